"""The gambler: its odds are exact, its choices sensible, it is fair, plays by any options, and is strong."""

from fractions import Fraction
from itertools import combinations, permutations, product
from statistics import mean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from mypy_extensions import i64

from bunkhouse.bots import Perspective, bot_names, make_bot, usual_bot
from bunkhouse.bots.experts.dicetown import odds
from bunkhouse.bots.experts.dicetown.decide import decide
from bunkhouse.bots.experts.dicetown.judge import DiceTownJudge
from bunkhouse.bots.experts.dicetown.worth import Worth, best_of, card_worth
from bunkhouse.bots.measure.games import PlayedGame, play_game
from bunkhouse.core.random import Random
from bunkhouse.core.seats import CHANCE, has
from bunkhouse.core.vecs import vec
from bunkhouse.core.words import Mistake
from bunkhouse.games.dicetown import GAME
from bunkhouse.games.dicetown.edge.arrange import DiceTownPosition, arrange
from bunkhouse.games.dicetown.edge.choices import dice_named
from bunkhouse.games.dicetown.rules import cards, dice
from bunkhouse.games.dicetown.rules.state import DiceTownState
from bunkhouse.play.laws import covering

ONE = int(odds.ONE)
HAND_VALUES = vec[i64]([number * number * 37 % 5003 for number in range(252)])
SET_VALUES = vec[i64]([number * 7919 % 4001 for number in range(462)])
PRICES = vec[i64]([300, 0, 300, 600, 900, 1200])


def rolls(number: int) -> list[tuple[int, ...]]:
    """Every way in which so many dice can fall, one after another: 7776 for five."""
    return list(product(range(6), repeat=number))


def packed(faces: tuple[int, ...]) -> int:
    return sum(dice.die(face) for face in faces)


# The tables, against counting everything


@pytest.mark.parametrize("aside", ["none", "9", "K K", "9 J A", "Q Q Q Q", "9 9 10 J A"])
def test_the_last_roll_is_expected_exactly(aside: str) -> None:
    """DT-5.12, DT-5.13"""
    own = dice_named(aside)
    missing = 5 - int(dice.number_of(own))
    total = sum(HAND_VALUES[odds.NUMBER[own + packed(faces)] - int(odds.FIRST_HAND)] for faces in rolls(missing))
    assert odds.after_last_roll(HAND_VALUES)[odds.NUMBER[own]] == total // 6**missing


@pytest.mark.parametrize("aside", ["none", "A", "9 K", "J J J", "9 10 Q K"])
@pytest.mark.parametrize("money", [0, 2, 4])
def test_the_best_dice_of_every_roll_are_kept(aside: str, money: int) -> None:
    """DT-5.3 to DT-5.7: against every subset of every roll."""
    own = dice_named(aside)
    missing = 5 - int(dice.number_of(own))
    layers = vec[i64]([0 if price <= money else -1 for price in dice.PRICE])

    def best(faces: tuple[int, ...]) -> int:
        return max(
            SET_VALUES[odds.NUMBER[own + packed(kept)]] - PRICES[number]
            for number in range(missing + 1)
            if dice.PRICE[number] <= money
            for kept in combinations(faces, number)
        )

    by_faces = {faces: best(faces) for faces in {tuple(sorted(faces)) for faces in rolls(missing)}}
    total = sum(by_faces[tuple(sorted(faces))] for faces in rolls(missing))
    assert odds.before_roll(SET_VALUES, layers, PRICES)[odds.NUMBER[own]] == total // 6**missing


def test_money_left_leads_to_its_own_layer() -> None:
    """DT-5.6: who keeps two dice has a dollar less for what follows."""
    poor, rich = [0] * 462, [1000] * 462
    layers = vec[i64]([-1, 462, 0, -1, -1, -1])
    assert odds.before_roll(vec[i64](poor + rich), layers, vec[i64]([0] * 6))[0] == 1000
    assert odds.before_roll(vec[i64](rich + poor), layers, vec[i64]([0] * 6))[0] == 1000


@pytest.mark.parametrize("aside", ["K K", "9 9 J", "10 J Q K"])
@pytest.mark.parametrize("keen", [0, 9, 16])
def test_a_rivals_reveal_is_the_model_counted_out(aside: str, keen: int) -> None:
    own = dice_named(aside)
    missing = 5 - int(dice.number_of(own))
    wanted: dict[int, Fraction] = {}
    orders = [sorted(order, key=lambda face: -dice.count(own, face)) for order in permutations(range(6))]
    for faces in rolls(missing):
        for order in orders:
            face = next(face for face in order if face in faces)
            for number, part in ((1, 16 - keen), (faces.count(face), keen)):
                kept = odds.NUMBER[own + dice.dice_of(number, face)]
                wanted[kept] = wanted.get(kept, Fraction()) + Fraction(part, 16 * len(orders) * 6**missing)
    found = odds.cup_after(odds.NUMBER[own], 1, keen).sets
    for number in range(462):
        assert found[number] / ONE == pytest.approx(float(wanted.get(number, 0)), abs=1e-6)


