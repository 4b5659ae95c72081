"""The WebSocket under a connection.

A whole text frame goes straight to whoever listens, and what is said straight to the transport: no queue, no task, no event on the way.
Everything else (the handshake, frames in pieces, pings, closing, errors) takes uvicorn's ordinary way.
"""

from __future__ import annotations

from typing import Any

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from tafelrunde.server.frames import frame_of, owed_after, whole_text
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

    def data_received(self, data: bytes) -> None:
        if self._rest:
            self._rest += data
            return
        listener = self.listener
        if listener is not None and not (self._owed or self._head or self.read_paused or self.close_sent):
            text = whole_text(data)
            if text is not None and listener.heard(text):
                return
        if self.handshake_complete:
            self.take(data)
            return
        if self.handshake_initiated:
            self._owed = -1
        super().data_received(data)

    def take(self, data: bytes) -> None:
        """The ordinary way, bit by bit: a thousand tiny frames must not all be read before the first is answered."""
        for at in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            if self.read_paused:
                self._rest = data[at:]
                return
            part = data[at : at + SLICE]
            self.follow(part)
            super().data_received(part)

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

    def say(self, messages: list[bytes]) -> None:
        """Send encoded messages as one frame."""
        if self.close_sent or self.transport.is_closing():
            return
        self.transport.write(frame_of(messages))

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

    def resume_writing(self) -> None:
        super().resume_writing()
        self.full = False
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
