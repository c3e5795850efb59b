"""What people may be called: something that can be seen, and that changes nothing around it."""

import unicodedata

from pydantic_core import PydanticCustomError

BAD_NAME = "bad-name"
NAME_LENGTH = 40
MOST_MARKS = 4
# Invisible though they count as letters, marks or symbols.
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U0001d159")
_UNSEEN = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}
JOINERS = "\u200c\u200d"
# What emoji are joined from, and letters of scripts that join; wide ones never do.
_BEFORE_JOINER, _AFTER_JOINER = {"So", "Sk", "Lo", "Mn", "Mc"}, {"So", "Lo"}


def shown_name(text: str) -> str:
    """`text` trimmed and composed; refused when it looks blank, controls or reverses what stands around it."""
    tidy = unicodedata.normalize("NFC", text).strip()
    if len(tidy) > NAME_LENGTH:
        # Some letters are longer in their composed form.
        raise PydanticCustomError("string_too_long", "must have at most 40 characters")
    if not _is_seen(tidy) or _has_unseen(tidy) or _is_piled_up(tidy):
        raise PydanticCustomError(BAD_NAME, "must be something that can be seen, without control characters")
    return tidy


def _is_seen(text: str) -> bool:
    """Whether it begins with something that is there by itself, rather than with a mark on nothing."""
    return bool(text) and unicodedata.category(text[0])[0] in "LNPS"


def _has_unseen(text: str) -> bool:
    around = zip(f" {text}", text, f"{text[1:]} ", strict=False)
    return any(_is_unseen(one) and not _joins(before, one, after) for before, one, after in around)


def _is_unseen(one: str) -> bool:
    return one in _BLANK or unicodedata.category(one) in _UNSEEN


def _joins(before: str, one: str, after: str) -> bool:
    """Whether it is a joiner between two things that are written joined."""
    category = unicodedata.category
    if one not in JOINERS or _is_wide_letter(before) or _is_wide_letter(after):
        return False
    return category(before) in _BEFORE_JOINER and category(after) in _AFTER_JOINER


def _is_wide_letter(one: str) -> bool:
    return unicodedata.category(one) == "Lo" and unicodedata.east_asian_width(one) == "W"


def _is_piled_up(text: str) -> bool:
    """Whether so many marks stand on one letter that they reach into other lines."""
    marks = 0
    for one in text:
        marks = marks + 1 if unicodedata.category(one) in {"Mn", "Me"} else 0
        if marks > MOST_MARKS:
            return True
    return False
