"""The record of a table, as far as it may be told."""

from __future__ import annotations

import copy
from datetime import UTC, datetime

from bunkhouse.play import records
from bunkhouse.play.knowledge import is_all_open
from bunkhouse.server.protocol.problems import Problem
from bunkhouse.server.tables.table import Table


def record_text(table: Table) -> str:
    match, header = table.match, table.header
    if not is_all_open(match.game, match.state):
        raise Problem(409, "record-not-over")  # draws that only one seat has seen are in it
    if match.state_at(0).to_data() != match.game.new_state(match.seats, match.options).to_data():
        raise Problem(409, "record-of-scenario")  # records know no other beginning
    told = copy.copy(match)
    told.names = [table.name_of(index) for index in range(len(table.seats))]
    if header.source is not None and not is_whole_record(table):
        told.seed = None  # it does not account for the moves that were given
    return records.write(told, datetime.fromtimestamp(header.updated // 1000, UTC).date().isoformat())


def is_whole_record(table: Table) -> bool:
    """A finished game that was only brought in, so its own seed covers all of it."""
    source = table.header.source
    return source is not None and source.number == len(table.match.log)
