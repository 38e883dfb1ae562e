### The table of Dice Town in the browser.

## The board

dicetown-ui-board = Table with cups and dice
dicetown-ui-street = Main street
dicetown-ui-round = Round { $number }
dicetown-ui-cups-down = All cups are shaken and slammed down.
dicetown-ui-would-win = { $names } would win as the dice lie now
dicetown-ui-would-tie = Tie between { $names } as the dice lie now
dicetown-ui-would-see-doc =
    { $count ->
        [one] { $names } would see the Doc as the dice lie now
       *[other] { $names } would see the Doc as the dice lie now
    }
dicetown-ui-was-here = { $name } was here this round
dicetown-ui-sheriff-decides = A tie: the Sheriff decides
dicetown-ui-store-twice = Twice in the first round
dicetown-ui-now-here = being resolved
dicetown-ui-gained = Gained something this round
dicetown-ui-no-dice = no dice yet
dicetown-ui-committed = has chosen
dicetown-ui-choosing = choosing
dicetown-ui-under-cup =
    { $count ->
        [one] 1 die under the cup
       *[other] { $count } dice under the cup
    }
dicetown-ui-dice-left =
    { $count ->
        [one] 1 die left
       *[other] { $count } dice left
    }
dicetown-ui-your-cards = Your cards
dicetown-ui-no-cards = no cards yet
dicetown-ui-fenced = { $card }, behind barbed wire

## Keeping dice

dicetown-ui-ask-keep = Which dice do you keep?
dicetown-ui-your-roll = Your roll
dicetown-ui-keep-hint = Tap the dice to keep: one is free, each further one $1, none $1.
dicetown-ui-keep-free =
    { $count ->
        [one] One die kept: free.
       *[other] { $count } dice kept: free.
    }
dicetown-ui-keep-price =
    { $count ->
        [0] No die kept: costs ${ $price }, you keep ${ $left }.
        [one] 1 die kept: costs ${ $price }, you keep ${ $left }.
       *[other] { $count } dice kept: costs ${ $price }, you keep ${ $left }.
    }
dicetown-ui-keep-go =
    { $count ->
        [0] Keep none · ${ $price }
       *[other]
            { $price ->
                [0] Keep { $count } · free
               *[other] Keep { $count } · ${ $price }
            }
    }
dicetown-ui-too-dear = That costs ${ $price }; you have ${ $dollars }.
dicetown-ui-needs-quick-draw = More than you have: you will have to play Quick Draw.
dicetown-ui-trim-hint =
    { $count ->
        [one] Keep exactly 1 of these dice.
       *[other] Keep exactly { $count } of these dice.
    }
dicetown-ui-keep-none = None
dicetown-ui-keep-all = All
dicetown-ui-plan = Cards with the dice
dicetown-ui-plan-nothing = no card

## Chances

dicetown-ui-odds = Odds
dicetown-ui-odds-lead =
    { $count ->
        [one] If you keep these dice and roll the other one once, { $rolls } rolls are equally likely. Against leaving all dice as they lie:
       *[other] If you keep these dice and roll the other { $count } once, { $rolls } rolls are equally likely. Against leaving all dice as they lie:
    }
dicetown-ui-odds-none = All dice are kept: nothing is left to chance.
dicetown-ui-better = better hand
dicetown-ui-same = same hand
dicetown-ui-worse = worse hand
dicetown-ui-better-help =
    { $count ->
        [one] Chance of a better hand when the other die is rolled once
       *[other] Chance of a better hand when the other { $count } dice are rolled once
    }
dicetown-ui-odds-hands = The hand after that roll
dicetown-ui-odds-houses = To be ahead as the others' dice lie now
dicetown-ui-odds-need = have / need
dicetown-ui-odds-once = in one roll
dicetown-ui-odds-chase = one die a roll
dicetown-ui-odds-note = “One die a roll”: you keep one die of every roll to the end, for free, and the wanted face whenever it shows. All chances are counted, none is estimated.

