"""The placements of a tile that are worth trying out: the best of all sites, by a quick value close to the truth."""

from babylon.bots.kernel.sites import (
    AT,
    BRIDGE_HIT,
    BUILDABLE,
    FOUNTAIN_HIT,
    LEVEL,
    NEED,
    OPENABLE,
    SITE,
    STAIR_DOWN_HIT,
    STAIR_UP_HIT,
    STATUE_HIT,
)
from babylon.bots.kernel.weight_numbers import LONE_BRIDGE, LONE_FOUNTAIN, LONE_STAIRWAY, OPEN_CORNER, PILLAR_COST
from babylon.bots.kernel.workspace import SITE_NUMBERS, Workspace
from babylon.rules.board import BIT, BRIDGE, FOUNTAIN, SPREAD, STAIRWAY, STATUE, TILE, count, first, symbol_spaces
from babylon.rules.scoring import worth

QUARTERS = 0x1111  # a face keeps four bits a symbol: the lowest of each
CORNER_AT = (4, 3, 0, 0, 0, 0, 0, 0, 1, 2)  # the corner of a tile that lies so far from its position


def turned(face: int) -> int:
    """The face after a quarter turn."""
    return ((face << 1) & ~QUARTERS & 0xFFFF) | ((face >> 3) & QUARTERS)


def different_turns(face: int) -> int:
    """How many quarter turns make a difference."""
    once = turned(face)
    if once == face:
        return 1
    return 2 if turned(once) == face else 4


def symbols_value(workspace: Workspace, row: int, face: int, turns: int, seen: int) -> float:
    """What the symbols of a face will score at a site, as far as they are seen."""
    site_rows, weights = workspace.site_rows, workspace.weights
    at, level = site_rows[row + AT], site_rows[row + LEVEL]
    fountains = symbol_spaces(face, turns, FOUNTAIN, at) & seen
    bridges = symbol_spaces(face, turns, BRIDGE, at) & seen
    stairways = symbol_spaces(face, turns, STAIRWAY, at) & seen
    statues = symbol_spaces(face, turns, STATUE, at) & seen & site_rows[row + STATUE_HIT]
    fountain, bridge = site_rows[row + FOUNTAIN_HIT], site_rows[row + BRIDGE_HIT]
    up, down = site_rows[row + STAIR_UP_HIT], site_rows[row + STAIR_DOWN_HIT]
    points = worth(FOUNTAIN, level, level) * count(fountains & fountain)
    points += worth(BRIDGE, level, level) * count(bridges & bridge)
    points += worth(STATUE, level, level) * count(statues)
    points += worth(STAIRWAY, level, level + 1) * count(stairways & up)
    points += worth(STAIRWAY, level, level - 1) * count(stairways & down & ~up)
    later = site_rows[row + BUILDABLE]
    hope = weights[LONE_FOUNTAIN] * count(fountains & later & ~fountain)
    hope += weights[LONE_BRIDGE] * count(bridges & later & ~bridge)
    hope += weights[LONE_STAIRWAY] * count(stairways & later & ~up & ~down)
    return points + level * hope


def space_to_open(site_rows: list[int], row: int, face: int, turns: int) -> int:
    """The space of a site that is best left open under a face: a blank one, or else one that scores nothing."""
    spaces = site_rows[row + OPENABLE]
    any_symbol = (face | (face >> 4) | (face >> 8) | (face >> 12)) & 15
    blank = spaces & ~(SPREAD[turns][any_symbol] << site_rows[row + AT])
    if blank != 0:
        return first(blank)
    hits = (
        site_rows[row + FOUNTAIN_HIT]
        | site_rows[row + BRIDGE_HIT]
        | site_rows[row + STAIR_UP_HIT]
        | site_rows[row + STAIR_DOWN_HIT]
    )
    dull = spaces & ~hits
    return first(dull) if dull != 0 else first(spaces)


def offer(workspace: Workspace, start: int, found: int, room: int, value: float, action: int) -> int:
    """Note a placement if it is among the best `room` so far; return how many there are now."""
    slot = start + found
    if found < room:
        found += 1
    else:
        slot = worst(workspace.candidate_value, start, room)
        if value <= workspace.candidate_value[slot]:
            return found
    workspace.candidates[slot] = action
    workspace.candidate_value[slot] = value
    return found


def offer_site(
    workspace: Workspace, number: int, face: int, turns: int, pillars: int, base: int, room: int, start: int, found: int
) -> int:
    """Offer a face at a site, turned so often, with all corners held and with one open; return how many there are."""
    site_rows, weights = workspace.site_rows, workspace.weights
    row = SITE_NUMBERS * number
    tile = TILE[site_rows[row + AT]]
    action = base + 20 * site_rows[row + SITE] + turns
    need = site_rows[row + NEED]
    if need <= pillars:
        value = workspace.site_value[number] + symbols_value(workspace, row, face, turns, tile)
        found = offer(workspace, start, found, room, value + weights[PILLAR_COST] * need, action)
    if site_rows[row + OPENABLE] != 0:
        space = space_to_open(site_rows, row, face, turns)
        corner = CORNER_AT[space - site_rows[row + AT]]
        need = site_rows[row + NEED + corner]
        if need <= pillars:
            value = workspace.site_value[number] + symbols_value(workspace, row, face, turns, tile & ~BIT[space])
            value += weights[PILLAR_COST] * need + weights[OPEN_CORNER]
            found = offer(workspace, start, found, room, value, action + 4 * corner)
    return found


def find_candidates(
    workspace: Workspace, first_site: int, sites: int, face: int, pillars: int, base: int, room: int, start: int
) -> int:
    """Write the best `room` placements of a face that so many pillars pay for, from `start` on; return how many.

    `base` is the first action number for the tile's source.
    """
    found = 0
    turns = different_turns(face)
    extra = max(workspace.weights[OPEN_CORNER], 0.0)
    for number in range(first_site, first_site + sites):
        if (
            found == room
            and workspace.site_most[number] + extra
            <= workspace.candidate_value[worst(workspace.candidate_value, start, room)]
        ):
            continue
        for turn in range(turns):
            found = offer_site(workspace, number, face, turn, pillars, base, room, start, found)
    return found


def worst(values: list[float], start: int, length: int) -> int:
    """Where the smallest of these values stands."""
    lowest = start
    for i in range(start + 1, start + length):
        if values[i] < values[lowest]:
            lowest = i
    return lowest


def best(values: list[float], start: int, length: int) -> int:
    """Where the largest of these values stands."""
    highest = start
    for i in range(start + 1, start + length):
        if values[i] > values[highest]:
            highest = i
    return highest
