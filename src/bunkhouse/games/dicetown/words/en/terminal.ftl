### Dice Town in the terminal.

dicetown-terminal-hint-keep = Type the faces of the dice to keep (JJ9, or 10 Q), or 0 for none. help lists all commands.
dicetown-terminal-money = ${ $dollars }
dicetown-terminal-round = Round { $round } · { $place }
dicetown-terminal-nuggets-left =
    { $count ->
        [one] 1 nugget
       *[other] { $count } nuggets
    }
dicetown-terminal-stagecoach = on the Stagecoach { $money }
dicetown-terminal-store-pile = cards in the pile: { $left } · discarded: { $discarded }
dicetown-terminal-claims-left = in the pile: { $count }
dicetown-terminal-owes = to pay: { $money }
dicetown-terminal-tied = tied
dicetown-terminal-offers = offers { $offer }
dicetown-terminal-own-offer = Your offer: { $offer }
dicetown-terminal-cup = Under your cup:
dicetown-terminal-kept = you keep:
dicetown-terminal-looked-at = You are looking at: { $cards }
dicetown-terminal-hand = Your cards: { $cards }
dicetown-terminal-no-cards = none
dicetown-terminal-knows = You know of { $name }: { $cards }
dicetown-terminal-legend-badge = the Sheriff
dicetown-terminal-legend-to-roll = a die not yet set aside
dicetown-terminal-legend-fresh = a die just revealed
dicetown-terminal-legend-committed = has chosen in secret
dicetown-terminal-legend-store-card = store cards in hand
dicetown-terminal-legend-claim = claims in hand
dicetown-terminal-legend-fence = claims behind barbed wire
