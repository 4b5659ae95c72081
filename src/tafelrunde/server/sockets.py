"""The WebSocket under a connection.

A whole text frame goes straight to whoever listens, and what is said straight to the transport: no queue, no task, no event on the way.
Everything else (the handshake, frames in pieces, pings, closing, errors) takes uvicorn's ordinary way.
"""

from __future__ import annotations

from struct import pack
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from tafelrunde.server.outbox import Listener

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

EXTENSION = "tafelrunde.socket"
"""Where the application finds the socket in its scope."""
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


def socket_of(scope: Any) -> Socket:
    """The socket of a connection that this server has accepted."""
    found: Socket = scope["extensions"][EXTENSION]
    return found
