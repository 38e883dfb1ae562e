### The browser client: lobby, table and the words around every game.

ui-motto = Board games of the Old West. Sit down and play.
ui-foot = No account needed, nothing to install. The games are unofficial; all drawings are our own.
ui-unreachable = The server cannot be reached. Trying again …
ui-error = Something went wrong ({ $what }).
ui-nowhere = There is nothing at this address.
ui-loading = Laying out the table …
ui-close = Close
ui-search = Search
ui-nothing-found = Nothing found
ui-nobody = nobody

## Games

ui-games = Games
ui-players = { $low }–{ $high } players
ui-minutes = { $count } min

## New table

ui-new-table = New table
ui-seat-number = Seat { $number }
ui-seat-me = You
ui-seat-here = Someone on this device
ui-seat-people = People
ui-bots-levels = Bots by strength
ui-bots-others = Other bots
ui-seat-invite = Open: invite a friend
ui-name = Name
ui-your-name = Your name
ui-add-seat = Add a seat
ui-remove-seat = Remove seat { $number }
ui-play-bots =
    { $count ->
        [one] Play against a bot now
       *[other] Play against { $count } bots now
    }
ui-play-here = Play on this device
ui-watch-bots = Watch the bots play
ui-open-table = Open the table
ui-options = Options
ui-watchable = Friends may watch
ui-watchable-help = Anybody with the link can look on. Nobody sees what is yours alone.
ui-show-remaining = Show the tiles still to come
ui-show-remaining-help = A panel counts them for everybody. Without it you have to remember.
ui-hints = Hints are allowed
ui-hints-help = Whoever has to decide may ask what the foreman would do. The others are told so.
ui-hints-on = Hints are allowed at this table.
ui-hints-off = There are no hints at this table.
ui-table-name = Name of the table
ui-data-file = Components file of your own
ui-data-file-help = For corrected numbers. Without one the game is played with the numbers of the house; those that are reconstructed are listed at the table.
ui-data-file-house = Download the file of the house

## Your games, other tables

ui-your-games = Your games
ui-no-games = No games yet. Your tables wait here until you come back.
ui-finished-games =
    { $count ->
        [one] 1 finished game
       *[other] { $count } finished games
    }
ui-finished = Finished
ui-running = In progress
ui-your-turn-short = Your turn
ui-with = with { $names }
ui-seats-taken = { $taken } of { $all } seats taken
ui-play-now = Play
ui-look = Look
ui-sit = Sit down
ui-join = Join
ui-join-table = Join a table
ui-join-code = Link or code from a friend
ui-watch = Watch
ui-study = Look back, learn
ui-open-record = Open a record
ui-open-scenario = Rulebook examples
ui-scenario-help = Every example of the rulebook, set up on the table. Look at it, or play on from it.

## Seats

ui-seats = Seats
ui-seat-blue = Blue
ui-seat-yellow = Yellow
ui-seat-red = Red
ui-seat-green = Green
ui-seat-black = Black
ui-seat-open = Open seat
ui-seat-waits = waiting for somebody
ui-you = you
ui-online = online
ui-offline = offline
ui-away = away
ui-bot-random = Drifter
ui-bot-random-help = Does anything that the rules allow.
ui-bot-greenhorn = Greenhorn
ui-bot-greenhorn-help = New in town: sees what a move brings at once, and often takes another one.
ui-bot-cowhand = Cowhand
ui-bot-cowhand-help = Knows the rules, looks a little ahead, is sometimes careless.
ui-bot-foreman = Foreman
ui-bot-foreman-help = Thinks ahead and rarely errs: a good opponent.
ui-bot-trail-boss = Trail boss
ui-bot-trail-boss-help = The best there is: thinks for up to a second about every decision.
ui-bot-greedy = Old hand
ui-bot-greedy-help = Takes whatever leaves it best off at the end of its turn.
ui-bot-own-help = A bot that belongs to this house.
ui-is-bot = { $name } (bot)
ui-drafted = not confirmed
ui-to-decide = to decide
ui-winner = winner
ui-watcher = Onlooker
ui-watchers =
    { $count ->
        [one] 1 onlooker
       *[other] { $count } onlookers
    }
ui-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }

## The decision

ui-decision = Decision
ui-choices = Choices
ui-your-decision = It is your turn.
ui-ready = Ready? Confirm your turn
ui-ready-hint = Nothing is final yet: change it, take it back, or confirm.
ui-sending = Sending …
ui-confirm = Confirm
ui-undo = Undo
ui-redo = Redo
ui-restart = Start the turn again
ui-waiting-for =
    { $count ->
        [one] { $names } is deciding
       *[other] { $names } are deciding
    }
ui-may-react =
    { $count ->
        [one] { $names } may play a card
       *[other] { $names } may play a card
    }
ui-lately = What just happened
ui-skip = Skip
ui-clock = Time left
ui-clock-left =
    { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }
ui-wins =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
ui-over-hint = The game is over. Look at the count, or go through the game again.
ui-play-again = Play again
ui-why-not = why not?

## Hints

