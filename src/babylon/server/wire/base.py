"""The strict base of all wire models, and the small types they share."""

import re
import unicodedata
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

MOST_MOVES = 80
NAME_LENGTH = 40
CHAT_LENGTH = 300


class Wire(BaseModel):
    """A frozen model that refuses unknown fields and wrong types."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


def one_line(text: str) -> str:
    """`text` trimmed and in its composed form, refused when it has control characters or nothing to see."""
    tidy = unicodedata.normalize("NFC", text).strip()
    if not tidy:
        raise ValueError("must not be blank")
    if any(unicodedata.category(character) in {"Cc", "Cs", "Zl", "Zp"} for character in tidy):
        raise ValueError("must not have control characters")
    return tidy


def hexadecimal(text: str) -> str:
    """`text`, refused unless it is whole bytes in lower-case hexadecimal."""
    if not re.fullmatch(r"([0-9a-f]{2})*", text):
        raise ValueError("must be bytes in lower-case hexadecimal")
    return text


Name = Annotated[str, Field(min_length=1, max_length=NAME_LENGTH, examples=["Ada"]), AfterValidator(one_line)]
ChatText = Annotated[str, Field(min_length=1, max_length=CHAT_LENGTH), AfterValidator(one_line)]
Entropy = Annotated[str, Field(max_length=128, examples=["6f1d"]), AfterValidator(hexadecimal)]
SeatNumber = Annotated[int, Field(ge=0, le=3, examples=[0])]
Seq = Annotated[int, Field(ge=0, le=2**31 - 1, examples=[16])]
Instant = Annotated[float, Field(description="Seconds since 1970, UTC.", examples=[1790000000.5])]
Key = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Token = Annotated[str, Field(min_length=1, max_length=24, examples=["dc4/1>2-ne"])]
Moves = Annotated[list[Token], Field(max_length=MOST_MOVES, examples=[["B2", "dc4/1>2-ne", "=s"]])]
BotName = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[a-z][a-z0-9-]*$", examples=["mason"])]

FlowerWord = Literal["white", "pink", "blue", "yellow"]
SymbolWord = Literal["statue", "fountain", "bridge", "stairway"]
MaterialWord = Literal["clay", "granite", "basalt", "start"]
CornerWord = Literal["nw", "ne", "se", "sw"]
SupportWord = Literal["single", "double", "statue", "open"]
KeepWord = Literal["dug", "stored", "none"]
PhaseWord = Literal["remove", "dig", "build", "over"]
TokenWord = Literal[
    "none", "extra-single", "extra-double", "change-symbol", "fill-blank", "double-flower", "fewer-pillars"
]
