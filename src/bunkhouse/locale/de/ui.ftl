### The browser client in German: lobby, table and the words around every game. Players are addressed by „du“.

ui-motto = Brettspiele aus dem Wilden Westen. Setz dich und spiel mit.
ui-foot = Ohne Konto, ohne Installation. Die Spiele sind inoffiziell, alle Zeichnungen stammen von uns.
ui-unreachable = Der Server ist nicht erreichbar. Neuer Versuch …
ui-error = Etwas ist schiefgegangen ({ $what }).
ui-nowhere = Unter dieser Adresse gibt es nichts.
ui-loading = Der Tisch wird gedeckt …
ui-close = Schließen
ui-search = Suchen
ui-nothing-found = Nichts gefunden
ui-nobody = niemand

## Games

ui-games = Spiele
ui-players = { $low }–{ $high } Spieler
ui-minutes = { $count } Min.

## New table

ui-new-table = Neuer Tisch
ui-seat-number = Platz { $number }
ui-seat-me = Du
ui-seat-here = Jemand an diesem Gerät
ui-seat-people = Menschen
ui-bots-levels = Bots nach Stärke
ui-bots-others = Weitere Bots
ui-seat-invite = Frei: jemanden einladen
ui-name = Name
ui-your-name = Dein Name
ui-add-seat = Platz hinzufügen
ui-remove-seat = Platz { $number } entfernen
ui-play-bots =
    { $count ->
        [one] Jetzt gegen einen Bot spielen
       *[other] Jetzt gegen { $count } Bots spielen
    }
ui-play-here = An diesem Gerät spielen
ui-watch-bots = Den Bots zusehen
ui-open-table = Tisch eröffnen
ui-options = Optionen
ui-watchable = Freunde dürfen zusehen
ui-watchable-help = Wer den Link hat, kann zusehen. Was nur dir gehört, sieht niemand.
ui-show-remaining = Noch kommende Karten zeigen
ui-show-remaining-help = Eine Übersicht zählt sie für alle mit. Ohne sie musst du sie dir merken.
ui-hints = Tipps sind erlaubt
ui-hints-help = Wer entscheiden muss, darf fragen, was der Vorarbeiter täte. Die anderen erfahren davon.
ui-hints-on = An diesem Tisch sind Tipps erlaubt.
ui-hints-off = An diesem Tisch gibt es keine Tipps.
ui-table-name = Name des Tisches
ui-data-file = Eigene Materialdatei
ui-data-file-help = Für berichtigte Zahlen. Ohne Datei gelten die Zahlen des Hauses; welche davon rekonstruiert sind, steht am Tisch.
ui-data-file-house = Datei des Hauses herunterladen

## Your games, other tables

ui-your-games = Deine Spiele
ui-no-games = Noch keine Spiele. Deine Tische warten hier, bis du wiederkommst.
ui-finished-games =
    { $count ->
        [one] 1 beendetes Spiel
       *[other] { $count } beendete Spiele
    }
ui-finished = Beendet
ui-running = Im Gange
ui-your-turn-short = Du bist am Zug
ui-with = mit { $names }
ui-seats-taken = { $taken } von { $all } Plätzen besetzt
ui-play-now = Spielen
ui-look = Ansehen
ui-sit = Hinsetzen
ui-join = Dazusetzen
ui-join-table = An einen Tisch setzen
ui-join-code = Link oder Code, den du bekommen hast
ui-watch = Zusehen
ui-study = Zurückblicken, lernen
ui-open-record = Aufzeichnung öffnen
ui-open-scenario = Regelbeispiele
ui-scenario-help = Alle Beispiele aus der Spielregel, auf dem Tisch aufgebaut. Sieh sie dir an oder spiel von dort weiter.

## Seats

