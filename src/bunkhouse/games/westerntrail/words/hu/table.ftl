### Great Western Trail, az asztal a böngészőben. A $tile, $card, $city, $space, $worker, $rail … nevek a westerntrail.ftl-ből.

westerntrail-ui-board = Az ösvény, a vasút és a piacok
westerntrail-ui-part-trail = Ösvény
westerntrail-ui-part-rail = Vasút
westerntrail-ui-part-markets = Piacok
westerntrail-ui-part-ranch = Táblám
westerntrail-ui-player-board = Játékostábla
westerntrail-ui-zoom-in = Nagyobb
westerntrail-ui-zoom-out = Kisebb
westerntrail-ui-zoom-all = Minden
westerntrail-ui-none = semmi
westerntrail-ui-or = vagy
westerntrail-ui-why-not = Miért nem?

## Keys

westerntrail-ui-key-choose = Választás a tábla melletti kártyákból
westerntrail-ui-key-end = Befejezés, lemondás, kész
westerntrail-ui-key-board = Játékostábla kinyitása vagy becsukása

## Printed actions, verb by verb

westerntrail-ui-do-discard = dobd el: { $what }
westerntrail-ui-do-pay = fizess ${ $amount }
westerntrail-ui-do-engine-back = mozdony { $amount } mezőt vissza
westerntrail-ui-do-engine-back-min = mozdony legalább 1 mezőt vissza
westerntrail-ui-do-money = kapsz ${ $amount }
westerntrail-ui-do-money-per = ${ $amount } mindegyikért: { $what }
westerntrail-ui-do-certificate = { $amount } tanúsítvány
westerntrail-ui-do-certificate-most = tanúsítványok a limitig
westerntrail-ui-do-certificate-per = { $amount } tanúsítvány mindegyikért: { $what }
westerntrail-ui-do-engine = mozdony legfeljebb { $amount } mezőt előre
westerntrail-ui-do-engine-per = mozdony előre, legfeljebb 1 mezőt mindegyikért: { $what }
westerntrail-ui-do-hire =
    { $sign ->
        [plus] munkás felvétele, ${ $size } felárral
        [minus] munkás felvétele, ${ $size } kedvezménnyel
       *[none] munkás felvétele
    }
westerntrail-ui-do-build = építés, ${ $amount } minden szükséges mesteremberért
westerntrail-ui-do-buy-cattle = marhavásárlás
westerntrail-ui-do-remove-hazard = egy veszély elhárítása
westerntrail-ui-do-trade = kereskedés az indiánokkal
westerntrail-ui-do-aux = egy segédakció, egyszeres vagy kétszeres
westerntrail-ui-do-herder = marhahajcsár legfeljebb { $amount } lépést tovább, majd az ottani helyszín
westerntrail-ui-do-herder-free = marhahajcsár legfeljebb { $amount } lépést tovább, útdíj nélkül
westerntrail-ui-do-draw = húzz { $amount } lapot, dobj el ugyanannyit
westerntrail-ui-do-draw-up-to = húzz legfeljebb { $amount } lapot, dobj el ugyanannyit
westerntrail-ui-do-draw-per = húzz legfeljebb 1 lapot mindegyikért: { $what }, dobj el ugyanannyit
westerntrail-ui-do-objective-discard = végy el egy feladatkártyát
westerntrail-ui-do-objective-hand = végy a kezedbe egy feladatkártyát
westerntrail-ui-do-remove-cards =
    { $amount ->
        [one] vegyél ki 1 lapot a játékból
       *[other] vegyél ki legfeljebb { $amount } lapot a játékból
    }
westerntrail-ui-do-station-behind = építs állomást a mozdonyod mögött
westerntrail-ui-do-adjacent = használj egy szomszédos épületet
westerntrail-ui-do-delivery = rendkívüli szállítás
westerntrail-ui-what-jersey = Jersey
westerntrail-ui-what-dutch-belt = Dutch Belt
westerntrail-ui-what-black-angus = Black Angus
westerntrail-ui-what-guernsey = Guernsey
westerntrail-ui-what-holstein = Holstein
westerntrail-ui-what-brown-swiss = Brown Swiss
westerntrail-ui-what-ayrshire = Ayrshire
westerntrail-ui-what-west-highland = West Highland
westerntrail-ui-what-texas-longhorn = Texas Longhorn
westerntrail-ui-what-any-cattle = bármelyik marhakártya
westerntrail-ui-what-any-card = bármelyik kártya
westerntrail-ui-what-pair = két azonos fajtájú marhakártya
westerntrail-ui-what-objective = feladatkártya
westerntrail-ui-what-own-forest-building = saját épület az erdőben
westerntrail-ui-what-teepee-pair = egy zöld és egy kék tipi párja
westerntrail-ui-what-engineer = mérnök
westerntrail-ui-what-cowboy = cowboy
westerntrail-ui-what-single-or-double = egyszeres vagy kétszeres
westerntrail-ui-what-by-engine-back = mozdonnyal

