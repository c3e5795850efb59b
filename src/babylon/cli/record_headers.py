"""Records that keep what their headers said when the game goes on."""

from dataclasses import replace

from babylon.cli.problems import CliProblem
from babylon.game import Game
from babylon.record import Record


def record_with_headers(
    game: Game, *, seed: int | None = None, names: str | None = None, notes: dict[str, str] | None = None
) -> Record:
    """The record of a game with its headers."""
    record = game.record()
    kept = {name: text for name, text in (notes or {}).items() if name != "Result"} | record.notes
    if seed is not None:
        kept["Seed"] = str(seed)
    if names is not None:
        kept["Names"] = ", ".join(names_of(names, game.players))
    return replace(record, notes=kept)


def names_of(text: str, players: int) -> tuple[str, ...]:
    """The names of all seats."""
    names = tuple(name.strip() for name in text.split(","))
    if len(names) != players or not all(names):
        raise CliProblem("name-count", value=text, players=players)
    return names
