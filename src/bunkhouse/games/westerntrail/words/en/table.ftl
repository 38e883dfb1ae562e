### Great Western Trail, the table in the browser. $tile, $card, $city, $space, $worker, $rail … are names from westerntrail.ftl.

westerntrail-ui-board = The trail, the railroad and the markets
westerntrail-ui-part-trail = Trail
westerntrail-ui-part-rail = Railroad
westerntrail-ui-part-markets = Markets
westerntrail-ui-part-ranch = My board
westerntrail-ui-player-board = Player board
westerntrail-ui-zoom-in = Larger
westerntrail-ui-zoom-out = Smaller
westerntrail-ui-zoom-all = Everything
westerntrail-ui-none = nothing
westerntrail-ui-or = or
westerntrail-ui-why-not = Why not?

## Keys

westerntrail-ui-key-choose = Choose a card beside the board
westerntrail-ui-key-end = End, pass, done
westerntrail-ui-key-board = Open or close the player board

## Printed actions, verb by verb

westerntrail-ui-do-discard = discard { $what }
westerntrail-ui-do-pay = pay ${ $amount }
westerntrail-ui-do-engine-back = engine back { $amount }
westerntrail-ui-do-engine-back-min = engine back 1 or more
westerntrail-ui-do-money = get ${ $amount }
westerntrail-ui-do-money-per = get ${ $amount } for each { $what }
westerntrail-ui-do-certificate =
    { $amount ->
        [one] 1 certificate
       *[other] { $amount } certificates
    }
westerntrail-ui-do-certificate-most = certificates up to your limit
westerntrail-ui-do-certificate-per =
    { $amount ->
        [one] 1 certificate for each { $what }
       *[other] { $amount } certificates for each { $what }
    }
westerntrail-ui-do-engine = engine up to { $amount } forward
westerntrail-ui-do-engine-per = engine forward, up to 1 for each { $what }
westerntrail-ui-do-hire =
    { $sign ->
        [plus] hire a worker, ${ $size } dearer
        [minus] hire a worker, ${ $size } cheaper
       *[none] hire a worker
    }
westerntrail-ui-do-build = build, ${ $amount } for each craftsman needed
westerntrail-ui-do-buy-cattle = buy cattle
westerntrail-ui-do-remove-hazard = remove a hazard
westerntrail-ui-do-trade = trade with the Indians
westerntrail-ui-do-aux = one auxiliary action, single or double
westerntrail-ui-do-herder = herder up to { $amount } on, then use that stop
westerntrail-ui-do-herder-free = herder up to { $amount } on, free of tolls
westerntrail-ui-do-draw =
    { $amount ->
        [one] draw 1 card, discard 1
       *[other] draw { $amount } cards, discard as many
    }
westerntrail-ui-do-draw-up-to = draw up to { $amount } cards, discard as many
westerntrail-ui-do-draw-per = draw up to 1 card for each { $what }, discard as many
westerntrail-ui-do-objective-discard = take an objective card
westerntrail-ui-do-objective-hand = take an objective card into your hand
westerntrail-ui-do-remove-cards =
    { $amount ->
        [one] remove 1 card from the game
       *[other] remove up to { $amount } cards from the game
    }
westerntrail-ui-do-station-behind = build a station behind your engine
westerntrail-ui-do-adjacent = use an adjacent building
westerntrail-ui-do-delivery = extraordinary delivery
westerntrail-ui-what-jersey = a Jersey
westerntrail-ui-what-dutch-belt = a Dutch Belt
westerntrail-ui-what-black-angus = a Black Angus
westerntrail-ui-what-guernsey = a Guernsey
westerntrail-ui-what-holstein = a Holstein
westerntrail-ui-what-brown-swiss = a Brown Swiss
westerntrail-ui-what-ayrshire = an Ayrshire
westerntrail-ui-what-west-highland = a West Highland
westerntrail-ui-what-texas-longhorn = a Texas Longhorn
westerntrail-ui-what-any-cattle = any cattle card
westerntrail-ui-what-any-card = any card
westerntrail-ui-what-pair = two cattle cards of one breed
westerntrail-ui-what-objective = an objective card
westerntrail-ui-what-own-forest-building = own building in the forest
westerntrail-ui-what-teepee-pair = pair of a green and a blue teepee
westerntrail-ui-what-engineer = engineer
westerntrail-ui-what-cowboy = cowboy
westerntrail-ui-what-single-or-double = single or double
westerntrail-ui-what-by-engine-back = by the engine

