### Carcassonne: Gold Rush in the terminal.

goldrush-terminal-hint-place = Írd be a hely számát és a forgatás betűjét (3b); ahol csak egyféleképpen illik, elég a szám. Az összes parancsot a help mutatja.
goldrush-terminal-which-turn = A(z) { $place }. helyre a lapka többféleképpen illik: { $known }.
goldrush-terminal-cowboys = Cowboyok
goldrush-terminal-tent = Sátor
goldrush-terminal-ore = Bányászlapkák
goldrush-terminal-legend-cowboy = cowboy a játékosa jelével: a helyétől függően vasutas, aranyásó, kereskedő vagy farmer
goldrush-terminal-legend-tent = sátor
goldrush-terminal-legend-pile = bányászlapkák halma a számukkal (szürke: már nincs játékban)
goldrush-terminal-legend-nugget = aranyrög a hegységben
goldrush-terminal-legend-locomotive = mozdony
goldrush-terminal-legend-tipi = indiántábor
goldrush-terminal-legend-herd = vadlócsorda
goldrush-terminal-legend-city = város
goldrush-terminal-legend-mountain = hegység
goldrush-terminal-legend-rail = sínek
