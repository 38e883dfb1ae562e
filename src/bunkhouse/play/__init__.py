"""What a game must not know: matches, chance, undo, records, scenarios, laws."""
