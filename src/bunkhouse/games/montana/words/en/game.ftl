### Montana, its messages: what happens, what is asked and refused, the names of things.
### $seat is a player's name, $seats and $others are lists of names; $goods and $workers are lists such as “2 grain and
### 1 stone” or the word none; $good, $worker, $area, $row, $side, $piece, $kind, $event, $gold, $shown, $given and $taken
### are phrases from this file; $source is told by selectors; $q and $r are a place on the map. An event's explanation has the
### amount on its card as $silver, or the prices for one, two and three things as $one, $two and $three.

montana-title = Montana
montana-name = Montana
montana-line = Hire, gather and settle before the others do.

## What happens: setting up

montana-event-start-player-drawn = { $seat } is the start player.
montana-event-side-drawn = In the middle of the map lies { $side }.
montana-event-map-laid =
    { $tiles } landscape tiles make up the map{ $tries ->
        [0] .
        [one] ; they were turned anew once.
       *[other] ; they were turned anew { $tries } times.
    }
montana-event-start-tile-laid = The start tile lies at ({ $q }, { $r }).
montana-event-seat-seated =
    { $seat } begins with { $silver } silver, { $cattle ->
        [one] 1 head of cattle
       *[other] { $cattle } head of cattle
    } and these goods: { $goods }.

## What happens: the turn

montana-event-round-began = Round { $round } begins.
montana-event-turn-began =
    { $extra ->
        [yes] { $seat } takes an extra turn.
       *[no] It is the turn of { $seat }.
    }
montana-event-event-drawn =
    { $shown ->
        [none] Next event: { $event }.
       *[other] Next event: { $event } ({ $shown }).
    }
montana-event-event-active =
    { $shown ->
        [none] Now active: { $event }.
       *[other] Now active: { $event } ({ $shown }).
    }
montana-event-event-removed =
    { $shown ->
        [none] This event is over: { $event }.
       *[other] This event is over: { $event } ({ $shown }).
    }
montana-event-event-deck-shuffled =
    { $cards ->
        [one] The only event that is over becomes the new deck.
       *[other] The { $cards } events that are over are shuffled into a new deck.
    }

## What happens: recruiting

montana-event-wheel-spun = { $seat } spins the wheel: { $workers }.
montana-event-grain-paid = { $seat } pays { $grain } grain to move the arrow on: { $workers }.
montana-event-workers-returned = { $seat } sends back { $workers }.

## What happens: gains

montana-event-silver-gained =
    { $source ->
        [no_cattle_bonus] { $seat } has no cattle and gets { $silver } silver for it.
        [river] { $seat } is the first at this end of the river: { $silver } silver.
        [shortage] { $seat } gets { $silver } silver for what is missing.
       *[other] { $seat } gets { $silver } silver.
    }
montana-event-goods-gained =
    { $source ->
        [no_worker_bonus] { $seat } has no workers and gets { $goods } for it.
        [great_falls] { $seat } is the first at the falls: { $goods }.
        [substitute] { $seat } takes { $goods } instead.
       *[other] { $seat } takes { $goods }.
    }
montana-event-workers-gained =
    { $source ->
        [rich_bonus] Silver attracts people: { $seat } takes { $workers }.
        [helena] { $seat } is the first on the road to Helena: { $workers }.
        [substitute] { $seat } takes { $workers } instead.
       *[other] { $seat } takes { $workers }.
    }
montana-event-goods-missing = The supply is short; { $seat } goes without { $goods }.
montana-event-workers-missing = The supply is short; { $seat } goes without { $workers }.

## What happens: working

montana-event-bank-visited = { $seat } sends { $workers } to the bank and gets { $silver } silver.
montana-event-area-worked =
    { $goods ->
        [none] { $seat } sends { $workers } to the { $area } and pays { $silver } silver, but there is nothing to take.
       *[other] { $seat } sends { $workers } to the { $area }, pays { $silver } silver and takes { $goods }.
    }
montana-event-small-space-used =
    { $goods ->
        [none] { $seat } also sends { $workers } to the small space of the { $area }, but there is nothing to take.
       *[other] { $seat } also sends { $workers } to the small space of the { $area } and takes { $goods }.
    }
