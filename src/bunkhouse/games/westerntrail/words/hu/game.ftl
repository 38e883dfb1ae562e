### Great Western Trail, its messages in Hungarian: what happens, what is asked and refused, the names of things.
### $seat is a player's name, $seats, $takers and $outbid are lists of names; $card, $cards, $tile, $building, $space, $to, $rail,
### $station, $city, $disc, $worker, $master, $task, $slot, $aux, $what and $option are phrases from this file.
### All of these stay in the nominative and without an article; players are addressed by „te”, buttons are nouns.

westerntrail-title = A nagy western utazás
westerntrail-name = Great Western Trail
westerntrail-line = Hajtsd a csordát Kansas Citybe, újra meg újra.

## What happens: setup

westerntrail-event-first-player-chosen = { $seat } kezd.
westerntrail-event-master-placed = { $station }: { $master }.
westerntrail-event-neutral-placed = { $space }: { $building }.
westerntrail-event-side-chosen = { $number }. számú épület: mindenki ezt az oldalát használja: { $side }.
westerntrail-event-starting-objective-dealt = { $seat } ezt kapja: { $card }.
westerntrail-event-first-bidder-chosen = Elsőként { $seat } licitál.
westerntrail-event-place-offered = { $place }. hely a sorrendben: { $dollars } dollár és { $card }.
westerntrail-event-bid-placed =
    { $count ->
        [0] { $seat } licitje: { $points } ({ $place }. hely).
       *[other] { $seat } licitje: { $points } ({ $place }. hely). Túllicitálva: { $outbid }.
    }
westerntrail-event-order-settled = Minden hely elkelt. A játéksorrend: { $seats }.

## What happens: tiles and cards that come up

westerntrail-event-teepee-placed = Bővül az indián falu: { $tile } ({ $space }).
westerntrail-event-hazard-placed = Új veszély, { $space }: { $tile }.
westerntrail-event-worker-placed = Munkát keres ({ $row }. sor): { $worker }.
westerntrail-event-tile-left = Nincs szabad mező, a lapka kikerül a játékból: { $tile }.
westerntrail-event-token-moved = A munkaerőpiac-jelző lejjebb lép: { $row }. sor.
westerntrail-event-end-began = { $seat } elveszi a munkaerőpiac-jelzőt: elkezdődik a játék vége. Ezt a kört még végigjátssza, utána a többiek egyszer-egyszer sorra kerülnek.
westerntrail-event-foresight-revealed = Előrelátás, { $column }. oszlop: { $tile }.
westerntrail-event-market-card-revealed = Új a marhapiacon: { $card }.
westerntrail-event-objective-revealed = Új a feladatkínálatban: { $card }.

## What happens: the turn

westerntrail-event-turn-began = { $turn }. kör: { $seat }.
westerntrail-event-herder-placed = { $seat } ide állítja a marhahajcsárját: { $space }.
westerntrail-event-herder-moved =
    { $free ->
        [yes] { $seat } útdíj nélkül továbblovagol: { $space }
       *[no] { $seat } továbblovagol: { $space }
    } ({ $steps } lépés).
westerntrail-event-toll-paid =
    { $count ->
        [0] { $seat } { $dollars } dollár útdíjat fizet a banknak ({ $space }).
       *[other] { $seat } { $dollars } dollár útdíjat fizet ({ $space }). Kapja: { $takers }.
    }
westerntrail-event-toll-forgiven = { $seat } nem tudja kifizetni a teljes útdíjat ({ $space }): { $dollars } dollárt elengednek.
westerntrail-event-action-done = { $seat }: { $task }.
westerntrail-event-auxiliary-done =
    { $double ->
        [yes] { $seat } kétszeres segédakciót hajt végre: { $aux }.
       *[no] { $seat } egyszeres segédakciót hajt végre: { $aux }.
    }
westerntrail-event-declined = { $seat } nem él a lehetőséggel.
westerntrail-event-objective-played = { $seat } kijátssza: { $card }.
westerntrail-event-building-used = { $seat } a szomszédos épületet használja: { $building } ({ $space }).

## What happens: money, certificates, cards

westerntrail-event-money-gained = { $seat } { $dollars } dollárt kap.
westerntrail-event-money-paid = { $seat } { $dollars } dollárt fizet.
westerntrail-event-certificates-gained = { $seat } { $certificates } tanúsítványt kap, így összesen { $value } van.
westerntrail-event-card-discarded = { $seat } eldobja: { $card }.
westerntrail-event-card-removed = { $seat } eltávolítja a játékból: { $card }.
westerntrail-event-card-drawn = { $seat } húz egy kártyát.
westerntrail-event-card-seen = Ezt húzod: { $card }.
westerntrail-event-deck-reshuffled = { $seat } új húzópaklit kever { $cards } eldobott kártyából.

## What happens: actions

westerntrail-event-worker-hired = { $seat } felvesz egy munkást { $dollars } dollárért: { $worker } ({ $row }. sor, { $column }. oszlop).
westerntrail-event-building-built =
    { $replaced ->
        [none] { $seat } { $dollars } dollárért épít ({ $space }): { $building }.
       *[other] { $seat } { $dollars } dollárért épít ({ $space }): { $building } (a régi helyén: { $replaced }).
    }
westerntrail-event-objective-taken =
    { $to_hand ->
        [yes] { $seat } kézbe veszi: { $card }.
       *[no] { $seat } a dobópaklijára veszi: { $card }.
    }
westerntrail-event-objective-taken-secretly = { $seat } a pakli felső feladatkártyáját veszi kézbe, a többiek nem látják.
westerntrail-event-objective-seen = A feladatkártya a pakliból: { $card }.
westerntrail-event-engine-moved =
    { $back ->
        [yes] { $seat } tolat a mozdonnyal. Ide: { $rail }.
       *[no] { $seat } előremegy a mozdonnyal. Ide: { $rail }.
    }
westerntrail-event-station-built = { $seat } állomást épít { $dollars } dollárért: { $station }.
westerntrail-event-disc-taken = { $seat } levesz egy korongot a játékostáblájáról: { $disc }.
westerntrail-event-disc-moved = { $seat } egy saját állomásáról veszi el a korongot, az állomás elvész: { $station }.
westerntrail-event-master-taken = { $seat } otthagy egy munkást ({ $station }: { $worker }), és megkapja a lapkát: { $master }.
westerntrail-event-teepee-taken =
    { $dollars ->
        [-1] { $seat } kereskedik ({ $space }): { $tile } 1 dollárért.
        [-2] { $seat } kereskedik ({ $space }): { $tile } 2 dollárért.
        [-3] { $seat } kereskedik ({ $space }): { $tile } 3 dollárért.
       *[other] { $seat } kereskedik ({ $space }): { $tile } és { $dollars } dollár.
    }
westerntrail-event-hazard-removed = { $seat } veszélyt hárít el ({ $space }): { $tile }.
westerntrail-event-cattle-bought =
    { $dollars ->
        [0] { $seat } ugyanezért az árért ezt is elviszi: { $card }.
       *[other] { $seat } vásárol { $dollars } dollárért: { $card } ({ $cowboys } cowboy).
    }
westerntrail-event-market-enlarged = { $seat } elküld egy cowboyt új marhákért.

## What happens: Kansas City

westerntrail-event-tile-chosen = Kansas City, { $column }. oszlop: { $seat } ezt választja: { $tile }.
westerntrail-event-hand-shown =
    { $count ->
        [0] { $seat } kártya nélkül érkezik Kansas Citybe: a tenyészérték { $value }.
       *[other] { $seat } megmutatja a kezét ({ $cards }): a tenyészérték { $value }.
    }
westerntrail-event-income-taken =
    { $seat } { $dollars } dollárért eladja a csordát{ $permanent ->
        [0] { "" }
       *[other] { " · " }{ $permanent } állandó tanúsítvány
    }{ $spent ->
        [0] { "" }
       *[other] { " · " }{ $spent } elköltött ideiglenes tanúsítvány
    }
westerntrail-event-delivered =
    { $extraordinary ->
        [yes] { $seat } rendkívüli szállítást végez. Ide: { $city }.
       *[no] { $seat } szállít. Ide: { $city }.
    }
westerntrail-event-delivered-in-vain = { $seat } nem tud korongot lerakni: a szállításnak nincs hatása.
westerntrail-event-transport-paid = { $seat } { $dollars } dollár szállítási költséget fizet. Ide: { $city }.
westerntrail-event-herder-returned = { $seat } visszalovagol az ösvény elejére.

## What happens: the end

westerntrail-event-hand-laid-open = { $seat } felfedi a kezében maradt kártyákat: { $cards }.
westerntrail-event-points-counted = { $seat } pontszáma: { $points }.
westerntrail-event-game-ended =
    { $count ->
        [1] { $seats } nyer { $points } ponttal.
       *[other] Megosztott győzelem { $points } ponttal: { $seats }.
    }

## What a player is asked

