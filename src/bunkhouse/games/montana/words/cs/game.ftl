### Montana, its messages in Czech: what happens, what is asked and refused, the names of things.
### $seat is a player's name, $seats and $others are lists of names; $goods and $workers are lists such as „2 obilí a
### 1 kámen“ (in the accusative) or the word none; $given and $taken are accusatives, too; $good, $worker, $area, $row,
### $side, $piece, $kind, $event, $gold and $shown are nominative phrases from this file; $source is told by selectors;
### $q and $r are a place on the map. Players are addressed by „ty“, buttons are infinitives.

montana-title = Montana
montana-name = Montana
montana-line = Najímej, sbírej a osidluj dřív než ostatní.

## What happens: setting up

montana-event-start-player-drawn = Začíná { $seat }.
montana-event-side-drawn = Uprostřed mapy leží { $side }.
montana-event-map-laid =
    { $tiles ->
        [one] Mapu tvoří { $tiles } dílek krajiny
        [few] Mapu tvoří { $tiles } dílky krajiny
       *[other] Mapu tvoří { $tiles } dílků krajiny
    }{ $tries ->
        [0] .
        [one] ; jednou se otáčely znovu.
       *[other] ; { $tries }× se otáčely znovu.
    }
montana-event-start-tile-laid = Startovní dílek leží na ({ $q }, { $r }).
montana-event-seat-seated = { $seat } do začátku dostává stříbro ({ $silver }), dobytek ({ $cattle }), { $goods }.

## What happens: the turn

montana-event-round-began = Začíná { $round }. kolo.
montana-event-turn-began =
    { $extra ->
        [yes] { $seat } má tah navíc.
       *[no] Na tahu je { $seat }.
    }
montana-event-event-drawn =
    { $shown ->
        [none] Příští událost: { $event }.
       *[other] Příští událost: { $event } ({ $shown }).
    }
montana-event-event-active =
    { $shown ->
        [none] Nyní platí: { $event }.
       *[other] Nyní platí: { $event } ({ $shown }).
    }
montana-event-event-removed =
    { $shown ->
        [none] Tato událost končí: { $event }.
       *[other] Tato událost končí: { $event } ({ $shown }).
    }
montana-event-event-deck-shuffled =
    { $cards ->
        [one] Jediná odložená událost tvoří nový balíček.
        [few] { $cards } odložené události se zamíchají do nového balíčku.
       *[other] { $cards } odložených událostí se zamíchá do nového balíčku.
    }

## What happens: recruiting

montana-event-wheel-spun = { $seat } roztáčí náborové kolo a bere si { $workers }.
montana-event-grain-paid = { $seat } platí { $grain } obilí, posouvá šipku a bere si { $workers }.
montana-event-workers-returned = { $seat } vrací { $workers }.

## What happens: gains

montana-event-silver-gained =
    { $source ->
        [no_cattle_bonus] { $seat } nemá dobytek, a tak dostává stříbro: { $silver }.
        [river] { $seat } staví u tohoto konce řeky jako první a dostává stříbro: { $silver }.
        [shortage] { $seat } dostává za to, co chybí, stříbro: { $silver }.
       *[other] { $seat } dostává stříbro: { $silver }.
    }
montana-event-goods-gained =
    { $source ->
        [no_worker_bonus] { $seat } nemá dělníky, a tak dostává { $goods }.
        [great_falls] { $seat } staví u vodopádů jako první a dostává { $goods }.
        [substitute] { $seat } si místo toho bere { $goods }.
       *[other] { $seat } si bere { $goods }.
    }
montana-event-workers-gained =
    { $source ->
        [rich_bonus] Stříbro láká: { $seat } si bere { $workers }.
        [helena] { $seat } staví u cesty do Heleny jako první a dostává { $workers }.
        [substitute] { $seat } si místo toho bere { $workers }.
       *[other] { $seat } si bere { $workers }.
    }
montana-event-goods-missing = { $seat } má dostat { $goods }, ale v zásobě to není.
montana-event-workers-missing = { $seat } má dostat { $workers }, ale v zásobě nikdo takový není.

## What happens: working

montana-event-bank-visited = { $seat } posílá do banky { $workers } a dostává { $silver } stříbra.
montana-event-area-worked =
    { $goods ->
        [none] { $seat } posílá do práce ({ $area }) { $workers } a platí { $silver ->
            [one] 1 stříbro
           *[other] { $silver } stříbra
        }, ale není co vzít.
       *[other] { $seat } posílá do práce ({ $area }) { $workers }, platí { $silver ->
            [one] 1 stříbro
           *[other] { $silver } stříbra
        } a bere si { $goods }.
    }
montana-event-small-space-used =
    { $goods ->
        [none] { $seat } posílá i na malé políčko ({ $area }) { $workers }, ale není co vzít.
       *[other] { $seat } posílá i na malé políčko ({ $area }) { $workers } a bere si { $goods }.
    }
montana-event-place-cleared = Vše je obsazeno, místo se uvolňuje ({ $area }). Do zásoby se vrací: { $workers }.

## What happens: the city

