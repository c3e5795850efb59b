"""Which rules judge a game: the ones it was begun with, for ever.

A fix that changes what is legal or what scores gets a new number, and what it takes to judge older games stays under
theirs. A game whose rules are not here can't be played on.
"""

from collections.abc import Callable
from dataclasses import replace

from babylon.pieces.deal import Deal
from babylon.pieces.edition import Belvederes, Gap, Overlap
from babylon.server.tables.public_game import PublicGame
from babylon.server.wire.errors import Code, Problem

CURRENT = "2"


def _first_rules(deal: Deal) -> PublicGame:
    """A game begun when corners stayed open without belvederes.

    What was then read otherwise under bridges and directly beneath a tile nobody can judge any more.
    """
    if deal.edition.gap is not Gap.EMPTY or deal.edition.overlap is Overlap.BENEATH:
        raise Problem(Code.RULES_UNKNOWN, rules="1")
    return PublicGame(replace(deal, edition=deal.edition.mixed(belvederes=Belvederes.WHILE_THEY_LAST)))


REFEREES: dict[str, Callable[[Deal], PublicGame]] = {CURRENT: PublicGame, "1": _first_rules}


def referee(rules: str) -> Callable[[Deal], PublicGame]:
    """What makes a game of that version of the rules."""
    if rules not in REFEREES:
        raise Problem(Code.RULES_UNKNOWN, rules=rules)
    return REFEREES[rules]
