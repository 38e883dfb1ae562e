### Montana: slova stolu v prohlížeči.

## Pohledy a nástroje

montana-ui-map = Mapa
montana-ui-worker-board = Deska dělníků
montana-ui-panes = Mapa nebo deska dělníků
montana-ui-lines = Ukázat řady osad
montana-ui-zoom-in = Zvětšit
montana-ui-zoom-out = Zmenšit
montana-ui-zoom-all = Ukázat celou mapu
montana-ui-wheel = Náborové kolo
montana-ui-main-actions = Hlavní akce
montana-ui-key-groups = Stavba, práce, město, nábor, volné akce
montana-ui-key-fields = Z jednoho svítícího pole na další
montana-ui-key-panes = Mapa nebo deska dělníků
montana-ui-key-lines = Řady osad

## Věci

montana-ui-thing-silver = stříbro
montana-ui-thing-cattle =
    { $count ->
        [one] kus dobytka
        [few] kusy dobytka
       *[other] kusů dobytka
    }
montana-ui-thing-canteen =
    { $count ->
        [one] polní láhev
        [few] polní láhve
       *[other] polních láhví
    }
montana-ui-thing-worker =
    { $count ->
        [one] libovolný dělník
        [few] libovolní dělníci
       *[other] libovolných dělníků
    }
montana-ui-thing-settlement =
    { $count ->
        [one] osada
        [few] osady
       *[other] osad
    }
montana-ui-thing-mountain-tile =
    { $count ->
        [one] žeton hory k prohlédnutí
        [few] žetony hor k prohlédnutí
       *[other] žetonů hor k prohlédnutí
    }
montana-ui-thing-line =
    { $count ->
        [one] řada čtyř
        [few] řady čtyř
       *[other] řad čtyř
    }
montana-ui-thing-surcharge =
    { $count ->
        [one] zboží navíc kvůli strážní věži
        [few] zboží navíc kvůli strážním věžím
       *[other] zboží navíc kvůli strážním věžím
    }
montana-ui-thing-extra-turn = tah navíc
montana-ui-place = { $q }, { $r }

## Pole

montana-ui-cost = Cena
montana-ui-brings = Přinese
montana-ui-of-which-event = kvůli události
montana-ui-for-watchtowers = za strážní věže
montana-ui-reach-now = Můžeš je zaplatit hned.
montana-ui-reach-trade = Můžeš je zaplatit po obchodu s dobytkem.
montana-ui-reach-offers = Můžeš je zaplatit s nabídkou události nebo s žetonem hory.
montana-ui-reach-no = Zatím je nemůžeš zaplatit.
montana-ui-not-adjacent = Zatím nesousedí se startovním dílkem ani s osadou.
montana-ui-locked = Uzamčené, dokud někdo nepostaví u přístupu.
montana-ui-watchtowers =
    { $count ->
        [one] O jedno zboží víc kvůli strážní věži
        [few] O { $count } zboží víc kvůli strážním věžím
       *[other] O { $count } zboží víc kvůli strážním věžím
    }
montana-ui-any-large =
    { $count ->
        [one] { $count } velké zboží, měď nebo kámen
        [few] { $count } velká zboží, měď a kámen v libovolné směsi
       *[other] { $count } velkých zboží, měď a kámen v libovolné směsi
    }
montana-ui-line-bonus =
    { $count ->
        [one] Dokončí řadu čtyř: o osadu víc
        [few] Dokončí { $count } řady čtyř: o tolik osad víc
       *[other] Dokončí { $count } řad čtyř: o tolik osad víc
    }
montana-ui-line-of-others = Bylo by čtvrté v řadě pro:
montana-ui-specials-here =
    Trh tu přinese { $market ->
        [one] { $market } výměnu
        [few] { $market } výměny
       *[other] { $market } výměn
    }, brána { $gate } stříbra.
montana-ui-first-here = Tady budeš první.
montana-ui-start-tile = Startovní dílek
montana-ui-canteen-here = Pro první osadu vedle
montana-ui-river-first = { $count } stříbra pro první osadu mimo dílek
montana-ui-river-paid = Tento konec je už vyplacený.
montana-ui-gateway = Kdo postaví vedle první, vezme odměnu a otevře střed.
montana-ui-face-down = Žeton hory lícem dolů
montana-ui-seen-by = Viděli
montana-ui-town-of = { $seat }: { $pieces }
montana-ui-do-build = Stavět zde
montana-ui-do-start = Začít zde
montana-ui-do-water = Vzít tuto láhev
montana-ui-do-take = Vzít tento žeton

## Volby

montana-ui-group-build = Stavba
montana-ui-group-work = Práce
montana-ui-group-city = Město
montana-ui-group-recruit = Nábor
montana-ui-group-free = Volné akce
montana-ui-purse = Co máš
montana-ui-lacks = chybí
montana-ui-recruit = Roztočit kolo
montana-ui-recruit-note = Dva dělníci; pak další dva za obilí
montana-ui-city-note = Můžeš zaplatit až { $price }
montana-ui-open-auction = Zahájit dražbu
montana-ui-crew-own = Stačí { $worker }, jinak libovolní dva
montana-ui-crew-any = S libovolnými dvěma dělníky
montana-ui-sectors =
    { $count ->
        [one] O jednu výseč dál
        [few] O { $count } výseče dál
       *[other] O { $count } výsečí dál
    }
