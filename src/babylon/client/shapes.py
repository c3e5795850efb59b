"""The JSON of the API as types.

Made of the server's description by `python -m babylon.server.description.client_shapes`: change the models there.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypeAlias, TypedDict

Json: TypeAlias = bool | int | float | str | Sequence["Json"] | Mapping[str, "Json"] | None

Access: TypeAlias = Literal["open", "link", "private"]
Act: TypeAlias = Literal["entered", "settled", "banned", "admitted", "renamed", "chosen", "released"]
Audience: TypeAlias = Literal["everyone", "players", "nobody"]
Belvederes: TypeAlias = Literal["required", "while-they-last"]
Border: TypeAlias = Literal["edge", "bottom", "same", "lower"]
BotsOn: TypeAlias = Literal["server", "devices"]
Category: TypeAlias = Literal[
    "statues",
    "fountains",
    "bridges",
    "stairways",
    "diversity",
    "flowers",
    "belvederes",
    "highest",
]
Channel: TypeAlias = Literal["push", "mail", "webhook"]
ChatRule: TypeAlias = Literal["free", "phrases", "off"]
Code: TypeAlias = Literal[
    "bad-request",
    "bad-notation",
    "bad-name",
    "no-guest",
    "not-host",
    "not-your-seat",
    "wrong-key",
    "removed",
    "link-needed",
    "origin-refused",
    "chat-off",
    "chat-full",
    "no-table",
    "no-seat",
    "not-found",
    "method-refused",
    "stale",
    "seat-taken",
    "enough-seats",
    "nobody-sits",
    "flower-taken",
    "not-your-turn",
    "wrong-status",
    "undo-off",
    "nothing-to-undo",
    "no-proposal",
    "undo-asked",
    "pause-off",
    "pause-asked",
    "vacation-spent",
    "seat-out",
    "not-absent",
    "too-often",
    "hints-off",
    "rules-unknown",
    "no-day",
    "day-over",
    "day-counted",
    "day-copied",
    "day-full",
    "day-other-deal",
    "day-unfinished",
    "day-other-rival",
    "bad-record",
    "review-former",
    "reviews-off",
    "reviews-enough",
    "reviews-full",
    "too-large",
    "not-json",
    "illegal-move",
    "turn-unfinished",
    "key-reused",
    "unknown-bot",
    "unknown-edition",
    "unknown-tiles",
    "too-many",
    "too-many-bot-games",
    "too-many-tables",
    "too-many-unfinished",
    "bot-busy",
    "busy",
    "shutting-down",
    "unavailable",
    "unsettled",
    "broken",
    "not-signed-in",
    "signed-in",
    "name-taken",
    "passkey-refused",
    "passkeys-off",
    "code-refused",
    "last-passkey",
    "no-person",
    "your-turn",
    "plan-refused",
    "address-refused",
    "alerts-enough",
    "no-channel",
    "link-refused",
    "mail-off",
    "mail-failed",
    "no-tournament",
    "not-organiser",
    "in-tournament",
    "round-running",
    "entry-closed",
    "tournament-full",
    "team-full",
    "team-needed",
    "too-few-entrants",
    "no-entrant",
    "tournaments-full",
    "rated",
    "not-ratable",
    "blocked",
    "banned",
    "not-server-host",
    "entry-needed",
    "no-report",
]
Complaint: TypeAlias = Literal["name", "chat", "play", "other"]
Corner: TypeAlias = Literal["nw", "ne", "se", "sw"]
Depth: TypeAlias = Literal["quick", "deep"]
Discarded: TypeAlias = Literal["none", "dug", "stored", "both"]
EndReason: TypeAlias = Literal["played", "resigned", "time"]
FirstPlayer: TypeAlias = Literal["seat", "lot"]
Flower: TypeAlias = Literal["white", "pink", "blue", "yellow"]
Form: TypeAlias = Literal["solo", "duel"]
Format: TypeAlias = Literal["round-robin", "swiss", "knock-out", "arena"]
Gap: TypeAlias = Literal["empty", "open", "covered"]
Highest: TypeAlias = Literal["double", "square"]
HookForm: TypeAlias = Literal["json", "discord", "matrix"]
IncomeKind: TypeAlias = Literal["edge", "flower", "token", "supply"]
ItemKind: TypeAlias = Literal["statue", "fountain", "bridge", "stairway", "belvedere"]
Keep: TypeAlias = Literal["dug", "stored", "none"]
Material: TypeAlias = Literal["clay", "granite", "basalt", "start"]
Medal: TypeAlias = Literal["bronze", "silver", "gold", "lapis"]
OnTimeout: TypeAlias = Literal["bot", "lose"]
OutReason: TypeAlias = Literal["resigned", "time"]
Overlap: TypeAlias = Literal["never", "one-level", "beneath"]
Pace: TypeAlias = Literal["turn", "day"]
Pause: TypeAlias = Literal["unwatched", "quota", "busy"]
Phase: TypeAlias = Literal["remove", "dig", "build", "over"]
PoolClock: TypeAlias = Literal["live", "days"]
ReviewState: TypeAlias = Literal["none", "working", "done"]
SeatKind: TypeAlias = Literal["open", "human", "bot"]
Side: TypeAlias = Literal["east", "west", "north", "south"]
Source: TypeAlias = Literal["dug", "stored"]
Stage: TypeAlias = Literal["open", "running", "over", "closed"]
Status: TypeAlias = Literal["lobby", "playing", "over", "closed"]
Support: TypeAlias = Literal["open", "single", "double", "statue"]
Symbol: TypeAlias = Literal["statue", "fountain", "bridge", "stairway"]
TakeoverReason: TypeAlias = Literal["asked", "absent", "time", "out"]
Token: TypeAlias = Literal[
    "none",
    "extra-single",
    "extra-double",
    "change-symbol",
    "fill-blank",
    "double-flower",
    "fewer-pillars",
]


class Accepted(TypedDict):
    """The sequence number after what was asked for."""

    seq: int


class ActInfo(TypedDict):
    """What a host has done."""

    at: float
    host: str
    act: Act
    about: str
    note: str


class Acts(TypedDict):
    """The latest ones."""

    acts: list[ActInfo]


class Addresses(TypedDict):
    """Where others reach the server, told to whoever asks from its own machine."""

    addresses: list[str]


class ChannelInfo(TypedDict):
    """A way to be told; of web addresses only the host is shown, for the rest lets others speak there."""

    id: str
    kind: Channel
    label: str
    address: str
    form: HookForm | None
    pace: Pace
    created: float
    confirmed: bool
    failing: float | None


class Alerts(TypedDict):
    """How someone is told that it is their turn, and what this server can do."""

    channels: list[ChannelInfo]
    push_key: str
    mail: bool


class BanInfo(TypedDict):
    """Who is kept out."""

    id: str
    name: str
    person: str | None
    address: bool
    at: float
    until: float | None
    reason: str


class Bans(TypedDict):
    """All of them, the latest first."""

    bans: list[BanInfo]


class Blocked(TypedDict):
    """Someone whom a person wants nothing to do with."""

    id: str
    name: str


class BlockedPeople(TypedDict):
    """All of them, the latest first."""

    people: list[Blocked]


class You(TypedDict):
    """What the caller is at this table."""

    guest: bool
    host: bool
    seats: list[int]
    watcher: bool
    removed: bool


class Claimed(TypedDict):
    """A seat is yours; the code takes it to another device."""

    seq: int
    you: You
    recovery: str


class Codes(TypedDict):
    """Recovery codes, told this once."""

    codes: list[str]


class EditionChoice(TypedDict):
    """An edition by name, and the choices that differ from it."""

    name: NotRequired[str]
    highest: NotRequired[Highest | None]
    overlap: NotRequired[Overlap | None]
    gap: NotRequired[Gap | None]
    belvederes: NotRequired[Belvederes | None]
    supply: NotRequired[list[int] | None]


class NoClock(TypedDict):
    """Nobody is hurried."""

    kind: Literal["none"]


class RealTime(TypedDict):
    """A store of seconds for the whole game, and some back after each turn."""

    kind: Literal["real-time"]
    seconds: NotRequired[int]
    increment: NotRequired[int]


class Days(TypedDict):
    """So many days for each turn."""

    kind: Literal["days"]
    days: NotRequired[int]


Clock: TypeAlias = NoClock | RealTime | Days


class TableSettings(TypedDict):
    """What holds for the whole table."""

    players: int
    edition: NotRequired[EditionChoice]
    tiles: NotRequired[str]
    first: NotRequired[FirstPlayer | None]
    clock: NotRequired[Clock]
    access: NotRequired[Access]
    seats_each: NotRequired[int | None]
    undo: NotRequired[bool]
    hints: NotRequired[bool]
    chat: NotRequired[ChatRule]
    patience: NotRequired[int]
    stand_in: NotRequired[str | None]
    on_timeout: NotRequired[OnTimeout]
    rated: NotRequired[bool]


class TableEdition(TypedDict):
    """The choices of a table, whether a printed book has them so, and whether they spoil the game."""

    name: str
    highest: Highest
    overlap: Overlap
    gap: Gap
    belvederes: Belvederes
    supply: list[int]
    mixed: bool
    broken: bool


class SeatInfo(TypedDict):
    """Who sits where."""

    seat: int
    flower: Flower
    kind: SeatKind
    name: str | None
    program: str | None
    bot: str | None
    ready: bool
    taken_over: bool
    out: OutReason | None
    hinted: bool
    remaining: float | None
    by_link: bool
    away_until: NotRequired[float | None]


class TurnInfo(TypedDict):
    """Whose turn it is, since when, and until when."""

    seat: int
    since: float
    deadline: float | None


class UndoInfo(TypedDict):
    """A proposal to take turns back: the `seq` of its event, who is asked, and who agrees."""

    seq: int
    seat: int
    turns: int
    asked: list[int]
    agreed: list[int]


class PauseInfo(TypedDict):
    """A proposal to let the clocks stand still: the `seq` of its event, who is asked, and who agrees."""

    seq: int
    seat: int
    days: int
    asked: list[int]
    agreed: list[int]


class FairInfo(TypedDict):
    """What proves the deal: the secret is there after the end."""

    commitment: str
    entropy: list[str]
    secret: str | None


class Result(TypedDict):
    """How a game ended, and whether a tie in points made visible notches decide."""

    winners: list[int]
    scores: list[int]
    reason: EndReason
    tie_break: NotRequired[bool]


class TournamentSeat(TypedDict):
    """Which tournament a table belongs to, and which deal it has there."""

    id: str
    round: int
    deal: int
    name: str
    duplicate: bool
    entropy: str


class EditionView(TypedDict):
    """The choices this game is played with."""

    name: str
    highest: Highest
    overlap: Overlap
    gap: Gap
    belvederes: Belvederes
    supply: list[int]


class StackView(TypedDict):
    """A stack of the quarry; its top tile is null when it is empty or unknown."""

    stack: str
    height: int
    tile: str | None


class TileView(TypedDict):
    """A tile's printed face, corners nw ne se sw."""

    face: list[Symbol | None]
    flower: Flower
    material: Material


