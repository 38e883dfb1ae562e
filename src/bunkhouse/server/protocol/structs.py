"""Every structure of the protocol (docs/protocol.md), once: what is decoded, what is sent, and what is described.

Views, choices and events belong to the games: here they are raw JSON, described per game by schema.py.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from bunkhouse.core.game import Clock
from bunkhouse.core.words import Arguments, Decision, ScoreLine

SeatIndex = Annotated[int, Meta(ge=0, le=6)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Action = Annotated[int, Meta(ge=0, lt=1 << 53)]  # what a JavaScript number holds exactly
Name = Annotated[str, Meta(max_length=40)]
Word = Annotated[str, Meta(max_length=60)]
RecordText = Annotated[str, Meta(max_length=1_000_000)]
ComponentsText = Annotated[str, Meta(max_length=200_000)]
Draft = Annotated[list[Action], Meta(max_length=64)]
TableState = Literal["open", "running", "over"]
SeatKind = Literal["person", "bot", "open"]


# Asked by the client


class NewSeat(Struct, forbid_unknown_fields=True):
    kind: Literal["me", "bot", "open"]
    name: Name | None = None
    bot: Word | None = None


class FromTable(Struct, forbid_unknown_fields=True):
    """Play on from a position of a table that is over."""

    table: Word
    number: Number


class NewTable(Struct, forbid_unknown_fields=True):
    """At most one of record, scenario, source and components; the first three may leave out game and seats."""

    game: Word | None = None
    options: dict[str, Word] = {}
    name: Name | None = None
    seats: Annotated[list[NewSeat], Meta(max_length=7)] = []
    watchable: bool = True
    show_remaining: bool = True
    hints: bool = True  # whoever has to decide may ask what the foreman would do
    record: RecordText | None = None
    position: Number | None = None
    scenario: Word | None = None
    source: FromTable | None = None
    components: ComponentsText | None = None  # a components file instead of the game's own


class Join(Struct, forbid_unknown_fields=True):
    seat: SeatIndex | None = None
    name: Name | None = None


class Leave(Struct, forbid_unknown_fields=True):
    """Stand up, or step away from a game that runs; the bot, if there is one, keeps the seat warm."""

    seat: SeatIndex
    bot: Word | None = None


class Substitute(Struct, forbid_unknown_fields=True):
    """Let a bot keep the seat of somebody who is away warm (or, with no bot, no longer)."""

    seat: SeatIndex
    bot: Word | None = None


class PutBot(Struct, forbid_unknown_fields=True):
    """The host puts a bot on an open seat, gives a bot another level, or frees its seat before the game (no bot)."""

    seat: SeatIndex
    bot: Word | None = None
    name: Name | None = None  # under which it sits down


class Start(Struct, forbid_unknown_fields=True):
    """The bot takes the seats that are still open."""

    bot: Word | None = None


class Play(Struct, forbid_unknown_fields=True):
    seat: SeatIndex
    number: Number
    actions: Annotated[list[Action], Meta(min_length=1, max_length=64)]


class StepBack(Struct, forbid_unknown_fields=True):
    """Undo or redo."""

    seat: SeatIndex
    number: Number


class AskRewind(Struct, forbid_unknown_fields=True):
    seat: SeatIndex
    to: Number


class AnswerRewind(Struct, forbid_unknown_fields=True):
    seat: SeatIndex
    agree: bool


class Preset(Struct, forbid_unknown_fields=True):
    """Let every window pass, or be asked again."""

    seat: SeatIndex
    lets_pass: bool


class Say(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Preview(Struct, forbid_unknown_fields=True):
    seat: SeatIndex
    number: Number
    actions: Draft = []


class Why(Struct, forbid_unknown_fields=True):
    seat: SeatIndex
    number: Number
    choice: dict[str, int | str | bool]
    actions: Draft = []


class AskHint(Struct, forbid_unknown_fields=True):
    """What would the foreman do after these actions?"""

    seat: SeatIndex
    number: Number
    actions: Draft = []


class LookThrough(Struct, tag_field="type", tag="seat"):
    seat: SeatIndex | None = None


class Ping(Struct, tag_field="type", tag="ping"):
    pass


FromClient = LookThrough | Ping


# Told by the server


class Fault(Struct):
    message: str  # id of a message in the catalogues
    arguments: Arguments = {}
    clause: str | None = None
    id: str | None = None  # of a fault of the server's own, to be found in its log


class Failure(Struct):
    error: Fault


class SeatRange(Struct):
    low: int
    high: int


class OptionInfo(Struct):
    id: str
    values: list[str]
    clause: str


class ScenarioInfo(Struct):
    id: str
    text: str
    clauses: list[str]


class GameInfo(Struct):
    id: str
    version: int
    seats: SeatRange
    minutes: int  # that people usually take
    clauses: str  # how the ids of its rules begin
    options: list[OptionInfo]
    has_secrets: bool
    has_components: bool  # may be played with a components file of one's own
    bots: list[str]
    scenarios: list[ScenarioInfo]


class SeatInfo(Struct):
    index: int
    kind: SeatKind
    name: str | None
    bot: str | None
    mine: bool
    online: bool
    away: bool
    lets_pass: bool  # lets every window pass; told of one's own seats only
    absent_in: int | None  # milliseconds until a bot may keep this seat warm; null: its player is here, or it is mine


class Source(Struct):
    """Where a table that did not begin at the beginning comes from; moves before `number` are not covered by the
    commitment."""

    table: str | None = None
    scenario: str | None = None
    record: bool = False
    number: int = 0


class TableInfo(Struct):
    id: str
    name: str | None
    game: str
    version: int
    options: dict[str, str]
    state: TableState
    host: bool
    seats: list[SeatInfo]
    watchers: int
    watchable: bool
    show_remaining: bool
    hints: bool
    created: str
    number: int
    commitment: str | None
    seed: str | None
    source: Source | None
    components: str | None  # SHA-256 of the components file, if it is not the game's own


class TableSummary(Struct):
    id: str
    name: str | None
    game: str
    state: TableState
    seats: list[SeatInfo]
    number: int
    your_turn: bool
    created: str
    updated: str


class Lobby(Struct):
    mine: list[TableSummary]
    open: list[TableSummary]
    watch: list[TableSummary]  # running, and anybody may look on
    finished: list[TableSummary]


class OfferedChoice(Struct):
    action: int
    choice: Raw  # one of the game's choices
    notation: str


class ToldEvent(Struct):
    move: int
    name: str
    data: Raw  # one of the game's events


class ToldMove(Struct):
    seat: int  # -1 for chance
    notation: str


class ClockInfo(Struct):
    """The question cannot wait for ever; told to all alike."""

    name: Clock
    length: int  # milliseconds
    left: int
    seats: list[int]  # who is asked


class ViewChange(Struct):
    """A part of the view that is another once an event has happened."""

    event: int  # its place in `events`
    path: list[str | int]  # fields and places in lists, from the outside in
    value: Raw


class Position(Struct):
    number: int
    seat: int | None
    to_act: list[int]
    over: bool
    view: Raw  # the game's view
    decision: Decision | None
    choices: list[OfferedChoice]
    can_undo: bool
    can_redo: bool
    scores: list[int]
    ranking: list[int]
    breakdown: list[list[ScoreLine]]
    events: list[ToldEvent]  # of the moves from `since` on
    moves: list[ToldMove | None]  # likewise; null: not for this seat to know
    changes: list[ViewChange] | None = None  # live, where much happens at once: event by event
    clock: ClockInfo | None = None
    intended: int | None = None  # what this seat has answered in an open window


class Played(Struct):
    number: int


class Previewed(Struct):
    view: Raw
    choices: list[OfferedChoice]
    decision: Decision | None
    events: list[ToldEvent]
    complete: bool  # this seat has nothing more to decide before chance or somebody else acts
    played: int  # how many of the actions could be shown without chance or a secret having a say


class HintReason(Struct):
    name: str  # message id
    points: float  # that it is worth to the seat


class HintedMove(Struct):
    """Choices of the seat in order, those that were asked with first, and what may be expected of them."""

    line: list[OfferedChoice]
    share: float  # of the victory: 1 is certain
    lead: float  # points ahead of the best other seat
    reasons: list[HintReason]


class Hint(Struct):
    """The best first."""

    number: int
    bot: str  # who was asked
    moves: list[HintedMove]


class WhyNot(Struct):
    legal: bool
    clause: str | None
    reason: str | None  # message id
    arguments: Arguments


class ChatLine(Struct):
    """Said by somebody, or a notice of the table (then `notice` is a message id)."""

    number: int
    seat: int | None
    name: str | None
    text: str
    at: str
    notice: str | None = None
    arguments: Arguments = {}


class Health(Struct):
    status: str
    version: str
    tables: int


class TableMessage(Struct, tag_field="type", tag="table"):
    table: TableInfo


class PositionMessage(Struct, tag_field="type", tag="position"):
    position: Position
    since: int


class ChatMessage(Struct, tag_field="type", tag="chat"):
    chat: list[ChatLine]


class RewindMessage(Struct, tag_field="type", tag="rewind"):
    asked_by: int | None
    to: int | None = None
    answers: dict[int, bool | None] = {}  # by seat; null: not yet


class ErrorMessage(Struct, tag_field="type", tag="error"):
    error: Fault


class Pong(Struct, tag_field="type", tag="pong"):
    pass


FromServer = TableMessage | PositionMessage | ChatMessage | RewindMessage | ErrorMessage | Pong

encode = msgspec.json.Encoder().encode
