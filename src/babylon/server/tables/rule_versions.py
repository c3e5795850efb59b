"""Which rules judge a game: the ones it was begun with, for ever.

A fix that changes what is legal or what scores gets a new number, and the old class stays under its own. A game whose
number is not here can be read but not played on.
"""

from babylon.server.tables.public_game import PublicGame
from babylon.server.wire.errors import Code, Problem

CURRENT = "1"
REFEREES: dict[str, type[PublicGame]] = {CURRENT: PublicGame}


def referee(rules: str) -> type[PublicGame]:
    """The game's class for that version of the rules."""
    if rules not in REFEREES:
        raise Problem(Code.RULES_UNKNOWN, rules=rules)
    return REFEREES[rules]
