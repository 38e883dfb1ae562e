"""A bot that is somebody else's program, in any language: one line of JSON in, one line out. See docs/bots.md.

    → {"type": "start", "protocol": 1, "game": "goldrush", "version": 1, "seats": 2, "seat": 0, "seed": "…"}
    → {"type": "decide", "ask": "…", "clause": "…", "view": {…}, "choices": [{"action": 3, "notation": "…", …}]}
    ← {"action": 3}
    → {"type": "end"}

The program sees what its seat sees and nothing else. What it writes to its error stream is shown as it is.
"""

from __future__ import annotations

import contextlib
import json
import os
import selectors
import shlex
import subprocess
import time
from dataclasses import asdict, is_dataclass

from bunkhouse.bots.perspective import Perspective

PROTOCOL = 1
PATIENCE = 30.0  # seconds for one answer


class BrokenBot(RuntimeError):
    """The program has ended, says nothing, or says what is no legal choice."""


class PipeBot:
    """Starts its program with the first decision and speaks to it until it is closed."""

    def __init__(self, command: str, seed: str) -> None:
        self.command = command
        self.seed = seed
        self._process: subprocess.Popen[bytes] | None = None
        self._rest = b""

    def __repr__(self) -> str:
        return f"<PipeBot, seed {self.seed!r}: {self.command}>"

    def choose(self, seen: Perspective) -> int:
        if self._process is None:
            self._start(seen)
        legal = seen.legal_actions()
        self._tell(decision_message(seen, legal))
        answer = self._hear()
        action = answer.get("action") if isinstance(answer, dict) else None
        if not isinstance(action, int) or action not in legal:
            raise BrokenBot(f"{self.command}: {json.dumps(answer)[:200]} is no legal choice")
        return action

    def close(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        assert process.stdout is not None
        with contextlib.suppress(OSError):
            process.stdin.write(b'{"type": "end"}\n')
        with contextlib.suppress(OSError):
            process.stdin.close()
        try:
            process.wait(2)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()

    def __del__(self) -> None:
        self.close()

    def _start(self, seen: Perspective) -> None:
        try:
            self._process = subprocess.Popen(
                shlex.split(self.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
            )
        except OSError as trouble:
            raise BrokenBot(f"{self.command}: {trouble}") from None
        self._tell(
            {
                "type": "start",
                "protocol": PROTOCOL,
                "game": seen.game.id,
                "version": seen.game.version,
                "seats": seen.state().seats,
                "seat": seen.seat,
                "seed": self.seed,
            }
        )

    def _tell(self, message: dict[str, object]) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        line = json.dumps(message, separators=(",", ":")).encode() + b"\n"
        try:
            while line:
                line = line[self._process.stdin.write(line) or 0 :]
        except OSError:
            raise BrokenBot(f"{self.command}: the program has ended") from None

    def _hear(self) -> object:
        """The next line, or BrokenBot if it does not come in time."""
        assert self._process is not None
        assert self._process.stdout is not None
        until = time.monotonic() + PATIENCE
        with selectors.DefaultSelector() as selector:
            selector.register(self._process.stdout, selectors.EVENT_READ)
            while b"\n" not in self._rest:
                if not selector.select(max(0.0, until - time.monotonic())):
                    self._process.kill()
                    raise BrokenBot(f"{self.command}: no answer in {PATIENCE:.0f} seconds")
                more = os.read(self._process.stdout.fileno(), 65536)
                if not more:
                    raise BrokenBot(f"{self.command}: the program has ended")
                self._rest += more
        line, _, self._rest = self._rest.partition(b"\n")
        try:
            return json.loads(line)
        except ValueError:
            raise BrokenBot(f"{self.command}: {line[:200]!r} is not JSON") from None


def decision_message(seen: Perspective, legal: list[int]) -> dict[str, object]:
    """What is asked, what the seat sees, and what it may do."""
    decision = seen.game.decision(seen.state(), seen.seat)
    return {
        "type": "decide",
        "ask": decision.kind if decision else "",
        "clause": decision.clause if decision else "",
        "view": plain(seen.view()),
        "choices": [
            {"action": action, "notation": seen.game.notation(action), "choice": plain(seen.game.decode(action))}
            for action in legal
        ],
    }


def plain(value: object) -> object:
    """A struct as JSON knows it."""
    return asdict(value) if is_dataclass(value) and not isinstance(value, type) else value
