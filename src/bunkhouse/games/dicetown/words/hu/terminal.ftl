### Dice Town in the terminal.

dicetown-terminal-hint-keep = Írd be a megtartott kockák értékét (JJ9 vagy 10 Q), vagy 0-t, ha egyet sem. A help felsorolja a parancsokat.
dicetown-terminal-money = { $dollars } $
dicetown-terminal-round = { $round }. forduló · { $place }
dicetown-terminal-nuggets-left = { $count } aranyrög
dicetown-terminal-stagecoach = a Postakocsin { $money }
dicetown-terminal-store-pile = kártya a pakliban: { $left } · eldobva: { $discarded }
dicetown-terminal-claims-left = a pakliban: { $count }
dicetown-terminal-owes = fizetendő: { $money }
dicetown-terminal-tied = döntetlen
dicetown-terminal-offers = ajánlata: { $offer }
dicetown-terminal-own-offer = A te ajánlatod: { $offer }
dicetown-terminal-cup = A poharad alatt:
dicetown-terminal-kept = megtartod:
dicetown-terminal-looked-at = Ezeket nézed: { $cards }
dicetown-terminal-hand = A kártyáid: { $cards }
dicetown-terminal-no-cards = nincs
dicetown-terminal-knows = { $name }, amit tudsz: { $cards }
dicetown-terminal-legend-badge = a seriff
dicetown-terminal-legend-to-roll = még félre nem tett kocka
dicetown-terminal-legend-fresh = most felfedett kocka
dicetown-terminal-legend-committed = titokban választott
dicetown-terminal-legend-store-card = vegyesbolt-kártyák kézben
dicetown-terminal-legend-claim = ingatlankártyák kézben
dicetown-terminal-legend-fence = szögesdróttal védett ingatlankártyák
