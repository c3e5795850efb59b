"""What a site offers, against what the rules allow once a tile lies there."""

from collections import defaultdict

import pytest

from babylon.bots.kernel import sites
from babylon.bots.kernel.sites import across, beside, find_sites, most_from_symbols
from babylon.bots.kernel.weight_numbers import LEVEL_RISE, LOST_SYMBOL
from babylon.bots.kernel.workspace import SITE_NUMBERS, START, Workspace
from babylon.rules.actions import DECORATE, END, PLACE, PLACE_STORED
from babylon.rules.board import BIT, BRIDGE, FOUNTAIN, OFFSET, POSITION, STAIRWAY, STATUE, TILE
from babylon.rules.scoring import score
from babylon.rules.state import GameState
from tests.bots.kernel.positions import (
    GARDENS,
    after,
    ends,
    in_every_garden,
    legal_actions,
    neighbours,
    pool_of,
    spaces_of,
)
from tests.drawing.garden import draw

RICH = 50  # pillars: nothing is too dear


def sites_of(state: GameState, workspace: Workspace | None = None) -> dict[int, dict[str, int]]:
    """What is written down of every site, by its code."""
    workspace = workspace or Workspace()
    found = find_sites(pool_of(state), workspace, 0, START)
    names = [name for name, at in vars(sites).items() if isinstance(at, int) and name in NUMBERS]
    rows = (SITE_NUMBERS * number for number in range(found))
    written = [{name: workspace.site_rows[row + NUMBERS[name]] for name in names} for row in rows]
    for number, site in enumerate(written):
        site["NUMBER"] = number
    return {site["SITE"]: site for site in written}


NUMBERS = {
    name: getattr(sites, name)
    for name in (
        "SITE", "LEVEL", "AT", "NEED", "OPENABLE", "FOUNTAIN_HIT", "BRIDGE_HIT", "STAIR_UP_HIT", "STAIR_DOWN_HIT",
        "STATUE_HIT", "BUILDABLE",
    )
}  # fmt: skip


def placements(state: GameState) -> list[int]:
    """The ways to place the dug tile, unturned."""
    return [action for action in legal_actions(state) if PLACE <= action < PLACE_STORED and action % 4 == 0]


def site_of(action: int) -> int:
    return (action - PLACE) // 20


def corner_of(action: int) -> int:
    return (action - PLACE) // 4 % 5


@pytest.mark.parametrize("step", [1, 2])
def test_spaces_next_to_and_across_from_others(step: int) -> None:
    for board in (BIT[0] | BIT[63], BIT[27] | BIT[7] | BIT[56], sum(BIT[::3])):
        for gap in ((1 << 64) - 1, sum(BIT[::2])):
            near = {
                other
                for space in spaces_of(board)
                for other, middle in neighbours(space, step)
                if step == 1 or gap & BIT[middle]
            }
            assert spaces_of(beside(board) if step == 1 else across(board, gap)) == near


@pytest.mark.unmeasured
@in_every_garden
def test_the_sites_are_those_where_the_rules_let_a_tile_lie(garden: str) -> None:
    state = draw(garden, singles=RICH).state
    found = sites_of(state)
    assert set(found) == {site_of(action) for action in placements(state)}
    for action in placements(state):
        lain = after(state, action).gardens[0]
        site = found[site_of(action)]
        assert (site["AT"], site["LEVEL"]) == (lain.tile_at[lain.tiles - 1], lain.tile_level[lain.tiles - 1])


def test_sites_that_a_dig_would_pay_for_are_among_them() -> None:
    poor = draw("", singles=0, dug=None)
    assert {site["LEVEL"] for site in sites_of(poor.state).values()} == {1}
    assert len(sites_of(poor.state)) == len(POSITION)
    assert poor.state.gardens[0].singles == 0


@pytest.mark.parametrize("doubles", [0, 1])
@in_every_garden
def test_a_site_costs_what_the_rules_take(garden: str, doubles: int) -> None:
    state = draw(garden, singles=RICH, doubles=doubles).state
    workspace = Workspace()
    found, openable = sites_of(state, workspace), defaultdict(set)
    for action in placements(state):
        site, corner = found[site_of(action)], corner_of(action)
        paid = RICH - after(state, action).gardens[0].singles
        assert workspace.site_rows[SITE_NUMBERS * site["NUMBER"] + sites.NEED + corner] == paid
        if corner:
            openable[site["SITE"]].add(site["AT"] + OFFSET[corner])
    assert {code: spaces_of(site["OPENABLE"]) for code, site in found.items()} == {
        code: openable[code] for code in found
    }


def reached(state: GameState, kind: int) -> tuple[dict[int, set[int]], dict[int, set[int]]]:
    """For every site the spaces where a symbol could stay visible, and those where it could be decorated.

    Decorated together with what is there already: two ends on the new tile do not count.
    """
    visible: dict[int, set[int]] = defaultdict(set)
    found: dict[int, set[int]] = defaultdict(set)
    for action in placements(state):
        lain = after(state, action)
        garden = lain.gardens[0]
        tile = spaces_of(TILE[garden.tile_at[garden.tiles - 1]])
        visible[site_of(action)] |= tile - spaces_of(garden.belvederes)
        for decoration in (one for one in legal_actions(lain) if DECORATE <= one < END):
            what, a, b = ends(decoration, DECORATE)
            if what == kind and (kind == STATUE or not {a, b} <= tile):
                found[site_of(action)] |= {a, b} & tile
    return visible, found


