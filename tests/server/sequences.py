"""Nothing can be known before it is decided: commands of several moves, legal and not, sent in two worlds a seat cannot tell apart.

A command plays up to where something is revealed, and the answer must not depend on what comes to light there. So the answer, its kind, its
size and its words must be the same bytes in the real position and in one guessed by the seat, with other dice and other secrets; and where
nothing was revealed, everything the server says afterwards.

    python -m tests.server.sequences 200 [GAME ...] [--each 5000] [--seed 1] [--minutes 600] [--results build/sequences]

sends so many commands in each of so many games of each game. What was done is kept in the folder of results and not done again.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from tafelrunde.engine.catalogue import Game, find, games
from tafelrunde.engine.chance import Chance, chance_from_seed
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.engine.position import Position
from tafelrunde.server import shown as out
from tafelrunde.server.shown import Viewer
from tafelrunde.server.story import Refusal, Story, Turn
from tafelrunde.server.tableserver import TableServer
from tafelrunde.server.texts import speaker
from tafelrunde.server.wire import encode
from tafelrunde.testing import random_setting
from tests.server.leaks import Brief, Leak, candidates, chance_seed, compare, everything

LONGEST = 4
ODDS = 20
"""With one in so many commands the chances of its moves are asked too."""
MOST_DECISIONS = 4000
"""Random games that go on for longer are left there."""


class Sent(Struct):
    """What was sent, and what became of it."""

    seed: int = 0
    games: int = 0
    decisions: int = 0
    sequences: int = 0
    bytes: int = 0
    outcomes: dict[str, int] = field(default_factory=dict)

    def add(self, other: Sent) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.sequences += other.sequences
        self.bytes += other.bytes
        for kind, times in other.outcomes.items():
            self.count(kind, times)

    def count(self, kind: str, times: int = 1) -> None:
        self.outcomes[kind] = self.outcomes.get(kind, 0) + times


def answer(story: Story, viewer: Viewer, moves: list[int]) -> tuple[bytes, list[Turn]]:
    """What the server answers to a command, and what it plays."""
    assert viewer.eyes is not None
    try:
        turns = story.plan(viewer.eyes, moves)
    except Refusal as refusal:
        return out.refused_of("c", refusal, speaker(story.game, story.names, viewer.lang, story.places())), []
    return out.done_of("c", len(turns), len(moves), viewer.lang), turns


def odds(story: Story, viewer: Viewer, moves: list[int]) -> list[bytes]:
    """What the server says about the chances of each of these moves."""
    assert viewer.eyes is not None
    server: Any = None  # it looks at the game only
    return [encode(TableServer.odds(server, story.game, story.position, viewer.eyes, move)) for move in moves]


def draw(game: Game, worlds: list[Position], seat: int, chance: Chance) -> list[int]:
    """A command of two to four moves. Where its sender could only hope that a move will be possible, he is right in one of the worlds."""
    pos = worlds[chance.below(len(worlds))].copy()
    moves: list[int] = []
    for _ in range(2 + chance.below(LONGEST - 1)):
        legal = pos.moves(seat)
        wild = not legal or chance.below(6) == 0
        some = candidates(game, pos, seat, chance) if wild else legal
        moves.append(some[chance.below(len(some))])
        try:
            pos.play(seat, moves[-1])
        except IllegalMove:
            continue
    return moves


def check(story: Brief, viewer: Viewer, chance: Chance, sent: Sent) -> None:
    """One command of one seat in two worlds."""
    assert viewer.eyes is not None
    world = story.position.guess(viewer.eyes, chance.fork())
    moves = draw(story.game, [story.position, world], viewer.eyes, chance)
    other = story.in_world(world)
    (ours, turns), (theirs, twins) = answer(story, viewer, moves), answer(other, viewer, moves)
    texts = [story.game.verbs.text(move) for move in moves]
    compare([ours], [theirs], viewer, f"the answer to {texts}")
    if chance.below(ODDS) == 0:
        compare(odds(story, viewer, moves), odds(other, viewer, moves), viewer, f"the odds of {texts}")
        sent.count("odds asked")
    sent.sequences += 1
    sent.bytes += len(ours)
    kind = "refused" if not turns else "done" if len(turns) == len(moves) else "cut short"
    sent.count(kind)
    if turns and turns[-1].after.fence() == story.position.fence() and twins[-1].after.fence() == world.fence():
        after = [everything(one, viewer, moves) for one in (story.after(turns), story.after(twins, world))]
        compare(after[0], after[1], viewer, f"after {texts[: len(turns)]}, which revealed nothing, everything")
        sent.count("compared afterwards")


def begin(game: Game, seed: int) -> tuple[Story, Chance]:
    chance = chance_from_seed(seed)
    roles, options = random_setting(game, chance)
    return Story.begin(game, roles, options, chance_seed(seed)), chance


def step(story: Story, chance: Chance) -> bool:
    """One random decision; False when there is none."""
    waiting = story.position.waiting()
    if not waiting:
        return False
    seat = waiting[chance.below(len(waiting))]
    moves = story.game.verbs.forward(story.position.moves(seat))
    story.accept(story.plan(seat, [moves[chance.below(len(moves))]]))
    return True


def follow(game: Game, seed: int, each: int, most: int = MOST_DECISIONS) -> Sent:
    """One random game, with so many commands spread evenly over its decisions. Those who are asked send most of them."""
    story, chance = begin(game, seed)
    length = 0
    while length < most and step(story, chance):
        length += 1
    story, chance = begin(game, seed)
    dice = chance_from_seed(~seed & 0xFFFF_FFFF)
    sent = Sent(seed, games=1)
    for number in range(length):
        due = each * (number + 1) // length
        brief = Brief(story)
        while sent.sequences < due:
            asked = story.position.waiting() if dice.below(10) else list(range(story.position.seats))
            seat = asked[dice.below(len(asked))]
            try:
                check(brief, Viewer(seat, "en" if seed % 2 else "de"), dice, sent)
            except Leak as leak:
                raise Leak(f"{game.id}, seed {seed}, decision {number}: {leak}") from None
        step(story, chance)
        sent.decisions += 1
    return sent


def campaign(game: Game, count: int, first: int, each: int, end: float, results: Path) -> Sent:
    """So many games, or as many as the time allows; those of earlier runs count."""
    results.mkdir(parents=True, exist_ok=True)
    file = results / f"{game.id}-{each}.jsonl"
    kept = [msgspec.json.decode(line, type=Sent) for line in file.read_text().splitlines()] if file.exists() else []
    done = {one.seed: one for one in kept}
    total = Sent()
    for seed in range(first, first + count):
        if seed not in done:
            if time.monotonic() > end:
                break
            done[seed] = follow(game, seed, each)
            with file.open("ab") as lines:
                lines.write(msgspec.json.encode(done[seed]) + b"\n")
        total.add(done[seed])
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("count", type=int, nargs="?", default=4)
    parser.add_argument("games", nargs="*", help="which (default: all)")
    parser.add_argument("--each", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=600.0, help="stop after so long")
    parser.add_argument("--results", type=Path, default=Path("build/sequences"))
    args = parser.parse_args()
    end = time.monotonic() + 60 * args.minutes
    for name in args.games or ["apple", *(game.id for game in games())]:
        total = campaign(find(name), args.count, args.seed, args.each, end, args.results)
        print(name, msgspec.json.encode(total).decode(), flush=True)


if __name__ == "__main__":
    main()
