"""Moves and points in words."""

from typing import Any

from babylon.pieces.score import Point
from babylon.words import LANGUAGES, say

Json = dict[str, Any]
ENGLISH = LANGUAGES[0]


def language(accept: str | None) -> str:
    """The best language for an `Accept-Language` header: the first of its tags that is spoken here."""
    for part in (accept or "").split(","):
        tag = part.partition(";")[0].strip()
        for spoken in LANGUAGES:
            if tag.lower() == spoken.lower() or tag.lower().split("-")[0] == spoken.lower():
                return spoken
        if tag.lower().startswith("zh"):
            return "zh-Hant" if any(region in tag.upper() for region in ("TW", "HK", "MO", "HANT")) else "zh-Hans"
    return ENGLISH


def with_words(moves: list[Json], lang: str | None) -> list[Json]:
    """The moves, with their words when a language was asked for."""
    return moves if lang is None else [{**move, "words": move_sentence(move, lang)} for move in moves]


def move_sentence(move: Json, lang: str) -> str:
    """A legal move in words."""
    match move["kind"]:
        case "place":
            corner = move["open"] or "none"
            where = {"position": move["position"], "level": move["level"], "turns": move["turns"], "corner": corner}
            return say("move-place", lang, source=move["source"], **where)
        case "decorate":
            first, second = (*move["spaces"], "")[:2]
            words = say(f"move-{move['symbol']}", lang, first=first, second=second)
            return say("move-star", lang, move=words, space=move["star"]) if move["star"] else words
        case "end":
            return say("move-end", lang, keep=move["keep"])
        case kind:
            return say(f"move-{kind}", lang, stack=move["stack"])


def point_sentence(point: Point, lang: str) -> str:
    """Where points come from, or why there are none, in words."""
    what = f"set-{point.category}" if point.what == "set" else point.what
    spaces, levels = (" ".join(str(one) for one in many) for many in (point.spaces, point.levels))
    return say(f"point-{what}", lang, spaces=spaces, levels=levels)