montana-event-auction-opened = { $seat } zahajuje ve městě dražbu.
montana-event-bid-placed =
    { $price ->
        [one] { $seat } nabízí 1 dýni: { $row }.
        [few] { $seat } nabízí { $price } dýně: { $row }.
       *[other] { $seat } nabízí { $price } dýní: { $row }.
    }
montana-event-outbid = { $seat } přichází o místo ({ $row }), víc nabízí { $others }.
montana-event-auction-passed = { $seat } pasuje a jde do Smíšeného zboží.
montana-event-reward-won =
    { $price ->
        [one] { $seat } platí 1 dýni a získává: { $row }.
        [few] { $seat } platí { $price } dýně a získává: { $row }.
       *[other] { $seat } platí { $price } dýní a získává: { $row }.
    }
montana-event-goods-upgraded =
    { $goods ->
        [none] { $seat } nic nevyměňuje.
       *[other] { $seat } vyměňuje za velké kusy { $goods }.
    }

## What happens: building

montana-event-field-built =
    { $seat } staví na ({ $q }, { $r }){ $settlements ->
        [one] { "" }
        [few] { " " }{ $settlements } osady
       *[other] { " " }{ $settlements } osad
    }{ $goods ->
        [none] { "." }
       *[other] { " " }za { $goods }.
    }
montana-event-surcharge-paid =
    { $source ->
        [event] Z toho kvůli události: { $goods }.
        [watchtower] { $seat } kvůli strážní věži platí ještě { $goods }.
       *[helena] { $seat } platí za Helenu { $goods }.
    }
montana-event-settlement-placed = { $seat } pokládá: { $piece }.
montana-event-line-completed =
    { $lines ->
        [one] { $seat } dokončuje řadu čtyř
        [few] { $seat } dokončuje { $lines } řady čtyř
       *[other] { $seat } dokončuje { $lines } řad čtyř
    }: { $settlements ->
        [one] na toto pole patří zdarma ještě 1 osada.
        [few] na toto pole patří zdarma ještě { $settlements } osady.
       *[other] na toto pole patří zdarma ještě { $settlements } osad.
    }
montana-event-cattle-taken = { $seat } si bere dobytek z tohoto pole.
montana-event-canteen-taken = { $seat } si bere polní láhev z jezera na ({ $q }, { $r }).
montana-event-middle-opened = { $seat } otevírá všem střed dílku { $side }.
montana-event-market-exchanged = { $seat } na trhu vyměňuje { $given } za { $taken }.
montana-event-gate-paid =
    { $silver ->
        [one] U brány vybírá { $seat }: { $others } platí 1 stříbro.
       *[other] U brány vybírá { $seat }: { $others } platí { $silver } stříbra.
    }
montana-event-building-ended =
    { $fields ->
        [one] { $seat } končí stavbu s 1 polem
       *[other] { $seat } končí stavbu s { $fields } poli
    }{ $silver ->
        [0] { "." }
        [one] { " " }a dostává 1 stříbro.
       *[other] { " " }a dostává { $silver } stříbra.
    }

## What happens: free actions

montana-event-cattle-traded-for-good = { $seat } dává kus dobytka a získává: { $good }.
montana-event-cattle-traded-for-silver = { $seat } dává kus dobytka za { $silver } stříbra.
montana-event-cattle-traded-for-worker = { $seat } dává kus dobytka a získává: { $worker }.
montana-event-workers-sold = { $seat } vrací { $workers } za { $silver } stříbra.
montana-event-goods-sold =
    { $silver ->
        [one] { $seat } prodává { $goods } za 1 stříbro.
       *[other] { $seat } prodává { $goods } za { $silver } stříbra.
    }
montana-event-worker-hired =
    { $silver ->
        [one] { $seat } platí 1 stříbro a najímá nového člověka: { $worker }.
       *[other] { $seat } platí { $silver } stříbra a najímá nového člověka: { $worker }.
    }
montana-event-goods-bought = { $seat } kupuje { $goods } za { $silver } stříbra.

## What happens: mountains

montana-event-mountains-looked-at =
    { $tiles ->
        [one] { $seat } si prohlíží 1 žeton hory.
        [few] { $seat } si prohlíží { $tiles } žetony hor.
       *[other] { $seat } si prohlíží { $tiles } žetonů hor.
    }
montana-event-mountain-seen =
    { $shown ->
        [none] V hoře na ({ $q }, { $r }): { $gold }.
       *[other] V hoře na ({ $q }, { $r }): { $gold } ({ $shown }).
    }
montana-event-mountain-taken = { $seat } si bere žeton hory z ({ $q }, { $r }).
montana-event-mountains-left = { $seat } nechává hory na pokoji.
montana-event-gold-used =
    { $shown ->
        [none] { $seat } hraje žeton hory: { $gold }.
       *[other] { $seat } hraje žeton hory: { $gold } ({ $shown }).
    }

## What happens: the end

montana-event-canteen-spent = { $seat } se napije z polní láhve a pokračuje.
montana-event-end-triggered = { $seat } má na mapě poslední osadu: { $round }. kolo je poslední.
montana-event-nowhere-to-build = Na žádné volné pole už nikdo nedosáhne: hra končí { $round }. kolem.
montana-event-round-limit-reached =
    { $round ->
        [one] Hra končí po { $round } kole.
       *[other] Hra končí po { $round } kolech.
    }
