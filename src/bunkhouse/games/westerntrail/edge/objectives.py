"""Objective cards as they are seen: what they need, what is missing, which are met (GW-14.7 to GW-14.9)."""

from bunkhouse.games.westerntrail.edge.view import GoalView
from bunkhouse.games.westerntrail.rules import cards, needs
from bunkhouse.games.westerntrail.rules.goals import goals_of, things
from bunkhouse.games.westerntrail.rules.state import WesternTrailState


def goal_views(state: WesternTrailState, seat: int) -> tuple[GoalView, ...]:
    """The objective area; whether a card is met, as the things are best shared out among all cards of the area."""
    goals = list(goals_of(state, seat, False))
    met = met_goals(goals, needs.guarded(things(state, seat)))
    have = things(state, seat)
    return tuple(goal_view(goal, at in met, have) for at, goal in enumerate(goals))


def herd_goals(state: WesternTrailState, seat: int) -> tuple[GoalView, ...]:
    """Own objective cards in hand, deck and discard pile; each is looked at by itself."""
    have, size = things(state, seat), int(cards.CARDS)
    piles = (state.hands, state.decks, state.discards)
    found = []
    for goal in range(int(cards.OBJECTIVES)):
        for _ in range(sum(pile[seat * size + int(cards.CATTLE) + goal] for pile in piles)):
            found.append(goal_view(goal, is_met(goal, have), have))
    return tuple(found)


def offered_goal(state: WesternTrailState, kind: int, watcher: int) -> GoalView:
    """A card of the display, with what the watcher would still need for it."""
    have = things(state, watcher) if watcher >= 0 else 0
    goal = kind - int(cards.CATTLE)
    return goal_view(goal, is_met(goal, have), have)


def is_met(goal: int, have: int) -> bool:
    return needs.suffice(needs.guarded(have) - cards.GOAL_NEEDS[goal])


def met_goals(goals: list[int], left: int) -> set[int]:
    """The places of the cards that are met in the best sharing out."""
    best: tuple[int, set[int]] = (-1, set())

    def look(at: int, left: int, worth: int, chosen: set[int]) -> None:
        nonlocal best
        if at == len(goals):
            if worth > best[0]:
                best = worth, set(chosen)
            return
        goal = goals[at]
        rest = left - cards.GOAL_NEEDS[goal]
        if needs.suffice(rest):
            look(at + 1, rest, worth + cards.GOAL_POINTS[goal] + cards.GOAL_PENALTY[goal], chosen | {at})
        look(at + 1, left, worth, chosen)

    look(0, left, 0, set())
    return best[1]


def goal_view(goal: int, met: bool, have: int) -> GoalView:
    needed: list[str] = []
    missing: list[str] = []
    for need, name in enumerate(needs.NAMES):
        number, there = needs.number_of(cards.GOAL_NEEDS[goal], need), needs.number_of(have, need)
        needed += [name] * number
        missing += [name] * max(0, number - there)
    return GoalView(
        card=cards.CARD_NAMES[int(cards.CATTLE) + goal],
        needs=tuple(needed),
        points=cards.GOAL_POINTS[goal],
        penalty=cards.GOAL_PENALTY[goal],
        met=met,
        missing=tuple(missing),
    )
