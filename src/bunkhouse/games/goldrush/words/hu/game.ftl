### Carcassonne: Gold Rush, its messages in Hungarian: what happens, what is asked and refused, the names of things.
### $seat is a player's name, $seats a list of $count names; $tile, $part, $role and $kind are phrases from this file.
### All of these stay in the nominative and without an article; players are addressed by „te”, buttons are nouns.

goldrush-title = Carcassonne: Aranyláz
goldrush-name = Aranyláz
goldrush-line = Fedezd fel a tájat, építs vasutat, vidd az aranyat!

## What happens

goldrush-event-first-player-named = { $seat } kezd.
goldrush-event-tile-drawn = { $seat } lapkát húz: { $tile }.
goldrush-event-tile-discarded = Kikerül a játékból egy lerakhatatlan lapka: { $tile }.
goldrush-event-tile-placed =
    { $forced ->
        [yes] { $seat } az egyetlen lehetséges módon rakja le a lapkát: { $tile } ({ $x }, { $y }).
       *[no] { $seat } lerakja a lapkát: { $tile } ({ $x }, { $y }).
    }{ $ore ->
        [0] { "" }
       *[other] { " " }{ $ore } bányászlapka kerül rá.
    }
goldrush-event-cowboy-placed = { $seat } elhelyez egy cowboyt: { $role } ({ $part }).
goldrush-event-tent-placed =
    { $moved ->
        [yes] { $seat } áthelyezi a sátrát: { $part } ({ $x }, { $y }).
       *[no] { $seat } felállítja a sátrát: { $part } ({ $x }, { $y }).
    }
goldrush-event-ore-mined =
    { $left ->
        [0] { $seat } elveszi a halom utolsó bányászlapkáját.
       *[other] { $seat } elvesz egy bányászlapkát, a halomban még { $left } marad.
    }
goldrush-event-ore-seen =
    { $value ->
        [0] Csak kavicsot találsz.
       *[other] { $value } aranyrögöt találsz.
    }
goldrush-event-passed = { $seat } passzol.
goldrush-event-track-scored =
    { $seats } egy befejezett vasútvonalért ({ $tiles } lapka{ $locomotives ->
        [0] { "" }
       *[other] , { $locomotives } mozdony
    }) { $count ->
        [one] { $points } pontot kap
       *[other] fejenként { $points } pontot kap
    }.
goldrush-event-track-completed = Befejeződött egy { $tiles } lapkás vasútvonal, de nincs tulajdonosa.
goldrush-event-mountain-scored =
    { $seats } egy befejezett hegységért { $count ->
        [one] { $points } pontot kap
       *[other] fejenként { $points } pontot kap
    }.
goldrush-event-mountain-completed =
    { $ore ->
        [0] Befejeződött egy hegység, de nincs tulajdonosa.
       *[other] Befejeződött egy hegység, de nincs tulajdonosa. Az ott maradt { $ore } bányászlapka kiesik a játékból.
    }
goldrush-event-city-scored = { $seat } egy befejezett városért ({ $tracks } vasútvonal) { $points } pontot kap.
goldrush-event-cowboy-returned = { $seat } visszakap egy cowboyt ({ $role }).
goldrush-event-tent-returned = { $seat } visszakapja a sátrát.
goldrush-event-final-scoring-began =
    { $ore ->
        [0] Megkezdődik a végső pontozás.
       *[other] Megkezdődik a végső pontozás. { $ore } megmaradt bányászlapka lekerül a tájlapkákról.
    }
goldrush-event-unfinished-mountain-scored =
    { $seats } egy befejezetlen hegységért { $count ->
        [one] { $points } pontot kap
       *[other] fejenként { $points } pontot kap
    }.
goldrush-event-unfinished-track-scored =
    { $seats } egy befejezetlen vasútvonalért { $count ->
        [one] { $points } pontot kap
       *[other] fejenként { $points } pontot kap
    }.
goldrush-event-unfinished-city-scored =
    { $seat } egy befejezetlen városért ({ $tracks ->
        [0] nincs befejezett vasútvonala
       *[other] { $tracks } befejezett vasútvonal
    }) { $points } pontot kap.
goldrush-event-prairie-scored =
    { $seats } egy prériért ({ $tipis ->
        [0] nincs indiántábor
       *[other] { $tipis } indiántábor
    }, { $herds ->
        [0] nincs vadlócsorda
       *[other] { $herds } vadlócsorda
    }) { $count ->
        [one] { $points } pontot kap
       *[other] fejenként { $points } pontot kap
    }.
