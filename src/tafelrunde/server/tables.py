"""A table in memory: its story, who sits there, and the one way a decision becomes true: planned, stored, accepted, told."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import sqlalchemy as sa
from mypy_extensions import mypyc_attr

from tafelrunde.engine.position import Position
from tafelrunde.server import ledger
from tafelrunde.server.actions import Action, Snapshot, Summary
from tafelrunde.server.audience import Audience
from tafelrunde.server.bulk import text_of
from tafelrunde.server.clocks import Clocks
from tafelrunde.server.commands import reader_of
from tafelrunde.server.failures import Failure
from tafelrunde.server.identity import hash_of
from tafelrunde.server.ledger import ActionRow, Loaded, SeatRow, TableRow
from tafelrunde.server.outbox import Listener
from tafelrunde.server.retelling import retold
from tafelrunde.server.store import Conflict, Waiting
from tafelrunde.server.story import Refusal, Story, Turn, count
from tafelrunde.server.turnstile import Turnstile
from tafelrunde.server.wire import Result, TakeBackOut

if TYPE_CHECKING:
    from tafelrunde.server.tableserver import TableServer

log = logging.getLogger("tafelrunde.tables")
BOT_GRACE = 15.0
"""Seconds after which another process may think that a bot was forgotten."""


class StaleMark(Exception):
    """The command answers an earlier position."""


class Change(NamedTuple):
    """What a table shall be from now on: who plays the seats, its state, and the result if it ends."""

    seats: list[SeatRow]
    state: str
    result: Result | None = None


@mypyc_attr(acyclic=True)
class Planned:
    """A command on its way to the disk: the story it belongs to, its decisions, and how they are stored."""

    __slots__ = ("action", "story", "turns")

    def __init__(self, story: Story, turns: list[Turn], action: Action) -> None:
        self.story = story
        self.turns = turns
        self.action = action


@mypyc_attr(acyclic=True)
class Begun(Waiting):
    """The same of a command that nobody waits for: the table hears when it is stored, then whoever said it."""

    __slots__ = ("listener", "planned", "table")

    def __init__(self, table: Table, planned: Planned, listener: Listener) -> None:
        super().__init__(planned.action)
        self.table = table
        self.planned = planned
        self.listener = listener

    def told(self, outcome: Any) -> None:
        self.table.stored(self.planned, outcome, self.listener)


class RuleOfTable(Exception):
    """A rule of the table forbids it; by id."""

    def __init__(self, rules: list[str]) -> None:
        super().__init__(", ".join(rules))
        self.rules = rules


class Table:
    """One table. Every change of the game happens under its lock."""

    _unnoted: Action | None
    """The last move, if the row does not say yet what came of it."""

    def __init__(self, server: TableServer, loaded: Loaded, story: Story | None, recent: dict[str, int]) -> None:
        self.server = server
        self.tally = server.figures.tally
        self._store = server.store
        self._snapshot_every = server.settings.snapshot_every
        self.lock = Turnstile()
        self.row = loaded.row
        self.seats = loaded.seats
        self.tokens = loaded.tokens
        self.asks = loaded.asks
        self.game = ledger.game_of(loaded.row)
        self.reader = reader_of(self.game.verbs)
        self.names = self.game.seat_names(loaded.row.roles)
        self.story = story
        self.clocks = Clocks.read(loaded.row.clocks)
        self.recent = recent
        """Commands carried out lately, and how many moves each has played: a repeat is answered, not played again."""
        self.doubtful = False
        """Whether a write may or may not have happened: look before the next one."""
        self.used = time.monotonic()
        self.heard = 0
        """The number of the last line of chat told here."""
        self.timer: asyncio.TimerHandle | None = None
        self.answered: dict[str, int] = {}
        """Commands beside play that were carried out lately: a repeat is answered, not carried out again."""
        self.passing = 0
        """Seats that let chances to react go by, one bit each. Kept in memory only: who is asked again after a restart says it again."""
        self.advised: dict[int, Position] = {}
        """The position in which a seat was last told what matters: what it decided there may be reviewed. Kept in memory only."""
        self.audience = Audience(self)

    @property
    def row(self) -> TableRow:
        """The table as it is stored. Moves are noted in it only when somebody looks; what every move needs stands beside it."""
        if self._unnoted is not None:
            note(self._row, self._unnoted)
            self._unnoted = None
        return self._row

    @row.setter
    def row(self, row: TableRow) -> None:
        self._row = row
        self._unnoted = None
        self.id = row.id
        self.seq = row.seq
        self.undone = row.undone
        self.state = row.state
        self.updated = row.updated
        self.delay = row.delay
        self.undo_policy = row.undo

    @property
    def seats(self) -> list[SeatRow]:
        return self._seats

    @seats.setter
    def seats(self, seats: list[SeatRow]) -> None:
        self._seats = seats
        self.bots = bots_of(seats)

    def playing(self) -> Story:
        """The story of a game that goes on; a failure says why it does not."""
        state, story = self.state, self.story
        if state == "playing" and story is not None:
            return story
        raise Failure("over" if state == "finished" else "paused" if state == "paused" and story is not None else "not_started")

    def going_on(self) -> Story:
        """The story of a game in which something may be changed now."""
        story = self.playing()
        if self.server.bulletin.read_only:
            raise Failure("read_only")
        most = self.server.settings.decisions_per_table
        if most and self.seq >= most:
            raise Failure("endless")
        return story

    async def seat_of(self, token: str) -> int | None:
        """The seat of a token. One we do not know may have been given out by another process a moment ago."""
        seat = self.tokens.get(hash_of(token))
        if seat is None and self.server.store.several:
            await self.server.look_again(self.id, ours=False)
            seat = self.tokens.get(hash_of(token))
        return seat

    # Decisions.

    async def play(self, seat: int, client: str, mark: str, moves: list[int]) -> int:
        """Play moves of a seat; returns how many, when they are durable. After a StaleMark, Refusal or Failure nothing has changed."""
        async with self.lock:
            while True:
                await self.settle_doubt()
                if client in self.recent:
                    return self.recent[client]
                try:
                    planned = self.plan(seat, client, mark, moves)
                except (StaleMark, Refusal, Failure):
                    if (played := await self.stored_before(client)) is not None:
                        return played
                    raise
                if await self.store(planned.action):
                    self.accept(planned)
                    return len(planned.turns)
                if (played := await self.stored_before(client)) is not None:  # an id used before, long ago
                    return played

    def begin(self, seat: int, client: str, mark: str, moves: list[int], listener: Listener) -> bool:
        """`play` for a legal command at a table where nothing else is going on: it waits for nobody, so it takes no task.

        False: it is not as simple as that, and nothing has happened. Otherwise `listener.stored` is called once.
        """
        if self.doubtful or client in self.recent or not self.lock.take():
            return False
        try:
            planned = self.plan(seat, client, mark, moves)
        except Exception as error:
            self.lock.release()
            if isinstance(error, (StaleMark, Refusal, Failure)):
                return False
            raise
        self._store.send(Begun(self, planned, listener))
        return True

    def stored(self, planned: Planned, outcome: Exception | None, listener: Listener) -> None:
        """What was begun is durable, or not."""
        try:
            if outcome is None:
                self.accept(planned)
            else:
                self.doubtful = True
        except Exception:
            self.doubtful = True
            raise
        finally:
            self.lock.release()
            listener.stored(outcome, len(planned.turns))

    def plan(self, seat: int, client: str, mark: str, moves: list[int]) -> Planned:
        """What a command would do, on the position its player has seen."""
        story = self.going_on()
        if mark != story.mark(seat, self.undone):
            raise StaleMark
        turns = story.plan(seat, moves)
        return Planned(story, turns, self.action("move", seat, client, story, turns[-1].after, turns=turns))

    def accept(self, planned: Planned) -> None:
        """What was planned is stored: it is true from now on."""
        planned.story.accept(planned.turns)
        self.carried_out(planned.action)

    async def undo(self, seat: int, client: str, mark: str) -> None:
        """Take the seat's last move back, if the rules of the table allow it."""
        async with self.lock:
            while True:
                await self.settle_doubt()
                if client in self.recent:
                    return
                try:
                    story = self.going_on()
                    if mark != story.mark(seat, self.row.undone):
                        raise StaleMark
                    if rules := story.why_not_undo(seat) if self.row.undo == "free" else [f"undo_{self.row.undo}"]:
                        raise RuleOfTable(rules)
                except (StaleMark, RuleOfTable, Failure):
                    if await self.stored_before(client) is not None:
                        return
                    raise
                action = self.action("undo", seat, client, story, story.past.before[-1])
                if await self.store(action):
                    story.undo()
                    self.carried_out(action)
                    return
                if await self.stored_before(client) is not None:
                    return

    async def go_back(self, seat: int, client: str) -> None:
        """All have agreed: back to before the seat's last decision. Called under the lock."""
        story = self.going_on()
        target = await self.last_decision(seat)
        earlier = await retold(self.server, self.row, lambda connection: ledger.draft(connection, self.id, target, self.row.seq))
        action = self.action("back", seat, client, story, earlier.position)
        if not await self.store(action):
            raise Failure("not_now")
        self.story = earlier
        self.carried_out(action)

    async def turn_over(
        self, kind: str, seat: int, plan: Callable[[], Change], also: Callable[[sa.Connection], Any] | None = None
    ) -> Change:
        """Change something about a running game other than by a move: who plays a seat, a pause, the end.

        It takes its place among the decisions like one, so that none slips past it. `plan` says what is to be, and is asked again when
        somebody else was first; it raises where the change makes no sense.
        """
        async with self.lock:
            while True:
                await self.settle_doubt()
                change = plan()
                if self.story is None:
                    raise Failure("not_started")
                pos = self.story.position
                summary = self.summary(pos, change.seats, False, change.state, change.result)
                client = f"{kind}:{secrets.token_hex(8)}"
                action = Action(self.id, self.row.seq + 1, client, kind, seat, pos.ply, pos.ply, [], summary, also)
                if await self.store(action):
                    self.seats = change.seats
                    self.carried_out(action)
                    self.audience.table_changed()
                    return change

    async def last_decision(self, seat: int) -> int:
        """The number of the seat's last decision; a failure if it has taken none lately."""
        end = self.row.ply
        start = max(0, end - 500)
        played = await self.server.store.read(lambda connection: ledger.line(connection, self.id, start, end, self.row.seq))
        for i in range(len(played) - 1, -1, -1):
            if played[i][0] == seat:
                return start + i
        raise Failure("not_now")

    # Storing.

    def action(self, kind: str, seat: int, client: str, story: Story, after: Position, turns: list[Turn] | None = None) -> Action:
        """The action of a decision, with all that the table's row says once it is stored."""
        before = story.position
        noticed = turns is None or after.noticed[-1] != before.noticed[-1]
        result = result_of(after) if not after.stack else None
        summary = self.summary(after, self.seats, noticed, "playing", result, None if turns is None else seat)
        summary.undone += turns is None
        moves = [turn.move for turn in turns or []]
        action = Action(self.id, self.seq + 1, client, kind, seat, before.ply, after.ply, moves, summary)
        if turns:
            action.snapshots = self.snapshots(story, turns, action.seq)
            action.brief = result is None and self._row.pace == "live" and not self.is_watched() and not self._store.several
        return action

    def summary(
        self, pos: Position, seats: list[SeatRow], noticed: bool, state: str, result: Result | None, decided: int | None = None
    ) -> Summary:
        """What the table's row says when the game stands like this and these people play it."""
        now = self.server.pulse.now()
        state = "finished" if result is not None else state
        waiting = waiting_of(pos)
        awake = waiting if state == "playing" else 0
        clocks, bots = self.clocks, bots_of(seats) if seats is not self._seats else self.bots
        ends: float | None = None
        if clocks is not None:
            if (setting := self._row.clock) is not None:
                clocks = clocks.after(now, awake & ~bots, noticed, setting, decided)
            ends = clocks.next_end()
        if bots & awake and (ends is None or ends > now + BOT_GRACE):
            ends = now + BOT_GRACE
        return Summary(
            pos.ply,
            self.undone,
            waiting,
            deciding_of(pos),
            ends,
            now,
            now if noticed else self.updated,
            clocks.text() if clocks is not None else "",
            state,
            text_of(result) if result is not None else "",
        )

    def snapshots(self, story: Story, turns: list[Turn], seq: int) -> list[Snapshot]:
        """A snapshot of the position after these turns, when it is time for one."""
        every = self._snapshot_every
        last = turns[-1].after
        if turns[0].before.ply // every == last.ply // every:
            return []
        counts = story.counts.copy()
        for turn in turns:
            count(counts, story.viewers, turn.told)
        state = Story(story.game, story.roles, last).state()
        return [Snapshot(last.ply, seq, list(last.noticed), counts, state)]

    async def store(self, action: Action) -> bool:
        """Make it durable. False: somebody else was first, and we have caught up."""
        try:
            await self.server.store.append(action)
        except Conflict:
            await self.catch_up()
            return False
        except Failure:
            self.doubtful = True
            raise
        return True

    def carried_out(self, action: Action) -> None:
        """The story has accepted a stored action: note it and tell everybody."""
        summary = action.summary
        self._unnoted = action
        ended = self.state != summary.state == "finished"
        self.seq, self.undone, self.state, self.updated = action.seq, summary.undone, summary.state, summary.updated
        if summary.result:
            self.row.result = msgspec.json.decode(summary.result, type=Result)
        self.clocks = Clocks.read(summary.clocks) if summary.clocks else None
        self.tally.moves += len(action.moves)
        self.remember(action.client, len(action.moves))
        self.audience.update(moved=True)
        if ended and action.kind == "move":
            self.audience.table_changed()
        self.used = time.monotonic()
        if action.kind != "move" or self.state != "playing" or self._row.question is not None or self.is_watched():
            self.server.moved(self, action.kind, action.seat)

    def is_watched(self) -> bool:
        """Whether there are bots, clocks or standing answers to look after."""
        return self.passing != 0 or self.clocks is not None or self.bots != 0

    def remember(self, client: str, played: int) -> None:
        keep(self.recent, client, played)

    async def stored_before(self, client: str) -> int | None:
        """How many moves a command has played that was carried out before, else None; the database knows what memory has forgotten."""
        if client in self.recent:
            return self.recent[client]
        if self.row.seq <= ledger.RECENT_IDS and not self.server.store.several:
            return None
        found = await self.server.store.read(lambda connection: ledger.by_client(connection, self.id, client))
        return None if found is None else len(found.moves)

    # Looking again.

    async def settle_doubt(self) -> None:
        if self.doubtful:
            await self.catch_up()
            self.doubtful = False

    async def catch_up(self) -> None:
        """Accept what the database has and we do not: actions of other processes, or our own of which we were not told."""
        loaded = await self.server.store.read(lambda connection: ledger.load(connection, self.id))
        if loaded is None:
            raise Failure("not_there")
        fresh = loaded.row
        if fresh.seq > self.row.seq or (fresh.state != "open" and self.story is None):
            actions = await self.server.store.read(lambda connection: ledger.actions_since(connection, self.id, self.row.seq))
            await self.follow([action for action in actions if action.seq <= fresh.seq], fresh)
        self.renew(loaded)
        self.audience.update(moved=True)

    async def follow(self, actions: list[ActionRow], fresh: TableRow) -> None:
        """Play what others have stored; where something was taken back, begin anew from the nearest snapshot."""
        for action in actions:
            self.remember(action.client, len(action.moves))
        forward = all(action.after >= action.ply for action in actions)
        if forward and self.story is not None and len(actions) <= 64:
            try:
                for action in actions:
                    for move in action.moves:
                        self.story.accept(self.story.plan(action.seat, [move]))
                return
            except Refusal:
                log.error("memory and database have parted; the database is right", extra={"table": self.id})
        self.story = await retold(self.server, fresh, lambda connection: ledger.draft(connection, self.id, fresh.ply, fresh.seq))

    def renew(self, loaded: Loaded) -> None:
        """Take over what the database says about the table itself."""
        changed = (self.row.state, self.row.archived) != (loaded.row.state, loaded.row.archived)
        changed = changed or self.seats != loaded.seats or self.asks != loaded.asks
        question = loaded.row.question if loaded.row.question != self.row.question else None
        withdrawn = self.row.question is not None and loaded.row.question is None
        revoked = not self.tokens.keys() <= loaded.tokens.keys()
        self.row, self.seats, self.tokens, self.asks = loaded.row, loaded.seats, loaded.tokens, loaded.asks
        if revoked:
            for connection in list(self.audience.connections):
                connection.check_tokens()
        self.names = self.game.seat_names(loaded.row.roles)
        self.clocks = Clocks.read(loaded.row.clocks)
        if changed:
            for connection in list(self.audience.connections):
                connection.still_admitted()
            self.audience.table_changed()
        if question is not None or withdrawn:
            self.audience.say(question or TakeBackOut(None, []))


