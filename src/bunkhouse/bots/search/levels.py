"""The levels at which a person can choose to be opposed: one engine, limited by how far it looks and how it errs.

The numbers are set so that a child can beat the greenhorn, the cowhand plays like somebody who knows the rules, the
foreman beats the bot that looks one move ahead, and the trail boss is the best there is in a second a decision: where
a game has an expert of its own, it goes by the expert alone, since a search that asks the expert won no more games.
`bench/LADDER.md` has their measured strengths.
"""
# Not compiled: a table.

from bunkhouse.bots.search.budget import Budget

LEVELS: dict[str, Budget] = {
    "greenhorn": Budget(iterations=1, temperature=0.24),
    "cowhand": Budget(iterations=40, seconds=0.2, temperature=0.10),
    "foreman": Budget(iterations=300, seconds=0.5, slip=0.04),
    "trail-boss": Budget(iterations=2000, seconds=0.9, by_expert=True),
}
