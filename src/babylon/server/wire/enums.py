"""The server's own words on the wire, as closed sets; those of the game are the enums of `babylon.pieces`."""

from enum import StrEnum


class Status(StrEnum):
    """How far a table has come."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"


class Access(StrEnum):
    """Who may see a table: everyone, whoever has a link, or only those who sit there."""

    OPEN = "open"
    LINK = "link"
    PRIVATE = "private"


class FirstPlayer(StrEnum):
    """Who begins: the first seat, or the one that is drawn by lot."""

    SEAT = "seat"
    LOT = "lot"


class ChatRule(StrEnum):
    """What may be said: anything, one of the phrases, nothing."""

    FREE = "free"
    PHRASES = "phrases"
    OFF = "off"


class OnTimeout(StrEnum):
    """What becomes of a seat whose clock has run out: a bot plays on, or it has lost."""

    BOT = "bot"
    LOSE = "lose"


class SeatKind(StrEnum):
    """Who has a seat: nobody yet, a person or a program far away, a bot of the server."""

    OPEN = "open"
    HUMAN = "human"
    BOT = "bot"


class OutReason(StrEnum):
    """Why a seat can no longer win."""

    RESIGNED = "resigned"
    TIME = "time"


class EndReason(StrEnum):
    """Why a game is over."""

    PLAYED = "played"
    RESIGNED = "resigned"
    TIME = "time"


class TakeoverReason(StrEnum):
    """Why a bot plays for a person."""

    ASKED = "asked"
    ABSENT = "absent"
    TIME = "time"
    OUT = "out"


class Pause(StrEnum):
    """Why bots don't play on: nobody watches, too many such games of the host are watched, or others come first."""

    UNWATCHED = "unwatched"
    QUOTA = "quota"
    BUSY = "busy"


class IncomeKind(StrEnum):
    """What a part of an income is for; the supply takes off what it does not have."""

    EDGE = "edge"
    FLOWER = "flower"
    TOKEN = "token"
    SUPPLY = "supply"


class Side(StrEnum):
    """A side of a stack, in the order in which the rules keep its neighbours."""

    EAST = "east"
    WEST = "west"
    NORTH = "north"
    SOUTH = "south"


class Border(StrEnum):
    """Why a side pays: the edge of the quarry, its bottom, a tile on the same layer, or a lower one."""

    EDGE = "edge"
    BOTTOM = "bottom"
    SAME = "same"
    LOWER = "lower"


class Audience(StrEnum):
    """Who sees something of a person: all, who has sat at a table with them, or only they themselves."""

    EVERYONE = "everyone"
    PLAYERS = "players"
    NOBODY = "nobody"


class Channel(StrEnum):
    """A way to tell someone that it is their turn."""

    PUSH = "push"
    MAIL = "mail"
    WEBHOOK = "webhook"


class Pace(StrEnum):
    """How often someone is told: of every turn, or once a day of all that wait."""

    TURN = "turn"
    DAY = "day"


class HookForm(StrEnum):
    """The form of a webhook's messages: for programs, or as a chat takes them."""

    JSON = "json"
    DISCORD = "discord"
    MATRIX = "matrix"


class Depth(StrEnum):
    """How thoroughly a game is reviewed."""

    QUICK = "quick"
    DEEP = "deep"


class ReviewState(StrEnum):
    """Nobody has asked for it, it waits or is being made, or it is there."""

    NONE = "none"
    WORKING = "working"
    DONE = "done"


class Format(StrEnum):
    """How a tournament is played: all meet all, equals meet, losers are out, or whoever is free plays."""

    ROUND_ROBIN = "round-robin"
    SWISS = "swiss"
    KNOCK_OUT = "knock-out"
    ARENA = "arena"


class Stage(StrEnum):
    """How far a tournament has come."""

    OPEN = "open"
    RUNNING = "running"
    OVER = "over"
    CLOSED = "closed"


class PoolClock(StrEnum):
    """For which games a rating holds: played in one sitting, or over days."""

    LIVE = "live"
    DAYS = "days"
