### Montana in the terminal.

montana-terminal-round = Runde { $round }
montana-terminal-extra-turn = zusätzlicher Zug
montana-terminal-last-round = die letzte Runde
montana-terminal-events = Ereignis: { $active } · danach: { $coming } · übrige Karten: { $deck }
montana-terminal-contractor = Lieferant: { $place }
montana-terminal-home = zu Hause
montana-terminal-store = Gemischtwarenladen
montana-terminal-knows = Bergplättchen, die du kennst: { $tiles }
montana-terminal-wheel = Anwerbungsscheibe:
montana-terminal-supply = Vorrat: { $goods } · Arbeiter { $workers } · Rinder { $cattle }
montana-terminal-legend-goods = Getreide, Kürbis, Kupfer, Stein, großes Kupfer, großer Stein; ein Arbeiter hat den Buchstaben der Ware, für die er ausgebildet ist
montana-terminal-legend-cost = was ein Feld kostet: 2 Kürbisse und 1 Kupfer (5L: beliebige große Waren)
montana-terminal-legend-double = ein Feld für zwei Siedlungen (oder mehr)
montana-terminal-legend-locked = gesperrt oder geschlossen
montana-terminal-legend-cattle = Rind
montana-terminal-legend-canteen = Wasserflasche
montana-terminal-legend-silver = Silber
montana-terminal-legend-start = Startplättchen
montana-terminal-legend-mountain = Berg, mit einem verdeckten Plättchen oder einem, das du gesehen hast
montana-terminal-legend-water = See, Fluss (A und B: seine Enden, bis sie gezahlt haben), See der Great Falls, Tiefland
montana-terminal-legend-pieces = Markt, Tor, Wachturm
montana-terminal-legend-places = der Ort des ersten Feldes einer Reihe; das nächste ist 0,2
