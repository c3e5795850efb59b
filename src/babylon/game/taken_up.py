"""A position of a game as the deal of another one, which begins there."""

from dataclasses import dataclass, field, replace

from babylon.game.game import Game
from babylon.pieces.deal import Deal
from babylon.pieces.kinds import Phase, Source
from babylon.pieces.midgame import BuiltGarden, LaidTile, Midgame, Piece
from babylon.pieces.move import Decorate, EndTurn, Move, Place


@dataclass(slots=True)
class _Builder:
    """What a seat has built and keeps."""

    pieces: list[Piece] = field(default_factory=list)
    singles: int = 0


def taken_up(game: Game) -> Deal:
    """The deal that begins where a game stands, which must be the beginning of a turn."""
    assert game.phase is Phase.DIG, "a game can be taken up where a turn begins"
    begun = game.dealing.midgame
    builders = (
        [_Builder(list(garden.pieces), garden.singles) for garden in begun.gardens]
        if begun
        else [_Builder() for _ in range(game.players)]
    )
    at = Game(game.dealing)
    for move in game.moves:
        _follow(at, move, builders[at.seat])
    gardens = tuple(
        BuiltGarden(builder.singles, garden.stored.id if garden.stored else None, tuple(builder.pieces))
        for builder, garden in zip(builders, game.gardens(), strict=True)
    )
    heights = tuple(stack.height for stack in game.quarry.stacks)
    return replace(game.dealing, midgame=Midgame(game.round, game.seat, heights, gardens))


def _follow(at: Game, move: Move, builder: _Builder) -> None:
    """Play a move, and note what it puts up or keeps."""
    seat, belvederes, garden = at.seat, at.supply.belvederes, at.garden(at.seat)
    at.play(move)
    if isinstance(move, Place):
        tile = garden.dug if move.source is Source.DUG else garden.stored
        assert tile is not None, "who places a tile has it"
        bare = move.open_corner is not None and belvederes == 0
        builder.pieces.append(LaidTile(tile.id, replace(move, source=Source.DUG), bare))
    elif isinstance(move, Decorate):
        builder.pieces.append(replace(move, star=None))
    elif isinstance(move, EndTurn):
        # What the next turn's token gives is not kept yet.
        builder.singles = at.garden(seat).singles
