"""The table before anything happens (DT-2)."""

from mypy_extensions import i64

from bunkhouse.core.arrays import repeated
from bunkhouse.core.game import Options
from bunkhouse.core.vecs import vec
from bunkhouse.games.dicetown.rules.cards import CARD_COUNT, CLAIMS, STORE
from bunkhouse.games.dicetown.rules.components import COMPONENTS
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
    state = DiceTownState(seats, vec[i64]())
    state.rules = sum(int(switch) for name, switch in SWITCHES.items() if options[name] == "true")
    state.bribery = BRIBERY.index(options["bribery"])
    state.first_sheriff = FIRST_SHERIFFS.index(options["first_sheriff"])
    state.round = 0
    state.sheriff = 0
    state.location = IN_CUPS
    state.bank = COMPONENTS.bank_notes
    state.stagecoach = 0
    state.mine = COMPONENTS.nuggets
    state.deck = STORE
    state.discard = 0
    state.drawn = 0
    state.in_play = 0
    state.pile = CLAIMS
    state.gained = 0
    state.visitor = NONE
    state.boosted = 0
    state.loot = 0
    state.answers = 0
    state.cancelled = 0
    state.tied = 0
    state.deferred = 0
    state.patients = 0
    state.winner = NONE
    state.dollars = repeated(COMPONENTS.notes_per_player, seats)
    state.nuggets = repeated(0, seats)
    state.hands = repeated(0, seats)
    state.fenced = repeated(0, seats)
    state.dice = repeated(0, seats)
    state.fresh = repeated(0, seats)
    state.rolls = repeated(0, seats)
    state.keeps = repeated(NONE, seats)
    state.plans = repeated(NONE, seats)
    state.due = repeated(0, seats)
    state.offered_dollars = repeated(0, seats)
    state.offered_nuggets = repeated(0, seats)
    state.offered_cards = repeated(0, seats)
    state.offered_for = repeated(NONE, seats)
    state.shown_dollars = repeated(0, seats)
    state.shown_nuggets = repeated(0, seats)
    state.shown_cards = repeated(0, seats)
    state.shown_for = repeated(NONE, seats)
    state.stages = repeated(0, seats)
    state.row = vec[i64]()
    state.bottom = vec[i64]()
    state.known = repeated(PILE, (seats + 1) * CARD_COUNT)
    return state