## What objectives ask for

westerntrail-ui-need-building = building
westerntrail-ui-need-green-teepee = green teepee
westerntrail-ui-need-blue-teepee = blue teepee
westerntrail-ui-need-hazard = hazard tile
westerntrail-ui-need-station = station
westerntrail-ui-need-cattle-3 = cattle of value 3
westerntrail-ui-need-cattle-4 = cattle of value 4
westerntrail-ui-need-cattle-5 = cattle of value 5
westerntrail-ui-need-san-francisco = delivery to San Francisco

## The map

westerntrail-ui-free-space = free for a building
westerntrail-ui-in-forest = in the forest
westerntrail-ui-off-trail = off the trail: never a stop
westerntrail-ui-owned-by = belongs to { $name }
westerntrail-ui-herders-here = here: { $names }
westerntrail-ui-needs-craftsmen =
    { $count ->
        [one] needs 1 craftsman
       *[other] needs { $count } craftsmen
    }
westerntrail-ui-final-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
westerntrail-ui-toll = toll ${ $amount }
westerntrail-ui-toll-bank = ${ $amount } to the bank
westerntrail-ui-toll-player = ${ $amount } to { $name }
westerntrail-ui-trip-cost =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, { $toll ->
        [0] no toll
       *[other] toll ${ $toll }
    }
westerntrail-ui-more-ways = { $count } ways
westerntrail-ui-by-way = by { $space }
westerntrail-ui-stop-kansas = sell the herd, deliver, start anew
westerntrail-ui-stop-auxiliary = only a single auxiliary action
westerntrail-ui-trade-gain = trade: get ${ $amount }
westerntrail-ui-trade-cost = trade: pay ${ $amount }
westerntrail-ui-kansas-city = Kansas City
westerntrail-ui-foresight-tile = Column { $column }: { $tile }
westerntrail-ui-foresight-help = Waits in Kansas City: one of the two tiles of each column is chosen there.
westerntrail-ui-choose-worker = goes to the job market
westerntrail-ui-choose-hazard = goes to the trail
westerntrail-ui-choose-teepee = goes to the village
westerntrail-ui-job-market = Job market
westerntrail-ui-cattle-market = Cattle market
westerntrail-ui-job = { $worker }, ${ $fee }, row { $row }
westerntrail-ui-fee = basic fee ${ $fee }
westerntrail-ui-row = row { $row }
westerntrail-ui-row-shut = not yet for hire: the token is in this row
westerntrail-ui-token = Job market token
westerntrail-ui-token-help = New workers are laid in its row; when the row is full it moves down. When it leaves the market the end begins, and whoever takes it has 2 points.
westerntrail-ui-arrow-plain = Nothing happens when the token passes here.
westerntrail-ui-arrow-yellow = When the token passes here the cattle market is filled up.
westerntrail-ui-arrow-red = When the token leaves here the end of the game begins.
westerntrail-ui-objectives = Objectives
westerntrail-ui-objective-deck =
    { $count ->
        [one] Objective deck: 1 card
       *[other] Objective deck: { $count } cards
    }
westerntrail-ui-market-card = { $card }, { $count } in the market, { $points } points each
westerntrail-ui-market-deck =
    { $count ->
        [one] Cattle deck: 1 card
       *[other] Cattle deck: { $count } cards
    }
westerntrail-ui-prices = Prices of cattle, by breeding value and cowboys used
westerntrail-ui-price =
    { $cowboys ->
        [one] 1 cowboy
       *[other] { $cowboys } cowboys
    }: { $cards ->
        [one] ${ $price }
       *[other] ${ $price } for two
    }
westerntrail-ui-breeding-value = breeding value { $value }
westerntrail-ui-import-value = asks for { $value }
westerntrail-ui-disc-any = takes a disc from a white place
westerntrail-ui-disc-black = takes any disc, also from a black place
westerntrail-ui-station-cost =
    station ${ $cost }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
westerntrail-ui-station-yours = your station
westerntrail-ui-built-by = built by { $names }
westerntrail-ui-left-worker = left here: { $worker }
westerntrail-ui-rail-to = Railroad { $rail }
westerntrail-ui-engine-at = engine on { $rail }
westerntrail-ui-below-city = below { $city }
westerntrail-ui-permanent-certificate = permanent certificate
westerntrail-ui-master-workers = { $points } point for each worker
westerntrail-ui-master-objectives = { $points } points for every { $group } objective cards in your area
westerntrail-ui-master-hazards = { $points } points for every { $group } hazards
westerntrail-ui-master-teepees = { $points } points for each pair of a green and a blue teepee
westerntrail-ui-master-certificates = { $points } points for every { $group } certificates

