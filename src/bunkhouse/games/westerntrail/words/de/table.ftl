### Great Western Trail, der Tisch im Browser. $tile, $card, $city, $space, $worker, $rail … sind Namen aus westerntrail.ftl.

westerntrail-ui-board = Der Rinderpfad, die Eisenbahn und die Märkte
westerntrail-ui-part-trail = Rinderpfad
westerntrail-ui-part-rail = Eisenbahn
westerntrail-ui-part-markets = Märkte
westerntrail-ui-part-ranch = Ablage
westerntrail-ui-player-board = Spielerablage
westerntrail-ui-zoom-in = Größer
westerntrail-ui-zoom-out = Kleiner
westerntrail-ui-zoom-all = Alles
westerntrail-ui-none = nichts
westerntrail-ui-or = oder
westerntrail-ui-why-not = Warum nicht?

## Keys

westerntrail-ui-key-choose = Eine Karte neben dem Plan wählen
westerntrail-ui-key-end = Beenden, verzichten, fertig
westerntrail-ui-key-board = Spielerablage öffnen oder schließen

## Printed actions, verb by verb

westerntrail-ui-do-discard = { $what } abwerfen
westerntrail-ui-do-pay = ${ $amount } zahlen
westerntrail-ui-do-engine-back = Lok { $amount } zurück
westerntrail-ui-do-engine-back-min = Lok 1 oder mehr zurück
westerntrail-ui-do-money = ${ $amount } erhalten
westerntrail-ui-do-money-per = ${ $amount } je { $what }
westerntrail-ui-do-certificate =
    { $amount ->
        [one] 1 Zertifikat
       *[other] { $amount } Zertifikate
    }
westerntrail-ui-do-certificate-most = Zertifikate bis zum Limit
westerntrail-ui-do-certificate-per =
    { $amount ->
        [one] 1 Zertifikat je { $what }
       *[other] { $amount } Zertifikate je { $what }
    }
westerntrail-ui-do-engine = Lok bis zu { $amount } vor
westerntrail-ui-do-engine-per = Lok vor, bis zu 1 je { $what }
westerntrail-ui-do-hire =
    { $sign ->
        [plus] Arbeiter einstellen, ${ $size } teurer
        [minus] Arbeiter einstellen, ${ $size } billiger
       *[none] Arbeiter einstellen
    }
westerntrail-ui-do-build = bauen, ${ $amount } je nötigem Handwerker
westerntrail-ui-do-buy-cattle = Rinder kaufen
westerntrail-ui-do-remove-hazard = eine Gefahr entfernen
westerntrail-ui-do-trade = Handel mit den Indianern
westerntrail-ui-do-aux = eine Hilfsaktion, einfach oder doppelt
westerntrail-ui-do-herder = Viehtreiber bis zu { $amount } weiter, dann diesen Ort nutzen
westerntrail-ui-do-herder-free = Viehtreiber bis zu { $amount } weiter, ohne Gebühren
westerntrail-ui-do-draw =
    { $amount ->
        [one] 1 Karte ziehen, 1 abwerfen
       *[other] { $amount } Karten ziehen, ebenso viele abwerfen
    }
westerntrail-ui-do-draw-up-to = bis zu { $amount } Karten ziehen, ebenso viele abwerfen
westerntrail-ui-do-draw-per = bis zu 1 Karte je { $what } ziehen, ebenso viele abwerfen
westerntrail-ui-do-objective-discard = eine Auftragskarte nehmen
westerntrail-ui-do-objective-hand = eine Auftragskarte auf die Hand nehmen
westerntrail-ui-do-remove-cards =
    { $amount ->
        [one] 1 Karte aus dem Spiel nehmen
       *[other] bis zu { $amount } Karten aus dem Spiel nehmen
    }
