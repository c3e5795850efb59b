"""RULES §8: which mixes of the editions' choices a bare tower spoils."""

from itertools import product

import pytest

from babylon import EDITIONS, Belvederes, Dig, Edition, Game, Gap, Highest, Overlap, Place
from tests.drawing.table import idle_turn

# More than good players reach in any edition: a tower beyond it beats every garden.
GOOD_GARDEN = 140
MIXES = list(product(Highest, Overlap, Gap, Belvederes))


def mix(highest: Highest, overlap: Overlap, gap: Gap, belvederes: Belvederes) -> Edition:
    return EDITIONS["revised"].mixed(highest=highest, overlap=overlap, gap=gap, belvederes=belvederes)


def build_zigzag(game: Game) -> None:
    """One turn: dig what pays most, and lay a tile on the tower, in turn at c4 and d4, if the rules let it."""
    digs = [move for move in game.legal_moves() if isinstance(move, Dig)]
    game.play(max(digs, key=lambda dig: _singles_after(game, dig)))
    for _ in range(2):
        top = game.garden(0).top
        wanted = ("c4", "d4")[top % 2]
        higher = [
            move
            for move in game.legal_moves()
            if isinstance(move, Place) and (str(move.position), move.level) == (wanted, top + 1)
        ]
        if higher:
            game.play(max(higher, key=lambda move: _singles_after(game, move)))
    game.play("=s" if game.garden(0).stored else "=-")


def _singles_after(game: Game, move: Dig | Place) -> int:
    later = game.copy()
    later.play(move)
    return later.garden(0).singles


def tower(edition: Edition) -> int:
    """The points of a seat that builds nothing but a zigzag tower, in a whole game with its real costs."""
    game = Game.deal(2, edition, seed=1)
    while game.phase == "remove":
        game.play(game.legal_moves()[0])
    while not game.is_over:
        if game.seat == 0:
            build_zigzag(game)
        else:
            idle_turn(game)
    return game.scores()[0].total


@pytest.mark.unmeasured
@pytest.mark.parametrize("choices", MIXES, ids="-".join)
def test_a_mix_is_called_broken_where_a_bare_tower_beats_any_garden(
    choices: tuple[Highest, Overlap, Gap, Belvederes],
) -> None:
    edition = mix(*choices)
    assert edition.is_broken == (tower(edition) > GOOD_GARDEN)


def test_no_printed_edition_is_broken() -> None:
    assert not any(printed.is_broken for printed in EDITIONS.values())
