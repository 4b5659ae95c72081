"""The WebSocket under a connection.

Once somebody listens, what comes goes straight to him (`Listener.received`), and what he says straight to the transport: no queue, no
task, no event on the way. Everything but whole text frames (the handshake, frames in pieces, pings, closing, errors) takes uvicorn's
ordinary way.
"""

from __future__ import annotations

import math
import time
from typing import Any

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from tafelrunde.server.frames import owed_after
from tafelrunde.server.limits import Bucket
from tafelrunde.server.outbox import Listener

SLICE = 1024
PINGS = 5.0
"""A second, of one client; ten times as many at once."""
MOST_PIECES = 64
"""Frames of one message."""
EXTENSION = "tafelrunde.socket"
"""Where the application finds the socket in its scope."""


class Socket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, with a short way for the common case."""

    listener: Listener | None = None
    full = False
    """Whether the transport holds more than it should: the client does not read."""
    _read_paused = False
    _close_sent = False
    _owed = 0
    """Bytes still to come of the frame we are in; negative: we do not know, so nothing takes the short way."""
    _head = b""
    _rest = b""
    """What came while we were not to read on."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._pings = Bucket(PINGS, 10 * PINGS, self.loop.time())

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def attend(self, listener: Listener | None) -> None:
        """Whoever listens from now on is called by the transport itself; without him, uvicorn is."""
        self.listener = listener
        self.data_received = self.take_all if listener is None else listener.received  # type: ignore[method-assign]
        self.transport.set_protocol(self)
        self.tell_state()

    def tell_state(self) -> None:
        """Say to whoever listens what he must know with every frame: he is compiled, and does not ask us each time."""
        if self.listener is not None:
            self.listener.direct = not (self._owed or self._head or self._rest or self._read_paused or self._close_sent)
            self.listener.full = self.full
            self.listener.mute = self._close_sent

    @property
    def read_paused(self) -> bool:
        return self._read_paused

    @read_paused.setter
    def read_paused(self, paused: bool) -> None:
        self._read_paused = paused
        self.tell_state()

    @property
    def close_sent(self) -> bool:
        return self._close_sent

    @close_sent.setter
    def close_sent(self, sent: bool) -> None:
        self._close_sent = sent
        self.tell_state()

    def data_received(self, data: bytes) -> None:
        if self.handshake_complete:
            self.take_all(data)
            return
        if self.handshake_initiated:
            self._owed = -1
        super().data_received(data)

    def take_all(self, data: bytes) -> None:
        """The ordinary way."""
        if self._rest:
            self._rest += data
        else:
            self.take(data)

    def take(self, data: bytes) -> None:
        """Bit by bit: a thousand tiny frames must not all be read before the first is answered."""
        for at in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            if self.read_paused:
                self._rest = data[at:]
                break
            part = data[at : at + SLICE]
            self.follow(part)
            super().data_received(part)
        self.tell_state()

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        if self._rest and not self.read_paused:
            rest, self._rest = self._rest, b""
            self.take(rest)
        return message

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

    def send_keepalive_ping(self) -> None:
        """Who has just said something need not be asked whether he is there."""
        silent = time.monotonic() - self.listener.spoke if self.listener is not None else math.inf
        if self.ping_interval is not None and silent < self.ping_interval:
            self.ping_timer = self.loop.call_later(self.ping_interval - silent, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def handle_ping(self) -> None:
        """Answer, unless what was answered before has not been read. Nobody needs to ask often."""
        output = self.conn.data_to_send()
        if self._pings.take(self.loop.time()):
            self.transport.abort()
            return
        if not self.full:
            self.transport.write(b"".join(output))

    def handle_cont(self, event: Frame) -> None:
        """A further piece of a message. Pieces may be empty, so their number is bounded too."""
        if len(self.frames) >= MOST_PIECES:
            self.transport.abort()
            return
        super().handle_cont(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.full = True
        self.tell_state()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.full = False
        self.tell_state()
        if self.listener is not None:
            self.listener.send_now()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.listener is not None:
            self.listener.lost()


def socket_of(scope: Any) -> Socket:
    """The socket of a connection that this server has accepted."""
    found: Socket = scope["extensions"][EXTENSION]
    return found
