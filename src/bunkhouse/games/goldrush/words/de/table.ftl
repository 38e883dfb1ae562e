### Der Tisch von Goldrausch im Browser.

goldrush-ui-tiles-left =
    { $count ->
        [0] Keine Karten mehr
        [one] Noch 1 Karte
       *[other] Noch { $count } Karten
    }
goldrush-ui-ore-supply =
    { $count ->
        [0] Keine Schürfplättchen im Vorrat
       *[other] { $count } Schürfplättchen im Vorrat
    }
goldrush-ui-ore =
    { $count ->
        [0] Keine Schürfplättchen
       *[other] { $count } Schürfplättchen
    }
goldrush-ui-cowboys =
    { $count ->
        [0] Keine Cowboys
        [one] 1 Cowboy
       *[other] { $count } Cowboys
    }
goldrush-ui-tent-home = Zelt im Vorrat
goldrush-ui-tent-out = Zelt auf einem Berg
goldrush-ui-owner = Besitzer: { $seats }
goldrush-ui-nobody = Gehört niemandem
goldrush-ui-tiles =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
goldrush-ui-open =
    { $count ->
        [0] Keine offenen Seiten
        [one] 1 offene Seite
       *[other] { $count } offene Seiten
    }
goldrush-ui-complete = Fertig
goldrush-ui-locomotives =
    { $count ->
        [0] Keine Lokomotive
        [one] 1 Lokomotive
       *[other] { $count } Lokomotiven
    }
goldrush-ui-nuggets =
    { $count ->
        [0] Keine Nuggets
        [one] 1 Nugget
       *[other] { $count } Nuggets
    }
goldrush-ui-pile =
    { $count ->
        [0] Keine Schürfplättchen im Stapel
       *[other] { $count } Schürfplättchen im Stapel
    }
goldrush-ui-tipis =
    { $count ->
        [0] Kein Indianerlager
       *[other] { $count } Indianerlager
    }
goldrush-ui-herds =
    { $count ->
        [0] Keine Wildpferde
        [one] 1 Herde Wildpferde
       *[other] { $count } Herden Wildpferde
    }
goldrush-ui-tracks =
    { $count ->
        [0] Keine fertige Strecke
        [one] 1 fertige Strecke
       *[other] { $count } fertige Strecken
    }
goldrush-ui-points-now =
    { $count ->
        [one] Jetzt 1 Punkt
       *[other] Jetzt { $count } Punkte
    }
goldrush-ui-points-complete =
    { $count ->
        [one] Nach Fertigstellung 1 Punkt
       *[other] Nach Fertigstellung { $count } Punkte
    }
goldrush-ui-joins = Verbindet
goldrush-ui-completes = Stellt fertig
goldrush-ui-lays-ore =
    { $count ->
        [0] Bringt keine Schürfplättchen
       *[other] Bringt { $count } Schürfplättchen
    }
goldrush-ui-prairies = Prärien anzeigen
goldrush-ui-remaining = Karten, die noch kommen
goldrush-ui-discarded =
    { $count ->
        [0] Keine Karten aus dem Spiel genommen
        [one] 1 Karte aus dem Spiel genommen
       *[other] { $count } Karten aus dem Spiel genommen
    }
goldrush-ui-turn = Karte drehen
goldrush-ui-zoom-in = Vergrößern
goldrush-ui-zoom-out = Verkleinern
goldrush-ui-zoom-all = Ganze Spielfläche anzeigen
goldrush-ui-your-ore = Deine Schürfplättchen
goldrush-ui-gravel = Stein
goldrush-ui-place-here = Karte anlegen bei ({ $x }, { $y })
goldrush-ui-board = Spielfläche
goldrush-ui-nothing = Keine Figuren
goldrush-ui-dead-ore =
    { $count ->
        [0] Alle Schürfplättchen noch im Spiel
       *[other] { $count } Schürfplättchen nicht mehr im Spiel
    }
goldrush-ui-place-hint =
    { $count ->
        [one] Sie passt an 1 Stelle.
       *[other] Sie passt an { $count } Stellen.
    }
goldrush-ui-turn-hint = Klick sie noch einmal an, nimm das Mausrad über ihr oder drück R, um sie zu drehen.
goldrush-ui-turn-touch = Tipp sie noch einmal an, um sie zu drehen.
goldrush-ui-turned = Um { $degrees }° gedreht
goldrush-ui-no-figure = Niemand
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
goldrush-ui-all-tiles = Karten
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
