"""Arrows and rings that a comment draws on the table."""

import re
from dataclasses import dataclass
from typing import TypeAlias

from babylon.pieces.kinds import FLOWERS, Flower
from babylon.pieces.spaces import SPACES, STACKS, Space, Stack


@dataclass(frozen=True, slots=True)
class GardenSpace:
    """A space of the garden that has this flower."""

    flower: Flower
    space: Space

    def __str__(self) -> str:
        return f"{self.flower}:{self.space}"


Target: TypeAlias = Stack | GardenSpace


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow from one place of the table to another."""

    start: Target
    end: Target

    def __str__(self) -> str:
        return f"[%arrow {self.start} {self.end}]"


@dataclass(frozen=True, slots=True)
class Ring:
    """A ring around a place."""

    target: Target

    def __str__(self) -> str:
        return f"[%ring {self.target}]"


Mark: TypeAlias = Arrow | Ring

# What begins a mark in a comment; all else there is words.
SIGN = "[%"
MARK = re.compile(r"\[%([^\]]*)\]?")
_BLANKS = re.compile("[\x00-\x20\x7f-\xa0\u2028\u2029\ufeff]+")


def plain_note(text: str) -> str:
    """A text as a comment can hold it: one blank between words, no braces and nothing that looks like a mark."""
    tamed = text.replace("{", "(").replace("}", ")").replace(SIGN, "[ %")
    return _BLANKS.sub(" ", tamed).strip(" ")


def parse_mark(text: str, seats: tuple[Flower, ...]) -> Mark | None:
    """The mark that is spelled so, from its bracket to its bracket; None for none."""
    words = text.removeprefix(SIGN).removesuffix("]").split(" ")
    targets = [target for word in words[1:] if (target := _target(word, seats))]
    if len(targets) != len(words) - 1 or not text.endswith("]"):
        return None
    if words[0] == "ring" and len(targets) == 1:
        return Ring(targets[0])
    if words[0] == "arrow" and len(targets) == 2 and targets[0] != targets[1]:
        return Arrow(targets[0], targets[1])
    return None


def _target(word: str, seats: tuple[Flower, ...]) -> Target | None:
    if word in STACKS:
        return STACKS[word]
    flower, _, space = word.partition(":")
    if flower in FLOWERS and flower in seats and space in SPACES:
        return GardenSpace(Flower(flower), SPACES[space])
    return None
