### Dice Town, its messages in Czech: what happens, what is asked and refused, the names of things.
### $seat is a player's name, $seats, $victims, $takers … are lists of names; $card, $location, $type, $consolation and
### $face are phrases from this file; $faces are dice as they fell (9 9 J), $old and $new the faces of one die.
### All of these stay in the nominative; players are addressed by „ty“, buttons are infinitives.

dicetown-title = Dice Town
dicetown-name = Dice Town
dicetown-line = Pokerové kostky pod pohárkem, v sázce celá ulice.

## What happens: the round

dicetown-event-sheriff-named = { $seat } si připíná odznak a je prvním šerifem.
dicetown-event-claim-turned = Na radnici se vykládá: { $card }.
dicetown-event-round-began = Začíná { $round }. kolo.
dicetown-event-cup-slammed =
    { $dice ->
        [one] { $seat } přiklápí pohárkem 1 kostku.
        [few] { $seat } přiklápí pohárkem { $dice } kostky.
       *[other] { $seat } přiklápí pohárkem { $dice } kostek.
    }
dicetown-event-roll-seen = Pod tvým pohárkem: { $faces }.
dicetown-event-last-roll-began =
    { $count ->
        [one] Poslední hod: { $seats } hází ještě jednou, zdarma, a nechává si, co padne.
       *[other] Poslední hod: { $seats } házejí ještě jednou, zdarma, a nechávají si, co padne.
    }
dicetown-event-last-roll-fell = { $seat } hází { $faces }.
dicetown-event-dice-chosen = Necháváš si: { $faces }.
dicetown-event-dice-committed = { $seat } má vybráno.
dicetown-event-dice-revealed =
    { $dice ->
        [0] { $seat } si nenechává žádnou kostku (za { $price } dolar).
       *[other] { $price ->
            [0] { $seat } si nechává: { $faces }.
            [one] { $seat } si nechává: { $faces } (za 1 dolar).
            [few] { $seat } si nechává: { $faces } (za { $price } dolary).
           *[other] { $seat } si nechává: { $faces } (za { $price } dolarů).
        }
    }
dicetown-event-dice-trimmed = { $seat } nemá na zaplacení všech kostek a nechává si jen: { $faces }.
dicetown-event-price-paid =
    { $dollars ->
        [one] { $seat } platí 1 dolar do Dostavníku.
        [few] { $seat } platí { $dollars } dolary do Dostavníku.
       *[other] { $seat } platí { $dollars } dolarů do Dostavníku.
    }

## What happens: cards

dicetown-event-card-played = { $seat } hraje kartu { $card }.
dicetown-event-die-turned = { $seat } chce otočit kostku z { $old } na { $new }.
dicetown-event-joe-played = { $seat } posílá Joea pro peníze. Platit má { $givers }.
dicetown-event-joe-shown = { $seat } potkává Vyklepanýho Joea a musí kartu hned zahrát.
dicetown-event-joe-in-vain = Nikdo jiný nemá peníze. { $seat } Vyklepanýho Joea jen odhazuje.
dicetown-event-card-cancelled = { $seat } hraje kartu Hledanej a ruší kartu { $card } ({ $others }).
dicetown-event-dollars-given =
    { $dollars ->
        [one] { $takers } dostává 1 dolar. Platí { $seat }.
        [few] { $takers } dostává { $dollars } dolary. Platí { $seat }.
       *[other] { $takers } dostává { $dollars } dolarů. Platí { $seat }.
    }
dicetown-event-nuggets-given =
    { $nuggets ->
        [one] { $takers } dostává 1 nuget. Dává { $seat }.
        [few] { $takers } dostává { $nuggets } nugety. Dává { $seat }.
       *[other] { $takers } dostává { $nuggets } nugetů. Dává { $seat }.
    }

## What happens: the town

dicetown-event-nobody-visits = { $location }: v tomto kole nikdo nepřichází.
dicetown-event-tie-for-nothing = { $location }: remíza ({ $seats }), ale není o co hrát.
dicetown-event-location-visited = { $location }: vítězí { $seat }.
dicetown-event-nuggets-taken =
    { $nuggets ->
        [one] { $seat } si bere 1 nuget
        [few] { $seat } si bere { $nuggets } nugety
       *[other] { $seat } si bere { $nuggets } nugetů
    }; { $left ->
        [0] důl je prázdný.
        [one] v dole zbývá 1.
        [few] v dole zbývají { $left }.
       *[other] v dole zbývá { $left }.
    }