HITS = {
    FOUNTAIN: ("F", ["FOUNTAIN_HIT"]),
    BRIDGE: ("B", ["BRIDGE_HIT"]),
    STAIRWAY: ("T", ["STAIR_UP_HIT", "STAIR_DOWN_HIT"]),
    STATUE: ("S", ["STATUE_HIT"]),
}


@pytest.mark.unmeasured
@pytest.mark.parametrize("kind", HITS)
@in_every_garden
def test_a_symbol_scores_where_the_rules_let_it_be_decorated(garden: str, kind: int) -> None:
    letter, names = HITS[kind]
    state = draw(garden, singles=RICH, dug=4 * letter).state
    state.gardens[0].fresh = 0  # what lay there before is of an earlier turn
    visible, truth = reached(state, kind)
    for code, site in sites_of(state).items():
        hit = set().union(*(spaces_of(site[name]) for name in names))
        if kind != STATUE or not state.gardens[0].statues & TILE[site["AT"]]:
            assert hit & visible[code] == truth[code]


def test_a_stairway_leads_up_or_down() -> None:
    state = draw(GARDENS[0], singles=RICH, dug="TTTT").state
    for site in sites_of(state).values():
        for name, step in (("STAIR_UP_HIT", 1), ("STAIR_DOWN_HIT", -1)):
            for space in spaces_of(site[name]):
                levels = (
                    level
                    for other, _ in neighbours(space)
                    for level in range(17)
                    if state.gardens[0].surface[level] & state.gardens[0].symbols[STAIRWAY] & BIT[other]
                )
                assert site["LEVEL"] + step in levels


@in_every_garden
def test_a_symbol_beside_lower_ground_may_score_later(garden: str) -> None:
    state = draw(garden, singles=RICH).state
    for site in sites_of(state).values():
        tile = spaces_of(TILE[site["AT"]])
        low = spaces_of(sum(state.gardens[0].surface[: site["LEVEL"]])) - tile
        beside_low = {space for space in tile if low & {other for other, _ in neighbours(space)}}
        assert spaces_of(site["BUILDABLE"]) == beside_low


STATUES = """
     2  S o o ^
     1  o o o o
    L1  a b c d
    S:a2
"""


def test_a_site_is_worth_the_points_of_a_blank_tile_there() -> None:
    state, workspace = draw(STATUES, singles=RICH).state, Workspace()
    found = sites_of(state, workspace)
    now = score(state, state.gardens[0])
    for action in placements(state):
        lain = after(state, action)
        gain = score(lain, lain.gardens[0]) - now - (corner_of(action) != 0)  # a belvedere is worth a point
        assert workspace.site_value[found[site_of(action)]["NUMBER"]] == gain


def test_height_and_hidden_symbols_have_a_weight() -> None:
    state = draw("2 F o\n1 o o\nL1 a b", singles=RICH).state
    values = []
    for level_rise, lost_symbol in ((0.0, 0.0), (5.0, 0.0), (0.0, 7.0)):
        workspace = Workspace()
        workspace.weights[LEVEL_RISE], workspace.weights[LOST_SYMBOL] = level_rise, lost_symbol
        found = sites_of(state, workspace)
        beside_it, on_it = (
            next(site for site in found.values() if (site["AT"], site["LEVEL"]) == where) for where in ((2, 1), (8, 2))
        )
        values.append((workspace.site_value[beside_it["NUMBER"]], workspace.site_value[on_it["NUMBER"]]))
    (low, high), rise, lost = values[0], values[1], values[2]
    assert rise == (low, high + 5)
    assert lost == (low, high - 7)


def test_no_symbols_are_worth_more_than_the_most() -> None:
    state, workspace = draw(GARDENS[1], singles=RICH).state, Workspace()
    for site in sites_of(state, workspace).values():
        row, level = SITE_NUMBERS * site["NUMBER"], site["LEVEL"]
        hits = dict.fromkeys(spaces_of(site["FOUNTAIN_HIT"] | site["BRIDGE_HIT"]), 3 * level)
        for space in spaces_of(site["STAIR_UP_HIT"] | site["STAIR_DOWN_HIT"]):
            hits.setdefault(space, 2 * level + 1)
        assert most_from_symbols(workspace, row) == sum(hits.values()) + level * (4 - len(hits))
        assert workspace.site_most[site["NUMBER"]] == workspace.site_value[site["NUMBER"]] + most_from_symbols(
            workspace, row
        )


def test_the_sites_after_a_placement_are_written_behind_those_before() -> None:
    state, workspace = draw("", singles=RICH).state, Workspace()
    find_sites(pool_of(state), workspace, 0, 98)
    assert not any(workspace.site_rows[: 98 * SITE_NUMBERS])
    assert workspace.site_rows[98 * SITE_NUMBERS + sites.LEVEL] == 1
