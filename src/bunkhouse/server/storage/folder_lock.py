"""A data folder belongs to one server at a time; a second one only tells where the first is."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        file.seek(1 << 20)  # a place that nobody reads: Windows locks are for reading, too
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0)
else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


FILE = "address.txt"


class FolderLock:
    """Held until the process ends, however it ends."""

    def __init__(self, folder: Path) -> None:
        """Raises BlockingIOError or PermissionError if another server has the folder."""
        folder.mkdir(parents=True, exist_ok=True)
        self._file = (folder / FILE).open("a+", encoding="utf-8")
        try:
            _lock(self._file)
        except OSError:
            self._file.close()
            raise

    def tell(self, address: str) -> None:
        """Leave the address for whoever comes next."""
        self._file.seek(0)
        self._file.truncate()
        self._file.write(address)
        self._file.flush()

    def close(self) -> None:
        self._file.close()


def told_address(folder: Path) -> str:
    return (folder / FILE).read_text(encoding="utf-8").strip()
