"""Webhooks: signed, in the form that the receiver understands."""

import hashlib
import hmac
import re

from babylon.server.alerts.notice import Notice
from babylon.server.store.alert_rows import ChannelRow
from babylon.server.wire.enums import HookForm
from babylon.server.wire.json_text import JsonObject, dumped

SIGNED = "v1"
_MARKS = re.compile(r"([\\*_~`|<>\[\]()#@])")


def body_of(notice: Notice, form: HookForm, lang: str) -> JsonObject:
    """What is sent: for programs all that an alert knows, for a chat a line with the link."""
    match form:
        case HookForm.DISCORD:
            # Names are shown as they are: no marks, no mentions.
            told = f"{_plain(notice.line(lang))} {notice.url}"
            return {"content": told, "allowed_mentions": {"parse": []}}
        case HookForm.MATRIX:
            return {"text": f"{_plain(notice.line(lang))} {notice.url}", "username": "Babylon"}
        case HookForm.JSON:
            return {
                "kind": notice.kind,
                "id": notice.id,
                "table": notice.table,
                "url": notice.url,
                "seat": notice.seat,
                "since": notice.turn / 1000,
                "deadline": notice.deadline,
                "round": notice.round,
                "others": list(notice.names),
                "text": notice.line(lang),
            }


def _plain(text: str) -> str:
    """Text that Markdown shows as it is written."""
    return _MARKS.sub(r"\\\1", text)


def headers_of(body: bytes, secret: str, notice: Notice, moment: int) -> dict[str, str]:
    """Who sends it, and when: the signature is over both the time and the body."""
    signature = hmac.digest(secret.encode(), f"{moment}.".encode() + body, hashlib.sha256).hex()
    return {
        "Content-Type": "application/json",
        "User-Agent": "Babylon",
        "Babylon-Id": notice.id,
        "Babylon-Timestamp": str(moment),
        "Babylon-Signature": f"{SIGNED}={signature}",
    }


def request_of(
    channel: ChannelRow, notice: Notice, form: HookForm, secret: str, moment: int
) -> tuple[dict[str, str], bytes]:
    """Headers and body of one alert."""
    body = dumped(body_of(notice, form, channel.lang)).encode()
    return headers_of(body, secret, notice, moment), body
