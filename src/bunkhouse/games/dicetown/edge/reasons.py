"""What is asked, and why something is not offered: every refusal names its clause."""

from bunkhouse.core.frames import argument_of, kind_of
from bunkhouse.core.game import Clock
from bunkhouse.core.seats import CHANCE, has
from bunkhouse.core.words import Arguments, Decision, Refusal
from bunkhouse.games.dicetown.edge.report import CONSOLATION_NAMES, LOCATION_NAMES, faces, types
from bunkhouse.games.dicetown.rules import actions, cards, dice, kinds
from bunkhouse.games.dicetown.rules.components import COMPONENTS
from bunkhouse.games.dicetown.rules.doc import shows
from bunkhouse.games.dicetown.rules.offers import SOME_CARDS, SOME_DOLLARS, SOME_NUGGETS, part_of
from bunkhouse.games.dicetown.rules.plans import new_face, old_face
from bunkhouse.games.dicetown.rules.state import NONE, DiceTownState
from bunkhouse.games.dicetown.rules.ties import most_dollars, most_nuggets

# Of the windows: what is asked, by kind of card
WINDOWS = {
    int(cards.DYNAMITE): ("dynamite", "DT-7.1"),
    int(cards.ON_CREDIT): ("credit", "DT-7.4"),
    int(cards.THE_GIRLS): ("girls", "DT-7.5"),
    int(cards.CORRUPTION): ("corruption", "DT-7.7"),
    int(cards.FIFTY_FIFTY): ("fifty-fifty", "DT-7.2"),
    int(cards.MARSHAL): ("marshal", "DT-7.6"),
    int(cards.ELIXIR): ("elixir", "DT-7.8"),
}
ASKED = {
    int(kinds.FIRST_SHERIFF): ("first-sheriff", "DT-2.7"),
    int(kinds.FINAL_TIE): ("winner", "DT-10.5"),
    int(kinds.QUICK_DRAW): ("quick-draw", "DT-5.9"),
    int(kinds.TRIM): ("trim", "DT-5.10"),
    int(kinds.CHEATER): ("cheater", "DT-5.9"),
    int(kinds.JOE): ("joe", "DT-9.16"),
    int(kinds.KEEP_CARD): ("keep-card", "DT-7.4"),
    int(kinds.VICTIM): ("victim", "DT-7.5"),
    int(kinds.KEEP_LOOT): ("keep-loot", "DT-7.5"),
    int(kinds.NEXT_PATIENT): ("next-patient", "DT-7.8"),
    int(kinds.CONSOLE): ("console", "DT-7.8.1"),
    int(kinds.FENCE): ("fence", "DT-7.8.2"),
}
# Questions with a clock: all entitled are asked at the same pace whoever holds the card (DT-12.5); offers are sealed
CLOCKS: dict[str, Clock] = {
    **{asked: "window" for asked, _ in WINDOWS.values()},
    "quick-draw": "window",
    "cheater": "window",
    "wanted": "window",
    "offer-dollars": "offer",
    "offer-nuggets": "offer",
    "offer-cards": "offer",
    "offer-for": "offer",
}
# What each kind of action is for: the frame in which it is offered, and the clause to name elsewhere
BELONGS = {
    int(actions.FIRST): ((kinds.FIRST_SHERIFF,), "DT-2.7"),
    int(actions.KEEP): ((kinds.COMMIT, kinds.TRIM), "DT-5.8"),
    int(actions.PLAN): ((kinds.COMMIT,), "DT-16.8"),
    int(actions.PLAY): ((kinds.QUICK_DRAW, kinds.WINDOW, kinds.REACT, kinds.WANTED), "DT-9.2"),
    int(actions.TURN): ((kinds.CHEATER,), "DT-9.13"),
    int(actions.TAKE_CARD): ((kinds.KEEP_CARD, kinds.KEEP_LOOT), "DT-7.4"),
    int(actions.ROB): ((kinds.VICTIM,), "DT-7.5"),
    int(actions.GRAB): ((kinds.GRAB_TYPES,), "DT-7.5a"),
    int(actions.JOE): ((kinds.JOE,), "DT-9.16"),
    int(actions.DOLLARS): ((kinds.OFFER,), "DT-8.4"),
    int(actions.NUGGETS): ((kinds.OFFER,), "DT-8.4"),
    int(actions.ADD): ((kinds.OFFER,), "DT-8.4"),
    int(actions.DONE): ((kinds.OFFER,), "DT-8.4"),
    int(actions.FOR): ((kinds.OFFER,), "DT-16.4"),
    int(actions.MORE): ((kinds.DECIDE,), "DT-8.5"),
    int(actions.FAVOUR): ((kinds.DECIDE,), "DT-8.1"),
    int(actions.TAKE): ((kinds.BRIBE,), "DT-8.5"),
    int(actions.WAIVE): ((kinds.BRIBE,), "DT-8.5"),
    int(actions.NEXT): ((kinds.NEXT_PATIENT,), "DT-7.8"),
    int(actions.CONSOLE): ((kinds.CONSOLE,), "DT-7.8.1"),
    int(actions.FENCE): ((kinds.FENCE,), "DT-7.8.2"),
    int(actions.WINNER): ((kinds.FINAL_TIE,), "DT-10.5"),
}


