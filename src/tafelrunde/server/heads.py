"""The heads of requests, as strangers send them: in good time, of bounded size, and read in time that grows with their size only."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

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


class HeadTooLarge(Exception):
    """The head of a request is longer than is read here."""


class Punctual(HttpToolsProtocol):
    """HTTP for clients that send short heads in good time. Others would hold a connection for ever, or fill the memory."""

    late: asyncio.TimerHandle | None = None
    """Runs while a head is awaited."""
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

    def connection_lost(self, exc: Exception | None) -> None:
        self.have_head()
        super().connection_lost(exc)
