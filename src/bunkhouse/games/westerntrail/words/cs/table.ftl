### Great Western Trail, stůl v prohlížeči. $tile, $card, $city, $space, $worker, $rail … jsou názvy z westerntrail.ftl.

westerntrail-ui-board = Cesta stád, železnice a trhy
westerntrail-ui-part-trail = Cesta
westerntrail-ui-part-rail = Železnice
westerntrail-ui-part-markets = Trhy
westerntrail-ui-part-ranch = Má deska
westerntrail-ui-player-board = Deska hráče
westerntrail-ui-zoom-in = Větší
westerntrail-ui-zoom-out = Menší
westerntrail-ui-zoom-all = Vše
westerntrail-ui-none = nic
westerntrail-ui-or = nebo
westerntrail-ui-why-not = Proč ne?

## Keys

westerntrail-ui-key-choose = Vybrat kartu vedle plánu
westerntrail-ui-key-end = Ukončit, odmítnout, hotovo
westerntrail-ui-key-board = Otevřít nebo zavřít desku hráče

## Printed actions, verb by verb

westerntrail-ui-do-discard = odhoď: { $what }
westerntrail-ui-do-pay = zaplať ${ $amount }
westerntrail-ui-do-engine-back = lokomotiva o { $amount } zpět
westerntrail-ui-do-engine-back-min = lokomotiva o 1 či více zpět
westerntrail-ui-do-money = získej ${ $amount }
westerntrail-ui-do-money-per = získej ${ $amount } za každé: { $what }
westerntrail-ui-do-certificate =
    { $amount ->
        [one] 1 certifikát
        [few] { $amount } certifikáty
        [many] { $amount } certifikátu
       *[other] { $amount } certifikátů
    }
westerntrail-ui-do-certificate-most = certifikáty až do limitu
westerntrail-ui-do-certificate-per =
    { $amount ->
        [one] 1 certifikát za každé: { $what }
        [few] { $amount } certifikáty za každé: { $what }
        [many] { $amount } certifikátu za každé: { $what }
       *[other] { $amount } certifikátů za každé: { $what }
    }
westerntrail-ui-do-engine = lokomotiva až o { $amount } vpřed
westerntrail-ui-do-engine-per = lokomotiva vpřed, nejvýš o 1 za každé: { $what }
westerntrail-ui-do-hire =
    { $sign ->
        [plus] nábor pracovníka, o ${ $size } dráž
        [minus] nábor pracovníka, o ${ $size } levněji
       *[none] nábor pracovníka
    }
westerntrail-ui-do-build = stavba, ${ $amount } za každého potřebného řemeslníka
westerntrail-ui-do-buy-cattle = nákup na trhu s dobytkem
westerntrail-ui-do-remove-hazard = odstranění nebezpečí
westerntrail-ui-do-trade = obchod s indiány
westerntrail-ui-do-aux = jedna pomocná akce, jednoduchá nebo dvojitá
westerntrail-ui-do-herder = honák až o { $amount } dál, pak akce tohoto zastavení
westerntrail-ui-do-herder-free = honák až o { $amount } dál bez poplatků
westerntrail-ui-do-draw =
    { $amount ->
        [one] lízni 1 kartu, 1 odhoď
        [few] lízni { $amount } karty, stejně odhoď
        [many] lízni { $amount } karty, stejně odhoď
       *[other] lízni { $amount } karet, stejně odhoď
    }
westerntrail-ui-do-draw-up-to = lízni nejvýš { $amount } karty, stejně odhoď
westerntrail-ui-do-draw-per = lízni nejvýš 1 kartu za každé: { $what }, stejně odhoď
westerntrail-ui-do-objective-discard = vezmi kartu úkolu
westerntrail-ui-do-objective-hand = vezmi kartu úkolu do ruky
westerntrail-ui-do-remove-cards =
    { $amount ->
        [one] odstraň 1 kartu ze hry
        [few] odstraň až { $amount } karty ze hry
        [many] odstraň až { $amount } karty ze hry
       *[other] odstraň až { $amount } karet ze hry
    }
