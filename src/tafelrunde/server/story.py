"""The game at a table as a story: where it stands, what was told on the way, what may still be taken back. No input, no output, no clock.

A position is never changed once it is part of the story. A command is planned on copies; only when it is stored does the story accept it.
"""

from __future__ import annotations

from zlib import compress, decompress

import msgspec
from mypy_extensions import i64, mypyc_attr

from tafelrunde.engine.catalogue import Game
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.engine.events import EVERYONE, Event, Played, may
from tafelrunde.engine.messages import Places, places_of
from tafelrunde.engine.packed import vec
from tafelrunde.engine.position import Position
from tafelrunde.engine.state import dump, load
from tafelrunde.engine.steps import Reason
from tafelrunde.engine.undo import Past
from tafelrunde.server.texts import Speaker, speaker

MOST_TOLD = 2000
"""Lines of the log kept in memory; older ones are told again from a snapshot."""


@mypyc_attr(acyclic=True)
class Told:
    """One line of the log before anybody's eyes: the entry, after which decision, and what each viewer had noticed by then."""

    __slots__ = ("entry", "noticed", "ply")

    def __init__(self, entry: Event | Played, ply: int, noticed: vec[i64]) -> None:
        self.entry = entry
        self.ply = ply
        self.noticed = noticed

    def seen_by(self, eyes: int | None) -> bool:
        """Whether this viewer has a line for it. Of a secret decision only its maker has; of a private one all see that it was."""
        entry = self.entry
        if entry.notices == EVERYONE or may(entry.notices, eyes):
            return True
        return isinstance(entry, Played) and entry.noticed_by(eyes)


@mypyc_attr(acyclic=True)
class Turn:
    """One decision: the position before and after it, and what was told."""

    def __init__(self, seat: int, move: int, before: Position, after: Position, told: list[Told]) -> None:
        self.seat = seat
        self.move = move
        self.before = before
        self.after = after
        self.told = told


def count(counts: list[int], viewers: list[int | None], told: list[Told]) -> None:
    """Add to each viewer's count the lines he has."""
    everyone = 0
    for one in told:
        if one.entry.notices == EVERYONE:
            everyone += 1
        else:
            for i, eyes in enumerate(viewers):
                counts[i] += one.seen_by(eyes)
    if everyone:
        for i in range(len(counts)):
            counts[i] += everyone


def is_certain(turn: Turn, seat: int) -> bool:
    """Whether a seat knew before its move what would follow: nothing was drawn, rolled or revealed, and it is still the one to decide.

    Otherwise the answer to whatever it wants to play next would tell what it may not know yet: what the dice show, or whether
    others have decided in secret. Of a secret decision only the own part is certain, until it is done.
    """
    before, after = turn.before, turn.after
    if before.fence() != after.fence() or not after.stack or not after.stack[-1].waits_for(after) >> seat & 1:
        return False
    secret = before.stack[-1].secret(before)
    return after.stack[-1].secret(after) == secret and (not secret or len(before.stack) == len(after.stack))


class Refusal(Exception):
    """A move of a command is not allowed: which one, and why."""

    def __init__(self, at: int, reason: Reason) -> None:
        super().__init__(f"move {at} is refused")
        self.at = at
        self.reason = reason


@mypyc_attr(allow_interpreted_subclasses=True)
class Story:
    """Where a game stands. `counts` is the number of lines of the log each viewer has, `base` the number before the first of `told`.

    In both the last entry is the spectators'.
    """

    def __init__(self, game: Game, roles: list[str], position: Position, base: list[int] | None = None) -> None:
        self.game = game
        self.roles = roles
        self.names = game.seat_names(roles)
        self.position = position
        self.viewers: list[int | None] = [*range(position.seats), None]
        self.base = list(base) if base else [0] * (position.seats + 1)
        self.counts = self.base.copy()
        self.told: list[Told] = []
        self.past = Past()
        self._places: Places | None = None
        self._words: dict[str, Speaker] = {}
        self._speaker: Speaker | None = None
        """The last of these who spoke: nearly always all at a table read the same language."""

    def places(self) -> Places:
        """What the places of the scene are called."""
        if self._places is None:
            self._places = places_of(self.position)
        return self._places

    def words(self, language: str) -> Speaker:
        """The sentences of this game in a language."""
        found = self._speaker
        if found is None or found.language != language:
            found = self._words.get(language)
            if found is None:
                found = self._words[language] = speaker(self.game, self.names, language, self.places())
            self._speaker = found
        return found

    @staticmethod
    def begin(game: Game, roles: list[str], options: dict[str, str | int | bool], seed: bytes) -> Story:
        """The first position, with what was told on the way to it."""
        position = game.new(roles, seed, options, "keyed", log=True)
        story = Story(game, roles, position)
        story.tell([Told(entry, 0, position.noticed) for entry in position.log or []])
        position.log = None
        return story

    @staticmethod
    def resume(game: Game, roles: list[str], state: bytes, told: list[int]) -> Story:
        """From a snapshot."""
        return Story(game, roles, load(msgspec.json.decode(decompress(state)), game.package), told)

    def state(self) -> bytes:
        """A snapshot of where it stands."""
        return compress(msgspec.json.encode(dump(self.position)), 1)

    def plan(self, seat: int, moves: list[int]) -> list[Turn]:
        """Play moves on copies, up to the first after which the seat cannot be certain what follows: what comes behind is not even tried.

        Up to there all or none: Refusal says which one is not allowed.
        """
        turns: list[Turn] = []
        position = self.position
        for at, move in enumerate(moves):
            if at and not is_certain(turns[-1], seat):
                break
            after = position.copy()
            after.log = []
            try:
                after.play(seat, move)
            except IllegalMove as error:
                raise Refusal(at, error.reason) from None
            told = [Told(entry, after.ply, after.noticed) for entry in after.log or []]
            after.log = None
            turns.append(Turn(seat, move, position, after, told))
            position = after
        return turns

    def accept(self, turns: list[Turn]) -> None:
        """Make planned turns part of the story."""
        for turn in turns:
            self.past.decided(turn.seat, turn.before, turn.after)
            self.position = turn.after
            self.tell(turn.told)
        if len(self.told) > MOST_TOLD:
            self.forget(self.told[-MOST_TOLD // 2].ply)

    def tell(self, told: list[Told]) -> None:
        self.told += told
        count(self.counts, self.viewers, told)

    def forget(self, ply: int) -> None:
        """Keep only lines told after this decision."""
        gone = 0
        while gone < len(self.told) and self.told[gone].ply <= ply:
            gone += 1
        count(self.base, self.viewers, self.told[:gone])
        del self.told[:gone]

    def why_not_undo(self, seat: int) -> list[str]:
        """The rules against a free undo, by id; none if the seat may."""
        reason = self.past.why_not(self.position, seat)
        return [] if reason is None else [reason.rule]

    def undo(self) -> None:
        """Take the last turn back."""
        self.position = self.past.take_back()
        while self.told and self.told[-1].ply > self.position.ply:
            gone = self.told.pop()
            for i, eyes in enumerate(self.viewers):
                self.counts[i] -= gone.seen_by(eyes)

    def mark(self, eyes: int | None, undone: int) -> str:
        """Names a position as this viewer knows it; differs whenever the viewer could tell the difference."""
        noticed = self.position.noticed[-1 if eyes is None else eyes]
        return f"{noticed}~{undone}" if undone else str(noticed)