montana-event-place-cleared = The { $area } is full and is cleared. Back to the supply: { $workers }.

## What happens: the city

montana-event-auction-opened = { $seat } opens an auction in the city.
montana-event-bid-placed =
    { $price ->
        [one] { $seat } bids 1 pumpkin for the { $row }.
       *[other] { $seat } bids { $price } pumpkins for the { $row }.
    }
montana-event-outbid = { $seat } is outbid by { $others }: { $row }.
montana-event-auction-passed = { $seat } passes and goes to the general store.
montana-event-reward-won =
    { $price ->
        [one] { $seat } pays 1 pumpkin and wins the { $row }.
       *[other] { $seat } pays { $price } pumpkins and wins the { $row }.
    }
montana-event-goods-upgraded =
    { $goods ->
        [none] { $seat } exchanges nothing.
       *[other] { $seat } exchanges for large pieces: { $goods }.
    }

## What happens: building

montana-event-field-built =
    { $seat } builds at ({ $q }, { $r }){ $settlements ->
        [one] { "" }
       *[other] { " " }and places { $settlements } settlements
    }{ $goods ->
        [none] { "." }
       *[other] { " " }for { $goods }.
    }
montana-event-surcharge-paid =
    { $source ->
        [event] Among this, because of the event: { $goods }.
        [watchtower] { $seat } also pays { $goods } because of a watchtower.
       *[helena] { $seat } pays { $goods } for Helena.
    }
montana-event-settlement-placed = { $seat } places this: { $piece }.
montana-event-line-completed =
    { $lines ->
        [one] { $seat } completes a line of four
       *[other] { $seat } completes { $lines } lines of four
    }: { $settlements ->
        [one] 1 more settlement on this field, free.
       *[other] { $settlements } more settlements on this field, free.
    }
montana-event-cattle-taken = { $seat } takes the cattle of this field.
montana-event-canteen-taken = { $seat } takes the canteen of the lake at ({ $q }, { $r }).
montana-event-middle-opened = { $seat } opens the middle of { $side } for everybody.
montana-event-market-exchanged = { $seat } exchanges { $given } for { $taken } at the market.
montana-event-gate-paid = { $others } pays { $silver } silver at the gate of { $seat }.
montana-event-building-ended =
    { $fields ->
        [one] { $seat } has built on 1 field
       *[other] { $seat } has built on { $fields } fields
    }{ $silver ->
        [0] { "." }
       *[other] { " " }and gets { $silver } silver.
    }

## What happens: free actions

montana-event-cattle-traded-for-good = { $seat } trades a head of cattle: { $good }.
montana-event-cattle-traded-for-silver = { $seat } trades a head of cattle for { $silver } silver.
montana-event-cattle-traded-for-worker = { $seat } trades a head of cattle: { $worker }.
montana-event-workers-sold = { $seat } gives { $workers } back for { $silver } silver.
montana-event-goods-sold = { $seat } sells { $goods } for { $silver } silver.
montana-event-worker-hired = { $seat } pays { $silver } silver and hires a { $worker }.
montana-event-goods-bought = { $seat } buys { $goods } for { $silver } silver.

## What happens: mountains

montana-event-mountains-looked-at =
    { $tiles ->
        [one] { $seat } looks at 1 mountain tile.
       *[other] { $seat } looks at { $tiles } mountain tiles.
    }
montana-event-mountain-seen =
    { $shown ->
        [none] In the mountain at ({ $q }, { $r }): { $gold }.
       *[other] In the mountain at ({ $q }, { $r }): { $gold } ({ $shown }).
    }
montana-event-mountain-taken = { $seat } takes the mountain tile at ({ $q }, { $r }).
montana-event-mountains-left = { $seat } leaves the mountains alone.
montana-event-gold-used =
    { $shown ->
        [none] { $seat } plays a mountain tile: { $gold }.
       *[other] { $seat } plays a mountain tile: { $gold } ({ $shown }).
    }

## What happens: the end

