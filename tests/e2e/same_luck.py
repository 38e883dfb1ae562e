"""`bunkhouse` with the same luck every time: python same_luck.py SEED serve ...

Every table is dealt alike, in whatever order tests open them; bots differ from decision to decision.
"""

import sys
from hashlib import sha256
from itertools import count
from unittest.mock import patch

from bunkhouse import cli
from bunkhouse.play import chance
from bunkhouse.server.workers import pool


def main(seed: str) -> int:
    numbers = count()
    with (
        patch.object(chance, "secret_seed", lambda: sha256(seed.encode()).hexdigest()),
        patch.object(pool, "secret_seed", lambda: sha256(f"{seed} {next(numbers)}".encode()).hexdigest()),
    ):
        return cli.main()


if __name__ == "__main__":
    sys.exit(main(sys.argv.pop(1)))
