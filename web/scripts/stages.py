"""Writes tests/dicetown-game.json, some rounds of a game as an onlooker is told them: the first view, then the events
of each message and where things stand after it. The client's unfolding of events is tested against it.

Run it from anywhere after the game's events or views have changed; the result is committed and never edited.
"""

import json
import sys
from pathlib import Path

import msgspec

WEB = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(WEB.parent / "src"))

from bunkhouse.core.events import Event  # noqa: E402
from bunkhouse.core.random import Random  # noqa: E402
from bunkhouse.core.seats import CHANCE, EVERYONE, SPECTATOR  # noqa: E402
from bunkhouse.games.dicetown.edge.view import DiceTownView  # noqa: E402
from bunkhouse.games.dicetown.game import DiceTown  # noqa: E402

ROUNDS = 6


class Onlooker:
    def __init__(self) -> None:
        self.heard: list[Event] = []

    def hear(self, event: Event, seen_by: int) -> None:
        if seen_by == EVERYONE:
            self.heard.append(event)


def told(view: DiceTownView) -> str:
    """Where things stand, as far as the unfolding follows it."""
    seats = [
        [seat.dice, seat.fresh, seat.dollars, seat.nuggets, seat.cards.store, seat.cards.claims, len(seat.fenced)]
        for seat in view.seats
    ]
    town = [view.bank, view.stagecoach, view.mine, " ".join(view.row), view.sheriff, view.store_left, view.discarded]
    return "|".join(",".join(map(str, part)) for part in (*seats, town))


random = Random("stages")
GAME = DiceTown()
state = GAME.new_state(3)
while state.to_act() == CHANCE:
    state.apply(CHANCE, state.sample_chance(random))
first = GAME.view(state, int(SPECTATOR))
onlooker = Onlooker()
state.listener = onlooker
steps = []
while not state.is_over():
    seat = state.to_act()
    if seat != CHANCE:
        if onlooker.heard:
            events = [{"name": type(event).__name__, "data": msgspec.to_builtins(event)} for event in onlooker.heard]
            view = GAME.view(state, int(SPECTATOR))
            assert isinstance(view, DiceTownView)
            if view.round > ROUNDS:
                break
            steps.append({"events": events, "then": told(view)})
        onlooker.heard = []
        seat = next(one for one in range(3) if int(state.pending()) >> one & 1)
        legal = list(state.legal_actions(seat))
        action = legal[random.below(len(legal))]
        if len(legal) == 2:  # a card in reaction: played whenever it is there
            action = legal[1]
    else:
        action = state.sample_chance(random)
    state.apply(seat, action)

lines = ",\n".join(json.dumps(step) for step in steps)
text = f'{{"first": {json.dumps(msgspec.to_builtins(first))},\n"steps": [\n{lines}\n]}}\n'
(WEB / "tests" / "dicetown-game.json").write_text(text, encoding="utf-8")