montana-event-canteen-spent = { $seat } drinks from a canteen and goes on.
montana-event-end-triggered = { $seat } has placed the last settlement: round { $round } is the last one.
montana-event-nowhere-to-build = No free field can be reached any more: the game ends with round { $round }.
montana-event-round-limit-reached = The game ends after { $round } rounds.
montana-event-settlements-counted =
    { $seat } has placed { $settlements ->
        [one] 1 settlement
       *[other] { $settlements } settlements
    } and has { $cattle } cattle and { $silver } silver.
montana-event-game-ended =
    { $seats } { $count ->
        [one] wins
       *[other] share the victory
    } with { $settlements ->
        [one] 1 settlement
       *[other] { $settlements } settlements
    }.

## What a player is asked

montana-ask-start-field = Choose the field for the start tile.
montana-ask-main = Your turn: recruit, work or build.
montana-ask-invite = Your silver attracts people. Which worker do you take?
montana-ask-grain = How much grain do you pay to move the arrow on and take two more workers?
montana-ask-return =
    { $number ->
        [one] Your board is full. Which worker goes back?
       *[other] Your board is full. Which { $number } workers go back?
    }
montana-ask-bank-workers =
    { $number ->
        [one] Which worker do you send to the bank?
       *[other] Which { $number } workers do you send to the bank?
    }
montana-ask-area-workers = Whom do you send to the { $area }? One trained worker, or any two.
montana-ask-small-space = The small space of the { $area }: send one trained worker or any two for one good more?
montana-ask-open-bid =
    { $pumpkins ->
        [one] You open the auction with 1 pumpkin. Where does your contractor stand?
       *[other] You open the auction with { $pumpkins } pumpkins. Where does your contractor stand?
    }
montana-ask-bid =
    { $pumpkins ->
        [one] You have 1 pumpkin. Do you bid, or pass?
       *[other] You have { $pumpkins } pumpkins. Do you bid, or pass?
    }
montana-ask-reward = Your reward at the { $row }: what do you take or exchange?
montana-ask-surcharge =
    { $number ->
        [one] A watchtower asks for one good more, of a kind that the field shows. Which one?
       *[other] Watchtowers ask for { $number } goods more, of kinds that the field shows. Which one do you pay first?
    }
montana-ask-large = Helena costs large goods in any mix. Which do you pay?
montana-ask-piece =
    { $number ->
        [one] Which settlement do you place? It will be on top.
       *[other] { $number } settlements go here, from bottom to top. Which one is next?
    }
montana-ask-water = You may take one canteen. Which one?
montana-ask-exchange =
    { $number ->
        [one] Market: exchange one good with the supply?
       *[other] Market: you may exchange { $number } goods with the supply, one after the other.
    }
montana-ask-more =
    { $fields ->
        [one] You have built on 1 field. Do you go on building?
       *[other] You have built on { $fields } fields. Do you go on building?
    }
montana-ask-sell-workers = Which workers do you give back for silver?
montana-ask-sell-goods = Which goods do you sell?
montana-ask-instead =
    { $number ->
        [one] The supply is short of 1 good. Take another small one instead?
       *[other] The supply is short of { $number } goods. Take other small ones instead?
    }
montana-ask-instead-worker =
    { $number ->
        [one] The supply is short of 1 worker. Take another one instead?
       *[other] The supply is short of { $number } workers. Take others instead?
    }
montana-ask-after-main = Your main action is done. Any free actions, or end the turn?
montana-ask-look = You built beside mountains. Do you look at their tiles?
montana-ask-take = Which mountain tile do you take? You can use it from your next turn on.
montana-ask-spend = Do you spend a canteen for an extra turn?

## Why something is not possible

