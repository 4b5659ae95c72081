"""Who looks at a table, and what each has been told.

A viewer is sent something only when there is something new for his eyes: a decision taken in secret by another seat sends him nothing, not
even an empty message. Spectators of a table with delay follow a story of their own that lags behind.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from tafelrunde.bots.ladder import ratings_of
from tafelrunde.server import shown as out
from tafelrunde.server import wire
from tafelrunde.server.shown import Viewer
from tafelrunde.server.story import Story
from tafelrunde.server.wire import encode

if TYPE_CHECKING:
    from tafelrunde.server.live import Connection
    from tafelrunde.server.tables import Table

MOST_LATE = 500
"""Moments kept for late viewers: where more happens than that, they see it even later."""
FIRST_LINES = 200
"""Lines of the log a viewer gets on arrival; older ones are fetched page by page."""


class Moment:
    """A past state of the story, kept for those who see it later. Positions never change, so this is cheap."""

    def __init__(self, story: Story, undone: int, at: float) -> None:
        told = story.told[-FIRST_LINES:]
        base = [count - sum(one.seen_by(eyes) for one in told) for count, eyes in zip(story.counts, story.viewers, strict=True)]
        self.story = Story(story.game, story.roles, story.position, base)
        self.story.tell(told)
        self.undone = undone
        self.at = at


@mypyc_attr(acyclic=True)
class News:
    """What one viewer was sent, whose log began at a line; others who look the same way get the same."""

    def __init__(self, viewer: Viewer, start: int, messages: list[bytes]) -> None:
        self.viewer = viewer
        self.start = start
        self.messages = messages


class Audience:
    """The connections of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.connections: list[Connection] = []
        self._late: list[Moment] = []
        self._said_late: dict[int, wire.ChatLine] = {}
        """Lines of chat that late listeners have not heard yet, by number."""
        self._timer: asyncio.TimerHandle | None = None

    # Coming and going.

    def join(self, connection: Connection) -> None:
        if connection not in self.connections:
            self.connections.append(connection)

    def leave(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)

    def present(self) -> set[int]:
        """The seats whose holders are here."""
        return {seat for connection in self.connections for seat in connection.held}

    def online(self, seat: int) -> bool:
        """Whether somebody who holds this seat is here."""
        return any(seat in connection.held for connection in self.connections)

    def looking(self, seat: int) -> bool:
        """Whether somebody looks through the eyes of this seat right now."""
        return any(connection.viewer.eyes == seat for connection in self.connections)

    # What is told.

    def late(self) -> bool:
        """Whether spectators of this table see things later."""
        return self.table.delay > 0 and self.table.state != "finished"

    def story_for(self, viewer: Viewer) -> tuple[Story | None, int]:
        """The story as far as this viewer may follow it, with the count of things taken back."""
        story = self.table.story
        if story is None or viewer.eyes is not None or not self.late():
            return story, self.table.undone
        due = self._forget_late()
        if not self._late or self._late[0].at > due:
            return None, 0
        return self._late[0].story, self._late[0].undone

    def _forget_late(self) -> float:
        """Up to when late viewers see things; what was before the last of that is forgotten."""
        due = time.time() - self.table.row.delay
        while len(self._late) > 1 and (self._late[1].at <= due or len(self._late) > MOST_LATE):
            self._late.pop(0)
        return due

    def remember_for_late(self) -> None:
        """Keep the present state for those who see it later, and wake up when they do."""
        story = self.table.story
        if story is None or not self.late():
            return
        self._forget_late()
        self._late.append(Moment(story, self.table.row.undone, time.time()))
        if self._timer is None:
            self._set_timer()

    def begin_late(self, story: Story, undone: int, at: float) -> None:
        """A table was opened from storage: this is what its spectators may see by now."""
        self._late = [Moment(story, undone, at)]

    def _set_timer(self) -> None:
        """Look again soon, as long as there is something that is told later."""
        times = [moment.at for moment in self._late[-1:]] + [line.at for line in self._said_late.values()]
        wait = max(times, default=0.0) + self.table.row.delay - time.time()
        if wait > 0 or self._said_late:
            self._timer = asyncio.get_running_loop().call_later(min(max(0.05, wait), 1.0), self._late_news)

    def _late_news(self) -> None:
        self._timer = None
        self.update()
        self._tell_late_chat()
        if self.late() or self._said_late:
            self._set_timer()

    # Chat at tables with a delay: who only watches hears what is said as late as he sees what is done.

    def hears_late(self, connection: Connection) -> bool:
        return self.late() and not connection.held

    def due(self, connection: Connection, lines: list[wire.ChatLine]) -> list[wire.ChatLine]:
        """Of these lines those that this listener may hear by now. The others follow when it is time."""
        if not self.hears_late(connection):
            return lines
        self._keep_late(lines)
        return [line for line in lines if line.number not in self._said_late]

    def _keep_late(self, lines: list[wire.ChatLine]) -> None:
        since = time.time() - self.table.row.delay
        self._said_late |= {line.number: line for line in lines if line.at > since}
        if self._said_late and self._timer is None:
            self._set_timer()

    def _tell_late_chat(self) -> None:
        since = time.time() - self.table.row.delay if self.late() else float("inf")
        due = [line for _, line in sorted(self._said_late.items()) if line.at <= since]
        if not due:
            return
        for line in due:
            del self._said_late[line.number]
        encoded = encode(wire.ChatOut(due))
        for connection in self.connections:
            if not connection.held:
                connection.push([encoded])

    def update(self, moved: bool = False) -> None:
        """Tell each viewer for whom something is new."""
        if moved:
            self.remember_for_late()
        told: list[News] = []
        for connection in self.connections:
            viewer = connection.viewer
            story, undone = self.story_for(viewer)
            had = connection.lines
            if story is None or not connection.learns(story, undone):
                continue
            start = min(had, connection.lines)
            for news in told:
                if news.start == start and news.viewer.same_as(viewer):
                    connection.push_news(news.messages)
                    break
            else:
                messages = self.scene_now(story, undone, viewer, start)
                told.append(News(viewer, start, messages))
                connection.push_news(messages)

    def scene_now(self, story: Story, undone: int, viewer: Viewer, start: int) -> list[bytes]:
        """View, log from a line on, and clock, encoded."""
        messages = [out.view_of(story, viewer, undone, self.table.undo_policy), out.events_of(story, viewer, start)]
        if (clock := self.clock(story, viewer)) is not None:
            messages.append(clock)
        if viewer.eyes is not None and self.table.passing >> viewer.eyes & 1:
            messages.append(encode(wire.PassingOut(True)))
        return messages

    def passing_changed(self, seat: int) -> None:
        """Tell a seat, and nobody else, whether chances to react are let go by for it."""
        encoded = encode(wire.PassingOut(bool(self.table.passing >> seat & 1)))
        for connection in self.connections:
            if connection.viewer.eyes == seat:
                connection.push([encoded])

    def clock(self, story: Story, viewer: Viewer) -> bytes | None:
        clocks = self.table.clocks
        if clocks is None:
            return None
        pos = story.position
        secret = bool(pos.stack) and pos.stack[-1].secret(pos)
        return encode(clocks.shown_to(viewer.eyes, pos.deciding(viewer.eyes), secret, self.table.server.now()))

    def clocks_changed(self) -> None:
        """Time has stopped or goes on."""
        for connection in self.connections:
            story, _ = self.story_for(connection.viewer)
            if story is not None and (clock := self.clock(story, connection.viewer)) is not None:
                connection.push([clock])

    def everything(self, connection: Connection, table_too: bool) -> list[bytes]:
        """All that a connection needs to begin, or to begin again."""
        messages = [self.table_message(connection, False)] if table_too else []
        story, undone = self.story_for(connection.viewer)
        if story is not None:
            viewer = connection.viewer
            i = -1 if viewer.eyes is None else viewer.eyes
            start = max(story.base[i], story.counts[i] - FIRST_LINES)
            messages += self.scene_now(story, undone, viewer, start)
            connection.learns(story, undone)
        return messages

    def table_message(self, connection: Connection, still: bool) -> bytes:
        table = self.table
        story = table.story
        return encode(
            wire.Table(
                info=table.server.info(table, connection.person, connection.held),
                held=sorted(connection.held),
                still=still,
                verbs=[] if still else out.verbs_of(table.game),
                events=[] if still else out.events_of_game(table.game),
                scene={} if still or story is None else story.position.scene(),
                bots=table.server.bots.names(),
                minded=table.server.bots.minded(),
                characters=table.game.characters(),
                ratings=ratings_of(table.game.package),
            )
        )

    def table_changed(self, whole: bool = False) -> None:
        """Seats, state or presence have changed."""
        for connection in self.connections:
            if not connection.falls_behind():
                connection.push([self.table_message(connection, not whole)])

    def say(self, message: wire.ServerMessage) -> None:
        """The same to all; what is said reaches those who see things later as late, and questions about now do not reach them."""
        encoded = encode(message)
        if self.late() and isinstance(message, wire.ChatOut):
            self._keep_late(message.lines)
        for connection in self.connections:
            if not self.hears_late(connection):
                connection.push([encoded])
