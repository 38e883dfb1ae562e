"""The picture of a Dice Town position: the street, everybody's dice and goods, the own cup and cards. From the view
alone, so nothing hidden can be in it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from bunkhouse.games.dicetown.edge.view import DiceTownView, OfferView, SeatView
from bunkhouse.locale import Texts
from bunkhouse.terminal.drawing import Room, Seen
from bunkhouse.terminal.lines import joined, name_plates

BADGE = "★"
TO_ROLL = "▢"
FRESH = "+"
COMMITTED = "✓"
STORE_CARD = "▮"
CLAIM = "▤"
FENCE = "#"
HERE = "▸"
GAP = "  "

ASIDE = "bold #2a1c0c on #f3ead2"
JUST_SHOWN = "bold #2a1c0c on #ffd75f"
STREET = (("mine", "9"), ("bank", "10"), ("store", "J"), ("saloon", "Q"), ("sheriff", "K"), ("hall", " "), ("doc", " "))
ROOM_FOR_STREET = 12  # lines besides the players below which the street is told in short


def picture(seen: Seen, room: Room) -> Text:
    view = seen.view
    assert isinstance(view, DiceTownView)
    low = room.height is not None and room.height < ROOM_FOR_STREET + len(view.seats)
    lines = [_head(seen, view), *_street(seen, view, low), Text(), *_players(seen, view), *_own(seen, view)]
    if not low:
        lines += _memory(seen, view)
    return joined(lines, room.width)


def money(texts: Texts, dollars: int) -> str:
    return texts("dicetown-terminal-money", dollars=dollars)


def card_list(seen: Seen, cards: Sequence[str]) -> str:
    return ", ".join(seen.word("card", card) for card in cards)


def dice(faces: str, style: str, mark: str = "") -> Text:
    """Dice side by side; each can be told apart without colours, too."""
    text = Text()
    for face in [] if faces == "none" else faces.split():
        text.append(mark)
        text.append(f" {face} ", style)
        text.append(" ")
    return text


# The street


def _head(seen: Seen, view: DiceTownView) -> Text:
    place = seen.word("location", view.location)
    return Text(seen.texts("dicetown-terminal-round", round=view.round, place=place), "dim")


def _street(seen: Seen, view: DiceTownView, low: bool) -> list[Text]:
    """Every location with the face that counts there and what there is to win."""
    names = [seen.word("location", location) for location, _ in STREET]
    if low:
        told = [(face, _stock(seen, view, location).plain) for location, face in STREET]
        return [Text(GAP.join(f"{face} {there}" for face, there in told if there))]
    width = max(map(len, names))
    lines = []
    for (location, face), name in zip(STREET, names, strict=True):
        is_here = location == view.location
        line = Text.assemble(
            (f"{HERE if is_here else ' '} ", "bold"),
            (f"{face:>2}", "bold"),
            GAP,
            (f"{name:<{width}}", "bold reverse" if is_here else ""),
            GAP,
        )
        lines.append(line.append_text(_stock(seen, view, location)))
    return lines


def _stock(seen: Seen, view: DiceTownView, location: str) -> Text:
    texts = seen.texts
    if location == "mine":
        return Text(texts("dicetown-terminal-nuggets-left", count=view.mine), "yellow")
    if location == "bank":
        there = Text(money(texts, view.bank), "green")
        if view.stagecoach:
            there.append(f" · {texts('dicetown-terminal-stagecoach', money=money(texts, view.stagecoach))}")
        return there
    if location == "store":
        return Text(texts("dicetown-terminal-store-pile", left=view.store_left, discarded=view.discarded))
    if location == "sheriff":
        return Text("" if view.sheriff is None else f"{BADGE} {seen.names[view.sheriff]}")
    if location == "hall":
        row = "  ".join(f"{slot}: {seen.word('card', card)}" for slot, card in enumerate(view.row, 1))
        left = texts("dicetown-terminal-claims-left", count=view.claims_left)
        return Text(f"{row} · {left}" if row else left)
    if location == "doc" and view.patients:
        return Text(", ".join(seen.names[seat] for seat in view.patients))
    return Text()


# The players


def _players(seen: Seen, view: DiceTownView) -> list[Text]:
    """One line each; money and nuggets of others only where they are shown (DT-16.7)."""
    lines = []
    for seat, (has, plate) in enumerate(zip(view.seats, name_plates(seen), strict=True)):
        line = Text().append(HERE if has.answering and not view.over else " ", "bold").append_text(plate)
        line.append(f" {BADGE if seat == view.sheriff else ' '}", "bold yellow")
        line.append(f" {has.score:>3}", "bold")
        line.append(f" {'?' if has.dollars is None else money(seen.texts, has.dollars):>4}", "green")
        line.append(f" {'?' if has.nuggets is None else has.nuggets:>2}●", "yellow")
        line.append(f" {has.cards.store}{STORE_CARD} {has.cards.claims}{CLAIM}{GAP}")
        line.append_text(dice(has.dice, ASIDE)).append_text(dice(has.fresh, JUST_SHOWN, FRESH))
        line.append(TO_ROLL * has.to_roll, "dim")
        line.append(f" {' · '.join(_notes(seen, view, seat, has))}")
        lines.append(line)
    return lines


def _notes(seen: Seen, view: DiceTownView, seat: int, has: SeatView) -> list[str]:
    texts = seen.texts
    notes = []
    if has.committed:
        notes.append(COMMITTED)
    if has.hand is not None:
        notes.append(seen.word("hand", has.hand))
    if has.price:
        notes.append(texts("dicetown-terminal-owes", money=money(texts, has.price)))
    if seat in view.tied:
        notes.append(texts("dicetown-terminal-tied"))
    if has.offer is not None:
        notes.append(texts("dicetown-terminal-offers", offer=offer_text(seen, has.offer)))
    if has.fenced:
        notes.append(f"{FENCE} {card_list(seen, has.fenced)}")
    return notes


def offer_text(seen: Seen, offer: OfferView) -> str:
    parts = [money(seen.texts, offer.dollars)] if offer.dollars else []
    if offer.nuggets:
        parts.append(f"{offer.nuggets}●")
    if offer.cards is not None:
        parts += [seen.word("card", card) for card in offer.cards]
    else:
        parts += [f"{offer.store}{STORE_CARD}"] if offer.store else []
        parts += [f"{offer.claims}{CLAIM}"] if offer.claims else []
    if offer.seat is not None:
        parts.append(f"→ {seen.names[offer.seat]}")
    return " ".join(parts)


# What one's own eyes see


def _own(seen: Seen, view: DiceTownView) -> list[Text]:
    if seen.seat < 0:
        return []
    texts = seen.texts
    lines = [Text()]
    if view.cup is not None and view.cup.faces is not None:
        cup = Text(f"{texts('dicetown-terminal-cup')} ").append_text(dice(view.cup.faces, JUST_SHOWN))
        if view.cup.kept is not None:
            cup.append(f" {texts('dicetown-terminal-kept')} ").append_text(dice(view.cup.kept, ASIDE))
        lines.append(cup)
    if view.looked_at:
        lines.append(Text(texts("dicetown-terminal-looked-at", cards=card_list(seen, view.looked_at))))
    own = view.seats[seen.seat].cards.known
    held = card_list(seen, own) if own else texts("dicetown-terminal-no-cards")
    lines.append(Text(texts("dicetown-terminal-hand", cards=held)))
    if view.offer is not None:
        lines.append(Text(texts("dicetown-terminal-own-offer", offer=offer_text(seen, view.offer))))
    return lines


def _memory(seen: Seen, view: DiceTownView) -> list[Text]:
    """Cards of others that the watcher has seen (DT-12.3)."""
    return [
        Text(
            seen.texts("dicetown-terminal-knows", name=seen.names[seat], cards=card_list(seen, has.cards.known)), "dim"
        )
        for seat, has in enumerate(view.seats)
        if seat != seen.seat and has.cards.known
    ]