montana-no-game-over = The game is over.
montana-no-chance = Chance decides this, not a player.
montana-no-not-asked = You are not asked anything at the moment.
montana-no-not-now = That is not possible now.
montana-no-must-choose = You cannot pass here: choose one of the possibilities.
montana-no-no-main-action = This is a main action, and you do not choose one at the moment.
montana-no-not-these-workers = These workers do not fit here, or you do not have them.
montana-no-not-this = That is not among the possibilities.
montana-no-no-hex = There is nothing at this place of the map.
montana-no-no-land = You can build on land only. This is: { $kind }.
montana-no-locked = The middle is locked until somebody has built at its gateway.
montana-no-start-tile = The start tile lies here.
montana-no-occupied = Somebody has settled here already.
montana-no-not-adjacent = This field is beside neither the start tile nor a settlement that counts for you.
montana-no-no-settlement = You have no settlement left that you may place in this turn.
montana-no-cannot-pay = You cannot pay for this field. You still need { $goods }.
montana-no-too-few-large = This field costs { $number } large goods, copper and stone in any mix; you have fewer.
montana-no-event-surcharge = Because of the event every field costs { $goods } more, and you do not have that.
montana-no-watchtower =
    { $number ->
        [one] Because of a watchtower you need 1 good more of a kind that the field shows.
       *[other] Because of watchtowers you need { $number } goods more of kinds that the field shows.
    }
montana-no-closed = An event closes this place: { $area }.
montana-no-no-pumpkins = You could not pay for any space, not even with the free pumpkin.
montana-no-no-space = The bank has no such space.
montana-no-space-taken = Workers stand on this space until the whole place is cleared.
montana-no-too-few-workers =
    { $number ->
        [one] This space takes 1 worker, and you have none.
       *[other] This space takes { $number } workers; you have fewer.
    }
montana-no-no-crew = You need one { $worker } or any two workers.
montana-no-too-little-silver = This space costs { $silver } silver; you have less.
montana-no-no-extra-recruits = The event forbids paying grain for more workers.
montana-no-too-little-grain = You have only { $grain } grain.
montana-no-not-to-the-right = A new bid must stand to the right of the contractor in this row.
montana-no-too-few-pumpkins =
    { $price ->
        [one] This column costs 1 pumpkin, and you have none.
       *[other] This column costs { $price } pumpkins; you have fewer.
    }
montana-no-one-special = You cannot place another special settlement in this turn: { $piece }.
montana-no-no-such-piece = You have none of these left: { $piece }.
montana-no-no-free-action = Free actions are not allowed at this moment.
montana-no-no-cattle-trade = The event forbids the cattle trade.
montana-no-no-cattle = You have no cattle.
montana-no-too-many-workers = You hold more than eight workers: first see who goes back.
montana-no-not-in-supply = The supply has none of it.
montana-no-no-such-offer = No active event makes this offer.
montana-no-offer-used = You have already used the event's offer in this turn.
montana-no-cannot-use-offer = You lack what the offer asks for, or the supply lacks what it gives.
montana-no-no-such-tile =
    { $shown ->
        [none] You have no such mountain tile: { $gold }.
       *[other] You have no such mountain tile: { $gold } ({ $shown }).
    }
montana-no-tile-too-new =
    { $shown ->
        [none] You can use this tile from your next turn on: { $gold }.
       *[other] You can use this tile from your next turn on: { $gold } ({ $shown }).
    }
montana-no-no-exchange =
    { $shown ->
        [none] You need 2 cattle, and the good must be in the supply: { $gold }.
       *[other] You need 2 cattle, and the good must be in the supply: { $gold } ({ $shown }).
    }

## What a player can choose

montana-choice-recruit = Recruit: spin the wheel
montana-choice-city = Open an auction in the city
montana-choice-stop = Stop
montana-choice-pass = Pass
montana-choice-trade_silver = Trade a head of cattle for silver
montana-choice-sell = Sell what the event asks for
montana-choice-hire = Hire the worker of the event
montana-choice-look = Look at the mountain tiles
montana-choice-spend = Spend a canteen: extra turn
montana-choice-end = End the turn
montana-choice-first = { $seat } begins
montana-choice-start = Start tile at ({ $q }, { $r })
montana-choice-build = Build at ({ $q }, { $r })
montana-choice-water = Take the canteen at ({ $q }, { $r })
montana-choice-take = Take the mountain tile at ({ $q }, { $r })
montana-choice-turn =
    { $number ->
        [0] Do not turn the tile
        [one] Turn the tile by 1 step
       *[other] Turn the tile by { $number } steps
    }
montana-choice-spin = The arrow stops at sector { $number }
montana-choice-grain =
    { $number ->
        [0] Pay no grain
       *[other] Pay { $number } grain
    }
