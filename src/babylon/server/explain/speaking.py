"""The caller's language."""

from babylon.words import LANGUAGES

ENGLISH = LANGUAGES[0]


def language(accept: str | None) -> str:
    """The best language for an `Accept-Language` header: the first of its tags that is spoken here."""
    for part in (accept or "").split(","):
        tag = part.partition(";")[0].strip()
        for spoken in LANGUAGES:
            if tag.lower() == spoken.lower() or tag.lower().split("-")[0] == spoken.lower():
                return spoken
        if tag.lower().startswith("zh"):
            return "zh-Hant" if any(region in tag.upper() for region in ("TW", "HK", "MO", "HANT")) else "zh-Hans"
    return ENGLISH
