"""Names that look alike at one table: the later one gets a number."""

from collections.abc import Iterable
from itertools import count

from babylon.bots.registry import LEVELS, NAMES, QUARRY
from babylon.server.tables.lookalikes import folded, looks
from babylon.server.wire.names import JOINERS, NAME_LENGTH

# What someone is called at tables once they are no longer a person here; the page says the seat's flower instead.
NOBODY = "—"


# In a record a bot is known by its name alone.
_BOTS = (*NAMES, *LEVELS, QUARRY)


def apart(name: str, others: Iterable[str]) -> str:
    """`name`, or when it looks like one of the others or a bot's, with the first number that makes a difference."""
    taken = {form for other in (*_BOTS, *others) for form in forms(other)}
    if taken.isdisjoint(forms(name)):
        return name
    numbered = (f"{_cut(name, NAME_LENGTH - len(str(number)) - 1)} {number}" for number in count(2))
    return next(one for one in numbered if taken.isdisjoint(forms(one)))


def forms(name: str) -> tuple[str, str]:
    """What two names must not share: the same letters in other cases, and the same look in other letters."""
    return folded(name), looks(name)


def _cut(name: str, most: int) -> str:
    """The beginning of a name; what joined it to the rest goes too."""
    return name[:most].rstrip(JOINERS)
