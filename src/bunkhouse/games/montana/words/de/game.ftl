### Montana, its messages in German: what happens, what is asked and refused, the names of things.
### $seat is a player's name, $seats and $others are lists of names; $goods and $workers are lists such as „2 Getreide und
### 1 Stein“ (in the accusative) or the word none; $given and $taken follow „gegen“ or a verb (accusative); $good, $worker,
### $area, $row, $side, $piece, $kind, $event, $gold and $shown are nominative phrases from this file; $source is told by
### selectors; $q and $r are a place on the map. Players are addressed by „du“, buttons are infinitives.

montana-title = Montana
montana-name = Montana
montana-line = Anheuern, sammeln und siedeln, bevor es die anderen tun.

## What happens: setting up

montana-event-start-player-drawn = { $seat } beginnt.
montana-event-side-drawn = In der Mitte der Karte liegt { $side }.
montana-event-map-laid =
    { $tiles } Landschaftsplättchen bilden die Karte{ $tries ->
        [0] .
        [one] ; sie wurden einmal neu gedreht.
       *[other] ; sie wurden { $tries }-mal neu gedreht.
    }
montana-event-start-tile-laid = Das Startplättchen liegt bei ({ $q }, { $r }).
montana-event-seat-seated =
    { $seat } beginnt mit { $silver } Silber, { $cattle ->
        [one] 1 Rind
       *[other] { $cattle } Rindern
    } und diesen Waren: { $goods }.

## What happens: the turn

montana-event-round-began = Runde { $round } beginnt.
montana-event-turn-began =
    { $extra ->
        [yes] { $seat } hat einen zusätzlichen Spielzug.
       *[no] { $seat } ist am Zug.
    }
montana-event-event-drawn =
    { $shown ->
        [none] Nächstes Ereignis: { $event }.
       *[other] Nächstes Ereignis: { $event } ({ $shown }).
    }
montana-event-event-active =
    { $shown ->
        [none] Jetzt aktiv: { $event }.
       *[other] Jetzt aktiv: { $event } ({ $shown }).
    }
montana-event-event-removed =
    { $shown ->
        [none] Dieses Ereignis ist vorbei: { $event }.
       *[other] Dieses Ereignis ist vorbei: { $event } ({ $shown }).
    }
montana-event-event-deck-shuffled =
    { $cards ->
        [one] Die einzige abgelegte Ereigniskarte wird zum neuen Stapel.
       *[other] Die { $cards } abgelegten Ereigniskarten werden zu einem neuen Stapel gemischt.
    }

## What happens: recruiting

montana-event-wheel-spun = { $seat } dreht die Anwerbungsscheibe und bekommt { $workers }.
montana-event-grain-paid = { $seat } zahlt { $grain } Getreide, rückt den Pfeil weiter und bekommt { $workers }.
montana-event-workers-returned = { $seat } schickt { $workers } zurück.

## What happens: gains

montana-event-silver-gained =
    { $source ->
        [no_cattle_bonus] { $seat } hat keine Rinder und bekommt dafür { $silver } Silber.
        [river] { $seat } baut als Erstes an diesem Flussende und bekommt { $silver } Silber.
        [shortage] { $seat } bekommt { $silver } Silber für das, was fehlt.
       *[other] { $seat } bekommt { $silver } Silber.
    }
montana-event-goods-gained =
    { $source ->
        [no_worker_bonus] { $seat } hat keine Arbeiter und bekommt dafür { $goods }.
        [great_falls] { $seat } baut als Erstes an den Great Falls und bekommt { $goods }.
        [substitute] { $seat } nimmt stattdessen { $goods }.
       *[other] { $seat } nimmt { $goods }.
    }
montana-event-workers-gained =
    { $source ->
        [rich_bonus] Silber lockt: { $seat } bekommt { $workers }.
        [helena] { $seat } baut als Erstes an der Straße nach Helena und bekommt { $workers }.
        [substitute] { $seat } nimmt stattdessen { $workers }.
       *[other] { $seat } nimmt { $workers }.
    }
montana-event-goods-missing = Der Vorrat gibt nicht her, was { $seat } bekäme: { $goods }.
montana-event-workers-missing = Der Vorrat gibt nicht her, was { $seat } bekäme: { $workers }.

## What happens: working

montana-event-bank-visited = { $seat } schickt { $workers } zur Bank und bekommt { $silver } Silber.
montana-event-area-worked =
    { $goods ->
        [none] { $seat } schickt { $workers } zur Arbeit ({ $area }) und zahlt { $silver } Silber, doch es gibt nichts zu holen.
       *[other] { $seat } schickt { $workers } zur Arbeit ({ $area }), zahlt { $silver } Silber und nimmt { $goods }.
    }
montana-event-small-space-used =
    { $goods ->
        [none] { $seat } schickt auch { $workers } auf das kleine Feld ({ $area }), doch es gibt nichts zu holen.
       *[other] { $seat } schickt auch { $workers } auf das kleine Feld ({ $area }) und nimmt { $goods }.
    }
montana-event-place-cleared = Alles besetzt, es wird geräumt ({ $area }). Der Vorrat bekommt { $workers } zurück.

## What happens: the city

