"""The leak test on every byte: a server game is followed move by move; whatever a viewer is sent must be a function of what he may know.

For every viewer and every decision a second world is guessed that differs only in what he may not know. Everything the server would send
him there, greeting and update, view, log, clock, refusals, reasons, replies, must be the same bytes. Where a decision reveals something,
worlds may part; then each line of the log is checked by itself: with its hidden values replaced by others it must read the same.

    python -m tests.server.leaks 200 [GAME ...] [--share 1.0] [--seed 1] [--minutes 600]

plays so many games of each game and looks at this share of their decisions.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import time
from dataclasses import dataclass
from functools import cache
from typing import Any

from tafelrunde.cli.common import progress
from tafelrunde.engine.catalogue import Game, find, games
from tafelrunde.engine.chance import Chance, chance_from_seed
from tafelrunde.engine.events import Event, Played, may
from tafelrunde.engine.messages import Places
from tafelrunde.engine.position import Position
from tafelrunde.server import shown as out
from tafelrunde.server.clocks import Clocks
from tafelrunde.server.shown import Viewer
from tafelrunde.server.story import Refusal, Story, Told
from tafelrunde.server.texts import Speaker, speaker
from tafelrunde.server.wire import ClockSetting, WhyNotOut, encode
from tafelrunde.testing import random_setting

LINES = 12
"""Lines of the log compared at each decision; the earlier ones were when they were new."""
UNASKED = 3
"""How many of the messages about a position come by themselves."""
ASKED = 4
"""At one in so many decisions each viewer also asks why some moves are not allowed."""
CLOCK = ClockSetting(bank=600, bonus=5)


@dataclass
class Seen:
    """How much was compared."""

    games: int = 0
    decisions: int = 0
    worlds: int = 0
    twins: int = 0
    silent: int = 0
    lines: int = 0
    bytes: int = 0

    def __add__(self, other: Seen) -> Seen:
        return Seen(*(getattr(self, one.name) + getattr(other, one.name) for one in dataclasses.fields(self)))


class Leak(AssertionError):
    """A viewer was told what he may not know."""


def everything(story: Story, viewer: Viewer, asks: list[int]) -> list[bytes]:
    """All that the server says to a viewer about a position: view, log, prompt, clock, reasons against undo, then those against moves."""
    recent = story.counts[-1 if viewer.eyes is None else viewer.eyes] - LINES
    said = [out.view_of(story, viewer, 0, "free"), out.events_of(story, viewer, recent), clock_of(story.position, viewer)]
    if viewer.eyes is not None:
        words = speaker(story.game, story.names, viewer.lang, story.places())
        for move in asks:
            reason = story.position.why_not(viewer.eyes, move)
            said.append(encode(WhyNotOut("q", words.reasons(reason))))
            try:
                story.plan(viewer.eyes, [move])
            except Refusal as refusal:
                said.append(encode(WhyNotOut("r", words.reasons(refusal.reason))))
    return said


def clock_of(pos: Position, viewer: Viewer) -> bytes:
    """The clock as the viewer is shown it."""
    clocks = Clocks.begin(CLOCK, pos.seats, 0.0).after(0.0, pos.stack[-1].waits_for(pos) if pos.stack else 0, True, CLOCK)
    secret = bool(pos.stack) and pos.stack[-1].secret(pos)
    if secret:
        # Whose time runs in truth must not show: the same with everybody's time running.
        clocks.running = (1 << pos.seats) - 1 if viewer.eyes is None else clocks.running | ((1 << pos.seats) - 1) & ~(1 << viewer.eyes)
    return encode(clocks.shown_to(viewer.eyes, pos.deciding(viewer.eyes), secret, 5.0))


class Brief(Story):
    """The end of a story, which can stand in other worlds. Its log is short, so that it is quickly made."""

    def __init__(self, story: Story) -> None:
        told = story.told[-4 * LINES :]
        base = [count - sum(one.seen_by(eyes) for one in told) for count, eyes in zip(story.counts, story.viewers, strict=True)]
        super().__init__(story.game, story.roles, story.position, base)
        self.told, self.counts = told, story.counts.copy()
        self.past = story.past

    def in_world(self, world: Position) -> Story:
        twin = Story(self.game, self.roles, world, self.base)
        twin.told, twin.counts = self.told.copy(), self.counts.copy()
        twin.past = self.past.copy()
        return twin

    def after(self, turns: list[Any], world: Position | None = None) -> Story:
        twin = self.in_world(self.position if world is None else world)
        twin.accept(turns)
        return twin


def candidates(game: Game, pos: Position, seat: int, chance: Chance) -> list[int]:
    """Some moves to ask about, legal or not; the same for both worlds."""
    verbs = game.verbs
    found = [verbs.from_number(chance.below(verbs.actions)) for _ in range(3)]
    own = pos.moves(seat)
    for move in own[:2]:
        verb, values = verbs.verb_of(move), verbs.values(move)
        if values:
            at = chance.below(len(values))
            values[at] = chance.below(verb.args[at].domain.size)
        found.append(verb(*values))
    return found


def check_position(story: Brief, viewer: Viewer, chance: Chance, seen: Seen) -> tuple[Position, list[bytes]]:
    """A guessed world says the same to the viewer. Returns that world, and what the viewer is sent unasked."""
    world = story.position.guess(viewer.eyes, chance.fork())
    asking = viewer.eyes is not None and chance.below(ASKED) == 0
    asks = candidates(story.game, story.position, viewer.eyes or 0, chance) if asking else []
    ours, theirs = everything(story, viewer, asks), everything(story.in_world(world), viewer, asks)
    compare(ours, theirs, viewer, "a guessed world")
    seen.worlds += 1
    seen.bytes += sum(map(len, ours))
    return world, ours[:UNASKED]


def compare(ours: list[bytes], theirs: list[bytes], viewer: Viewer, what: str) -> None:
    for one, other in zip(ours, theirs, strict=True):
        if one != other:
            at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
            near = slice(max(0, at - 120), at + 80)
            raise Leak(f"{what} reads differently through the eyes of {viewer.eyes}:\n  {one[near]!r}\n  {other[near]!r}")


def check_lines(story: Story, told: list[Told], viewer: Viewer, chance: Chance, seen: Seen) -> None:
    """Lines of the log read the same whatever their hidden values are."""
    words = speaker(story.game, story.names, viewer.lang, story.places())
    for one in told:
        if not one.seen_by(viewer.eyes):
            continue
        other = scrambled(story.game, one.entry, viewer.eyes, chance)
        first = words.line(one.entry, viewer.eyes).encoded(0)
        if other is not one.entry:
            anew = forgetful(story.game, tuple(story.names), viewer.lang, story.places())
            anew.forget()  # what is remembered must not hide a difference
            compare([first], [encode(anew.entry(other, viewer.eyes))], viewer, "a line with other hidden values")
        seen.lines += 1
        seen.bytes += len(first)


@cache
def forgetful(game: Game, names: tuple[str, ...], lang: str, places: Places) -> Speaker:
    """A speaker apart from the one the server uses."""
    return Speaker(game, list(names), lang, places)


def scrambled(game: Game, entry: Event | Played, eyes: int | None, chance: Chance) -> Event | Played:
    if isinstance(entry, Event):
        if may(entry.knows, eyes):
            return entry
        values = [
            chance.below(arg.domain.size) if hidden else value
            for arg, hidden, value in zip(entry.kind.args, entry.kind.hidden, entry.values, strict=True)
        ]
        return Event(entry.kind, tuple(values), entry.knows, entry.notices)
    if may(entry.notices, eyes):
        return entry
    return Played(entry.seat, game.verbs.from_number(chance.below(game.verbs.actions)), entry.forced, entry.notices)


def follow(game: Game, seed: int, most: int | None, share: float = 1.0) -> Seen:
    """One random game with everything checked at a share of its decisions."""
    chance = chance_from_seed(seed)
    roles, options = random_setting(game, chance)
    seen = Seen(games=1)
    story = Story.begin(game, roles, options, chance_seed(seed))
    viewers = [Viewer(eyes, "en" if seed % 2 else "de", True) for eyes in (*range(story.position.seats), None)]
    limit = int(share * 1_000_000)
    while (waiting := story.position.waiting()) and (most is None or seen.decisions < most):
        seat = waiting[chance.below(len(waiting))]
        moves = game.verbs.forward(story.position.moves(seat))
        move = moves[chance.below(len(moves))]
        looked = chance.below(1_000_000) < limit
        turns = story.plan(seat, [move])
        if looked:
            brief = Brief(story)
            checked = [(viewer, *check_position(brief, viewer, chance, seen)) for viewer in viewers]
            check_turn(brief, turns[0], checked, chance, seen)
        story.accept(turns)
        seen.decisions += 1
    return seen


def chance_seed(seed: int) -> bytes:
    return seed.to_bytes(32, "big")


def check_turn(story: Brief, turn: Any, checked: list[tuple[Viewer, Position, list[bytes]]], chance: Chance, seen: Seen) -> None:
    """The update after a decision: the same where nothing was revealed, silent for those who may not notice, line by line otherwise."""
    after = story.after([turn])
    for viewer, world, before in checked:
        check_lines(story, turn.told, viewer, chance, seen)
        i = -1 if viewer.eyes is None else viewer.eyes
        if turn.after.noticed[i] == turn.before.noticed[i]:  # by the engine's count, not by what the server makes of it
            compare(before, everything(after, viewer, []), viewer, "after a decision he may not notice, everything")
            seen.silent += 1
            continue
        try:
            other = story.in_world(world).plan(turn.seat, [turn.move])
        except Refusal:
            continue
        revealed = turn.after.fence() != turn.before.fence() or other[0].after.fence() != world.fence()
        if revealed:
            continue
        ours, theirs = everything(after, viewer, []), everything(story.after(other, world), viewer, [])
        compare(ours, theirs, viewer, "after a decision that revealed nothing, everything")
        seen.twins += 1


def campaign(game: Game, count: int, first: int, share: float, end: float) -> Seen:
    """So many games of a game, or as many as the time allows."""
    total = Seen()
    with progress(False) as bar:
        shown = bar.add_task(game.id, total=count)
        for seed in range(first, first + count):
            if time.monotonic() > end:
                break
            total += follow(game, seed, None, share)
            bar.update(shown, completed=total.games)
            if bar.disable and total.games % 20 == 0:
                print(f"{game.id}: {total.games} games, {total.bytes:,} bytes", flush=True)
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("count", type=int, nargs="?", default=20)
    parser.add_argument("games", nargs="*", help="which (default: all)")
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=600.0, help="stop after so long")
    args = parser.parse_args()
    end = time.monotonic() + 60 * args.minutes
    for name in args.games or ["apple", *(game.id for game in games())]:
        total = campaign(find(name), args.count, args.seed, args.share, end)
        print(json.dumps({"game": name, "share": args.share, **dataclasses.asdict(total)}), flush=True)


if __name__ == "__main__":
    main()