westerntrail-ask-side = { $number }. számú épület: melyik oldalát használja mindenki?
westerntrail-ask-bid = Licitálj pontokat a sorrend egyik helyére, legfeljebb { $most } pontot.
westerntrail-ask-place = Az első köröd: állítsd a marhahajcsárodat bármelyik semleges épületre.
westerntrail-ask-move = Mozgasd a marhahajcsárodat 1–{ $steps } lépéssel (útdíjra { $dollars } dollárod van). Előtte feladatkártyát is kijátszhatsz.
westerntrail-ask-act = Megérkeztél: használd a helyszín akcióit, mindegyiket egyszer, tetszőleges sorrendben, vagy helyettük egy egyszeres segédakciót.
westerntrail-ask-act-more = Van még valami? Játssz ki feladatkártyát, használd, ami még nyitva áll, vagy fejezd be az akciókat.
westerntrail-ask-act-elsewhere = Ezt a helyszínt nem használhatod: itt csak egy egyszeres segédakcióra van lehetőséged.
westerntrail-ask-bonus = Ezt most azonnal megteheted, különben elvész: { $slot }.
westerntrail-ask-hire =
    Kit veszel fel? { $change ->
        [0] A díj a nyomtatott összeg
        [-1] A díj 1 dollárral kevesebb
        [-2] A díj 2 dollárral kevesebb
       *[other] A díj { $change } dollárral több
    } ({ $dollars } dollárod van).
westerntrail-ask-hire-more =
    Még egy munkást felvehetsz. { $change ->
        [0] A díj a nyomtatott összeg
        [-1] A díj 1 dollárral kevesebb
        [-2] A díj 2 dollárral kevesebb
       *[other] A díj { $change } dollárral több
    } ({ $dollars } dollárod van).
westerntrail-ask-build = Melyik épületet építed meg? Minden szükséges mesterember { $rate } dollár ({ $dollars } dollárod van).
westerntrail-ask-build-space = Hová kerüljön? { $building }: minden szükséges mesterember { $rate } dollár; saját kisebb épületed helyén csak a különbség számít.
westerntrail-ask-take-objective = Melyik feladatkártyát veszed el?
westerntrail-ask-engine-forward =
    { $spaces ->
        [1] A mozdonyod 1 mezővel előremehet.
       *[other] Hová megy a mozdonyod? Legfeljebb { $spaces } mezővel előre.
    }
westerntrail-ask-engine-back = Tolass a mozdonyoddal pontosan { $spaces } mezőt.
westerntrail-ask-engine-back-any = Tolass a mozdonyoddal tetszőleges számú mezőt: minél messzebb, annál távolabbi városba szállíthatsz.
westerntrail-ask-station = Megépíted { $dollars } dollárért ({ $station })? Válassz hozzá korongot, vagy mondj le róla.
westerntrail-ask-station-master = Melyik munkásodat hagyod itt az állomásfőnök lapkájáért? { $master }
westerntrail-ask-line-end = A vonal vége! Tolass a mozdonyoddal bármelyik szabad mezőre; 3 dollár vár rád.
westerntrail-ask-trade = Melyik tipiért kereskedsz?
westerntrail-ask-hazard = Melyik veszélyt hárítod el?
westerntrail-ask-buy = Marhavásárlás: még { $cowboys } szabad cowboyod van ({ $dollars } dollárral).
westerntrail-ask-buy-second = Az árban egy második, { $value } értékű kártya is benne van. Melyik legyen?
westerntrail-ask-draw-number = Hány kártyát húzol, legfeljebb { $cards }? Utána ugyanannyit eldobsz.
westerntrail-ask-discard =
    { $cards ->
        [1] Dobj el egy kártyát ({ $what }).
       *[other] Dobj el még { $cards } kártyát ({ $what }).
    }
westerntrail-ask-remove =
    { $cards ->
        [1] Eltávolíthatsz 1 kártyát a kezedből a játékból.
       *[other] Eltávolíthatsz legfeljebb { $cards } kártyát a kezedből a játékból.
    }
westerntrail-ask-auxiliary = Melyik segédakciót hajtod végre?
westerntrail-ask-trip =
    { $steps ->
        [1] Mozgasd a marhahajcsárodat 1 lépéssel; utána az új helyszínt használod.
       *[other] Mozgasd a marhahajcsárodat legfeljebb { $steps } lépéssel; utána az új helyszínt használod.
    }
westerntrail-ask-trip-free =
    { $steps ->
        [1] Mozgasd a marhahajcsárodat 1 lépéssel, útdíj nélkül. Az új helyszínt nem használhatod.
       *[other] Mozgasd a marhahajcsárodat legfeljebb { $steps } lépéssel, útdíj nélkül. Az új helyszínt nem használhatod.
    }
westerntrail-ask-adjacent = Melyik szomszédos épületet használod úgy, mintha a tiéd lenne?
westerntrail-ask-station-behind = Melyik, a mozdonyod mögötti állomást építed ki?
westerntrail-ask-deliver = A csordád értéke { $value }. Hová szállítod?
westerntrail-ask-deliver-extraordinary = A mozdonyod ennyit tett meg: { $value }. Hová megy a rendkívüli szállítás?
westerntrail-ask-deliver-disc = Szállítás ide: { $city }. Melyik korongot rakod le?
westerntrail-ask-foresight = Kansas City, { $column }. oszlop: melyik lapka kerül játékba?
westerntrail-ask-kansas-cards = Mielőtt továbblépsz, itt is kijátszhatsz feladatkártyákat.
westerntrail-ask-certificates = A csordád értéke eddig { $value }. Hány ideiglenes tanúsítványt költesz el? Összesen { $certificates } van.

## Why something is not possible

westerntrail-no-game-over = A játék véget ért.
westerntrail-no-chance = Erről a véletlen dönt, nem egy játékos.
westerntrail-no-not-your-turn = Nem te következel.
westerntrail-no-must-choose = Itt nem mondhatsz le róla: válassz a lehetőségek közül.
westerntrail-no-not-now = Ezt most nem lehet.
westerntrail-no-not-there = Ez nincs a lehetőségek között.
westerntrail-no-no-such-place = Ebben a játékban nincs { $place }. hely.
westerntrail-no-bid-too-low = Erre a helyre ({ $place }.) legalább ennyit kell licitálnod: { $least }.
westerntrail-no-bid-too-high = Ennél többet senki sem licitálhat: { $most }.
westerntrail-no-cards-in-kansas-city = Kansas Cityben nem lehet feladatkártyát kijátszani.
westerntrail-no-card-during-action = Feladatkártyát a marhahajcsár mozgatása előtt vagy egy akció előtt vagy után játszhatsz ki, közben soha.
westerntrail-no-must-move = Előbb mozgatnod kell a marhahajcsárodat.
westerntrail-no-must-act = Mielőtt befejezed, hajts végre egy helyszínakciót vagy egy egyszeres segédakciót.
westerntrail-no-not-in-hand = Ez a kártya nincs a kezedben: { $card }.
westerntrail-no-not-neutral = A marhahajcsárod a hét semleges épület egyikén kezd, nem itt: { $space }.
westerntrail-no-already-placed = A marhahajcsárod már az ösvényen van: mozgasd.
westerntrail-no-place-first = Előbb állítsd a marhahajcsárodat egy semleges épületre.
westerntrail-no-free-move-to-kansas-city = A szabad mozgás sosem vezet Kansas Citybe.
westerntrail-no-no-stop = Ott nincs semmi, ezért nem helyszín: { $space }.
westerntrail-no-only-forward = A marhahajcsár csak előre lovagol; ez mögötted vagy másik ágon van: { $space }.
westerntrail-no-too-far = Ez túl sok lépésre van: { $space }.
westerntrail-no-auxiliary-instead = A helyszín akciói helyett segédakciót hajtottál végre.
westerntrail-no-done-already = Egy helyszínakció csak egyszer hajtható végre: { $task }.
westerntrail-no-not-here = Ez a helyszín ilyet nem kínál: { $task }.
westerntrail-no-no-such-card = Ehhez nincs kártya a kezedben. Szükséges: { $what }.
westerntrail-no-cannot-pay = Ez { $dollars } dollár, ennyid nincs.
westerntrail-no-no-room-behind = A mozdonyod nem tud ennyit tolatni.
westerntrail-no-nothing-to-take = Ezzel most nincs mit elvenni vagy tenni: { $task }.
westerntrail-no-after-local-action = Segédakció csak a helyszín akciói helyett hajtható végre, és itt már használtál egyet.
westerntrail-no-single-only = Itt a segédakciók csak egyszeresen hajthatók végre.
westerntrail-no-auxiliary-closed = Ezt még korong takarja: { $aux }.
westerntrail-no-row-of-the-token = { $row }. sor: itt áll a munkaerőpiac-jelző, innen még senki sem vehető fel.
westerntrail-no-no-such-worker = { $row }. sor: itt nincs ilyen munkás: { $worker }.
westerntrail-no-row-full = Nincs több szabad oszlopod ehhez: { $worker }.
westerntrail-no-already-built = Ilyen lapkád már nincs: { $building }.
westerntrail-no-cannot-build = Nincs elég mesterembered, pénzed vagy helyed ehhez: { $building }.
westerntrail-no-no-building-space = Oda a játékosok nem építhetnek: { $space }.
westerntrail-no-not-higher = Saját épületet csak olyannal cserélhetsz le, amely több mesterembert kíván.
westerntrail-no-foreign-building = Ott más játékos épülete áll.
westerntrail-no-too-few-craftsmen = Ehhez { $craftsmen } mesterember kell.
westerntrail-no-occupied = Ott másik mozdony áll.
westerntrail-no-must-leave-the-end = A mozdonyodnak tolatva el kell hagynia a vonal végét.
westerntrail-no-not-exactly =
    { $spaces ->
        [0] Oda a mozdonyod nem tud tolatni.
       *[other] Ez nem pontosan { $spaces } mező hátrafelé.
    }
