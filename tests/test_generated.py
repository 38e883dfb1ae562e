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
SCRIPTS = sorted((WEB / "scripts").glob("*.py"))


def test_the_schema_for_the_client_is_the_protocol() -> None:
    text = (WEB / "src" / "api" / "schema.json").read_text(encoding="utf-8")
    assert text == whole_text(), (
        "python -m bunkhouse.server.http.schema >web/src/api/schema.json, then npm run types in web"
    )


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.stem)
def test_what_the_drawings_know_is_what_the_game_says(script: Path, tmp_path: Path) -> None:
    """Run in a copy of the folders, a script writes there what it would write here."""
    copy = tmp_path / "web"
    for folder in (path for path in [*(WEB / "src").rglob("*"), WEB / "tests", WEB / "scripts"] if path.is_dir()):
        (copy / folder.relative_to(WEB)).mkdir(parents=True, exist_ok=True)
    (tmp_path / "src").symlink_to(ROOT / "src")
    shutil.copy(script, copy / "scripts")
    subprocess.run([sys.executable, str(copy / "scripts" / script.name)], check=True, cwd=tmp_path)
    written = [path for path in copy.rglob("*") if path.is_file() and path.parent.name != "scripts"]
    written = [path for path in written if "__pycache__" not in path.parts]
    assert written
    for path in written:
        kept = WEB / path.relative_to(copy)
        assert kept.read_bytes() == path.read_bytes(), f"run web/scripts/{script.name}"
