"""Web Push against a push service of our own, which decrypts by the keys of a subscription that it made itself."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import http_ece
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from babylon.server.alerts.web_push import bytes_of, text_of
from tests.server.alerts.receivers import receiver
from tests.server.alerts.test_webhooks import AT_ONCE, play, settled
from tests.server.inside import frames
from tests.server.people.homes import home

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.alerts.receivers import Heard


@pytest.fixture
def light(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/babylon.db"


@dataclass
class Subscription:
    """What a browser makes for itself: a pair of keys, and a secret that it shares with the server."""

    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = field(default_factory=lambda: os.urandom(16))

    def told(self, endpoint: str, lang: str = "en") -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": text_of(point), "auth": text_of(self.auth)}
        return {"endpoint": endpoint, **keys, "label": "Phone", "lang": lang}

    def read(self, post: Heard) -> dict[str, Any]:
        """The message in a request: nobody else can read it."""
        assert post.headers["content-encoding"] == "aes128gcm"
        text = http_ece.decrypt(post.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return dict(json.loads(text))


def require_signed(post: Heard, key: str, endpoint: str) -> dict[str, Any]:
    """The claims of a request's signature, which is the server's (RFC 8292)."""
    scheme, _, rest = post.headers["authorization"].partition(" ")
    given = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, given["k"].rstrip("=")) == ("vapid", key)
    signed, _, signature = given["t"].rpartition(".")
    raw = bytes_of(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(key))
    point.verify(pair, signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims = dict(json.loads(base64.urlsafe_b64decode(signed.split(".")[1] + "==")))
    assert claims["aud"] == endpoint.rpartition("/")[0]
    assert time.time() < claims["exp"] <= time.time() + 86_400
    return claims


def test_a_guests_device_is_told_what_it_alone_can_read(light: str) -> None:
    async def story() -> None:
        async with home(light, contact="host@example.org", **AT_ONCE) as house, receiver() as service:
            guest, mine = house.browser(), Subscription()
            assert await guest.refused("POST", "/alerts/push", mine.told(service.url("/abc"))) == "no-guest"
            await guest.ask("POST", "/guest", {}, 204)
            told = await guest.ask("POST", "/alerts/push", mine.told(service.url("/abc"), "pl"), 201)
            assert [one["address"] for one in told["channels"]] == [f"127.0.0.1:{service.port}"]
            table = await guest.game()
            (post,) = await service.has(1)
            shown = mine.read(post)
            assert (shown["title"], shown["table"], shown["kind"]) == ("Twoja tura", table, "your-turn")
            assert set(shown) == {"kind", "table", "title", "body", "lang"}
            assert (post.path, post.headers["topic"]) == ("/abc", table)
            assert int(post.headers["ttl"]) > 0
            claims = require_signed(post, told["push_key"], service.url("/abc"))
            assert claims["sub"] == "mailto:host@example.org"

    asyncio.run(story())


def test_a_subscription_that_has_ended_is_forgotten(light: str) -> None:
    async def story() -> None:
        async with home(light, **AT_ONCE) as house, receiver("404 Not Found") as service:
            guest = house.browser()
            await guest.ask("POST", "/guest", {}, 204)
            await guest.ask("POST", "/alerts/push", Subscription().told(service.url()), 201)
            await guest.game()
            await service.has(1)
            while (await guest.ask("GET", "/alerts"))["channels"]:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.02)

    asyncio.run(story())


def test_who_looks_at_the_table_is_not_told_and_who_has_it_out_of_sight_is(light: str) -> None:
    async def story() -> None:
        async with home(light, **AT_ONCE) as house, receiver() as service:
            guest = house.browser()
            await guest.ask("POST", "/guest", {}, 204)
            await guest.ask("POST", "/alerts/push", Subscription().told(service.url()), 201)
            table = await guest.open_table(0, 1)
            cookie = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
            leave = asyncio.Event()
            path = f"/api/v1/tables/{table}/socket?wire=2"
            listening = asyncio.create_task(frames(house.app, path, cookie, 1000, leave))
            hub = house.app.state.service.hub
            while not hub.count():  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.01)
            for seat in (0, 1):
                await guest.ask("POST", f"/tables/{table}/seats/{seat}/ready", {})
            await settled(house, 1)
            assert service.heard == []
            (listener,) = hub._listeners[table]
            listener.hidden = True
            await play(guest, table)
            await service.has(1)
            leave.set()
            await listening

    asyncio.run(story())


def test_a_device_belongs_to_who_used_it_last_and_signing_out_ends_it(light: str) -> None:
    async def story() -> None:
        async with home(light, **AT_ONCE) as house, receiver() as service:
            ada, bo, mine = house.browser(), house.browser(), Subscription()
            await ada.become("Ada")
            await bo.become("Bo")
            await ada.ask("POST", "/alerts/push", mine.told(service.url()), 201)
            await bo.ask("POST", "/alerts/push", mine.told(service.url()), 201)
            assert (await ada.ask("GET", "/alerts"))["channels"] == []
            await ada.game()
            await bo.ask("POST", "/me/sign-out", {}, 204)
            assert (
                await house.app.state.service.store.ask(
                    lambda connection: connection.exec_driver_sql("SELECT count(*) FROM alert_channel").scalar()
                )
                == 0
            )
            assert service.heard == []

    asyncio.run(story())


def test_a_guests_devices_come_along_with_the_person(light: str) -> None:
    async def story() -> None:
        async with home(light, **AT_ONCE) as house, receiver() as service:
            guest = house.browser()
            await guest.ask("POST", "/guest", {}, 204)
            await guest.ask("POST", "/alerts/push", Subscription().told(service.url()), 201)
            await guest.become("Ada")
            assert len((await guest.ask("GET", "/alerts"))["channels"]) == 1
            await guest.game()
            await service.has(1)

    asyncio.run(story())


def test_what_is_no_key_is_refused(light: str) -> None:
    async def story() -> None:
        async with home(light, **AT_ONCE) as house:
            guest = house.browser()
            await guest.ask("POST", "/guest", {}, 204)
            body = {**Subscription().told("http://127.0.0.1:9/x"), "p256dh": "A" * 87}
            assert await guest.refused("POST", "/alerts/push", body) == "bad-request"

    asyncio.run(story())
