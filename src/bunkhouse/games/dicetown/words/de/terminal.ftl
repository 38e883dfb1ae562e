### Dice Town in the terminal.

dicetown-terminal-hint-keep = Tippe die Augen der Würfel, die du behältst (JJ9 oder 10 Q), oder 0 für keinen. help zeigt alle Befehle.
dicetown-terminal-money = { $dollars } $
dicetown-terminal-round = Runde { $round } · { $place }
dicetown-terminal-nuggets-left =
    { $count ->
        [one] 1 Nugget
       *[other] { $count } Nuggets
    }
dicetown-terminal-stagecoach = in der Postkutsche { $money }
dicetown-terminal-store-pile = Karten im Stapel: { $left } · abgelegt: { $discarded }
dicetown-terminal-claims-left = im Stapel: { $count }
dicetown-terminal-owes = zu zahlen: { $money }
dicetown-terminal-tied = gleichauf
dicetown-terminal-offers = bietet { $offer }
dicetown-terminal-own-offer = Dein Angebot: { $offer }
dicetown-terminal-cup = Unter deinem Becher:
dicetown-terminal-kept = du behältst:
dicetown-terminal-looked-at = Du siehst dir an: { $cards }
dicetown-terminal-hand = Deine Karten: { $cards }
dicetown-terminal-no-cards = keine
dicetown-terminal-knows = Von { $name } weißt du: { $cards }
dicetown-terminal-legend-badge = der Sheriff
dicetown-terminal-legend-to-roll = ein noch nicht beiseitegelegter Würfel
dicetown-terminal-legend-fresh = ein eben aufgedeckter Würfel
dicetown-terminal-legend-committed = hat geheim gewählt
dicetown-terminal-legend-store-card = Store-Karten auf der Hand
dicetown-terminal-legend-claim = Besitzrechte auf der Hand
dicetown-terminal-legend-fence = Besitzrechte hinter Stacheldraht
