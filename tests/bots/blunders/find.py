"""Finding decisions with a clear answer in games of bots, and making sure of them by searches ten times as long as Hard's.

python -m tests.bots.blunders.find GAME [--want 36] [--games 60] [--first 5000]     goes on where it was stopped

Every decision is glanced at by a search, whatever it looks like at first sight, so that what a short look misses is found as well. The
moves fall into good ones and others with a gap between them that three long searches find, each with other luck. What is at stake is found
out by playing on for a round after the best good move and after the best other one; where that shows no kind, the decision is not kept. No
level is asked before a decision is kept.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field

import tafelrunde
from tafelrunde.bots import Bot, Budget, make_bot
from tafelrunde.bots.hints import suggest
from tafelrunde.bots.ladder import ladder
from tafelrunde.bots.levels import HardBot
from tafelrunde.bots.rollout import turn_is_over
from tafelrunde.cli.simulate import Job, play_one
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.judgement import FIRST
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.position import Position
from tafelrunde.engine.record import Record, parse_record, replay, write_record
from tests.bots.blunders.positions import Decision, Decisions, Kind, read, write

PAIR = ["easy", "normal"]
FOUR = ["easy", "normal", "easy", "normal"]
EARLY, LATE = 0.1, 0.9
"""The opening is left out; from this share of a game on nothing is passed over at a glance."""
GLANCE = 5
"""A glance takes so many times fewer walks than Hard, a search that makes sure ten times more."""
LONGER = 10
JURY = 3
HOPEFUL, CLEAR, SURE = 0.08, 0.12, 0.05
"""The gap that must show at a glance; in every longer search; and how much the good moves may differ among themselves."""
APART, OF_ONE_GAME = 8, 3
ALIKE = 20
"""Decisions kept whose best move is of the same verb: there is more to a game than when to stop."""
ROLLS = 6
"""So often a round is played on to find out what is at stake."""
LONG = 150
POINTS = {
    "root": ("points",),
    "bloodstones": ("points", "captures", "villages"),
    "battlelore": ("banners",),
    "seventhstone": ("tears",),
}
UNITS = {
    "root": ("army", "bases", "roosts", "sympathy", "items", "sawmills", "workshops", "recruiters"),
    "bloodstones": ("units",),
    "battlelore": ("figures",),
    "seventhstone": ("soldiers", "mercenaries"),
}
"""Traits that are points, and those that are units, of each game."""
Chances = dict[int, float]


def split(chances: Chances, least: float) -> set[int]:
    """The good moves: those before the widest gap, if it is wide enough and they are alike; empty: there is no clear answer."""
    order = sorted(chances, key=lambda move: -chances[move])
    best, widest = 0, 0.0
    for n in range(1, len(order) // 2 + 1):
        gap = chances[order[n - 1]] - chances[order[n]]
        if gap > widest:
            best, widest = n, gap
    if widest < least or chances[order[0]] - chances[order[best - 1]] > SURE:
        return set()
    return set(order[:best])


def search(eyes: Eyes, ply: int, walks: int, number: int = 0) -> Chances:
    """The chance after each move; every search has luck of its own."""
    found = suggest(eyes, Budget(iterations=walks), chance_from_seed(f"blunder {ply} {walks} {number}".encode()))
    return {hint.move: hint.chance for hint in found}


@dataclass
class Stake:
    """What a move led to, over several continuations of a round."""

    won: float = 0.0
    lost: float = 0.0
    """How often the seat won before its turn was over, and how often another won before its next one."""
    points: float = 0.0
    units: float = 0.0
    """What it has more than the others on average, after the round."""


@dataclass
class Asked:
    """One decision of a record that is looked at."""

    record: Record
    ply: int
    walks: int
    good: set[int] = field(default_factory=set)
    chances: Chances = field(default_factory=dict)

    def judge(self, pos: Position) -> str:
        """What is wrong with it; empty: the answer is clear."""
        seat = self.record.moves[self.ply].seat
        eyes = Eyes(pos, seat)
        if len(eyes.forward()) < 3:
            return "no choice"
        if pos.stack[-1].secret(pos):
            return "decided in secret"
        if self.ply < len(self.record.moves) * LATE and not split(search(eyes, self.ply, self.walks // GLANCE), HOPEFUL):
            return "nothing at a glance"
        if not split(search(eyes, self.ply, self.walks), CLEAR):
            return "nothing clear"
        jury: list[Chances] = []
        for number in range(1, JURY + 1):
            jury.append(search(eyes, self.ply, self.walks * LONGER, number))
            if not split(jury[-1], CLEAR):
                return "not clear to a longer search"
        self.chances = {move: sum(one[move] for one in jury) / JURY for move in jury[0]}
        self.good = split(self.chances, CLEAR)
        if not self.good or any(max(one, key=lambda move: one[move]) not in self.good for one in jury):
            return "longer searches disagree"
        return ""

    def keep(self, pos: Position) -> Decision | None:
        """The decision with what is at stake; None: nothing that a person would see."""
        game, seat = self.record.game, self.record.moves[self.ply].seat
        best = max(self.good, key=lambda move: self.chances[move])
        other = max(set(self.chances) - self.good, key=lambda move: self.chances[move])
        fine, poor = at_stake(pos, seat, best, self.ply), at_stake(pos, seat, other, self.ply)
        told = kind_of(fine, poor)
        if told is None:
            return None
        kind, why = told
        text = game.verbs.text
        return Decision(
            record=-1,
            ply=self.ply,
            seat=seat,
            kind=kind,
            good=sorted(text(move) for move in self.good),
            chance=round(self.chances[best], 3),
            worst=round(self.chances[other], 3),
            why=f"{text(best)}, not {text(other)}: {why}",
        )


def kind_of(fine: Stake, poor: Stake) -> tuple[Kind, str] | None:
    """What a person would shake the head over, the weightiest first."""
    if fine.won >= 0.8 and fine.won - poor.won >= 0.3:
        return "win", f"wins this turn in {fine.won:.0%} of continuations, else in {poor.won:.0%}"
    if poor.lost - fine.lost >= 0.3:
        return "stop", f"another wins next turn in {fine.lost:.0%} of continuations, else in {poor.lost:.0%}"
    if fine.points - poor.points >= 0.7:
        return "points", f"{fine.points - poor.points:.1f} points more than otherwise after a round"
    if fine.units - poor.units >= 0.7:
        return "units", f"{fine.units - poor.units:.1f} units more than otherwise after a round"
    return None


def at_stake(pos: Position, seat: int, move: int, ply: int) -> Stake:
    """Play on after a move in several guesses, everybody as Normal does, until the seat is asked again after the others."""
    found = Stake()
    for number in range(ROLLS):
        chance = chance_from_seed(f"stake {ply} {move} {number}".encode())
        world = Eyes(pos, seat).guess(chance)
        world.carry_out(seat, move)
        own_turn = play_round(world, seat, len(pos.stack), make_bot("normal", chance))
        standing = world.standing()
        if standing.over:
            won = seat in standing.winners
            found.won += (won and own_turn) / ROLLS
            found.lost += (not won) / ROLLS
        else:
            found.points += ahead(world, seat, POINTS) / ROLLS
            found.units += ahead(world, seat, UNITS) / ROLLS
    return found


def play_round(world: Position, seat: int, depth: int, bot: Bot) -> bool:
    """Play on until the seat begins its next turn, or the game is over; whether it was over within the seat's own turn."""
    passed_on = False
    for _ in range(LONG):
        if not world.stack:
            break
        mask = world.stack[-1].waits_for(world)
        passed_on = passed_on or turn_is_over(world, mask, seat, depth)
        if passed_on and mask >> seat & 1 and len(world.stack) <= depth:
            break
        asked = world.waiting()[0]
        world.carry_out(asked, bot.choose(Eyes(world, asked), Budget(iterations=8)))
    return not passed_on


