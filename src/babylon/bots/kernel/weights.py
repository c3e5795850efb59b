"""Which number of the weights means what. The numbers themselves are learnt (`babylon train`)."""

# What a place is worth (survey.py, sketch.py).
PILLAR_COST, LEVEL_RISE, LOST_SYMBOL, OPEN_CORNER = 0, 1, 2, 3
LONE_FOUNTAIN, LONE_BRIDGE, LONE_STAIRWAY = 4, 5, 6  # a symbol without a partner yet, for each level
# What a tile to dig is worth before anything is tried out (digging.py).
DIG_PILLAR, DIG_SYMBOL, DIG_FLOWER, DIG_FIT, DIG_NOISE = 7, 8, 9, 10, 11
# What the garden promises (promise.py): each feature has a weight now, and one that grows with the rounds to come.
PROMISES = 12
FEATURES = 21
WEIGHTS = PROMISES + 2 * FEATURES
