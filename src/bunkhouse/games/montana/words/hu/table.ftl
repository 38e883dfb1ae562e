### Montana: az asztal szavai a böngészőben.

## Nézetek és eszközök

montana-ui-map = Térkép
montana-ui-worker-board = Munkástábla
montana-ui-panes = Térkép vagy munkástábla
montana-ui-lines = Települések sorainak mutatása
montana-ui-zoom-in = Nagyítás
montana-ui-zoom-out = Kicsinyítés
montana-ui-zoom-all = Az egész térkép
montana-ui-wheel = Toborzókerék
montana-ui-main-actions = Akció
montana-ui-key-groups = Építés, munka, város, toborzás, ingyenes akciók
montana-ui-key-fields = Egyik világító régióról a másikra
montana-ui-key-panes = Térkép vagy munkástábla
montana-ui-key-lines = Települések sorai

## Dolgok

montana-ui-thing-silver = ezüst
montana-ui-thing-cattle =
    { $count ->
        [one] szarvasmarha
       *[other] szarvasmarha
    }
montana-ui-thing-canteen =
    { $count ->
        [one] kulacs
       *[other] kulacs
    }
montana-ui-thing-worker =
    { $count ->
        [one] bármilyen munkás
       *[other] bármilyen munkás
    }
montana-ui-thing-settlement =
    { $count ->
        [one] település
       *[other] település
    }
montana-ui-thing-mountain-tile =
    { $count ->
        [one] megnézhető hegylapka
       *[other] megnézhető hegylapka
    }
montana-ui-thing-line =
    { $count ->
        [one] négyes sor
       *[other] négyes sor
    }
montana-ui-thing-surcharge =
    { $count ->
        [one] áru őrtorony miatt
       *[other] áru őrtornyok miatt
    }
montana-ui-thing-extra-turn = extra kör
montana-ui-place = { $q }, { $r }

## Régiók

montana-ui-cost = Költség
montana-ui-brings = Hozama
montana-ui-of-which-event = az esemény miatt
montana-ui-for-watchtowers = őrtornyok miatt
montana-ui-reach-now = Most ki tudod fizetni.
montana-ui-reach-trade = Szarvasmarha-kereskedés után ki tudod fizetni.
montana-ui-reach-offers = Az esemény ajánlatával vagy hegylapkával ki tudod fizetni.
montana-ui-reach-no = Még nem tudod kifizetni.
montana-ui-not-adjacent = Még nem szomszédos a kezdőlapkával vagy egy településsel.
montana-ui-locked = Zárolt, amíg valaki a bejáratnál nem épít.
montana-ui-watchtowers =
    { $count ->
        [one] Egy áruval több az őrtorony miatt
       *[other] { $count } áruval több az őrtornyok miatt
    }
montana-ui-any-large =
    { $count ->
        [one] { $count } nagy árucikk, réz vagy kő
       *[other] { $count } nagy árucikk, réz és kő tetszőlegesen
    }
montana-ui-line-bonus =
    { $count ->
        [one] Négyes sort fejez be: eggyel több település
       *[other] { $count } négyes sort fejez be: ugyanennyivel több település
    }
montana-ui-line-of-others = Negyedik lenne a sorban neki:
montana-ui-specials-here =
    Itt egy piac { $market ->
        [one] { $market } cserét
       *[other] { $market } cserét
    }, egy kapu { $gate } ezüstöt hoz.
montana-ui-first-here = Te lennél itt az első.
montana-ui-start-tile = Kezdőlapka
montana-ui-canteen-here = A mellette épülő első településé
montana-ui-river-first = { $count } ezüst a lapkán kívüli első településért
montana-ui-river-paid = Ezért a folyóvégért már fizettek.
montana-ui-gateway = Aki először épít mellé, megkapja a jutalmat, és megnyitja a középső mezőt.
montana-ui-face-down = Lefordított hegylapka
montana-ui-seen-by = Látta
montana-ui-town-of = { $seat }: { $pieces }
montana-ui-do-build = Építés ide
montana-ui-do-start = Kezdés itt
montana-ui-do-water = Ezt a kulacsot veszem el
montana-ui-do-take = Ezt a lapkát veszem el

## Választások

montana-ui-group-build = Építés
montana-ui-group-work = Munka
montana-ui-group-city = Város
montana-ui-group-recruit = Toborzás
montana-ui-group-free = Ingyenes akciók
montana-ui-purse = Amid van
montana-ui-lacks = hiányzik
montana-ui-recruit = A kerék megpörgetése
montana-ui-recruit-note = Két munkás; búzáért még kettő
montana-ui-city-note = Legfeljebb ennyit tudsz fizetni: { $price }
montana-ui-open-auction = Árverés indítása
montana-ui-crew-own = Elég egy { $worker }, vagy bármelyik kettő
montana-ui-crew-any = Bármelyik két munkással
montana-ui-sectors =
    { $count ->
        [one] Egy cikkellyel tovább
       *[other] { $count } cikkellyel tovább
    }
