"""A game that chance deals before it begins, as people do: what lies under a tile is there, and nobody knows it."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from babylon.compiled import as_bytes, from_bytes, load, machine_code, numbers, save
from babylon.envs.event_names import TILES, name_of, outcome_name
from babylon.envs.table import Table
from babylon.game.setup import laid_out
from babylon.pieces.kinds import TOKENS
from babylon.pieces.tile import IDS
from babylon.rules.quarry import LAYERS, QUARRY
from babylon.simulate import batch_steps, chance_events, worlds
from babylon.simulate.illegal_action import IllegalAction

if TYPE_CHECKING:
    from babylon.envs.event_names import Event
    from babylon.pieces.deal import Deal

_advance, _draw_worlds = machine_code(chance_events.advance_told), machine_code(worlds.draw_worlds)


class HiddenTable(Table):
    """A table that first asks for its deal: the tile of every place of the quarry, from A1's lowest on, then tokens.

    An outcome is a tile's number, or 48 + a token's.
    """

    def __init__(self, deal: "Deal") -> None:
        super().__init__(deal)
        self.dealt: list[int] = []  # the outcomes of chance so far
        self.events: list[Event] = []

    @property
    def waits_for_chance(self) -> bool:
        """Whether something is to be dealt before anybody plays."""
        return not self.is_dealt

    @property
    def is_dealt(self) -> bool:
        """Whether chance has said all it has to say."""
        return len(self.dealt) == TILES + len(self.deal.tokens)

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may deal next, and how likely each is."""
        if len(self.dealt) >= TILES:
            dealt = [outcome - TILES for outcome in self.dealt[TILES:]]
            left = [self.deal.tiles.tokens.count(token) - dealt.count(kind) for kind, token in enumerate(TOKENS)]
            return [(TILES + kind, count / sum(left)) for kind, count in enumerate(left) if count]
        first = QUARRY * (LAYERS - 1 - len(self.dealt) % LAYERS)
        tiles = sorted({*range(first, first + QUARRY)} - {*self.dealt})
        return [(tile, 1 / len(tiles)) for tile in tiles]

    def reveal(self, outcome: int) -> None:
        """Chance deals; what it can't deal now is an IllegalAction."""
        if self.is_dealt or outcome not in (possible for possible, _ in self.outcomes()):
            raise IllegalAction(f"chance cannot tell {outcome} now")
        self.dealt.append(outcome)
        if self.is_dealt:
            self._lay_out()

    def play(self, action: int) -> None:
        """Play a legal action; any other is an IllegalAction, which is a ValueError."""
        status = _advance(self.states, 0, action, *self._buffers)
        if status == batch_steps.ILLEGAL:
            self._refuse(action)
        detail, status = divmod(status, chance_events.STATUSES)
        self.phase, self.seat = divmod(status, 4)
        self.actions.append(action)
        self.events.append((action, detail - 1))

    def another_deal(self, seed: int) -> list[int]:
        """The outcomes of chance in another world that looks the same to all seats: each as likely as it is to them."""
        states = from_bytes(self.deal.players, as_bytes(self.states))
        _draw_worlds(states, 0, 1, numbers_of([1]), seed, numbers(1), numbers(worlds.ROOM))
        world = load(states, 0)
        return [*world.stack, *(TILES + token for token in world.tokens[: world.token_count])]

    def seen(self) -> str:
        """All that a seat has seen: what was played, and what lies open or has lain open."""
        if not self.is_dealt:
            return ""
        state = load(self.states, 0)
        places = [
            IDS[tile] if number % LAYERS >= state.height[number // LAYERS] - 1 else "?"
            for number, tile in enumerate(state.stack)
        ]
        tokens = [str(TOKENS[token]) for token in state.tokens[: state.round]]
        return " ".join([*places, *tokens, *map(name_of, self.events)])

    def told(self) -> str:
        """All that has been dealt and played."""
        return " ".join(
            [*(outcome_name(outcome) for outcome in self.dealt), *(name_of(event) for event in self.events)]
        )

    def _lay_out(self) -> None:
        tiles, tokens = [IDS[tile] for tile in self.dealt[:TILES]], self.dealt[TILES:]
        quarry = tuple((tiles[first], tiles[first + 1], tiles[first + 2]) for first in range(0, TILES, LAYERS))
        self.deal = replace(self.deal, quarry=quarry, tokens=tuple(TOKENS[token - TILES] for token in tokens))
        save(self.states, 0, laid_out(self.deal))

    def __getstate__(self) -> dict[str, Any]:
        return super().__getstate__() | {"dealt": self.dealt[:], "events": self.events[:]}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        super().__setstate__(kept)
        self.dealt, self.events = kept["dealt"], kept["events"]


def numbers_of(values: list[int]) -> list[int]:
    """The same numbers as kernels take them."""
    row = numbers(len(values))
    for place, value in enumerate(values):
        row[place] = value
    return row
