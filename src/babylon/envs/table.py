"""One game on the compiled rules: it can be copied and pickled at any move, and told as a record."""

from typing import TYPE_CHECKING, Any, Never, Self, cast

import numpy as np

from babylon.compiled import as_bytes, buffers, from_bytes, load, machine_code, pool, pool_rules, save
from babylon.game import Game
from babylon.game.action_numbers import move_of
from babylon.game.setup import laid_out
from babylon.rules.actions import ACTIONS
from babylon.rules.turn import OVER
from babylon.simulate import batch_steps, observations
from babylon.simulate.illegal_action import IllegalAction, reason

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from babylon.pieces.deal import Deal
    from babylon.rules.standings import Result
    from babylon.rules.state import GameState

_advance, _write_mask = machine_code(batch_steps.advance), machine_code(batch_steps.write_mask_of)
_legal, _observe = machine_code(pool_rules.legal_actions), machine_code(observations.observe_one)
_points, _notches = machine_code(pool_rules.points), machine_code(pool_rules.notches)
OBSERVATION_SIZE = {players: observations.size_of(players) for players in (2, 3, 4)}


class Table:
    """A game that is played by action numbers."""

    def __init__(self, deal: "Deal") -> None:
        self.deal = deal
        self.actions: list[int] = []
        self.states = pool(deal.players, 1)
        state = laid_out(deal)
        save(self.states, 0, state)
        self.phase, self.seat = state.phase, state.seat
        self._buffers = buffers()

    def play(self, action: int) -> None:
        """Play a legal action; any other is an IllegalAction, which is a ValueError."""
        status = _advance(self.states, 0, action, *self._buffers)
        if status == batch_steps.ILLEGAL:
            self._refuse(action)
        self.actions.append(action)
        self.phase, self.seat = divmod(status, 4)

    def _refuse(self, action: int) -> Never:
        raise IllegalAction(f"action {action} is not legal now: {reason(load(self.states, 0), action)}")

    def legal(self) -> list[int]:
        """Every legal action, from the lowest number."""
        out, scratch = self._buffers
        found = _legal(self.states, 0, out, scratch)
        return cast("list[int]", np.sort(out[:found]).tolist())

    def mask(self) -> "NDArray[np.int8]":
        """1 for each legal action, 0 for every other."""
        mask = np.empty(ACTIONS, np.int8)
        _write_mask(self.states, 0, cast("list[int]", mask), *self._buffers)
        return mask

    def observation(self, seat: int) -> "NDArray[np.uint8]":
        """What the seat may know."""
        row = np.empty(OBSERVATION_SIZE[self.deal.players], np.uint8)
        _observe(self.states, 0, seat, row, row.view(np.int64))
        return row

    def state(self) -> "GameState":
        """The plain state."""
        return load(self.states, 0)

    def results(self) -> "list[Result]":
        """Points and visible notches of every seat."""
        return [(_points(self.states, 0, seat), _notches(self.states, 0, seat)) for seat in range(self.deal.players)]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == OVER

    def game(self) -> Game:
        """The game as people play it: with moves, gardens and a record."""
        game = Game(self.deal)
        for action in self.actions:
            game.play(move_of(game.state, action))
        return game

    def __getstate__(self) -> dict[str, Any]:
        kept = {"deal": self.deal, "actions": self.actions[:], "phase": self.phase, "seat": self.seat}
        return kept | {"states": as_bytes(self.states)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.deal, self.actions, self.phase, self.seat = (kept[key] for key in ("deal", "actions", "phase", "seat"))
        self.states = from_bytes(self.deal.players, kept["states"])
        self._buffers = buffers()

    def __deepcopy__(self, _memo: object) -> Self:
        other = object.__new__(type(self))
        other.__setstate__(self.__getstate__())
        return other
