### Great Western Trail, the rules in the players' words.
### One message per clause of docs/rules/westerntrail.md: GW-12.8 is gw-12-8. What is left out is listed in rules.toml.

## About the game

westerntrail-about = Drive your herd again and again from Texas to Kansas City: hire hands, put up buildings along the trail, buy finer cattle, push your engine down the line and ship the beef as far west as San Francisco.
westerntrail-unofficial = This is an unofficial implementation. It is not connected with the publishers of the game.
westerntrail-reconstructed = The rules follow the rulebook of the first edition (2016). No figure had to be reconstructed; only how the workers are split between the second and the third pile rests on a single count. Where the rulebook is silent, the rulings here were chosen with care, and several can be changed by options.

## GW-1

gw-1 = Components
gw-1-1 = The board shows the trail with seven places for neutral buildings, three hazard zones (flood, drought, rockfall), the Indian village, the railroad with its cities and stations, the job market, the cattle market, and Kansas City with six foresight spaces.
gw-1-2 = The 94 supply tiles are 54 workers (18 each of cowboys, craftsmen and engineers), 18 hazards (6 of each kind) and 22 teepees (11 blue, 11 green). Each has a 1, 2 or 3 on its back.
gw-1-3 = There are 92 cattle cards. Every player owns 14: 5 Jersey, 3 Dutch Belt, 3 Black Angus and 3 Guernsey. The market has 36: 7 Holstein, 7 Brown Swiss, 7 Ayrshire, 9 West Highland and 6 Texas Longhorn. Each breed has its own colour; a card shows its breeding value and its points.
gw-1-4 = There are 4 starting objective cards and 24 objective cards.
gw-1-5 = There are 7 neutral buildings, A to G, and 10 buildings for each player, numbered 1 to 10, with a side a and a side b.
gw-1-6 = There are 5 station master tiles, the job market token, and coins.
gw-1-7 = Every player has a player board, a herder, an engine, 14 discs and a cube for the certificates.
gw-1-8 = The bank never runs out of money.

## GW-2

gw-2 = The board
gw-2-1 = The trail leads one way, from the start space at the bottom right to Kansas City at the top left. It forks at the places A, B, C, E, F and G, and once more between C and D.
gw-2-2 = A stop is Kansas City or any tile beside the trail: a building, a hazard, a teepee. A space without a tile is just road. The start space is not a stop.
gw-2-3 = Players build on 22 spaces. On eight of them a building touches painted trees and is in the forest.
gw-2-4 = Seven of the building spaces show a special action. Once a building stands there, the special action is one more local action of that stop.
gw-2-5 = Each hazard zone has four spaces, numbered 1 to 4, one behind the other on its branch of the trail.
gw-2-6 = The Indian village has nine spaces: −3, −2, −1, 1, 2, 4, 6, 8 and 10. Only 1 to 10 lie on the trail. Teepees on the other three are never stops, but you can trade for them like for any other.
gw-2-7 = The main line of the railroad runs from its start space (0) to space 39. Nine turnouts branch off; each is one extra space between two neighbouring spaces and belongs to a station. Space 39 is the tenth station and has no turnout.
gw-2-8 = Each station shows a cost, points and a place for a disc, white or black. The first five also have a place for a station master.
gw-2-9 = Ten cities stand above the main line, each above the space with its own import number, with a place for discs that is white or black.
gw-2-10 = A green arrow between two neighbouring cities shows points, which may be negative, or an objective card, or both.
gw-2-11 = Eleven crossings lie between spaces of the main line. They make transport dear.
gw-2-12 = The job market has 12 rows. With 2, 3 or 4 players, 2, 3 or 4 columns are used. Each row has a basic hiring fee. The last space of every row but the first is a place for the token; the arrow below it is plain, yellow (rows 6 and 9) or red (row 12).
gw-2-13 = The cattle market is a row of open cards: 7, 10 or 13 of them at the start with 2, 3 or 4 players. It is kept sorted by breed.
gw-2-14 = Kansas City has six foresight spaces in three columns of two.

## GW-3

