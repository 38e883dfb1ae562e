### Carcassonne: Gold Rush in the terminal.

goldrush-terminal-hint-place = Type the number of a place and the letter of a turn (3b); where only one turn fits, the number is enough. help lists all commands.
goldrush-terminal-which-turn = At place { $place } the tile fits in several ways: { $known }.
goldrush-terminal-cowboys = Cowboys
goldrush-terminal-tent = Tent
goldrush-terminal-ore = Mining tokens
goldrush-terminal-legend-cowboy = cowboy, with the sign of its player: railwayman, gold miner, merchant or farmer by where it stands
goldrush-terminal-legend-tent = tent
goldrush-terminal-legend-pile = pile of mining tokens, with their number (grey: out of play)
goldrush-terminal-legend-nugget = gold nugget on a mountain
goldrush-terminal-legend-locomotive = locomotive
goldrush-terminal-legend-tipi = tipi camp
goldrush-terminal-legend-herd = herd of wild horses
goldrush-terminal-legend-city = city
goldrush-terminal-legend-mountain = mountain
goldrush-terminal-legend-rail = rails
