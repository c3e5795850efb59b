"""Sentences as Python says them in every language, for the page to say the same: JSON on the standard output."""

import json
from random import Random

from babylon.pieces.edition import Overlap
from babylon.pieces.errors import Reason
from babylon.pieces.kinds import ITEM_KINDS, SYMBOLS, TOKENS
from babylon.pieces.score import CATEGORIES, Cover, Point
from babylon.pieces.spaces import CORNERS, Space
from babylon.pieces.tile import IDS
from babylon.render import point_sentence
from babylon.rules.refusal_codes import REFUSALS
from babylon.words import LANGUAGES

DRAWS = 12  # of details for each sentence: enough for every form


def some_space(rng: Random) -> str:
    """Any space's name."""
    return str(Space.at(rng.randrange(64)))


def some_details(rng: Random) -> dict[str, str | int]:
    """All that any refusal may speak of."""
    numbers = ("removals", "supported", "top", "next", "lowest", "singles", "needed", "firstlevel", "secondlevel")
    spaces = ("position", "space", "gap", "first", "second")
    words: dict[str, list[str]] = {
        "stack": ["A1", "D4"],
        "move": ["B2"],
        "corner": [*CORNERS, "none"],
        "missing": [*CORNERS, "none"],
        "overlap": list(Overlap),
        "symbol": list(SYMBOLS),
        "token": list(TOKENS),
    }
    return {
        **{name: rng.choice([0, 1, 2, 3, 5, 12, 22, 25]) for name in numbers},
        **{name: some_space(rng) for name in spaces},
        **{name: str(rng.choice(values)) for name, values in words.items()},
    }


def some_point(rng: Random) -> Point:
    """Any point, however it came about."""
    what = rng.choice([*(kind.value for kind in ITEM_KINDS), "tile", "set"])
    category = rng.choice([line for line in CATEGORIES if what != "set" or line in ("diversity", "flowers")])
    count = rng.randint(1, 4)
    cover = Cover(rng.choice(IDS), Space.at(rng.randrange(64)), rng.randint(1, 9))
    return Point(
        category=category,
        what=what,
        spaces=tuple(Space.at(rng.randrange(64)) for _ in range(count)),
        levels=tuple(rng.randint(1, 3) for _ in range(count)),
        points=0,
        hidden_by=rng.choice([None, cover]),
        bears=rng.random() < 0.5,
        under_bridges=rng.random() < 0.2,
    )


def told(point: Point) -> dict[str, object]:
    """A point as the page knows it."""
    cover = point.hidden_by
    return {
        "category": point.category,
        "what": point.what,
        "spaces": [str(space) for space in point.spaces],
        "levels": list(point.levels),
        "cover": cover and {"position": str(cover.position), "level": cover.level},
        "bears": point.bears,
        "underBridges": point.under_bridges,
    }


def sentences(rng: Random) -> dict[str, object]:
    """Refusals of every code and points of every sort, each in all languages."""
    reasons = [Reason(code, some_details(rng)) for code in REFUSALS for _ in range(DRAWS)]
    points = [some_point(rng) for _ in range(20 * DRAWS)]
    return {
        "refusals": [
            {"code": one.code, "details": one.details, "said": {lang: one.in_language(lang) for lang in LANGUAGES}}
            for one in reasons
        ],
        "points": [
            {"point": told(one), "said": {lang: point_sentence(one, lang) for lang in LANGUAGES}} for one in points
        ],
    }


if __name__ == "__main__":
    print(json.dumps(sentences(Random(1)), ensure_ascii=False))  # noqa: T201