def decision(state: DiceTownState, seat: int) -> Decision | None:
    if state.is_over() or state.to_act() == CHANCE or not has(state.pending(), seat):
        return None
    frame = state.stack[-1]
    kind, argument = kind_of(frame), argument_of(frame)
    place: Arguments = {"location": LOCATION_NAMES[state.location]}
    if kind == kinds.COMMIT:
        if state.keeps[seat] != NONE:
            return Decision("plan", seat, "DT-16.8", {"faces": faces(state.keeps[seat])})
        told: Arguments = {"faces": faces(state.rolls[seat]), "dollars": state.dollars[seat]}
        return Decision("keep", seat, "DT-5.2", told)
    if kind in (kinds.WINDOW, kinds.REACT):
        asked, clause = WINDOWS[argument]
        return Decision(asked, seat, clause)
    if kind == kinds.WANTED:
        return Decision("wanted", seat, "DT-9.19", {"card": cards.KIND_NAMES[kinds.card_of(frame)]})
    if kind == kinds.GRAB_TYPES:
        store, claims = types(state.hands[argument])
        return Decision("grab", seat, "DT-7.5a", {"store": store, "claims": claims})
    if kind == kinds.OFFER:
        most: Arguments = {"dollars": most_dollars(state, seat), "nuggets": most_nuggets(state, seat)}
        return _offer_decision(state, seat, place | most)
    if kind == kinds.DECIDE:
        return Decision("decide", seat, "DT-8.1", place)
    if kind == kinds.BRIBE:
        told = {"dollars": state.shown_dollars[argument], "nuggets": state.shown_nuggets[argument]}
        return Decision("bribe", seat, "DT-8.5", told | {"cards": cards.number_of(state.shown_cards[argument])})
    asked, clause = ASKED[kind]
    return Decision(asked, seat, clause)


def _offer_decision(state: DiceTownState, seat: int, told: Arguments) -> Decision:
    part = part_of(state.stages[seat])
    if part == SOME_DOLLARS:
        return Decision("offer-dollars", seat, "DT-8.4", told)
    if part == SOME_NUGGETS:
        return Decision("offer-nuggets", seat, "DT-8.4", told)
    if part == SOME_CARDS:
        return Decision("offer-cards", seat, "DT-8.4", told)
    return Decision("offer-for", seat, "DT-16.4", told)


def why_not(state: DiceTownState, seat: int, action: int) -> Refusal | None:
    """The first rule, in the order in which a player would meet it, that the action breaks."""
    if action in list(state.legal_actions(seat)):
        return None
    kind = actions.kind_of(action)
    if state.is_over():
        return Refusal("game-over", "DT-10.1")
    if kind in (actions.ROLL, actions.CLAIM, actions.DRAW, actions.STEAL) or seat == CHANCE:
        return Refusal("chance", "DT-12.6")
    if not has(state.pending(), seat):
        return Refusal("not-asked", "DT-4.2")
    frame = state.stack[-1]
    if kind == actions.PASS:
        return Refusal("must-choose", _must(kind_of(frame)))
    frames, clause = BELONGS[kind]
    if kind_of(frame) not in frames:
        return _elsewhere(state, kind, action, clause)
    return _why_not_this(state, seat, kind, action, frame)


def _must(asked: int) -> str:
    """The clause that says that one of the options must be taken."""
    if asked == kinds.COMMIT:
        return "DT-5.2"
    return ASKED.get(asked, ("", "DT-7.0e"))[1]


