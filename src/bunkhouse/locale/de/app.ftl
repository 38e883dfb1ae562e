### Bunkhouse, what is not of one game, in German: mistakes of people, and the words of the `bunkhouse` command.

list-and = { $first } und { $last }

## Mistakes: games, seats, options, bots

unknown-game = Das Spiel „{ $game }“ gibt es hier nicht; zur Wahl steht: { $known }.
bad-seats = { $game } ist für { $low } bis { $high } Spieler mit verschiedenen Namen; { $seats } geht nicht.
bad-option = { $game } hat keine Option „{ $option }“; es gibt: { $known }.
bad-option-value = Die Option { $option } kann nicht „{ $value }“ sein; möglich ist: { $known }.
no-components-file = { $game } hat keine Datendatei, die sich ersetzen ließe.
bad-components = Die Datendatei ist nicht brauchbar: { $entry }: { $trouble }.
unknown-bot = Den Bot „{ $bot }“ gibt es nicht; zur Wahl stehen: { $known }.
bad-search = „{ $words }“ sagt nicht, wie gesucht werden soll; so wird es geschrieben: search:iterations=500,seconds=1, möglich sind: { $known }.
arena-one-bot = Eine Arena braucht mindestens zwei Bots, oder zweimal denselben.
arena-other-contest = { $file } enthält einen anderen Wettkampf: Spiel, Plätze, Optionen, Bots oder Startwert sind verschieden.
arena-no-ray = Ray ist nicht installiert; „pip install bunkhouse[cluster]“ bringt es mit.
arena-bad-cluster = Unter { $address } gibt es keinen Ray-Cluster: { $trouble }.
fit-no-features = { $game } hat keine Merkmale, deren Gewichte angepasst werden könnten.
fit-no-way = Auf die Weise „{ $way }“ lässt sich { $game } nicht anpassen; außer der üblichen gibt es: { $known }.
fit-no-numpy = NumPy ist nicht installiert; „pip install bunkhouse[fit]“ bringt es mit.
bad-choice = Das ist kein Zug: { $choice }.
bad-notation = „{ $text }“ ist kein Zug von { $game }.
nobody-asked = Gerade wird niemand etwas gefragt.

## Mistakes: taking back

undo-past-revelation = Du kannst jetzt nichts zurücknehmen: Seit deinem letzten Zug wurde etwas Neues aufgedeckt, oder jemand anders hat gezogen.
nothing-to-undo = Es gibt nichts zurückzunehmen.
nothing-to-redo = Es gibt nichts zu wiederholen.

## Mistakes: scenarios

cannot-read = { $file } lässt sich nicht lesen: { $trouble }.
bad-scenario = Das ist kein Szenario: { $trouble }.
bad-scenario-file = { $file } ist kein Szenario: { $trouble }.
bad-position-key = Eine Stellung kennt kein „{ $key }“; möglich ist: { $known }.
bad-seat-name = Einen Spieler „{ $name }“ gibt es nicht; es spielen: { $known }.
bad-fact = „{ $fact }“ kann man eine Stellung nicht fragen.

## Mistakes: records

record-foreign = Zeile { $line }: Das ist keine Bunkhouse-Aufzeichnung; eine solche beginnt mit „{ $title }“.
record-newer = Zeile { $line }: Die Aufzeichnung hat das Format { $format }, aber dieses Bunkhouse kennt nur Formate bis { $known }; eine neuere Version kann sie lesen.
record-bad-line = Zeile { $line } gehört nicht hierher: „{ $text }“.
record-cut-off = Nach Zeile { $line } bricht die Aufzeichnung ab: Ihr Ende fehlt.
record-other-components = Zeile { $line }: Die Datendatei am Ende ist nicht die, mit der diese Partie gespielt wurde.
record-missing-head = Der Kopf endet in Zeile { $line } ohne „{ $head }“.
record-bad-head = Zeile { $line }: „{ $head }“ kann nicht „{ $value }“ sein.
record-unknown-game = Zeile { $line }: Das Spiel „{ $game }“ ist hier nicht bekannt.
record-newer-rules = Zeile { $line }: Gespielt wurde mit Version { $version } der Regeln von { $game }; sie ist neuer als die hiesige Version { $known }.
record-older-rules = Zeile { $line }: Gespielt wurde mit Version { $version } der Regeln von { $game }; dieses Bunkhouse spielt Version { $known } und kann die Aufzeichnung nicht nachspielen.
record-bad-move = Zeile { $line }: „{ $text }“ ist kein Zug dieses Spiels.
record-illegal-move = Zeile { $line }: Dieser Zug ist nicht erlaubt: { $move }.
record-damaged = Zeile { $line }: Die Prüfsumme stimmt nicht; ein Zug der Aufzeichnung wurde verändert oder ging verloren.
record-wrong-result = Zeile { $line }: Das Ergebnis passt nicht zu den Zügen.
verify-no-commitment = Die Aufzeichnung enthält keine Zusage, daher lassen sich ihre Ziehungen nicht beweisen.
verify-no-seed = Die Aufzeichnung enthält den Startwert nicht (er wird erst am Spielende verraten), daher lassen sich ihre Ziehungen noch nicht beweisen.
verify-wrong-seed = Der Startwert der Aufzeichnung ist nicht der am Anfang zugesagte.
verify-other-draw = Zeile { $line }: Der zugesagte Startwert zieht etwas anderes als „{ $move }“.

