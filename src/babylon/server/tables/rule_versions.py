"""Which rules judge a game: the ones it was begun with, for ever.

A game names its rules by their hash; two names are older than that. The present rules judge as plain Python, former
ones by the kernel that was kept of them. A game whose rules nobody knows any more can't be played on.
"""

from collections.abc import Callable
from dataclasses import replace

from babylon.game.public_game import PublicGame
from babylon.pieces.deal import Deal
from babylon.pieces.edition import Belvederes, Gap, Overlap
from babylon.server.wire.errors import Code, Problem
from babylon.wasm.kernels import present
from babylon.wasm.referee import referee as judge

CURRENT = present().rules
FIRST = "1"


def referee(rules: str) -> Callable[[Deal], PublicGame]:
    """What makes a game of that version of the rules."""
    return _first_rules if rules == FIRST else _judge(rules)


def _judge(rules: str) -> Callable[[Deal], PublicGame]:
    found = judge(rules)
    if found is None:
        raise Problem(Code.RULES_UNKNOWN, rules=rules)
    return found


def _first_rules(deal: Deal) -> PublicGame:
    """A game begun when corners stayed open without belvederes.

    What was then read otherwise under bridges and directly beneath a tile nobody can judge any more.
    """
    if deal.edition.gap is not Gap.EMPTY or deal.edition.overlap is Overlap.BENEATH:
        raise Problem(Code.RULES_UNKNOWN, rules=FIRST)
    return _judge(FIRST)(replace(deal, edition=deal.edition.mixed(belvederes=Belvederes.WHILE_THEY_LAST)))