montana-event-settlements-counted =
    { $seat } má na mapě { $settlements ->
        [one] 1 osadu
        [few] { $settlements } osady
       *[other] { $settlements } osad
    }, dobytek: { $cattle }, stříbro: { $silver }.
montana-event-game-ended =
    { $seats } { $count ->
        [one] vítězí
       *[other] se dělí o vítězství
    }: { $settlements ->
        [one] 1 osada
        [few] { $settlements } osady
       *[other] { $settlements } osad
    }.

## What a player is asked

montana-ask-start-field = Vyber pole pro startovní dílek.
montana-ask-main = Jsi na tahu: nábor, práce, nebo stavba.
montana-ask-invite = Tvoje stříbro láká. Kterého dělníka si vezmeš?
montana-ask-grain = Kolik obilí zaplatíš za posunutí šipky a další dva dělníky?
montana-ask-return =
    { $number ->
        [one] Deska je plná. Který dělník se vrátí?
        [few] Deska je plná. Kteří { $number } dělníci se vrátí?
       *[other] Deska je plná. Kterých { $number } dělníků se vrátí?
    }
montana-ask-bank-workers =
    { $number ->
        [one] Kterého dělníka pošleš do banky?
        [few] Které { $number } dělníky pošleš do banky?
       *[other] Kterých { $number } dělníků pošleš do banky?
    }
montana-ask-area-workers = Koho pošleš do práce ({ $area })? Jednoho vyučeného dělníka, nebo libovolné dva.
montana-ask-small-space = Malé políčko ({ $area }): pošleš vyučeného dělníka nebo libovolné dva pro jedno zboží navíc?
montana-ask-open-bid =
    { $pumpkins ->
        [one] Zahajuješ dražbu s 1 dýní. Kam postavíš dodavatele?
       *[other] Zahajuješ dražbu s { $pumpkins } dýněmi. Kam postavíš dodavatele?
    }
montana-ask-bid =
    { $pumpkins ->
        [one] Máš 1 dýni. Nabídneš, nebo pasuješ?
        [few] Máš { $pumpkins } dýně. Nabídneš, nebo pasuješ?
       *[other] Máš { $pumpkins } dýní. Nabídneš, nebo pasuješ?
    }
montana-ask-reward = Tvoje odměna ({ $row }): co si vezmeš nebo vyměníš?
montana-ask-surcharge =
    { $number ->
        [one] Strážní věž žádá ještě jedno zboží z těch, která pole ukazuje. Které?
       *[other] Strážní věže žádají ještě { $number } zboží z těch, která pole ukazuje. Které zaplatíš první?
    }
montana-ask-large = Helena stojí velké zboží v libovolné kombinaci. Které zaplatíš?
montana-ask-piece =
    { $number ->
        [one] Kterou osadu položíš? Bude navrchu.
        [few] Sem patří { $number } osady, odspodu nahoru. Která je další?
       *[other] Sem patří { $number } osad, odspodu nahoru. Která je další?
    }
montana-ask-water = Smíš si vzít jednu polní láhev. Kterou?
montana-ask-exchange =
    { $number ->
        [one] Trh: vyměníš jedno zboží se zásobou?
       *[other] Trh: se zásobou smíš postupně vyměnit { $number } zboží.
    }
montana-ask-more =
    { $fields ->
        [one] Máš postaveno na 1 poli. Stavíš dál?
       *[other] Máš postaveno na { $fields } polích. Stavíš dál?
    }
montana-ask-sell-workers = Které dělníky vrátíš za stříbro?
montana-ask-sell-goods = Které zboží prodáš?
montana-ask-instead =
    { $number ->
        [one] V zásobě chybí 1 zboží. Vezmeš si místo něj jiné malé?
       *[other] V zásobě chybí { $number } zboží. Vezmeš si místo nich jiná malá?
    }
montana-ask-instead-worker =
    { $number ->
        [one] V zásobě chybí 1 dělník. Vezmeš si místo něj jiného?
        [few] V zásobě chybějí { $number } dělníci. Vezmeš si místo nich jiné?
       *[other] V zásobě chybí { $number } dělníků. Vezmeš si místo nich jiné?
    }
montana-ask-after-main = Hlavní akci máš za sebou. Ještě volné akce, nebo konec tahu?
montana-ask-look = Tvoje stavby sousedí s horami. Prohlédneš si jejich žetony?
montana-ask-take = Který žeton hory si vezmeš? Použít ho můžeš od svého příštího tahu.
montana-ask-spend = Vydáš polní láhev za tah navíc?

## Why something is not possible

