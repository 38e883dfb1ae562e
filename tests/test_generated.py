"""What is generated and committed is what its source says today. (`npm run check` compares the types of the client.)"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bunkhouse.server.http.schema import whole_text

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
SCRIPTS = sorted((WEB / "src" / "games").glob("*/*.py"))


def test_the_schema_for_the_client_is_the_protocol() -> None:
    text = (WEB / "src" / "api" / "schema.json").read_text(encoding="utf-8")
    assert text == whole_text(), (
        "python -m bunkhouse.server.http.schema >web/src/api/schema.json, then npm run types in web"
    )


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: f"{script.parent.name} {script.stem}")
def test_what_the_drawings_know_is_what_the_game_says(script: Path, tmp_path: Path) -> None:
    """Run in a copy of its folder, a script writes there what it would write here."""
    copy = tmp_path / script.relative_to(ROOT)
    copy.parent.mkdir(parents=True)
    (tmp_path / "src").symlink_to(ROOT / "src")
    shutil.copy(script, copy)
    subprocess.run([sys.executable, str(copy)], check=True, cwd=tmp_path)
    kept, written = (path.with_suffix(".json") for path in (script, copy))
    assert kept.read_bytes() == written.read_bytes(), f"run {script.relative_to(ROOT)}"


def test_some_drawings_know_numbers() -> None:
    assert SCRIPTS