ui-hint = Hint
ui-hint-title = What would the foreman do?
ui-hint-thinking = The foreman is thinking …
ui-hint-help = Point at a move to see it on the board; choose it to prepare it.
ui-hint-help-touch = Tap a move to prepare it on the board.
ui-hint-chance = to win
ui-hint-ahead = { $points } ahead
ui-hint-behind = { $points } behind
ui-hint-even = level

## Log, chat, replay

ui-log = Log
ui-words = Board in words
ui-words-short = Words
ui-log-and-chat = Log and chat
ui-log-start = Setup
ui-log-empty = Nothing has happened yet.
ui-show-position = Show this position
ui-turn = Turn { $number }
ui-chat = Chat
ui-chat-empty = Say hello.
ui-chat-message = Message
ui-chat-placeholder = Say something
ui-send = Send
ui-unread =
    { $count ->
        [one] 1 new message
       *[other] { $count } new messages
    }
ui-drawers = Panels
ui-replay = Replay
ui-moves = Moves
ui-move = Move { $number }
ui-move-of = move { $number } of { $last }
ui-live = move { $number } · live
ui-to-start = To the start
ui-step-back = One move back
ui-step-on = One move on
ui-play = Play
ui-pause = Pause
ui-moment = This is move { $number }
ui-moment-hint = You are looking back. The table goes on meanwhile.
ui-moment-hint-over = You are looking back at a game that is over.
ui-back-to-now = Back to now
ui-play-on = Play on from here
ui-ask-rewind = Ask to go back here
ui-rewind-asked = { $name } would like to go back to move { $number }.
ui-rewind-waiting = Waiting for the others to answer.
ui-agree = Agree
ui-refuse = Refuse

## Score sheet

ui-score-sheet = Score sheet
ui-counting = Counting …
ui-total = Total
ui-fair = Check the draws
ui-fair-help = This fingerprint was published before the first move, the seed only now: with both, anybody can check every draw.
ui-fair-commitment = Fingerprint
ui-fair-seed = Seed

## Around the table

ui-menu = Menu
ui-rules = Rules
ui-contents = Contents
ui-no-rules = The rules of this game are not here yet.
ui-invite = Invite
ui-invite-link = Link to this table
ui-invite-play = Send this link to your friends: whoever opens it can sit down on a free seat.
ui-invite-watch = Send this link to your friends: whoever opens it can watch.
ui-copy-link = Copy the link
ui-copied = Copied
ui-download = Download the record
ui-leave = Step away
ui-leave-help = Your seat stays yours: come back to this table at any time and you have it again at once.
ui-leave-who = Who plays meanwhile?
ui-leave-seats = Who steps away?
ui-stay = Stay
ui-you-left = You have stepped away. Your seat is still yours.
ui-you-are-warm = { $bot } (bot) keeps your seat warm.
ui-come-back = Take it back
ui-warm = Let a bot keep the seat warm
ui-warm-change = Change or end this
ui-warm-title = A bot keeps the seat warm
ui-warm-help = The bot plays with what this seat may know, and nobody sees its secrets. { $name } has the seat back at once by coming back.
ui-warm-note = { $bot } (bot) keeps the seat warm
ui-warm-nobody = Nobody
ui-warm-nobody-help = The table waits.
ui-bot-change = Change the bot
ui-bot-title = Who plays here?
ui-bot-put = Seat a bot
ui-bot-none = Nobody yet
ui-bot-none-help = The seat stays open for a friend.
ui-done = Done
ui-to-lobby = To the lobby
ui-no-table = This table is not to be found
ui-waiting-room = The game begins as soon as every seat is taken.
ui-start-now = Start now
ui-start-now-help = { $bot } (bot) takes the open seats.
ui-cover = Pass the device
ui-pass-device = Pass the device to { $name }
ui-pass-device-hint = Some things are for one pair of eyes only.
ui-i-am = I am { $name }: show the table
ui-look-again = Wait, let me look once more
ui-cover-again = Cover the table

## Settings

ui-settings = Settings
ui-language = Language
ui-theme = Light
ui-theme-system = As the device
ui-theme-light = Daylight
ui-theme-dark = Lamplight
ui-motion = Motion
ui-motion-help = Tiles drop, cowboys walk home. Without it everything happens at once.
ui-sound = Sound
ui-confirm-moves = Confirm moves
ui-confirm-moves-help = Nothing is sent before you confirm it.

## Keys

ui-keys = Keys
ui-keys-hint = Every choice can also be reached with Tab and made with Enter.
ui-key-confirm = Confirm the turn
ui-key-undo = Undo
ui-key-redo = Redo
ui-key-replay = One move back, one move on
ui-key-close = Close; back to now
ui-key-help = This help
ui-key-hint = Hint: what would the foreman do?
ui-key-places = From place to place; move the board
ui-key-zoom = Larger, smaller, everything
ui-key-choose = Choose by number

## The plain board

ui-ask = Your decision: { $what }
ui-yes = yes
ui-no = no
ui-plain-board = The table
ui-plain-seats = Everybody
ui-plain-nothing = nothing
ui-plain-unknown = not known
ui-plain-let-pass = Let every window pass