## Deliveries

westerntrail-ui-delivery-missing = { $count } short
westerntrail-ui-delivery-taken = your disc is there already
westerntrail-ui-delivery-no-disc = no disc is to be had for it
westerntrail-ui-delivery-spend =
    { $count ->
        [one] spend 1 certificate
       *[other] spend { $count } certificates
    }
westerntrail-ui-gain-money = +${ $amount }
westerntrail-ui-transport = transport ${ $amount }
westerntrail-ui-arrows-done = completes the arrow to { $cities }
westerntrail-ui-arrow-objectives =
    { $count ->
        [one] 1 objective card
       *[other] { $count } objective cards
    }
westerntrail-ui-city-discs = delivered here: { $names }
westerntrail-ui-link-help = Counts once you have discs in both cities.
westerntrail-ui-link-done = you have both
westerntrail-ui-crossing = Crossing
westerntrail-ui-crossing-help = A delivery to a city beyond it costs $1, unless your engine has passed it.
westerntrail-ui-discs-free = frees one of: { $discs }
westerntrail-ui-delivered-to = Delivered to { $cities }
westerntrail-ui-income = ${ $amount }
westerntrail-ui-reaches = reaches { $city }

## Hand and herd

westerntrail-ui-hand = Hand
westerntrail-ui-hand-empty = no cards
westerntrail-ui-hand-worth =
    { $certificates ->
        [0] worth { $value } in Kansas City
       *[other] worth { $value } in Kansas City, { $total } with all certificates
    }
westerntrail-ui-left-in-hand = { $count } in hand
westerntrail-ui-herd = Herd
westerntrail-ui-in-hand = hand
westerntrail-ui-in-deck = deck
westerntrail-ui-in-hand-or-deck = hand or deck
westerntrail-ui-in-discard = discard
westerntrail-ui-together = together
westerntrail-ui-unknown-cards =
    { $count ->
        [one] and 1 card that only its owner has seen
       *[other] and { $count } cards that only their owner has seen
    }
westerntrail-ui-objective-needs = needs { $needs }
westerntrail-ui-objective-points =
    { $penalty ->
        [0] { $points } points
       *[other] { $points } points, or −{ $penalty }
    }

## The player board

westerntrail-ui-auxiliaries = Auxiliary actions
westerntrail-ui-single = Single
westerntrail-ui-double = Double
westerntrail-ui-workers = Workers
westerntrail-ui-certificate-track = Certificates and discs
westerntrail-ui-permanent = permanent
westerntrail-ui-unbuilt = Buildings not yet built: { $count }
westerntrail-ui-won = Won
westerntrail-ui-score = Points if the game ended now
westerntrail-ui-goal-met = Met: { $points } points
westerntrail-ui-goal-open =
    { $penalty ->
        [0] Not met
       *[other] Not met: −{ $penalty }
    }
westerntrail-ui-goal-missing = missing: { $needs }
westerntrail-ui-goal-shared = what it needs is used by another card
westerntrail-ui-goal-ready = you have all that it needs
westerntrail-ui-goals-waiting = Not yet played
westerntrail-ui-money = ${ $amount }
westerntrail-ui-cowboys =
    { $count ->
        [one] 1 cowboy
       *[other] { $count } cowboys
    }
westerntrail-ui-craftsmen =
    { $count ->
        [one] 1 craftsman
       *[other] { $count } craftsmen
    }
westerntrail-ui-engineers =
    { $count ->
        [one] 1 engineer
       *[other] { $count } engineers
    }
westerntrail-ui-certificates =
    certificates { $count } of at most { $limit }{ $permanent ->
        [0] { "" }
       *[other] , { $permanent } permanent
    }
westerntrail-ui-steps =
    { $count ->
        [one] up to 1 step
       *[other] up to { $count } steps
    }
westerntrail-ui-cards = { $hand } cards in hand (limit { $limit }), { $deck } in the deck, { $discard } discarded
westerntrail-ui-hazards = hazard tiles: { $count }
westerntrail-ui-teepees = teepees: { $green } green, { $blue } blue
westerntrail-ui-stations = stations: { $count }

## How long it lasts

