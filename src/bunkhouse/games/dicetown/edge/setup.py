"""The table before anything happens (DT-2)."""

from mypy_extensions import i64

from bunkhouse.core.game import Options
from bunkhouse.core.vecs import vec
from bunkhouse.games.dicetown.rules.cards import CARD_COUNT, CLAIMS, STORE
from bunkhouse.games.dicetown.rules.data import COMPONENTS
from bunkhouse.games.dicetown.rules.knowledge import PILE
from bunkhouse.games.dicetown.rules.state import (
    BRIBE_GAINS,
    FROM_WINNINGS,
    IN_CUPS,
    KICKERS,
    NONE,
    PICKS_TYPES,
    PUBLIC_WEALTH,
    REELECTED_GAINS,
    THIRD_PARTY,
    WITH_COMMIT,
    DiceTownState,
    repeated,
)

BRIBERY = ("sealed", "open", "off")  # by number: SEALED, OPEN, OFF
FIRST_SHERIFFS = ("random", "youngest", "seat")  # by number: BY_CHANCE, BY_AGE, BY_SEAT
SWITCHES = {
    "kickers": KICKERS,
    "saloon_thief_picks_types": PICKS_TYPES,
    "third_party_bribes": THIRD_PARTY,
    "offers_from_winnings": FROM_WINNINGS,
    "bribe_counts_as_gain": BRIBE_GAINS,
    "reelected_sheriff_counts_as_gain": REELECTED_GAINS,
    "public_wealth": PUBLIC_WEALTH,
    "cards_with_commit": WITH_COMMIT,
}


def new_table(seats: int, options: Options) -> DiceTownState:
    """Eight dollars and five dice each, three dollars in the Bank, all nuggets in the mine (DT-2.1 to DT-2.6)."""
    return DiceTownState(
        seats=seats,
        stack=vec[i64](),
        rules=sum(int(switch) for name, switch in SWITCHES.items() if options[name] == "true"),
        bribery=BRIBERY.index(options["bribery"]),
        first_sheriff=FIRST_SHERIFFS.index(options["first_sheriff"]),
        round=0,
        sheriff=0,
        location=IN_CUPS,
        bank=COMPONENTS.bank_notes,
        stagecoach=0,
        mine=COMPONENTS.nuggets,
        deck=STORE,
        discard=0,
        drawn=0,
        in_play=0,
        pile=CLAIMS,
        gained=0,
        visitor=NONE,
        boosted=0,
        loot=0,
        answers=0,
        cancelled=0,
        tied=0,
        deferred=0,
        patients=0,
        winner=NONE,
        dollars=repeated(COMPONENTS.notes_per_player, seats),
        nuggets=repeated(0, seats),
        hands=repeated(0, seats),
        fenced=repeated(0, seats),
        dice=repeated(0, seats),
        fresh=repeated(0, seats),
        rolls=repeated(0, seats),
        keeps=repeated(NONE, seats),
        plans=repeated(NONE, seats),
        due=repeated(0, seats),
        offered_dollars=repeated(0, seats),
        offered_nuggets=repeated(0, seats),
        offered_cards=repeated(0, seats),
        offered_for=repeated(NONE, seats),
        shown_dollars=repeated(0, seats),
        shown_nuggets=repeated(0, seats),
        shown_cards=repeated(0, seats),
        shown_for=repeated(NONE, seats),
        stages=repeated(0, seats),
        row=vec[i64](),
        bottom=vec[i64](),
        known=repeated(PILE, (seats + 1) * CARD_COUNT),
    )
