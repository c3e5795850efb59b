"""Signing in: by a passkey, or by a recovery code."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from babylon.server.people.identity import Purpose
from babylon.server.people.passkeys import MILLISECONDS
from babylon.server.routes.people import answered, me_of, signed_in, site_for
from babylon.server.routes.visitors import Asking, Visitor
from babylon.server.store.people_rows import PersonRow
from babylon.server.wire import people as p
from babylon.server.wire import requests as r

router = APIRouter(prefix="/sign-in")


@router.post("/options", response_model=p.SignInOptions)
async def begin(request: Request, asking: Asking, _body: r.Nothing | None = None) -> Response:
    """Ask for what a passkey has to sign."""
    asking.limit(asking.service.sign_ins)
    site = site_for(asking, request)
    asked = await asking.service.identity.ask(Purpose.SIGN_IN, person="")
    told = p.SignInOptions(challenge=asked.challenge, domain=site.domain, milliseconds=MILLISECONDS)
    return answered(asking, told)


@router.post("", response_model=p.SignedInAnswer)
async def by_passkey(body: p.SignIn, request: Request, asking: Asking) -> Response:
    """Sign in by a passkey."""
    asking.limit(asking.service.sign_ins)
    person = await asking.service.identity.sign_in(body, site_for(asking, request))
    return await _welcome(asking, request, person, body)


@router.post("/code", response_model=p.SignedInAnswer)
async def by_code(body: p.SignInByCode, request: Request, asking: Asking) -> Response:
    """Sign in by a recovery code, which is used up by it."""
    asking.limit(asking.service.sign_ins)
    person = await asking.service.identity.sign_in_by_code(body.code)
    return await _welcome(asking, request, person, body)


async def _welcome(asking: Visitor, request: Request, person: PersonRow, body: p.SignIn | p.SignInByCode) -> Response:
    signed, brought = await signed_in(asking, request, person, body.label, bring=body.bring)
    return answered(signed, p.SignedInAnswer(me=await me_of(signed, request), brought=brought))
