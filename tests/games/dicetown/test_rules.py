"""What no scenario can say: secrecy in every detail, who is asked, bounds, figures of whole games."""

from collections.abc import Sequence

import pytest

from bunkhouse.bots.experts.dicetown import EXPERT
from bunkhouse.bots.search.greedy import best_action
from bunkhouse.core.frames import kind_of
from bunkhouse.core.playout import play_randomly
from bunkhouse.core.random import Random
from bunkhouse.core.seats import CHANCE, NOBODY, SPECTATOR
from bunkhouse.games.dicetown import GAME
from bunkhouse.games.dicetown.edge.arrange import DiceTownPosition, arrange
from bunkhouse.games.dicetown.edge.timeout import timeout_action
from bunkhouse.games.dicetown.rules import cards, kinds
from bunkhouse.games.dicetown.rules.cards import KIND_NAMES
from bunkhouse.games.dicetown.rules.state import DiceTownState

NAMES = ("ann", "bob", "carl")
USUAL = GAME.settle_options({})


def position(**words: object) -> DiceTownState:
    return arrange(NAMES, USUAL, DiceTownPosition(**words))  # type: ignore[arg-type]


def play(state: DiceTownState, *moves: str) -> None:
    for words in moves:
        seat = state.to_act()
        action = GAME.parse(words)
        assert action in list(state.legal_actions(seat)), words
        state.apply(seat, action)


ROLLS = {"ann": "9 9 J Q K", "bob": "10 10 J Q K", "carl": "J J Q K A"}


def test_nobody_sees_under_another_cup() -> None:
    """DT-5.2, DT-5.8, DT-12.1, DT-12.2: others see how many dice there are, and who has committed."""
    state = position(phase="commit", rolls=ROLLS)
    play(state, "keep 9 9")
    mine = GAME.view(state, 0)
    assert mine.cup is not None
    assert (mine.cup.faces, mine.cup.kept) == ("9 9 J Q K", "9 9")
    for watcher in (1, 2, int(SPECTATOR)):
        view = GAME.view(state, watcher)
        assert "9 9" not in repr(view).replace("'", " ")
        assert view.seats[0].committed
        assert not view.seats[1].committed
        assert view.seats[0].under_cup == 5
        assert view.seats[0].fresh == "none"


def test_a_commitment_shows_nothing_but_that_it_was_made() -> None:
    """DT-5.8: so it can be taken back until the reveal: whatever was committed, the others see the same."""
    before = position(phase="commit", rolls=ROLLS)
    for watcher in (1, 2, int(SPECTATOR)):
        views = []
        for action in before.legal_actions(0):
            state = before.clone()
            state.apply(0, action)
            views.append(GAME.view(state, watcher))
        assert len(views) == 24
        assert all(view == views[0] for view in views)


def test_dice_not_kept_are_never_shown() -> None:
    """DT-5.8, DT-12.5"""
    state = position(phase="commit", rolls=ROLLS)
    play(state, "keep 9", "keep J", "keep A")
    assert all(roll == 0 for roll in state.rolls)
    assert [seat.dice for seat in GAME.view(state, 0).seats] == ["9", "J", "A"]


def test_cards_in_hand_are_secret() -> None:
    """DT-9.1, DT-12.2: others know the numbers only; no hand limit."""
    held = [name for name in KIND_NAMES[: int(cards.FIRST_CLAIM_KIND)] if name != "joe"]
    state = position(phase="commit", rolls=ROLLS, hands={"ann": [*held, "claim1"], "bob": ["claim2"]})
    assert len(GAME.view(state, 0).seats[0].cards.known) == len(held) + 1
    for watcher in (1, 2, int(SPECTATOR)):
        hidden = GAME.view(state, watcher).seats[0].cards
        assert (hidden.store, hidden.claims) == (len(held), 1)
        assert "dynamite" not in hidden.known


def asked_along(hands: dict[str, list[str]], moves: Sequence[str]) -> list[str]:
    """Who is asked, and what, as everybody can see it, while these moves are played."""
    rolls = {"ann": "9 9 9 9 9", "bob": "10 10 10 10 K", "carl": "K K K J J"}
    state = position(phase="commit", rolls=rolls, sheriff="ann", bank=5, hands=hands, dollars={"carl": 8})
    seen = []
    for words in moves:
        seen.append(f"{state.pending()} {kind_of(state.stack[-1])}")
        play(state, words)
    return seen


def test_who_is_asked_does_not_tell_who_holds_a_card() -> None:
    """DT-9.6, DT-11.1, DT-11.5, DT-12.5: the same questions to the same seats whatever the hidden cards are."""
    commits = ["keep 9 9 9 9 9", "keep 10 10 10 10 K", "keep K K K J J"]
    moves = [*commits, *["pass"] * 16]
    deals = [
        {"ann": ["equipment_1"], "bob": ["equipment_2"], "carl": ["equipment_3"]},
        {"ann": ["wanted"], "bob": ["marshal"], "carl": ["fifty_fifty"]},
        {"ann": ["quick_draw"], "bob": ["cheater"], "carl": ["elixir"]},
        {"ann": ["dynamite"], "bob": ["corruption"], "carl": ["credit"]},
    ]
    rhythms = [asked_along(hands, moves[: len(commits) + 10]) for hands in deals]
    assert all(rhythm == rhythms[0] for rhythm in rhythms)
    asked = [int(entry.split()[1]) for entry in rhythms[0]]
    for window in (kinds.QUICK_DRAW, kinds.CHEATER, kinds.WINDOW, kinds.REACT):
        assert window in asked


