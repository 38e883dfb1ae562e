"""What lies beside the map of Montana: players, worker board, city, wheel, event cards, supply. From the view alone."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from bunkhouse.games.montana.edge.board_views import AreaView, EventView, RowView
from bunkhouse.games.montana.edge.view import MontanaView, SeatView
from bunkhouse.games.montana.terminal import signs
from bunkhouse.terminal.drawing import SEAT_SIGNS, Seen
from bunkhouse.terminal.lines import name_plates

Keys = Mapping[tuple[str, int], str]  # place and its space from 1 -> what is typed for it


def head(seen: Seen, view: MontanaView) -> list[Text]:
    texts = seen.texts
    parts = [texts("montana-terminal-round", round=view.round)]
    if view.side is not None:
        parts.append(seen.word("side", view.side))
    if view.extra_turn:
        parts.append(texts("montana-terminal-extra-turn"))
    if view.ending:
        parts.append(texts("montana-terminal-last-round"))
    lines = [Text(" · ".join(parts), "dim")]
    if view.events is not None:
        active = event_text(seen, view.events.active)
        coming = event_text(seen, view.events.preview)
        lines.append(Text(texts("montana-terminal-events", active=active, coming=coming, deck=view.events.deck)))
    return lines


def event_text(seen: Seen, card: EventView | None) -> str:
    if card is None:
        return signs.FREE
    text = seen.word("event", card.event)
    if card.shown:
        text += f": {seen.word('shown', card.shown)}"
    prices = "/".join(map(str, card.prices)) or (str(card.silver) if card.silver else "")
    return f"{text} ({signs.SILVER}{prices})" if prices else text


# The players


def players(seen: Seen, view: MontanaView) -> list[Text]:
    lines = []
    for seat, (has, plate) in enumerate(zip(view.seats, name_plates(seen), strict=True)):
        line = Text(signs.HERE if seat == view.active and not view.over else " ", "bold").append_text(plate)
        line.append(f" {has.score:>2}", "bold").append(f"/{has.score + has.regular + len(has.specials):<2}")
        line.append(f" {signs.SILVER}{has.silver:<3}", "green").append(f"{signs.CATTLE}{has.cattle} ")
        line.append(f"{signs.CANTEEN}{has.canteens} ", "cyan")
        line.append(f" {_goods(has)}  {_workers(has)}")
        line.append(f"  {' · '.join(_rest(seen, view, seat, has))}")
        lines.append(line)
    return lines


def _goods(has: SeatView) -> str:
    counted = [f"{number}{signs.LETTERS[good]}" if number else signs.FREE for good, number in has.goods.items()]
    return " ".join(f"{count:>2}" for count in counted)


def _workers(has: SeatView) -> str:
    return signs.each(has.workers).ljust(has.worker_places, signs.FREE)


def _rest(seen: Seen, view: MontanaView, seat: int, has: SeatView) -> list[str]:
    """Special settlements left, mountain tiles, and where the contractor stands in an auction."""
    rest = []
    if "special_settlements" in view.modules:
        rest.append("".join(signs.PIECES[piece] for piece in has.specials) or signs.FREE)
    if has.held:
        known = [gold_text(seen, held.gold, held.shown) for held in has.held if held.gold is not None]
        hidden = len(has.held) - len(known)
        rest.append(", ".join([*known, *([f"{hidden}{signs.TILE}"] if hidden else [])]))
    if view.city.auction:
        where = view.city.contractors[seat]
        rest.append(seen.texts("montana-terminal-contractor", place=_place(seen, where)))
    return rest


def _place(seen: Seen, where: str) -> str:
    if where in ("home", "store"):
        return seen.texts("montana-terminal-home") if where == "home" else seen.texts("montana-terminal-store")
    return seen.word("row", where)


def gold_text(seen: Seen, gold: str, shown: str) -> str:
    return f"{seen.word('gold', gold)} ({seen.word('shown', shown)})" if shown else seen.word("gold", gold)


def notes(seen: Seen, view: MontanaView) -> list[Text]:
    """Mountain tiles on the map whose faces the watcher knows (MT-12.3)."""
    known = [
        f"{gold_text(seen, note.gold, note.shown)} ({note.q}, {note.r})" for note in view.notes if note.q is not None
    ]
    return [Text(seen.texts("montana-terminal-knows", tiles=", ".join(known)), "dim")] if known else []


# The worker board


def worker_board(seen: Seen, view: MontanaView, keys: Keys) -> list[Text]:
    names = {area.area: seen.word("area", area.area) for area in view.areas}
    names["bank"] = seen.word("area", "bank")
    rows = [seen.word("row", row.row) for row in view.city.rows]
    width = max(map(len, [*names.values(), *rows])) + 3
    lines = [_area(names[area.area], area, width, keys) for area in view.areas]
    lines.append(_bank(seen, view, names["bank"], width, keys))
    lines.append(_city_head(seen, view, width))
    lines += [_row(view, name, row, width) for name, row in zip(rows, view.city.rows, strict=True)]
    return lines


def _named(name: str, letter: str, width: int, closed: bool) -> Text:
    named = Text(f"{letter} {name}".ljust(width), "strike dim" if closed else "bold")
    return named.append(signs.LOCKED if closed else " ")


def _area(name: str, area: AreaView, width: int, keys: Keys) -> Text:
    line = _named(name, signs.LETTERS[area.good], width, area.closed)
    for number, space in enumerate(area.spaces, 1):
        taken = signs.each(space.taken)
        small = signs.each(space.small_taken)
        there = f"{taken}+{small}" if small else taken
        _space(line, keys.get((area.area, number)), f"{signs.SILVER}{space.silver}→{space.goods}", there)
    return line


def _bank(seen: Seen, view: MontanaView, name: str, width: int, keys: Keys) -> Text:
    line = _named(name, signs.SILVER, width, view.bank_closed)
    for number, space in enumerate(view.bank, 1):
        terms = f"{space.workers}→{signs.SILVER}{space.silver}"
        _space(line, keys.get(("bank", number)), terms, signs.each(space.taken))
    return line


def _space(line: Text, key: str | None, terms: str, taken: str) -> None:
    """The terms of a space; where workers stand, these instead."""
    mark = f"[{key}]" if key is not None else ""
    line.append(mark, "bold black on white")
    line.append((taken or terms).ljust(10 - len(mark)), "dim" if taken else "")


def _city_head(seen: Seen, view: MontanaView, width: int) -> Text:
    line = _named(seen.word("area", "city"), " ", width, view.city.closed)
    return line.append(" ".join(f"{price}{signs.LETTERS['pumpkin']}" for price in view.city.columns), "dim")


def _row(view: MontanaView, name: str, row: RowView, width: int) -> Text:
    line = Text(f"  {name}".ljust(width + 1))
    for column in range(1, len(view.city.columns) + 1):
        if row.seat is not None and row.column == column:
            line.append(f"{SEAT_SIGNS[row.seat]}  ", "bold")
        else:
            line.append(f"{signs.FREE}  ", "dim")
    return line.append(_reward(row))


def _reward(row: RowView) -> str:
    """The most that can be had: an exchange for large goods, or goods from the supply."""
    if row.upgrade:
        small = signs.in_short(row.rewards[-1])
        return f"{small}→{small.upper()}"
    kinds = sorted({sign for words in row.rewards for sign in signs.in_short(words) if sign.isalpha()})
    most = max(sum(int(part.split()[0]) for part in words.split(" + ")) for words in row.rewards if words != "none")
    return f"{most}×{'/'.join(kinds)}"


def stores(seen: Seen, view: MontanaView) -> list[Text]:
    """The wheel with its arrow, and the supply."""
    wheel = Text(f"{seen.texts('montana-terminal-wheel')} ")
    for number, sector in enumerate(view.wheel.sectors):
        pair = "".join(signs.LETTERS[worker] for worker in sector)
        is_here = number == view.wheel.arrow
        wheel.append(f"{signs.HERE if is_here else ' '}{pair}", "bold" if is_here else "")
    goods = " ".join(f"{number}{signs.LETTERS[good]}" for good, number in view.goods.items())
    workers = " ".join(f"{number}{signs.LETTERS[good]}" for good, number in view.workers.items())
    supply = seen.texts("montana-terminal-supply", goods=goods, workers=workers, cattle=view.cattle)
    return [wheel, Text(supply, "dim")]
