"""No game is longer than this: a bound on its actions, chance included, from the rules that end things.

- Every visit to Kansas City lays a worker of pile 2 on the job market, so with four players there are at most 48 - 7
  visits, and one more of each other player (GW-4.7, GW-10.1, GW-15).
- Every turn moves a herder forward by a stop (GW-8.2); no way from the start to Kansas City has more than 35 stops.
- In a turn every local action is done once (GW-6.3), at no more than six stops (herder moves lead to ever later ones)
  and seven actions each, adjacent buildings included; an action with all that it sets off, drawn cards and new tiles
  included, takes fewer than 60 answers; objective cards are played at most 28 times in all.
- With fewer tiles (GW-19.7e) there are fewer visits: after 22 with three players, 15 with two, no worker is left.
"""

from bunkhouse.games.westerntrail.rules.bidding import MOST

SEATS = 4
VISITS = 12 * SEATS - (2 * SEATS - 1) + SEATS - 1
TURNS = (VISITS + SEATS) * 35
AT_A_STOP = 7 * 60
SETUP = 1 + 5 + 7 + 10 + 7 + 7 + 6 + 13 + 4 + 4 * 5
BIDS = SEATS * (int(MOST) + 1)  # each is more than the one before for the same place (GW-19.7b)
LONGEST = SETUP + BIDS + TURNS * 6 * AT_A_STOP + 28 * 60