westerntrail-no-not-in-reach = Ez nincs a mozdonyod előtti { $spaces } mezőn belül.
westerntrail-no-discs-of-board-first = Állomásról csak akkor vehetsz el korongot, ha a játékostábládról egy sem használható.
westerntrail-no-disc-gone = Ez a hely már szabad: { $disc }.
westerntrail-no-same-disc-first = Ez a két korong egyforma: az első kerül le előbb.
westerntrail-no-black-disc = Amíg fehér helyen is van korongod, a fekete helyről való csak feketére illik: { $disc }.
westerntrail-no-cannot-pay-disc = Ennek a korongnak a levétele { $dollars } dollár, ennyid nincs: { $disc }.
westerntrail-no-cannot-pay-transport = Nem tudnád kifizetni a szállítási költséget.
westerntrail-no-printed-worker = A nyomtatott munkás sosem megy el, másik pedig nincs: { $worker }.
westerntrail-no-no-teepee = Ott nem áll tipi: { $space }.
westerntrail-no-no-cowboys = Minden cowboyodnak akadt már dolga.
westerntrail-no-market-deck-empty = A marhapiachoz nincs több kártya.
westerntrail-no-other-value = Ez az ár más értékű marhára szól.
westerntrail-no-not-in-market = Ez most nincs a marhapiacon: { $card }.
westerntrail-no-too-few-cowboys = Ehhez { $cowboys } szabad cowboy kell.
westerntrail-no-does-not-fit = Ez nem jó: { $card }. Szükséges: { $what }.
westerntrail-no-no-workers-at-the-end = A munkaerőpiac megtelt: munkás már nem választható.
westerntrail-no-too-little-value = { $city }: ide { $value } nem elég.
westerntrail-no-disc-in-city = { $city }: ide már szállítottál.
westerntrail-no-no-disc = { $city }: nincs korongod, amelyet ide lerakhatnál.

## What a player can choose

westerntrail-choice-pass = Lemondás
westerntrail-choice-end = Akciók befejezése
westerntrail-choice-done = Vásárlás vége
westerntrail-choice-add = Egy cowboy 2 kártyát hoz a piacra
westerntrail-choice-top = A pakli felső lapja
westerntrail-choice-first = { $seat } kezd
westerntrail-choice-market = Felfordítás: { $card }
westerntrail-choice-objective = Felfordítás: { $card }
westerntrail-choice-starting = Osztás: { $card }
westerntrail-choice-draw = Húzás: { $card }
westerntrail-choice-play = Kijátszás: { $card }
westerntrail-choice-take = Elvétel: { $card }
westerntrail-choice-also = Ez is: { $card }
westerntrail-choice-discard = Eldobás: { $card }
westerntrail-choice-remove = Eltávolítás a játékból: { $card }
westerntrail-choice-place = A marhahajcsár helye: { $space }
westerntrail-choice-space = Építés itt: { $space }
westerntrail-choice-trade = Kereskedés: { $space }
westerntrail-choice-hazard = Veszély elhárítása: { $space }
westerntrail-choice-use = Az épület használata: { $space }
westerntrail-choice-move =
    { $count ->
        [0] Lovaglás ide: { $to }
       *[other] Lovaglás ide: { $to } (erre: { $by })
    }
westerntrail-choice-do = { $task }
westerntrail-choice-aux =
    { $double ->
        [yes] Kétszeres segédakció: { $aux }
       *[no] Egyszeres segédakció: { $aux }
    }
westerntrail-choice-hire = Felvétel: { $worker } ({ $row }. sor)
westerntrail-choice-build = { $number }. számú épület
westerntrail-choice-side = { $number }. számú épület: { $side } oldal
westerntrail-choice-bid = { $place }. hely: licit { $points }
westerntrail-choice-engine = Mozdony → { $rail }
westerntrail-choice-disc = Korong innen: { $disc }
westerntrail-choice-give = Itt marad: { $worker }
westerntrail-choice-reveal = Felfedés: { $tile }
westerntrail-choice-choose = Választás: { $tile }
westerntrail-choice-master = Állomásfőnök: { $master }
westerntrail-choice-neutral = Lerakás: { $building }
westerntrail-choice-buy = Vásárlás ({ $option }): { $card }
westerntrail-choice-station = Állomásépítés: { $station }
westerntrail-choice-city = Szállítás ide: { $city }
westerntrail-choice-number = { $amount } kártya húzása
westerntrail-choice-spend =
    { $amount ->
        [0] Tanúsítvány nélkül
       *[other] { $amount } tanúsítvány elköltése
    }

## Cards

