### Montana: die Wörter des Tischs im Browser.

## Ansichten und Werkzeuge

montana-ui-map = Karte
montana-ui-worker-board = Arbeiterspielplan
montana-ui-panes = Karte oder Arbeiterspielplan
montana-ui-lines = Reihen von Siedlungen zeigen
montana-ui-zoom-in = Vergrößern
montana-ui-zoom-out = Verkleinern
montana-ui-zoom-all = Die ganze Karte zeigen
montana-ui-wheel = Anwerbungsscheibe
montana-ui-main-actions = Hauptaktion
montana-ui-key-groups = Bauen, Arbeiten, Stadt, Anwerben, freie Aktionen
montana-ui-key-fields = Von einem leuchtenden Feld zum nächsten
montana-ui-key-panes = Karte oder Arbeiterspielplan
montana-ui-key-lines = Reihen von Siedlungen

## Dinge

montana-ui-thing-silver = Silber
montana-ui-thing-cattle =
    { $count ->
        [one] Rind
       *[other] Rinder
    }
montana-ui-thing-canteen =
    { $count ->
        [one] Wasserflasche
       *[other] Wasserflaschen
    }
montana-ui-thing-worker =
    { $count ->
        [one] beliebiger Arbeiter
       *[other] beliebige Arbeiter
    }
montana-ui-thing-settlement =
    { $count ->
        [one] Siedlung
       *[other] Siedlungen
    }
montana-ui-thing-mountain-tile =
    { $count ->
        [one] Bergplättchen zum Ansehen
       *[other] Bergplättchen zum Ansehen
    }
montana-ui-thing-line =
    { $count ->
        [one] Viererreihe
       *[other] Viererreihen
    }
montana-ui-thing-surcharge =
    { $count ->
        [one] Ware wegen eines Wachturms
       *[other] Waren wegen Wachtürmen
    }
montana-ui-thing-extra-turn = zusätzlicher Spielzug
montana-ui-place = { $q }, { $r }

## Felder

montana-ui-cost = Kosten
montana-ui-brings = Bringt
montana-ui-of-which-event = wegen des Ereignisses
montana-ui-for-watchtowers = für Wachtürme
montana-ui-reach-now = Du kannst es jetzt bezahlen.
montana-ui-reach-trade = Du kannst es nach einem Rinderhandel bezahlen.
montana-ui-reach-offers = Du kannst es mit dem Angebot des Ereignisses oder einem Bergplättchen bezahlen.
montana-ui-reach-no = Du kannst es noch nicht bezahlen.
montana-ui-not-adjacent = Noch nicht neben dem Startplättchen oder einer Siedlung.
montana-ui-locked = Gesperrt, bis jemand am Zugang baut.
montana-ui-watchtowers =
    { $count ->
        [one] Eine Ware mehr wegen eines Wachturms
       *[other] { $count } Waren mehr wegen Wachtürmen
    }
montana-ui-any-large =
    { $count ->
        [one] { $count } große Ware, Kupfer oder Stein
       *[other] { $count } große Waren, Kupfer und Stein beliebig gemischt
    }
montana-ui-line-bonus =
    { $count ->
        [one] Vollendet eine Viererreihe: eine Siedlung mehr
       *[other] Vollendet { $count } Viererreihen: ebenso viele Siedlungen mehr
    }
montana-ui-line-of-others = Wäre das vierte in einer Reihe für
montana-ui-specials-here =
    Hier bringt ein Markt { $market ->
        [one] { $market } Tausch
       *[other] { $market } Tauschgeschäfte
    }, ein Tor { $gate } Silber.
montana-ui-first-here = Du wärst hier zuerst.
montana-ui-start-tile = Startplättchen
montana-ui-canteen-here = Für die erste Siedlung daneben
montana-ui-river-first = { $count } Silber für die erste Siedlung außerhalb des Plättchens
montana-ui-river-paid = Dieses Ende ist schon ausgezahlt.
montana-ui-gateway = Wer zuerst daneben baut, nimmt die Belohnung und öffnet die Mitte.
montana-ui-face-down = Ein verdecktes Bergplättchen
montana-ui-seen-by = Gesehen von
montana-ui-town-of = { $seat }: { $pieces }
montana-ui-do-build = Hier bauen
montana-ui-do-start = Hier beginnen
montana-ui-do-water = Diese Wasserflasche nehmen
montana-ui-do-take = Dieses Plättchen nehmen

## Wahl

montana-ui-group-build = Bauen
montana-ui-group-work = Arbeiten
montana-ui-group-city = Stadt
montana-ui-group-recruit = Anwerben
montana-ui-group-free = Freie Aktionen
montana-ui-purse = Was du hast
montana-ui-lacks = es fehlt
montana-ui-recruit = Scheibe drehen
montana-ui-recruit-note = Zwei Arbeiter; dann zwei weitere für Getreide
montana-ui-city-note = Du könntest bis zu { $price } bezahlen
montana-ui-open-auction = Versteigerung eröffnen
montana-ui-crew-own = { $worker } genügt, sonst zwei beliebige
montana-ui-crew-any = Mit zwei beliebigen Arbeitern
montana-ui-sectors =
    { $count ->
        [one] Ein Sektor weiter
       *[other] { $count } Sektoren weiter
    }
