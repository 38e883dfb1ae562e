"""What a scenario can ask of a position, one line each.

dollars ann     nuggets ann    dice ann      numbers, faces set aside     cards ann     the hand, ids in order
store ann       claims ann     fenced ann    numbers, ids                 gained ann    the gain flag (DT-7.0f)
points ann      place ann      rolling ann   points, rank, dice missing   fresh ann     faces just revealed
knows ann bob   cards of bob that ann knows (ann may be "public")         offer ann     dollars and nuggets shown
bank            stagecoach     mine          round                        sheriff       location    visitor
row             under          pile          claims face up, put under the pile, their number with the pile
deck            discard        in-play       store cards left, laid aside, being played
asked           who is asked   all-dollars   all-nuggets    over
beats K K K K 9 / J J J J A    whether the first hand is the better one   ties …        whether they are equal
"""

from collections.abc import Sequence

from bunkhouse.core.seats import CHANCE, MASK_OF_SEAT, has, seats_in
from bunkhouse.core.words import Mistake
from bunkhouse.games.dicetown.edge.choices import dice_named
from bunkhouse.games.dicetown.edge.report import LOCATION_NAMES, faces
from bunkhouse.games.dicetown.edge.view import known_at, names_of
from bunkhouse.games.dicetown.rules import cards, dice
from bunkhouse.games.dicetown.rules.state import KICKERS, NONE, DiceTownState

Answer = int | str | bool


def answer(state: DiceTownState, words: str, names: Sequence[str]) -> Answer:
    what, *about = words.split() or [""]
    if what in ("beats", "ties"):
        return _compared(state, what, words)
    if not about:
        return _of_table(state, what, names, words)
    if what == "knows" and len(about) == 2:
        return _known(state, about, names, words)
    if len(about) == 1 and about[0] in names:
        return _of_seat(state, what, names.index(about[0]), words)
    raise Mistake("bad-fact", fact=words)


def _compared(state: DiceTownState, what: str, words: str) -> bool:
    try:
        first, second = (dice_named(hand.strip()) for hand in words.partition(" ")[2].split("/"))
    except ValueError:
        raise Mistake("bad-fact", fact=words) from None
    kickers = state.has_rule(KICKERS)
    mine, other = dice.strength(first, kickers), dice.strength(second, kickers)
    return mine > other if what == "beats" else mine == other


def _known(state: DiceTownState, about: list[str], names: Sequence[str], words: str) -> str:
    if about[1] not in names or about[0] not in (*names, "public"):
        raise Mistake("bad-fact", fact=words)
    row = state.seats if about[0] == "public" else names.index(about[0])
    return " ".join(sorted(names_of(known_at(state, row, MASK_OF_SEAT[names.index(about[1])]))))


def _of_table(state: DiceTownState, what: str, names: Sequence[str], words: str) -> Answer:
    answers: dict[str, Answer] = {
        "bank": state.bank,
        "stagecoach": state.stagecoach,
        "mine": state.mine,
        "round": state.round,
        "sheriff": names[state.sheriff],
        "location": LOCATION_NAMES[state.location],
        "visitor": "nobody" if state.visitor == NONE else names[state.visitor],
        "row": " ".join(cards.KIND_NAMES[cards.KIND_OF[card]] for card in state.row),
        "under": " ".join(cards.KIND_NAMES[cards.KIND_OF[card]] for card in state.bottom),
        "pile": cards.number_of(state.pile) + len(state.bottom),
        "deck": cards.number_of(state.deck),
        "discard": cards.number_of(state.discard),
        "in-play": " ".join(names_of(state.in_play)),
        "asked": _asked(state, names),
        "all-dollars": sum(state.dollars) + state.bank + state.stagecoach,
        "all-nuggets": sum(state.nuggets) + state.mine,
        "over": state.is_over(),
    }
    if what not in answers:
        raise Mistake("bad-fact", fact=words)
    return answers[what]


def _asked(state: DiceTownState, names: Sequence[str]) -> str:
    if state.is_over():
        return "nobody"
    if state.to_act() == CHANCE:
        return "chance"
    return " ".join(names[seat] for seat in seats_in(state.pending()))


def _of_seat(state: DiceTownState, what: str, seat: int, words: str) -> Answer:
    hand = state.hands[seat]
    answers: dict[str, Answer] = {
        "dollars": state.dollars[seat],
        "nuggets": state.nuggets[seat],
        "dice": faces(state.dice[seat]),
        "fresh": faces(state.fresh[seat]),
        "rolling": dice.DICE - dice.number_of(state.dice[seat]),
        "cards": " ".join(sorted(names_of(hand))),
        "store": cards.number_of(hand & cards.STORE),
        "claims": cards.number_of(hand & cards.CLAIMS),
        "fenced": " ".join(sorted(names_of(state.fenced[seat]))),
        "gained": has(state.gained, seat),
        "points": state.scores()[seat],
        "place": state.ranking()[seat],
        "offer": f"{state.shown_dollars[seat]} {state.shown_nuggets[seat]}",
    }
    if what not in answers:
        raise Mistake("bad-fact", fact=words)
    return answers[what]
