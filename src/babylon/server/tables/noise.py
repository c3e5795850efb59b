"""What leads a table nowhere, and how much of it a log takes.

Whatever people can do again and again is counted here, each person's acts by themselves, and is refused beyond a bound.
What leads on is never refused: sitting down, getting ready, playing. It ends by itself, since the way back is bounded.
"""

from collections.abc import Iterable
from enum import StrEnum

from babylon.server.tables.state import Counts, TableState
from babylon.server.wire import events as e
from babylon.server.wire.enums import Status
from babylon.server.wire.errors import Code, Problem


class Noise(StrEnum):
    """What is counted. Before the deal people come and go: who sits down anew is counted anew, within all together."""

    SITTING = "sitting"  # said or changed by one who sits, before the deal
    LOBBY = "lobby"  # the same of all who sat where another had given up the seat
    LEAVE = "leave"  # seats left before the deal
    CHAT = "chat"  # said by a seat during and after the game, or by the host
    UNDO = "undo"  # turns that a seat has asked to take back
    PAUSE = "pause"  # pauses that a seat has asked for or ended, and its absences
    RETURN = "return"  # returns to a seat for which a bot stood in
    RECOVERY = "recovery"  # a seat's moves to another device
    HOST = "host"  # what the host changes


MOST = {
    Noise.SITTING: 60,
    Noise.LOBBY: 600,
    Noise.LEAVE: 40,
    Noise.CHAT: 200,
    Noise.UNDO: 200,
    Noise.PAUSE: 100,
    Noise.RETURN: 50,
    Noise.RECOVERY: 50,
    Noise.HOST: 200,
}
MOST_WATCHERS = 500

# They move a table on, and there are only so many of them.
LEADS_ON = frozenset({"created", "dealt", "rated", "turn", "seat-out", "over", "opened", "closed", "rematch"})
# Each follows something that is counted or leads on, takes a place that nobody has, or happens once a seat.
FOLLOWS = frozenset(
    {
        "seat-claimed",
        "seat-renamed",
        "taken-over",
        "undo-agreed",
        "undo-refused",
        "undone",
        "pause-agreed",
        "pause-refused",
        "paused",
        "hinted",
    }
)
# The question was counted: nobody loses their say by how often they came back.
ANSWERS = frozenset({"undo-agreed", "undo-refused", "pause-agreed", "pause-refused"})
_UNCOUNTED = LEADS_ON | FOLLOWS
_NEVER_REFUSED = LEADS_ON | ANSWERS


def counted(state: TableState, event: e.Event) -> Counts:
    """The counts once `event` has happened."""
    counts = state.noise
    if event.kind in _UNCOUNTED:
        return _begun_anew(counts, event)
    return {**counts, **{cause: counts.get(cause, 0) + weight for cause, weight in causes(state, event).items()}}


def _begun_anew(counts: Counts, event: e.Event) -> Counts:
    """The deal wipes the slate, and who sits down has a clean one."""
    match event:
        case e.Dealt():
            return {}
        case e.SeatClaimed():
            return {cause: count for cause, count in counts.items() if cause[1] != event.seat}
        case _:
            return counts


def causes(state: TableState, event: e.Event) -> Counts:
    """What an event counts as, and for how much."""
    match event:
        case e.Chat(seat=None):
            return {(Noise.CHAT, None): 1}
        case e.Chat() if state.status is not Status.LOBBY:
            return {(Noise.CHAT, event.seat): 1}
        case e.UndoProposed():
            return {(Noise.UNDO, event.seat): event.turns}
        case e.PauseProposed() | e.Resumed() | e.SeatAway():
            return {(Noise.PAUSE, event.seat): 1}
        case e.HandedBack():
            return {(Noise.RETURN, event.seat): 1}
        case e.SeatRecovered():
            return {(Noise.RECOVERY, event.seat): 1}
        case e.SettingsChanged() | e.SeatBot() | e.SeatRemoved() | e.LinksRenewed():
            return {(Noise.HOST, None): 1}
        case _:
            return _before_the_deal(state, event)


def _before_the_deal(state: TableState, event: e.Event) -> Counts:
    match event:
        case e.SeatReady() if event.ready and not state.seats[event.seat].ready:
            return {}
        case e.Chat(seat=int(seat)) | e.SeatReady(seat=seat) | e.SeatFlower(seat=seat):
            # Whoever took a seat first, and stays, is not held to what all those do who come and go at the others.
            together: Counts = {(Noise.LOBBY, None): 1} if state.seats[seat].given_up else {}
            return {(Noise.SITTING, seat): 1, **together}
        case e.SeatLeft():
            return {(Noise.LEAVE, None): 1}
        case _:
            return {}


def require_quiet(state: TableState, events: Iterable[e.Event]) -> None:
    """Refuse what has been done as often as it may be, unless it leads on."""
    wanted = list(events)
    for event in wanted:
        if event.kind in _NEVER_REFUSED:
            return
    for event in wanted:
        for cause, weight in causes(state, event).items():
            most = MOST[Noise(cause[0])]
            if state.noise.get(cause, 0) + weight > most:
                raise Problem(Code.CHAT_FULL if isinstance(event, e.Chat) else Code.TOO_OFTEN, most=most)