westerntrail-card-jersey = Jersey
westerntrail-card-jersey-help = Tenyészértéke 1. A végén nem ér pontot. Kansas Cityben a kezedben minden fajta egyszer számít.
westerntrail-card-dutch_belt = Dutch Belt
westerntrail-card-dutch_belt-help = Tenyészértéke 2. A végén nem ér pontot. Kansas Cityben a kezedben minden fajta egyszer számít.
westerntrail-card-black_angus = Black Angus
westerntrail-card-black_angus-help = Tenyészértéke 2. A végén nem ér pontot. Kansas Cityben a kezedben minden fajta egyszer számít.
westerntrail-card-guernsey = Guernsey
westerntrail-card-guernsey-help = Tenyészértéke 2. A végén nem ér pontot. Kansas Cityben a kezedben minden fajta egyszer számít.
westerntrail-card-holstein = Holstein
westerntrail-card-holstein-help = Tenyészértéke 3. A végén 1 pont. A marhapiacon vásárolható.
westerntrail-card-brown_swiss = Brown Swiss
westerntrail-card-brown_swiss-help = Tenyészértéke 3. A végén 2 pont. A marhapiacon vásárolható.
westerntrail-card-ayrshire = Ayrshire
westerntrail-card-ayrshire-help = Tenyészértéke 3. A végén 3 pont. A marhapiacon vásárolható.
westerntrail-card-west_highland_3 = West Highland (3 pont)
westerntrail-card-west_highland_3-help = Tenyészértéke 4. A végén 3 pont. A marhapiacon vásárolható.
westerntrail-card-west_highland_4 = West Highland (4 pont)
westerntrail-card-west_highland_4-help = Tenyészértéke 4. A végén 4 pont. A marhapiacon vásárolható.
westerntrail-card-west_highland_5 = West Highland (5 pont)
westerntrail-card-west_highland_5-help = Tenyészértéke 4. A végén 5 pont. A marhapiacon vásárolható.
westerntrail-card-texas_longhorn_5 = Texas Longhorn (5 pont)
westerntrail-card-texas_longhorn_5-help = Tenyészértéke 5. A végén 5 pont. A marhapiacon vásárolható.
westerntrail-card-texas_longhorn_6 = Texas Longhorn (6 pont)
westerntrail-card-texas_longhorn_6-help = Tenyészértéke 5. A végén 6 pont. A marhapiacon vásárolható.
westerntrail-card-texas_longhorn_7 = Texas Longhorn (7 pont)
westerntrail-card-texas_longhorn_7-help = Tenyészértéke 5. A végén 7 pont. A marhapiacon vásárolható.
westerntrail-card-money_btt = „épület, 2 kék tipi” feladat (2 dollár)
westerntrail-card-money_btt-help = Kijátszáskor: 2 dollár. A végén 3 pont ezekért: épület, 2 kék tipi; különben −2.
westerntrail-card-money_bgt = „épület, zöld tipi, kék tipi” feladat (2 dollár)
westerntrail-card-money_bgt-help = Kijátszáskor: 2 dollár. A végén 3 pont ezekért: épület, zöld tipi, kék tipi; különben −2.
westerntrail-card-money_4hh = „West Highland, 2 veszély” feladat (2 dollár)
westerntrail-card-money_4hh-help = Kijátszáskor: 2 dollár. A végén 3 pont ezekért: West Highland, 2 veszély; különben −2.
westerntrail-card-money_ssh = „2 állomás, veszély” feladat (2 dollár)
westerntrail-card-money_ssh-help = Kijátszáskor: 2 dollár. A végén 3 pont ezekért: 2 állomás, veszély; különben −2.
westerntrail-card-money_333b = „3 3-as értékű marha, épület” feladat (2 dollár)
westerntrail-card-money_333b-help = Kijátszáskor: 2 dollár. A végén 4 pont ezekért: 3 3-as értékű marha, épület; különben −2.
westerntrail-card-draw_bbh = „2 épület, veszély” feladat (húzás: 3)
westerntrail-card-draw_bbh-help = Kijátszáskor: legfeljebb 3 kártya húzása, majd ugyanannyi eldobása. A végén 3 pont ezekért: 2 épület, veszély; különben −2.
westerntrail-card-draw_sgt = „állomás, zöld tipi, kék tipi” feladat (húzás: 3)
westerntrail-card-draw_sgt-help = Kijátszáskor: legfeljebb 3 kártya húzása, majd ugyanannyi eldobása. A végén 3 pont ezekért: állomás, zöld tipi, kék tipi; különben −2.
westerntrail-card-draw_sgg = „állomás, 2 zöld tipi” feladat (húzás: 3)
westerntrail-card-draw_sgg-help = Kijátszáskor: legfeljebb 3 kártya húzása, majd ugyanannyi eldobása. A végén 3 pont ezekért: állomás, 2 zöld tipi; különben −2.
westerntrail-card-draw_5h = „Texas Longhorn, veszély” feladat (húzás: 3)
westerntrail-card-draw_5h-help = Kijátszáskor: legfeljebb 3 kártya húzása, majd ugyanannyi eldobása. A végén 3 pont ezekért: Texas Longhorn, veszély; különben −2.
westerntrail-card-draw_333s = „3 3-as értékű marha, állomás” feladat (húzás: 3)
westerntrail-card-draw_333s-help = Kijátszáskor: legfeljebb 3 kártya húzása, majd ugyanannyi eldobása. A végén 4 pont ezekért: 3 3-as értékű marha, állomás; különben −2.
westerntrail-card-engine_345 = „3-as értékű marha, West Highland, Texas Longhorn” feladat (mozdony: 2)
westerntrail-card-engine_345-help = Kijátszáskor: mozdony legfeljebb 2 mezővel előre. A végén 5 pont ezekért: 3-as értékű marha, West Highland, Texas Longhorn; különben −3.
westerntrail-card-engine_44sg = „2 West Highland, állomás, zöld tipi” feladat (mozdony: 2)
westerntrail-card-engine_44sg-help = Kijátszáskor: mozdony legfeljebb 2 mezővel előre. A végén 5 pont ezekért: 2 West Highland, állomás, zöld tipi; különben −3.
westerntrail-card-engine_bbgg = „2 épület, 2 zöld tipi” feladat (mozdony: 2)
westerntrail-card-engine_bbgg-help = Kijátszáskor: mozdony legfeljebb 2 mezővel előre. A végén 5 pont ezekért: 2 épület, 2 zöld tipi; különben −3.
westerntrail-card-engine_bthh = „épület, kék tipi, 2 veszély” feladat (mozdony: 3)
westerntrail-card-engine_bthh-help = Kijátszáskor: mozdony legfeljebb 3 mezővel előre. A végén 5 pont ezekért: épület, kék tipi, 2 veszély; különben −3.
westerntrail-card-engine_sshh = „2 állomás, 2 veszély” feladat (mozdony: 3)
westerntrail-card-engine_sshh-help = Kijátszáskor: mozdony legfeljebb 3 mezővel előre. A végén 5 pont ezekért: 2 állomás, 2 veszély; különben −3.
westerntrail-card-move_345 = „3-as értékű marha, West Highland, Texas Longhorn” feladat (szabad lovaglás: 3)
westerntrail-card-move_345-help = Kijátszáskor: marhahajcsár legfeljebb 3 lépéssel tovább, útdíj nélkül. A végén 5 pont ezekért: 3-as értékű marha, West Highland, Texas Longhorn; különben −2.
westerntrail-card-move_34hh = „3-as értékű marha, West Highland, 2 veszély” feladat (szabad lovaglás: 3)
westerntrail-card-move_34hh-help = Kijátszáskor: marhahajcsár legfeljebb 3 lépéssel tovább, útdíj nélkül. A végén 5 pont ezekért: 3-as értékű marha, West Highland, 2 veszély; különben −2.
westerntrail-card-move_bbhh = „2 épület, 2 veszély” feladat (szabad lovaglás: 3)
westerntrail-card-move_bbhh-help = Kijátszáskor: marhahajcsár legfeljebb 3 lépéssel tovább, útdíj nélkül. A végén 5 pont ezekért: 2 épület, 2 veszély; különben −2.
westerntrail-card-move_ssbb = „2 állomás, 2 épület” feladat (szabad lovaglás: 3)
westerntrail-card-move_ssbb-help = Kijátszáskor: marhahajcsár legfeljebb 3 lépéssel tovább, útdíj nélkül. A végén 5 pont ezekért: 2 állomás, 2 épület; különben −2.
westerntrail-card-move_sstt = „2 állomás, 2 kék tipi” feladat (szabad lovaglás: 3)
westerntrail-card-move_sstt-help = Kijátszáskor: marhahajcsár legfeljebb 3 lépéssel tovább, útdíj nélkül. A végén 5 pont ezekért: 2 állomás, 2 kék tipi; különben −2.
westerntrail-card-aux_sf = „San Francisco” feladat (segédakció)
westerntrail-card-aux_sf-help = Kijátszáskor: egyszeres vagy kétszeres segédakció. A végén 5 pont ezekért: San Francisco; különben −3. (San Francisco: saját korong ebben a városban.)
westerntrail-card-start_34b = „3-as értékű marha, West Highland, épület” kezdő feladat
westerntrail-card-start_34b-help = A végén 3 pont ezekért: 3-as értékű marha, West Highland, épület; ha nem teljesül, nem veszítesz semmit.
westerntrail-card-start_ssg = „2 állomás, zöld tipi” kezdő feladat
westerntrail-card-start_ssg-help = A végén 3 pont ezekért: 2 állomás, zöld tipi; ha nem teljesül, nem veszítesz semmit.
westerntrail-card-start_bbh = „2 épület, veszély” kezdő feladat
westerntrail-card-start_bbh-help = A végén 3 pont ezekért: 2 épület, veszély; ha nem teljesül, nem veszítesz semmit.
westerntrail-card-start_thh = „kék tipi, 2 veszély” kezdő feladat
westerntrail-card-start_thh-help = A végén 3 pont ezekért: kék tipi, 2 veszély; ha nem teljesül, nem veszítesz semmit.

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

westerntrail-space-start = az ösvény kezdőmezője
westerntrail-space-a = A hely
westerntrail-space-a1 = a1 mező
westerntrail-space-a2 = a2 mező
westerntrail-space-a3 = a3 mező
westerntrail-space-flood = { $number }. áradásmező
westerntrail-space-fr1 = fr1 mező
westerntrail-space-fr2 = fr2 mező
westerntrail-space-b = B hely
westerntrail-space-b1 = b1 mező
westerntrail-space-b2 = b2 mező
westerntrail-space-b3 = b3 mező
westerntrail-space-drought = { $number }. aszálymező
westerntrail-space-dr1 = dr1 mező
westerntrail-space-c = C hely
westerntrail-space-c1 = c1 mező
westerntrail-space-c2 = c2 mező
westerntrail-space-cd = cd mező
westerntrail-space-d = D hely
westerntrail-space-teepee_1 = 1 értékű falumező
westerntrail-space-teepee_2 = 2 értékű falumező
westerntrail-space-teepee_4 = 4 értékű falumező
westerntrail-space-teepee_6 = 6 értékű falumező
westerntrail-space-teepee_8 = 8 értékű falumező
westerntrail-space-teepee_10 = 10 értékű falumező
westerntrail-space-teepee_m3 = −3 értékű falumező
westerntrail-space-teepee_m2 = −2 értékű falumező
westerntrail-space-teepee_m1 = −1 értékű falumező
westerntrail-space-tr1 = tr1 mező
westerntrail-space-tr2 = tr2 mező
westerntrail-space-e = E hely
westerntrail-space-e1 = e1 mező
westerntrail-space-e2 = e2 mező
westerntrail-space-rock = { $number }. kőomlásmező
westerntrail-space-rr1 = rr1 mező
westerntrail-space-rr2 = rr2 mező
westerntrail-space-f = F hely
westerntrail-space-f1 = f1 mező
westerntrail-space-f2 = f2 mező
westerntrail-space-g = G hely
westerntrail-space-g1 = g1 mező
westerntrail-space-g2 = g2 mező
westerntrail-space-kansas_city = Kansas City

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

