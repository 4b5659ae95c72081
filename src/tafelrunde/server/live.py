"""One WebSocket at one table: reads what a client says, answers, and passes on what its viewer may know."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec

from tafelrunde.engine.errors import Unreadable
from tafelrunde.server import seating, wire
from tafelrunde.server.eyes import Viewer, table_rule
from tafelrunde.server.failures import Failure
from tafelrunde.server.identity import Person, hash_of, same
from tafelrunde.server.limits import Bucket
from tafelrunde.server.story import Refusal
from tafelrunde.server.tables import RuleOfTable, StaleMark, Table, keep
from tafelrunde.server.texts import explain, speaker
from tafelrunde.server.wire import encode

if TYPE_CHECKING:
    from tafelrunde.server.house import House

log = logging.getLogger("tafelrunde.live")
MOST_PENDING = 1_000_000
"""Bytes a slow client may be behind; beyond that it gets the present state instead of everything in between."""
Send = Callable[[dict[str, Any]], Awaitable[None]]
Receive = Callable[[], Awaitable[dict[str, Any]]]


class Connection:
    """A client at a table. It looks through one pair of eyes at a time, and may hold several seats."""

    def __init__(self, house: House, table: Table, person: Person | None, send: Send) -> None:
        self.house = house
        self.table = table
        self.person = person
        self.viewer = Viewer(None)
        self.held: dict[int, str] = {}
        self.lines = 0
        self.knows: tuple[int, int, int, bool] | None = None
        self.greeted = False
        self.stuck_since: float | None = None
        self._tokens: dict[str, int] = {}
        self._send = send
        self._pending: list[bytes] = []
        self._size = 0
        self._behind = False
        self._sender: asyncio.Task[None] | None = None
        self._wrong = 0
        rate = house.settings.messages_per_second
        self._bucket = Bucket(rate, 3.0 * rate, time.monotonic()) if rate else None

    # Sending. Nobody waits for a slow client but its own sender.

    def push(self, messages: list[bytes]) -> None:
        """Send these in one frame, soon."""
        self._pending += messages
        self._size += sum(map(len, messages))
        if self._sender is None:
            self._sender = asyncio.get_running_loop().create_task(self._drain())

    def push_news(self, messages: list[bytes]) -> None:
        """Send what can also be told later as a whole: the state of the game."""
        if self._size > MOST_PENDING:
            self._behind = True
        if not self._behind:
            self.push(messages)

    async def _drain(self) -> None:
        try:
            while self._pending or self._behind:
                if not self._pending:
                    self._behind = False
                    self._pending = self.table.audience.everything(self, table_too=True)
                text = wire.frame(self._pending).decode()
                self._pending, self._size = [], 0
                self.stuck_since = time.monotonic()
                await self._send({"type": "websocket.send", "text": text})
                self.stuck_since = None
        except Exception:  # the connection is gone; its reader notices too
            self._pending = []
        finally:
            self._sender = None

    async def flush(self) -> None:
        """Wait until everything is sent."""
        while self._sender is not None:
            await asyncio.wait([self._sender], timeout=5.0)

    def stop(self) -> None:
        if self._sender is not None:
            self._sender.cancel()

    def clogged(self) -> bool:
        """Whether this client is so far behind that it must read before it may say more."""
        return self._size > MOST_PENDING

    def give_up(self) -> None:
        """The client takes nothing any more: end the connection without waiting for it.

        Closing in good order would wait for what it does not read, perhaps for ever; the transport behind `send` can be cut.
        """
        transport = getattr(getattr(self._send, "__self__", None), "transport", None)
        if transport is not None:
            transport.abort()

    # Reading.

    async def hear(self, data: bytes | str) -> int | None:
        """Answer one message; a close code if the connection has to end."""
        try:
            if self._bucket is not None and (wait := self._bucket.take(time.monotonic())):
                raise Failure("too_often", retry=round(wait, 2))
            if len(data) > self.house.settings.most_message:
                raise Failure("too_long")
            try:
                message = wire.read_client.decode(data)
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
                raise Failure("unreadable", str(error)[:200]) from None
        except Failure as failure:
            self._wrong += 1
            self.fail(id_in(data) if failure.code != "too_long" else "", failure)
            most = self.house.settings.wrong_messages
            return 1008 if most and self._wrong > most else None
        await self.answer(message)
        return None

    async def answer(self, message: wire.ClientMessage) -> None:
        """Exactly one answer for every message with an id."""
        id = getattr(message, "id", "")
        begun = time.perf_counter()
        outcome = "done"
        try:
            if isinstance(message, wire.Hello):
                await self.hello(message)
            elif not self.greeted:
                raise Failure("hello_first")
            elif isinstance(message, wire.Look):
                await self.look(message)
            elif isinstance(message, wire.Ping):
                self.push([encode(wire.Pong(message.id, time.time()))])
            elif isinstance(message, wire.Command):
                await self.play(message)
            else:
                await self.other(message)
        except Refusal as refusal:
            outcome = "refused"
            words = speaker(self.table.game, self.table.names, self.viewer.lang)
            self.push([encode(wire.Refused(id, words.reasons(refusal.reasons), refusal.at))])
        except RuleOfTable as forbidden:
            outcome = "refused"
            self.push([encode(wire.Refused(id, [table_rule(rule, self.viewer.lang) for rule in forbidden.rules]))])
        except StaleMark:
            outcome = "stale"
            self.push([encode(wire.StaleOut(id)), *self.table.audience.everything(self, table_too=False)])
        except Failure as failure:
            outcome = "failed"
            self.fail(id, failure)
        except Exception:
            outcome = "broken"
            log.exception("a message could not be answered", extra={"kind": type(message).__name__, "table": self.table.id})
            self.fail(id, Failure("broken", retry=1.0))
        if isinstance(message, wire.Command):
            self.house.figures.outcomes[outcome].inc()
            self.house.figures.seconds.observe(time.perf_counter() - begun)

    def fail(self, id: str, failure: Failure) -> None:
        self.push([encode(wire.ErrorOut(id, failure.code, explain(failure, self.viewer.lang), failure.retry))])

    # What a client can say.

    async def hello(self, message: wire.Hello) -> None:
        table = self.table
        found = [(token, await table.seat_of(token)) for token in message.tokens]
        self._tokens = {token: seat for token, seat in found if seat is not None}
        self.held = {seat: token for token, seat in self._tokens.items()}
        self.admit(message.invite)
        if message.eyes is not None and message.eyes not in self.held:
            raise Failure("not_your_seat")
        self.viewer = Viewer(message.eyes, message.lang, message.texts)
        self.greeted = True
        table.audience.join(self)
        self.push(table.audience.everything(self, table_too=True))
        self.push([encode(wire.ChatOut(await self.house.chat(table.id)))])
        if table.row.question is not None:
            self.push([encode(table.row.question)])
        if self.held:
            table.audience.table_changed()

    def admit(self, invite: str) -> None:
        """Who holds a seat may enter; spectators where they are welcome, at private tables with the link."""
        row = self.table.row
        if self.held or (self.person is not None and self.person.id == row.owner):
            return
        if self.person is not None and any(seat.user == self.person.id for seat in self.table.seats):
            return
        invited = bool(invite) and same(invite, row.invite)
        if not invited and not row.public:
            raise Failure("not_admitted")
        if not row.spectators and row.state != "open":
            raise Failure("not_admitted")

    async def look(self, message: wire.Look) -> None:
        if message.eyes is not None and message.eyes not in self.held:
            raise Failure("not_your_seat")
        self.viewer = Viewer(message.eyes, message.lang or self.viewer.lang, self.viewer.texts)
        self.push(self.table.audience.everything(self, table_too=True))

    async def seat_of(self, token: str) -> int:
        """The seat of a token, which need not have been shown in hello."""
        seat = self._tokens.get(token)
        if seat is None:
            seat = await self.table.seat_of(token)
            if seat is None:
                raise Failure("not_your_seat")
        return seat

    def check_tokens(self) -> None:
        """Tokens have been revoked: forget those that no longer hold."""
        self._tokens = {token: seat for token, seat in self._tokens.items() if hash_of(token) in self.table.tokens}
        self.held = {seat: token for token, seat in self._tokens.items()}
        if self.viewer.eyes is not None and self.viewer.eyes not in self.held:
            self.viewer = Viewer(None, self.viewer.lang, self.viewer.texts)
            self.push(self.table.audience.everything(self, table_too=True))

    async def play(self, message: wire.Command) -> None:
        seat = await self.seat_of(message.token)
        if self.table.seats[seat].bot and self.table.row.state == "playing":
            raise Failure("not_now")
        try:
            moves = [self.table.game.verbs.from_json(move) for move in message.moves]
        except Unreadable as error:
            raise Failure("unreadable", str(error)) from None
        await self.table.play(seat, f"{seat}:{message.id}", message.mark, moves)
        self.done(message.id)

    def done(self, id: str) -> None:
        self.push([encode(wire.Done(id))])

    async def other(self, message: wire.ClientMessage) -> None:
        """Everything but play."""
        seat = await self.seat_of(message.token)  # type: ignore[union-attr]
        house, table = self.house, self.table
        match message:
            case wire.WhyNot():
                self.why_not(message, seat)
                return
            case wire.Hint():
                await self.hint(message, seat)
                return
            case wire.Odds():
                self.odds(message, seat)
                return
        client = f"{seat}:{message.id}"  # type: ignore[union-attr]
        if client not in table.answered:
            match message:
                case wire.Undo():
                    await table.undo(seat, client, message.mark)
                case wire.TakeBack():
                    await seating.take_back(house, table, seat, message.agree, client)
                case wire.Resign():
                    await seating.resign(house, table, seat)
                case wire.CallBot():
                    await seating.call_bot(house, table, seat, message.bot)
                case wire.Pause():
                    await seating.pause(house, table, message.on, table.seats[seat].name)
                case wire.Chat():
                    house.chats.take(f"{table.id}:{seat}")
                    user = table.seats[seat].user
                    await house.say(table, table.seats[seat].name, message.text, seat, user=user)
            keep(table.answered, client)
        self.done(message.id)  # type: ignore[union-attr]

    def why_not(self, message: wire.WhyNot, seat: int) -> None:
        story = self.table.playing()
        words = speaker(self.table.game, self.table.names, self.viewer.lang)
        try:
            move = self.table.game.verbs.from_json(message.move)
        except Unreadable as error:
            raise Failure("unreadable", str(error)) from None
        reasons = story.position.why_not(seat, move)
        self.push([encode(wire.WhyNotOut(message.id, words.reasons(reasons)))])

    async def hint(self, message: wire.Hint, seat: int) -> None:
        story = self.table.playing()
        if seat not in story.position.waiting():
            raise Failure("no_hint")
        bot = self.house.settings.hint_bot or self.house.bots.names()[-1]
        move = await self.house.bots.choose(self.table, story.position, seat, bot)
        words = speaker(self.table.game, self.table.names, self.viewer.lang)
        self.push([encode(wire.HintOut(message.id, self.table.game.verbs.to_json(move), words.move(move), bot))])

    def odds(self, message: wire.Odds, seat: int) -> None:
        story = self.table.playing()
        try:
            move = self.table.game.verbs.from_json(message.move)
        except Unreadable as error:
            raise Failure("unreadable", str(error)) from None
        self.push([encode(wire.OddsOut(message.id, self.house.odds(self.table.game, story.position, seat, move)))])


class _Peek(msgspec.Struct):
    id: str = ""


def id_in(data: bytes | str) -> str:
    """The id of a message that is otherwise wrong, so that its sender knows which."""
    try:
        return msgspec.json.decode(data, type=_Peek).id[:40]
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""


async def serve(house: House, table: Table, person: Person | None, receive: Receive, send: Send) -> None:
    """Serve an accepted WebSocket until it ends."""
    connection = Connection(house, table, person, send)
    house.connections.add(connection)
    house.figures.connections.inc()
    code: int | None = None
    try:
        while code is None:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            data = message.get("text")
            code = await connection.hear(data if data is not None else message.get("bytes") or b"")
            if connection.clogged():
                await connection.flush()
        await connection.flush()
        await send({"type": "websocket.close", "code": code})
    finally:
        house.connections.discard(connection)
        house.figures.connections.dec()
        table.audience.leave(connection)
        table.used = time.monotonic()
        connection.stop()
        if connection.held:
            table.audience.table_changed()