@pytest.mark.parametrize("reveals", range(6))
def test_chances_of_a_cup_are_whole(reveals: int) -> None:
    cup = odds.cup_after(0, reveals, 9)
    assert sum(cup.sets) == pytest.approx(ONE, rel=1e-5)
    assert sum(cup.hands) == pytest.approx(ONE, rel=1e-5)
    assert (int(cup.finished) > ONE * 0.999) == (reveals == 5)
    for face in range(6):
        fewer = [cup.fewer[face * 7 + number] for number in range(7)]
        assert fewer == sorted(fewer)
        assert fewer[0] == 0
        assert fewer[6] == pytest.approx(ONE, rel=1e-5)


def test_ranks_follow_the_hands() -> None:
    """DT-6.7: 252 strengths; the classes as often as the check table of DT-6.9 says."""
    assert sorted(odds.RANK) == list(range(252))
    best = odds.NUMBER[dice_named("A A A A A")] - int(odds.FIRST_HAND)
    weakest = odds.NUMBER[dice_named("9 10 J Q A")] - int(odds.FIRST_HAND)
    assert (odds.RANK[weakest], odds.RANK[best]) == (0, 251)
    unkept = odds.cup_after(0, 0, 0)
    straights = [odds.NUMBER[dice_named(faces)] for faces in ("9 10 J Q K", "10 J Q K A")]
    assert sum(unkept.hands[number - int(odds.FIRST_HAND)] for number in straights) == pytest.approx(ONE * 240 / 7776)
    assert len(set(odds.PLAIN_RANK)) < 252


@given(
    some.lists(some.integers(0, 5000), max_size=6), some.lists(some.integers(0, 5000), max_size=6), some.data()
)  # fmt: skip
def test_the_best_of_cards_drawn_blindly(store: list[int], claims: list[int], data: some.DataObject) -> None:
    """DT-7.4, DT-7.5a"""
    of_store = data.draw(some.integers(0, min(3, len(store))))
    of_claims = data.draw(some.integers(0, min(2, len(claims))))
    best = [
        max((*some_store, *some_claims), default=0)
        for some_store in combinations(store, of_store)
        for some_claims in combinations(claims, of_claims)
    ]
    found = best_of(vec[i64](store), of_store, vec[i64](claims), of_claims)
    assert found == pytest.approx(mean(best), abs=len(set(best)) + 1)


# Sensible choices

NAMES = ("ann", "bob", "carl")
NOTHING = {"bob": "9 10 J Q A", "carl": "9 10 J Q A"}


def position(**words: object) -> DiceTownState:
    return arrange(NAMES, GAME.settle_options({}), DiceTownPosition(**words))  # type: ignore[arg-type]


def chosen(state: DiceTownState, seat: int = 0) -> str:
    return GAME.notation(decide(state, seat))


def until(state: DiceTownState, kind: str, seat: int) -> DiceTownState:
    """Let everybody pass (or do the first thing) until the seat is asked this."""
    while not has(state.pending(), seat) or (asked := GAME.decision(state, seat)) is None or asked.kind != kind:
        acting = state.to_act()
        assert acting != CHANCE
        state.apply(acting, state.legal_actions(acting)[0])
    return state


def committing(**words: object) -> DiceTownState:
    rolled = {"bob": "9 10 J Q K", "carl": "9 10 J Q K", **dict(words.pop("rolls", {}))}  # type: ignore[call-overload]
    return position(phase="commit", rolls=rolled, **words)


def test_aces_are_paid_for_when_the_row_is_rich() -> None:
    row = ["claim5", "claim5", "claim5"]
    assert chosen(committing(row=row, rolls={"ann": "A A A A 9"})) in ("keep A A A", "keep A A A A")


