"""Tree search: it finds what is certain, does not peek in simultaneous choices, repeats itself, keeps its tree."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from math import exp

import pytest

from bunkhouse.bots import LEVELS, Advice, Perspective, Reason
from bunkhouse.bots.advice import told_apart
from bunkhouse.bots.experts import expert_of
from bunkhouse.bots.registry import budget_from
from bunkhouse.bots.search.budget import Budget
from bunkhouse.bots.search.evaluator import Evaluator
from bunkhouse.bots.search.judge import Judge
from bunkhouse.bots.search.reasons import reasons_for
from bunkhouse.bots.search.reuse import find_again
from bunkhouse.bots.search.search import Search, Style
from bunkhouse.bots.search.thinking import THOUGHT_OF, Looked, SearchBot, decided, iterations_for, style_of
from bunkhouse.bots.search.value import lead_of, shares
from bunkhouse.core.game import Game
from bunkhouse.core.random import Random
from bunkhouse.core.registry import built_in
from bunkhouse.core.registry import game as game_named
from bunkhouse.core.seats import CHANCE, has
from bunkhouse.core.state import State
from tests.bots.penny import Penny
from tests.toy import PIG, ROLL, STOP

GOLD_RUSH = game_named("goldrush")


def middle(game: Game, seats: int, decisions: int, seed: str = "middle") -> State:
    """A position with a choice, after so many random decisions."""
    state, random = game.new_state(seats), Random(seed)
    while True:
        seat = state.to_act()
        if seat == CHANCE:
            state.apply(CHANCE, state.sample_chance(random))
            continue
        legal = state.legal_actions(seat)
        if decisions <= 0 and len(legal) > 1:
            return state
        state.apply(seat, legal[random.below(len(legal))])
        decisions -= 1


def pig(totals: list[int], turn: int) -> State:
    data = {"facts": [len(totals), 0, turn], "stack": list(middle(PIG, len(totals), 0).stack), "totals": totals}
    return PIG.from_data(data)


@pytest.mark.parametrize(("totals", "turn", "right"), [([15, 10], 5, STOP), ([0, 19], 1, ROLL), ([0, 19, 19], 2, ROLL)])
def test_it_takes_a_certain_victory_and_dares_when_it_must(totals: list[int], turn: int, right: int) -> None:
    state = pig(totals, turn)
    search = Search(state, 0, Random("pig"), Style(), Evaluator(), Judge())
    search.run(600, 0.0)
    assert search.root.actions[search.root.best()] == right


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_sees_a_simultaneous_choice(seat: int) -> None:
    """The value of matching pennies is a half for either seat, whoever is asked first."""
    search = Search(Penny().new_state(2), seat, Random("penny"), Style(), Evaluator(), Judge())
    search.run(800, 0.0)
    node = decided(search)
    assert node.visits == 800
    assert node.total / float(node.visits) == pytest.approx(0.5, abs=0.08)
    assert min(node.counts) > 200


@pytest.mark.parametrize("game", built_in(), ids=lambda game: game.id)
def test_shares_are_one_victory(game: Game) -> None:
    for seats in game.seats:
        state, random = middle(game, seats, 9), Random("end")
        assert 0.9 < sum(shares(expert_of(game).evaluator, state)) < 1.1
        assert all(0 < share < 1 for share in shares(expert_of(game).evaluator, state))
        while not state.is_over():
            seat = state.to_act()
            legal = state.legal_actions(seat)
            state.apply(seat, state.sample_chance(random) if seat == CHANCE else legal[random.below(len(legal))])
        best = max(range(seats), key=lambda seat: shares(expert_of(game).evaluator, state)[seat])
        assert state.ranking()[best] == 1


@pytest.mark.parametrize("game", built_in(), ids=lambda game: game.id)
def test_a_search_leaves_the_position_alone_and_repeats_itself(game: Game) -> None:
    for seats in (game.seats[0], game.seats[-1]):
        state = middle(game, seats, 12)
        seat, before, expert = state.to_act(), state.to_data(), expert_of(game)
        looked = []
        for _ in range(2):
            style, judge = Style(**expert.searching), (expert.judge or Judge)()
            search = Search(state.clone(), seat, Random("again"), style, expert.evaluator, judge)
            search.run(40, 0.0)
            looked.append((list(decided(search).actions), list(decided(search).counts)))
        assert looked[0] == looked[1]
        assert state.to_data() == before
        assert set(looked[0][0]) == set(state.legal_actions(seat))
        assert 39 <= sum(looked[0][1]) <= 40  # the first iteration may only open the root


def test_the_tree_is_kept_within_a_turn() -> None:
    game = game_named("goldrush")
    state = middle(game, 2, 20)
    seat = state.to_act()
    assert len(state.legal_actions(seat)) > 2
    bot = SearchBot("keeper", Budget(iterations=60))
    action = bot.choose(Perspective(game, state, seat, Random("one")))
    state.apply(seat, action)
    assert state.to_act() == seat, "the seed has been chosen so that an action follows"
    seen = Perspective(game, state, seat, Random("two"))
    assert bot._search is not None
    found = find_again(bot._search, action, seen)
    assert found is not None
    assert found.visits > 5
    assert set(found.actions) == set(seen.legal_actions())
    other = middle(game, 2, 30, "another game")
    assert find_again(bot._search, action, Perspective(game, other, seat, Random("three"))) is None


def test_among_many_a_level_looks_more_often() -> None:
    """Where others have their turns in between, one look at the own next turn says less."""
    level, game = LEVELS["foreman"], game_named("goldrush")
    alone, crowded = (iterations_for(level, style_of(game, level), seats) for seats in (2, 5))
    assert crowded == 4 * alone
    plain = budget_from("iterations=70")
    assert [iterations_for(plain, style_of(game, plain), seats) for seats in (2, 5)] == [70, 70], (
        "what is said is meant"
    )


@pytest.mark.parametrize("lead", [-60.0, 0.0, 60.0])
def test_who_errs_errs_alike_at_any_lead(lead: float) -> None:
    """Three points make the same difference far ahead, far behind and in between; many bad choices do not add up."""
    bot = SearchBot("careless", Budget(iterations=1))
    worths = [lead, lead - 3.0, *([lead - 20.0] * 60)]
    looked = [Looked(action, 0, 1 / (1 + exp(-worth / 14)), worth) for action, worth in enumerate(worths)]
    picked = Counter(bot._pick(looked, 0.24, 0.0).action for _ in range(600))
    assert 350 < picked[0] < 480
    assert 120 < picked[1] < 240
    assert len(picked) <= THOUGHT_OF


@pytest.mark.parametrize(("name", "may_slip"), [("dicetown", True), ("goldrush", False)])
def test_a_foreman_slips_where_an_expert_would_not(name: str, may_slip: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Few iterations make nobody weaker who asks an expert, so the levels below the best err there."""
    picked: list[float] = []

    def pick(self: SearchBot, looked: Sequence[Looked], temperature: float, softness: float) -> Looked:
        picked.append(temperature)
        return looked[0]

    monkeypatch.setattr(SearchBot, "_pick", pick)
    game = game_named(name)
    state = middle(game, 2, 12)
    bot = SearchBot("foreman", replace(LEVELS["foreman"], seconds=0.0, iterations=20))
    bot.choose(Perspective(game, state, state.to_act(), Random("eyes")))
    assert (picked[0] > 0) == may_slip


