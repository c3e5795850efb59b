"""Reviews of finished games: what is asked for, how far it has come, what was found."""

from typing import Annotated

from pydantic import Field

from babylon.server.wire.base import CategoryWord, DepthWord, ReviewStateWord, Wire


class ReviewRequest(Wire):
    """How thoroughly."""

    depth: DepthWord


class Estimate(Wire):
    """A figure in points, and half its 95 % interval."""

    value: float
    error: float


class TurnReport(Wire):
    """A turn: what was played, the best one found, and what it cost in points of the margin."""

    turn: int
    seat: Annotated[int, Field(description="From 1, as the command line tells it.")]
    round: int
    played: list[str]
    best: list[str]
    cost: Estimate
    denied: Annotated[float, Field(description="The part of the cost that the best turn would have taken from others.")]
    gains: Annotated[list[Estimate], Field(description="What the best turn would have brought each seat by the end.")]
    lines: Annotated[list[dict[CategoryWord, float]], Field(description="… by lines of the pad.")]
    expected: Annotated[list[Estimate], Field(description="The points that each seat will have, as it looks then.")]
    lead: Annotated[list[Estimate], Field(description="How far each will be ahead of the mean of the others.")]
    luck: Annotated[list[Estimate], Field(description="What the turn revealed brought each seat.")]
    tile_luck: Annotated[list[Estimate], Field(description="The tile's share of it.")]
    token_luck: Annotated[list[Estimate], Field(description="The round token's share of it.")]


class SeatReport(Wire):
    """What a seat gave away, and what just happened to it."""

    seat: int
    points: int
    cost: Estimate
    luck: Estimate
    tile_luck: Estimate
    token_luck: Estimate


class Review(Wire):
    """What `babylon analyse --json` finds with the same settings."""

    start: list[Estimate]
    turns: list[TurnReport]
    seats: list[SeatReport]


class ReviewAnswer(Wire):
    """How far a review has come; `ahead` are those that were asked for earlier and are not done."""

    depth: DepthWord
    state: ReviewStateWord
    done: Annotated[int, Field(ge=0, description="Turns that have been looked at, and the position before the first.")]
    turns: Annotated[int, Field(ge=0)]
    ahead: Annotated[int, Field(ge=0)]
    review: Review | None
