"""The rules a move can break. A value is the code that programs receive; it never changes."""

from enum import StrEnum


class Refusal(StrEnum):
    """Why a move is not allowed, in the order of the rules; `why_not` has the order in which they are looked at."""

    GAME_OVER = "game-over"
    REMOVE_FIRST = "remove-first"
    SETUP_DONE = "setup-done"
    CLAY_GONE = "clay-gone"
    DIG_FIRST = "dig-first"
    ALREADY_DUG = "already-dug"
    STACK_EMPTY = "stack-empty"
    NOT_REVEALED = "not-revealed"
    NO_DUG_TILE = "no-dug-tile"
    NO_STORED_TILE = "no-stored-tile"
    OUTSIDE_GARDEN = "outside-garden"
    SURFACE_TOO_HIGH = "surface-too-high"
    STATUE_BEARS = "statue-bears"
    CORNER_UNSUPPORTED = "corner-unsupported"
    TOO_FEW_SUPPORTS = "too-few-supports"
    NO_BELVEDERE = "no-belvedere"
    LEVEL_SKIPPED = "level-skipped"
    COMPLETE_OVERLAP = "complete-overlap"
    TOO_FEW_PILLARS = "too-few-pillars"
    NO_DOUBLE_LEFT = "no-double-left"
    NOTHING_PLACED = "nothing-placed"
    NONE_LEFT = "none-left"
    NOT_FRESH = "not-fresh"
    NOT_ADJACENT = "not-adjacent"
    NO_TILE_BELOW = "no-tile-below"
    SPACE_OCCUPIED = "space-occupied"
    UNDER_BRIDGE = "under-bridge"
    NO_SUCH_TOKEN = "no-such-token"
    TOKEN_USED = "token-used"
    TOKEN_NOT_HERE = "token-not-here"
    TOKEN_NOT_NEEDED = "token-not-needed"
    WRONG_SYMBOL = "wrong-symbol"
    NOT_IN_LINE = "not-in-line"
    SAME_TILE = "same-tile"
    NOT_SAME_LEVEL = "not-same-level"
    NOT_ONE_STEP = "not-one-step"
    GAP_TOO_HIGH = "gap-too-high"
    GAP_CROSSED = "gap-crossed"
    GAP_OCCUPIED = "gap-occupied"


# Compiled code knows a rule by its place, from 1.
REFUSALS = tuple(Refusal)
ALLOWED = 0  # no rule is broken
(
    GAME_OVER,
    REMOVE_FIRST,
    SETUP_DONE,
    CLAY_GONE,
    DIG_FIRST,
    ALREADY_DUG,
    STACK_EMPTY,
    NOT_REVEALED,
    NO_DUG_TILE,
    NO_STORED_TILE,
    OUTSIDE_GARDEN,
    SURFACE_TOO_HIGH,
    STATUE_BEARS,
    CORNER_UNSUPPORTED,
    TOO_FEW_SUPPORTS,
    NO_BELVEDERE,
    LEVEL_SKIPPED,
    COMPLETE_OVERLAP,
    TOO_FEW_PILLARS,
    NO_DOUBLE_LEFT,
    NOTHING_PLACED,
    NONE_LEFT,
    NOT_FRESH,
    NOT_ADJACENT,
    NO_TILE_BELOW,
    SPACE_OCCUPIED,
    UNDER_BRIDGE,
    NO_SUCH_TOKEN,
    TOKEN_USED,
    TOKEN_NOT_HERE,
    TOKEN_NOT_NEEDED,
    WRONG_SYMBOL,
    NOT_IN_LINE,
    SAME_TILE,
    NOT_SAME_LEVEL,
    NOT_ONE_STEP,
    GAP_TOO_HIGH,
    GAP_CROSSED,
    GAP_OCCUPIED,
) = range(1, len(Refusal) + 1)

# Where each rule stands: the section of docs/rules.md.
SECTION = {
    Refusal.GAME_OVER: "7",
    Refusal.REMOVE_FIRST: "3.4",
    Refusal.SETUP_DONE: "3.4",
    Refusal.CLAY_GONE: "3.4",
    Refusal.DIG_FIRST: "4A",
    Refusal.ALREADY_DUG: "4A",
    Refusal.STACK_EMPTY: "4A",
    Refusal.NOT_REVEALED: "4A",
    Refusal.NO_DUG_TILE: "4B",
    Refusal.NO_STORED_TILE: "4B",
    Refusal.OUTSIDE_GARDEN: "5.1",
    Refusal.SURFACE_TOO_HIGH: "5.1",
    Refusal.STATUE_BEARS: "5.2",
    Refusal.CORNER_UNSUPPORTED: "5.2",
    Refusal.TOO_FEW_SUPPORTS: "5.2",
    Refusal.NO_BELVEDERE: "5.3",
    Refusal.LEVEL_SKIPPED: "5.4",
    Refusal.COMPLETE_OVERLAP: "5.5",
    Refusal.TOO_FEW_PILLARS: "5.6",
    Refusal.NO_DOUBLE_LEFT: "5.6",
    Refusal.NO_SUCH_TOKEN: "7",
    Refusal.TOKEN_USED: "7",
    Refusal.TOKEN_NOT_HERE: "7",
    Refusal.TOKEN_NOT_NEEDED: "7",
}


def refusal(code: int) -> Refusal:
    """The rule with this number."""
    return REFUSALS[code - 1]


def section(broken: Refusal) -> str:
    """The section of the rules that a refusal speaks of; all the rest are about decorations."""
    return SECTION.get(broken, "6")
