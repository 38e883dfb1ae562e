### Carcassonne: Gold Rush, its messages in Czech: what happens, what is asked and refused, the names of things.
### $seat is a player's name, $seats a list of $count names; $tile, $part, $role and $kind are phrases from this file.
### All of these stay in the nominative; players are addressed by „ty“, buttons are infinitives.

goldrush-title = Carcassonne: Zlatá horečka
goldrush-name = Zlatá horečka
goldrush-line = Objevuj krajinu, stav železnici, dobývej zlato.

## What happens

goldrush-event-first-player-named = { $seat } začíná.
goldrush-event-tile-drawn = { $seat } bere kartičku: { $tile }.
goldrush-event-tile-discarded = Kartička, kterou nelze nikam přiložit, se vyřazuje ze hry: { $tile }.
goldrush-event-tile-placed =
    { $forced ->
        [yes] { $seat } přikládá kartičku jediným možným způsobem: { $tile } ({ $x }, { $y }).
       *[no] { $seat } přikládá kartičku: { $tile } ({ $x }, { $y }).
    }{ $ore ->
        [0] { "" }
        [one] { " " }Přibývá 1 žeton s rudou.
        [few] { " " }Přibývají { $ore } žetony s rudou.
       *[other] { " " }Přibývá { $ore } žetonů s rudou.
    }
goldrush-event-cowboy-placed = { $seat } umisťuje kovboje: { $role } ({ $part }).
goldrush-event-tent-placed =
    { $moved ->
        [yes] { $seat } přemisťuje stan: { $part } ({ $x }, { $y }).
       *[no] { $seat } staví stan: { $part } ({ $x }, { $y }).
    }
goldrush-event-ore-mined =
    { $left ->
        [0] { $seat } si bere žeton s rudou, poslední z hromádky.
        [one] { $seat } si bere žeton s rudou, na hromádce zbývá 1.
        [few] { $seat } si bere žeton s rudou, na hromádce zbývají { $left }.
       *[other] { $seat } si bere žeton s rudou, na hromádce zbývá { $left }.
    }
goldrush-event-ore-seen =
    { $value ->
        [0] Nacházíš jen štěrk.
        [one] Nacházíš 1 nuget.
        [few] Nacházíš { $value } nugety.
       *[other] Nacházíš { $value } nugetů.
    }
goldrush-event-passed = { $seat } se vzdává úkonu.
goldrush-event-track-scored =
    { $seats } { $count ->
        [one] získává { $points ->
            [one] 1 bod
            [few] { $points } body
           *[other] { $points } bodů
        }
       *[other] získávají po { $points ->
            [one] 1 bodu
           *[other] { $points } bodech
        }
    } za dokončenou trať ({ $tiles ->
        [one] 1 kartička
        [few] { $tiles } kartičky
       *[other] { $tiles } kartiček
    }{ $locomotives ->
        [0] { "" }
        [one] , 1 lokomotiva
        [few] , { $locomotives } lokomotivy
       *[other] , { $locomotives } lokomotiv
    }).
goldrush-event-track-completed =
    { $tiles ->
        [one] Trať je dokončená (1 kartička), ale nikomu nepatří.
        [few] Trať je dokončená ({ $tiles } kartičky), ale nikomu nepatří.
       *[other] Trať je dokončená ({ $tiles } kartiček), ale nikomu nepatří.
    }
goldrush-event-mountain-scored =
    { $seats } { $count ->
        [one] získává { $points ->
            [one] 1 bod
            [few] { $points } body
           *[other] { $points } bodů
        }
       *[other] získávají po { $points ->
            [one] 1 bodu
           *[other] { $points } bodech
        }
    } za uzavřené hory.
goldrush-event-mountain-completed =
    { $ore ->
        [0] Hory jsou uzavřené, ale nikomu nepatří.
        [one] Hory jsou uzavřené, ale nikomu nepatří. 1 žeton s rudou v nich už nelze získat.
        [few] Hory jsou uzavřené, ale nikomu nepatří. { $ore } žetony s rudou v nich už nelze získat.
       *[other] Hory jsou uzavřené, ale nikomu nepatří. { $ore } žetonů s rudou v nich už nelze získat.
    }
