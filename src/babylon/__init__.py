"""Babylon: the rules of the board game as a library.

>>> import babylon
>>> game = babylon.Game.deal(players=2, edition="revised", seed=7)
>>> game.play("xA1")
>>> game.seat
1
"""

from babylon.game import Game, View
from babylon.pieces.deal import Deal
from babylon.pieces.edition import EDITIONS, Belvederes, Edition, Gap, Highest, Overlap, Supply, edition
from babylon.pieces.errors import BabylonError, BadNotation, BadRecord, BadTiles, IllegalMove, Reason
from babylon.pieces.garden import Garden, Item, PlacedTile, Quarry, QuarryStack
from babylon.pieces.kinds import Discarded, Flower, ItemKind, Keep, Material, Phase, Source, Support, Symbol, Token
from babylon.pieces.move import Decorate, Dig, EndTurn, Move, Place, Remove, parse_move
from babylon.pieces.score import Category, Cover, Point, ScoreSheet
from babylon.pieces.spaces import Corner, Space, Stack
from babylon.pieces.tile import Tile, TileSet, load_tiles, tiles
from babylon.record import Record
from babylon.rules.refusal_codes import Refusal

__all__ = [
    "EDITIONS",
    "BabylonError",
    "BadNotation",
    "BadRecord",
    "BadTiles",
    "Belvederes",
    "Category",
    "Corner",
    "Cover",
    "Deal",
    "Decorate",
    "Dig",
    "Discarded",
    "Edition",
    "EndTurn",
    "Flower",
    "Game",
    "Gap",
    "Garden",
    "Highest",
    "IllegalMove",
    "Item",
    "ItemKind",
    "Keep",
    "Material",
    "Move",
    "Overlap",
    "Phase",
    "Place",
    "PlacedTile",
    "Point",
    "Quarry",
    "QuarryStack",
    "Reason",
    "Record",
    "Refusal",
    "Remove",
    "ScoreSheet",
    "Source",
    "Space",
    "Stack",
    "Supply",
    "Support",
    "Symbol",
    "Tile",
    "TileSet",
    "Token",
    "View",
    "edition",
    "load_tiles",
    "parse_move",
    "tiles",
]
