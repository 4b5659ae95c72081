"""One at a time."""

from __future__ import annotations

import asyncio
from collections import deque


class Turnstile:
    """A lock, passed in the order of arrival. Unlike asyncio's it can also be taken without waiting, by whoever finds it free."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self._taken

    def take(self) -> bool:
        """Take it if it is free."""
        if self._taken:
            return False
        self._taken = True
        return True

    def release(self) -> None:
        """Hand it to the first who waits."""
        while self._waiting:
            first = self._waiting.popleft()
            if not first.done():
                first.set_result(None)
                return
        self._taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was handed to us in the same moment
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