goldrush-event-city-scored =
    { $seat } získává { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    } za dokončené město ({ $tracks ->
        [one] 1 trať
        [few] { $tracks } tratě
       *[other] { $tracks } tratí
    }).
goldrush-event-cowboy-returned = { $seat } dostává zpět kovboje ({ $role }).
goldrush-event-tent-returned = { $seat } dostává zpět stan.
goldrush-event-final-scoring-began =
    { $ore ->
        [0] Začíná závěrečné vyhodnocení.
        [one] Začíná závěrečné vyhodnocení. Z kartiček se odstraňuje 1 zbylý žeton s rudou.
        [few] Začíná závěrečné vyhodnocení. Z kartiček se odstraňují { $ore } zbylé žetony s rudou.
       *[other] Začíná závěrečné vyhodnocení. Z kartiček se odstraňuje { $ore } zbylých žetonů s rudou.
    }
goldrush-event-unfinished-mountain-scored =
    { $seats } { $count ->
        [one] získává { $points ->
            [one] 1 bod
            [few] { $points } body
           *[other] { $points } bodů
        }
       *[other] získávají po { $points ->
            [one] 1 bodu
           *[other] { $points } bodech
        }
    } za nedokončené hory.
goldrush-event-unfinished-track-scored =
    { $seats } { $count ->
        [one] získává { $points ->
            [one] 1 bod
            [few] { $points } body
           *[other] { $points } bodů
        }
       *[other] získávají po { $points ->
            [one] 1 bodu
           *[other] { $points } bodech
        }
    } za nedokončenou trať.
goldrush-event-unfinished-city-scored =
    { $seat } získává { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    } za nedokončené město ({ $tracks ->
        [0] žádná dokončená trať
        [one] 1 dokončená trať
        [few] { $tracks } dokončené tratě
       *[other] { $tracks } dokončených tratí
    }).
goldrush-event-prairie-scored =
    { $seats } { $count ->
        [one] získává { $points ->
            [one] 1 bod
            [few] { $points } body
           *[other] { $points } bodů
        }
       *[other] získávají po { $points ->
            [one] 1 bodu
           *[other] { $points } bodech
        }
    } za prérii ({ $tipis ->
        [0] žádný indiánský tábor
        [one] 1 indiánský tábor
        [few] { $tipis } indiánské tábory
       *[other] { $tipis } indiánských táborů
    }, { $herds ->
        [0] žádní divocí koně
        [one] 1 stádo divokých koní
        [few] { $herds } stáda divokých koní
       *[other] { $herds } stád divokých koní
    }).
goldrush-event-ore-counted =
    { $tokens ->
        [0] { $seat } nemá žádné žetony s rudou.
        [one] { $seat } otáčí 1 žeton s rudou: { $points ->
            [one] 1 bod
            [few] { $points } body
           *[other] { $points } bodů
        }.
        [few] { $seat } otáčí { $tokens } žetony s rudou: { $points ->
            [one] 1 bod
            [few] { $points } body
           *[other] { $points } bodů
        }.
       *[other] { $seat } otáčí { $tokens } žetonů s rudou: { $points ->
            [one] 1 bod
            [few] { $points } body
           *[other] { $points } bodů
        }.
    }
goldrush-event-game-ended =
    { $seats } { $count ->
        [one] vítězí
       *[other] se dělí o vítězství
    } se ziskem { $points ->
        [one] 1 bodu
       *[other] { $points } bodů
    }.

## What a player is asked

goldrush-ask-place = Přilož kartičku: { $tile }.
goldrush-ask-act = Zvol úkon: kovboj, stan, žeton s rudou, nebo nic.
goldrush-ask-first-youngest = Jako nejmladší u stolu máš slovo: urči, kdo začne.
goldrush-ask-first-host = Hru zakládáš ty: urči, kdo začne.

