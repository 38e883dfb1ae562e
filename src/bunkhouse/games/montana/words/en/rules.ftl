### Montana, the rules in the players' words.
### One message per clause of docs/rules/montana.md: MT-6.3.8 is mt-6-3-8. What is left out is listed in rules.toml.

## About the game

montana-about = Settle Montana before the others do: spin the wheel for workers, send them into mines and fields, bid pumpkins for large copper and stone, and build where cattle graze and lakes fill your canteen. Whoever places all settlements first rings in the last round.
montana-unofficial = This is an unofficial implementation. It is not connected with the publishers of the game.
montana-reconstructed = The rules of the expansion follow its rulebook. Of the base game's rulebook only parts could be read: several numbers (costs on the map, the wheel, the bank, the city and a few more) were reconstructed to fit all that is known, and can be corrected in the data file. Where the sources are silent, the rulings here were chosen with care, and several can be changed by options.

## MT-1

mt-1 = Components
mt-1-1 = There are a worker board, 4 player boards, a recruitment wheel with an arrow, 12 landscape tiles of seven hexes, a start tile, a start-player marker, 48 settlements (12 in each of four colours), 6 canteens, silver coins, 4 contractors, 24 cattle, 120 goods and 72 workers (18 of each of four colours).
mt-1-2 = The goods are grain, pumpkin, copper and stone. Copper and stone exist small and large, grain and pumpkin only small. A large piece never counts as a small one, nor the other way round.
mt-1-3 = Workers belong to no player. Their colour tells what they are trained for: light is grain, orange is pumpkin, brown-red is copper, black is stone.
mt-1-4 = The worker board shows four goods areas (the mine for copper, the quarry for stone, the grain field for grain, the vegetable field for pumpkins), the bank, and the city with the general store.
mt-1-5 = Your board has places for eight workers. Goods, silver, cattle and canteens have as much room as they need.
mt-1-6 = The wheel has eight sectors. Each shows two workers of different colours.
mt-1-7 = The expansion adds 12 special settlements (a market, a gate and a watchtower for each player), 2 double-sided special landscape tiles (Bighorn Canyon, Granite Peak, Great Falls and Helena), 30 event cards with an event board, and 22 mountain tiles.

## MT-2

mt-2 = The map and its words
mt-2-1 = Every tile has seven hexes. You can build on land only; a land hex is called a field. Mountains and lakes, and on special tiles rivers, falls lakes and lowlands, cannot be built on.
mt-2-2 = A field shows its cost in goods. It may also show a cattle symbol, or a double symbol for two settlements.
mt-2-3 = Two hexes are adjacent if they share an edge, on one tile or across two. Nothing is adjacent across the outer rim.
mt-2-5 = A field with at least one settlement is occupied. All settlements on it belong to one player and form a stack; the one placed last is on top. The start tile is neither a field nor a settlement.
mt-2-6 = A round goes from the start player to the player on the start player's right. The start-player marker never moves. Extra turns belong to the round in which they are taken.

## MT-3

mt-3 = Setting up
mt-3-1 = Agree on modules and options. The start player is drawn at random; play goes clockwise.
mt-3-2 = Everybody takes the board, the contractor and the settlements of one colour: 12 settlements with two players, 10 with three, 8 with four. The others go back to the box.
mt-3-3 = The supply holds 12 / 18 / 24 of each small good and 6 / 9 / 12 of each large good with 2 / 3 / 4 players. All 72 workers are used.
mt-3-4 = Everybody takes 1 small good of each kind and 1 head of cattle.
mt-3-5 = The start player begins with 5 silver, and then clockwise with 6, 7 and 8.
mt-3-6 = From the start player on, everybody spins the wheel twice and takes the two workers of each result. No grain may be paid here.
mt-3-7 = The 12 landscape tiles are shuffled. 7 / 9 / 10 of them are laid for 2 / 3 / 4 players, each turned at random. The others stay in the box unseen.
mt-3-8 = A map is turned anew until it is a fair one: all fields hang together, there are at least six straight lines of four fields, every falls lake and lowland touches a field, every end of a river has a field to build on, and there is a field for the start tile.
mt-3-9 = The start tile lies on a field with a cattle symbol; its cattle goes back to the box. Here the field is drawn at random among those with at least three fields beside them. By option the start player chooses it, or it may be any field, as in an older rule.
mt-3-10 = One head of cattle goes on every other field with a cattle symbol, and one canteen on every lake. Falls lakes get none.
mt-3-11 = Then the modules you play with are set up.
mt-3-12 = The start tile may lie on any tile, special ones too, on a cattle field that is not locked and has at least three such fields beside it. If the start player chooses it, this happens before the first spins. There is never any cattle under the start tile.
mt-3-13 = What everybody begins with comes out of the supply. After that it holds 10 / 15 / 20 of each small good, 6 / 9 / 12 of each large good, and 64 / 60 / 56 workers.

