"""Who sits where: people, and bots as opponents."""

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from babylon.cli.problems import CliProblem
from babylon.game import Game
from babylon.pieces.errors import IllegalMove

if TYPE_CHECKING:
    from babylon.bots import Bot

SECONDS = 5.0


@dataclass(frozen=True, slots=True)
class Seats:
    """The bots by their seats; everybody else is a person. Names are for the screen."""

    bots: "dict[int, Bot]"
    names: dict[int, str]
    rng: Random

    def play(self, game: Game) -> None:
        """Play the whole turn of the bot whose turn it is."""
        for move in self.bots[game.seat].turn(game.view(game.seat), SECONDS, self.rng):
            try:
                game.play(move)
            except IllegalMove as error:
                raise CliProblem("bot-illegal", name=self.names[game.seat], move=move, reason=error) from error


def seats_of(options: list[str], players: int, seed: int, lang: str) -> Seats:
    """The seats that options such as `gardener` (the next seat, from the second on) or `1=gardener` ask for."""
    names: dict[int, str] = {}
    for option in options:
        number, equals, name = option.partition("=")
        seat = _seat(number, players, option) if equals else _next_free(names, players, option)
        names[seat] = name if equals else option
    bots = {seat: _made(name) for seat, name in names.items()}
    return Seats(bots, {seat: _title(name, lang) for seat, name in names.items()}, Random(seed))


def _seat(number: str, players: int, option: str) -> int:
    if not number.isdigit() or not 1 <= int(number) <= players:
        raise CliProblem("bot-seat", value=option, most=players)
    return int(number) - 1


def _next_free(names: dict[int, str], players: int, option: str) -> int:
    free: list[int] = [seat for seat in (*range(1, players), 0) if seat not in names]
    if not free:
        raise CliProblem("bot-seat", value=option, most=players)
    return free[0]


def _made(name: str) -> "Bot":
    # Bots may compile their kernels, which people at one keyboard need not wait for.
    from babylon.bots import make  # noqa: PLC0415

    return make(name)


def _title(name: str, lang: str) -> str:
    from babylon.bots import LEVELS, NAMES, title  # noqa: PLC0415

    return title(name, lang) if name in (*NAMES, *LEVELS) else name
