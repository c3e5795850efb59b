"""Everything said to people, in five languages, from the Fluent files under `locales/`."""

from functools import cache
from typing import TYPE_CHECKING, Protocol, runtime_checkable

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "pl", "ja", "zh-Hans", "zh-Hant")


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
