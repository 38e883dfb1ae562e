### Liar's dice, the rules in the players' words.
### One message per clause of RULES.md: LD-3.2 is ld-3-2. What is left out is listed in rules.toml.

## About the game

liarsdice-about = Everybody rolls under a cup and claims to know what lies under all of them. Bid higher, or call the other a liar: whoever is wrong loses a die.

## LD-1

ld-1 = Components and aim
ld-1-1 = Each player has a cup and five dice.
ld-1-2 = The aim is to be the last player who still has dice.
ld-1-3 = Two to six can play.

## LD-2

ld-2 = Rolling
ld-2-1 = Chance names who begins the first round.
ld-2-2 = At the beginning of a round everybody who has dice rolls all of them under the cup. Here the dice roll by themselves.
ld-2-3 = You see what lies under your own cup and nothing of what lies under the others. How many dice each player has is open.

## LD-3

ld-3 = Bidding
ld-3-1 = Whoever begins the round makes the first bid. After that it goes clockwise; players without dice are passed over.
ld-3-2 = A bid names a number and a face: at least so many of all the dice, your own included, show this face. You answer a bid with a higher one or call it. You need not tell the truth.
ld-3-3 = A bid is higher if it names more dice, of whatever face, or as many dice of a higher face.
ld-3-4 = Nobody can bid more dice than are in the game.
ld-3-5 = The highest possible bid, all the dice with sixes, cannot be raised. The next player doubts it at once, unless “spot on” is played and there is a choice.

## LD-4

ld-4 = Doubting
ld-4-1 = Instead of bidding you may call the last bid a lie. Somebody must have bid before.
ld-4-2 = All cups are lifted, and the dice that show the face of the bid are counted.
ld-4-3 = If there are at least as many as the bid says, it was true, and the doubter loses. If there are fewer, the bidder loses.

## LD-5

ld-5 = Losing dice and the end
ld-5-1 = Whoever loses gives up one die for the rest of the game.
ld-5-2 = The loser begins the next round; if that was the last die, the next player clockwise who has dice does.
ld-5-3 = Whoever has no dice left is out.
ld-5-4 = The game ends as soon as only one player has dice. That player wins.
ld-5-5 = The others are ranked by how long they stayed in the game; those who went out in the same round share a place.

## LD-6

ld-6 = Variants
ld-6-1 = Spot on: instead of bidding you may also say that the last bid is exactly right. All cups are lifted. If it is, everybody else loses a die and you begin the next round; if it is not, you lose a die.
ld-6-2 = Wild ones: every one counts as the face of the bid. Ones themselves cannot be bid.
ld-6-3 = Short game: each player begins with three dice.
