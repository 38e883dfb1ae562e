"""The interface of a game. Knows no game, no match, no bot."""
