"""Whether a record is a game of a day that counts, and what it is worth."""

from collections.abc import Iterator
from itertools import pairwise

from babylon.days.forms import PLAYER, RIVAL, bot_turn, day_deal, rival
from babylon.days.kinds import Fault, Form, Medal, Result
from babylon.days.ladder import bars_by_turns, medal_for
from babylon.game import Game
from babylon.pieces.errors import BadRecord
from babylon.pieces.move import Move, ends_turn

MOST_KNOWN = 8
_known: dict[tuple[bytes, Form], dict[Medal, int]] = {}


def judged(text: str, key: bytes, form: Form) -> Iterator[Result | Fault | BadRecord | None]:
    """What a record is worth on the day of this key: nothing step by step, until all of it was played again."""
    try:
        game = Game.from_record(text)
    except BadRecord as error:
        yield error
        return
    if fault := _fault(game, key, form):
        yield fault
        return
    yield None
    points, other = (game.scores()[seat].total for seat in (PLAYER, RIVAL))
    moves = " ".join(map(str, game.moves))
    for needed in _bars(key, form):
        yield None if needed is None else Result(points, other, medal_for(points, needed), moves)


def _fault(game: Game, key: bytes, form: Form) -> Fault | None:
    if game.dealing != day_deal(key):
        return Fault.OTHER_DEAL
    if not game.is_over:
        return Fault.UNFINISHED
    return None if _rival_plays_right(game, key, form) else Fault.OTHER_RIVAL


def _rival_plays_right(game: Game, key: bytes, form: Form) -> bool:
    """Whether each turn of the other seat is the one that its bot plays in this position on this day."""
    at, bot = Game(game.dealing), rival(form)
    ends = [0, *(number for number, move in enumerate(game.moves, start=1) if ends_turn(move))]
    for start, end in pairwise(ends):
        turn: tuple[Move, ...] = tuple(game.moves[start:end])
        if at.seat == RIVAL and tuple(bot_turn(bot, at, key)) != turn:
            return False
        for move in turn:
            at.play(move)
    return True


def _bars(key: bytes, form: Form) -> Iterator[dict[Medal, int] | None]:
    """The points that the medals take, which are worked out once; many send a result of the same day."""
    if (key, form) not in _known:
        for needed in bars_by_turns(key, form):
            if needed is not None:
                _known[key, form] = needed
            yield None
        if len(_known) > MOST_KNOWN:
            del _known[next(iter(_known))]
    yield _known[key, form]
