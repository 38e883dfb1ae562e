### Bunkhouse, the web service, in English: mistakes, notices, and the words of `bunkhouse serve`.

## Tables

no-such-table = There is no such table.
no-such-page = There is nothing at this address.
no-such-language = There are no texts in the language “{ $language }”.
no-such-scenario = There is no scenario “{ $scenario }”.
no-such-position = There is no position { $number }; the last one is { $last }.
table-private = This table is only for the people who sit at it.
table-not-started = The game has not begun yet.
table-over = The game is over.
table-full = All seats at this table are taken.
table-unknown-game = The game “{ $game }” of this table is not known here any more.
table-other-rules = This table was played with version { $version } of the rules of { $game }; this Bunkhouse plays version { $known } and cannot go on with it.

## Seats

no-such-seat = There is no such seat at this table.
seat-taken = Somebody else sits there already.
seat-not-away = A bot can keep a seat warm only while its player is away.
seat-not-yet-away =
    { $seconds ->
        [one] This player was here a moment ago: wait 1 more second.
       *[other] This player was here a moment ago: wait { $seconds } more seconds.
    }
seat-needs-a-bot = Once the game runs somebody has to play here: choose another bot.
not-your-seat = This is not your seat.
only-the-host = Only whoever opened the table can do this.
only-players = Only those who play at this table can do this.

## Opening a table

no-game-chosen = Choose a game first.
one-source-only = A table can begin with a record, a scenario or another table, but only with one of them.
other-game = This belongs to another game: { $game }.
source-not-over = You can play on from positions of a table only once its game is over.
record-not-over = The record can be had once the game is over; until then it would give away secrets.
record-of-scenario = A game that did not begin at the beginning has no record.

## Moves

stale-move = The position has changed in the meantime; look again.
no-such-action = There is no such move.
draft-past-chance = What comes next is decided by chance; these moves cannot be planned yet.
rewind-already-asked = Somebody has already asked to go back; answer that first.
rewind-not-asked = Nobody has asked you to go back.
nothing-said = There is nothing to send.
hints-off = There are no hints at this table.
hint-not-yours = Only whoever sits there can ask for a hint.
hint-not-asked = There is nothing for you to decide now.
hint-thinking = The foreman is still thinking about your last question.
hint-nothing = The foreman has no advice this time.

## Requests

bad-request = The server does not understand this request: { $trouble }.
bad-message = The server does not understand this message.
not-json = The server takes commands as JSON only.
too-large = This is too large: at most { $most } kB are possible.
too-many-requests = That was too fast; wait a moment.
foreign-origin = This command came from another site and was not carried out.
server-fault = Something went wrong in the server. Its log says more under { $id }.

## Notices in the chat of a table

notice-joined = { $name } sits down.
notice-left = { $name } leaves the table.
notice-back = { $name } is back.
notice-substitute =
    { $bot ->
        [none] Nobody keeps the seat of { $name } warm any more.
       *[other] { $bot } (bot) keeps the seat of { $name } warm.
    }
notice-level = { $name } now plays as: { $bot } (bot).
notice-hint = { $name } asks the foreman for a hint.
notice-undo = { $name } takes a move back.
notice-rewound = { $name } asked to go back, and everybody agreed.
notice-rewind-refused = { $name } does not agree to go back.

## The serve command

serve-open = Bunkhouse is open: { $address }
serve-already-open = Bunkhouse is already open: { $address }
serve-cannot-listen = Cannot listen on { $host }, port { $port }: { $trouble }.
serve-no-port = There is no free port from { $port } on.
serve-no-folder = The data folder { $folder } cannot be used: { $trouble }.