## What objectives ask for

westerntrail-ui-need-building = épület
westerntrail-ui-need-green-teepee = zöld tipi
westerntrail-ui-need-blue-teepee = kék tipi
westerntrail-ui-need-hazard = veszélylapka
westerntrail-ui-need-station = állomás
westerntrail-ui-need-cattle-3 = 3 értékű marha
westerntrail-ui-need-cattle-4 = 4 értékű marha
westerntrail-ui-need-cattle-5 = 5 értékű marha
westerntrail-ui-need-san-francisco = szállítás San Franciscóba

## The map

westerntrail-ui-free-space = szabad hely egy épületnek
westerntrail-ui-in-forest = az erdőben
westerntrail-ui-off-trail = az ösvényen kívül: sohasem helyszín
westerntrail-ui-owned-by = tulajdonosa { $name }
westerntrail-ui-herders-here = itt van: { $names }
westerntrail-ui-needs-craftsmen = szükséges mesteremberek: { $count }
westerntrail-ui-final-points = { $count } pont
westerntrail-ui-toll = útdíj ${ $amount }
westerntrail-ui-toll-bank = ${ $amount } a banknak
westerntrail-ui-toll-player = ${ $amount } neki: { $name }
westerntrail-ui-trip-cost =
    { $steps } lépés, { $toll ->
        [0] nincs útdíj
       *[other] útdíj ${ $toll }
    }
westerntrail-ui-more-ways = { $count } út
westerntrail-ui-by-way = erre: { $space }
westerntrail-ui-stop-kansas = a csorda eladása, szállítás, újrakezdés
westerntrail-ui-stop-auxiliary = csak egy egyszeres segédakció
westerntrail-ui-trade-gain = kereskedés: kapsz ${ $amount }
westerntrail-ui-trade-cost = kereskedés: fizetsz ${ $amount }
westerntrail-ui-kansas-city = Kansas City
westerntrail-ui-foresight-tile = { $column }. oszlop: { $tile }
westerntrail-ui-foresight-help = Kansas Cityben vár: ott minden oszlopból a két lapka egyikét választják.
westerntrail-ui-choose-worker = a munkaerőpiacra kerül
westerntrail-ui-choose-hazard = az ösvényre kerül
westerntrail-ui-choose-teepee = az indián faluba kerül
westerntrail-ui-job-market = Munkaerőpiac
westerntrail-ui-cattle-market = Marhapiac
westerntrail-ui-job = { $worker }, ${ $fee }, { $row }. sor
westerntrail-ui-fee = felvételi díj ${ $fee }
westerntrail-ui-row = { $row }. sor
westerntrail-ui-row-shut = még nem vehető fel: a jelző ebben a sorban áll
westerntrail-ui-token = Munkaerőpiac-jelző
westerntrail-ui-token-help = Az új munkások az ő sorába kerülnek; ha a sor betelt, lejjebb lép. Ha elhagyja a piacot, kezdődik a játék vége, és aki elveszi, 2 pontot kap.
westerntrail-ui-arrow-plain = Semmi sem történik, amikor a jelző elhalad itt.
westerntrail-ui-arrow-yellow = Amikor a jelző elhalad itt, feltöltik a marhapiacot.
westerntrail-ui-arrow-red = Amikor a jelző innen távozik, kezdődik a játék vége.
westerntrail-ui-objectives = Feladatok
westerntrail-ui-objective-deck = Feladatpakli: { $count } lap
westerntrail-ui-market-card = { $card }, a piacon: { $count }, laponként { $points } pont
westerntrail-ui-market-deck = Marhapakli: { $count } lap
westerntrail-ui-prices = Marhaárak tenyészérték és használt cowboyok szerint
westerntrail-ui-price =
    { $cowboys } cowboy: { $cards ->
        [one] ${ $price }
       *[other] ${ $price } két lapért
    }
westerntrail-ui-breeding-value = tenyészérték { $value }
westerntrail-ui-import-value = városérték { $value }
westerntrail-ui-disc-any = fehér helyről való korongot fogad
westerntrail-ui-disc-black = bármelyik korongot fogadja, fekete helyről is
westerntrail-ui-station-cost = állomás ${ $cost }, { $points } pont
westerntrail-ui-station-yours = a te állomásod
westerntrail-ui-built-by = kiépítette: { $names }
westerntrail-ui-left-worker = itt maradt: { $worker }
westerntrail-ui-rail-to = Vasút: { $rail }
westerntrail-ui-engine-at = mozdony helye: { $rail }
westerntrail-ui-below-city = { $city } alatt
westerntrail-ui-permanent-certificate = állandó tanúsítvány
westerntrail-ui-master-workers = { $points } pont minden munkásért
westerntrail-ui-master-objectives = { $points } pont minden { $group } feladatkártyáért a területeden
westerntrail-ui-master-hazards = { $points } pont minden { $group } veszélylapkáért
westerntrail-ui-master-teepees = { $points } pont egy zöld és egy kék tipi minden párjáért
westerntrail-ui-master-certificates = { $points } pont minden { $group } tanúsítványért