westerntrail-building-a = A semleges épület
westerntrail-building-a-help = Semleges épület, bárki használhatja. Eldobás: Guernsey → 2 dollár. Munkás felvétele. Munkás felvétele 2 dollárral drágábban.
westerntrail-building-b = B semleges épület
westerntrail-building-b-help = Semleges épület, bárki használhatja. Eldobás: Dutch Belt → 2 dollár. Építés, szükséges mesteremberenként 2 dollárért.
westerntrail-building-c = C semleges épület
westerntrail-building-c-help = Semleges épület, bárki használhatja. 1 tanúsítvány; vagy feladatkártya szerzése. Mozdony előre, legfeljebb 1 mező minden mérnököd után.
westerntrail-building-d = D semleges épület
westerntrail-building-d-help = Semleges épület, bárki használhatja. Kereskedés az indiánokkal; vagy 2 dollár befizetése → mozdony legfeljebb 2 mezővel előre. Egyszeres vagy kétszeres segédakció.
westerntrail-building-e = E semleges épület
westerntrail-building-e-help = Semleges épület, bárki használhatja. Eldobás: Black Angus → 2 dollár. Marhavásárlás.
westerntrail-building-f = F semleges épület
westerntrail-building-f-help = Semleges épület, bárki használhatja. Eldobás: két azonos fajtájú marhakártya → 4 dollár. 7 dollár befizetése → veszély elhárítása.
westerntrail-building-g = G semleges épület
westerntrail-building-g-help = Semleges épület, bárki használhatja. Mozdony előre, legfeljebb 1 mező minden mérnököd után. Egyszeres vagy kétszeres segédakció.
westerntrail-building-1a = 1a épület
westerntrail-building-1a-help = 1 mesterember kell hozzá, a végén 1 pont. A többiek fizetnek neked a zöld kézért. 2 dollár minden erdei saját épületed után.
westerntrail-building-2a = 2a épület
westerntrail-building-2a-help = 1 mesterember kell hozzá, a végén 1 pont. Eldobás: Guernsey → 4 dollár. Marhavásárlás.
westerntrail-building-3a = 3a épület
westerntrail-building-3a-help = 1 mesterember kell hozzá, a végén 1 pont. Eldobás: két azonos fajtájú marhakártya → 3 dollár. Marhahajcsár 1 lépéssel tovább, majd az ottani akciók.
westerntrail-building-4a = 4a épület
westerntrail-building-4a-help = 2 mesterember kell hozzá, a végén 3 pont. A többiek fizetnek neked a fekete kézért. 5 dollár befizetése → veszély elhárítása. Marhahajcsár legfeljebb 2 lépéssel tovább, majd az ottani akciók.
westerntrail-building-5a = 5a épület
westerntrail-building-5a-help = 3 mesterember kell hozzá, a végén 4 pont. Munkás felvétele 1 dollárral olcsóbban. Mozdony előre, legfeljebb 1 mező minden mérnököd után.
westerntrail-building-6a = 6a épület
westerntrail-building-6a-help = 4 mesterember kell hozzá, a végén 5 pont. Eldobás: Holstein → 10 dollár. Egyszeres vagy kétszeres segédakció.
westerntrail-building-7a = 7a épület
westerntrail-building-7a-help = 5 mesterember kell hozzá, a végén 6 pont. A többiek fizetnek neked a zöld kézért és a fekete kézért. 2 tanúsítvány és 2 dollár minden zöld-kék tipipárod után.
westerntrail-building-8a = 8a épület
westerntrail-building-8a-help = 5 mesterember kell hozzá, a végén 6 pont. A többiek fizetnek neked a zöld kézért. Kereskedés az indiánokkal; vagy egyszeres vagy kétszeres segédakció. Mozdony legfeljebb 2 mezővel előre.
westerntrail-building-9a = 9a épület
westerntrail-building-9a-help = 7 mesterember kell hozzá, a végén 9 pont. Mozdony legfeljebb 3 mezővel előre. Mozdony tetszőlegesen hátra → rendkívüli szállítás.
westerntrail-building-10a = 10a épület
westerntrail-building-10a-help = 9 mesterember kell hozzá, a végén 13 pont. A többiek fizetnek neked a fekete kézért. Tanúsítványok a limitedig. Marhahajcsár legfeljebb 5 lépéssel tovább, majd az ottani akciók.
westerntrail-building-1b = 1b épület
westerntrail-building-1b-help = 1 mesterember kell hozzá, a végén 1 pont. A többiek fizetnek neked a zöld kézért. Eldobás: feladatkártya → 2 tanúsítvány. Mozdony 1 mezővel hátra → 3 dollár.
westerntrail-building-2b = 2b épület
westerntrail-building-2b-help = 1 mesterember kell hozzá, a végén 1 pont. Eldobás: Jersey → mozdony 1 mezővel előre. Eldobás: Dutch Belt → 3 dollár.
westerntrail-building-3b = 3b épület
westerntrail-building-3b-help = 2 mesterember kell hozzá, a végén 3 pont. Egyszeres vagy kétszeres segédakció. Marhahajcsár 1 lépéssel tovább, majd az ottani akciók.
westerntrail-building-4b = 4b épület
westerntrail-building-4b-help = 2 mesterember kell hozzá, a végén 3 pont. A többiek fizetnek neked a fekete kézért. Húzás, legfeljebb 1 kártya minden cowboyod után, majd ugyanannyi eldobása. Marhahajcsár legfeljebb 3 lépéssel tovább, majd az ottani akciók.
westerntrail-building-5b = 5b épület
westerntrail-building-5b-help = 3 mesterember kell hozzá, a végén 4 pont. Eldobás: Black Angus → 2 tanúsítvány. 1 dollár minden mérnököd után.
westerntrail-building-6b = 6b épület
westerntrail-building-6b-help = 4 mesterember kell hozzá, a végén 5 pont. Eldobás: bármilyen marhakártya → 3 dollár és feladatkártya szerzése kézbe.
westerntrail-building-7b = 7b épület
westerntrail-building-7b-help = 5 mesterember kell hozzá, a végén 6 pont. A többiek fizetnek neked a zöld kézért és a fekete kézért. Mozdony előre, legfeljebb 1 mező minden erdei saját épületed után.
westerntrail-building-8b = 8b épület
westerntrail-building-8b-help = 6 mesterember kell hozzá, a végén 8 pont. Szomszédos épület használata.
westerntrail-building-9b = 9b épület
westerntrail-building-9b-help = 6 mesterember kell hozzá, a végén 8 pont. Állomás építése a mozdony mögött.
westerntrail-building-10b = 10b épület
westerntrail-building-10b-help = 8 mesterember kell hozzá, a végén 11 pont. A többiek fizetnek neked a fekete kézért. 4 dollár. Mozdony legfeljebb 4 mezővel előre. Marhahajcsár legfeljebb 4 lépéssel tovább, majd az ottani akciók.
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
westerntrail-tile-flood_2_green = áradás (2 pont, zöld kéz)
westerntrail-tile-flood_2_green-help = Útban van: aki ideér, fizet a banknak a zöld kézért. Aki elhárítja, megtartja a lapkát: a végén 2 pont.
westerntrail-tile-flood_2_black = áradás (2 pont, fekete kéz)
westerntrail-tile-flood_2_black-help = Útban van: aki ideér, fizet a banknak a fekete kézért. Aki elhárítja, megtartja a lapkát: a végén 2 pont.
westerntrail-tile-flood_3_green = áradás (3 pont, zöld kéz)
westerntrail-tile-flood_3_green-help = Útban van: aki ideér, fizet a banknak a zöld kézért. Aki elhárítja, megtartja a lapkát: a végén 3 pont.
westerntrail-tile-flood_3_black = áradás (3 pont, fekete kéz)
westerntrail-tile-flood_3_black-help = Útban van: aki ideér, fizet a banknak a fekete kézért. Aki elhárítja, megtartja a lapkát: a végén 3 pont.
westerntrail-tile-flood_4_green = áradás (4 pont, zöld kéz)
westerntrail-tile-flood_4_green-help = Útban van: aki ideér, fizet a banknak a zöld kézért. Aki elhárítja, megtartja a lapkát: a végén 4 pont.
westerntrail-tile-drought_2_green = aszály (2 pont, zöld kéz)
westerntrail-tile-drought_2_green-help = Útban van: aki ideér, fizet a banknak a zöld kézért. Aki elhárítja, megtartja a lapkát: a végén 2 pont.
westerntrail-tile-drought_2_black = aszály (2 pont, fekete kéz)
westerntrail-tile-drought_2_black-help = Útban van: aki ideér, fizet a banknak a fekete kézért. Aki elhárítja, megtartja a lapkát: a végén 2 pont.
westerntrail-tile-drought_3_green = aszály (3 pont, zöld kéz)
westerntrail-tile-drought_3_green-help = Útban van: aki ideér, fizet a banknak a zöld kézért. Aki elhárítja, megtartja a lapkát: a végén 3 pont.
westerntrail-tile-drought_3_black = aszály (3 pont, fekete kéz)
westerntrail-tile-drought_3_black-help = Útban van: aki ideér, fizet a banknak a fekete kézért. Aki elhárítja, megtartja a lapkát: a végén 3 pont.
westerntrail-tile-drought_4_green = aszály (4 pont, zöld kéz)
westerntrail-tile-drought_4_green-help = Útban van: aki ideér, fizet a banknak a zöld kézért. Aki elhárítja, megtartja a lapkát: a végén 4 pont.
westerntrail-tile-rockfall_2_green = kőomlás (2 pont, zöld kéz)
westerntrail-tile-rockfall_2_green-help = Útban van: aki ideér, fizet a banknak a zöld kézért. Aki elhárítja, megtartja a lapkát: a végén 2 pont.
westerntrail-tile-rockfall_2_black = kőomlás (2 pont, fekete kéz)
westerntrail-tile-rockfall_2_black-help = Útban van: aki ideér, fizet a banknak a fekete kézért. Aki elhárítja, megtartja a lapkát: a végén 2 pont.
westerntrail-tile-rockfall_3_green = kőomlás (3 pont, zöld kéz)
westerntrail-tile-rockfall_3_green-help = Útban van: aki ideér, fizet a banknak a zöld kézért. Aki elhárítja, megtartja a lapkát: a végén 3 pont.
westerntrail-tile-rockfall_3_black = kőomlás (3 pont, fekete kéz)
westerntrail-tile-rockfall_3_black-help = Útban van: aki ideér, fizet a banknak a fekete kézért. Aki elhárítja, megtartja a lapkát: a végén 3 pont.
westerntrail-tile-rockfall_4_green = kőomlás (4 pont, zöld kéz)
westerntrail-tile-rockfall_4_green-help = Útban van: aki ideér, fizet a banknak a zöld kézért. Aki elhárítja, megtartja a lapkát: a végén 4 pont.
westerntrail-tile-green_teepee = zöld tipi
westerntrail-tile-green_teepee-help = Aki az ösvényen ideér, fizet a banknak a zöld kézért. Az indiánokkal kereskedve szerezheted meg; a zöld és kék tipik feladatokhoz és egy állomásfőnökhöz kellenek.
westerntrail-tile-blue_teepee = kék tipi
westerntrail-tile-blue_teepee-help = Aki az ösvényen ideér, fizet a banknak a fekete kézért. Az indiánokkal kereskedve szerezheted meg; a zöld és kék tipik feladatokhoz és egy állomásfőnökhöz kellenek.
westerntrail-tile-cowboy = { westerntrail-worker-cowboy }
westerntrail-tile-cowboy-help = { westerntrail-worker-cowboy-help }
westerntrail-tile-craftsman = { westerntrail-worker-craftsman }
westerntrail-tile-craftsman-help = { westerntrail-worker-craftsman-help }
westerntrail-tile-engineer = { westerntrail-worker-engineer }
westerntrail-tile-engineer-help = { westerntrail-worker-engineer-help }
westerntrail-worker-cowboy = cowboy
westerntrail-worker-cowboy-help = Marhát vásárol: minél több a cowboyod, annál jobban és olcsóbban. Vásárláskor mindegyik egyszer használható.
westerntrail-worker-craftsman = mesterember
westerntrail-worker-craftsman-help = Épít: egy épülethez annyi mesterember kell, amennyit a száma mutat.
westerntrail-worker-engineer = mérnök
westerntrail-worker-engineer-help = A mozdonyt hajtja: sok akció annyi mezővel viszi előre, ahány mérnököd van.