montana-ui-no-grain = Další dělníky ne
montana-ui-no-small = Nechat malé políčko volné
montana-ui-nothing = Nic
montana-ui-exchange = { $given } za { $taken }
montana-ui-trade = Obchod s dobytkem
montana-ui-for-silver = { $count } za { $silver } stříbra
montana-ui-use-note = Žeton hory, pak je pryč
montana-ui-look = Prohlédnout žetony hor
montana-ui-look-note = Pak jeden vzít, nebo žádný
montana-ui-spend = Vzít si tah navíc
montana-ui-end-turn = Ukončit tah
montana-ui-stop = Přestat stavět
montana-ui-stop-exchange = Dál neměnit
montana-ui-pass-bid = Pasovat: do smíšeného zboží
montana-ui-pass-look = Neprohlížet
montana-ui-pass-take = Nevzít žádný
montana-ui-pass-spend = Nechat si láhev
montana-ui-pass-other = Ne, děkuji
montana-ui-market-note =
    { $count ->
        [one] Jedna výměna se zásobou
        [few] Až { $count } výměny se zásobou
       *[other] Až { $count } výměn se zásobou
    }
montana-ui-gate-note = Sousedé zaplatí { $count } stříbra
montana-ui-watchtower-note = Sousední pole stojí ostatní o jedno zboží víc
montana-ui-outbids = přebije: { $seat }
montana-ui-reward-upgrade = vyměnit až { $goods } za velké
montana-ui-reward-take = vzít { $count } z: { $goods }
montana-ui-these =
    { $count ->
        [one] Tohoto jednoho
        [few] Tyto { $count }
       *[other] Těchto { $count }
    }
montana-ui-none = Žádné
montana-ui-none-yet = Zatím nic nevybráno
montana-ui-more = O jedno víc: { $thing }
montana-ui-less = O jedno míň: { $thing }

## Deska dělníků

montana-ui-bank-space =
    { $workers ->
        [one] Banka: { $workers } dělník za { $silver } stříbra
        [few] Banka: { $workers } dělníci za { $silver } stříbra
       *[other] Banka: { $workers } dělníků za { $silver } stříbra
    }
montana-ui-space = { $area }: { $silver } stříbra za { $goods }, malé políčko o { $small } víc
montana-ui-small-space =
    { $count ->
        [one] Malé políčko: o jedno zboží víc, bez stříbra
        [few] Malé políčko: o { $count } zboží víc, bez stříbra
       *[other] Malé políčko: o { $count } zboží víc, bez stříbra
    }
montana-ui-taken = Obsazeno
montana-ui-free = volné
montana-ui-pumpkins = Dýně všech hráčů
montana-ui-can-pay = Kdo by to mohl zaplatit
montana-ui-store = Smíšené zboží
montana-ui-events = Události
montana-ui-event-now = Aktivní událost
montana-ui-event-next = Příští kolo
montana-ui-event-deck =
    { $count ->
        [one] { $count } karta v balíčku
        [few] { $count } karty v balíčku
       *[other] { $count } karet v balíčku
    }
montana-ui-no-event = V prvním kole žádná

## Hráči a zásoba

montana-ui-left =
    { $count ->
        [0] všechny postavené
       *[other] zbývá { $count }
    }
montana-ui-start-player = Začínající hráč
montana-ui-worker-places = Dělníci a místa pro ně
montana-ui-supply = Společná zásoba
montana-ui-round = Kolo { $count }
montana-ui-last-round = Poslední kolo
montana-ui-notes = Žetony hor, které znáš
montana-ui-no-notes = Zatím jsi žádný neviděl.
montana-ui-mountain-kinds = Všechny žetony hor ve hře
montana-ui-players = Hráči
montana-ui-fields-in-reach = Pole na dosah
montana-ui-settlements = Osady

## Co je zrekonstruované

montana-ui-other-components = Hraje se s jiným souborem herního materiálu ({ $digest }).
montana-ui-reconstructed = Která čísla jsou zrekonstruovaná
montana-ui-reconstructed-help = Tištěný materiál byl dostupný jen zčásti. Tyto hodnoty jsme zvolili tak, aby platilo vše, co je známo; vlastní soubor je může nahradit.
montana-ui-reconstructed-tiles = obsah a ceny dílků krajiny
montana-ui-reconstructed-layout = počet a rozložení dílků pro dva a tři hráče
montana-ui-reconstructed-wheel = dvojice dělníků na kole
montana-ui-reconstructed-bank = částky v bance
montana-ui-reconstructed-areas = výnos zeleninového pole a levnějších políček obilného pole
montana-ui-reconstructed-city = řádky, ceny a odměny města
montana-ui-reconstructed-supply = počet zboží podle počtu hráčů
montana-ui-reconstructed-silver = stříbro na začátku
montana-ui-reconstructed-special = pole zvláštních dílků krajiny, zboží u Great Falls, dělníci v Heleně
montana-ui-reconstructed-cards = počty karet událostí a žetonů hor každého druhu