## MT-4

mt-4 = The turn
mt-4-1 = On your turn you must take exactly one main action: recruit, work or build. Recruiting is always possible.
mt-4-2 = Besides, you may take any number of free actions in any order: trade cattle, use the offer of an active event once per turn, play mountain tiles.
mt-4-3 = Free actions are allowed in your own turn: before the main action, after the spin of the wheel (before you pay grain), between two fields while building, and after the main action. At other moments, and while an auction runs, they are not.
mt-4-4 = A turn goes like this: the start player moves the events on; bonuses for the start of a turn; free actions and one main action; more free actions; full places are cleared; you may look at mountain tiles; you may spend a canteen. Then the next player follows.

## MT-5

mt-5 = Recruit
mt-5-1 = Spin the wheel. Each of its eight sectors is equally likely. Take the two workers shown.
mt-5-2 = Then you may pay grain, once: for each grain the arrow moves on by one sector, 7 at most, and you also take the two workers where it stops. Sectors passed over give nothing.
mt-5-3 = You never hold more than eight workers. Take them all first, then send back workers of your choice until eight are left.
mt-5-4 = When you recruit, this is checked only once, at the end. As long as you hold more than eight workers, you may not take free actions that give or take workers.

## MT-6

mt-6 = Work
mt-6-1-1 = Bank: choose a free space, put as many workers on it as it asks for, of any colours, and take its silver.
mt-6-2-1 = Each goods area has three large spaces, each with a small space to its right. You may choose any large space on which no worker stands, not only the cheapest.
mt-6-2-2 = Put 1 worker of the area's colour, or any 2 workers, on the large space.
mt-6-2-3 = Pay the silver of that space and take its goods. If you cannot pay, you cannot choose it.
mt-6-2-4 = Then you may put 1 worker of the area's colour, or any 2 workers, on the small space beside it and take 1 more of the same good, without silver.
mt-6-2-5 = The small space can be used only together with its large space, in the same action.
mt-6-2-6 = The two workers that stand in for the right one may have any colours, also the same.
mt-6-2-7 = At the end of every turn, each goods area whose three large spaces are all taken is cleared: all its workers, on small spaces too, return to the supply. The bank is cleared in the same way.
mt-6-3-1 = The city has rows with a reward at the right end and columns headed by a price in pumpkins, rising to the right.
mt-6-3-2 = Whoever opens the auction takes 1 pumpkin from the supply and must then place the contractor on a space of any row. You may choose only a column whose price you could pay; if there is none, you cannot choose the city.
mt-6-3-3 = Then the others, clockwise, each once place their contractor by the same rule (without a free pumpkin) or pass.
mt-6-3-4 = In a row where a contractor stands, a new one must stand to the right of it. Columns may be skipped.
mt-6-3-5 = Whoever is outbid must at once place the contractor anew, in any row, or pass, before anybody else acts. This may outbid somebody in turn.
mt-6-3-6 = Whoever passes puts the contractor on the general store and is out of this auction. It costs and gives nothing. The player who opened the auction can pass only after having been outbid.
mt-6-3-7 = Whoever is not outbid is not asked again. The auction ends when everybody has acted once and nobody is left outbid.
mt-6-3-8 = Then, clockwise from the player who opened the auction, everybody with a contractor in a row pays the pumpkins of that column and takes the reward of that row. You must pay; using the reward is up to you.
mt-6-3-9 = The coppersmith exchanges up to 2 small copper for large ones, the stonemason the same with stone, the foundry up to 1 small copper and up to 1 small stone. At the trading post you take 2 small goods out of grain, copper and stone in any mix. What you take must be in the supply.
mt-6-3-10 = All contractors return to their players.
mt-6-3-11 = Large goods come into play only through the city and mountain tiles.

