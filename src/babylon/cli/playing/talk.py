"""What people type: a number, a move as in a record, or a word such as `u` (docs/cli.md lists them)."""

import re
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING

from rich.columns import Columns

from babylon.cli.playing.choices import Question
from babylon.cli.scoring import point_table
from babylon.cli.screen import score_table, table_screen
from babylon.pieces.errors import BabylonError
from babylon.pieces.move import Move

if TYPE_CHECKING:
    from babylon.cli.playing.session import Session


HINTS, HINT_SECONDS, HINT_WORLDS = 3, 2.0, 100
_SECONDS = re.compile(r"|[1-9]\d?")


class Quit(Exception):
    """Somebody wants to stop."""


class Answer(Enum):
    """What an input that chose nothing did."""

    BACK = auto()  # to the question before
    CHANGED = auto()  # the game is another one now
    AGAIN = auto()  # nothing, the question stands


def understood(session: "Session", asked: Question) -> Answer | list[Move]:
    """Asks until the answer changes something; the moves of a choice when it was one."""
    labels = [f"{number:>3}  {choice.label}" for number, choice in enumerate(asked.choices, start=1)]
    session.desk.show(asked.text, Columns(labels, column_first=True, equal=True, padding=(0, 3)))
    while True:
        word, _, rest = input("> ").strip().partition(" ")
        answer = _answer(session, asked, word, rest.strip())
        if answer is not Answer.AGAIN:
            return answer


def _answer(session: "Session", asked: Question, word: str, rest: str) -> Answer | list[Move]:
    if word.isdigit():
        return _numbered(session, asked, int(word))
    if named := [choice.moves for choice in asked.choices if word and choice.name == word]:
        return named[0]
    return _WORDS[word](session, rest) if word in _WORDS else _typed(session, [word, *rest.split()])


def _numbered(session: "Session", asked: Question, number: int) -> Answer | list[Move]:
    if 1 <= number <= len(asked.choices):
        return asked.choices[number - 1].moves
    session.desk.tell("cli-no-such-number", value=str(number), most=len(asked.choices))
    return Answer.AGAIN


def _typed(session: "Session", tokens: list[str]) -> Answer:
    """Plays the moves up to the end of the turn; one that is refused is explained, and those after it not played."""
    before = session.game.ply
    try:
        for token in tokens:
            session.play(token)
            if session.at_turn_start:
                break
    except BabylonError as error:
        session.desk.line(error.sentence(session.desk.lang))
    return Answer.AGAIN if session.game.ply == before else Answer.CHANGED


def _back(_: "Session", __: str) -> Answer:
    return Answer.BACK


def _undo(session: "Session", _: str) -> Answer:
    if session.undo():
        return Answer.CHANGED
    session.desk.tell("cli-nothing-to-undo")
    return Answer.AGAIN


def _why(session: "Session", token: str) -> Answer:
    desk = session.desk
    try:
        reason = session.game.why_not(token)
    except BabylonError as error:
        desk.line(error.sentence(desk.lang))
        return Answer.AGAIN
    if reason:
        desk.tell("cli-refused", move=token, sentence=reason.in_language(desk.lang), section=reason.section)
    else:
        desk.tell("cli-legal", move=token)
    return Answer.AGAIN


def _scores(session: "Session", _: str) -> Answer:
    game, desk = session.game, session.desk
    desk.show(score_table(game, desk), point_table(game, game.seat, desk))
    return Answer.AGAIN


def _hint(session: "Session", seconds: str) -> Answer:
    # Hints need a search, which people who want none need not load.
    from babylon.arena.hints import Effort, hints  # noqa: PLC0415
    from babylon.cli.advising import hints_table  # noqa: PLC0415

    game, desk = session.game, session.desk
    if not _SECONDS.fullmatch(seconds):
        desk.tell("cli-hint-how")
        return Answer.AGAIN
    found = hints(game, Effort(float(seconds or HINT_SECONDS), worlds=HINT_WORLDS), seed=game.ply, most=HINTS)
    desk.tell("hint-for", seat=game.seat + 1, round=game.round)
    desk.show(hints_table(desk, found))
    return Answer.AGAIN


def _table(session: "Session", _: str) -> Answer:
    session.desk.show(*table_screen(session.game, session.desk, seats=range(session.game.players)))
    return Answer.AGAIN


def _save(session: "Session", file: str) -> Answer:
    if not file:
        session.desk.tell("cli-save-where")
        return Answer.AGAIN
    session.file = Path(file)
    try:
        session.keep()
    except BabylonError as error:
        session.file = None
        session.desk.line(error.sentence(session.desk.lang))
    else:
        session.desk.tell("cli-kept", file=file)
    return Answer.AGAIN


def _help(session: "Session", _: str) -> Answer:
    session.desk.show(session.desk.say("cli-help"))
    return Answer.AGAIN


def _quit(_: "Session", __: str) -> Answer:
    raise Quit


_WORDS = {
    "": _back,
    "b": _back,
    "u": _undo,
    "w": _why,
    "h": _hint,
    "s": _scores,
    "t": _table,
    "save": _save,
    "?": _help,
    "q": _quit,
}
