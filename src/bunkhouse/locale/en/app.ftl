### Bunkhouse, what is not of one game: mistakes of people, and the words of the `bunkhouse` command.

list-and = { $first } and { $last }

## Mistakes: games, seats, options, bots

unknown-game = There is no game “{ $game }”; there is: { $known }.
bad-seats = { $game } is for { $low } to { $high } players with different names; { $seats } is not possible.
bad-option = { $game } has no option “{ $option }”; its options are: { $known }.
bad-option-value = The option { $option } cannot be “{ $value }”; it can be: { $known }.
no-components-file = { $game } has no components file that could be replaced.
bad-components = The components file is not usable: { $entry }: { $trouble }.
unknown-bot = There is no bot “{ $bot }”; there are: { $known }.
bad-search = “{ $words }” does not say how to search; write it like search:iterations=500,seconds=1 with: { $known }.
arena-one-bot = An arena needs two bots or more, or the same one twice.
arena-other-contest = { $file } holds another contest: its game, seats, options, bots or seed are different.
arena-no-ray = Ray is not installed; “pip install bunkhouse[cluster]” brings it.
arena-bad-cluster = There is no Ray cluster at { $address }: { $trouble }.
fit-no-features = { $game } has no features whose weights could be fitted.
fit-no-way = { $game } cannot be fitted in the way “{ $way }”; besides the usual one there is: { $known }.
fit-no-numpy = NumPy is not installed; “pip install bunkhouse[fit]” brings it.
bad-choice = This is not a move: { $choice }.
bad-notation = “{ $text }” is not a move of { $game }.
nobody-asked = No player is asked anything now.

## Mistakes: taking back

undo-past-revelation = You cannot take back anything now: since your last move something new has been revealed, or somebody else has moved.
nothing-to-undo = There is nothing to take back.
nothing-to-redo = There is nothing to play again.

## Mistakes: scenarios

cannot-read = { $file } cannot be read: { $trouble }.
bad-scenario = This is not a scenario: { $trouble }.
bad-scenario-file = { $file } is not a scenario: { $trouble }.
bad-position-key = A position has no “{ $key }”; it can have: { $known }.
bad-seat-name = There is no player “{ $name }”; there are: { $known }.
bad-fact = “{ $fact }” cannot be asked of a position.

## Mistakes: records

record-foreign = Line { $line }: this is not a Bunkhouse record, which begins with “{ $title }”.
record-newer = Line { $line }: the record has the format { $format }, but this Bunkhouse only knows formats up to { $known }; a newer version can read it.
record-bad-line = Line { $line } does not belong here: “{ $text }”.
record-cut-off = After line { $line } the record is cut off: its end is missing.
record-other-components = Line { $line }: the components file at the end is not the one that the record was played with.
record-missing-head = The headers end at line { $line } without “{ $head }”.
record-bad-head = Line { $line }: “{ $head }” cannot be “{ $value }”.
record-unknown-game = Line { $line }: the game “{ $game }” is not known here.
record-newer-rules = Line { $line }: the record was played with version { $version } of the rules of { $game }, which is newer than version { $known } here.
record-older-rules = Line { $line }: the record was played with version { $version } of the rules of { $game }; this Bunkhouse plays version { $known } and cannot replay it.
record-bad-move = Line { $line }: “{ $text }” is not a move of this game.
record-illegal-move = Line { $line }: this move is not allowed: { $move }.
record-damaged = Line { $line }: the checksum is wrong; a move of this record has been changed or lost.
record-wrong-result = Line { $line }: the result is not the one of these moves.
verify-no-commitment = The record has no commitment, so its draws cannot be proved.
verify-no-seed = The record does not contain the seed, which is only revealed at the end of the game, so its draws cannot be proved yet.
verify-wrong-seed = The seed of the record is not the one that was promised at the start.
verify-other-draw = Line { $line }: the promised seed draws something else than “{ $move }”.

## The command: mistakes

cli-no-such-option = There is no option { $option }; see { $help }.
cli-option-needs-value = The option { $option } needs a value; see { $help }.
cli-missing = { $parameter } is missing; see { $help }.
cli-too-small = The number for { $parameter } is too small; see { $help }.
cli-not-a-number = { $parameter } needs a whole number; see { $help }.
cli-unknown-command = There is no command “{ $command }”; see { $help }.
cli-bad-usage = The command cannot be used like this; see { $help }.
cli-unknown-language = There is no language “{ $language }”; there are: { $known }.
cli-bad-option-form = “{ $text }” is not an option; write it like no_farmers=true.
cli-not-utf8 = it is not a text in UTF-8
cli-cannot-write = { $file } cannot be written: { $trouble }.
cli-not-overwritten = { $file } already exists and is not a Bunkhouse record, so it is left as it is.
cli-no-folder = { $file } cannot be written: there is no folder { $folder }.
cli-in-file = { $file }: { $trouble }
cli-bad-people =
    { $seats ->
        [one] With 1 seat, { $people } people cannot play.
       *[other] With { $seats } seats, { $people } people cannot play.
    }
