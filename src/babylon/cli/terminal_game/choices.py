"""What can be chosen next. Hundreds of placements become a few short questions: which tile, where, how it stands."""

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from babylon.cli.screen import incomes
from babylon.game import Game
from babylon.pieces.kinds import Phase, Source
from babylon.pieces.move import Dig, Move, Place, Remove
from babylon.pieces.tile import Tile
from babylon.render import move_sentence, tile_text
from babylon.rules.placing import price, supported_corners

if TYPE_CHECKING:
    from babylon.cli.console import Console


@dataclass(frozen=True, slots=True)
class Choice:
    """A numbered line, the moves that are still possible after it, and what else one may type to choose it."""

    label: str
    moves: list[Move]
    name: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    """A question and its answers."""

    text: str
    choices: list[Choice]

    def is_settled(self, trail: list[list[Move]]) -> bool:
        """Whether earlier answers leave only one; the first question of a turn is always asked."""
        return len(self.choices) == 1 and len(trail) > 1


def question(game: Game, moves: list[Move], console: "Console") -> Question:
    """The next question that tells these moves apart; one with a single answer when there is nothing to ask."""
    if not all(isinstance(move, Place) for move in moves) or len({move.source for move in _places(moves)}) > 1:
        return Question(console.say(f"cli-ask-{game.phase}"), _first_choices(game, moves, console))
    for text, key, choice in _STAGES:
        groups = _grouped(sorted(_places(moves), key=_highest_first), partial(key, game))
        if len(groups) > 1:
            return Question(console.say(text), [choice(game, group, console) for group in groups])
    # What is left looks the same whichever way it is turned.
    return Question("", [Choice("", moves[:1])])


def _highest_first(move: Place) -> tuple[int, int]:
    return -move.level, move.position.index


def _places(moves: Iterable[Move]) -> list[Place]:
    return [move for move in moves if isinstance(move, Place)]


def _grouped(moves: list[Place], key: Callable[[Place], Hashable]) -> list[list[Place]]:
    groups: dict[Hashable, list[Place]] = {}
    for move in moves:
        groups.setdefault(key(move), []).append(move)
    return list(groups.values())


def _first_choices(game: Game, moves: list[Move], console: "Console") -> list[Choice]:
    if game.phase is not Phase.BUILD:
        return [Choice(_stack_label(game, move), [move]) for move in moves]
    tiles = [
        Choice(_source_label(game, group, console), list(group))
        for group in _grouped(_places(moves), lambda move: move.source)
    ]
    others = [move for move in moves if not isinstance(move, Place)]
    return tiles + [Choice(_sentence_label(game, move, console), [move]) for move in others]


def _sentence_label(game: Game, move: Move, console: "Console") -> str:
    return f"{move_sentence(move, console.lang, discarded=game.discarded_by(move))}  {move}"


def _stack_label(game: Game, move: Move) -> str:
    assert isinstance(move, Dig | Remove)
    tile = game.quarry.stacks[move.stack.index].tile
    face = tile_text(tile) if tile else "?"
    income = incomes(game).get(move.stack)
    return f"{move} {face}" if income is None else f"{move} {face} +{income}"


def _source_label(game: Game, moves: list[Place], console: "Console") -> str:
    source = moves[0].source
    return f"{console.say(f'cli-place-{source}')}  {tile_text(tile_in_hand(game, source))}"


def tile_in_hand(game: Game, source: Source) -> Tile:
    """The dug or the stored tile of the seat whose turn it is."""
    garden = game.garden(game.seat)
    tile = garden.dug if source is Source.DUG else garden.stored
    assert tile is not None
    return tile


def pillars_to_pay(game: Game, move: Place) -> int:
    """Single pillars that a placement costs, two for each double that must be swapped for."""
    garden = game.state.gardens[game.seat]
    return price(garden, supported_corners(move.position.index, move.corner_number), move.level)


def _where(_: Game, move: Place) -> Hashable:
    return move.level, move.position


def _where_choice(game: Game, moves: list[Place], _: "Console") -> Choice:
    where = f"{moves[0].position}/{moves[0].level}"
    cheapest = min(pillars_to_pay(game, move) for move in moves)
    return Choice(f"{where} ({cheapest})", list(moves), where)


def _corner(_: Game, move: Place) -> Hashable:
    return move.open_corner


def _corner_choice(game: Game, moves: list[Place], console: "Console") -> Choice:
    cost = console.say("pillars-single", count=pillars_to_pay(game, moves[0]))
    corner = moves[0].open_corner or "none"
    label = console.say("with-aside", text=console.say("cli-corner", corner=corner), aside=cost)
    return Choice(label, list(moves), corner)


def _face(game: Game, move: Place) -> Hashable:
    return tile_in_hand(game, move.source).turned(move.turns)


def _face_choice(game: Game, moves: list[Place], console: "Console") -> Choice:
    face = tile_text(tile_in_hand(game, moves[0].source), moves[0].turns)
    # Turns that look alike are one choice.
    return Choice(f"{face}  {console.say('cli-turned', turns=moves[0].turns)}", list(moves[:1]))


_STAGES = (
    ("cli-ask-where", _where, _where_choice),
    ("cli-ask-corner", _corner, _corner_choice),
    ("cli-ask-turned", _face, _face_choice),
)
