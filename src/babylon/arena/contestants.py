"""Who plays: a bot by its name, and how long it may think.

`architect` thinks as long as it usually does, `architect@1.5` for a second and a half, `architect#400` tries its turns
out 400 times whatever the clock says: only then a game can be repeated exactly.
"""

import re
from dataclasses import dataclass

from babylon.bots import Bot, make
from babylon.pieces.errors import BadNotation

USUAL_SECONDS = 1.0
_SPELLING = re.compile(r"(?P<name>[^@#]+)(?:@(?P<seconds>\d+(?:\.\d+)?)|#(?P<tries>\d+))?")


@dataclass(frozen=True, slots=True)
class Contestant:
    """A bot and its limit."""

    name: str
    seconds: float | None = None
    tries: int | None = None

    def __str__(self) -> str:
        if self.tries is not None:
            return f"{self.name}#{self.tries}"
        return self.name if self.seconds is None else f"{self.name}@{self.seconds:g}"

    def bot(self) -> Bot:
        """The bot itself."""
        bot = make(self.name)
        if self.tries is not None:
            if not hasattr(bot, "tries"):
                raise BadNotation("no-tries", text=self.name)
            bot.tries = self.tries
        if self.seconds is not None and hasattr(bot, "seconds"):
            bot.seconds = self.seconds
        return bot

    def patience(self, bot: Bot) -> float:
        """The seconds that it may think about a turn."""
        if self.seconds is not None:
            return self.seconds
        usual: float = getattr(bot, "seconds", USUAL_SECONDS)
        return usual


def contestant(text: str) -> Contestant:
    """The contestant that a text names."""
    found = _SPELLING.fullmatch(text)
    if not found:
        raise BadNotation("bad-contestant", text=text)
    seconds, tries = found["seconds"], found["tries"]
    if tries is not None and int(tries) == 0:
        raise BadNotation("bad-contestant", text=text)
    return Contestant(found["name"], float(seconds) if seconds else None, int(tries) if tries else None)
