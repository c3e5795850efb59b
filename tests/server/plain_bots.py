"""Bots for tests: they play any legal turn."""

# ruff: noqa: ARG002 - a bot may ignore what it is told

import random
import threading
import time

from babylon.game import View
from babylon.pieces.kinds import Keep
from babylon.pieces.move import EndTurn, Move, Remove

NAMES = ("plain", "slow", "stubborn", "lost", "dead")


class Plain:
    """Plays at random, and builds when it can."""

    def turn(self, view: View, clock_seconds: float, rng: random.Random) -> list[Move]:
        game = view.game()
        moves: list[Move] = []
        while not moves or not isinstance(moves[-1], EndTurn | Remove):
            legal = game.legal_moves()
            move = rng.choice(legal)
            if len(moves) > 6:
                move = EndTurn(Keep.NONE)
            game.play(move)
            moves.append(move)
        return moves


class Slow(Plain):
    """Thinks for a second, unless it is hurried."""

    def __init__(self) -> None:
        self._hurried = threading.Event()

    def turn(self, view: View, clock_seconds: float, rng: random.Random) -> list[Move]:
        self._hurried.clear()
        self._hurried.wait(1)
        return super().turn(view, clock_seconds, rng)

    def hurry(self) -> None:
        self._hurried.set()


class Stubborn(Plain):
    """Thinks for a second, whatever it is told."""

    def turn(self, view: View, clock_seconds: float, rng: random.Random) -> list[Move]:
        time.sleep(1)
        return super().turn(view, clock_seconds, rng)


class Lost(Plain):
    """Thinks until its server is gone."""

    def turn(self, view: View, clock_seconds: float, rng: random.Random) -> list[Move]:
        time.sleep(3600)
        return super().turn(view, clock_seconds, rng)


class Dead(Plain):
    """Takes its worker down with it."""

    def turn(self, view: View, clock_seconds: float, rng: random.Random) -> list[Move]:
        raise SystemExit(1)


def make(name: str) -> Plain:
    return {"plain": Plain, "slow": Slow, "stubborn": Stubborn, "lost": Lost, "dead": Dead}[name]()