def note(row: TableRow, action: Action) -> None:
    """Let a table's row say what it says after an action."""
    summary = action.summary
    row.seq, row.ply, row.undone, row.state = action.seq, summary.ply, summary.undone, summary.state
    row.waiting, row.deciding, row.deadline = summary.waiting, summary.deciding, summary.deadline
    row.touched, row.updated, row.clocks = summary.touched, summary.updated, summary.clocks


def bots_of(seats: list[SeatRow]) -> int:
    """The seats that bots play, one bit each."""
    mask = 0
    for seat in seats:
        if seat.bot:
            mask |= 1 << seat.seat
    return mask


def waiting_of(pos: Position) -> int:
    """Who has to decide, one bit a seat."""
    return pos.stack[-1].waits_for(pos) if pos.stack else 0


def deciding_of(pos: Position) -> int:
    """What a spectator knows of it."""
    mask = 0
    for seat in pos.deciding(None):
        mask |= 1 << seat
    return mask


def keep(recent: dict[str, int], client: str, played: int = 0) -> None:
    """Note an id, and forget the oldest when there are many."""
    recent[client] = played
    if len(recent) > 2 * ledger.RECENT_IDS:
        for old in list(recent)[: ledger.RECENT_IDS]:
            del recent[old]


def result_of(position: Position) -> Result:
    """How a game ended by its rules."""
    standing = position.standing()
    return Result(standing.winners, standing.scores, standing.ranks, standing.rule, "rules")