dicetown-event-bank-robbed =
    { $dollars ->
        [0] { $seat } nachází Banku prázdnou.
        [one] { $seat } vylupuje Banku: 1 dolar.
        [few] { $seat } vylupuje Banku: { $dollars } dolary.
       *[other] { $seat } vylupuje Banku: { $dollars } dolarů.
    }
dicetown-event-stagecoach-unloaded =
    { $dollars ->
        [0] Dostavník přijíždí prázdný.
        [one] Dostavník přiváží do Banky 1 dolar.
        [few] Dostavník přiváží do Banky { $dollars } dolary.
       *[other] Dostavník přiváží do Banky { $dollars } dolarů.
    }
dicetown-event-store-reshuffled =
    { $cards ->
        [one] Jediná odhozená karta Koloniálu tvoří novou dobírací hromádku.
        [few] { $cards } odhozené karty Koloniálu se zamíchají do nové dobírací hromádky.
       *[other] { $cards } odhozených karet Koloniálu se zamíchá do nové dobírací hromádky.
    }
dicetown-event-store-card-drawn = { $seat } si bere kartu Koloniálu.
dicetown-event-store-card-seen = Bereš si: { $card }.
dicetown-event-store-card-kept =
    { $discarded ->
        [0] { $seat } si kartu nechává.
        [one] { $seat } si nechává jednu kartu a druhou odhazuje.
        [few] { $seat } si nechává jednu kartu a { $discarded } odhazuje.
       *[other] { $seat } si nechává jednu kartu a { $discarded } odhazuje.
    }
dicetown-event-kept-card-seen = Necháváš si: { $card }.
dicetown-event-nothing-to-steal = { $seat } nemá koho okrást, nikdo nemá v ruce kartu.
dicetown-event-cards-grabbed =
    { $seat } krade. Oběť: { $victims }{ $store ->
        [0] { "" }
        [one] { " · " }1 karta Koloniálu
        [few] { " · " }{ $store } karty Koloniálu
       *[other] { " · " }{ $store } karet Koloniálu
    }{ $claims ->
        [0] { "" }
        [one] { " · " }1 dekret
        [few] { " · " }{ $claims } dekrety
       *[other] { " · " }{ $claims } dekretů
    }{ $blind ->
        [0] { "" }
        [one] { " · " }1 karta naslepo
        [few] { " · " }{ $blind } karty naslepo
       *[other] { " · " }{ $blind } karet naslepo
    }
dicetown-event-card-taken = { $seat } bere kartu ({ $type }). Přichází o ni { $victims }.
dicetown-event-stolen-card-seen = { $seat } bere kartu { $card }. Přichází o ni { $victims }.
dicetown-event-loot-kept =
    { $returned ->
        [0] { $seat } si ukradenou kartu nechává: { $type }.
        [one] { $seat } si nechává jednu kartu: { $type }. { $victims } dostává druhou zpět.
        [few] { $seat } si nechává jednu kartu: { $type }. { $victims } dostává zpět { $returned } karty.
       *[other] { $seat } si nechává jednu kartu: { $type }. { $victims } dostává zpět { $returned } karet.
    }
dicetown-event-loot-seen = { $seat } si nechává kartu { $card }. Oběť: { $victims }.
dicetown-event-sheriff-stayed = { $seat } zůstává šerifem.
dicetown-event-badge-moved = { $seat } je novým šerifem.
dicetown-event-claim-won = { $seat } získává: { $card }.
dicetown-event-secret-claim-won = { $seat } si navíc tajně bere vrchní dekret z hromádky.
dicetown-event-secret-claim-seen = Dekret z hromádky: { $card }.
dicetown-event-claims-put-under =
    { $claims ->
        [one] Zbylý dekret putuje pod hromádku.
        [few] { $claims } zbylé dekrety putují pod hromádku.
       *[other] { $claims } zbylých dekretů putuje pod hromádku.
    }

## What happens: ties

