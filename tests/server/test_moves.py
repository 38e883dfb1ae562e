"""Moves: in order, once, by the right person; undo, redo, going back by consent; previews and "why not?"."""

from __future__ import annotations

import pytest

from tests.server.house import House, Json, Person


@pytest.fixture
def table(ann: Person, ben: Person) -> str:
    """Ann has seat 0, Ben seat 1."""
    table: str = ann.create("me", "open")["id"]
    ben.post(f"/tables/{table}/join", {"name": "Ben"})
    return table


def asked(table: str, ann: Person, ben: Person) -> tuple[Person, Person, int, Json]:
    """Who is to act, the other one, the seat, and the position as the former knows it."""
    seat = ann.position(table)["to_act"][0]
    one, other = (ann, ben) if seat == 0 else (ben, ann)
    return one, other, seat, one.position(table)


def test_a_move_is_played_once(table: str, ann: Person, ben: Person) -> None:
    one, _, seat, here = asked(table, ann, ben)
    wish = {"seat": seat, "number": here["number"], "actions": [here["choices"][0]["action"]]}
    number = one.post(f"/tables/{table}/moves", wish)["number"]
    assert number == here["number"] + 1
    assert one.post(f"/tables/{table}/moves", wish)["number"] == number
    assert one.get(f"/tables/{table}")["number"] == number


def test_stale_foreign_and_illegal_moves_do_no_harm(table: str, ann: Person, ben: Person) -> None:
    one, other, seat, here = asked(table, ann, ben)
    number, action = here["number"], here["choices"][0]["action"]
    moves = f"/tables/{table}/moves"
    one.refused(moves, {"seat": seat, "number": number + 1, "actions": [action]}, 409, "stale-move")
    one.refused(moves, {"seat": seat, "number": number - 1, "actions": [action]}, 409, "stale-move")
    other.refused(moves, {"seat": seat, "number": number, "actions": [action]}, 403, "not-your-seat")
    one.refused(moves, {"seat": 6, "number": number, "actions": [action]}, 404, "no-such-seat")
    turned = other.refused(
        moves, {"seat": 1 - seat, "number": number, "actions": [action]}, 422, "goldrush-no-not-your-turn"
    )
    assert turned["clause"] == "GR-3.1"
    for nonsense in (0, 7, 12345678901234, 2**53 - 1):
        assert one.post(moves, {"seat": seat, "number": number, "actions": [nonsense]}, 422)["error"]["message"]
    one.refused(moves, {"seat": seat, "number": number, "actions": [2**53]}, 422, "bad-request")
    one.refused(moves, {"seat": seat, "number": number, "actions": []}, 422, "bad-request")
    assert one.position(table) == here


def test_a_list_of_actions_is_played_whole_or_not_at_all(table: str, ann: Person, ben: Person) -> None:
    one, _, seat, here = asked(table, ann, ben)
    number, first = here["number"], here["choices"][0]["action"]
    moves = f"/tables/{table}/moves"
    one.post(moves, {"seat": seat, "number": number, "actions": [first, first]}, 422)
    assert one.position(table) == here
    shown = one.post(f"/tables/{table}/preview", {"seat": seat, "number": number, "actions": [first]})
    assert (shown["complete"], shown["played"]) == (False, 1)
    assert "TilePlaced" in [event["name"] for event in shown["events"]]
    second = next(entry["action"] for entry in shown["choices"] if entry["notation"] == "pass")
    whole = [first, second]
    one.refused(moves, {"seat": seat, "number": number, "actions": [*whole, first]}, 422, "draft-past-chance")
    assert one.position(table) == here
    done = one.post(f"/tables/{table}/preview", {"seat": seat, "number": number, "actions": whole})
    assert (done["complete"], done["choices"], done["decision"]) == (True, [], None)
    reached = one.post(moves, {"seat": seat, "number": number, "actions": whole})["number"]
    assert reached >= number + 3  # and the draw of the next tile; chance may be asked more than once
    after = one.position(table)
    movers = [move["seat"] for move in after["moves"][number:]]
    assert movers == [seat, seat] + [-1] * (reached - number - 2)
    assert after["view"]["tiles"] == done["view"]["tiles"]


def test_undo_and_redo_up_to_the_last_revelation(table: str, house: House, ann: Person, ben: Person) -> None:
    one, other, seat, here = asked(table, ann, ben)
    number = one.move(table, seat)["number"]
    after = one.position(table)
    assert after["can_undo"] is True
    assert other.position(table)["can_undo"] is False
    step = {"seat": seat, "number": number}
    other.refused(f"/tables/{table}/undo", step, 403, "not-your-seat")
    one.refused(f"/tables/{table}/undo", step | {"number": 1}, 409, "stale-move")
    assert one.post(f"/tables/{table}/undo", step) == {"number": number - 1}
    back = one.position(table)
    assert back == here | {"can_redo": True}
    house.sweep()  # what can be redone is on disk, too
    assert one.position(table) == back
    one.refused(f"/tables/{table}/undo", {"seat": seat, "number": number - 1}, 409, "undo-past-revelation")
    assert one.post(f"/tables/{table}/redo", {"seat": seat, "number": number - 1}) == {"number": number}
    assert one.position(table) == after
    one.refused(f"/tables/{table}/redo", {"seat": seat, "number": number}, 409, "nothing-to-redo")
    house.sweep()
    assert one.position(table) == after


