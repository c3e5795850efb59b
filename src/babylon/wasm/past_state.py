"""A state of former rules: a block of memory whose numbers can be read by their names, and how one begins."""

from dataclasses import astuple
from typing import Any

from babylon.game.deal_numbers import tile_number, token_number
from babylon.pieces.deal import Deal
from babylon.pieces.kinds import FLOWERS, SYMBOLS, TOKENS
from babylon.pieces.tile import Tile
from babylon.rules.board import NO_SYMBOL
from babylon.rules.edition_choices import number_of
from babylon.wasm.desk import Desk, desk_for, read, write
from babylon.wasm.kernels import Kernel


class PastState:
    """What a kernel plays on; `state.height` and the like are as in a state of the present rules."""

    __slots__ = ("block", "kernel")

    def __init__(self, kernel: Kernel, block: bytes) -> None:
        self.kernel = kernel
        self.block = block

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - as the state's class has it
        fields = {} if name in self.__slots__ or name.startswith("__") else self.kernel.description["STATE"]
        if name not in fields:
            raise AttributeError(name)
        numbers = read(fields[name], self.block)
        return numbers[0] if fields[name]["count"] == 1 else numbers


def laid_out(kernel: Kernel, deal: Deal) -> PastState:
    """The state before the first move. The kernel decides all but the numbers that a deal has."""
    desk = desk_for(kernel)
    block = bytearray(desk.told["STATE_STEP"][str(deal.players)])
    for name, numbers in _table(desk, deal).items():
        write(desk.told["STATE"][name], block, numbers)
    place = desk.told["GARDEN_PLACE"]
    for seat, flower in enumerate(deal.seats):
        base = place["offset"] + seat * place["size"]
        write(desk.told["GARDEN"]["flower"], block, [FLOWERS.index(flower)], base)
    return PastState(kernel, desk.changed(bytes(block), "begin_game"))


def _table(desk: Desk, deal: Deal) -> dict[str, list[int]]:
    edition, faces = deal.edition, list(deal.tiles.values())
    kinds = desk.told["STATE"]["box"]["count"]
    return {
        "face": [_face(desk, tile) for tile in faces],
        "flower": [FLOWERS.index(tile.flower) for tile in faces],
        "supply": list(astuple(edition.supply))[: desk.told["STATE"]["supply"]["count"]],
        "stack": [tile_number(tile) for stack in deal.quarry for tile in stack],
        "box": [deal.tiles.tokens.count(token) for token in TOKENS][:kinds],
        "tokens": [token_number(token) for token in deal.tokens],
        "token_count": [len(deal.tokens)],
        "players": [deal.players],
        "highest": [number_of(edition.highest)],
        "overlap": [number_of(edition.overlap)],
        "gap": [number_of(edition.gap)],
        "belvederes": [number_of(edition.belvederes)],
    }


def _face(desk: Desk, tile: Tile) -> int:
    return desk.number("face_of", *(NO_SYMBOL if one is None else SYMBOLS.index(one) for one in tile.face))
