"""What the server offers."""

from importlib.metadata import version
from typing import cast

from fastapi import APIRouter
from starlette.responses import Response

from babylon.game.as_json import edition_json
from babylon.pieces.edition import EDITIONS
from babylon.pieces.move import MOST_MOVES
from babylon.server.routes.events import MOST_WAIT
from babylon.server.routes.visitors import Asking, KnowsBots
from babylon.server.runtime.decisions import Done
from babylon.server.runtime.listeners import QUEUE
from babylon.server.tables.offers import CHOICES, PHRASES, broken_mixes
from babylon.server.tables.rule_versions import CURRENT
from babylon.server.wire.base import CHAT_LENGTH
from babylon.server.wire.info import Info
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
        "phrases": list(PHRASES),
        "limits": {"body_bytes": asking.service.config.body_bytes, **LIMITS},
    }
    return asking.reply(Done(dumped(body)))