westerntrail-ui-do-station-behind = postav nádraží za lokomotivou
westerntrail-ui-do-adjacent = použij sousední budovu
westerntrail-ui-do-delivery = mimořádná expedice krav
westerntrail-ui-what-jersey = jersey
westerntrail-ui-what-dutch-belt = lakenvelder
westerntrail-ui-what-black-angus = aberdeen angus
westerntrail-ui-what-guernsey = guernsey
westerntrail-ui-what-holstein = holštýnský skot
westerntrail-ui-what-brown-swiss = švýcarský hnědý skot
westerntrail-ui-what-ayrshire = ayrshire
westerntrail-ui-what-west-highland = skotský náhorní skot
westerntrail-ui-what-texas-longhorn = texaský dlouhorohý skot
westerntrail-ui-what-any-cattle = libovolná karta krávy
westerntrail-ui-what-any-card = libovolná karta
westerntrail-ui-what-pair = dvě karty krav jednoho plemene
westerntrail-ui-what-objective = karta úkolu
westerntrail-ui-what-own-forest-building = vlastní budova v lese
westerntrail-ui-what-teepee-pair = dvojice zeleného a modrého týpí
westerntrail-ui-what-engineer = inženýr
westerntrail-ui-what-cowboy = kovboj
westerntrail-ui-what-single-or-double = jednoduchá nebo dvojitá
westerntrail-ui-what-by-engine-back = lokomotivou

## What objectives ask for

westerntrail-ui-need-building = budova
westerntrail-ui-need-green-teepee = zelené týpí
westerntrail-ui-need-blue-teepee = modré týpí
westerntrail-ui-need-hazard = destička nebezpečí
westerntrail-ui-need-station = nádraží
westerntrail-ui-need-cattle-3 = kráva hodnoty 3
westerntrail-ui-need-cattle-4 = kráva hodnoty 4
westerntrail-ui-need-cattle-5 = kráva hodnoty 5
westerntrail-ui-need-san-francisco = expedice do San Franciska

## The map

westerntrail-ui-free-space = volné pro budovu
westerntrail-ui-in-forest = v lese
westerntrail-ui-off-trail = mimo cestu: nikdy není zastavením
westerntrail-ui-owned-by = majitel: { $name }
westerntrail-ui-herders-here = zde: { $names }
westerntrail-ui-needs-craftsmen = potřební řemeslníci: { $count }
westerntrail-ui-final-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodů
    }
westerntrail-ui-toll = poplatek ${ $amount }
westerntrail-ui-toll-bank = ${ $amount } do banku
westerntrail-ui-toll-player = ${ $amount } hráči { $name }
westerntrail-ui-trip-cost =
    { $steps ->
        [one] 1 krok
        [few] { $steps } kroky
        [many] { $steps } kroku
       *[other] { $steps } kroků
    }, { $toll ->
        [0] bez poplatku
       *[other] poplatek ${ $toll }
    }
westerntrail-ui-more-ways =
    { $count ->
        [one] 1 trasa
        [few] { $count } trasy
        [many] { $count } trasy
       *[other] { $count } tras
    }
westerntrail-ui-by-way = přes: { $space }
westerntrail-ui-stop-kansas = prodej stáda, expedice, nový začátek
westerntrail-ui-stop-auxiliary = jen jednoduchá pomocná akce
westerntrail-ui-trade-gain = obchod: získáš ${ $amount }
westerntrail-ui-trade-cost = obchod: zaplatíš ${ $amount }
westerntrail-ui-kansas-city = Kansas City
westerntrail-ui-foresight-tile = Sloupec { $column }: { $tile }
westerntrail-ui-foresight-help = Čeká v Kansas City: z každého sloupce se tam vybírá jedna ze dvou destiček.
westerntrail-ui-choose-worker = přijde na trh práce
westerntrail-ui-choose-hazard = přijde na cestu
westerntrail-ui-choose-teepee = přijde do vesnice
westerntrail-ui-job-market = Trh práce
westerntrail-ui-cattle-market = Trh s dobytkem
westerntrail-ui-job = { $worker }, ${ $fee }, řada { $row }
westerntrail-ui-fee = základní náborový poplatek ${ $fee }
westerntrail-ui-row = řada { $row }
westerntrail-ui-row-shut = zatím nelze najmout: v této řadě leží žeton
westerntrail-ui-token = Žeton trhu práce
westerntrail-ui-token-help = Noví pracovníci přicházejí do jeho řady; když je plná, sestoupí níž. Jakmile trh opustí, začíná závěr, a kdo si ho vezme, má 2 body.
westerntrail-ui-arrow-plain = Když tudy žeton projde, nic se nestane.
westerntrail-ui-arrow-yellow = Když tudy žeton projde, doplní se trh s dobytkem.
westerntrail-ui-arrow-red = Když žeton odejde odtud, začíná závěr hry.
westerntrail-ui-objectives = Úkoly
westerntrail-ui-objective-deck = Balíček úkolů, karet: { $count }
westerntrail-ui-market-card = { $card }, na trhu: { $count }, bodů za kartu: { $points }
westerntrail-ui-market-deck = Balíček dobytka, karet: { $count }
westerntrail-ui-prices = Ceny krav podle hodnoty a použitých kovbojů
westerntrail-ui-price =
    { $cowboys ->
        [one] 1 kovboj
        [few] { $cowboys } kovbojové
        [many] { $cowboys } kovboje
       *[other] { $cowboys } kovbojů
    }: { $cards ->
        [one] ${ $price }
       *[other] ${ $price } za dvě
    }
