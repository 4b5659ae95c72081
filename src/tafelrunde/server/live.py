"""One WebSocket at one table: reads what a client says, answers, and passes on what its viewer may know."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec

from tafelrunde.engine.errors import Unreadable
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.messages import ANYWHERE
from tafelrunde.server import advising, passing, seating, wire
from tafelrunde.server.bulletin import Bulletin
from tafelrunde.server.commands import is_id
from tafelrunde.server.failures import Failure
from tafelrunde.server.identity import Person, hash_of, same
from tafelrunde.server.limits import Bucket
from tafelrunde.server.outbox import Listener
from tafelrunde.server.shown import Viewer, done_of, refused_of, table_rule
from tafelrunde.server.store import Conflict
from tafelrunde.server.story import Refusal, Story
from tafelrunde.server.tables import RuleOfTable, StaleMark, Table, keep
from tafelrunde.server.texts import Speaker, explain, speaker
from tafelrunde.server.wire import encode

if TYPE_CHECKING:
    from tafelrunde.server.sockets import Socket
    from tafelrunde.server.tableserver import TableServer

log = logging.getLogger("tafelrunde.live")
Receive = Callable[[], Awaitable[dict[str, Any]]]


class Connection(Listener):
    """A client at a table. It looks through one pair of eyes at a time, and may hold several seats."""

    def __init__(self, server: TableServer, table: Table, person: Person | None, socket: Socket, address: str) -> None:
        super().__init__(socket, server.outbox, address)
        self.server = server
        self.table = table
        self.person = person
        self.viewer = Viewer(None)
        self.held: dict[int, str] = {}
        self.invite = ""
        self.invited = False
        """Whether the link let this client in."""
        self.lines = 0
        """Of the log,"""
        self._noticed = -1
        self._undone = 0
        self._over = False
        """and what else the client was last told of."""
        self.greeted = False
        self._tokens: dict[str, int] = {}
        self._token = ""
        self._seat = 0
        """The first of these: nearly always there is one."""
        self._wrong = 0
        self._reading = False
        """Whether a message that came the ordinary way is being answered."""
        self._command: bytes | None = None
        """The command that came the short way and is on its way to the disk,"""
        self._id = ""
        self._asked = 0
        """its id, and how many moves it has."""
        rate = server.settings.messages_per_second
        self._bucket = Bucket(rate, 3.0 * rate, time.monotonic()) if rate else None

    def present(self) -> list[bytes]:
        return self.table.audience.everything(self, table_too=True)

    def learns(self, story: Story, undone: int) -> bool:
        """Whether there is something new for the client's eyes, who is told now. Changes only with what he may notice."""
        eyes = self.viewer.eyes
        i = -1 if eyes is None else eyes
        noticed: int = story.position.noticed[i]
        lines, over = story.counts[i], story.position.is_over()
        if noticed == self._noticed and lines == self.lines and undone == self._undone and over == self._over:
            return False
        self._noticed, self.lines, self._undone, self._over = noticed, lines, undone, over
        return True

    # Reading.

    def heard(self, text: bytes) -> bool:
        """The short way: a command that can be planned at once, which is nearly every message. Its answer follows when it is stored."""
        if self._reading or self._command is not None or not self.greeted or self.clogged():
            return False
        try:
            return self.begin(text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, Unreadable):
            return False
        except Exception:
            log.exception("a command went wrong and is tried again", extra={"table": self.table.id})
            return False

    def begin(self, text: bytes) -> bool:
        """Plan a command and have it stored. False: it is not as simple as that, and nothing has happened."""
        said = wire.read_short.decode(text)
        id: str = said.id
        token: str = said.token
        seat = self._seat if token == self._token else self._tokens.get(token)
        if seat is None or not token or not is_id(id):
            return False
        table, bucket, now = self.table, self._bucket, time.monotonic()
        if table.bots >> seat & 1 or (bucket is not None and bucket.wait(now)):
            return False
        moves = table.reader.moves(bytes(said.moves))
        if not table.begin(seat, f"{seat}:{id}", said.mark, moves, self):
            return False
        self._command, self._id, self._asked, self.spoke = text, id, len(moves), now
        if bucket is not None:
            bucket.take(now)
        return True

    def stored(self, outcome: Exception | None, played: int) -> None:
        command = self._command
        assert command is not None
        if outcome is None:
            self.push([done_of(self._id, played, self._asked, self.viewer.lang)])
        elif isinstance(outcome, Conflict):
            self.server.chore(self.again(command))
            return
        else:
            self.fail(self._id, outcome if isinstance(outcome, Failure) else Failure("broken", retry=1.0))
        self.table.tally.answered("done" if outcome is None else "failed", time.monotonic() - self.spoke)
        self.free()

    async def again(self, command: bytes) -> None:
        """Somebody else was first at the table: look, and try once more the ordinary way."""
        try:
            await self.answer(wire.read_client.decode(command))
        finally:
            self.free()

    def free(self) -> None:
        """The next message may come."""
        self._command = None
        self.wake()

    async def hear(self, data: bytes | str) -> int | None:
        """Answer one message, after those before it; a close code if the connection has to end."""
        self._reading = True
        try:
            while self._command is not None and not self._gone:
                await self.change()
            return await self.read(data)
        finally:
            self._reading = False

    async def read(self, data: bytes | str) -> int | None:
        try:
            if self._bucket is not None and (wait := self._bucket.take(time.monotonic())):
                raise Failure("too_often", retry=round(wait, 2))
            if len(data) > self.server.settings.most_message:
                raise Failure("too_long")
            try:
                message = wire.read_client.decode(data)
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
                raise Failure("unreadable", str(error)[:200]) from None
        except Failure as failure:
            self._wrong += 1
            self.fail(id_in(data) if failure.code != "too_long" else "", failure)
            most = self.server.settings.wrong_messages
            return 1008 if most and self._wrong > most else None
        await self.answer(message)
        return None

    async def answer(self, message: wire.ClientMessage) -> None:
        """Exactly one answer for every message with an id."""
        id = getattr(message, "id", "")
        begun = time.monotonic()
        outcome = "done"
        try:
            if isinstance(message, (wire.Hello, wire.Look)):
                await self.server.greetings.wait(self.address)
            if isinstance(message, wire.Hello):
                await self.hello(message)
            elif not self.greeted:
                raise Failure("hello_first")
            elif isinstance(message, wire.Look):
                await self.look(message)
            elif isinstance(message, wire.Ping):
                self.push([encode(wire.Pong(message.id, time.time()))])
            elif self.server.bulletin.read_only and not isinstance(message, (wire.WhyNot, wire.Odds)):
                raise Failure("read_only")
            elif isinstance(message, wire.Command):
                await self.play(message)
            else:
                await self.other(message)
        except Refusal as refusal:
            outcome = "refused"
            words = self.speaker()
            self.push([refused_of(id, refusal, words)])
        except RuleOfTable as forbidden:
            outcome = "refused"
            self.push([encode(wire.Refused(id, [table_rule(rule, self.viewer.lang) for rule in forbidden.rules]))])
        except StaleMark:
            outcome = "stale"
            self.push([encode(wire.StaleOut(id))])
            if not self.falls_behind():
                self.push(self.table.audience.everything(self, table_too=False))
        except Failure as failure:
            outcome = "failed"
            self.fail(id, failure)
        except Exception:
            outcome = "broken"
            log.exception("a message could not be answered", extra={"kind": type(message).__name__, "table": self.table.id})
            self.fail(id, Failure("broken", retry=1.0))
        if isinstance(message, wire.Command):
            self.table.tally.answered(outcome, time.monotonic() - begun)

    def fail(self, id: str, failure: Failure) -> None:
        self.push([encode(wire.ErrorOut(id, failure.code, explain(failure, self.viewer.lang), failure.retry))])

    # What a client can say.

    async def hello(self, message: wire.Hello) -> None:
        table = self.table
        here = table.audience.present()
        found = [(token, await table.seat_of(token)) for token in message.tokens]
        self.hold({token: seat for token, seat in found if seat is not None})
        self.invite = message.invite
        self.invited = bool(message.invite) and same(message.invite, table.row.invite)
        self.admit()
        if message.eyes is not None and message.eyes not in self.held:
            raise Failure("not_your_seat")
        self.viewer = Viewer(message.eyes, message.lang, message.texts)
        self.greeted = True
        table.audience.join(self)
        self.push_present()
        self.push([encode(wire.ChatOut(table.audience.due(self, await self.server.chat(table.id))))])
        if self.server.bulletin != Bulletin(orders=self.server.bulletin.orders):
            self.push([encode(self.server.caretaker.news())])
        if table.row.question is not None and not table.audience.hears_late(self):
            self.push([encode(table.row.question)])
        if table.audience.present() != here:
            table.audience.table_changed()

    def hold(self, tokens: dict[str, int]) -> None:
        """These are the tokens of this client, and the seats they stand for."""
        self._tokens = tokens
        self.held = {seat: token for token, seat in tokens.items()}
        self._token, self._seat = next(iter(tokens.items()), ("", 0))

    def admit(self) -> None:
        """Who holds a seat may enter; spectators where they are welcome, at private tables with the link."""
        row = self.table.row
        if self.held or (self.person is not None and self.person.id == row.owner):
            return
        if self.person is not None and any(seat.user == self.person.id for seat in self.table.seats):
            return
        if not self.invited and not row.public:
            raise Failure("not_admitted")
        if not row.spectators and row.state != "open":
            raise Failure("not_admitted")

    def still_admitted(self) -> bool:
        """Whether this client may stay, now that the table has changed; if not it is told so, and nothing else from now on."""
        try:
            self.admit()
        except Failure as failure:
            self.table.audience.leave(self)
            self.greeted = False
            self.fail("", failure)
            return False
        return True

    async def look(self, message: wire.Look) -> None:
        if message.eyes is not None and message.eyes not in self.held:
            raise Failure("not_your_seat")
        self.viewer = Viewer(message.eyes, message.lang or self.viewer.lang, self.viewer.texts)
        self.push_present()

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
        had = self.held
        self.hold({token: seat for token, seat in self._tokens.items() if hash_of(token) in self.table.tokens})
        if had.keys() <= self.held.keys():
            return
        self.invited = bool(self.invite) and same(self.invite, self.table.row.invite)
        gone = self.viewer.eyes is not None and self.viewer.eyes not in self.held
        if gone:
            self.viewer = Viewer(None, self.viewer.lang, self.viewer.texts)
        if self.still_admitted() and gone:
            self.push_present()

    async def play(self, message: wire.Command) -> None:
        seat = await self.seat_of(message.token)
        if self.table.seats[seat].bot and self.table.row.state == "playing":
            raise Failure("not_now")
        try:
            moves = [self.table.game.verbs.from_json(move) for move in message.moves]
        except Unreadable as error:
            raise Failure("unreadable", str(error)) from None
        played = await self.table.play(seat, f"{seat}:{message.id}", message.mark, moves)
        self.push([done_of(message.id, played, len(moves), self.viewer.lang)])

    def done(self, id: str) -> None:
        self.push([encode(wire.Done(id))])

    async def other(self, message: wire.ClientMessage) -> None:
        """Everything but play."""
        seat = await self.seat_of(message.token)  # type: ignore[union-attr]
        server, table = self.server, self.table
        match message:
            case wire.WhyNot():
                self.why_not(message, seat)
                return
            case wire.Hint():
                await self.hint(message, seat)
                return
            case wire.Advice():
                self.push([encode(wire.AdviceOut(message.id, advising.matters(table, seat, self.speaker())))])
                return
            case wire.Review():
                server.chore(self.review(message.id, seat, advising.decided(table, seat)))
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
                    await seating.take_back(server, table, seat, message.agree, client)
                case wire.Resign():
                    await seating.resign(server, table, seat)
                case wire.CallBot():
                    await seating.call_bot(server, table, seat, message.bot)
                case wire.Pause():
                    await seating.pause(server, table, message.on, table.seats[seat].name, table.seats[seat].user)
                case wire.PassOn():
                    passing.let_pass(server, table, seat, message.on)
                case wire.Chat():
                    server.chats.take(f"{table.id}:{seat}")
                    user = table.seats[seat].user
                    await server.say(table, table.seats[seat].name, message.text, seat, user=user)
            keep(table.answered, client)
        self.done(message.id)  # type: ignore[union-attr]

    def speaker(self) -> Speaker:
        """The sentences of this table in the viewer's language."""
        story = self.table.story
        return speaker(self.table.game, self.table.names, self.viewer.lang, ANYWHERE if story is None else story.places())

    def why_not(self, message: wire.WhyNot, seat: int) -> None:
        story = self.table.playing()
        words = self.speaker()
        try:
            move = self.table.game.verbs.from_json(message.move)
        except Unreadable as error:
            raise Failure("unreadable", str(error)) from None
        reason = story.position.why_not(seat, move)
        self.push([encode(wire.WhyNotOut(message.id, words.reasons(reason)))])

    async def hint(self, message: wire.Hint, seat: int) -> None:
        if not self.table.row.hints:
            raise RuleOfTable(["hints_none"])
        pos = self.table.playing().position
        if seat not in pos.waiting():
            raise Failure("no_hint")
        move, bot = await self.server.bots.hint(self.table, pos, seat)
        words = self.speaker()
        why = words.because(Eyes(pos, seat), move)
        self.push([encode(wire.HintOut(message.id, self.table.game.verbs.to_json(move), words.move(move), bot, why))])

    async def review(self, id: str, seat: int, decided: advising.Decided) -> None:
        """Answers when the bot has thought; meanwhile the player plays on."""
        try:
            self.push([encode(await advising.review(self.server, self.table, seat, decided, id, self.speaker))])
        except Failure as failure:
            self.fail(id, failure)

    def odds(self, message: wire.Odds, seat: int) -> None:
        story = self.table.playing()
        try:
            move = self.table.game.verbs.from_json(message.move)
        except Unreadable as error:
            raise Failure("unreadable", str(error)) from None
        self.push([encode(wire.OddsOut(message.id, self.server.odds(self.table.game, story.position, seat, move)))])


def id_in(data: bytes | str) -> str:
    """The id of a message that is otherwise wrong, so that its sender knows which."""
    try:
        return msgspec.json.decode(data, type=wire.Peek).id[:40]
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""


async def serve(
    server: TableServer, table: Table, person: Person | None, receive: Receive, socket: Socket, address: str = ""
) -> int | None:
    """Serve an accepted WebSocket until it ends; the code to close it with, if it is still open."""
    connection = Connection(server, table, person, socket, address)
    socket.attend(connection)
    server.connections.add(connection)
    server.figures.connections.inc()
    code: int | None = None
    try:
        while code is None:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return None
            data = message.get("text")
            code = await connection.hear(data if data is not None else message.get("bytes") or b"")
            if connection.clogged():
                await connection.flush()
        await connection.flush()
        return code
    finally:
        socket.attend(None)
        server.connections.discard(connection)
        server.figures.connections.dec()
        here = table.audience.present()
        table.audience.leave(connection)
        table.used = time.monotonic()
        connection.lost()
        if table.audience.present() != here:
            table.audience.table_changed()
