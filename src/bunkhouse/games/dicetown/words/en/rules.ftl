### Dice Town, the rules in the players' words.
### One message per clause of docs/rules/dicetown.md: DT-7.8.1 is dt-7-8-1. What is left out is listed in rules.toml.

## About the game

dicetown-about = Shake the cup, slam it down and keep your best dice: the hand you build decides who digs the gold, robs the bank, shops, steals, wears the badge and takes the land. And when nothing works out, there is always Doc Badluck.
dicetown-unofficial = This is an unofficial implementation. It is not connected with the publishers of the game.
dicetown-reconstructed = The rules follow the rulebook of the first edition. How many claims there are of each value (here five of each) was reconstructed and can be corrected in the data file; where the rulebook is silent, above all on bribing the Sheriff, the rulings here were chosen with care, and several can be changed by options.

## DT-1

dt-1 = Components
dt-1-1 = There are a board, 19 General Store cards, 25 property claims, 5 dice cups, 25 poker dice, 43 one-dollar notes, 30 gold nuggets and the Sheriff's badge.
dt-1-2 = Every die shows 9, 10, J, Q, K and A: nine, ten, jack, queen, king and ace, from the lowest to the highest.
dt-1-3 = Of the 19 store cards 13 are action cards of 11 kinds, and 6 are equipment, worth 1, 2, 3, 4, 5 and 8 points.
dt-1-4 = Each claim is worth 1 to 5 points. Here there are five of each value.
dt-1-5 = Store cards and claims have different backs, so everyone sees how many of each you hold.
dt-1-6 = The street runs from the Gold Mine past the Bank with its Stagecoach, the General Store, the Saloon, the Sheriff and the Town Hall to Doc Badluck.

## DT-2

dt-2 = Setup
dt-2-1 = The game is for 2 to 5 players. Cups, dice and money of missing players stay in the box; nothing else changes.
dt-2-2 = The store cards are shuffled into a face-down draw pile. Its discard pile is empty.
dt-2-3 = The claims are shuffled into a face-down pile, and three of them are turned up in a row. The one turned up first is also the first to be won.
dt-2-4 = Everyone gets a cup, 5 dice and $8, but neither cards nor nuggets.
dt-2-5 = All 30 nuggets lie in the Gold Mine.
dt-2-6 = The Bank holds $3. The Stagecoach is empty.
dt-2-7 = The youngest player is the first Sheriff. Unless you choose otherwise, the first Sheriff here is drawn at random.

## DT-3

dt-3 = Object of the game
dt-3-1 = Become the most influential person in town with gold, dollars, claims and other useful things. Whoever has the most points at the end wins.

## DT-4

dt-4 = The round
dt-4-1 = The game is played in rounds. First everyone builds a poker hand of five dice; then the town is resolved, location by location, according to these hands.
dt-4-2 = There are no turns and no first player: all build their hands at the same time, and the locations come in a fixed order.
dt-4-3 = When all locations have been resolved, see whether the game is over. If not, everyone takes back all five dice and a new round begins.
dt-4-4 = Where several players could act at the same moment, they do so clockwise, beginning on the Sheriff's left and ending with the Sheriff.

## DT-5

