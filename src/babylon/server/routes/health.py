"""What operators ask: is it up, is it ready, how is it doing."""

from fastapi import APIRouter, Request
from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import PlainTextResponse, Response

from babylon.server.routes.visitors import service_of

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def health() -> Response:
    """The process answers."""
    return PlainTextResponse("ok")


@router.get("/readyz")
async def ready(request: Request) -> Response:
    """The database answers and the server is not going away."""
    service = service_of(request)
    try:
        await service.store.is_up()
    except SQLAlchemyError:
        return PlainTextResponse("database", 503)
    return PlainTextResponse("closing", 503) if service.hub.closing else PlainTextResponse("ready")


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Numbers for Prometheus."""
    service = service_of(request)
    service.metrics.listeners.set(service.hub.count())
    service.metrics.tables.set(service.tables.count())
    service.metrics.bot_jobs.set(service.pool.waiting())
    return PlainTextResponse(service.metrics.text())
