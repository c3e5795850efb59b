"""Everything said to people, in five languages, from the Fluent files under `locales/`."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, reduce
from typing import TYPE_CHECKING, Protocol, runtime_checkable

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "pl", "ja", "zh-Hans", "zh-Hant")
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


@cache
def bundle(lang: str) -> "FluentBundle":
    """All messages of a language."""
    # Reading messages takes longer than importing the whole game, so only what speaks pays for it.
    from importlib.resources import files  # noqa: PLC0415

    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    messages = FluentBundle([lang], use_isolating=False)
    for file in sorted(files("babylon").joinpath("locales", lang).iterdir(), key=lambda one: one.name):
        messages.add_resource(FluentResource(file.read_text("utf-8")))
    return messages


def say(message: str, lang: str = "en", **details: object) -> str:
    """A message in a language, its details filled in."""
    found = bundle(lang).get_message(message)
    assert found.value is not None, f"{message} has no text of its own"
    text, errors = bundle(lang).format_pattern(found.value, {name: _worded(v, lang) for name, v in details.items()})
    if errors:
        raise errors[0]
    return str(text)


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