def test_going_back_past_a_revelation_needs_consent(table: str, house: House, ann: Person, ben: Person) -> None:
    one, other, seat, here = asked(table, ann, ben)
    start = here["number"]
    ann.move(table, seat) if one is ann else ben.move(table, seat)
    with_pass = one.position(table)
    last = next(entry["action"] for entry in with_pass["choices"] if entry["notation"] == "pass")
    one.post(f"/tables/{table}/moves", {"seat": seat, "number": with_pass["number"], "actions": [last]})
    later = one.position(table)
    rewind = f"/tables/{table}/rewind"
    one.refused(rewind, {"seat": seat, "to": 99}, 409, "nothing-to-undo")
    other.refused(f"{rewind}/answer", {"seat": 1 - seat, "agree": True}, 409, "rewind-not-asked")
    with other.live(table) as live:
        live.drain()
        one.post(rewind, {"seat": seat, "to": start})
        assert live.next("rewind") == {
            "type": "rewind", "asked_by": seat, "to": start, "answers": {str(1 - seat): None},
        }  # fmt: skip
        other.refused(rewind, {"seat": 1 - seat, "to": 1}, 409, "rewind-already-asked")
        other.post(f"{rewind}/answer", {"seat": 1 - seat, "agree": False})
        assert live.next("rewind")["asked_by"] is None
        assert one.position(table) == later
        one.post(rewind, {"seat": seat, "to": start})
        other.post(f"{rewind}/answer", {"seat": 1 - seat, "agree": True})
        assert live.position(start)["moves"] == []
        assert live.moves == here["moves"]
    assert one.position(table) == here
    house.sweep()
    assert one.position(table) == here
    with other.live(table) as live:
        notices = [line["notice"] for line in live.next("chat")["chat"]]
        assert notices == ["notice-joined", "notice-rewind-refused", "notice-rewound"]
    # Chance repeats itself: the same moves bring the same tile.
    again = [move for move in later["moves"][start:] if move["seat"] >= 0]
    for move in again:
        now = one.position(table)
        action = next(entry["action"] for entry in now["choices"] if entry["notation"] == move["notation"])
        one.post(f"/tables/{table}/moves", {"seat": seat, "number": now["number"], "actions": [action]})
    assert one.position(table)["moves"] == later["moves"]
    number = later["number"]
    assert one.get(f"/tables/{table}/positions/{number}?since={start}")["moves"] == later["moves"][start:]
    assert one.get(f"/tables/{table}/positions/{number}?since={number}")["events"] == []


def test_whoever_leaves_need_not_agree(table: str, ann: Person, ben: Person) -> None:
    one, other, seat, here = asked(table, ann, ben)
    one.move(table, seat)
    one.post(f"/tables/{table}/rewind", {"seat": seat, "to": here["number"]})
    other.post(f"/tables/{table}/leave", {"seat": 1 - seat})
    assert one.position(table)["number"] == here["number"]
    other.post(f"/tables/{table}/join", {"seat": 1 - seat, "name": None})
    one.move(table, seat)
    one.post(f"/tables/{table}/rewind", {"seat": seat, "to": here["number"]})
    one.post(f"/tables/{table}/rewind/answer", {"seat": seat, "agree": False})  # thinks better of it
    other.refused(f"/tables/{table}/rewind/answer", {"seat": 1 - seat, "agree": True}, 409, "rewind-not-asked")
    one.post(f"/tables/{table}/rewind", {"seat": seat, "to": here["number"]})
    one.post(f"/tables/{table}/leave", {"seat": seat})
    other.refused(f"/tables/{table}/rewind/answer", {"seat": 1 - seat, "agree": True}, 409, "rewind-not-asked")


def test_alone_on_one_device_nobody_needs_to_be_asked(ann: Person) -> None:
    table = ann.create("me", "me", "greedy")["id"]
    start = ann.get(f"/tables/{table}")["number"]
    with ann.live(table) as live:
        while not set(here := live.next("position")["position"]["to_act"]) & {0, 1}:
            pass
    reached = ann.get(f"/tables/{table}")["number"]
    ann.move(table, here[0])
    ann.post(f"/tables/{table}/rewind", {"seat": here[0], "to": reached})
    assert ann.get(f"/tables/{table}")["number"] >= start


def test_why_not(table: str, ann: Person, ben: Person) -> None:
    one, other, seat, here = asked(table, ann, ben)
    ask = {"seat": seat, "number": here["number"]}
    legal = here["choices"][0]["choice"]
    why = f"/tables/{table}/why"
    assert one.post(why, ask | {"choice": legal}) == {"legal": True, "clause": None, "reason": None, "arguments": {}}
    far = {"kind": "place", "x": 3, "y": 3, "turn": 0}
    assert one.post(why, ask | {"choice": far}) == {
        "legal": False, "clause": "GR-4.4", "reason": "goldrush-no-no-neighbour", "arguments": {"x": 3, "y": 3},
    }  # fmt: skip
    drafted = one.post(why, ask | {"actions": [here["choices"][0]["action"]], "choice": {"kind": "mine"}})
    assert drafted["clause"] == "GR-7.4"
    one.refused(why, ask | {"choice": {"kind": "dance"}}, 422, "bad-choice")
    other.refused(why, ask | {"choice": far}, 403, "not-your-seat")
    one.refused(why, ask | {"number": 0, "choice": far}, 409, "stale-move")


def test_positions_of_the_past(table: str, ann: Person, ben: Person) -> None:
    first = ann.position(table)
    for _ in range(4):
        one, _, seat, _ = asked(table, ann, ben)
        one.move(table, seat)
    past = ann.position(table, first["number"])
    assert past == first
    assert ann.position(table, 0)["moves"] == []
    assert ann.get(f"/tables/{table}/positions/999", 404)["error"]["message"] == "no-such-position"
    assert ann.get(f"/tables/{table}/positions/0?seat=1", 403)["error"]["message"] == "not-your-seat"
    assert ann.get(f"/tables/{table}/positions/x", 422)["error"]["message"] == "bad-request"
