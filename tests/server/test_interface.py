"""Schemathesis reads the description of the interface and tries what people would not: no fault of ours comes back."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from bunkhouse.server.http.app import create_app
from bunkhouse.server.http.schema import whole_schema
from bunkhouse.server.settings import Settings
from tests.server.house import UNLIMITED, House, Json, Person, opened

CHECKS = [
    content_type_conformance,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
]


@pytest.fixture(scope="module")
def tried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    data = tmp_path_factory.mktemp("interface")
    with opened(Settings(data=data, bot_pause=0, rates=UNLIMITED)) as house:
        yield house


@pytest.fixture(scope="module")
def guest(tried: House) -> Iterator[tuple[str, Iterator[str]]]:
    """The key of somebody with an open, a running and a finished table, and these tables in turn."""
    with Person(tried.port) as one:
        open_one = one.create("me", "open")["id"]
        running = one.create("me", "me")["id"]
        over = one.post("/tables", {"scenario": "GR-EX29a"})["id"]
        here = one.position(over)
        action = next(entry["action"] for entry in here["choices"] if entry["notation"] == "pass")
        one.post(f"/tables/{over}/moves", {"seat": here["to_act"][0], "number": 0, "actions": [action]})
        yield str(one.cookie), itertools.cycle([running, running, open_one, over, "no-such-table"])


schema = schemathesis.openapi.from_dict(create_app(Settings()).openapi())


@schema.parametrize()
@settings(
    max_examples=40,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
    deadline=None,
    derandomize=True,
)
def test_no_request_brings_a_fault(case: Json, tried: House, guest: tuple[str, Iterator[str]]) -> None:
    key, tables = guest
    if "table" in case.path_parameters:
        case.path_parameters["table"] = next(tables)
    address = f"http://127.0.0.1:{tried.port}"
    case.call_and_validate(base_url=address, checks=CHECKS, headers={"cookie": f"bunkhouse={key}"})


def test_every_operation_is_described() -> None:
    assert len(list(schema.get_all_operations())) >= 20


def test_the_schema_for_the_client_is_complete() -> None:
    """Every reference leads somewhere, and nothing of a game is called like something of another."""
    whole = whole_schema()

    def look(part: object) -> None:
        if isinstance(part, dict):
            for name, value in part.items():
                if name == "$ref":
                    found: object = whole
                    for step in str(value).removeprefix("#/").split("/"):
                        assert isinstance(found, dict)
                        found = found[step]
                else:
                    look(value)
        elif isinstance(part, list):
            for entry in part:
                look(entry)

    look(whole)
    games = whole["games"]
    assert isinstance(games, dict)
    assert set(games["goldrush"]["choices"]) <= set(games["goldrush"]["$defs"])
    assert "kind" in games["goldrush"]["$defs"]["PlaceTile"]["required"]
