### Montana: the words of the table in the browser.

## Panes and tools

montana-ui-map = Map
montana-ui-worker-board = Worker board
montana-ui-panes = Map or worker board
montana-ui-lines = Show rows of settlements
montana-ui-zoom-in = Zoom in
montana-ui-zoom-out = Zoom out
montana-ui-zoom-all = Show the whole map
montana-ui-wheel = Recruitment wheel
montana-ui-main-actions = Main action
montana-ui-key-groups = Build, work, city, recruit, free actions
montana-ui-key-fields = From one lit field to the next
montana-ui-key-panes = Map or worker board
montana-ui-key-lines = Rows of settlements

## Things

montana-ui-thing-silver = silver
montana-ui-thing-cattle =
    { $count ->
        [one] head of cattle
       *[other] head of cattle
    }
montana-ui-thing-canteen =
    { $count ->
        [one] canteen
       *[other] canteens
    }
montana-ui-thing-worker =
    { $count ->
        [one] worker of any kind
       *[other] workers of any kind
    }
montana-ui-thing-settlement =
    { $count ->
        [one] settlement
       *[other] settlements
    }
montana-ui-thing-mountain-tile =
    { $count ->
        [one] mountain tile to look at
       *[other] mountain tiles to look at
    }
montana-ui-thing-line =
    { $count ->
        [one] line of four
       *[other] lines of four
    }
montana-ui-thing-surcharge =
    { $count ->
        [one] good because of a watchtower
       *[other] goods because of watchtowers
    }
montana-ui-thing-extra-turn = extra turn
montana-ui-place = { $q }, { $r }

## Fields

montana-ui-cost = Cost
montana-ui-brings = Brings
montana-ui-of-which-event = because of the event
montana-ui-for-watchtowers = for watchtowers
montana-ui-reach-now = You can pay for it now.
montana-ui-reach-trade = You can pay for it after a cattle trade.
montana-ui-reach-offers = You can pay for it with the event’s offer or a mountain tile.
montana-ui-reach-no = You cannot pay for it yet.
montana-ui-not-adjacent = Not beside the start tile or a settlement yet.
montana-ui-locked = Locked until somebody builds at the gateway.
montana-ui-watchtowers =
    { $count ->
        [one] One good more, because of a watchtower
       *[other] { $count } goods more, because of watchtowers
    }
montana-ui-any-large =
    { $count ->
        [one] { $count } large good, copper or stone
       *[other] { $count } large goods, copper or stone in any mix
    }
montana-ui-line-bonus =
    { $count ->
        [one] Completes a line of four: one settlement more
       *[other] Completes { $count } lines of four: as many settlements more
    }
montana-ui-line-of-others = Would be the fourth in a row for
montana-ui-specials-here =
    Here a market brings { $market ->
        [one] { $market } exchange
       *[other] { $market } exchanges
    }, a gate { $gate } silver.
montana-ui-first-here = You would be the first here.
montana-ui-start-tile = Start tile
montana-ui-canteen-here = For the first settlement beside it
montana-ui-river-first = { $count } silver for the first one outside the tile
montana-ui-river-paid = This end has been paid.
montana-ui-gateway = The first one beside it takes the reward and opens the middle.
montana-ui-face-down = A mountain tile, face down
montana-ui-seen-by = Seen by
montana-ui-town-of = { $seat }: { $pieces }
montana-ui-do-build = Build here
montana-ui-do-start = Start here
montana-ui-do-water = Take this canteen
montana-ui-do-take = Take this tile

## Choices

montana-ui-group-build = Build
montana-ui-group-work = Work
montana-ui-group-city = City
montana-ui-group-recruit = Recruit
montana-ui-group-free = Free actions
montana-ui-purse = What you have
montana-ui-lacks = missing
montana-ui-recruit = Spin the wheel
montana-ui-recruit-note = Two workers; then two more for grain
montana-ui-city-note = You could pay up to { $price }
montana-ui-open-auction = Open the auction
montana-ui-crew-own = With one { $worker }, or any two
montana-ui-crew-any = With any two workers
montana-ui-sectors =
    { $count ->
        [one] One sector on
       *[other] { $count } sectors on
    }
