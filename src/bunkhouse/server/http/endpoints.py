"""How endpoints read, answer and are described: bodies and answers are structs, decoded and encoded by msgspec.

What an endpoint takes and gives is said once, at the endpoint; schema.py describes just that."""

from __future__ import annotations

from typing import Annotated, Generic, TypeVar

import msgspec
from fastapi import Depends, Request
from fastapi.routing import APIRoute
from starlette.responses import Response

from bunkhouse.server.protocol.problems import Problem
from bunkhouse.server.protocol.structs import encode
from bunkhouse.server.tables.loaded import LoadedTables

T = TypeVar("T")
Described = dict[int | str, dict[str, object]]

PLACE = "#/components/schemas/"


def reply(answer: object) -> Response:
    return Response(encode(answer), media_type="application/json")


class Body(Generic[T]):
    """A dependency that reads the request's body as this struct."""

    def __init__(self, kind: type[T]) -> None:
        self.kind = kind
        self._decoder = msgspec.json.Decoder(kind)

    async def __call__(self, request: Request) -> T:
        content = await request.body()
        if content and request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
            raise Problem(415, "not-json")
        try:
            return self._decoder.decode(content or b"{}")
        except (msgspec.MsgspecError, UnicodeDecodeError) as trouble:
            raise Problem(422, "bad-request", {"trouble": str(trouble)[:200]}) from None


def taken(route: APIRoute) -> type | None:
    """The struct that the route's function takes as its body."""
    kinds = [one.call.kind for one in route.dependant.dependencies if isinstance(one.call, Body)]
    return kinds[0] if kinds else None


async def key_of(request: Request) -> str:  # async, so that FastAPI does not send it to a thread
    """The hash of the caller's key (see guard.py)."""
    key: str = request.state.key
    return key


async def tables_of(request: Request) -> LoadedTables:
    tables: LoadedTables = request.app.state.tables
    return tables


Key = Annotated[str, Depends(key_of)]
AllTables = Annotated[LoadedTables, Depends(tables_of)]


def gives(kind: type, *problems: int) -> Described:
    """For `responses`: the answer is this struct (or list of structs), or one of these problems."""
    return {200: _json(_schema(kind), "Done")} | _failures(problems)


def gives_text(*problems: int) -> Described:
    plain: dict[str, object] = {
        "description": "Done",
        "content": {"text/plain": {"schema": {"type": "string"}}},
    }
    return {200: plain} | _failures(problems)


def _failures(problems: tuple[int, ...]) -> Described:
    """Too many requests may always be the answer."""
    return {code: _json({"$ref": PLACE + "Failure"}, WHY[code]) for code in (*problems, 429)}


def _schema(kind: type) -> dict[str, object]:
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=PLACE + "{name}")
    return schema


def _json(schema: dict[str, object], description: str) -> dict[str, object]:
    return {"description": description, "content": {"application/json": {"schema": schema}}}


WHY = {
    403: "Not yours, not allowed, or from a foreign page",
    404: "There is no such thing",
    409: "Not in this position of things (stale-move: fetch the position and look again)",
    410: "Stored under rules that are no longer ours",
    413: "Too large",
    415: "Not JSON",
    422: "Refused: by the rules (then with a clause), or because the request makes no sense",
    429: "Too many requests",
}
