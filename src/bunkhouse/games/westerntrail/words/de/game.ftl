### Great Western Trail, its messages in German: what happens, what is asked and refused, the names of things.
### $seat is a player's name, $seats, $takers and $outbid are lists of names; $card, $cards, $tile, $building, $space, $to, $rail,
### $station, $city, $disc, $worker, $master, $task, $slot, $aux, $what and $option are phrases from this file.
### All of these stay in the nominative; players are addressed by „du“, buttons are infinitives.

westerntrail-title = Great Western Trail
westerntrail-name = Great Western Trail
westerntrail-line = Treib die Herde nach Kansas City, immer wieder.

## What happens: setup

westerntrail-event-first-player-chosen = { $seat } beginnt.
westerntrail-event-master-placed = { $station }: { $master }.
westerntrail-event-neutral-placed = Auf { $space }: { $building }.
westerntrail-event-side-chosen = Alle verwenden Gebäude { $number } mit Seite { $side }.
westerntrail-event-starting-objective-dealt = { $seat } erhält: { $card }.
westerntrail-event-first-bidder-chosen = { $seat } bietet zuerst.
westerntrail-event-place-offered = Platz { $place } der Reihenfolge: { $dollars } $ und { $card }.
westerntrail-event-bid-placed =
    { $count ->
        [0] { $seat } bietet { $points } für Platz { $place }.
       *[other] { $seat } bietet { $points } für Platz { $place }. Überboten: { $outbid }.
    }
westerntrail-event-order-settled = Alle Plätze sind vergeben. Die Spielreihenfolge: { $seats }.

## What happens: tiles and cards that come up

westerntrail-event-teepee-placed = Das Indianerdorf wächst: { $tile } auf { $space }.
westerntrail-event-hazard-placed = Eine neue Gefahr: { $tile } auf { $space }.
westerntrail-event-worker-placed = Sucht Arbeit in Reihe { $row }: { $worker }.
westerntrail-event-tile-left = Kein Feld ist frei, das Plättchen verlässt das Spiel: { $tile }.
westerntrail-event-token-moved = Der Arbeitsmarkt-Anzeiger rückt in Reihe { $row }.
westerntrail-event-end-began = { $seat } nimmt den Arbeitsmarkt-Anzeiger: Das Ende beginnt. Dieser Zug wird zu Ende gespielt, alle anderen haben noch einen.
westerntrail-event-foresight-revealed = Vorschau, Spalte { $column }: { $tile }.
westerntrail-event-market-card-revealed = Neu auf dem Rindermarkt: { $card }.
westerntrail-event-objective-revealed = Neu in der Auslage: { $card }.

## What happens: the turn

westerntrail-event-turn-began = Zug { $turn }: { $seat }.
westerntrail-event-herder-placed = { $seat } setzt den Viehtreiber auf { $space }.
westerntrail-event-herder-moved =
    { $free ->
        [yes] { $seat } reitet ohne Gebühren weiter: { $space }
       *[no] { $seat } reitet weiter: { $space }
    } ({ $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }).
westerntrail-event-toll-paid =
    { $count ->
        [0] { $seat } zahlt der Bank { $dollars } $ Gebühr für { $space }.
       *[other] { $seat } zahlt { $dollars } $ Gebühr für { $space } an { $takers }.
    }
westerntrail-event-toll-forgiven = { $seat } kann die Gebühr für { $space } nicht ganz zahlen: { $dollars } $ werden erlassen.
westerntrail-event-action-done = { $seat }: { $task }.
westerntrail-event-auxiliary-done =
    { $double ->
        [yes] { $seat } macht eine doppelte Hilfsaktion: { $aux }.
       *[no] { $seat } macht eine einfache Hilfsaktion: { $aux }.
    }
westerntrail-event-declined = { $seat } verzichtet.
westerntrail-event-objective-played = { $seat } spielt aus: { $card }.
westerntrail-event-building-used = { $seat } nutzt das Gebäude nebenan ({ $building }, { $space }).

## What happens: money, certificates, cards

westerntrail-event-money-gained = { $seat } erhält { $dollars } $.
westerntrail-event-money-paid = { $seat } zahlt { $dollars } $.
westerntrail-event-certificates-gained =
    { $certificates ->
        [one] { $seat } erhält 1 Zertifikat
       *[other] { $seat } erhält { $certificates } Zertifikate
    } und hat jetzt { $value }.
westerntrail-event-card-discarded = { $seat } wirft ab: { $card }.
westerntrail-event-card-removed = { $seat } entfernt aus dem Spiel: { $card }.
westerntrail-event-card-drawn = { $seat } zieht eine Karte.
westerntrail-event-card-seen = Du ziehst: { $card }.
westerntrail-event-deck-reshuffled =
    { $cards ->
        [one] { $seat } macht aus der einzigen abgelegten Karte einen neuen Nachziehstapel.
       *[other] { $seat } mischt { $cards } abgelegte Karten zu einem neuen Nachziehstapel.
    }

## What happens: actions

westerntrail-event-worker-hired = { $seat } stellt aus Reihe { $row } für { $dollars } $ ein: { $worker }, in Spalte { $column }.
westerntrail-event-building-built =
    { $replaced ->
        [none] { $seat } baut auf { $space } für { $dollars } $: { $building }.
       *[other] { $seat } baut auf { $space } für { $dollars } $: { $building } anstelle von { $replaced }.
    }
westerntrail-event-objective-taken =
    { $to_hand ->
        [yes] { $seat } nimmt auf die Hand: { $card }.
       *[no] { $seat } nimmt auf den Ablagestapel: { $card }.
    }
westerntrail-event-objective-taken-secretly = { $seat } nimmt die oberste Auftragskarte verdeckt vom Stapel auf die Hand.
westerntrail-event-objective-seen = Die Auftragskarte vom Stapel: { $card }.
westerntrail-event-engine-moved =
    { $back ->
        [yes] { $seat } fährt mit der Lok zurück. Ziel: { $rail }.
       *[no] { $seat } fährt mit der Lok vor. Ziel: { $rail }.
    }
westerntrail-event-station-built = { $seat } baut für { $dollars } $ aus: { $station }.
westerntrail-event-disc-taken = { $seat } nimmt einen Marker von der Spielerablage: { $disc }.
westerntrail-event-disc-moved = { $seat } nimmt den Marker von einem eigenen Bahnhof und verliert ihn: { $station }.
westerntrail-event-master-taken = { $seat } lässt einen Arbeiter zurück ({ $station }: { $worker }) und nimmt das Plättchen: { $master }.
westerntrail-event-teepee-taken =
    { $dollars ->
        [-1] { $seat } handelt auf { $space }: { $tile } für 1 $.
        [-2] { $seat } handelt auf { $space }: { $tile } für 2 $.
        [-3] { $seat } handelt auf { $space }: { $tile } für 3 $.
       *[other] { $seat } handelt auf { $space }: { $tile } und { $dollars } $.
    }
westerntrail-event-hazard-removed = { $seat } räumt { $space }: { $tile }.
westerntrail-event-cattle-bought =
    { $dollars ->
        [0] { $seat } nimmt zum selben Preis noch: { $card }.
       *[other] { $seat } kauft für { $dollars } $: { $card } ({ $cowboys ->
            [one] 1 Cowboy
           *[other] { $cowboys } Cowboys
        }).
    }
westerntrail-event-market-enlarged = { $seat } schickt einen Cowboy nach neuen Rindern.

## What happens: Kansas City

westerntrail-event-tile-chosen = Kansas City, Spalte { $column }: { $seat } wählt: { $tile }.
westerntrail-event-hand-shown =
    { $count ->
        [0] { $seat } kommt ohne Karten nach Kansas City: Zuchtwert { $value }.
       *[other] { $seat } zeigt die Hand ({ $cards }): Zuchtwert { $value }.
    }
westerntrail-event-income-taken =
    { $seat } verkauft die Herde für { $dollars } ${ $permanent ->
        [0] { "" }
        [one] { " · " }1 permanentes Zertifikat
       *[other] { " · " }{ $permanent } permanente Zertifikate
    }{ $spent ->
        [0] { "" }
        [one] { " · " }1 temporäres Zertifikat ausgegeben
       *[other] { " · " }{ $spent } temporäre Zertifikate ausgegeben
    }
westerntrail-event-delivered =
    { $extraordinary ->
        [yes] { $seat } macht eine außerordentliche Lieferung nach { $city }.
       *[no] { $seat } liefert nach { $city }.
    }
westerntrail-event-delivered-in-vain = { $seat } hat keinen Marker: Die Lieferung bleibt ohne Wirkung.
westerntrail-event-transport-paid = { $seat } zahlt { $dollars } $ Transportkosten nach { $city }.
westerntrail-event-herder-returned = { $seat } reitet zurück zum Start des Rinderpfads.

## What happens: the end