@pytest.mark.parametrize("game", built_in(), ids=lambda game: game.id)
def test_leaves_can_be_played_at_random_to_the_end(game: Game) -> None:
    """What the evaluator is measured against: every leaf is a finished game, won by somebody."""
    state = middle(game, game.seats[0], 12)
    search = Search(state, state.to_act(), Random("blind"), Style(blind=1), expert_of(game).evaluator, Judge())
    search.run(12, 0.0)
    assert search.leaf.is_over()
    assert not state.is_over()


def test_the_lead_is_that_of_the_position_judged() -> None:
    """PlayedGame on to the end of the own next turn, an advantage there counts, in the share and in the lead."""
    state, evaluator = middle(GOLD_RUSH, 2, 20), expert_of(GOLD_RUSH).evaluator
    search = Search(state, state.to_act(), Random("lead"), Style(onward=1), evaluator, Judge())
    search.run(1, 0.0)
    search.run(1, 0.0)
    edge = search.root.best()
    assert search.root.counts[edge] == 1
    assert search.root.leads[edge] == pytest.approx(lead_of(evaluator.outlooks(search.leaf), search.seat) / 100)


def test_time_ends_a_search() -> None:
    state = middle(game_named("goldrush"), 2, 20)
    search = Search(state, state.to_act(), Random("clock"), Style(), Evaluator(), Judge())
    search.run(1_000_000, 0.05)
    assert 16 <= search.iterations < 100_000