westerntrail-ui-do-station-behind = einen Bahnhof hinter der Lok ausbauen
westerntrail-ui-do-adjacent = ein benachbartes Gebäude nutzen
westerntrail-ui-do-delivery = außerordentliche Lieferung
westerntrail-ui-what-jersey = ein Jersey
westerntrail-ui-what-dutch-belt = ein Dutch Belt
westerntrail-ui-what-black-angus = ein Black Angus
westerntrail-ui-what-guernsey = ein Guernsey
westerntrail-ui-what-holstein = ein Holstein
westerntrail-ui-what-brown-swiss = ein Brown Swiss
westerntrail-ui-what-ayrshire = ein Ayrshire
westerntrail-ui-what-west-highland = ein West Highland
westerntrail-ui-what-texas-longhorn = ein Texas Longhorn
westerntrail-ui-what-any-cattle = eine beliebige Rinderkarte
westerntrail-ui-what-any-card = eine beliebige Karte
westerntrail-ui-what-pair = zwei Rinderkarten einer Rasse
westerntrail-ui-what-objective = eine Auftragskarte
westerntrail-ui-what-own-forest-building = eigenem Gebäude im Wald
westerntrail-ui-what-teepee-pair = Paar aus grünem und blauem Tipi
westerntrail-ui-what-engineer = Ingenieur
westerntrail-ui-what-cowboy = Cowboy
westerntrail-ui-what-single-or-double = einfach oder doppelt
westerntrail-ui-what-by-engine-back = mit der Lok

## What objectives ask for

westerntrail-ui-need-building = Gebäude
westerntrail-ui-need-green-teepee = grünes Tipi
westerntrail-ui-need-blue-teepee = blaues Tipi
westerntrail-ui-need-hazard = Gefahrenplättchen
westerntrail-ui-need-station = Bahnhof
westerntrail-ui-need-cattle-3 = Rind mit Wert 3
westerntrail-ui-need-cattle-4 = Rind mit Wert 4
westerntrail-ui-need-cattle-5 = Rind mit Wert 5
westerntrail-ui-need-san-francisco = Lieferung nach San Francisco

## The map

westerntrail-ui-free-space = frei für ein Gebäude
westerntrail-ui-in-forest = im Wald
westerntrail-ui-off-trail = neben dem Pfad: nie ein Ort zum Anhalten
westerntrail-ui-owned-by = gehört { $name }
westerntrail-ui-herders-here = hier: { $names }
westerntrail-ui-needs-craftsmen = nötige Handwerker: { $count }
westerntrail-ui-final-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
westerntrail-ui-toll = Gebühr ${ $amount }
westerntrail-ui-toll-bank = ${ $amount } an die Bank
westerntrail-ui-toll-player = ${ $amount } an { $name }
westerntrail-ui-trip-cost =
    { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }, { $toll ->
        [0] keine Gebühr
       *[other] Gebühr ${ $toll }
    }
westerntrail-ui-more-ways = { $count } Wege
westerntrail-ui-by-way = über { $space }
westerntrail-ui-stop-kansas = Herde verkaufen, liefern, von vorn beginnen
westerntrail-ui-stop-auxiliary = nur eine einfache Hilfsaktion
westerntrail-ui-trade-gain = Handel: ${ $amount } erhalten
westerntrail-ui-trade-cost = Handel: ${ $amount } zahlen
westerntrail-ui-kansas-city = Kansas City
westerntrail-ui-foresight-tile = Spalte { $column }: { $tile }
westerntrail-ui-foresight-help = Wartet in Kansas City: dort wird aus jeder Spalte eines der beiden Plättchen gewählt.
westerntrail-ui-choose-worker = kommt auf den Arbeitsmarkt
westerntrail-ui-choose-hazard = kommt auf den Rinderpfad
westerntrail-ui-choose-teepee = kommt ins Indianerdorf
westerntrail-ui-job-market = Arbeitsmarkt
westerntrail-ui-cattle-market = Rindermarkt
westerntrail-ui-job = { $worker }, ${ $fee }, Reihe { $row }
westerntrail-ui-fee = Einstellungskosten ${ $fee }
westerntrail-ui-row = Reihe { $row }
westerntrail-ui-row-shut = noch nicht zu haben: der Anzeiger liegt in dieser Reihe
westerntrail-ui-token = Arbeitsmarkt-Anzeiger
westerntrail-ui-token-help = Neue Arbeiter kommen in seine Reihe; ist sie voll, rückt er hinab. Verlässt er den Markt, beginnt das Ende, und wer ihn nimmt, hat 2 Punkte.
westerntrail-ui-arrow-plain = Hier geschieht nichts, wenn der Anzeiger vorbeikommt.
westerntrail-ui-arrow-yellow = Kommt der Anzeiger hier vorbei, wird der Rindermarkt aufgefüllt.
westerntrail-ui-arrow-red = Verlässt der Anzeiger diese Reihe, beginnt das Ende des Spiels.
westerntrail-ui-objectives = Aufträge
westerntrail-ui-objective-deck =
    { $count ->
        [one] Auftragsstapel: 1 Karte
       *[other] Auftragsstapel: { $count } Karten
    }
