### Az Aranyláz asztala a böngészőben.

goldrush-ui-tiles-left =
    { $count ->
        [0] Nincs több tájlapka
       *[other] Még { $count } tájlapka van hátra
    }
goldrush-ui-ore-supply =
    { $count ->
        [0] Nincs bányászlapka a készletben
       *[other] { $count } bányászlapka a készletben
    }
goldrush-ui-ore =
    { $count ->
        [0] Nincs bányászlapka
       *[other] { $count } bányászlapka
    }
goldrush-ui-cowboys =
    { $count ->
        [0] Nincs cowboy
       *[other] { $count } cowboy
    }
goldrush-ui-tent-home = Sátor a készletben
goldrush-ui-tent-out = Sátor a hegységben
goldrush-ui-owner = Tulajdonos: { $seats }
goldrush-ui-nobody = Nincs tulajdonosa
goldrush-ui-tiles = { $count } lapka
goldrush-ui-open =
    { $count ->
        [0] Nincs nyitott oldal
       *[other] { $count } nyitott oldal
    }
goldrush-ui-complete = Befejezve
goldrush-ui-locomotives =
    { $count ->
        [0] Nincs mozdony
       *[other] { $count } mozdony
    }
goldrush-ui-nuggets =
    { $count ->
        [0] Nincs aranyrög
       *[other] { $count } aranyrög
    }
goldrush-ui-pile =
    { $count ->
        [0] Nincs bányászlapka a halomban
       *[other] { $count } bányászlapka a halomban
    }
goldrush-ui-tipis =
    { $count ->
        [0] Nincs indiántábor
       *[other] { $count } indiántábor
    }
goldrush-ui-herds =
    { $count ->
        [0] Nincs vadlócsorda
       *[other] { $count } vadlócsorda
    }
goldrush-ui-tracks =
    { $count ->
        [0] Nincs befejezett vasútvonal
       *[other] { $count } befejezett vasútvonal
    }
goldrush-ui-points-now = Jelenleg { $count } pont
goldrush-ui-points-complete = Befejezve { $count } pont
goldrush-ui-joins = Összekapcsolódik
goldrush-ui-completes = Befejeződik
goldrush-ui-lays-ore =
    { $count ->
        [0] Nem kerül rá bányászlapka
       *[other] { $count } bányászlapka kerül rá
    }
goldrush-ui-prairies = Prérik megjelenítése
goldrush-ui-remaining = Hátralévő tájlapkák
goldrush-ui-discarded =
    { $count ->
        [0] Nincs játékból kikerült lapka
       *[other] { $count } játékból kikerült lapka
    }
goldrush-ui-turn = Lapka elforgatása
goldrush-ui-zoom-in = Nagyítás
goldrush-ui-zoom-out = Kicsinyítés
goldrush-ui-zoom-all = Teljes játéktér megjelenítése
goldrush-ui-your-ore = Bányászlapkáid
goldrush-ui-gravel = Kavics
goldrush-ui-place-here = Lapka lerakása ide: ({ $x }, { $y })
goldrush-ui-board = Játéktér
goldrush-ui-nothing = Nincs itt figura
goldrush-ui-dead-ore =
    { $count ->
        [0] Nincs játékból kiesett bányászlapka
       *[other] { $count } játékból kiesett bányászlapka
    }
goldrush-ui-place-hint = { $count } helyre illik.
goldrush-ui-turn-hint = Elforgathatod újabb kattintással, fölötte a görgővel vagy az R billentyűvel.
goldrush-ui-turn-touch = Koppints rá újra az elforgatáshoz.
goldrush-ui-turned = Elforgatva { $degrees }°-kal
goldrush-ui-no-figure = Senki
goldrush-ui-mine = Aranyat ások
goldrush-ui-move-tent = Sátor áthelyezése
goldrush-ui-pitch-tent = Sátorverés
goldrush-ui-tent-places = { $count } hely
goldrush-ui-of-pile =
    { $count ->
        [0] nincs ott lapka
       *[other] { $count } lapka a halomban
    }
goldrush-ui-at-once = azonnal { $count } pont
goldrush-ui-now = most { $count } pont
goldrush-ui-now-then = most { $now }, befejezve { $then }
goldrush-ui-lays = Hoz
goldrush-ui-plain = Valami újat kezd
goldrush-ui-ore-left = { $count } érc
goldrush-ui-areas-track = Vasútvonalak
goldrush-ui-areas-mountain = Hegységek
goldrush-ui-areas-city = Városok
goldrush-ui-areas-prairie = Prérik
goldrush-ui-figures = Figurák
goldrush-ui-all-tiles = Lapkák
goldrush-ui-row = { $y }. sor:

## Billentyűk

goldrush-ui-key-turn = Lapka elforgatása
goldrush-ui-key-prairies = Prérik megjelenítése

## Égtájak

goldrush-ui-wind-n = észak
goldrush-ui-wind-ne = északkelet
goldrush-ui-wind-e = kelet
goldrush-ui-wind-se = délkelet
goldrush-ui-wind-s = dél
goldrush-ui-wind-sw = délnyugat
goldrush-ui-wind-w = nyugat
goldrush-ui-wind-nw = északnyugat