class SupplyView(TypedDict):
    """Pieces left for all."""

    singles: int
    doubles: int
    belvederes: int
    stairways: int
    fountains: int
    bridges: int
    statues: int


class PlacedTileView(TypedDict):
    """A tile as it lies in a garden."""

    tile: str
    position: str
    level: int
    turns: int
    open: Corner | None
    corners: list[Symbol | None]
    flower: Flower
    supports: list[Support]
    visible: bool
    fresh: bool


class ItemView(TypedDict):
    """A belvedere or decoration as it stands in a garden."""

    kind: ItemKind
    spaces: list[str]
    levels: list[int]
    visible: bool
    bears: bool
    hidden_by: str | None
    fresh: bool


class GardenScore(TypedDict):
    """A score with what breaks a tie."""

    statues: int
    fountains: int
    bridges: int
    stairways: int
    diversity: int
    flowers: int
    belvederes: int
    highest: int
    total: int
    open_notches: int


class GardenView(TypedDict):
    """A seat's garden and what it holds."""

    seat: int
    flower: Flower
    singles: int
    doubles: int
    stored: str | None
    dug: str | None
    surface: list[int]
    tiles: list[PlacedTileView]
    items: list[ItemView]
    score: GardenScore


class View(TypedDict):
    """All that the public knows of a game."""

    edition: EditionView
    players: int
    seats: list[Flower]
    phase: Phase
    seat: int
    round: int
    rounds: int
    token: Token | None
    tokens_seen: list[Token]
    tokens_left: int
    quarry: list[StackView]
    tiles: dict[str, TileView]
    stored_singles: int
    supply: SupplyView
    gardens: list[GardenView]
    winners: list[int] | None


