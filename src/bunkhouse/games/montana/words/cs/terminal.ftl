### Montana in the terminal.

montana-terminal-round = { $round }. kolo
montana-terminal-extra-turn = tah navíc
montana-terminal-last-round = poslední kolo
montana-terminal-events = Událost: { $active } · příští: { $coming } · zbývá karet: { $deck }
montana-terminal-contractor = dodavatel: { $place }
montana-terminal-home = doma
montana-terminal-store = Smíšené zboží
montana-terminal-knows = Žetony hor, které znáš: { $tiles }
montana-terminal-wheel = Náborové kolo:
montana-terminal-supply = Zásoba: { $goods } · dělníci { $workers } · dobytek { $cattle }
montana-terminal-legend-goods = obilí, dýně, měď, kámen, velká měď, velký kámen; dělník má písmeno zboží, na které je vyučen
montana-terminal-legend-cost = cena pole: 2 dýně a 1 měď (5L: jakékoli velké zboží)
montana-terminal-legend-double = pole pro dvě osady (nebo více)
montana-terminal-legend-locked = zamčeno nebo zavřeno
montana-terminal-legend-cattle = dobytek
montana-terminal-legend-canteen = polní láhev
montana-terminal-legend-silver = stříbro
montana-terminal-legend-start = startovní dílek
montana-terminal-legend-mountain = hora, se žetonem lícem dolů nebo s takovým, který znáš
montana-terminal-legend-water = jezero, řeka (A a B: její konce, dokud nevyplatily), jezero pod vodopády, nížina
montana-terminal-legend-pieces = trh, brána, strážní věž
montana-terminal-legend-places = místo prvního pole řady; další je 0,2
