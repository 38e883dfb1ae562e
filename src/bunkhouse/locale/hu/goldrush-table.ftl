### Az Aranyláz asztala a böngészőben.

goldrush-ui-place-hint = { $count } helyre illik.
goldrush-ui-turn-hint = Elforgathatod újabb kattintással, fölötte a görgővel vagy az R billentyűvel.
goldrush-ui-turn-touch = Koppints rá újra az elforgatáshoz.
goldrush-ui-turned = Elforgatva { $degrees }°-kal
goldrush-ui-nobody = Senki
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
goldrush-ui-tiles = Lapkák
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