## Deliveries

westerntrail-ui-delivery-missing = { $count } hiányzik
westerntrail-ui-delivery-taken = már ott a korongod
westerntrail-ui-delivery-no-disc = nincs hozzá elérhető korong
westerntrail-ui-delivery-spend = { $count } tanúsítvány elköltése
westerntrail-ui-gain-money = +${ $amount }
westerntrail-ui-transport = szállítási költség ${ $amount }
westerntrail-ui-arrows-done = kész nyíl: { $cities }
westerntrail-ui-arrow-objectives = { $count } feladatkártya
westerntrail-ui-city-discs = ide szállított: { $names }
westerntrail-ui-link-help = Akkor számít, ha mindkét városban van korongod.
westerntrail-ui-link-done = mindkettő megvan
westerntrail-ui-crossing = Vasúti átjáró
westerntrail-ui-crossing-help = A mögötte fekvő városba szállítás 1 dollárba kerül, hacsak a mozdonyod már el nem hagyta.
westerntrail-ui-discs-free = felszabadít egyet: { $discs }
westerntrail-ui-delivered-to = Szállítások: { $cities }
westerntrail-ui-income = ${ $amount }
westerntrail-ui-reaches = eddig elég: { $city }

## Hand and herd

westerntrail-ui-hand = Kéz
westerntrail-ui-hand-empty = nincs lap
westerntrail-ui-hand-worth =
    { $certificates ->
        [0] értéke Kansas Cityben { $value }
       *[other] értéke Kansas Cityben { $value }, minden tanúsítvánnyal { $total }
    }
westerntrail-ui-left-in-hand = kézben: { $count }
westerntrail-ui-herd = Csorda
westerntrail-ui-in-hand = kéz
westerntrail-ui-in-deck = pakli
westerntrail-ui-in-hand-or-deck = kéz vagy pakli
westerntrail-ui-in-discard = eldobott
westerntrail-ui-together = összesen
westerntrail-ui-unknown-cards = és { $count } lap, amelyet csak a tulajdonosa látott
westerntrail-ui-objective-needs = kell hozzá: { $needs }
westerntrail-ui-objective-points =
    { $penalty ->
        [0] { $points } pont
       *[other] { $points } pont, különben −{ $penalty }
    }

## The player board

westerntrail-ui-auxiliaries = Segédakciók
westerntrail-ui-single = Egyszeres
westerntrail-ui-double = Kétszeres
westerntrail-ui-workers = Munkások
westerntrail-ui-certificate-track = Tanúsítványok és korongok
westerntrail-ui-permanent = állandó
westerntrail-ui-unbuilt = Még fel nem épített épületek: { $count }
westerntrail-ui-won = Megszerezve
westerntrail-ui-score = Pontok, ha most lenne vége
westerntrail-ui-goal-met = Teljesült: { $points } pont
westerntrail-ui-goal-open =
    { $penalty ->
        [0] Nem teljesült
       *[other] Nem teljesült: −{ $penalty }
    }
westerntrail-ui-goal-missing = hiányzik: { $needs }
westerntrail-ui-goal-shared = ami kell hozzá, azt egy másik lap már használja
westerntrail-ui-goal-ready = minden megvan hozzá
westerntrail-ui-goals-waiting = Még nem kijátszott
westerntrail-ui-money = ${ $amount }
westerntrail-ui-cowboys = { $count } cowboy
westerntrail-ui-craftsmen = { $count } mesterember
westerntrail-ui-engineers = { $count } mérnök
westerntrail-ui-certificates =
    tanúsítványok: { $count }, legfeljebb { $limit }{ $permanent ->
        [0] { "" }
       *[other] , { $permanent } állandó
    }
westerntrail-ui-steps = legfeljebb { $count } lépés
westerntrail-ui-cards = { $hand } lap kézben (limit { $limit }), { $deck } a pakliban, { $discard } eldobva
westerntrail-ui-hazards = veszélylapkák: { $count }
westerntrail-ui-teepees = tipik: { $green } zöld, { $blue } kék
westerntrail-ui-stations = állomások: { $count }

## How long it lasts