goldrush-event-ore-counted =
    { $tokens ->
        [0] { $seat } nem szerzett bányászlapkát.
       *[other] { $seat } felfordít { $tokens } bányászlapkát: { $points } pont.
    }
goldrush-event-game-ended =
    { $seats } { $count ->
        [one] nyer
       *[other] osztozik a győzelmen
    } { $points } ponttal.

## What a player is asked

goldrush-ask-place = Rakd le a lapkát: { $tile }.
goldrush-ask-act = Válassz akciót: cowboy, sátor, bányászlapka vagy passz.
goldrush-ask-first-youngest = Te vagy a legfiatalabb: döntsd el, ki kezdjen.
goldrush-ask-first-host = Te vagy a házigazda: válaszd ki, ki kezdjen.

## Why something is not possible

goldrush-no-game-over = A játék már véget ért.
goldrush-no-chance = Erről a véletlen dönt, nem a játékos.
goldrush-no-not-your-turn = Most nem te vagy soron.
goldrush-no-not-now = Ez most nem lehetséges.
goldrush-no-no-neighbour = Ez a hely ({ $x }, { $y }) egyetlen lapka oldalával sem érintkezik.
goldrush-no-place-taken = Ezen a helyen ({ $x }, { $y }) már van lapka.
goldrush-no-sides-differ-any-turn = A lapka nem illik erre a helyre ({ $x }, { $y }), bárhogyan forgatod is.
goldrush-no-sides-differ = Így elforgatva a lapka nem illik erre a helyre ({ $x }, { $y }).
goldrush-no-no-such-part = Az éppen lerakott lapkán nincs ilyen rész: { $part }.
goldrush-no-no-cowboy = Nincs több cowboy a készletedben.
goldrush-no-no-farmers = Ebben a játékban nincsenek farmerek.
goldrush-no-occupied = Ide nem helyezhetsz cowboyt ({ $part }): az egész terület ({ $kind }) már elfoglalt.
goldrush-no-no-tent = A sátrad nem áll egyetlen hegységben sem.
goldrush-no-no-ore = Abban a hegységben, ahol a sátrad áll, már nincs bányászlapka.
goldrush-no-tent-needs-mountain = Sátor csak hegységben állhat.
goldrush-no-tent-stays = A sátrad már ott áll.
goldrush-no-mountain-complete = Ez a hegység már befejeződött.
goldrush-no-tent-place-taken = Ezen a hegyrészen már áll egy aranyásó vagy egy sátor.

## What a player can choose

goldrush-choice-pass = Passz
goldrush-choice-first = { $seat } kezd
goldrush-choice-draw = Lapka húzása: { $tile }
goldrush-choice-place =
    { $turn ->
        [0] Lerakás ide: ({ $x }, { $y })
        [1] Lerakás ide: ({ $x }, { $y }), 90°-kal elforgatva
        [2] Lerakás ide: ({ $x }, { $y }), 180°-kal elforgatva
       *[3] Lerakás ide: ({ $x }, { $y }), 270°-kal elforgatva
    }
goldrush-choice-cowboy = Cowboy elhelyezése: { $part }
goldrush-choice-tent = Sátor felállítása: { $part } ({ $x }, { $y })
goldrush-choice-mine = Bányászlapka elvétele
goldrush-choice-ore =
    { $value ->
        [0] Bányászlapka: kavics
       *[other] Bányászlapka: { $value } aranyrög
    }

## Landscapes

goldrush-tile-t01 = kanyarodó sín
goldrush-tile-t02 = kanyarodó sín mozdonnyal
goldrush-tile-t03 = egyenes sín
goldrush-tile-t04 = egyenes sín mozdonnyal
goldrush-tile-t05 = háromágú elágazás
goldrush-tile-t06 = város három sínnel
goldrush-tile-t07 = város négy sínnel
goldrush-tile-t08 = négyágú elágazás
goldrush-tile-t09 = hegység egy oldalon, jobbra kanyarodó sín
goldrush-tile-t10 = hegység egy oldalon, balra kanyarodó sín
goldrush-tile-t11 = két hegység szemközti oldalakon
goldrush-tile-t12 = két hegység szomszédos oldalakon
goldrush-tile-t13 = lapkát átszelő hegység
goldrush-tile-t14 = hegység két oldalon, kanyarodó sín
goldrush-tile-t15 = hegység két oldalon, kanyarodó sín mozdonnyal
goldrush-tile-t16 = hegység két oldalon
goldrush-tile-t17 = hegység három oldalon
goldrush-tile-t18 = hegység három oldalon, hegynél végződő sín
goldrush-tile-t19 = hegység minden oldalon
goldrush-tile-t20 = hegység egy oldalon, háromágú elágazás
goldrush-tile-t21 = hegység egy oldalon
goldrush-tile-t22 = hegység egy oldalon, egyenes sín