montana-choice-bank = Bank, space { $number }
montana-choice-buy =
    { $number ->
        [one] Buy 1 of the event's good
       *[other] Buy { $number } of the event's good
    }
montana-choice-workers = Send { $workers }
montana-choice-small =
    { $workers ->
        [none] Leave the small space free
       *[other] On the small space: { $workers }
    }
montana-choice-return = Send back { $workers }
montana-choice-sell_workers = Give back { $workers }
montana-choice-upgrade =
    { $goods ->
        [none] Exchange nothing
       *[other] Exchange for large: { $goods }
    }
montana-choice-collect =
    { $goods ->
        [none] Take nothing
       *[other] Take { $goods }
    }
montana-choice-large = Pay { $goods }
montana-choice-sell_goods = Sell { $goods }
montana-choice-surcharge = Also pay: { $good }
montana-choice-instead = Instead: { $good }
montana-choice-trade = Trade a head of cattle: { $good }
montana-choice-instead_worker = Instead: { $worker }
montana-choice-trade_worker = Trade a head of cattle: { $worker }
montana-choice-invite = Take a { $worker }
montana-choice-side = In the middle: { $side }
montana-choice-tile = Lay tile { $tile }
montana-choice-event =
    { $shown ->
        [none] Draw: { $event }
       *[other] Draw: { $event } ({ $shown })
    }
montana-choice-see =
    { $shown ->
        [none] See: { $gold }
       *[other] See: { $gold } ({ $shown })
    }
montana-choice-use =
    { $shown ->
        [none] Play a mountain tile: { $gold }
       *[other] Play a mountain tile: { $gold } ({ $shown })
    }
montana-choice-work = Work in the { $area }, space { $space }
montana-choice-bid =
    { $price ->
        [one] Bid 1 pumpkin: { $row }, column { $column }
       *[other] Bid { $price } pumpkins: { $row }, column { $column }
    }
montana-choice-piece = Place: { $piece }
montana-choice-exchange = Exchange { $given } for { $taken }

## Goods

montana-good-grain = grain
montana-good-grain-help = Many fields cost it. Besides, you pay grain to move the arrow of the wheel on and recruit two more workers.
montana-good-pumpkin = pumpkin
montana-good-pumpkin-help = Many fields cost it. Besides, pumpkins are what you bid with in the city.
montana-good-copper = copper
montana-good-copper-help = A small piece of copper, from the mine. In the city it can be exchanged for a large one.
montana-good-stone = stone
montana-good-stone-help = A small stone, from the quarry. In the city it can be exchanged for a large one.
montana-good-copper_large = large copper
montana-good-copper_large-help = A large piece, from the city or a mountain tile only. It never counts as a small one, nor the other way round.
montana-good-stone_large = large stone
montana-good-stone_large-help = A large piece, from the city or a mountain tile only. It never counts as a small one, nor the other way round.

montana-goods-grain = { $count } grain
montana-goods-pumpkin =
    { $count ->
        [one] 1 pumpkin
       *[other] { $count } pumpkins
    }
montana-goods-copper = { $count } copper
montana-goods-stone = { $count } stone
montana-goods-copper_large = { $count } large copper
montana-goods-stone_large = { $count } large stone

montana-given-grain = grain
montana-given-pumpkin = a pumpkin
montana-given-copper = copper
montana-given-stone = stone
montana-given-copper_large = large copper
montana-given-stone_large = large stone

montana-taken-grain = grain
montana-taken-pumpkin = a pumpkin
montana-taken-copper = copper
montana-taken-stone = stone

## Workers

montana-worker-grain = grain worker
montana-worker-grain-help = Light. Works alone in the grain field; elsewhere it takes any two workers.
montana-worker-pumpkin = pumpkin worker
montana-worker-pumpkin-help = Orange. Works alone in the vegetable field; elsewhere it takes any two workers.
montana-worker-copper = copper worker
montana-worker-copper-help = Brown-red. Works alone in the mine; elsewhere it takes any two workers.
montana-worker-stone = stone worker
montana-worker-stone-help = Black. Works alone in the quarry; elsewhere it takes any two workers.