dt-5 = Phase I: building the hand
dt-5-1 = Everyone whose hand is not finished shakes all their remaining dice (five at first) and slams the cup down over them, all at the same time.
dt-5-2 = Look under your cup in secret, leave the dice you keep and take the others back. Nobody sees how many or which dice you keep before everyone has chosen.
dt-5-3 = Keeping one die is the normal case and costs nothing.
dt-5-4 = You may keep more dice, even all you rolled, if you can pay for it: $1 for each die after the first.
dt-5-5 = You may also keep no die at all. That costs $1.
dt-5-6 = So the prices are: no die $1, one die nothing, two dice $1, three $2, four $3, five $4.
dt-5-7 = You cannot choose what you cannot pay for, unless you hold Quick Draw: then you are bound to play it at this reveal. With no money and no Quick Draw you must keep exactly one die.
dt-5-8 = Here the game rolls for everyone and shows you only your own dice. The others see that you have chosen, but not what; you may take your choice back until the last player has chosen. Then all kept dice are revealed together. Dice you did not keep are never shown.
dt-5-9 = All cups are lifted together. First, in order, whoever has something to pay may play Quick Draw (and must, if unable to pay); then all others pay what they owe, together, and the money goes on the Stagecoach. Next, in order and until all have passed in succession, those who revealed dice may play Professional Cheater. At last the kept dice are set aside for good.
dt-5-10 = If Wanted cancels your Quick Draw and you cannot pay, you keep as many of the chosen dice as your money pays for (one more than you have dollars), no more and no fewer; you choose which, and roll the others again. If you had kept none, you must keep one die of the roll, for free. If you can pay, you simply pay the whole price.
dt-5-11 = As long as nobody has five dice set aside, everyone rolls their remaining dice again.
dt-5-12 = As soon as somebody has five dice and somebody else has not, everyone with an unfinished hand rolls all their remaining dice once more: the last roll.
dt-5-13 = You must keep the last roll as it falls.
dt-5-14 = The last roll is free, however many dice you roll.
dt-5-15 = Those who rolled the last roll may still play Professional Cheater on it.
dt-5-16 = If all finish their hands at the same reveal, there is no last roll.
dt-5-17 = Phase I ends when everyone has five dice set aside. If nobody pays, that is after five rolls.
dt-5-18 = If your Quick Draw is cancelled and you hold the other one, you may play that one at once, and you must if you cannot pay.

## DT-6

dt-6 = Poker hands
dt-6-1 = From strongest to weakest: five of a kind, four of a kind, full house (three and two), straight, three of a kind, two pairs, one pair, high card. There is no flush.
dt-6-2 = A straight is 9-10-J-Q-K or 10-J-Q-K-A. It does not go around the corner.
dt-6-3 = Between equal combinations the higher faces win: four kings beat four jacks.
dt-6-4 = Full houses are compared by their three dice first, and by the pair only if these are equal: J-J-J-9-9 beats 10-10-10-A-A.
dt-6-5 = The straight with the ace beats the one without.
dt-6-6 = Two pairs: compare the higher pair, then the lower pair, then the fifth die. One pair, three and four of a kind: compare the combination, then the other dice from high to low. High card: die by die from high to low.
dt-6-8 = Only two hands of exactly the same faces are tied. The Sheriff decides.

## DT-7