class Table(TypedDict):
    """A table with the view of its game."""

    id: str
    seq: int
    game_seq: int
    status: Status
    created: float
    rules: str
    settings: TableSettings
    edition: TableEdition
    seats: list[SeatInfo]
    turn: TurnInfo | None
    undo: UndoInfo | None
    pause_wish: PauseInfo | None
    paused_until: float | None
    practice: bool
    bots_on: BotsOn
    fair: FairInfo
    result: Result | None
    rematch: str | None
    tournament: TournamentSeat | None
    sealed: bool
    view: View | None


class Links(TypedDict):
    """Keys of the links; null where none is of use."""

    seats: list[str | None]
    watch: str | None


class CreatedAnswer(TypedDict):
    """A new table with its links and the recovery codes of the seats one holds."""

    table: Table
    you: You
    links: Links
    recovery: list[str | None]


class DayKey(TypedDict):
    """The key that decides the deal of a day, told once the day has begun."""

    date: str
    key: str


class DayCommitment(TypedDict):
    """What the key of a coming day can be checked by."""

    date: str
    commitment: str


class DayDeals(TypedDict):
    """Today in universal time, the keys of today and yesterday, and commitments to those of the next days."""

    date: str
    known: list[DayKey]
    coming: list[DayCommitment]


class DayLine(TypedDict):
    """What someone has reached. Nothing tells how, so that whoever reads it can still play."""

    rank: int
    name: str
    points: int
    medal: Medal | None


class DayResults(TypedDict):
    """The table of a day in one form: the best results, how many there are, and one's own wherever it stands."""

    date: str
    form: Form
    count: int
    best: list[DayLine]
    own: DayLine | None


class ErrorBody(TypedDict):
    """What went wrong."""

    code: Code
    sentence: str
    details: NotRequired[dict[str, Json]]


class ErrorAnswer(TypedDict):
    """The body of every answer from 400 on."""

    error: ErrorBody


class SeatStart(TypedDict):
    """A seat as the host laid it out."""

    flower: Flower
    bot: str | None


class Created(TypedDict):
    """A table was opened."""

    seq: NotRequired[int]
    at: NotRequired[float]
    kind: Literal["created"]
    settings: TableSettings
    seats: list[SeatStart]
    commitment: str
    rules: str
    bots_on: NotRequired[BotsOn]
    tournament: NotRequired[TournamentSeat | None]


class SettingsChanged(TypedDict):
    """The host switched the chat."""

    seq: NotRequired[int]
    at: NotRequired[float]
    kind: Literal["settings"]
    chat: ChatRule


class SeatBot(TypedDict):
    """The host gave a seat to a bot, or opened it again."""

    seq: NotRequired[int]
    at: NotRequired[float]
    kind: Literal["seat-bot"]
    seat: int
    bot: str | None


class SeatClaimed(TypedDict):
    """Someone sat down."""

    seq: NotRequired[int]
    at: NotRequired[float]
    kind: Literal["seat-claimed"]
    seat: int
    name: str
    program: str | None


class SeatRecovered(TypedDict):
    """A seat moved to another device."""

    seq: NotRequired[int]
    at: NotRequired[float]
    kind: Literal["seat-recovered"]
    seat: int


class SeatRenamed(TypedDict):
    """Who sits there is called otherwise now: they are no longer a person of this server."""

    seq: NotRequired[int]
    at: NotRequired[float]
    kind: Literal["seat-renamed"]
    seat: int
    name: str