montana-workers-grain =
    { $count ->
        [one] 1 grain worker
       *[other] { $count } grain workers
    }
montana-workers-pumpkin =
    { $count ->
        [one] 1 pumpkin worker
       *[other] { $count } pumpkin workers
    }
montana-workers-copper =
    { $count ->
        [one] 1 copper worker
       *[other] { $count } copper workers
    }
montana-workers-stone =
    { $count ->
        [one] 1 stone worker
       *[other] { $count } stone workers
    }

## The worker board

montana-area-mine = mine
montana-area-mine-help = Copper. Put a copper worker or any two workers on a free large space, pay its silver, take its copper; the same again on the small space beside it for one more, without silver. When all three large spaces are taken, the mine is cleared at the end of the turn.
montana-area-quarry = quarry
montana-area-quarry-help = Stone. Put a stone worker or any two workers on a free large space, pay its silver, take its stone; the same again on the small space beside it for one more, without silver. When all three large spaces are taken, the quarry is cleared at the end of the turn.
montana-area-grain_field = grain field
montana-area-grain_field-help = Grain. Put a grain worker or any two workers on a free large space, pay its silver, take its grain; the same again on the small space beside it for one more, without silver. When all three large spaces are taken, the grain field is cleared at the end of the turn.
montana-area-vegetable_field = vegetable field
montana-area-vegetable_field-help = Pumpkins. Put a pumpkin worker or any two workers on a free large space, pay its silver, take its pumpkins; the same again on the small space beside it for one more, without silver. When all three large spaces are taken, the vegetable field is cleared at the end of the turn.
montana-area-bank = bank
montana-area-bank-help = Put as many workers, of any colours, as a free space asks for, and take its silver. When all spaces are taken, the bank is cleared at the end of the turn.
montana-area-city = city
montana-area-city-help = An auction, paid in pumpkins: the only way to large copper and stone besides mountain tiles. Whoever opens it gets 1 pumpkin; then everybody may bid, and whoever is outbid acts again at once.

montana-row-coppersmith = coppersmith
montana-row-coppersmith-help = Exchange up to 2 small copper for large copper, one for one.
montana-row-stonemason = stonemason
montana-row-stonemason-help = Exchange up to 2 small stone for large stone, one for one.
montana-row-foundry = foundry
montana-row-foundry-help = Exchange up to 1 small copper and up to 1 small stone for large pieces.
montana-row-trading_post = trading post
montana-row-trading_post-help = Take 2 small goods from the supply: grain, copper or stone in any mix.

## The map

montana-kind-land = land
montana-kind-land-help = A field you can build on for the goods shown, beside the start tile or a settlement.
montana-kind-mountain = mountain
montana-kind-mountain-help = Nobody builds here. In the gold rush a mountain tile lies on it, to be looked at by those who build beside it.
montana-kind-lake = lake
montana-kind-lake-help = Nobody builds here. The first to build beside it takes its canteen.
montana-kind-river = river
montana-kind-river-help = Nobody builds here. At each end, the first to build on one of the fields outside the tile gets 5 silver.
montana-kind-falls_lake = falls lake
montana-kind-falls_lake-help = Nobody builds here. The first to build beside it takes the goods shown and opens the middle for everybody.
montana-kind-lowland = lowland
montana-kind-lowland-help = Nobody builds here. The first to build beside it takes the workers shown and opens Helena for everybody.

montana-side-bighorn_canyon = Bighorn Canyon
montana-side-bighorn_canyon-help = A river runs through the tile. At each of its two ends, the first to build on one of the fields outside the tile gets 5 silver.
montana-side-granite_peak = Granite Peak
montana-side-granite_peak-help = Two lakes with canteens. In the whole game you take at most one canteen in a turn, wherever it lies, and spend at most one.
montana-side-great_falls = Great Falls
montana-side-great_falls-help = The middle takes three settlements, but is locked. The first to build beside a falls lake takes the goods shown and opens it for everybody.
montana-side-helena = Helena
montana-side-helena-help = The middle takes three settlements for 5 large goods, but is locked. The first to build beside the lowland takes the workers shown and opens it for everybody.

