### Great Western Trail, its messages: what happens, what is asked and refused, the names of things.
### $seat is a player's name, $seats, $takers and $outbid are lists of names; $card, $cards, $tile, $building, $space, $to, $rail,
### $station, $city, $disc, $worker, $master, $task, $slot, $aux, $what and $option are phrases from this file.

westerntrail-title = Great Western Trail
westerntrail-name = Great Western Trail
westerntrail-line = Drive the herd to Kansas City, again and again.

## What happens: setup

westerntrail-event-first-player-chosen = { $seat } begins.
westerntrail-event-master-placed = At { $station }: { $master }.
westerntrail-event-neutral-placed = On { $space }: { $building }.
westerntrail-event-side-chosen = Building { $number } is used with side { $side } by everybody.
westerntrail-event-starting-objective-dealt = { $seat } is dealt a { $card }.
westerntrail-event-first-bidder-chosen = { $seat } makes the first bid.
westerntrail-event-place-offered = Place { $place } in the turn order: ${ $dollars } and a { $card }.
westerntrail-event-bid-placed =
    { $count ->
        [0] { $seat } bids { $points } for place { $place }.
       *[other] { $seat } bids { $points } for place { $place }. Outbid: { $outbid }.
    }
westerntrail-event-order-settled = All places are taken. The order of play: { $seats }.

## What happens: tiles and cards that come up

westerntrail-event-teepee-placed = The Indian village grows: { $tile } on { $space }.
westerntrail-event-hazard-placed = A new danger: { $tile } on { $space }.
westerntrail-event-worker-placed = Looking for work in row { $row }: { $worker }.
westerntrail-event-tile-left = No space is free: { $tile } leaves the game.
westerntrail-event-token-moved = The job market token moves down to row { $row }.
westerntrail-event-end-began = { $seat } takes the job market token: the end begins. This turn is played out, then everybody else has one more.
westerntrail-event-foresight-revealed = Foresight, column { $column }: { $tile }.
westerntrail-event-market-card-revealed = New on the cattle market: { $card }.
westerntrail-event-objective-revealed = New in the display: { $card }.

## What happens: the turn

westerntrail-event-turn-began = Turn { $turn }: { $seat }.
westerntrail-event-herder-placed = { $seat } places the herder on { $space }.
westerntrail-event-herder-moved =
    { $free ->
        [yes] { $seat } rides on to { $space }, free of tolls
       *[no] { $seat } rides on to { $space }
    } ({ $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }).
westerntrail-event-toll-paid =
    { $count ->
        [0] { $seat } pays a toll of ${ $dollars } on { $space }.
       *[other] { $seat } pays { $takers } a toll of ${ $dollars } on { $space }.
    }
westerntrail-event-toll-forgiven = { $seat } is short of money on { $space }: ${ $dollars } of the toll are forgiven.
westerntrail-event-action-done = { $seat }: { $task }.
westerntrail-event-auxiliary-done =
    { $double ->
        [yes] { $seat } does a double auxiliary action: { $aux }.
       *[no] { $seat } does a single auxiliary action: { $aux }.
    }
westerntrail-event-declined = { $seat } declines.
westerntrail-event-objective-played = { $seat } plays an { $card }.
westerntrail-event-building-used = { $seat } uses the { $building } next door, on { $space }.

## What happens: money, certificates, cards

westerntrail-event-money-gained = { $seat } gets ${ $dollars }.
westerntrail-event-money-paid = { $seat } pays ${ $dollars }.
westerntrail-event-certificates-gained =
    { $certificates ->
        [one] { $seat } gains 1 certificate
       *[other] { $seat } gains { $certificates } certificates
    } and now has { $value }.
westerntrail-event-card-discarded = { $seat } discards: { $card }.
westerntrail-event-card-removed = { $seat } removes from the game: { $card }.
westerntrail-event-card-drawn = { $seat } draws a card.
westerntrail-event-card-seen = You draw: { $card }.
westerntrail-event-deck-reshuffled =
    { $cards ->
        [one] { $seat } turns the only discarded card into a new draw deck.
       *[other] { $seat } shuffles { $cards } discarded cards into a new draw deck.
    }

## What happens: actions

westerntrail-event-worker-hired = { $seat } hires from row { $row } for ${ $dollars }: { $worker }, into column { $column }.
westerntrail-event-building-built =
    { $replaced ->
        [none] { $seat } puts up { $building } on { $space } for ${ $dollars }.
       *[other] { $seat } puts up { $building } on { $space } for ${ $dollars }, in place of { $replaced }.
    }
westerntrail-event-objective-taken =
    { $to_hand ->
        [yes] { $seat } takes into the hand: { $card }.
       *[no] { $seat } takes onto the discard pile: { $card }.
    }
westerntrail-event-objective-taken-secretly = { $seat } takes the top objective card of the deck into the hand, unseen by the others.
westerntrail-event-objective-seen = The objective card from the deck: { $card }.
westerntrail-event-engine-moved =
    { $back ->
        [yes] { $seat } backs the engine up to { $rail }.
       *[no] { $seat } drives the engine to { $rail }.
    }
westerntrail-event-station-built = { $seat } builds { $station } for ${ $dollars }.
westerntrail-event-disc-taken = { $seat } takes a disc off the player board: { $disc }.
westerntrail-event-disc-moved = { $seat } takes the disc from { $station }, which is lost.
westerntrail-event-master-taken = { $seat } leaves one { $worker } at { $station } and takes the tile: { $master }.
westerntrail-event-teepee-taken =
    { $dollars ->
        [-1] { $seat } trades on { $space }: { $tile }, for $1.
        [-2] { $seat } trades on { $space }: { $tile }, for $2.
        [-3] { $seat } trades on { $space }: { $tile }, for $3.
       *[other] { $seat } trades on { $space }: { $tile } and ${ $dollars }.
    }
westerntrail-event-hazard-removed = { $seat } clears { $space }: { $tile }.
westerntrail-event-cattle-bought =
    { $dollars ->
        [0] { $seat } also takes, for the same price: { $card }.
       *[other] { $seat } buys for ${ $dollars }: { $card } ({ $cowboys ->
            [one] 1 cowboy
           *[other] { $cowboys } cowboys
        }).
    }
westerntrail-event-market-enlarged = { $seat } sends a cowboy for new cattle.

## What happens: Kansas City

westerntrail-event-tile-chosen = Kansas City, column { $column }: { $seat } chooses { $tile }.
westerntrail-event-hand-shown =
    { $count ->
        [0] { $seat } arrives in Kansas City with no cards: breeding value { $value }.
       *[other] { $seat } shows { $cards }: breeding value { $value }.
    }
westerntrail-event-income-taken =
    { $seat } sells the herd for ${ $dollars }{ $permanent ->
        [0] { "" }
        [one] { " · " }1 permanent certificate
       *[other] { " · " }{ $permanent } permanent certificates
    }{ $spent ->
        [0] { "" }
        [one] { " · " }1 temporary certificate spent
       *[other] { " · " }{ $spent } temporary certificates spent
    }
westerntrail-event-delivered =
    { $extraordinary ->
        [yes] { $seat } makes an extraordinary delivery to { $city }.
       *[no] { $seat } delivers to { $city }.
    }
westerntrail-event-delivered-in-vain = { $seat } has no disc to place: the delivery has no effect.
westerntrail-event-transport-paid = { $seat } pays ${ $dollars } for the transport to { $city }.
westerntrail-event-herder-returned = { $seat } rides back to the start of the trail.

## What happens: the end