ui-seats = Plätze
ui-seat-blue = Blau
ui-seat-yellow = Gelb
ui-seat-red = Rot
ui-seat-green = Grün
ui-seat-black = Schwarz
ui-seat-open = Freier Platz
ui-seat-waits = wartet auf jemanden
ui-you = du
ui-online = anwesend
ui-offline = abwesend
ui-away = gegangen
ui-bot-random = Streuner
ui-bot-random-help = Tut irgendetwas, was die Regeln erlauben.
ui-bot-greenhorn = Greenhorn
ui-bot-greenhorn-help = Neu in der Stadt: sieht, was ein Zug sofort bringt, und nimmt oft einen anderen.
ui-bot-cowhand = Viehtreiber
ui-bot-cowhand-help = Kennt die Regeln, schaut ein wenig voraus, ist manchmal unachtsam.
ui-bot-foreman = Vorarbeiter
ui-bot-foreman-help = Denkt voraus und irrt selten: ein guter Gegner.
ui-bot-trail-boss = Treckboss
ui-bot-trail-boss-help = Der Beste im Haus: denkt bis zu einer Sekunde über jede Entscheidung nach.
ui-bot-greedy = Alter Hase
ui-bot-greedy-help = Nimmt, womit er am Ende seines Zuges am besten dasteht.
ui-bot-own-help = Ein Bot, der zu diesem Haus gehört.
ui-is-bot = { $name } (Bot)
ui-drafted = nicht bestätigt
ui-to-decide = am Zug
ui-winner = Sieg
ui-watcher = Zuschauer
ui-watchers = { $count } Zuschauer
ui-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }

## The decision

ui-decision = Entscheidung
ui-choices = Auswahl
ui-your-decision = Du bist am Zug.
ui-ready = Fertig? Bestätige deinen Zug
ui-ready-hint = Noch ist nichts endgültig: Ändere ihn, nimm ihn zurück oder bestätige ihn.
ui-sending = Wird gesendet …
ui-confirm = Bestätigen
ui-undo = Zurücknehmen
ui-redo = Wiederholen
ui-restart = Zug neu beginnen
ui-waiting-for =
    { $count ->
        [one] { $names } überlegt
       *[other] { $names } überlegen
    }
ui-may-react =
    { $count ->
        [one] { $names } kann eine Karte spielen
       *[other] { $names } können eine Karte spielen
    }
ui-lately = Was gerade geschah
ui-skip = Überspringen
ui-clock = Verbleibende Zeit
ui-clock-left =
    { $seconds ->
        [one] noch 1 Sekunde
       *[other] noch { $seconds } Sekunden
    }
ui-wins =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } teilen sich den Sieg!
    }
ui-over-hint = Das Spiel ist zu Ende. Sieh dir die Wertung an oder geh das Spiel noch einmal durch.
ui-play-again = Noch einmal spielen
ui-why-not = warum nicht?

## Hints

ui-hint = Tipp
ui-hint-title = Was täte der Vorarbeiter?
ui-hint-thinking = Der Vorarbeiter denkt nach …
ui-hint-help = Zeig auf einen Zug, um ihn auf dem Brett zu sehen; wähle ihn, um ihn vorzubereiten.
ui-hint-help-touch = Tippe auf einen Zug, um ihn auf dem Brett vorzubereiten.
ui-hint-chance = Siegchance
ui-hint-ahead = { $points } voraus
ui-hint-behind = { $points } zurück
ui-hint-even = gleichauf

## Log, chat, replay

ui-log = Verlauf
ui-words = Tisch in Worten
ui-words-short = In Worten
ui-log-and-chat = Verlauf und Chat
ui-log-start = Vorbereitung
ui-log-empty = Noch ist nichts geschehen.
ui-show-position = Diese Stellung zeigen
ui-turn = Zug { $number }
ui-chat = Chat
ui-chat-empty = Sag hallo.
ui-chat-message = Nachricht
ui-chat-placeholder = Schreib etwas
ui-send = Senden
ui-unread =
    { $count ->
        [one] 1 neue Nachricht
       *[other] { $count } neue Nachrichten
    }
ui-drawers = Fächer
ui-replay = Rückblick
ui-moves = Schritte
ui-move = Schritt { $number }
ui-move-of = Schritt { $number } von { $last }
ui-live = Schritt { $number } · live
ui-to-start = Zum Anfang
ui-step-back = Einen Schritt zurück
ui-step-on = Einen Schritt weiter
ui-play = Abspielen
ui-pause = Anhalten
ui-moment = Das ist Schritt { $number }
ui-moment-hint = Du blickst zurück. Am Tisch geht es inzwischen weiter.
ui-moment-hint-over = Du blickst auf eine beendete Partie zurück.
ui-back-to-now = Zurück zum Jetzt
ui-play-on = Von hier weiterspielen
ui-ask-rewind = Um Rückkehr hierher bitten
ui-rewind-asked = { $name } möchte zu Schritt { $number } zurückkehren.
ui-rewind-waiting = Die anderen müssen noch antworten.
ui-agree = Zustimmen
ui-refuse = Ablehnen

## Score sheet