montana-event-auction-opened = { $seat } eröffnet in der Stadt eine Versteigerung.
montana-event-bid-placed =
    { $price ->
        [one] { $seat } bietet 1 Kürbis: { $row }.
       *[other] { $seat } bietet { $price } Kürbisse: { $row }.
    }
montana-event-outbid = { $seat } wird überboten ({ $row }), und zwar von { $others }.
montana-event-auction-passed = { $seat } passt und geht in den Gemischtwarenladen.
montana-event-reward-won =
    { $price ->
        [one] { $seat } zahlt 1 Kürbis und gewinnt: { $row }.
       *[other] { $seat } zahlt { $price } Kürbisse und gewinnt: { $row }.
    }
montana-event-goods-upgraded =
    { $goods ->
        [none] { $seat } tauscht nichts ein.
       *[other] { $seat } tauscht { $goods } gegen große Stücke.
    }

## What happens: building

montana-event-field-built =
    { $seat } baut bei ({ $q }, { $r }){ $settlements ->
        [one] { "" }
       *[other] { " " }{ $settlements } Siedlungen
    }{ $goods ->
        [none] { "." }
       *[other] { " " }für { $goods }.
    }
montana-event-surcharge-paid =
    { $source ->
        [event] Darunter wegen des Ereignisses: { $goods }.
        [watchtower] { $seat } zahlt wegen eines Wachturms noch { $goods }.
       *[helena] { $seat } zahlt { $goods } für Helena.
    }
montana-event-settlement-placed = { $seat } setzt: { $piece }.
montana-event-line-completed =
    { $lines ->
        [one] { $seat } vollendet eine Viererreihe
       *[other] { $seat } vollendet { $lines } Viererreihen
    }: { $settlements ->
        [one] 1 Siedlung mehr auf diesem Feld, kostenlos.
       *[other] { $settlements } Siedlungen mehr auf diesem Feld, kostenlos.
    }
montana-event-cattle-taken = { $seat } nimmt das Rind von diesem Feld.
montana-event-canteen-taken = { $seat } nimmt die Wasserflasche vom See bei ({ $q }, { $r }).
montana-event-middle-opened = { $seat } öffnet die Mitte von { $side } für alle.
montana-event-market-exchanged = { $seat } tauscht am Markt { $given } gegen { $taken }.
montana-event-gate-paid = { $others } zahlt { $silver } Silber am Tor von { $seat }.
montana-event-building-ended =
    { $fields ->
        [one] { $seat } hat auf 1 Feld gebaut
       *[other] { $seat } hat auf { $fields } Feldern gebaut
    }{ $silver ->
        [0] { "." }
       *[other] { " " }und bekommt { $silver } Silber.
    }

## What happens: free actions

montana-event-cattle-traded-for-good = { $seat } gibt 1 Rind ab und bekommt dafür: { $good }.
montana-event-cattle-traded-for-silver = { $seat } gibt 1 Rind ab und bekommt dafür { $silver } Silber.
montana-event-cattle-traded-for-worker = { $seat } gibt 1 Rind ab und bekommt dafür: { $worker }.
montana-event-workers-sold = { $seat } gibt { $workers } für { $silver } Silber zurück.
montana-event-goods-sold = { $seat } verkauft { $goods } für { $silver } Silber.
montana-event-worker-hired = { $seat } zahlt { $silver } Silber und stellt ein: { $worker }.
montana-event-goods-bought = { $seat } kauft { $goods } für { $silver } Silber.

## What happens: mountains

montana-event-mountains-looked-at =
    { $tiles ->
        [one] { $seat } sieht sich 1 Bergplättchen an.
       *[other] { $seat } sieht sich { $tiles } Bergplättchen an.
    }
montana-event-mountain-seen =
    { $shown ->
        [none] Im Berg bei ({ $q }, { $r }): { $gold }.
       *[other] Im Berg bei ({ $q }, { $r }): { $gold } ({ $shown }).
    }
montana-event-mountain-taken = { $seat } nimmt das Bergplättchen bei ({ $q }, { $r }).
montana-event-mountains-left = { $seat } lässt die Berge in Ruhe.
montana-event-gold-used =
    { $shown ->
        [none] { $seat } spielt ein Bergplättchen: { $gold }.
       *[other] { $seat } spielt ein Bergplättchen: { $gold } ({ $shown }).
    }

## What happens: the end

montana-event-canteen-spent = { $seat } trinkt aus der Wasserflasche und macht weiter.
montana-event-end-triggered = { $seat } hat die letzte Siedlung gesetzt: Runde { $round } ist die letzte.
montana-event-nowhere-to-build = Kein freies Feld ist mehr zu erreichen: Das Spiel endet mit Runde { $round }.
montana-event-round-limit-reached = Das Spiel endet nach { $round } Runden.
montana-event-settlements-counted =
    { $seat } hat { $settlements ->
        [one] 1 Siedlung
       *[other] { $settlements } Siedlungen
    } gesetzt und besitzt { $cattle ->
        [one] 1 Rind
       *[other] { $cattle } Rinder
    } und { $silver } Silber.
montana-event-game-ended =
    { $seats } { $count ->
        [one] gewinnt
       *[other] teilen sich den Sieg
    } mit { $settlements ->
        [one] 1 Siedlung
       *[other] { $settlements } Siedlungen
    }.

## What a player is asked

