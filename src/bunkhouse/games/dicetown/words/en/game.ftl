### Dice Town, its messages: what happens, what is asked and refused, the names of things.
### $seat is a player's name, $seats, $victims, $takers … are lists of names; $card, $location, $type, $consolation and
### $face are phrases from this file; $faces are dice as they fell (9 9 J), $old and $new the faces of one die.

dicetown-title = Dice Town
dicetown-name = Dice Town
dicetown-line = Poker dice under the cup, the whole street at stake.

## What happens: the round

dicetown-event-sheriff-named = { $seat } pins on the badge and is the first Sheriff.
dicetown-event-claim-turned = Turned up at the Town Hall: { $card }.
dicetown-event-round-began = Round { $round } begins.
dicetown-event-cup-slammed =
    { $dice ->
        [one] { $seat } slams down the cup with 1 die under it.
       *[other] { $seat } slams down the cup with { $dice } dice under it.
    }
dicetown-event-roll-seen = Under your cup: { $faces }.
dicetown-event-last-roll-began =
    { $count ->
        [one] Last roll: { $seats } rolls once more, for free, and keeps whatever falls.
       *[other] Last roll: { $seats } roll once more, for free, and keep whatever falls.
    }
dicetown-event-last-roll-fell = { $seat } rolls { $faces }.
dicetown-event-dice-chosen = You keep { $faces }.
dicetown-event-dice-committed = { $seat } has chosen.
dicetown-event-dice-revealed =
    { $dice ->
        [0] { $seat } keeps no dice, for ${ $price }.
       *[other] { $price ->
            [0] { $seat } keeps { $faces }.
           *[other] { $seat } keeps { $faces } for ${ $price }.
        }
    }
dicetown-event-dice-trimmed = { $seat } cannot pay for all the dice and keeps only { $faces }.
dicetown-event-price-paid = { $seat } pays ${ $dollars } to the Stagecoach.

## What happens: cards

dicetown-event-card-played = { $seat } plays { $card }.
dicetown-event-die-turned = { $seat } wants to turn a die from { $old } to { $new }.
dicetown-event-joe-played = { $seat } points Joe at { $givers }.
dicetown-event-joe-shown = { $seat } comes across Jittery Joe and must play the card at once.
dicetown-event-joe-in-vain = Nobody else has any money, so { $seat } discards Jittery Joe.
dicetown-event-card-cancelled = { $seat } plays Wanted and cancels the card of { $others }: { $card }.
dicetown-event-dollars-given = { $seat } gives { $takers } ${ $dollars }.
dicetown-event-nuggets-given =
    { $nuggets ->
        [one] { $seat } gives { $takers } 1 nugget.
       *[other] { $seat } gives { $takers } { $nuggets } nuggets.
    }

## What happens: the town

dicetown-event-nobody-visits = { $location }: nobody comes this round.
dicetown-event-tie-for-nothing = { $location }: { $seats } are tied, but there is nothing to win.
dicetown-event-location-visited = { $location }: { $seat } wins.
dicetown-event-nuggets-taken =
    { $nuggets ->
        [one] { $seat } takes 1 nugget
       *[other] { $seat } takes { $nuggets } nuggets
    }; { $left ->
        [0] the mine is empty.
        [one] 1 is left in the mine.
       *[other] { $left } are left in the mine.
    }
dicetown-event-bank-robbed =
    { $dollars ->
        [0] { $seat } finds the Bank empty.
       *[other] { $seat } robs the Bank of ${ $dollars }.
    }
dicetown-event-stagecoach-unloaded =
    { $dollars ->
        [0] The Stagecoach arrives empty.
       *[other] The Stagecoach brings ${ $dollars } to the Bank.
    }
dicetown-event-store-reshuffled =
    { $cards ->
        [one] The only discarded store card becomes the new draw pile.
       *[other] The { $cards } discarded store cards are shuffled into a new draw pile.
    }
dicetown-event-store-card-drawn = { $seat } draws a store card.
dicetown-event-store-card-seen = You draw { $card }.
dicetown-event-store-card-kept =
    { $discarded ->
        [0] { $seat } keeps the card.
        [one] { $seat } keeps one card and discards the other.
       *[other] { $seat } keeps one card and discards { $discarded }.
    }
