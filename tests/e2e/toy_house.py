"""`bunkhouse` with one more game, which has no folder in the client and no message of its own: see same_luck.py."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from bunkhouse.core.registry import register
from tests.e2e.same_luck import main
from tests.toy import PIG

if __name__ == "__main__":
    register(PIG)
    sys.exit(main(sys.argv.pop(1)))
