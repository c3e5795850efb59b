"""A garden of three levels; a statue symbol shows on b2, on top."""

LEVEL_1 = """
     2  o o o o
     1  o o o o
    L1  a b c d
"""
LEVEL_2 = """
     3  . o o .
     2  . o o .
    L2  a b c d
"""
LEVEL_3 = """
     2  . S o .
     1  . o o .
    L3  a b c d
"""
LEVELS = (LEVEL_1, LEVEL_1 + LEVEL_2, LEVEL_1 + LEVEL_2 + LEVEL_3)
TOWER = LEVELS[-1]
