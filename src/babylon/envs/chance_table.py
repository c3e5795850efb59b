"""A game in which every tile and token is drawn when it becomes visible."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from babylon.compiled import load, machine_code
from babylon.envs.table import Table
from babylon.game import Game
from babylon.game.action_numbers import move_of
from babylon.pieces.kinds import TOKENS
from babylon.pieces.tile import IDS
from babylon.rules.actions import ACTIONS
from babylon.rules.state import UNKNOWN
from babylon.rules.tokens import UNKNOWN_TOKEN
from babylon.simulate import chance_events
from babylon.simulate.illegal_action import IllegalAction

if TYPE_CHECKING:
    from babylon.pieces.deal import Deal
    from babylon.pieces.move import Move
    from babylon.rules.state import GameState

_awaited, _reveal_tile = machine_code(chance_events.awaited), machine_code(chance_events.reveal_tile)
_reveal_token = machine_code(chance_events.reveal_token)
TILES = 48  # outcomes of chance below this are tiles, the others tokens
OUTCOMES = TILES + len(TOKENS)


class ChanceTable(Table):
    """A table that asks its player for the outcomes of chance: tile numbers, or 48 + a token's number."""

    def __init__(self, deal: "Deal") -> None:
        hidden = replace(deal, quarry=((None, None, None),) * 16, tokens=(None,) * len(deal.tokens))
        super().__init__(hidden)
        self.unseen = list(range(TILES))
        self.unseen_tokens = [deal.tiles.tokens.count(token) for token in TOKENS]
        self.told: list[str] = []
        self._look()

    def play(self, action: int) -> None:
        """Play a legal action; any other is an IllegalAction, which is a ValueError."""
        before = self._plain()
        super().play(action)
        word = str(move_of(before, action))
        self.told.append(word)
        self._look()

    def move(self, action: int) -> "Move":
        """The move that an action stands for now."""
        if not 0 <= action < ACTIONS:
            raise IllegalAction(f"there is no action {action}: actions have the numbers 0 to {ACTIONS - 1}")
        return move_of(self._plain(), action)

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may tell next, and how likely each is."""
        if self.awaited == chance_events.TOKEN_AWAITED:
            total = sum(self.unseen_tokens)
            return [(TILES + token, left / total) for token, left in enumerate(self.unseen_tokens) if left]
        layer = self._plain().height[self.awaited] - 1
        tiles = [tile for tile in self.unseen if tile // 16 == 2 - layer]
        return [(tile, 1 / len(tiles)) for tile in tiles]

    def reveal(self, outcome: int) -> None:
        """Chance speaks; what it can't tell now is an IllegalAction."""
        if self.awaited == chance_events.NOTHING_AWAITED or outcome not in (
            possible for possible, _ in self.outcomes()
        ):
            raise IllegalAction(f"chance cannot tell {outcome} now")
        if outcome < TILES:
            _reveal_tile(self.states, 0, self.awaited, outcome)
            self.unseen.remove(outcome)
        else:
            _reveal_token(self.states, 0, outcome - TILES)
            self.unseen_tokens[outcome - TILES] -= 1
        self.told.append(outcome_name(outcome))
        self._look()

    def game(self) -> Game:
        """The game as far as chance has spoken."""
        state = self._plain()
        tiles = [IDS[tile] if tile != UNKNOWN else None for tile in state.stack]
        quarry = tuple((tiles[3 * stack], tiles[3 * stack + 1], tiles[3 * stack + 2]) for stack in range(16))
        seen = [TOKENS[token] if token != UNKNOWN_TOKEN else None for token in state.tokens]
        known = Table(replace(self.deal, quarry=quarry, tokens=tuple(seen[: state.token_count])))
        known.actions = self.actions
        return known.game()

    def _look(self) -> None:
        self.awaited: int = _awaited(self.states, 0)
        self._seen: GameState | None = None

    def _plain(self) -> "GameState":
        if self._seen is None:
            self._seen = load(self.states, 0)
        return self._seen

    def __getstate__(self) -> dict[str, Any]:
        chance = {"unseen": self.unseen[:], "unseen_tokens": self.unseen_tokens[:], "told": self.told[:]}
        return super().__getstate__() | chance

    def __setstate__(self, kept: dict[str, Any]) -> None:
        super().__setstate__(kept)
        self.unseen, self.unseen_tokens, self.told = (kept[key] for key in ("unseen", "unseen_tokens", "told"))
        self._look()


def outcome_name(outcome: int) -> str:
    """What the record calls this tile or token."""
    if not 0 <= outcome < OUTCOMES:
        raise IllegalAction(f"there is no outcome {outcome}: outcomes have the numbers 0 to {OUTCOMES - 1}")
    return str(IDS[outcome]) if outcome < TILES else str(TOKENS[outcome - TILES])
