"""How the server says no: a stable code, a sentence in the caller's language, details."""

from enum import StrEnum

from pydantic import Field

from babylon.pieces.errors import Reason
from babylon.server.wire.base import Wire
from babylon.server.wire.json_text import Json


class Code(StrEnum):
    """The code of an error; clients may rely on it."""

    BAD_REQUEST = "bad-request"
    BAD_NOTATION = "bad-notation"
    BAD_NAME = "bad-name"
    NO_GUEST = "no-guest"
    NOT_HOST = "not-host"
    NOT_YOUR_SEAT = "not-your-seat"
    WRONG_KEY = "wrong-key"
    REMOVED = "removed"
    LINK_NEEDED = "link-needed"
    ORIGIN_REFUSED = "origin-refused"
    CHAT_OFF = "chat-off"
    CHAT_FULL = "chat-full"
    NO_TABLE = "no-table"
    NO_SEAT = "no-seat"
    NOT_FOUND = "not-found"
    METHOD_REFUSED = "method-refused"
    STALE = "stale"
    SEAT_TAKEN = "seat-taken"
    ENOUGH_SEATS = "enough-seats"
    NOBODY_SITS = "nobody-sits"
    FLOWER_TAKEN = "flower-taken"
    NOT_YOUR_TURN = "not-your-turn"
    WRONG_STATUS = "wrong-status"
    UNDO_OFF = "undo-off"
    NOTHING_TO_UNDO = "nothing-to-undo"
    NO_PROPOSAL = "no-proposal"
    UNDO_ASKED = "undo-asked"
    PAUSE_OFF = "pause-off"
    PAUSE_ASKED = "pause-asked"
    VACATION_SPENT = "vacation-spent"
    SEAT_OUT = "seat-out"
    NOT_ABSENT = "not-absent"
    TOO_OFTEN = "too-often"
    HINTS_OFF = "hints-off"
    RULES_UNKNOWN = "rules-unknown"
    NO_DAY = "no-day"
    DAY_OVER = "day-over"
    DAY_COUNTED = "day-counted"
    DAY_COPIED = "day-copied"
    DAY_FULL = "day-full"
    DAY_OTHER_DEAL = "day-other-deal"
    DAY_UNFINISHED = "day-unfinished"
    DAY_OTHER_RIVAL = "day-other-rival"
    BAD_RECORD = "bad-record"
    REVIEW_FORMER = "review-former"
    REVIEWS_OFF = "reviews-off"
    REVIEWS_ENOUGH = "reviews-enough"
    REVIEWS_FULL = "reviews-full"
    TOO_LARGE = "too-large"
    NOT_JSON = "not-json"
    ILLEGAL_MOVE = "illegal-move"
    TURN_UNFINISHED = "turn-unfinished"
    KEY_REUSED = "key-reused"
    UNKNOWN_BOT = "unknown-bot"
    UNKNOWN_EDITION = "unknown-edition"
    UNKNOWN_TILES = "unknown-tiles"
    TOO_MANY = "too-many"
    TOO_MANY_BOT_GAMES = "too-many-bot-games"
    TOO_MANY_TABLES = "too-many-tables"
    TOO_MANY_UNFINISHED = "too-many-unfinished"
    BOT_BUSY = "bot-busy"
    BUSY = "busy"
    SHUTTING_DOWN = "shutting-down"
    UNAVAILABLE = "unavailable"
    UNSETTLED = "unsettled"
    BROKEN = "broken"
    NOT_SIGNED_IN = "not-signed-in"
    SIGNED_IN = "signed-in"
    NAME_TAKEN = "name-taken"
    PASSKEY_REFUSED = "passkey-refused"
    PASSKEYS_OFF = "passkeys-off"
    CODE_REFUSED = "code-refused"
    LAST_PASSKEY = "last-passkey"
    NO_PERSON = "no-person"
    YOUR_TURN = "your-turn"
    PLAN_REFUSED = "plan-refused"
    ADDRESS_REFUSED = "address-refused"
    ALERTS_ENOUGH = "alerts-enough"
    NO_CHANNEL = "no-channel"
    LINK_REFUSED = "link-refused"
    MAIL_OFF = "mail-off"
    MAIL_FAILED = "mail-failed"
    NO_TOURNAMENT = "no-tournament"
    NOT_ORGANISER = "not-organiser"
    IN_TOURNAMENT = "in-tournament"
    ROUND_RUNNING = "round-running"
    ENTRY_CLOSED = "entry-closed"
    TOURNAMENT_FULL = "tournament-full"
    TEAM_FULL = "team-full"
    TEAM_NEEDED = "team-needed"
    TOO_FEW_ENTRANTS = "too-few-entrants"
    NO_ENTRANT = "no-entrant"
    TOURNAMENTS_FULL = "tournaments-full"
    RATED = "rated"
    NOT_RATABLE = "not-ratable"
    BLOCKED = "blocked"
    BANNED = "banned"
    NOT_SERVER_HOST = "not-server-host"
    ENTRY_NEEDED = "entry-needed"
    NO_REPORT = "no-report"


