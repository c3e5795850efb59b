"""A game as JSON, for clients that draw it (docs/api.md)."""

from dataclasses import astuple
from typing import TYPE_CHECKING

from babylon.pieces.edition import Edition
from babylon.pieces.garden import Garden, Item, PlacedTile, Quarry
from babylon.pieces.tile import Tile, TileSet
from babylon.rules.supply import PIECES

if TYPE_CHECKING:
    from babylon.game.game import Game


def game_json(game: "Game") -> dict[str, object]:
    """Everything that a table shows."""
    return {
        **outline_json(game),
        "tiles": tiles_json(game.dealing.tiles),
        "gardens": [garden_json(garden) for garden in game.gardens()],
    }


def outline_json(game: "Game") -> dict[str, object]:
    """What a table shows besides the tiles' faces and the gardens."""
    tokens_seen = [token for token in game.dealing.tokens[: game.round - 1] if token]
    return {
        "edition": edition_json(game.edition),
        "players": game.players,
        "seats": list(game.dealing.seats),
        "phase": game.phase,
        "seat": game.seat,
        "round": game.round,
        "rounds": game.rounds,
        "token": game.token,
        "tokens_seen": tokens_seen,
        "tokens_left": len(game.dealing.tokens) - len(tokens_seen),
        "quarry": quarry_json(game.quarry),
        "stored_singles": game.stored_singles,
        "supply": dict(zip(PIECES, game.state.supply, strict=True)),
        "winners": list(game.winners()) if game.is_over else None,
    }


def edition_json(edition: Edition) -> dict[str, object]:
    """The edition's choices."""
    return {
        "name": edition.name,
        "highest": edition.highest,
        "overlap": edition.overlap,
        "gap": edition.gap,
        "belvederes": edition.belvederes,
        "supply": list(astuple(edition.supply)),
    }


def quarry_json(quarry: Quarry) -> list[dict[str, object]]:
    """The sixteen stacks."""
    return [
        {"stack": str(stack.stack), "height": stack.height, "tile": stack.tile.id if stack.tile else None}
        for stack in quarry.stacks
    ]


def tiles_json(tiles: TileSet) -> dict[str, object]:
    """All faces by their ids."""
    return {tile.id: tile_json(tile) for tile in tiles.values()}


def tile_json(tile: Tile) -> dict[str, object]:
    """A tile's face as printed."""
    return {"face": list(tile.face), "flower": tile.flower, "material": tile.material}


def garden_json(garden: Garden) -> dict[str, object]:
    """A garden with its storage."""
    return {
        "seat": garden.seat,
        "flower": garden.flower,
        "singles": garden.singles,
        "doubles": garden.doubles,
        "stored": garden.stored.id if garden.stored else None,
        "dug": garden.dug.id if garden.dug else None,
        "surface": list(garden.surface),
        "tiles": [placed_json(tile) for tile in garden.tiles],
        "items": [item_json(item) for item in garden.items],
        "score": garden.score.as_json(),
    }


def placed_json(placed: PlacedTile) -> dict[str, object]:
    """A tile as it lies."""
    return {
        "tile": placed.tile.id,
        "position": str(placed.position),
        "level": placed.level,
        "turns": placed.turns,
        "open": placed.open_corner,
        "corners": list(placed.corners),
        "flower": placed.tile.flower,
        "supports": list(placed.supports),
        "visible": placed.visible,
        "fresh": placed.fresh,
    }


def item_json(item: Item) -> dict[str, object]:
    """An item as it stands."""
    return {
        "kind": item.kind,
        "spaces": [str(space) for space in item.spaces],
        "levels": list(item.levels),
        "visible": item.visible,
        "bears": item.bears,
        "hidden_by": item.hidden_by.id if item.hidden_by else None,
        "fresh": item.fresh,
    }
