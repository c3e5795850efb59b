"""Legal moves with all that a client needs to show them."""

from typing import assert_never

from babylon.game.gardens import tile_of
from babylon.pieces.kinds import SUPPORTS, Source, Support
from babylon.pieces.move import Decorate, Dig, EndTurn, Move, Place, Remove
from babylon.pieces.spaces import CORNERS
from babylon.render import move_sentence
from babylon.rules.placing import gets_belvedere, pillars_for, price, support, supported_corners, swaps_for
from babylon.rules.quarry import dig_income, top_tile
from babylon.server.explanations.gains import Gains
from babylon.server.tables.public_game import PublicGame
from babylon.server.wire.json_text import JsonObject


def legal_json(game: PublicGame, legal: list[Move], words: str | None) -> list[JsonObject]:
    """These legal moves of the seat to play, with their words when a language was asked for."""
    gains, places = Gains(game.state), Places(game)
    return [
        {"token": str(move), "words": words and _words(game, move, words), **_fields(game, move, gains, places)}
        for move in legal
    ]


def _words(game: PublicGame, move: Move, lang: str) -> str:
    return move_sentence(move, lang, discarded=game.discarded_by(move))


class Places:
    """How tiles would stand. How they are turned makes no difference, and there may be a thousand to describe."""

    def __init__(self, game: PublicGame) -> None:
        self._game = game
        self._known: dict[tuple[object, ...], JsonObject] = {}

    def of(self, move: Place, gains: Gains) -> JsonObject:
        """What a client shows of a placement."""
        alike = (move.source, move.position, move.level, move.open_corner)
        if alike not in self._known:
            self._known[alike] = {**_place(self._game, move), "gain": gains.of(move)}
        return {**self._known[alike], "turns": move.turns}


def _fields(game: PublicGame, move: Move, gains: Gains, places: Places) -> JsonObject:
    match move:
        case Remove(stack):
            return {"kind": "remove", "stack": str(stack)}
        case Dig(stack):
            tile = tile_of(game.dealing.tiles, top_tile(game.state, stack.index))
            singles = dig_income(game.state, game.state.gardens[game.seat], stack.index)
            return {"kind": "dig", "stack": str(stack), "tile": tile.id if tile else None, "singles": singles}
        case Place():
            return places.of(move, gains)
        case Decorate(symbol, spaces, star):
            where = {"spaces": [str(space) for space in spaces], "star": str(star) if star else None}
            return {"kind": "decorate", "symbol": symbol, **where, "gain": gains.of(move)}
        case EndTurn(keep):
            return {"kind": "end", "keep": keep, "discarded": game.discarded_by(move)}
    assert_never(move)


def _place(game: PublicGame, move: Place) -> JsonObject:
    state = game.state
    number = state.dug if move.source is Source.DUG else state.gardens[state.seat].stored
    tile = tile_of(game.dealing.tiles, number)
    assert tile is not None
    return {
        "kind": "place",
        "source": move.source,
        "tile": tile.id,
        "position": str(move.position),
        "level": move.level,
        "turns": move.turns,
        "open": move.open_corner,
        "belvedere": gets_belvedere(state, move.corner_number),
        "supports": supports(game, move),
        **cost(game, move),
    }


def supports(game: PublicGame, move: Place) -> list[Support]:
    """What would carry each corner: nw, ne, se, sw."""
    own = game.state.gardens[game.seat]
    return [
        Support.OPEN
        if corner is move.open_corner
        else SUPPORTS[support(own, move.position.corner(corner).index, move.level)]
        for corner in CORNERS
    ]


def cost(game: PublicGame, move: Place) -> JsonObject:
    """Pillars taken from the hand; a double that must be swapped for costs two singles."""
    own = game.state.gardens[game.seat]
    corners = supported_corners(move.position.index, move.corner_number)
    doubles = pillars_for(own, corners, move.level)[1]
    return {"singles": price(own, corners, move.level), "doubles": doubles - swaps_for(own, doubles)}