## MT-7

mt-7 = Build
mt-7-1 = Build on one, two or three different fields, one after the other. You may choose this action only if you can build on at least one.
mt-7-2 = You can build on a free field that is not locked and not under the start tile, if it is adjacent to the start tile or to an occupied field of any player, and if you pay its cost. By option, only your own settlements count.
mt-7-3 = Pay exactly the goods shown, and any surcharges, to the supply.
mt-7-4 = Put 1 of your settlements on the field.
mt-7-5 = On a double field put 2 instead, without paying more.
mt-7-6 = If the field completes a straight line of at least four adjacent fields of yours, put 1 more settlement on it, free, for each direction completed. A line that was already four long brings nothing more. A stack counts as one field.
mt-7-7 = With fewer settlements left than a field would take, place what you have. Free settlements go on the same field and are not counted as fields.
mt-7-8 = Cattle on the field goes to your board.
mt-7-9 = Take the canteen of every lake beside the field that still has one. With Granite Peak you take only one in a turn.
mt-7-10 = Then come rewards of a special tile, and then the effect of a special settlement.
mt-7-11 = All this is settled before you choose the next field.
mt-7-12 = When you stop, you get 2 silver if you built on one field, 1 silver if on two, and none if on three.
mt-7-13 = You must stop when you have no settlement left that you may place in this turn, or when you can build on no further field. You get the silver all the same.

## MT-8

mt-8 = Cattle trade
mt-8-1 = On your turn, as often as you like: return 1 head of cattle and take 1 small good of your choice, or 3 silver, or 1 worker of your choice. Large goods cannot be had.
mt-8-2 = You cannot choose what is missing from the supply.
mt-8-3 = With a full board you may still take a worker; then one worker of your choice goes back.

## MT-9

mt-9 = Canteens
mt-9-1 = At the very end of your turn you may return 1 canteen to the box and take an extra turn at once.
mt-9-2 = A canteen may be spent at the end of the very turn in which you took it.
mt-9-3 = An extra turn is a full turn: a main action, free actions, bonuses and once-per-turn offers anew. Only the events do not move on.
mt-9-4 = At the end of an extra turn you may not spend another canteen: the next player follows. An option lifts this, but never with Granite Peak.
mt-9-5 = Canteens left at the end are worth nothing.

## MT-10

mt-10 = Supply and shortage
mt-10-1 = Whatever is paid or returned goes to the supply and can be taken again.
mt-10-2 = If the supply cannot give you all you should get, you take what is there; what is missing is lost. By option you get 1 silver for each missing piece, or something else instead.
mt-10-3 = You may take an action although the supply cannot serve it in full; the price stays the same.
mt-10-4 = If several players gain something at once, they are served clockwise from the player whose turn it is.
mt-10-5 = Silver and canteens never run out.
mt-10-6 = The rule for shortages holds for gains of a fixed kind: recruits, goods areas, the free pumpkin of the auction, Great Falls, Helena, the grain of an event, and mountain tiles that give a good or a worker. Where you buy, exchange or choose, you can only name what is in the supply, and you pay nothing for what cannot be had.
mt-10-7 = If you gain workers without room for them, take them first and then send back workers of your choice until eight are left; those just taken may be among them.

## MT-11

mt-11 = End and winner
mt-11-1 = When somebody has placed the last settlement, the round is played to its end. Canteens may still be spent in it. Whoever has placed everything takes no further turn.
mt-11-2 = Whoever has placed the most settlements wins.
mt-11-3 = In a tie, the player with more cattle wins.
mt-11-4 = If there is still a tie, these players share the victory.
mt-11-5 = If nobody can reach a free field any more, the game ends with that round, and at the latest after 100 rounds.

## MT-12