westerntrail-event-hand-laid-open = { $seat } deckt die restlichen Handkarten auf: { $cards }.
westerntrail-event-points-counted =
    { $seat } hat { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
westerntrail-event-game-ended =
    { $seats } { $count ->
        [one] gewinnt
       *[other] teilen sich den Sieg
    } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.

## What a player is asked

westerntrail-ask-side = Welche Seite von Gebäude { $number } verwenden alle?
westerntrail-ask-bid = Biete Punkte für einen Platz der Reihenfolge, höchstens { $most }.
westerntrail-ask-place = Dein erster Zug: Setz deinen Viehtreiber auf ein beliebiges neutrales Gebäude.
westerntrail-ask-move = Beweg deinen Viehtreiber, 1 bis { $steps } Schritte (du hast { $dollars } $ für Gebühren). Vorher kannst du Auftragskarten ausspielen.
westerntrail-ask-act = Angekommen: Nutze die Aktionen dieses Ortes, jede einmal und in beliebiger Reihenfolge, oder stattdessen eine einfache Hilfsaktion.
westerntrail-ask-act-more = Noch etwas? Spiel eine Auftragskarte aus, nutze, was noch offen ist, oder beende deine Aktionen.
westerntrail-ask-act-elsewhere = Diesen Ort kannst du nicht nutzen: Mehr als eine einfache Hilfsaktion geht hier nicht.
westerntrail-ask-bonus = Das kannst du jetzt sofort machen, sonst verfällt es: { $slot }.
westerntrail-ask-hire =
    Wen stellst du ein? { $change ->
        [0] Es gelten die aufgedruckten Kosten
        [-1] Es kostet 1 $ weniger
        [-2] Es kostet 2 $ weniger
       *[other] Es kostet { $change } $ mehr
    } (du hast { $dollars } $).
westerntrail-ask-hire-more =
    Du kannst noch jemanden einstellen. { $change ->
        [0] Es gelten die aufgedruckten Kosten
        [-1] Es kostet 1 $ weniger
        [-2] Es kostet 2 $ weniger
       *[other] Es kostet { $change } $ mehr
    } (du hast { $dollars } $).
westerntrail-ask-build = Welches Gebäude baust du? Jeder nötige Handwerker kostet { $rate } $ (du hast { $dollars } $).
westerntrail-ask-build-space = Wohin kommt { $building }? Jeder nötige Handwerker kostet { $rate } $; über einem kleineren eigenen Gebäude zählt nur der Unterschied.
westerntrail-ask-take-objective = Welche Auftragskarte nimmst du?
westerntrail-ask-engine-forward =
    { $spaces ->
        [one] Deine Lok darf 1 Feld vorfahren.
       *[other] Wohin fährt deine Lok? Bis zu { $spaces } Felder vor.
    }
westerntrail-ask-engine-back =
    { $spaces ->
        [one] Fahr mit der Lok genau 1 Feld zurück.
       *[other] Fahr mit der Lok genau { $spaces } Felder zurück.
    }
westerntrail-ask-engine-back-any = Fahr mit der Lok beliebig weit zurück: je weiter, desto ferner die Stadt, in die du liefern kannst.
westerntrail-ask-station = { $station } für { $dollars } $ ausbauen? Wähl den Marker dafür oder verzichte.
westerntrail-ask-station-master = Welchen Arbeiter lässt du für das Plättchen des Bahnhofsvorstehers hier? { $master }
westerntrail-ask-line-end = Das Ende der Strecke! Fahr mit der Lok zurück auf ein beliebiges freies Feld; 3 $ warten auf dich.
westerntrail-ask-trade = Um welches Tipi handelst du?
westerntrail-ask-hazard = Welche Gefahr entfernst du?
westerntrail-ask-buy =
    Rinder kaufen: Noch { $cowboys ->
        [one] 1 Cowboy ist
       *[other] { $cowboys } Cowboys sind
    } frei (du hast { $dollars } $).
westerntrail-ask-buy-second = Im Preis ist eine zweite Karte mit Wert { $value } enthalten. Welche?
westerntrail-ask-draw-number = Wie viele Karten ziehst du, höchstens { $cards }? Danach wirfst du ebenso viele ab.
westerntrail-ask-discard =
    { $cards ->
        [one] Wirf eine Karte ab ({ $what }).
       *[other] Wirf noch { $cards } Karten ab ({ $what }).
    }
westerntrail-ask-remove =
    { $cards ->
        [one] Du kannst 1 Handkarte aus dem Spiel entfernen.
       *[other] Du kannst bis zu { $cards } Handkarten aus dem Spiel entfernen.
    }
westerntrail-ask-auxiliary = Welche Hilfsaktion machst du?
westerntrail-ask-trip =
    { $steps ->
        [one] Beweg deinen Viehtreiber 1 Schritt; dann nutzt du den neuen Ort.
       *[other] Beweg deinen Viehtreiber bis zu { $steps } Schritte; dann nutzt du den neuen Ort.
    }
westerntrail-ask-trip-free =
    { $steps ->
        [one] Beweg deinen Viehtreiber 1 Schritt ohne Gebühren. Den neuen Ort kannst du nicht nutzen.
       *[other] Beweg deinen Viehtreiber bis zu { $steps } Schritte ohne Gebühren. Den neuen Ort kannst du nicht nutzen.
    }
westerntrail-ask-adjacent = Welches Gebäude nebenan nutzt du, als wäre es deins?
westerntrail-ask-station-behind = Welchen Bahnhof hinter deiner Lok baust du aus?
westerntrail-ask-deliver = Deine Herde hat den Wert { $value }. Wohin lieferst du?
westerntrail-ask-deliver-extraordinary = Deine Lok ist { $value } weit gefahren. Wohin geht die außerordentliche Lieferung?
westerntrail-ask-deliver-disc = Lieferung nach { $city }: Welchen Marker legst du dorthin?
westerntrail-ask-foresight = Kansas City, Spalte { $column }: Welches Plättchen kommt ins Spiel?
westerntrail-ask-kansas-cards = Bevor es weitergeht, kannst du hier Auftragskarten ausspielen.
westerntrail-ask-certificates = Deine Herde hat bisher den Wert { $value }. Wie viele temporäre Zertifikate gibst du aus? Du hast { $certificates }.

## Why something is not possible

westerntrail-no-game-over = Das Spiel ist zu Ende.
westerntrail-no-chance = Darüber entscheidet der Zufall, kein Spieler.
westerntrail-no-not-your-turn = Du bist nicht am Zug.
westerntrail-no-must-choose = Hier kannst du nicht verzichten: Wähle eine der Möglichkeiten.
westerntrail-no-not-now = Das geht jetzt nicht.
westerntrail-no-not-there = Das ist nicht unter den Möglichkeiten.
westerntrail-no-no-such-place = Einen Platz { $place } gibt es in dieser Partie nicht.
westerntrail-no-bid-too-low = Für Platz { $place } musst du mindestens { $least } bieten.
westerntrail-no-bid-too-high = Mehr als { $most } darf niemand bieten.
westerntrail-no-cards-in-kansas-city = In Kansas City werden keine Auftragskarten ausgespielt.
westerntrail-no-card-during-action = Auftragskarten spielst du vor der Bewegung aus oder vor oder nach einer Aktion, nie mittendrin.
westerntrail-no-must-move = Zuerst musst du deinen Viehtreiber bewegen.
westerntrail-no-must-act = Mach vor dem Ende eine Aktion dieses Ortes oder eine einfache Hilfsaktion.
westerntrail-no-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
westerntrail-no-not-neutral = Dein Viehtreiber beginnt auf einem der sieben neutralen Gebäude, nicht hier: { $space }.
westerntrail-no-already-placed = Dein Viehtreiber ist schon auf dem Rinderpfad: Beweg ihn.
westerntrail-no-place-first = Setz deinen Viehtreiber zuerst auf ein neutrales Gebäude.
westerntrail-no-free-move-to-kansas-city = Eine freie Bewegung führt nie nach Kansas City.
westerntrail-no-no-stop = Dort liegt nichts, also ist es kein Ort: { $space }.
westerntrail-no-only-forward = Viehtreiber reiten nur vorwärts; das liegt hinter dir oder auf einem anderen Zweig: { $space }.
westerntrail-no-too-far = Das sind zu viele Schritte: { $space }.
westerntrail-no-auxiliary-instead = Du hast statt der Aktionen dieses Ortes eine Hilfsaktion gemacht.
westerntrail-no-done-already = Jede Aktion eines Ortes geht nur einmal: { $task }.
westerntrail-no-not-here = Das bietet dieser Ort nicht: { $task }.
westerntrail-no-no-such-card = Dafür hast du keine Karte auf der Hand. Nötig: { $what }.
westerntrail-no-cannot-pay = Das kostet { $dollars } $, mehr als du hast.
westerntrail-no-no-room-behind = So weit kann deine Lok nicht zurückfahren.
westerntrail-no-nothing-to-take = Damit gibt es jetzt nichts zu nehmen oder zu tun: { $task }.
westerntrail-no-after-local-action = Eine Hilfsaktion geht nur anstelle der Aktionen eines Ortes, und du hast hier schon eine gemacht.
westerntrail-no-single-only = Hier gehen Hilfsaktionen nur in der einfachen Form.
westerntrail-no-auxiliary-closed = Hier liegt noch ein Marker: { $aux }.
westerntrail-no-row-of-the-token = In Reihe { $row } steht der Arbeitsmarkt-Anzeiger: Dort kann noch niemand eingestellt werden.
westerntrail-no-no-such-worker = In Reihe { $row } gibt es das nicht: { $worker }.
westerntrail-no-row-full = Du hast keine freie Spalte mehr dafür: { $worker }.
westerntrail-no-already-built = Dieses Plättchen hast du nicht mehr: { $building }.
westerntrail-no-cannot-build = Dir fehlen Handwerker, Geld oder ein Feld dafür: { $building }.
westerntrail-no-no-building-space = Dort kann man nicht bauen: { $space }.
westerntrail-no-not-higher = Ein eigenes Gebäude ersetzt du nur durch eines, das mehr Handwerker verlangt.
westerntrail-no-foreign-building = Dort steht ein fremdes Gebäude.
westerntrail-no-too-few-craftsmen = Dafür brauchst du { $craftsmen } Handwerker.
westerntrail-no-occupied = Dort steht eine andere Lok.
westerntrail-no-must-leave-the-end = Deine Lok muss das Ende der Strecke rückwärts verlassen.
westerntrail-no-not-exactly =
    { $spaces ->
        [0] Dorthin kommt deine Lok nicht rückwärts.
        [one] Das ist nicht genau 1 Feld zurück.
       *[other] Das sind nicht genau { $spaces } Felder zurück.
    }
westerntrail-no-not-in-reach =
    { $spaces ->
        [one] Das ist nicht 1 Feld vor deiner Lok.
       *[other] Das liegt nicht innerhalb von { $spaces } Feldern vor deiner Lok.
    }
westerntrail-no-discs-of-board-first = Ein Bahnhof gibt seinen Marker nur her, wenn keiner der Spielerablage verwendbar ist.
westerntrail-no-disc-gone = Dieser Platz ist schon frei: { $disc }.
westerntrail-no-same-disc-first = Diese beiden Marker sind gleich: Der erste kommt zuerst.
westerntrail-no-black-disc = Solange du Marker auf weißen Plätzen hast, passt einer von einem schwarzen Platz nur auf Schwarz: { $disc }.
westerntrail-no-cannot-pay-disc = Diesen Marker zu nehmen kostet { $dollars } $, mehr als du hast: { $disc }.
westerntrail-no-cannot-pay-transport = Die Transportkosten könntest du nicht zahlen.
westerntrail-no-printed-worker = Der aufgedruckte Arbeiter geht nie, und einen anderen hast du nicht: { $worker }.
westerntrail-no-no-teepee = Dort steht kein Tipi: { $space }.
westerntrail-no-no-cowboys = Alle deine Cowboys sind beschäftigt.
westerntrail-no-market-deck-empty = Für den Rindermarkt sind keine Karten mehr da.
westerntrail-no-other-value = Dieser Preis gilt für Rinder mit anderem Wert.
westerntrail-no-not-in-market = Das gibt es gerade nicht auf dem Rindermarkt: { $card }.
westerntrail-no-too-few-cowboys =
    { $cowboys ->
        [one] Dafür brauchst du 1 freien Cowboy.
       *[other] Dafür brauchst du { $cowboys } freie Cowboys.
    }
westerntrail-no-does-not-fit = Das passt nicht: { $card }. Nötig: { $what }.
westerntrail-no-no-workers-at-the-end = Der Arbeitsmarkt ist voll: Arbeiter können nicht mehr gewählt werden.
westerntrail-no-too-little-value = { $city } verlangt mehr als { $value }.
westerntrail-no-disc-in-city = Du hast schon nach { $city } geliefert.
westerntrail-no-no-disc = Du hast keinen Marker, den du dort hinlegen könntest: { $city }.

## What a player can choose

westerntrail-choice-pass = Verzichten
westerntrail-choice-end = Aktionen beenden
westerntrail-choice-done = Nichts mehr kaufen
westerntrail-choice-add = Ein Cowboy bringt 2 Karten auf den Markt
westerntrail-choice-top = Oberste Karte des Stapels
westerntrail-choice-first = { $seat } beginnt
westerntrail-choice-market = Aufdecken: { $card }
westerntrail-choice-objective = Aufdecken: { $card }
westerntrail-choice-starting = Austeilen: { $card }
westerntrail-choice-draw = Ziehen: { $card }
westerntrail-choice-play = Ausspielen: { $card }
westerntrail-choice-take = Nehmen: { $card }
westerntrail-choice-also = Dazu nehmen: { $card }
westerntrail-choice-discard = Abwerfen: { $card }
westerntrail-choice-remove = Aus dem Spiel entfernen: { $card }
westerntrail-choice-place = Viehtreiber setzen: { $space }
westerntrail-choice-space = Hier bauen: { $space }
westerntrail-choice-trade = Handeln: { $space }
westerntrail-choice-hazard = Gefahr entfernen: { $space }
westerntrail-choice-use = Gebäude nutzen: { $space }
westerntrail-choice-move =
    { $count ->
        [0] Reiten: { $to }
       *[other] Reiten: { $to } (über { $by })
    }
westerntrail-choice-do = { $task }
westerntrail-choice-aux =
    { $double ->
        [yes] Doppelte Hilfsaktion: { $aux }
       *[no] Einfache Hilfsaktion: { $aux }
    }
westerntrail-choice-hire = Aus Reihe { $row } einstellen: { $worker }
westerntrail-choice-build = Nummer { $number } bauen
westerntrail-choice-side = Gebäude { $number }: Seite { $side }
westerntrail-choice-bid = Platz { $place }: { $points } bieten
westerntrail-choice-engine = Lok → { $rail }
westerntrail-choice-disc = Marker nehmen: { $disc }
westerntrail-choice-give = Hierlassen: { $worker }
westerntrail-choice-reveal = Aufdecken: { $tile }
westerntrail-choice-choose = Wählen: { $tile }
westerntrail-choice-master = Bahnhofsvorsteher: { $master }
westerntrail-choice-neutral = Hinlegen: { $building }
westerntrail-choice-buy = Kaufen ({ $option }): { $card }
westerntrail-choice-station = { $station } ausbauen
westerntrail-choice-city = Nach { $city } liefern
westerntrail-choice-number =
    { $amount ->
        [one] 1 Karte ziehen
       *[other] { $amount } Karten ziehen
    }
westerntrail-choice-spend =
    { $amount ->
        [0] Kein Zertifikat ausgeben
        [one] 1 Zertifikat ausgeben
       *[other] { $amount } Zertifikate ausgeben
    }

## Cards

westerntrail-card-jersey = Jersey
westerntrail-card-jersey-help = Zuchtwert 1. Am Ende keine Punkte. In Kansas City zählt jede Rasse auf der Hand einmal.
westerntrail-card-dutch_belt = Dutch Belt
westerntrail-card-dutch_belt-help = Zuchtwert 2. Am Ende keine Punkte. In Kansas City zählt jede Rasse auf der Hand einmal.
westerntrail-card-black_angus = Black Angus
westerntrail-card-black_angus-help = Zuchtwert 2. Am Ende keine Punkte. In Kansas City zählt jede Rasse auf der Hand einmal.
westerntrail-card-guernsey = Guernsey
westerntrail-card-guernsey-help = Zuchtwert 2. Am Ende keine Punkte. In Kansas City zählt jede Rasse auf der Hand einmal.
westerntrail-card-holstein = Holstein
westerntrail-card-holstein-help = Zuchtwert 3. Am Ende 1 Punkt. Vom Rindermarkt.
westerntrail-card-brown_swiss = Brown Swiss
westerntrail-card-brown_swiss-help = Zuchtwert 3. Am Ende 2 Punkte. Vom Rindermarkt.
westerntrail-card-ayrshire = Ayrshire
westerntrail-card-ayrshire-help = Zuchtwert 3. Am Ende 3 Punkte. Vom Rindermarkt.
westerntrail-card-west_highland_3 = West Highland (3 Punkte)
westerntrail-card-west_highland_3-help = Zuchtwert 4. Am Ende 3 Punkte. Vom Rindermarkt.
westerntrail-card-west_highland_4 = West Highland (4 Punkte)
westerntrail-card-west_highland_4-help = Zuchtwert 4. Am Ende 4 Punkte. Vom Rindermarkt.
westerntrail-card-west_highland_5 = West Highland (5 Punkte)
westerntrail-card-west_highland_5-help = Zuchtwert 4. Am Ende 5 Punkte. Vom Rindermarkt.
westerntrail-card-texas_longhorn_5 = Texas Longhorn (5 Punkte)
westerntrail-card-texas_longhorn_5-help = Zuchtwert 5. Am Ende 5 Punkte. Vom Rindermarkt.
westerntrail-card-texas_longhorn_6 = Texas Longhorn (6 Punkte)
westerntrail-card-texas_longhorn_6-help = Zuchtwert 5. Am Ende 6 Punkte. Vom Rindermarkt.
westerntrail-card-texas_longhorn_7 = Texas Longhorn (7 Punkte)
westerntrail-card-texas_longhorn_7-help = Zuchtwert 5. Am Ende 7 Punkte. Vom Rindermarkt.
westerntrail-card-money_btt = Auftrag „Gebäude, 2 blaue Tipis“ (2 $)
westerntrail-card-money_btt-help = Beim Ausspielen: 2 $ erhalten. Am Ende 3 Punkte für: Gebäude, 2 blaue Tipis; sonst −2.
westerntrail-card-money_bgt = Auftrag „Gebäude, grünes Tipi, blaues Tipi“ (2 $)
westerntrail-card-money_bgt-help = Beim Ausspielen: 2 $ erhalten. Am Ende 3 Punkte für: Gebäude, grünes Tipi, blaues Tipi; sonst −2.
westerntrail-card-money_4hh = Auftrag „West Highland, 2 Gefahren“ (2 $)
westerntrail-card-money_4hh-help = Beim Ausspielen: 2 $ erhalten. Am Ende 3 Punkte für: West Highland, 2 Gefahren; sonst −2.
westerntrail-card-money_ssh = Auftrag „2 Bahnhöfe, Gefahr“ (2 $)
westerntrail-card-money_ssh-help = Beim Ausspielen: 2 $ erhalten. Am Ende 3 Punkte für: 2 Bahnhöfe, Gefahr; sonst −2.
westerntrail-card-money_333b = Auftrag „3 Rinder mit Wert 3, Gebäude“ (2 $)
westerntrail-card-money_333b-help = Beim Ausspielen: 2 $ erhalten. Am Ende 4 Punkte für: 3 Rinder mit Wert 3, Gebäude; sonst −2.
westerntrail-card-draw_bbh = Auftrag „2 Gebäude, Gefahr“ (3 ziehen)
westerntrail-card-draw_bbh-help = Beim Ausspielen: bis zu 3 Karten ziehen, dann ebenso viele abwerfen. Am Ende 3 Punkte für: 2 Gebäude, Gefahr; sonst −2.
westerntrail-card-draw_sgt = Auftrag „Bahnhof, grünes Tipi, blaues Tipi“ (3 ziehen)
westerntrail-card-draw_sgt-help = Beim Ausspielen: bis zu 3 Karten ziehen, dann ebenso viele abwerfen. Am Ende 3 Punkte für: Bahnhof, grünes Tipi, blaues Tipi; sonst −2.
westerntrail-card-draw_sgg = Auftrag „Bahnhof, 2 grüne Tipis“ (3 ziehen)
westerntrail-card-draw_sgg-help = Beim Ausspielen: bis zu 3 Karten ziehen, dann ebenso viele abwerfen. Am Ende 3 Punkte für: Bahnhof, 2 grüne Tipis; sonst −2.
westerntrail-card-draw_5h = Auftrag „Texas Longhorn, Gefahr“ (3 ziehen)
westerntrail-card-draw_5h-help = Beim Ausspielen: bis zu 3 Karten ziehen, dann ebenso viele abwerfen. Am Ende 3 Punkte für: Texas Longhorn, Gefahr; sonst −2.
westerntrail-card-draw_333s = Auftrag „3 Rinder mit Wert 3, Bahnhof“ (3 ziehen)
westerntrail-card-draw_333s-help = Beim Ausspielen: bis zu 3 Karten ziehen, dann ebenso viele abwerfen. Am Ende 4 Punkte für: 3 Rinder mit Wert 3, Bahnhof; sonst −2.
westerntrail-card-engine_345 = Auftrag „Rind mit Wert 3, West Highland, Texas Longhorn“ (Lok 2)
westerntrail-card-engine_345-help = Beim Ausspielen: Lok bis zu 2 Felder vor. Am Ende 5 Punkte für: Rind mit Wert 3, West Highland, Texas Longhorn; sonst −3.
westerntrail-card-engine_44sg = Auftrag „2 West Highlands, Bahnhof, grünes Tipi“ (Lok 2)
westerntrail-card-engine_44sg-help = Beim Ausspielen: Lok bis zu 2 Felder vor. Am Ende 5 Punkte für: 2 West Highlands, Bahnhof, grünes Tipi; sonst −3.
westerntrail-card-engine_bbgg = Auftrag „2 Gebäude, 2 grüne Tipis“ (Lok 2)
westerntrail-card-engine_bbgg-help = Beim Ausspielen: Lok bis zu 2 Felder vor. Am Ende 5 Punkte für: 2 Gebäude, 2 grüne Tipis; sonst −3.
westerntrail-card-engine_bthh = Auftrag „Gebäude, blaues Tipi, 2 Gefahren“ (Lok 3)
westerntrail-card-engine_bthh-help = Beim Ausspielen: Lok bis zu 3 Felder vor. Am Ende 5 Punkte für: Gebäude, blaues Tipi, 2 Gefahren; sonst −3.
westerntrail-card-engine_sshh = Auftrag „2 Bahnhöfe, 2 Gefahren“ (Lok 3)
westerntrail-card-engine_sshh-help = Beim Ausspielen: Lok bis zu 3 Felder vor. Am Ende 5 Punkte für: 2 Bahnhöfe, 2 Gefahren; sonst −3.
westerntrail-card-move_345 = Auftrag „Rind mit Wert 3, West Highland, Texas Longhorn“ (freier Ritt 3)
westerntrail-card-move_345-help = Beim Ausspielen: Viehtreiber bis zu 3 Schritte weiter, ohne Gebühren. Am Ende 5 Punkte für: Rind mit Wert 3, West Highland, Texas Longhorn; sonst −2.
westerntrail-card-move_34hh = Auftrag „Rind mit Wert 3, West Highland, 2 Gefahren“ (freier Ritt 3)
westerntrail-card-move_34hh-help = Beim Ausspielen: Viehtreiber bis zu 3 Schritte weiter, ohne Gebühren. Am Ende 5 Punkte für: Rind mit Wert 3, West Highland, 2 Gefahren; sonst −2.
westerntrail-card-move_bbhh = Auftrag „2 Gebäude, 2 Gefahren“ (freier Ritt 3)
westerntrail-card-move_bbhh-help = Beim Ausspielen: Viehtreiber bis zu 3 Schritte weiter, ohne Gebühren. Am Ende 5 Punkte für: 2 Gebäude, 2 Gefahren; sonst −2.
westerntrail-card-move_ssbb = Auftrag „2 Bahnhöfe, 2 Gebäude“ (freier Ritt 3)
westerntrail-card-move_ssbb-help = Beim Ausspielen: Viehtreiber bis zu 3 Schritte weiter, ohne Gebühren. Am Ende 5 Punkte für: 2 Bahnhöfe, 2 Gebäude; sonst −2.
westerntrail-card-move_sstt = Auftrag „2 Bahnhöfe, 2 blaue Tipis“ (freier Ritt 3)
westerntrail-card-move_sstt-help = Beim Ausspielen: Viehtreiber bis zu 3 Schritte weiter, ohne Gebühren. Am Ende 5 Punkte für: 2 Bahnhöfe, 2 blaue Tipis; sonst −2.
westerntrail-card-aux_sf = Auftrag „San Francisco“ (Hilfsaktion)
westerntrail-card-aux_sf-help = Beim Ausspielen: einfache oder doppelte Hilfsaktion. Am Ende 5 Punkte für: San Francisco; sonst −3. (San Francisco steht für einen eigenen Spielermarker in dieser Stadt.)
westerntrail-card-start_34b = Start-Auftrag „Rind mit Wert 3, West Highland, Gebäude“
westerntrail-card-start_34b-help = Am Ende 3 Punkte für: Rind mit Wert 3, West Highland, Gebäude; unerfüllt kostet er nichts.
westerntrail-card-start_ssg = Start-Auftrag „2 Bahnhöfe, grünes Tipi“
westerntrail-card-start_ssg-help = Am Ende 3 Punkte für: 2 Bahnhöfe, grünes Tipi; unerfüllt kostet er nichts.
westerntrail-card-start_bbh = Start-Auftrag „2 Gebäude, Gefahr“
westerntrail-card-start_bbh-help = Am Ende 3 Punkte für: 2 Gebäude, Gefahr; unerfüllt kostet er nichts.
westerntrail-card-start_thh = Start-Auftrag „blaues Tipi, 2 Gefahren“
westerntrail-card-start_thh-help = Am Ende 3 Punkte für: blaues Tipi, 2 Gefahren; unerfüllt kostet er nichts.

westerntrail-cards-jersey = { westerntrail-card-jersey }
westerntrail-cards-dutch_belt = { westerntrail-card-dutch_belt }
westerntrail-cards-black_angus = { westerntrail-card-black_angus }
westerntrail-cards-guernsey = { westerntrail-card-guernsey }
westerntrail-cards-holstein = { westerntrail-card-holstein }
westerntrail-cards-brown_swiss = { westerntrail-card-brown_swiss }
westerntrail-cards-ayrshire = { westerntrail-card-ayrshire }
westerntrail-cards-west_highland_3 = { westerntrail-card-west_highland_3 }
westerntrail-cards-west_highland_4 = { westerntrail-card-west_highland_4 }
westerntrail-cards-west_highland_5 = { westerntrail-card-west_highland_5 }
westerntrail-cards-texas_longhorn_5 = { westerntrail-card-texas_longhorn_5 }
westerntrail-cards-texas_longhorn_6 = { westerntrail-card-texas_longhorn_6 }
westerntrail-cards-texas_longhorn_7 = { westerntrail-card-texas_longhorn_7 }
westerntrail-cards-money_btt = { westerntrail-card-money_btt }
westerntrail-cards-money_bgt = { westerntrail-card-money_bgt }
westerntrail-cards-money_4hh = { westerntrail-card-money_4hh }
westerntrail-cards-money_ssh = { westerntrail-card-money_ssh }
westerntrail-cards-money_333b = { westerntrail-card-money_333b }
westerntrail-cards-draw_bbh = { westerntrail-card-draw_bbh }
westerntrail-cards-draw_sgt = { westerntrail-card-draw_sgt }
westerntrail-cards-draw_sgg = { westerntrail-card-draw_sgg }
westerntrail-cards-draw_5h = { westerntrail-card-draw_5h }
westerntrail-cards-draw_333s = { westerntrail-card-draw_333s }
westerntrail-cards-engine_345 = { westerntrail-card-engine_345 }
westerntrail-cards-engine_44sg = { westerntrail-card-engine_44sg }
westerntrail-cards-engine_bbgg = { westerntrail-card-engine_bbgg }
westerntrail-cards-engine_bthh = { westerntrail-card-engine_bthh }
westerntrail-cards-engine_sshh = { westerntrail-card-engine_sshh }
westerntrail-cards-move_345 = { westerntrail-card-move_345 }
westerntrail-cards-move_34hh = { westerntrail-card-move_34hh }
westerntrail-cards-move_bbhh = { westerntrail-card-move_bbhh }
westerntrail-cards-move_ssbb = { westerntrail-card-move_ssbb }
westerntrail-cards-move_sstt = { westerntrail-card-move_sstt }
westerntrail-cards-aux_sf = { westerntrail-card-aux_sf }

## Spaces of the trail

westerntrail-space-start = Startfeld
westerntrail-space-a = Platz A
westerntrail-space-a1 = Feld a1
westerntrail-space-a2 = Feld a2
westerntrail-space-a3 = Feld a3
westerntrail-space-flood = Überschwemmungsfeld { $number }
westerntrail-space-fr1 = Feld fr1
westerntrail-space-fr2 = Feld fr2
westerntrail-space-b = Platz B
westerntrail-space-b1 = Feld b1
westerntrail-space-b2 = Feld b2
westerntrail-space-b3 = Feld b3
westerntrail-space-drought = Dürrefeld { $number }
westerntrail-space-dr1 = Feld dr1
westerntrail-space-c = Platz C
westerntrail-space-c1 = Feld c1
westerntrail-space-c2 = Feld c2
westerntrail-space-cd = Feld cd
westerntrail-space-d = Platz D
westerntrail-space-teepee_1 = Dorffeld 1
westerntrail-space-teepee_2 = Dorffeld 2
westerntrail-space-teepee_4 = Dorffeld 4
westerntrail-space-teepee_6 = Dorffeld 6
westerntrail-space-teepee_8 = Dorffeld 8
westerntrail-space-teepee_10 = Dorffeld 10
westerntrail-space-teepee_m3 = Dorffeld −3
westerntrail-space-teepee_m2 = Dorffeld −2
westerntrail-space-teepee_m1 = Dorffeld −1
westerntrail-space-tr1 = Feld tr1
westerntrail-space-tr2 = Feld tr2
westerntrail-space-e = Platz E
westerntrail-space-e1 = Feld e1
westerntrail-space-e2 = Feld e2
westerntrail-space-rock = Steinschlagfeld { $number }
westerntrail-space-rr1 = Feld rr1
westerntrail-space-rr2 = Feld rr2
westerntrail-space-f = Platz F
westerntrail-space-f1 = Feld f1
westerntrail-space-f2 = Feld f2
westerntrail-space-g = Platz G
westerntrail-space-g1 = Feld g1
westerntrail-space-g2 = Feld g2
westerntrail-space-kansas_city = Feld Kansas City

westerntrail-to-a = { westerntrail-space-a }
westerntrail-to-a1 = { westerntrail-space-a1 }
westerntrail-to-a2 = { westerntrail-space-a2 }
westerntrail-to-a3 = { westerntrail-space-a3 }
westerntrail-to-flood = { westerntrail-space-flood }
westerntrail-to-fr1 = { westerntrail-space-fr1 }
westerntrail-to-fr2 = { westerntrail-space-fr2 }
westerntrail-to-b = { westerntrail-space-b }
westerntrail-to-b1 = { westerntrail-space-b1 }
westerntrail-to-b2 = { westerntrail-space-b2 }
westerntrail-to-b3 = { westerntrail-space-b3 }
westerntrail-to-drought = { westerntrail-space-drought }
westerntrail-to-dr1 = { westerntrail-space-dr1 }
westerntrail-to-c = { westerntrail-space-c }
westerntrail-to-c1 = { westerntrail-space-c1 }
westerntrail-to-c2 = { westerntrail-space-c2 }
westerntrail-to-cd = { westerntrail-space-cd }
westerntrail-to-d = { westerntrail-space-d }
westerntrail-to-teepee_1 = { westerntrail-space-teepee_1 }
westerntrail-to-teepee_2 = { westerntrail-space-teepee_2 }
westerntrail-to-teepee_4 = { westerntrail-space-teepee_4 }
westerntrail-to-teepee_6 = { westerntrail-space-teepee_6 }
westerntrail-to-teepee_8 = { westerntrail-space-teepee_8 }
westerntrail-to-teepee_10 = { westerntrail-space-teepee_10 }
westerntrail-to-tr1 = { westerntrail-space-tr1 }
westerntrail-to-tr2 = { westerntrail-space-tr2 }
westerntrail-to-e = { westerntrail-space-e }
westerntrail-to-e1 = { westerntrail-space-e1 }
westerntrail-to-e2 = { westerntrail-space-e2 }
westerntrail-to-rock = { westerntrail-space-rock }
westerntrail-to-rr1 = { westerntrail-space-rr1 }
westerntrail-to-rr2 = { westerntrail-space-rr2 }
westerntrail-to-f = { westerntrail-space-f }
westerntrail-to-f1 = { westerntrail-space-f1 }
westerntrail-to-f2 = { westerntrail-space-f2 }
westerntrail-to-g = { westerntrail-space-g }
westerntrail-to-g1 = { westerntrail-space-g1 }
westerntrail-to-g2 = { westerntrail-space-g2 }
westerntrail-to-kansas_city = { westerntrail-space-kansas_city }

westerntrail-by-flood = { westerntrail-space-flood }
westerntrail-by-drought = { westerntrail-space-drought }
westerntrail-by-cd = { westerntrail-space-cd }
westerntrail-by-teepee_1 = { westerntrail-space-teepee_1 }
westerntrail-by-rock = { westerntrail-space-rock }
westerntrail-by-f2 = { westerntrail-space-f2 }
westerntrail-by-g2 = { westerntrail-space-g2 }

## Buildings

westerntrail-building-a = neutrales Gebäude A
westerntrail-building-a-help = Ein neutrales Gebäude, offen für alle. 1 Guernsey abwerfen → 2 $ erhalten. Arbeiter einstellen. Arbeiter einstellen, 2 $ teurer.
westerntrail-building-b = neutrales Gebäude B
westerntrail-building-b-help = Ein neutrales Gebäude, offen für alle. 1 Dutch Belt abwerfen → 2 $ erhalten. Gebäude bauen, 2 $ je nötigem Handwerker.
westerntrail-building-c = neutrales Gebäude C
westerntrail-building-c-help = Ein neutrales Gebäude, offen für alle. 1 Zertifikat; oder eine Auftragskarte nehmen. Lok vor, bis zu 1 Feld je Ingenieur.
westerntrail-building-d = neutrales Gebäude D
westerntrail-building-d-help = Ein neutrales Gebäude, offen für alle. Mit den Indianern handeln; oder 2 $ zahlen → Lok bis zu 2 Felder vor. Einfache oder doppelte Hilfsaktion.
westerntrail-building-e = neutrales Gebäude E
westerntrail-building-e-help = Ein neutrales Gebäude, offen für alle. 1 Black Angus abwerfen → 2 $ erhalten. Rinder kaufen.
westerntrail-building-f = neutrales Gebäude F
westerntrail-building-f-help = Ein neutrales Gebäude, offen für alle. Zwei Rinderkarten derselben Rasse abwerfen → 4 $ erhalten. 7 $ zahlen → eine Gefahr entfernen.
westerntrail-building-g = neutrales Gebäude G
westerntrail-building-g-help = Ein neutrales Gebäude, offen für alle. Lok vor, bis zu 1 Feld je Ingenieur. Einfache oder doppelte Hilfsaktion.
westerntrail-building-1a = Gebäude 1a
westerntrail-building-1a-help = Braucht 1 Handwerker, am Ende 1 Punkt. Andere zahlen dir für die grüne Hand. 2 $ je eigenem Gebäude im Wald erhalten.
westerntrail-building-2a = Gebäude 2a
westerntrail-building-2a-help = Braucht 1 Handwerker, am Ende 1 Punkt. 1 Guernsey abwerfen → 4 $ erhalten. Rinder kaufen.
westerntrail-building-3a = Gebäude 3a
westerntrail-building-3a-help = Braucht 1 Handwerker, am Ende 1 Punkt. Zwei Rinderkarten derselben Rasse abwerfen → 3 $ erhalten. Viehtreiber 1 Schritt weiter, dann diesen Ort nutzen.
westerntrail-building-4a = Gebäude 4a
westerntrail-building-4a-help = Braucht 2 Handwerker, am Ende 3 Punkte. Andere zahlen dir für die schwarze Hand. 5 $ zahlen → eine Gefahr entfernen. Viehtreiber bis zu 2 Schritte weiter, dann diesen Ort nutzen.
westerntrail-building-5a = Gebäude 5a
westerntrail-building-5a-help = Braucht 3 Handwerker, am Ende 4 Punkte. Arbeiter einstellen, 1 $ billiger. Lok vor, bis zu 1 Feld je Ingenieur.
westerntrail-building-6a = Gebäude 6a
westerntrail-building-6a-help = Braucht 4 Handwerker, am Ende 5 Punkte. 1 Holstein abwerfen → 10 $ erhalten. Einfache oder doppelte Hilfsaktion.
westerntrail-building-7a = Gebäude 7a
westerntrail-building-7a-help = Braucht 5 Handwerker, am Ende 6 Punkte. Andere zahlen dir für die grüne Hand und die schwarze Hand. 2 Zertifikate und 2 $ für jedes deiner Paare aus grünem und blauem Tipi.
westerntrail-building-8a = Gebäude 8a
westerntrail-building-8a-help = Braucht 5 Handwerker, am Ende 6 Punkte. Andere zahlen dir für die grüne Hand. Mit den Indianern handeln; oder einfache oder doppelte Hilfsaktion. Lok bis zu 2 Felder vor.
westerntrail-building-9a = Gebäude 9a
westerntrail-building-9a-help = Braucht 7 Handwerker, am Ende 9 Punkte. Lok bis zu 3 Felder vor. Lok beliebig viele Felder zurück → außerordentliche Lieferung.
westerntrail-building-10a = Gebäude 10a
westerntrail-building-10a-help = Braucht 9 Handwerker, am Ende 13 Punkte. Andere zahlen dir für die schwarze Hand. Zertifikate bis zu deinem Limit. Viehtreiber bis zu 5 Schritte weiter, dann diesen Ort nutzen.
westerntrail-building-1b = Gebäude 1b
westerntrail-building-1b-help = Braucht 1 Handwerker, am Ende 1 Punkt. Andere zahlen dir für die grüne Hand. Eine Auftragskarte abwerfen → 2 Zertifikate. Lok 1 Feld zurück → 3 $ erhalten.
westerntrail-building-2b = Gebäude 2b
westerntrail-building-2b-help = Braucht 1 Handwerker, am Ende 1 Punkt. 1 Jersey abwerfen → Lok 1 Feld vor. 1 Dutch Belt abwerfen → 3 $ erhalten.
westerntrail-building-3b = Gebäude 3b
westerntrail-building-3b-help = Braucht 2 Handwerker, am Ende 3 Punkte. Einfache oder doppelte Hilfsaktion. Viehtreiber 1 Schritt weiter, dann diesen Ort nutzen.
westerntrail-building-4b = Gebäude 4b
westerntrail-building-4b-help = Braucht 2 Handwerker, am Ende 3 Punkte. Andere zahlen dir für die schwarze Hand. Bis zu 1 Karte je Cowboy ziehen, dann ebenso viele abwerfen. Viehtreiber bis zu 3 Schritte weiter, dann diesen Ort nutzen.
westerntrail-building-5b = Gebäude 5b
westerntrail-building-5b-help = Braucht 3 Handwerker, am Ende 4 Punkte. 1 Black Angus abwerfen → 2 Zertifikate. 1 $ je Ingenieur erhalten.
westerntrail-building-6b = Gebäude 6b
westerntrail-building-6b-help = Braucht 4 Handwerker, am Ende 5 Punkte. Eine beliebige Rinderkarte abwerfen → 3 $ erhalten und eine Auftragskarte auf die Hand nehmen.
westerntrail-building-7b = Gebäude 7b
westerntrail-building-7b-help = Braucht 5 Handwerker, am Ende 6 Punkte. Andere zahlen dir für die grüne Hand und die schwarze Hand. Lok vor, bis zu 1 Feld je eigenem Gebäude im Wald.
westerntrail-building-8b = Gebäude 8b
westerntrail-building-8b-help = Braucht 6 Handwerker, am Ende 8 Punkte. Ein benachbartes Gebäude nutzen.
westerntrail-building-9b = Gebäude 9b
westerntrail-building-9b-help = Braucht 6 Handwerker, am Ende 8 Punkte. Einen Bahnhof hinter der Lok ausbauen.
westerntrail-building-10b = Gebäude 10b
westerntrail-building-10b-help = Braucht 8 Handwerker, am Ende 11 Punkte. Andere zahlen dir für die schwarze Hand. 4 $ erhalten. Lok bis zu 4 Felder vor. Viehtreiber bis zu 4 Schritte weiter, dann diesen Ort nutzen.
westerntrail-side-a = a
westerntrail-side-b = b

## Tiles

westerntrail-tile-a = { westerntrail-building-a }
westerntrail-tile-a-help = { westerntrail-building-a-help }
westerntrail-tile-b = { westerntrail-building-b }
westerntrail-tile-b-help = { westerntrail-building-b-help }
westerntrail-tile-c = { westerntrail-building-c }
westerntrail-tile-c-help = { westerntrail-building-c-help }
westerntrail-tile-d = { westerntrail-building-d }
westerntrail-tile-d-help = { westerntrail-building-d-help }
westerntrail-tile-e = { westerntrail-building-e }
westerntrail-tile-e-help = { westerntrail-building-e-help }
westerntrail-tile-f = { westerntrail-building-f }
westerntrail-tile-f-help = { westerntrail-building-f-help }
westerntrail-tile-g = { westerntrail-building-g }
westerntrail-tile-g-help = { westerntrail-building-g-help }
westerntrail-tile-1a = { westerntrail-building-1a }
westerntrail-tile-1a-help = { westerntrail-building-1a-help }
westerntrail-tile-2a = { westerntrail-building-2a }
westerntrail-tile-2a-help = { westerntrail-building-2a-help }
westerntrail-tile-3a = { westerntrail-building-3a }
westerntrail-tile-3a-help = { westerntrail-building-3a-help }
westerntrail-tile-4a = { westerntrail-building-4a }
westerntrail-tile-4a-help = { westerntrail-building-4a-help }
westerntrail-tile-5a = { westerntrail-building-5a }
westerntrail-tile-5a-help = { westerntrail-building-5a-help }
westerntrail-tile-6a = { westerntrail-building-6a }
westerntrail-tile-6a-help = { westerntrail-building-6a-help }
westerntrail-tile-7a = { westerntrail-building-7a }
westerntrail-tile-7a-help = { westerntrail-building-7a-help }
westerntrail-tile-8a = { westerntrail-building-8a }
westerntrail-tile-8a-help = { westerntrail-building-8a-help }
westerntrail-tile-9a = { westerntrail-building-9a }
westerntrail-tile-9a-help = { westerntrail-building-9a-help }
westerntrail-tile-10a = { westerntrail-building-10a }
westerntrail-tile-10a-help = { westerntrail-building-10a-help }
westerntrail-tile-1b = { westerntrail-building-1b }
westerntrail-tile-1b-help = { westerntrail-building-1b-help }
westerntrail-tile-2b = { westerntrail-building-2b }
westerntrail-tile-2b-help = { westerntrail-building-2b-help }
westerntrail-tile-3b = { westerntrail-building-3b }
westerntrail-tile-3b-help = { westerntrail-building-3b-help }
westerntrail-tile-4b = { westerntrail-building-4b }
westerntrail-tile-4b-help = { westerntrail-building-4b-help }
westerntrail-tile-5b = { westerntrail-building-5b }
westerntrail-tile-5b-help = { westerntrail-building-5b-help }
westerntrail-tile-6b = { westerntrail-building-6b }
westerntrail-tile-6b-help = { westerntrail-building-6b-help }
westerntrail-tile-7b = { westerntrail-building-7b }
westerntrail-tile-7b-help = { westerntrail-building-7b-help }
westerntrail-tile-8b = { westerntrail-building-8b }
westerntrail-tile-8b-help = { westerntrail-building-8b-help }
westerntrail-tile-9b = { westerntrail-building-9b }
westerntrail-tile-9b-help = { westerntrail-building-9b-help }
westerntrail-tile-10b = { westerntrail-building-10b }
westerntrail-tile-10b-help = { westerntrail-building-10b-help }
westerntrail-tile-flood_2_green = Überschwemmung (2 Punkte, grüne Hand)
westerntrail-tile-flood_2_green-help = Liegt im Weg: Wer hierher kommt, zahlt der Bank für die grüne Hand. Wer die Gefahr entfernt, behält das Plättchen: am Ende 2 Punkte.
westerntrail-tile-flood_2_black = Überschwemmung (2 Punkte, schwarze Hand)
westerntrail-tile-flood_2_black-help = Liegt im Weg: Wer hierher kommt, zahlt der Bank für die schwarze Hand. Wer die Gefahr entfernt, behält das Plättchen: am Ende 2 Punkte.
westerntrail-tile-flood_3_green = Überschwemmung (3 Punkte, grüne Hand)
westerntrail-tile-flood_3_green-help = Liegt im Weg: Wer hierher kommt, zahlt der Bank für die grüne Hand. Wer die Gefahr entfernt, behält das Plättchen: am Ende 3 Punkte.
westerntrail-tile-flood_3_black = Überschwemmung (3 Punkte, schwarze Hand)
westerntrail-tile-flood_3_black-help = Liegt im Weg: Wer hierher kommt, zahlt der Bank für die schwarze Hand. Wer die Gefahr entfernt, behält das Plättchen: am Ende 3 Punkte.
westerntrail-tile-flood_4_green = Überschwemmung (4 Punkte, grüne Hand)
westerntrail-tile-flood_4_green-help = Liegt im Weg: Wer hierher kommt, zahlt der Bank für die grüne Hand. Wer die Gefahr entfernt, behält das Plättchen: am Ende 4 Punkte.
westerntrail-tile-drought_2_green = Dürre (2 Punkte, grüne Hand)
westerntrail-tile-drought_2_green-help = Liegt im Weg: Wer hierher kommt, zahlt der Bank für die grüne Hand. Wer die Gefahr entfernt, behält das Plättchen: am Ende 2 Punkte.
westerntrail-tile-drought_2_black = Dürre (2 Punkte, schwarze Hand)
westerntrail-tile-drought_2_black-help = Liegt im Weg: Wer hierher kommt, zahlt der Bank für die schwarze Hand. Wer die Gefahr entfernt, behält das Plättchen: am Ende 2 Punkte.
westerntrail-tile-drought_3_green = Dürre (3 Punkte, grüne Hand)
westerntrail-tile-drought_3_green-help = Liegt im Weg: Wer hierher kommt, zahlt der Bank für die grüne Hand. Wer die Gefahr entfernt, behält das Plättchen: am Ende 3 Punkte.
westerntrail-tile-drought_3_black = Dürre (3 Punkte, schwarze Hand)
westerntrail-tile-drought_3_black-help = Liegt im Weg: Wer hierher kommt, zahlt der Bank für die schwarze Hand. Wer die Gefahr entfernt, behält das Plättchen: am Ende 3 Punkte.
westerntrail-tile-drought_4_green = Dürre (4 Punkte, grüne Hand)
westerntrail-tile-drought_4_green-help = Liegt im Weg: Wer hierher kommt, zahlt der Bank für die grüne Hand. Wer die Gefahr entfernt, behält das Plättchen: am Ende 4 Punkte.
westerntrail-tile-rockfall_2_green = Steinschlag (2 Punkte, grüne Hand)
westerntrail-tile-rockfall_2_green-help = Liegt im Weg: Wer hierher kommt, zahlt der Bank für die grüne Hand. Wer die Gefahr entfernt, behält das Plättchen: am Ende 2 Punkte.
westerntrail-tile-rockfall_2_black = Steinschlag (2 Punkte, schwarze Hand)
westerntrail-tile-rockfall_2_black-help = Liegt im Weg: Wer hierher kommt, zahlt der Bank für die schwarze Hand. Wer die Gefahr entfernt, behält das Plättchen: am Ende 2 Punkte.
westerntrail-tile-rockfall_3_green = Steinschlag (3 Punkte, grüne Hand)
westerntrail-tile-rockfall_3_green-help = Liegt im Weg: Wer hierher kommt, zahlt der Bank für die grüne Hand. Wer die Gefahr entfernt, behält das Plättchen: am Ende 3 Punkte.
westerntrail-tile-rockfall_3_black = Steinschlag (3 Punkte, schwarze Hand)
westerntrail-tile-rockfall_3_black-help = Liegt im Weg: Wer hierher kommt, zahlt der Bank für die schwarze Hand. Wer die Gefahr entfernt, behält das Plättchen: am Ende 3 Punkte.
westerntrail-tile-rockfall_4_green = Steinschlag (4 Punkte, grüne Hand)
westerntrail-tile-rockfall_4_green-help = Liegt im Weg: Wer hierher kommt, zahlt der Bank für die grüne Hand. Wer die Gefahr entfernt, behält das Plättchen: am Ende 4 Punkte.
westerntrail-tile-green_teepee = grünes Tipi
westerntrail-tile-green_teepee-help = Wer es auf dem Pfad erreicht, zahlt der Bank für die grüne Hand. Du bekommst es durch Handel mit den Indianern; grüne und blaue Tipis zählen für Aufträge und einen Bahnhofsvorsteher.
westerntrail-tile-blue_teepee = blaues Tipi
westerntrail-tile-blue_teepee-help = Wer es auf dem Pfad erreicht, zahlt der Bank für die schwarze Hand. Du bekommst es durch Handel mit den Indianern; grüne und blaue Tipis zählen für Aufträge und einen Bahnhofsvorsteher.
westerntrail-tile-cowboy = { westerntrail-worker-cowboy }
westerntrail-tile-cowboy-help = { westerntrail-worker-cowboy-help }
westerntrail-tile-craftsman = { westerntrail-worker-craftsman }
westerntrail-tile-craftsman-help = { westerntrail-worker-craftsman-help }
westerntrail-tile-engineer = { westerntrail-worker-engineer }
westerntrail-tile-engineer-help = { westerntrail-worker-engineer-help }
westerntrail-worker-cowboy = Cowboy
westerntrail-worker-cowboy-help = Kauft Rinder: je mehr Cowboys, desto besser und billiger. Beim Kauf ist jeder einmal einsetzbar.
westerntrail-worker-craftsman = Handwerker
westerntrail-worker-craftsman-help = Baut: Ein Gebäude braucht so viele Handwerker, wie seine Zahl angibt.
westerntrail-worker-engineer = Ingenieur
westerntrail-worker-engineer-help = Treibt die Lok an: Viele Aktionen bewegen sie so weit, wie du Ingenieure hast.

## Railroad and cities

westerntrail-rail-0 = Startfeld der Strecke
westerntrail-rail-s = Abstellgleis { $number }
westerntrail-station-s = Bahnhof { $number }
westerntrail-master-workers = Bahnhofsvorsteher für Arbeiter
westerntrail-master-workers-help = Sofort: 2 $. Am Ende: 1 Punkt für jeden deiner Arbeiter, auch die aufgedruckten.
westerntrail-master-objectives = Bahnhofsvorsteher für Aufträge
westerntrail-master-objectives-help = Sofort: kostenlos eine Gefahr entfernen oder mit den Indianern handeln. Am Ende: 3 Punkte für je 2 Karten in deinem Auftragsbereich, ob erfüllt oder nicht.
westerntrail-master-hazards = Bahnhofsvorsteher für Gefahren
westerntrail-master-hazards-help = Ein permanentes Zertifikat. Am Ende: 3 Punkte für je 2 deiner Gefahrenplättchen.
westerntrail-master-teepees = Bahnhofsvorsteher für Tipis
westerntrail-master-teepees-help = Ein permanentes Zertifikat. Am Ende: 3 Punkte für jedes Paar aus grünem und blauem Tipi.
westerntrail-master-certificates = Bahnhofsvorsteher für Zertifikate
westerntrail-master-certificates-help = Ein permanentes Zertifikat. Am Ende: 3 Punkte für je 2 Zertifikate, permanente und temporäre.
westerntrail-city-kansas_city = Kansas City
westerntrail-city-kansas_city-help = Jeder Zuchtwert reicht. Nimmt einen Marker von einem weißen Platz. Hierher kannst du immer wieder liefern. Du erhältst sofort 6 $. Am Ende −6 Punkte je Marker.
westerntrail-city-topeka = Topeka
westerntrail-city-topeka-help = Braucht Zuchtwert 1. Nimmt einen Marker von einem weißen Platz. Hierher kannst du einmal liefern. Auch mit einem Marker in Wichita: −3 Punkte und eine Auftragskarte.
westerntrail-city-wichita = Wichita
westerntrail-city-wichita-help = Braucht Zuchtwert 4. Nimmt einen Marker von einem weißen Platz. Hierher kannst du einmal liefern. Auch mit einem Marker in Topeka: −3 Punkte und eine Auftragskarte. Auch mit einem Marker in Colorado Springs: −1 Punkt.
westerntrail-city-colorado_springs = Colorado Springs
westerntrail-city-colorado_springs-help = Braucht Zuchtwert 6. Nimmt einen Marker von einem weißen Platz. Hierher kannst du einmal liefern. Auch mit einem Marker in Wichita: −1 Punkt. Auch mit einem Marker in Santa Fe: eine Auftragskarte.
westerntrail-city-santa_fe = Santa Fe
westerntrail-city-santa_fe-help = Braucht Zuchtwert 8. Nimmt einen Marker von einem weißen Platz. Hierher kannst du einmal liefern. Auch mit einem Marker in Colorado Springs: eine Auftragskarte. Auch mit einem Marker in Albuquerque: eine Auftragskarte.
westerntrail-city-albuquerque = Albuquerque
westerntrail-city-albuquerque-help = Braucht Zuchtwert 10. Ein Marker von jedem Platz ist recht. Hierher kannst du einmal liefern. Auch mit einem Marker in Santa Fe: eine Auftragskarte. Auch mit einem Marker in El Paso: 6 Punkte.
westerntrail-city-el_paso = El Paso
westerntrail-city-el_paso-help = Braucht Zuchtwert 12. Ein Marker von jedem Platz ist recht. Hierher kannst du einmal liefern. Auch mit einem Marker in Albuquerque: 6 Punkte. Auch mit einem Marker in San Diego: 8 Punkte.
westerntrail-city-san_diego = San Diego
westerntrail-city-san_diego-help = Braucht Zuchtwert 14. Nimmt einen Marker von einem weißen Platz. Hierher kannst du einmal liefern. Auch mit einem Marker in El Paso: 8 Punkte. Auch mit einem Marker in Sacramento: 4 Punkte.
westerntrail-city-sacramento = Sacramento
westerntrail-city-sacramento-help = Braucht Zuchtwert 16. Ein Marker von jedem Platz ist recht. Hierher kannst du einmal liefern. Am Ende 6 Punkte je Marker. Auch mit einem Marker in San Diego: 4 Punkte.
westerntrail-city-san_francisco = San Francisco
westerntrail-city-san_francisco-help = Braucht Zuchtwert 18. Ein Marker von jedem Platz ist recht. Hierher kannst du immer wieder liefern. Am Ende 9 Punkte je Marker.

## The player board

westerntrail-disc-aux_money_2 = Geld, doppelt
westerntrail-disc-aux_money_2-help = Öffnet die doppelte Form: 2 $ statt 1 $.
westerntrail-disc-aux_draw_2 = Ziehen und Abwerfen, doppelt
westerntrail-disc-aux_draw_2-help = Öffnet die doppelte Form: 2 Karten ziehen, dann 2 abwerfen.
westerntrail-disc-aux_certificate_1 = Zertifikat, einfach
westerntrail-disc-aux_certificate_1-help = Öffnet diese Hilfsaktion: 1 $ zahlen und die Lok 1 Feld zurück für 1 Zertifikat.
westerntrail-disc-aux_certificate_2 = Zertifikate, doppelt
westerntrail-disc-aux_certificate_2-help = Öffnet die doppelte Form, wenn auch die einfache frei ist: 2 $ zahlen und die Lok 2 Felder zurück für 2 Zertifikate.
westerntrail-disc-aux_engine_1 = Lok, einfach
westerntrail-disc-aux_engine_1-help = Öffnet diese Hilfsaktion: 1 $ zahlen und die Lok 1 Feld vor.
westerntrail-disc-aux_engine_2 = Lok, doppelt
westerntrail-disc-aux_engine_2-help = Öffnet die doppelte Form, wenn auch die einfache frei ist: 2 $ zahlen und die Lok bis zu 2 Felder vor.
westerntrail-disc-aux_remove_1 = Karte entfernen, einfach
westerntrail-disc-aux_remove_1-help = Öffnet diese Hilfsaktion: Lok 1 Feld zurück, um 1 Handkarte aus dem Spiel zu entfernen.
westerntrail-disc-aux_remove_2 = Karten entfernen, doppelt
westerntrail-disc-aux_remove_2-help = Öffnet die doppelte Form, wenn auch die einfache frei ist: Lok 2 Felder zurück, um bis zu 2 Handkarten aus dem Spiel zu entfernen.
westerntrail-disc-certificate_limit_4 = Zertifikatslimit 4
westerntrail-disc-certificate_limit_4-help = Du darfst bis zu 4 temporäre Zertifikate haben.
westerntrail-disc-certificate_limit_6 = Zertifikatslimit 6
westerntrail-disc-certificate_limit_6-help = Du darfst bis zu 6 temporäre Zertifikate haben, sobald auch das Limit 4 frei ist.
westerntrail-disc-steps_1 = Schritte und 3 $
westerntrail-disc-steps_1-help = Dein Viehtreiber kommt weiter: 1 Schritt zu zweit, 2 Schritte zu dritt oder viert. Du erhältst sofort 3 $.
westerntrail-disc-steps_2 = 1 Schritt und 3 Punkte
westerntrail-disc-steps_2-help = Dein Viehtreiber kommt 1 Schritt weiter. Am Ende 3 Punkte.
westerntrail-disc-hand_1 = Handkartenlimit, erster
westerntrail-disc-hand_1-help = Du hältst 1 Karte mehr. Diesen Marker zu nehmen kostet 5 $.
westerntrail-disc-hand_2 = Handkartenlimit, zweiter
westerntrail-disc-hand_2-help = Du hältst 1 Karte mehr. Diesen Marker zu nehmen kostet 5 $.
westerntrail-disc-s = Marker von Bahnhof { $number }
westerntrail-disc-s-help = Nur wenn kein Marker deiner Spielerablage verwendbar ist. Der Bahnhof geht verloren; ein dort gewonnener Bahnhofsvorsteher bleibt dir.
westerntrail-aux-aux_money = Geld nehmen
westerntrail-aux-aux_money-help = Einfach: 1 $. Doppelt: 2 $.
westerntrail-aux-aux_draw = Ziehen und Abwerfen
westerntrail-aux-aux_draw-help = Einfach: 1 Karte ziehen, dann 1 abwerfen. Doppelt: 2 Karten ziehen, dann 2 abwerfen.
westerntrail-aux-aux_certificate = Zertifikate fürs Zurückfahren
westerntrail-aux-aux_certificate-help = Einfach: 1 $ zahlen und die Lok 1 Feld zurück für 1 Zertifikat. Doppelt: 2 $ zahlen und die Lok 2 Felder zurück für 2 Zertifikate.
westerntrail-aux-aux_engine = Lok bewegen
westerntrail-aux-aux_engine-help = Einfach: 1 $ zahlen und die Lok 1 Feld vor. Doppelt: 2 $ zahlen und die Lok bis zu 2 Felder vor.
westerntrail-aux-aux_remove = Karten entfernen
westerntrail-aux-aux_remove-help = Einfach: Lok 1 Feld zurück, um 1 Handkarte aus dem Spiel zu entfernen. Doppelt: Lok 2 Felder zurück für bis zu 2.

## What is discarded, and the prices of cattle

westerntrail-what-jersey = Jersey
westerntrail-what-dutch_belt = Dutch Belt
westerntrail-what-black_angus = Black Angus
westerntrail-what-guernsey = Guernsey
westerntrail-what-holstein = Holstein
westerntrail-what-brown_swiss = Brown Swiss
westerntrail-what-ayrshire = Ayrshire
westerntrail-what-west_highland = West Highland
westerntrail-what-texas_longhorn = Texas Longhorn
westerntrail-what-any_cattle = eine beliebige Rinderkarte
westerntrail-what-pair = zwei Rinderkarten derselben Rasse
westerntrail-what-objective = eine Auftragskarte
westerntrail-what-any_card = eine beliebige Karte
westerntrail-option-v3_1 = 1 Cowboy, 6 $
westerntrail-option-v3_2 = 2 Cowboys, 3 $
westerntrail-option-v3_3 = 3 Cowboys, 5 $ für zwei Karten
westerntrail-option-v4_1 = 1 Cowboy, 12 $
westerntrail-option-v4_3 = 3 Cowboys, 6 $
westerntrail-option-v4_5 = 5 Cowboys, 8 $ für zwei Karten
westerntrail-option-v5_2 = 2 Cowboys, 12 $
westerntrail-option-v5_4 = 4 Cowboys, 6 $

## Printed actions

westerntrail-task-a_1 = 1 Guernsey abwerfen → 2 $ erhalten
westerntrail-task-a_2 = Arbeiter einstellen
westerntrail-task-a_3 = Arbeiter einstellen, 2 $ teurer
westerntrail-task-b_1 = 1 Dutch Belt abwerfen → 2 $ erhalten
westerntrail-task-b_2 = Gebäude bauen, 2 $ je nötigem Handwerker
westerntrail-task-c_1_1 = 1 Zertifikat
westerntrail-task-c_1_2 = Eine Auftragskarte nehmen
westerntrail-task-c_2 = Lok vor, bis zu 1 Feld je Ingenieur
westerntrail-task-d_1_1 = Mit den Indianern handeln
westerntrail-task-d_1_2 = 2 $ zahlen → Lok bis zu 2 Felder vor
westerntrail-task-d_2 = Einfache oder doppelte Hilfsaktion
westerntrail-task-e_1 = 1 Black Angus abwerfen → 2 $ erhalten
westerntrail-task-e_2 = Rinder kaufen
westerntrail-task-f_1 = Zwei Rinderkarten derselben Rasse abwerfen → 4 $ erhalten
westerntrail-task-f_2 = 7 $ zahlen → eine Gefahr entfernen
westerntrail-task-g_1 = Lok vor, bis zu 1 Feld je Ingenieur
westerntrail-task-g_2 = Einfache oder doppelte Hilfsaktion
westerntrail-task-1a_1 = 2 $ je eigenem Gebäude im Wald erhalten
westerntrail-task-2a_1 = 1 Guernsey abwerfen → 4 $ erhalten
westerntrail-task-2a_2 = Rinder kaufen
westerntrail-task-3a_1 = Zwei Rinderkarten derselben Rasse abwerfen → 3 $ erhalten
westerntrail-task-3a_2 = Viehtreiber 1 Schritt weiter, dann diesen Ort nutzen
westerntrail-task-4a_1 = 5 $ zahlen → eine Gefahr entfernen
westerntrail-task-4a_2 = Viehtreiber bis zu 2 Schritte weiter, dann diesen Ort nutzen
westerntrail-task-5a_1 = Arbeiter einstellen, 1 $ billiger
westerntrail-task-5a_2 = Lok vor, bis zu 1 Feld je Ingenieur
westerntrail-task-6a_1 = 1 Holstein abwerfen → 10 $ erhalten
westerntrail-task-6a_2 = Einfache oder doppelte Hilfsaktion
westerntrail-task-7a_1 = 2 Zertifikate und 2 $ für jedes deiner Paare aus grünem und blauem Tipi
westerntrail-task-8a_1_1 = Mit den Indianern handeln
westerntrail-task-8a_1_2 = Einfache oder doppelte Hilfsaktion
westerntrail-task-8a_2 = Lok bis zu 2 Felder vor
westerntrail-task-9a_1 = Lok bis zu 3 Felder vor
westerntrail-task-9a_2 = Lok beliebig viele Felder zurück → außerordentliche Lieferung
westerntrail-task-10a_1 = Zertifikate bis zu deinem Limit
westerntrail-task-10a_2 = Viehtreiber bis zu 5 Schritte weiter, dann diesen Ort nutzen
westerntrail-task-1b_1 = Eine Auftragskarte abwerfen → 2 Zertifikate
westerntrail-task-1b_2 = Lok 1 Feld zurück → 3 $ erhalten
westerntrail-task-2b_1 = 1 Jersey abwerfen → Lok 1 Feld vor
westerntrail-task-2b_2 = 1 Dutch Belt abwerfen → 3 $ erhalten
westerntrail-task-3b_1 = Einfache oder doppelte Hilfsaktion
westerntrail-task-3b_2 = Viehtreiber 1 Schritt weiter, dann diesen Ort nutzen
westerntrail-task-4b_1 = Bis zu 1 Karte je Cowboy ziehen, dann ebenso viele abwerfen
westerntrail-task-4b_2 = Viehtreiber bis zu 3 Schritte weiter, dann diesen Ort nutzen
westerntrail-task-5b_1 = 1 Black Angus abwerfen → 2 Zertifikate
westerntrail-task-5b_2 = 1 $ je Ingenieur erhalten
westerntrail-task-6b_1 = Eine beliebige Rinderkarte abwerfen → 3 $ erhalten und eine Auftragskarte auf die Hand nehmen
westerntrail-task-7b_1 = Lok vor, bis zu 1 Feld je eigenem Gebäude im Wald
westerntrail-task-8b_1 = Ein benachbartes Gebäude nutzen
westerntrail-task-9b_1 = Einen Bahnhof hinter der Lok ausbauen
westerntrail-task-10b_1 = 4 $ erhalten
westerntrail-task-10b_2 = Lok bis zu 4 Felder vor
westerntrail-task-10b_3 = Viehtreiber bis zu 4 Schritte weiter, dann diesen Ort nutzen
westerntrail-task-cattle_for_certificate = Eine beliebige Rinderkarte abwerfen → 1 Zertifikat
westerntrail-task-jersey_for_certificate_and_2 = 1 Jersey abwerfen → 1 Zertifikat und 2 $ erhalten
westerntrail-task-cowboy_4 = Eine Gefahr entfernen
westerntrail-task-cowboy_6 = Mit den Indianern handeln
westerntrail-task-craftsman_4 = Gebäude bauen, 1 $ je nötigem Handwerker
westerntrail-task-craftsman_6 = Gebäude bauen, 1 $ je nötigem Handwerker
westerntrail-task-engineer_2 = 1 Jersey abwerfen → 1 Zertifikat
westerntrail-task-engineer_3 = 1 Jersey abwerfen → 2 $ erhalten
westerntrail-task-engineer_4 = Arbeiter einstellen, 2 $ billiger
westerntrail-task-engineer_5 = 1 Jersey abwerfen → 2 Zertifikate
westerntrail-task-engineer_6 = 1 Jersey abwerfen → 4 $ erhalten
westerntrail-task-money_btt = 2 $ erhalten
westerntrail-task-money_bgt = 2 $ erhalten
westerntrail-task-money_4hh = 2 $ erhalten
westerntrail-task-money_ssh = 2 $ erhalten
westerntrail-task-money_333b = 2 $ erhalten
westerntrail-task-draw_bbh = Bis zu 3 Karten ziehen, dann ebenso viele abwerfen
westerntrail-task-draw_sgt = Bis zu 3 Karten ziehen, dann ebenso viele abwerfen
westerntrail-task-draw_sgg = Bis zu 3 Karten ziehen, dann ebenso viele abwerfen
westerntrail-task-draw_5h = Bis zu 3 Karten ziehen, dann ebenso viele abwerfen
westerntrail-task-draw_333s = Bis zu 3 Karten ziehen, dann ebenso viele abwerfen
westerntrail-task-engine_345 = Lok bis zu 2 Felder vor
westerntrail-task-engine_44sg = Lok bis zu 2 Felder vor
westerntrail-task-engine_bbgg = Lok bis zu 2 Felder vor
westerntrail-task-engine_bthh = Lok bis zu 3 Felder vor
westerntrail-task-engine_sshh = Lok bis zu 3 Felder vor
westerntrail-task-move_345 = Viehtreiber bis zu 3 Schritte weiter, ohne Gebühren
westerntrail-task-move_34hh = Viehtreiber bis zu 3 Schritte weiter, ohne Gebühren
westerntrail-task-move_bbhh = Viehtreiber bis zu 3 Schritte weiter, ohne Gebühren
westerntrail-task-move_ssbb = Viehtreiber bis zu 3 Schritte weiter, ohne Gebühren
westerntrail-task-move_sstt = Viehtreiber bis zu 3 Schritte weiter, ohne Gebühren
westerntrail-task-aux_sf = Einfache oder doppelte Hilfsaktion
westerntrail-task-master_workers = 2 $ erhalten
westerntrail-task-master_objectives_1 = Eine Gefahr entfernen
westerntrail-task-master_objectives_2 = Mit den Indianern handeln
westerntrail-task-aux_money_single = 1 $ erhalten
westerntrail-task-aux_money_double = 2 $ erhalten
westerntrail-task-aux_draw_single = 1 Karte ziehen, dann 1 abwerfen
westerntrail-task-aux_draw_double = 2 Karten ziehen, dann 2 abwerfen
westerntrail-task-aux_certificate_single = 1 $ zahlen und Lok 1 Feld zurück → 1 Zertifikat
westerntrail-task-aux_certificate_double = 2 $ zahlen und Lok 2 Felder zurück → 2 Zertifikate
westerntrail-task-aux_engine_single = 1 $ zahlen → Lok 1 Feld vor
westerntrail-task-aux_engine_double = 2 $ zahlen → Lok bis zu 2 Felder vor
westerntrail-task-aux_remove_single = Lok 1 Feld zurück → 1 Handkarte aus dem Spiel entfernen
westerntrail-task-aux_remove_double = Lok 2 Felder zurück → bis zu 2 Handkarten aus dem Spiel entfernen

westerntrail-slot-cowboy_4 = eine Gefahr entfernen
westerntrail-slot-cowboy_6 = mit den Indianern handeln
westerntrail-slot-craftsman_4 = Gebäude bauen, 1 $ je nötigem Handwerker
westerntrail-slot-craftsman_6 = Gebäude bauen, 1 $ je nötigem Handwerker
westerntrail-slot-engineer_2 = 1 Jersey abwerfen → 1 Zertifikat
westerntrail-slot-engineer_3 = 1 Jersey abwerfen → 2 $ erhalten
westerntrail-slot-engineer_4 = Arbeiter einstellen, 2 $ billiger
westerntrail-slot-engineer_5 = 1 Jersey abwerfen → 2 Zertifikate
westerntrail-slot-engineer_6 = 1 Jersey abwerfen → 4 $ erhalten
westerntrail-slot-money_btt = 2 $ erhalten
westerntrail-slot-money_bgt = 2 $ erhalten
westerntrail-slot-money_4hh = 2 $ erhalten
westerntrail-slot-money_ssh = 2 $ erhalten
westerntrail-slot-money_333b = 2 $ erhalten
westerntrail-slot-draw_bbh = bis zu 3 Karten ziehen, dann ebenso viele abwerfen
westerntrail-slot-draw_sgt = bis zu 3 Karten ziehen, dann ebenso viele abwerfen
westerntrail-slot-draw_sgg = bis zu 3 Karten ziehen, dann ebenso viele abwerfen
westerntrail-slot-draw_5h = bis zu 3 Karten ziehen, dann ebenso viele abwerfen
westerntrail-slot-draw_333s = bis zu 3 Karten ziehen, dann ebenso viele abwerfen
westerntrail-slot-engine_345 = Lok bis zu 2 Felder vor
westerntrail-slot-engine_44sg = Lok bis zu 2 Felder vor
westerntrail-slot-engine_bbgg = Lok bis zu 2 Felder vor
westerntrail-slot-engine_bthh = Lok bis zu 3 Felder vor
westerntrail-slot-engine_sshh = Lok bis zu 3 Felder vor
westerntrail-slot-move_345 = Viehtreiber bis zu 3 Schritte weiter, ohne Gebühren
westerntrail-slot-move_34hh = Viehtreiber bis zu 3 Schritte weiter, ohne Gebühren
westerntrail-slot-move_bbhh = Viehtreiber bis zu 3 Schritte weiter, ohne Gebühren
westerntrail-slot-move_ssbb = Viehtreiber bis zu 3 Schritte weiter, ohne Gebühren
westerntrail-slot-move_sstt = Viehtreiber bis zu 3 Schritte weiter, ohne Gebühren
westerntrail-slot-aux_sf = einfache oder doppelte Hilfsaktion
westerntrail-slot-master_workers = 2 $ erhalten
westerntrail-slot-master_objectives = eine Gefahr entfernen; oder mit den Indianern handeln

## Score sheet

westerntrail-points-money = Dollar
westerntrail-points-buildings = Gebäude
westerntrail-points-cities = Städte
westerntrail-points-stations = Bahnhöfe
westerntrail-points-hazards = Gefahren
westerntrail-points-cattle = Rinder
westerntrail-points-objectives = Aufträge
westerntrail-points-station_masters = Bahnhofsvorsteher
westerntrail-points-workers = Arbeiter
westerntrail-points-steps_disc = Marker für Schritte
westerntrail-points-job_token = Arbeitsmarkt-Anzeiger
westerntrail-points-bid = Gebot für den Platz

## Options

westerntrail-option-preset = Art der Partie
westerntrail-option-preset-own = Wie unten eingestellt
westerntrail-option-preset-standard = Standard
westerntrail-option-preset-first_game = Erste Partie
westerntrail-option-preset-help = In einer ersten Partie steht jedes neutrale Gebäude auf dem Platz seines Buchstabens, und alle eigenen Gebäude zeigen Seite a; in der Standardpartie entscheidet über beides der Zufall.
westerntrail-option-neutral_layout = Neutrale Gebäude
westerntrail-option-neutral_layout-random = Zufällig
westerntrail-option-neutral_layout-letters = Nach Buchstaben
westerntrail-option-neutral_layout-help = Die sieben neutralen Gebäude werden gemischt, oder jedes steht auf dem Platz seines Buchstabens.
westerntrail-option-building_sides = Seiten der Gebäude
westerntrail-option-building_sides-random = Zufällig
westerntrail-option-building_sides-all_a = Alle mit Seite a
westerntrail-option-building_sides-chosen = Ausgewählt
westerntrail-option-building_sides-help = Welche Seite jeder Nummer gilt, für alle gleich: ein Münzwurf je Nummer, überall Seite a, oder die Person auf dem ersten Platz wählt aus.
westerntrail-option-objectives_in_kansas_city = Auftragskarten in Kansas City
westerntrail-option-objectives_in_kansas_city-false = Nein
westerntrail-option-objectives_in_kansas_city-true = Ja
westerntrail-option-objectives_in_kansas_city-help = Auftragskarten können auch in Kansas City ausgespielt werden, bis die Hand für das Einkommen gezeigt wird.
westerntrail-option-phase_b_pass = An einem Ort nichts tun
westerntrail-option-phase_b_pass-true = Erlaubt
westerntrail-option-phase_b_pass-false = Nicht erlaubt
westerntrail-option-phase_b_pass-help = Du darfst einen Ort verlassen, ohne etwas getan zu haben. Ist das nicht erlaubt, musst du wenigstens eine einfache Hilfsaktion machen.
westerntrail-option-open_discards = Offene Ablagestapel
westerntrail-option-open_discards-true = Ja
westerntrail-option-open_discards-false = Nur die oberste Karte
westerntrail-option-open_discards-help = Alle dürfen alle Ablagestapel durchsehen. Sonst sehen die anderen von deinem nur die oberste Karte.
westerntrail-option-seats_by_bidding = Bieten um die Reihenfolge
westerntrail-option-seats_by_bidding-false = Nein
westerntrail-option-seats_by_bidding-true = Ja
westerntrail-option-seats_by_bidding-help = Vor dem ersten Zug bieten alle Siegpunkte für die Plätze der Reihenfolge, jeder mit seinem Geld und seinem Start-Auftrag. Das Gebot wird am Ende von deinen Punkten abgezogen. Eine Variante aus dem Spielerkreis.
westerntrail-option-four_player_proportions = Verhältnisse wie zu viert
westerntrail-option-four_player_proportions-false = Nein
westerntrail-option-four_player_proportions-true = Ja
westerntrail-option-four_player_proportions-help = Zu zweit oder zu dritt bleiben einige Plättchen des Vorrats und einige Rinderkarten in der Schachtel, damit ein ebenso großer Teil ins Spiel kommt wie zu viert. Zu viert ändert sich nichts. Eine Variante aus dem Spielerkreis.

## A bot of its own

westerntrail-bot-drover = Treiber
westerntrail-bot-drover-help = Spielt nur Great Western Trail, mit einem Plan für die nächsten Reisen.

## Fitting its numbers

westerntrail-fit-round = Runde { $round }: Der Treiber kommt zu zweit auf { $points } Punkte; der Ausblick verfehlt die Endpunkte um { $error }.
westerntrail-fit-few = Um die Gewichte zu verbessern, braucht es mindestens { $games } Partien pro Runde: Verlange mit --games mehr.
westerntrail-fit-mended = Runde { $round }: Treiber mit Vorlieben aller Art kamen im Mittel auf { $points } Punkte; die Gewichte sind einen Schritt auf die zugegangen, die mehr brachten.