westerntrail-event-hand-laid-open = { $seat } lays open what is left in hand: { $cards }.
westerntrail-event-points-counted =
    { $seat } has { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
westerntrail-event-game-ended =
    { $seats } { $count ->
        [one] wins
       *[other] share the victory
    } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

## What a player is asked

westerntrail-ask-side = Which side of building { $number } does everybody use?
westerntrail-ask-bid = Bid points for a place in the turn order, { $most } at most.
westerntrail-ask-place = Your first turn: place your herder on any neutral building.
westerntrail-ask-move = Move your herder, 1 to { $steps } steps (you have ${ $dollars } for tolls). You may play objective cards first.
westerntrail-ask-act = You have arrived: use the actions of this stop, each once and in any order, or a single auxiliary action instead.
westerntrail-ask-act-more = Anything more here? Play an objective card, use what is still open, or end your actions.
westerntrail-ask-act-elsewhere = This stop is not yours to use: a single auxiliary action is all you can do here.
westerntrail-ask-bonus = You may do this at once, or lose it: { $slot }.
westerntrail-ask-hire =
    Whom do you hire? { $change ->
        [0] The fee is as printed
        [-1] The fee is $1 lower
        [-2] The fee is $2 lower
       *[other] The fee is ${ $change } higher
    } (you have ${ $dollars }).
westerntrail-ask-hire-more =
    You may hire one more worker. { $change ->
        [0] The fee is as printed
        [-1] The fee is $1 lower
        [-2] The fee is $2 lower
       *[other] The fee is ${ $change } higher
    } (you have ${ $dollars }).
westerntrail-ask-build = Which building do you build? Each craftsman needed costs ${ $rate } (you have ${ $dollars }).
westerntrail-ask-build-space = Where does { $building } go? Each craftsman needed costs ${ $rate }; over a smaller building of yours only the difference counts.
westerntrail-ask-take-objective = Which objective card do you take?
westerntrail-ask-engine-forward =
    { $spaces ->
        [one] Your engine may move 1 space forward.
       *[other] Where does your engine go? Up to { $spaces } spaces forward.
    }
westerntrail-ask-engine-back =
    { $spaces ->
        [one] Back your engine up by exactly 1 space.
       *[other] Back your engine up by exactly { $spaces } spaces.
    }
westerntrail-ask-engine-back-any = Back your engine up by as many spaces as you like: the further, the further away you can deliver.
westerntrail-ask-station = Build { $station } for ${ $dollars }? Choose the disc for it, or decline.
westerntrail-ask-station-master = Which worker do you leave here for the station master’s tile? { $master }
westerntrail-ask-line-end = The end of the line! Move your engine back to any free space; $3 await you.
westerntrail-ask-trade = Which teepee do you trade for?
westerntrail-ask-hazard = Which hazard do you clear away?
westerntrail-ask-buy =
    Buy cattle: { $cowboys ->
        [one] 1 cowboy is
       *[other] { $cowboys } cowboys are
    } still free (you have ${ $dollars }).
westerntrail-ask-buy-second = The price includes a second card of value { $value }. Which one?
westerntrail-ask-draw-number = How many cards do you draw, up to { $cards }? You will discard as many.
westerntrail-ask-discard =
    { $cards ->
        [one] Discard a card ({ $what }).
       *[other] Discard { $cards } more cards ({ $what }).
    }
westerntrail-ask-remove =
    { $cards ->
        [one] You may remove 1 card of your hand from the game.
       *[other] You may remove up to { $cards } cards of your hand from the game.
    }
westerntrail-ask-auxiliary = Which auxiliary action do you do?
westerntrail-ask-trip =
    { $steps ->
        [one] Move your herder 1 step; then use the stop you reach.
       *[other] Move your herder, up to { $steps } steps; then use the stop you reach.
    }
westerntrail-ask-trip-free =
    { $steps ->
        [one] Move your herder 1 step, free of tolls. The stop you reach cannot be used.
       *[other] Move your herder, up to { $steps } steps and free of tolls. The stop you reach cannot be used.
    }
westerntrail-ask-adjacent = Which building next door do you use as if it were yours?
westerntrail-ask-station-behind = At which station behind your engine do you build?
westerntrail-ask-deliver = Your herd is worth { $value }. Where do you deliver it?
westerntrail-ask-deliver-extraordinary = Your engine covered { $value }. Where do you make the extraordinary delivery?
westerntrail-ask-deliver-disc = Delivery to { $city }: which disc do you place there?
westerntrail-ask-foresight = Kansas City, column { $column }: which tile comes into the game?
westerntrail-ask-kansas-cards = You may play objective cards here before you go on.
westerntrail-ask-certificates = Your herd is worth { $value } so far. How many temporary certificates do you spend? You have { $certificates }.

## Why something is not possible

westerntrail-no-game-over = The game is over.
westerntrail-no-chance = Chance decides this, not a player.
westerntrail-no-not-your-turn = It is not your turn.
westerntrail-no-must-choose = You cannot decline here: choose one of the possibilities.
westerntrail-no-not-now = That is not possible now.
westerntrail-no-not-there = That is not among the possibilities.
westerntrail-no-no-such-place = There is no place { $place } in this game.
westerntrail-no-bid-too-low = For place { $place } you must bid { $least } or more.
westerntrail-no-bid-too-high = Nobody may bid more than { $most }.
westerntrail-no-cards-in-kansas-city = No objective cards are played in Kansas City.
westerntrail-no-card-during-action = Objective cards are played before your herder moves, or before or after an action, never in the middle of one.
westerntrail-no-must-move = Your herder must move first.
westerntrail-no-must-act = Use an action of this stop or a single auxiliary action before you end.
westerntrail-no-not-in-hand = You do not have this card in your hand: { $card }.
westerntrail-no-not-neutral = Your herder begins on one of the seven neutral buildings, not on { $space }.
westerntrail-no-already-placed = Your herder is already on the trail: move it.
westerntrail-no-place-first = First place your herder on a neutral building.
westerntrail-no-free-move-to-kansas-city = A free move never enters Kansas City.
westerntrail-no-no-stop = Nothing lies there, so it is not a stop: { $space }.
westerntrail-no-only-forward = Herders only ride forward along the trail; this lies behind you or on another branch: { $space }.
westerntrail-no-too-far = That is too many steps away: { $space }.
westerntrail-no-auxiliary-instead = You have done an auxiliary action instead of the actions of this stop.
westerntrail-no-done-already = Each action of a stop can be done only once: { $task }.
westerntrail-no-not-here = This stop does not offer that: { $task }.
westerntrail-no-no-such-card = You have no card in your hand for this. Needed: { $what }.
westerntrail-no-cannot-pay = That costs ${ $dollars }, more than you have.
westerntrail-no-no-room-behind = Your engine cannot move that far back.
westerntrail-no-nothing-to-take = There is nothing you could take or do with this now: { $task }.
westerntrail-no-after-local-action = An auxiliary action is possible only instead of the actions of a stop, and you have already acted here.
westerntrail-no-single-only = Here you may do auxiliary actions only in their single form.
westerntrail-no-auxiliary-closed = A disc still covers this: { $aux }.
westerntrail-no-row-of-the-token = The job market token stands in row { $row }: nobody can be hired there yet.
westerntrail-no-no-such-worker = No such worker stands in row { $row }: { $worker }.
westerntrail-no-row-full = You have no free column left for another { $worker }.
westerntrail-no-already-built = You have no such tile left to build: { $building }.
westerntrail-no-cannot-build = You lack craftsmen, money or a space for { $building }.
westerntrail-no-no-building-space = Players cannot build there: { $space }.
westerntrail-no-not-higher = A building can replace your own only if its craftsmen number is higher.
westerntrail-no-foreign-building = Another player’s building stands there.
westerntrail-no-too-few-craftsmen =
    { $craftsmen ->
        [one] You need 1 craftsman for this.
       *[other] You need { $craftsmen } craftsmen for this.
    }
westerntrail-no-occupied = Another engine stands there.
westerntrail-no-must-leave-the-end = Your engine must leave the end of the line, backwards.
westerntrail-no-not-exactly =
    { $spaces ->
        [0] Your engine cannot reach this by moving back.
        [one] That is not exactly 1 space back.
       *[other] That is not exactly { $spaces } spaces back.
    }
westerntrail-no-not-in-reach =
    { $spaces ->
        [one] That is not within 1 space ahead of your engine.
       *[other] That is not within { $spaces } spaces ahead of your engine.
    }
westerntrail-no-discs-of-board-first = A station gives up its disc only when none of your player board can be used.
westerntrail-no-disc-gone = That place is already empty: { $disc }.
westerntrail-no-same-disc-first = These two discs are alike: the first one goes first.
westerntrail-no-black-disc = A disc from a black place fits only black places, as long as you have discs on white ones: { $disc }.
westerntrail-no-cannot-pay-disc = Taking this disc costs ${ $dollars }, more than you have: { $disc }.
westerntrail-no-cannot-pay-transport = You could not pay the transport costs.
westerntrail-no-printed-worker = The printed worker never leaves, and you have no other { $worker } to give.
westerntrail-no-no-teepee = No teepee stands there: { $space }.
westerntrail-no-no-cowboys = All your cowboys are busy.
westerntrail-no-market-deck-empty = There are no cards left for the cattle market.
westerntrail-no-other-value = This price is for cattle of another value.
westerntrail-no-not-in-market = The cattle market does not have this now: { $card }.
westerntrail-no-too-few-cowboys =
    { $cowboys ->
        [one] That takes 1 free cowboy.
       *[other] That takes { $cowboys } free cowboys.
    }
westerntrail-no-does-not-fit = That does not fit: { $card }. Needed: { $what }.
westerntrail-no-no-workers-at-the-end = The job market is full: no more workers may be chosen.
westerntrail-no-too-little-value = { $city } asks for more than { $value }.
westerntrail-no-disc-in-city = You have already delivered to { $city }.
westerntrail-no-no-disc = You have no disc that you could place there: { $city }.

## What a player can choose

westerntrail-choice-pass = Decline
westerntrail-choice-end = End actions
westerntrail-choice-done = Buy no more
westerntrail-choice-add = A cowboy adds 2 cards to the market
westerntrail-choice-top = Top card of the deck
westerntrail-choice-first = { $seat } begins
westerntrail-choice-market = Turn up: { $card }
westerntrail-choice-objective = Turn up: { $card }
westerntrail-choice-starting = Deal: { $card }
westerntrail-choice-draw = Draw: { $card }
westerntrail-choice-play = Play: { $card }
westerntrail-choice-take = Take: { $card }
westerntrail-choice-also = Also take: { $card }
westerntrail-choice-discard = Discard: { $card }
westerntrail-choice-remove = Remove from the game: { $card }
westerntrail-choice-place = Place the herder: { $space }
westerntrail-choice-space = Build here: { $space }
westerntrail-choice-trade = Trade: { $space }
westerntrail-choice-hazard = Clear away: { $space }
westerntrail-choice-use = Use the building: { $space }
westerntrail-choice-move =
    { $count ->
        [0] Ride to { $to }
       *[other] Ride to { $to }, by { $by }
    }
westerntrail-choice-do = { $task }
westerntrail-choice-aux =
    { $double ->
        [yes] Double auxiliary action: { $aux }
       *[no] Single auxiliary action: { $aux }
    }
westerntrail-choice-hire = Hire from row { $row }: { $worker }
westerntrail-choice-build = Build number { $number }
westerntrail-choice-side = Building { $number }: side { $side }
westerntrail-choice-bid = Place { $place }: bid { $points }
westerntrail-choice-engine = Engine → { $rail }
westerntrail-choice-disc = Use the disc: { $disc }
westerntrail-choice-give = Leave one { $worker }
westerntrail-choice-reveal = Reveal: { $tile }
westerntrail-choice-choose = Choose: { $tile }
westerntrail-choice-master = Station master: { $master }
westerntrail-choice-neutral = Place { $building }
westerntrail-choice-buy = Buy ({ $option }): { $card }
westerntrail-choice-station = Build { $station }
westerntrail-choice-city = Deliver to { $city }
westerntrail-choice-number =
    { $amount ->
        [one] Draw 1 card
       *[other] Draw { $amount } cards
    }
westerntrail-choice-spend =
    { $amount ->
        [0] Spend no certificate
        [one] Spend 1 certificate
       *[other] Spend { $amount } certificates
    }

## Cards

westerntrail-card-jersey = Jersey
westerntrail-card-jersey-help = Breeding value 1. Worth no points at the end. In Kansas City each breed in your hand counts once.
westerntrail-card-dutch_belt = Dutch Belt
westerntrail-card-dutch_belt-help = Breeding value 2. Worth no points at the end. In Kansas City each breed in your hand counts once.
westerntrail-card-black_angus = Black Angus
westerntrail-card-black_angus-help = Breeding value 2. Worth no points at the end. In Kansas City each breed in your hand counts once.
westerntrail-card-guernsey = Guernsey
westerntrail-card-guernsey-help = Breeding value 2. Worth no points at the end. In Kansas City each breed in your hand counts once.
westerntrail-card-holstein = Holstein
westerntrail-card-holstein-help = Breeding value 3. Worth 1 point at the end. Bought on the cattle market.
westerntrail-card-brown_swiss = Brown Swiss
westerntrail-card-brown_swiss-help = Breeding value 3. Worth 2 points at the end. Bought on the cattle market.
westerntrail-card-ayrshire = Ayrshire
westerntrail-card-ayrshire-help = Breeding value 3. Worth 3 points at the end. Bought on the cattle market.
westerntrail-card-west_highland_3 = West Highland (3 points)
westerntrail-card-west_highland_3-help = Breeding value 4. Worth 3 points at the end. Bought on the cattle market.
westerntrail-card-west_highland_4 = West Highland (4 points)
westerntrail-card-west_highland_4-help = Breeding value 4. Worth 4 points at the end. Bought on the cattle market.
westerntrail-card-west_highland_5 = West Highland (5 points)
westerntrail-card-west_highland_5-help = Breeding value 4. Worth 5 points at the end. Bought on the cattle market.
westerntrail-card-texas_longhorn_5 = Texas Longhorn (5 points)
westerntrail-card-texas_longhorn_5-help = Breeding value 5. Worth 5 points at the end. Bought on the cattle market.
westerntrail-card-texas_longhorn_6 = Texas Longhorn (6 points)
westerntrail-card-texas_longhorn_6-help = Breeding value 5. Worth 6 points at the end. Bought on the cattle market.
westerntrail-card-texas_longhorn_7 = Texas Longhorn (7 points)
westerntrail-card-texas_longhorn_7-help = Breeding value 5. Worth 7 points at the end. Bought on the cattle market.
westerntrail-card-money_btt = objective “building, 2 blue teepees” ($2)
westerntrail-card-money_btt-help = When played: get $2. At the end: 3 points if you have building, 2 blue teepees, otherwise −2.
westerntrail-card-money_bgt = objective “building, green teepee, blue teepee” ($2)
westerntrail-card-money_bgt-help = When played: get $2. At the end: 3 points if you have building, green teepee, blue teepee, otherwise −2.
westerntrail-card-money_4hh = objective “West Highland, 2 hazards” ($2)
westerntrail-card-money_4hh-help = When played: get $2. At the end: 3 points if you have West Highland, 2 hazards, otherwise −2.
westerntrail-card-money_ssh = objective “2 stations, hazard” ($2)
westerntrail-card-money_ssh-help = When played: get $2. At the end: 3 points if you have 2 stations, hazard, otherwise −2.
westerntrail-card-money_333b = objective “3 cattle cards of value 3, building” ($2)
westerntrail-card-money_333b-help = When played: get $2. At the end: 4 points if you have 3 cattle cards of value 3, building, otherwise −2.
westerntrail-card-draw_bbh = objective “2 buildings, hazard” (draw 3)
westerntrail-card-draw_bbh-help = When played: draw up to 3 cards, then discard as many. At the end: 3 points if you have 2 buildings, hazard, otherwise −2.
westerntrail-card-draw_sgt = objective “station, green teepee, blue teepee” (draw 3)
westerntrail-card-draw_sgt-help = When played: draw up to 3 cards, then discard as many. At the end: 3 points if you have station, green teepee, blue teepee, otherwise −2.
westerntrail-card-draw_sgg = objective “station, 2 green teepees” (draw 3)
westerntrail-card-draw_sgg-help = When played: draw up to 3 cards, then discard as many. At the end: 3 points if you have station, 2 green teepees, otherwise −2.
westerntrail-card-draw_5h = objective “Texas Longhorn, hazard” (draw 3)
westerntrail-card-draw_5h-help = When played: draw up to 3 cards, then discard as many. At the end: 3 points if you have Texas Longhorn, hazard, otherwise −2.
westerntrail-card-draw_333s = objective “3 cattle cards of value 3, station” (draw 3)
westerntrail-card-draw_333s-help = When played: draw up to 3 cards, then discard as many. At the end: 4 points if you have 3 cattle cards of value 3, station, otherwise −2.
westerntrail-card-engine_345 = objective “cattle card of value 3, West Highland, Texas Longhorn” (engine 2)
westerntrail-card-engine_345-help = When played: engine up to 2 spaces forward. At the end: 5 points if you have cattle card of value 3, West Highland, Texas Longhorn, otherwise −3.
westerntrail-card-engine_44sg = objective “2 West Highlands, station, green teepee” (engine 2)
westerntrail-card-engine_44sg-help = When played: engine up to 2 spaces forward. At the end: 5 points if you have 2 West Highlands, station, green teepee, otherwise −3.
westerntrail-card-engine_bbgg = objective “2 buildings, 2 green teepees” (engine 2)
westerntrail-card-engine_bbgg-help = When played: engine up to 2 spaces forward. At the end: 5 points if you have 2 buildings, 2 green teepees, otherwise −3.
westerntrail-card-engine_bthh = objective “building, blue teepee, 2 hazards” (engine 3)
westerntrail-card-engine_bthh-help = When played: engine up to 3 spaces forward. At the end: 5 points if you have building, blue teepee, 2 hazards, otherwise −3.
westerntrail-card-engine_sshh = objective “2 stations, 2 hazards” (engine 3)
westerntrail-card-engine_sshh-help = When played: engine up to 3 spaces forward. At the end: 5 points if you have 2 stations, 2 hazards, otherwise −3.
westerntrail-card-move_345 = objective “cattle card of value 3, West Highland, Texas Longhorn” (free ride 3)
westerntrail-card-move_345-help = When played: herder up to 3 steps on, free of tolls. At the end: 5 points if you have cattle card of value 3, West Highland, Texas Longhorn, otherwise −2.
westerntrail-card-move_34hh = objective “cattle card of value 3, West Highland, 2 hazards” (free ride 3)
westerntrail-card-move_34hh-help = When played: herder up to 3 steps on, free of tolls. At the end: 5 points if you have cattle card of value 3, West Highland, 2 hazards, otherwise −2.
westerntrail-card-move_bbhh = objective “2 buildings, 2 hazards” (free ride 3)
westerntrail-card-move_bbhh-help = When played: herder up to 3 steps on, free of tolls. At the end: 5 points if you have 2 buildings, 2 hazards, otherwise −2.
westerntrail-card-move_ssbb = objective “2 stations, 2 buildings” (free ride 3)
westerntrail-card-move_ssbb-help = When played: herder up to 3 steps on, free of tolls. At the end: 5 points if you have 2 stations, 2 buildings, otherwise −2.
westerntrail-card-move_sstt = objective “2 stations, 2 blue teepees” (free ride 3)
westerntrail-card-move_sstt-help = When played: herder up to 3 steps on, free of tolls. At the end: 5 points if you have 2 stations, 2 blue teepees, otherwise −2.
westerntrail-card-aux_sf = objective “San Francisco” (auxiliary)
westerntrail-card-aux_sf-help = When played: a single or double auxiliary action. At the end: 5 points if you have San Francisco, otherwise −3. (Here San Francisco means a disc of yours in that city.)
westerntrail-card-start_34b = starting objective “cattle card of value 3, West Highland, building”
westerntrail-card-start_34b-help = At the end: 3 points if you have cattle card of value 3, West Highland, building; nothing is lost otherwise.
westerntrail-card-start_ssg = starting objective “2 stations, green teepee”
westerntrail-card-start_ssg-help = At the end: 3 points if you have 2 stations, green teepee; nothing is lost otherwise.
westerntrail-card-start_bbh = starting objective “2 buildings, hazard”
westerntrail-card-start_bbh-help = At the end: 3 points if you have 2 buildings, hazard; nothing is lost otherwise.
westerntrail-card-start_thh = starting objective “blue teepee, 2 hazards”
westerntrail-card-start_thh-help = At the end: 3 points if you have blue teepee, 2 hazards; nothing is lost otherwise.

westerntrail-cards-jersey = { westerntrail-card-jersey }
westerntrail-cards-dutch_belt = { westerntrail-card-dutch_belt }
westerntrail-cards-black_angus = { westerntrail-card-black_angus }
westerntrail-cards-guernsey = { westerntrail-card-guernsey }
westerntrail-cards-holstein = { westerntrail-card-holstein }
westerntrail-cards-brown_swiss = { westerntrail-card-brown_swiss }
westerntrail-cards-ayrshire = { westerntrail-card-ayrshire }
westerntrail-cards-west_highland_3 = { westerntrail-card-west_highland_3 }
westerntrail-cards-west_highland_4 = { westerntrail-card-west_highland_4 }
westerntrail-cards-west_highland_5 = { westerntrail-card-west_highland_5 }
westerntrail-cards-texas_longhorn_5 = { westerntrail-card-texas_longhorn_5 }
westerntrail-cards-texas_longhorn_6 = { westerntrail-card-texas_longhorn_6 }
westerntrail-cards-texas_longhorn_7 = { westerntrail-card-texas_longhorn_7 }
westerntrail-cards-money_btt = { westerntrail-card-money_btt }
westerntrail-cards-money_bgt = { westerntrail-card-money_bgt }
westerntrail-cards-money_4hh = { westerntrail-card-money_4hh }
westerntrail-cards-money_ssh = { westerntrail-card-money_ssh }
westerntrail-cards-money_333b = { westerntrail-card-money_333b }
westerntrail-cards-draw_bbh = { westerntrail-card-draw_bbh }
westerntrail-cards-draw_sgt = { westerntrail-card-draw_sgt }
westerntrail-cards-draw_sgg = { westerntrail-card-draw_sgg }
westerntrail-cards-draw_5h = { westerntrail-card-draw_5h }
westerntrail-cards-draw_333s = { westerntrail-card-draw_333s }
westerntrail-cards-engine_345 = { westerntrail-card-engine_345 }
westerntrail-cards-engine_44sg = { westerntrail-card-engine_44sg }
westerntrail-cards-engine_bbgg = { westerntrail-card-engine_bbgg }
westerntrail-cards-engine_bthh = { westerntrail-card-engine_bthh }
westerntrail-cards-engine_sshh = { westerntrail-card-engine_sshh }
westerntrail-cards-move_345 = { westerntrail-card-move_345 }
westerntrail-cards-move_34hh = { westerntrail-card-move_34hh }
westerntrail-cards-move_bbhh = { westerntrail-card-move_bbhh }
westerntrail-cards-move_ssbb = { westerntrail-card-move_ssbb }
westerntrail-cards-move_sstt = { westerntrail-card-move_sstt }
westerntrail-cards-aux_sf = { westerntrail-card-aux_sf }

## Spaces of the trail

westerntrail-space-start = the start of the trail
westerntrail-space-a = place A
westerntrail-space-a1 = space a1
westerntrail-space-a2 = space a2
westerntrail-space-a3 = space a3
westerntrail-space-flood = flood space { $number }
westerntrail-space-fr1 = space fr1
westerntrail-space-fr2 = space fr2
westerntrail-space-b = place B
westerntrail-space-b1 = space b1
westerntrail-space-b2 = space b2
westerntrail-space-b3 = space b3
westerntrail-space-drought = drought space { $number }
westerntrail-space-dr1 = space dr1
westerntrail-space-c = place C
westerntrail-space-c1 = space c1
westerntrail-space-c2 = space c2
westerntrail-space-cd = space cd
westerntrail-space-d = place D
westerntrail-space-teepee_1 = village space 1
westerntrail-space-teepee_2 = village space 2
westerntrail-space-teepee_4 = village space 4
westerntrail-space-teepee_6 = village space 6
westerntrail-space-teepee_8 = village space 8
westerntrail-space-teepee_10 = village space 10
westerntrail-space-teepee_m3 = village space −3
westerntrail-space-teepee_m2 = village space −2
westerntrail-space-teepee_m1 = village space −1
westerntrail-space-tr1 = space tr1
westerntrail-space-tr2 = space tr2
westerntrail-space-e = place E
westerntrail-space-e1 = space e1
westerntrail-space-e2 = space e2
westerntrail-space-rock = rockfall space { $number }
westerntrail-space-rr1 = space rr1
westerntrail-space-rr2 = space rr2
westerntrail-space-f = place F
westerntrail-space-f1 = space f1
westerntrail-space-f2 = space f2
westerntrail-space-g = place G
westerntrail-space-g1 = space g1
westerntrail-space-g2 = space g2
westerntrail-space-kansas_city = Kansas City

westerntrail-to-a = { westerntrail-space-a }
westerntrail-to-a1 = { westerntrail-space-a1 }
westerntrail-to-a2 = { westerntrail-space-a2 }
westerntrail-to-a3 = { westerntrail-space-a3 }
westerntrail-to-flood = { westerntrail-space-flood }
westerntrail-to-fr1 = { westerntrail-space-fr1 }
westerntrail-to-fr2 = { westerntrail-space-fr2 }
westerntrail-to-b = { westerntrail-space-b }
westerntrail-to-b1 = { westerntrail-space-b1 }
westerntrail-to-b2 = { westerntrail-space-b2 }
westerntrail-to-b3 = { westerntrail-space-b3 }
westerntrail-to-drought = { westerntrail-space-drought }
westerntrail-to-dr1 = { westerntrail-space-dr1 }
westerntrail-to-c = { westerntrail-space-c }
westerntrail-to-c1 = { westerntrail-space-c1 }
westerntrail-to-c2 = { westerntrail-space-c2 }
westerntrail-to-cd = { westerntrail-space-cd }
westerntrail-to-d = { westerntrail-space-d }
westerntrail-to-teepee_1 = { westerntrail-space-teepee_1 }
westerntrail-to-teepee_2 = { westerntrail-space-teepee_2 }
westerntrail-to-teepee_4 = { westerntrail-space-teepee_4 }
westerntrail-to-teepee_6 = { westerntrail-space-teepee_6 }
westerntrail-to-teepee_8 = { westerntrail-space-teepee_8 }
westerntrail-to-teepee_10 = { westerntrail-space-teepee_10 }
westerntrail-to-tr1 = { westerntrail-space-tr1 }
westerntrail-to-tr2 = { westerntrail-space-tr2 }
westerntrail-to-e = { westerntrail-space-e }
westerntrail-to-e1 = { westerntrail-space-e1 }
westerntrail-to-e2 = { westerntrail-space-e2 }
westerntrail-to-rock = { westerntrail-space-rock }
westerntrail-to-rr1 = { westerntrail-space-rr1 }
westerntrail-to-rr2 = { westerntrail-space-rr2 }
westerntrail-to-f = { westerntrail-space-f }
westerntrail-to-f1 = { westerntrail-space-f1 }
westerntrail-to-f2 = { westerntrail-space-f2 }
westerntrail-to-g = { westerntrail-space-g }
westerntrail-to-g1 = { westerntrail-space-g1 }
westerntrail-to-g2 = { westerntrail-space-g2 }
westerntrail-to-kansas_city = { westerntrail-space-kansas_city }

westerntrail-by-flood = { westerntrail-space-flood }
westerntrail-by-drought = { westerntrail-space-drought }
westerntrail-by-cd = { westerntrail-space-cd }
westerntrail-by-teepee_1 = { westerntrail-space-teepee_1 }
westerntrail-by-rock = { westerntrail-space-rock }
westerntrail-by-f2 = { westerntrail-space-f2 }
westerntrail-by-g2 = { westerntrail-space-g2 }

## Buildings

westerntrail-building-a = neutral building A
westerntrail-building-a-help = A neutral building, open to everybody. Discard a Guernsey → get $2. Hire a worker. Hire a worker, $2 dearer.
westerntrail-building-b = neutral building B
westerntrail-building-b-help = A neutral building, open to everybody. Discard a Dutch Belt → get $2. Build, $2 for each craftsman needed.
westerntrail-building-c = neutral building C
westerntrail-building-c-help = A neutral building, open to everybody. 1 certificate; or take an objective card. Engine forward, up to 1 space for each engineer.
westerntrail-building-d = neutral building D
westerntrail-building-d-help = A neutral building, open to everybody. Trade with the Indians; or pay $2 → engine up to 2 spaces forward. A single or double auxiliary action.
westerntrail-building-e = neutral building E
westerntrail-building-e-help = A neutral building, open to everybody. Discard a Black Angus → get $2. Buy cattle.
westerntrail-building-f = neutral building F
westerntrail-building-f-help = A neutral building, open to everybody. Discard two cattle cards of one breed → get $4. Pay $7 → remove a hazard.
westerntrail-building-g = neutral building G
westerntrail-building-g-help = A neutral building, open to everybody. Engine forward, up to 1 space for each engineer. A single or double auxiliary action.
westerntrail-building-1a = building 1a
westerntrail-building-1a-help = Needs 1 craftsman, worth 1 point. Others pay you for its green hand. Get $2 for each building of yours in the forest.
westerntrail-building-2a = building 2a
westerntrail-building-2a-help = Needs 1 craftsman, worth 1 point. Discard a Guernsey → get $4. Buy cattle.
westerntrail-building-3a = building 3a
westerntrail-building-3a-help = Needs 1 craftsman, worth 1 point. Discard two cattle cards of one breed → get $3. Herder 1 step on, then use that stop.
westerntrail-building-4a = building 4a
westerntrail-building-4a-help = Needs 2 craftsmen, worth 3 points. Others pay you for its black hand. Pay $5 → remove a hazard. Herder up to 2 steps on, then use that stop.
westerntrail-building-5a = building 5a
westerntrail-building-5a-help = Needs 3 craftsmen, worth 4 points. Hire a worker, $1 cheaper. Engine forward, up to 1 space for each engineer.
westerntrail-building-6a = building 6a
westerntrail-building-6a-help = Needs 4 craftsmen, worth 5 points. Discard a Holstein → get $10. A single or double auxiliary action.
westerntrail-building-7a = building 7a
westerntrail-building-7a-help = Needs 5 craftsmen, worth 6 points. Others pay you for its green hand and black hand. 2 certificates and $2 for each pair of a green and a blue teepee you have.
westerntrail-building-8a = building 8a
westerntrail-building-8a-help = Needs 5 craftsmen, worth 6 points. Others pay you for its green hand. Trade with the Indians; or a single or double auxiliary action. Engine up to 2 spaces forward.
westerntrail-building-9a = building 9a
westerntrail-building-9a-help = Needs 7 craftsmen, worth 9 points. Engine up to 3 spaces forward. Engine any number of spaces back → extraordinary delivery.
westerntrail-building-10a = building 10a
westerntrail-building-10a-help = Needs 9 craftsmen, worth 13 points. Others pay you for its black hand. Certificates up to your limit. Herder up to 5 steps on, then use that stop.
westerntrail-building-1b = building 1b
westerntrail-building-1b-help = Needs 1 craftsman, worth 1 point. Others pay you for its green hand. Discard an objective card → 2 certificates. Engine 1 space back → get $3.
westerntrail-building-2b = building 2b
westerntrail-building-2b-help = Needs 1 craftsman, worth 1 point. Discard a Jersey → engine 1 space forward. Discard a Dutch Belt → get $3.
westerntrail-building-3b = building 3b
westerntrail-building-3b-help = Needs 2 craftsmen, worth 3 points. A single or double auxiliary action. Herder 1 step on, then use that stop.
westerntrail-building-4b = building 4b
westerntrail-building-4b-help = Needs 2 craftsmen, worth 3 points. Others pay you for its black hand. Draw up to 1 card for each cowboy, then discard as many. Herder up to 3 steps on, then use that stop.
westerntrail-building-5b = building 5b
westerntrail-building-5b-help = Needs 3 craftsmen, worth 4 points. Discard a Black Angus → 2 certificates. Get $1 for each engineer.
westerntrail-building-6b = building 6b
westerntrail-building-6b-help = Needs 4 craftsmen, worth 5 points. Discard any cattle card → get $3 and take an objective card into your hand.
westerntrail-building-7b = building 7b
westerntrail-building-7b-help = Needs 5 craftsmen, worth 6 points. Others pay you for its green hand and black hand. Engine forward, up to 1 space for each building of yours in the forest.
westerntrail-building-8b = building 8b
westerntrail-building-8b-help = Needs 6 craftsmen, worth 8 points. Use an adjacent building.
westerntrail-building-9b = building 9b
westerntrail-building-9b-help = Needs 6 craftsmen, worth 8 points. Build a station behind your engine.
westerntrail-building-10b = building 10b
westerntrail-building-10b-help = Needs 8 craftsmen, worth 11 points. Others pay you for its black hand. Get $4. Engine up to 4 spaces forward. Herder up to 4 steps on, then use that stop.
westerntrail-side-a = a
westerntrail-side-b = b

## Tiles

westerntrail-tile-a = { westerntrail-building-a }
westerntrail-tile-a-help = { westerntrail-building-a-help }
westerntrail-tile-b = { westerntrail-building-b }
westerntrail-tile-b-help = { westerntrail-building-b-help }
westerntrail-tile-c = { westerntrail-building-c }
westerntrail-tile-c-help = { westerntrail-building-c-help }
westerntrail-tile-d = { westerntrail-building-d }
westerntrail-tile-d-help = { westerntrail-building-d-help }
westerntrail-tile-e = { westerntrail-building-e }
westerntrail-tile-e-help = { westerntrail-building-e-help }
westerntrail-tile-f = { westerntrail-building-f }
westerntrail-tile-f-help = { westerntrail-building-f-help }
westerntrail-tile-g = { westerntrail-building-g }
westerntrail-tile-g-help = { westerntrail-building-g-help }
westerntrail-tile-1a = { westerntrail-building-1a }
westerntrail-tile-1a-help = { westerntrail-building-1a-help }
westerntrail-tile-2a = { westerntrail-building-2a }
westerntrail-tile-2a-help = { westerntrail-building-2a-help }
westerntrail-tile-3a = { westerntrail-building-3a }
westerntrail-tile-3a-help = { westerntrail-building-3a-help }
westerntrail-tile-4a = { westerntrail-building-4a }
westerntrail-tile-4a-help = { westerntrail-building-4a-help }
westerntrail-tile-5a = { westerntrail-building-5a }
westerntrail-tile-5a-help = { westerntrail-building-5a-help }
westerntrail-tile-6a = { westerntrail-building-6a }
westerntrail-tile-6a-help = { westerntrail-building-6a-help }
westerntrail-tile-7a = { westerntrail-building-7a }
westerntrail-tile-7a-help = { westerntrail-building-7a-help }
westerntrail-tile-8a = { westerntrail-building-8a }
westerntrail-tile-8a-help = { westerntrail-building-8a-help }
westerntrail-tile-9a = { westerntrail-building-9a }
westerntrail-tile-9a-help = { westerntrail-building-9a-help }
westerntrail-tile-10a = { westerntrail-building-10a }
westerntrail-tile-10a-help = { westerntrail-building-10a-help }
westerntrail-tile-1b = { westerntrail-building-1b }
westerntrail-tile-1b-help = { westerntrail-building-1b-help }
westerntrail-tile-2b = { westerntrail-building-2b }
westerntrail-tile-2b-help = { westerntrail-building-2b-help }
westerntrail-tile-3b = { westerntrail-building-3b }
westerntrail-tile-3b-help = { westerntrail-building-3b-help }
westerntrail-tile-4b = { westerntrail-building-4b }
westerntrail-tile-4b-help = { westerntrail-building-4b-help }
westerntrail-tile-5b = { westerntrail-building-5b }
westerntrail-tile-5b-help = { westerntrail-building-5b-help }
westerntrail-tile-6b = { westerntrail-building-6b }
westerntrail-tile-6b-help = { westerntrail-building-6b-help }
westerntrail-tile-7b = { westerntrail-building-7b }
westerntrail-tile-7b-help = { westerntrail-building-7b-help }
westerntrail-tile-8b = { westerntrail-building-8b }
westerntrail-tile-8b-help = { westerntrail-building-8b-help }
westerntrail-tile-9b = { westerntrail-building-9b }
westerntrail-tile-9b-help = { westerntrail-building-9b-help }
westerntrail-tile-10b = { westerntrail-building-10b }
westerntrail-tile-10b-help = { westerntrail-building-10b-help }
westerntrail-tile-flood_2_green = flood (2 points, green hand)
westerntrail-tile-flood_2_green-help = Lies in the way: whoever reaches it pays the bank for its green hand. Whoever removes it keeps the tile: 2 points at the end.
westerntrail-tile-flood_2_black = flood (2 points, black hand)
westerntrail-tile-flood_2_black-help = Lies in the way: whoever reaches it pays the bank for its black hand. Whoever removes it keeps the tile: 2 points at the end.
westerntrail-tile-flood_3_green = flood (3 points, green hand)
westerntrail-tile-flood_3_green-help = Lies in the way: whoever reaches it pays the bank for its green hand. Whoever removes it keeps the tile: 3 points at the end.
westerntrail-tile-flood_3_black = flood (3 points, black hand)
westerntrail-tile-flood_3_black-help = Lies in the way: whoever reaches it pays the bank for its black hand. Whoever removes it keeps the tile: 3 points at the end.
westerntrail-tile-flood_4_green = flood (4 points, green hand)
westerntrail-tile-flood_4_green-help = Lies in the way: whoever reaches it pays the bank for its green hand. Whoever removes it keeps the tile: 4 points at the end.
westerntrail-tile-drought_2_green = drought (2 points, green hand)
westerntrail-tile-drought_2_green-help = Lies in the way: whoever reaches it pays the bank for its green hand. Whoever removes it keeps the tile: 2 points at the end.
westerntrail-tile-drought_2_black = drought (2 points, black hand)
westerntrail-tile-drought_2_black-help = Lies in the way: whoever reaches it pays the bank for its black hand. Whoever removes it keeps the tile: 2 points at the end.
westerntrail-tile-drought_3_green = drought (3 points, green hand)
westerntrail-tile-drought_3_green-help = Lies in the way: whoever reaches it pays the bank for its green hand. Whoever removes it keeps the tile: 3 points at the end.
westerntrail-tile-drought_3_black = drought (3 points, black hand)
westerntrail-tile-drought_3_black-help = Lies in the way: whoever reaches it pays the bank for its black hand. Whoever removes it keeps the tile: 3 points at the end.
westerntrail-tile-drought_4_green = drought (4 points, green hand)
westerntrail-tile-drought_4_green-help = Lies in the way: whoever reaches it pays the bank for its green hand. Whoever removes it keeps the tile: 4 points at the end.
westerntrail-tile-rockfall_2_green = rockfall (2 points, green hand)
westerntrail-tile-rockfall_2_green-help = Lies in the way: whoever reaches it pays the bank for its green hand. Whoever removes it keeps the tile: 2 points at the end.
westerntrail-tile-rockfall_2_black = rockfall (2 points, black hand)
westerntrail-tile-rockfall_2_black-help = Lies in the way: whoever reaches it pays the bank for its black hand. Whoever removes it keeps the tile: 2 points at the end.
westerntrail-tile-rockfall_3_green = rockfall (3 points, green hand)
westerntrail-tile-rockfall_3_green-help = Lies in the way: whoever reaches it pays the bank for its green hand. Whoever removes it keeps the tile: 3 points at the end.
westerntrail-tile-rockfall_3_black = rockfall (3 points, black hand)
westerntrail-tile-rockfall_3_black-help = Lies in the way: whoever reaches it pays the bank for its black hand. Whoever removes it keeps the tile: 3 points at the end.
westerntrail-tile-rockfall_4_green = rockfall (4 points, green hand)
westerntrail-tile-rockfall_4_green-help = Lies in the way: whoever reaches it pays the bank for its green hand. Whoever removes it keeps the tile: 4 points at the end.
westerntrail-tile-green_teepee = green teepee
westerntrail-tile-green_teepee-help = Whoever reaches it on the trail pays the bank for its green hand. Trade with the Indians to take it; green and blue teepees are wanted by objectives and a station master.
westerntrail-tile-blue_teepee = blue teepee
westerntrail-tile-blue_teepee-help = Whoever reaches it on the trail pays the bank for its black hand. Trade with the Indians to take it; green and blue teepees are wanted by objectives and a station master.
westerntrail-tile-cowboy = { westerntrail-worker-cowboy }
westerntrail-tile-cowboy-help = { westerntrail-worker-cowboy-help }
westerntrail-tile-craftsman = { westerntrail-worker-craftsman }
westerntrail-tile-craftsman-help = { westerntrail-worker-craftsman-help }
westerntrail-tile-engineer = { westerntrail-worker-engineer }
westerntrail-tile-engineer-help = { westerntrail-worker-engineer-help }
westerntrail-worker-cowboy = cowboy
westerntrail-worker-cowboy-help = Buys cattle: the more cowboys, the better and cheaper. Each can be used once when you buy.
westerntrail-worker-craftsman = craftsman
westerntrail-worker-craftsman-help = Builds: a building needs as many craftsmen as its number says.
westerntrail-worker-engineer = engineer
westerntrail-worker-engineer-help = Drives the engine: many actions move it as far as you have engineers.

## Railroad and cities

westerntrail-rail-0 = the start of the railroad
westerntrail-rail-s = turnout { $number }
westerntrail-station-s = station { $number }
westerntrail-master-workers = station master for workers
westerntrail-master-workers-help = At once: $2. At the end: 1 point for each of your workers, the printed ones included.
westerntrail-master-objectives = station master for objectives
westerntrail-master-objectives-help = At once: remove a hazard or trade with the Indians, for free. At the end: 3 points for every 2 cards in your objective area, met or not.
westerntrail-master-hazards = station master for hazards
westerntrail-master-hazards-help = A permanent certificate. At the end: 3 points for every 2 hazard tiles you have.
westerntrail-master-teepees = station master for teepees
westerntrail-master-teepees-help = A permanent certificate. At the end: 3 points for every pair of a green and a blue teepee.
westerntrail-master-certificates = station master for certificates
westerntrail-master-certificates-help = A permanent certificate. At the end: 3 points for every 2 certificates, permanent and temporary.
westerntrail-city-kansas_city = Kansas City
westerntrail-city-kansas_city-help = Any breeding value will do. Takes a disc from a white place. You may deliver here again and again. You get $6 at once. −6 points at the end for each disc.
westerntrail-city-topeka = Topeka
westerntrail-city-topeka-help = Needs a breeding value of 1. Takes a disc from a white place. You can deliver here once. With a disc in Wichita as well: −3 points and an objective card.
westerntrail-city-wichita = Wichita
westerntrail-city-wichita-help = Needs a breeding value of 4. Takes a disc from a white place. You can deliver here once. With a disc in Topeka as well: −3 points and an objective card. With a disc in Colorado Springs as well: −1 point.
westerntrail-city-colorado_springs = Colorado Springs
westerntrail-city-colorado_springs-help = Needs a breeding value of 6. Takes a disc from a white place. You can deliver here once. With a disc in Wichita as well: −1 point. With a disc in Santa Fe as well: an objective card.
westerntrail-city-santa_fe = Santa Fe
westerntrail-city-santa_fe-help = Needs a breeding value of 8. Takes a disc from a white place. You can deliver here once. With a disc in Colorado Springs as well: an objective card. With a disc in Albuquerque as well: an objective card.
westerntrail-city-albuquerque = Albuquerque
westerntrail-city-albuquerque-help = Needs a breeding value of 10. A disc from any place will do. You can deliver here once. With a disc in Santa Fe as well: an objective card. With a disc in El Paso as well: 6 points.
westerntrail-city-el_paso = El Paso
westerntrail-city-el_paso-help = Needs a breeding value of 12. A disc from any place will do. You can deliver here once. With a disc in Albuquerque as well: 6 points. With a disc in San Diego as well: 8 points.
westerntrail-city-san_diego = San Diego
westerntrail-city-san_diego-help = Needs a breeding value of 14. Takes a disc from a white place. You can deliver here once. With a disc in El Paso as well: 8 points. With a disc in Sacramento as well: 4 points.
westerntrail-city-sacramento = Sacramento
westerntrail-city-sacramento-help = Needs a breeding value of 16. A disc from any place will do. You can deliver here once. 6 points at the end for each disc. With a disc in San Diego as well: 4 points.
westerntrail-city-san_francisco = San Francisco
westerntrail-city-san_francisco-help = Needs a breeding value of 18. A disc from any place will do. You may deliver here again and again. 9 points at the end for each disc.

## The player board

westerntrail-disc-aux_money_2 = money, double
westerntrail-disc-aux_money_2-help = Opens the double form: $2 instead of $1.
westerntrail-disc-aux_draw_2 = draw and discard, double
westerntrail-disc-aux_draw_2-help = Opens the double form: draw 2 cards, then discard 2.
westerntrail-disc-aux_certificate_1 = certificate, single
westerntrail-disc-aux_certificate_1-help = Opens this auxiliary action: pay $1 and move your engine 1 back for 1 certificate.
westerntrail-disc-aux_certificate_2 = certificates, double
westerntrail-disc-aux_certificate_2-help = Opens the double form, if the single one is free too: pay $2 and move your engine 2 back for 2 certificates.
westerntrail-disc-aux_engine_1 = engine, single
westerntrail-disc-aux_engine_1-help = Opens this auxiliary action: pay $1 to move your engine 1 forward.
westerntrail-disc-aux_engine_2 = engine, double
westerntrail-disc-aux_engine_2-help = Opens the double form, if the single one is free too: pay $2 to move your engine up to 2 forward.
westerntrail-disc-aux_remove_1 = remove a card, single
westerntrail-disc-aux_remove_1-help = Opens this auxiliary action: move your engine 1 back to remove 1 card of your hand from the game.
westerntrail-disc-aux_remove_2 = remove cards, double
westerntrail-disc-aux_remove_2-help = Opens the double form, if the single one is free too: move your engine 2 back to remove up to 2 cards of your hand from the game.
westerntrail-disc-certificate_limit_4 = certificate limit 4
westerntrail-disc-certificate_limit_4-help = You may hold up to 4 temporary certificates.
westerntrail-disc-certificate_limit_6 = certificate limit 6
westerntrail-disc-certificate_limit_6-help = You may hold up to 6 temporary certificates, once the disc of limit 4 is gone too.
westerntrail-disc-steps_1 = steps and $3
westerntrail-disc-steps_1-help = Your herder goes further: 1 step with 2 players, 2 steps with 3 or 4. You get $3 at once.
westerntrail-disc-steps_2 = 1 step and 3 points
westerntrail-disc-steps_2-help = Your herder may go 1 step further. 3 points at the end.
westerntrail-disc-hand_1 = hand limit, first
westerntrail-disc-hand_1-help = You hold 1 card more. Taking this disc costs $5.
westerntrail-disc-hand_2 = hand limit, second
westerntrail-disc-hand_2-help = You hold 1 card more. Taking this disc costs $5.
westerntrail-disc-s = the disc of station { $number }
westerntrail-disc-s-help = Only when no disc of your player board can be used. The station is lost; a station master won there stays yours.
westerntrail-aux-aux_money = get money
westerntrail-aux-aux_money-help = Single: $1. Double: $2.
westerntrail-aux-aux_draw = draw and discard
westerntrail-aux-aux_draw-help = Single: draw 1 card, then discard 1. Double: draw 2 cards, then discard 2.
westerntrail-aux-aux_certificate = certificates for the engine
westerntrail-aux-aux_certificate-help = Single: pay $1 and move your engine 1 back for 1 certificate. Double: pay $2 and move it 2 back for 2 certificates.
westerntrail-aux-aux_engine = move the engine
westerntrail-aux-aux_engine-help = Single: pay $1 to move your engine 1 forward. Double: pay $2 to move it up to 2 forward.
westerntrail-aux-aux_remove = remove cards
westerntrail-aux-aux_remove-help = Single: move your engine 1 back to remove 1 card of your hand from the game. Double: move it 2 back to remove up to 2.

## What is discarded, and the prices of cattle

westerntrail-what-jersey = Jersey
westerntrail-what-dutch_belt = Dutch Belt
westerntrail-what-black_angus = Black Angus
westerntrail-what-guernsey = Guernsey
westerntrail-what-holstein = Holstein
westerntrail-what-brown_swiss = Brown Swiss
westerntrail-what-ayrshire = Ayrshire
westerntrail-what-west_highland = West Highland
westerntrail-what-texas_longhorn = Texas Longhorn
westerntrail-what-any_cattle = any cattle card
westerntrail-what-pair = two cattle cards of one breed
westerntrail-what-objective = an objective card
westerntrail-what-any_card = any card
westerntrail-option-v3_1 = 1 cowboy, $6
westerntrail-option-v3_2 = 2 cowboys, $3
westerntrail-option-v3_3 = 3 cowboys, $5 for two cards
westerntrail-option-v4_1 = 1 cowboy, $12
westerntrail-option-v4_3 = 3 cowboys, $6
westerntrail-option-v4_5 = 5 cowboys, $8 for two cards
westerntrail-option-v5_2 = 2 cowboys, $12
westerntrail-option-v5_4 = 4 cowboys, $6

## Printed actions

westerntrail-task-a_1 = Discard a Guernsey → get $2
westerntrail-task-a_2 = Hire a worker
westerntrail-task-a_3 = Hire a worker, $2 dearer
westerntrail-task-b_1 = Discard a Dutch Belt → get $2
westerntrail-task-b_2 = Build, $2 for each craftsman needed
westerntrail-task-c_1_1 = 1 certificate
westerntrail-task-c_1_2 = Take an objective card
westerntrail-task-c_2 = Engine forward, up to 1 space for each engineer
westerntrail-task-d_1_1 = Trade with the Indians
westerntrail-task-d_1_2 = Pay $2 → engine up to 2 spaces forward
westerntrail-task-d_2 = A single or double auxiliary action
westerntrail-task-e_1 = Discard a Black Angus → get $2
westerntrail-task-e_2 = Buy cattle
westerntrail-task-f_1 = Discard two cattle cards of one breed → get $4
westerntrail-task-f_2 = Pay $7 → remove a hazard
westerntrail-task-g_1 = Engine forward, up to 1 space for each engineer
westerntrail-task-g_2 = A single or double auxiliary action
westerntrail-task-1a_1 = Get $2 for each building of yours in the forest
westerntrail-task-2a_1 = Discard a Guernsey → get $4
westerntrail-task-2a_2 = Buy cattle
westerntrail-task-3a_1 = Discard two cattle cards of one breed → get $3
westerntrail-task-3a_2 = Herder 1 step on, then use that stop
westerntrail-task-4a_1 = Pay $5 → remove a hazard
westerntrail-task-4a_2 = Herder up to 2 steps on, then use that stop
westerntrail-task-5a_1 = Hire a worker, $1 cheaper
westerntrail-task-5a_2 = Engine forward, up to 1 space for each engineer
westerntrail-task-6a_1 = Discard a Holstein → get $10
westerntrail-task-6a_2 = A single or double auxiliary action
westerntrail-task-7a_1 = 2 certificates and $2 for each pair of a green and a blue teepee you have
westerntrail-task-8a_1_1 = Trade with the Indians
westerntrail-task-8a_1_2 = A single or double auxiliary action
westerntrail-task-8a_2 = Engine up to 2 spaces forward
westerntrail-task-9a_1 = Engine up to 3 spaces forward
westerntrail-task-9a_2 = Engine any number of spaces back → extraordinary delivery
westerntrail-task-10a_1 = Certificates up to your limit
westerntrail-task-10a_2 = Herder up to 5 steps on, then use that stop
westerntrail-task-1b_1 = Discard an objective card → 2 certificates
westerntrail-task-1b_2 = Engine 1 space back → get $3
westerntrail-task-2b_1 = Discard a Jersey → engine 1 space forward
westerntrail-task-2b_2 = Discard a Dutch Belt → get $3
westerntrail-task-3b_1 = A single or double auxiliary action
westerntrail-task-3b_2 = Herder 1 step on, then use that stop
westerntrail-task-4b_1 = Draw up to 1 card for each cowboy, then discard as many
westerntrail-task-4b_2 = Herder up to 3 steps on, then use that stop
westerntrail-task-5b_1 = Discard a Black Angus → 2 certificates
westerntrail-task-5b_2 = Get $1 for each engineer
westerntrail-task-6b_1 = Discard any cattle card → get $3 and take an objective card into your hand
westerntrail-task-7b_1 = Engine forward, up to 1 space for each building of yours in the forest
westerntrail-task-8b_1 = Use an adjacent building
westerntrail-task-9b_1 = Build a station behind your engine
westerntrail-task-10b_1 = Get $4
westerntrail-task-10b_2 = Engine up to 4 spaces forward
westerntrail-task-10b_3 = Herder up to 4 steps on, then use that stop
westerntrail-task-cattle_for_certificate = Discard any cattle card → 1 certificate
westerntrail-task-jersey_for_certificate_and_2 = Discard a Jersey → 1 certificate and get $2
westerntrail-task-cowboy_4 = Remove a hazard
westerntrail-task-cowboy_6 = Trade with the Indians
westerntrail-task-craftsman_4 = Build, $1 for each craftsman needed
westerntrail-task-craftsman_6 = Build, $1 for each craftsman needed
westerntrail-task-engineer_2 = Discard a Jersey → 1 certificate
westerntrail-task-engineer_3 = Discard a Jersey → get $2
westerntrail-task-engineer_4 = Hire a worker, $2 cheaper
westerntrail-task-engineer_5 = Discard a Jersey → 2 certificates
westerntrail-task-engineer_6 = Discard a Jersey → get $4
westerntrail-task-money_btt = Get $2
westerntrail-task-money_bgt = Get $2
westerntrail-task-money_4hh = Get $2
westerntrail-task-money_ssh = Get $2
westerntrail-task-money_333b = Get $2
westerntrail-task-draw_bbh = Draw up to 3 cards, then discard as many
westerntrail-task-draw_sgt = Draw up to 3 cards, then discard as many
westerntrail-task-draw_sgg = Draw up to 3 cards, then discard as many
westerntrail-task-draw_5h = Draw up to 3 cards, then discard as many
westerntrail-task-draw_333s = Draw up to 3 cards, then discard as many
westerntrail-task-engine_345 = Engine up to 2 spaces forward
westerntrail-task-engine_44sg = Engine up to 2 spaces forward
westerntrail-task-engine_bbgg = Engine up to 2 spaces forward
westerntrail-task-engine_bthh = Engine up to 3 spaces forward
westerntrail-task-engine_sshh = Engine up to 3 spaces forward
westerntrail-task-move_345 = Herder up to 3 steps on, free of tolls
westerntrail-task-move_34hh = Herder up to 3 steps on, free of tolls
westerntrail-task-move_bbhh = Herder up to 3 steps on, free of tolls
westerntrail-task-move_ssbb = Herder up to 3 steps on, free of tolls
westerntrail-task-move_sstt = Herder up to 3 steps on, free of tolls
westerntrail-task-aux_sf = A single or double auxiliary action
westerntrail-task-master_workers = Get $2
westerntrail-task-master_objectives_1 = Remove a hazard
westerntrail-task-master_objectives_2 = Trade with the Indians
westerntrail-task-aux_money_single = Get $1
westerntrail-task-aux_money_double = Get $2
westerntrail-task-aux_draw_single = Draw 1 card, then discard 1
westerntrail-task-aux_draw_double = Draw 2 cards, then discard 2
westerntrail-task-aux_certificate_single = Pay $1 and engine 1 space back → 1 certificate
westerntrail-task-aux_certificate_double = Pay $2 and engine 2 spaces back → 2 certificates
westerntrail-task-aux_engine_single = Pay $1 → engine 1 space forward
westerntrail-task-aux_engine_double = Pay $2 → engine up to 2 spaces forward
westerntrail-task-aux_remove_single = Engine 1 space back → remove 1 card of your hand from the game
westerntrail-task-aux_remove_double = Engine 2 spaces back → remove up to 2 cards of your hand from the game

westerntrail-slot-cowboy_4 = remove a hazard
westerntrail-slot-cowboy_6 = trade with the Indians
westerntrail-slot-craftsman_4 = build, $1 for each craftsman needed
westerntrail-slot-craftsman_6 = build, $1 for each craftsman needed
westerntrail-slot-engineer_2 = discard a Jersey → 1 certificate
westerntrail-slot-engineer_3 = discard a Jersey → get $2
westerntrail-slot-engineer_4 = hire a worker, $2 cheaper
westerntrail-slot-engineer_5 = discard a Jersey → 2 certificates
westerntrail-slot-engineer_6 = discard a Jersey → get $4
westerntrail-slot-money_btt = get $2
westerntrail-slot-money_bgt = get $2
westerntrail-slot-money_4hh = get $2
westerntrail-slot-money_ssh = get $2
westerntrail-slot-money_333b = get $2
westerntrail-slot-draw_bbh = draw up to 3 cards, then discard as many
westerntrail-slot-draw_sgt = draw up to 3 cards, then discard as many
westerntrail-slot-draw_sgg = draw up to 3 cards, then discard as many
westerntrail-slot-draw_5h = draw up to 3 cards, then discard as many
westerntrail-slot-draw_333s = draw up to 3 cards, then discard as many
westerntrail-slot-engine_345 = engine up to 2 spaces forward
westerntrail-slot-engine_44sg = engine up to 2 spaces forward
westerntrail-slot-engine_bbgg = engine up to 2 spaces forward
westerntrail-slot-engine_bthh = engine up to 3 spaces forward
westerntrail-slot-engine_sshh = engine up to 3 spaces forward
westerntrail-slot-move_345 = herder up to 3 steps on, free of tolls
westerntrail-slot-move_34hh = herder up to 3 steps on, free of tolls
westerntrail-slot-move_bbhh = herder up to 3 steps on, free of tolls
westerntrail-slot-move_ssbb = herder up to 3 steps on, free of tolls
westerntrail-slot-move_sstt = herder up to 3 steps on, free of tolls
westerntrail-slot-aux_sf = a single or double auxiliary action
westerntrail-slot-master_workers = get $2
westerntrail-slot-master_objectives = remove a hazard; or trade with the Indians

## Score sheet

westerntrail-points-money = Dollars
westerntrail-points-buildings = Buildings
westerntrail-points-cities = Cities
westerntrail-points-stations = Stations
westerntrail-points-hazards = Hazards
westerntrail-points-cattle = Cattle
westerntrail-points-objectives = Objectives
westerntrail-points-station_masters = Station masters
westerntrail-points-workers = Workers
westerntrail-points-steps_disc = Disc for steps
westerntrail-points-job_token = Job market token
westerntrail-points-bid = Bid for the place

## Options

westerntrail-option-preset = Kind of game
westerntrail-option-preset-own = As set below
westerntrail-option-preset-standard = Standard
westerntrail-option-preset-first_game = First game
westerntrail-option-preset-help = A first game has every neutral building on the place of its letter and all own buildings on side a; the standard game draws both at random.
westerntrail-option-neutral_layout = Neutral buildings
westerntrail-option-neutral_layout-random = At random
westerntrail-option-neutral_layout-letters = By their letters
westerntrail-option-neutral_layout-help = The seven neutral buildings are shuffled, or each stands on the place of its own letter.
westerntrail-option-building_sides = Sides of the buildings
westerntrail-option-building_sides-random = At random
westerntrail-option-building_sides-all_a = All on side a
westerntrail-option-building_sides-chosen = Chosen
westerntrail-option-building_sides-help = Which side of each number is used, the same for all players: a coin toss for each number, all on side a, or chosen by the player in the first seat.
westerntrail-option-objectives_in_kansas_city = Objective cards in Kansas City
westerntrail-option-objectives_in_kansas_city-false = No
westerntrail-option-objectives_in_kansas_city-true = Yes
westerntrail-option-objectives_in_kansas_city-help = Objective cards may also be played in Kansas City, until the hand is shown for the income.
westerntrail-option-phase_b_pass = Doing nothing at a stop
westerntrail-option-phase_b_pass-true = Allowed
westerntrail-option-phase_b_pass-false = Not allowed
westerntrail-option-phase_b_pass-help = You may leave a stop without having done anything. If that is not allowed, you must at least do a single auxiliary action.
westerntrail-option-open_discards = Open discard piles
westerntrail-option-open_discards-true = Yes
westerntrail-option-open_discards-false = Only the top card
westerntrail-option-open_discards-help = Everybody may look through all discard piles. Otherwise the others see only the top card of yours.
westerntrail-option-seats_by_bidding = Bidding for the turn order
westerntrail-option-seats_by_bidding-false = No
westerntrail-option-seats_by_bidding-true = Yes
westerntrail-option-seats_by_bidding-help = Before the first turn the players bid victory points for the places in the turn order, each with its money and its starting objective. What you bid is subtracted from your points at the end. A variant made by players.
westerntrail-option-four_player_proportions = Proportions as with four
westerntrail-option-four_player_proportions-false = No
westerntrail-option-four_player_proportions-true = Yes
westerntrail-option-four_player_proportions-help = With two or three players some supply tiles and cattle cards stay in the box, so that as large a share of them comes into play as with four. With four players nothing changes. A variant made by players.

## A bot of its own

westerntrail-bot-drover = Drover
westerntrail-bot-drover-help = Plays Great Western Trail only, with a plan for the journeys to come.

## Fitting its numbers

westerntrail-fit-round = Round { $round }: the drover makes { $points } points with two at the table; the outlook misses the final points by { $error }.
westerntrail-fit-few = Mending the weights needs at least { $games } games a round: ask for more with --games.
westerntrail-fit-mended = Round { $round }: drovers with tastes of all kinds made { $points } points; the weights have gone a step to those that brought more.