montana-ask-start-field = Wähle das Feld für das Startplättchen.
montana-ask-main = Du bist am Zug: anwerben, arbeiten oder bauen.
montana-ask-invite = Dein Silber lockt Leute an. Welchen Arbeiter nimmst du?
montana-ask-grain = Wie viel Getreide zahlst du, um den Pfeil weiterzurücken und zwei weitere Arbeiter zu nehmen?
montana-ask-return =
    { $number ->
        [one] Dein Tableau ist voll. Welcher Arbeiter geht zurück?
       *[other] Dein Tableau ist voll. Welche { $number } Arbeiter gehen zurück?
    }
montana-ask-bank-workers =
    { $number ->
        [one] Welchen Arbeiter schickst du zur Bank?
       *[other] Welche { $number } Arbeiter schickst du zur Bank?
    }
montana-ask-area-workers = Wen schickst du zur Arbeit ({ $area })? Einen gelernten Arbeiter oder zwei beliebige.
montana-ask-small-space = Kleines Feld ({ $area }): Schickst du einen gelernten oder zwei beliebige Arbeiter für eine Ware mehr?
montana-ask-open-bid =
    { $pumpkins ->
        [one] Du eröffnest die Versteigerung mit 1 Kürbis. Wohin kommt dein Lieferant?
       *[other] Du eröffnest die Versteigerung mit { $pumpkins } Kürbissen. Wohin kommt dein Lieferant?
    }
montana-ask-bid =
    { $pumpkins ->
        [one] Du hast 1 Kürbis. Bietest du oder passt du?
       *[other] Du hast { $pumpkins } Kürbisse. Bietest du oder passt du?
    }
montana-ask-reward = Deine Belohnung ({ $row }): Was nimmst oder tauschst du?
montana-ask-surcharge =
    { $number ->
        [one] Ein Wachturm verlangt noch eine Ware, die auf dem Feld abgebildet ist. Welche?
       *[other] Wachtürme verlangen noch { $number } Waren, die auf dem Feld abgebildet sind. Welche zahlst du zuerst?
    }
montana-ask-large = Helena kostet große Waren in beliebiger Mischung. Welche zahlst du?
montana-ask-piece =
    { $number ->
        [one] Welche Siedlung setzt du? Sie liegt dann obenauf.
       *[other] Hierher kommen { $number } Siedlungen, von unten nach oben. Welche ist die nächste?
    }
montana-ask-water = Du darfst eine Wasserflasche nehmen. Welche?
montana-ask-exchange =
    { $number ->
        [one] Markt: Tauschst du eine Ware mit dem Vorrat?
       *[other] Markt: Du darfst { $number } Waren mit dem Vorrat tauschen, eine nach der anderen.
    }
montana-ask-more =
    { $fields ->
        [one] Du hast auf 1 Feld gebaut. Baust du weiter?
       *[other] Du hast auf { $fields } Feldern gebaut. Baust du weiter?
    }
montana-ask-sell-workers = Welche Arbeiter gibst du für Silber zurück?
montana-ask-sell-goods = Welche Waren verkaufst du?
montana-ask-instead =
    { $number ->
        [one] Im Vorrat fehlt 1 Ware. Nimmst du stattdessen eine andere kleine?
       *[other] Im Vorrat fehlen { $number } Waren. Nimmst du stattdessen andere kleine?
    }
montana-ask-instead-worker =
    { $number ->
        [one] Im Vorrat fehlt 1 Arbeiter. Nimmst du stattdessen einen anderen?
       *[other] Im Vorrat fehlen { $number } Arbeiter. Nimmst du stattdessen andere?
    }
montana-ask-after-main = Deine Hauptaktion ist getan. Noch freie Aktionen, oder beendest du den Spielzug?
montana-ask-look = Du hast neben Bergen gebaut. Siehst du dir ihre Plättchen an?
montana-ask-take = Welches Bergplättchen nimmst du? Du kannst es ab deinem nächsten Spielzug nutzen.
montana-ask-spend = Gibst du eine Wasserflasche für einen zusätzlichen Spielzug ab?

## Why something is not possible

montana-no-game-over = Das Spiel ist zu Ende.
montana-no-chance = Darüber entscheidet der Zufall, kein Spieler.
montana-no-not-asked = Du wirst gerade nichts gefragt.
montana-no-not-now = Das geht jetzt nicht.
montana-no-must-choose = Hier kannst du nicht passen: Wähle eine der Möglichkeiten.
montana-no-no-main-action = Das ist eine Hauptaktion, und die wählst du gerade nicht.
montana-no-not-these-workers = Diese Arbeiter passen hier nicht, oder du hast sie nicht.
montana-no-not-this = Das ist nicht unter den Möglichkeiten.
montana-no-no-hex = An dieser Stelle der Karte ist nichts.
montana-no-no-land = Du kannst nur auf Land bauen. Hier ist: { $kind }.
montana-no-locked = Die Mitte ist gesperrt, bis jemand an ihrem Zugang gebaut hat.
montana-no-start-tile = Hier liegt das Startplättchen.
montana-no-occupied = Hier steht schon eine Siedlung.
montana-no-not-adjacent = Dieses Feld grenzt weder an das Startplättchen noch an eine Siedlung, die für dich zählt.
montana-no-no-settlement = Du hast keine Siedlung mehr, die du in diesem Spielzug setzen darfst.
montana-no-cannot-pay = Du kannst dieses Feld nicht bezahlen. Du brauchst noch { $goods }.
montana-no-too-few-large = Dieses Feld kostet { $number } große Waren, Kupfer und Stein in beliebiger Mischung; du hast weniger.
montana-no-event-surcharge = Wegen des Ereignisses zahlst du für jedes Feld noch { $goods }; das hast du nicht.
montana-no-watchtower =
    { $number ->
        [one] Wegen eines Wachturms brauchst du noch 1 Ware, die auf dem Feld abgebildet ist.
       *[other] Wegen der Wachtürme brauchst du noch { $number } Waren, die auf dem Feld abgebildet sind.
    }