dt-7 = Phase II: the town
dt-7-0a = The locations are resolved in this order: Gold Mine, Bank, Stagecoach, General Store, Saloon, Sheriff, Town Hall, Doc Badluck. Each is finished before the next begins.
dt-7-0b = Gold Mine, Bank, General Store, Saloon and Sheriff go to the player with the most nines, tens, jacks, queens and kings. If nobody has the face, nobody visits the location in this round.
dt-7-0c = You may win several locations in the same round.
dt-7-0d = If several players have equally many, the Sheriff decides who of them wins.
dt-7-0e = Visits are not optional: the winner carries out everything that is possible.
dt-7-0f = You have gained something in this round as soon as you receive a nugget or a dollar from a location or a card, a store card, a claim, a card from the Saloon, the Sheriff's badge or a bribe, even if you lose it again. Whoever has gained something may not see Doc Badluck.
dt-7-0g = It is no gain to win a location that yields nothing, to save money with Quick Draw, to get your own cards back from a thief, to waive an offer, to choose somebody without being paid, or to stay Sheriff without having won the kings. A Jittery Joe that you kept is a gain, even if it is cancelled or finds no money.
dt-7-1 = Gold Mine: the player with the most nines takes 1 nugget for each of them, as far as there are any. Before that, Dynamite may be played. Each nugget is worth 1 point at the end.
dt-7-2 = Bank: the player with the most tens takes all the money in the Bank, but not that on the Stagecoach. Then the others may play Fifty-Fifty. Every $2 are worth 1 point at the end. An empty Bank is no gain. If nobody has a ten, the money stays.
dt-7-3 = Stagecoach: nobody visits it. Its money moves to the Bank, after the robbery; so what is paid for dice can be robbed in the next round at the earliest.
dt-7-4 = General Store: the player with the most jacks draws one store card for each of them, looks at them in secret, keeps exactly one and discards the others face down. Before that, On Credit may be played.
dt-7-4a = When the draw pile runs out while you draw, the discard pile is shuffled into a new one and you go on. If there are still too few, you draw fewer.
dt-7-4b = In the first round the General Store takes place twice: the winner draws, keeps one and discards, then does the same again with as many cards. On Credit may be played each time. If nobody has a jack, this is lost.
dt-7-4c = If you keep Jittery Joe, he is played at once, before anything else happens, even before a second draw. The cards you did not keep have already been discarded.
dt-7-5 = Saloon: the player with the most queens chooses one opponent, takes one card of that player's hand for each queen, looks at them, keeps exactly one and gives the others back. Before that, The Girls may be played.
dt-7-5a = The thief says how many store cards and how many claims to take; which ones is chance. If the victim holds fewer cards than you have queens, you take all of them.
dt-7-5b = The victim must hold at least one card. If nobody does, nothing happens, and nothing is gained; so, too, with the second theft of The Girls.
dt-7-5c = Fenced claims lie on the table and cannot be stolen.
dt-7-5d = Equipment can be stolen like action cards, and so can cards gained in the same round.
dt-7-5e = Only the thief and the victim know which cards were taken, kept and returned. The others see the backs.
dt-7-6 = Sheriff: the player with the most kings becomes Sheriff. If nobody has a king, the Sheriff stays. The old Sheriff decides a tie. Before the badge moves to somebody new, Marshal may be played.
dt-7-6a = As soon as the badge has moved, the new Sheriff decides all ties, so already at the Town Hall of this round.
dt-7-6b = Whoever has the badge at the end of the game gets 5 points.
dt-7-6c = A Sheriff who wins the kings keeps the badge, and this counts as a gain. Marshal cannot be played then.
dt-7-7 = Town Hall: the best poker hand wins the first face-up claim and one more for each of its aces, in order, but never more than lie face up. Before that, Corruption may be played.
dt-7-7a = Every ace of the hand counts, even if it is not part of the combination. Aces of the other hands are worth nothing here.
dt-7-7b = Claims left in the row go under the pile, the first one uppermost, and three new ones are turned up. When there are not enough claims left, the row is shorter.
dt-7-7c = There is always a best hand, so at least one claim is won in every round, and the game lasts 25 rounds at most.
dt-7-7d = Claims go into your hand. At the end they are worth their printed points.
dt-7-8 = Doc Badluck: whoever has gained nothing in this round may visit him. The Sheriff decides who goes first, next and so on. First of all, Elixir may be played. What visitors take or give does not change who may visit.
dt-7-8-1 = A visitor uses one consolation, and only one, for which their dice show at least one face; more such dice do not help. One that would change nothing cannot be chosen, and you may also decline.
dt-7-8-2 = With a 9 or 10, barbed wire: lay two claims of your hand face up in front of you. They are fenced and cannot be stolen any more, but count like all others. If you have only one claim, fence that one.
dt-7-8-3 = With a J or Q, a purchase: take the top card of the store pile, unseen by the others. Jittery Joe is played at once.
dt-7-8-4 = With a K, a small raid: every opponent gives you $2.
dt-7-8-5 = With an A, a big raid: every opponent gives you 1 nugget.
dt-7-8-6 = Whoever has less gives what they have.
dt-7-8-7 = If you had the most tens, found the Bank empty and gained nothing else, you may visit the Doc. If your only gain was a store card that was stolen at once, you may not.
dt-7-8-8 = With four or five players visits to the Doc are common; with fewer they are rare. That is how it should be.