dicetown-event-tie-held = { $location }: remíza ({ $seats }). Rozhodne šerif.
dicetown-event-offer-written = { $seat } má nabídku rozmyšlenou.
dicetown-event-offer-shown =
    Nabídka: { $seat }{ $dollars ->
        [0] { $nuggets ->
            [0] { $store ->
                [0] { $claims ->
                    [0] { " · nic" }
                   *[other] { "" }
                }
               *[other] { "" }
            }
           *[other] { "" }
        }
        [one] { " · " }1 dolar
        [few] { " · " }{ $dollars } dolary
       *[other] { " · " }{ $dollars } dolarů
    }{ $nuggets ->
        [0] { "" }
        [one] { " · " }1 nuget
        [few] { " · " }{ $nuggets } nugety
       *[other] { " · " }{ $nuggets } nugetů
    }{ $store ->
        [0] { "" }
        [one] { " · " }1 karta Koloniálu
        [few] { " · " }{ $store } karty Koloniálu
       *[other] { " · " }{ $store } karet Koloniálu
    }{ $claims ->
        [0] { "" }
        [one] { " · " }1 dekret
        [few] { " · " }{ $claims } dekrety
       *[other] { " · " }{ $claims } dekretů
    }
dicetown-event-offer-meant-for = Nabídka ({ $seat }) je za to, že vyhraje { $others }.
dicetown-event-offered-card-seen = Mezi nabídnutými kartami ({ $seat }) je { $card }.
dicetown-event-more-asked = Šerif ({ $seat }) žádá víc.
dicetown-event-favoured = { $location }: šerif vybírá. Vyhrává { $seat }.
dicetown-event-offer-waived = Šerif nabídku ({ $seat }) nepřijímá.
dicetown-event-bribe-agreed = Šerif přijímá nabídku ({ $seat }), zaplatí se z výhry.
dicetown-event-bribe-paid =
    { $seat } podplácí šerifa ({ $takers }){ $dollars ->
        [0] { $nuggets ->
            [0] { $store ->
                [0] { $claims ->
                    [0] { " · nic" }
                   *[other] { "" }
                }
               *[other] { "" }
            }
           *[other] { "" }
        }
        [one] { " · " }1 dolar
        [few] { " · " }{ $dollars } dolary
       *[other] { " · " }{ $dollars } dolarů
    }{ $nuggets ->
        [0] { "" }
        [one] { " · " }1 nuget
        [few] { " · " }{ $nuggets } nugety
       *[other] { " · " }{ $nuggets } nugetů
    }{ $store ->
        [0] { "" }
        [one] { " · " }1 karta Koloniálu
        [few] { " · " }{ $store } karty Koloniálu
       *[other] { " · " }{ $store } karet Koloniálu
    }{ $claims ->
        [0] { "" }
        [one] { " · " }1 dekret
        [few] { " · " }{ $claims } dekrety
       *[other] { " · " }{ $claims } dekretů
    }
dicetown-event-bribe-card-seen = { $takers } dostává jako úplatek: { $card } ({ $seat }).

## What happens: Doc Badluck and the end