westerntrail-ui-market-card = { $card }, { $count } auf dem Markt, je { $points } Punkte
westerntrail-ui-market-deck =
    { $count ->
        [one] Rinderstapel: 1 Karte
       *[other] Rinderstapel: { $count } Karten
    }
westerntrail-ui-prices = Preise der Rinder nach Zuchtwert und eingesetzten Cowboys
westerntrail-ui-price =
    { $cowboys ->
        [one] 1 Cowboy
       *[other] { $cowboys } Cowboys
    }: { $cards ->
        [one] ${ $price }
       *[other] ${ $price } für zwei
    }
westerntrail-ui-breeding-value = Zuchtwert { $value }
westerntrail-ui-import-value = Stadtwert { $value }
westerntrail-ui-disc-any = nimmt einen Marker von einem weißen Platz
westerntrail-ui-disc-black = nimmt jeden Marker, auch von einem schwarzen Platz
westerntrail-ui-station-cost =
    Bahnhof ${ $cost }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
westerntrail-ui-station-yours = dein Bahnhof
westerntrail-ui-built-by = ausgebaut von { $names }
westerntrail-ui-left-worker = hier blieb: { $worker }
westerntrail-ui-rail-to = Strecke { $rail }
westerntrail-ui-engine-at = Lok auf { $rail }
westerntrail-ui-below-city = unter { $city }
westerntrail-ui-permanent-certificate = permanentes Zertifikat
westerntrail-ui-master-workers = { $points } Punkt je Arbeiter
westerntrail-ui-master-objectives = { $points } Punkte je { $group } Auftragskarten im Auftragsbereich
westerntrail-ui-master-hazards = { $points } Punkte je { $group } Gefahrenplättchen
westerntrail-ui-master-teepees = { $points } Punkte je Paar aus grünem und blauem Tipi
westerntrail-ui-master-certificates = { $points } Punkte je { $group } Zertifikate

## Deliveries

westerntrail-ui-delivery-missing = { $count } zu wenig
westerntrail-ui-delivery-taken = dein Marker liegt schon dort
westerntrail-ui-delivery-no-disc = dafür ist kein Marker zu haben
westerntrail-ui-delivery-spend =
    { $count ->
        [one] 1 Zertifikat ausgeben
       *[other] { $count } Zertifikate ausgeben
    }
westerntrail-ui-gain-money = +${ $amount }
westerntrail-ui-transport = Transport ${ $amount }
westerntrail-ui-arrows-done = vollendet den Pfeil zu { $cities }
westerntrail-ui-arrow-objectives =
    { $count ->
        [one] 1 Auftragskarte
       *[other] { $count } Auftragskarten
    }
westerntrail-ui-city-discs = hierher geliefert: { $names }
westerntrail-ui-link-help = Zählt, sobald du in beiden Städten Marker hast.
westerntrail-ui-link-done = du hast beide
westerntrail-ui-crossing = Bahnübergang
westerntrail-ui-crossing-help = Eine Lieferung in eine Stadt dahinter kostet $1, falls deine Lok noch nicht vorbei ist.
westerntrail-ui-discs-free = macht einen davon frei: { $discs }
westerntrail-ui-delivered-to = Geliefert nach { $cities }
westerntrail-ui-income = ${ $amount }
westerntrail-ui-reaches = reicht bis { $city }

## Hand and herd

westerntrail-ui-hand = Hand
westerntrail-ui-hand-empty = keine Karten
westerntrail-ui-hand-worth =
    { $certificates ->
        [0] in Kansas City { $value } wert
       *[other] in Kansas City { $value } wert, mit allen Zertifikaten { $total }
    }