gw-3 = The player's area
gw-3-1 = Your player board shows the three phases of a turn, five auxiliary actions with two disc places each, your workers, and the certificate track.
gw-3-2 = Fourteen places of the board hold a disc at the start, on white or black background. The first place of the two topmost auxiliary actions is free from the start.
gw-3-3 = A place works from the moment its disc is taken. An auxiliary place opens its action. The first disc for steps raises your step limit and pays you $3; the second raises it by 1 and is worth 3 points at the end. A disc of the hand limit lets you hold 1 card more, but you must pay $5 when you take it. The last two raise the certificate limit to 4 and to 6; the one of 6 has no effect before the one of 4 is gone.
gw-3-4 = Your step limit is 3 with 2 or 3 players and 4 with 4 players. The first disc for steps adds 1 with 2 players and 2 with 3 or 4; the second adds 1.
gw-3-5 = Your hand limit is 4 cards; it can rise to 6.
gw-3-6 = Your workers stand in three rows of six columns: cowboys, craftsmen, engineers. The first worker of each row is printed and never leaves; new ones fill the row from the left. Some columns show an immediate action.
gw-3-7 = The certificate track has the spaces 0, 1, 2, 3, 4 and 6. The cube moves space by space, so from 4 the next is 6. It never passes your limit, which is 3 at the start.
gw-3-8 = Your herd is all your cards: draw deck, hand and discard pile. Objective cards that you have not played belong to it. Cards you gain go onto the discard pile unless a rule says otherwise.
gw-3-9 = Played objective cards lie open below your board, in the objective area. Unbuilt buildings lie above it, and station masters, hazards and teepees that you won lie beside it.

## GW-4

gw-4 = Setup
gw-4-2 = The five station masters are shuffled, and one is laid open at each of the first five stations.
gw-4-3 = The seven neutral buildings are laid on their places: in a first game each on the place of its letter, later at random.
gw-4-4 = The job market token starts in row 2.
gw-4-5 = The supply tiles are sorted by their backs into three piles, and each pile is shuffled.
gw-4-6 = Tiles of pile 1 are revealed until seven are placed: a teepee on the lowest free space of the village, a hazard on the lowest free space of its zone. If that zone is full, the hazard is shuffled back and another tile revealed.
gw-4-7 = Workers of pile 2 fill the job market from the top until only the token's place is left in row 2: 3, 5 or 7 workers with 2, 3 or 4 players.
gw-4-8 = Two tiles of each pile are revealed on the foresight spaces of that number.
gw-4-9 = The 36 market cards are shuffled, and 7, 10 or 13 are laid open with 2, 3 or 4 players.
gw-4-10 = The 24 objective cards are shuffled, and four are laid open as the display.
gw-4-13 = Everybody has the ten buildings of their colour, all with the same side of each number up. At first, use side a throughout; later, toss a coin for each number. Tiles are never turned over during the game.
gw-4-14 = Everybody puts 14 discs on their board, the engine on the start space of the railroad and the cube on 0. The herder waits beside the board.
gw-4-15 = Everybody shuffles their own 14 cattle cards and draws 4.
gw-4-16 = Everybody is dealt one starting objective, which is laid into the objective area at once. The others go back into the box.
gw-4-17 = A starting player is drawn and gets $6; the next players clockwise get $7, $8 and $9.

## GW-5

gw-5 = Information and chance
gw-5-1 = Open to all: everything on the board, the markets, the foresight tiles and the objective display, everybody's money, boards, tiles, buildings and objective areas, how many cards everybody has in deck, hand and discard pile, and what the piles and decks are made of, though not in which order.
gw-5-2 = Your hand is secret. It is shown only in Kansas City; single cards are seen when you discard, remove or play them.
gw-5-3 = Nobody knows the order of the piles and decks. You may look through your own discard pile at any time, but never into your draw deck.
gw-5-4 = Discard piles lie face up, and here everybody may look through them; an option limits that to the top card.
gw-5-5 = An objective card taken from the top of the deck is seen by all, unless it goes into your hand (building 6b): then only you see it.
gw-5-6 = Chance decides only who begins, where station masters and neutral buildings lie, which sides the buildings have, and the order of all piles and decks, reshuffled discard piles included.

## GW-6

