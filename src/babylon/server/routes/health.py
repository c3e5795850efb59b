"""What operators ask: is it up, is it ready, how is it doing, and how do requests come here."""

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from babylon.server.responses.languages import language
from babylon.server.routes.visitors import service_of
from babylon.server.store.store import Store
from babylon.server.wire.faults import Fault, Unavailable
from babylon.words import say

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def health() -> Response:
    """The process answers."""
    return PlainTextResponse("ok")


@router.get("/arrival")
async def arrival(request: Request) -> Response:
    """How the caller's own request came here: as whose, whether a proxy said so, and whether by https."""
    client = "" if request.client is None else request.client.host
    named = [one.strip() for header in request.headers.getlist("x-forwarded-for") for one in header.split(",")]
    told = {"client": client, "forwarded": client in named, "https": request.url.scheme == "https"}
    return JSONResponse(told, headers={"Cache-Control": "no-store"})


@router.get("/readyz")
async def ready(request: Request) -> Response:
    """The database can be read and written, and the server is not going away; else a code, and what is wrong."""
    service = service_of(request)
    fault = service.store.health.fault or await _tried(service.store)
    if fault is None:
        return PlainTextResponse("closing", 503) if service.hub.closing else PlainTextResponse("ready")
    words = say(f"server-fault-{fault}", language(request.headers.get("accept-language")))
    return PlainTextResponse(f"{fault}: {words}", 503)


async def _tried(store: Store) -> Fault | None:
    try:
        await store.is_up()
    except Unavailable as unavailable:
        return unavailable.fault
    return None


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Numbers for Prometheus."""
    service = service_of(request)
    of_all = service.metrics.of_all
    return PlainTextResponse(service.figures() if of_all is None else await of_all())
