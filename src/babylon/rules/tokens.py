"""The round tokens (RULES §7): which there are, and all that each does in a turn.

A token is a number in a state, its place in `Token`; what it does is looked up by that number (in `quarry`, `turn` and
`decorating`). A new token is a new member and its entries below.
"""

from enum import StrEnum


class Token(StrEnum):
    """The effect of a round token. A value is the word that records and programs use."""

    NONE = "none"
    EXTRA_SINGLE = "extra-single"
    EXTRA_DOUBLE = "extra-double"
    CHANGE_SYMBOL = "change-symbol"
    FILL_BLANK = "fill-blank"
    DOUBLE_FLOWER = "double-flower"
    FEWER_PILLARS = "fewer-pillars"


TOKENS = tuple(Token)
TOKEN_KINDS = len(TOKENS)
UNKNOWN_TOKEN = TOKEN_KINDS  # stands for a token that nobody has seen yet
COPIES = 2  # of each in the box, unless its owner says otherwise
BOX = COPIES * TOKEN_KINDS  # tokens in the box


def _by_token(effects: dict[Token, int], usual: int = 0) -> tuple[int, ...]:
    """A number for each token, and the usual one for a token that nobody has seen."""
    return (*(effects.get(token, usual) for token in Token), usual)


SINGLES_GIVEN = _by_token({Token.EXTRA_SINGLE: 1})
DOUBLES_GIVEN = _by_token({Token.EXTRA_DOUBLE: 1})
FLOWER_PAYS = _by_token({Token.DOUBLE_FLOWER: 2}, usual=1)  # singles for a dug tile with one's own flower
INCOME_LOST = _by_token({Token.FEWER_PILLARS: 1})  # singles that digging pays less
CHANGES_SYMBOL = _by_token({Token.CHANGE_SYMBOL: 1})  # a printed symbol may stand for another
FILLS_BLANK = _by_token({Token.FILL_BLANK: 1})  # a blank corner may stand for any symbol