gw-6 = Principles
gw-6-1 = Many actions ask for something and give something. What they ask for must be met in full, or the action cannot be done. What they give you may leave, wholly or in part; only money is always taken in full.
gw-6-2 = So you may meet a requirement for a reward that brings you nothing, such as discarding a card for a certificate when your cube is at its limit.
gw-6-3 = Each local action can be done only once per stop, however often you could meet its requirement.
gw-6-4 = Discarding is from your hand onto your discard pile, face up, exactly as many cards as asked for. Where cattle or a breed is named, objective cards do not count; “a card” may be either. A pair is two cattle cards of one breed. If several cards fit, you choose.
gw-6-5 = Money comes from the bank and is paid to the bank, unless a player is named. What you cannot pay in full you cannot do; only tolls are forgiven.
gw-6-6 = Draw from your own deck. If you must draw and it is empty, shuffle your discard pile into a new deck and go on; at no other moment is it reshuffled. If both are empty, you draw nothing.
gw-6-7 = The cube moves forward by as many spaces as you gain certificates, or as far as your limit allows.
gw-6-8 = What is removed from the game goes into the box and never comes back.
gw-6-9 = The same symbol always means the same action.

## GW-7

gw-7 = The turn
gw-7-1 = The starting player begins, then clockwise. Your turn has three phases: A, move your herder; B, act where it stops; C, draw cards.
gw-7-5 = Immediate actions and whatever you “may” do can be declined. What is declined or impossible is lost.
gw-7-6 = If a local action moves your herder, you pay tolls on the way, whatever was still open at the old stop is lost, and phase B begins anew at the new one. You draw nothing in between.
gw-7-7 = With building 8b the local actions of the neighbour, its special action included, are added to those of your stop. Your herder stays.
gw-7-8 = A free herder move from an objective card played before phase A simply changes where you start. Played in phase B it ends the phase, and you go on with phase C. If you decline it or it is impossible, nothing changes.
gw-7-9 = Something is offered only if you can carry it out now: its requirement can be met in full, and there is something to take. Where the requirement is a discard, that alone decides. A choice with a single possibility is made for you. You may end phase B at any time.
gw-7-11 = The actions of a stop are fixed on arrival. A building that you lay over the one where you stand offers nothing before a later visit.
gw-7-12 = A local action without a requirement may be done even if it brings nothing now; it is then used up, and the auxiliary action instead of it is gone. An engine move of 0 spaces is not offered.
gw-7-13 = Buying goes on until you say that you are done or nothing more is possible. It is offered if you can buy something or add cards to the market.

## GW-8

gw-8 = Phase A: moving the herder
gw-8-1 = In your first turn you place your herder on any neutral building, free of charge, and act there.
gw-8-2 = From then on your herder must move to another stop in each turn.
gw-8-3 = From one stop to the next is one step. Spaces without a tile do not count.
gw-8-4 = You move at least 1 step and at most as many as your step limit.
gw-8-5 = Herders move only forward. At a fork you choose the way.
gw-8-6 = Your movement ends in Kansas City, whatever steps you have left.
gw-8-7 = Any number of herders may share a stop.
gw-8-8 = At every stop you reach, the last one included, you pay for the hands on its tile. A green hand costs $2 with 2 or 3 players and $1 with 4; a black hand costs $2 with 2 or 4 players and $1 with 3; a tile with both costs the sum. For hazards and teepees you pay the bank, for another player's building that player, for your own nothing.
gw-8-9 = If you cannot pay a toll in full, you pay what you have, and the rest is forgiven for good. This holds for tolls only.
gw-8-10 = Because tolls differ, you choose not only the stop but also the way to it.
gw-8-11 = If the tile under your herder is taken away, the herder stays on the empty space and moves on from there.

## GW-9

gw-9 = Phase B: actions at the stop
gw-9-1 = At a neutral building or at one of your own, you either do local actions or a single auxiliary action instead.
gw-9-2 = Each local action may be done once, in any order, and any of them may be left out. Two possibilities separated by a slash are one action: choose one of them.
gw-9-3 = The single auxiliary action is possible only if you do no local action at this stop.
gw-9-4 = At another player's building, a hazard or a teepee you may do one single auxiliary action and nothing else.
gw-9-5 = In Kansas City you sell and deliver your herd; see the next section.

## GW-10