## DT-8

dt-8 = Ties and the Sheriff's favour
dt-8-1 = The Sheriff decides every tie, for the most dice of a face and for equal best hands, and is free to choose any of the tied players, even themselves.
dt-8-2 = Ties up to the kings are decided by the Sheriff in office at the start of phase II; the Town Hall, the order at Doc Badluck and the final tie by whoever holds the badge after that.
dt-8-3 = The tied players may court the Sheriff's favour with offers of nuggets, cards or dollars.
dt-8-4 = An offer consists of any number of dollars, nuggets and cards of your hand, or of nothing. You must have it at that moment, and fenced claims cannot be offered. Promises bind nobody.
dt-8-5 = All tied players except the Sheriff make their offers in secret; then all are revealed, but the faces of cards only to the Sheriff. Nobody is asked if none of them has anything to offer. The Sheriff decides, or asks for more once: then everyone may raise their offer, never lower it, and the Sheriff must decide. If the chosen player has made an offer, the Sheriff takes or waives it; a taken offer is paid at once, before the location. The other offers lapse.
dt-8-6 = The Sheriff need not choose the best offer and owes nobody an explanation.
dt-8-7 = There are no offers for the order at Doc Badluck or for the final tie.
dt-8-8 = Otherwise players may not trade or give anything away.
dt-8-9 = A tie for the tens at an empty Bank, or for the queens while nobody holds a card, is for nothing: nobody visits, and no offers are made.
dt-8-11 = A card taken as a bribe belongs to the Sheriff at once and may be played at this location already. The one who gave it can no longer play it, but a thief may steal it back.

## DT-9

dt-9 = General Store cards
dt-9-1 = Store cards stay secret in your hand until you play them. There is no limit to your hand.
dt-9-2 = You play an action card only at its own moment and only if you want to; except Jittery Joe, who is played at once, and a Quick Draw you are bound to. When you play it, name everything it needs.
dt-9-3 = After each action card an opponent may play Wanted. Then the card goes face down on the discard pile, with Wanted if that was played, and takes effect unless it has been cancelled.
dt-9-4 = A card that would change nothing cannot be played.
dt-9-5 = A card you have just gained can be used from the next opportunity on. You may play several cards at the same opportunity, one after another.
dt-9-6 = When each card is played: Quick Draw before paying; Professional Cheater after paying and after the last roll; Dynamite before the nuggets are taken; Fifty-Fifty after the robbery; On Credit before drawing; Jittery Joe when gained; The Girls before stealing; Marshal before the badge moves; Corruption before the claims are taken; Elixir before the visits to the Doc; Wanted after any other card.
dt-9-7 = So these cannot be played: Quick Draw with nothing to pay; Professional Cheater with the face the die already shows; Dynamite when the mine holds no more than your nines; Fifty-Fifty at a loot below $2; The Girls when your opponents hold fewer than two cards together; Marshal when the Sheriff has won the kings or nobody has one; Corruption with an empty pile; Elixir when no consolation is open to you.
dt-9-10 = On Credit (1 card): play it at the General Store before the first draw. You carry out the General Store twice in a row: draw, keep one, discard, and again.
dt-9-11 = The Girls (1 card): play it in the Saloon before the first theft. You steal twice in a row, from the same opponent or from two different ones.
dt-9-12 = Quick Draw (2 cards): play it when you reveal dice. You pay nothing at this reveal, however many dice you keep, even if you keep none.
dt-9-13 = Professional Cheater (2 cards): play it when you reveal dice. Turn one of the dice you have just revealed to any face. Dice set aside earlier cannot be turned.
dt-9-14 = Corruption (1 card): play it when you win the Town Hall. After your claims of the row you also get the top claim of the pile, without showing it.
dt-9-15 = Dynamite (1 card): play it when you win the Gold Mine. You take twice as many nuggets, as far as the mine has them.
dt-9-16 = Jittery Joe (1 card): play it at once when you get it. An opponent of your choice gives you $4, or everything they have if it is less. If no opponent has any money, Joe is simply discarded.
dt-9-17 = Marshal (1 card): any player, even the Sheriff, may play it when somebody else has won the kings. The old Sheriff stays Sheriff.
dt-9-18 = Fifty-Fifty (1 card): play it when an opponent robs the Bank. You get half of the loot, rounded down.
dt-9-19 = Wanted (1 card): play it when an opponent plays a store card. Its effect is cancelled, and both cards are discarded. Nothing can cancel Wanted.
dt-9-20 = Doc Badluck's Elixir (1 card): play it before the visits to Doc Badluck. You may visit him although you have gained something. It gives no second visit.
dt-9-21 = Equipment (6 cards: 1, 2, 3, 4, 5, 8): never played. It stays secret in your hand and is worth its printed points at the end.