STATUS: dict[Code, int] = {
    Code.BAD_REQUEST: 400,
    Code.BAD_NOTATION: 400,
    Code.BAD_NAME: 400,
    Code.NO_GUEST: 401,
    Code.NOT_HOST: 403,
    Code.NOT_YOUR_SEAT: 403,
    Code.WRONG_KEY: 403,
    Code.REMOVED: 403,
    Code.LINK_NEEDED: 403,
    Code.ORIGIN_REFUSED: 403,
    Code.CHAT_OFF: 403,
    Code.REVIEWS_OFF: 403,
    Code.NO_TABLE: 404,
    Code.NO_SEAT: 404,
    Code.NOT_FOUND: 404,
    Code.NO_DAY: 404,
    Code.METHOD_REFUSED: 405,
    Code.TOO_LARGE: 413,
    Code.NOT_JSON: 415,
    Code.ILLEGAL_MOVE: 422,
    Code.TURN_UNFINISHED: 422,
    Code.DAY_OTHER_DEAL: 422,
    Code.DAY_UNFINISHED: 422,
    Code.DAY_OTHER_RIVAL: 422,
    Code.BAD_RECORD: 422,
    Code.KEY_REUSED: 422,
    Code.UNKNOWN_BOT: 422,
    Code.UNKNOWN_EDITION: 422,
    Code.UNKNOWN_TILES: 422,
    Code.TOO_MANY: 429,
    Code.TOO_MANY_BOT_GAMES: 429,
    Code.TOO_MANY_TABLES: 429,
    Code.TOO_MANY_UNFINISHED: 429,
    Code.REVIEWS_ENOUGH: 429,
    Code.BROKEN: 500,
    Code.REVIEWS_FULL: 503,
    Code.BOT_BUSY: 503,
    Code.BUSY: 503,
    Code.SHUTTING_DOWN: 503,
    Code.UNAVAILABLE: 503,
    Code.UNSETTLED: 503,
    Code.NOT_SIGNED_IN: 401,
    Code.PASSKEY_REFUSED: 403,
    Code.PASSKEYS_OFF: 403,
    Code.CODE_REFUSED: 403,
    Code.NO_PERSON: 404,
    Code.PLAN_REFUSED: 422,
    Code.ADDRESS_REFUSED: 422,
    Code.NO_CHANNEL: 404,
    Code.LINK_REFUSED: 403,
    Code.MAIL_OFF: 403,
    Code.MAIL_FAILED: 503,
    Code.NO_TOURNAMENT: 404,
    Code.NO_ENTRANT: 404,
    Code.NOT_ORGANISER: 403,
    Code.ROUND_RUNNING: 403,
    Code.TOURNAMENTS_FULL: 503,
    Code.NOT_RATABLE: 422,
    Code.BLOCKED: 403,
    Code.BANNED: 403,
    Code.NOT_SERVER_HOST: 403,
    Code.ENTRY_NEEDED: 403,
    Code.NO_REPORT: 404,
}
CONFLICT = 409


def status_of(code: Code) -> int:
    """The HTTP status a code goes with: a conflict unless the table says otherwise."""
    return STATUS.get(code, CONFLICT)


class ErrorBody(Wire):
    """What went wrong."""

    code: Code
    sentence: str
    details: dict[str, object] = Field(default_factory=dict)


class ErrorAnswer(Wire):
    """The body of every answer from 400 on."""

    error: ErrorBody


class Problem(Exception):
    """Raised anywhere below a route; becomes an `ErrorAnswer`. An illegal move has the rules' `reason`."""

    def __init__(self, code: Code, *, reason: Reason | None = None, **details: Json) -> None:
        super().__init__(code.value)
        self.code = code
        self.reason = reason
        self.details = details
