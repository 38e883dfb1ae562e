"""Objective cards as they are seen: what they need, what is missing, which are met (GW-14.7 to GW-14.9)."""

from bunkhouse.games.westerntrail.edge.names import named, pile_of
from bunkhouse.games.westerntrail.edge.view_structs import GoalView
from bunkhouse.games.westerntrail.rules import cards, needs
from bunkhouse.games.westerntrail.rules.goals import goals_of, things
from bunkhouse.games.westerntrail.rules.state import WesternTrailState

CATTLE = int(cards.CATTLE)
NEEDS = [[int(needs.number_of(packed, need)) for need in range(int(needs.NEEDS))] for packed in cards.GOAL_NEEDS]
"""Objective -> how many it needs of each thing."""

NEED_NAMES = [named(numbers, needs.NAMES) for numbers in NEEDS]
WORTH = [points + penalty for points, penalty in zip(cards.GOAL_POINTS, cards.GOAL_PENALTY)]
"""Objective -> what it makes to have met it."""


def goal_views(state: WesternTrailState, seat: int, have: int) -> tuple[GoalView, ...]:
    """The objective area; whether a card is met, as the things are best shared out among all cards of the area."""
    goals = list(goals_of(state, seat, False))
    met = met_goals(goals, needs.guarded(have))
    return tuple(goal_view(goal, at in met, have) for at, goal in enumerate(goals))


def herd_goals(state: WesternTrailState, seat: int, have: int) -> tuple[GoalView, ...]:
    """Own objective cards in hand, deck and discard pile; each is looked at by itself."""
    piles = (pile_of(pile, seat)[CATTLE:] for pile in (state.hands, state.decks, state.discards))
    return tuple(
        goal_view(goal, is_met(goal, have), have)
        for goal, number in enumerate(map(sum, zip(*piles)))
        for _ in range(number)
    )


def offered_goals(state: WesternTrailState, watcher: int) -> tuple[GoalView, ...]:
    """The cards of the display, with what the watcher would still need for them."""
    have = int(things(state, watcher)) if watcher >= 0 else 0
    goals = [kind - CATTLE for kind in sorted(state.display)]
    return tuple(goal_view(goal, is_met(goal, have), have) for goal in goals)


def is_met(goal: int, have: int) -> bool:
    return needs.suffice(needs.guarded(have) - cards.GOAL_NEEDS[goal])


def met_goals(goals: list[int], left: int) -> set[int]:
    """The places of the cards that are met in the best sharing out."""
    best: tuple[int, set[int]] = (-1, set())

    def look(at: int, left: int, worth: int, chosen: set[int]) -> None:
        nonlocal best
        if worth + sum(WORTH[goal] for goal in goals[at:]) <= best[0]:
            return
        if at == len(goals):
            best = worth, chosen
            return
        rest = left - cards.GOAL_NEEDS[goals[at]]
        if needs.suffice(rest):
            look(at + 1, rest, worth + WORTH[goals[at]], chosen | {at})
        look(at + 1, left, worth, chosen)

    look(0, left, 0, set())
    return best[1]


def goal_view(goal: int, met: bool, have: int) -> GoalView:
    short = [number and max(0, number - needs.number_of(have, need)) for need, number in enumerate(NEEDS[goal])]
    return GoalView(
        card=cards.CARD_NAMES[CATTLE + goal],
        needs=NEED_NAMES[goal],
        points=cards.GOAL_POINTS[goal],
        penalty=cards.GOAL_PENALTY[goal],
        met=met,
        missing=named(short, needs.NAMES),
    )
