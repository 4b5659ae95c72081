"""Holds a game against the contract, on random play.

Cheap checks run at every decision; dear ones (two worlds, all candidates, save and load) on a random share of them. Everything is
drawn from one seed: a failure names game, seats, options, seed and decision, and can be repeated.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from itertools import pairwise
from typing import Any

import msgspec

from tafelrunde.engine.acts import acts
from tafelrunde.engine.catalogue import Game
from tafelrunde.engine.chance import Chance, chance_from_seed
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.engine.events import Event, Played, may
from tafelrunde.engine.history import History
from tafelrunde.engine.options import Value, fill
from tafelrunde.engine.packed import listed
from tafelrunde.engine.position import Position
from tafelrunde.engine.record import parse_record, replay, verify, write_record
from tafelrunde.engine.state import digest, dump, load

ALL_CANDIDATES = 2_000
SAMPLED_CANDIDATES = 150
Player = Callable[[Position, int, Chance], int]


class Nonconformance(AssertionError):
    """A game does not keep the contract. The message says what, and how to see it again."""


@dataclass
class Report:
    """How much was checked. A figure of zero means that the check had nothing to work on."""

    games: int = 0
    finished: int = 0
    decisions: int = 0
    copies: int = 0
    worlds: int = 0
    different_worlds: int = 0
    twin_moves: int = 0
    refusals: int = 0
    candidates: int = 0
    unexplained: int = 0
    undos: int = 0
    ends: int = 0
    saves: int = 0
    records: int = 0

    def add(self, other: Report) -> None:
        for part in fields(self):
            setattr(self, part.name, getattr(self, part.name) + getattr(other, part.name))


def random_setting(game: Game, chance: Chance) -> tuple[list[str], dict[str, Value]]:
    """Seats, roles and options drawn at random from what the game allows."""
    for _ in range(1000):
        seats = game.min_seats + chance.below(game.max_seats - game.min_seats + 1)
        order = list(range(len(game.roles)))
        chance.shuffle(order)
        roles = [game.roles[i] for i in order[:seats]]
        options = dict(fill(game.options, {}))
        for option in game.options:
            if chance.below(2):
                continue
            if isinstance(option.default, bool):
                options[option.name] = chance.below(2) == 1
            elif option.choices:
                options[option.name] = option.choices[chance.below(len(option.choices))]
            elif samples := game.samples(option.name):
                options[option.name] = samples[chance.below(len(samples))]
        if len(roles) == seats and not game.objection(roles, options):
            return roles, options
    return game.default_roles(game.min_seats), dict(fill(game.options, {}))


def random_player(pos: Position, seat: int, chance: Chance) -> int:
    moves = pos.moves(seat)
    return moves[chance.below(len(moves))]


def conform(
    game: Game,
    games: int = 100,
    seed: int = 0,
    share: float = 0.05,
    max_plies: int | None = None,
    setting: tuple[int | Sequence[str], Mapping[str, object]] | None = None,
    player: Player = random_player,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play so many games and check everything. `share` of the decisions get the dear checks; `max_plies` cuts random play."""
    total = Report()
    for number in range(games):
        chance = chance_from_seed(seed * 1_000_003 + number)
        roles, options = random_setting(game, chance) if setting is None else (setting[0], dict(setting[1]))
        check = _Game(game, roles, options, seed * 1_000_003 + number, chance, share, player)
        try:
            check.run(max_plies)
        except Nonconformance:
            raise
        except Exception as error:
            raise check.wrong(f"{type(error).__name__}: {error}") from error
        total.add(check.report)
        if progress is not None:
            progress(number + 1)
    return total


def seen(log: list[Event | Played] | None, seat: int | None) -> list[dict[str, Any]]:
    """A log as one seat may read it."""
    told = []
    for entry in log or []:
        if isinstance(entry, Event):
            if (plain := entry.seen_by(seat)) is not None:
                told.append(plain)
        elif may(entry.notices, seat):
            told.append({"seat": entry.seat, "move": entry.move, "forced": entry.forced, "asked": entry.asked})
        elif entry.noticed_by(seat):
            told.append({"seat": entry.seat})
    return told