montana-no-closed = Ein Ereignis sperrt diesen Ort: { $area }.
montana-no-no-pumpkins = Du könntest keinen Platz bezahlen, auch nicht mit dem geschenkten Kürbis.
montana-no-no-space = So ein Feld hat die Bank nicht.
montana-no-space-taken = Auf diesem Feld stehen Arbeiter, bis der ganze Ort geräumt wird.
montana-no-too-few-workers =
    { $number ->
        [one] Dieses Feld braucht 1 Arbeiter, und du hast keinen.
       *[other] Dieses Feld braucht { $number } Arbeiter; du hast weniger.
    }
montana-no-no-crew = Du brauchst einen gelernten Arbeiter ({ $worker }) oder zwei beliebige.
montana-no-too-little-silver = Dieses Feld kostet { $silver } Silber; du hast weniger.
montana-no-no-extra-recruits = Das Ereignis verbietet, Getreide für weitere Arbeiter zu zahlen.
montana-no-too-little-grain = Du hast nur { $grain } Getreide.
montana-no-not-to-the-right = Ein neues Gebot muss rechts vom Lieferanten in dieser Zeile stehen.
montana-no-too-few-pumpkins =
    { $price ->
        [one] Diese Spalte kostet 1 Kürbis, und du hast keinen.
       *[other] Diese Spalte kostet { $price } Kürbisse; du hast weniger.
    }
montana-no-one-special = In diesem Spielzug kannst du keine weitere besondere Siedlung setzen: { $piece }.
montana-no-no-such-piece = Das hast du nicht mehr: { $piece }.
montana-no-no-free-action = Freie Aktionen sind in diesem Moment nicht erlaubt.
montana-no-no-cattle-trade = Das Ereignis verbietet den Rinderhandel.
montana-no-no-cattle = Du hast keine Rinder.
montana-no-too-many-workers = Du hast mehr als acht Arbeiter: Bestimme erst, wer zurückgeht.
montana-no-not-in-supply = Im Vorrat ist nichts davon.
montana-no-no-such-offer = Kein aktives Ereignis macht dieses Angebot.
montana-no-offer-used = Du hast das Angebot des Ereignisses in diesem Spielzug schon genutzt.
montana-no-cannot-use-offer = Dir fehlt, was das Angebot verlangt, oder dem Vorrat, was es gibt.
montana-no-no-such-tile =
    { $shown ->
        [none] So ein Bergplättchen hast du nicht: { $gold }.
       *[other] So ein Bergplättchen hast du nicht: { $gold } ({ $shown }).
    }
montana-no-tile-too-new =
    { $shown ->
        [none] Dieses Plättchen kannst du ab deinem nächsten Spielzug nutzen: { $gold }.
       *[other] Dieses Plättchen kannst du ab deinem nächsten Spielzug nutzen: { $gold } ({ $shown }).
    }
montana-no-no-exchange =
    { $shown ->
        [none] Du brauchst 2 Rinder, und die Ware muss im Vorrat sein: { $gold }.
       *[other] Du brauchst 2 Rinder, und die Ware muss im Vorrat sein: { $gold } ({ $shown }).
    }

## What a player can choose

montana-choice-recruit = Anwerben: die Scheibe drehen
montana-choice-city = In der Stadt eine Versteigerung eröffnen
montana-choice-stop = Aufhören
montana-choice-pass = Passen
montana-choice-trade_silver = Ein Rind gegen Silber tauschen
montana-choice-sell = Verkaufen, was das Ereignis sucht
montana-choice-hire = Den Arbeiter des Ereignisses einstellen
montana-choice-look = Die Bergplättchen ansehen
montana-choice-spend = Wasserflasche abgeben: zusätzlicher Spielzug
montana-choice-end = Spielzug beenden
montana-choice-first = { $seat } beginnt
montana-choice-start = Startplättchen auf ({ $q }, { $r })
montana-choice-build = Auf ({ $q }, { $r }) bauen
montana-choice-water = Die Wasserflasche bei ({ $q }, { $r }) nehmen
montana-choice-take = Das Bergplättchen bei ({ $q }, { $r }) nehmen
montana-choice-turn =
    { $number ->
        [0] Das Plättchen nicht drehen
        [one] Das Plättchen um 1 Schritt drehen
       *[other] Das Plättchen um { $number } Schritte drehen
    }
montana-choice-spin = Der Pfeil bleibt auf Sektor { $number } stehen
montana-choice-grain =
    { $number ->
        [0] Kein Getreide zahlen
       *[other] { $number } Getreide zahlen
    }