## Parts of a tile, figures and areas

goldrush-part-r = { $number }. sínszakasz
goldrush-part-m = { $number }. hegyrész
goldrush-part-p = { $number }. prérirész
goldrush-part-c = város

goldrush-role-railwayman = vasutas
goldrush-role-miner = aranyásó
goldrush-role-farmer = farmer
goldrush-role-merchant = kereskedő
goldrush-role-tent = sátor

goldrush-kind-track = vasútvonal
goldrush-kind-mountain = hegység
goldrush-kind-prairie = préri
goldrush-kind-city = város

## Score sheet

goldrush-points-tracks = Vasútvonalak
goldrush-points-mountains = Hegységek
goldrush-points-cities = Városok
goldrush-points-last-mountains = Befejezetlen hegységek
goldrush-points-last-tracks = Befejezetlen vasútvonalak
goldrush-points-last-cities = Befejezetlen városok
goldrush-points-farmers = Farmerek
goldrush-points-ore = Bányászlapkák

## Options

goldrush-option-no_farmers = Farmerek nélkül (első játék)
goldrush-option-no_farmers-true = Igen
goldrush-option-no_farmers-false = Nem
goldrush-option-no_farmers-help = A prériken nem lehet cowboyt elhelyezni, és a prérik nem érnek pontot: első játékhoz ajánlott.
goldrush-option-first_player = Kezdőjátékos
goldrush-option-first_player-random = Sorsolás dönti el
goldrush-option-first_player-named_by_youngest = A legfiatalabb játékos nevezi meg
goldrush-option-first_player-host_chooses = A házigazda választja ki
goldrush-option-first_player-help = Arról, hogy ki kezd, sorsolás dönt, vagy az első helyen ülő játékos: a legfiatalabb, illetve a házigazda.

## Mistakes in scenario files

goldrush-mistake-tile = Nincs „{ $tile }” nevű lapka.
goldrush-mistake-place = Ez a lapka nem fekhet így ezen a helyen: „{ $tile }” ({ $x }, { $y }).
goldrush-mistake-tiles = Nincs ennyi „{ $tile }” lapka a játékban.
goldrush-mistake-part = Ezen a helyen nincs megfelelő lapkarész: „{ $at }”.
goldrush-mistake-cowboys = Ezen a helyen eggyel több a cowboy, mint amennyi a játékosnak van: „{ $at }”.
goldrush-mistake-ore = Nem maradt { $value } értékű bányászlapka.
goldrush-mistake-hand = A lerakandó lapka („{ $tile }”) sehová sem illik.

## Miből áll egy bot tanácsa

goldrush-feature-points = a már megszerzett pontok
goldrush-feature-turns = a még hátralévő körök
goldrush-feature-tracks = befejezetlen vasútvonalak
goldrush-feature-tracks-one-open = vasútvonal egy nyitott véggel
goldrush-feature-tracks-more-open = vasútvonal több nyitott véggel
goldrush-feature-cities = kereskedők a városokban
goldrush-feature-cities-open = egy város nyitott sínjei
goldrush-feature-mountains = a saját hegységek aranyrögei
goldrush-feature-ore-one-open = bányászlapkák egy majdnem kész hegységen
goldrush-feature-ore-two-open = bányászlapkák egy két oldalon nyitott hegységen
goldrush-feature-ore-three-open = bányászlapkák egy három oldalon nyitott hegységen
goldrush-feature-ore-more-open = bányászlapkák egy sok oldalon nyitott hegységen
goldrush-feature-slopes = hegységek, amelyek még nőhetnek
goldrush-feature-prairies = farmerek a prérin
goldrush-feature-prairie-hope = prérik, amelyek még nőhetnek
goldrush-feature-home-soon = egy cowboy, aki hamarosan hazatér
goldrush-feature-hand-one = egy cowboy kéznél
goldrush-feature-hand-two = második cowboy kéznél
goldrush-feature-hand-three = harmadik cowboy kéznél
goldrush-feature-hand-four = minden cowboy kéznél
goldrush-feature-tent = a sátor helye
goldrush-feature-tent-ore = bányászlapkák a sátornál