dicetown-event-no-consolation = { $seat } u Doktora Bedláka nic nepořídí.
dicetown-event-consolation-declined = { $seat } k Doktoru Bedlákovi nejde.
dicetown-event-consolation-chosen = { $seat } si u Doktora Bedláka vybírá: { $consolation }.
dicetown-event-claim-fenced = { $seat } ohrazuje ostnatým drátem: { $card }.
dicetown-event-card-laid-open = { $seat } ukazuje: { $card }.
dicetown-event-points-counted =
    { $seat } má { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
dicetown-event-winner-named = Úplná remíza: šerif určuje vítěze. Vyhrává { $seat }.
dicetown-event-game-ended =
    { $seats } { $count ->
        [one] vítězí
       *[other] se dělí o vítězství
    }: { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }.

## What a player is asked

dicetown-ask-first-sheriff = Kdo je nejmladší? Stane se prvním šerifem.
dicetown-ask-keep =
    Tvůj hod: { $faces }. Které kostky si necháš? Jedna je zdarma, každá další stojí 1 dolar a nenechat si žádnou také 1 dolar ({ $dollars ->
        [one] máš 1 dolar
        [few] máš { $dollars } dolary
       *[other] máš { $dollars } dolarů
    }).
dicetown-ask-plan = Necháváš si: { $faces }. Které karty přidáš ke kostkám?
dicetown-ask-quick-draw = Než zaplatíš: s kartou Bouchač by tě toto odhalení nestálo nic.
dicetown-ask-trim = Tvůj Bouchač je zrušený. Vyber kostky, na které ti stačí peníze.
dicetown-ask-cheater = Profesionální švindlíř by mohl otočit jednu z právě odhalených kostek.
dicetown-ask-dynamite = Zlato je tvoje. Dynamit by ho zdvojnásobil.
dicetown-ask-credit = Koloniál je tvůj. Na sekeru tu můžeš nakoupit dvakrát.
dicetown-ask-girls = Salón je tvůj. S kartou Děvčata můžeš krást dvakrát.
dicetown-ask-corruption = Radnice je tvoje. Korupce by ti přinesla ještě jeden tajný dekret.
dicetown-ask-fifty-fifty = Banka je vyloupená. Karta Fifty fifty by ti vynesla půlku lupu.
dicetown-ask-marshal = Odznak má změnit majitele. S kartou Maršál by starý šerif zůstal.
dicetown-ask-elixir = V tomto kole už něco máš. S Bedlákovým elixírem můžeš k Doktoru Bedlákovi i tak.
dicetown-ask-wanted = Někdo zahrál kartu { $card }. Hledanej by ji zrušil.
dicetown-ask-joe = Vyklepanej Joe chce 4 dolary. Od koho?
dicetown-ask-keep-card = Vyber kartu, kterou si necháš. Ostatní se odhodí.
dicetown-ask-victim = Koho okradeš?
dicetown-ask-grab = Oběť má v ruce { $store ->
        [one] 1 kartu Koloniálu
        [few] { $store } karty Koloniálu
       *[other] { $store } karet Koloniálu
    } a { $claims ->
        [one] 1 dekret
        [few] { $claims } dekrety
       *[other] { $claims } dekretů
    }. Kolik od každého druhu si vezmeš?
dicetown-ask-keep-loot = Vyber ukradenou kartu, kterou si necháš. Ostatní se vrátí.
dicetown-ask-offer-dollars = { $location }: můžeš si naklonit šerifa. Kolik dolarů nabídneš?
dicetown-ask-offer-nuggets = { $location }: kolik nugetů nabídneš?
dicetown-ask-offer-cards = { $location }: přidej k nabídce karty, nebo ji uzavři.
dicetown-ask-offer-for = { $location }: koho má šerif za tvou nabídku vybrat?
dicetown-ask-decide = { $location }: rozhodnutí je na tobě, šerife. Kdo vyhraje remízu?
dicetown-ask-bribe =
    Přijmeš tuto nabídku, šerife?{ $dollars ->
        [0] { "" }
        [one] { " · " }1 dolar
        [few] { " · " }{ $dollars } dolary
       *[other] { " · " }{ $dollars } dolarů
    }{ $nuggets ->
        [0] { "" }
        [one] { " · " }1 nuget
        [few] { " · " }{ $nuggets } nugety
       *[other] { " · " }{ $nuggets } nugetů
    }{ $cards ->
        [0] { "" }
        [one] { " · " }1 karta
        [few] { " · " }{ $cards } karty
       *[other] { " · " }{ $cards } karet
    }
dicetown-ask-next-patient = Šerife, kdo jde k Doktoru Bedlákovi teď?
dicetown-ask-console = Kolo bez zisku, nebo elixír: vyber si u Doktora Bedláka akci útěchy, nebo žádnou.
dicetown-ask-fence = Který dekret ohradíš ostnatým drátem? Už ho nikdo neukradne.
dicetown-ask-winner = Úplná remíza, šerife: urči vítěze hry.

## Why something is not possible

dicetown-no-game-over = Hra už skončila.
dicetown-no-chance = O tom rozhoduje náhoda, ne hráč.
dicetown-no-not-asked = Teď se tě nikdo na nic neptá.
dicetown-no-not-now = To teď nejde.
dicetown-no-must-choose = Tady se nedá vynechat: vyber jednu z možností.
dicetown-no-other-window = Na tuto kartu teď není chvíle: { $card }.
dicetown-no-no-card = Tuto kartu nemáš v ruce: { $card }.
dicetown-no-no-trade = Hráči spolu neobchodují; nabídky se dělají jen šerifovi při remíze.
dicetown-no-committed = Kostky už máš vybrané.
dicetown-no-not-rolled = Tolik kostek s touto stranou ti nepadlo: { $face }.
dicetown-no-trim =
    { $dice ->
        [one] Tvoje peníze stačí přesně na 1 z těchto kostek.
        [few] Tvoje peníze stačí přesně na { $dice } z těchto kostek.
       *[other] Tvoje peníze stačí přesně na { $dice } z těchto kostek.
    }
dicetown-no-too-dear =
    Nechat si tyto kostky stojí { $price ->
        [one] 1 dolar
        [few] { $price } dolary
       *[other] { $price } dolarů
    }, ale { $dollars ->
        [0] nemáš žádný
        [one] máš jen 1
       *[other] máš jen { $dollars }
    }.
dicetown-no-same-face = Kostka už tuto stranu ukazuje.
dicetown-no-not-fresh = Žádná z právě odhalených kostek neukazuje tuto stranu: { $face }.
dicetown-no-no-such-plan = Tyto karty k těmto kostkám přidat nelze.
dicetown-no-own-cards = Sebe okrást nemůžeš.
dicetown-no-no-cards = Tento hráč nemá v ruce žádnou kartu.
dicetown-no-wrong-number = Vezmi si za každou svou dámu jednu kartu; má-li jich oběť méně, vezmi si všechny.
dicetown-no-no-money = Joe potřebuje jiného hráče, který má aspoň 1 dolar.
dicetown-no-not-yours = Takovou kartu k nabídnutí v ruce nemáš: { $card }.
dicetown-no-not-so-much = Nabídnout můžeš nejvýše { $most }.
dicetown-no-no-lowering = Nabídka už zní { $least } a může jen růst.
dicetown-no-asked-once = O víc můžeš při remíze požádat jen jednou, a to jen po tajných nabídkách.
dicetown-no-not-tied = Tento hráč se remízy neúčastní.
dicetown-no-not-there = To mezi možnostmi není.
dicetown-no-no-face = Tvoje kostky neukazují stranu pro tuto akci útěchy: { $consolation }.
dicetown-no-no-effect = Tato akce útěchy by nic nezměnila: { $consolation }.

## What a player can choose

dicetown-choice-pass = Vynechat
dicetown-choice-done = Podat nabídku
dicetown-choice-more = Žádat víc
dicetown-choice-take = Přijmout nabídku
dicetown-choice-waive = Nepřijmout nabídku
dicetown-choice-first = Prvním šerifem je { $seat }
dicetown-choice-rob = Okrást: { $seat }
dicetown-choice-joe = Poslat Joea: { $seat }
dicetown-choice-for = Pro koho: { $seat }
dicetown-choice-favour = Vybrat: { $seat }
dicetown-choice-next = Na řadě je { $seat }
dicetown-choice-winner = Hru vyhrává { $seat }
dicetown-choice-play = Zahrát: { $card }
dicetown-choice-claim = Vyložit: { $card }
dicetown-choice-draw = Dobrat: { $card }
dicetown-choice-steal = Vzít: { $card }
dicetown-choice-choose = Nechat si: { $card }
dicetown-choice-add = Přidat: { $card }
dicetown-choice-wire = Ostnatý drát: { $card }
dicetown-choice-roll = Hod: { $faces }
dicetown-choice-keep = Nechat si: { $faces }
dicetown-choice-turn = Švindlovat: { $old } otočit na { $new }
dicetown-choice-plan =
    { $quick_draw ->
        [yes] Bouchač{ $first ->
            [none] { "" }
           *[other] { " · " }Švindlíř { $first }
        }
       *[no] { $first ->
            [none] Žádná karta
           *[other] Švindlíř { $first }
        }
    }{ $second ->
        [none] { "" }
       *[other] { " · " }Švindlíř { $second }
    }
dicetown-choice-dollars =
    { $amount ->
        [0] Žádné dolary
        [one] 1 dolar
        [few] { $amount } dolary
       *[other] { $amount } dolarů
    }
dicetown-choice-nuggets =
    { $amount ->
        [0] Žádné nugety
        [one] 1 nuget
        [few] { $amount } nugety
       *[other] { $amount } nugetů
    }
dicetown-choice-grab =
    { $store ->
        [0] { $claims ->
            [one] 1 dekret
            [few] { $claims } dekrety
           *[other] { $claims } dekretů
        }
        [one] 1 karta Koloniálu{ $claims ->
            [0] { "" }
            [one] { " " }a 1 dekret
            [few] { " " }a { $claims } dekrety
           *[other] { " " }a { $claims } dekretů
        }
        [few] { $store } karty Koloniálu{ $claims ->
            [0] { "" }
            [one] { " " }a 1 dekret
            [few] { " " }a { $claims } dekrety
           *[other] { " " }a { $claims } dekretů
        }
       *[other] { $store } karet Koloniálu{ $claims ->
            [0] { "" }
            [one] { " " }a 1 dekret
            [few] { " " }a { $claims } dekrety
           *[other] { " " }a { $claims } dekretů
        }
    }
dicetown-choice-doc = { $consolation }

## Cards

dicetown-card-credit = Na sekeru
dicetown-card-credit-help = Zahraj v Koloniálu, než si vezmeš karty. Koloniál provedeš dvakrát za sebou.
dicetown-card-girls = Děvčata
dicetown-card-girls-help = Zahraj v Salónu, než začneš krást. Kradeš dvakrát za sebou, stejnému hráči nebo dvěma různým.
dicetown-card-quick_draw = Bouchač
dicetown-card-quick_draw-help = Zahraj při odhalení kostek. Za toto odhalení nic neplatíš, ať si necháváš jakýkoli počet kostek.
dicetown-card-cheater = Profesionální švindlíř
dicetown-card-cheater-help = Zahraj při odhalení kostek. Jednu z právě odhalených kostek otočíš na libovolnou stranu.
dicetown-card-corruption = Korupce
dicetown-card-corruption-help = Zahraj, když vyhraješ radnici. Dostaneš navíc vrchní dekret z hromádky a ostatním ho neukážeš.
dicetown-card-dynamite = Dynamit
dicetown-card-dynamite-help = Zahraj, když vyhraješ Zlatý důl. Vezmeš si dvojnásobek nugetů, pokud jich je v dole dost.
dicetown-card-joe = Vyklepanej Joe
dicetown-card-joe-help = Hraje se hned, jak ji dostaneš: hráč podle tvého výběru ti dá 4 dolary, nebo všechny, má-li jich méně.
dicetown-card-marshal = Maršál
dicetown-card-marshal-help = Zahraj, když je jasný nový šerif, ale odznak ještě nemá. Ve funkci zůstává starý šerif.
dicetown-card-fifty_fifty = Fifty fifty
dicetown-card-fifty_fifty-help = Zahraj, když jiný hráč vyloupí Banku. Dostaneš půlku lupu, zaokrouhleno dolů.
dicetown-card-wanted = Hledanej
dicetown-card-wanted-help = Zahraj, když jiný hráč zahraje kartu Koloniálu. Její účinek se ruší a obě karty se odhodí.
dicetown-card-elixir = Bedlákův elixír
dicetown-card-elixir-help = Zahraj u Doktora Bedláka. Smíš k němu, i když už v tomto kole něco máš.
dicetown-card-equipment_1 = Vybavení 1
dicetown-card-equipment_1-help = Nehraje se. Máš-li ji na konci hry, dostaneš 1 bod.
dicetown-card-equipment_2 = Vybavení 2
dicetown-card-equipment_2-help = Nehraje se. Máš-li ji na konci hry, dostaneš 2 body.
dicetown-card-equipment_3 = Vybavení 3
dicetown-card-equipment_3-help = Nehraje se. Máš-li ji na konci hry, dostaneš 3 body.
dicetown-card-equipment_4 = Vybavení 4
dicetown-card-equipment_4-help = Nehraje se. Máš-li ji na konci hry, dostaneš 4 body.
dicetown-card-equipment_5 = Vybavení 5
dicetown-card-equipment_5-help = Nehraje se. Máš-li ji na konci hry, dostaneš 5 bodů.
dicetown-card-equipment_8 = Kůň
dicetown-card-equipment_8-help = Vybavení, nehraje se. Máš-li ho na konci hry, dostaneš 8 bodů.
dicetown-card-claim = Dekret { $number }
dicetown-card-claim-help =
    Na konci hry je za { $number ->
        [one] 1 bod
        [few] { $number } body
       *[other] { $number } bodů
    }. Dokud ho neohradíš ostnatým drátem, může ti ho někdo ukrást.

dicetown-type-store = karta Koloniálu
dicetown-type-claim = dekret

## Locations

dicetown-location-cups = Pohárky
dicetown-location-cups-help = Všichni skládají pokerovou ruku z pěti kostek. Co se zaplatí za kostky, jde do Dostavníku.
dicetown-location-mine = Zlatý důl
dicetown-location-mine-help = Kdo má nejvíc devítek, vezme si za každou z nich 1 nuget. Nuget je za 1 bod.
dicetown-location-bank = Banka
dicetown-location-bank-help = Kdo má nejvíc desítek, vezme si všechny peníze z Banky. Každé 2 dolary jsou za 1 bod.
dicetown-location-stagecoach = Dostavník
dicetown-location-stagecoach-help = Nikdo ho nenavštěvuje. Peníze zaplacené za kostky odveze do Banky, kde je lze vyloupit od příštího kola.
dicetown-location-store = Koloniál
dicetown-location-store-help = Kdo má nejvíc kluků, vezme si za každého z nich kartu Koloniálu a jednu si nechá; v prvním kole dvakrát.
dicetown-location-saloon = Salón
dicetown-location-saloon-help = Kdo má nejvíc dam, vezme jednomu soupeři za každou z nich kartu, jednu si nechá a ostatní vrátí.
dicetown-location-sheriff = Šerif
dicetown-location-sheriff-help = Kdo má nejvíc králů, stane se šerifem a rozhoduje všechny remízy. Odznak je na konci za 5 bodů.
dicetown-location-hall = Městská radnice
dicetown-location-hall-help = Nejlepší pokerová ruka získává první dekret a za každé své eso další, dokud nějaké leží lícem vzhůru.
dicetown-location-doc = Doktor Bedlák
dicetown-location-doc-help = Kdo v tomto kole nic nezískal, smí si vybrat jednu akci útěchy, kterou jeho kostky dovolují.
dicetown-location-scored = Závěrečné vyhodnocení
dicetown-location-scored-help = Všechny karty se vyloží a spočítají se body.

## Doc Badluck's consolations

dicetown-consolation-fence = Ostnatý drát
dicetown-consolation-fence-help = S 9 nebo 10: vylož před sebe lícem vzhůru dva dekrety z ruky. Už je nikdo neukradne.
dicetown-consolation-store_card = Nákup
dicetown-consolation-store_card-help = S J nebo Q: vezmi si vrchní kartu z hromádky Koloniálu.
dicetown-consolation-small_raid = Malá šťára
dicetown-consolation-small_raid-help = S K: každý soupeř ti dá 2 dolary.
dicetown-consolation-big_raid = Velká šťára
dicetown-consolation-big_raid-help = S A: každý soupeř ti dá 1 nuget.

## Dice and hands

dicetown-faces-none = nic
dicetown-face-9 = devítka
dicetown-face-10 = desítka
dicetown-face-j = kluk
dicetown-face-q = dáma
dicetown-face-k = král
dicetown-face-a = eso

dicetown-hand-five = Pětice
dicetown-hand-four = Čtveřice
dicetown-hand-full_house = Full house
dicetown-hand-straight = Postupka
dicetown-hand-three = Trojice
dicetown-hand-two_pairs = Dva páry
dicetown-hand-pair = Dvojice
dicetown-hand-high = Nejvyšší karta

## Score sheet

dicetown-points-nuggets = Zlaté nugety
dicetown-points-dollars = Dolary
dicetown-points-sheriff = Odznak šerifa
dicetown-points-equipment = Vybavení
dicetown-points-claims = Pozemkové dekrety

## Options

dicetown-option-kickers = O síle rozhoduje všech pět kostek
dicetown-option-kickers-true = Ano
dicetown-option-kickers-false = Ne
dicetown-option-kickers-help = U stejných figur se porovnávají i zbylé kostky. Bez toho má šerif víc remíz k rozhodování.
dicetown-option-saloon_thief_picks_types = Zloděj si vybírá druhy karet
dicetown-option-saloon_thief_picks_types-true = Ano
dicetown-option-saloon_thief_picks_types-false = Ne
dicetown-option-saloon_thief_picks_types-help = V Salónu zloděj určí, kolik vezme karet Koloniálu a kolik dekretů. Bez toho se všechny losují naslepo.
dicetown-option-bribery = Nabídky šerifovi
dicetown-option-bribery-sealed = Tajné
dicetown-option-bribery-open = Veřejné
dicetown-option-bribery-off = Žádné
dicetown-option-bribery-help = Při remíze se nabízí tajně s nejvýše jedním přihozením, nebo veřejně postupně, dokud všichni nevynechají; anebo šerif rozhodne bez nabídek.
dicetown-option-third_party_bribes = Nabízet smí každý
dicetown-option-third_party_bribes-false = Ne
dicetown-option-third_party_bribes-true = Ano
dicetown-option-third_party_bribes-help = Šerifovi smějí něco nabídnout i ti, kdo se remízy neúčastní, za to, že vybere někoho z jejích účastníků.
dicetown-option-offers_from_winnings = Nabídky z výhry
dicetown-option-offers_from_winnings-false = Ne
dicetown-option-offers_from_winnings-true = Ano
dicetown-option-offers_from_winnings-help = Při remíze o Zlatý důl a o Banku smíš nabídnout i část toho, co máš teprve získat.
dicetown-option-bribe_counts_as_gain = Úplatek je zisk
dicetown-option-bribe_counts_as_gain-true = Ano
dicetown-option-bribe_counts_as_gain-false = Ne
dicetown-option-bribe_counts_as_gain-help = Šerif, který přijal nabídku, v tomto kole nesmí k Doktoru Bedlákovi.
dicetown-option-reelected_sheriff_counts_as_gain = Znovuzvolení je zisk
dicetown-option-reelected_sheriff_counts_as_gain-true = Ano
dicetown-option-reelected_sheriff_counts_as_gain-false = Ne
dicetown-option-reelected_sheriff_counts_as_gain-help = Šerif, který znovu vyhraje krále, v tomto kole nesmí k Doktoru Bedlákovi.
dicetown-option-public_wealth = Peníze a nugety jsou vidět
dicetown-option-public_wealth-true = Ano
dicetown-option-public_wealth-false = Ne
dicetown-option-public_wealth-help = Dolary a nugety všech hráčů jsou vidět. Bez toho je na tobě, co si zapamatuješ.
dicetown-option-cards_with_commit = Karty se volí spolu s kostkami
dicetown-option-cards_with_commit-false = Ne
dicetown-option-cards_with_commit-true = Ano
dicetown-option-cards_with_commit-help = Bouchač a Profesionální švindlíř se volí už pod pohárkem spolu s kostkami: hra je rychlejší.
dicetown-option-first_sheriff = První šerif
dicetown-option-first_sheriff-random = Vylosovaný
dicetown-option-first_sheriff-youngest = Nejmladší hráč
dicetown-option-first_sheriff-seat = První místo
dicetown-option-first_sheriff-help = Odznak se vylosuje, dostane ho nejmladší (řekne to hráč na prvním místě), nebo první místo.

## Mistakes in scenario files

dicetown-mistake-dice = Toto nejsou kostky: „{ $faces }“; piš je jako 9 9 J, nejvýše pět.
dicetown-mistake-card = Karta „{ $card }“ neexistuje nebo tam nemůže ležet.
dicetown-mistake-cards = Tolik karet „{ $card }“ ve hře není.

## What a bot's advice is made of

dicetown-feature-points = nugety, dekrety a vybavení
dicetown-feature-dollars = dolary
dicetown-feature-dollars-early = dolary, dokud je čas je využít
dicetown-feature-in-hand = body na kartách, které lze ukrást
dicetown-feature-badge = šerifský odznak
dicetown-feature-badge-early = šerifský odznak na začátku hry
dicetown-feature-strong-cards = silné karty z koloniálu
dicetown-feature-other-cards = ostatní karty z koloniálu
dicetown-feature-mine = Zlatý důl v tomto kole
dicetown-feature-bank = Banka v tomto kole
dicetown-feature-store = Koloniál v tomto kole
dicetown-feature-store-more = větší výběr v koloniálu
dicetown-feature-saloon = Salón v tomto kole
dicetown-feature-saloon-more = větší výběr v salónu
dicetown-feature-robbed = nebezpečí okradení v salónu
dicetown-feature-hall = Městská radnice v tomto kole
dicetown-feature-offered = co je nabídnuto šerifovi

## A bot of its own

dicetown-bot-gambler = Gambler
dicetown-bot-gambler-help = Hraje jen Dice Town, podle přesných šancí kostek.

## Fitting its numbers

dicetown-fit-duel-round = Kolo { $round }: nová čísla míjejí konečný náskok o { $error }, ta, se kterými se hrálo, o { $before }.
