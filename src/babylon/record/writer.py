"""Writing a record: the canonical text, one turn a line."""

from collections.abc import Iterable, Iterator

from babylon.pieces.deal import Deal
from babylon.pieces.edition import EDITIONS, Edition
from babylon.pieces.midgame import Midgame
from babylon.pieces.move import EndTurn, Move, Remove
from babylon.pieces.tile import tiles

FORMAT = "1"
MIDGAME_FORMAT = "2"  # of a record that begins in the middle of a game


def written(deal: Deal, body: Iterable[str], notes: dict[str, str]) -> str:
    """The text of a record with these lines after its headers."""
    lines = [*_headers(deal, notes), "", *body]
    return "\n".join(lines).rstrip("\n") + "\n"


def header(name: str, value: str) -> str:
    """One header line; quotes and backslashes in the value are escaped, line breaks in a name become spaces."""
    escaped = " ".join(value.splitlines()).replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def _headers(deal: Deal, notes: dict[str, str]) -> Iterator[str]:
    yield header("Babylon", MIDGAME_FORMAT if deal.midgame else FORMAT)
    yield from _edition(deal.edition)
    yield header("Tiles", deal.tiles.name)
    if deal.tiles != tiles("standard"):
        yield from (header("Face", str(tile)) for tile in deal.tiles.values())
    yield header("Seats", " ".join(deal.seats))
    yield from (header(name, value) for name, value in notes.items())
    yield header("Quarry", " ".join("/".join(tile or "?" for tile in stack) for stack in deal.quarry))
    yield header("Tokens", " ".join(token or "?" for token in deal.tokens))
    if deal.midgame:
        yield from _midgame(deal, deal.midgame)


def _midgame(deal: Deal, midgame: Midgame) -> Iterator[str]:
    yield header("Heights", " ".join(map(str, midgame.heights)))
    yield header("Round", str(midgame.round))
    yield header("Turn", deal.seats[midgame.seat])
    for flower, garden in zip(deal.seats, midgame.gardens, strict=True):
        yield header("Garden", " ".join([flower, str(garden.singles), garden.stored or "-", *map(str, garden.pieces)]))


def _edition(edition: Edition) -> Iterator[str]:
    yield header("Edition", edition.name)
    printed = EDITIONS[edition.name]
    for name in ("highest", "overlap", "gap", "belvederes", "supply"):
        choice = getattr(edition, name)
        if choice != getattr(printed, name):
            yield header(name.capitalize(), str(choice))


def turn_lines(moves: tuple[Move, ...], players: int, before: int) -> Iterator[str]:
    """The lines of the moves: the removals of the setup, then one turn a line, of which so many were before."""
    removals = [str(move) for move in moves if isinstance(move, Remove)]
    if removals:
        yield f"0. {' '.join(removals)}"
    words: list[str] = []
    turns = before
    for move in moves[len(removals) :]:
        words.append(str(move))
        if isinstance(move, EndTurn):
            yield _turn(words, turns, players, is_first=turns == before)
            words, turns = [], turns + 1
    if words:
        yield _turn(words, turns, players, is_first=turns == before)


def _turn(words: list[str], turns: int, players: int, *, is_first: bool) -> str:
    return f"{round_number(turns, players, is_first=is_first):<3} {' '.join(words)}"


def round_number(turns: int, players: int, *, is_first: bool) -> str:
    """What stands before a turn when so many were played: the number of a round that begins, or the first one told."""
    return f"{turns // players + 1}." if is_first or turns % players == 0 else ""