## Settlements

montana-piece-regular = settlement
montana-piece-regular-help = Whoever has placed the most settlements at the end wins.
montana-piece-market = market
montana-piece-market-help = Once, when it is placed on top: for every settlement beside it, exchange 1 of your goods for 1 small good of the supply.
montana-piece-gate = gate
montana-piece-gate-help = Once, when it is placed on top: for every opposing settlement beside it, its owner pays you 1 silver.
montana-piece-watchtower = watchtower
montana-piece-watchtower-help = As long as it is on top: opponents who build beside it pay one good more, of a kind that their field shows.

## Events

montana-event-no_extra_recruits = No second helping
montana-event-no_extra_recruits-help = When you recruit, you may not pay grain for two more workers.
montana-event-area_closed = Closed
montana-event-area_closed-help = The place shown cannot be used for work.
montana-event-no_cattle_trade = No cattle trade
montana-event-no_cattle_trade-help = Nobody may trade cattle. The mountain tile that exchanges cattle can still be played.
montana-event-build_surcharge = Building costs more
montana-event-build_surcharge-help = For every field you build on, you also pay the good shown.
montana-event-no_cattle_bonus = Help for the cattleless
montana-event-no_cattle_bonus-help = If you have no cattle at the start of your turn, you get { $silver } silver.
montana-event-no_worker_bonus = Help for the shorthanded
montana-event-no_worker_bonus-help = If you have no workers at the start of your turn, you get { $silver } grain.
montana-event-rich_bonus = Silver attracts people
montana-event-rich_bonus-help = If you have { $silver } or more silver at the start of your turn, you may take 1 worker of your choice.
montana-event-sell_workers = Workers wanted
montana-event-sell_workers-help = Once in your turn you may give back 1, 2 or 3 workers of any colours for { $one }, { $two } or { $three } silver.
montana-event-hire_worker = Looking for work
montana-event-hire_worker-help = Once in your turn you may pay { $silver } silver for the worker shown.
montana-event-sell_goods = Goods wanted
montana-event-sell_goods-help = Once in your turn you may sell 1, 2 or 3 goods of any kinds for { $one }, { $two } or { $three } silver. A large good counts as one.
montana-event-buy_goods = Goods for sale
montana-event-buy_goods-help = Once in your turn you may buy 1 or 2 of the good shown for { $one } or { $two } silver.

montana-shown-mine = mine
montana-shown-quarry = quarry
montana-shown-grain_field = grain field
montana-shown-vegetable_field = vegetable field
montana-shown-bank = bank
montana-shown-city = city
montana-shown-grain = grain
montana-shown-pumpkin = pumpkin
montana-shown-copper = copper
montana-shown-stone = stone
montana-shown-copper_large = large copper
montana-shown-stone_large = large stone

## Mountain tiles

montana-gold-silver = Vein of silver
montana-gold-silver-help = Play it in a later turn: you get 3 silver.
montana-gold-good = Find
montana-gold-good-help = Play it in a later turn: you take 1 of the good shown.
montana-gold-cattle_exchange = Cattle buyer
montana-gold-cattle_exchange-help = Play it in a later turn: give 2 cattle and take the large good shown.
montana-gold-worker = Prospector
montana-gold-worker-help = Play it in a later turn: you take 1 worker of the colour shown.

## Score sheet

montana-points-settlements = Settlements

## Options

