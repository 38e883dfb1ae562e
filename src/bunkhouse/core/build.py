"""Which build is running."""
# Not compiled: it tells which build is running.

from bunkhouse.core import playout


def compiled() -> bool:
    """Whether the rules run as machine code (mypyc) or as plain Python; they play the same."""
    return not str(playout.__file__).endswith(".py")