def _elsewhere(state: DiceTownState, kind: int, action: int, clause: str) -> Refusal:
    """The action belongs to another moment."""
    if kind == actions.PLAY:
        card = actions.argument_of(action)
        told: Arguments = {"card": cards.KIND_NAMES[card]}
        return Refusal("other-window", cards.KIND_CLAUSES[card] if card < cards.ACTION_KINDS else "DT-9.21", told)
    if kind in (actions.DOLLARS, actions.NUGGETS, actions.ADD) and state.location not in range(1, 8):
        return Refusal("no-trade", "DT-8.8")
    return Refusal("not-now", clause)


def _why_not_this(state: DiceTownState, seat: int, kind: int, action: int, frame: int) -> Refusal:
    argument = actions.argument_of(action)
    if kind == actions.KEEP:
        return _why_not_keep(state, seat, argument, kind_of(frame) == kinds.TRIM)
    if kind == actions.PLAY:
        return _why_not_play(state, seat, argument, frame)
    if kind == actions.TURN:
        if not cards.holds(state.hands[seat], cards.CHEATER):
            return Refusal("no-card", "DT-9.2", {"card": "cheater"})
        if old_face(argument) == new_face(argument):
            return Refusal("same-face", "DT-9.7")
        return Refusal("not-fresh", "DT-9.13", {"face": COMPONENTS.faces[old_face(argument)]})
    if kind in (actions.DOLLARS, actions.NUGGETS, actions.ADD):
        return _why_not_offer(state, seat, kind, argument)
    if kind == actions.ROB:
        return Refusal("own-cards" if argument == seat else "no-cards", "DT-7.5" if argument == seat else "DT-7.5b")
    if kind == actions.GRAB:
        return Refusal("wrong-number", "DT-7.5a")
    if kind == actions.JOE:
        return Refusal("no-money", "DT-9.16")
    if kind == actions.MORE:
        return Refusal("asked-once", "DT-8.5")
    if kind == actions.FAVOUR:
        return Refusal("not-tied", "DT-8.1")
    if kind == actions.CONSOLE:
        return _why_not_console(state, seat, argument)
    if kind == actions.PLAN:
        return Refusal("no-such-plan", "DT-16.8")
    return Refusal("not-there", BELONGS[kind][1])


def _why_not_keep(state: DiceTownState, seat: int, kept: int, trimming: bool) -> Refusal:
    if state.keeps[seat] != NONE and not trimming:
        return Refusal("committed", "DT-5.8")
    source = state.keeps[seat] if trimming and state.keeps[seat] != 0 else state.rolls[seat]
    for face in range(dice.FACES):
        if dice.count(kept, face) > dice.count(source, face):
            return Refusal("not-rolled", "DT-5.2", {"face": COMPONENTS.faces[face]})
    if trimming:
        return Refusal("trim", "DT-5.10", {"dice": state.dollars[seat] + 1})
    price = dice.PRICE[dice.number_of(kept)]
    return Refusal("too-dear", "DT-5.7", {"price": price, "dollars": state.dollars[seat]})


def _why_not_play(state: DiceTownState, seat: int, card: int, frame: int) -> Refusal:
    told: Arguments = {"card": cards.KIND_NAMES[card]}
    wanted = {int(kinds.QUICK_DRAW): int(cards.QUICK_DRAW), int(kinds.WANTED): int(cards.WANTED)}
    asked = wanted.get(kind_of(frame), argument_of(frame))
    if card != asked:
        return Refusal("other-window", cards.KIND_CLAUSES[card] if card < cards.ACTION_KINDS else "DT-9.21", told)
    return Refusal("no-card", "DT-9.2", told)


def _why_not_offer(state: DiceTownState, seat: int, kind: int, argument: int) -> Refusal:
    if kind == actions.ADD:
        return Refusal("not-yours", "DT-8.4", {"card": cards.KIND_NAMES[argument]})
    is_dollars = kind == actions.DOLLARS
    most = most_dollars(state, seat) if is_dollars else most_nuggets(state, seat)
    least = state.shown_dollars[seat] if is_dollars else state.shown_nuggets[seat]
    if argument > most:
        return Refusal("not-so-much", "DT-8.4", {"most": most})
    if argument < least:
        return Refusal("no-lowering", "DT-8.5", {"least": least})
    return Refusal("not-now", "DT-8.4")


def _why_not_console(state: DiceTownState, seat: int, consolation: int) -> Refusal:
    told: Arguments = {"consolation": CONSOLATION_NAMES[consolation]}
    if not shows(state, seat, consolation):
        return Refusal("no-face", "DT-7.8.1", told)
    return Refusal("no-effect", "DT-7.8.1", told)