montana-choice-bank = Bank, Feld { $number }
montana-choice-buy = { $number } von der Ware des Ereignisses kaufen
montana-choice-workers = { $workers } schicken
montana-choice-small =
    { $workers ->
        [none] Das kleine Feld frei lassen
       *[other] { $workers } auf das kleine Feld schicken
    }
montana-choice-return = { $workers } zurückschicken
montana-choice-sell_workers = { $workers } zurückgeben
montana-choice-upgrade =
    { $goods ->
        [none] Nichts eintauschen
       *[other] { $goods } gegen große tauschen
    }
montana-choice-collect =
    { $goods ->
        [none] Nichts nehmen
       *[other] { $goods } nehmen
    }
montana-choice-large = { $goods } zahlen
montana-choice-sell_goods = { $goods } verkaufen
montana-choice-surcharge = Außerdem zahlen: { $good }
montana-choice-instead = Stattdessen: { $good }
montana-choice-trade = Ein Rind tauschen: { $good }
montana-choice-instead_worker = Stattdessen: { $worker }
montana-choice-trade_worker = Ein Rind tauschen: { $worker }
montana-choice-invite = Nehmen: { $worker }
montana-choice-side = In der Mitte: { $side }
montana-choice-tile = Plättchen { $tile } legen
montana-choice-event =
    { $shown ->
        [none] Ziehen: { $event }
       *[other] Ziehen: { $event } ({ $shown })
    }
montana-choice-see =
    { $shown ->
        [none] Sehen: { $gold }
       *[other] Sehen: { $gold } ({ $shown })
    }
montana-choice-use =
    { $shown ->
        [none] Bergplättchen spielen: { $gold }
       *[other] Bergplättchen spielen: { $gold } ({ $shown })
    }
montana-choice-work = Arbeiten: { $area }, Feld { $space }
montana-choice-bid =
    { $price ->
        [one] 1 Kürbis bieten: { $row }, Spalte { $column }
       *[other] { $price } Kürbisse bieten: { $row }, Spalte { $column }
    }
montana-choice-piece = Setzen: { $piece }
montana-choice-exchange = { $given } gegen { $taken } tauschen

## Goods

montana-good-grain = Getreide
montana-good-grain-help = Viele Felder kosten es. Außerdem zahlst du Getreide, um den Pfeil der Scheibe weiterzurücken und zwei weitere Arbeiter anzuwerben.
montana-good-pumpkin = Kürbis
montana-good-pumpkin-help = Viele Felder kosten ihn. Außerdem bietest du in der Stadt mit Kürbissen.
montana-good-copper = Kupfer
montana-good-copper-help = Ein kleines Stück Kupfer aus der Mine. In der Stadt lässt es sich gegen ein großes tauschen.
montana-good-stone = Stein
montana-good-stone-help = Ein kleiner Stein aus dem Steinbruch. In der Stadt lässt er sich gegen einen großen tauschen.
montana-good-copper_large = großes Kupfer
montana-good-copper_large-help = Ein großes Stück gibt es nur in der Stadt oder durch ein Bergplättchen. Es zählt nie als kleines und umgekehrt.
montana-good-stone_large = großer Stein
montana-good-stone_large-help = Ein großes Stück gibt es nur in der Stadt oder durch ein Bergplättchen. Es zählt nie als kleines und umgekehrt.

montana-goods-grain = { $count } Getreide
montana-goods-pumpkin =
    { $count ->
        [one] 1 Kürbis
       *[other] { $count } Kürbisse
    }
montana-goods-copper = { $count } Kupfer
montana-goods-stone =
    { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }
montana-goods-copper_large =
    { $count ->
        [one] 1 großes Kupfer
       *[other] { $count } große Kupfer
    }
montana-goods-stone_large =
    { $count ->
        [one] 1 großen Stein
       *[other] { $count } große Steine
    }

montana-given-grain = Getreide
montana-given-pumpkin = einen Kürbis
montana-given-copper = Kupfer
montana-given-stone = einen Stein
montana-given-copper_large = großes Kupfer
montana-given-stone_large = einen großen Stein

montana-taken-grain = Getreide
montana-taken-pumpkin = einen Kürbis
montana-taken-copper = Kupfer
montana-taken-stone = einen Stein

## Workers

montana-worker-grain = Getreidearbeiter
montana-worker-grain-help = Hell. Auf dem Getreidefeld genügt er allein; anderswo braucht es zwei beliebige Arbeiter.
montana-worker-pumpkin = Kürbisarbeiter
montana-worker-pumpkin-help = Orange. Auf dem Gemüseacker genügt er allein; anderswo braucht es zwei beliebige Arbeiter.
montana-worker-copper = Kupferarbeiter
montana-worker-copper-help = Braunrot. In der Mine genügt er allein; anderswo braucht es zwei beliebige Arbeiter.
montana-worker-stone = Steinarbeiter
montana-worker-stone-help = Schwarz. Im Steinbruch genügt er allein; anderswo braucht es zwei beliebige Arbeiter.

montana-workers-grain = { $count } Getreidearbeiter
montana-workers-pumpkin = { $count } Kürbisarbeiter
montana-workers-copper = { $count } Kupferarbeiter
montana-workers-stone = { $count } Steinarbeiter

## The worker board