montana-no-game-over = Hra už skončila.
montana-no-chance = O tom rozhoduje náhoda, ne hráč.
montana-no-not-asked = Teď se tě nikdo na nic neptá.
montana-no-not-now = To teď nejde.
montana-no-must-choose = Tady se nedá pasovat: vyber jednu z možností.
montana-no-no-main-action = To je hlavní akce a tu teď nevybíráš.
montana-no-not-these-workers = Tito dělníci sem nepatří, nebo je nemáš.
montana-no-not-this = To není mezi možnostmi.
montana-no-no-hex = Na tomto místě mapy nic není.
montana-no-no-land = Stavět se dá jen na souši. Tady je { $kind }.
montana-no-locked = Střed je uzamčený, dokud někdo nepostaví u jeho přístupu.
montana-no-start-tile = Tady leží startovní dílek.
montana-no-occupied = Tady už osada stojí.
montana-no-not-adjacent = Toto pole nesousedí se startovním dílkem ani s osadou, která se ti počítá.
montana-no-no-settlement = Nemáš už osadu, kterou v tomto tahu smíš položit.
montana-no-cannot-pay = Toto pole nemůžeš zaplatit. Potřebuješ ještě { $goods }.
montana-no-too-few-large = Toto pole stojí { $number } velkých zboží, měď a kámen v libovolné kombinaci; máš jich míň.
montana-no-event-surcharge = Kvůli události se za každé pole platí ještě { $goods }, a to nemáš.
montana-no-watchtower =
    { $number ->
        [one] Kvůli strážní věži potřebuješ ještě 1 zboží z těch, která pole ukazuje.
       *[other] Kvůli strážním věžím potřebuješ ještě { $number } zboží z těch, která pole ukazuje.
    }
montana-no-closed = Událost toto místo zavírá: { $area }.
montana-no-no-pumpkins = Nezaplatíš žádné políčko, ani s dýní zdarma.
montana-no-no-space = Takové políčko banka nemá.
montana-no-space-taken = Na tomto políčku stojí dělníci, dokud se celé místo neuvolní.
montana-no-too-few-workers =
    { $number ->
        [one] Toto políčko potřebuje 1 dělníka a ty nemáš žádného.
        [few] Toto políčko potřebuje { $number } dělníky; máš jich míň.
       *[other] Toto políčko potřebuje { $number } dělníků; máš jich míň.
    }
montana-no-no-crew = Potřebuješ jednoho vyučeného ({ $worker }), nebo libovolné dva dělníky.
montana-no-too-little-silver = Toto políčko stojí stříbro: { $silver }; máš míň.
montana-no-no-extra-recruits = Událost zakazuje platit obilí za další dělníky.
montana-no-too-little-grain = Máš jen { $grain } obilí.
montana-no-not-to-the-right = Nová nabídka musí stát napravo od dodavatele v této řadě.
montana-no-too-few-pumpkins =
    { $price ->
        [one] Tento sloupec stojí 1 dýni a ty nemáš žádnou.
        [few] Tento sloupec stojí { $price } dýně; máš jich míň.
       *[other] Tento sloupec stojí { $price } dýní; máš jich míň.
    }
montana-no-one-special = V tomto tahu už další zvláštní osadu položit nesmíš: { $piece }.
montana-no-no-such-piece = Tohle už nemáš: { $piece }.
montana-no-no-free-action = Volné akce v této chvíli nejsou dovolené.
montana-no-no-cattle-trade = Událost zakazuje obchod s dobytkem.
montana-no-no-cattle = Nemáš žádný dobytek.
montana-no-too-many-workers = Máš víc než osm dělníků: nejdřív rozhodni, kdo se vrátí.
montana-no-not-in-supply = V zásobě nic takového není.
montana-no-no-such-offer = Žádná aktivní událost to nenabízí.
montana-no-offer-used = Nabídku události máš v tomto tahu už využitou.
montana-no-cannot-use-offer = Chybí ti, co nabídka žádá, nebo v zásobě chybí, co dává.
montana-no-no-such-tile =
    { $shown ->
        [none] Takový žeton hory nemáš: { $gold }.
       *[other] Takový žeton hory nemáš: { $gold } ({ $shown }).
    }
montana-no-tile-too-new =
    { $shown ->
        [none] Tento žeton můžeš použít až od svého příštího tahu: { $gold }.
       *[other] Tento žeton můžeš použít až od svého příštího tahu: { $gold } ({ $shown }).
    }
montana-no-no-exchange =
    { $shown ->
        [none] Potřebuješ 2 kusy dobytka a zboží musí být v zásobě: { $gold }.
       *[other] Potřebuješ 2 kusy dobytka a zboží musí být v zásobě: { $gold } ({ $shown }).
    }

## What a player can choose

montana-choice-recruit = Nábor: roztočit kolo
montana-choice-city = Zahájit ve městě dražbu
montana-choice-stop = Skončit
montana-choice-pass = Pasovat
montana-choice-trade_silver = Dát kus dobytka za stříbro
montana-choice-sell = Prodat, co událost žádá
montana-choice-hire = Najmout dělníka z události
montana-choice-look = Prohlédnout žetony hor
montana-choice-spend = Vydat polní láhev: tah navíc
montana-choice-end = Ukončit tah
montana-choice-first = Začíná { $seat }
montana-choice-start = Startovní dílek na ({ $q }, { $r })
montana-choice-build = Stavět na ({ $q }, { $r })
montana-choice-water = Vzít polní láhev z ({ $q }, { $r })
montana-choice-take = Vzít žeton hory z ({ $q }, { $r })
montana-choice-turn =
    { $number ->
        [0] Dílek neotáčet
        [one] Otočit dílek o 1 krok
        [few] Otočit dílek o { $number } kroky
       *[other] Otočit dílek o { $number } kroků
    }
