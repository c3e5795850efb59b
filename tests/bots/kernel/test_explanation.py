"""What the net makes of a garden without a part."""

import pytest

from babylon.bots.kernel import entry, explanation
from babylon.bots.kernel.net import note_gains
from babylon.bots.kernel.workspace import Workspace
from babylon.bots.net_files import nets
from babylon.questions.score_sheet import LINES, write_lines
from babylon.rules.board import BIT, FOUNTAIN
from babylon.rules.state import LEVELS, GameState, copied
from babylon.rules.turn import NOTHING
from tests.bots.games import played
from tests.bots.kernel.positions import TERRACES, pool_of, spaces_of
from tests.bots.kernel.test_net import workspace
from tests.drawing.garden import draw

FOUNTAINS_ON_TWO = explanation.SYMBOLS + LEVELS * FOUNTAIN + 2


def explained(state: GameState, seat: int, part: int) -> Workspace:
    room, games = workspace(nets()[0]), pool_of(state)
    assert entry.think(games, [room], [], entry.EXPLAIN, seat, part) > 0
    assert games[0] == state
    return room


def gains(state: GameState, seat: int) -> list[float]:
    room = workspace(nets()[0])
    note_gains(state, seat, room)
    return room.net_gains


def test_the_whole_garden_gains_what_the_net_says_beside_its_pad_as_it_is() -> None:
    state = played(3, 21).state
    for seat in range(3):
        room = explained(state, seat, explanation.WHOLE)
        assert room.net_gains == gains(state, seat)
        lines = [0] * LINES
        write_lines(state, state.gardens[seat], lines)
        assert room.lines == lines


def test_without_a_part_it_is_the_garden_that_never_had_it() -> None:
    state = draw(TERRACES, stored="SF..", singles=4).state
    empty, poor, blank = (copied(state) for _ in range(3))
    empty.gardens[0].stored = NOTHING
    poor.gardens[0].singles = 0
    waiting = blank.gardens[0].symbols[FOUNTAIN] & blank.gardens[0].surface[2]
    assert len(spaces_of(waiting)) > 0
    for space in spaces_of(waiting):
        blank.gardens[0].symbols[FOUNTAIN] &= ~BIT[space]
    for part, other in ((explanation.STORED_TILE, empty), (explanation.PILLARS, poor)):
        assert explained(state, 0, part).net_gains == gains(other, 0) != gains(state, 0)
    assert explained(state, 0, FOUNTAINS_ON_TWO).net_gains == gains(blank, 0)


@pytest.mark.parametrize("part", [explanation.WHOLE, explanation.STORED_TILE])
def test_nothing_is_to_come_when_the_game_is_over(part: int) -> None:
    room, game = workspace(nets()[0]), played(2, 36)
    room.net_gains[0] = 99.0
    assert entry.think(pool_of(game), [room], [], entry.EXPLAIN, 1, part) == 0
    assert not any(room.net_gains)
    assert sum(room.lines) == game.scores()[1].total