cli-bad-bots =
    { $seats ->
        [0] There is no seat left for a bot.
        [one] 1 seat is left for bots: name one bot instead of { $bots }.
       *[other] { $seats } seats are left for bots: name one bot for all of them, or { $seats } instead of { $bots }.
    }
cli-too-many-names = { $names } names are too many for { $seats } players.
cli-same-names = Two players have the same name.
cli-arena-bad-stop = “{ $text }” is not a pair of shares; write it like 0.5:0.6.
cli-no-scenarios = There are no scenarios in { $folder }.
cli-bad-chance = What chance is to do in this scenario is not possible.
cli-no-such-move = There is no move { $number }; the record has { $last } moves.
cli-no-rules = There is no catalogue of the rules of { $game }.
cli-unknown-clause = The rules of { $game } have no clause “{ $clause }”.
cli-clause-left-out = { $clause } is not for players: { $reason }
cli-no-checkout = There are no rules of { $game } by clause here: coverage needs a source checkout, or { $file } in the folder of the game.
cli-interrupted = Interrupted. See you!

## The command: playing

cli-person = Player { $number }
cli-promise = The draws are promised by the fingerprint (SHA-256) of their secret seed: { $commitment }
cli-hand-over = Pass the keyboard to { $name }, who then presses Enter.
cli-more-in-log = … type log for what happened before
cli-hint-list = Type a number of the list, or help for everything else.
cli-beyond = Outside the picture: { $keys }. Type board and one of these numbers to look there.
cli-not-understood = “{ $text }” is neither a move nor a command; type help.
cli-bad-spot = “{ $text }” is not a place; write it like board 2,-1 or board 3.
cli-why-what = Which move? Write it like why 3b.
cli-save-where = In which file? Write it like save evening.txt.
cli-allowed = That is allowed.
cli-saved = The game is saved in { $file }.
cli-left = The game ends here, before it is over. See you!
cli-linger = Type save FILE to keep this game, log to read it again, or press Enter to leave.
cli-play-help =
    NUMBER – choose from the list or a place on the board; a letter turns the tile (3b)
    X,Y – a place by its column and row, with a letter, too (2,-1b)
    pass, mine … – moves in the notation of records work as well
    undo, redo – take back your move, as long as nothing new was revealed, or play it again
    log – everything that has happened
    board X,Y – show the board again, around this place if it is large; a number of the list will do, too
    why MOVE – which rule forbids this move
    save FILE – save the game so far
    help – this list
    quit – leave the game

## The command: tables

cli-game = Game
cli-title = Title
cli-players = Players
cli-options = Options (the usual value first)
cli-bots = Bots: { $bots }
cli-player = Player
cli-points = Points
cli-total = Total
cli-place = Place
cli-winner =
    { $count ->
        [one] { $names } wins with { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[other] { $names } share the victory with { $points ->
            [one] 1 point
           *[other] { $points } points
        } each.
    }
cli-yes = yes
cli-no = no

## The command: simulations, scenarios, replays, rules

cli-simulating = Playing
cli-simulated = { $done } of { $games } games played
cli-fault = Fault: { $fault }
cli-sim-games = Games
cli-sim-decisions = Decisions
cli-sim-seconds = Seconds
cli-sim-games-per-s = Games per second
cli-sim-decisions-per-s = Decisions per second
cli-sim-compiled = Compiled
cli-sim-bots = Bots by seat
cli-sim-mean-scores = Mean points by seat
cli-sim-wins = Victories by seat
cli-arena-bot = Bot
cli-arena-games = Games
cli-arena-share = Victories
cli-arena-interval = 95 % interval
cli-arena-points = Points
cli-arena-lead = Lead
cli-arena-speed = Decisions/s
cli-arena-rating = Rating
cli-arena-fair = { $games } games; of equals, each seat would win { $share }.
cli-arena-high = The first bot wins the higher share.
cli-arena-low = The first bot wins no more than the lower share.
cli-arena-open = Whether the first bot wins the lower or the higher share is still open.
fit-done = { $file } has weights fitted to { $games } games; they miss the final leads by { $error } (before: { $before }).
fit-learnt = { $file } has the weights of the last round.
cli-step = Step
cli-what = What
cli-expected = Expected
cli-found = Found
cli-scenarios-done =
    { $failed ->
        [0] { $count ->
            [one] The scenario holds.
           *[other] All { $count } scenarios hold.
        }
       *[other] { $failed } of { $count } scenarios failed.
    }
cli-replay-unfinished =
    { $moves ->
        [one] This is the position after 1 move; the game is not over.
       *[other] This is the position after { $moves } moves; the game is not over.
    }
cli-verified =
    { $draws ->
        [one] Verified: the only draw is the one of the promised seed.
       *[other] Verified: all { $draws } draws are those of the promised seed.
    }
cli-code = Code
cli-tests = Tests
cli-reason = Reason
cli-example-missing = The example { $example } has no scenario.
cli-coverage-holes =
    { $count ->
        [one] 1 clause has neither a test nor a stated reason: { $clauses }.
       *[other] { $count } clauses have neither a test nor a stated reason: { $clauses }.
    }
cli-coverage-whole = Each of the { $clauses } clauses has a test, a scenario or a stated reason, and each of the { $examples } examples has a scenario.
