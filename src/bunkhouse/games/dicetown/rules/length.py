"""No game is longer than this: a bound on its actions, chance included, from the rules that end things.

- Rounds: a claim finds an owner every round, so there are at most 25 (DT-7.7c).
- Reveals: at each, every player still building sets aside a die, pays a dollar or spends one of two Quick Draws, and
  nobody receives money (DT-5.19). The poorest has at most nine dollars, so there are at most 4 + 9 + 2 + 1 reveals and
  a last roll.
- At a reveal each of five players rolls, commits dice and perhaps cards, is asked to pay and asked to cheat. The four
  cards that can be played in phase I open four W-CARDs of at most four answers; the two Quick Draws can be followed by
  another question and a choice of dice, the two Cheaters make the question go round again.
- Offers only grow (DT-8.5). Sealed ones are written twice. Open ones (DT-16.3) go round again after each raise; all
  that can be offered is 43 dollars, 30 nuggets and 44 cards, and from winnings (DT-16.5) four times the Bank and four
  times five nuggets. A question is answered by at most four actions besides the cards added.
- Everything else in the town happens a fixed number of times.
"""

SEATS = 5
ROUNDS = 25

REVEALS = 4 + 9 + 2 + 1 + 1
AT_A_REVEAL = 5 * SEATS
WANTED = SEATS - 1  # answers
CARDS_IN_PHASE_ONE = 4 * WANTED + 2 * 2 + 2 * (SEATS + 1)
PHASE_ONE = REVEALS * AT_A_REVEAL + CARDS_IN_PHASE_ONE

BIDDERS = SEATS - 1
OFFERABLE = 43 + 30 + 44 + BIDDERS * (43 + 5)
TIES = 6
A_TIE = (OFFERABLE + 1) * BIDDERS * 4 + 44 + 2 + BIDDERS  # offers, cards added, decisions, takings

JOE = 1 + WANTED
WINDOW = 1 + WANTED
STORE = 2 * WINDOW + 4 * (5 + 1 + JOE)  # two triggers, each at most twice
SALOON = WINDOW + 2 * (1 + 1 + 5 + 1)
REACTION = SEATS + WANTED
HALL = WINDOW + 1 + 3
DOC = REACTION + SEATS * (1 + 1 + 2 + 1 + JOE)
TOWN = WINDOW + REACTION + STORE + SALOON + REACTION + HALL + DOC + TIES * A_TIE

LONGEST = 1 + 3 + ROUNDS * (PHASE_ONE + TOWN) + 1