montana-area-mine = Mine
montana-area-mine-help = Kupfer. Stelle einen Kupferarbeiter oder zwei beliebige Arbeiter auf ein freies großes Feld, zahle sein Silber und nimm sein Kupfer; auf dem kleinen Feld daneben ebenso eines mehr, ohne Silber. Sind alle drei großen Felder besetzt, wird die Mine am Ende des Spielzugs geräumt.
montana-area-quarry = Steinbruch
montana-area-quarry-help = Stein. Stelle einen Steinarbeiter oder zwei beliebige Arbeiter auf ein freies großes Feld, zahle sein Silber und nimm seine Steine; auf dem kleinen Feld daneben ebenso einen mehr, ohne Silber. Sind alle drei großen Felder besetzt, wird der Steinbruch am Ende des Spielzugs geräumt.
montana-area-grain_field = Getreidefeld
montana-area-grain_field-help = Getreide. Stelle einen Getreidearbeiter oder zwei beliebige Arbeiter auf ein freies großes Feld, zahle sein Silber und nimm sein Getreide; auf dem kleinen Feld daneben ebenso eines mehr, ohne Silber. Sind alle drei großen Felder besetzt, wird das Getreidefeld am Ende des Spielzugs geräumt.
montana-area-vegetable_field = Gemüseacker
montana-area-vegetable_field-help = Kürbisse. Stelle einen Kürbisarbeiter oder zwei beliebige Arbeiter auf ein freies großes Feld, zahle sein Silber und nimm seine Kürbisse; auf dem kleinen Feld daneben ebenso einen mehr, ohne Silber. Sind alle drei großen Felder besetzt, wird der Gemüseacker am Ende des Spielzugs geräumt.
montana-area-bank = Bank
montana-area-bank-help = Stelle so viele Arbeiter beliebiger Farben, wie ein freies Feld verlangt, und nimm sein Silber. Sind alle Felder besetzt, wird die Bank am Ende des Spielzugs geräumt.
montana-area-city = Stadt
montana-area-city-help = Eine Versteigerung, bezahlt mit Kürbissen: außer Bergplättchen der einzige Weg zu großem Kupfer und großen Steinen. Wer sie eröffnet, bekommt 1 Kürbis; dann dürfen alle bieten, und wer überboten wird, ist sofort wieder dran.

montana-row-coppersmith = Kupferschmied
montana-row-coppersmith-help = Tausche bis zu 2 kleine Kupfer gegen große, eins gegen eins.
montana-row-stonemason = Steinmetz
montana-row-stonemason-help = Tausche bis zu 2 kleine Steine gegen große, einen gegen einen.
montana-row-foundry = Gießerei
montana-row-foundry-help = Tausche bis zu 1 kleines Kupfer und bis zu 1 kleinen Stein gegen große Stücke.
montana-row-trading_post = Handelsposten
montana-row-trading_post-help = Nimm 2 kleine Waren aus dem Vorrat: Getreide, Kupfer oder Stein in beliebiger Mischung.

## The map

montana-kind-land = Land
montana-kind-land-help = Ein Feld, auf dem du für die abgebildeten Waren bauen kannst, neben dem Startplättchen oder einer Siedlung.
montana-kind-mountain = Berg
montana-kind-mountain-help = Hier baut niemand. Beim Goldrausch liegt hier ein Bergplättchen; wer daneben baut, darf es ansehen.
montana-kind-lake = See
montana-kind-lake-help = Hier baut niemand. Wer als Erstes daneben baut, nimmt die Wasserflasche.
montana-kind-river = Fluss
montana-kind-river-help = Hier baut niemand. Wer an einem Ende als Erstes auf einem der Felder außerhalb des Plättchens baut, bekommt 5 Silber.
montana-kind-falls_lake = See der Great Falls
montana-kind-falls_lake-help = Hier baut niemand. Wer als Erstes daneben baut, nimmt die abgebildeten Waren und öffnet die Mitte für alle.
montana-kind-lowland = Tiefland
montana-kind-lowland-help = Hier baut niemand. Wer als Erstes daneben baut, nimmt die abgebildeten Arbeiter und öffnet Helena für alle.

montana-side-bighorn_canyon = Bighorn Canyon
montana-side-bighorn_canyon-help = Ein Fluss zieht sich durch das Plättchen. Wer an einem seiner beiden Enden als Erstes auf einem der Felder außerhalb des Plättchens baut, bekommt 5 Silber.
montana-side-granite_peak = Granite Peak
montana-side-granite_peak-help = Zwei Seen mit Wasserflaschen. Im ganzen Spiel nimmst du pro Spielzug höchstens eine Wasserflasche, wo auch immer sie liegt, und gibst höchstens eine ab.
montana-side-great_falls = Great Falls
montana-side-great_falls-help = Die Mitte fasst drei Siedlungen, ist aber gesperrt. Wer als Erstes neben einem See der Great Falls baut, nimmt die abgebildeten Waren und öffnet sie für alle.
montana-side-helena = Helena
montana-side-helena-help = Die Mitte fasst drei Siedlungen für 5 große Waren, ist aber gesperrt. Wer als Erstes neben dem Tiefland baut, nimmt die abgebildeten Arbeiter und öffnet sie für alle.

## Settlements