## Railroad and cities

westerntrail-rail-0 = a vasút kezdőmezője
westerntrail-rail-s = { $number }. kitérő
westerntrail-station-s = { $number }. állomás
westerntrail-master-workers = munkások állomásfőnöke
westerntrail-master-workers-help = Azonnal: 2 dollár. A végén: 1 pont minden munkásodért, a nyomtatottakat is beleértve.
westerntrail-master-objectives = feladatok állomásfőnöke
westerntrail-master-objectives-help = Azonnal: háríts el ingyen egy veszélyt, vagy kereskedj az indiánokkal. A végén: 3 pont minden 2 kártyáért a feladatterületeden, akár teljesült, akár nem.
westerntrail-master-hazards = veszélyek állomásfőnöke
westerntrail-master-hazards-help = Állandó tanúsítvány. A végén: 3 pont minden 2 veszélylapkádért.
westerntrail-master-teepees = tipik állomásfőnöke
westerntrail-master-teepees-help = Állandó tanúsítvány. A végén: 3 pont minden zöld-kék tipipárért.
westerntrail-master-certificates = tanúsítványok állomásfőnöke
westerntrail-master-certificates-help = Állandó tanúsítvány. A végén: 3 pont minden 2 tanúsítványért, állandóért és ideiglenesért egyaránt.
westerntrail-city-kansas_city = Kansas City
westerntrail-city-kansas_city-help = Bármilyen tenyészérték elég. Fehér helyről való korong kell. Ide újra meg újra szállíthatsz. Azonnal kapsz 6 dollárt. A végén korongonként −6 pont.
westerntrail-city-topeka = Topeka
westerntrail-city-topeka-help = 1 tenyészérték kell hozzá. Fehér helyről való korong kell. Ide csak egyszer szállíthatsz. Ha ebben a városban is van korongod (Wichita): −3 pont és feladatkártya.
westerntrail-city-wichita = Wichita
westerntrail-city-wichita-help = 4 tenyészérték kell hozzá. Fehér helyről való korong kell. Ide csak egyszer szállíthatsz. Ha ebben a városban is van korongod (Topeka): −3 pont és feladatkártya. Ha ebben a városban is van korongod (Colorado Springs): −1 pont.
westerntrail-city-colorado_springs = Colorado Springs
westerntrail-city-colorado_springs-help = 6 tenyészérték kell hozzá. Fehér helyről való korong kell. Ide csak egyszer szállíthatsz. Ha ebben a városban is van korongod (Wichita): −1 pont. Ha ebben a városban is van korongod (Santa Fe): feladatkártya.
westerntrail-city-santa_fe = Santa Fe
westerntrail-city-santa_fe-help = 8 tenyészérték kell hozzá. Fehér helyről való korong kell. Ide csak egyszer szállíthatsz. Ha ebben a városban is van korongod (Colorado Springs): feladatkártya. Ha ebben a városban is van korongod (Albuquerque): feladatkártya.
westerntrail-city-albuquerque = Albuquerque
westerntrail-city-albuquerque-help = 10 tenyészérték kell hozzá. Bármelyik helyről jöhet a korong. Ide csak egyszer szállíthatsz. Ha ebben a városban is van korongod (Santa Fe): feladatkártya. Ha ebben a városban is van korongod (El Paso): 6 pont.
westerntrail-city-el_paso = El Paso
westerntrail-city-el_paso-help = 12 tenyészérték kell hozzá. Bármelyik helyről jöhet a korong. Ide csak egyszer szállíthatsz. Ha ebben a városban is van korongod (Albuquerque): 6 pont. Ha ebben a városban is van korongod (San Diego): 8 pont.
westerntrail-city-san_diego = San Diego
westerntrail-city-san_diego-help = 14 tenyészérték kell hozzá. Fehér helyről való korong kell. Ide csak egyszer szállíthatsz. Ha ebben a városban is van korongod (El Paso): 8 pont. Ha ebben a városban is van korongod (Sacramento): 4 pont.
westerntrail-city-sacramento = Sacramento
westerntrail-city-sacramento-help = 16 tenyészérték kell hozzá. Bármelyik helyről jöhet a korong. Ide csak egyszer szállíthatsz. A végén korongonként 6 pont. Ha ebben a városban is van korongod (San Diego): 4 pont.
westerntrail-city-san_francisco = San Francisco
westerntrail-city-san_francisco-help = 18 tenyészérték kell hozzá. Bármelyik helyről jöhet a korong. Ide újra meg újra szállíthatsz. A végén korongonként 9 pont.

## The player board

westerntrail-disc-aux_money_2 = pénz, kétszeres
westerntrail-disc-aux_money_2-help = Megnyitja a kétszeres alakot: 1 helyett 2 dollár.
westerntrail-disc-aux_draw_2 = húzás és eldobás, kétszeres
westerntrail-disc-aux_draw_2-help = Megnyitja a kétszeres alakot: húzz 2 kártyát, majd dobj el 2-t.
westerntrail-disc-aux_certificate_1 = tanúsítvány, egyszeres
westerntrail-disc-aux_certificate_1-help = Megnyitja ezt a segédakciót: fizess 1 dollárt, és 1 mezőnyi tolatásért kapsz 1 tanúsítványt.
westerntrail-disc-aux_certificate_2 = tanúsítványok, kétszeres
westerntrail-disc-aux_certificate_2-help = Megnyitja a kétszeres alakot, ha az egyszeres is szabad: fizess 2 dollárt, és 2 mezőnyi tolatásért kapsz 2 tanúsítványt.
westerntrail-disc-aux_engine_1 = mozdony, egyszeres
westerntrail-disc-aux_engine_1-help = Megnyitja ezt a segédakciót: 1 dollárért a mozdonyod 1 mezővel előre.
westerntrail-disc-aux_engine_2 = mozdony, kétszeres
westerntrail-disc-aux_engine_2-help = Megnyitja a kétszeres alakot, ha az egyszeres is szabad: 2 dollárért a mozdonyod legfeljebb 2 mezővel előre.
westerntrail-disc-aux_remove_1 = kártya eltávolítása, egyszeres
westerntrail-disc-aux_remove_1-help = Megnyitja ezt a segédakciót: tolass 1 mezőt, és távolíts el a kezedből 1 kártyát a játékból.
westerntrail-disc-aux_remove_2 = kártyák eltávolítása, kétszeres
westerntrail-disc-aux_remove_2-help = Megnyitja a kétszeres alakot, ha az egyszeres is szabad: tolass 2 mezőt, és távolíts el a kezedből legfeljebb 2 kártyát a játékból.
westerntrail-disc-certificate_limit_4 = tanúsítványlimit 4
westerntrail-disc-certificate_limit_4-help = Legfeljebb 4 ideiglenes tanúsítványod lehet.
westerntrail-disc-certificate_limit_6 = tanúsítványlimit 6
westerntrail-disc-certificate_limit_6-help = Legfeljebb 6 ideiglenes tanúsítványod lehet, ha a 4-es limit korongja is lekerült.
westerntrail-disc-steps_1 = lépések és 3 dollár
westerntrail-disc-steps_1-help = A marhahajcsárod messzebbre jut: 2 játékosnál 1, 3 vagy 4 játékosnál 2 lépéssel. Azonnal kapsz 3 dollárt.
westerntrail-disc-steps_2 = 1 lépés és 3 pont
westerntrail-disc-steps_2-help = A marhahajcsárod 1 lépéssel messzebbre jut. A végén 3 pont.
westerntrail-disc-hand_1 = kézlimit, első
westerntrail-disc-hand_1-help = 1 kártyával több lehet a kezedben. A korong levétele 5 dollár.
westerntrail-disc-hand_2 = kézlimit, második
westerntrail-disc-hand_2-help = 1 kártyával több lehet a kezedben. A korong levétele 5 dollár.
westerntrail-disc-s = { $number }. állomás korongja
westerntrail-disc-s-help = Csak akkor, ha a játékostábládról egyetlen korong sem használható. Az állomást elveszíted, az ott szerzett állomásfőnök a tiéd marad.
westerntrail-aux-aux_money = pénz
westerntrail-aux-aux_money-help = Egyszeres: 1 dollár. Kétszeres: 2 dollár.
westerntrail-aux-aux_draw = húzás és eldobás
westerntrail-aux-aux_draw-help = Egyszeres: húzz 1 kártyát, majd dobj el 1-et. Kétszeres: húzz 2 kártyát, majd dobj el 2-t.
westerntrail-aux-aux_certificate = tanúsítvány tolatásért
westerntrail-aux-aux_certificate-help = Egyszeres: fizess 1 dollárt, tolass 1 mezőt, és kapsz 1 tanúsítványt. Kétszeres: fizess 2 dollárt, tolass 2 mezőt, és kapsz 2 tanúsítványt.
westerntrail-aux-aux_engine = a mozdony mozgatása
westerntrail-aux-aux_engine-help = Egyszeres: 1 dollárért a mozdonyod 1 mezővel előre. Kétszeres: 2 dollárért legfeljebb 2 mezővel előre.
westerntrail-aux-aux_remove = kártyák eltávolítása
westerntrail-aux-aux_remove-help = Egyszeres: tolass 1 mezőt, és távolíts el a kezedből 1 kártyát a játékból. Kétszeres: tolass 2 mezőt, és távolíts el legfeljebb 2-t.

