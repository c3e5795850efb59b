"""Finished gardens are put together piece by piece, within what a garden holds."""

from babylon import EDITIONS
from babylon.game.score_pad import empty_gardens
from babylon.questions import over_pools
from babylon.questions.finished_garden import FULL, put_item, put_tile, why_not_item_here
from babylon.questions.refusals import RefusalRow
from babylon.rules.board import FOUNTAIN, NO_CORNER, STATUE
from babylon.rules.refusal_codes import ALLOWED, UNDER_BRIDGE
from babylon.rules.state import ITEMS, TILES


def test_a_garden_holds_no_more_tiles_and_items_than_there_are() -> None:
    game = empty_gardens(EDITIONS["revised"], 2)
    game.gardens[0].tiles = TILES
    game.gardens[0].items = ITEMS
    assert put_tile(game, 0, 0, 0, 1, NO_CORNER, 0, RefusalRow()) == FULL
    assert put_item(game, 0, STATUE, 0, 0, RefusalRow()) == FULL


def test_the_lowest_level_follows_what_lies_there() -> None:
    pool = [empty_gardens(EDITIONS["revised"], 2)]
    over_pools.begin_pad(pool, 0)
    assert over_pools.lowest(pool, 0, 0, 0) == 1
    assert put_tile(pool[0], 0, 0, 0, 1, NO_CORNER, 0, RefusalRow()) == ALLOWED
    assert over_pools.lowest(pool, 0, 0, 1) == 2


def test_a_fountain_under_a_bridge_may_stand_where_only_some_books_forbid_it() -> None:
    game = empty_gardens(EDITIONS["revised"], 2)
    garden = game.gardens[0]
    for position in (0, 2):
        assert put_tile(game, 0, 0, position, 1, NO_CORNER, 0, RefusalRow()) == ALLOWED
    garden.decks = 1 << 1
    assert why_not_item_here(game, garden, FOUNTAIN, 1, 2) == UNDER_BRIDGE
