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
    details = {
        "stack": move.get("stack", ""),
        "tile": move.get("tile") or "?",
        "singles": move.get("singles", 0),
        "source": move.get("source", ""),
        "position": move.get("position", ""),
        "level": move.get("level", 0),
        "turns": move.get("turns", 0),
        "open": move.get("open") or "none",
        "symbol": move.get("symbol", ""),
        "spaces": " ".join(move.get("spaces", [])),
        "star": move.get("star") or "none",
        "keep": move.get("keep", ""),
        "points": move.get("gain", {}).get("total", 0),
    }
    return say(f"server-move-{move['kind']}", lang, **details)


def point_sentence(point: Point, lang: str) -> str:
    """One line of the score pad's explanation."""
    return say(
        "server-point",
        lang,
        what=point.what if point.what != "set" else f"set-{point.category}",
        spaces=" ".join(str(space) for space in point.spaces),
        points=point.points,
        hidden="yes" if point.hidden_by else "no",
    )
