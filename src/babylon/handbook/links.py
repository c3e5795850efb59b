"""Where a thing of the table is explained: topics, such as `token-none` or `refusal-dig-first`, and their sections."""

from babylon.handbook.sections import SECTIONS
from babylon.pieces.kinds import ItemKind, Token
from babylon.pieces.score import Category
from babylon.rules.refusal_codes import Refusal
from babylon.rules.supply import PIECES

# The glossary in its order, and where each word is explained.
TERMS = {
    "garden": "garden",
    "space": "garden",
    "notch": "winning",
    "tile": "garden",
    "starting-tile": "setup",
    "material": "box",
    "symbol": "decorations",
    "flower": "scoring",
    "corner": "supports",
    "open-corner": "belvederes",
    "level": "levels",
    "quarry": "dig",
    "stack": "dig",
    "edge": "dig",
    "bottom": "dig",
    "dig": "dig",
    "pillar": "supports",
    "double-pillar": "swap",
    "decoration": "decorations",
    "statue": "statues",
    "fountain": "fountains",
    "stairway": "stairways",
    "bridge": "bridges",
    "belvedere": "belvederes",
    "supply": "box",
    "storage": "store",
    "discard": "store",
    "turn": "turn",
    "round": "rounds",
    "token": "tokens",
    "first-player": "setup",
    "points": "scoring",
}
REFUSALS = {
    Refusal.GAME_OVER: "rounds",
    Refusal.REMOVE_FIRST: "setup",
    Refusal.SETUP_DONE: "setup",
    Refusal.CLAY_GONE: "setup",
    Refusal.DIG_FIRST: "turn",
    Refusal.ALREADY_DUG: "turn",
    Refusal.STACK_EMPTY: "dig",
    Refusal.NOT_REVEALED: "dig",
    Refusal.NO_DUG_TILE: "build",
    Refusal.NO_STORED_TILE: "build",
    Refusal.OUTSIDE_GARDEN: "placing",
    Refusal.SURFACE_TOO_HIGH: "placing",
    Refusal.STATUE_BEARS: "ruling-1",
    Refusal.CORNER_UNSUPPORTED: "supports",
    Refusal.TOO_FEW_SUPPORTS: "supports",
    Refusal.NO_BELVEDERE: "belvederes",
    Refusal.LEVEL_SKIPPED: "levels",
    Refusal.COMPLETE_OVERLAP: "overlap",
    Refusal.TOO_FEW_PILLARS: "paying",
    Refusal.NO_DOUBLE_LEFT: "paying",
    Refusal.NOTHING_PLACED: "decorations",
    Refusal.NONE_LEFT: "ruling-7",
    Refusal.NOT_FRESH: "decorations",
    Refusal.NOT_ADJACENT: "decorations",
    Refusal.NO_TILE_BELOW: "decorations",
    Refusal.SPACE_OCCUPIED: "decorations",
    Refusal.UNDER_BRIDGE: "under-bridges",
    Refusal.NO_SUCH_TOKEN: "tokens",
    Refusal.TOKEN_USED: "ruling-6",
    Refusal.TOKEN_NOT_HERE: "ruling-6",
    Refusal.TOKEN_NOT_NEEDED: "ruling-6",
    Refusal.WRONG_SYMBOL: "decorations",
    Refusal.NOT_IN_LINE: "statues",
    Refusal.SAME_TILE: "ruling-10",
    Refusal.NOT_SAME_LEVEL: "decorations",
    Refusal.NOT_ONE_STEP: "stairways",
    Refusal.GAP_TOO_HIGH: "bridges",
    Refusal.GAP_CROSSED: "ruling-9",
    Refusal.GAP_OCCUPIED: "under-bridges",
}
ITEMS = {
    ItemKind.STATUE: "statues",
    ItemKind.FOUNTAIN: "fountains",
    ItemKind.BRIDGE: "bridges",
    ItemKind.STAIRWAY: "stairways",
    ItemKind.BELVEDERE: "belvederes",
}
_PILLARS = {"singles": "supports", "doubles": "swap"}

# Every topic and its section. An anchor is the topic itself where the section has a line for it.
TOPICS = {
    **{name: name for name in SECTIONS},
    **{f"token-{token}": "tokens" for token in Token},
    **{f"pad-{category}": "scoring" for category in Category},
    **{f"refusal-{code}": section for code, section in REFUSALS.items()},
    **{f"item-{kind}": section for kind, section in ITEMS.items()},
    **{f"piece-{piece}": _PILLARS.get(piece, piece) for piece in PIECES},
    **{f"term-{term}": "glossary" for term in TERMS},
}
