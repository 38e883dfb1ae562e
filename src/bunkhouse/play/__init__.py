"""What a game must not know: matches, chance, undo, records, scenarios, laws. Importing it registers our games."""

from bunkhouse import games as games
