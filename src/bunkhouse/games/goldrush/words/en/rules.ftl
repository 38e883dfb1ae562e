### Carcassonne: Gold Rush, the rules in the players' words.
### One message per clause of docs/rules/goldrush.md: GR-4.10 is gr-4-10. What is left out is listed in rules.toml.

## About the game

goldrush-about = The railroad is heading west, and there is gold in the mountains! Build railroad lines, connect cities and mine for gold wherever you can, even on other players' mountains.
goldrush-unofficial = This is an unofficial implementation. It is not connected with the publishers of the game.
goldrush-reconstructed = The rules and counts come from the rulebook. What the single tiles show (landscapes, nuggets, locomotives, camps and herds) was reconstructed so that all printed numbers hold, and can be corrected in the data file.

## GR-1

gr-1 = Components and terms
gr-1-1 = There are 72 square land tiles. One of them is the start tile, which has a different back.
gr-1-2 = A tile may show prairie, rails, mountains and at most one city. A junction is the point where three or more rails meet; no figure can stand on it.
gr-1-3 = Locomotives stand on rails, gold nugget symbols are printed on mountains, and tipi camps and herds of wild horses stand on the prairie.
gr-1-4 = There are 25 cowboys, 5 in each of 5 colours; one of each colour marks its player's points. A cowboy on rails is a railwayman, on a mountain a gold miner, in a city a merchant and on the prairie a farmer.
gr-1-5 = Each colour has 1 tent for mining gold on mountains.
gr-1-6 = All 63 mining tokens have the same back. Their fronts show 1 nugget (10 tokens), 2 nuggets (30), 3 nuggets (10) or 5 nuggets (3), each nugget worth 1 point, or worthless gravel (10).
gr-1-7 = The scoreboard is a ring of 50 spaces, numbered 0 to 49.
gr-1-9 = Rails on a tile either run through it from one side to another or end on it at a junction, a city or a mountain.
gr-1-10 = The aim is to have the most points once the last tile has been placed and everything has been scored. You can mine gold even on mountains that belong to somebody else.

## GR-2

gr-2 = Setup
gr-2-1 = Lay the start tile face up in the middle of the table and put 1 mining token face down on its mountain.
gr-2-2 = Shuffle the other 71 tiles and lay them face down in several stacks. It makes no difference which stack you draw from; here there is just one.
gr-2-3 = The mining tokens, mixed and face down, form the supply, from which the start tile's token also comes. At the table one player lays them out during the game; here this happens automatically.
gr-2-4 = Take the 5 cowboys and the tent of one colour. Put 1 cowboy on space 0 of the scoreboard and keep 4 cowboys and the tent as your supply; colours not chosen stay in the box.
gr-2-5 = The youngest player may decide who begins. Unless you choose otherwise, the first player here is drawn at random.
gr-2-6 = The setup is the same for any number of players from 2 to 5.

## GR-3

gr-3 = The turn
gr-3-1 = Players take turns clockwise.
gr-3-2 = A turn has three steps, always in this order: you must place a tile, which receives mining tokens for its nuggets; you may take one action; then everything the tile has completed is scored.
gr-3-3 = As your action, do at most one of these: place a cowboy on the new tile, place or move your tent, or take a mining token from the mountain where your tent stands. You may also do nothing.

## GR-4

gr-4 = Step 1: the tile
gr-4-1 = Draw a tile from the face-down stack and show it to everyone. The others may give you advice.
gr-4-2 = You must place the tile; of all the places and rotations that fit, you choose one. You may not keep it, pass it on or turn it over.
gr-4-3 = A tile that cannot be placed anywhere is removed from the game, and you draw another. If the stack runs out in this way, the game ends at once and the final scoring follows.
gr-4-4 = The tile must touch at least one tile on the table along a full side. Touching at a corner is not enough.
gr-4-5 = Every side that touches another tile must continue it: rails to rails, prairie to prairie, mountain to mountain.
gr-4-6 = Nothing else restricts you: it does not matter whose lines, mountains or prairies you extend, join or complete, and you may enclose empty spaces.
gr-4-7 = Once placed, a tile stays where it is for the rest of the game.
gr-4-8 = If the tile shows gold nugget symbols, the same number of mining tokens from the supply is laid on it at once, before your action. They lie face down, and nobody may look at them.
gr-4-9 = All the mining tokens of a mountain lie in one pile. New ones go on top.
gr-4-10 = If a tile shows two separate mountain sections, each gets the tokens for its own nuggets. If both belong to the same mountain, all of them go on its one pile.
gr-4-11 = If a tile joins mountains, their piles become one, and the new tokens go on top.
gr-4-12 = If the supply does not have enough mining tokens, those that are left are laid out. The missing ones are not made up later.

