"""What goes wrong, for the one who can mend it: each error has a code, and its sentence in five languages."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from babylon.rules.refusal_codes import Refusal, section
from babylon.words import say


@dataclass(frozen=True)
class Reason:
    """Why a move is refused: the rule it breaks, and what one needs to know to play another."""

    code: Refusal
    details: dict[str, str | int]

    @property
    def section(self) -> str:
        """The section of the rules that is broken."""
        return section(self.code)

    @property
    def sentence(self) -> str:
        """The rule in English words."""
        return self.in_language("en")

    def in_language(self, lang: str) -> str:
        """The rule in words."""
        return say(f"refusal-{self.code}", lang, **self.details)


LONG, QUOTED = 400, 60  # letters: what is longer than any path is not read to its end


def _short(detail: object) -> object:
    """A detail that can be read: what is quoted may be a whole file."""
    return f"{detail[:QUOTED]}…" if isinstance(detail, str) and len(detail) > LONG else detail


class BabylonError(Exception):
    """An error with a code; `sentence(lang)` says in that language what is wrong and what to do."""

    kind = "error"

    def __init__(self, code: str, **details: object) -> None:
        super().__init__(code)
        self.code = code
        self.details = details

    def sentence(self, lang: str = "en") -> str:
        """What is wrong, in words."""
        return say(f"{self.kind}-{self.code}", lang, **{name: _short(value) for name, value in self.details.items()})

    def __str__(self) -> str:
        return self.sentence()


class IllegalMove(BabylonError):
    """A move that breaks a rule; the code says which."""

    kind = "refusal"

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.code.value, **reason.details)
        self.reason = reason

    def __reduce__(self) -> tuple[type["IllegalMove"], tuple[Reason]]:
        # Errors travel between processes, and this one is not made from its code alone.
        return IllegalMove, (self.reason,)


class BadNotation(BabylonError):
    """Text that means nothing: not a move, not an edition, not a seat."""

    kind = "notation"


class BadTiles(BabylonError):
    """A tile set that can't be the game's."""

    kind = "tiles"


class BadRecord(BabylonError):
    """A record that can't be read, with the place in the text."""

    kind = "record"

    def __init__(self, code: str, line: int, column: int, **details: object) -> None:
        super().__init__(code, line=line, column=column, **details)
        self.line = line
        self.column = column

    def __reduce__(self) -> tuple[Callable[..., "BadRecord"], tuple[object, ...]]:
        # As above: a record may be read in another process.
        return _bad_record, (self.code, self.details)

    def sentence(self, lang: str = "en") -> str:
        """Where it is wrong, and why."""
        where = say("record-where", lang, line=self.line, column=self.column)
        return f"{where} {super().sentence(lang)}"


def _bad_record(code: str, details: dict[str, Any]) -> BadRecord:
    return BadRecord(code, **details)
