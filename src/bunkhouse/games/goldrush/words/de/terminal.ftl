### Carcassonne: Gold Rush in the terminal.

goldrush-terminal-hint-place = Tippe die Nummer eines Platzes und den Buchstaben einer Drehung (3b); wo nur eine Drehung passt, genügt die Nummer. Alle Befehle zeigt help.
goldrush-terminal-which-turn = Am Platz { $place } passt die Karte in mehreren Drehungen: { $known }.
goldrush-terminal-cowboys = Cowboys
goldrush-terminal-tent = Zelt
goldrush-terminal-ore = Schürfplättchen
goldrush-terminal-legend-cowboy = Cowboy mit dem Zeichen seines Spielers: je nach Ort Eisenbahner, Goldgräber, Händler oder Farmer
goldrush-terminal-legend-tent = Zelt
goldrush-terminal-legend-pile = Stapel von Schürfplättchen mit ihrer Anzahl (grau: aus dem Spiel)
goldrush-terminal-legend-nugget = Nugget auf einem Berg
goldrush-terminal-legend-locomotive = Lokomotive
goldrush-terminal-legend-tipi = Indianerlager
goldrush-terminal-legend-herd = Wildpferde
goldrush-terminal-legend-city = Stadt
goldrush-terminal-legend-mountain = Berg
goldrush-terminal-legend-rail = Gleise