dicetown-event-kept-card-seen = You keep { $card }.
dicetown-event-nothing-to-steal = { $seat } finds nobody with a card to steal.
dicetown-event-cards-grabbed =
    { $seat } steals from { $victims }{ $store ->
        [0] { "" }
        [one] { " · " }1 store card
       *[other] { " · " }{ $store } store cards
    }{ $claims ->
        [0] { "" }
        [one] { " · " }1 claim
       *[other] { " · " }{ $claims } claims
    }{ $blind ->
        [0] { "" }
        [one] { " · " }1 card, drawn blindly
       *[other] { " · " }{ $blind } cards, drawn blindly
    }
dicetown-event-card-taken = { $seat } takes a { $type } from { $victims }.
dicetown-event-stolen-card-seen = { $seat } has taken this from { $victims }: { $card }.
dicetown-event-loot-kept =
    { $returned ->
        [0] { $seat } keeps the { $type } of { $victims }.
        [one] { $seat } keeps a { $type } and gives { $victims } the other card back.
       *[other] { $seat } keeps a { $type } and gives { $victims } { $returned } cards back.
    }
dicetown-event-loot-seen = { $seat } has kept this from { $victims }: { $card }.
dicetown-event-sheriff-stayed = { $seat } stays Sheriff.
dicetown-event-badge-moved = { $seat } is the new Sheriff.
dicetown-event-claim-won = { $seat } receives: { $card }.
dicetown-event-secret-claim-won = { $seat } also slips the top claim of the pile into their hand, unseen by the others.
dicetown-event-secret-claim-seen = The claim from the pile: { $card }.
dicetown-event-claims-put-under =
    { $claims ->
        [one] The claim left over goes under the pile.
       *[other] The { $claims } claims left over go under the pile.
    }

## What happens: ties

