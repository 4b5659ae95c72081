"""What an OpenSpiel state holds: an episode, the chance that is still to decide, and what each seat was told."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from typing import Any
from zlib import crc32

import msgspec

from tafelrunde.engine.chance import Chance, chance_from_seed
from tafelrunde.engine.events import Event, Played, may
from tafelrunde.engine.state import digest
from tafelrunde.research.episode import Episode, Setting, restore
from tafelrunde.research.features import LIMIT

Trail = tuple[int, Any]
"""What a seat was told, the last thing first: its hash and the rest. Copies share it."""
FADES = 0.99
FORGOTTEN = 0.001
FATES = 256
DEAL = 4
"""Bytes of chance that make a deal."""


class World:
    """One moment of a game whose chance is drawn from outside, a byte at a time."""

    __slots__ = ("_episode", "_past", "_trail", "deal", "pending", "setting")

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.deal: list[int] = []
        self.pending: int | None = None
        self._episode: Episode | None = None
        self._past = [b""] * setting.seats
        self._trail: list[Trail | None] = [None] * setting.seats

    @property
    def dealt(self) -> bool:
        return self._episode is not None

    @property
    def chance_decides(self) -> bool:
        return self.pending is not None or self._episode is None

    @property
    def now(self) -> Episode:
        if self._episode is None:
            raise AssertionError("nothing is dealt yet: chance decides")
        return self._episode

    def draw(self, fate: int) -> None:
        """Chance decides: a byte of the deal, or everything that the pending action draws."""
        if self._episode is None:
            self.deal.append(fate)
            if len(self.deal) == DEAL:
                self._begin(self.setting.new(int.from_bytes(bytes(self.deal), "big")))
            return
        if self.pending is None:
            raise AssertionError("nothing is left to chance here")
        position = self._episode.position
        position.chance = _fresh(position.chance, fate)
        number, self.pending = self.pending, None
        self._episode.play(number)

    def _begin(self, position: Any, seat: int = 0) -> None:
        position.log = []
        self._episode = Episode(self.setting, position, seat)

    def play(self, number: int) -> None:
        """An action; if it draws from chance it waits for `draw`."""
        now = self.now
        move = now.move_of(number)
        if move is None:
            now.play(number)
            return
        news: list[Event | Played] = []
        after = now.copy(log=False)
        after.position.log = news
        after.play_move(move)
        if after.position.chance.count != now.position.chance.count:
            self.pending = number
            return
        log = now.position.log  # handed on, not copied: a rollout of thousands of decisions keeps all that happened
        if log is not None:
            log.extend(news)
            after.position.log = log
        self._episode = after

    def guess(self, seat: int, seed: int) -> World:
        """A world this seat cannot tell from this one. What the others were told belongs to the real one and is forgotten."""
        twin = World(self.setting)
        twin.deal = self.deal.copy()
        self._tell()
        twin._past = [past if other == seat else b"" for other, past in enumerate(self._past)]
        twin._trail = [trail if other == seat else None for other, trail in enumerate(self._trail)]
        twin._begin(self.now.position.guess(seat, chance_from_seed(seed)), seat)
        twin.now.decisions = self.now.decisions
        for word in self.now.said:
            twin.now.play(word)
        return twin

    def seen(self, seat: int | None, recall: bool) -> str:
        """What a seat knows as one line; with `recall`, different for every different past."""
        if self._episode is None:
            return "dealing"
        position = self._episode.position
        said = self._episode.said if seat == self._episode.seat else []
        waits = "" if self.pending is None else " chance"
        view = msgspec.json.encode(position.view(seat)).decode()
        head = f"{'spectator' if seat is None else seat} decides {position.deciding(seat)} said {said}{waits}"
        if not recall or seat is None:
            return f"{head} {view}"
        self._tell()
        return f"{head} noticed {position.noticed[seat]} past {self._past[seat].hex()} {view}"

    def recalled(self, seat: int) -> list[float]:
        """Everything a seat was ever told as numbers, as many as its observation has: each thing by its hash, later ones weigh more."""
        sums = [0.0] * self.setting.size
        if self._episode is not None:
            self._tell()
            weight, trail = 1.0, self._trail[seat]
            while trail is not None and weight > FORGOTTEN:
                mark, trail = trail
                sums[(mark >> 1) % len(sums)] += weight if mark & 1 else -weight
                weight *= FADES
        return [min(max(amount, -LIMIT), LIMIT) for amount in sums]

    def _tell(self) -> None:
        """Fold what has happened since the last time into what each seat was told, entry by entry, so that when makes no difference."""
        log = self.now.position.log
        if not log:
            return
        for seat in range(self.setting.seats):
            past, trail = self._past[seat], self._trail[seat]
            for entry in log:
                if (told := _told(entry, seat)) is not None:
                    said = msgspec.json.encode(told)
                    past = blake2b(past + said, digest_size=12).digest()
                    trail = (crc32(said), trail)
            self._past[seat], self._trail[seat] = past, trail
        log.clear()

    def text(self) -> str:
        """The moment in one line, different for every different position."""
        if self._episode is None:
            return f"{self.setting.game.title}: dealing {self.deal}"
        now = self._episode
        who = "over" if now.over else f"{self.setting.roles[now.seat]} decides"
        rest = f", chance decides on {self.setting.numbering.text(self.pending)}" if self.pending is not None else ""
        return f"{self.setting.game.title}: decision {now.decisions}, {who}{rest}, said {now.said}, {digest(now.position)}"

    def copy(self) -> World:
        twin = World.__new__(World)
        twin.setting = self.setting
        twin.deal = self.deal.copy()
        twin.pending = self.pending
        twin._episode = None if self._episode is None else self._episode.copy()
        twin._past = self._past.copy()
        twin._trail = self._trail.copy()
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> World:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        saved = None
        if self._episode is not None:
            self._tell()
            saved = self._episode.save()
        marks = [list(_marks(trail)) for trail in self._trail]
        return _rebuild, (self.setting.arguments(), self.deal, self.pending, saved, self._past, marks)


def _marks(trail: Trail | None) -> Iterator[int]:
    while trail is not None:
        mark, trail = trail
        yield mark


def _rebuild(
    arguments: dict[str, Any], deal: list[int], pending: int | None, saved: str | None, past: list[bytes], marks: list[list[int]]
) -> World:
    world = World(Setting(**arguments))
    for seat, said in enumerate(marks):
        for mark in reversed(said):
            world._trail[seat] = (mark, world._trail[seat])
    world.deal, world.pending, world._past = deal, pending, past
    if saved is not None:
        world._episode = restore(world.setting, saved)
        world.now.position.log = []
    return world


def _fresh(chance: Chance, fate: int) -> Chance:
    """A generator that depends on everything drawn so far and on the new fate."""
    return chance_from_seed(f"{chance.key_low} {chance.key_high} {chance.count} fate {fate}".encode())


def _told(entry: Event | Played, seat: int) -> Any:
    """What a seat is told of an entry of the log; None if it notices nothing."""
    if isinstance(entry, Event):
        return entry.seen_by(seat)
    return [entry.seat, entry.move] if may(entry.notices, seat) else None