gw-10 = Kansas City
gw-10-1 = In each of the three foresight columns, one after the other, choose one of the tiles and place it at once. The other one stays. You must choose unless there is nothing to choose.
gw-10-2 = A teepee goes to the lowest free space of the village, or out of the game if none is free.
gw-10-3 = A hazard goes to the lowest free space of its zone, or out of the game if none is free.
gw-10-4 = A worker goes to the first free space in the row of the token. If that is the token's own place, the token first moves one row down. A yellow arrow means that the cattle market is refilled to 7, 10 or 13 cards; the red arrow means that you take the token and the end of the game begins. Spaces left by hired workers are never refilled.
gw-10-5 = Income: show your hand and add up the breeding values of the different breeds in it. Each breed counts once, however many cards of it you have. Objective cards and points do not count.
gw-10-6 = Add 1 for each permanent certificate, which you keep, and 1 for each temporary certificate you spend, as many as you like. Your cube moves back by as many; from 6, spending 1 or 2 leaves you at 4. The sum is the breeding value of your herd.
gw-10-7 = You get that many dollars. Then discard your whole hand, objective cards included.
gw-10-8 = Delivery: choose a city whose import number is at most your breeding value and where you have no disc yet. Kansas City and San Francisco may be chosen again and again; Kansas City is always possible. You must deliver.
gw-10-9 = Choose one of your discs and put it on the city. A disc from a white place may go anywhere, one from a black place only to a city with a black background. You pay $5 for a disc of the hand limit and get $3 for the first disc of the step limit.
gw-10-10 = Kansas City pays $6 at once but costs 6 points at the end. For each green arrow with an objective symbol that joins two cities with your discs, and did not before this delivery, you take an objective card.
gw-10-11 = At last you pay $1 for each crossing between your engine and the city; nothing if your engine is below the city or past it. On a turnout it has passed the crossing beside it. You may use the money gained with disc and city for that, but what you could not pay you cannot choose. The $5 for a disc of the hand limit must be yours before the city pays.
gw-10-12 = Your herder goes to the start space, and the empty foresight spaces are refilled from the piles of their numbers.
gw-10-13 = No objective cards are played in Kansas City, unless an option allows it.

## GW-11

gw-11 = Phase C: drawing
gw-11-1 = If you have fewer cards than your hand limit, draw what is missing. You never discard for having too many.
gw-11-2 = An empty draw deck is rebuilt only when the next card must be drawn.
gw-11-3 = After Kansas City this gives you a whole new hand.

## GW-12

gw-12 = The actions
gw-12-1 = Hire a worker: choose one on the job market, but not from the row of the token. Pay the fee of the row, changed by what the action says. The worker goes to the first free column of its row on your board, which must have one. If that column shows an immediate action, do it at once or lose it; the new worker already counts. A column that was emptied and is filled again gives its action again.
gw-12-2 = Build: choose one of your unbuilt buildings and a free space for it. You need as many craftsmen as its number says and pay the price of the action for each of them. Instead you may replace one of your own buildings by one with a higher number; then only the difference counts, and the old building leaves the game.
gw-12-3 = Take an objective card from the display or from the top of the deck and lay it onto your discard pile. The display is refilled at once while the deck lasts.
gw-12-4 = Move your engine forward, at least 1 space and at most as many as allowed; not moving means not using the action. Occupied spaces are skipped and not counted. At a turnout you go straight on or through it, which counts as one space. Engines share only the start space.
gw-12-5 = Move your engine back by exactly the number asked for, by the same rules; if that is impossible, so is the action. If you end on a turnout, you may build a station after the reward of the action.
gw-12-6 = If your engine ends its move on a turnout or on space 39, you may build the station there, unless you have one. Pay its cost and put a disc there by the rules for cities; the $3 of a step disc come too late to pay for it. If a station master lies there, you may take that tile by leaving one of your workers, always the last of its row and never a printed one; he stays for good. Its upper half is used at once or is a permanent certificate, its lower half gives points at the end.
gw-12-7 = On space 39 your engine stops. You may build the station there; then the engine must move back to any free space or turnout, or to the start. You get $3, and if it now stands on a turnout, you may build that station too.
gw-12-8 = Trade: take any teepee of the village and get the dollars of its space, or pay them if the number is negative. Remove a hazard: take any hazard tile and pay what the action says. Buy cattle: use each of your cowboys once, in any order. Value 3: one cowboy $6, two cowboys $3, three cowboys $5 for two cards. West Highland: one cowboy $12, three cowboys $6, five cowboys $8 for two cards. Texas Longhorn: two cowboys $12, four cowboys $6. The price is for the whole option: two cards of value 3 may be of different breeds, and taking only one saves nothing. Or one cowboy adds two cards of the deck to the market, even beyond its usual size. What you buy goes onto your discard pile; the market is not refilled.
gw-12-9 = Auxiliary actions, single (double): get $1 ($2); draw 1 card, then discard 1 (2 and 2); pay $1 and move the engine 1 back for 1 certificate (twice as much of all); pay $1 to move the engine 1 forward ($2: up to 2); move the engine 1 back to remove 1 card of your hand from the game (2 back, up to 2 cards). An action is open if one of its places is free, its double form if both are. A single auxiliary action is always the single form; “single or double” lets you choose what is open.
gw-12-10 = Move the herder: 1 step up to the number given, whatever your step limit is, with tolls as in phase A, even into Kansas City. Then phase B begins at the new stop.
gw-12-11 = Draw up to a number: say how many, draw them, then discard as many as you drew.
gw-12-12 = Extraordinary delivery (9a): move your engine back by any number of spaces, at least 1. Count the spaces of the main line, without occupied ones and without turnouts. You may deliver to a city whose import number is at most that count, with disc and city effects as usual, but without income, certificates and transport costs. Then you may build a station if your engine stands on a turnout.
gw-12-13 = Use the adjacent building (8b): choose a building on the space directly before or after 8b, whoever owns it; another stop or an empty space in between breaks the neighbourhood. Its local actions may be done as if they were yours. A neighbouring 8b may pass you on, but no building is chosen twice, the first 8b included.
gw-12-14 = Station behind the engine (9b): build any station that lies behind your engine, with its station master. The engine does not move. The station where it stands does not count.

