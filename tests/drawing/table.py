"""Tables with chosen tokens, and rounds in which nobody builds."""

from collections.abc import Sequence
from dataclasses import replace

from babylon import Edition, Game, Token
from babylon.rules.setup import TOKENS_IN_PLAY


def table(tokens: Sequence[str] = (), *, players: int = 4, edition: str | Edition = "revised") -> Game:
    """A game whose first tokens are these; the others have no effect."""
    rest = ["none"] * (TOKENS_IN_PLAY[players] - len(tokens))
    deal = Game.deal(players=players, edition=edition, seed=3).dealing
    return Game(replace(deal, tokens=tuple(Token(token) for token in (*tokens, *rest))))


def idle_turn(game: Game) -> None:
    """A turn in which the first tile that can be had is dug and all is discarded."""
    game.play(game.legal_moves()[0])
    game.play("=-")


def idle_round(game: Game) -> None:
    """Such a turn of every seat."""
    for _ in range(game.players):
        idle_turn(game)