def test_advice_names_features_of_the_game() -> None:
    game = game_named("goldrush")
    state = middle(game, 2, 20)
    seat = state.to_act()
    bot = SearchBot("adviser", replace(LEVELS["foreman"], seconds=0.0, iterations=60))
    advice = bot.ranked(Perspective(game, state, seat, Random("eyes")))
    assert [one.visits for one in advice] == sorted((one.visits for one in advice), reverse=True)
    assert {one.action for one in advice} <= set(state.legal_actions(seat))
    assert all(0 < one.share < 1 for one in advice)
    named = {reason.name for one in advice for reason in one.reasons}
    assert named
    assert named <= {f"feature-{name}" for name in expert_of(game).features}


def test_advice_goes_on_to_the_end_of_the_turn() -> None:
    """A tile alone says little: the figure belongs to it."""
    game = game_named("goldrush")
    state = middle(game, 2, 20)
    seat = state.to_act()
    bot = SearchBot("adviser", Budget(iterations=60))
    best = bot.ranked(Perspective(game, state, seat, Random("eyes")))[0]
    assert best.line[0] == best.action
    assert len(best.line) == 2
    for action in best.line:
        assert action in list(state.legal_actions(seat))
        state.apply(seat, action)
    assert not has(state.pending(), seat)


def test_games_without_features_give_reasons_by_their_score_sheet() -> None:
    state = pig([10, 10], turn=12)
    rolled, stopped = reasons_for(PIG, state, int(state.to_act()), [[ROLL], [STOP]])
    assert rolled == ()
    assert stopped == (Reason("points-total", 12.0),)


def test_what_nearly_every_choice_costs_is_no_reason() -> None:
    """A turn is over after each of the lines, but for one that ends in the middle of it."""
    game = game_named("goldrush")
    state = middle(game, 2, 20)
    seat = state.to_act()
    bot = SearchBot("adviser", Budget(iterations=60))
    lines = [one.line for one in bot.ranked(Perspective(game, state, seat, Random("eyes")), 3)]
    assert all(len(line) == 2 for line in lines), "the seed has been chosen so that a figure follows each tile"
    for told in (reasons_for(game, state, seat, lines), reasons_for(game, state, seat, [*lines, lines[0][:1]])):
        assert any(told)
        assert all(reason.name != "feature-turns" for reasons in told for reason in reasons)
    alone = reasons_for(game, state, seat, lines[:1])[0]
    assert "feature-turns" in {reason.name for reason in alone}, "with nothing to compare it with it is told"


def test_choices_that_come_to_the_same_are_told_once() -> None:
    def advice(action: int, share: float, lead: float, *names: str) -> Advice:
        return Advice(action, share, lead, 9, tuple(Reason(name, 1.0) for name in names))

    ranked = [
        advice(1, 0.60, 3.0, "feature-tracks"),
        advice(2, 0.60, 2.9, "feature-tracks"),  # the same, turned another way
        advice(3, 0.59, 2.9, "feature-cities"),  # as good, for another reason
        advice(4, 0.40, -1.0, "feature-tracks"),  # for the same reason, but worse
        advice(5, 0.39, -1.0),
        advice(6, 0.39, -1.0),  # nothing is known of why, so they may be different
    ]
    assert [one.action for one in told_apart(ranked, 9)] == [1, 3, 4, 5, 6]
    assert [one.action for one in told_apart(ranked, 2)] == [1, 3]


def test_several_processes_are_added_up() -> None:
    game = game_named("goldrush")
    state = middle(game, 2, 20)
    seat = state.to_act()
    bot = SearchBot("many", Budget(iterations=40, processes=2, style={"effort": 1.0}))
    try:
        looked = bot._look(Perspective(game, state, seat, Random("eyes")))
    finally:
        bot.close()
    assert 38 <= sum(one.visits for one in looked) <= 40
    assert {one.action for one in looked} == set(state.legal_actions(seat))
