"""What a server has to choose from: editions, tile sets, bots."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import product

from babylon.pieces.edition import EDITIONS, Belvederes, Edition, Gap, Highest, Overlap, Supply
from babylon.pieces.tile import TileSet, tiles
from babylon.server.config import BotsOn
from babylon.server.wire.enums import Access, FirstPlayer
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.json_text import JsonObject
from babylon.server.wire.settings import EditionChoice, TableSettings

STANDARD = "standard"
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
    return {STANDARD: tiles(STANDARD)}


@dataclass(slots=True)
class Offers:
    """The choices for a new table. Which bots there are is known once the first worker has started."""

    bots: tuple[str, ...] = ()
    levels: tuple[str, ...] = ()  # bots, too, from the weakest to the strongest
    tile_sets: Mapping[str, TileSet] = field(default_factory=standard_tiles)
    bots_on: BotsOn = BotsOn.SERVER
    bot_seconds: float = 2.0

    def stand_in(self, settings: TableSettings) -> str:
        """The bot that plays for people: the table's, or the first one when it has none or that one is gone."""
        if not self.bots:
            raise Problem(Code.BOT_BUSY)
        return settings.stand_in if settings.stand_in in (*self.bots, *self.levels) else self.bots[0]

    def bot(self, name: str) -> str:
        """`name`, refused when no such bot is here."""
        if not self.bots:
            raise Problem(Code.BOT_BUSY)
        if name not in (*self.bots, *self.levels):
            raise Problem(Code.UNKNOWN_BOT, bots=list(self.bots))
        return name

    def tiles(self, name: str) -> TileSet:
        """The tile set of that name."""
        if name not in self.tile_sets:
            raise Problem(Code.UNKNOWN_TILES, tiles=list(self.tile_sets))
        return self.tile_sets[name]


def bots_on(settings: TableSettings, offers: Offers) -> BotsOn:
    """Where the bots of a table think: on the server where anyone may walk in, or ratings are at stake."""
    return BotsOn.SERVER if settings.access is Access.OPEN or settings.rated else offers.bots_on


def first_of(settings: TableSettings) -> FirstPlayer:
    """Who begins: as the host chose, else as the edition's book has it."""
    if settings.first is not None:
        return settings.first
    return FirstPlayer.LOT if edition_of(settings.edition).draws_lots else FirstPlayer.SEAT


def seats_each_of(settings: TableSettings) -> int:
    """How many seats one guest may take: as the host chose, else one where anyone may come and all elsewhere."""
    if settings.seats_each is not None:
        return settings.seats_each
    return 1 if settings.access is Access.OPEN else settings.players


def edition_of(choice: EditionChoice, books: Mapping[str, Edition] = EDITIONS) -> Edition:
    """The edition a host chose, with what was changed in it."""
    if choice.name not in books:
        raise Problem(Code.UNKNOWN_EDITION, editions=list(books))
    return books[choice.name].mixed(
        highest=choice.highest,
        overlap=choice.overlap,
        gap=choice.gap,
        belvederes=choice.belvederes,
        supply=Supply(*choice.supply) if choice.supply else None,
    )
