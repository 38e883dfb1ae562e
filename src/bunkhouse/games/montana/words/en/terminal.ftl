### Montana in the terminal.

montana-terminal-round = Round { $round }
montana-terminal-extra-turn = extra turn
montana-terminal-last-round = the last round
montana-terminal-events = Event: { $active } · next: { $coming } · cards left: { $deck }
montana-terminal-contractor = contractor: { $place }
montana-terminal-home = at home
montana-terminal-store = general store
montana-terminal-knows = Mountain tiles that you know: { $tiles }
montana-terminal-wheel = Wheel:
montana-terminal-supply = Supply: { $goods } · workers { $workers } · cattle { $cattle }
montana-terminal-legend-goods = grain, pumpkin, copper, stone, large copper, large stone; a worker has the letter of the good it is trained for
montana-terminal-legend-cost = what a field costs: 2 pumpkins and 1 copper (5L: large goods of any kind)
montana-terminal-legend-double = a field that takes two settlements (or more)
montana-terminal-legend-locked = locked or closed
montana-terminal-legend-cattle = cattle
montana-terminal-legend-canteen = canteen
montana-terminal-legend-silver = silver
montana-terminal-legend-start = start tile
montana-terminal-legend-mountain = mountain, with a tile that lies face down, or one that you have seen
montana-terminal-legend-water = lake, river (A and B: its ends, until they have paid), falls lake, lowland
montana-terminal-legend-pieces = market, gate, watchtower
montana-terminal-legend-places = the place of the first hex of a row; the next one is 0,2
