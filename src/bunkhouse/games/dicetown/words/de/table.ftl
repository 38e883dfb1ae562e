### Der Tisch von Dice Town im Browser.

## Der Spielplan

dicetown-ui-board = Tisch mit Bechern und Würfeln
dicetown-ui-street = Hauptstraße
dicetown-ui-round = Runde { $number }
dicetown-ui-cups-down = Alle schütteln ihre Becher und stülpen sie um.
dicetown-ui-would-win = { $names } gewänne, wie die Würfel jetzt liegen
dicetown-ui-would-tie = Gleichstand, wie die Würfel jetzt liegen: { $names }
dicetown-ui-would-see-doc =
    { $count ->
        [one] { $names } käme zum Doc, wie die Würfel jetzt liegen
       *[other] { $names } kämen zum Doc, wie die Würfel jetzt liegen
    }
dicetown-ui-was-here = { $name } war diese Runde hier
dicetown-ui-sheriff-decides = Gleichstand: Der Sheriff entscheidet
dicetown-ui-store-twice = In der ersten Runde zweimal
dicetown-ui-now-here = wird gerade ausgeführt
dicetown-ui-gained = Hat diese Runde etwas bekommen
dicetown-ui-no-dice = noch keine Würfel
dicetown-ui-committed = hat gewählt
dicetown-ui-choosing = wählt
dicetown-ui-under-cup =
    { $count ->
        [one] 1 Würfel unter dem Becher
       *[other] { $count } Würfel unter dem Becher
    }
dicetown-ui-dice-left =
    { $count ->
        [one] noch 1 Würfel
       *[other] noch { $count } Würfel
    }
dicetown-ui-your-cards = Deine Karten
dicetown-ui-no-cards = noch keine Karten
dicetown-ui-fenced = { $card }, hinter Stacheldraht

## Würfel behalten

dicetown-ui-ask-keep = Welche Würfel behältst du?
dicetown-ui-your-roll = Dein Wurf
dicetown-ui-keep-hint = Tippe auf die Würfel, die bleiben: einer frei, jeder weitere 1 $, keiner 1 $.
dicetown-ui-keep-free =
    { $count ->
        [one] Ein Würfel behalten: kostenlos.
       *[other] { $count } Würfel behalten: kostenlos.
    }
dicetown-ui-keep-price =
    { $count ->
        [0] Keinen behalten: kostet { $price } $, dir bleiben { $left } $.
        [one] 1 Würfel behalten: kostet { $price } $, dir bleiben { $left } $.
       *[other] { $count } Würfel behalten: kostet { $price } $, dir bleiben { $left } $.
    }
dicetown-ui-keep-go =
    { $count ->
        [0] Keinen · { $price } $
       *[other]
            { $price ->
                [0] { $count } behalten · frei
               *[other] { $count } behalten · { $price } $
            }
    }
dicetown-ui-too-dear = Das kostet { $price } $; du hast { $dollars } $.
dicetown-ui-needs-quick-draw = Mehr, als du hast: Du wirst den Revolverhelden spielen müssen.
dicetown-ui-trim-hint =
    { $count ->
        [one] Behalte genau 1 dieser Würfel.
       *[other] Behalte genau { $count } dieser Würfel.
    }
dicetown-ui-keep-none = Keinen
dicetown-ui-keep-all = Alle
dicetown-ui-plan = Karten zu den Würfeln
dicetown-ui-plan-nothing = keine Karte

## Chancen

dicetown-ui-odds = Chancen
dicetown-ui-odds-lead =
    { $count ->
        [one] Behältst du diese Würfel und wirfst den anderen einmal, sind { $rolls } Würfe gleich wahrscheinlich. Verglichen damit, alle liegen zu lassen:
       *[other] Behältst du diese Würfel und wirfst die anderen { $count } einmal, sind { $rolls } Würfe gleich wahrscheinlich. Verglichen damit, alle liegen zu lassen:
    }
dicetown-ui-odds-none = Alle Würfel bleiben liegen: Dem Zufall bleibt nichts mehr.
dicetown-ui-better = besser
dicetown-ui-same = gleich
dicetown-ui-worse = schlechter
dicetown-ui-better-help =
    { $count ->
        [one] Chance auf eine bessere Kombination, wenn der andere Würfel einmal geworfen wird
       *[other] Chance auf eine bessere Kombination, wenn die anderen { $count } Würfel einmal geworfen werden
    }
dicetown-ui-odds-hands = Die Kombination nach diesem Wurf
dicetown-ui-odds-houses = Vorn liegen, wie die Würfel der anderen jetzt liegen
dicetown-ui-odds-need = hast / brauchst
dicetown-ui-odds-once = ein Wurf
dicetown-ui-odds-chase = je ein Würfel
dicetown-ui-odds-note = „Je ein Würfel“: Du behältst bis zum Ende von jedem Wurf kostenlos einen Würfel, das gesuchte Bild immer, wenn es fällt. Alle Chancen sind ausgezählt, keine ist geschätzt.