## DT-10

dt-10 = End of the game
dt-10-1 = The game ends at the end of a round in which the Gold Mine has become empty or all claims have found an owner. The round is always played to its end.
dt-10-2 = All cards are shown. You get 1 point per nugget, 1 point per $2 (rounded down), 5 points for the Sheriff's badge, and the printed points of your equipment and of your claims, fenced or not. Action cards score nothing, and neither does money in the Bank or on the Stagecoach.
dt-10-3 = Whoever has the most points wins.
dt-10-4 = In a tie, whoever has more claims, fenced or not, wins.
dt-10-5 = If that is equal as well, the Sheriff names the winner among them, even themselves.
dt-10-6 = The other places go by points, then by claims; players equal in both share a place.

## DT-12

dt-12 = What is known
dt-12-1 = Everyone can see: dice set aside and how many are left; dollars and nuggets; how many store cards and claims each player holds; fenced claims and the claim row; the size of all piles; the money on the Stagecoach and in the Bank; the mine; who is Sheriff; who has gained something; cards as they are played; prices paid; and offers, but not the faces of offered cards.
dt-12-2 = Only you know your roll, your choice until the reveal, your cards, the cards you draw in the General Store and the claim from Corruption. Stolen cards are known to thief and victim, offered cards to the offerer and the Sheriff.
dt-12-3 = Who has a good memory knows more: which claims were won from the row, which lie under the pile and in what order, and which store cards have been played. Here you may look it up, but never more than you have been shown.
dt-12-4 = Nobody knows the order of the store pile, nor that of the claims above those put under the pile.
dt-12-6 = Chance decides only the shuffling of the cards, the first Sheriff (unless agreed otherwise), every roll of the dice, and which cards of the chosen types a thief draws.

## DT-16

dt-16 = Options
dt-16-1 = All five dice break ties (usual): without this, only the dice of the combination are compared, and of a straight or a high card only the highest die.
dt-16-2 = The thief picks the types of cards (usual): without this, the cards are drawn blindly from the whole hand.
dt-16-3 = Offers to the Sheriff: in secret (usual); in the open, when the tied players in turn raise their offers or pass until all have passed; or none at all.
dt-16-4 = Everyone may make offers: players who are not tied may also offer something for one of the tied players to be chosen. The Sheriff takes or waives each offer made for the chosen player.
dt-16-5 = Offers from the winnings: in ties for the Bank and the Gold Mine you may offer part of what you are about to win. It is paid when the location is finished; who has too little by then pays what there is.
dt-16-6 = Whether a bribe, and whether winning the kings again, counts as a gain for the Sheriff; usually both do.
dt-16-7 = Money and nuggets are open (usual): without this, you see only how they move.
dt-16-8 = Cards chosen with the dice: Quick Draw and Professional Cheater are chosen in secret together with the dice and cannot answer what is revealed. In the last roll everyone sees their own dice first and then chooses Cheater or nothing.
dt-16-9 = The first Sheriff is drawn at random (usual), the youngest player, or the player in the first seat.
