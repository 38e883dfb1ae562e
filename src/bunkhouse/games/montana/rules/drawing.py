"""Drawing one of several kinds of which copies are left: event cards, mountain tiles (MT-16.3, MT-17.2)."""

from mypy_extensions import i64

from bunkhouse.core.vecs import append, vec
from bunkhouse.games.montana.rules import actions


def draws(action: i64, copies: vec[i64]) -> vec[i64]:
    """Every kind that is left, as an action of this sort."""
    choices = vec[i64](capacity=25)
    for kind in range(len(copies)):
        if copies[kind] > 0:
            choices = append(choices, actions.act(action, kind))
    return choices


def copies_left(copies: vec[i64]) -> vec[i64]:
    """How likely each of them is: its copies."""
    left = vec[i64](capacity=25)
    for number in copies:
        if number > 0:
            left = append(left, number)
    return left
