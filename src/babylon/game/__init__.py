"""The typed face of the game: deal, play, take back, ask what is legal, why not, and what it scores."""

from babylon.game.game import Game, View

__all__ = ["Game", "View"]