## GW-13

gw-13 = Buildings
gw-13-1 = Neutral buildings. A: discard a Guernsey for $2; hire; hire for $2 more. B: discard a Dutch Belt for $2; build for $2 per craftsman. C: 1 certificate or an objective card; engine up to your engineers. D: trade, or pay $2 for engine up to 2; single or double auxiliary action. E: discard a Black Angus for $2; buy cattle. F: discard a pair for $4; pay $7 to remove a hazard. G: engine up to your engineers; single or double auxiliary action.
gw-13-2 = Side a. 1: $2 for each of your buildings in the forest. 2: Guernsey for $4; buy cattle. 3: pair for $3; herder 1. 4: pay $5 to remove a hazard; herder up to 2. 5: hire for $1 less; engine up to your engineers. 6: Holstein for $10; single or double auxiliary action. 7: 2 certificates and $2 for each pair of a blue and a green teepee you have. 8: trade, or single or double auxiliary action; engine up to 2. 9: engine up to 3; extraordinary delivery. 10: certificates up to your limit; herder up to 5.
gw-13-3 = Side b. 1: objective card for 2 certificates; engine 1 back for $3. 2: Jersey for engine 1; Dutch Belt for $3. 3: single or double auxiliary action; herder 1. 4: draw up to your cowboys, then discard as many; herder up to 3. 5: Black Angus for 2 certificates; $1 for each engineer. 6: any cattle card for $3 and an objective card into your hand. 7: engine up to your buildings in the forest. 8: use the adjacent building. 9: station behind the engine. 10: $4; engine up to 4; herder up to 4.
gw-13-4 = Wherever workers are counted, the printed one counts too.
gw-13-5 = How many craftsmen each building needs, its points and its hands are shown on the tile.

## GW-14

gw-14 = Objective cards
gw-14-1 = An objective card you take goes onto your discard pile (with 6b into your hand). You play it when it comes to your hand.
gw-14-2 = In your turn you may play any number of objective cards from your hand: before phase A, or directly before or after an action of phase B. Not during an action, and not once phase C has begun.
gw-14-3 = A played card stays in your objective area for good. Do its immediate action at once or lose it.
gw-14-4 = Immediate actions are: $2; draw up to 3 and discard as many; engine up to 2 or 3; a single or double auxiliary action; a free herder move.
gw-14-5 = You need not play objective cards. In your hand they can be discarded or removed like other cards.
gw-14-6 = A free herder move goes up to 3 steps without tolls. The stop you reach cannot be used. Before phase A it is where you start from; in phase B it leads straight to phase C. It never enters Kansas City.
gw-14-7 = Objectives ask for: buildings of yours on the board, green teepees, blue teepees, hazard tiles, stations of yours, cattle of value 3, West Highlands, Texas Longhorns, discs of yours in San Francisco.
gw-14-8 = Each thing counts for one card only; the needs of several cards add up. Station masters do not use things up.
gw-14-9 = If everything a card asks for is there, it scores its points; if not, you lose its penalty. Starting objectives have no penalty.