class SeatLeft(TypedDict):
    """Someone got up before the deal."""

    seq: NotRequired[int]
    at: NotRequired[float]
    kind: Literal["seat-left"]
    seat: int


class SeatRemoved(TypedDict):
    """The host made someone get up before the deal; from now on only a link leads to the seat."""

    seq: NotRequired[int]
    at: NotRequired[float]
    kind: Literal["seat-removed"]
    seat: int
    name: str


class LinksRenewed(TypedDict):
    """The host made new links; the old ones fit no more."""

    seq: NotRequired[int]
    at: NotRequired[float]
    kind: Literal["links-renewed"]


class SeatReady(TypedDict):
    """A seat said that it is ready, or no longer."""

    seq: NotRequired[int]
    at: NotRequired[float]
    kind: Literal["seat-ready"]
    seat: int
    ready: bool
    entropy: str


class SeatFlower(TypedDict):
    """A seat chose its flower; whoever had it before gets the seat's former one."""

    seq: NotRequired[int]
    at: NotRequired[float]
    kind: Literal["seat-flower"]
    seat: int
    flower: Flower


class Dealt(TypedDict):
    """The game began; only the clay tiles can be seen. The seat that was `first` is seat 0 now, the next is seat 1."""

    seq: NotRequired[int]
    at: NotRequired[float]
    kind: Literal["dealt"]
    first: NotRequired[int]
    flowers: list[Flower]
    quarry: list[str]
    tokens: int


class BotRating(TypedDict):
    """What a bot was worth when the game was dealt."""

    mu: float
    sigma: float


class Rated(TypedDict):
    """The game that has just been dealt counts for ratings: who sits where; null: a bot."""

    seq: NotRequired[int]
    at: NotRequired[float]
    kind: Literal["rated"]
    people: list[str | None]
    anchors: NotRequired[list[BotRating | None] | None]


class Revealed(TypedDict):
    """The tile that digging brought to light; null tile: the stack is empty now."""

    stack: str
    tile: str | None


class Turn(TypedDict):
    """A seat's whole turn, which tiles it discarded as far as the log says, and what chance revealed by it."""

    seq: NotRequired[int]
    at: NotRequired[float]
    kind: Literal["turn"]
    seat: int
    moves: list[str]
    discarded: NotRequired[Discarded]
    bot: str | None
    revealed: Revealed | None
    token: Token | None
    remaining: float | None
    hurried: NotRequired[bool]
    device: NotRequired[bool]


class UndoProposed(TypedDict):
    """A seat asks others to take turns back; null: an old log, which does not tell whom."""

    seq: NotRequired[int]
    at: NotRequired[float]
    kind: Literal["undo-proposed"]
    seat: int
    turns: int
    asked: NotRequired[list[int] | None]


class UndoAgreed(TypedDict):
    """A seat agrees."""

    seq: NotRequired[int]
    at: NotRequired[float]
    kind: Literal["undo-agreed"]
    seat: int


class UndoRefused(TypedDict):
    """A seat does not agree, or asks no longer; the proposal is gone."""

    seq: NotRequired[int]
    at: NotRequired[float]
    kind: Literal["undo-refused"]
    seat: int
    withdrawn: NotRequired[bool]


class Undone(TypedDict):
    """Turns were taken back by agreement of all; with nobody else to agree, the game is practice from now on."""

    seq: NotRequired[int]
    at: NotRequired[float]
    kind: Literal["undone"]
    turns: int
    to: int
    practice: NotRequired[bool]


class PauseProposed(TypedDict):
    """A seat asks the others to let the clocks stand still for some days."""

    seq: NotRequired[int]
    at: NotRequired[float]
    kind: Literal["pause-proposed"]
    seat: int
    days: int
    asked: list[int]


class PauseAgreed(TypedDict):
    """A seat agrees to a pause."""

    seq: NotRequired[int]
    at: NotRequired[float]
    kind: Literal["pause-agreed"]
    seat: int


class PauseRefused(TypedDict):
    """A seat does not agree to a pause, or asks no longer; the proposal is gone."""

    seq: NotRequired[int]
    at: NotRequired[float]
    kind: Literal["pause-refused"]
    seat: int
    withdrawn: NotRequired[bool]


class Paused(TypedDict):
    """All agree: the clocks stand still until then."""

    seq: NotRequired[int]
    at: NotRequired[float]
    kind: Literal["paused"]
    until: float


class Resumed(TypedDict):
    """A seat ends the pause: the clocks run again."""

    seq: NotRequired[int]
    at: NotRequired[float]
    kind: Literal["resumed"]
    seat: int


class SeatAway(TypedDict):
    """A person is on vacation until then, or is back (null); the clock of their seat stands still meanwhile."""

    seq: NotRequired[int]
    at: NotRequired[float]
    kind: Literal["seat-away"]
    seat: int
    until: float | None


class Hinted(TypedDict):
    """A bot advised a seat, for the first time in this game."""

    seq: NotRequired[int]
    at: NotRequired[float]
    kind: Literal["hinted"]
    seat: int


class SeatOut(TypedDict):
    """A seat can no longer win."""

    seq: NotRequired[int]
    at: NotRequired[float]
    kind: Literal["seat-out"]
    seat: int
    reason: OutReason


class TakenOver(TypedDict):
    """A bot plays for a person."""

    seq: NotRequired[int]
    at: NotRequired[float]
    kind: Literal["taken-over"]
    seat: int
    bot: str
    reason: TakeoverReason


class HandedBack(TypedDict):
    """The person plays again."""

    seq: NotRequired[int]
    at: NotRequired[float]
    kind: Literal["handed-back"]
    seat: int


