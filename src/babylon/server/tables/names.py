"""Names that look alike at one table: the later one gets a number."""

import unicodedata
from collections.abc import Iterable
from itertools import count

from babylon.server.wire.base import NAME_LENGTH

# Letters of other scripts, and digits, that look like a Latin letter.
_ALIKE = str.maketrans(
    "авеѕіјкмнорстухһԁԛԝзαβεικνορτυχωγѵ01|ıł",
    "abesijkmhopctyxhdqw3abeiknoptuxwyvollil",
)


def apart(name: str, others: Iterable[str]) -> str:
    """`name`, or when it looks like one of the others, with the first number that makes a difference."""
    taken = {_looks(other) for other in others}
    if _looks(name) not in taken:
        return name
    numbered = (f"{name[: NAME_LENGTH - len(str(number)) - 1]} {number}" for number in count(2))
    return next(one for one in numbered if _looks(one) not in taken)


def _looks(name: str) -> str:
    """What is left of a name when all that eyes may miss is gone."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    seen = (one for one in plain if unicodedata.category(one)[0] not in "MCZ")
    return "".join(seen).translate(_ALIKE)
