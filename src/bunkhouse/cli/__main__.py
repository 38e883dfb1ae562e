"""python -m bunkhouse.cli is the same as the command `bunkhouse`."""

import sys

from bunkhouse.cli import main

if __name__ == "__main__":
    sys.exit(main())