montana-choice-spin = Šipka se zastaví na výseči { $number }
montana-choice-grain =
    { $number ->
        [0] Neplatit obilí
       *[other] Zaplatit { $number } obilí
    }
montana-choice-bank = Banka, { $number }. políčko
montana-choice-buy =
    { $number ->
        [one] Koupit 1 zboží z události
       *[other] Koupit { $number } zboží z události
    }
montana-choice-workers = Poslat { $workers }
montana-choice-small =
    { $workers ->
        [none] Nechat malé políčko volné
       *[other] Poslat na malé políčko { $workers }
    }
montana-choice-return = Vrátit { $workers }
montana-choice-sell_workers = Vrátit za stříbro { $workers }
montana-choice-upgrade =
    { $goods ->
        [none] Nic nevyměnit
       *[other] Vyměnit za velké { $goods }
    }
montana-choice-collect =
    { $goods ->
        [none] Nic si nevzít
       *[other] Vzít si { $goods }
    }
montana-choice-large = Zaplatit { $goods }
montana-choice-sell_goods = Prodat { $goods }
montana-choice-surcharge = Zaplatit navíc: { $good }
montana-choice-instead = Místo toho: { $good }
montana-choice-trade = Dát kus dobytka: { $good }
montana-choice-instead_worker = Místo toho: { $worker }
montana-choice-trade_worker = Dát kus dobytka: { $worker }
montana-choice-invite = Přijmout: { $worker }
montana-choice-side = Doprostřed: { $side }
montana-choice-tile = Položit dílek { $tile }
montana-choice-event =
    { $shown ->
        [none] Dobrat: { $event }
       *[other] Dobrat: { $event } ({ $shown })
    }
montana-choice-see =
    { $shown ->
        [none] Spatřit: { $gold }
       *[other] Spatřit: { $gold } ({ $shown })
    }
montana-choice-use =
    { $shown ->
        [none] Zahrát žeton hory: { $gold }
       *[other] Zahrát žeton hory: { $gold } ({ $shown })
    }
montana-choice-work = Pracovat: { $area }, { $space }. políčko
montana-choice-bid =
    { $price ->
        [one] Nabídnout 1 dýni: { $row }, { $column }. sloupec
        [few] Nabídnout { $price } dýně: { $row }, { $column }. sloupec
       *[other] Nabídnout { $price } dýní: { $row }, { $column }. sloupec
    }
montana-choice-piece = Položit: { $piece }
montana-choice-exchange = Vyměnit { $given } za { $taken }

## Goods

montana-good-grain = obilí
montana-good-grain-help = Stojí ho mnoho polí. Obilím také platíš za posunutí šipky náborového kola a další dva dělníky.
montana-good-pumpkin = dýně
montana-good-pumpkin-help = Stojí ji mnoho polí. Dýněmi se také draží ve městě.
montana-good-copper = měď
montana-good-copper-help = Malý kus mědi z dolu. Ve městě se dá vyměnit za velký.
montana-good-stone = kámen
montana-good-stone-help = Malý kámen z lomu. Ve městě se dá vyměnit za velký.
montana-good-copper_large = velká měď
montana-good-copper_large-help = Velký kus získáš jen ve městě nebo žetonem hory. Nikdy se nepočítá jako malý ani naopak.
montana-good-stone_large = velký kámen
montana-good-stone_large-help = Velký kus získáš jen ve městě nebo žetonem hory. Nikdy se nepočítá jako malý ani naopak.

montana-goods-grain = { $count } obilí
montana-goods-pumpkin =
    { $count ->
        [one] 1 dýni
        [few] { $count } dýně
       *[other] { $count } dýní
    }
montana-goods-copper =
    { $count ->
        [one] 1 měď
        [few] { $count } mědi
       *[other] { $count } mědí
    }
montana-goods-stone =
    { $count ->
        [one] 1 kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }
montana-goods-copper_large =
    { $count ->
        [one] 1 velkou měď
        [few] { $count } velké mědi
       *[other] { $count } velkých mědí
    }
montana-goods-stone_large =
    { $count ->
        [one] 1 velký kámen
        [few] { $count } velké kameny
       *[other] { $count } velkých kamenů
    }

montana-given-grain = obilí
montana-given-pumpkin = dýni
montana-given-copper = měď
montana-given-stone = kámen
montana-given-copper_large = velkou měď
montana-given-stone_large = velký kámen

montana-taken-grain = obilí
montana-taken-pumpkin = dýni
montana-taken-copper = měď
montana-taken-stone = kámen

## Workers

montana-worker-grain = dělník na obilí
montana-worker-grain-help = Světlý. Na obilném poli stačí sám; jinde jsou potřeba libovolní dva dělníci.
montana-worker-pumpkin = dělník na dýně
montana-worker-pumpkin-help = Oranžový. Na zeleninovém poli stačí sám; jinde jsou potřeba libovolní dva dělníci.
montana-worker-copper = dělník na měď
montana-worker-copper-help = Hnědočervený. V dole stačí sám; jinde jsou potřeba libovolní dva dělníci.
montana-worker-stone = dělník na kámen
montana-worker-stone-help = Černý. V lomu stačí sám; jinde jsou potřeba libovolní dva dělníci.

