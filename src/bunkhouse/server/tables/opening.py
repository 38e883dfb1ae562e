"""New tables: from the beginning, from a record, from a scenario, or from a position of a table that is over."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from bunkhouse.core.game import Game, Options
from bunkhouse.core.registry import game as game_named
from bunkhouse.core.state import State
from bunkhouse.play import chance, records, scenarios
from bunkhouse.play.journal import Move
from bunkhouse.play.match import Match
from bunkhouse.server.protocol.problems import Problem
from bunkhouse.server.protocol.structs import FromTable, NewSeat, NewTable, Source
from bunkhouse.server.storage.stored import Changes, Seat, TableHeader, now
from bunkhouse.server.tables import catalogue
from bunkhouse.server.tables.journal import TableJournal
from bunkhouse.server.tables.loaded import LoadedTables
from bunkhouse.server.tables.seating import cleaned, known_bot
from bunkhouse.server.tables.table import Services, Table


@dataclass(slots=True)
class Beginning:
    """Where a new table starts."""

    game: Game
    options: Options
    seats: int | None = None  # None: as many as are wished for
    names: Sequence[str | None] = ()
    start: State | None = None
    given: Sequence[Move] = ()
    coming: Sequence[int] = ()
    source: Source | None = None
    seed: str | None = None  # of a finished record
    commitment: str | None = None
    finished: bool = False


async def open_table(tables: LoadedTables, key: str, wish: NewTable) -> Table:
    beginning = await _beginning(tables, key, wish)
    table = make_table(tables.services, key, wish, beginning)
    entries, snapshots = table.journal.take()
    await tables.services.storage.create(Changes(table.header, table.seats, entries, snapshots))
    tables.add(table)
    return table


def make_table(services: Services, key: str, wish: NewTable, beginning: Beginning) -> Table:
    seats = seat_people(key, wish.seats, beginning)
    game, source = beginning.game, beginning.source
    seed = beginning.seed if beginning.finished else chance.secret_seed()
    journal = TableJournal(game)
    match = Match(
        game,
        len(seats),
        beginning.options,
        seed,
        start=beginning.start,
        given=beginning.given,
        coming=beginning.coming,
        journal=journal,
    )
    journal.begun(match.state_at(0))
    over = match.state.is_over()
    moment = now()
    header = TableHeader(
        id=secrets.token_urlsafe(9),
        name=cleaned(wish.name),
        game=game.id,
        version=game.version,
        options=beginning.options,
        state="over" if over else "open" if any(seat.kind == "open" for seat in seats) else "running",
        host=key,
        watchable=wish.watchable,
        show_remaining=wish.show_remaining,
        hints=wish.hints,
        seed=seed,
        commitment=beginning.commitment if beginning.finished else match.commitment,
        source=source,
        coming=list(beginning.coming),
        number=len(match.log),
        to_act=int(match.state.pending()),
        created=moment,
        updated=moment,
        components=game.own_components,
    )
    return Table(header, seats, match, journal, [], services)


def seat_people(key: str, wished: Sequence[NewSeat], beginning: Beginning) -> list[Seat]:
    count = beginning.seats or len(wished)
    if wished and len(wished) != count:
        raise Problem(422, "bad-seats", {"game": beginning.game.id, "seats": len(wished), "low": count, "high": count})
    names = list(beginning.names) or [None] * count
    if not wished:
        holder = None if beginning.finished else key
        return [Seat(index, "person", name, holder=holder) for index, name in enumerate(names)]
    seats = []
    for index, wish in enumerate(wished):
        name = cleaned(wish.name) or names[index]
        if wish.kind == "me":
            seats.append(Seat(index, "person", name, holder=key))
        elif wish.kind == "bot":
            seats.append(Seat(index, "bot", name, known_bot(beginning.game.id, wish.bot)))
        else:
            seats.append(Seat(index, "open"))
    return seats


async def _beginning(tables: LoadedTables, key: str, wish: NewTable) -> Beginning:
    sources = [wish.record, wish.scenario, wish.source]
    if sum(source is not None for source in [*sources, wish.components]) > 1:
        raise Problem(422, "one-source-only")
    if wish.record is not None:
        beginning = from_record(wish.record, wish.position)
    elif wish.scenario is not None:
        beginning = from_scenario(wish.scenario)
    elif wish.source is not None:
        beginning = await _from_table(tables, key, wish.source)
    elif wish.game is None:
        raise Problem(422, "no-game-chosen")
    else:
        game = game_named(wish.game)
        if wish.components is not None:
            game = game.with_components(wish.components)
        game.new_state(len(wish.seats), wish.options)  # says what is wrong with them
        return Beginning(game, game.settle_options(wish.options))
    if wish.game not in (None, beginning.game.id):
        raise Problem(422, "other-game", {"game": beginning.game.id})
    return beginning


def from_record(text: str, position: int | None) -> Beginning:
    record = records.read(text)
    number = len(record.moves) if position is None else position
    if number > len(record.moves):
        raise Problem(422, "no-such-position", {"number": number, "last": len(record.moves)})
    given = record.moves[:number]
    return Beginning(
        record.game, record.options, record.seats, list(record.names),
        given=given,
        source=Source(record=True, number=number),
        seed=record.seed,
        commitment=record.commitment,
        finished=_is_over(record.game, record.seats, record.options, given),
    )  # fmt: skip


def from_scenario(name: str) -> Beginning:
    scenario = catalogue.scenario(name)
    match = scenarios.begin(scenario)
    coming = [match.game.parse(words) for words in scenario.chance]
    return Beginning(
        match.game, match.options, match.seats,
        [None] * match.seats,
        start=match.state,
        coming=coming,
        source=Source(scenario=scenario.id),
        finished=match.state.is_over(),
    )  # fmt: skip


async def _from_table(tables: LoadedTables, key: str, wish: FromTable) -> Beginning:
    number = wish.number
    async with tables.hold(wish.table) as table:
        table.must_be_visible(key)
        if table.header.state != "over":
            raise Problem(409, "source-not-over")
        match = table.match
        if number > len(match.log):
            raise Problem(422, "no-such-position", {"number": number, "last": len(match.log)})
        return Beginning(
            match.game,
            dict(table.header.options),
            len(table.seats),
            [seat.name for seat in table.seats],
            start=match.state_at(0),
            given=match.log[:number],
            coming=table.header.coming,
            source=Source(table=table.header.id, number=number),
            finished=number == len(match.log),
            seed=table.header.seed,
            commitment=table.header.commitment,
        )


def _is_over(game: Game, seats: int, options: Options, moves: Sequence[Move]) -> bool:
    state = game.new_state(seats, options)
    for move in moves:
        state.apply(move.seat, move.action)
    return state.is_over()
