"""A game in which every tile and token is drawn when it becomes visible."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from babylon.compiled import load, machine_code
from babylon.envs.event_names import OUTCOME, OUTCOMES, TILES, Event, name_of
from babylon.envs.table import Table
from babylon.game.action_numbers import move_of
from babylon.pieces.kinds import TOKENS
from babylon.rules.actions import ACTIONS
from babylon.simulate import batch_steps, chance_events
from babylon.simulate.illegal_action import IllegalAction
from babylon.simulate.known_deals import deal_of

if TYPE_CHECKING:
    from babylon.game import Game
    from babylon.pieces.deal import Deal
    from babylon.pieces.move import Move

_advance, _awaited = machine_code(chance_events.advance_told), machine_code(chance_events.awaited)
_reveal_tile, _reveal_token = machine_code(chance_events.reveal_tile), machine_code(chance_events.reveal_token)


class ChanceTable(Table):
    """A table that asks its player for the outcomes of chance: tile numbers, or 48 + a token's number."""

    def __init__(self, deal: "Deal") -> None:
        super().__init__(replace(deal, quarry=((None, None, None),) * 16, tokens=(None,) * len(deal.tokens)))
        self.unseen = [list(range(first, first + 16)) for first in range(0, TILES, 16)]
        self.unseen_tokens = [deal.tiles.tokens.count(token) for token in TOKENS]
        self.uncovered = [0] * 16  # how many tiles of each stack have been seen
        self.events: list[Event] = []
        self._look()

    @property
    def told(self) -> list[str]:
        """All that has been played and revealed, as records write it."""
        return [name_of(event) for event in self.events]

    @property
    def waits_for_chance(self) -> bool:
        """Whether a tile or a token is to be revealed before anybody plays."""
        return self.awaited != chance_events.NOTHING_AWAITED

    def play(self, action: int) -> None:
        """Play a legal action; any other is an IllegalAction, which is a ValueError."""
        status = _advance(self.states, 0, action, *self._buffers)
        if status == batch_steps.ILLEGAL:
            self._refuse(action)
        detail, status = divmod(status, chance_events.STATUSES)
        self.phase, self.seat = divmod(status, 4)
        self.actions.append(action)
        self.events.append((action, detail - 1))
        self._look()

    def move(self, action: int) -> "Move":
        """The move that an action stands for now."""
        if not 0 <= action < ACTIONS:
            raise IllegalAction(f"there is no action {action}: actions have the numbers 0 to {ACTIONS - 1}")
        return move_of(load(self.states, 0), action)

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may tell next, and how likely each is."""
        if self.awaited == chance_events.TOKEN_AWAITED:
            total = sum(self.unseen_tokens)
            return [(TILES + token, left / total) for token, left in enumerate(self.unseen_tokens) if left]
        tiles = self.unseen[self.uncovered[self.awaited]]
        likely = 1 / len(tiles)
        return [(tile, likely) for tile in tiles]

    def reveal(self, outcome: int) -> None:
        """Chance speaks; what it can't tell now is an IllegalAction."""
        if not self._may_be(outcome):
            raise IllegalAction(f"chance cannot tell {outcome} now")
        if outcome < TILES:
            _reveal_tile(self.states, 0, self.awaited, outcome)
            self.unseen[self.uncovered[self.awaited]].remove(outcome)
            self.uncovered[self.awaited] += 1
        else:
            _reveal_token(self.states, 0, outcome - TILES)
            self.unseen_tokens[outcome - TILES] -= 1
        self.events.append((outcome, OUTCOME))
        self._look()

    def game(self) -> "Game":
        """The game as far as chance has spoken."""
        known = Table(deal_of(load(self.states, 0), self.deal))
        known.actions = self.actions
        return known.game()

    def _may_be(self, outcome: int) -> bool:
        if not self.waits_for_chance:
            return False
        if self.awaited == chance_events.TOKEN_AWAITED:
            return TILES <= outcome < OUTCOMES and self.unseen_tokens[outcome - TILES] > 0
        return outcome in self.unseen[self.uncovered[self.awaited]]

    def _look(self) -> None:
        self.awaited: int = _awaited(self.states, 0)

    def __getstate__(self) -> dict[str, Any]:
        chance = {"unseen": [tiles[:] for tiles in self.unseen], "unseen_tokens": self.unseen_tokens[:]}
        return super().__getstate__() | chance | {"uncovered": self.uncovered[:], "events": self.events[:]}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        super().__setstate__(kept)
        self.unseen, self.unseen_tokens = kept["unseen"], kept["unseen_tokens"]
        self.uncovered, self.events = kept["uncovered"], kept["events"]
        self._look()