def test_who_certainly_has_no_card_is_not_asked() -> None:
    """DT-11.1: without store cards nobody can react, and everybody sees it."""
    state = position(phase="commit", rolls=ROLLS)
    play(state, "keep 9 9", "keep J", "keep A")
    assert state.to_act() == CHANCE


def test_timeouts() -> None:
    """DT-11.2"""
    state = position(phase="commit", rolls=ROLLS, dice={})
    assert GAME.notation(timeout_action(state, 0)) == "keep 9"
    state = position(phase="commit", dice={"ann": "K"}, rolls={**ROLLS, "ann": "9 J Q K"})
    assert GAME.notation(timeout_action(state, 0)) == "keep K"
    dice = {"ann": "9 9 J J A", "bob": "9 9 10 10 A", "carl": "9 K K K K"}
    state = position(location="mine", sheriff="carl", dice=dice)
    play(state, GAME.notation(timeout_action(state, 0)), GAME.notation(timeout_action(state, 1)))
    assert GAME.notation(timeout_action(state, 2)) == "favour 1"
    state = position(location="doc", sheriff="bob", dice=dice, gained=["bob", "carl"], nuggets={"bob": 1})
    assert GAME.notation(timeout_action(state, 0)) == "doc big_raid"
    hands = {"ann": ["claim1"], "bob": ["claim1", "claim5"]}
    dice = {"ann": "9 9 J J A", "bob": "9 9 10 10 A", "carl": "9 Q Q Q K"}
    state = position(location="saloon", sheriff="bob", dice=dice, hands=hands)
    assert GAME.notation(timeout_action(state, 2)) == "rob 2"


@pytest.mark.parametrize("seats", GAME.seats)
def test_timeouts_play_a_whole_game(seats: int) -> None:
    """DT-11.2, DT-5.19, DT-8.10: the default is always legal, and everything ends."""
    state, random = GAME.new_state(seats), Random("timeouts")
    assert isinstance(state, DiceTownState)
    moves = 0
    while (seat := state.to_act()) != NOBODY:
        action = state.sample_chance(random) if seat == CHANCE else timeout_action(state, seat)
        assert seat == CHANCE or action in list(state.legal_actions(seat))
        state.apply(seat, action)
        moves += 1
    assert moves < GAME.longest
    assert state.round <= 25


def test_the_discard_pile_is_known_as_far_as_it_was_seen() -> None:
    """DT-12.3: played cards, and to the drawer those thrown back."""
    dice = {"ann": "J J 9 9 9", "bob": "9 10 K K A", "carl": "9 10 K K A"}
    state = position(location="store", sheriff="bob", dice=dice)
    play(state, "draw wanted", "draw marshal", "choose wanted")
    assert GAME.view(state, 0).discards == ("marshal",)
    assert GAME.view(state, 1).discards == ()
    assert GAME.view(state, 1).discarded == 1


def test_wealth_can_be_hidden() -> None:
    """DT-16.7"""
    options = GAME.settle_options({"public_wealth": "false"})
    state = arrange(NAMES, options, DiceTownPosition(phase="commit", rolls=ROLLS, nuggets={"bob": 3}))
    view = GAME.view(state, 0)
    assert (view.seats[0].dollars, view.seats[1].dollars, view.seats[1].nuggets) == (8, None, None)
    assert list(state.scores()) == [5, 0, 0]


@pytest.mark.parametrize("seats", GAME.seats)
def test_figures_of_random_games(seats: int) -> None:
    """The plausibility figures of section 18: about 13 to 14 rounds, points as there. DT-10.1, DT-7.7c"""
    rounds, points = 0, 0
    games = 40
    for number in range(games):
        state = GAME.new_state(seats)
        assert isinstance(state, DiceTownState)
        play_randomly(state, Random(f"figures {seats} {number}"))
        rounds += state.round
        points += sum(state.scores())
    assert 12 < rounds / games < 15.5
    assert {2: 50, 3: 36, 4: 28, 5: 23}[seats] < points / games / seats < {2: 70, 3: 50, 4: 40, 5: 34}[seats]


def test_the_outlook_guides_a_greedy_player() -> None:
    """It beats a random player nearly always."""
    wins = 0
    for number in range(4):
        state, random = GAME.new_state(2), Random(f"greedy {number}")
        while (seat := state.to_act()) != NOBODY:
            if seat == CHANCE:
                state.apply(seat, state.sample_chance(random))
            elif seat == number % 2:
                state.apply(seat, best_action(EXPERT.evaluator, state.redeal(seat, random), seat, random))
            else:
                legal = state.legal_actions(seat)
                state.apply(seat, legal[random.below(len(legal))])
        wins += state.ranking()[number % 2] == 1
    assert wins >= 3
