"""A game played again from what a server tells of it: its public record, its turns."""

from typing import TYPE_CHECKING, TypeAlias

from babylon.client.shapes import EditionView, PublicDeal, PublicRecord, Turn
from babylon.game.public_game import PublicGame
from babylon.pieces.deal import Deal
from babylon.pieces.edition import Belvederes, Edition, Gap, Highest, Overlap, Supply
from babylon.pieces.kinds import Flower, Token
from babylon.pieces.move import Dig, Remove, parse_move
from babylon.pieces.tile import TWO_OF_EACH, TileSet, parse_tile, tile_set, tiles
from babylon.wasm.referee import referee

if TYPE_CHECKING:
    from babylon.pieces.spaces import Stack

Played: TypeAlias = tuple[str, str | None, str | None]


def game_of(record: PublicRecord, rules: str) -> PublicGame:
    """The game after all turns of a record; by the present rules where those it began with are not known here."""
    game = (referee(rules) or PublicGame)(_deal(record["deal"]))
    for turn in record["turns"]:
        game = after(game, turn)
    return game


def turn_of(event: Turn) -> Played:
    """A turn of the log, as a record has it."""
    shown = event["revealed"]
    return " ".join(event["moves"]), None if shown is None else shown["tile"], event["token"]


def after(game: PublicGame, turn: Played) -> PublicGame:
    """The game after a whole turn, with what that revealed."""
    tokens, tile, token = turn
    *moves, last = (parse_move(one) for one in tokens.split())
    first = moves[0] if moves else last
    stack: Stack | None = first.stack if isinstance(first, Dig | Remove) else None
    played = game.on_turn(moves)
    played.end_turn(last, stack, tile, None if token is None else Token(token))
    return played


def _deal(deal: PublicDeal) -> Deal:
    box = TWO_OF_EACH if deal["box"] is None else tuple(Token(token) for token in deal["box"])
    return Deal(
        _edition(deal["edition"]),
        _tiles(deal["tiles"], box),
        tuple(Flower(flower) for flower in deal["seats"]),
        tuple((None, None, clay) for clay in deal["quarry"]),
        (None,) * deal["tokens"],
    )


def _edition(told: EditionView) -> Edition:
    return Edition(
        told["name"],
        Highest(told["highest"]),
        Overlap(told["overlap"]),
        Gap(told["gap"]),
        Belvederes(told["belvederes"]),
        Supply(*told["supply"]),
    )


def _tiles(told: str | list[str], box: tuple[Token, ...]) -> TileSet:
    known = tiles(told) if isinstance(told, str) else tile_set("", [parse_tile(line) for line in told])
    return known if known.tokens == box else TileSet(known.name, known.by_id, box)