## The command: mistakes

cli-no-such-option = Den Schalter { $option } gibt es nicht; siehe { $help }.
cli-option-needs-value = Der Schalter { $option } braucht einen Wert; siehe { $help }.
cli-missing = { $parameter } fehlt; siehe { $help }.
cli-too-small = Die Zahl für { $parameter } ist zu klein; siehe { $help }.
cli-not-a-number = { $parameter } braucht eine ganze Zahl; siehe { $help }.
cli-unknown-command = Den Befehl „{ $command }“ gibt es nicht; siehe { $help }.
cli-bad-usage = So lässt sich der Befehl nicht verwenden; siehe { $help }.
cli-unknown-language = Die Sprache „{ $language }“ gibt es hier nicht; zur Wahl stehen: { $known }.
cli-bad-option-form = „{ $text }“ ist keine Option; schreib sie zum Beispiel so: no_farmers=true.
cli-not-utf8 = es ist kein Text in UTF-8
cli-cannot-write = { $file } lässt sich nicht schreiben: { $trouble }.
cli-not-overwritten = { $file } gibt es schon und ist keine Bunkhouse-Aufzeichnung; die Datei bleibt, wie sie ist.
cli-no-folder = { $file } lässt sich nicht schreiben: Den Ordner { $folder } gibt es nicht.
cli-in-file = { $file }: { $trouble }
cli-bad-people =
    { $seats ->
        [one] Auf 1 Platz können nicht { $people } Personen spielen.
       *[other] Auf { $seats } Plätzen können nicht { $people } Personen spielen.
    }
cli-bad-bots =
    { $seats ->
        [0] Für einen Bot ist kein Platz mehr frei.
        [one] Für Bots ist 1 Platz frei: Nenne einen Bot statt { $bots }.
       *[other] Für Bots sind { $seats } Plätze frei: Nenne einen Bot für alle oder { $seats } statt { $bots }.
    }
cli-too-many-names = { $names } Namen sind zu viele für { $seats } Spieler.
cli-same-names = Zwei Spieler haben denselben Namen.
cli-arena-bad-stop = „{ $text }“ ist kein Paar von Anteilen; so wird es geschrieben: 0.5:0.6.
cli-no-scenarios = In { $folder } gibt es keine Szenarien.
cli-bad-chance = Was der Zufall in diesem Szenario tun soll, ist nicht möglich.
cli-no-such-move = Einen Zug { $number } gibt es nicht; die Aufzeichnung hat { $last } Züge.
cli-no-rules = Für { $game } gibt es hier keine Regelübersicht.
cli-unknown-clause = Die Regeln von { $game } haben keinen Abschnitt „{ $clause }“.
cli-clause-left-out = { $clause } betrifft die Spieler nicht: { $reason }
cli-no-checkout = Die Regeln von { $game } nach Abschnitten sind nicht hier: Die Abdeckung braucht den Quelltext oder { $file } im Ordner des Spiels.
cli-interrupted = Abgebrochen. Bis bald!

## The command: playing