class Chat(TypedDict):
    """Something was said: free text or one of the phrases."""

    seq: NotRequired[int]
    at: NotRequired[float]
    kind: Literal["chat"]
    seat: int | None
    text: NotRequired[str | None]
    phrase: NotRequired[str | None]


class Over(TypedDict):
    """The game ended; the secret opens the commitment."""

    seq: NotRequired[int]
    at: NotRequired[float]
    kind: Literal["over"]
    result: Result
    secret: str


class Opened(TypedDict):
    """All tables with this deal have ended: everyone may look at them, and the secret opens the commitment."""

    seq: NotRequired[int]
    at: NotRequired[float]
    kind: Literal["opened"]
    secret: str


class Rematch(TypedDict):
    """The same people meet again at another table."""

    seq: NotRequired[int]
    at: NotRequired[float]
    kind: Literal["rematch"]
    table: str


class Closed(TypedDict):
    """The host closed the table before the deal."""

    seq: NotRequired[int]
    at: NotRequired[float]
    kind: Literal["closed"]


class TableHead(TypedDict):
    """A table without its game, as everyone who may look at it sees it."""

    id: str
    seq: int
    game_seq: int
    status: Status
    created: float
    rules: str
    settings: TableSettings
    edition: TableEdition
    seats: list[SeatInfo]
    turn: TurnInfo | None
    undo: UndoInfo | None
    pause_wish: PauseInfo | None
    paused_until: float | None
    practice: bool
    bots_on: BotsOn
    fair: FairInfo
    result: Result | None
    rematch: str | None
    tournament: TournamentSeat | None
    sealed: bool


class PublicDeal(TypedDict):
    """A deal before the first move: what is played with, and the clay tiles that lie on top of the stacks."""

    edition: EditionView
    seats: list[Flower]
    tiles: str | list[str]
    box: list[Token] | None
    quarry: list[str]
    tokens: int


class PublicRecord(TypedDict):
    """The deal and the turns that stand: moves, the tile that was uncovered, the token of the round that began."""

    deal: PublicDeal
    turns: list[tuple[str, str | None, Token | None]]


Event: TypeAlias = (
    Created
    | SettingsChanged
    | SeatBot
    | SeatClaimed
    | SeatRecovered
    | SeatRenamed
    | SeatLeft
    | SeatRemoved
    | LinksRenewed
    | SeatReady
    | SeatFlower
    | Dealt
    | Rated
    | Turn
    | UndoProposed
    | UndoAgreed
    | UndoRefused
    | Undone
    | PauseProposed
    | PauseAgreed
    | PauseRefused
    | Paused
    | Resumed
    | SeatAway
    | Hinted
    | SeatOut
    | TakenOver
    | HandedBack
    | Chat
    | Over
    | Opened
    | Rematch
    | Closed
)


class EventList(TypedDict):
    """The answer of a long poll: new events and, with the last page of them, the table that they led to."""

    seq: int
    events: list[Event]
    you: You | None
    table: TableHead | None
    record: PublicRecord | None
    digest: str | None
    more: bool


class TableLine(TypedDict):
    """A table in the lobby's list."""

    id: str
    status: Status
    created: float
    settings: TableSettings
    seats: list[SeatInfo]
    practice: bool


class Featured(TypedDict):
    """The game that is shown to all; null: none goes on at an open table."""

    table: TableLine | None


class FollowedPerson(TypedDict):
    """Someone whom one follows, and a game of theirs that anyone may watch."""

    id: str
    name: str
    table: str | None


class FollowedPeople(TypedDict):
    """All of them, by name."""

    people: list[FollowedPerson]


class Gain(TypedDict):
    """Points won or lost, only the lines that change, and their total."""

    statues: NotRequired[int]
    fountains: NotRequired[int]
    bridges: NotRequired[int]
    stairways: NotRequired[int]
    diversity: NotRequired[int]
    flowers: NotRequired[int]
    belvederes: NotRequired[int]
    highest: NotRequired[int]
    total: int


class HintAlternative(TypedDict):
    """The best turn that digs or places otherwise; how far its final lead stays behind, ± `error`."""

    moves: list[str]
    gain: Gain
    behind: float
    error: float


class Hint(TypedDict):
    """A whole turn that a bot would play, beginning with the draft; bots that compare none know no alternative."""

    bot: str
    moves: list[str]
    gain: Gain
    alternative: HintAlternative | None


class Figure(TypedDict):
    """One of the server's live figures."""

    name: str
    value: int


class SettingInfo(TypedDict):
    """A setting, and whether it is another one than without anybody's choice."""

    name: str
    value: str
    chosen: bool


class HostView(TypedDict):
    """What a host sees first."""

    version: str
    until: float
    hosts: list[str]
    open_reports: int
    figures: list[Figure]
    settings: list[SettingInfo]


class Choices(TypedDict):
    """All there is to choose from when a table mixes the rules."""

    highest: list[Highest]
    overlap: list[Overlap]
    gap: list[Gap]
    belvederes: list[Belvederes]


class Mix(TypedDict):
    """One way to make all choices but the supply."""

    highest: Highest
    overlap: Overlap
    gap: Gap
    belvederes: Belvederes


class Limits(TypedDict):
    """What a client must keep to."""

    body_bytes: int
    name_length: int
    chat_length: int
    moves: int
    wait_seconds: int
    queue: int