montana-piece-regular = Siedlung
montana-piece-regular-help = Wer am Ende die meisten Siedlungen gesetzt hat, gewinnt.
montana-piece-market = Markt
montana-piece-market-help = Einmal, wenn er obenauf gesetzt wird: Tausche für jede Siedlung daneben 1 deiner Waren gegen 1 kleine Ware aus dem Vorrat.
montana-piece-gate = Tor
montana-piece-gate-help = Einmal, wenn es obenauf gesetzt wird: Für jede gegnerische Siedlung daneben bekommst du 1 Silber von der Person, der sie gehört.
montana-piece-watchtower = Wachturm
montana-piece-watchtower-help = Solange er obenauf liegt: Wer gegen dich spielt und daneben baut, zahlt eine der auf dem Feld abgebildeten Waren mehr.

## Events

montana-event-no_extra_recruits = Kein Nachschlag
montana-event-no_extra_recruits-help = Beim Anwerben darfst du kein Getreide für zwei weitere Arbeiter zahlen.
montana-event-area_closed = Geschlossen
montana-event-area_closed-help = Am abgebildeten Ort kann nicht gearbeitet werden.
montana-event-no_cattle_trade = Kein Rinderhandel
montana-event-no_cattle_trade-help = Niemand darf mit Rindern handeln. Das Bergplättchen, das Rinder tauscht, bleibt spielbar.
montana-event-build_surcharge = Bauen wird teurer
montana-event-build_surcharge-help = Für jedes Feld, auf dem du baust, zahlst du außerdem die abgebildete Ware.
montana-event-no_cattle_bonus = Hilfe ohne Rinder
montana-event-no_cattle_bonus-help = Hast du zu Beginn deines Spielzugs keine Rinder, bekommst du { $silver } Silber.
montana-event-no_worker_bonus = Hilfe ohne Arbeiter
montana-event-no_worker_bonus-help = Hast du zu Beginn deines Spielzugs keine Arbeiter, bekommst du { $silver } Getreide.
montana-event-rich_bonus = Silber lockt
montana-event-rich_bonus-help = Hast du zu Beginn deines Spielzugs { $silver } oder mehr Silber, darfst du 1 Arbeiter deiner Wahl nehmen.
montana-event-sell_workers = Arbeiter gesucht
montana-event-sell_workers-help = Einmal in deinem Spielzug darfst du 1, 2 oder 3 Arbeiter beliebiger Farben für { $one }, { $two } oder { $three } Silber zurückgeben.
montana-event-hire_worker = Arbeit gesucht
montana-event-hire_worker-help = Einmal in deinem Spielzug darfst du { $silver } Silber für den abgebildeten Arbeiter zahlen.
montana-event-sell_goods = Waren gesucht
montana-event-sell_goods-help = Einmal in deinem Spielzug darfst du 1, 2 oder 3 beliebige Waren für { $one }, { $two } oder { $three } Silber verkaufen. Eine große Ware zählt als eine.
montana-event-buy_goods = Waren im Angebot
montana-event-buy_goods-help = Einmal in deinem Spielzug darfst du 1 oder 2 der abgebildeten Ware für { $one } oder { $two } Silber kaufen.

montana-shown-mine = Mine
montana-shown-quarry = Steinbruch
montana-shown-grain_field = Getreidefeld
montana-shown-vegetable_field = Gemüseacker
montana-shown-bank = Bank
montana-shown-city = Stadt
montana-shown-grain = Getreide
montana-shown-pumpkin = Kürbis
montana-shown-copper = Kupfer
montana-shown-stone = Stein
montana-shown-copper_large = großes Kupfer
montana-shown-stone_large = großer Stein

## Mountain tiles

montana-gold-silver = Silberader
montana-gold-silver-help = In einem späteren Spielzug spielbar: Du bekommst 3 Silber.
montana-gold-good = Fund
montana-gold-good-help = In einem späteren Spielzug spielbar: Du nimmst 1 der abgebildeten Ware.
montana-gold-cattle_exchange = Viehhändler
montana-gold-cattle_exchange-help = In einem späteren Spielzug spielbar: Gib 2 Rinder ab und nimm die abgebildete große Ware.
montana-gold-worker = Goldsucher
montana-gold-worker-help = In einem späteren Spielzug spielbar: Du nimmst 1 Arbeiter der abgebildeten Farbe.

## Score sheet

montana-points-settlements = Siedlungen

## Options