montana-ui-no-grain = No more workers
montana-ui-no-small = Leave the small space free
montana-ui-nothing = Nothing
montana-ui-exchange = { $given } for { $taken }
montana-ui-trade = Cattle trade
montana-ui-for-silver = { $count } for { $silver } silver
montana-ui-use-note = Mountain tile, used up
montana-ui-look = Look at the mountain tiles
montana-ui-look-note = Then take one, or none
montana-ui-spend = Take an extra turn
montana-ui-end-turn = End the turn
montana-ui-stop = Stop building
montana-ui-stop-exchange = No more exchanges
montana-ui-pass-bid = Pass: to the general store
montana-ui-pass-look = Do not look
montana-ui-pass-take = Take none
montana-ui-pass-spend = Keep the canteen
montana-ui-pass-other = No, thank you
montana-ui-market-note =
    { $count ->
        [one] One exchange with the supply
       *[other] Up to { $count } exchanges with the supply
    }
montana-ui-gate-note = The neighbours pay { $count } silver
montana-ui-watchtower-note = Neighbouring fields cost others one good more
montana-ui-outbids = outbids { $seat }
montana-ui-reward-upgrade = exchange up to { $goods } for large ones
montana-ui-reward-take = take { $count } of { $goods }
montana-ui-these =
    { $count ->
        [one] This one
       *[other] These { $count }
    }
montana-ui-none = None
montana-ui-none-yet = Nothing chosen yet
montana-ui-more = One { $thing } more
montana-ui-less = One { $thing } less

## Worker board

montana-ui-bank-space =
    { $workers ->
        [one] Bank: { $workers } worker for { $silver } silver
       *[other] Bank: { $workers } workers for { $silver } silver
    }
montana-ui-space = { $area }: { $silver } silver for { $goods }, small space { $small } more
montana-ui-small-space =
    { $count ->
        [one] Small space: one good more, without silver
       *[other] Small space: { $count } goods more, without silver
    }
montana-ui-taken = Taken
montana-ui-free = free
montana-ui-pumpkins = Pumpkins of all players
montana-ui-can-pay = Who could pay this
montana-ui-store = General store
montana-ui-events = Events
montana-ui-event-now = Active event
montana-ui-event-next = Next round
montana-ui-event-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
montana-ui-no-event = None in the first round

## Players and supply

montana-ui-left =
    { $count ->
        [0] all placed
       *[other] { $count } left
    }
montana-ui-start-player = Start player
montana-ui-worker-places = Workers and places for them
montana-ui-supply = General supply
montana-ui-round = Round { $count }
montana-ui-last-round = The last round
montana-ui-notes = Mountain tiles you know
montana-ui-no-notes = You have not looked at any yet.
montana-ui-mountain-kinds = All mountain tiles of the game
montana-ui-players = Players
montana-ui-fields-in-reach = Fields within reach
montana-ui-settlements = Settlements

## What is reconstructed

montana-ui-other-components = Played with another components file ({ $digest }).
montana-ui-reconstructed = Which numbers are reconstructed
montana-ui-reconstructed-help = The printed material was only partly available. These values were made to fit all that is known; a file of your own can replace them.
montana-ui-reconstructed-tiles = contents and costs of the landscape tiles
montana-ui-reconstructed-layout = number and layout of tiles for two and three players
montana-ui-reconstructed-wheel = pairs of workers on the wheel
montana-ui-reconstructed-bank = amounts of the bank
montana-ui-reconstructed-areas = yield of the vegetable field and the cheaper spaces of the grain field
montana-ui-reconstructed-city = rows, prices and rewards of the city
montana-ui-reconstructed-supply = number of goods by number of players
montana-ui-reconstructed-silver = silver at the start
montana-ui-reconstructed-special = hexes of the special landscape tiles, goods of Great Falls, workers of Helena
montana-ui-reconstructed-cards = copies of each event card and mountain tile