class Info(TypedDict):
    """Versions, and the choices for a new table."""

    version: str
    rules: str
    languages: list[str]
    editions: list[EditionView]
    choices: Choices
    broken: list[Mix]
    lots: list[str]
    tiles: list[str]
    bots: list[str]
    levels: list[str]
    phrases: list[str]
    limits: Limits


class Presence(TypedDict):
    """Who is connected right now, and why bots who should play do not."""

    seats: list[int]
    watchers: int
    paused: Pause | None


class Invitation(TypedDict):
    """What there is to know before one sits down."""

    host: str | None
    table: TableHead
    present: Presence


class InvitedSeat(TypedDict):
    """A seat that is kept for the caller, with the key of its link."""

    table: TableLine
    seat: int
    key: str
    host: str
    at: float


class InvitedSeats(TypedDict):
    """All of them, the newest first."""

    invitations: list[InvitedSeat]


class Leader(TypedDict):
    """A line of a leaderboard: a person, or a bot by which all are measured, which has no rank."""

    rating: float
    margin: float
    games: int
    rank: int | None
    person: str | None
    name: str | None
    bot: str | None


class Leaderboard(TypedDict):
    """The best of those whom everyone may see, and oneself."""

    players: int
    clock: PoolClock
    count: int
    leaders: list[Leader]
    own: Leader | None


class PasskeyInfo(TypedDict):
    """A passkey, without its key."""

    id: str
    label: str
    created: float
    used: float | None


class PersonInfo(TypedDict):
    """A person, as they see themselves."""

    id: str
    name: str
    created: float
    profile: Audience
    games: Audience
    passkeys: list[PasskeyInfo]
    codes_left: int


class Me(TypedDict):
    """Who the caller is: a person, a guest or nobody yet."""

    person: PersonInfo | None
    guest_games: int
    passkeys: bool
    address: str | None


class NewHookAnswer(TypedDict):
    """All ways to be told, and what the new webhook's messages are signed with, told this once."""

    alerts: Alerts
    secret: str


class NewPerson(TypedDict):
    """A new person, with their recovery codes, told this once."""

    me: Me
    brought: int
    codes: list[str]


class OpenTable(TypedDict):
    """A table that waits for anyone, and the mean rating of those who sit there."""

    table: TableLine
    rating: float | None


class OpenTables(TypedDict):
    """Tables that fit what was asked for, the newest first."""

    tables: list[OpenTable]


class Progress(TypedDict):
    """How far a game has come; what an older server has not stored is null until the next turn."""

    turn: TurnInfo | None
    since: float
    turns: NotRequired[int | None]
    round: int | None
    rounds: int | None
    points: list[int] | None
    result: Result | None
    paused_until: NotRequired[float | None]


class OwnGame(TypedDict):
    """A game where the caller has seats."""

    table: TableLine
    rules: str
    seats: list[int]
    progress: Progress | None


class OwnGames(TypedDict):
    """A page of the caller's games. With `more`, the next one follows the last game of this."""

    games: list[OwnGame]
    more: bool


class PasskeyOptions(TypedDict):
    """What a browser needs to make a passkey; the challenge can be answered once, and soon."""

    challenge: str
    domain: str
    site: str
    user: str
    name: str
    algorithms: list[int]
    known: list[str]
    milliseconds: int


class OtherTurn(TypedDict):
    """A turn for when those before it can't be played."""

    moves: list[str]
    dropped: str | None


class PlanInfo(TypedDict):
    """The plan of a seat, told to nobody but its holder."""

    moves: list[str]
    turn: int
    made: float
    dropped: str | None
    others: list[OtherTurn]


class PlanAnswer(TypedDict):
    """What a seat has planned; null: nothing."""

    plan: PlanInfo | None


class PointLine(TypedDict):
    """Points of one item, tile or set, or none when a tile hides it or a statue bears one."""

    category: Category
    what: ItemKind | Literal["set", "tile"]
    spaces: list[str]
    levels: list[int]
    points: int
    hidden_by: str | None
    sentence: str


class Points(TypedDict):
    """Where each point of a garden comes from."""

    seat: int
    total: int
    lines: list[PointLine]


class LegalRemove(TypedDict):
    """Setup: a clay tile leaves the game."""

    token: str
    words: NotRequired[str | None]
    kind: Literal["remove"]
    stack: str


class LegalDig(TypedDict):
    """A stack to dig, and what it pays."""

    token: str
    words: NotRequired[str | None]
    kind: Literal["dig"]
    stack: str
    tile: str | None
    singles: int


class LegalPlace(TypedDict):
    """A tile to place, how it would stand, and what it costs."""

    token: str
    words: NotRequired[str | None]
    kind: Literal["place"]
    source: Source
    tile: str
    position: str
    level: int
    turns: int
    open: Corner | None
    belvedere: bool
    supports: list[Support]
    singles: int
    doubles: int
    gain: Gain


class LegalDecorate(TypedDict):
    """An item to put up."""

    token: str
    words: NotRequired[str | None]
    kind: Literal["decorate"]
    symbol: Symbol
    spaces: list[str]
    star: str | None
    gain: Gain


class LegalEnd(TypedDict):
    """An end of the turn, and which tiles it discards."""

    token: str
    words: NotRequired[str | None]
    kind: Literal["end"]
    keep: Keep
    discarded: Discarded


class Score(TypedDict):
    """A garden's points, by the lines of the score pad."""

    statues: int
    fountains: int
    bridges: int
    stairways: int
    diversity: int
    flowers: int
    belvederes: int
    highest: int
    total: int


