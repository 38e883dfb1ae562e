### Bunkhouse, the web service, in German: mistakes, notices, and the words of `bunkhouse serve`.

## Tables

no-such-table = Diesen Tisch gibt es nicht.
no-such-page = Unter dieser Adresse gibt es nichts.
no-such-language = In der Sprache „{ $language }“ gibt es keine Texte.
no-such-scenario = Das Szenario „{ $scenario }“ gibt es nicht.
no-such-position = Eine Stellung { $number } gibt es nicht; die letzte ist { $last }.
table-private = Dieser Tisch ist nur für die, die daran sitzen.
table-not-started = Das Spiel hat noch nicht begonnen.
table-over = Das Spiel ist zu Ende.
table-full = An diesem Tisch sind alle Plätze besetzt.
table-unknown-game = Das Spiel „{ $game }“ dieses Tisches ist hier nicht mehr bekannt.
table-other-rules = An diesem Tisch wurde nach Version { $version } der Regeln von { $game } gespielt; dieses Bunkhouse spielt Version { $known } und kann ihn nicht fortsetzen.

## Seats

no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
seat-taken = Dort sitzt schon jemand.
seat-not-away = Ein Bot kann einen Platz nur warmhalten, solange sein Spieler fort ist.
seat-not-yet-away =
    { $seconds ->
        [one] Eben war dieser Spieler noch da: Warte noch 1 Sekunde.
       *[other] Eben war dieser Spieler noch da: Warte noch { $seconds } Sekunden.
    }
seat-needs-a-bot = Wenn das Spiel läuft, muss hier jemand spielen: Wähle einen anderen Bot.
not-your-seat = Das ist nicht dein Platz.
only-the-host = Das kann nur, wer den Tisch eröffnet hat.
only-players = Das können nur die, die an diesem Tisch spielen.

## Opening a table

no-game-chosen = Wähle zuerst ein Spiel.
one-source-only = Ein Tisch kann mit einer Aufzeichnung, einem Szenario oder einem anderen Tisch beginnen, aber nur mit einem davon.
other-game = Das gehört zu einem anderen Spiel: { $game }.
source-not-over = Von Stellungen eines Tisches kann man erst weiterspielen, wenn sein Spiel zu Ende ist.
record-not-over = Die Aufzeichnung gibt es, wenn das Spiel zu Ende ist; bis dahin würde sie Geheimnisse verraten.
record-of-scenario = Von einem Spiel, das nicht am Anfang begonnen hat, gibt es keine Aufzeichnung.

## Moves

stale-move = Die Stellung hat sich inzwischen geändert; schau noch einmal hin.
no-such-action = Diesen Zug gibt es nicht.
draft-past-chance = Was folgt, entscheidet der Zufall; diese Züge lassen sich noch nicht planen.
rewind-already-asked = Jemand hat schon gebeten zurückzugehen; das muss zuerst beantwortet werden.
rewind-not-asked = Niemand hat dich gebeten zurückzugehen.
nothing-said = Es gibt nichts zu senden.
hints-off = An diesem Tisch gibt es keine Tipps.
hint-not-yours = Einen Tipp bekommt nur, wer auf diesem Platz sitzt.
hint-not-asked = Du hast jetzt nichts zu entscheiden.
hint-thinking = Der Vorarbeiter denkt noch über deine letzte Frage nach.
hint-nothing = Der Vorarbeiter weiß diesmal keinen Rat.

## Requests

bad-request = Der Server versteht diese Anfrage nicht: { $trouble }.
bad-message = Der Server versteht diese Nachricht nicht.
not-json = Der Server nimmt Befehle nur als JSON an.
too-large = Das ist zu groß: Höchstens { $most } kB sind möglich.
too-many-requests = Das war zu schnell; warte einen Augenblick.
foreign-origin = Dieser Befehl kam von einer fremden Seite und wurde nicht ausgeführt.
server-fault = Im Server ist etwas schiefgegangen. Mehr steht in seinem Protokoll unter { $id }.

## Notices in the chat of a table

notice-joined = { $name } setzt sich an den Tisch.
notice-left = { $name } verlässt den Tisch.
notice-back = { $name } ist wieder da.
notice-substitute =
    { $bot ->
        [none] Niemand hält mehr den Platz von { $name } warm.
       *[other] { $bot } (Bot) hält den Platz von { $name } warm.
    }
notice-level = { $name } spielt jetzt als: { $bot } (Bot).
notice-hint = { $name } fragt den Vorarbeiter um Rat.
notice-undo = { $name } nimmt einen Zug zurück.
notice-rewound = { $name } hat gebeten zurückzugehen, und alle waren einverstanden.
notice-rewind-refused = { $name } ist nicht einverstanden zurückzugehen.

## The serve command

serve-open = Bunkhouse ist offen: { $address }
serve-already-open = Bunkhouse ist schon offen: { $address }
serve-cannot-listen = Auf { $host }, Port { $port } lässt sich nicht lauschen: { $trouble }.
serve-no-port = Ab Port { $port } ist keiner frei.
serve-no-folder = Der Datenordner { $folder } lässt sich nicht verwenden: { $trouble }.