def test_who_has_no_money_keeps_a_die_that_helps() -> None:
    """The queens decide about the hand of a rich rival; once they are safe, the tens."""
    dice_shown = {"ann": "Q Q K", "bob": "Q Q", "carl": "9 J"}
    words = {"dollars": {"ann": 0, "bob": 16}, "hands": {"bob": ["claim5", "claim4", "claim5"]}, "bank": 3}
    under = {"ann": "10 Q", "bob": "9 10 J", "carl": "9 10 J"}
    assert chosen(committing(dice=dice_shown, rolls=under, **words)) == "keep Q"
    safe = {**dice_shown, "ann": "Q Q Q", "bob": "9 9"}
    assert chosen(committing(dice=safe, rolls=under, **words)) == "keep 10"


def test_dice_follow_the_money_in_the_bank() -> None:
    """The same roll, once with a full bank, once with a rich row of claims."""
    tens = chosen(committing(bank=20, mine=3, row=["claim1"], rolls={"ann": "10 10 A A J"}))
    aces = chosen(committing(bank=0, row=["claim5", "claim5", "claim5"], rolls={"ann": "10 10 A A J"}))
    assert "10" in tens
    assert "A" in aces
    assert "10" not in aces


def test_nothing_is_paid_for_what_is_won_already() -> None:
    state = committing(
        row=["claim5", "claim5", "claim5"], dice={"ann": "A A A", "bob": "9 J", "carl": "9 J"},
        rolls={"ann": "A A", "bob": "9 10 J", "carl": "9 10 J"},
    )  # fmt: skip
    assert chosen(state) == "keep A"


def revealed(fresh: str, hand: list[str], **words: object) -> DiceTownState:
    state = committing(rolls={"ann": fresh}, hands={"ann": hand}, sheriff="carl", **words)
    for seat, choice in enumerate((f"keep {fresh}", "keep 9", "keep 9")):
        action = GAME.parse(choice)
        assert action in list(state.legal_actions(seat))
        state.apply(seat, action)
    return state


def test_quick_draw_saves_four_dollars() -> None:
    assert chosen(revealed("A A A A 9", ["quick_draw"])) == "play quick_draw"


def test_a_cheater_turns_a_die_where_the_money_is() -> None:
    rich = revealed("9 J J Q K", ["cheater"], bank=24)
    assert chosen(until(rich, "cheater", 0)).endswith(">10")
    poor = revealed("A A A A 9", ["cheater"], bank=0)
    assert chosen(until(poor, "cheater", 0)) == "pass"


def town(location: str, ann: str, **words: object) -> DiceTownState:
    return position(location=location, dice={"ann": ann, **NOTHING}, **words)


def test_dynamite_waits_for_many_nines() -> None:
    hands = {"ann": ["dynamite"]}
    assert chosen(town("mine", "9 9 9 9 K", hands=hands)) == "play dynamite"
    last = town("mine", "9 9 J Q K", hands=hands, mine=4)
    assert chosen(last) == "play dynamite"


def test_a_big_loot_is_halved() -> None:
    shown = {"ann": "9 J Q K A", "bob": "10 10 J Q K", "carl": "9 J Q K A"}
    rich = position(location="bank", dice=shown, bank=12, hands={"ann": ["fifty_fifty"]})
    assert chosen(rich) == "play fifty_fifty"
    poor = position(location="bank", dice=shown, bank=2, hands={"ann": ["fifty_fifty"]})
    assert chosen(poor) == "pass"


def test_the_best_equipment_is_kept() -> None:
    state = town("store", "J J J K K", deck=["equipment_1", "equipment_8", "wanted"])
    while state.to_act() == CHANCE:
        state.apply(CHANCE, state.legal_actions(CHANCE)[0])
    assert chosen(state) == "choose equipment_8"


def test_the_thief_goes_where_the_claims_are() -> None:
    state = town("saloon", "Q Q Q K K", hands={"bob": ["claim1"], "carl": ["claim5", "claim5", "claim4", "wanted"]})
    assert chosen(state) == "rob 3"


def test_marshal_keeps_the_own_badge_at_the_end() -> None:
    state = position(
        location="sheriff", dice={"ann": "9 J Q A A", "bob": "K K K 9 9", "carl": "9 10 J Q A"}, sheriff="ann",
        hands={"ann": ["marshal"]}, row=["claim1"], pile=[],
    )  # fmt: skip
    assert chosen(state) == "play marshal"
    other = position(
        location="sheriff", dice={"ann": "K K K 9 9", "bob": "9 J Q A A", "carl": "9 10 J Q A"}, sheriff="bob",
        hands={"ann": ["marshal"]}, row=["claim1"], pile=[],
    )  # fmt: skip
    assert chosen(other) == "pass"


def test_corruption_is_played_at_the_town_hall() -> None:
    assert chosen(town("hall", "A A A 9 9", hands={"ann": ["corruption"]})) == "play corruption"