class _Game:
    """One game under test."""

    def __init__(
        self,
        game: Game,
        roles: int | Sequence[str],
        options: Mapping[str, object],
        seed: int,
        chance: Chance,
        share: float,
        player: Player,
    ) -> None:
        self.game = game
        self.seed = seed
        self.chance = chance
        self.share = int(share * 1_000_000)
        self.player = player
        self.history = History(game, roles, seed, options, log=True)
        self.report = Report(games=1)
        self.kept: list[tuple[Position, str]] = []
        self.checks: list[str] = []
        self.told = 0

    @property
    def pos(self) -> Position:
        return self.history.position

    def wrong(self, what: str) -> Nonconformance:
        history = self.history
        where = f"{self.game.id} seats={history.roles} options={history.options} seed={self.seed} decision={len(history.moves)}"
        doing = " > ".join(type(step).__name__ for step in self.pos.stack)
        last = ""
        if history.moves:
            seat, move = history.moves[-1]
            last = f"\n  last: seat {seat} {self.game.verbs.text(move)}"
        return Nonconformance(f"{what}\n  at {where}\n  doing: {doing}{last}")

    def expect(self, good: bool, what: str) -> None:
        if not good:
            raise self.wrong(what)

    def run(self, max_plies: int | None) -> None:
        while self.pos.waiting() and (max_plies is None or len(self.history.moves) < max_plies):
            if wrong := self.pos.invariants():
                raise self.wrong("invariant broken: " + "; ".join(wrong))
            waiting = self.pos.waiting()
            seat = waiting[self.chance.below(len(waiting))]
            self.check_offers(seat)
            if self.chance.below(1_000_000) < self.share:
                self.check_deeply(seat)
            move = self.player(self.pos, seat, self.chance)
            self.check_undo(seat, move)
            self.check_told()
            self.report.decisions += 1
        self.finish()

    def check_offers(self, seat: int) -> None:
        moves = self.pos.moves(seat)
        self.expect(bool(moves), f"seat {seat} is asked but has no move")
        self.expect(all(a < b for a, b in pairwise(moves)), "moves are not sorted or not unique")
        self.expect(moves == self.pos.moves(seat), "asking twice gives different moves")
        self.report.ends += len(moves) == 1 and self.game.verbs.verb_of(moves[0]).ends

    def check_told(self) -> None:
        """Events have the values they declare. Where the table is asked before a phase or turn ends, nothing that ends one is played by
        itself.
        """
        log = self.pos.log or []
        for entry in log[self.told :]:
            if isinstance(entry, Event):
                kind = entry.kind
                self.expect(len(entry.values) == len(kind.args), f"the event {kind.name} has {len(entry.values)} values")
                for arg, value in zip(kind.args, entry.values, strict=True):
                    self.expect(0 <= value < arg.domain.size, f"the event {kind.name} has {arg.name} {value}")
            elif self.pos.asks_ends and entry.forced:
                self.expect(not self.game.verbs.verb_of(entry.move).ends, "the end of a phase or turn was not asked for")
        self.told = len(log)

    def check_deeply(self, seat: int) -> None:
        self.check_notation(seat)
        self.check_copy(seat)
        self.check_refusals(seat)
        self.check_candidates(seat)
        self.check_save()
        for viewer in (*range(self.pos.seats), None):
            self.check_worlds(viewer)

    def check_notation(self, seat: int) -> None:
        verbs = self.game.verbs
        for move in self.pos.moves(seat):
            self.expect(verbs.parse(verbs.text(move)) == move, f"notation of {verbs.text(move)} does not read back")
            self.expect(verbs.from_json(verbs.to_json(move)) == move, f"JSON of {verbs.text(move)} does not read back")
            self.expect(verbs.from_number(verbs.number(move)) == move, f"number of {verbs.text(move)} does not read back")

    def check_copy(self, seat: int) -> None:
        twin = self.pos.copy()
        now = digest(self.pos)
        self.expect(digest(twin) == now, "a copy differs from the original")
        self.expect(twin.moves(seat) == self.pos.moves(seat), "a copy offers other moves")
        self.kept.append((twin, now))
        walker = self.pos.copy()
        for _ in range(12):
            waiting = walker.waiting()
            if not waiting:
                break
            asked = waiting[self.chance.below(len(waiting))]
            walker.play(asked, random_player(walker, asked, self.chance))
        self.expect(digest(self.pos) == now, "playing on a copy changed the original")
        self.report.copies += 1

    def check_refusals(self, seat: int) -> None:
        before = digest(self.pos)
        moves = set(self.pos.moves(seat))
        waiting = self.pos.waiting()
        tries = [(seat, self.random_move()) for _ in range(5)] + [(seat, -1), (seat, 1 << 62), (-1, 0), (99, 0)]
        tries += [(other, min(moves)) for other in range(self.pos.seats) if other not in waiting]
        for who, move in tries:
            if who == seat and move in moves:
                continue
            try:
                self.pos.play(who, move)
            except IllegalMove as error:
                self.expect(bool(error.reason.rule), "a refusal without a reason")
            else:
                raise self.wrong(f"seat {who} could play {move}, which was not offered")
            self.report.refusals += 1
        self.expect(digest(self.pos) == before, "a refused move changed the position")

    def random_move(self) -> int:
        verbs = self.game.verbs
        verb = verbs.verbs[self.chance.below(len(verbs.verbs))]
        return verb(*(self.chance.below(arg.domain.size) for arg in verb.args))

    def check_candidates(self, seat: int) -> None:
        """No reasons if and only if offered: on every action where there are few, else on random ones and near misses."""
        verbs = self.game.verbs
        moves = self.pos.moves(seat)
        offered = set(moves)
        if verbs.actions <= ALL_CANDIDATES:
            candidates = {verbs.from_number(number) for number in range(verbs.actions)}
        else:
            candidates = {self.random_move() for _ in range(SAMPLED_CANDIDATES // 2)}
            candidates.update(moves[:SAMPLED_CANDIDATES])
            for _ in range(SAMPLED_CANDIDATES):
                candidates.add(self.near_miss(moves[self.chance.below(len(moves))]))
        for move in sorted(candidates):
            reason = self.pos.why_not(seat, move)
            agree = (move in offered) == (reason is None)
            self.expect(agree, f"{verbs.text(move)}: offered {move in offered}, reason {reason}")
            self.report.candidates += 1
            self.report.unexplained += reason is not None and reason.rule == "G4"

    def near_miss(self, move: int) -> int:
        """A legal move with one argument changed."""
        verbs = self.game.verbs
        verb = verbs.verb_of(move)
        values = verbs.values(move)
        if values:
            at = self.chance.below(len(values))
            values[at] = self.chance.below(verb.args[at].domain.size)
        return verb(*values)

    def check_save(self) -> None:
        plain = msgspec.json.decode(msgspec.json.encode(dump(self.pos)))
        again = load(plain, self.game.package)
        self.expect(digest(again) == digest(self.pos), "a saved position loads differently")
        for seat in self.pos.waiting():
            self.expect(again.moves(seat) == self.pos.moves(seat), "a loaded position offers other moves")
        self.report.saves += 1

    def check_worlds(self, viewer: int | None) -> None:
        """A world that differs only in what the viewer may not know looks the same to him, also after a harmless move."""
        before = digest(self.pos)
        draws = self.chance.fork()
        world = self.pos.guess(viewer, draws.copy())
        self.expect(digest(self.pos) == before, "guessing changed the position")
        self.expect(digest(self.pos.guess(viewer, draws)) == digest(world), "a guess is not determined by its chance")
        again = [digest(pos.guess(viewer, chance_from_seed(12))) for pos in (self.pos, world)]
        self.expect(again[0] == again[1], f"a guess depends on what seat {viewer} cannot know")
        if wrong := world.invariants():
            raise self.wrong(f"a guess of seat {viewer} breaks an invariant: " + "; ".join(wrong))
        for asked in world.waiting():
            fresh = sorted(listed(world.stack[-1].offers(world, asked)))
            self.expect(world.moves(asked) == fresh, f"a guess of seat {viewer} offers seat {asked} the moves of the real position")
        self.compare(viewer, world, self.pos, "a guess")
        self.report.worlds += 1
        same_chance = world.copy()
        same_chance.chance = self.pos.chance.copy()
        self.report.different_worlds += digest(same_chance) != before
        ours = self.pos.copy()
        ours.log, world.log = [], []
        for asked in ours.waiting():
            both = [move for move in ours.moves(asked) if move in world.moves(asked)]
            if not both or asked not in world.waiting():
                continue
            move = both[self.chance.below(len(both))]
            fence = ours.fence(), world.fence()
            ours.play(asked, move)
            world.play(asked, move)
            if (ours.fence(), world.fence()) == fence:
                text = self.game.verbs.text(move)
                self.compare(viewer, world, ours, f"after {text} of seat {asked}, which revealed nothing, a guess")
                self.expect(seen(ours.log, viewer) == seen(world.log, viewer), f"{text}: seat {viewer} is told a secret")
                grouped = [[seen([act.lead, *act.parts], viewer) for act in acts(pos.log or [], viewer)] for pos in (ours, world)]
                self.expect(grouped[0] == grouped[1], f"{text}: how the log is grouped tells seat {viewer} a secret")
                self.report.twin_moves += 1
            break

    def compare(self, viewer: int | None, world: Position, ours: Position, what: str) -> None:
        plain = [msgspec.json.encode(pos.view(viewer), order="sorted") for pos in (world, ours)]
        self.expect(plain[0] == plain[1], f"{what} looks different to seat {viewer}: {differences(*plain)}")
        self.expect(world.deciding(viewer) == ours.deciding(viewer), f"{what} tells seat {viewer} who is deciding")
        mark = ours.seats if viewer is None else viewer
        self.expect(world.noticed[mark] == ours.noticed[mark], f"{what} counts decisions differently for seat {viewer}")
        if viewer is not None:
            self.expect(world.moves(viewer) == ours.moves(viewer), f"{what} offers seat {viewer} other moves")

    def check_undo(self, seat: int, move: int) -> None:
        """Play the move; where it may be taken back, taking it back gives exactly the position before."""
        before = digest(self.pos) if self.chance.below(1_000_000) < self.share else ""
        self.history.play(seat, move)
        if before and not self.history.why_not_undo(seat):
            self.history.undo(seat)
            self.expect(digest(self.pos) == before, "undo does not lead back")
            self.history.play(seat, move)
            self.report.undos += 1

    def finish(self) -> None:
        if wrong := self.pos.invariants():
            raise self.wrong("invariant broken at the end: " + "; ".join(wrong))
        for twin, then in self.kept:
            self.expect(digest(twin) == then, "an earlier copy changed while the game went on")
        if self.pos.is_over():
            standing = self.pos.standing()
            self.expect(standing.over and bool(standing.rule), "the game is over but its standing does not say why")
            self.expect(self.pos.why_not(0, 0) is not None, "a finished game takes a move")
            self.report.finished += 1
        self.check_record()

    def check_record(self) -> None:
        record = self.history.record()
        record.seed = self.seed
        text = write_record(record)
        again = parse_record(text)
        self.expect(write_record(again) == text, "a record does not read back")
        self.expect(digest(replay(again)) == digest(self.pos), "a record replays to another position")
        if self.pos.is_over():
            verdict = verify(again)
            self.expect(verdict.ok, f"a record does not verify: {verdict.reasons}")
        self.report.records += 1


def differences(one: bytes, other: bytes) -> str:
    """Where two views part, shortly."""
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"…{one[max(0, at - 60) : at + 40].decode(errors='replace')}… / …{other[max(0, at - 60) : at + 40].decode(errors='replace')}…"
