"""What a host may choose."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

DATABASE_FILE = "bunkhouse.sqlite3"


@dataclass(frozen=True, slots=True)
class Rates:
    """Requests a second, and how many may come at once before that counts."""

    reads: tuple[float, int] = (30, 120)
    commands: tuple[float, int] = (10, 60)
    creations: tuple[float, int] = (1 / 6, 30)
    chat: tuple[float, int] = (1, 10)
    hints: tuple[float, int] = (1 / 2, 12)
    per_address: float = 8  # an address may be a whole club behind one router
    sockets_per_key: int = 24
    sockets_per_address: int = 200


@dataclass(frozen=True, slots=True)
class Settings:
    folder: Path = field(default_factory=lambda: Path(platformdirs.user_data_dir("bunkhouse", False)))
    database: str | None = None  # URL; None: SQLite in that folder
    bot_pause: float = 0.8  # seconds before a bot's move, so that people can follow
    window: float = 5  # seconds in which people may react with a card; the same whoever holds one
    offer: float = 60  # seconds to write a sealed offer
    bot_patience: float = 30  # seconds that a bot may think before a legal move is made for it
    bot_processes: int = 1
    absence: float = 60  # seconds without a connection, after which others may let a bot keep somebody's seat warm
    idle: float = 600  # seconds after which a table that nobody looks at leaves the memory
    rates: Rates = field(default_factory=Rates)
    exempt: frozenset[str] = frozenset({"127.0.0.1", "::1"})  # addresses without a limit of their own

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.folder / DATABASE_FILE}"
