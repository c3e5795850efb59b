"""From a problem to an answer: every error of the API has the same shape."""

import math
from collections.abc import Sequence

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from pydantic_core import ErrorDetails
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response

from babylon.server.process.logs import log
from babylon.server.responses.bodies import json_response
from babylon.server.responses.languages import language
from babylon.server.wire.errors import Code, Problem, status_of
from babylon.server.wire.faults import DatabaseFault
from babylon.server.wire.json_text import JsonObject
from babylon.words import listed, say

_BY_STATUS = {404: Code.NOT_FOUND, 405: Code.METHOD_REFUSED, 413: Code.TOO_LARGE, 415: Code.NOT_JSON}
_CHOICES = {Code.UNKNOWN_BOT: "bots", Code.UNKNOWN_EDITION: "editions", Code.UNKNOWN_TILES: "tiles"}
_WAITS = {Code.BUSY: 1, Code.UNAVAILABLE: 2, Code.UNSETTLED: 2}


def problem_response(problem: Problem, headers: Headers) -> Response:
    """The answer to a refused request, in the caller's language."""
    body = problem_json(problem, language(headers.get("accept-language")))
    response = json_response(body, status_of(problem.code), ascii_only=True)
    if seconds := _seconds(problem):
        response.headers["Retry-After"] = str(seconds)
    return response


def problem_json(problem: Problem, lang: str) -> JsonObject:
    """The one shape of errors."""
    sentence = say(f"server-error-{problem.code}", lang, **_named(problem, lang))
    return {"error": {"code": problem.code, "sentence": sentence, "details": _worded(problem, lang)}}


def invalid(errors: Sequence[ErrorDetails]) -> Problem:
    """What is wrong with JSON that is not as it should be. The first part of each place says what it is a part of."""
    fields: list[JsonObject] = [
        {"path": ".".join(str(part) for part in one["loc"][1:]), "problem": one["msg"]} for one in errors[:20]
    ]
    code = Code.BAD_NAME if any(one["type"] == Code.BAD_NAME for one in errors) else Code.BAD_REQUEST
    return Problem(code, fields=fields)


def _named(problem: Problem, lang: str) -> dict[str, str | int]:
    """What sentences name: how many there may be, and what there is to choose from."""
    most, known = problem.details.get("most"), problem.details.get(_CHOICES.get(problem.code, ""))
    bound: dict[str, str | int] = {"most": most} if isinstance(most, int) else {}
    return {**bound, "known": listed(known, lang)} if isinstance(known, list) else bound


def _worded(problem: Problem, lang: str) -> JsonObject:
    details, reason = dict(problem.details), problem.reason
    if reason is not None:
        details |= {"refusal": reason.code, "section": reason.section, "sentence": reason.in_language(lang)}
    return details


def _seconds(problem: Problem) -> int:
    """How long to wait before asking again; 0 when that is of no use."""
    if problem.code is not Code.TOO_MANY:
        return _WAITS.get(problem.code, 0)
    seconds = problem.details["seconds"]
    assert isinstance(seconds, float)
    return math.ceil(seconds)


def install(app: FastAPI) -> None:
    """Answer every exception in the one shape."""
    app.add_exception_handler(Problem, _problem)
    app.add_exception_handler(DatabaseFault, _fault)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _broken)


async def _problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    return problem_response(error, request.headers)


async def _fault(request: Request, error: Exception) -> Response:
    # The log has one line about the fault, not one a request.
    assert isinstance(error, DatabaseFault)
    return problem_response(Problem(error.code, fault=error.fault), request.headers)


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return problem_response(invalid(error.errors()), request.headers)


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = _BY_STATUS.get(error.status_code, Code.BAD_REQUEST)
    response = problem_response(Problem(code), request.headers)
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


async def _broken(request: Request, error: Exception) -> Response:
    log.error("broken", error, path=request.url.path)
    return problem_response(Problem(Code.BROKEN), request.headers)