westerntrail-ui-supply = Supply
westerntrail-ui-turns-left =
    { $count ->
        [one] About 1 more turn each
       *[other] About { $count } more turns each
    }
westerntrail-ui-last-turns = The end has begun: everybody else has one last turn.
westerntrail-ui-game-over = The game is over
westerntrail-ui-workers-to-come =
    { $count ->
        [one] 1 more worker until the end begins
       *[other] { $count } more workers until the end begins
    }
westerntrail-ui-pile = Pile { $number }: { $count } tiles

## Choices

westerntrail-ui-ask-act = Use this stop, or one single auxiliary action instead
westerntrail-ui-ask-act-more = Anything more at this stop?
westerntrail-ui-ask-act-elsewhere = Here only one single auxiliary action
westerntrail-ui-ask-move = Ride on: 1 to { $steps } steps
westerntrail-ui-ask-trip-free = A free ride of up to { $steps } steps, without actions there
westerntrail-ui-ask-hire =
    Whom do you hire? { $change ->
        [0] At the printed fee
        [-1] $1 off
        [-2] $2 off
       *[other] ${ $change } dearer
    }
westerntrail-ui-ask-hire-more =
    Hire one more? { $change ->
        [0] At the printed fee
        [-1] $1 off
        [-2] $2 off
       *[other] ${ $change } dearer
    }
westerntrail-ui-ask-build = Which building? ${ $rate } for each craftsman needed
westerntrail-ui-ask-build-space = Where does { $building } go?
westerntrail-ui-ask-engine-back-any = How far back does your engine go?
westerntrail-ui-ask-station-master = Leave a worker here for the station master?
westerntrail-ui-ask-line-end = End of the line: where does your engine go back to? +$3
westerntrail-ui-ask-certificates = Herd worth { $value }: how many certificates do you spend?
westerntrail-ui-draws = { $name } draws { $count } cards.
westerntrail-ui-drafted = What you have drafted
westerntrail-ui-back-to-here = Take back from here on
westerntrail-ui-show-all = All choices
westerntrail-ui-building = Building { $id }
westerntrail-ui-up-to-cost = up to ${ $amount }
westerntrail-ui-replaces = replaces { $tile }
westerntrail-ui-column-bonus = brings: { $bonus }
westerntrail-ui-aux-single = single auxiliary action
westerntrail-ui-aux-double = double auxiliary action
westerntrail-ui-aux-instead = instead of the actions of this stop
westerntrail-ui-top-card = Top card of the deck
westerntrail-ui-disc-of-station = moves its disc: the station is lost
westerntrail-ui-give-worker = leaves for good; you get: { $master }
westerntrail-ui-cowboys-used =
    { $count ->
        [one] uses 1 cowboy
       *[other] uses { $count } cowboys
    }
westerntrail-ui-two-cards = for two cards
westerntrail-ui-second-card = second card, already paid
westerntrail-ui-add-cards = Two new cards to the market
westerntrail-ui-play-card = Play { $card }
westerntrail-ui-discard-card = Discard { $card }
westerntrail-ui-remove-card = Remove { $card } for good
westerntrail-ui-draw-cards =
    { $count ->
        [one] Draw 1 card
       *[other] Draw { $count } cards
    }
westerntrail-ui-discard-as-many = then discard as many
westerntrail-ui-spend =
    { $count ->
        [0] Spend no certificate
        [one] Spend 1 certificate
       *[other] Spend { $count } certificates
    }
westerntrail-ui-pass = Decline
westerntrail-ui-pass-help = leave this offer
westerntrail-ui-end = End the turn
westerntrail-ui-end-help = fill up your hand
westerntrail-ui-done = Buy no more
westerntrail-ui-done-help = your other cowboys rest
westerntrail-ui-places = Places in the turn order
westerntrail-ui-place = Place { $place }
westerntrail-ui-place-free = free
westerntrail-ui-place-held = { $name } bids { $points }
westerntrail-ui-bid = Bid { $points } for place { $place }
westerntrail-ui-bid-more = Bid one more
westerntrail-ui-bid-less = Bid one less
westerntrail-ui-key-bid = Bid more or less for the chosen place
westerntrail-ui-change-money = Money
westerntrail-ui-change-certificate = Certificates
westerntrail-ui-change-cowboy = Cowboys
westerntrail-ui-change-craftsman = Craftsmen
westerntrail-ui-change-engineer = Engineers
westerntrail-ui-change-cards = Cards in hand
westerntrail-ui-change-point = Points