## Cards in reaction

dicetown-ui-play-card = Play it
dicetown-ui-let-pass = Let it pass
dicetown-ui-always-pass = Always let it pass
dicetown-ui-always-pass-help = You are not asked about cards in reaction, and none of yours is played.
dicetown-ui-window-without = You do not have this card. Everybody is asked, so that nobody can tell who has it.
dicetown-ui-turn-die = Turn a die
dicetown-ui-turn-to = Turn a { $old } to { $new }

## Offers and the Sheriff

dicetown-ui-ask-offer = { $location }: your sealed offer to the Sheriff
dicetown-ui-dollars = Dollars
dicetown-ui-nuggets = Gold nuggets
dicetown-ui-fewer-dollars = One dollar less
dicetown-ui-more-dollars = One dollar more
dicetown-ui-fewer-nuggets = One nugget less
dicetown-ui-more-nuggets = One nugget more
dicetown-ui-offer-cards = Cards for the Sheriff
dicetown-ui-offer-for = Who should win
dicetown-ui-seal = Seal the offer
dicetown-ui-offer-nothing = Offer nothing
dicetown-ui-seal-help = Nobody sees it before all offers are in. It is paid only if the Sheriff takes it.
dicetown-ui-no-offer = nothing offered
dicetown-ui-favour = { $name } wins
dicetown-ui-favour-me = I win it myself
dicetown-ui-favour-take = { $name } wins, I take:
dicetown-ui-favour-waive = { $name } wins, I waive the offer
dicetown-ui-take = Take the offer
dicetown-ui-waive = Waive the offer
dicetown-ui-ask-more = Ask for more
dicetown-ui-ask-more-help = Once in a tie. Offers may only rise.

## Choosing players and cards

dicetown-ui-nothing = Nothing
dicetown-ui-has-dollars =
    { $count ->
        [one] has $1
       *[other] has ${ $count }
    }
dicetown-ui-has-cards =
    { $store ->
        [one] 1 store card
       *[other] { $store } store cards
    }, { $claims ->
        [one] 1 claim
       *[other] { $claims } claims
    }

## Stocks and memory

dicetown-ui-store-cards = Store cards
dicetown-ui-claims = Claims in hand
dicetown-ui-fenced-claims = Claims behind barbed wire
dicetown-ui-known-cards = Known cards
dicetown-ui-piles = Piles
dicetown-ui-claims-left =
    { $count ->
        [one] 1 claim in the pile
       *[other] { $count } claims in the pile
    }
dicetown-ui-memory = What you have seen
dicetown-ui-memory-help = Only what was shown to you; never more than a good memory would know.
dicetown-ui-unseen =
    { $count ->
        [one] 1 unseen
       *[other] { $count } unseen
    }
dicetown-ui-at-hand = in hand
dicetown-ui-at-fenced = behind wire
dicetown-ui-at-row = on display
dicetown-ui-at-under = under the pile
dicetown-ui-at-discard = discarded
dicetown-ui-at-play = being played
dicetown-ui-at-looked = being looked at
dicetown-ui-claims-under = Under the pile, first to come up first: { $list }

## In words

dicetown-ui-words-dollars =
    { $count ->
        [one] 1 dollar
       *[other] { $count } dollars
    }
dicetown-ui-words-nuggets =
    { $count ->
        [one] 1 nugget
       *[other] { $count } nuggets
    }
dicetown-ui-words-cards =
    { $count ->
        [one] 1 card in the pile
       *[other] { $count } cards in the pile
    }
dicetown-ui-words-aside = Set aside
dicetown-ui-words-fresh = Just revealed

## Keys

dicetown-ui-key-dice = Keep a die or put it back
dicetown-ui-key-none = Keep none
dicetown-ui-key-face = All dice of a face
dicetown-ui-key-skip = Skip what is being shown
