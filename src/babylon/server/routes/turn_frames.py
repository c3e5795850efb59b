"""Turns that come over a WebSocket: what HTTP would have answered, as a message."""

import time
from dataclasses import dataclass
from typing import Literal

from pydantic import BaseModel, TypeAdapter, ValidationError

from babylon.server.process.logs import log
from babylon.server.responses.problems import invalid, problem_json
from babylon.server.routes.replays import count
from babylon.server.routes.turns import played
from babylon.server.runtime.listeners import Listener
from babylon.server.runtime.messages import Message
from babylon.server.service import Service
from babylon.server.wire.base import IdempotencyKey
from babylon.server.wire.errors import Code, Problem, status_of
from babylon.server.wire.faults import DatabaseFault
from babylon.server.wire.json_text import ascii_text, dumped
from babylon.server.wire.messages import ClientMessage, PongMessage, SightMessage, TurnMessage

ROUTE = "/api/v1/tables/{table}/socket"
OK = 200

_FRAMES: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


class BadFrame(Exception):
    """A frame that is no message, or has no key by which it could be answered."""


class _Keyed(BaseModel):
    kind: Literal["turn"]
    key: IdempotencyKey


@dataclass(frozen=True, slots=True)
class Caller:
    """Who sends frames: known from the handshake on."""

    service: Service
    table: str
    holder: str | None
    client: str
    lang: str

    async def answer(self, frame: str, listener: Listener | None = None) -> Message | None:
        """What is said to a frame; None to a pong, and to who only tells whether they look."""
        began = time.perf_counter()
        try:
            message: ClientMessage | Invalid = _FRAMES.validate_json(frame)
        except ValidationError as error:
            message = Invalid(_key(frame), invalid(error.errors()))
        if isinstance(message, PongMessage):
            return None
        if isinstance(message, SightMessage):
            if listener is not None:
                listener.hidden = not message.visible
            return None
        answer = await self._answered(message)
        self._noted(answer, time.perf_counter() - began)
        return Message("answer", answer.text)

    async def _answered(self, message: "TurnMessage | Invalid") -> "Answer":
        try:
            # Counted like a request, whatever is in it.
            count(self.service, self.client)
            if isinstance(message, Invalid):
                return self._refusal(message.key, message.problem)
            self.service.whereabouts.saw(self.holder, self.client)
            done = await played(self.service, self.holder, self.table, message.key, message)
        except Problem as problem:
            return self._refusal(message.key, problem)
        except DatabaseFault as fault:
            return self._refusal(message.key, Problem(fault.code, fault=fault.fault))
        except Exception as error:  # noqa: BLE001 - the outermost edge of a frame, as there is one of a request
            log.error("broken", error, path=ROUTE)
            return self._refusal(message.key, Problem(Code.BROKEN))
        return Answer(message.key, OK, done.body)

    def _refusal(self, key: str, problem: Problem) -> "Answer":
        return Answer(key, status_of(problem.code), ascii_text(problem_json(problem, self.lang)))

    def _noted(self, answer: "Answer", seconds: float) -> None:
        self.service.metrics.answered("TURN", ROUTE, answer.status, seconds)
        if log.tells("info"):
            path = ROUTE.format(table=self.table)
            log.info("request", method="TURN", path=path, status=answer.status, ms=round(seconds * 1e3, 1))


@dataclass(frozen=True, slots=True)
class Invalid:
    """A turn that is not as it should be, but can be answered."""

    key: str
    problem: Problem


@dataclass(slots=True)
class Answer:
    """The answer to the turn with that key."""

    key: str
    status: int
    body: str

    def text(self) -> str:
        """As it is sent."""
        return f'{{"kind":"answer","key":{dumped(self.key)},"status":{self.status},"body":{self.body}}}'


def _key(frame: str) -> str:
    """The key of a frame that is not as it should be."""
    try:
        return _Keyed.model_validate_json(frame).key
    except ValidationError:
        raise BadFrame from None