## What is discarded, and the prices of cattle

westerntrail-what-jersey = Jersey
westerntrail-what-dutch_belt = Dutch Belt
westerntrail-what-black_angus = Black Angus
westerntrail-what-guernsey = Guernsey
westerntrail-what-holstein = Holstein
westerntrail-what-brown_swiss = Brown Swiss
westerntrail-what-ayrshire = Ayrshire
westerntrail-what-west_highland = West Highland
westerntrail-what-texas_longhorn = Texas Longhorn
westerntrail-what-any_cattle = bármilyen marhakártya
westerntrail-what-pair = két azonos fajtájú marhakártya
westerntrail-what-objective = feladatkártya
westerntrail-what-any_card = bármilyen kártya
westerntrail-option-v3_1 = 1 cowboy, 6 dollár
westerntrail-option-v3_2 = 2 cowboy, 3 dollár
westerntrail-option-v3_3 = 3 cowboy, 5 dollár két kártyáért
westerntrail-option-v4_1 = 1 cowboy, 12 dollár
westerntrail-option-v4_3 = 3 cowboy, 6 dollár
westerntrail-option-v4_5 = 5 cowboy, 8 dollár két kártyáért
westerntrail-option-v5_2 = 2 cowboy, 12 dollár
westerntrail-option-v5_4 = 4 cowboy, 6 dollár

## Printed actions

westerntrail-task-a_1 = Eldobás: Guernsey → 2 dollár
westerntrail-task-a_2 = Munkás felvétele
westerntrail-task-a_3 = Munkás felvétele 2 dollárral drágábban
westerntrail-task-b_1 = Eldobás: Dutch Belt → 2 dollár
westerntrail-task-b_2 = Építés, szükséges mesteremberenként 2 dollárért
westerntrail-task-c_1_1 = 1 tanúsítvány
westerntrail-task-c_1_2 = Feladatkártya szerzése
westerntrail-task-c_2 = Mozdony előre, legfeljebb 1 mező minden mérnököd után
westerntrail-task-d_1_1 = Kereskedés az indiánokkal
westerntrail-task-d_1_2 = 2 dollár befizetése → mozdony legfeljebb 2 mezővel előre
westerntrail-task-d_2 = Egyszeres vagy kétszeres segédakció
westerntrail-task-e_1 = Eldobás: Black Angus → 2 dollár
westerntrail-task-e_2 = Marhavásárlás
westerntrail-task-f_1 = Eldobás: két azonos fajtájú marhakártya → 4 dollár
westerntrail-task-f_2 = 7 dollár befizetése → veszély elhárítása
westerntrail-task-g_1 = Mozdony előre, legfeljebb 1 mező minden mérnököd után
westerntrail-task-g_2 = Egyszeres vagy kétszeres segédakció
westerntrail-task-1a_1 = 2 dollár minden erdei saját épületed után
westerntrail-task-2a_1 = Eldobás: Guernsey → 4 dollár
westerntrail-task-2a_2 = Marhavásárlás
westerntrail-task-3a_1 = Eldobás: két azonos fajtájú marhakártya → 3 dollár
westerntrail-task-3a_2 = Marhahajcsár 1 lépéssel tovább, majd az ottani akciók
westerntrail-task-4a_1 = 5 dollár befizetése → veszély elhárítása
westerntrail-task-4a_2 = Marhahajcsár legfeljebb 2 lépéssel tovább, majd az ottani akciók
westerntrail-task-5a_1 = Munkás felvétele 1 dollárral olcsóbban
westerntrail-task-5a_2 = Mozdony előre, legfeljebb 1 mező minden mérnököd után
westerntrail-task-6a_1 = Eldobás: Holstein → 10 dollár
westerntrail-task-6a_2 = Egyszeres vagy kétszeres segédakció
westerntrail-task-7a_1 = 2 tanúsítvány és 2 dollár minden zöld-kék tipipárod után
westerntrail-task-8a_1_1 = Kereskedés az indiánokkal
westerntrail-task-8a_1_2 = Egyszeres vagy kétszeres segédakció
westerntrail-task-8a_2 = Mozdony legfeljebb 2 mezővel előre
westerntrail-task-9a_1 = Mozdony legfeljebb 3 mezővel előre
westerntrail-task-9a_2 = Mozdony tetszőlegesen hátra → rendkívüli szállítás
westerntrail-task-10a_1 = Tanúsítványok a limitedig
westerntrail-task-10a_2 = Marhahajcsár legfeljebb 5 lépéssel tovább, majd az ottani akciók
westerntrail-task-1b_1 = Eldobás: feladatkártya → 2 tanúsítvány
westerntrail-task-1b_2 = Mozdony 1 mezővel hátra → 3 dollár
westerntrail-task-2b_1 = Eldobás: Jersey → mozdony 1 mezővel előre
westerntrail-task-2b_2 = Eldobás: Dutch Belt → 3 dollár
westerntrail-task-3b_1 = Egyszeres vagy kétszeres segédakció
westerntrail-task-3b_2 = Marhahajcsár 1 lépéssel tovább, majd az ottani akciók
westerntrail-task-4b_1 = Húzás, legfeljebb 1 kártya minden cowboyod után, majd ugyanannyi eldobása
westerntrail-task-4b_2 = Marhahajcsár legfeljebb 3 lépéssel tovább, majd az ottani akciók
westerntrail-task-5b_1 = Eldobás: Black Angus → 2 tanúsítvány
westerntrail-task-5b_2 = 1 dollár minden mérnököd után
westerntrail-task-6b_1 = Eldobás: bármilyen marhakártya → 3 dollár és feladatkártya szerzése kézbe
westerntrail-task-7b_1 = Mozdony előre, legfeljebb 1 mező minden erdei saját épületed után
westerntrail-task-8b_1 = Szomszédos épület használata
westerntrail-task-9b_1 = Állomás építése a mozdony mögött
westerntrail-task-10b_1 = 4 dollár
westerntrail-task-10b_2 = Mozdony legfeljebb 4 mezővel előre
westerntrail-task-10b_3 = Marhahajcsár legfeljebb 4 lépéssel tovább, majd az ottani akciók
westerntrail-task-cattle_for_certificate = Eldobás: bármilyen marhakártya → 1 tanúsítvány
westerntrail-task-jersey_for_certificate_and_2 = Eldobás: Jersey → 1 tanúsítvány és 2 dollár
westerntrail-task-cowboy_4 = Veszély elhárítása
westerntrail-task-cowboy_6 = Kereskedés az indiánokkal
westerntrail-task-craftsman_4 = Építés, szükséges mesteremberenként 1 dollárért
westerntrail-task-craftsman_6 = Építés, szükséges mesteremberenként 1 dollárért
westerntrail-task-engineer_2 = Eldobás: Jersey → 1 tanúsítvány
westerntrail-task-engineer_3 = Eldobás: Jersey → 2 dollár
westerntrail-task-engineer_4 = Munkás felvétele 2 dollárral olcsóbban
westerntrail-task-engineer_5 = Eldobás: Jersey → 2 tanúsítvány
westerntrail-task-engineer_6 = Eldobás: Jersey → 4 dollár
westerntrail-task-money_btt = 2 dollár
westerntrail-task-money_bgt = 2 dollár
westerntrail-task-money_4hh = 2 dollár
westerntrail-task-money_ssh = 2 dollár
westerntrail-task-money_333b = 2 dollár
westerntrail-task-draw_bbh = Legfeljebb 3 kártya húzása, majd ugyanannyi eldobása
westerntrail-task-draw_sgt = Legfeljebb 3 kártya húzása, majd ugyanannyi eldobása
westerntrail-task-draw_sgg = Legfeljebb 3 kártya húzása, majd ugyanannyi eldobása
westerntrail-task-draw_5h = Legfeljebb 3 kártya húzása, majd ugyanannyi eldobása
westerntrail-task-draw_333s = Legfeljebb 3 kártya húzása, majd ugyanannyi eldobása
westerntrail-task-engine_345 = Mozdony legfeljebb 2 mezővel előre
westerntrail-task-engine_44sg = Mozdony legfeljebb 2 mezővel előre
westerntrail-task-engine_bbgg = Mozdony legfeljebb 2 mezővel előre
westerntrail-task-engine_bthh = Mozdony legfeljebb 3 mezővel előre
westerntrail-task-engine_sshh = Mozdony legfeljebb 3 mezővel előre
westerntrail-task-move_345 = Marhahajcsár legfeljebb 3 lépéssel tovább, útdíj nélkül
westerntrail-task-move_34hh = Marhahajcsár legfeljebb 3 lépéssel tovább, útdíj nélkül
westerntrail-task-move_bbhh = Marhahajcsár legfeljebb 3 lépéssel tovább, útdíj nélkül
westerntrail-task-move_ssbb = Marhahajcsár legfeljebb 3 lépéssel tovább, útdíj nélkül
westerntrail-task-move_sstt = Marhahajcsár legfeljebb 3 lépéssel tovább, útdíj nélkül
westerntrail-task-aux_sf = Egyszeres vagy kétszeres segédakció
westerntrail-task-master_workers = 2 dollár
westerntrail-task-master_objectives_1 = Veszély elhárítása
westerntrail-task-master_objectives_2 = Kereskedés az indiánokkal
westerntrail-task-aux_money_single = 1 dollár
westerntrail-task-aux_money_double = 2 dollár
westerntrail-task-aux_draw_single = 1 kártya húzása, majd 1 eldobása
westerntrail-task-aux_draw_double = 2 kártya húzása, majd 2 eldobása
westerntrail-task-aux_certificate_single = 1 dollár befizetése és mozdony 1 mezővel hátra → 1 tanúsítvány
westerntrail-task-aux_certificate_double = 2 dollár befizetése és mozdony 2 mezővel hátra → 2 tanúsítvány
westerntrail-task-aux_engine_single = 1 dollár befizetése → mozdony 1 mezővel előre
westerntrail-task-aux_engine_double = 2 dollár befizetése → mozdony legfeljebb 2 mezővel előre
westerntrail-task-aux_remove_single = Mozdony 1 mezővel hátra → 1 kézben lévő kártya eltávolítása a játékból
westerntrail-task-aux_remove_double = Mozdony 2 mezővel hátra → legfeljebb 2 kézben lévő kártya eltávolítása a játékból

