"""The numbers and choices that the handbook's texts speak of, taken from the rules and from an edition's data."""

from dataclasses import astuple, replace
from functools import cache
from typing import TypeAlias

from babylon.game.incomes import income_rows
from babylon.handbook.gardens import GARDENS
from babylon.handbook.positions import dug_quarry, garden_of_sketch
from babylon.pieces.edition import EDITIONS, Edition, Highest
from babylon.pieces.kinds import FLOWERS, Material
from babylon.pieces.score import CATEGORIES
from babylon.pieces.spaces import GARDEN_SIZE, STACKS, Stack
from babylon.pieces.tile import IDS, PER_MATERIAL, SYMBOLS_ON
from babylon.rules.quarry import LAYERS
from babylon.rules.scoring import BELVEDERE_POINTS, FOUNTAIN_OR_BRIDGE, SET
from babylon.rules.setup import REMOVALS, TOKENS_IN_PLAY
from babylon.rules.supply import PIECES
from babylon.rules.tokens import BOX, COPIES
from babylon.rules.turn import STORED_SINGLES

Facts: TypeAlias = dict[str, str | int]
EXAMPLE_STACK = "B3"  # of the pictured quarry


def common() -> Facts:
    """What is the same in every edition."""
    return {
        "size": GARDEN_SIZE,
        "notches": GARDEN_SIZE**2,
        "tiles": len(IDS) - len(FLOWERS),
        "permaterial": PER_MATERIAL,
        "boards": len(FLOWERS),
        "clay": SYMBOLS_ON[Material.CLAY],
        "granite": SYMBOLS_ON[Material.GRANITE],
        "basalt": SYMBOLS_ON[Material.BASALT],
        "stacks": len(STACKS),
        "layers": LAYERS,
        "tokens": BOX,
        "copies": COPIES,
        "books": len(EDITIONS) - 1,  # all but the revised one are printed
        "kept": STORED_SINGLES,
        "times": FOUNTAIN_OR_BRIDGE,
        "set": SET,
        "belvedere": BELVEDERE_POINTS,
        **_income(),
    }


@cache
def _income() -> Facts:
    game = dug_quarry()
    row = next(row for row in income_rows(game.state) if str(Stack.at(row.stack)) == EXAMPLE_STACK)
    return {"stack": EXAMPLE_STACK, "income": row.singles}


def of_edition(edition: Edition) -> Facts:
    """What an edition, printed or mixed, chooses and what its box holds."""
    supply: Facts = dict(zip(PIECES, astuple(edition.supply), strict=True))
    return {
        "highest": edition.highest.value,
        "overlap": edition.overlap.value,
        "gap": edition.gap.value,
        "opencorner": edition.belvederes.value,
        **supply,
        **example(edition.highest),
    }


@cache
def example(highest: Highest) -> Facts:
    """The points of the garden that shows how one scores, line by line."""
    played = next(name for name, edition in EDITIONS.items() if edition.highest is highest)
    garden = garden_of_sketch(replace(GARDENS["whole"], edition=played))
    lines: Facts = {f"got{category}": garden.score.points(category) for category in CATEGORIES}
    return lines | {"gottotal": garden.score.total, "top": garden.top}


@cache
def facts_of(edition: Edition) -> Facts:
    """Everything a text may speak of."""
    return common() | of_edition(edition)


def player_rows() -> list[dict[str, int]]:
    """What the number of players decides: removed tiles, tokens, rounds."""
    return [
        {"players": players, "removals": REMOVALS[players], "tokens": tokens, "rounds": tokens + 1}
        for players, tokens in TOKENS_IN_PLAY.items()
    ]
