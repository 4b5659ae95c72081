"""What is on its way to clients."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from tafelrunde.server.frames import frame_of, whole_text
from tafelrunde.server.limits import Share

if TYPE_CHECKING:
    from tafelrunde.server.sockets import Socket

MOST_PENDING = 256_000
"""Bytes a slow client may be behind; beyond that it gets the present state instead of everything in between."""
MOST_OF_ADDRESS = 8_000_000
"""Bytes pending for all clients of one address,"""
MOST_IN_ALL = 64_000_000
"""and for all there are: beyond that those who read nothing are cut off at once."""


class Outbox:
    """Who has something to send. All are served together once in every round of the loop, each with one frame."""

    def __init__(self) -> None:
        self.share = Share(MOST_OF_ADDRESS, MOST_IN_ALL)
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

    def __init__(self, socket: Socket, outbox: Outbox, address: str = "") -> None:
        self.socket = socket
        self._transport = socket.transport
        self.direct = False
        """Whether the next bytes begin a frame, and may be heard at once;"""
        self.full = False
        """whether the transport holds more than it should, because the client does not read;"""
        self.mute = False
        """whether nothing may be said any more: all three the socket tells."""
        self.address = address
        self.stuck_since: float | None = None
        self.spoke = 0.0
        """When the client last said something that was heard."""
        self._outbox = outbox
        self._pending: list[bytes] = []
        self._size = 0
        self._given = 0
        """Bytes the transport was given and may still have."""
        self._counted = 0
        """Bytes of both that count against the share: what waits for a client who does not read."""
        self._behind = False
        self._gone = False
        self._waiter: asyncio.Future[None] | None = None

    def received(self, data: bytes) -> None:
        """Bytes have come over the socket. A whole text goes straight to `heard`; all else takes the ordinary way."""
        if self.direct:
            text = whole_text(data)
            if text is not None and self.heard(text):
                return
        self.socket.take_all(data)

    def heard(self, text: bytes) -> bool:
        """Take a message at once. False: it has to go the ordinary way, and nothing has happened."""
        raise NotImplementedError

    def stored(self, outcome: Exception | None, played: int) -> None:
        """What was heard is durable, so many moves; or what has prevented it: a Conflict (look and try again) or a Failure."""
        raise NotImplementedError

    def present(self) -> list[bytes]:
        """All that somebody needs who has missed too much."""
        raise NotImplementedError

    def push(self, messages: list[bytes]) -> None:
        """Send these in one frame, soon."""
        if not self._pending:
            self._outbox.add(self)
        self._keep(messages)

    def _keep(self, messages: list[bytes]) -> None:
        self._pending += messages
        size = 0
        for message in messages:
            size += len(message)
        self._size += size
        if self.stuck_since is not None:
            self._count(self._given + self._size)

    def push_news(self, messages: list[bytes]) -> None:
        """Send what can also be told later as a whole: the state of the game."""
        if not self.falls_behind():
            self.push(messages)

    def falls_behind(self) -> bool:
        """Whether this client has so much to read that it is told the present state when it has, and nothing before."""
        if self.clogged():
            self._behind = True
        return self._behind

    def push_present(self) -> None:
        """Send all that somebody needs who begins, at once or when he has read what he has."""
        if self.full:
            self._behind = True
        if not self.falls_behind():
            self.push(self.present())

    def send_now(self) -> None:
        """Give to the transport what is pending, if the client reads."""
        while (self._pending or self._behind) and not self._gone:
            if self.full:
                self._stick()
                return
            self._given = 0
            if not self._pending:
                self._behind = False
                self._keep(self.present())
            messages, self._pending = self._pending, []
            self._given, self._size = self._size, 0
            self._say(messages)
        if self.full:
            self._stick()
            return
        self._given = 0
        self._count(0)
        self.stuck_since = None
        self.wake()

    def _say(self, messages: list[bytes]) -> None:
        """Send encoded messages as one frame."""
        if not (self.mute or self._transport.is_closing()):
            self._transport.write(frame_of(messages))

    def _stick(self) -> None:
        """The client does not read."""
        self.stuck_since = self.stuck_since or time.monotonic()
        self._count(self._given + self._size)

    def _count(self, waits: int) -> None:
        """So much waits for a client who does not read."""
        if waits != self._counted:
            self._outbox.share.add(self.address, waits - self._counted)
            self._counted = waits

    def lost(self) -> None:
        """The connection has ended."""
        self._gone = True
        self._pending = []
        self._given = self._size = 0
        self._count(0)
        self.wake()

    def clogged(self) -> bool:
        """Whether this client, or all of its address, is so far behind that it must read before it may say more."""
        return self._size > MOST_PENDING or (self._size > 0 and self._outbox.share.crowded(self.address))

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