montana-workers-grain =
    { $count ->
        [one] 1 dělníka na obilí
        [few] { $count } dělníky na obilí
       *[other] { $count } dělníků na obilí
    }
montana-workers-pumpkin =
    { $count ->
        [one] 1 dělníka na dýně
        [few] { $count } dělníky na dýně
       *[other] { $count } dělníků na dýně
    }
montana-workers-copper =
    { $count ->
        [one] 1 dělníka na měď
        [few] { $count } dělníky na měď
       *[other] { $count } dělníků na měď
    }
montana-workers-stone =
    { $count ->
        [one] 1 dělníka na kámen
        [few] { $count } dělníky na kámen
       *[other] { $count } dělníků na kámen
    }

## The worker board

montana-area-mine = důl
montana-area-mine-help = Měď. Na volné velké políčko postav dělníka na měď nebo libovolné dva dělníky, zaplať jeho stříbro a vezmi si jeho měď; stejně na malém políčku vedle ještě jednu, bez stříbra. Jsou-li obsazena všechna tři velká políčka, důl se na konci tahu uvolní.
montana-area-quarry = lom
montana-area-quarry-help = Kámen. Na volné velké políčko postav dělníka na kámen nebo libovolné dva dělníky, zaplať jeho stříbro a vezmi si jeho kameny; stejně na malém políčku vedle ještě jeden, bez stříbra. Jsou-li obsazena všechna tři velká políčka, lom se na konci tahu uvolní.
montana-area-grain_field = obilné pole
montana-area-grain_field-help = Obilí. Na volné velké políčko postav dělníka na obilí nebo libovolné dva dělníky, zaplať jeho stříbro a vezmi si jeho obilí; stejně na malém políčku vedle ještě jedno, bez stříbra. Jsou-li obsazena všechna tři velká políčka, obilné pole se na konci tahu uvolní.
montana-area-vegetable_field = zeleninové pole
montana-area-vegetable_field-help = Dýně. Na volné velké políčko postav dělníka na dýně nebo libovolné dva dělníky, zaplať jeho stříbro a vezmi si jeho dýně; stejně na malém políčku vedle ještě jednu, bez stříbra. Jsou-li obsazena všechna tři velká políčka, zeleninové pole se na konci tahu uvolní.
montana-area-bank = banka
montana-area-bank-help = Na volné políčko postav tolik dělníků libovolných barev, kolik žádá, a vezmi si jeho stříbro. Jsou-li obsazena všechna políčka, banka se na konci tahu uvolní.
montana-area-city = město
montana-area-city-help = Dražba, ve které se platí dýněmi: kromě žetonů hor jediná cesta k velké mědi a velkému kameni. Kdo ji zahájí, dostane 1 dýni; pak smějí nabízet všichni a přebitý hráč je hned znovu na řadě.

montana-row-coppersmith = měditepec
montana-row-coppersmith-help = Vyměň až 2 malé mědi za velké, jednu za jednu.
montana-row-stonemason = kameník
montana-row-stonemason-help = Vyměň až 2 malé kameny za velké, jeden za jeden.
montana-row-foundry = slévárna
montana-row-foundry-help = Vyměň až 1 malou měď a až 1 malý kámen za velké kusy.
montana-row-trading_post = obchodní stanice
montana-row-trading_post-help = Vezmi si ze zásoby 2 malá zboží: obilí, měď nebo kámen v libovolné kombinaci.

## The map

montana-kind-land = souš
montana-kind-land-help = Pole, na kterém se dá za uvedené zboží stavět, vedle startovního dílku nebo osady.
montana-kind-mountain = hora
montana-kind-mountain-help = Tady se nestaví. Při zlaté horečce na ní leží žeton hory; kdo postaví vedle, smí se na něj podívat.
montana-kind-lake = jezero
montana-kind-lake-help = Tady se nestaví. Kdo postaví vedle jako první, vezme si polní láhev.
montana-kind-river = řeka
montana-kind-river-help = Tady se nestaví. Kdo u některého konce jako první postaví na některém z polí mimo dílek, dostane 5 stříbra.
montana-kind-falls_lake = jezero pod vodopády
montana-kind-falls_lake-help = Tady se nestaví. Kdo postaví vedle jako první, vezme si uvedené zboží a otevře střed všem.
montana-kind-lowland = nížina
montana-kind-lowland-help = Tady se nestaví. Kdo postaví vedle jako první, vezme si uvedené dělníky a otevře Helenu všem.

