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
from bunkhouse.server.http.schema import references, whole_schema
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
    with opened(Settings(folder=data, bot_pause=0, rates=UNLIMITED)) as house:
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


@pytest.mark.parametrize("whole", [create_app(Settings()).openapi(), whole_schema()], ids=["openapi", "client"])
def test_every_reference_leads_somewhere(whole: Json) -> None:
    found = list(references(whole))
    assert len(found) > 50
    for reference in found:
        place: Json = whole
        for step in reference.removeprefix("#/").split("/"):
            assert step in place, reference
            place = place[step]


def test_every_request_is_described() -> None:
    """What a client may send is what the routes take: nothing is forgotten, and nothing is described that is not."""
    told = create_app(Settings()).openapi()
    bodies = {
        reference.rpartition("/")[2]
        for path in told["paths"].values()
        for operation in path.values()
        for reference in references(operation.get("requestBody"))
    }
    assert {"Preset", "Play", "NewTable"} <= bodies
    takes = {name for name, schema in told["components"]["schemas"].items() if "additionalProperties" in schema}
    assert bodies <= takes


def test_the_schema_for_the_client_knows_the_games() -> None:
    games = whole_schema()["games"]
    assert isinstance(games, dict)
    assert set(games["goldrush"]["choices"]) <= set(games["goldrush"]["$defs"])
    assert "kind" in games["goldrush"]["$defs"]["PlaceTile"]["required"]
