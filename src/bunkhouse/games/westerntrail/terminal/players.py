"""Everybody's board in a line, and what the watcher alone sees: hand, deck, objectives, buildings."""

from __future__ import annotations

from rich.text import Text

from bunkhouse.games.westerntrail.edge.view_structs import CountView, GoalView, SeatView, WesternTrailView
from bunkhouse.games.westerntrail.terminal import signs
from bunkhouse.terminal.drawing import Seen
from bunkhouse.terminal.lines import name_plates


def players(seen: Seen, view: WesternTrailView) -> list[Text]:
    lines = []
    for seat, (has, plate) in enumerate(zip(view.seats, name_plates(seen), strict=True)):
        line = Text(signs.HERE if seat == view.active and not view.over else " ", "bold").append_text(plate)
        line.append(f" {has.score:>3}{signs.POINTS}", "bold").append(f" {signs.MONEY}{has.money:<3}", "green")
        line.append(f"C{has.cowboys} B{has.craftsmen} E{has.engineers} ", "bold")
        for part in _facts(seen, has):
            line.append(f" · {part}")
        lines.append(line)
    return lines


def _facts(seen: Seen, has: SeatView) -> list[str]:
    texts = seen.texts
    certificates = f"{has.certificates}/{has.certificate_limit}"
    if has.permanent_certificates:
        certificates += f"+{has.permanent_certificates}"
    facts = [
        texts("westerntrail-terminal-certificates", count=certificates),
        texts("westerntrail-terminal-steps", count=has.step_limit),
        texts("westerntrail-terminal-cards", hand=has.cards_in_hand, limit=has.hand_limit, deck=has.cards_in_deck),
    ]
    if has.green_teepees or has.blue_teepees:
        facts.append(f"{signs.TEEPEE} {has.green_teepees}g {has.blue_teepees}b")
    if has.hazards:
        facts.append(texts("westerntrail-terminal-hazards", count=len(has.hazards)))
    if has.has_token:
        facts.append(signs.TOKEN)
    return facts


def own_hand(seen: Seen, view: WesternTrailView) -> list[Text]:
    if seen.seat < 0:
        return []
    has = view.seats[seen.seat]
    hand = signs.counted(seen.word("card", card) for card in has.hand) or signs.FREE
    value = view.breeding_value if view.breeding_value is not None and has.active else has.herd_value
    return [Text(seen.texts("westerntrail-terminal-hand", cards=hand, value=value or 0), "bold")]


def own(seen: Seen, view: WesternTrailView, width: int) -> list[Text]:
    """Objectives, what the deck is made of, buildings, discs."""
    if seen.seat < 0:
        return []
    has, texts = view.seats[seen.seat], seen.texts
    lines = _goals(seen, has, width)
    buildings = [f"{tile.building} B{tile.craftsmen} {tile.points}{signs.POINTS}" for tile in has.buildings]
    for head, parts in (
        (texts("westerntrail-terminal-draw-deck"), _pile(seen, has.deck)),
        (texts("westerntrail-terminal-discard"), _pile(seen, has.discard)),
        (texts("westerntrail-terminal-buildings"), buildings),
        (texts("westerntrail-terminal-discs"), [seen.word("disc", disc) for disc in has.discs]),
    ):
        lines += _listed(head, parts, width)
    return lines


def _listed(head: str, parts: list[str], width: int) -> list[Text]:
    told = [f"{part} ·" for part in parts[:-1]] + parts[-1:] if parts else [signs.FREE]
    return signs.packed([Text(head), *(Text(part, "dim") for part in told)], width, gap=" ")


def _pile(seen: Seen, pile: tuple[CountView, ...] | None) -> list[str]:
    counts = [(seen.word("card", kind.id), kind.number) for kind in pile or ()]
    return [f"{number} × {name}" if number > 1 else name for name, number in counts]


def _goals(seen: Seen, has: SeatView, width: int) -> list[Text]:
    """Objective cards that count already, and those not yet played; a tick for what would be met now."""
    lines = []
    for message, goals in (
        ("westerntrail-terminal-goals", has.goals),
        ("westerntrail-terminal-own-goals", has.herd_goals or ()),
    ):
        if goals:
            lines += signs.packed([Text(seen.texts(message)), *(_goal(seen, goal) for goal in goals)], width)
    return lines


def _goal(seen: Seen, goal: GoalView) -> Text:
    worth = f"{goal.points}{signs.POINTS}" + (f"/-{goal.penalty}" if goal.penalty else "")
    return Text(f"{'✓' if goal.met else '✗'} {seen.word('card', goal.card)} {worth}", "green" if goal.met else "")