westerntrail-ui-supply = Készlet
westerntrail-ui-turns-left = Mindenkinek még kb. { $count } kör
westerntrail-ui-last-turns = Elkezdődött a vége: mindenki másnak még egy utolsó köre van.
westerntrail-ui-game-over = Vége a játéknak
westerntrail-ui-workers-to-come = még { $count } munkás a vég kezdetéig
westerntrail-ui-pile = { $number }. kupac: { $count } lapka

## Choices

westerntrail-ui-ask-act = Használd ezt a helyszínt, vagy helyette egy egyszeres segédakciót
westerntrail-ui-ask-act-more = Még valami ezen a helyszínen?
westerntrail-ui-ask-act-elsewhere = Itt csak egy egyszeres segédakció végezhető
westerntrail-ui-ask-move = Lovagolj tovább: 1–{ $steps } lépés
westerntrail-ui-ask-trip-free = Szabad lovaglás, legfeljebb { $steps } lépés, ott nincs akció
westerntrail-ui-ask-hire =
    Kit veszel fel? { $change ->
        [0] A nyomtatott díjért
        [-1] $1 engedménnyel
        [-2] $2 engedménnyel
       *[other] ${ $change } felárral
    }
westerntrail-ui-ask-hire-more =
    Felveszel még valakit? { $change ->
        [0] A nyomtatott díjért
        [-1] $1 engedménnyel
        [-2] $2 engedménnyel
       *[other] ${ $change } felárral
    }
westerntrail-ui-ask-build = Melyik épület? ${ $rate } szükséges mesteremberenként
westerntrail-ui-ask-build-space = Hova kerüljön: { $building }?
westerntrail-ui-ask-engine-back-any = Mennyit tolat a mozdonyod?
westerntrail-ui-ask-station-master = Itt hagysz egy munkást az állomásfőnökért?
westerntrail-ui-ask-line-end = A vonal vége: hova tolat a mozdonyod? +$3
westerntrail-ui-ask-certificates = A csorda értéke { $value }: hány tanúsítványt költesz el?
westerntrail-ui-draws = { $name } { $count } kártyát húz.
westerntrail-ui-drafted = Amit megterveztél
westerntrail-ui-back-to-here = Visszavonás innentől
westerntrail-ui-show-all = Minden lehetőség
westerntrail-ui-building = { $id } épület
westerntrail-ui-up-to-cost = legfeljebb ${ $amount }
westerntrail-ui-replaces = ezt váltja le: { $tile }
westerntrail-ui-column-bonus = ezt hozza: { $bonus }
westerntrail-ui-aux-single = egyszeres segédakció
westerntrail-ui-aux-double = kétszeres segédakció
westerntrail-ui-aux-instead = a helyszín akciói helyett
westerntrail-ui-top-card = A pakli legfelső lapja
westerntrail-ui-disc-of-station = átteszi a korongját: az állomás elvész
westerntrail-ui-give-worker = végleg ott marad; ezt kapod: { $master }
westerntrail-ui-cowboys-used = { $count } cowboyt használ
westerntrail-ui-two-cards = két lapért
westerntrail-ui-second-card = második lap, már ki van fizetve
westerntrail-ui-add-cards = Két új lap a piacra
westerntrail-ui-play-card = Kijátszás: { $card }
westerntrail-ui-discard-card = Eldobás: { $card }
westerntrail-ui-remove-card = Végleges eltávolítás: { $card }
westerntrail-ui-draw-cards = { $count } lap húzása
westerntrail-ui-discard-as-many = majd ugyanannyi eldobása
westerntrail-ui-spend =
    { $count ->
        [0] Egy tanúsítványt sem költök
       *[other] { $count } tanúsítvány elköltése
    }
westerntrail-ui-pass = Lemondás
westerntrail-ui-pass-help = ez az ajánlat elmarad
westerntrail-ui-end = Kör vége
westerntrail-ui-end-help = kéz feltöltése
westerntrail-ui-done = Nincs több vásárlás
westerntrail-ui-done-help = a többi cowboyod pihen
westerntrail-ui-places = Helyek a sorrendben
westerntrail-ui-place = { $place }. hely
westerntrail-ui-place-free = szabad
westerntrail-ui-place-held = { $name } licitje: { $points }
westerntrail-ui-bid = { $place }. hely, licit: { $points }
westerntrail-ui-bid-more = Eggyel több
westerntrail-ui-bid-less = Eggyel kevesebb
westerntrail-ui-key-bid = Több vagy kevesebb a kiválasztott helyért
westerntrail-ui-change-money = Pénz
westerntrail-ui-change-certificate = Tanúsítványok
westerntrail-ui-change-cowboy = Cowboyok
westerntrail-ui-change-craftsman = Mesteremberek
westerntrail-ui-change-engineer = Mérnökök
westerntrail-ui-change-cards = Lapok kézben
westerntrail-ui-change-point = Pontok
