"""Legal moves with all that a client needs to show them."""

from typing import assert_never

from babylon.game.gardens import tile_of
from babylon.game.move_rows import moves_in
from babylon.game.public_game import PublicGame
from babylon.pieces.kinds import DISCARDS, SUPPORTS
from babylon.pieces.move import Decorate, Dig, EndTurn, Move, Place, Remove
from babylon.questions.legal_moves import MoveRow
from babylon.render import move_sentence
from babylon.server.explanations.gains import gain_of
from babylon.server.wire.json_text import JsonObject


def legal_json(game: PublicGame, words: str | None) -> list[JsonObject]:
    """The legal moves of the seat to play, with their words when a language was asked for."""
    return [
        {"token": str(move), "words": words and _words(move, row, words), **told}
        for row in game.move_rows()
        for move, told in _told(game, row)
    ]


def _words(move: Move, row: MoveRow, lang: str) -> str:
    if isinstance(move, EndTurn):
        return move_sentence(move, lang, discarded=DISCARDS[row.discarded])
    return move_sentence(move, lang)


def _told(game: PublicGame, row: MoveRow) -> list[tuple[Move, JsonObject]]:
    """The moves of a row and their fields; how a tile is turned makes no difference to the others."""
    first, *rotations = moves_in(row)
    fields = _fields(game, first, row)
    return [(first, fields), *((move, {**fields, "turns": turns}) for turns, move in enumerate(rotations, 1))]


def _fields(game: PublicGame, move: Move, row: MoveRow) -> JsonObject:
    match move:
        case Remove(stack):
            return {"kind": "remove", "stack": str(stack)}
        case Dig(stack):
            return {"kind": "dig", "stack": str(stack), "tile": _tile(game, row), "singles": row.singles}
        case Place():
            return _place(game, move, row)
        case Decorate(symbol, spaces, star):
            where = {"spaces": [str(space) for space in spaces], "star": str(star) if star else None}
            return {"kind": "decorate", "symbol": symbol, **where, "gain": gain_of(row.gain)}
        case EndTurn(keep):
            return {"kind": "end", "keep": keep, "discarded": DISCARDS[row.discarded]}
    assert_never(move)


def _tile(game: PublicGame, row: MoveRow) -> str | None:
    tile = tile_of(game.dealing.tiles, row.tile)
    return tile.id if tile else None


def _place(game: PublicGame, move: Place, row: MoveRow) -> JsonObject:
    return {
        "kind": "place",
        "source": move.source,
        "tile": _tile(game, row),
        "position": str(move.position),
        "level": row.level,
        "turns": move.turns,
        "open": move.open_corner,
        "belvedere": bool(row.belvedere),
        "supports": [SUPPORTS[support] for support in row.supports],
        "singles": row.singles,
        "doubles": row.doubles,
        "gain": gain_of(row.gain),
    }
