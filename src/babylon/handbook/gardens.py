"""The gardens that the handbook shows, drawn as `drawing` reads them; what is golden-edged was placed this turn."""

from babylon.handbook.positions import Sketch
from babylon.pieces.kinds import Token

_STATUE = """
     2  o o o o
     1  o o S o
    L1  a b c d
    S:c1
"""
_OVER_STATUE = """
     2  . o o .
     1  . o o .
    L2  a b c d
"""
_BRIDGE = """
     4  . . o o .
     3  . . o o .
     2  o B . B o
     1  o o . o o
    L1  a b c d e
    B:b2-d2
"""
_GAP = """
     2  . . o o .
     1  . . S o .
    L1  a b c d e
     2  o o . o o
     1  o B . B o
    L2  a b c d e
"""
_EARLIER = """
     4  o o
     3  o T
     2  o F
     1  o o
    L1  a b
    ---
"""
_TWO_BELOW = """
     2  o o o o
     1  o o o o
    L1  a b c d
"""
_CROSSING = """
     2  o o o o
     1  o o o o
    L1  a b c d
     2  . o o .
     1  . o o .
    L2  a b c d
    ---
"""

GARDENS = {
    # Every item, three levels: also the example of scoring.
    "whole": Sketch("""
     6  . . o o o o
     5  . . S o o o
     4  o F F o o T
     3  o o o o o o
     2  o B . B o .
     1  o o . o o .
    L1  a b c d e f
    S:c5 F:b4-c4 B:b2-d2
     5  . . . o o .
     4  . . . ^ T .
    L2  a b c d e f
    T:e4-f4
     6  . . . o F .
     5  . . . S o .
    L3  a b c d e f
    S:d5
    ---
    """),
    "tile": Sketch("""
     2  S F
     1  T o
    L1  a b
    """),
    # One turn: a tile is dug, and then it lies in the garden. The starting tile stays in storage.
    "turn-dug": Sketch(_EARLIER, singles=5, dug="F.ST", stored="SFBT", storage=True),
    "turn-built": Sketch(
        _EARLIER
        + """
     2  F o
     1  T S
    L1  c d
    F:b2-c2 S:d1
    """,
        singles=1,
        stored="SFBT",
        storage=True,
    ),
    "placed": Sketch("""
     2  o o o S
     1  F o o o
    L1  a b c d
    ---
     3  . B o .
     2  . o ^ .
    L2  a b c d
    """),
    "supports": Sketch("""
     2  o F
     1  o o
    L1  a b
    ---
     2  . S o
     1  . o B
    L2  a b c
    """),
    # Four singles and a double were held.
    "paid": Sketch(
        """
     2  o o
     1  o F
    L1  a b
    ---
     2  . S o
     1  . o B
    L2  a b c
    """,
        storage=True,
    ),
    # Four singles were held.
    "swapped": Sketch(
        """
     2  o S
     1  B o
    L1  a b
    ---
    """,
        singles=2,
        doubles=1,
        storage=True,
    ),
    "belvedere": Sketch("""
     2  S ^
     1  o o
    L1  a b
    """),
    "statue-bears": Sketch(_STATUE + "---" + _OVER_STATUE),
    "levels": Sketch("""
     2  . . o o o o
     1  . . o o o o
    L1  a b c d e f
     2  o o
     1  o o
    L2  a b
    ---
     2  . . . o o .
     1  . . . o o .
    L3  a b c d e f
    """),
    "overlap-never": Sketch("""
     4  . o o .
     3  . o o .
     2  o o o o
     1  o o o o
    L1  a b c d
     2  . o o .
     1  . o o .
    L2  a b c d
    ---
     3  . o o .
     2  . o o .
    L3  a b c d
    """),
    "overlap-one-level": Sketch(
        _CROSSING
        + """
     2  o o
     1  o o
    L3  a b
    """,
        edition="zh-Hans",
    ),
    "overlap-beneath": Sketch(
        """
     2  . o o .
     1  . o o .
    L1  a b c d
     2  o o o o
     1  o o o o
    L2  a b c d
    ---
     2  . o o .
     1  . o o .
    L3  a b c d
    """,
        edition="ja",
    ),
    "decorated": Sketch("""
     2  S F
     1  o o
    L1  a b
    ---
     2  F o
     1  o S
    L1  c d
    F:b2-c2 S:d1
    """),
    "statues": Sketch("""
     4  . . . S o
     3  . . . o o
     2  S o . S o
     1  o o . o o
    L1  a b c d e
    S:a2 S:d2 S:d4
    ---
    """),
    "fountain": Sketch("""
     2  o F
     1  o o
    L1  a b
    ---
     2  F o
     1  o o
    L1  c d
    F:b2-c2
    """),
    "stairway": Sketch("""
     2  o o . o o
     1  o T . o o
    L1  a b c d e
    ---
     2  . . o o .
     1  . . T o .
    L2  a b c d e
    T:b1-c1
    """),
    "bridge": Sketch("""
     2  o B
     1  o o
    L1  a b
    ---
     2  B o
     1  o o
    L1  d e
    B:b2-d2
    """),
    "gap-empty": Sketch(_GAP + "B:b1-d1"),
    "gap-open": Sketch(_GAP + "B:b1-d1 S:c1", edition="ja"),
    "gap-covered": Sketch(_GAP + "S:c1 B:b1-d1", edition="zh-Hans"),
    "half-hidden": Sketch("""
     2  o F F o
     1  o o o o
    L1  a b c d
    F:b2-c2
    ---
     3  o o . .
     2  o ^ . .
    L2  a b c d
    """),
    "buried": Sketch("""
     4  . o o . . .
     3  . o o . . .
     2  o S o o . .
     1  o o o o . .
    L1  a b c d e f
    S:b2
     2  . . . . o o
     1  . . . . o o
    L2  a b c d e f
    ---
     3  . o o . . .
     2  . ^ o . . .
    L3  a b c d e f
    """),
    "first-again": Sketch(
        _STATUE
        + "---"
        + _OVER_STATUE
        + """
    ---
     4  . . . . S o
     3  . . . . o o
    L1  a b c d e f
    S:e4
    """
    ),
    "two-tiles": Sketch("""
     2  S o . o o
     1  o o . o o
    L1  a b c d e
    S:a2
    """),
    "filled-blank": Sketch(
        """
     2  o F
     1  o o
    L1  a b
    ---
     2  o o
     1  o o
    L1  c d
    F:b2-c2*
    """,
        token=Token.FILL_BLANK,
    ),
    "four-supports": Sketch("""
     2  o o o o
     1  o o o o
    L1  a b c d
    ---
     2  . S o .
     1  . o F .
    L2  a b c d
    """),
    "extra-pillar": Sketch(
        """
     2  S o
     1  o o
    L1  a b
    ---
    """,
        token=Token.EXTRA_SINGLE,
        singles=5,
        stored="FB..",
        storage=True,
    ),
    "crossed": Sketch("""
     5  . o o . .
     4  . o B o o
     3  o B . B o
     2  o o B o .
     1  . . o o .
    L1  a b c d e
    B:b3-d3
    """),
    "joined": Sketch("""
     2  o F F o
     1  o o o o
    L1  a b c d
    F:b2-c2
    """),
    "hidden-level": Sketch("""
     2  . o o .
     1  . o o .
    L1  a b c d
     2  o o o o
     1  o o o o
    L2  a b c d
    ---
    """),
    "discards": Sketch(
        """
     2  o S
     1  o o
    L1  a b
    ---
    """,
        singles=6,
        dug="F.BT",
        stored="SFBT",
        storage=True,
    ),
    "same-turn": Sketch(_STATUE + _OVER_STATUE),
    "deck-alone": Sketch(
        _BRIDGE
        + """
     3  o o . o o
     2  o ^ . ^ o
    L2  a b c d e
    ---
    """
    ),
    # As many points in every edition, since a level of 2 counts 4 either way.
    "tie-open": Sketch(
        _TWO_BELOW
        + """
     2  . S o .
     1  . o o .
    L2  a b c d
    S:b2
    ---
    """,
        storage=True,
    ),
    "tie-covered": Sketch(
        _TWO_BELOW
        + """
     2  . . . S o
     1  . . . o o
    L2  a b c d e
    S:d2
    ---
    """,
        storage=True,
    ),
}
