### Great Western Trail, its messages in Czech: what happens, what is asked and refused, the names of things.
### $seat is a player's name, $seats, $takers and $outbid are lists of names; $card, $cards, $tile, $building, $space, $to, $rail,
### $station, $city, $disc, $worker, $master, $task, $slot, $aux, $what and $option are phrases from this file.
### All of these stay in the nominative; players are addressed by „ty“, buttons are infinitives.

westerntrail-title = Great Western Trail
westerntrail-name = Great Western Trail
westerntrail-line = Žeň stádo do Kansas City, znovu a znovu.

## What happens: setup

westerntrail-event-first-player-chosen = Začíná { $seat }.
westerntrail-event-master-placed = K trati přichází { $master } ({ $station }).
westerntrail-event-neutral-placed = Na { $space } přichází { $building }.
westerntrail-event-side-chosen = Všichni používají budovu { $number } stranou { $side } nahoru.
westerntrail-event-starting-objective-dealt = { $seat } dostává { $card }.
westerntrail-event-first-bidder-chosen = První nabízí { $seat }.
westerntrail-event-place-offered = { $place }. místo v pořadí: { $dollars } $ a { $card }.
westerntrail-event-bid-placed =
    { $count ->
        [0] { $seat } nabízí { $points } za { $place }. místo.
       *[other] { $seat } nabízí { $points } za { $place }. místo. Přichází o ně { $outbid }.
    }
westerntrail-event-order-settled = Všechna místa jsou rozdělena. Pořadí ve hře: { $seats }.

## What happens: tiles and cards that come up

westerntrail-event-teepee-placed = Indiánská vesnice roste: { $tile } ({ $space }).
westerntrail-event-hazard-placed = Nové nebezpečí, { $space }: { $tile }.
westerntrail-event-worker-placed = Na trh práce přichází { $worker } (řada { $row }).
westerntrail-event-tile-left = Není volné pole, destička opouští hru: { $tile }.
westerntrail-event-token-moved = Žeton trhu práce sestupuje do řady { $row }.
westerntrail-event-end-began = { $seat } si bere žeton trhu práce: začíná konec hry. Tento tah se dohraje a všichni ostatní mají ještě jeden.
westerntrail-event-foresight-revealed = Výhledová pole, { $column }. sloupec: { $tile }.
westerntrail-event-market-card-revealed = Nově na trhu s dobytkem: { $card }.
westerntrail-event-objective-revealed = Nově v zásobě úkolů: { $card }.

## What happens: the turn

westerntrail-event-turn-began = { $turn }. tah: { $seat }.
westerntrail-event-herder-placed = { $seat } staví honáka na { $space }.
westerntrail-event-herder-moved =
    { $free ->
        [yes] { $seat } jede s honákem bez poplatků na { $space }
       *[no] { $seat } jede s honákem na { $space }
    } ({ $steps ->
        [one] 1 krok
        [few] { $steps } kroky
       *[other] { $steps } kroků
    }).
westerntrail-event-toll-paid =
    { $count ->
        [0] { $seat } platí bance poplatek { $dollars } $ za { $space }.
       *[other] { $seat } platí poplatek { $dollars } $ za { $space }. Dostává ho { $takers }.
    }
westerntrail-event-toll-forgiven = { $seat } nemá na celý poplatek za { $space }: { $dollars } $ se odpouští.
westerntrail-event-action-done = { $seat }: { $task }.
westerntrail-event-auxiliary-done =
    { $double ->
        [yes] { $seat } provádí dvojitou pomocnou akci: { $aux }.
       *[no] { $seat } provádí jednoduchou pomocnou akci: { $aux }.
    }
westerntrail-event-declined = { $seat } nabídku nevyužívá.
westerntrail-event-objective-played = { $seat } hraje { $card }.
westerntrail-event-building-used = { $seat } používá sousední budovu ({ $building }, { $space }).

## What happens: money, certificates, cards

westerntrail-event-money-gained = { $seat } získává { $dollars } $.
westerntrail-event-money-paid = { $seat } platí { $dollars } $.
westerntrail-event-certificates-gained =
    { $certificates ->
        [one] { $seat } získává 1 certifikát
        [few] { $seat } získává { $certificates } certifikáty
       *[other] { $seat } získává { $certificates } certifikátů
    }, celkem má { $value }.
westerntrail-event-card-discarded = { $seat } odhazuje: { $card }.
westerntrail-event-card-removed = { $seat } odstraňuje ze hry: { $card }.
westerntrail-event-card-drawn = { $seat } dobírá kartu.
westerntrail-event-card-seen = Dobíráš: { $card }.
westerntrail-event-deck-reshuffled =
    { $cards ->
        [one] { $seat } dělá z jediné odhozené karty nový dobírací balíček.
        [few] { $seat } míchá { $cards } odhozené karty do nového dobíracího balíčku.
       *[other] { $seat } míchá { $cards } odhozených karet do nového dobíracího balíčku.
    }

## What happens: actions

westerntrail-event-worker-hired = { $seat } nabírá za { $dollars } $: { $worker } (řada { $row }, sloupec { $column }).
westerntrail-event-building-built =
    { $replaced ->
        [none] { $seat } staví na { $space } za { $dollars } $: { $building }.
       *[other] { $seat } staví na { $space } za { $dollars } $: { $building } místo { $replaced }.
    }
westerntrail-event-objective-taken =
    { $to_hand ->
        [yes] { $seat } si bere do ruky: { $card }.
       *[no] { $seat } si bere na odkládací balíček: { $card }.
    }
westerntrail-event-objective-taken-secretly = { $seat } si bere do ruky vrchní kartu úkolu z balíčku. Ostatní ji nevidí.
westerntrail-event-objective-seen = Karta úkolu z balíčku: { $card }.
westerntrail-event-engine-moved =
    { $back ->
        [yes] { $seat } couvá lokomotivou. Cíl: { $rail }.
       *[no] { $seat } posouvá lokomotivu vpřed. Cíl: { $rail }.
    }
westerntrail-event-station-built = { $seat } staví za { $dollars } $ nádraží: { $station }.
westerntrail-event-disc-taken = { $seat } snímá označovací kámen z desky hráče: { $disc }.
westerntrail-event-disc-moved = { $seat } odebírá kámen z vlastního nádraží a přichází o něj: { $station }.
westerntrail-event-master-taken = { $seat } nechává pracovníka ({ $station }: { $worker }) a získává destičku: { $master }.
westerntrail-event-teepee-taken =
    { $dollars ->
        [-1] { $seat } obchoduje s indiány, { $space }: { $tile } za 1 $.
        [-2] { $seat } obchoduje s indiány, { $space }: { $tile } za 2 $.
        [-3] { $seat } obchoduje s indiány, { $space }: { $tile } za 3 $.
       *[other] { $seat } obchoduje s indiány, { $space }: { $tile } a { $dollars } $.
    }
westerntrail-event-hazard-removed = { $seat } odstraňuje nebezpečí, { $space }: { $tile }.
westerntrail-event-cattle-bought =
    { $dollars ->
        [0] { $seat } si za stejnou cenu bere i druhou kartu: { $card }.
       *[other] { $seat } kupuje za { $dollars } $: { $card } ({ $cowboys ->
            [one] 1 kovboj
            [few] { $cowboys } kovbojové
           *[other] { $cowboys } kovbojů
        }).
    }
westerntrail-event-market-enlarged = { $seat } posílá kovboje pro nový dobytek.

## What happens: Kansas City

westerntrail-event-tile-chosen = Kansas City, { $column }. sloupec: { $seat } vybírá: { $tile }.
westerntrail-event-hand-shown =
    { $count ->
        [0] { $seat } přijíždí do Kansas City bez karet: hodnota stáda { $value }.
       *[other] { $seat } ukazuje ruku ({ $cards }): hodnota stáda { $value }.
    }
westerntrail-event-income-taken =
    { $seat } prodává stádo za { $dollars } ${ $permanent ->
        [0] { "" }
        [one] { " · " }1 trvalý certifikát
        [few] { " · " }{ $permanent } trvalé certifikáty
       *[other] { " · " }{ $permanent } trvalých certifikátů
    }{ $spent ->
        [0] { "" }
        [one] { " · " }1 použitý dočasný certifikát
        [few] { " · " }{ $spent } použité dočasné certifikáty
       *[other] { " · " }{ $spent } použitých dočasných certifikátů
    }
westerntrail-event-delivered =
    { $extraordinary ->
        [yes] { $seat } provádí mimořádnou expedici krav. Cíl: { $city }.
       *[no] { $seat } expeduje krávy. Cíl: { $city }.
    }
westerntrail-event-delivered-in-vain = { $seat } nemá žádný označovací kámen: expedice nemá účinek.
westerntrail-event-transport-paid = { $seat } platí { $dollars } $ za transport. Cíl: { $city }.
westerntrail-event-herder-returned = { $seat } se s honákem vrací na začátek cesty.

## What happens: the end

