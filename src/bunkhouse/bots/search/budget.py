"""How long and how carefully a bot thinks."""
# Not compiled: budgets travel between processes.

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Budget:
    """How long and how carefully a bot thinks about one decision."""

    iterations: int
    seconds: float = 0.0  # no limit if 0; decisions repeat from their seed only while it is not reached
    temperature: float = 0.0  # difference in the odds of victory at which a choice is e times as likely (logarithms)
    processes: int = 1  # trees grown side by side and added up at the root
    style: dict[str, float] = field(default_factory=dict)  # numbers of search.Style, over those of the game
    by_expert: bool = False  # in a game with an expert of its own, what the expert likes best is taken without a search
    slip: float = 0.0  # the temperature in such a game, where few iterations make nobody weaker

    def __str__(self) -> str:
        time = f", {self.seconds:g} s at most" if self.seconds else ""
        return f"{self.iterations} iterations{time}"