westerntrail-ui-breeding-value = hodnota { $value }
westerntrail-ui-import-value = dovozní číslo { $value }
westerntrail-ui-disc-any = kámen jen z bílého místa
westerntrail-ui-disc-black = jakýkoli kámen, i z černého místa
westerntrail-ui-station-cost =
    nádraží ${ $cost }, { $points ->
        [one] 1 bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
westerntrail-ui-station-yours = tvé nádraží
westerntrail-ui-built-by = postavili: { $names }
westerntrail-ui-left-worker = zůstal tu: { $worker }
westerntrail-ui-rail-to = Železnice { $rail }
westerntrail-ui-engine-at = lokomotiva na { $rail }
westerntrail-ui-below-city = pod městem { $city }
westerntrail-ui-permanent-certificate = trvalý certifikát
westerntrail-ui-master-workers = { $points } bod za každého pracovníka
westerntrail-ui-master-objectives = { $points } body za každé { $group } karty v oblasti úkolů
westerntrail-ui-master-hazards = { $points } body za každé { $group } destičky nebezpečí
westerntrail-ui-master-teepees = { $points } body za každou dvojici zeleného a modrého týpí
westerntrail-ui-master-certificates = { $points } body za každé { $group } certifikáty

## Deliveries

westerntrail-ui-delivery-missing = chybí { $count }
westerntrail-ui-delivery-taken = tvůj kámen už tam je
westerntrail-ui-delivery-no-disc = není pro ně žádný kámen
westerntrail-ui-delivery-spend =
    { $count ->
        [one] utrať 1 certifikát
        [few] utrať { $count } certifikáty
       *[other] utrať { $count } certifikátů
    }
westerntrail-ui-gain-money = +${ $amount }
westerntrail-ui-transport = transport ${ $amount }
westerntrail-ui-arrows-done = dokončí šipku k městu { $cities }
westerntrail-ui-arrow-objectives =
    { $count ->
        [one] 1 karta úkolu
       *[other] { $count } karty úkolů
    }
westerntrail-ui-city-discs = expedovali sem: { $names }
westerntrail-ui-link-help = Platí, jakmile máš kameny v obou městech.
westerntrail-ui-link-done = máš obě
westerntrail-ui-crossing = Přejezd
westerntrail-ui-crossing-help = Expedice do města za ním stojí $1, pokud ho tvá lokomotiva ještě neminula.
westerntrail-ui-discs-free = uvolní jedno z: { $discs }
westerntrail-ui-delivered-to = Expedice: { $cities }
westerntrail-ui-income = ${ $amount }
westerntrail-ui-reaches = stačí na { $city }

## Hand and herd

westerntrail-ui-hand = Karty v ruce
westerntrail-ui-hand-empty = žádné karty
westerntrail-ui-hand-worth =
    { $certificates ->
        [0] v Kansas City mají hodnotu { $value }
       *[other] v Kansas City mají hodnotu { $value }, se všemi certifikáty { $total }
    }
westerntrail-ui-left-in-hand = v ruce: { $count }
westerntrail-ui-herd = Stádo
westerntrail-ui-in-hand = ruka
westerntrail-ui-in-deck = dobírací
westerntrail-ui-in-hand-or-deck = ruka či balíček
westerntrail-ui-in-discard = odložené
westerntrail-ui-together = celkem
westerntrail-ui-unknown-cards = a karty, které viděl jen jejich majitel: { $count }
westerntrail-ui-objective-needs = požaduje: { $needs }
westerntrail-ui-objective-points =
    { $penalty ->
        [0] { $points } body
       *[other] { $points } body, jinak −{ $penalty }
    }

## The player board

westerntrail-ui-auxiliaries = Pomocné akce
westerntrail-ui-single = Jednoduchá
westerntrail-ui-double = Dvojitá
westerntrail-ui-workers = Pracovníci
westerntrail-ui-certificate-track = Certifikáty a kameny
westerntrail-ui-permanent = trvalé
westerntrail-ui-unbuilt = Dosud nepostavené budovy: { $count }
westerntrail-ui-won = Získáno
westerntrail-ui-score = Body, kdyby hra skončila teď
westerntrail-ui-goal-met = Splněno, body: { $points }
westerntrail-ui-goal-open =
    { $penalty ->
        [0] Nesplněno
       *[other] Nesplněno: −{ $penalty }
    }
westerntrail-ui-goal-missing = chybí: { $needs }
westerntrail-ui-goal-shared = co potřebuje, počítá se už jiné kartě
westerntrail-ui-goal-ready = máš vše, co vyžaduje
westerntrail-ui-goals-waiting = Dosud nezahrané
westerntrail-ui-money = ${ $amount }
westerntrail-ui-cowboys =
    { $count ->
        [one] 1 kovboj
        [few] { $count } kovbojové
        [many] { $count } kovboje
       *[other] { $count } kovbojů
    }
westerntrail-ui-craftsmen =
    { $count ->
        [one] 1 řemeslník
        [few] { $count } řemeslníci
        [many] { $count } řemeslníka
       *[other] { $count } řemeslníků
    }
westerntrail-ui-engineers =
    { $count ->
        [one] 1 inženýr
        [few] { $count } inženýři
        [many] { $count } inženýra
       *[other] { $count } inženýrů
    }
westerntrail-ui-certificates =
    certifikáty { $count } z nejvýš { $limit }{ $permanent ->
        [0] { "" }
       *[other] , trvalé: { $permanent }
    }
westerntrail-ui-steps =
    { $count ->
        [one] nejvýš 1 krok
        [few] nejvýš { $count } kroky
        [many] nejvýš { $count } kroku
       *[other] nejvýš { $count } kroků
    }
westerntrail-ui-cards = karty v ruce { $hand } (limit { $limit }), v balíčku { $deck }, odložené { $discard }
westerntrail-ui-hazards = destičky nebezpečí: { $count }
westerntrail-ui-teepees = týpí: zelená { $green }, modrá { $blue }
westerntrail-ui-stations = nádraží: { $count }

## How long it lasts

westerntrail-ui-supply = Zásoba
westerntrail-ui-turns-left =
    { $count ->
        [one] Každý má ještě asi 1 tah
        [few] Každý má ještě asi { $count } tahy
        [many] Každý má ještě asi { $count } tahu
       *[other] Každý má ještě asi { $count } tahů
    }
westerntrail-ui-last-turns = Závěr začal: všichni ostatní mají ještě jeden poslední tah.
westerntrail-ui-game-over = Konec hry
westerntrail-ui-workers-to-come =
    { $count ->
        [one] ještě 1 pracovník do začátku závěru
        [few] ještě { $count } pracovníci do začátku závěru
        [many] ještě { $count } pracovníka do začátku závěru
       *[other] ještě { $count } pracovníků do začátku závěru
    }
westerntrail-ui-pile = Hromádka { $number }, destiček: { $count }

## Choices

westerntrail-ui-ask-act = Využij toto zastavení, nebo místo něj jednoduchou pomocnou akci
westerntrail-ui-ask-act-more = Ještě něco na tomto zastavení?
westerntrail-ui-ask-act-elsewhere = Zde jen jedna jednoduchá pomocná akce
westerntrail-ui-ask-move = Posuň honáka, kroků: 1 až { $steps }
westerntrail-ui-ask-trip-free = Volná jízda, kroků nejvýše { $steps }, bez akcí v cíli
westerntrail-ui-ask-hire =
    Koho nabereš? { $change ->
        [0] Za základní poplatek
        [-1] O $1 levněji
        [-2] O $2 levněji
       *[other] O ${ $change } dráž
    }
westerntrail-ui-ask-hire-more =
    Nabereš ještě někoho? { $change ->
        [0] Za základní poplatek
        [-1] O $1 levněji
        [-2] O $2 levněji
       *[other] O ${ $change } dráž
    }
westerntrail-ui-ask-build = Kterou budovu? ${ $rate } za každého potřebného řemeslníka
westerntrail-ui-ask-build-space = Kam přijde { $building }?
westerntrail-ui-ask-engine-back-any = Jak daleko couvne tvá lokomotiva?
westerntrail-ui-ask-station-master = Necháš zde pracovníka za přednostu stanice?
westerntrail-ui-ask-line-end = Konec trati: kam lokomotiva couvne? +$3
westerntrail-ui-ask-certificates = Hodnota stáda { $value }: kolik certifikátů utratíš?
westerntrail-ui-draws =
    { $count ->
        [one] { $name } dobírá 1 kartu.
        [few] { $name } dobírá { $count } karty.
       *[other] { $name } dobírá { $count } karet.
    }
westerntrail-ui-drafted = Co máš připraveno
westerntrail-ui-back-to-here = Vzít zpět odtud dál
westerntrail-ui-show-all = Všechny možnosti
westerntrail-ui-building = Budova { $id }
westerntrail-ui-up-to-cost = nejvýš ${ $amount }
westerntrail-ui-replaces = nahradí: { $tile }
westerntrail-ui-column-bonus = přinese: { $bonus }
westerntrail-ui-aux-single = jednoduchá pomocná akce
westerntrail-ui-aux-double = dvojitá pomocná akce
westerntrail-ui-aux-instead = místo akcí tohoto zastavení
westerntrail-ui-top-card = Vrchní karta balíčku
westerntrail-ui-disc-of-station = přesune svůj kámen: o nádraží přijdeš
westerntrail-ui-give-worker = zůstane tam navždy; získáš: { $master }
westerntrail-ui-cowboys-used =
    { $count ->
        [one] použije 1 kovboje
       *[other] použije { $count } kovboje
    }
westerntrail-ui-two-cards = za dvě karty
westerntrail-ui-second-card = druhá karta, už zaplacená
westerntrail-ui-add-cards = Dvě nové karty na trh
westerntrail-ui-play-card = Zahrát: { $card }
westerntrail-ui-discard-card = Odhodit: { $card }
westerntrail-ui-remove-card = Odstranit ze hry: { $card }
westerntrail-ui-draw-cards =
    { $count ->
        [one] Líznout 1 kartu
        [few] Líznout { $count } karty
        [many] Líznout { $count } karty
       *[other] Líznout { $count } karet
    }
westerntrail-ui-discard-as-many = pak stejný počet odhodit
westerntrail-ui-spend =
    { $count ->
        [0] Neutratit žádný certifikát
        [one] Utratit 1 certifikát
        [few] Utratit { $count } certifikáty
        [many] Utratit { $count } certifikátu
       *[other] Utratit { $count } certifikátů
    }
westerntrail-ui-pass = Odmítnout
westerntrail-ui-pass-help = nevyužít tuto nabídku
westerntrail-ui-end = Ukončit tah
westerntrail-ui-end-help = dobrat karty
westerntrail-ui-done = Dál nekupovat
westerntrail-ui-done-help = ostatní kovbojové odpočívají
westerntrail-ui-places = Místa v pořadí
westerntrail-ui-place = { $place }. místo
westerntrail-ui-place-free = volné
westerntrail-ui-place-held = { $name } nabízí { $points }
westerntrail-ui-bid = Nabídnout { $points } za { $place }. místo
westerntrail-ui-bid-more = Nabídnout o bod víc
westerntrail-ui-bid-less = Nabídnout o bod méně
westerntrail-ui-key-bid = Nabídnout za zvolené místo víc nebo méně
westerntrail-ui-change-money = Peníze
westerntrail-ui-change-certificate = Certifikáty
westerntrail-ui-change-cowboy = Kovbojové
westerntrail-ui-change-craftsman = Řemeslníci
westerntrail-ui-change-engineer = Inženýři
westerntrail-ui-change-cards = Karty v ruce
westerntrail-ui-change-point = Body
