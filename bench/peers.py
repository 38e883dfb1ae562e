"""Other libraries from PyPI, random play through their own Python interface, in a virtual environment of their own.

They play other games, so the ratio says how far random play of a board game of that kind goes, not who is cleverer.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from rich.table import Table

VENV = Path(__file__).parents[1] / ".venv" / "peers"

CATANATRON = """
from catanatron import Color, Game, RandomPlayer
def play():
    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
    game.play()
    return len(game.state.action_records if hasattr(game.state, "action_records") else game.state.actions)
"""
OPEN_SPIEL = """
import random, pyspiel
game = pyspiel.load_game("{name}")
def play():
    state, count = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes())
            state.apply_action(random.choices(actions, odds)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            count += 1
    return count
"""
PETTINGZOO = """
import random
from pettingzoo.classic import connect_four_v3
env = connect_four_v3.env()
def play():
    env.reset()
    count = 0
    for agent in env.agent_iter():
        observation, _, over, cut, _ = env.last()
        if over or cut:
            env.step(None)
        else:
            env.step(random.choice([a for a, may in enumerate(observation["action_mask"]) if may]))
            count += 1
    return count
"""
RLCARD = """
import rlcard
from rlcard.agents import RandomAgent
env = rlcard.make("gin-rummy")
env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
def play():
    trajectories, _ = env.run(is_training=False)
    return sum(len(path) // 2 for path in trajectories)
"""
CLOCK = """
import json, time
play()
started, games, decisions = time.perf_counter(), 0, 0
while time.perf_counter() - started < 3:
    decisions += play()
    games += 1
seconds = time.perf_counter() - started
print(json.dumps([games / seconds, decisions / seconds]))
"""
PEERS = [
    ("catanatron", ["catanatron"], "Catan, 2 players", CATANATRON),
    ("open_spiel", ["open_spiel"], "backgammon (C++ through Python)", OPEN_SPIEL.replace("{name}", "backgammon")),
    ("open_spiel", ["open_spiel"], "gin rummy (C++ through Python)", OPEN_SPIEL.replace("{name}", "gin_rummy")),
    ("pettingzoo", ["pettingzoo[classic]"], "connect four", PETTINGZOO),
    ("rlcard", ["rlcard"], "gin rummy", RLCARD),
]


def measure_peers(ours: float) -> Table:
    table = Table("library", "game", "games/s", "decisions/s", "ours is faster by", title="peers, one core")
    if not VENV.exists():
        subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=True)
    python = str(VENV / "bin" / "python")
    for name, packages, game, code in PEERS:
        got = subprocess.run([python, "-m", "pip", "install", "-q", *packages], capture_output=True, text=True)
        if got.returncode:
            table.add_row(name, game, "does not install here", "", "")
            continue
        done = subprocess.run([python, "-W", "ignore", "-c", code + CLOCK], capture_output=True, text=True)
        if done.returncode:
            table.add_row(name, game, (done.stderr.strip().splitlines() or ["failed"])[-1][:60], "", "")
            continue
        games, decisions = json.loads(done.stdout.strip().splitlines()[-1])
        table.add_row(name, game, f"{games:,.1f}", f"{decisions:,.0f}", f"{ours / decisions:,.0f} ×")
    return table
