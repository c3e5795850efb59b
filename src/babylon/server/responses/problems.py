"""From a problem to an answer: every error of the API has the same shape."""

import math

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response

from babylon.server.process.logs import log
from babylon.server.responses.bodies import json_response
from babylon.server.responses.languages import language
from babylon.server.wire.errors import Code, Problem, status_of
from babylon.server.wire.json_text import JsonObject
from babylon.words import say

_BY_STATUS = {404: Code.NOT_FOUND, 405: Code.METHOD_REFUSED, 413: Code.TOO_LARGE, 415: Code.NOT_JSON}


def problem_response(problem: Problem, headers: Headers) -> Response:
    """The answer to a refused request, in the caller's language."""
    lang = language(headers.get("accept-language"))
    details = _worded(problem, lang)
    error: JsonObject = {
        "code": problem.code,
        "sentence": say(f"server-error-{problem.code}", lang),
        "details": details,
    }
    response = json_response({"error": error}, status_of(problem.code), ascii_only=True)
    if problem.code is Code.TOO_MANY:
        response.headers["Retry-After"] = str(_seconds(problem))
    return response


def _worded(problem: Problem, lang: str) -> JsonObject:
    details, reason = dict(problem.details), problem.reason
    if reason is not None:
        details |= {"refusal": reason.code, "section": reason.section, "sentence": reason.in_language(lang)}
    return details


def _seconds(problem: Problem) -> int:
    """How long to wait before asking again."""
    seconds = problem.details["seconds"]
    assert isinstance(seconds, float)
    return math.ceil(seconds)


def install(app: FastAPI) -> None:
    """Answer every exception in the one shape."""
    app.add_exception_handler(Problem, _problem)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _broken)


async def _problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    return problem_response(error, request.headers)


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    fields: list[JsonObject] = [
        {"path": ".".join(str(part) for part in one["loc"][1:]), "problem": one["msg"]} for one in error.errors()[:20]
    ]
    code = Code.BAD_NAME if any(one["type"] == Code.BAD_NAME for one in error.errors()) else Code.BAD_REQUEST
    return problem_response(Problem(code, fields=fields), request.headers)


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
