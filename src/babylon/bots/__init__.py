"""Players made of code, from a beginner to the best we can build (docs/bots.md)."""

from babylon.bots.protocol import Bot
from babylon.bots.registry import LEVELS, NAMES, make, sentence, title

__all__ = ["LEVELS", "NAMES", "Bot", "make", "sentence", "title"]
