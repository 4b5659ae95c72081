"""The WebSocket under a connection.

A whole text frame goes straight to whoever listens, and what is said straight to the transport: no queue, no task, no event on the way.
Everything else (the handshake, frames in pieces, pings, closing, errors) takes uvicorn's ordinary way.
"""

from __future__ import annotations

import asyncio
import time
from struct import pack
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

EXTENSION = "tafelrunde.socket"
"""Where the application finds the socket in its scope."""
MOST_PENDING = 1_000_000
"""Bytes a slow client may be behind; beyond that it gets the present state instead of everything in between."""
WHOLE_TEXT = 0x81
MASKED = 0x80


class Socket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, with a short way for the common case."""

    listener: Listener | None = None
    full = False
    """Whether the transport holds more than it should: the client does not read."""
    _owed = 0
    """Bytes still to come of the frame we are in; negative: we do not know, so nothing takes the short way."""
    _head = b""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        listener = self.listener
        if listener is not None and not (self._owed or self._head or self.read_paused or self.close_sent):
            text = whole_text(data)
            if text is not None and listener.heard(text):
                return
        if self.handshake_complete:
            self.follow(data)
        elif self.handshake_initiated:
            self._owed = -1
        super().data_received(data)

    def follow(self, data: bytes) -> None:
        """Keep track of where frames begin and end."""
        at = 0
        while at < len(data) and self._owed >= 0:
            if self._owed:
                step = min(self._owed, len(data) - at)
                self._owed -= step
                at += step
                continue
            self._head += data[at : at + 1]
            at += 1
            if (owed := owed_after(self._head)) is not None:
                self._owed, self._head = owed, b""

    def say(self, messages: list[bytes]) -> None:
        """Send encoded messages as one frame."""
        if self.close_sent or self.transport.is_closing():
            return
        text = b",".join(messages)
        size = len(text) + 2
        if size < 126:
            head = pack("!BB", WHOLE_TEXT, size)
        elif size < 65_536:
            head = pack("!BBH", WHOLE_TEXT, 126, size)
        else:
            head = pack("!BBQ", WHOLE_TEXT, 127, size)
        self.transport.write(b"%b[%b]" % (head, text))

    def pause_writing(self) -> None:
        super().pause_writing()
        self.full = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.full = False
        if self.listener is not None:
            self.listener.send_now()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.listener is not None:
            self.listener.lost()


def whole_text(data: bytes) -> bytes | None:
    """The text, if these bytes are exactly one masked text frame of at most 64 KB."""
    size = len(data)
    if size < 6 or data[0] != WHOLE_TEXT:
        return None
    length, start = data[1] - MASKED, 6
    if length == 126 and size >= 8:
        length, start = data[2] << 8 | data[3], 8
    if size != start + length:
        return None
    return apply_mask(data[start:], data[start - 4 : start])


def owed_after(head: bytes) -> int | None:
    """How many bytes follow the head of a frame; None if it is not complete."""
    if len(head) < 2:
        return None
    length = head[1] & 127
    wide = {126: 2, 127: 8}.get(length, 0)
    if len(head) < 2 + wide + (4 if head[1] & MASKED else 0):
        return None
    return int.from_bytes(head[2 : 2 + wide], "big") if wide else length


class Outbox:
    """Who has something to send. All are served together once in every round of the loop, each with one frame."""

    def __init__(self) -> None:
        self._ready: list[Listener] = []

    def add(self, one: Listener) -> None:
        if not self._ready:
            asyncio.get_running_loop().call_soon(self._send_all)
        self._ready.append(one)

    def _send_all(self) -> None:
        ready, self._ready = self._ready, []
        for one in ready:
            one.send_now()


class Listener:
    """Our end of a socket: what is on its way to the client. Nobody waits for a slow one."""

    def __init__(self, socket: Socket, outbox: Outbox) -> None:
        self.socket = socket
        self.stuck_since: float | None = None
        self._outbox = outbox
        self._pending: list[bytes] = []
        self._size = 0
        self._behind = False
        self._gone = False
        self._waiter: asyncio.Future[None] | None = None

    def heard(self, text: bytes) -> bool:
        """Take a message at once. False: it has to go the ordinary way, and nothing has happened."""
        raise NotImplementedError

    def present(self) -> list[bytes]:
        """All that somebody needs who has missed too much."""
        raise NotImplementedError

    def push(self, messages: list[bytes]) -> None:
        """Send these in one frame, soon."""
        if not self._pending:
            self._outbox.add(self)
        self._pending += messages
        for message in messages:
            self._size += len(message)

    def push_news(self, messages: list[bytes]) -> None:
        """Send what can also be told later as a whole: the state of the game."""
        if self._size > MOST_PENDING:
            self._behind = True
        if not self._behind:
            self.push(messages)

    def send_now(self) -> None:
        """Give to the transport what is pending, if the client reads."""
        while (self._pending or self._behind) and not self._gone:
            if self.socket.full:
                self.stuck_since = self.stuck_since or time.monotonic()
                return
            if not self._pending:
                self._behind = False
                self._pending = self.present()
            messages, self._pending, self._size = self._pending, [], 0
            self.socket.say(messages)
        self.stuck_since = None
        self.wake()

    def lost(self) -> None:
        """The connection has ended."""
        self._gone = True
        self._pending = []
        self.wake()

    def clogged(self) -> bool:
        """Whether this client is so far behind that it must read before it may say more."""
        return self._size > MOST_PENDING

    def give_up(self) -> None:
        """The client takes nothing any more: end the connection without waiting for it.

        Closing in good order would wait for what it does not read, perhaps for ever.
        """
        self.socket.transport.abort()

    async def flush(self) -> None:
        """Wait until everything is sent, or the client gone."""
        while self._pending and not self._gone:
            await self.change()

    async def change(self) -> None:
        """Wait until something has changed. Only the reader of the connection waits like this."""
        self._waiter = asyncio.get_running_loop().create_future()
        await self._waiter

    def wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)


def socket_of(scope: Any) -> Socket:
    """The socket of a connection that this server has accepted."""
    found: Socket = scope["extensions"][EXTENSION]
    return found