westerntrail-slot-cowboy_4 = veszély elhárítása
westerntrail-slot-cowboy_6 = kereskedés az indiánokkal
westerntrail-slot-craftsman_4 = építés, szükséges mesteremberenként 1 dollárért
westerntrail-slot-craftsman_6 = építés, szükséges mesteremberenként 1 dollárért
westerntrail-slot-engineer_2 = eldobás: Jersey → 1 tanúsítvány
westerntrail-slot-engineer_3 = eldobás: Jersey → 2 dollár
westerntrail-slot-engineer_4 = munkás felvétele 2 dollárral olcsóbban
westerntrail-slot-engineer_5 = eldobás: Jersey → 2 tanúsítvány
westerntrail-slot-engineer_6 = eldobás: Jersey → 4 dollár
westerntrail-slot-money_btt = 2 dollár
westerntrail-slot-money_bgt = 2 dollár
westerntrail-slot-money_4hh = 2 dollár
westerntrail-slot-money_ssh = 2 dollár
westerntrail-slot-money_333b = 2 dollár
westerntrail-slot-draw_bbh = legfeljebb 3 kártya húzása, majd ugyanannyi eldobása
westerntrail-slot-draw_sgt = legfeljebb 3 kártya húzása, majd ugyanannyi eldobása
westerntrail-slot-draw_sgg = legfeljebb 3 kártya húzása, majd ugyanannyi eldobása
westerntrail-slot-draw_5h = legfeljebb 3 kártya húzása, majd ugyanannyi eldobása
westerntrail-slot-draw_333s = legfeljebb 3 kártya húzása, majd ugyanannyi eldobása
westerntrail-slot-engine_345 = mozdony legfeljebb 2 mezővel előre
westerntrail-slot-engine_44sg = mozdony legfeljebb 2 mezővel előre
westerntrail-slot-engine_bbgg = mozdony legfeljebb 2 mezővel előre
westerntrail-slot-engine_bthh = mozdony legfeljebb 3 mezővel előre
westerntrail-slot-engine_sshh = mozdony legfeljebb 3 mezővel előre
westerntrail-slot-move_345 = marhahajcsár legfeljebb 3 lépéssel tovább, útdíj nélkül
westerntrail-slot-move_34hh = marhahajcsár legfeljebb 3 lépéssel tovább, útdíj nélkül
westerntrail-slot-move_bbhh = marhahajcsár legfeljebb 3 lépéssel tovább, útdíj nélkül
westerntrail-slot-move_ssbb = marhahajcsár legfeljebb 3 lépéssel tovább, útdíj nélkül
westerntrail-slot-move_sstt = marhahajcsár legfeljebb 3 lépéssel tovább, útdíj nélkül
westerntrail-slot-aux_sf = egyszeres vagy kétszeres segédakció
westerntrail-slot-master_workers = 2 dollár
westerntrail-slot-master_objectives = veszély elhárítása; vagy kereskedés az indiánokkal

## Score sheet

westerntrail-points-money = Dollár
westerntrail-points-buildings = Épületek
westerntrail-points-cities = Városok
westerntrail-points-stations = Állomások
westerntrail-points-hazards = Veszélyek
westerntrail-points-cattle = Marhák
westerntrail-points-objectives = Feladatok
westerntrail-points-station_masters = Állomásfőnökök
westerntrail-points-workers = Munkások
westerntrail-points-steps_disc = Lépéskorong
westerntrail-points-job_token = Munkaerőpiac-jelző
westerntrail-points-bid = Licit a helyért

## Options

westerntrail-option-preset = A játék fajtája
westerntrail-option-preset-own = Az alábbiak szerint
westerntrail-option-preset-standard = Szokásos
westerntrail-option-preset-first_game = Első játék
westerntrail-option-preset-help = Az első játékban minden semleges épület a betűje helyén áll, és minden saját épület az a oldalával felfelé van; a szokásos játékban mindkettőről a véletlen dönt.
westerntrail-option-neutral_layout = Semleges épületek
westerntrail-option-neutral_layout-random = Véletlenszerűen
westerntrail-option-neutral_layout-letters = Betűk szerint
westerntrail-option-neutral_layout-help = A hét semleges épületet megkeveritek, vagy mindegyik a saját betűje helyén áll.
westerntrail-option-building_sides = Az épületek oldala
westerntrail-option-building_sides-random = Véletlenszerűen
westerntrail-option-building_sides-all_a = Mind az a oldallal
westerntrail-option-building_sides-chosen = Választás szerint
westerntrail-option-building_sides-help = Melyik számnak melyik oldala érvényes, mindenkinél ugyanúgy: számonként pénzfeldobás dönti el, mindenhol az a oldal, vagy az első helyen ülő játékos választ.
westerntrail-option-objectives_in_kansas_city = Feladatkártyák Kansas Cityben
westerntrail-option-objectives_in_kansas_city-false = Nem
westerntrail-option-objectives_in_kansas_city-true = Igen
westerntrail-option-objectives_in_kansas_city-help = Kansas Cityben is ki lehet játszani feladatkártyákat, amíg a bevételhez meg nem mutatod a kezedet.
westerntrail-option-phase_b_pass = Tétlenség egy helyszínen
westerntrail-option-phase_b_pass-true = Megengedett
westerntrail-option-phase_b_pass-false = Nem megengedett
westerntrail-option-phase_b_pass-help = Úgy is továbbállhatsz egy helyszínről, hogy semmit sem tettél. Ha ez nem megengedett, legalább egy egyszeres segédakciót végre kell hajtanod.
westerntrail-option-open_discards = Nyílt dobópaklik
westerntrail-option-open_discards-true = Igen
westerntrail-option-open_discards-false = Csak a felső lap
westerntrail-option-open_discards-help = Mindenki átnézheti az összes dobópaklit. Különben a többiek a tiédből csak a felső lapot látják.
westerntrail-option-seats_by_bidding = Licit a sorrendért
westerntrail-option-seats_by_bidding-false = Nem
westerntrail-option-seats_by_bidding-true = Igen
westerntrail-option-seats_by_bidding-help = Az első lépés előtt a játékosok győzelmi pontokkal licitálnak a sorrend helyeire, amelyekhez pénz és kezdő feladat tartozik. A licitedet a végén levonjuk a pontjaidból. Játékosok által kitalált változat.
westerntrail-option-four_player_proportions = Négyszemélyes arányok
westerntrail-option-four_player_proportions-false = Nem
westerntrail-option-four_player_proportions-true = Igen
westerntrail-option-four_player_proportions-help = Két vagy három játékosnál a készlet néhány lapkája és néhány marhakártya a dobozban marad, hogy ugyanakkora részük kerüljön játékba, mint négy játékosnál. Négy játékosnál semmi sem változik. Játékosok által kitalált változat.

## A bot of its own

westerntrail-bot-drover = Hajcsár
westerntrail-bot-drover-help = Csak Great Western Trailt játszik, tervvel a következő utakra.

## Fitting its numbers

westerntrail-fit-round = { $round }. kör: a hajcsár ketten játszva { $points } pontot ér el; a kilátás { $error } ponttal téved.
westerntrail-fit-few = A súlyok javításához körönként legalább { $games } játszma kell: kérj többet a --games kapcsolóval.
westerntrail-fit-mended = { $round }. kör: a mindenféle ízlésű hajcsárok átlagosan { $points } pontot szereztek; a súlyok afelé léptek, ami többet hozott.