## Why something is not possible

goldrush-no-game-over = Hra už skončila.
goldrush-no-chance = O tom rozhoduje náhoda, ne hráč.
goldrush-no-not-your-turn = Nejsi na tahu.
goldrush-no-not-now = To teď nejde.
goldrush-no-no-neighbour = Místo ({ $x }, { $y }) nesousedí stranou s žádnou kartičkou.
goldrush-no-place-taken = Na místě ({ $x }, { $y }) už kartička leží.
goldrush-no-sides-differ-any-turn = Na místo ({ $x }, { $y }) kartička nepasuje, ať ji natočíš jakkoli.
goldrush-no-sides-differ = Takto natočená kartička na místo ({ $x }, { $y }) nepasuje.
goldrush-no-no-such-part = Na právě přiložené kartičce taková část není: { $part }.
goldrush-no-no-cowboy = Nemáš v zásobě žádného kovboje.
goldrush-no-no-farmers = Tato hra se hraje bez farmářů.
goldrush-no-occupied = Sem kovboje umístit nelze ({ $part }): celá oblast ({ $kind }) už je obsazená.
goldrush-no-no-tent = Tvůj stan nestojí v žádných horách.
goldrush-no-no-ore = V horách, kde stojí tvůj stan, už žádné žetony s rudou nejsou.
goldrush-no-tent-needs-mountain = Stan smí stát jen v horách.
goldrush-no-tent-stays = Tvůj stan už tam stojí.
goldrush-no-mountain-complete = Tyto hory jsou už uzavřené.
goldrush-no-tent-place-taken = Na této části hor už stojí zlatokop nebo stan.

## What a player can choose

goldrush-choice-pass = Vzdát se úkonu
goldrush-choice-first = { $seat } začíná
goldrush-choice-draw = Vzít kartičku: { $tile }
goldrush-choice-place =
    { $turn ->
        [0] Přiložit na ({ $x }, { $y })
        [1] Přiložit na ({ $x }, { $y }) s otočením o 90°
        [2] Přiložit na ({ $x }, { $y }) s otočením o 180°
       *[3] Přiložit na ({ $x }, { $y }) s otočením o 270°
    }
goldrush-choice-cowboy = Umístit kovboje: { $part }
goldrush-choice-tent = Postavit stan: { $part } ({ $x }, { $y })
goldrush-choice-mine = Vzít si žeton s rudou
goldrush-choice-ore =
    { $value ->
        [0] Žeton s rudou: štěrk
        [one] Žeton s rudou: 1 nuget
        [few] Žeton s rudou: { $value } nugety
       *[other] Žeton s rudou: { $value } nugetů
    }

## Landscapes

goldrush-tile-t01 = kolejový oblouk
goldrush-tile-t02 = kolejový oblouk s lokomotivou
goldrush-tile-t03 = rovné koleje
goldrush-tile-t04 = rovné koleje s lokomotivou
goldrush-tile-t05 = křižovatka tří kolejí
goldrush-tile-t06 = město se třemi kolejemi
goldrush-tile-t07 = město se čtyřmi kolejemi
goldrush-tile-t08 = křižovatka čtyř kolejí
goldrush-tile-t09 = hory na jedné straně a kolejový oblouk vpravo
goldrush-tile-t10 = hory na jedné straně a kolejový oblouk vlevo
goldrush-tile-t11 = dvoje hory na protějších stranách
goldrush-tile-t12 = dvoje hory na sousedních stranách
goldrush-tile-t13 = hory napříč kartičkou
goldrush-tile-t14 = hory na dvou stranách a kolejový oblouk
goldrush-tile-t15 = hory na dvou stranách a kolejový oblouk s lokomotivou
goldrush-tile-t16 = hory na dvou stranách
goldrush-tile-t17 = hory na třech stranách
goldrush-tile-t18 = hory na třech stranách a konec kolejí
goldrush-tile-t19 = hory na všech stranách
goldrush-tile-t20 = hory na jedné straně a křižovatka tří kolejí
goldrush-tile-t21 = hory na jedné straně
goldrush-tile-t22 = hory na jedné straně a rovné koleje