westerntrail-ui-left-in-hand = { $count } auf der Hand
westerntrail-ui-herd = Herde
westerntrail-ui-in-hand = Hand
westerntrail-ui-in-deck = Nachziehstapel
westerntrail-ui-in-hand-or-deck = Hand oder Stapel
westerntrail-ui-in-discard = Ablage
westerntrail-ui-together = zusammen
westerntrail-ui-unknown-cards =
    { $count ->
        [one] und 1 Karte, die nur ihr Besitzer gesehen hat
       *[other] und { $count } Karten, die nur ihr Besitzer gesehen hat
    }
westerntrail-ui-objective-needs = braucht { $needs }
westerntrail-ui-objective-points =
    { $penalty ->
        [0] { $points } Punkte
       *[other] { $points } Punkte, sonst −{ $penalty }
    }

## The player board

westerntrail-ui-auxiliaries = Hilfsaktionen
westerntrail-ui-single = Einfach
westerntrail-ui-double = Doppelt
westerntrail-ui-workers = Arbeiter
westerntrail-ui-certificate-track = Zertifikate und Marker
westerntrail-ui-permanent = permanent
westerntrail-ui-unbuilt = Noch nicht gebaute Gebäude: { $count }
westerntrail-ui-won = Gewonnen
westerntrail-ui-score = Punkte, wenn jetzt Schluss wäre
westerntrail-ui-goal-met = Erfüllt: { $points } Punkte
westerntrail-ui-goal-open =
    { $penalty ->
        [0] Nicht erfüllt
       *[other] Nicht erfüllt: −{ $penalty }
    }
westerntrail-ui-goal-missing = es fehlt: { $needs }
westerntrail-ui-goal-shared = was sie braucht, zählt schon für eine andere Karte
westerntrail-ui-goal-ready = du hast alles, was sie braucht
westerntrail-ui-goals-waiting = Noch nicht ausgespielt
westerntrail-ui-money = ${ $amount }
westerntrail-ui-cowboys =
    { $count ->
        [one] 1 Cowboy
       *[other] { $count } Cowboys
    }
westerntrail-ui-craftsmen = { $count } Handwerker
westerntrail-ui-engineers =
    { $count ->
        [one] 1 Ingenieur
       *[other] { $count } Ingenieure
    }
westerntrail-ui-certificates =
    Zertifikate { $count } von höchstens { $limit }{ $permanent ->
        [0] { "" }
       *[other] , { $permanent } permanent
    }
westerntrail-ui-steps =
    { $count ->
        [one] bis zu 1 Schritt
       *[other] bis zu { $count } Schritte
    }
westerntrail-ui-cards = { $hand } Handkarten (Limit { $limit }), { $deck } im Nachziehstapel, { $discard } abgelegt
westerntrail-ui-hazards = Gefahrenplättchen: { $count }
westerntrail-ui-teepees = Tipis: { $green } grün, { $blue } blau
westerntrail-ui-stations = Bahnhöfe: { $count }

## How long it lasts

westerntrail-ui-supply = Vorrat
westerntrail-ui-turns-left =
    { $count ->
        [one] Etwa noch 1 Zug für jeden
       *[other] Etwa noch { $count } Züge für jeden
    }
westerntrail-ui-last-turns = Das Ende hat begonnen: alle anderen haben noch einen letzten Zug.
westerntrail-ui-game-over = Das Spiel ist zu Ende
westerntrail-ui-workers-to-come =
    { $count ->
        [one] noch 1 Arbeiter, dann beginnt das Ende
       *[other] noch { $count } Arbeiter, dann beginnt das Ende
    }
westerntrail-ui-pile = Stapel { $number }: { $count } Plättchen

## Choices

westerntrail-ui-ask-act = Nutze diesen Ort oder stattdessen eine einfache Hilfsaktion
westerntrail-ui-ask-act-more = Noch etwas an diesem Ort?
westerntrail-ui-ask-act-elsewhere = Hier nur eine einfache Hilfsaktion
westerntrail-ui-ask-move = Reite weiter: 1 bis { $steps } Schritte
westerntrail-ui-ask-trip-free = Freier Ritt bis zu { $steps } Schritte, dort ohne Aktionen
westerntrail-ui-ask-hire =
    Wen stellst du ein? { $change ->
        [0] Zu den aufgedruckten Kosten
        [-1] $1 billiger
        [-2] $2 billiger
       *[other] ${ $change } teurer
    }