westerntrail-event-hand-laid-open = { $seat } odkrývá karty, které zbyly v ruce: { $cards }.
westerntrail-event-points-counted =
    { $seat } má { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
westerntrail-event-game-ended =
    { $count ->
        [one] Vítězí { $seats }
       *[other] O vítězství se dělí { $seats }
    } ({ $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }).

## What a player is asked

westerntrail-ask-side = Kterou stranu budovy { $number } budou všichni používat?
westerntrail-ask-bid = Nabídni body za místo v pořadí, nejvýš { $most }.
westerntrail-ask-place = Tvůj první tah: postav honáka na libovolnou neutrální budovu.
westerntrail-ask-move =
    { $steps ->
        [one] Posuň honáka o 1 krok (na poplatky máš { $dollars } $). Předtím můžeš hrát karty úkolů.
        [few] Posuň honáka o 1 až { $steps } kroky (na poplatky máš { $dollars } $). Předtím můžeš hrát karty úkolů.
       *[other] Posuň honáka o 1 až { $steps } kroků (na poplatky máš { $dollars } $). Předtím můžeš hrát karty úkolů.
    }
westerntrail-ask-act = Jsi na místě: proveď akce tohoto zastavení, každou jednou a v libovolném pořadí, nebo místo nich jednu jednoduchou pomocnou akci.
westerntrail-ask-act-more = Ještě něco? Zahraj kartu úkolu, využij, co zbývá, nebo akce ukonči.
westerntrail-ask-act-elsewhere = Toto zastavení nemůžeš použít: provést smíš jen jednu jednoduchou pomocnou akci.
westerntrail-ask-bonus = Tohle můžeš hned provést, jinak propadne: { $slot }.
westerntrail-ask-hire =
    Koho nabereš? { $change ->
        [0] Platíš základní náborový poplatek
        [-1] Poplatek je o 1 $ nižší
        [-2] Poplatek je o 2 $ nižší
       *[other] Poplatek je o { $change } $ vyšší
    } (máš { $dollars } $).
westerntrail-ask-hire-more =
    Můžeš nabrat ještě jednoho pracovníka. { $change ->
        [0] Platíš základní náborový poplatek
        [-1] Poplatek je o 1 $ nižší
        [-2] Poplatek je o 2 $ nižší
       *[other] Poplatek je o { $change } $ vyšší
    } (máš { $dollars } $).
westerntrail-ask-build = Kterou budovu postavíš? Každý potřebný řemeslník stojí { $rate } $ (máš { $dollars } $).
westerntrail-ask-build-space = Kam přijde { $building }? Každý potřebný řemeslník stojí { $rate } $; místo tvé menší budovy se počítá jen rozdíl.
westerntrail-ask-take-objective = Kterou kartu úkolu si vezmeš?
westerntrail-ask-engine-forward =
    { $spaces ->
        [one] Lokomotiva může popojet o 1 pole vpřed.
        [few] Kam pojede lokomotiva? Až o { $spaces } pole vpřed.
       *[other] Kam pojede lokomotiva? Až o { $spaces } polí vpřed.
    }
westerntrail-ask-engine-back =
    { $spaces ->
        [one] Couvni lokomotivou přesně o 1 pole.
        [few] Couvni lokomotivou přesně o { $spaces } pole.
       *[other] Couvni lokomotivou přesně o { $spaces } polí.
    }
westerntrail-ask-engine-back-any = Couvni lokomotivou o libovolný počet polí: čím dál, tím vzdálenější město můžeš zásobit.
westerntrail-ask-station = Postavíš nádraží za { $dollars } $ ({ $station })? Vyber pro něj kámen, nebo odmítni.
westerntrail-ask-station-master = Kterého pracovníka tu necháš výměnou za destičku přednosty? { $master }
westerntrail-ask-line-end = Konec trati! Couvni lokomotivou na libovolné volné pole; čekají tě 3 $.
westerntrail-ask-trade = O které týpí budeš obchodovat?
westerntrail-ask-hazard = Které nebezpečí odstraníš?
westerntrail-ask-buy =
    Nákup dobytka: { $cowboys ->
        [one] zbývá 1 volný kovboj
        [few] zbývají { $cowboys } volní kovbojové
       *[other] zbývá { $cowboys } volných kovbojů
    } (máš { $dollars } $).
westerntrail-ask-buy-second = V ceně je i druhá karta hodnoty { $value }. Která?
westerntrail-ask-draw-number =
    { $cards ->
        [one] Dobereš 1 kartu? Stejný počet pak odhodíš.
        [few] Kolik karet dobereš? Nejvýše { $cards }. Stejný počet pak odhodíš.
       *[other] Kolik karet dobereš? Nejvýše { $cards }. Stejný počet pak odhodíš.
    }
westerntrail-ask-discard =
    { $cards ->
        [one] Odhoď kartu ({ $what }).
        [few] Odhoď ještě { $cards } karty ({ $what }).
       *[other] Odhoď ještě { $cards } karet ({ $what }).
    }
westerntrail-ask-remove =
    { $cards ->
        [one] Můžeš odstranit 1 kartu z ruky ze hry.
        [few] Můžeš odstranit až { $cards } karty z ruky ze hry.
       *[other] Můžeš odstranit až { $cards } karet z ruky ze hry.
    }
westerntrail-ask-auxiliary = Kterou pomocnou akci provedeš?
westerntrail-ask-trip =
    { $steps ->
        [one] Posuň honáka o 1 krok; pak provedeš akce nového zastavení.
        [few] Posuň honáka až o { $steps } kroky; pak provedeš akce nového zastavení.
       *[other] Posuň honáka až o { $steps } kroků; pak provedeš akce nového zastavení.
    }
westerntrail-ask-trip-free =
    { $steps ->
        [one] Posuň honáka o 1 krok bez poplatků. Akce nového zastavení neprovedeš.
        [few] Posuň honáka až o { $steps } kroky bez poplatků. Akce nového zastavení neprovedeš.
       *[other] Posuň honáka až o { $steps } kroků bez poplatků. Akce nového zastavení neprovedeš.
    }
westerntrail-ask-adjacent = Kterou sousední budovu použiješ, jako by byla tvoje?
westerntrail-ask-station-behind = Ve které stanici za lokomotivou postavíš nádraží?
westerntrail-ask-deliver = Tvé stádo má hodnotu { $value }. Kam ho expeduješ?
westerntrail-ask-deliver-extraordinary = Lokomotiva urazila { $value }. Kam povede mimořádná expedice?
westerntrail-ask-deliver-disc = Expedice do města { $city }: který kámen tam položíš?
westerntrail-ask-foresight = Kansas City, { $column }. sloupec: která destička přijde do hry?
westerntrail-ask-kansas-cards = Než budeš pokračovat, můžeš tu hrát karty úkolů.
westerntrail-ask-certificates = Tvé stádo má zatím hodnotu { $value }. Kolik dočasných certifikátů použiješ? Máš jich { $certificates }.

## Why something is not possible

westerntrail-no-game-over = Hra skončila.
westerntrail-no-chance = O tom rozhoduje náhoda, ne hráč.
westerntrail-no-not-your-turn = Nejsi na tahu.
westerntrail-no-must-choose = Tady nelze odmítnout: vyber jednu z možností.
westerntrail-no-not-now = To teď nejde.
westerntrail-no-not-there = To mezi možnostmi není.
westerntrail-no-no-such-place = { $place }. místo v této hře není.
westerntrail-no-bid-too-low = Za { $place }. místo musíš nabídnout aspoň { $least }.
westerntrail-no-bid-too-high = Více než { $most } se nabízet nesmí.
westerntrail-no-cards-in-kansas-city = V Kansas City se karty úkolů nehrají.
westerntrail-no-card-during-action = Karty úkolů se hrají před posunem honáka nebo před akcí či po ní, nikdy uprostřed.
westerntrail-no-must-move = Nejdřív musíš posunout honáka.
westerntrail-no-must-act = Než skončíš, proveď akci tohoto zastavení nebo jednoduchou pomocnou akci.
westerntrail-no-not-in-hand = Tuto kartu v ruce nemáš: { $card }.
westerntrail-no-not-neutral = Honák začíná na jedné ze sedmi neutrálních budov, ne na tomto poli: { $space }.
westerntrail-no-already-placed = Tvůj honák už na cestě je: posuň ho.
westerntrail-no-place-first = Nejdřív postav honáka na neutrální budovu.
westerntrail-no-free-move-to-kansas-city = Volný posun nikdy nevede do Kansas City.
westerntrail-no-no-stop = Nic tam neleží, není to tedy zastavení: { $space }.
westerntrail-no-only-forward = Honák jezdí po cestě jen vpřed; tohle je za tebou nebo na jiné větvi: { $space }.
westerntrail-no-too-far = Tam je to příliš mnoho kroků: { $space }.
westerntrail-no-auxiliary-instead = Místo akcí tohoto zastavení byla provedena pomocná akce.
westerntrail-no-done-already = Každou akci zastavení lze provést jen jednou: { $task }.
westerntrail-no-not-here = Toto zastavení nic takového nenabízí: { $task }.
westerntrail-no-no-such-card = V ruce na to nemáš kartu. Je potřeba: { $what }.
westerntrail-no-cannot-pay = Stojí to { $dollars } $ a tolik nemáš.
westerntrail-no-no-room-behind = Tak daleko lokomotiva couvnout nemůže.
westerntrail-no-nothing-to-take = Teď by ti to nic nedalo, není co vzít ani udělat: { $task }.
westerntrail-no-after-local-action = Pomocná akce je možná jen místo akcí zastavení, a ty už tu máš nějakou za sebou.
westerntrail-no-single-only = Tady smíš pomocné akce provést jen v jednoduché podobě.
westerntrail-no-auxiliary-closed = Ještě to zakrývá označovací kámen: { $aux }.
westerntrail-no-row-of-the-token = V řadě { $row } stojí žeton trhu práce: tam zatím nikoho nabrat nelze.
westerntrail-no-no-such-worker = V řadě { $row } takový pracovník není: { $worker }.
westerntrail-no-row-full = Nemáš volný sloupec pro dalšího pracovníka: { $worker }.
westerntrail-no-already-built = Takovou destičku už k dispozici nemáš: { $building }.
westerntrail-no-cannot-build = Chybějí ti řemeslníci, peníze nebo místo: { $building }.
westerntrail-no-no-building-space = Tam hráči stavět nemohou: { $space }.
westerntrail-no-not-higher = Vlastní budovu lze nahradit jen budovou s vyšším počtem řemeslníků.
westerntrail-no-foreign-building = Stojí tam cizí budova.
westerntrail-no-too-few-craftsmen =
    { $craftsmen ->
        [one] Potřebuješ na to 1 řemeslníka.
        [few] Potřebuješ na to { $craftsmen } řemeslníky.
       *[other] Potřebuješ na to { $craftsmen } řemeslníků.
    }
westerntrail-no-occupied = Stojí tam jiná lokomotiva.
westerntrail-no-must-leave-the-end = Lokomotiva musí z konce trati couvnout.
westerntrail-no-not-exactly =
    { $spaces ->
        [0] Tam lokomotiva nedocouvá.
        [one] To není přesně 1 pole zpět.
        [few] To nejsou přesně { $spaces } pole zpět.
       *[other] To není přesně { $spaces } polí zpět.
    }
westerntrail-no-not-in-reach =
    { $spaces ->
        [one] To není 1 pole před tvou lokomotivou.
        [few] To je dál než { $spaces } pole před tvou lokomotivou, nebo za ní.
       *[other] To je dál než { $spaces } polí před tvou lokomotivou, nebo za ní.
    }
westerntrail-no-discs-of-board-first = Kámen z nádraží se bere, jen když nelze použít žádný z desky hráče.
westerntrail-no-disc-gone = Toto místo už je volné: { $disc }.
westerntrail-no-same-disc-first = Tyto dva kameny jsou stejné: nejdřív se bere první.
westerntrail-no-black-disc = Dokud máš kameny na bílých místech, patří kámen z černého místa jen na černé: { $disc }.
westerntrail-no-cannot-pay-disc = Sejmout tento kámen stojí { $dollars } $ a tolik nemáš: { $disc }.
westerntrail-no-cannot-pay-transport = Na transportní náklady by ti nezbylo.
westerntrail-no-printed-worker = Natištěný pracovník nikdy neodchází a jiného nemáš: { $worker }.
westerntrail-no-no-teepee = Tam žádné týpí nestojí: { $space }.
westerntrail-no-no-cowboys = Všichni tvoji kovbojové mají práci.
westerntrail-no-market-deck-empty = Pro trh s dobytkem už žádné karty nezbývají.
westerntrail-no-other-value = Tato cena platí pro krávy jiné hodnoty.
westerntrail-no-not-in-market = Na trhu s dobytkem to teď není: { $card }.
westerntrail-no-too-few-cowboys =
    { $cowboys ->
        [one] Je na to potřeba 1 volný kovboj.
        [few] Jsou na to potřeba { $cowboys } volní kovbojové.
       *[other] Je na to potřeba { $cowboys } volných kovbojů.
    }
westerntrail-no-does-not-fit = To se nehodí: { $card }. Je potřeba: { $what }.
westerntrail-no-no-workers-at-the-end = Trh práce je plný: pracovníky už vybírat nelze.
westerntrail-no-too-little-value = { $city }: hodnota { $value } nestačí.
westerntrail-no-disc-in-city = { $city }: tady už svůj kámen máš.
westerntrail-no-no-disc = { $city }: nemáš kámen, který by sem šlo položit.

## What a player can choose

westerntrail-choice-pass = Odmítnout
westerntrail-choice-end = Ukončit akce
westerntrail-choice-done = Už nekupovat
westerntrail-choice-add = Kovboj přidá na trh 2 karty
westerntrail-choice-top = Vrchní karta balíčku
westerntrail-choice-first = Začíná { $seat }
westerntrail-choice-market = Vyložit: { $card }
westerntrail-choice-objective = Vyložit: { $card }
westerntrail-choice-starting = Rozdat: { $card }
westerntrail-choice-draw = Dobrat: { $card }
westerntrail-choice-play = Zahrát: { $card }
westerntrail-choice-take = Vzít si: { $card }
westerntrail-choice-also = Vzít si také: { $card }
westerntrail-choice-discard = Odhodit: { $card }
westerntrail-choice-remove = Odstranit ze hry: { $card }
westerntrail-choice-place = Postavit honáka: { $space }
westerntrail-choice-space = Postavit zde: { $space }
westerntrail-choice-trade = Obchodovat: { $space }
westerntrail-choice-hazard = Odstranit nebezpečí: { $space }
westerntrail-choice-use = Použít budovu: { $space }
westerntrail-choice-move =
    { $count ->
        [0] Jet na { $to }
       *[other] Jet na { $to } (přes { $by })
    }
westerntrail-choice-do = { $task }
westerntrail-choice-aux =
    { $double ->
        [yes] Dvojitá pomocná akce: { $aux }
       *[no] Jednoduchá pomocná akce: { $aux }
    }
westerntrail-choice-hire = Nabrat: { $worker } (řada { $row })
westerntrail-choice-build = Postavit číslo { $number }
westerntrail-choice-side = Budova { $number }: strana { $side }
westerntrail-choice-bid = { $place }. místo: nabídnout { $points }
westerntrail-choice-engine = Lokomotiva → { $rail }
westerntrail-choice-disc = Použít kámen: { $disc }
westerntrail-choice-give = Nechat tu: { $worker }
westerntrail-choice-reveal = Odhalit: { $tile }
westerntrail-choice-choose = Vybrat: { $tile }
westerntrail-choice-master = Přednosta: { $master }
westerntrail-choice-neutral = Umístit: { $building }
westerntrail-choice-buy = Koupit ({ $option }): { $card }
westerntrail-choice-station = Postavit nádraží: { $station }
westerntrail-choice-city = Expedovat: { $city }
westerntrail-choice-number =
    { $amount ->
        [one] Dobrat 1 kartu
        [few] Dobrat { $amount } karty
       *[other] Dobrat { $amount } karet
    }
westerntrail-choice-spend =
    { $amount ->
        [0] Nepoužít žádný certifikát
        [one] Použít 1 certifikát
        [few] Použít { $amount } certifikáty
       *[other] Použít { $amount } certifikátů
    }

## Cards

westerntrail-card-jersey = jersey
westerntrail-card-jersey-help = Hodnota 1. Na konci bez bodů. V Kansas City se každé plemeno v ruce počítá jednou.
westerntrail-card-dutch_belt = lakenvelder
westerntrail-card-dutch_belt-help = Hodnota 2. Na konci bez bodů. V Kansas City se každé plemeno v ruce počítá jednou.
westerntrail-card-black_angus = aberdeen angus
westerntrail-card-black_angus-help = Hodnota 2. Na konci bez bodů. V Kansas City se každé plemeno v ruce počítá jednou.
westerntrail-card-guernsey = guernsey
westerntrail-card-guernsey-help = Hodnota 2. Na konci bez bodů. V Kansas City se každé plemeno v ruce počítá jednou.
westerntrail-card-holstein = holštýnský skot
westerntrail-card-holstein-help = Hodnota 3. Na konci 1 bod. Kupuje se na trhu s dobytkem.
westerntrail-card-brown_swiss = švýcarský hnědý skot
westerntrail-card-brown_swiss-help = Hodnota 3. Na konci 2 body. Kupuje se na trhu s dobytkem.
westerntrail-card-ayrshire = ayrshire
westerntrail-card-ayrshire-help = Hodnota 3. Na konci 3 body. Kupuje se na trhu s dobytkem.
westerntrail-card-west_highland_3 = skotský náhorní skot (3 body)
westerntrail-card-west_highland_3-help = Hodnota 4. Na konci 3 body. Kupuje se na trhu s dobytkem.
westerntrail-card-west_highland_4 = skotský náhorní skot (4 body)
westerntrail-card-west_highland_4-help = Hodnota 4. Na konci 4 body. Kupuje se na trhu s dobytkem.
westerntrail-card-west_highland_5 = skotský náhorní skot (5 bodů)
westerntrail-card-west_highland_5-help = Hodnota 4. Na konci 5 bodů. Kupuje se na trhu s dobytkem.
westerntrail-card-texas_longhorn_5 = texaský dlouhorohý skot (5 bodů)
westerntrail-card-texas_longhorn_5-help = Hodnota 5. Na konci 5 bodů. Kupuje se na trhu s dobytkem.
westerntrail-card-texas_longhorn_6 = texaský dlouhorohý skot (6 bodů)
westerntrail-card-texas_longhorn_6-help = Hodnota 5. Na konci 6 bodů. Kupuje se na trhu s dobytkem.
westerntrail-card-texas_longhorn_7 = texaský dlouhorohý skot (7 bodů)
westerntrail-card-texas_longhorn_7-help = Hodnota 5. Na konci 7 bodů. Kupuje se na trhu s dobytkem.
westerntrail-card-money_btt = úkol „budova, 2× modré týpí“ (2 $)
westerntrail-card-money_btt-help = Při zahrání: získat 2 $. Na konci 3 body za: budova, 2× modré týpí; při nesplnění −2.
westerntrail-card-money_bgt = úkol „budova, zelené týpí, modré týpí“ (2 $)
westerntrail-card-money_bgt-help = Při zahrání: získat 2 $. Na konci 3 body za: budova, zelené týpí, modré týpí; při nesplnění −2.
westerntrail-card-money_4hh = úkol „skotský náhorní skot, 2× nebezpečí“ (2 $)
westerntrail-card-money_4hh-help = Při zahrání: získat 2 $. Na konci 3 body za: skotský náhorní skot, 2× nebezpečí; při nesplnění −2.
westerntrail-card-money_ssh = úkol „2× nádraží, nebezpečí“ (2 $)
westerntrail-card-money_ssh-help = Při zahrání: získat 2 $. Na konci 3 body za: 2× nádraží, nebezpečí; při nesplnění −2.
westerntrail-card-money_333b = úkol „3× kráva hodnoty 3, budova“ (2 $)
westerntrail-card-money_333b-help = Při zahrání: získat 2 $. Na konci 4 body za: 3× kráva hodnoty 3, budova; při nesplnění −2.
westerntrail-card-draw_bbh = úkol „2× budova, nebezpečí“ (dobrání 3)
westerntrail-card-draw_bbh-help = Při zahrání: dobrat až 3 karty, pak stejný počet odhodit. Na konci 3 body za: 2× budova, nebezpečí; při nesplnění −2.
westerntrail-card-draw_sgt = úkol „nádraží, zelené týpí, modré týpí“ (dobrání 3)
westerntrail-card-draw_sgt-help = Při zahrání: dobrat až 3 karty, pak stejný počet odhodit. Na konci 3 body za: nádraží, zelené týpí, modré týpí; při nesplnění −2.
westerntrail-card-draw_sgg = úkol „nádraží, 2× zelené týpí“ (dobrání 3)
westerntrail-card-draw_sgg-help = Při zahrání: dobrat až 3 karty, pak stejný počet odhodit. Na konci 3 body za: nádraží, 2× zelené týpí; při nesplnění −2.
westerntrail-card-draw_5h = úkol „texaský dlouhorohý skot, nebezpečí“ (dobrání 3)
westerntrail-card-draw_5h-help = Při zahrání: dobrat až 3 karty, pak stejný počet odhodit. Na konci 3 body za: texaský dlouhorohý skot, nebezpečí; při nesplnění −2.
westerntrail-card-draw_333s = úkol „3× kráva hodnoty 3, nádraží“ (dobrání 3)
westerntrail-card-draw_333s-help = Při zahrání: dobrat až 3 karty, pak stejný počet odhodit. Na konci 4 body za: 3× kráva hodnoty 3, nádraží; při nesplnění −2.
westerntrail-card-engine_345 = úkol „kráva hodnoty 3, skotský náhorní skot, texaský dlouhorohý skot“ (lokomotiva 2)
westerntrail-card-engine_345-help = Při zahrání: lokomotiva až o 2 pole vpřed. Na konci 5 bodů za: kráva hodnoty 3, skotský náhorní skot, texaský dlouhorohý skot; při nesplnění −3.
westerntrail-card-engine_44sg = úkol „2× skotský náhorní skot, nádraží, zelené týpí“ (lokomotiva 2)
westerntrail-card-engine_44sg-help = Při zahrání: lokomotiva až o 2 pole vpřed. Na konci 5 bodů za: 2× skotský náhorní skot, nádraží, zelené týpí; při nesplnění −3.
westerntrail-card-engine_bbgg = úkol „2× budova, 2× zelené týpí“ (lokomotiva 2)
westerntrail-card-engine_bbgg-help = Při zahrání: lokomotiva až o 2 pole vpřed. Na konci 5 bodů za: 2× budova, 2× zelené týpí; při nesplnění −3.
westerntrail-card-engine_bthh = úkol „budova, modré týpí, 2× nebezpečí“ (lokomotiva 3)
westerntrail-card-engine_bthh-help = Při zahrání: lokomotiva až o 3 pole vpřed. Na konci 5 bodů za: budova, modré týpí, 2× nebezpečí; při nesplnění −3.
westerntrail-card-engine_sshh = úkol „2× nádraží, 2× nebezpečí“ (lokomotiva 3)
westerntrail-card-engine_sshh-help = Při zahrání: lokomotiva až o 3 pole vpřed. Na konci 5 bodů za: 2× nádraží, 2× nebezpečí; při nesplnění −3.
westerntrail-card-move_345 = úkol „kráva hodnoty 3, skotský náhorní skot, texaský dlouhorohý skot“ (honák 3)
westerntrail-card-move_345-help = Při zahrání: honák až o 3 kroky dál bez poplatků. Na konci 5 bodů za: kráva hodnoty 3, skotský náhorní skot, texaský dlouhorohý skot; při nesplnění −2.
westerntrail-card-move_34hh = úkol „kráva hodnoty 3, skotský náhorní skot, 2× nebezpečí“ (honák 3)
westerntrail-card-move_34hh-help = Při zahrání: honák až o 3 kroky dál bez poplatků. Na konci 5 bodů za: kráva hodnoty 3, skotský náhorní skot, 2× nebezpečí; při nesplnění −2.
westerntrail-card-move_bbhh = úkol „2× budova, 2× nebezpečí“ (honák 3)
westerntrail-card-move_bbhh-help = Při zahrání: honák až o 3 kroky dál bez poplatků. Na konci 5 bodů za: 2× budova, 2× nebezpečí; při nesplnění −2.
westerntrail-card-move_ssbb = úkol „2× nádraží, 2× budova“ (honák 3)
westerntrail-card-move_ssbb-help = Při zahrání: honák až o 3 kroky dál bez poplatků. Na konci 5 bodů za: 2× nádraží, 2× budova; při nesplnění −2.
westerntrail-card-move_sstt = úkol „2× nádraží, 2× modré týpí“ (honák 3)
westerntrail-card-move_sstt-help = Při zahrání: honák až o 3 kroky dál bez poplatků. Na konci 5 bodů za: 2× nádraží, 2× modré týpí; při nesplnění −2.
westerntrail-card-aux_sf = úkol „San Francisco“ (pomocná akce)
westerntrail-card-aux_sf-help = Při zahrání: jednoduchá nebo dvojitá pomocná akce. Na konci 5 bodů za: San Francisco; při nesplnění −3. (San Francisco znamená tvůj označovací kámen v tomto městě.)
westerntrail-card-start_34b = počáteční úkol „kráva hodnoty 3, skotský náhorní skot, budova“
westerntrail-card-start_34b-help = Na konci 3 body za: kráva hodnoty 3, skotský náhorní skot, budova; nesplnění nic nestojí.
westerntrail-card-start_ssg = počáteční úkol „2× nádraží, zelené týpí“
westerntrail-card-start_ssg-help = Na konci 3 body za: 2× nádraží, zelené týpí; nesplnění nic nestojí.
westerntrail-card-start_bbh = počáteční úkol „2× budova, nebezpečí“
westerntrail-card-start_bbh-help = Na konci 3 body za: 2× budova, nebezpečí; nesplnění nic nestojí.
westerntrail-card-start_thh = počáteční úkol „modré týpí, 2× nebezpečí“
westerntrail-card-start_thh-help = Na konci 3 body za: modré týpí, 2× nebezpečí; nesplnění nic nestojí.

westerntrail-cards-jersey = { westerntrail-card-jersey }
westerntrail-cards-dutch_belt = { westerntrail-card-dutch_belt }
westerntrail-cards-black_angus = { westerntrail-card-black_angus }
westerntrail-cards-guernsey = { westerntrail-card-guernsey }
westerntrail-cards-holstein = { westerntrail-card-holstein }
westerntrail-cards-brown_swiss = { westerntrail-card-brown_swiss }
westerntrail-cards-ayrshire = { westerntrail-card-ayrshire }
westerntrail-cards-west_highland_3 = { westerntrail-card-west_highland_3 }
westerntrail-cards-west_highland_4 = { westerntrail-card-west_highland_4 }
westerntrail-cards-west_highland_5 = { westerntrail-card-west_highland_5 }
westerntrail-cards-texas_longhorn_5 = { westerntrail-card-texas_longhorn_5 }
westerntrail-cards-texas_longhorn_6 = { westerntrail-card-texas_longhorn_6 }
westerntrail-cards-texas_longhorn_7 = { westerntrail-card-texas_longhorn_7 }
westerntrail-cards-money_btt = { westerntrail-card-money_btt }
westerntrail-cards-money_bgt = { westerntrail-card-money_bgt }
westerntrail-cards-money_4hh = { westerntrail-card-money_4hh }
westerntrail-cards-money_ssh = { westerntrail-card-money_ssh }
westerntrail-cards-money_333b = { westerntrail-card-money_333b }
westerntrail-cards-draw_bbh = { westerntrail-card-draw_bbh }
westerntrail-cards-draw_sgt = { westerntrail-card-draw_sgt }
westerntrail-cards-draw_sgg = { westerntrail-card-draw_sgg }
westerntrail-cards-draw_5h = { westerntrail-card-draw_5h }
westerntrail-cards-draw_333s = { westerntrail-card-draw_333s }
westerntrail-cards-engine_345 = { westerntrail-card-engine_345 }
westerntrail-cards-engine_44sg = { westerntrail-card-engine_44sg }
westerntrail-cards-engine_bbgg = { westerntrail-card-engine_bbgg }
westerntrail-cards-engine_bthh = { westerntrail-card-engine_bthh }
westerntrail-cards-engine_sshh = { westerntrail-card-engine_sshh }
westerntrail-cards-move_345 = { westerntrail-card-move_345 }
westerntrail-cards-move_34hh = { westerntrail-card-move_34hh }
westerntrail-cards-move_bbhh = { westerntrail-card-move_bbhh }
westerntrail-cards-move_ssbb = { westerntrail-card-move_ssbb }
westerntrail-cards-move_sstt = { westerntrail-card-move_sstt }
westerntrail-cards-aux_sf = { westerntrail-card-aux_sf }

## Spaces of the trail

westerntrail-space-start = začátek cesty
westerntrail-space-a = místo A
westerntrail-space-a1 = pole a1
westerntrail-space-a2 = pole a2
westerntrail-space-a3 = pole a3
westerntrail-space-flood = záplavové pole { $number }
westerntrail-space-fr1 = pole fr1
westerntrail-space-fr2 = pole fr2
westerntrail-space-b = místo B
westerntrail-space-b1 = pole b1
westerntrail-space-b2 = pole b2
westerntrail-space-b3 = pole b3
westerntrail-space-drought = pole sucha { $number }
westerntrail-space-dr1 = pole dr1
westerntrail-space-c = místo C
westerntrail-space-c1 = pole c1
westerntrail-space-c2 = pole c2
westerntrail-space-cd = pole cd
westerntrail-space-d = místo D
westerntrail-space-teepee_1 = pole vesnice 1
westerntrail-space-teepee_2 = pole vesnice 2
westerntrail-space-teepee_4 = pole vesnice 4
westerntrail-space-teepee_6 = pole vesnice 6
westerntrail-space-teepee_8 = pole vesnice 8
westerntrail-space-teepee_10 = pole vesnice 10
westerntrail-space-teepee_m3 = pole vesnice −3
westerntrail-space-teepee_m2 = pole vesnice −2
westerntrail-space-teepee_m1 = pole vesnice −1
westerntrail-space-tr1 = pole tr1
westerntrail-space-tr2 = pole tr2
westerntrail-space-e = místo E
westerntrail-space-e1 = pole e1
westerntrail-space-e2 = pole e2
westerntrail-space-rock = pole padajících kamenů { $number }
westerntrail-space-rr1 = pole rr1
westerntrail-space-rr2 = pole rr2
westerntrail-space-f = místo F
westerntrail-space-f1 = pole f1
westerntrail-space-f2 = pole f2
westerntrail-space-g = místo G
westerntrail-space-g1 = pole g1
westerntrail-space-g2 = pole g2
westerntrail-space-kansas_city = pole Kansas City

westerntrail-to-a = { westerntrail-space-a }
westerntrail-to-a1 = { westerntrail-space-a1 }
westerntrail-to-a2 = { westerntrail-space-a2 }
westerntrail-to-a3 = { westerntrail-space-a3 }
westerntrail-to-flood = { westerntrail-space-flood }
westerntrail-to-fr1 = { westerntrail-space-fr1 }
westerntrail-to-fr2 = { westerntrail-space-fr2 }
westerntrail-to-b = { westerntrail-space-b }
westerntrail-to-b1 = { westerntrail-space-b1 }
westerntrail-to-b2 = { westerntrail-space-b2 }
westerntrail-to-b3 = { westerntrail-space-b3 }
westerntrail-to-drought = { westerntrail-space-drought }
westerntrail-to-dr1 = { westerntrail-space-dr1 }
westerntrail-to-c = { westerntrail-space-c }
westerntrail-to-c1 = { westerntrail-space-c1 }
westerntrail-to-c2 = { westerntrail-space-c2 }
westerntrail-to-cd = { westerntrail-space-cd }
westerntrail-to-d = { westerntrail-space-d }
westerntrail-to-teepee_1 = { westerntrail-space-teepee_1 }
westerntrail-to-teepee_2 = { westerntrail-space-teepee_2 }
westerntrail-to-teepee_4 = { westerntrail-space-teepee_4 }
westerntrail-to-teepee_6 = { westerntrail-space-teepee_6 }
westerntrail-to-teepee_8 = { westerntrail-space-teepee_8 }
westerntrail-to-teepee_10 = { westerntrail-space-teepee_10 }
westerntrail-to-tr1 = { westerntrail-space-tr1 }
westerntrail-to-tr2 = { westerntrail-space-tr2 }
westerntrail-to-e = { westerntrail-space-e }
westerntrail-to-e1 = { westerntrail-space-e1 }
westerntrail-to-e2 = { westerntrail-space-e2 }
westerntrail-to-rock = { westerntrail-space-rock }
westerntrail-to-rr1 = { westerntrail-space-rr1 }
westerntrail-to-rr2 = { westerntrail-space-rr2 }
westerntrail-to-f = { westerntrail-space-f }
westerntrail-to-f1 = { westerntrail-space-f1 }
westerntrail-to-f2 = { westerntrail-space-f2 }
westerntrail-to-g = { westerntrail-space-g }
westerntrail-to-g1 = { westerntrail-space-g1 }
westerntrail-to-g2 = { westerntrail-space-g2 }
westerntrail-to-kansas_city = { westerntrail-space-kansas_city }

westerntrail-by-flood = { westerntrail-space-flood }
westerntrail-by-drought = { westerntrail-space-drought }
westerntrail-by-cd = { westerntrail-space-cd }
westerntrail-by-teepee_1 = { westerntrail-space-teepee_1 }
westerntrail-by-rock = { westerntrail-space-rock }
westerntrail-by-f2 = { westerntrail-space-f2 }
westerntrail-by-g2 = { westerntrail-space-g2 }

## Buildings

westerntrail-building-a = neutrální budova A
westerntrail-building-a-help = Neutrální budova, může ji použít každý. Odhodit kartu guernsey → získat 2 $. Nabrat pracovníka. Nabrat pracovníka s příplatkem 2 $.
westerntrail-building-b = neutrální budova B
westerntrail-building-b-help = Neutrální budova, může ji použít každý. Odhodit kartu lakenvelder → získat 2 $. Postavit budovu, 2 $ za každého potřebného řemeslníka.
westerntrail-building-c = neutrální budova C
westerntrail-building-c-help = Neutrální budova, může ji použít každý. 1 certifikát; nebo vzít si kartu úkolu. Lokomotiva vpřed, až o 1 pole za každého inženýra.
westerntrail-building-d = neutrální budova D
westerntrail-building-d-help = Neutrální budova, může ji použít každý. Obchodovat s indiány; nebo zaplatit 2 $ → lokomotiva až o 2 pole vpřed. Jednoduchá nebo dvojitá pomocná akce.
westerntrail-building-e = neutrální budova E
westerntrail-building-e-help = Neutrální budova, může ji použít každý. Odhodit kartu aberdeen angus → získat 2 $. Nakoupit na trhu s dobytkem.
westerntrail-building-f = neutrální budova F
westerntrail-building-f-help = Neutrální budova, může ji použít každý. Odhodit dvě karty krav stejného plemene → získat 4 $. Zaplatit 7 $ → odstranit nebezpečí.
westerntrail-building-g = neutrální budova G
westerntrail-building-g-help = Neutrální budova, může ji použít každý. Lokomotiva vpřed, až o 1 pole za každého inženýra. Jednoduchá nebo dvojitá pomocná akce.
westerntrail-building-1a = budova 1a
westerntrail-building-1a-help = Potřebuje 1 řemeslníka, na konci 1 bod. Ostatní ti platí za zelenou ručičku. Získat 2 $ za každou vlastní budovu v lese.
westerntrail-building-2a = budova 2a
westerntrail-building-2a-help = Potřebuje 1 řemeslníka, na konci 1 bod. Odhodit kartu guernsey → získat 4 $. Nakoupit na trhu s dobytkem.
westerntrail-building-3a = budova 3a
westerntrail-building-3a-help = Potřebuje 1 řemeslníka, na konci 1 bod. Odhodit dvě karty krav stejného plemene → získat 3 $. Honák o 1 krok dál, pak akce tohoto zastavení.
westerntrail-building-4a = budova 4a
westerntrail-building-4a-help = Potřebuje 2 řemeslníky, na konci 3 body. Ostatní ti platí za černou ručičku. Zaplatit 5 $ → odstranit nebezpečí. Honák až o 2 kroky dál, pak akce tohoto zastavení.
westerntrail-building-5a = budova 5a
westerntrail-building-5a-help = Potřebuje 3 řemeslníky, na konci 4 body. Nabrat pracovníka se slevou 1 $. Lokomotiva vpřed, až o 1 pole za každého inženýra.
westerntrail-building-6a = budova 6a
westerntrail-building-6a-help = Potřebuje 4 řemeslníky, na konci 5 bodů. Odhodit kartu holštýnský skot → získat 10 $. Jednoduchá nebo dvojitá pomocná akce.
westerntrail-building-7a = budova 7a
westerntrail-building-7a-help = Potřebuje 5 řemeslníků, na konci 6 bodů. Ostatní ti platí za zelenou ručičku a černou ručičku. 2 certifikáty a 2 $ za každý tvůj pár zeleného a modrého týpí.
westerntrail-building-8a = budova 8a
westerntrail-building-8a-help = Potřebuje 5 řemeslníků, na konci 6 bodů. Ostatní ti platí za zelenou ručičku. Obchodovat s indiány; nebo jednoduchá nebo dvojitá pomocná akce. Lokomotiva až o 2 pole vpřed.
westerntrail-building-9a = budova 9a
westerntrail-building-9a-help = Potřebuje 7 řemeslníků, na konci 9 bodů. Lokomotiva až o 3 pole vpřed. Lokomotiva o libovolný počet polí zpět → mimořádná expedice krav.
westerntrail-building-10a = budova 10a
westerntrail-building-10a-help = Potřebuje 9 řemeslníků, na konci 13 bodů. Ostatní ti platí za černou ručičku. Certifikáty až po tvůj limit. Honák až o 5 kroků dál, pak akce tohoto zastavení.
westerntrail-building-1b = budova 1b
westerntrail-building-1b-help = Potřebuje 1 řemeslníka, na konci 1 bod. Ostatní ti platí za zelenou ručičku. Odhodit kartu úkolu → 2 certifikáty. Lokomotiva o 1 pole zpět → získat 3 $.
westerntrail-building-2b = budova 2b
westerntrail-building-2b-help = Potřebuje 1 řemeslníka, na konci 1 bod. Odhodit kartu jersey → lokomotiva o 1 pole vpřed. Odhodit kartu lakenvelder → získat 3 $.
westerntrail-building-3b = budova 3b
westerntrail-building-3b-help = Potřebuje 2 řemeslníky, na konci 3 body. Jednoduchá nebo dvojitá pomocná akce. Honák o 1 krok dál, pak akce tohoto zastavení.
westerntrail-building-4b = budova 4b
westerntrail-building-4b-help = Potřebuje 2 řemeslníky, na konci 3 body. Ostatní ti platí za černou ručičku. Dobrat až 1 kartu za každého kovboje, pak stejný počet odhodit. Honák až o 3 kroky dál, pak akce tohoto zastavení.
westerntrail-building-5b = budova 5b
westerntrail-building-5b-help = Potřebuje 3 řemeslníky, na konci 4 body. Odhodit kartu aberdeen angus → 2 certifikáty. Získat 1 $ za každého inženýra.
westerntrail-building-6b = budova 6b
westerntrail-building-6b-help = Potřebuje 4 řemeslníky, na konci 5 bodů. Odhodit libovolnou kartu krávy → získat 3 $ a vzít si kartu úkolu do ruky.
westerntrail-building-7b = budova 7b
westerntrail-building-7b-help = Potřebuje 5 řemeslníků, na konci 6 bodů. Ostatní ti platí za zelenou ručičku a černou ručičku. Lokomotiva vpřed, až o 1 pole za každou vlastní budovu v lese.
westerntrail-building-8b = budova 8b
westerntrail-building-8b-help = Potřebuje 6 řemeslníků, na konci 8 bodů. Použít sousední budovu.
westerntrail-building-9b = budova 9b
westerntrail-building-9b-help = Potřebuje 6 řemeslníků, na konci 8 bodů. Postavit nádraží za lokomotivou.
westerntrail-building-10b = budova 10b
westerntrail-building-10b-help = Potřebuje 8 řemeslníků, na konci 11 bodů. Ostatní ti platí za černou ručičku. Získat 4 $. Lokomotiva až o 4 pole vpřed. Honák až o 4 kroky dál, pak akce tohoto zastavení.
westerntrail-side-a = a
westerntrail-side-b = b

## Tiles

westerntrail-tile-a = { westerntrail-building-a }
westerntrail-tile-a-help = { westerntrail-building-a-help }
westerntrail-tile-b = { westerntrail-building-b }
westerntrail-tile-b-help = { westerntrail-building-b-help }
westerntrail-tile-c = { westerntrail-building-c }
westerntrail-tile-c-help = { westerntrail-building-c-help }
westerntrail-tile-d = { westerntrail-building-d }
westerntrail-tile-d-help = { westerntrail-building-d-help }
westerntrail-tile-e = { westerntrail-building-e }
westerntrail-tile-e-help = { westerntrail-building-e-help }
westerntrail-tile-f = { westerntrail-building-f }
westerntrail-tile-f-help = { westerntrail-building-f-help }
westerntrail-tile-g = { westerntrail-building-g }
westerntrail-tile-g-help = { westerntrail-building-g-help }
westerntrail-tile-1a = { westerntrail-building-1a }
westerntrail-tile-1a-help = { westerntrail-building-1a-help }
westerntrail-tile-2a = { westerntrail-building-2a }
westerntrail-tile-2a-help = { westerntrail-building-2a-help }
westerntrail-tile-3a = { westerntrail-building-3a }
westerntrail-tile-3a-help = { westerntrail-building-3a-help }
westerntrail-tile-4a = { westerntrail-building-4a }
westerntrail-tile-4a-help = { westerntrail-building-4a-help }
westerntrail-tile-5a = { westerntrail-building-5a }
westerntrail-tile-5a-help = { westerntrail-building-5a-help }
westerntrail-tile-6a = { westerntrail-building-6a }
westerntrail-tile-6a-help = { westerntrail-building-6a-help }
westerntrail-tile-7a = { westerntrail-building-7a }
westerntrail-tile-7a-help = { westerntrail-building-7a-help }
westerntrail-tile-8a = { westerntrail-building-8a }
westerntrail-tile-8a-help = { westerntrail-building-8a-help }
westerntrail-tile-9a = { westerntrail-building-9a }
westerntrail-tile-9a-help = { westerntrail-building-9a-help }
westerntrail-tile-10a = { westerntrail-building-10a }
westerntrail-tile-10a-help = { westerntrail-building-10a-help }
westerntrail-tile-1b = { westerntrail-building-1b }
westerntrail-tile-1b-help = { westerntrail-building-1b-help }
westerntrail-tile-2b = { westerntrail-building-2b }
westerntrail-tile-2b-help = { westerntrail-building-2b-help }
westerntrail-tile-3b = { westerntrail-building-3b }
westerntrail-tile-3b-help = { westerntrail-building-3b-help }
westerntrail-tile-4b = { westerntrail-building-4b }
westerntrail-tile-4b-help = { westerntrail-building-4b-help }
westerntrail-tile-5b = { westerntrail-building-5b }
westerntrail-tile-5b-help = { westerntrail-building-5b-help }
westerntrail-tile-6b = { westerntrail-building-6b }
westerntrail-tile-6b-help = { westerntrail-building-6b-help }
westerntrail-tile-7b = { westerntrail-building-7b }
westerntrail-tile-7b-help = { westerntrail-building-7b-help }
westerntrail-tile-8b = { westerntrail-building-8b }
westerntrail-tile-8b-help = { westerntrail-building-8b-help }
westerntrail-tile-9b = { westerntrail-building-9b }
westerntrail-tile-9b-help = { westerntrail-building-9b-help }
westerntrail-tile-10b = { westerntrail-building-10b }
westerntrail-tile-10b-help = { westerntrail-building-10b-help }
westerntrail-tile-flood_2_green = záplavy (2 body, zelená ručička)
westerntrail-tile-flood_2_green-help = Překáží na cestě: kdo sem dojde, platí bance za zelenou ručičku. Kdo nebezpečí odstraní, nechá si destičku: na konci 2 body.
westerntrail-tile-flood_2_black = záplavy (2 body, černá ručička)
westerntrail-tile-flood_2_black-help = Překáží na cestě: kdo sem dojde, platí bance za černou ručičku. Kdo nebezpečí odstraní, nechá si destičku: na konci 2 body.
westerntrail-tile-flood_3_green = záplavy (3 body, zelená ručička)
westerntrail-tile-flood_3_green-help = Překáží na cestě: kdo sem dojde, platí bance za zelenou ručičku. Kdo nebezpečí odstraní, nechá si destičku: na konci 3 body.
westerntrail-tile-flood_3_black = záplavy (3 body, černá ručička)
westerntrail-tile-flood_3_black-help = Překáží na cestě: kdo sem dojde, platí bance za černou ručičku. Kdo nebezpečí odstraní, nechá si destičku: na konci 3 body.
westerntrail-tile-flood_4_green = záplavy (4 body, zelená ručička)
westerntrail-tile-flood_4_green-help = Překáží na cestě: kdo sem dojde, platí bance za zelenou ručičku. Kdo nebezpečí odstraní, nechá si destičku: na konci 4 body.
westerntrail-tile-drought_2_green = sucho (2 body, zelená ručička)
westerntrail-tile-drought_2_green-help = Překáží na cestě: kdo sem dojde, platí bance za zelenou ručičku. Kdo nebezpečí odstraní, nechá si destičku: na konci 2 body.
westerntrail-tile-drought_2_black = sucho (2 body, černá ručička)
westerntrail-tile-drought_2_black-help = Překáží na cestě: kdo sem dojde, platí bance za černou ručičku. Kdo nebezpečí odstraní, nechá si destičku: na konci 2 body.
westerntrail-tile-drought_3_green = sucho (3 body, zelená ručička)
westerntrail-tile-drought_3_green-help = Překáží na cestě: kdo sem dojde, platí bance za zelenou ručičku. Kdo nebezpečí odstraní, nechá si destičku: na konci 3 body.
westerntrail-tile-drought_3_black = sucho (3 body, černá ručička)
westerntrail-tile-drought_3_black-help = Překáží na cestě: kdo sem dojde, platí bance za černou ručičku. Kdo nebezpečí odstraní, nechá si destičku: na konci 3 body.
westerntrail-tile-drought_4_green = sucho (4 body, zelená ručička)
westerntrail-tile-drought_4_green-help = Překáží na cestě: kdo sem dojde, platí bance za zelenou ručičku. Kdo nebezpečí odstraní, nechá si destičku: na konci 4 body.
westerntrail-tile-rockfall_2_green = padající kameny (2 body, zelená ručička)
westerntrail-tile-rockfall_2_green-help = Překáží na cestě: kdo sem dojde, platí bance za zelenou ručičku. Kdo nebezpečí odstraní, nechá si destičku: na konci 2 body.
westerntrail-tile-rockfall_2_black = padající kameny (2 body, černá ručička)
westerntrail-tile-rockfall_2_black-help = Překáží na cestě: kdo sem dojde, platí bance za černou ručičku. Kdo nebezpečí odstraní, nechá si destičku: na konci 2 body.
westerntrail-tile-rockfall_3_green = padající kameny (3 body, zelená ručička)
westerntrail-tile-rockfall_3_green-help = Překáží na cestě: kdo sem dojde, platí bance za zelenou ručičku. Kdo nebezpečí odstraní, nechá si destičku: na konci 3 body.
westerntrail-tile-rockfall_3_black = padající kameny (3 body, černá ručička)
westerntrail-tile-rockfall_3_black-help = Překáží na cestě: kdo sem dojde, platí bance za černou ručičku. Kdo nebezpečí odstraní, nechá si destičku: na konci 3 body.
westerntrail-tile-rockfall_4_green = padající kameny (4 body, zelená ručička)
westerntrail-tile-rockfall_4_green-help = Překáží na cestě: kdo sem dojde, platí bance za zelenou ručičku. Kdo nebezpečí odstraní, nechá si destičku: na konci 4 body.
westerntrail-tile-green_teepee = zelené týpí
westerntrail-tile-green_teepee-help = Kdo k němu na cestě dojde, platí bance za zelenou ručičku. Získáš ho obchodem s indiány; zelená a modrá týpí se hodí pro úkoly a jednoho přednostu.
westerntrail-tile-blue_teepee = modré týpí
westerntrail-tile-blue_teepee-help = Kdo k němu na cestě dojde, platí bance za černou ručičku. Získáš ho obchodem s indiány; zelená a modrá týpí se hodí pro úkoly a jednoho přednostu.
westerntrail-tile-cowboy = { westerntrail-worker-cowboy }
westerntrail-tile-cowboy-help = { westerntrail-worker-cowboy-help }
westerntrail-tile-craftsman = { westerntrail-worker-craftsman }
westerntrail-tile-craftsman-help = { westerntrail-worker-craftsman-help }
westerntrail-tile-engineer = { westerntrail-worker-engineer }
westerntrail-tile-engineer-help = { westerntrail-worker-engineer-help }
westerntrail-worker-cowboy = kovboj
westerntrail-worker-cowboy-help = Nakupuje dobytek: čím víc kovbojů, tím lépe a levněji. Při nákupu použiješ každého jednou.
westerntrail-worker-craftsman = řemeslník
westerntrail-worker-craftsman-help = Staví: budova potřebuje tolik řemeslníků, kolik udává její číslo.
westerntrail-worker-engineer = inženýr
westerntrail-worker-engineer-help = Pohání lokomotivu: mnoho akcí ji posune až o tolik polí, kolik máš inženýrů.

## Railroad and cities

westerntrail-rail-0 = začátek železnice
westerntrail-rail-s = odbočka { $number }
westerntrail-station-s = stanice { $number }
westerntrail-master-workers = přednosta pro pracovníky
westerntrail-master-workers-help = Hned: 2 $. Na konci: 1 bod za každého tvého pracovníka včetně natištěných.
westerntrail-master-objectives = přednosta pro úkoly
westerntrail-master-objectives-help = Hned: zdarma odstraň nebezpečí, nebo obchoduj s indiány. Na konci: 3 body za každé 2 karty v tvé oblasti úkolů, ať splněné, nebo ne.
westerntrail-master-hazards = přednosta pro nebezpečí
westerntrail-master-hazards-help = Trvalý certifikát. Na konci: 3 body za každé 2 tvé destičky nebezpečí.
westerntrail-master-teepees = přednosta pro týpí
westerntrail-master-teepees-help = Trvalý certifikát. Na konci: 3 body za každý pár zeleného a modrého týpí.
westerntrail-master-certificates = přednosta pro certifikáty
westerntrail-master-certificates-help = Trvalý certifikát. Na konci: 3 body za každé 2 certifikáty, trvalé i dočasné.
westerntrail-city-kansas_city = Kansas City
westerntrail-city-kansas_city-help = Stačí jakákoli hodnota stáda. Hodí se jen kámen z bílého místa. Expedovat sem můžeš opakovaně. Hned získáš 6 $. Na konci −6 bodů za každý kámen.
westerntrail-city-topeka = Topeka
westerntrail-city-topeka-help = Potřebuje hodnotu stáda 1. Hodí se jen kámen z bílého místa. Expedovat sem můžeš jen jednou. S kamenem i ve městě Wichita: −3 body a karta úkolu.
westerntrail-city-wichita = Wichita
westerntrail-city-wichita-help = Potřebuje hodnotu stáda 4. Hodí se jen kámen z bílého místa. Expedovat sem můžeš jen jednou. S kamenem i ve městě Topeka: −3 body a karta úkolu. S kamenem i ve městě Colorado Springs: −1 bod.
westerntrail-city-colorado_springs = Colorado Springs
westerntrail-city-colorado_springs-help = Potřebuje hodnotu stáda 6. Hodí se jen kámen z bílého místa. Expedovat sem můžeš jen jednou. S kamenem i ve městě Wichita: −1 bod. S kamenem i ve městě Santa Fe: karta úkolu.
westerntrail-city-santa_fe = Santa Fe
westerntrail-city-santa_fe-help = Potřebuje hodnotu stáda 8. Hodí se jen kámen z bílého místa. Expedovat sem můžeš jen jednou. S kamenem i ve městě Colorado Springs: karta úkolu. S kamenem i ve městě Albuquerque: karta úkolu.
westerntrail-city-albuquerque = Albuquerque
westerntrail-city-albuquerque-help = Potřebuje hodnotu stáda 10. Hodí se kámen z kteréhokoli místa. Expedovat sem můžeš jen jednou. S kamenem i ve městě Santa Fe: karta úkolu. S kamenem i ve městě El Paso: 6 bodů.
westerntrail-city-el_paso = El Paso
westerntrail-city-el_paso-help = Potřebuje hodnotu stáda 12. Hodí se kámen z kteréhokoli místa. Expedovat sem můžeš jen jednou. S kamenem i ve městě Albuquerque: 6 bodů. S kamenem i ve městě San Diego: 8 bodů.
westerntrail-city-san_diego = San Diego
westerntrail-city-san_diego-help = Potřebuje hodnotu stáda 14. Hodí se jen kámen z bílého místa. Expedovat sem můžeš jen jednou. S kamenem i ve městě El Paso: 8 bodů. S kamenem i ve městě Sacramento: 4 body.
westerntrail-city-sacramento = Sacramento
westerntrail-city-sacramento-help = Potřebuje hodnotu stáda 16. Hodí se kámen z kteréhokoli místa. Expedovat sem můžeš jen jednou. Na konci 6 bodů za každý kámen. S kamenem i ve městě San Diego: 4 body.
westerntrail-city-san_francisco = San Francisco
westerntrail-city-san_francisco-help = Potřebuje hodnotu stáda 18. Hodí se kámen z kteréhokoli místa. Expedovat sem můžeš opakovaně. Na konci 9 bodů za každý kámen.

## The player board

westerntrail-disc-aux_money_2 = peníze, dvojitá akce
westerntrail-disc-aux_money_2-help = Otevírá dvojitou podobu: 2 $ místo 1 $.
westerntrail-disc-aux_draw_2 = dobrání karet, dvojitá akce
westerntrail-disc-aux_draw_2-help = Otevírá dvojitou podobu: dobrat 2 karty a pak 2 odhodit.
westerntrail-disc-aux_certificate_1 = certifikát, jednoduchá akce
westerntrail-disc-aux_certificate_1-help = Otevírá tuto pomocnou akci: zaplať 1 $ a couvni lokomotivou o 1 pole za 1 certifikát.
westerntrail-disc-aux_certificate_2 = certifikáty, dvojitá akce
westerntrail-disc-aux_certificate_2-help = Otevírá dvojitou podobu, je-li volná i jednoduchá: zaplať 2 $ a couvni lokomotivou o 2 pole za 2 certifikáty.
westerntrail-disc-aux_engine_1 = lokomotiva, jednoduchá akce
westerntrail-disc-aux_engine_1-help = Otevírá tuto pomocnou akci: za 1 $ posuň lokomotivu o 1 pole vpřed.
westerntrail-disc-aux_engine_2 = lokomotiva, dvojitá akce
westerntrail-disc-aux_engine_2-help = Otevírá dvojitou podobu, je-li volná i jednoduchá: za 2 $ posuň lokomotivu až o 2 pole vpřed.
westerntrail-disc-aux_remove_1 = odstranění karty, jednoduchá akce
westerntrail-disc-aux_remove_1-help = Otevírá tuto pomocnou akci: couvni lokomotivou o 1 pole a odstraň 1 kartu z ruky ze hry.
westerntrail-disc-aux_remove_2 = odstranění karet, dvojitá akce
westerntrail-disc-aux_remove_2-help = Otevírá dvojitou podobu, je-li volná i jednoduchá: couvni lokomotivou o 2 pole a odstraň až 2 karty z ruky ze hry.
westerntrail-disc-certificate_limit_4 = limit certifikátů 4
westerntrail-disc-certificate_limit_4-help = Můžeš mít až 4 dočasné certifikáty.
westerntrail-disc-certificate_limit_6 = limit certifikátů 6
westerntrail-disc-certificate_limit_6-help = Můžeš mít až 6 dočasných certifikátů, jakmile uvolníš i limit 4.
westerntrail-disc-steps_1 = kroky a 3 $
westerntrail-disc-steps_1-help = Tvůj honák dojde dál: o 1 krok při 2 hráčích, o 2 kroky při 3 nebo 4. Hned získáš 3 $.
westerntrail-disc-steps_2 = 1 krok a 3 body
westerntrail-disc-steps_2-help = Tvůj honák dojde o 1 krok dál. Na konci 3 body.
westerntrail-disc-hand_1 = limit karet v ruce, první
westerntrail-disc-hand_1-help = Držíš o 1 kartu víc. Sejmutí kamene stojí 5 $.
westerntrail-disc-hand_2 = limit karet v ruce, druhý
westerntrail-disc-hand_2-help = Držíš o 1 kartu víc. Sejmutí kamene stojí 5 $.
westerntrail-disc-s = kámen z nádraží { $number }
westerntrail-disc-s-help = Jen když nelze použít žádný kámen z desky hráče. O nádraží přijdeš, získaného přednostu si necháš.
westerntrail-aux-aux_money = peníze
westerntrail-aux-aux_money-help = Jednoduchá: 1 $. Dvojitá: 2 $.
westerntrail-aux-aux_draw = dobrání a odhození
westerntrail-aux-aux_draw-help = Jednoduchá: dober 1 kartu, pak 1 odhoď. Dvojitá: dober 2 karty, pak 2 odhoď.
westerntrail-aux-aux_certificate = certifikáty za couvání
westerntrail-aux-aux_certificate-help = Jednoduchá: zaplať 1 $ a couvni lokomotivou o 1 pole za 1 certifikát. Dvojitá: zaplať 2 $ a couvni o 2 pole za 2 certifikáty.
westerntrail-aux-aux_engine = posun lokomotivy
westerntrail-aux-aux_engine-help = Jednoduchá: za 1 $ posuň lokomotivu o 1 pole vpřed. Dvojitá: za 2 $ až o 2 pole.
westerntrail-aux-aux_remove = odstranění karet
westerntrail-aux-aux_remove-help = Jednoduchá: couvni lokomotivou o 1 pole a odstraň 1 kartu z ruky ze hry. Dvojitá: couvni o 2 pole a odstraň až 2.

## What is discarded, and the prices of cattle

westerntrail-what-jersey = jersey
westerntrail-what-dutch_belt = lakenvelder
westerntrail-what-black_angus = aberdeen angus
westerntrail-what-guernsey = guernsey
westerntrail-what-holstein = holštýnský skot
westerntrail-what-brown_swiss = švýcarský hnědý skot
westerntrail-what-ayrshire = ayrshire
westerntrail-what-west_highland = skotský náhorní skot
westerntrail-what-texas_longhorn = texaský dlouhorohý skot
westerntrail-what-any_cattle = libovolná karta krávy
westerntrail-what-pair = dvě karty krav stejného plemene
westerntrail-what-objective = karta úkolu
westerntrail-what-any_card = libovolná karta
westerntrail-option-v3_1 = 1 kovboj, 6 $
westerntrail-option-v3_2 = 2 kovbojové, 3 $
westerntrail-option-v3_3 = 3 kovbojové, 5 $ za dvě karty
westerntrail-option-v4_1 = 1 kovboj, 12 $
westerntrail-option-v4_3 = 3 kovbojové, 6 $
westerntrail-option-v4_5 = 5 kovbojů, 8 $ za dvě karty
westerntrail-option-v5_2 = 2 kovbojové, 12 $
westerntrail-option-v5_4 = 4 kovbojové, 6 $

## Printed actions

westerntrail-task-a_1 = Odhodit kartu guernsey → získat 2 $
westerntrail-task-a_2 = Nabrat pracovníka
westerntrail-task-a_3 = Nabrat pracovníka s příplatkem 2 $
westerntrail-task-b_1 = Odhodit kartu lakenvelder → získat 2 $
westerntrail-task-b_2 = Postavit budovu, 2 $ za každého potřebného řemeslníka
westerntrail-task-c_1_1 = 1 certifikát
westerntrail-task-c_1_2 = Vzít si kartu úkolu
westerntrail-task-c_2 = Lokomotiva vpřed, až o 1 pole za každého inženýra
westerntrail-task-d_1_1 = Obchodovat s indiány
westerntrail-task-d_1_2 = Zaplatit 2 $ → lokomotiva až o 2 pole vpřed
westerntrail-task-d_2 = Jednoduchá nebo dvojitá pomocná akce
westerntrail-task-e_1 = Odhodit kartu aberdeen angus → získat 2 $
westerntrail-task-e_2 = Nakoupit na trhu s dobytkem
westerntrail-task-f_1 = Odhodit dvě karty krav stejného plemene → získat 4 $
westerntrail-task-f_2 = Zaplatit 7 $ → odstranit nebezpečí
westerntrail-task-g_1 = Lokomotiva vpřed, až o 1 pole za každého inženýra
westerntrail-task-g_2 = Jednoduchá nebo dvojitá pomocná akce
westerntrail-task-1a_1 = Získat 2 $ za každou vlastní budovu v lese
westerntrail-task-2a_1 = Odhodit kartu guernsey → získat 4 $
westerntrail-task-2a_2 = Nakoupit na trhu s dobytkem
westerntrail-task-3a_1 = Odhodit dvě karty krav stejného plemene → získat 3 $
westerntrail-task-3a_2 = Honák o 1 krok dál, pak akce tohoto zastavení
westerntrail-task-4a_1 = Zaplatit 5 $ → odstranit nebezpečí
westerntrail-task-4a_2 = Honák až o 2 kroky dál, pak akce tohoto zastavení
westerntrail-task-5a_1 = Nabrat pracovníka se slevou 1 $
westerntrail-task-5a_2 = Lokomotiva vpřed, až o 1 pole za každého inženýra
westerntrail-task-6a_1 = Odhodit kartu holštýnský skot → získat 10 $
westerntrail-task-6a_2 = Jednoduchá nebo dvojitá pomocná akce
westerntrail-task-7a_1 = 2 certifikáty a 2 $ za každý tvůj pár zeleného a modrého týpí
westerntrail-task-8a_1_1 = Obchodovat s indiány
westerntrail-task-8a_1_2 = Jednoduchá nebo dvojitá pomocná akce
westerntrail-task-8a_2 = Lokomotiva až o 2 pole vpřed
westerntrail-task-9a_1 = Lokomotiva až o 3 pole vpřed
westerntrail-task-9a_2 = Lokomotiva o libovolný počet polí zpět → mimořádná expedice krav
westerntrail-task-10a_1 = Certifikáty až po tvůj limit
westerntrail-task-10a_2 = Honák až o 5 kroků dál, pak akce tohoto zastavení
westerntrail-task-1b_1 = Odhodit kartu úkolu → 2 certifikáty
westerntrail-task-1b_2 = Lokomotiva o 1 pole zpět → získat 3 $
westerntrail-task-2b_1 = Odhodit kartu jersey → lokomotiva o 1 pole vpřed
westerntrail-task-2b_2 = Odhodit kartu lakenvelder → získat 3 $
westerntrail-task-3b_1 = Jednoduchá nebo dvojitá pomocná akce
westerntrail-task-3b_2 = Honák o 1 krok dál, pak akce tohoto zastavení
westerntrail-task-4b_1 = Dobrat až 1 kartu za každého kovboje, pak stejný počet odhodit
westerntrail-task-4b_2 = Honák až o 3 kroky dál, pak akce tohoto zastavení
westerntrail-task-5b_1 = Odhodit kartu aberdeen angus → 2 certifikáty
westerntrail-task-5b_2 = Získat 1 $ za každého inženýra
westerntrail-task-6b_1 = Odhodit libovolnou kartu krávy → získat 3 $ a vzít si kartu úkolu do ruky
westerntrail-task-7b_1 = Lokomotiva vpřed, až o 1 pole za každou vlastní budovu v lese
westerntrail-task-8b_1 = Použít sousední budovu
westerntrail-task-9b_1 = Postavit nádraží za lokomotivou
westerntrail-task-10b_1 = Získat 4 $
westerntrail-task-10b_2 = Lokomotiva až o 4 pole vpřed
westerntrail-task-10b_3 = Honák až o 4 kroky dál, pak akce tohoto zastavení
westerntrail-task-cattle_for_certificate = Odhodit libovolnou kartu krávy → 1 certifikát
westerntrail-task-jersey_for_certificate_and_2 = Odhodit kartu jersey → 1 certifikát a získat 2 $
westerntrail-task-cowboy_4 = Odstranit nebezpečí
westerntrail-task-cowboy_6 = Obchodovat s indiány
westerntrail-task-craftsman_4 = Postavit budovu, 1 $ za každého potřebného řemeslníka
westerntrail-task-craftsman_6 = Postavit budovu, 1 $ za každého potřebného řemeslníka
westerntrail-task-engineer_2 = Odhodit kartu jersey → 1 certifikát
westerntrail-task-engineer_3 = Odhodit kartu jersey → získat 2 $
westerntrail-task-engineer_4 = Nabrat pracovníka se slevou 2 $
westerntrail-task-engineer_5 = Odhodit kartu jersey → 2 certifikáty
westerntrail-task-engineer_6 = Odhodit kartu jersey → získat 4 $
westerntrail-task-money_btt = Získat 2 $
westerntrail-task-money_bgt = Získat 2 $
westerntrail-task-money_4hh = Získat 2 $
westerntrail-task-money_ssh = Získat 2 $
westerntrail-task-money_333b = Získat 2 $
westerntrail-task-draw_bbh = Dobrat až 3 karty, pak stejný počet odhodit
westerntrail-task-draw_sgt = Dobrat až 3 karty, pak stejný počet odhodit
westerntrail-task-draw_sgg = Dobrat až 3 karty, pak stejný počet odhodit
westerntrail-task-draw_5h = Dobrat až 3 karty, pak stejný počet odhodit
westerntrail-task-draw_333s = Dobrat až 3 karty, pak stejný počet odhodit
westerntrail-task-engine_345 = Lokomotiva až o 2 pole vpřed
westerntrail-task-engine_44sg = Lokomotiva až o 2 pole vpřed
westerntrail-task-engine_bbgg = Lokomotiva až o 2 pole vpřed
westerntrail-task-engine_bthh = Lokomotiva až o 3 pole vpřed
westerntrail-task-engine_sshh = Lokomotiva až o 3 pole vpřed
westerntrail-task-move_345 = Honák až o 3 kroky dál bez poplatků
westerntrail-task-move_34hh = Honák až o 3 kroky dál bez poplatků
westerntrail-task-move_bbhh = Honák až o 3 kroky dál bez poplatků
westerntrail-task-move_ssbb = Honák až o 3 kroky dál bez poplatků
westerntrail-task-move_sstt = Honák až o 3 kroky dál bez poplatků
westerntrail-task-aux_sf = Jednoduchá nebo dvojitá pomocná akce
westerntrail-task-master_workers = Získat 2 $
westerntrail-task-master_objectives_1 = Odstranit nebezpečí
westerntrail-task-master_objectives_2 = Obchodovat s indiány
westerntrail-task-aux_money_single = Získat 1 $
westerntrail-task-aux_money_double = Získat 2 $
westerntrail-task-aux_draw_single = Dobrat 1 kartu, pak 1 kartu odhodit
westerntrail-task-aux_draw_double = Dobrat 2 karty, pak 2 karty odhodit
westerntrail-task-aux_certificate_single = Zaplatit 1 $ a lokomotiva o 1 pole zpět → 1 certifikát
westerntrail-task-aux_certificate_double = Zaplatit 2 $ a lokomotiva o 2 pole zpět → 2 certifikáty
westerntrail-task-aux_engine_single = Zaplatit 1 $ → lokomotiva o 1 pole vpřed
westerntrail-task-aux_engine_double = Zaplatit 2 $ → lokomotiva až o 2 pole vpřed
westerntrail-task-aux_remove_single = Lokomotiva o 1 pole zpět → odstranit 1 kartu z ruky ze hry
westerntrail-task-aux_remove_double = Lokomotiva o 2 pole zpět → odstranit až 2 karty z ruky ze hry

westerntrail-slot-cowboy_4 = odstranit nebezpečí
westerntrail-slot-cowboy_6 = obchodovat s indiány
westerntrail-slot-craftsman_4 = postavit budovu, 1 $ za každého potřebného řemeslníka
westerntrail-slot-craftsman_6 = postavit budovu, 1 $ za každého potřebného řemeslníka
westerntrail-slot-engineer_2 = odhodit kartu jersey → 1 certifikát
westerntrail-slot-engineer_3 = odhodit kartu jersey → získat 2 $
westerntrail-slot-engineer_4 = nabrat pracovníka se slevou 2 $
westerntrail-slot-engineer_5 = odhodit kartu jersey → 2 certifikáty
westerntrail-slot-engineer_6 = odhodit kartu jersey → získat 4 $
westerntrail-slot-money_btt = získat 2 $
westerntrail-slot-money_bgt = získat 2 $
westerntrail-slot-money_4hh = získat 2 $
westerntrail-slot-money_ssh = získat 2 $
westerntrail-slot-money_333b = získat 2 $
westerntrail-slot-draw_bbh = dobrat až 3 karty, pak stejný počet odhodit
westerntrail-slot-draw_sgt = dobrat až 3 karty, pak stejný počet odhodit
westerntrail-slot-draw_sgg = dobrat až 3 karty, pak stejný počet odhodit
westerntrail-slot-draw_5h = dobrat až 3 karty, pak stejný počet odhodit
westerntrail-slot-draw_333s = dobrat až 3 karty, pak stejný počet odhodit
westerntrail-slot-engine_345 = lokomotiva až o 2 pole vpřed
westerntrail-slot-engine_44sg = lokomotiva až o 2 pole vpřed
westerntrail-slot-engine_bbgg = lokomotiva až o 2 pole vpřed
westerntrail-slot-engine_bthh = lokomotiva až o 3 pole vpřed
westerntrail-slot-engine_sshh = lokomotiva až o 3 pole vpřed
westerntrail-slot-move_345 = honák až o 3 kroky dál bez poplatků
westerntrail-slot-move_34hh = honák až o 3 kroky dál bez poplatků
westerntrail-slot-move_bbhh = honák až o 3 kroky dál bez poplatků
westerntrail-slot-move_ssbb = honák až o 3 kroky dál bez poplatků
westerntrail-slot-move_sstt = honák až o 3 kroky dál bez poplatků
westerntrail-slot-aux_sf = jednoduchá nebo dvojitá pomocná akce
westerntrail-slot-master_workers = získat 2 $
westerntrail-slot-master_objectives = odstranit nebezpečí; nebo obchodovat s indiány

## Score sheet

westerntrail-points-money = Peníze
westerntrail-points-buildings = Budovy
westerntrail-points-cities = Města
westerntrail-points-stations = Nádraží
westerntrail-points-hazards = Nebezpečí
westerntrail-points-cattle = Krávy
westerntrail-points-objectives = Úkoly
westerntrail-points-station_masters = Přednostové
westerntrail-points-workers = Pracovníci
westerntrail-points-steps_disc = Kámen limitu kroků
westerntrail-points-job_token = Žeton trhu práce
westerntrail-points-bid = Nabídka za místo

## Options

westerntrail-option-preset = Druh hry
westerntrail-option-preset-own = Podle nastavení níže
westerntrail-option-preset-standard = Standardní
westerntrail-option-preset-first_game = První hra
westerntrail-option-preset-help = V první hře stojí každá neutrální budova na místě svého písmene a všechny vlastní budovy mají nahoře stranu a; ve standardní hře obojí určí náhoda.
westerntrail-option-neutral_layout = Neutrální budovy
westerntrail-option-neutral_layout-random = Náhodně
westerntrail-option-neutral_layout-letters = Podle písmen
westerntrail-option-neutral_layout-help = Sedm neutrálních budov se zamíchá, nebo každá stojí na místě svého písmene.
westerntrail-option-building_sides = Strany budov
westerntrail-option-building_sides-random = Náhodně
westerntrail-option-building_sides-all_a = Všechny stranou a
westerntrail-option-building_sides-chosen = Podle výběru
westerntrail-option-building_sides-help = Která strana každého čísla se používá, pro všechny stejně: hod mincí pro každé číslo, všude strana a, nebo podle výběru hráče na prvním místě.
westerntrail-option-objectives_in_kansas_city = Karty úkolů v Kansas City
westerntrail-option-objectives_in_kansas_city-false = Ne
westerntrail-option-objectives_in_kansas_city-true = Ano
westerntrail-option-objectives_in_kansas_city-help = Karty úkolů lze hrát i v Kansas City, dokud se ruka neukáže kvůli příjmu.
westerntrail-option-phase_b_pass = Nedělat na zastavení nic
westerntrail-option-phase_b_pass-true = Dovoleno
westerntrail-option-phase_b_pass-false = Zakázáno
westerntrail-option-phase_b_pass-help = Ze zastavení lze odejít i bez jakékoli akce. Je-li to zakázáno, musíš provést aspoň jednoduchou pomocnou akci.
westerntrail-option-open_discards = Otevřené odkládací balíčky
westerntrail-option-open_discards-true = Ano
westerntrail-option-open_discards-false = Jen vrchní karta
westerntrail-option-open_discards-help = Všichni si mohou prohlížet všechny odkládací balíčky. Jinak ostatní vidí jen vrchní kartu tvého.
westerntrail-option-seats_by_bidding = Dražba pořadí
westerntrail-option-seats_by_bidding-false = Ne
westerntrail-option-seats_by_bidding-true = Ano
westerntrail-option-seats_by_bidding-help = Před prvním tahem hráči nabízejí vítězné body za místa v pořadí, každé se svými penězi a počátečním úkolem. Co nabídneš, se ti na konci odečte od bodů. Varianta, kterou vymysleli hráči.
westerntrail-option-four_player_proportions = Poměry jako ve čtyřech
westerntrail-option-four_player_proportions-false = Ne
westerntrail-option-four_player_proportions-true = Ano
westerntrail-option-four_player_proportions-help = Ve dvou nebo třech hráčích zůstanou některé destičky zásoby a karty krav v krabici, aby se do hry dostal stejný podíl jako ve čtyřech. Ve čtyřech hráčích se nic nemění. Varianta, kterou vymysleli hráči.

## A bot of its own

westerntrail-bot-drover = Honec
westerntrail-bot-drover-help = Hraje jen Great Western Trail, s plánem na další cesty.

## Fitting its numbers

westerntrail-fit-round = Kolo { $round }: honec získává ve dvou { $points } bodů; výhled míjí konečné body o { $error }.
westerntrail-fit-few = Na opravu vah je třeba aspoň { $games } her v kole: zadej jich víc pomocí --games.
westerntrail-fit-mended = { $round }. kolo: honci se všemožnými sklony získali v průměru { $points } b.; váhy se posunuly k těm, které přinesly víc.