def ahead(world: Position, seat: int, of_game: dict[str, tuple[str, ...]]) -> float:
    """How much of these traits a seat has more than the others have on average."""
    judged_by, rows = world.judged_by(), world.traits()
    game = type(world).__module__.split(".")[-2]
    if judged_by is None or not rows:
        return 0.0
    counts = [sum(int(row[FIRST + judged_by.names.index(name)]) for name in of_game[game]) for row in rows]
    return counts[seat] - (sum(counts) - counts[seat]) / (len(counts) - 1)


def games_of(game: str, first: int, games: int) -> Iterator[tuple[str, Record]]:
    """Games of bots with their names, two seats mostly, every third of four."""
    for seed in range(first, first + games):
        bots = FOUR if seed % 3 == 2 else PAIR
        result = play_one(Job(game, len(bots), {}, bots, seed, None, 20_000, record=True))
        if result["finished"] and not result["error"]:
            yield f"{len(bots)} seats, seed {seed}", parse_record(result["record"])


def verb(decision: Decision) -> str:
    """The first word of its best move."""
    return decision.why.replace(",", " ").split()[0]


def look_through(found: Decisions, record: Record, walks: int) -> None:
    """Every decision of one game; what is kept of it."""
    positions: dict[int, Position] = {}
    first = int(len(record.moves) * EARLY)
    replay(record, watch=lambda ply, pos: positions.update({ply: pos.copy()}) if first <= ply < len(record.moves) else None)
    kept: list[int] = []
    for ply in sorted(positions, key=lambda ply: -ply):
        if len(kept) >= OF_ONE_GAME or any(abs(ply - other) < APART for other in kept):
            continue
        asked = Asked(record, ply, walks)
        why = asked.judge(positions[ply])
        decision = None if why else asked.keep(positions[ply])
        if decision is not None and sum(verb(one) == verb(decision) for one in found.decisions) >= ALIKE:
            why = "enough of this sort"
        elif decision is not None:
            kept.append(ply)
            decision.record = len(found.records)
            found.decisions.append(decision)
            print(f"{decision.id(found.game)}: {decision.kind}, {decision.chance} against {decision.worst}, {decision.why}", flush=True)
        why = why or (decision.kind if decision is not None else "nothing a person would see at stake")
        found.looked_at[why] = found.looked_at.get(why, 0) + 1
    if kept:
        found.records.append(write_record(record))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--want", type=int, default=36)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--first", type=int, default=5000, help="seed of the first game")
    args = parser.parse_args()
    game = tafelrunde.find(args.game)
    walks = ladder(game.package).walks.get("hard", HardBot.most)
    found = read(game.id) or Decisions(game.id, game.version, walks * LONGER)
    for name, record in games_of(game.id, args.first, args.games):
        if len(found.decisions) >= args.want:
            break
        if name not in found.looked_through:
            look_through(found, record, walks)
            found.looked_through.append(name)
            write(found)
            print(f"{name}: {len(found.decisions)} of {args.want}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