def test_wanted_saves_the_own_money() -> None:
    state = position(
        location="bank", dice={"ann": "10 10 10 K K", "bob": "9 J Q K A", "carl": "9 J Q K A"}, bank=16,
        hands={"ann": ["wanted"], "bob": ["fifty_fifty"]},
    )  # fmt: skip
    state.apply(1, GAME.parse("play fifty_fifty"))
    state.apply(2, GAME.parse("pass"))
    assert chosen(state) == "play wanted"


def test_the_doc_raids_what_there_is() -> None:
    words = {"gained": ["bob", "carl"], "hands": {"ann": ["claim1"]}, "mine": 2}
    assert (
        chosen(town("doc", "9 9 J K A", nuggets={"bob": 3, "carl": 3}, dollars={"bob": 0}, **words)) == "doc big_raid"
    )
    assert chosen(town("doc", "9 9 J K A", nuggets={"bob": 3}, **words)) == "doc small_raid"


def test_the_best_claims_are_fenced() -> None:
    state = town("doc", "9 9 10 10 10", gained=["bob", "carl"], hands={"ann": ["claim1", "claim4", "claim5"]})
    state.apply(0, GAME.parse("doc fence"))
    assert chosen(state) == "wire claim5"


TIE = {"ann": "10 10 J Q K", "bob": "10 10 J Q A", "carl": "9 J Q K A"}


def test_a_sheriff_in_the_tie_wins_it() -> None:
    state = position(location="bank", dice=TIE, bank=10, sheriff="ann", hands={"ann": ["claim1"]})
    state = until(state, "decide", 0)
    assert chosen(state) == "favour 1"


def test_a_sheriff_outside_asks_for_more_and_takes_the_better_offer() -> None:
    state = position(location="bank", dice=TIE, bank=12, sheriff="carl")
    for seat, dollars in ((0, 1), (1, 4)):
        state.apply(seat, GAME.parse(f"dollars {dollars}"))
    assert chosen(state, 2) == "more"
    state.apply(2, GAME.parse("more"))
    for seat, dollars in ((0, 1), (1, 4)):
        state.apply(seat, GAME.parse(f"dollars {dollars}"))
    assert chosen(state, 2) == "favour 2"
    state.apply(2, GAME.parse("favour 2"))
    assert chosen(state, 2) == "take"


def test_offers_are_made_where_they_can_help() -> None:
    """Something to a Sheriff outside the tie, more when outbid, never too much; nothing for nothing."""
    state = position(location="bank", dice=TIE, bank=12, sheriff="carl")
    first = int(chosen(state).split()[1])
    assert 1 <= first <= 4
    state.apply(0, GAME.parse(f"dollars {first}"))
    state.apply(1, GAME.parse(f"dollars {first + 1}"))
    state.apply(2, GAME.parse("more"))
    assert int(chosen(state).split()[1]) == first + 2
    tied_sheriff = position(location="bank", dice=TIE, bank=12, sheriff="bob")
    assert chosen(tied_sheriff) == "dollars 0"


def test_nobody_else_wins_a_final_tie() -> None:
    state = position(phase="end", mine=0, sheriff="ann", nuggets={"ann": 10, "bob": 15}, row=[], pile=[])
    assert GAME.decision(state, 0) is not None
    assert chosen(state) == "winner 1"


def among_two(**words: object) -> Worth:
    rolled = {"ann": "9 10 J Q K", "bob": "9 10 J Q K"}
    written = DiceTownPosition(phase="commit", rolls=rolled, **words)  # type: ignore[arg-type]
    return Worth(arrange(("ann", "bob"), GAME.settle_options({}), written), 0)


def test_in_a_last_round_among_two_things_are_worth_their_points() -> None:
    """DT-7.7c, DT-10.1, DT-10.2: each round takes a claim at least, so with one left there is no round to come."""
    last = among_two(row=["claim4"], pile=[])
    assert (last.dollar, last.badge) == (500, 5000)
    assert card_worth(last, cards.KIND_NAMES.index("claim4")) == 4000
    assert card_worth(last, cards.KIND_NAMES.index("equipment_8")) == 8000
    assert card_worth(last, int(cards.THE_GIRLS)) == 0


