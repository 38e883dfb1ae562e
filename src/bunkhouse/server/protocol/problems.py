"""What goes wrong, told in one way: {"error": {message id, arguments, clause}} with a status."""

from __future__ import annotations

from starlette.responses import Response

from bunkhouse.core.words import Arguments, Mistake, Refusal
from bunkhouse.server.protocol.structs import Failure, Fault, encode


class Problem(Exception):
    """Something a person asked for that cannot be done."""

    def __init__(
        self, status: int, message: str, arguments: Arguments | None = None, clause: str | None = None
    ) -> None:
        super().__init__(message)
        self.status = status
        self.fault = Fault(message, arguments or {}, clause)


def refused(game: str, refusal: Refusal | None) -> Problem:
    """A move that the rules forbid."""
    if refusal is None:
        return Problem(422, "no-such-action")
    return Problem(422, f"{game}-no-{refusal.reason}", refusal.arguments, refusal.clause or None)


def mistaken(mistake: Mistake) -> Problem:
    return Problem(422, mistake.message, mistake.arguments)


def failure(status: int, fault: Fault) -> Response:
    return Response(encode(Failure(fault)), status, media_type="application/json")
