"""A turn that is suggested, in words: the idea, what it brings at once, what it prepares."""

from collections.abc import Mapping, Sequence

from babylon.pieces.garden import Garden
from babylon.pieces.move import Decorate, Move, Place, Remove
from babylon.pieces.prospects import Prospects
from babylon.pieces.score import Category
from babylon.words import listed, say

MUCH = 0.5  # points of a line in the end


def idea_sentence(moves: Sequence[Move], after: Garden, lang: str = "en") -> str:
    """What the turn is about, without the moves themselves: its highest item, else its highest tile."""
    items = [(max(after.level(space) for space in move.spaces), move) for move in moves if isinstance(move, Decorate)]
    if items:
        level, item = max(items, key=lambda one: one[0])
        return say("advice-idea-item", lang, item=item.symbol, level=level)
    levels = [move.level for move in moves if isinstance(move, Place)]
    if levels:
        return say("advice-idea-place", lang, level=max(levels))
    return say("advice-idea-remove" if isinstance(moves[0], Remove) else "advice-idea-store", lang)


def gain_sentence(gains: Mapping[Category, int], lang: str = "en") -> str:
    """What the turn scores at once, by the lines of the pad."""
    lines = [f"{say(f'category-{line}', lang)} {points:+}" for line, points in gains.items()]
    return say("advice-gain", lang, gain=listed(lines, lang)) if lines else say("advice-no-gain", lang)


def prepared_sentence(after: Garden, lang: str = "en") -> str:
    """What the turn leaves for the next one."""
    return say("advice-prepares", lang, pillars=after.singles, stored="yes" if after.stored else "no")


def prospect_sentences(prospects: Prospects, lang: str = "en") -> list[str]:
    """What the turn makes possible later."""
    said = [
        say("advice-waits", lang, item=one.symbol, space=str(one.space), level=one.level) for one in prospects.waiting
    ]
    if prospects.opened is not None:
        said.append(say("advice-opens-level", lang, level=prospects.opened))
    if prospects.statue is not None:
        said.append(say("advice-opens-line", lang, space=str(prospects.statue)))
    if prospects.item is not None:
        said.append(say("advice-lacks-item", lang, item=prospects.item))
    if prospects.flower is not None:
        said.append(say("advice-lacks-flower", lang, flower=say(f"flower-{prospects.flower}", lang)))
    return said


def promise_sentences(promise: Mapping[Category, float], lang: str = "en") -> list[str]:
    """Which lines of the pad the turn changes most in the end; nothing where no line changes much."""
    most = sorted((line for line in promise if abs(promise[line]) >= MUCH), key=lambda line: -promise[line])
    lines = [f"{say(f'category-{line}', lang)} {promise[line]:+.1f}" for line in most]
    return [say("advice-promise", lang, lines=listed(lines, lang))] if lines else []


def alternative_sentence(turn: str, behind: float, error: float, lang: str = "en") -> str:
    """The best other turn, and how much it is worse; within its error it is not surely worse."""
    message = "advice-alternative" if behind > error else "advice-even"
    return say(message, lang, turn=turn, points=f"{behind:.1f}", error=f"{error:.1f}")