## GW-15

gw-15 = End of the game
gw-15-1 = The end begins when a worker fills the last space of the job market. Whoever placed that worker takes the token.
gw-15-2 = That player finishes the turn, but chooses no more workers. It is that player's last turn.
gw-15-3 = Everybody else has exactly one more turn. No workers may be chosen any more; a column with nothing but workers is skipped, and a single other tile must be taken.
gw-15-4 = Then the points are counted.

## GW-16

gw-16 = Final scoring
gw-16-1 = You score: 1 point for each full $5; your buildings on the board; your discs in cities and the green arrows between two of them; your stations; your hazard tiles; all cattle of your herd; your objectives, to which you may add cards from your herd; your station masters (1 point per worker, printed ones included; 3 for every 2 objective cards in your area; 3 for every 2 hazards; 3 for every pair of a blue and a green teepee; 3 for every 2 certificates); 4 points for each worker in the last two columns; 3 if the second disc for steps is gone; 2 for the job market token.
gw-16-2 = Here the game finds the best for you: which objective cards of your herd to add, and which things to count for which card.
gw-16-3 = Most points win. Players who are tied share the victory.

## GW-17

gw-17 = Special cases
gw-17-1 = You may use any disc on your board that fits and whose own cost you can pay. If a white place must be filled and your board has only discs on black places left, these may be used.
gw-17-2 = If your board has no disc left, or none you can pay for, you may move a disc from any station of yours except the one just being built. The station is lost, a station master won there is not. Such a disc fits everywhere.
gw-17-3 = For a delivery you must do so, for a station you may. Discs never leave cities.
gw-17-4 = If in Kansas City you have nothing but $5 discs, no station and less than $5, the disc goes to Kansas City and is paid from the $6 you get there. An extraordinary delivery has no such help. If there is no disc at all, the delivery has no effect.
gw-17-5 = Money never runs out. An empty objective deck is not refilled, and with a small herd you draw what there is.

## GW-19

gw-19 = Options
gw-19-1 = The neutral buildings lie on the places of their letters, as in a first game, or at random.
gw-19-2 = All players use side a of every building, or a toss decides for each number, or the player in the first seat chooses the sides.
gw-19-3 = Objective cards may also be played in Kansas City, before the hand is shown; normally they may not.
gw-19-4 = A player who does no local action must do a single auxiliary action; normally you may do nothing at all.
gw-19-5 = Of the discard piles of others you see only the top card; normally all of it.
gw-19-6 = A first game has the letters and side a; the standard game draws both at random.
gw-19-7 = Two variants made by players, which are not in the rulebook: bidding points for the turn order, and fewer tiles and cards with two or three players.
gw-19-7a = If the turn order is bid for, everything is laid out and everybody draws a hand, but nobody gets money or a starting objective yet. Instead one starting objective is laid open at each place of the turn order. A place brings its turn, its money ($6, $7, $8 and $9) and its objective.
gw-19-7b = A first bidder is drawn; then it goes clockwise. Whoever holds no place names one and the points bid for it: any number for a free place, more than the present bid for one that is held. Whoever is outbid loses the place with all that belongs to it and bids again when it is their turn. Whoever holds a place is passed over.
gw-19-7c = Bids are from 0 to 20 points.
gw-19-7d = When everybody holds a place, the bidding is over: turns go by the places, not round the table. At the end of the game everybody loses the points bid.
gw-19-7e = For proportions as with four, tiles and cards leave the game before the setup. With three players: from pile 1 two green and one blue teepee and a green hazard of 3 points of each kind, from pile 2 three workers of each kind, from pile 3 a blue teepee and one worker of each kind; of the market cards two of each breed of value 3, a West Highland of 3 and one of 5 points and a Texas Longhorn of 6. With two: from pile 1 three green and three blue teepees and of each kind of hazard the black one of 2 and a green one of 4 points, from pile 2 five workers of each kind, from pile 3 a green and a blue teepee and three workers of each kind; of the market cards three of each breed of value 3, two West Highlands of 3 and two of 5 points and a Texas Longhorn of 5 and one of 7.

## GW-20

gw-20 = Questions and answers
gw-20-1 = Several discs of yours may lie in Kansas City and in San Francisco, and each counts: two in San Francisco are 18 points.
gw-20-2 = The cattle market has no upper limit; 7, 10 or 13 cards matter only at the start and at a yellow arrow.