## Karten als Antwort

dicetown-ui-play-card = Ausspielen
dicetown-ui-let-pass = Geschehen lassen
dicetown-ui-always-pass = Immer geschehen lassen
dicetown-ui-always-pass-help = Du wirst nach keiner Karte als Reaktion gefragt, und keine von deinen wird gespielt.
dicetown-ui-window-without = Du hast diese Karte nicht. Alle werden gefragt, damit niemand merkt, wer sie hat.
dicetown-ui-turn-die = Einen Würfel drehen
dicetown-ui-turn-to = Würfel drehen: { $old } zu { $new }

## Angebote und Sheriff

dicetown-ui-ask-offer = { $location }: dein verdecktes Angebot an den Sheriff
dicetown-ui-dollars = Dollar
dicetown-ui-nuggets = Goldnuggets
dicetown-ui-fewer-dollars = Ein Dollar weniger
dicetown-ui-more-dollars = Ein Dollar mehr
dicetown-ui-fewer-nuggets = Ein Nugget weniger
dicetown-ui-more-nuggets = Ein Nugget mehr
dicetown-ui-offer-cards = Karten für den Sheriff
dicetown-ui-offer-for = Wer gewinnen soll
dicetown-ui-seal = Angebot versiegeln
dicetown-ui-offer-nothing = Nichts anbieten
dicetown-ui-seal-help = Niemand sieht es, bevor alle Angebote da sind. Bezahlt wird nur, wenn der Sheriff es annimmt.
dicetown-ui-no-offer = bietet nichts
dicetown-ui-favour = { $name } gewinnt
dicetown-ui-favour-me = Ich gewinne selbst
dicetown-ui-favour-take = { $name } gewinnt, ich nehme:
dicetown-ui-favour-waive = { $name } gewinnt, ich verzichte auf das Angebot
dicetown-ui-take = Angebot annehmen
dicetown-ui-waive = Auf das Angebot verzichten
dicetown-ui-ask-more = Mehr verlangen
dicetown-ui-ask-more-help = Einmal je Gleichstand. Angebote dürfen nur steigen.

## Spieler und Karten wählen

dicetown-ui-nothing = Nichts
dicetown-ui-has-dollars =
    { $count ->
        [one] hat 1 $
       *[other] hat { $count } $
    }
dicetown-ui-has-cards =
    { $store ->
        [one] 1 Store-Karte
       *[other] { $store } Store-Karten
    }, { $claims ->
        [one] 1 Besitzrecht
       *[other] { $claims } Besitzrechte
    }

## Vorräte und Gedächtnis

dicetown-ui-store-cards = Store-Karten
dicetown-ui-claims = Besitzrechte auf der Hand
dicetown-ui-fenced-claims = Besitzrechte hinter Stacheldraht
dicetown-ui-known-cards = Bekannte Karten
dicetown-ui-piles = Stapel
dicetown-ui-claims-left =
    { $count ->
        [one] 1 Besitzrecht im Stapel
       *[other] { $count } Besitzrechte im Stapel
    }
dicetown-ui-memory = Was du gesehen hast
dicetown-ui-memory-help = Nur, was dir gezeigt wurde; nie mehr, als ein gutes Gedächtnis wüsste.
dicetown-ui-unseen =
    { $count ->
        [one] 1 ungesehen
       *[other] { $count } ungesehen
    }
dicetown-ui-at-hand = auf der Hand
dicetown-ui-at-fenced = hinter Draht
dicetown-ui-at-row = in der Auslage
dicetown-ui-at-under = unter dem Stapel
dicetown-ui-at-discard = abgelegt
dicetown-ui-at-play = wird gespielt
dicetown-ui-at-looked = wird angesehen
dicetown-ui-claims-under = Unter dem Stapel, das nächste zuerst: { $list }

## In Worten

dicetown-ui-words-dollars =
    { $count ->
        [one] 1 Dollar
       *[other] { $count } Dollar
    }
dicetown-ui-words-nuggets =
    { $count ->
        [one] 1 Nugget
       *[other] { $count } Nuggets
    }
dicetown-ui-words-cards =
    { $count ->
        [one] 1 Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
dicetown-ui-words-aside = Beiseitegelegt
dicetown-ui-words-fresh = Gerade aufgedeckt

## Tasten

dicetown-ui-key-dice = Würfel behalten oder zurücklegen
dicetown-ui-key-none = Keinen behalten
dicetown-ui-key-face = Alle Würfel eines Bildes
dicetown-ui-key-skip = Überspringen, was gerade gezeigt wird