class Reason(TypedDict):
    """One part of what digging pays."""

    kind: IncomeKind
    side: NotRequired[Side | None]
    because: NotRequired[Border | None]
    singles: int


class Income(TypedDict):
    """What digging one stack pays, and why."""

    stack: str
    tile: str | None
    singles: int
    reasons: list[Reason]


class Preview(TypedDict):
    """The game as the draft would leave it, seen by its seat, and what may follow."""

    seq: int
    seat: int
    moves: list[str]
    phase: Phase
    complete: bool
    view: View
    legal: list[LegalRemove | LegalDig | LegalPlace | LegalDecorate | LegalEnd]
    score: Score
    gain: Gain
    income: list[Income]


class Tally(TypedDict):
    """Games that count, how many were won, and the mean of the points."""

    games: int
    wins: int
    points: float


class LineTally(TypedDict):
    """The points of one line of the pad: mean and best."""

    line: str
    mean: float
    best: int


class PlayersTally(TypedDict):
    """Games of so many players."""

    games: int
    wins: int
    points: float
    players: int


class EditionTally(TypedDict):
    """Games of one edition."""

    games: int
    wins: int
    points: float
    edition: str


class OpponentTally(TypedDict):
    """Games against someone: a person, a guest of that name, or a bot."""

    name: str | None
    person: str | None
    bot: str | None
    games: int
    wins: int


class Statistics(TypedDict):
    """What comes of all games that count: ended, not practice, with one seat of the person."""

    all: Tally
    best: int
    lines: list[LineTally]
    players: list[PlayersTally]
    editions: list[EditionTally]
    opponents: list[OpponentTally]
    missing: int


class CoursePoint(TypedDict):
    """A rating after a game."""

    at: float
    rating: float
    margin: float
    place: int


class PoolRating(TypedDict):
    """Someone's rating for so many players and one kind of clock, and how it came about; of many games the newest."""

    rating: float
    margin: float
    games: int
    players: int
    clock: PoolClock
    course: list[CoursePoint]


class Profile(TypedDict):
    """A person as others see them."""

    id: str
    name: str
    created: float
    you: bool
    statistics: Statistics
    games: bool
    ratings: list[PoolRating]


class ReportInfo(TypedDict):
    """A report as hosts see it."""

    id: str
    at: float
    name: str
    person: str | None
    by: str
    table: str | None
    reason: Complaint
    note: str
    said: list[str]
    settled: float | None


class Reports(TypedDict):
    """The newest ones."""

    reports: list[ReportInfo]


class Estimate(TypedDict):
    """A figure in points, and half its 95 % interval."""

    value: float
    error: float


class TurnReport(TypedDict):
    """A turn: what was played, the best one found, and what it cost in points of the margin."""

    turn: int
    seat: int
    round: int
    played: list[str]
    best: list[str]
    cost: Estimate
    denied: float
    gains: list[Estimate]
    lines: list[dict[str, float]]
    expected: list[Estimate]
    lead: list[Estimate]
    luck: list[Estimate]
    tile_luck: list[Estimate]
    token_luck: list[Estimate]


class SeatReport(TypedDict):
    """What a seat gave away, and what just happened to it."""

    seat: int
    points: int
    cost: Estimate
    luck: Estimate
    tile_luck: Estimate
    token_luck: Estimate


class Review(TypedDict):
    """What `babylon analyse --json` finds with the same settings."""

    start: list[Estimate]
    turns: list[TurnReport]
    seats: list[SeatReport]


class ReviewAnswer(TypedDict):
    """How far a review has come; `ahead` are those that were asked for earlier and are not done."""

    depth: Depth
    state: ReviewState
    done: int
    turns: int
    ahead: int
    review: Review | None


class Seeking(TypedDict):
    """Whether one waits, how many people wait in all, and the table once there is one."""

    waiting: bool
    people: int
    table: str | None
    seat: int | None


class HelloMessage(TypedDict):
    """The first message, whole: whoever gets it forgets what they had put together before."""

    kind: Literal["hello"]
    wire: Literal["2"]
    seq: int
    you: You
    present: Presence
    now: float
    page: str | None
    table: TableHead
    record: PublicRecord | None
    digest: str | None


class SeatChange(TypedDict):
    """A seat by its number, and what is new about it."""

    seat: int
    flower: NotRequired[Flower]
    kind: NotRequired[SeatKind]
    name: NotRequired[str | None]
    program: NotRequired[str | None]
    bot: NotRequired[str | None]
    ready: NotRequired[bool]
    taken_over: NotRequired[bool]
    out: NotRequired[OutReason | None]
    hinted: NotRequired[bool]
    remaining: NotRequired[float | None]
    by_link: NotRequired[bool]
    away_until: NotRequired[float | None]


class FairChange(TypedDict):
    """What is new about what proves the deal."""

    entropy: NotRequired[list[str]]
    secret: NotRequired[str | None]


class TableChange(TypedDict):
    """What is new about a table; of its seats and of the deal's proof only what changed."""

    seq: NotRequired[int]
    game_seq: NotRequired[int]
    status: NotRequired[Status]
    settings: NotRequired[TableSettings]
    edition: NotRequired[TableEdition]
    seats: NotRequired[list[SeatChange]]
    turn: NotRequired[TurnInfo | None]
    undo: NotRequired[UndoInfo | None]
    pause_wish: NotRequired[PauseInfo | None]
    paused_until: NotRequired[float | None]
    practice: NotRequired[bool]
    fair: NotRequired[FairChange]
    result: NotRequired[Result | None]
    rematch: NotRequired[str | None]
    sealed: NotRequired[bool]


