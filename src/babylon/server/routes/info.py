"""What the server offers."""

from importlib.metadata import version
from typing import cast

from fastapi import APIRouter, Request
from starlette.responses import Response

from babylon.game.as_json import edition_json
from babylon.pieces.edition import EDITIONS
from babylon.pieces.move import MOST_MOVES
from babylon.server.process.addresses import is_loopback
from babylon.server.process.ports import reachable
from babylon.server.routes.events import MOST_WAIT
from babylon.server.routes.visitors import Asking, KnowsBots
from babylon.server.runtime.decisions import Done
from babylon.server.runtime.listeners import QUEUE
from babylon.server.tables.offers import CHOICES, PHRASES, broken_mixes
from babylon.server.tables.rule_versions import CURRENT
from babylon.server.wire.base import CHAT_LENGTH
from babylon.server.wire.info import Addresses, Info
from babylon.server.wire.json_text import Json, JsonObject, dumped
from babylon.server.wire.names import NAME_LENGTH
from babylon.words import LANGUAGES

router = APIRouter()
LIMITS = {
    "name_length": NAME_LENGTH,
    "chat_length": CHAT_LENGTH,
    "moves": MOST_MOVES,
    "wait_seconds": int(MOST_WAIT),
    "queue": QUEUE,
}


@router.get("/info", response_model=Info, dependencies=[KnowsBots])
async def info(asking: Asking) -> Response:
    """Versions, and the choices for a new table."""
    offers = asking.service.tables.offers
    body: JsonObject = {
        "version": version("babylon-game"),
        "rules": CURRENT,
        "languages": list(LANGUAGES),
        "editions": cast("Json", [edition_json(one) for one in EDITIONS.values()]),
        "choices": {name: [str(one) for one in choice] for name, choice in CHOICES.items()},
        "broken": broken_mixes(),
        "lots": [name for name, printed in EDITIONS.items() if printed.draws_lots],
        "tiles": list(offers.tile_sets),
        "bots": list(offers.bots),
        "levels": list(offers.levels),
        "phrases": list(PHRASES),
        "limits": {"body_bytes": asking.service.config.body_bytes, **LIMITS},
    }
    return asking.reply(Done(dumped(body)))


@router.get("/addresses", response_model=Addresses)
async def addresses(request: Request, asking: Asking) -> Response:
    """Where others reach this server; nothing to whoever asks from elsewhere, who has come by such an address."""
    config, url = asking.service.config, request.url
    is_here = request.client is not None and is_loopback(request.client.host) and is_loopback(url.hostname or "")
    found = [config.public_url] if config.public_url else reachable(config.host, url.port or 80)
    return asking.reply(Done(dumped({"addresses": cast("Json", found if is_here else [])})))
