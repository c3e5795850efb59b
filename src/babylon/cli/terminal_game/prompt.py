"""What people type: a number, a move as in a record, or a word such as `u` (docs/cli.md lists them)."""

import re
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING

from rich.columns import Columns

from babylon.cli.score_tables import point_table
from babylon.cli.screen import score_table, table_screen
from babylon.cli.terminal_game.choices import Question
from babylon.pieces.errors import BabylonError
from babylon.pieces.move import Move

if TYPE_CHECKING:
    from babylon.cli.terminal_game.session import Session


HINTS, HINT_SECONDS, HINT_WORLDS = 3, 2.0, 100
_SECONDS = re.compile(r"|[1-9]\d?")


class Quit(Exception):
    """Somebody wants to stop."""


class Answer(Enum):
    """What an input that chose nothing did."""

    BACK = auto()  # to the question before
    CHANGED = auto()  # the game is another one now
    AGAIN = auto()  # nothing, the question stands


def answer_to(session: "Session", asked: Question) -> Answer | list[Move]:
    """Ask until the answer changes something; return the moves of a choice when it was one."""
    labels = [f"{number:>3}  {choice.label}" for number, choice in enumerate(asked.choices, start=1)]
    session.console.show(asked.text, Columns(labels, column_first=True, equal=True, padding=(0, 3)))
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
    return _WORDS[word](session, rest) if word in _WORDS else _play_moves(session, [word, *rest.split()])


def _numbered(session: "Session", asked: Question, number: int) -> Answer | list[Move]:
    if 1 <= number <= len(asked.choices):
        return asked.choices[number - 1].moves
    session.console.tell("cli-no-such-number", value=str(number), most=len(asked.choices))
    return Answer.AGAIN


def _play_moves(session: "Session", tokens: list[str]) -> Answer:
    """Play the moves up to the end of the turn; one that is refused is explained, and those after it not played."""
    before = session.game.ply
    try:
        for token in tokens:
            session.play(token)
            if session.at_turn_start:
                break
    except BabylonError as error:
        session.console.line(error.sentence(session.console.lang))
    return Answer.AGAIN if session.game.ply == before else Answer.CHANGED


def _back(_: "Session", __: str) -> Answer:
    return Answer.BACK


def _undo(session: "Session", _: str) -> Answer:
    if session.undo():
        return Answer.CHANGED
    session.console.tell("cli-nothing-to-undo")
    return Answer.AGAIN


def _why(session: "Session", token: str) -> Answer:
    console = session.console
    try:
        reason = session.game.why_not(token)
    except BabylonError as error:
        console.line(error.sentence(console.lang))
        return Answer.AGAIN
    if reason:
        console.tell("cli-refused", move=token, sentence=reason.in_language(console.lang), section=reason.section)
    else:
        console.tell("cli-legal", move=token)
    return Answer.AGAIN


def _scores(session: "Session", _: str) -> Answer:
    game, console = session.game, session.console
    console.show(score_table(game, console), point_table(game, game.seat, console))
    return Answer.AGAIN


def _hint(session: "Session", seconds: str) -> Answer:
    # Hints need a search, which people who want none need not load.
    from babylon.arena.hints import Effort, hints  # noqa: PLC0415
    from babylon.cli.advice import hints_table  # noqa: PLC0415

    game, console = session.game, session.console
    if not _SECONDS.fullmatch(seconds):
        console.tell("cli-hint-how")
        return Answer.AGAIN
    found = hints(game, Effort(float(seconds or HINT_SECONDS), worlds=HINT_WORLDS), seed=game.ply, most=HINTS)
    console.tell("hint-for", seat=game.seat + 1, round=game.round)
    console.show(hints_table(console, found))
    return Answer.AGAIN


def _table(session: "Session", _: str) -> Answer:
    session.console.show(*table_screen(session.game, session.console, seats=range(session.game.players)))
    return Answer.AGAIN


def _save(session: "Session", file: str) -> Answer:
    if not file:
        session.console.tell("cli-save-where")
        return Answer.AGAIN
    session.file = Path(file)
    try:
        session.keep()
    except BabylonError as error:
        session.file = None
        session.console.line(error.sentence(session.console.lang))
    else:
        session.console.tell("cli-kept", file=file)
    return Answer.AGAIN


def _help(session: "Session", _: str) -> Answer:
    session.console.show(session.console.say("cli-help"))
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
