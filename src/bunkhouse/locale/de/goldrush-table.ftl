### Der Tisch von Goldrausch im Browser.

goldrush-ui-place-hint =
    { $count ->
        [one] Sie passt an 1 Stelle.
       *[other] Sie passt an { $count } Stellen.
    }
goldrush-ui-turn-hint = Klick sie noch einmal an, nimm das Mausrad über ihr oder drück R, um sie zu drehen.
goldrush-ui-turn-touch = Tipp sie noch einmal an, um sie zu drehen.
goldrush-ui-turned = Um { $degrees }° gedreht
goldrush-ui-nobody = Niemand
goldrush-ui-mine = Gold schürfen
goldrush-ui-move-tent = Zelt versetzen
goldrush-ui-pitch-tent = Zelt aufschlagen
goldrush-ui-tent-places =
    { $count ->
        [one] 1 Stelle
       *[other] { $count } Stellen
    }
goldrush-ui-of-pile =
    { $count ->
        [0] kein Plättchen dort
       *[other] { $count } Plättchen im Stapel
    }
goldrush-ui-at-once =
    { $count ->
        [one] sofort 1 Punkt
       *[other] sofort { $count } Punkte
    }
goldrush-ui-now =
    { $count ->
        [one] jetzt 1 Punkt
       *[other] jetzt { $count } Punkte
    }
goldrush-ui-now-then = jetzt { $now }, fertig { $then }
goldrush-ui-lays = Bringt
goldrush-ui-plain = Beginnt etwas Neues
goldrush-ui-ore-left = { $count } Erz
goldrush-ui-areas-track = Eisenbahnstrecken
goldrush-ui-areas-mountain = Berge
goldrush-ui-areas-city = Städte
goldrush-ui-areas-prairie = Prärien
goldrush-ui-figures = Figuren
goldrush-ui-tiles = Karten
goldrush-ui-row = Reihe { $y }:

## Tasten

goldrush-ui-key-turn = Karte drehen
goldrush-ui-key-prairies = Prärien zeigen

## Himmelsrichtungen

goldrush-ui-wind-n = Norden
goldrush-ui-wind-ne = Nordosten
goldrush-ui-wind-e = Osten
goldrush-ui-wind-se = Südosten
goldrush-ui-wind-s = Süden
goldrush-ui-wind-sw = Südwesten
goldrush-ui-wind-w = Westen
goldrush-ui-wind-nw = Nordwesten
