"""Moves and points in words, in any of the languages."""

from typing import assert_never

from babylon.pieces.kinds import Discarded
from babylon.pieces.move import Decorate, Dig, EndTurn, Move, Place, Remove
from babylon.pieces.score import Point
from babylon.words import listed, say, together


def move_sentence(move: Move, lang: str = "en", *, discarded: Discarded = Discarded.NONE) -> str:
    """What a move does; the end of a turn also tells which tiles are discarded."""
    match move:
        case Remove(stack):
            return say("move-remove", lang, stack=stack)
        case Dig(stack):
            return say("move-dig", lang, stack=stack)
        case Place(source, position, level, turns, corner):
            return say(
                "move-place", lang, source=source, position=position, level=level, turns=turns, corner=corner or "none"
            )
        case Decorate():
            return _decoration(move, lang)
        case EndTurn(keep):
            return say("move-end", lang, keep=keep, discarded=discarded)
    assert_never(move)


def _decoration(move: Decorate, lang: str) -> str:
    plain = say(f"move-{move.symbol}", lang, first=move.spaces[0], second=move.spaces[-1])
    return say("move-star", lang, move=plain, space=move.star) if move.star else plain


def point_sentence(point: Point, lang: str = "en") -> str:
    """What a point is for, and what hides the item when it is worth nothing."""
    what = f"set-{point.category}" if point.what == "set" else point.what
    spaces, levels = together(point.spaces, lang), listed(dict.fromkeys(point.levels), lang)
    named = say(f"point-{what}", lang, spaces=spaces, levels=levels)
    if point.under_bridges:
        return say("label-text", lang, label=named, text=say("point-under-bridges", lang))
    cover = point.hidden_by
    if cover is None:
        return named
    why = "point-bears" if point.bears else "point-hidden"
    return say("label-text", lang, label=named, text=say(why, lang, position=cover.position, level=cover.level))
