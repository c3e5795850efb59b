"""A game turn by turn."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.text import Text

from babylon.cli.screen import garden_panel, headline
from babylon.game import Game
from babylon.pieces.kinds import Discarded
from babylon.pieces.move import Move, Remove, ends_turn
from babylon.render import move_sentence

if TYPE_CHECKING:
    from rich.console import RenderableType

    from babylon.cli.console import Console


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn: who played it, its moves, what they discarded, the game before and after."""

    seat: int
    moves: tuple[Move, ...]
    discarded: Discarded
    before: Game
    after: Game


def turns_of(game: Game) -> Iterator[Turn]:
    """The turns of a game; a removal in the setup is one, and so is a turn that has not ended."""
    now = Game(game.dealing)
    before, moves, discarded = now.copy(), list[Move](), Discarded.NONE
    for move in game.moves:
        discarded = now.discarded_by(move)
        now.play(move)
        moves.append(move)
        if ends_turn(move):
            yield Turn(before.seat, tuple(moves), discarded, before, now.copy())
            before, moves = now.copy(), []
    if moves:
        yield Turn(before.seat, tuple(moves), discarded, before, now.copy())


def turn_screen(turn: Turn, console: "Console") -> Iterator["RenderableType"]:
    """What a turn did, in words, and the garden after it."""
    yield headline(turn.before, console)
    gained = turn.after.scores()[turn.seat].total - turn.before.scores()[turn.seat].total
    for move in turn.moves:
        yield Text(f"  {move!s:<12} {move_sentence(move, console.lang, discarded=turn.discarded)}")
    if not isinstance(turn.moves[0], Remove):
        yield Text("  " + console.say("cli-gained", change=f"{gained:+d}"))
        yield garden_panel(turn.after.garden(turn.seat), console)
    yield Text()