def test_among_two_money_and_cards_are_worth_more_with_rounds_to_come() -> None:
    """Money buys dice; thieves take the best card, so a good one is worth less than printed, and a poor one more."""
    first, nearly_last = among_two(), among_two(row=["claim4", "claim1", "claim1"], pile=[])
    assert first.dollar > nearly_last.dollar > 500
    assert card_worth(first, int(cards.THE_GIRLS)) > card_worth(nearly_last, int(cards.THE_GIRLS)) > 0
    best, poorest = cards.KIND_NAMES.index("equipment_8"), cards.KIND_NAMES.index("claim1")
    assert card_worth(first, best) < card_worth(nearly_last, best) < 8000
    assert card_worth(first, poorest) > card_worth(nearly_last, poorest) > 1000


# Fair, legal, strong


def test_it_is_known_to_its_game_alone() -> None:
    assert bot_names("dicetown")[0] == usual_bot("dicetown") == "gambler"
    assert "gambler" not in bot_names("goldrush")
    assert usual_bot("goldrush") in bot_names("goldrush")
    with pytest.raises(Mistake, match="unknown-bot"):
        make_bot("gambler", "1", "goldrush")


@settings(max_examples=8, deadline=None)
@given(some.integers(2, 5), some.integers(0, 10**9), some.sampled_from(covering(GAME)))
def test_it_decides_by_what_its_seat_knows(seats: int, seed: int, options: dict[str, str]) -> None:
    """Dealt anew, a position looks the same to the seat; so the decision is the same."""
    state = GAME.new_state(seats, options)
    random = Random(f"fair {seed}")
    bot = make_bot("gambler", "fair", "dicetown")
    for number in range(200):
        seat = int(state.to_act())
        if state.is_over():
            break
        if seat == CHANCE:
            state.apply(CHANCE, state.sample_chance(random))
            continue
        legal = list(state.legal_actions(seat))
        if len(legal) > 1 and number % 7 == 0:
            looks = [Perspective(GAME, state.redeal(seat, Random(f"deal {deal}")), seat, random) for deal in range(2)]
            assert looks[0].view() == looks[1].view()
            first, second = (bot.choose(seen) for seen in looks)
            assert first == second
            assert first in legal
        state.apply(seat, legal[random.below(len(legal))])


@pytest.mark.parametrize("number", range(len(covering(GAME))))
def test_it_plays_by_any_options(number: int) -> None:
    """It meets rivals who do anything, and others of its kind."""
    state = GAME.new_state(2 + number % 4, covering(GAME)[number])
    assert isinstance(state, DiceTownState)
    random = Random(f"options {number}")
    for _ in range(300):
        if state.is_over():
            break
        seat = int(state.to_act())
        if seat == CHANCE:
            state.apply(CHANCE, state.sample_chance(random))
            continue
        legal = list(state.legal_actions(seat))
        action = decide(state, seat) if seat == 0 or number % 2 else legal[random.below(len(legal))]
        assert action in legal
        state.apply(seat, action)


def against(other: str, games: int) -> float:
    """Games won of so many, half of them from each seat."""
    won = 0.0
    for number in range(games):
        seat = number % 2
        bots = [other, other]
        bots[seat] = "gambler"
        one: PlayedGame = play_game(GAME, 2, {}, bots, f"strength {number}", check=False)
        assert one.faults == []
        won += one.wins[seat]
    return won


def test_it_beats_a_random_player() -> None:
    assert against("random", 12) >= 10


def test_it_beats_the_greedy_player() -> None:
    assert against("greedy", 10) >= 7


def test_the_trail_boss_takes_its_word() -> None:
    state, random = GAME.new_state(2), Random("word")
    boss = make_bot("trail-boss", "word", "dicetown")
    for _ in range(60):
        seat = int(state.to_act())
        if seat == CHANCE:
            state.apply(CHANCE, state.sample_chance(random))
            continue
        assert isinstance(state, DiceTownState)
        favourite = decide(state, seat)
        assert boss.choose(Perspective(GAME, state, seat, random)) == favourite
        state.apply(seat, favourite)


def test_a_search_knows_its_odds() -> None:
    """The judge of the search would keep, turn and give back the same dice, whatever it remembers of other rolls."""
    state, random, judge = GAME.new_state(3), Random("judge"), DiceTownJudge()
    judged = 0
    while judged < 40:
        seat = state.to_act()
        if seat == CHANCE:
            state.apply(CHANCE, state.sample_chance(random))
            continue
        assert isinstance(state, DiceTownState)
        legal, chosen = state.legal_actions(seat), decide(state, seat)
        worths = judge.worths(state, seat, legal)
        if len(worths) > 1:
            assert list(worths) == list(DiceTownJudge().worths(state, seat, legal))
            assert worths[list(legal).index(chosen)] == max(worths) == 0
            judged += 1
        state.apply(seat, chosen)