montana-ui-no-grain = Keine weiteren Arbeiter
montana-ui-no-small = Das kleine Feld frei lassen
montana-ui-nothing = Nichts
montana-ui-exchange = { $given } gegen { $taken }
montana-ui-trade = Rinderhandel
montana-ui-for-silver = { $count } für { $silver } Silber
montana-ui-use-note = Bergplättchen, danach verbraucht
montana-ui-look = Bergplättchen ansehen
montana-ui-look-note = Danach eines nehmen oder keines
montana-ui-spend = Einen zusätzlichen Spielzug nehmen
montana-ui-end-turn = Spielzug beenden
montana-ui-stop = Bauen beenden
montana-ui-stop-exchange = Nicht weiter tauschen
montana-ui-pass-bid = Passen: in den Gemischtwarenladen
montana-ui-pass-look = Nicht ansehen
montana-ui-pass-take = Keines nehmen
montana-ui-pass-spend = Wasserflasche behalten
montana-ui-pass-other = Nein, danke
montana-ui-market-note =
    { $count ->
        [one] Ein Tausch mit dem Vorrat
       *[other] Bis zu { $count } Tauschgeschäfte mit dem Vorrat
    }
montana-ui-gate-note = Die Nachbarn zahlen { $count } Silber
montana-ui-watchtower-note = Benachbarte Felder kosten andere eine Ware mehr
montana-ui-outbids = überbietet { $seat }
montana-ui-reward-upgrade = bis zu { $goods } gegen große tauschen
montana-ui-reward-take = { $count } nehmen von { $goods }
montana-ui-these =
    { $count ->
        [one] Diesen einen
       *[other] Diese { $count }
    }
montana-ui-none = Keine
montana-ui-none-yet = Noch nichts gewählt
montana-ui-more = Eins mehr: { $thing }
montana-ui-less = Eins weniger: { $thing }

## Arbeiterspielplan

montana-ui-bank-space =
    { $workers ->
        [one] Bank: { $workers } Arbeiter für { $silver } Silber
       *[other] Bank: { $workers } Arbeiter für { $silver } Silber
    }
montana-ui-space = { $area }: { $silver } Silber für { $goods }, kleines Feld { $small } mehr
montana-ui-small-space =
    { $count ->
        [one] Kleines Feld: eine Ware mehr, ohne Silber
       *[other] Kleines Feld: { $count } Waren mehr, ohne Silber
    }
montana-ui-taken = Besetzt
montana-ui-free = frei
montana-ui-pumpkins = Kürbisse aller Spieler
montana-ui-can-pay = Wer das bezahlen könnte
montana-ui-store = Gemischtwarenladen
montana-ui-events = Ereignisse
montana-ui-event-now = Aktives Ereignis
montana-ui-event-next = Nächste Runde
montana-ui-event-deck =
    { $count ->
        [one] { $count } Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
montana-ui-no-event = In der ersten Runde keines

## Spieler und Vorrat

montana-ui-left =
    { $count ->
        [0] alle gebaut
       *[other] noch { $count }
    }
montana-ui-start-player = Startspieler
montana-ui-worker-places = Arbeiter und Plätze für sie
montana-ui-supply = Allgemeiner Vorrat
montana-ui-round = Runde { $count }
montana-ui-last-round = Die letzte Runde
montana-ui-notes = Bergplättchen, die du kennst
montana-ui-no-notes = Du hast noch keines angesehen.
montana-ui-mountain-kinds = Alle Bergplättchen des Spiels
montana-ui-players = Spieler
montana-ui-fields-in-reach = Felder in Reichweite
montana-ui-settlements = Siedlungen

## Was rekonstruiert ist

montana-ui-other-components = Gespielt wird mit einer anderen Materialdatei ({ $digest }).
montana-ui-reconstructed = Welche Zahlen rekonstruiert sind
montana-ui-reconstructed-help = Das gedruckte Material war nur zum Teil zugänglich. Diese Werte wurden so gewählt, dass alles Bekannte stimmt; eine eigene Datei kann sie ersetzen.
montana-ui-reconstructed-tiles = Inhalt und Kosten der Landschaftsplättchen
montana-ui-reconstructed-layout = Zahl und Anordnung der Plättchen bei zwei und drei Spielern
montana-ui-reconstructed-wheel = Paare von Arbeitern auf der Scheibe
montana-ui-reconstructed-bank = Beträge der Bank
montana-ui-reconstructed-areas = Ertrag des Gemüseackers und der billigeren Felder des Getreidefelds
montana-ui-reconstructed-city = Reihen, Preise und Belohnungen der Stadt
montana-ui-reconstructed-supply = Zahl der Waren nach Spielerzahl
montana-ui-reconstructed-silver = Silber zu Beginn
montana-ui-reconstructed-special = Sechsecke der besonderen Landschaftsplättchen, Waren der Great Falls, Arbeiter von Helena
montana-ui-reconstructed-cards = Zahl der Ereigniskarten und Bergplättchen jeder Art
