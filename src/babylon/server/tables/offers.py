"""What a server has to choose from: editions, tile sets, bots."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import product

from babylon.pieces.edition import EDITIONS, Belvederes, Edition, Gap, Highest, Overlap, Supply
from babylon.pieces.tile import TileSet, tiles
from babylon.server.wire.enums import FirstPlayer
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.json_text import JsonObject
from babylon.server.wire.settings import EditionChoice, TableSettings

PHRASES = ("hello", "good-luck", "well-built", "oops", "thinking", "your-turn", "thanks", "good-game")

CHOICES: Mapping[str, type[StrEnum]] = {
    "highest": Highest,
    "overlap": Overlap,
    "gap": Gap,
    "belvederes": Belvederes,
}


def broken_mixes() -> list[JsonObject]:
    """Every way to make the choices that spoils the game."""
    mixes = (Edition("", *mix) for mix in product(Highest, Overlap, Gap, Belvederes))
    return [{name: str(getattr(mix, name)) for name in CHOICES} for mix in mixes if mix.is_broken]


def standard_tiles() -> Mapping[str, TileSet]:
    """The set that comes with the package."""
    return {"standard": tiles("standard")}


@dataclass(slots=True)
class Offers:
    """The choices for a new table. Which bots there are is known once the first worker has started."""

    bots: tuple[str, ...] = ()
    tile_sets: Mapping[str, TileSet] = field(default_factory=standard_tiles)

    @property
    def stand_in(self) -> str:
        """The bot that plays for a seat whose holder is gone: the first, which is the quickest."""
        if not self.bots:
            raise Problem(Code.BOT_BUSY)
        return self.bots[0]

    def bot(self, name: str) -> str:
        """`name`, refused when no such bot is here."""
        if not self.bots:
            raise Problem(Code.BOT_BUSY)
        if name not in self.bots:
            raise Problem(Code.UNKNOWN_BOT, bots=list(self.bots))
        return name

    def tiles(self, name: str) -> TileSet:
        """The tile set of that name."""
        if name not in self.tile_sets:
            raise Problem(Code.UNKNOWN_TILES, tiles=list(self.tile_sets))
        return self.tile_sets[name]


def first_of(settings: TableSettings) -> FirstPlayer:
    """Who begins: as the host chose, else as the edition's book has it."""
    if settings.first is not None:
        return settings.first
    return FirstPlayer.LOT if edition_of(settings.edition).draws_lots else FirstPlayer.SEAT


def edition_of(choice: EditionChoice) -> Edition:
    """The edition a host chose, with what was changed in it."""
    if choice.name not in EDITIONS:
        raise Problem(Code.UNKNOWN_EDITION, editions=list(EDITIONS))
    return EDITIONS[choice.name].mixed(
        highest=choice.highest,
        overlap=choice.overlap,
        gap=choice.gap,
        belvederes=choice.belvederes,
        supply=Supply(*choice.supply) if choice.supply else None,
    )