montana-side-bighorn_canyon = Bighorn Canyon
montana-side-bighorn_canyon-help = Dílkem protéká řeka. Kdo u některého z jejích dvou konců jako první postaví na některém z polí mimo dílek, dostane 5 stříbra.
montana-side-granite_peak = Granite Peak
montana-side-granite_peak-help = Dvě jezera s polními láhvemi. V celé hře si v jednom tahu smíš vzít nejvýš jednu polní láhev, ať leží kdekoli, a vydat nejvýš jednu.
montana-side-great_falls = Great Falls
montana-side-great_falls-help = Do středu se vejdou tři osady, ale je uzamčený. Kdo jako první postaví vedle jezera pod vodopády, vezme si uvedené zboží a otevře ho všem.
montana-side-helena = Helena
montana-side-helena-help = Do středu se za 5 velkých zboží vejdou tři osady, ale je uzamčený. Kdo jako první postaví vedle nížiny, vezme si uvedené dělníky a otevře ho všem.

## Settlements

montana-piece-regular = osada
montana-piece-regular-help = Kdo má na konci na mapě nejvíc osad, vyhrává.
montana-piece-market = trh
montana-piece-market-help = Jednou, když ho položíš navrch: za každou sousední osadu vyměň 1 své zboží za 1 malé zboží ze zásoby.
montana-piece-gate = brána
montana-piece-gate-help = Jednou, když ji položíš navrch: za každou sousední osadu soupeře ti její majitel zaplatí 1 stříbro.
montana-piece-watchtower = strážní věž
montana-piece-watchtower-help = Dokud je navrchu: soupeři, kteří staví vedle ní, platí o jedno zboží víc, z těch, která jejich pole ukazuje.

## Events

montana-event-no_extra_recruits = Bez přídavku
montana-event-no_extra_recruits-help = Při náboru nesmíš platit obilí za další dva dělníky.
montana-event-area_closed = Zavřeno
montana-event-area_closed-help = Na uvedeném místě se nedá pracovat.
montana-event-no_cattle_trade = Zákaz obchodu s dobytkem
montana-event-no_cattle_trade-help = Nikdo nesmí obchodovat s dobytkem. Žeton hory, který mění dobytek, se zahrát smí.
montana-event-build_surcharge = Dražší stavba
montana-event-build_surcharge-help = Za každé pole, na kterém stavíš, platíš navíc uvedené zboží.
montana-event-no_cattle_bonus = Pomoc bez dobytka
montana-event-no_cattle_bonus-help = Nemáš-li na začátku svého tahu dobytek, dostaneš { $silver } stříbra.
montana-event-no_worker_bonus = Pomoc bez dělníků
montana-event-no_worker_bonus-help = Nemáš-li na začátku svého tahu dělníky, dostaneš { $silver } obilí.
montana-event-rich_bonus = Stříbro láká
montana-event-rich_bonus-help = Máš-li na začátku svého tahu aspoň { $silver } stříbra, smíš si vzít 1 dělníka podle svého výběru.
montana-event-sell_workers = Hledají se dělníci
montana-event-sell_workers-help = Jednou za tah smíš vrátit 1, 2 nebo 3 dělníky libovolných barev za { $one }, { $two } nebo { $three } stříbra.
montana-event-hire_worker = Hledá se práce
montana-event-hire_worker-help = Jednou za tah smíš vzít uvedeného dělníka; zaplatíš { $silver } stříbra.
montana-event-sell_goods = Výkup zboží
montana-event-sell_goods-help = Jednou za tah smíš prodat 1, 2 nebo 3 libovolná zboží za { $one }, { $two } nebo { $three } stříbra. Velké zboží se počítá jako jedno.
montana-event-buy_goods = Prodej zboží
montana-event-buy_goods-help = Jednou za tah smíš koupit 1 nebo 2 kusy uvedeného zboží za { $one } nebo { $two } stříbra.

montana-shown-mine = důl
montana-shown-quarry = lom
montana-shown-grain_field = obilné pole
montana-shown-vegetable_field = zeleninové pole
montana-shown-bank = banka
montana-shown-city = město
montana-shown-grain = obilí
montana-shown-pumpkin = dýně
montana-shown-copper = měď
montana-shown-stone = kámen
montana-shown-copper_large = velká měď
montana-shown-stone_large = velký kámen

## Mountain tiles

montana-gold-silver = Stříbrná žíla
montana-gold-silver-help = Zahraj v některém z dalších tahů: dostaneš 3 stříbra.
montana-gold-good = Nález
montana-gold-good-help = Zahraj v některém z dalších tahů: vezmeš si 1 kus uvedeného zboží.
montana-gold-cattle_exchange = Výkup dobytka
montana-gold-cattle_exchange-help = Zahraj v některém z dalších tahů: dej 2 kusy dobytka a vezmi si uvedené velké zboží.
montana-gold-worker = Zlatokop
montana-gold-worker-help = Zahraj v některém z dalších tahů: vezmeš si 1 dělníka uvedené barvy.

## Score sheet

montana-points-settlements = Osady

## Options