cli-person = Spieler { $number }
cli-promise = Die Ziehungen sind durch den Fingerabdruck (SHA-256) ihres geheimen Startwerts zugesagt: { $commitment }
cli-hand-over = Gib die Tastatur an { $name } weiter, dann bitte Enter drücken.
cli-more-in-log = … was davor geschah, zeigt log
cli-hint-list = Tippe eine Nummer aus der Liste; alles andere zeigt help.
cli-beyond = Außerhalb des Bildes: { $keys }. Mit board und einer dieser Nummern siehst du dort nach.
cli-not-understood = „{ $text }“ ist weder ein Zug noch ein Befehl; tippe help.
cli-bad-spot = „{ $text }“ ist kein Platz; schreib zum Beispiel board 2,-1 oder board 3.
cli-why-what = Welcher Zug? Schreib zum Beispiel why 3b.
cli-save-where = In welche Datei? Schreib zum Beispiel save abend.txt.
cli-allowed = Das ist erlaubt.
cli-saved = Das Spiel ist in { $file } gespeichert.
cli-left = Das Spiel endet hier vorzeitig. Bis bald!
cli-linger = Mit save DATEI behältst du das Spiel, log erzählt es noch einmal, mit Enter gehst du.
cli-play-help =
    NUMMER – aus der Liste wählen oder ein Platz auf dem Plan; ein Buchstabe dreht die Karte (3b)
    X,Y – ein Platz nach Spalte und Zeile, auch mit Buchstaben (2,-1b)
    pass, mine … – auch Züge in der Schreibweise der Aufzeichnungen gehen
    undo, redo – deinen Zug zurücknehmen, solange nichts Neues aufgedeckt wurde, oder ihn wiederholen
    log – alles, was bisher geschah
    board X,Y – den Plan noch einmal zeigen, bei einem großen rund um diesen Platz; eine Nummer aus der Liste genügt
    why ZUG – welche Regel diesen Zug verbietet
    save DATEI – das bisherige Spiel speichern
    help – diese Liste
    quit – das Spiel verlassen

## The command: tables

cli-game = Spiel
cli-title = Titel
cli-players = Spieler
cli-options = Optionen (der übliche Wert zuerst)
cli-bots = Bots: { $bots }
cli-player = Spieler
cli-points = Punkte
cli-total = Summe
cli-place = Platz
cli-winner =
    { $count ->
        [one] { $names } gewinnt mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }.
       *[other] { $names } teilen sich den Sieg mit je { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }.
    }
cli-yes = ja
cli-no = nein

## The command: simulations, scenarios, replays, rules

cli-simulating = Es wird gespielt
cli-simulated = { $done } von { $games } Partien gespielt
cli-fault = Fehler: { $fault }
cli-sim-games = Partien
cli-sim-decisions = Entscheidungen
cli-sim-seconds = Sekunden
cli-sim-games-per-s = Partien pro Sekunde
cli-sim-decisions-per-s = Entscheidungen pro Sekunde
cli-sim-compiled = Kompiliert
cli-sim-bots = Bots nach Platz
cli-sim-mean-scores = Mittlere Punkte nach Platz
cli-sim-wins = Siege nach Platz
cli-arena-bot = Bot
cli-arena-games = Partien
cli-arena-share = Siege
cli-arena-interval = 95-%-Intervall
cli-arena-points = Punkte
cli-arena-lead = Vorsprung
cli-arena-speed = Entscheidungen/s
cli-arena-rating = Wertung
cli-arena-fair = { $games } Partien; unter Gleichen gewänne jeder Platz { $share }.
cli-arena-high = Der erste Bot gewinnt den höheren Anteil.
cli-arena-low = Der erste Bot gewinnt höchstens den niedrigeren Anteil.
cli-arena-open = Ob der erste Bot den niedrigeren oder den höheren Anteil gewinnt, ist noch offen.
fit-done = { $file } hat an { $games } Partien angepasste Gewichte; sie verfehlen den Vorsprung am Ende um { $error } (vorher: { $before }).
fit-learnt = { $file } enthält die Gewichte der letzten Runde.
cli-step = Schritt
cli-what = Was
cli-expected = Erwartet
cli-found = Gefunden
cli-scenarios-done =
    { $failed ->
        [0] { $count ->
            [one] Das Szenario stimmt.
           *[other] Alle { $count } Szenarien stimmen.
        }
        [one] 1 von { $count } Szenarien stimmt nicht.
       *[other] { $failed } von { $count } Szenarien stimmen nicht.
    }
cli-replay-unfinished =
    { $moves ->
        [one] Das ist die Stellung nach 1 Zug; das Spiel ist nicht zu Ende.
       *[other] Das ist die Stellung nach { $moves } Zügen; das Spiel ist nicht zu Ende.
    }
cli-verified =
    { $draws ->
        [one] Geprüft: Die einzige Ziehung ist die des zugesagten Startwerts.
       *[other] Geprüft: Alle { $draws } Ziehungen sind die des zugesagten Startwerts.
    }
cli-code = Code
cli-tests = Tests
cli-reason = Grund
cli-example-missing = Das Beispiel { $example } hat kein Szenario.
cli-coverage-holes =
    { $count ->
        [one] 1 Abschnitt hat weder einen Test noch eine Begründung: { $clauses }.
       *[other] { $count } Abschnitte haben weder einen Test noch eine Begründung: { $clauses }.
    }
cli-coverage-whole = Jeder der { $clauses } Abschnitte hat einen Test, ein Szenario oder eine Begründung, und jedes der { $examples } Beispiele hat ein Szenario.
