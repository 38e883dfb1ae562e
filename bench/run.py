"""Speed, as ratios in one run: our engine compiled and interpreted, a reference kernel, and (--peers) other libraries.

make bench                      our builds and the reference kernel
make bench ARGS=--peers         also catanatron, open_spiel, pettingzoo, rlcard, as far as they install
make bench ARGS="--rounds 9"    more rounds (the median is shown)
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

BENCH = Path(__file__).parent
SRC = BENCH.parent / "src"
KERNEL = """
import json, time, kernel_vec as k
n = {games}
started = time.perf_counter(); k.bench_games(n, 7); seconds = time.perf_counter() - started
state = k.mid_game(5, 70)
started = time.perf_counter(); k.bench_clone(state, 20000); clone = time.perf_counter() - started
print(json.dumps(dict(games_per_s=n / seconds, decisions_per_s=142 * n / seconds, clone_us=clone / 20000 * 1e6)))
"""

Figures = dict[str, Any]


def run(code: list[str], cwd: Path, path: Path | None = None) -> Figures:
    env = (
        {**os.environ, "PYTHONPATH": str(path)} if path else {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    )
    done = subprocess.run([sys.executable, *code], cwd=cwd, env=env, capture_output=True, text=True, check=True)
    figures: Figures = json.loads(done.stdout)
    return figures


def build_kernel(folder: Path) -> tuple[Path, Path]:
    """The reference kernel as it is, and compiled, each in a folder of its own."""
    plain, native = folder / "plain", folder / "native"
    for place in (plain, native):
        place.mkdir()
        for name in ("kernel.py", "kernel_vec.py"):
            shutil.copy(BENCH / "reference" / name, place)
    subprocess.run([sys.executable, "-m", "mypyc", "kernel_vec.py"], cwd=native, capture_output=True, check=True)
    (native / "kernel_vec.py").unlink()
    return plain, native


def rounds(count: int) -> dict[str, list[Figures]]:
    """All programs in turn, several times, so that a slow minute of the machine hits all of them."""
    found: dict[str, list[Figures]] = {"compiled": [], "interpreted": [], "kernel": [], "kernel interpreted": []}
    with tempfile.TemporaryDirectory() as folder:
        plain, native = build_kernel(Path(folder))
        for _ in track(range(count), "Measuring", console=Console(stderr=True)):
            found["kernel"].append(run(["-c", KERNEL.format(games=4000)], native))
            found["compiled"].append(run([str(BENCH / "measure.py")], Path(folder)))
            found["kernel interpreted"].append(run(["-c", KERNEL.format(games=150)], plain))
            found["interpreted"].append(run([str(BENCH / "measure.py")], Path(folder), SRC))
    assert found["compiled"][0]["compiled"], (
        "the installed build is not compiled: install a C compiler, then make setup"
    )
    assert not found["interpreted"][0]["compiled"]
    return found


def median(figures: list[Figures], *keys: str) -> float:
    values = []
    for entry in figures:
        value: Any = entry
        for key in keys:
            value = value[key]
        values.append(float(value))
    return statistics.median(values)


def speed_table(found: dict[str, list[Figures]], game: str) -> Table:
    table = Table(
        "build", "games/s", "decisions/s", "of the kernel", "clone µs", title=f"{game}, 2 players, random play"
    )
    for build, kernel in (("compiled", "kernel"), ("interpreted", "kernel interpreted")):
        ours = median(found[build], game, "random_play", "decisions_per_s")
        reference = median(found[kernel], "decisions_per_s")
        for name, games_per_s, decisions, clone, ratio in (
            (build, median(found[build], game, "random_play", "games_per_s"), ours,
             median(found[build], game, "clone_us"), f"{ours / reference:.2f}"),
            (f"reference kernel, {build}", median(found[kernel], "games_per_s"), reference,
             median(found[kernel], "clone_us"), "1"),
        ):  # fmt: skip
            table.add_row(name, f"{games_per_s:,.0f}", f"{decisions:,.0f}", ratio, f"{clone:.2f}")
    return table


def growth_table(found: dict[str, list[Figures]], game: str) -> Table:
    table = Table(
        "quarter of the game", "choices listed", "µs a decision", "ns a choice", title="cost as the table fills"
    )
    for quarter in range(4):
        rows = [entry[game]["growth"][quarter] for entry in found["compiled"]]
        micro, choices = (statistics.median(row[key] for row in rows) for key in ("us", "choices"))
        table.add_row(str(quarter + 1), f"{choices:.1f}", f"{micro:.2f}", f"{micro / choices * 1000:.0f}")
    return table


def machine() -> str:
    model = next(
        (line.split(":")[1].strip() for line in Path("/proc/cpuinfo").read_text().splitlines() if "model name" in line),
        platform.processor(),
    ) if Path("/proc/cpuinfo").exists() else platform.processor()  # fmt: skip
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--peers", action="store_true")
    options.add_argument("--json", action="store_true", help="print the figures of every round")
    chosen = options.parse_args()
    found = rounds(chosen.rounds)
    if chosen.json:
        json.dump(found, sys.stdout, indent=1)
        return
    console = Console(width=110)
    console.print(machine())
    for game in [key for key in found["compiled"][0] if key not in ("compiled", "python")]:
        console.print(speed_table(found, game), growth_table(found, game))
        most, redeal = (
            median(found["compiled"], game, *keys) for keys in (("most_seats", "decisions_per_s"), ("redeal_us",))
        )
        console.print(f"most players: {most:,.0f} decisions/s; redeal {redeal:.2f} µs; ", end="")
        console.print(f"view {median(found['compiled'], game, 'view_us'):,.0f} µs")
    if chosen.peers:
        from bench.peers import measure_peers

        ours = median(found["compiled"], "goldrush", "random_play", "decisions_per_s")
        console.print(measure_peers(ours))


if __name__ == "__main__":
    main()
