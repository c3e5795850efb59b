"""Reading the moves of a record: turns, their variations, notes and marks, with the place of what is wrong."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from babylon.pieces.errors import BadNotation, BadRecord
from babylon.pieces.kinds import Flower
from babylon.pieces.move import MOST_MOVES, Move, ends_turn, parse_move
from babylon.record.marks import MARK, Mark, parse_mark, plain_note
from babylon.record.tree import Node

_WORD = re.compile(r"\{[^}]*\}|[{}()]|[^\s{}()]+")
_TURN_NUMBER = re.compile(r"[0-9]+\.")


@dataclass(frozen=True, slots=True)
class _Word:
    text: str
    line: int
    column: int

    def bad(self, code: str, **details: object) -> BadRecord:
        return BadRecord(code, self.line, self.column, **details)


@dataclass(slots=True)
class _Draft:
    """A turn while its line is being read; `replaced` when a variation for it has been read."""

    parent: int
    moves: list[Move] = field(default_factory=list)
    places: list[tuple[int, int]] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    replaced: bool = False

    @property
    def is_open(self) -> bool:
        return bool(self.moves) and not ends_turn(self.moves[-1])


def read_root(text: str, first_line: int, seats: tuple[Flower, ...]) -> Node:
    """The root of the tree of turns that begins with this line of a text."""
    reader = _Reader(seats)
    for word in _words(text, first_line):
        reader.take(word)
    return reader.root()


class _Reader:
    """Goes through the words of a body once. A turn is known by its number; 0 is the root."""

    def __init__(self, seats: tuple[Flower, ...]) -> None:
        self._seats = seats
        self._turns = [_Draft(-1)]
        self._now = 0
        # Parentheses that are open: each with the turn before it, which the variation replaces.
        self._opened: list[tuple[_Word, int]] = []
        # Comments before the first turn of a variation; None while its line has a turn.
        self._before: list[_Word] | None = None

    def take(self, word: _Word) -> None:
        """Read one word."""
        if word.text.startswith("{") and word.text.endswith("}"):
            self._comment(word)
        elif word.text in {"{", "}"}:
            raise word.bad("open-comment")
        elif word.text == "(":
            self._open(word)
        elif word.text == ")":
            self._close(word)
        elif not _TURN_NUMBER.fullmatch(word.text):
            self._move(word)

    def root(self) -> Node:
        """The whole tree, when all words are read."""
        if self._opened:
            raise self._opened[-1][0].bad("open-variation")
        self._check_twins()
        # A turn is numbered before those that follow it: from the last to the first, all children are there.
        nodes: dict[int, list[Node]] = {number: [] for number in range(-1, len(self._turns))}
        for number in range(len(self._turns) - 1, -1, -1):
            turn = self._turns[number]
            note, children = plain_note(" ".join(turn.said)), tuple(reversed(nodes[number]))
            node = Node(tuple(turn.moves), note, tuple(turn.marks), children, tuple(turn.places))
            nodes[turn.parent].append(node)
        return nodes[-1][0]

    def _check_twins(self) -> None:
        known: set[tuple[int, tuple[Move, ...]]] = set()
        for turn in self._turns[1:]:
            key = (turn.parent, tuple(turn.moves))
            if key in known:
                raise BadRecord("turn-twice", *turn.places[0], turn=" ".join(map(str, turn.moves)))
            known.add(key)

    def _open(self, word: _Word) -> None:
        if self._before is not None or self._now == 0:
            raise word.bad("no-turn")
        self._turns[self._now].replaced = True
        self._opened.append((word, self._now))
        self._now = self._turns[self._now].parent
        self._before = []

    def _close(self, word: _Word) -> None:
        if not self._opened:
            raise word.bad("open-variation")
        if self._before is not None:
            raise word.bad("no-turn")
        self._now = self._opened.pop()[1]

    def _move(self, word: _Word) -> None:
        move = _parsed(word)
        begins = self._before is not None or not self._turns[self._now].is_open
        if begins:
            self._turns.append(_Draft(self._now))
            self._now = len(self._turns) - 1
        turn = self._turns[self._now]
        if turn.replaced:
            raise word.bad("turn-goes-on")
        if len(turn.moves) == MOST_MOVES:
            raise word.bad("turn-too-long", most=MOST_MOVES)
        turn.moves.append(move)
        turn.places.append((word.line, word.column))
        before, self._before = self._before or [], None
        for comment in before:
            self._comment(comment)

    def _comment(self, word: _Word) -> None:
        if self._before is not None:
            self._before.append(word)
            return
        turn = self._turns[self._now]
        inside = word.text[1:-1]
        for found in MARK.finditer(inside):
            mark = parse_mark(found.group(), self._seats)
            if mark is None:
                raise BadRecord("bad-mark", *_place(word, found.start() + 1), text=found.group())
            turn.marks.append(mark)
        turn.said.append(MARK.sub(" ", inside))


def _parsed(word: _Word) -> Move:
    try:
        return parse_move(word.text)
    except BadNotation as error:
        raise word.bad("bad-move", text=word.text, reason=error) from error


def _place(word: _Word, offset: int) -> tuple[int, int]:
    """The line and column of something within a word that may have several lines."""
    before = word.text[:offset]
    breaks = before.count("\n")
    return word.line + breaks, offset - before.rfind("\n") if breaks else word.column + offset


def _words(text: str, first_line: int) -> Iterator[_Word]:
    """The words of the body with line and column; a comment is one word."""
    lines = text.splitlines(keepends=True)
    body = "".join(lines[first_line - 1 :])
    line, counted, begin = first_line, 0, 0
    for found in _WORD.finditer(body):
        # Only what lies between two words is looked at: a long record is read in time of its length.
        breaks = body.count("\n", counted, found.start())
        if breaks:
            line, begin = line + breaks, body.rfind("\n", counted, found.start()) + 1
        counted = found.start()
        yield _Word(found.group(), line, found.start() - begin + 1)
