"""The game of examples/liarsdice as somebody else's package: built by pip, installed beside Bunkhouse, where only the
processes of a test see it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "liarsdice"
LEFTOVERS = shutil.ignore_patterns("build", "*.egg-info", "__pycache__")
BUNKHOUSE = "import sys; from bunkhouse.cli import main; sys.exit(main())"


@dataclass(frozen=True, slots=True)
class Installed:
    folder: Path

    @property
    def python_path(self) -> str:
        """The package first, then whatever build of Bunkhouse is tested."""
        before = [path for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
        return os.pathsep.join([str(self.folder), *(str(Path(path).resolve()) for path in before)])

    def python(
        self, *arguments: object, typed: str = "", folder: Path | None = None
    ) -> subprocess.CompletedProcess[str]:
        environment = os.environ | {"PYTHONPATH": self.python_path, "PYTHONUTF8": "1", "COLUMNS": "120"}
        command = [sys.executable, *map(str, arguments)]
        return subprocess.run(
            command, input=typed, capture_output=True, text=True, env=environment, timeout=300, cwd=folder
        )

    def bunkhouse(self, *arguments: object, typed: str = "", folder: Path | None = None) -> str:
        """What the command says, started in this folder; it must succeed."""
        told = self.python("-c", BUNKHOUSE, *arguments, typed=typed, folder=folder)
        assert told.returncode == 0, told.stdout + told.stderr
        assert told.stderr == "" or "Traceback" not in told.stderr
        return told.stdout


def install(folder: Path) -> Installed:
    """From a copy, so that nothing is left in the source tree."""
    source, target = folder / "source", folder / "installed"
    shutil.copytree(EXAMPLE, source, ignore=LEFTOVERS)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-index"]
    subprocess.run([*pip, "--no-deps", "--no-build-isolation", "--target", target, source], check=True)
    return Installed(target)