class EventsMessage(TypedDict):
    """Events of the log, in order, and what they changed about the table; of the past: without what they changed."""

    kind: Literal["events"]
    events: list[Event]
    table: NotRequired[TableChange | None]
    record: NotRequired[PublicRecord | None]
    digest: NotRequired[str | None]


class YouMessage(TypedDict):
    """What the caller is at this table has changed: they took a seat, or the seats were numbered anew."""

    kind: Literal["you"]
    you: You


class PresenceMessage(TypedDict):
    """Someone came or went."""

    kind: Literal["presence"]
    present: Presence


class AnswerMessage(TypedDict):
    """The answer to a turn: status and body are those that HTTP would have given."""

    kind: Literal["answer"]
    key: str
    status: int
    body: Accepted | ErrorAnswer


class ResyncMessage(TypedDict):
    """The client was too slow; it must connect again."""

    kind: Literal["resync"]
    seq: int


class PingMessage(TypedDict):
    """A sign of life, to be answered by a pong."""

    kind: Literal["ping"]
    now: float


class ByeMessage(TypedDict):
    """The server is going away; connect again."""

    kind: Literal["bye"]


ServerMessage: TypeAlias = (
    HelloMessage
    | EventsMessage
    | YouMessage
    | PresenceMessage
    | AnswerMessage
    | ResyncMessage
    | PingMessage
    | ByeMessage
)


class SessionInfo(TypedDict):
    """A browser where someone is signed in."""

    id: str
    label: str
    created: float
    seen: float
    here: bool


class Sessions(TypedDict):
    """Where someone is signed in."""

    sessions: list[SessionInfo]


class SignInOptions(TypedDict):
    """What a browser needs to ask for a passkey of this server."""

    challenge: str
    domain: str
    milliseconds: int


class SignedInAnswer(TypedDict):
    """Who one is now, and how many games came along."""

    me: Me
    brought: int


class TableAnswer(TypedDict):
    """A table, what the caller is there, and the game as it may be played again."""

    table: Table
    you: You
    present: Presence
    record: PublicRecord | None
    digest: str | None


class TableList(TypedDict):
    """The lobby, a page at a time."""

    tables: list[TableLine]
    next: str | None


class TournamentSettings(TypedDict):
    """What holds for the whole tournament."""

    name: str
    format: NotRequired[Format]
    players: NotRequired[int]
    clock: NotRequired[RealTime | Days]
    duplicate: NotRequired[bool]
    edition: NotRequired[EditionChoice]
    rounds: NotRequired[int]
    minutes: NotRequired[int]
    boards: NotRequired[int]
    fill: NotRequired[str | None]
    no_show: NotRequired[int]
    late: NotRequired[bool]
    listed: NotRequired[bool]


class EntrantInfo(TypedDict):
    """Who takes part, or did."""

    number: int
    name: str
    bot: str | None
    team: str | None
    left: str | None
    entropy: str


class SeatScore(TypedDict):
    """What a seat got: of what is possible, over the others at the table, over all with the same deal and seat."""

    score: float
    margin: float
    swing: float


class TableOutcome(TypedDict):
    """How a table ended."""

    points: list[int]
    places: list[int]
    out: list[int]
    absent: list[int]
    scores: list[SeatScore]


class TournamentTable(TypedDict):
    """A table of a round; of a deal that others still play nothing but whether it has ended."""

    table: str
    seats: list[int]
    deal: int
    match: int
    ended: bool
    sealed: bool
    outcome: TableOutcome | None


class RoundInfo(TypedDict):
    """A round."""

    number: int
    at: float
    over: bool
    byes: list[int]
    tables: list[TournamentTable]


class StandingsLine(TypedDict):
    """A line of the standings: an entrant, or of teams the first member's number."""

    rank: int
    number: int
    name: str
    score: float
    games: int
    opponents: float
    swing: float
    margin: float


class DealInfo(TypedDict):
    """A deal that has been played, with its secret once it is open."""

    deal: int
    entropy: str
    commitment: str
    secret: str | None


class TournamentInfo(TypedDict):
    """A tournament as all see it."""

    id: str
    seq: int
    status: Stage
    paused: bool
    created: float
    started: float | None
    until: float | None
    settings: TournamentSettings
    round_count: int | None
    entrants: list[EntrantInfo]
    rounds: list[RoundInfo]
    standings: list[StandingsLine]
    deals: list[DealInfo]


class TournamentYou(TypedDict):
    """What the caller is in a tournament, and the table where they are expected."""

    organiser: bool
    entrant: int | None
    left: bool
    table: str | None


class TournamentAnswer(TypedDict):
    """A tournament, and what the caller is there."""

    tournament: TournamentInfo
    you: TournamentYou


class TournamentLine(TypedDict):
    """A tournament in a list."""

    id: str
    status: Stage
    created: float
    settings: TournamentSettings
    entrants: int
    rounds: int


class TournamentList(TypedDict):
    """Tournaments that everyone may join, and those where one takes part or that one has called."""

    tournaments: list[TournamentLine]
    mine: list[TournamentLine]


class VacationInfo(TypedDict):
    """Until when one is on vacation (null: one is here), and how many of a year's days are left."""

    until: float | None
    left: int
    allowed: int


class Why(TypedDict):
    """The rule a move breaks; all null when it breaks none."""

    legal: bool
    code: str | None
    section: str | None
    sentence: str | None