ui-score-sheet = Wertung
ui-counting = Es wird gezählt …
ui-total = Gesamt
ui-fair = Zufall nachprüfen
ui-fair-help = Dieser Fingerabdruck war vor dem ersten Zug bekannt, der Startwert erst jetzt: Mit beiden kann jeder jede Ziehung nachprüfen.
ui-fair-commitment = Fingerabdruck
ui-fair-seed = Startwert

## Around the table

ui-menu = Menü
ui-rules = Spielregel
ui-contents = Inhalt
ui-no-rules = Die Regeln dieses Spiels stehen hier noch nicht.
ui-invite = Einladen
ui-invite-link = Link zu diesem Tisch
ui-invite-play = Schick diesen Link an Freunde: Wer ihn öffnet, kann sich auf einen freien Platz setzen.
ui-invite-watch = Schick diesen Link an Freunde: Wer ihn öffnet, kann zusehen.
ui-copy-link = Link kopieren
ui-copied = Kopiert
ui-download = Aufzeichnung herunterladen
ui-leave = Kurz weggehen
ui-leave-help = Dein Platz bleibt deiner: Komm jederzeit an diesen Tisch zurück, und du hast ihn sofort wieder.
ui-leave-who = Wer spielt inzwischen?
ui-leave-seats = Wer geht weg?
ui-stay = Bleiben
ui-you-left = Du bist weggegangen. Dein Platz gehört noch dir.
ui-you-are-warm = { $bot } (Bot) hält deinen Platz warm.
ui-come-back = Platz zurücknehmen
ui-warm = Einen Bot den Platz warmhalten lassen
ui-warm-change = Ändern oder beenden
ui-warm-title = Ein Bot hält den Platz warm
ui-warm-help = Der Bot spielt mit dem, was dieser Platz wissen darf, und niemand sieht dessen Geheimnisse. Kommt { $name } zurück, gehört der Platz sofort wieder { $name }.
ui-warm-note = { $bot } (Bot) hält den Platz warm
ui-warm-nobody = Niemand
ui-warm-nobody-help = Der Tisch wartet.
ui-bot-change = Bot ändern
ui-bot-title = Wer spielt hier?
ui-bot-put = Bot hinsetzen
ui-bot-none = Noch niemand
ui-bot-none-help = Der Platz bleibt für Freunde frei.
ui-done = Fertig
ui-to-lobby = In den Vorraum
ui-no-table = Dieser Tisch ist nicht zu finden
ui-waiting-room = Das Spiel beginnt, sobald alle Plätze besetzt sind.
ui-start-now = Jetzt beginnen
ui-start-now-help = { $bot } (Bot) nimmt die freien Plätze ein.
ui-cover = Gerät weitergeben
ui-pass-device = Gib das Gerät weiter an { $name }
ui-pass-device-hint = Manches ist nur für ein Paar Augen bestimmt.
ui-i-am = Ich bin { $name }: Tisch zeigen
ui-look-again = Halt, ich will noch einmal hinsehen
ui-cover-again = Tisch zudecken

## Settings

ui-settings = Einstellungen
ui-language = Sprache
ui-theme = Licht
ui-theme-system = Wie das Gerät
ui-theme-light = Tageslicht
ui-theme-dark = Lampenlicht
ui-motion = Bewegung
ui-motion-help = Karten fallen, Cowboys gehen nach Hause. Ohne sie geschieht alles auf einmal.
ui-sound = Ton
ui-confirm-moves = Züge bestätigen
ui-confirm-moves-help = Nichts wird gesendet, bevor du es bestätigst.

## Keys

ui-keys = Tasten
ui-keys-hint = Alles lässt sich auch mit Tab erreichen und mit Enter wählen.
ui-key-confirm = Zug bestätigen
ui-key-undo = Zurücknehmen
ui-key-redo = Wiederholen
ui-key-replay = Einen Schritt zurück, einen weiter
ui-key-close = Schließen; zurück zum Jetzt
ui-key-help = Diese Hilfe
ui-key-hint = Tipp: Was täte der Vorarbeiter?
ui-key-places = Von Platz zu Platz; Tisch verschieben
ui-key-zoom = Größer, kleiner, alles
ui-key-choose = Nach Nummer wählen

## Das schlichte Brett

ui-ask = Deine Entscheidung: { $what }
ui-yes = ja
ui-no = nein
ui-plain-board = Der Tisch
ui-plain-seats = Alle Spieler
ui-plain-nothing = nichts
ui-plain-unknown = unbekannt
ui-plain-let-pass = Jede Gelegenheit zur Reaktion verstreichen lassen
