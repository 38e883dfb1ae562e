### Montana in the terminal.

montana-terminal-round = { $round }. forduló
montana-terminal-extra-turn = extra kör
montana-terminal-last-round = az utolsó forduló
montana-terminal-events = Esemény: { $active } · következő: { $coming } · maradt kártya: { $deck }
montana-terminal-contractor = beszállító: { $place }
montana-terminal-home = otthon
montana-terminal-store = vegyesbolt
montana-terminal-knows = Hegylapkák, amelyeket ismersz: { $tiles }
montana-terminal-wheel = Toborzókerék:
montana-terminal-supply = Készlet: { $goods } · munkások { $workers } · szarvasmarha { $cattle }
montana-terminal-legend-goods = búza, tök, réz, kő, nagy réz, nagy kő; a munkás betűje azé az árué, amelyhez ért
montana-terminal-legend-cost = egy régió ára: 2 tök és 1 réz (5L: bármilyen nagy áru)
montana-terminal-legend-double = régió két (vagy több) településnek
montana-terminal-legend-locked = zárolva vagy zárva
montana-terminal-legend-cattle = szarvasmarha
montana-terminal-legend-canteen = kulacs
montana-terminal-legend-silver = ezüst
montana-terminal-legend-start = kezdőlapka
montana-terminal-legend-mountain = hegy, képpel lefelé fekvő vagy általad már látott lapkával
montana-terminal-legend-water = tó, folyó (A és B: a végei, amíg nem fizettek), tómező, alföld
montana-terminal-legend-pieces = piac, kapu, őrtorony
montana-terminal-legend-places = a sor első mezejének helye; a következő 0,2