montana-ui-no-grain = Nem kell több munkás
montana-ui-no-small = A kis hely szabad marad
montana-ui-nothing = Semmi
montana-ui-exchange = { $given } helyett { $taken }
montana-ui-trade = Szarvasmarha-kereskedés
montana-ui-for-silver = { $count } darab: { $silver } ezüst
montana-ui-use-note = Hegylapka, utána elfogy
montana-ui-look = A hegylapkák megnézése
montana-ui-look-note = Utána egyet elvehetsz
montana-ui-spend = Extra kör
montana-ui-end-turn = A kör befejezése
montana-ui-stop = Nem építek tovább
montana-ui-stop-exchange = Nem cserélek tovább
montana-ui-pass-bid = Passz: a vegyesboltba
montana-ui-pass-look = Nem nézem meg
montana-ui-pass-take = Egyiket sem veszem el
montana-ui-pass-spend = Megtartom a kulacsot
montana-ui-pass-other = Nem, köszönöm
montana-ui-market-note =
    { $count ->
        [one] Egy csere a készlettel
       *[other] Legfeljebb { $count } csere a készlettel
    }
montana-ui-gate-note = A szomszédok { $count } ezüstöt fizetnek
montana-ui-watchtower-note = A szomszédos régiók másoknak egy áruval többe kerülnek
montana-ui-outbids = rálicitál: { $seat }
montana-ui-reward-upgrade = legfeljebb { $goods } nagyra cserélhető
montana-ui-reward-take = { $count } ezekből: { $goods }
montana-ui-these =
    { $count ->
        [one] Ezt az egyet
       *[other] Ezt a(z) { $count } darabot
    }
montana-ui-none = Egyiket sem
montana-ui-none-yet = Még nincs kiválasztva semmi
montana-ui-more = Eggyel több: { $thing }
montana-ui-less = Eggyel kevesebb: { $thing }

## Munkástábla

montana-ui-bank-space =
    { $workers ->
        [one] Bank: { $workers } munkás, { $silver } ezüst
       *[other] Bank: { $workers } munkás, { $silver } ezüst
    }
montana-ui-space = { $area }: { $silver } ezüstért { $goods }, a kis helyen még { $small }
montana-ui-small-space =
    { $count ->
        [one] Kis hely: egy áruval több, ezüst nélkül
       *[other] Kis hely: { $count } áruval több, ezüst nélkül
    }
montana-ui-taken = Foglalt
montana-ui-free = szabad
montana-ui-pumpkins = A játékosok tökjei
montana-ui-can-pay = Ki tudná kifizetni
montana-ui-store = Vegyesbolt
montana-ui-events = Események
montana-ui-event-now = Aktív kártya
montana-ui-event-next = Következő forduló
montana-ui-event-deck =
    { $count ->
        [one] { $count } kártya a pakliban
       *[other] { $count } kártya a pakliban
    }
montana-ui-no-event = Az első fordulóban nincs

## Játékosok és készlet

montana-ui-left =
    { $count ->
        [0] mind lerakva
       *[other] még { $count }
    }
montana-ui-start-player = Kezdőjátékos
montana-ui-worker-places = Munkások és helyeik
montana-ui-supply = Közös készlet
montana-ui-round = { $count }. forduló
montana-ui-last-round = Az utolsó forduló
montana-ui-notes = Az általad ismert hegylapkák
montana-ui-no-notes = Még egyet sem néztél meg.
montana-ui-mountain-kinds = A játék összes hegylapkája
montana-ui-players = Játékosok
montana-ui-fields-in-reach = Elérhető régiók
montana-ui-settlements = Települések

## Ami rekonstruált

montana-ui-other-components = Másik játékanyagfájllal játsszuk ({ $digest }).
montana-ui-reconstructed = Mely számok rekonstruáltak
montana-ui-reconstructed-help = A nyomtatott anyag csak részben volt elérhető. Ezeket az értékeket úgy választottuk, hogy minden ismert adat teljesüljön; saját fájllal felcserélhetők.
montana-ui-reconstructed-tiles = a tájlapkák tartalma és költségei
montana-ui-reconstructed-layout = a lapkák száma és elrendezése két és három játékosnál
montana-ui-reconstructed-wheel = a munkáspárok a keréken
montana-ui-reconstructed-bank = a bank összegei
montana-ui-reconstructed-areas = a veteményes hozama és a búzamező olcsóbb helyei
montana-ui-reconstructed-city = a város sorai, árai és jutalmai
montana-ui-reconstructed-supply = az áruk száma a játékosok száma szerint
montana-ui-reconstructed-silver = a kezdő ezüst
montana-ui-reconstructed-special = a különleges tájlapkák mezői, Great Falls árui, Helena munkásai
montana-ui-reconstructed-cards = az eseménykártyák és hegylapkák darabszáma fajtánként
