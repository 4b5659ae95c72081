"""HTTP as strangers speak it: heads come in good time, are bounded and read in time that grows with their size only; answers are read."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

Send = Callable[[dict[str, Any]], Awaitable[None]]
SLICE = 65_536
MOST_HEAD = 16_384
"""Bytes of the address and the headers of a request."""
TOO_LARGE = b'{"code":"too_long","text":"The head of this request is too long.","retry":0.0}'


def cookie_in(header: bytes, name: str) -> str:
    """The value of a cookie, empty if it is not there. Ours are plain words: no quotes, no escapes."""
    wanted = name.encode()
    for part in header.split(b";"):
        key, _, value = part.partition(b"=")
        if key.strip() == wanted:
            return value.strip().decode("latin-1")
    return ""


def in_slices(send: Send) -> Send:
    """Sends long bodies bit by bit, each when the one before is read: so they are done when they are gone, and not when they are queued."""

    async def bit_by_bit(message: dict[str, Any]) -> None:
        body = message.get("body", b"")
        for at in range(SLICE, len(body), SLICE):
            await send({**message, "body": body[at - SLICE : at], "more_body": True})
        if len(body) > SLICE:
            message = {**message, "body": body[(len(body) - 1) // SLICE * SLICE :]}
        await send(message)

    return bit_by_bit


class HeadTooLarge(Exception):
    """The head of a request is longer than is read here."""


class Punctual(HttpToolsProtocol):
    """HTTP for clients that send short heads and read answers in good time. Others would hold a connection for ever, or fill the memory."""

    late: asyncio.TimerHandle | None = None
    """Runs while a head is awaited."""
    stuck: asyncio.TimerHandle | None = None
    """Runs while the client does not read."""
    _head = 0
    _too_large = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.expect_head()

    def expect_head(self) -> None:
        self.have_head()
        self.late = self.loop.call_later(self.config.app.settings.slow_seconds, self.transport.abort)  # type: ignore[union-attr]

    def have_head(self) -> None:
        self._head = 0
        if self.late is not None:
            self.late.cancel()
            self.late = None

    def data_received(self, data: bytes) -> None:
        if self._too_large:
            return
        awaited = self._head if self.late is not None else -len(data)  # what ends another request is none of this head's
        super().data_received(data)
        if self.late is not None:
            self._head = awaited + len(data)
            if self._head > MOST_HEAD:
                self._too_large = True
                self.send_400_response("")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.expect_head()

    def on_headers_complete(self) -> None:
        self.have_head()
        if len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers) > MOST_HEAD:
            self._too_large = True
            raise HeadTooLarge
        super().on_headers_complete()

    def send_400_response(self, msg: str) -> None:
        if not self._too_large:
            super().send_400_response(msg)
            return
        kind = b"content-type: application/json\r\nconnection: close\r\ncontent-length: %d\r\n\r\n" % len(TOO_LARGE)
        self.transport.write(b"HTTP/1.1 431 Request Header Fields Too Large\r\n" + kind + TOO_LARGE)
        self.transport.close()

    def pause_writing(self) -> None:
        """The client has not read what it was sent: it has some time to go on."""
        super().pause_writing()
        if self.stuck is None:
            self.stuck = self.loop.call_later(self.config.app.settings.slow_seconds, self.transport.abort)  # type: ignore[union-attr]

    def resume_writing(self) -> None:
        super().resume_writing()
        self.reads()

    def reads(self) -> None:
        if self.stuck is not None:
            self.stuck.cancel()
            self.stuck = None

    def connection_lost(self, exc: Exception | None) -> None:
        self.have_head()
        self.reads()
        super().connection_lost(exc)
