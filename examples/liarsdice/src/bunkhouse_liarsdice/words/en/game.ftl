### Liar's dice, its messages: what happens, what is asked and refused, the names of things.
### $seat is a player's name; $bid is a phrase from this file such as “4 sixes”; $faces are numbers such as “1 1 3”.

liarsdice-title = Liar's dice
liarsdice-name = Liar's dice
liarsdice-line = Five dice under a cup and a straight face.

## What happens

liarsdice-event-round-began = Round { $round }: { $dice } dice are rolled, { $seat } begins.
liarsdice-event-dice-rolled = Under your cup: { $faces }.
liarsdice-event-bid-made = { $seat } bids { $bid }.
liarsdice-event-doubted = { $seat } does not believe in { $bid }: “Liar!”
liarsdice-event-called-spot-on = { $seat } believes in exactly { $bid }: “Spot on!”
liarsdice-event-cup-lifted = { $seat } lifts the cup: { $faces }.
liarsdice-event-dice-counted =
    { $found ->
        [0] Bid: { $bid }. There are none.
        [one] Bid: { $bid }. There is 1.
       *[other] Bid: { $bid }. There are { $found }.
    }
liarsdice-event-die-lost =
    { $left ->
        [0] { $seat } loses the last die and is out.
        [one] { $seat } loses a die and has 1 left.
       *[other] { $seat } loses a die and has { $left } left.
    }
liarsdice-event-game-ended =
    { $dice ->
        [one] { $seat } wins with 1 die left.
       *[other] { $seat } wins with { $dice } dice left.
    }

## What a player is asked

liarsdice-ask-open = Make the first bid: how many of the { $total } dice show the same face?
liarsdice-ask-answer = The bid is { $bid }. Bid higher, or call it.
liarsdice-ask-face =
    { $number ->
        [one] You bid 1 die. Which face does it show?
       *[other] You bid { $number } dice. Which face do they show?
    }

## Why something is not possible

liarsdice-no-game-over = The game is over.
liarsdice-no-chance = Chance decides this, not a player.
liarsdice-no-not-your-turn = It is not your turn.
liarsdice-no-not-now = That is not possible now.
liarsdice-no-nothing-bid = There is no bid yet that could be called.
liarsdice-no-no-spot-on = This game is played without “spot on”.
liarsdice-no-wild-ones = Ones are wild and cannot be bid.
liarsdice-no-too-low = That is not higher than the last bid: { $bid }.
liarsdice-no-too-many = There are only { $total } dice in the game.

## What a player can choose

liarsdice-choice-first = { $seat } begins
liarsdice-choice-roll = Roll: { $faces }
liarsdice-choice-number =
    { $number ->
        [one] Bid 1 die
       *[other] Bid { $number } dice
    }
liarsdice-choice-face = { $face }
liarsdice-choice-doubt = Liar!
liarsdice-choice-spot_on = Spot on!

liarsdice-kind-first = First player
liarsdice-kind-roll = Dice
liarsdice-kind-number = Bid higher
liarsdice-kind-face = Face
liarsdice-kind-doubt = Doubt the bid
liarsdice-kind-spot_on = Take the bid at its word

## Bids and faces

liarsdice-bid-ones =
    { $count ->
        [one] 1 one
       *[other] { $count } ones
    }
liarsdice-bid-twos =
    { $count ->
        [one] 1 two
       *[other] { $count } twos
    }
liarsdice-bid-threes =
    { $count ->
        [one] 1 three
       *[other] { $count } threes
    }
liarsdice-bid-fours =
    { $count ->
        [one] 1 four
       *[other] { $count } fours
    }
liarsdice-bid-fives =
    { $count ->
        [one] 1 five
       *[other] { $count } fives
    }
liarsdice-bid-sixes =
    { $count ->
        [one] 1 six
       *[other] { $count } sixes
    }

liarsdice-face-ones = Ones
liarsdice-face-twos = Twos
liarsdice-face-threes = Threes
liarsdice-face-fours = Fours
liarsdice-face-fives = Fives
liarsdice-face-sixes = Sixes

liarsdice-call-doubt = “Liar!”
liarsdice-call-spot_on = “Spot on!”

## What can be seen

liarsdice-field-round = Round
liarsdice-field-total = Dice in the game
liarsdice-field-active_seat = To answer
liarsdice-field-bid = Bid
liarsdice-field-bidder_seat = Bidder
liarsdice-field-number = Being bid
liarsdice-field-wild_ones = Wild ones
liarsdice-field-spot_on = Spot on
liarsdice-field-over = Over
liarsdice-field-dice = Dice
liarsdice-field-hand = Under the cup
liarsdice-field-shown = Shown last
liarsdice-field-last = The last round
liarsdice-field-caller_seat = Called by
liarsdice-field-call = Call
liarsdice-field-found = Found

## In the terminal

liarsdice-terminal-legend-hidden = a die under a cup that you cannot see
liarsdice-terminal-legend-known = a die that shows a five
liarsdice-terminal-legend-active = whose turn it is

## Score sheet

liarsdice-points-dice = Dice left

## Options

liarsdice-option-spot_on = Spot on
liarsdice-option-spot_on-true = Yes
liarsdice-option-spot_on-false = No
liarsdice-option-spot_on-help = You may also say that a bid is exactly right. If it is, everybody else loses a die; if not, you do.
liarsdice-option-wild_ones = Wild ones
liarsdice-option-wild_ones-true = Yes
liarsdice-option-wild_ones-false = No
liarsdice-option-wild_ones-help = Ones count as every face and cannot be bid.
liarsdice-option-dice = Dice for each player
liarsdice-option-dice-5 = Five
liarsdice-option-dice-3 = Three (short game)
liarsdice-option-dice-help = With three dice each a game is much shorter.

## Mistakes in scenario files

liarsdice-mistake-hands = Give at least two seats dice: either hands, or dice for a round that begins (without bids).
liarsdice-mistake-dice = “{ $name }” must have 1 to { $most } dice.
liarsdice-mistake-face = A die of “{ $name }” shows a face that no die has.
liarsdice-mistake-bid = A bid of { $number } dice with the face { $face } is not possible here.
liarsdice-mistake-out = “{ $name }” has no dice and cannot be asked.

## A bot of its own

liarsdice-bot-cardsharp = Cardsharp
liarsdice-bot-cardsharp-help = Plays by the exact odds of the dice, believes nobody and gives nothing away.