## GR-5

gr-5 = Step 2a: placing a cowboy
gr-5-1 = After placing the tile you may place one cowboy, never more.
gr-5-2 = The cowboy must come from your own supply. One that returns to you when this turn is scored can be used in your next turn at the earliest.
gr-5-3 = You may place a cowboy only on the tile placed in this turn.
gr-5-4 = Choose where the cowboy goes: on rails, on a mountain, in the city or, lying on its side, on the prairie. If the tile has several separate sections of one kind, choose one of them.
gr-5-5 = You may not place a cowboy on a railroad line, mountain or prairie that already holds a cowboy, not even if it is your own. Everything that the new tile has joined counts.
gr-5-6 = Tents do not occupy a mountain: if only tents stand on it, it is free for a gold miner.
gr-5-7 = You may also place a cowboy on a free railroad line, mountain or city that the tile has just completed. It is scored in the same turn.
gr-5-8 = The city on the tile just placed is always free. A merchant does not occupy the rails, and a railwayman does not occupy the city.
gr-5-9 = Without cowboys in your supply you cannot place one until a scoring brings some back. You may still place or move your tent or take a mining token.
gr-5-10 = A placed cowboy stays until its line, mountain or city is scored; a farmer stays until the end of the game.
gr-5-11 = A cowboy can never stand on the start tile, because no player places that tile. A tent can stand on its mountain.

## GR-6

gr-6 = Step 2b: placing or moving the tent
gr-6-1 = Instead of placing a cowboy, you may place the tent from your supply or move it if it already stands on a tile.
gr-6-2 = A tent may stand only on a mountain section.
gr-6-3 = A tent may go only on an incomplete mountain. A mountain that the new tile has just completed is no longer allowed.
gr-6-4 = The mountain section you choose for your tent must hold no gold miner and no tent, not even your own. Figures on other sections of that tile do not matter.
gr-6-5 = Gold miners and tents of any players may stand on the other tiles of the mountain where you place your tent.
gr-6-6 = The tent may go on any tile on the table, not only on the one just placed.
gr-6-7 = It makes no difference whether the tent comes from your supply or from another tile. You may also move it to another section of the same mountain.
gr-6-8 = A tent is not a cowboy: it scores no points, does not count for the majority and does not occupy the mountain.
gr-6-9 = You cannot simply take your tent back. It leaves its place only when you move it, when its mountain is completed or when the game ends.
gr-6-10 = You may move your tent from a mountain that the new tile has just completed to an incomplete one. It then stays there and does not return to your supply.

## GR-7

gr-7 = Step 2c: mining for gold
gr-7-1 = If in this turn you neither place a cowboy nor place or move your tent, you may take the top token from the pile of the mountain where your tent stands.
gr-7-2 = For mining it does not matter who has the majority on the mountain or whose tents also stand there.
gr-7-3 = You may also mine on a mountain that the tile has just completed, because tents return only in the scoring.
gr-7-4 = You may take only one mining token per turn, and none if your tent is in your supply or the pile is empty.
gr-7-5 = You may look at your mining tokens at any time, but you keep them face down in front of you. Their points count only at the end of the game.
gr-7-6 = You can mine in the turn after placing or moving your tent at the earliest.
gr-7-7 = For mining, the new tile and the tokens just laid on it already count: a mountain that the tile has extended or joined has one pile, whichever of its tiles your tent stands on.

## GR-8

