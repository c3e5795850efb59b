"""A sketch of what a tile could do at every surveyed site: quick, close to the truth, and only a first choice."""

from babylon.bots.kernel.desk import SITE_NUMBERS, Desk
from babylon.bots.kernel.survey import (
    AT,
    BRIDGE_HIT,
    FOUNTAIN_HIT,
    LEVEL,
    NEED,
    OPENABLE,
    PROMISING,
    SITE,
    STAIR_DOWN_HIT,
    STAIR_UP_HIT,
    STATUE_HIT,
)
from babylon.bots.kernel.weights import LONE_BRIDGE, LONE_FOUNTAIN, LONE_STAIRWAY, OPEN_CORNER, PILLAR_COST
from babylon.rules.board import BIT, BRIDGE, FOUNTAIN, SPREAD, STAIRWAY, STATUE, TILE, count, first, shown

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


def symbols_value(desk: Desk, row: int, face: int, turns: int, seen: int) -> float:
    """What the symbols of a face promise at a site, as far as they are seen."""
    survey, weights = desk.survey, desk.weights
    at, level = survey[row + AT], survey[row + LEVEL]
    fountains = shown(face, turns, FOUNTAIN, at) & seen
    bridges = shown(face, turns, BRIDGE, at) & seen
    stairways = shown(face, turns, STAIRWAY, at) & seen
    statues = shown(face, turns, STATUE, at) & seen & survey[row + STATUE_HIT]
    fountain, bridge = survey[row + FOUNTAIN_HIT], survey[row + BRIDGE_HIT]
    up, down = survey[row + STAIR_UP_HIT], survey[row + STAIR_DOWN_HIT]
    points = level * (3 * count(fountains & fountain) + 3 * count(bridges & bridge) + count(statues))
    points += (2 * level + 1) * count(stairways & up) + (2 * level - 1) * count(stairways & down & ~up)
    later = survey[row + PROMISING]
    hope = weights[LONE_FOUNTAIN] * count(fountains & later & ~fountain)
    hope += weights[LONE_BRIDGE] * count(bridges & later & ~bridge)
    hope += weights[LONE_STAIRWAY] * count(stairways & later & ~up & ~down)
    return points + level * hope


def space_to_open(survey: list[int], row: int, face: int, turns: int) -> int:
    """The space of a site that is best left open under a face: a blank one, or else one that scores nothing."""
    spaces = survey[row + OPENABLE]
    any_symbol = (face | (face >> 4) | (face >> 8) | (face >> 12)) & 15
    blank = spaces & ~(SPREAD[turns][any_symbol] << survey[row + AT])
    if blank != 0:
        return first(blank)
    hits = (
        survey[row + FOUNTAIN_HIT]
        | survey[row + BRIDGE_HIT]
        | survey[row + STAIR_UP_HIT]
        | survey[row + STAIR_DOWN_HIT]
    )
    dull = spaces & ~hits
    return first(dull) if dull != 0 else first(spaces)


def offer(desk: Desk, start: int, found: int, room: int, value: float, action: int) -> int:
    """Notes a placement if it is among the best `room` so far; how many there are now."""
    slot = start + found
    if found < room:
        found += 1
    else:
        slot = worst(desk.sketch_value, start, room)
        if value <= desk.sketch_value[slot]:
            return found
    desk.sketch[slot] = action
    desk.sketch_value[slot] = value
    return found


def sketch_site(
    desk: Desk, number: int, face: int, turns: int, pillars: int, base: int, room: int, start: int, found: int
) -> int:
    """Offers a face at one site, turned so often, with all corners held and with one left open; how many there are."""
    survey, weights = desk.survey, desk.weights
    row = SITE_NUMBERS * number
    tile = TILE[survey[row + AT]]
    action = base + 20 * survey[row + SITE] + turns
    need = survey[row + NEED]
    if need <= pillars:
        value = desk.site_value[number] + symbols_value(desk, row, face, turns, tile)
        found = offer(desk, start, found, room, value + weights[PILLAR_COST] * need, action)
    if survey[row + OPENABLE] != 0:
        space = space_to_open(survey, row, face, turns)
        corner = CORNER_AT[space - survey[row + AT]]
        need = survey[row + NEED + corner]
        if need <= pillars:
            value = desk.site_value[number] + symbols_value(desk, row, face, turns, tile & ~BIT[space])
            value += weights[PILLAR_COST] * need + weights[OPEN_CORNER]
            found = offer(desk, start, found, room, value, action + 4 * corner)
    return found


def sketch(desk: Desk, first_site: int, sites: int, face: int, pillars: int, base: int, room: int, start: int) -> int:
    """Writes the best `room` placements of a face that so many pillars pay for, from `start` on; how many.

    `base` is the first action number for the tile's source.
    """
    found = 0
    turns = different_turns(face)
    extra = max(desk.weights[OPEN_CORNER], 0.0)
    for number in range(first_site, first_site + sites):
        if found == room and desk.site_most[number] + extra <= desk.sketch_value[worst(desk.sketch_value, start, room)]:
            continue
        for turn in range(turns):
            found = sketch_site(desk, number, face, turn, pillars, base, room, start, found)
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