westerntrail-ui-ask-hire-more =
    Noch jemanden einstellen? { $change ->
        [0] Zu den aufgedruckten Kosten
        [-1] $1 billiger
        [-2] $2 billiger
       *[other] ${ $change } teurer
    }
westerntrail-ui-ask-build = Welches Gebäude? ${ $rate } je nötigem Handwerker
westerntrail-ui-ask-build-space = Wohin kommt { $building }?
westerntrail-ui-ask-engine-back-any = Wie weit fährt deine Lok zurück?
westerntrail-ui-ask-station-master = Lässt du einen Arbeiter für den Bahnhofsvorsteher hier?
westerntrail-ui-ask-line-end = Ende der Strecke: wohin fährt deine Lok zurück? +$3
westerntrail-ui-ask-certificates = Herde { $value } wert: wie viele Zertifikate gibst du aus?
westerntrail-ui-draws = { $name } zieht { $count } Karten.
westerntrail-ui-drafted = Was du entworfen hast
westerntrail-ui-back-to-here = Von hier an zurücknehmen
westerntrail-ui-show-all = Alle Möglichkeiten
westerntrail-ui-building = Gebäude { $id }
westerntrail-ui-up-to-cost = bis zu ${ $amount }
westerntrail-ui-replaces = ersetzt { $tile }
westerntrail-ui-column-bonus = bringt: { $bonus }
westerntrail-ui-aux-single = einfache Hilfsaktion
westerntrail-ui-aux-double = doppelte Hilfsaktion
westerntrail-ui-aux-instead = statt der Aktionen dieses Ortes
westerntrail-ui-top-card = Oberste Karte des Stapels
westerntrail-ui-disc-of-station = versetzt seinen Marker: der Bahnhof ist verloren
westerntrail-ui-give-worker = bleibt für immer dort; du erhältst: { $master }
westerntrail-ui-cowboys-used =
    { $count ->
        [one] mit 1 Cowboy
       *[other] mit { $count } Cowboys
    }
westerntrail-ui-two-cards = für zwei Karten
westerntrail-ui-second-card = zweite Karte, schon bezahlt
westerntrail-ui-add-cards = Zwei neue Karten auf den Markt
westerntrail-ui-play-card = { $card } ausspielen
westerntrail-ui-discard-card = { $card } abwerfen
westerntrail-ui-remove-card = { $card } ganz aus dem Spiel nehmen
westerntrail-ui-draw-cards =
    { $count ->
        [one] 1 Karte ziehen
       *[other] { $count } Karten ziehen
    }
westerntrail-ui-discard-as-many = danach ebenso viele abwerfen
westerntrail-ui-spend =
    { $count ->
        [0] Kein Zertifikat ausgeben
        [one] 1 Zertifikat ausgeben
       *[other] { $count } Zertifikate ausgeben
    }
westerntrail-ui-pass = Verzichten
westerntrail-ui-pass-help = dieses Angebot auslassen
westerntrail-ui-end = Zug beenden
westerntrail-ui-end-help = Hand auffüllen
westerntrail-ui-done = Nichts mehr kaufen
westerntrail-ui-done-help = deine übrigen Cowboys ruhen
westerntrail-ui-places = Plätze der Reihenfolge
westerntrail-ui-place = Platz { $place }
westerntrail-ui-place-free = frei
westerntrail-ui-place-held = { $name } bietet { $points }
westerntrail-ui-bid = { $points } für Platz { $place } bieten
westerntrail-ui-bid-more = Einen Punkt mehr bieten
westerntrail-ui-bid-less = Einen Punkt weniger bieten
westerntrail-ui-key-bid = Für den gewählten Platz mehr oder weniger bieten
westerntrail-ui-change-money = Geld
westerntrail-ui-change-certificate = Zertifikate
westerntrail-ui-change-cowboy = Cowboys
westerntrail-ui-change-craftsman = Handwerker
westerntrail-ui-change-engineer = Ingenieure
westerntrail-ui-change-cards = Handkarten
westerntrail-ui-change-point = Punkte
