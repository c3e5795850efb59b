"""Which number of the weights means what; the weights themselves come from files (bots/weight_files.py)."""

from babylon.rules.edition_choices import SQUARED
from babylon.rules.state import GameState

# What a place is worth (sites.py, candidates.py).
PILLAR_COST, LEVEL_RISE, LOST_SYMBOL, OPEN_CORNER = 0, 1, 2, 3
LONE_FOUNTAIN, LONE_BRIDGE, LONE_STAIRWAY = 4, 5, 6  # a symbol without a partner yet, for each level
# What a tile to dig is worth before anything is tried out (dig_values.py).
DIG_PILLAR, DIG_SYMBOL, DIG_FLOWER, DIG_FIT, DIG_NOISE = 7, 8, 9, 10, 11
# What the features of a garden bring (evaluation.py): each has a weight and one that grows with the rounds to come.
FEATURE_WEIGHTS = 12
FEATURES = 21
WEIGHTS = FEATURE_WEIGHTS + 2 * FEATURES
# Where the height of the highest tile counts squared there may be another set of weights.
USUAL, SQUARE = 0, 1


def weight_set(game: GameState) -> int:
    """Which set of weights suits the edition of a game."""
    return SQUARE if game.highest == SQUARED else USUAL
