"""No game is longer than this: a bound on its actions, chance included, from the rules that end things.

- Rounds: after a hundred the game ends (MT-11.5), so nobody can play for ever, not even by recruiting only. A canteen
  gives one more turn, and there are at most sixteen of them on any map and six in the box (MT-1.1).
- A turn: an event drawn, a bonus, a main action and what follows it, free actions, mountain tiles, a canteen. Each free
  action costs a head of cattle, a mountain tile or the one offer of an event.
- An auction: a placement moves the highest column of a row to the right, so there are at most rows times columns of
  them, and as many passes as players (MT-6.3.7).
- Laying the map: fifty vain tries, then other tiles (MT-3.8). Chance could go on for ever in theory; a map is found in
  far fewer than a hundred draws.
"""

SEATS = 4
ROUNDS = 100
EXTRA_TURNS = 6 + 16
AUCTION = 8 * 8 + SEATS + SEATS * 2
BUILDING = 3 * (1 + 12 + 6 + 1 + 36 + 8) + 1
TURN = 2 + 2 + 1 + max(AUCTION, BUILDING) + 8 + 8 + 2
FREE_ACTIONS = (100 + 22) * 3  # all cattle and mountain tiles of the game
MAP = 100 * (16 + 50 * 16)

LONGEST = 1 + 1 + MAP + 1 + SEATS * 4 + (ROUNDS * SEATS + EXTRA_TURNS) * TURN + FREE_ACTIONS
