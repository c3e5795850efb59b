"""What a turn has prepared for a later one."""

from babylon.pieces.kinds import FLOWERS, SYMBOLS
from babylon.pieces.prospects import Prospects, Waiting
from babylon.pieces.spaces import Space
from babylon.questions import prospects as question
from babylon.questions.rows import NONE
from babylon.rules.state import GameState, copied


def prospects(state: GameState, seat: int) -> Prospects:
    """What the turn in play has prepared in a seat's garden; asked before the turn is ended."""
    row = question.ProspectRow()
    question.prospects(state, copied(state), seat, row)
    return prospects_in(row)


def prospects_in(row: question.ProspectRow) -> Prospects:
    """What a row tells."""
    waiting = (
        Waiting(symbol, Space.at(space), level)
        for symbol, space, level in zip(SYMBOLS, row.space, row.level, strict=True)
        if space != NONE
    )
    return Prospects(
        tuple(waiting),
        None if row.opened == NONE else row.opened,
        None if row.statue == NONE else Space.at(row.statue),
        None if row.item == NONE else SYMBOLS[row.item],
        None if row.flower == NONE else FLOWERS[row.flower],
    )