montana-option-special_settlements = Besondere Siedlungen
montana-option-special_settlements-false = Nein
montana-option-special_settlements-true = Ja
montana-option-special_settlements-help = Erweiterung: Alle haben außerdem einen Markt, ein Tor und einen Wachturm zu setzen.
montana-option-special_tile = Besonderes Landschaftsplättchen
montana-option-special_tile-none = Keines
montana-option-special_tile-random = Ausgelost
montana-option-special_tile-bighorn_canyon = Bighorn Canyon
montana-option-special_tile-granite_peak = Granite Peak
montana-option-special_tile-great_falls = Great Falls
montana-option-special_tile-helena = Helena
montana-option-special_tile-help = Erweiterung: In der Mitte der Karte liegt ein Plättchen mit eigenen Regeln.
montana-option-events = Ereignisse
montana-option-events-false = Nein
montana-option-events-true = Ja
montana-option-events-help = Erweiterung: Jede Runde hat ihr Ereignis, das eine Runde vorher angekündigt wird.
montana-option-gold_rush = Goldrausch
montana-option-gold_rush-false = Nein
montana-option-gold_rush-true = Ja
montana-option-gold_rush-help = Erweiterung: Auf den Bergen liegen verdeckte Plättchen. Wer daneben baut, sieht sie an und nimmt eines.
montana-option-start_on_cattle = Startplättchen auf einem Rinderfeld
montana-option-start_on_cattle-true = Ja
montana-option-start_on_cattle-false = Nein
montana-option-start_on_cattle-help = Das Startplättchen liegt auf einem Feld mit Rind. Nach der älteren Regel darf es auf jedem Feld liegen.
montana-option-start_field = Ort des Startplättchens
montana-option-start_field-random = Ausgelost
montana-option-start_field-start_player_chooses = Der Startspieler wählt
montana-option-start_field-help = Wo das Startplättchen liegt, wird ausgelost oder vom Startspieler gewählt.
montana-option-adjacency = Gebaut wird neben
montana-option-adjacency-any = Siedlungen von allen
montana-option-adjacency-own = nur eigenen Siedlungen
montana-option-adjacency-help = Du baust neben dem Startplättchen oder neben irgendeiner Siedlung, oder nur neben einer eigenen.
montana-option-shortage = Wenn der Vorrat nicht reicht
montana-option-shortage-forfeit = Was fehlt, verfällt
montana-option-shortage-silver = 1 Silber für jedes fehlende Stück
montana-option-shortage-substitute = Etwas anderes stattdessen
montana-option-shortage-help = Was geschieht, wenn im Vorrat eine Ware oder ein Arbeiter fehlt, den du bekämst.
montana-option-canteen_chain = Mehrere Wasserflaschen hintereinander
montana-option-canteen_chain-false = Nein
montana-option-canteen_chain-true = Ja
montana-option-canteen_chain-help = Auch am Ende eines zusätzlichen Spielzugs darf eine Wasserflasche abgegeben werden. Nie mit Granite Peak.
montana-option-max_per_turn = Besondere Siedlungen pro Spielzug
montana-option-max_per_turn-1 = 1
montana-option-max_per_turn-3 = 3
montana-option-max_per_turn-help = Wie viele besondere Siedlungen du in einem Spielzug setzen darfst.
montana-option-stack_counts_as = Stapel neben Markt und Tor
montana-option-stack_counts_as-one = Zählen einmal
montana-option-stack_counts_as-each = Jede Siedlung zählt
montana-option-stack_counts_as-help = Ob mehrere Siedlungen auf einem Feld für Markt und Tor einmal oder einzeln zählen.
montana-option-river_once = Bighorn Canyon zahlt nur einmal
montana-option-river_once-false = Nein
montana-option-river_once-true = Ja
montana-option-river_once-help = Nur das zuerst erreichte der beiden Flussenden zahlt seine 5 Silber, nicht beide.
montana-option-wheel = Anwerbungsscheibe
montana-option-wheel-uniform = Reiner Zufall
montana-option-wheel-bag = Jeder Sektor kommt dran
montana-option-wheel-help = Der Pfeil hält irgendwo, oder auf jedem Sektor einmal, bevor einer wiederkommt: weniger Glück, aber keine offizielle Regel.
montana-option-map = Karte
montana-option-map-random = Jedes Mal neu
montana-option-map-seed_1 = Karte 1
montana-option-map-seed_2 = Karte 2
montana-option-map-seed_3 = Karte 3
montana-option-map-help = Eine neue Karte oder eine, die immer gleich ist: für Wettkämpfe und Turniere.

## Mistakes in records and scenario files

montana-mistake-choice = Das ist keine Wahl bei Montana: „{ $text }“.

## What a bot's advice is made of

montana-feature-points = Siedlungen auf der Karte
montana-feature-turn = am Zug sein
montana-feature-grain = Getreide
montana-feature-pumpkin = Kürbisse
montana-feature-copper = Kupfer
montana-feature-stone = Stein
montana-feature-crops-more = mehr Getreide und Kürbisse
montana-feature-metals-more = mehr Kupfer und Stein
montana-feature-goods-spare = Waren über das hinaus, was Felder verlangen
montana-feature-copper-large = großes Kupfer
montana-feature-stone-large = großer Stein
montana-feature-workers = Arbeiter
montana-feature-workers-more = mehr Arbeiter
montana-feature-trades = Arbeiter vieler Berufe
montana-feature-silver = Silber
montana-feature-silver-more = mehr Silber
montana-feature-silver-spare = viel Silber
montana-feature-cattle = Rinder
montana-feature-canteens = Wasserflaschen
montana-feature-tiles = Bergplättchen
montana-feature-ready = ein Feld, das sich jetzt bezahlen lässt
montana-feature-ready-two = ein zweites Feld, das sich jetzt bezahlen lässt
montana-feature-ready-three = ein drittes Feld, das sich jetzt bezahlen lässt
montana-feature-lacks-one = ein Feld, für das eine Ware fehlt
montana-feature-lacks-two = ein Feld, für das zwei Waren fehlen
montana-feature-lacks-three = ein Feld, für das drei Waren fehlen
montana-feature-cattle-near = Rinder auf Feldern, die sich jetzt bezahlen lassen
