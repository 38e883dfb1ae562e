#!/usr/bin/env python3
"""A bot outside the package: it speaks the protocol of docs/bots.md and needs nothing but Python.

    bunkhouse arena goldrush --bots "pipe:python3 examples/pipe-bot/prospector.py" random

It knows a little about Gold Rush (dig when you can, then send cowboys out) and takes any choice in other games.
"""

import json
import random
import sys

LIKED = ("mine", "cowboy", "tent")  # kinds of choices, the best first


def liking(choice: dict[str, dict[str, str]]) -> int:
    kind = choice["choice"]["kind"]
    return LIKED.index(kind) if kind in LIKED else len(LIKED)


def main() -> None:
    luck = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "start":
            luck.seed(message["seed"])  # the same seed decides alike, so that an arena can be repeated
        elif message["type"] == "decide":
            choices = message["choices"]
            best = min(liking(choice) for choice in choices)
            chosen = luck.choice([choice for choice in choices if liking(choice) == best])
            print(json.dumps({"action": chosen["action"]}), flush=True)
        elif message["type"] == "end":
            return


if __name__ == "__main__":
    main()
