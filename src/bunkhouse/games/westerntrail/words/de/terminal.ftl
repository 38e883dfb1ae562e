### Great Western Trail in the terminal.

westerntrail-terminal-turn = Zug { $turn } · noch etwa { $left } für jeden
westerntrail-terminal-railroad = Bahnstrecke
westerntrail-terminal-stations = Bahnhöfe:
westerntrail-terminal-master-workers = Arbeiter
westerntrail-terminal-master-objectives = Aufträge
westerntrail-terminal-master-hazards = Gefahren
westerntrail-terminal-master-teepees = Tipis
westerntrail-terminal-master-certificates = Zertifikate
westerntrail-terminal-cities = Städte:
westerntrail-terminal-foresight = Kansas City bringt  { $tiles }
westerntrail-terminal-jobs = Arbeitsmarkt (Arbeiter, die noch kommen: { $count }):
westerntrail-terminal-market = Rindermarkt:
westerntrail-terminal-display = Aufträge:
westerntrail-terminal-deck = Stapel: { $count }
westerntrail-terminal-places = Reihenfolge:
westerntrail-terminal-certificates = Zertifikate { $count }
westerntrail-terminal-steps = Schritte { $count }
westerntrail-terminal-cards = Hand { $hand }/{ $limit }, Stapel { $deck }
westerntrail-terminal-hazards = Gefahren { $count }
westerntrail-terminal-hand = Deine Hand: { $cards } (Zuchtwert { $value })
westerntrail-terminal-draw-deck = Nachziehstapel:
westerntrail-terminal-discard = Ablagestapel:
westerntrail-terminal-goals = Deine Aufträge:
westerntrail-terminal-own-goals = Noch nicht gespielt:
westerntrail-terminal-buildings = Deine Gebäude:
westerntrail-terminal-discs = Von Markern bedeckt:
westerntrail-terminal-stops =
    { $count ->
        [one] 1 Ort
       *[other] { $count } Orte
    }
westerntrail-terminal-legend-neutral = neutrales Gebäude G auf Platz A
westerntrail-terminal-legend-building = Feld b2 mit Gebäude 3a von ●; andere zahlen dort $1
westerntrail-terminal-legend-hazard = Gefahr für 2 Punkte; sie zu passieren kostet $2
westerntrail-terminal-legend-teepee = Dorffeld für $4 mit einem grünen Tipi (b: blau)
westerntrail-terminal-legend-herder = hier steht der Viehtreiber von ●
westerntrail-terminal-legend-forest = ein Feld im Wald
westerntrail-terminal-legend-workers = Cowboys, Handwerker, Ingenieure
westerntrail-terminal-legend-hands = Gefahr für 2 Punkte mit grüner Hand, für 3 mit schwarzer
westerntrail-terminal-legend-turnout = Abstellgleis an der Bahnstrecke; eine Lok steht an seiner Stelle
westerntrail-terminal-legend-job = Reihe 5 des Arbeitsmarkts: ein Cowboy für $7; dort liegt der Anzeiger
westerntrail-terminal-legend-points = Siegpunkte
westerntrail-terminal-legend-goal = Auftrag, der jetzt erfüllt wäre, oder nicht
