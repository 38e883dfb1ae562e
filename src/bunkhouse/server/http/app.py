"""The application: what is where, and what runs as long as it does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response

import bunkhouse
from bunkhouse.core.words import Mistake
from bunkhouse.server.http import docs_page, lobby_routes, schema, table_routes
from bunkhouse.server.http.endpoints import PLACE
from bunkhouse.server.http.guard import Guard
from bunkhouse.server.http.limits import Places
from bunkhouse.server.http.static import Client
from bunkhouse.server.protocol.problems import Problem, failure, mistaken
from bunkhouse.server.protocol.structs import Fault
from bunkhouse.server.settings import Settings
from bunkhouse.server.storage.database import Storage
from bunkhouse.server.tables.loaded import LoadedTables
from bunkhouse.server.tables.table import Services
from bunkhouse.server.workers.pool import BotPool


@dataclass(slots=True)
class SocketPlaces:
    by_key: Places
    by_address: Places


def create_app(settings: Settings) -> FastAPI:
    app = FastAPI(
        title="Bunkhouse",
        version=bunkhouse.__version__,
        description="Tables, seats and moves; see docs/protocol.md for the live updates over WebSocket.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        lifespan=lambda app: running(app, settings),
    )
    rates = settings.rates
    app.state.places = SocketPlaces(Places(rates.sockets_per_key), Places(rates.sockets_per_address))
    for router in (lobby_routes.router, table_routes.router, docs_page.router):
        app.include_router(router, prefix="/api")
    app.add_api_route("/api/{path:path}", nothing_here, methods=["GET"], include_in_schema=False)
    app.mount("/", Client())
    app.add_exception_handler(Problem, told_problem)
    app.add_exception_handler(Mistake, told_mistake)
    app.add_exception_handler(RequestValidationError, told_bad_request)
    app.add_exception_handler(HTTPException, told_http)
    app.add_middleware(GZipMiddleware, minimum_size=2000, compresslevel=5)
    app.add_middleware(Guard, settings=settings)
    describe(app)
    return app


@asynccontextmanager
async def running(app: FastAPI, settings: Settings) -> AsyncIterator[None]:
    if settings.database is None:
        settings.folder.mkdir(parents=True, exist_ok=True)
    storage = Storage(settings.database_url)
    bots = BotPool(settings.bot_processes, settings.bot_patience)
    tables = app.state.tables = LoadedTables(Services(settings, storage, bots))
    chores = [asyncio.create_task(tables.go_on()), asyncio.create_task(tables.keep_tidy())]
    try:
        yield
    finally:
        for chore in chores:
            chore.cancel()
        tables.close()
        await asyncio.gather(*chores, return_exceptions=True)
        bots.close()
        storage.close()


def describe(app: FastAPI) -> None:
    """The OpenAPI description: FastAPI's paths with our structs."""

    def openapi() -> dict[str, object]:
        if app.openapi_schema is None:
            made = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
            made["components"] = {"schemas": schema.protocol(PLACE)}
            schema.describe(made["paths"])
            for path in made["paths"].values():
                for operation in path.values():
                    forget_pydantic(operation["responses"])
            app.openapi_schema = made
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]


def forget_pydantic(responses: dict[str, object]) -> None:
    """FastAPI describes an answer of its own to bad parameters, which we never give."""
    if "HTTPValidationError" in str(responses.get("422")):
        del responses["422"]


async def nothing_here(path: str) -> Response:
    raise Problem(404, "no-such-page")


async def told_problem(_: Request, problem: Exception) -> Response:
    assert isinstance(problem, Problem)
    return failure(problem.status, problem.fault)


async def told_mistake(_: Request, mistake: Exception) -> Response:
    assert isinstance(mistake, Mistake)
    problem = mistaken(mistake)
    return failure(problem.status, problem.fault)


async def told_bad_request(_: Request, trouble: Exception) -> Response:
    assert isinstance(trouble, RequestValidationError)
    told = "; ".join(f"{error['loc'][-1]}: {error['msg']}" for error in trouble.errors())
    return failure(422, Fault("bad-request", {"trouble": told[:200]}))


async def told_http(_: Request, trouble: Exception) -> Response:
    assert isinstance(trouble, HTTPException)
    message = "no-such-page" if trouble.status_code == 404 else "bad-request"
    response = failure(trouble.status_code, Fault(message, {"trouble": str(trouble.detail)[:200]}))
    response.headers.update(trouble.headers or {})
    return response