montana-option-special_settlements = Special settlements
montana-option-special_settlements-false = No
montana-option-special_settlements-true = Yes
montana-option-special_settlements-help = Expansion: everybody also has a market, a gate and a watchtower to place.
montana-option-special_tile = Special landscape tile
montana-option-special_tile-none = None
montana-option-special_tile-random = Drawn at random
montana-option-special_tile-bighorn_canyon = Bighorn Canyon
montana-option-special_tile-granite_peak = Granite Peak
montana-option-special_tile-great_falls = Great Falls
montana-option-special_tile-helena = Helena
montana-option-special_tile-help = Expansion: a tile with rules of its own lies in the middle of the map.
montana-option-events = Events
montana-option-events-false = No
montana-option-events-true = Yes
montana-option-events-help = Expansion: every round has an event, announced one round ahead.
montana-option-gold_rush = Gold rush
montana-option-gold_rush-false = No
montana-option-gold_rush-true = Yes
montana-option-gold_rush-help = Expansion: tiles lie face down on the mountains. Whoever builds beside them looks and takes one.
montana-option-start_on_cattle = Start tile on a cattle field
montana-option-start_on_cattle-true = Yes
montana-option-start_on_cattle-false = No
montana-option-start_on_cattle-help = The start tile lies on a field with cattle. By the older rule it may lie on any field.
montana-option-start_field = Place of the start tile
montana-option-start_field-random = Drawn at random
montana-option-start_field-start_player_chooses = The start player chooses
montana-option-start_field-help = The place of the start tile is drawn at random, or the start player chooses it.
montana-option-adjacency = Building beside
montana-option-adjacency-any = Settlements of anybody
montana-option-adjacency-own = Your own settlements only
montana-option-adjacency-help = You build beside the start tile or beside a settlement of anybody, or only beside one of your own.
montana-option-shortage = When the supply runs short
montana-option-shortage-forfeit = What is missing is lost
montana-option-shortage-silver = 1 silver for each missing piece
montana-option-shortage-substitute = Something else instead
montana-option-shortage-help = What happens when the supply lacks a good or worker that you should get.
montana-option-canteen_chain = Several canteens in a row
montana-option-canteen_chain-false = No
montana-option-canteen_chain-true = Yes
montana-option-canteen_chain-help = A canteen may also be spent at the end of an extra turn. Never with Granite Peak.
montana-option-max_per_turn = Special settlements in a turn
montana-option-max_per_turn-1 = 1
montana-option-max_per_turn-3 = 3
montana-option-max_per_turn-help = How many special settlements you may place in one turn.
montana-option-stack_counts_as = Stacks beside market and gate
montana-option-stack_counts_as-one = Count once
montana-option-stack_counts_as-each = Every settlement counts
montana-option-stack_counts_as-help = Whether several settlements on one field count once or each for market and gate.
montana-option-river_once = Bighorn Canyon pays only once
montana-option-river_once-false = No
montana-option-river_once-true = Yes
montana-option-river_once-help = Only the first of the two river ends pays its 5 silver, not both.
montana-option-wheel = Wheel
montana-option-wheel-uniform = Pure chance
montana-option-wheel-bag = Every sector in its turn
montana-option-wheel-help = The arrow stops anywhere, or at every sector once before any comes again: less luck, but not an official rule.
montana-option-map = Map
montana-option-map-random = New every time
montana-option-map-seed_1 = Map 1
montana-option-map-seed_2 = Map 2
montana-option-map-seed_3 = Map 3
montana-option-map-help = A new map, or one that is always the same: for matches and tournaments.

## Mistakes in records and scenario files

montana-mistake-choice = This is not a choice of Montana: “{ $text }”.

## What a bot's advice is made of

montana-feature-points = settlements on the map
montana-feature-turn = being on turn
montana-feature-grain = grain
montana-feature-pumpkin = pumpkins
montana-feature-copper = copper
montana-feature-stone = stone
montana-feature-crops-more = more grain and pumpkins
montana-feature-metals-more = more copper and stone
montana-feature-goods-spare = goods beyond what fields ask
montana-feature-copper-large = large copper
montana-feature-stone-large = large stone
montana-feature-workers = workers
montana-feature-workers-more = more workers
montana-feature-trades = workers of many trades
montana-feature-silver = silver
montana-feature-silver-more = more silver
montana-feature-silver-spare = much silver
montana-feature-cattle = cattle
montana-feature-canteens = canteens
montana-feature-tiles = mountain tiles
montana-feature-ready = a field that can be paid now
montana-feature-ready-two = a second field that can be paid now
montana-feature-ready-three = a third field that can be paid now
montana-feature-lacks-one = a field for which one good is lacking
montana-feature-lacks-two = a field for which two goods are lacking
montana-feature-lacks-three = a field for which three goods are lacking
montana-feature-cattle-near = cattle on fields that can be paid now