mt-12 = What everybody knows
mt-12-1 = Everything on boards, map and supply is open: goods, silver, workers, cattle, canteens and settlements left, both event cards, the events that are over and the number still to come, where mountain tiles lie and how many everybody holds.
mt-12-2 = Nobody knows the order of the events, the faces of mountain tiles that nobody looked at, and what is left in the box.
mt-12-3 = The face of a mountain tile is known only to those who looked at it or hold it. The others see which tiles you looked at. Here the game remembers what you have seen, also when somebody else takes the tile. When it is played, everybody sees it.
mt-12-5 = A move cannot be taken back after a spin, an event drawn, a look at a mountain tile or a decision of another player.

## MT-13

mt-13 = The expansion
mt-13-1 = The expansion has four modules. Play with any of them, alone or together.
mt-13-2 = With the expansion the start tile lies on a cattle field and its cattle goes back to the box. Here this is the rule in every game, unless you choose otherwise.

## MT-14

mt-14 = Special settlements
mt-14-1 = Everybody takes the three special settlements of their colour: market, gate and watchtower.
mt-14-2 = Now there are more settlements to place: 15 with two players, 13 with three, 11 with four. Special ones count like the others.
mt-14-3 = When you build, you may place a special settlement instead of a regular one, but only one in a turn (by option three).
mt-14-4 = If you have only special settlements left, you can place only one in a turn. Free settlements beyond it are lost, and the action ends with that field.
mt-14-5 = Market and gate work at once, the watchtower for the rest of the game.
mt-14-6 = If several settlements go on one field, you choose their order. A special settlement works only if it is on top; a covered one never does.
mt-14-7 = Market: for each adjacent settlement, whoever owns it, you may exchange 1 of your goods for 1 small good of the supply. You may give large goods, but not take any.
mt-14-8 = Gate: for each adjacent settlement of an opponent, that opponent pays you 1 silver. Whoever cannot pay it all gives what they have.
mt-14-9 = Watchtower: when an opponent builds on a field beside it, that field costs 1 good more. The builder chooses one of the goods shown on the field, for each watchtower anew. It is due once per field; your own building costs you nothing more.
mt-14-10 = For market and gate a stack counts once (by option each settlement counts). The start tile does not count.
mt-14-11 = How many settlements you place is no choice, but which ones and in which order is, from bottom to top. You need a special one only where the regular ones do not suffice. The settlements under the top one are not adjacent to it.
mt-14-12 = Exchanges at the market are made one after the other, and you may stop early. The gate works by itself. Both count what is adjacent at that moment, the market your own settlements too.

## MT-15

mt-15 = Special landscape tiles
mt-15-1 = There are two double-sided tiles with four sides: Bighorn Canyon, Granite Peak, Great Falls and Helena.
mt-15-2 = One side of your choice, or one drawn at random, lies in the middle of the map instead of an ordinary tile. It, too, is turned at random.
mt-15-3 = The tile brings rules of its own. Its fields are otherwise ordinary.
mt-15-4 = Bighorn Canyon: nobody builds on the river. At each end of it three hexes outside the tile touch the river: the first to build on one of them gets 5 silver. Each end pays once (by option only one of the two); you may get both.
mt-15-5 = Granite Peak: each lake of the tile has a canteen. In the whole game you take only one canteen in a turn, and you choose which; you cannot decline it. You spend only one in a turn, too. Canteens left behind go to the next who builds beside them.
mt-15-6 = Great Falls: the middle is locked. The first to build beside a falls lake takes the goods shown and opens the middle for everybody. Whoever builds there, even in the same action, places three settlements in all. Nobody builds on a lake, and no canteen lies on a falls lake.
mt-15-7 = Helena: the middle is locked. The first to build beside the lowland takes the 2 workers shown and opens the middle for everybody; touching Helena's mountains is not enough. The middle costs 5 large goods, copper and stone in any mix, and takes three settlements. Nobody builds on the lowland.
mt-15-8 = The middle is one field: one of the three in a build action, with one cost and one owner. The reward of Great Falls or Helena is paid only once in a game.

## MT-16

