### Dice Town in the terminal.

dicetown-terminal-hint-keep = Napiš hodnoty kostek, které si necháš (JJ9 nebo 10 Q), nebo 0 pro žádnou. help vypíše všechny příkazy.
dicetown-terminal-money = { $dollars } $
dicetown-terminal-round = { $round }. kolo · { $place }
dicetown-terminal-nuggets-left =
    { $count ->
        [one] 1 nuget
        [few] { $count } nugety
       *[other] { $count } nugetů
    }
dicetown-terminal-stagecoach = v Dostavníku { $money }
dicetown-terminal-store-pile = karet v balíčku: { $left } · odložených: { $discarded }
dicetown-terminal-claims-left = v balíčku: { $count }
dicetown-terminal-owes = má zaplatit: { $money }
dicetown-terminal-tied = remíza
dicetown-terminal-offers = nabízí { $offer }
dicetown-terminal-own-offer = Tvoje nabídka: { $offer }
dicetown-terminal-cup = Pod tvým pohárkem:
dicetown-terminal-kept = necháváš si:
dicetown-terminal-looked-at = Prohlížíš si: { $cards }
dicetown-terminal-hand = Tvoje karty: { $cards }
dicetown-terminal-no-cards = žádné
dicetown-terminal-knows = { $name }, co víš: { $cards }
dicetown-terminal-legend-badge = šerif
dicetown-terminal-legend-to-roll = kostka, která ještě není odložená
dicetown-terminal-legend-fresh = právě odkrytá kostka
dicetown-terminal-legend-committed = tajně zvoleno
dicetown-terminal-legend-store-card = karty Koloniálu v ruce
dicetown-terminal-legend-claim = dekrety v ruce
dicetown-terminal-legend-fence = dekrety za ostnatým drátem