## Parts of a tile, figures and areas

goldrush-part-r = koleje { $number }
goldrush-part-m = hory { $number }
goldrush-part-p = prérie { $number }
goldrush-part-c = město

goldrush-role-railwayman = železničář
goldrush-role-miner = zlatokop
goldrush-role-farmer = farmář
goldrush-role-merchant = obchodník
goldrush-role-tent = stan

goldrush-kind-track = železniční trať
goldrush-kind-mountain = hory
goldrush-kind-prairie = prérie
goldrush-kind-city = město

## Score sheet

goldrush-points-tracks = Železniční tratě
goldrush-points-mountains = Hory
goldrush-points-cities = Města
goldrush-points-last-mountains = Nedokončené hory
goldrush-points-last-tracks = Nedokončené tratě
goldrush-points-last-cities = Nedokončená města
goldrush-points-farmers = Farmáři
goldrush-points-ore = Žetony zlatonosné rudy

## Options

goldrush-option-no_farmers = Bez farmářů a bez bodů za prérie (první hra)
goldrush-option-no_farmers-true = Ano
goldrush-option-no_farmers-false = Ne
goldrush-option-no_farmers-help = Na prérie se neumisťují kovbojové a prérie nepřinášejí body: vhodné pro první hru.
goldrush-option-first_player = Začínající hráč
goldrush-option-first_player-random = Určí los
goldrush-option-first_player-named_by_youngest = Určí nejmladší hráč
goldrush-option-first_player-host_chooses = Určí zakladatel hry
goldrush-option-first_player-help = Kdo začne, určí los, nebo hráč na prvním místě: nejmladší z hráčů či zakladatel hry.

## Mistakes in scenario files

goldrush-mistake-tile = Kartička „{ $tile }“ neexistuje.
goldrush-mistake-place = Kartička „{ $tile }“ nemůže takto ležet na místě ({ $x }, { $y }).
goldrush-mistake-tiles = Tolik kartiček „{ $tile }“ ve hře není.
goldrush-mistake-part = „{ $at }“ neoznačuje žádnou vhodnou část kartičky.
goldrush-mistake-cowboys = Kovboj na místě „{ $at }“ je navíc, jeho hráč jich tolik nemá.
goldrush-mistake-ore = Žádný žeton s hodnotou { $value } už nezbývá.
goldrush-mistake-hand = Kartičku „{ $tile }“, která je na řadě, nelze nikam přiložit.

## Z čeho se skládá rada bota

goldrush-feature-points = body už získané
goldrush-feature-turns = tahy, které ještě přijdou
goldrush-feature-tracks = nedokončené tratě
goldrush-feature-tracks-one-open = trať s jedním otevřeným koncem
goldrush-feature-tracks-more-open = trať s více otevřenými konci
goldrush-feature-cities = obchodníci ve městech
goldrush-feature-cities-open = otevřené koleje města
goldrush-feature-mountains = valouny vlastních hor
goldrush-feature-ore-one-open = žetony rudy na téměř dokončených horách
goldrush-feature-ore-two-open = žetony rudy na horách se dvěma otevřenými stranami
goldrush-feature-ore-three-open = žetony rudy na horách se třemi otevřenými stranami
goldrush-feature-ore-more-open = žetony rudy na široce otevřených horách
goldrush-feature-slopes = hory, které mohou růst
goldrush-feature-prairies = farmáři na prérii
goldrush-feature-prairie-hope = prérie, které mohou růst
goldrush-feature-home-soon = kovboj, který se brzy vrátí
goldrush-feature-hand-one = kovboj v zásobě
goldrush-feature-hand-two = druhý kovboj v zásobě
goldrush-feature-hand-three = třetí kovboj v zásobě
goldrush-feature-hand-four = všichni kovbojové v zásobě
goldrush-feature-tent = místo stanu
goldrush-feature-tent-ore = žetony rudy u stanu