mt-16 = Events
mt-16-1 = The 30 event cards are shuffled into a face-down deck beside the event board.
mt-16-2 = The event board has a left and a right place. Both are empty at first.
mt-16-3 = At the start of the start player's regular turn the right card is removed, the left one moves to the right, and a new one is drawn to the left.
mt-16-4 = The card at the right is active for everybody until the next change. The card at the left shows what comes next.
mt-16-5 = In the first round no event is active.
mt-16-6 = In an extra turn of the start player the events do not move on.
mt-16-7 = What an event forbids or charges holds for everybody. Bonuses at the start of a turn come by themselves. Offers may be used once in your turn, as a free action.
mt-16-8 = Every turn counts by itself, extra turns too.
mt-16-9 = If the deck is empty, the removed cards are shuffled into a new one.
mt-16-10 = No second helping: when you recruit, no grain may be paid for more workers.
mt-16-11 = Closed: the place shown (a goods area, the bank or the city) cannot be used for work.
mt-16-12 = No cattle trade: nobody may trade cattle. Mountain tiles are not concerned.
mt-16-13 = Building costs more: for each field you build on, you also pay the good shown. Free settlements cost nothing more.
mt-16-14 = Help for the cattleless: if you have no cattle at the start of your turn, you get 2 silver.
mt-16-15 = Help for the shorthanded: if you have no workers at the start of your turn, you get 2 grain. Your contractor is not a worker.
mt-16-16 = Silver attracts people: if you have 15 or more silver at the start of your turn, you may take 1 worker of your choice. With a full board one of your workers goes back.
mt-16-17 = Workers wanted: once in your turn you may return 1 / 2 / 3 workers of any colours for 4 / 6 / 10 silver.
mt-16-18 = Looking for work: once in your turn you may pay 1 silver for the worker shown, if there is one. With a full board one of your workers goes back.
mt-16-19 = Goods wanted: once in your turn you may return 1 / 2 / 3 goods of any kinds for 1 / 2 / 4 silver. A large good counts as one.
mt-16-20 = Goods for sale: once in your turn you may buy 1 / 2 of the good shown for 2 / 4 silver, as far as the supply has them.

## MT-17

mt-17 = Gold rush
mt-17-1 = The 22 mountain tiles are shuffled, and one is put face down on every mountain of the map.
mt-17-2 = The others go back to the box unseen.
mt-17-3 = If you built beside mountains with tiles in your turn, you may look at all these tiles at its end and take one of them. All fields built in the turn count together.
mt-17-4 = The other tiles go back face down where they lay.
mt-17-5 = A mountain without a tile gives nothing. If no tile is left beside your new fields, you get none.
mt-17-6 = You keep the tile face down and can use it from your next turn on, also in an extra turn, also much later.
mt-17-7 = Playing a tile is a free action. Afterwards it goes back to the box.
mt-17-8 = You may play several tiles in one turn.
mt-17-9 = Vein of silver: take 3 silver.
mt-17-10 = Find: take 1 of the good shown.
mt-17-11 = Cattle buyer: give 2 cattle and take 1 large good as shown. You need the cattle, and the good must be in the supply.
mt-17-12 = Prospector: take 1 worker of the colour shown. With a full board one of your workers goes back.
mt-17-13 = Tiles not played are worth nothing at the end.

## MT-18

mt-18 = Modules together
mt-18-1 = On the middle of Granite Peak lies no mountain tile.
mt-18-2 = Building on the middle of Great Falls does not let you look at mountain tiles. If you also build beside one of its mountains from outside in that turn, you may look at that one.
mt-18-3 = The same holds for Helena.
mt-18-4 = River hexes of Bighorn Canyon are not mountains.
mt-18-5 = Of the three settlements in the middle of Great Falls or Helena at most one may be special (unless the option allows three in a turn). As no settlement can stand beside the middle, special ones have no effect there.
mt-18-6 = The surcharges of watchtowers and of an event add up.
mt-18-7 = A special settlement counts as a settlement everywhere: at river ends, falls and lowlands, for canteens, cattle, lines and mountains.
mt-18-8 = Market, city, cattle trade, mountain tiles and events may all be used in one turn, each where it is allowed.
mt-18-9 = If an event closes the city, nobody can open an auction, so there is none to take part in.
