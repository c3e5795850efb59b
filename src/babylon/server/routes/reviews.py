"""Reviews of finished games."""

from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import Response

from babylon.server.routes.visitors import Asking
from babylon.server.runtime.decisions import Done
from babylon.server.runtime.reviews import Standing
from babylon.server.store.rows import StoredReview
from babylon.server.wire.base import DepthWord
from babylon.server.wire.enums import Depth, ReviewState
from babylon.server.wire.json_text import dumped
from babylon.server.wire.reviews import ReviewAnswer, ReviewRequest

router = APIRouter(prefix="/tables/{table}/review")


@router.get("", response_model=ReviewAnswer)
async def review(table: str, asking: Asking, depth: Annotated[DepthWord, Query()] = Depth.QUICK) -> Response:
    """How far the review of a finished game has come, and what was found."""
    live = await asking.service.tables.seen_by(table, asking.holder)
    return asking.reply(Done(_text(depth, await asking.service.reviews.standing(live, depth))))


@router.post("", response_model=ReviewAnswer)
async def ask_review(table: str, body: ReviewRequest, asking: Asking) -> Response:
    """Have a finished game reviewed, once for all who may see it."""
    service = asking.service
    live = await service.tables.seen_by(table, asking.holder)
    known = await service.reviews.standing(live, body.depth)
    if known.review is None:
        asking.limit(service.asked_reviews)
        # Whoever has no cookie is known by the address, which is not stored.
        known = await service.reviews.ask(live, body.depth, asking.holder or "")
    return asking.reply(Done(_text(body.depth, known)))


def _text(depth: Depth, standing: Standing) -> str:
    """The answer as JSON, put together from a stored text."""
    one = standing.review
    state = ReviewState.NONE if one is None else _state(one)
    head = dumped(
        {
            "depth": depth,
            "state": state,
            "done": 0 if one is None else one.done,
            "turns": 0 if one is None else one.turns,
            "ahead": standing.ahead,
        }
    )
    return f'{head[:-1]},"review":{(one and one.body) or "null"}}}'


def _state(one: StoredReview) -> ReviewState:
    return ReviewState.WORKING if one.body is None else ReviewState.DONE