dicetown-event-tie-held = { $location }: { $seats } are tied. The Sheriff will decide.
dicetown-event-offer-written = { $seat } has made up their mind about an offer.
dicetown-event-offer-shown =
    Offer of { $seat }{ $dollars ->
        [0] { $nuggets ->
            [0] { $store ->
                [0] { $claims ->
                    [0] { " · nothing" }
                   *[other] { "" }
                }
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { " · " }${ $dollars }
    }{ $nuggets ->
        [0] { "" }
        [one] { " · " }1 nugget
       *[other] { " · " }{ $nuggets } nuggets
    }{ $store ->
        [0] { "" }
        [one] { " · " }1 store card
       *[other] { " · " }{ $store } store cards
    }{ $claims ->
        [0] { "" }
        [one] { " · " }1 claim
       *[other] { " · " }{ $claims } claims
    }
dicetown-event-offer-meant-for = The offer of { $seat } is for the Sheriff to choose { $others }.
dicetown-event-offered-card-seen = Among the cards that { $seat } offers: { $card }.
dicetown-event-more-asked = Sheriff { $seat } asks for more.
dicetown-event-favoured = { $location }: the Sheriff chooses { $seat }.
dicetown-event-offer-waived = The Sheriff waives the offer of { $seat }.
dicetown-event-bribe-agreed = The Sheriff takes the offer of { $seat }, to be paid from the winnings.
dicetown-event-bribe-paid =
    { $seat } bribes Sheriff { $takers }{ $dollars ->
        [0] { $nuggets ->
            [0] { $store ->
                [0] { $claims ->
                    [0] { " · nothing" }
                   *[other] { "" }
                }
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { " · " }${ $dollars }
    }{ $nuggets ->
        [0] { "" }
        [one] { " · " }1 nugget
       *[other] { " · " }{ $nuggets } nuggets
    }{ $store ->
        [0] { "" }
        [one] { " · " }1 store card
       *[other] { " · " }{ $store } store cards
    }{ $claims ->
        [0] { "" }
        [one] { " · " }1 claim
       *[other] { " · " }{ $claims } claims
    }
dicetown-event-bribe-card-seen = { $takers } receives from { $seat }: { $card }.

## What happens: Doc Badluck and the end

dicetown-event-no-consolation = Doc Badluck has nothing for { $seat }.
dicetown-event-consolation-declined = { $seat } does not call on Doc Badluck.
dicetown-event-consolation-chosen = Doc Badluck consoles { $seat }: { $consolation }.
dicetown-event-claim-fenced = { $seat } puts barbed wire around this: { $card }.
dicetown-event-card-laid-open = { $seat } shows { $card }.
dicetown-event-points-counted =
    { $seat } has { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
dicetown-event-winner-named = A perfect tie: the Sheriff names { $seat } the winner.
dicetown-event-game-ended =
    { $seats } { $count ->
        [one] wins
       *[other] share the victory
    } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

## What a player is asked

dicetown-ask-first-sheriff = Name the youngest player, who becomes the first Sheriff.
dicetown-ask-keep = You rolled { $faces }. Which dice do you keep? One is free; each further one costs $1, and so does keeping none (you have ${ $dollars }).
dicetown-ask-plan = You keep { $faces }. Which cards do you commit with your dice?
dicetown-ask-quick-draw = Before you pay: Quick Draw would make this reveal free.
dicetown-ask-trim = Your Quick Draw is cancelled. Choose the dice that you can pay for.
dicetown-ask-cheater = Professional Cheater could turn one of the dice you just revealed.
dicetown-ask-dynamite = The gold is yours. Dynamite would double it.
dicetown-ask-credit = The General Store is yours. On Credit would let you shop twice.
dicetown-ask-girls = The Saloon is yours. With The Girls you would steal twice.
dicetown-ask-corruption = The Town Hall is yours. Corruption would bring you a secret claim as well.
dicetown-ask-fifty-fifty = The Bank has been robbed. Fifty-Fifty would bring you half of the loot.
dicetown-ask-marshal = The badge is about to move. Marshal would keep the old Sheriff in office.
dicetown-ask-elixir = You have gained something this round. With the Elixir you could see Doc Badluck all the same.
dicetown-ask-wanted = { $card } has been played. Wanted would cancel it.
dicetown-ask-joe = Jittery Joe wants $4: from whom?
dicetown-ask-keep-card = Choose the card to keep. The others are discarded.
dicetown-ask-victim = Whose cards do you steal?
dicetown-ask-grab = Your victim holds { $store ->
        [one] 1 store card
       *[other] { $store } store cards
    } and { $claims ->
        [one] 1 claim
       *[other] { $claims } claims
    }. How many of each do you take?
dicetown-ask-keep-loot = Choose the stolen card to keep. The others go back.
dicetown-ask-offer-dollars = { $location }: you may court the Sheriff's favour. How many dollars do you offer?
dicetown-ask-offer-nuggets = { $location }: how many nuggets do you offer?
dicetown-ask-offer-cards = { $location }: add cards to your offer, or finish it.
dicetown-ask-offer-for = { $location }: whom should the Sheriff choose for your offer?
dicetown-ask-decide = { $location }: the decision is yours, Sheriff. Who wins the tie?
dicetown-ask-bribe =
    Do you take this offer, Sheriff?{ $dollars ->
        [0] { "" }
       *[other] { " · " }${ $dollars }
    }{ $nuggets ->
        [0] { "" }
        [one] { " · " }1 nugget
       *[other] { " · " }{ $nuggets } nuggets
    }{ $cards ->
        [0] { "" }
        [one] { " · " }1 card
       *[other] { " · " }{ $cards } cards
    }
dicetown-ask-next-patient = Sheriff, who sees Doc Badluck next?
dicetown-ask-console = You gained nothing, or drank the Elixir: choose a consolation of Doc Badluck, or none.
dicetown-ask-fence = Which claim gets barbed wire? Nobody can steal it any more.
dicetown-ask-winner = A perfect tie, Sheriff: name the winner of the game.

## Why something is not possible

dicetown-no-game-over = The game is over.
dicetown-no-chance = Chance decides this, not a player.
dicetown-no-not-asked = You are not asked anything at the moment.
dicetown-no-not-now = That is not possible now.
dicetown-no-must-choose = You cannot pass here: choose one of the possibilities.
dicetown-no-other-window = This is not the moment for { $card }.
dicetown-no-no-card = You do not have this card in your hand: { $card }.
dicetown-no-no-trade = Players do not trade; offers are made only to the Sheriff, in a tie.
dicetown-no-committed = You have already chosen your dice.
dicetown-no-not-rolled = You did not roll that many dice with this face: { $face }.
dicetown-no-trim =
    { $dice ->
        [one] Your money allows you exactly 1 of these dice.
       *[other] Your money allows you exactly { $dice } of these dice.
    }
dicetown-no-too-dear = Keeping these dice costs ${ $price }, but you have only ${ $dollars }.
dicetown-no-same-face = The die already shows this face.
dicetown-no-not-fresh = None of the dice you just revealed shows this face: { $face }.
dicetown-no-no-such-plan = You cannot commit these cards with these dice.
dicetown-no-own-cards = You cannot steal from yourself.
dicetown-no-no-cards = This player has no card in hand.
dicetown-no-wrong-number = Take one card for each of your queens, or all of them if your victim has fewer.
dicetown-no-no-money = Joe needs another player who has at least $1.
dicetown-no-not-yours = You have no such card in hand to offer: { $card }.
dicetown-no-not-so-much = You can offer { $most } at most.
dicetown-no-no-lowering = You have already offered { $least }; an offer can only grow.
dicetown-no-asked-once = You can ask for more only once in a tie, and only if somebody has made offers in secret.
dicetown-no-not-tied = This player is not part of the tie.
dicetown-no-not-there = That is not among the possibilities.
dicetown-no-no-face = Your dice do not show a face for this consolation: { $consolation }.
dicetown-no-no-effect = This consolation would change nothing: { $consolation }.

## What a player can choose

dicetown-choice-pass = Pass
dicetown-choice-done = Make this offer
dicetown-choice-more = Ask for more
dicetown-choice-take = Take the offer
dicetown-choice-waive = Waive the offer
dicetown-choice-first = { $seat } is the first Sheriff
dicetown-choice-rob = Steal from { $seat }
dicetown-choice-joe = Send Joe to { $seat }
dicetown-choice-for = For { $seat }
dicetown-choice-favour = Choose { $seat }
dicetown-choice-next = { $seat } is next
dicetown-choice-winner = { $seat } wins the game
dicetown-choice-play = Play { $card }
dicetown-choice-claim = Turn up: { $card }
dicetown-choice-draw = Draw: { $card }
dicetown-choice-steal = Take: { $card }
dicetown-choice-choose = Keep { $card }
dicetown-choice-add = Add { $card }
dicetown-choice-wire = Barbed wire: { $card }
dicetown-choice-roll = Roll { $faces }
dicetown-choice-keep = Keep { $faces }
dicetown-choice-turn = Cheat: turn { $old } to { $new }
dicetown-choice-plan =
    { $quick_draw ->
        [yes] Quick Draw{ $first ->
            [none] { "" }
           *[other] { " · " }Cheater { $first }
        }
       *[no] { $first ->
            [none] No card
           *[other] Cheater { $first }
        }
    }{ $second ->
        [none] { "" }
       *[other] { " · " }Cheater { $second }
    }
dicetown-choice-dollars =
    { $amount ->
        [0] No dollars
       *[other] ${ $amount }
    }
dicetown-choice-nuggets =
    { $amount ->
        [0] No nuggets
        [one] 1 nugget
       *[other] { $amount } nuggets
    }
dicetown-choice-grab =
    { $store ->
        [0] { $claims ->
            [one] 1 claim
           *[other] { $claims } claims
        }
        [one] 1 store card{ $claims ->
            [0] { "" }
            [one] { " " }and 1 claim
           *[other] { " " }and { $claims } claims
        }
       *[other] { $store } store cards{ $claims ->
            [0] { "" }
            [one] { " " }and 1 claim
           *[other] { " " }and { $claims } claims
        }
    }
dicetown-choice-doc = { $consolation }

## Cards

dicetown-card-credit = On Credit
dicetown-card-credit-help = Play it at the General Store, before you draw. You carry out the General Store twice in a row.
dicetown-card-girls = The Girls
dicetown-card-girls-help = Play it in the Saloon, before you steal. You steal twice in a row, from the same player or from two.
dicetown-card-quick_draw = Quick Draw
dicetown-card-quick_draw-help = Play it when you reveal dice. You pay nothing at this reveal, however many dice you keep.
dicetown-card-cheater = Professional Cheater
dicetown-card-cheater-help = Play it when you reveal dice. Turn one of the dice just revealed to any face you like.
dicetown-card-corruption = Corruption
dicetown-card-corruption-help = Play it when you win the Town Hall. You also get the top claim of the pile, unseen by the others.
dicetown-card-dynamite = Dynamite
dicetown-card-dynamite-help = Play it when you win the Gold Mine. You take twice as many nuggets, as far as the mine has them.
dicetown-card-joe = Jittery Joe
dicetown-card-joe-help = Played the moment you get it: a player of your choice gives you $4, or all they have if it is less.
dicetown-card-marshal = Marshal
dicetown-card-marshal-help = Play it when a new Sheriff has been decided, before the badge moves. The old Sheriff stays in office.
dicetown-card-fifty_fifty = Fifty-Fifty
dicetown-card-fifty_fifty-help = Play it when another player has robbed the Bank. You get half of the loot, rounded down.
dicetown-card-wanted = Wanted
dicetown-card-wanted-help = Play it when another player plays a store card. That card has no effect, and both are discarded.
dicetown-card-elixir = Doc Badluck's Elixir
dicetown-card-elixir-help = Play it at Doc Badluck. You may visit him although you gained something this round.
dicetown-card-equipment_1 = Equipment 1
dicetown-card-equipment_1-help = Never played. Worth 1 point at the end of the game if you still have it.
dicetown-card-equipment_2 = Equipment 2
dicetown-card-equipment_2-help = Never played. Worth 2 points at the end of the game if you still have it.
dicetown-card-equipment_3 = Equipment 3
dicetown-card-equipment_3-help = Never played. Worth 3 points at the end of the game if you still have it.
dicetown-card-equipment_4 = Equipment 4
dicetown-card-equipment_4-help = Never played. Worth 4 points at the end of the game if you still have it.
dicetown-card-equipment_5 = Equipment 5
dicetown-card-equipment_5-help = Never played. Worth 5 points at the end of the game if you still have it.
dicetown-card-equipment_8 = Horse
dicetown-card-equipment_8-help = Equipment, never played. Worth 8 points at the end of the game if you still have it.
dicetown-card-claim = Claim { $number }
dicetown-card-claim-help =
    { $number ->
        [one] Worth 1 point
       *[other] Worth { $number } points
    } at the end of the game. Thieves can take it until you fence it with barbed wire.

dicetown-type-store = store card
dicetown-type-claim = claim

## Locations

dicetown-location-cups = Dice cups
dicetown-location-cups-help = Everyone builds a poker hand of five dice. What is paid for dice goes on the Stagecoach.
dicetown-location-mine = Gold Mine
dicetown-location-mine-help = The player with the most nines takes 1 nugget for each of them. A nugget is worth 1 point.
dicetown-location-bank = Bank
dicetown-location-bank-help = The player with the most tens takes all the money in the Bank. $2 are worth 1 point.
dicetown-location-stagecoach = Stagecoach
dicetown-location-stagecoach-help = Nobody visits it. It brings the money paid for dice to the Bank, to be robbed from the next round on.
dicetown-location-store = General Store
dicetown-location-store-help = The player with the most jacks draws one store card for each of them and keeps one; twice in the first round.
dicetown-location-saloon = Saloon
dicetown-location-saloon-help = The player with the most queens takes one card from one opponent for each of them, keeps one and returns the others.
dicetown-location-sheriff = Sheriff
dicetown-location-sheriff-help = The player with the most kings becomes Sheriff and decides all ties. The badge is worth 5 points at the end.
dicetown-location-hall = Town Hall
dicetown-location-hall-help = The best poker hand wins the first claim, and one more for each of its aces, as far as claims lie face up.
dicetown-location-doc = Doc Badluck
dicetown-location-doc-help = Whoever gained nothing this round may choose one consolation that their dice allow.
dicetown-location-scored = Final scoring
dicetown-location-scored-help = All cards are laid open and the points are counted.

## Doc Badluck's consolations

dicetown-consolation-fence = Barbed wire
dicetown-consolation-fence-help = With a 9 or a 10: lay two claims of your hand face up before you. Nobody can steal them any more.
dicetown-consolation-store_card = A purchase
dicetown-consolation-store_card-help = With a J or a Q: take the top card of the General Store's pile.
dicetown-consolation-small_raid = Small raid
dicetown-consolation-small_raid-help = With a K: every other player gives you $2.
dicetown-consolation-big_raid = Big raid
dicetown-consolation-big_raid-help = With an A: every other player gives you 1 nugget.

## Dice and hands

dicetown-faces-none = no dice
dicetown-face-9 = nine
dicetown-face-10 = ten
dicetown-face-j = jack
dicetown-face-q = queen
dicetown-face-k = king
dicetown-face-a = ace

dicetown-hand-five = Five of a kind
dicetown-hand-four = Four of a kind
dicetown-hand-full_house = Full house
dicetown-hand-straight = Straight
dicetown-hand-three = Three of a kind
dicetown-hand-two_pairs = Two pairs
dicetown-hand-pair = One pair
dicetown-hand-high = High card

## Score sheet

dicetown-points-nuggets = Gold nuggets
dicetown-points-dollars = Dollars
dicetown-points-sheriff = Sheriff's badge
dicetown-points-equipment = Equipment
dicetown-points-claims = Property claims

## Options

dicetown-option-kickers = All five dice break ties
dicetown-option-kickers-true = Yes
dicetown-option-kickers-false = No
dicetown-option-kickers-help = Equal combinations are compared by their remaining dice as well. Without this there are more ties for the Sheriff.
dicetown-option-saloon_thief_picks_types = The thief picks the types of cards
dicetown-option-saloon_thief_picks_types-true = Yes
dicetown-option-saloon_thief_picks_types-false = No
dicetown-option-saloon_thief_picks_types-help = In the Saloon the thief says how many store cards and how many claims to take. Without this all are drawn blindly.
dicetown-option-bribery = Offers to the Sheriff
dicetown-option-bribery-sealed = In secret
dicetown-option-bribery-open = In the open
dicetown-option-bribery-off = None
dicetown-option-bribery-help = In a tie, offers are written in secret with one raise at most, or called out in turn until all pass; or the Sheriff just decides.
dicetown-option-third_party_bribes = Everyone may make offers
dicetown-option-third_party_bribes-false = No
dicetown-option-third_party_bribes-true = Yes
dicetown-option-third_party_bribes-help = Players who are not tied may offer the Sheriff something, too, for choosing one of the tied players.
dicetown-option-offers_from_winnings = Offers from the winnings
dicetown-option-offers_from_winnings-false = No
dicetown-option-offers_from_winnings-true = Yes
dicetown-option-offers_from_winnings-help = In ties for the Gold Mine and the Bank, you may offer part of what you are about to win.
dicetown-option-bribe_counts_as_gain = A bribe counts as a gain
dicetown-option-bribe_counts_as_gain-true = Yes
dicetown-option-bribe_counts_as_gain-false = No
dicetown-option-bribe_counts_as_gain-help = A Sheriff who has taken an offer may not see Doc Badluck in this round.
dicetown-option-reelected_sheriff_counts_as_gain = Re-election counts as a gain
dicetown-option-reelected_sheriff_counts_as_gain-true = Yes
dicetown-option-reelected_sheriff_counts_as_gain-false = No
dicetown-option-reelected_sheriff_counts_as_gain-help = A Sheriff who wins the kings again may not see Doc Badluck in this round.
dicetown-option-public_wealth = Money and nuggets are open
dicetown-option-public_wealth-true = Yes
dicetown-option-public_wealth-false = No
dicetown-option-public_wealth-help = Everyone's dollars and nuggets are shown. Without this you have to remember what you saw.
dicetown-option-cards_with_commit = Cards chosen with the dice
dicetown-option-cards_with_commit-false = No
dicetown-option-cards_with_commit-true = Yes
dicetown-option-cards_with_commit-help = Quick Draw and Professional Cheater are chosen under the cup, together with the dice: faster play.
dicetown-option-first_sheriff = First Sheriff
dicetown-option-first_sheriff-random = Drawn at random
dicetown-option-first_sheriff-youngest = The youngest player
dicetown-option-first_sheriff-seat = The first seat
dicetown-option-first_sheriff-help = The badge is drawn at random, goes to the youngest (the player in the first seat says who that is), or to the first seat.

## Mistakes in scenario files

dicetown-mistake-dice = These are not dice: “{ $faces }”; write them like 9 9 J, at most five.
dicetown-mistake-card = The card “{ $card }” does not exist or cannot lie there.
dicetown-mistake-cards = The game does not have that many cards “{ $card }”.

## What a bot's advice is made of

dicetown-feature-points = nuggets, claims and equipment
dicetown-feature-dollars = dollars
dicetown-feature-dollars-early = dollars while there is time to use them
dicetown-feature-in-hand = points on cards that can be stolen
dicetown-feature-badge = the Sheriff's badge
dicetown-feature-badge-early = the Sheriff's badge early in the game
dicetown-feature-strong-cards = strong cards of the General Store
dicetown-feature-other-cards = other cards of the General Store
dicetown-feature-mine = the Gold Mine this round
dicetown-feature-bank = the Bank this round
dicetown-feature-store = the General Store this round
dicetown-feature-store-more = a larger choice in the General Store
dicetown-feature-saloon = the Saloon this round
dicetown-feature-saloon-more = a larger choice in the Saloon
dicetown-feature-robbed = the danger of being robbed in the Saloon
dicetown-feature-hall = the Town Hall this round
dicetown-feature-offered = what is offered to the Sheriff

## A bot of its own

dicetown-bot-gambler = Gambler
dicetown-bot-gambler-help = Plays Dice Town only, by the exact odds of the dice.

## Fitting its numbers

dicetown-fit-duel-round = Round { $round }: the new numbers miss the final leads by { $error }, those that were played with by { $before }.
