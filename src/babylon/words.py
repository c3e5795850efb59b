"""Everything said to people, in five languages, from the Fluent files under `locales/`."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, reduce
from typing import Protocol, runtime_checkable

LANGUAGES = ("en", "pl", "ja", "zh-Hans", "zh-Hant")
# A name at the beginning of a line, and the lines that are further in: a message of a Fluent file.
_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=.*\n?(?:(?:[ \t].*)?\n|[ \t].*\Z)*", re.MULTILINE)
_TRADITIONAL = {"hant", "tw", "hk", "mo"}


def matched(tag: str) -> str | None:
    """The language that a tag such as `pl_PL.UTF-8` or `zh-TW` asks for, if it is one of ours."""
    parts = tag.replace("_", "-").partition(".")[0].partition("@")[0].lower().split("-")
    if parts[0] == "zh":
        return "zh-Hant" if _TRADITIONAL & set(parts) else "zh-Hans"
    # The POSIX locale speaks English.
    return "en" if parts[0] in ("c", "posix") else next((lang for lang in LANGUAGES if lang == parts[0]), None)


def language(explicit: str | None, environment: Mapping[str, str]) -> str:
    """The language to speak: the one asked for, else BABYLON_LANG, else the locale's, else English."""
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    wanted = (explicit or "", environment.get("BABYLON_LANG", ""), locale)
    return next((lang for tag in wanted if (lang := matched(tag))), "en")


@runtime_checkable
class Sentence(Protocol):
    """Something that can say itself in a language."""

    def sentence(self, lang: str = "en") -> str:
        """The thing in words."""


class Messages:
    """The messages of a language, each read when it is first said.

    Reading all of them takes longer than importing the whole game, and a server would stand still meanwhile. They can
    be read one by one because none refers to another: a test holds them to that.
    """

    def __init__(self, lang: str) -> None:
        from importlib.resources import files  # noqa: PLC0415 - only what speaks pays for these

        from fluent.runtime import FluentBundle  # noqa: PLC0415

        books = sorted(files("babylon").joinpath("locales", lang).iterdir(), key=lambda one: one.name)
        self._texts = {found[1]: found[0] for book in books for found in _MESSAGE.finditer(book.read_text("utf-8"))}
        self._read = FluentBundle([lang], use_isolating=False)

    @property
    def names(self) -> Iterable[str]:
        """What all messages are called."""
        return self._texts.keys()

    def said(self, message: str, details: Mapping[str, str | int]) -> str:
        """A message with its details filled in; an error when it needs others."""
        if not self._read.has_message(message):
            from fluent.runtime import FluentResource  # noqa: PLC0415 - as above

            self._read.add_resource(FluentResource(self._texts[message]))
        found = self._read.get_message(message)
        assert found.value is not None, f"{message} has no text of its own"
        text, errors = self._read.format_pattern(found.value, dict(details))
        if errors:
            raise errors[0]
        return str(text)


@cache
def messages(lang: str) -> Messages:
    """All messages of a language."""
    return Messages(lang)


def say(message: str, lang: str = "en", **details: object) -> str:
    """A message in a language, its details filled in."""
    return messages(lang).said(message, {name: _worded(detail, lang) for name, detail in details.items()})


def _worded(detail: object, lang: str) -> str | int:
    if isinstance(detail, Sentence):
        return detail.sentence(lang)
    return detail if isinstance(detail, int) else str(detail)


def listed(parts: Iterable[object], lang: str) -> str:
    """Parts one after another: "a, b, c"."""
    return _joined("list-next", parts, lang)


def together(parts: Iterable[object], lang: str) -> str:
    """Parts as one speaks of all of them: "a, b and c"."""
    *most, last = [str(part) for part in parts]
    return say("list-last", lang, list=listed(most, lang), item=last) if most else last


def beside(parts: Iterable[object], lang: str) -> str:
    """Things of different kinds in one line: "a · b"."""
    return _joined("list-beside", parts, lang)


def _joined(message: str, parts: Iterable[object], lang: str) -> str:
    words = [str(part) for part in parts]
    return reduce(lambda whole, part: say(message, lang, list=whole, item=part), words) if words else ""


@dataclass(frozen=True, slots=True)
class Listing:
    """Words to choose from, for a message whose language is not known yet."""

    parts: tuple[str, ...]

    def sentence(self, lang: str = "en") -> str:
        """The words one after another."""
        return listed(self.parts, lang)