gr-8 = Step 3: scoring during the game
gr-8-1 = Railroad lines, mountains and cities that the new tile has completed are scored at once. All players concerned get their points, whoever's turn it is.
gr-8-2 = Only the player with the most cowboys on a completed line or mountain scores. In a tie for the most, each of these players gets the full points.
gr-8-3 = A railroad line is complete when both its ends are closed by a junction, a city or a mountain, or when it forms a closed circuit. It may be of any length.
gr-8-4 = A junction, a city and a mountain end every rail that reaches them. So three lines end at a junction of three rails.
gr-8-5 = A completed line brings its owner 1 point for each tile it runs over, those at its ends included. A tile counts only once, even if the line runs over it twice.
gr-8-6 = If there is exactly one locomotive on the whole completed line, its points are doubled. With none, or with two or more, they stay the same.
gr-8-7 = A completed line without railwaymen brings nobody points. For the cities it still counts as complete.
gr-8-8 = A mountain is complete when it is surrounded by prairie on all sides and there is no empty space in it. It may be of any size.
gr-8-9 = The owner of a completed mountain first takes all the mining tokens left on it and then scores 1 point for each gold nugget symbol on it. Symbols whose tokens have already been taken count as well.
gr-8-10 = In a tie on a completed mountain, the tied players take one token at a time from the top, clockwise, until the pile is used up; the current player begins or, if not among them, the first of them clockwise. Then each of them gets the full points for the nuggets.
gr-8-11 = A completed mountain without gold miners brings nobody tokens or points. Its tokens can no longer be won.
gr-8-12 = A city is complete when all 3 or all 4 rails leaving it belong to completed lines. This can happen far away from the city, and one tile can complete several cities.
gr-8-13 = A completed city brings the merchant's owner 3 points for each line that leaves it, whoever owns the line.
gr-8-14 = A loop from one rail of the city to another counts as one line. So a completed city with three rails is worth 9 or 6 points, one with four rails 12, 9 or 6.
gr-8-15 = Tents on a completed mountain take no part in the scoring and return to their owners' supplies at once, even if there was no gold miner.
gr-8-16 = All cowboys on a scored line, mountain or city return to their owners, even to those who got nothing. They can be used from the next turn on.
gr-8-17 = Points are recorded on the scoreboard at once. A marker that passes 49 goes on from 0 and is laid down to show 50 points more.
gr-8-18 = You can place, score and take back a cowboy in one turn: the tile completes an unoccupied line, mountain or city, you place the cowboy there, you score the points, and the cowboy returns to your supply.

## GR-9

gr-9 = Prairies during the game
gr-9-1 = Prairies are not scored during the game. Farmers bring points only at the end.
gr-9-2 = Farmers are laid on their side to show that they never return to the supply.
gr-9-3 = Prairies are separated by railroad lines, mountains and the edge of the playing area, and also by junctions and cities.
gr-9-4 = A new tile can join prairies that already hold farmers. The joined prairie is occupied, so you may not add a farmer to it.

## GR-10

gr-10 = End of the game and final scoring
gr-10-1 = The game ends after the turn in which the last tile was placed. That turn is played in full, scoring included.
gr-10-2 = The order of the final scoring is: incomplete mountains, railroad lines and cities, then farmers, and mining tokens last.
gr-10-3 = First all mining tokens and tents still on tiles are removed; they bring nothing. Then the owner of each incomplete mountain scores 1 point for each gold nugget symbol on it.
gr-10-4 = The owner of an incomplete line scores 1 point for each of its tiles. Locomotives do not matter.
gr-10-5 = The owner of an incomplete city scores 3 points for each completed line leaving it; a loop counts once.
gr-10-6 = In the final scoring, too, the owner is the player with the most cowboys. In a tie, each of these players gets the full points.
gr-10-7 = The cowboys on incomplete mountains, lines and cities are removed once these have been scored. What was completed during the game is not scored again.
gr-10-8 = The owner of a prairie is the player with the most farmers on it. Players tied for the most are joint owners.
gr-10-9 = The owner scores 2 points for each tipi camp and 4 points for each herd of wild horses on the prairie. Joint owners each get the full points.
gr-10-10 = Finally all players turn over their mining tokens and score 1 point for each nugget on them; gravel is worth 0.
gr-10-11 = The player with the most points wins. Players with equal totals share the victory, and likewise any lower place.

## GR-11

gr-11 = Hidden information and chance
gr-11-1 = Everyone sees all placed tiles and figures, the scores, the removed tiles and the players' supplies. The number of tiles still to come is public, too, and so is the number of mining tokens in the supply, in each pile and in front of each player.
gr-11-2 = The values of the mining tokens you have taken are known only to you until the end of the game.
gr-11-3 = Nobody knows the order of the tiles or the values of the mining tokens in the supply and in the piles. Tokens that nobody has taken are not turned over, not even at the end.
gr-11-4 = The kinds and numbers of all tiles and mining tokens are known, so you can work out which tiles are still to come.

## GR-12

gr-12 = Options
gr-12-1 = A first game can be played without farmers: no cowboys are placed on prairies, and prairies bring no points.
gr-12-2 = The first player is named by the youngest player, drawn at random or chosen by the host.
