"""The strict base of all wire models, and the small types they share."""

import re
import unicodedata
from typing import Annotated

from pydantic import AfterValidator, BaseModel, ConfigDict, Field
from pydantic.types import Strict

from babylon.days.kinds import Form, Medal
from babylon.pieces.edition import Belvederes, Gap, Highest, Overlap
from babylon.pieces.kinds import Discarded, Flower, ItemKind, Keep, Material, Phase, Source, Support, Symbol, Token
from babylon.pieces.move import MOST_MOVES
from babylon.pieces.score import Category
from babylon.pieces.spaces import Corner
from babylon.server.config import BotsOn
from babylon.server.wire.enums import (
    Access,
    Audience,
    Border,
    Channel,
    ChatRule,
    Depth,
    EndReason,
    FirstPlayer,
    Format,
    HookForm,
    IncomeKind,
    OnTimeout,
    OutReason,
    Pace,
    Pause,
    PoolClock,
    ReviewState,
    SeatKind,
    Side,
    Stage,
    Status,
    TakeoverReason,
)
from babylon.server.wire.names import NAME_LENGTH, shown_name
from babylon.words import LANGUAGES

CHAT_LENGTH = 300
# What turns the direction of all that follows. Mere marks of direction do not, and some keyboards write them.
_TURNS = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})


class Wire(BaseModel):
    """A frozen model that refuses unknown fields and wrong types."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


def one_line(text: str) -> str:
    """`text` trimmed and composed; refused when it is blank, has control characters or turns its direction."""
    tidy = unicodedata.normalize("NFC", text).strip()
    if not tidy:
        raise ValueError("must not be blank")
    if any(unicodedata.category(character) in {"Cc", "Cs", "Zl", "Zp"} for character in tidy):
        raise ValueError("must not have control characters")
    if any(unicodedata.bidirectional(character) in _TURNS for character in tidy):
        raise ValueError("must not turn the direction of writing")
    return tidy


def hexadecimal(text: str) -> str:
    """`text`, refused unless it is whole bytes in lower-case hexadecimal."""
    if not re.fullmatch(r"([0-9a-f]{2})*", text):
        raise ValueError("must be bytes in lower-case hexadecimal")
    return text


def spoken(lang: str) -> str:
    """`lang`, refused unless it is spoken here."""
    if lang not in LANGUAGES:
        raise ValueError(f"must be one of {', '.join(LANGUAGES)}")
    return lang


Language = Annotated[
    str, Field(json_schema_extra={"enum": [*LANGUAGES]}, description="A language."), AfterValidator(spoken)
]
Name = Annotated[
    str,
    Field(min_length=1, max_length=NAME_LENGTH, examples=["Ada"], description="A name that others see."),
    AfterValidator(shown_name),
]
ChatText = Annotated[
    str, Field(min_length=1, max_length=CHAT_LENGTH, description="What is said, on one line."), AfterValidator(one_line)
]
Entropy = Annotated[
    str,
    Field(max_length=128, examples=["6f1d"], description="Randomness for the deal, as bytes in hexadecimal."),
    AfterValidator(hexadecimal),
]
SeatNumber = Annotated[int, Field(ge=0, le=3, examples=[0], description="A seat, from 0 in the order of play.")]
Seq = Annotated[int, Field(ge=0, le=2**31 - 1, examples=[16], description="The number of an event.")]
Instant = Annotated[float, Field(description="Seconds since 1970, UTC.", examples=[1790000000.5])]
Key = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$", description="The key of a link.")]
IdempotencyKey = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[!-~]+$", examples=["turn-17"])]
MoveToken = Annotated[
    str, Field(min_length=1, max_length=24, examples=["dc4/1>2-ne"], description="A move, as records write it.")
]
Moves = Annotated[
    list[MoveToken],
    Field(max_length=MOST_MOVES, examples=[["B2", "dc4/1>2-ne", "=s"]], description="Moves, as records write them."),
]
BotName = Annotated[
    str,
    Field(
        min_length=1,
        max_length=40,
        pattern=r"^[a-z][a-z0-9-]*$",
        examples=["mason"],
        description="A bot of the server.",
    ),
]

# JSON has no enums: their values are accepted from all that is not a member already.
_Word = Strict(False)
FlowerWord = Annotated[Flower, _Word]
SymbolWord = Annotated[Symbol, _Word]
MaterialWord = Annotated[Material, _Word]
CornerWord = Annotated[Corner, _Word]
SupportWord = Annotated[Support, _Word]
SourceWord = Annotated[Source, _Word]
KeepWord = Annotated[Keep, _Word]
DiscardedWord = Annotated[Discarded, _Word]
PhaseWord = Annotated[Phase, _Word]
TokenWord = Annotated[Token, _Word]
ItemWord = Annotated[ItemKind, _Word]
CategoryWord = Annotated[Category, _Word]
HighestWord = Annotated[Highest, _Word]
OverlapWord = Annotated[Overlap, _Word]
GapWord = Annotated[Gap, _Word]
BelvederesWord = Annotated[Belvederes, _Word]
StatusWord = Annotated[Status, _Word]
AccessWord = Annotated[Access, _Word]
BotsOnWord = Annotated[BotsOn, _Word]
FirstWord = Annotated[FirstPlayer, _Word]
ChatWord = Annotated[ChatRule, _Word]
TimeoutWord = Annotated[OnTimeout, _Word]
SeatWord = Annotated[SeatKind, _Word]
IncomeWord = Annotated[IncomeKind, _Word]
SideWord = Annotated[Side, _Word]
BorderWord = Annotated[Border, _Word]
OutWord = Annotated[OutReason, _Word]
EndWord = Annotated[EndReason, _Word]
TakeoverWord = Annotated[TakeoverReason, _Word]
PauseWord = Annotated[Pause, _Word]
DepthWord = Annotated[Depth, _Word]
ReviewStateWord = Annotated[ReviewState, _Word]
FormWord = Annotated[Form, _Word]
MedalWord = Annotated[Medal, _Word]
AudienceWord = Annotated[Audience, _Word]
ChannelWord = Annotated[Channel, _Word]
PaceWord = Annotated[Pace, _Word]
HookFormWord = Annotated[HookForm, _Word]
FormatWord = Annotated[Format, _Word]
StageWord = Annotated[Stage, _Word]
PoolClockWord = Annotated[PoolClock, _Word]
