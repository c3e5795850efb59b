"""The caller's language."""

from babylon.words import LANGUAGES, matched

ENGLISH = LANGUAGES[0]


def language(accept: str | None) -> str:
    """The best language for an `Accept-Language` header: the first of its tags that is spoken here."""
    tags = (part.partition(";")[0].strip() for part in (accept or "").split(","))
    return next((spoken for tag in tags if (spoken := matched(tag))), ENGLISH)