montana-option-special_settlements = Zvláštní osady
montana-option-special_settlements-false = Ne
montana-option-special_settlements-true = Ano
montana-option-special_settlements-help = Rozšíření: každý má navíc trh, bránu a strážní věž.
montana-option-special_tile = Zvláštní dílek krajiny
montana-option-special_tile-none = Žádný
montana-option-special_tile-random = Vylosovaný
montana-option-special_tile-bighorn_canyon = Bighorn Canyon
montana-option-special_tile-granite_peak = Granite Peak
montana-option-special_tile-great_falls = Great Falls
montana-option-special_tile-helena = Helena
montana-option-special_tile-help = Rozšíření: uprostřed mapy leží dílek s vlastními pravidly.
montana-option-events = Události
montana-option-events-false = Ne
montana-option-events-true = Ano
montana-option-events-help = Rozšíření: každé kolo má svou událost, ohlášenou o kolo dřív.
montana-option-gold_rush = Zlatá horečka
montana-option-gold_rush-false = Ne
montana-option-gold_rush-true = Ano
montana-option-gold_rush-help = Rozšíření: na horách leží žetony lícem dolů. Kdo postaví vedle, prohlédne si je a jeden si vezme.
montana-option-start_on_cattle = Startovní dílek na poli s dobytkem
montana-option-start_on_cattle-true = Ano
montana-option-start_on_cattle-false = Ne
montana-option-start_on_cattle-help = Startovní dílek leží na poli s dobytkem. Podle staršího pravidla smí ležet na kterémkoli poli.
montana-option-start_field = Místo startovního dílku
montana-option-start_field-random = Vylosované
montana-option-start_field-start_player_chooses = Vybírá začínající hráč
montana-option-start_field-help = Místo startovního dílku se vylosuje, nebo ho vybere začínající hráč.
montana-option-adjacency = Staví se vedle
montana-option-adjacency-any = osad kohokoli
montana-option-adjacency-own = jen vlastních osad
montana-option-adjacency-help = Stavíš vedle startovního dílku nebo vedle osady kohokoli, anebo jen vedle vlastní.
montana-option-shortage = Když zásoba nestačí
montana-option-shortage-forfeit = Co chybí, propadá
montana-option-shortage-silver = 1 stříbro za každý chybějící kus
montana-option-shortage-substitute = Něco jiného místo toho
montana-option-shortage-help = Co se stane, když v zásobě chybí zboží nebo dělník, kterého máš dostat.
montana-option-canteen_chain = Několik polních láhví za sebou
montana-option-canteen_chain-false = Ne
montana-option-canteen_chain-true = Ano
montana-option-canteen_chain-help = Polní láhev se smí vydat i na konci tahu navíc. S dílkem Granite Peak nikdy.
montana-option-max_per_turn = Zvláštních osad za tah
montana-option-max_per_turn-1 = 1
montana-option-max_per_turn-3 = 3
montana-option-max_per_turn-help = Kolik zvláštních osad smíš položit v jednom tahu.
montana-option-stack_counts_as = Sloupky vedle trhu a brány
montana-option-stack_counts_as-one = Počítají se jednou
montana-option-stack_counts_as-each = Počítá se každá osada
montana-option-stack_counts_as-help = Zda se několik osad na jednom poli počítá pro trh a bránu jednou, nebo každá zvlášť.
montana-option-river_once = Bighorn Canyon platí jen jednou
montana-option-river_once-false = Ne
montana-option-river_once-true = Ano
montana-option-river_once-help = Svých 5 stříbra vyplatí jen jeden z konců řeky, ten dřív dosažený.
montana-option-wheel = Náborové kolo
montana-option-wheel-uniform = Čistá náhoda
montana-option-wheel-bag = Na každou výseč dojde
montana-option-wheel-help = Šipka se zastaví kdekoli, nebo na každé výseči jednou, než se některá zopakuje: méně náhody, ale ne oficiální pravidlo.
montana-option-map = Mapa
montana-option-map-random = Pokaždé nová
montana-option-map-seed_1 = Mapa 1
montana-option-map-seed_2 = Mapa 2
montana-option-map-seed_3 = Mapa 3
montana-option-map-help = Nová mapa, nebo vždy stejná: pro zápasy a turnaje.

## Mistakes in records and scenario files

montana-mistake-choice = Toto není volba ve hře Montana: „{ $text }“.

## What a bot's advice is made of

montana-feature-points = osady na mapě
montana-feature-turn = být na tahu
montana-feature-grain = obilí
montana-feature-pumpkin = dýně
montana-feature-copper = měď
montana-feature-stone = kámen
montana-feature-crops-more = další obilí a dýně
montana-feature-metals-more = další měď a kámen
montana-feature-goods-spare = zboží nad to, co pole žádají
montana-feature-copper-large = velká měď
montana-feature-stone-large = velký kámen
montana-feature-workers = dělníci
montana-feature-workers-more = další dělníci
montana-feature-trades = dělníci více řemesel
montana-feature-silver = stříbro
montana-feature-silver-more = další stříbro
montana-feature-silver-spare = hodně stříbra
montana-feature-cattle = dobytek
montana-feature-canteens = polní láhve
montana-feature-tiles = žetony hor
montana-feature-ready = pole, které lze hned zaplatit
montana-feature-ready-two = druhé pole, které lze hned zaplatit
montana-feature-ready-three = třetí pole, které lze hned zaplatit
montana-feature-lacks-one = pole, na které chybí jedno zboží
montana-feature-lacks-two = pole, na které chybí dvě zboží
montana-feature-lacks-three = pole, na které chybí tři zboží
montana-feature-cattle-near = dobytek na polích, která lze hned zaplatit
