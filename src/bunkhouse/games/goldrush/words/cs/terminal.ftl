### Carcassonne: Gold Rush in the terminal.

goldrush-terminal-hint-place = Napiš číslo místa a písmeno natočení (3b); kde se kartička hodí jen v jednom natočení, stačí číslo. Všechny příkazy ukáže help.
goldrush-terminal-which-turn = Na místo { $place } se kartička hodí v několika natočeních: { $known }.
goldrush-terminal-cowboys = Kovbojové
goldrush-terminal-tent = Stan
goldrush-terminal-ore = Žetony rudy
goldrush-terminal-legend-cowboy = kovboj se znakem svého hráče: podle místa železničář, zlatokop, obchodník nebo farmář
goldrush-terminal-legend-tent = stan
goldrush-terminal-legend-pile = hromádka žetonů rudy a jejich počet (šedá: už mimo hru)
goldrush-terminal-legend-nugget = zlatý nuget v horách
goldrush-terminal-legend-locomotive = lokomotiva
goldrush-terminal-legend-tipi = indiánský tábor
goldrush-terminal-legend-herd = stádo divokých koní
goldrush-terminal-legend-city = město
goldrush-terminal-legend-mountain = hory
goldrush-terminal-legend-rail = koleje
