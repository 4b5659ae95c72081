"""Who carries notices: Web Push, SMTP, webhooks. Addresses given by users never lead into private networks unless that is allowed."""

from __future__ import annotations

import asyncio
import base64
import ipaddress
import json
import re
import secrets
import socket
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from functools import partial
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import aiosmtplib
import http_ece
import httpx
import sqlalchemy as sa
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02, b64urlencode

from tafelrunde.server.database import META
from tafelrunde.server.failures import Failure
from tafelrunde.server.limits import Count
from tafelrunde.server.settings import Settings
from tafelrunde.server.store import Store

EMAIL = re.compile(r"[^\s@<>,;:\"()\[\]\\]{1,64}@[A-Za-z0-9.-]{1,250}\.[A-Za-z]{2,}")
KEY = "vapid"
TIMEOUT = 10.0
"""Seconds for one notice, from the first look at its address to the status of the answer."""
AT_ONCE = 8
"""Notices on their way to one machine."""
RESOLVERS = 8
REST = 30.0
LONGEST_REST = 6 * 3600.0
MOST_RESTING = 10_000
TTL = 12 * 3600


class Letter(NamedTuple):
    """What a notice says: one sentence, a line for each table, where to go."""

    head: str
    lines: list[str]
    link: str


def new_code() -> str:
    return secrets.token_hex(4)


def check_address(email: str) -> None:
    if email and not EMAIL.fullmatch(email):
        raise Failure("bad_address")


def check_webhook(address: str, settings: Settings) -> None:
    """https only, and a host; where it leads is checked when it is used."""
    if not address:
        return
    parts = split(address)
    schemes = ("https", "http") if settings.private_webhooks else ("https",)
    if parts is None or parts.scheme not in schemes or not parts.hostname or parts.username or parts.password:
        raise Failure("bad_address")


def split(address: str) -> Any:
    try:
        parts = urlsplit(address)
        _ = parts.port
    except ValueError:
        return None
    return parts


def check_status(status: int) -> None:
    if status >= 400:
        raise Failure("bad_address", f"answered {status}")


class Receivers:
    """Who could not be reached lately is left alone for a while, longer each time."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._failed: dict[str, tuple[int, float]] = {}

    def rests(self, who: str) -> bool:
        return who in self._failed and self._clock() < self._failed[who][1]

    def failed(self, who: str) -> None:
        times = self._failed.pop(who, (0, 0.0))[0] + 1
        if len(self._failed) >= MOST_RESTING:
            del self._failed[next(iter(self._failed))]
        self._failed[who] = (times, self._clock() + min(LONGEST_REST, REST * 2 ** min(times - 1, 20)))

    def good(self, who: str) -> None:
        self._failed.pop(who, None)


class Couriers:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.receivers = Receivers()
        self._at_once = Count(AT_ONCE)
        self._resolvers = ThreadPoolExecutor(RESOLVERS, "resolver")
        self._client: httpx.AsyncClient | None = None
        self._vapid: Vapid02 | None = None

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()
        self._resolvers.shutdown(wait=False, cancel_futures=True)

    async def mail(self, email: str, subject: str, text: str) -> None:
        settings = self.settings
        if not settings.smtp_host:
            return
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = settings.mail_from, email, subject
        message.set_content(text + "\n")
        await aiosmtplib.send(
            message,
            hostname=settings.smtp_host,
            port=settings.smtp_port,
            username=settings.smtp_user or None,
            password=settings.smtp_password or None,
            start_tls=bool(settings.smtp_tls),
            timeout=TIMEOUT,
        )

    async def hook(self, address: str, letter: Letter) -> None:
        """Discord understands `content`; others get the parts too."""
        text = "\n".join(letter.lines)[:1900]
        body = {"content": text, "head": letter.head, "link": letter.link, "allowed_mentions": {"parse": []}}
        check_status(await self.post(address, json.dumps(body).encode(), {"content-type": "application/json"}))

    async def push(self, endpoint: str, p256dh: str, auth: str, letter: Letter) -> bool:
        """False: the subscription is gone."""
        vapid = await self.vapid()
        if vapid is None:
            return True
        body = json.dumps({"head": letter.head, "text": "\n".join(letter.lines)[:1000], "link": letter.link}).encode()
        sealed = http_ece.encrypt(
            body,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=unpadded(p256dh),
            auth_secret=unpadded(auth),
            version="aes128gcm",
        )
        parts = urlsplit(endpoint)
        claims = {"sub": self.settings.push_contact, "aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + TTL}
        headers = {"content-type": "application/octet-stream", "content-encoding": "aes128gcm", "ttl": str(TTL), **vapid.sign(claims)}
        status = await self.post(endpoint, sealed, headers)
        if status in (404, 410):
            return False
        check_status(status)
        return True

    async def post(self, address: str, body: bytes, headers: dict[str, str]) -> int:
        """Send to an address a user gave; the status of the answer, of which nothing else is read."""
        host = urlsplit(address).netloc
        if self.receivers.rests(host):
            raise Failure("not_now")
        try:
            async with asyncio.timeout(TIMEOUT):
                status = await self._post(address, body, headers)
        except (OSError, httpx.HTTPError):  # a timeout is one of them
            self.receivers.failed(host)
            raise
        if status >= 500 or status == 429:
            self.receivers.failed(host)
        else:
            self.receivers.good(host)
        return status

    async def _post(self, address: str, body: bytes, headers: dict[str, str]) -> int:
        """The name is resolved once, checked, and that very address is used."""
        check_webhook(address, self.settings)
        parts = urlsplit(address)
        host = parts.hostname or ""
        port = parts.port or (443 if parts.scheme == "https" else 80)
        find = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        found = await asyncio.get_running_loop().run_in_executor(self._resolvers, find)
        numbers = [str(one[4][0]) for one in found]
        if not self.settings.private_webhooks and not all(ipaddress.ip_address(number).is_global for number in numbers):
            raise Failure("not_allowed")
        number = f"[{numbers[0]}]" if ":" in numbers[0] else numbers[0]
        target = parts._replace(netloc=f"{number}:{port}").geturl()
        if self._client is None:
            limits = httpx.Limits(max_connections=None, max_keepalive_connections=20)
            self._client = httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False, trust_env=False, limits=limits)
        given = {**headers, "host": parts.netloc}
        while not self._at_once.enter(numbers[0]):  # one machine does not take all the couriers
            await asyncio.sleep(0.05)
        try:
            sni = {"sni_hostname": host}
            async with self._client.stream("POST", target, content=body, headers=given, extensions=sni) as answer:
                return answer.status_code
        finally:
            self._at_once.leave(numbers[0])

    async def vapid(self) -> Vapid02 | None:
        """The server's key pair for Web Push, made once and kept in the database."""
        if not self.settings.push_contact:
            return None
        if self._vapid is None:
            self._vapid = Vapid02.from_raw((await self.store.write(own_key)).encode())
        return self._vapid

    async def public_key(self) -> str:
        vapid = await self.vapid()
        if vapid is None:
            return ""
        point = vapid.public_key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        return str(b64urlencode(point))


def own_key(connection: sa.Connection) -> str:
    """The private key as stored; a new one if there is none."""
    kept = connection.scalar(sa.select(META.c.value).where(META.c.key == KEY))
    if kept is None:
        number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
        kept = base64.urlsafe_b64encode(number.to_bytes(32, "big")).rstrip(b"=").decode()
        connection.execute(sa.insert(META).values(key=KEY, value=kept))
    return str(kept)


def unpadded(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise Failure("unreadable") from None
