"""Is it fair? Equal bots play a map, board or scenario against each other: who wins from where, how long it takes, what is never used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from statistics import median
from typing import Any

from tafelrunde.arena.figures import wilson
from tafelrunde.arena.match import play
from tafelrunde.arena.plan import Fixture, Plan
from tafelrunde.engine.catalogue import Game, Workshop, find, games
from tafelrunde.engine.errors import BadOptions
from tafelrunde.engine.events import Event
from tafelrunde.engine.position import Position

UNFAIR = 1.2
"""Who wins so many times his share is favoured: 60 to 40 between two."""
SAMPLE = 16
"""Decisions between two looks at whose the places are."""
HEATS = ("fights", "moves", "held")


@dataclass(frozen=True)
class Trial(Plan):
    """Equal bots on one map. Where roles may sit anywhere they change places from game to game, so that no seat is a role in disguise."""

    turned: bool = True

    def fixtures(self, wanted: int) -> list[Fixture]:
        plain = [replace(one, seed=self.seed + one.number) for one in super().fixtures(wanted)]
        if not self.turned:
            return plain
        return [replace(one, seats=turned(self.seats, one.number)) for one in plain]


def turned(seats: list[str], by: int) -> list[str]:
    at = by % len(seats)
    return seats[at:] + seats[:at]


def trial_of(game: Game, seats: list[str], options: dict[str, object], bot: str, seed: int = 0, cut: int | None = None) -> Trial:
    """What is to be played. BadOptions says what cannot be."""
    trial = Trial(game.id, seats, options, [bot] * len(seats), seed, cut)
    trial.check()
    try:
        for by in range(1, len(seats)):
            game.new(turned(seats, by), 0, options)
    except BadOptions:
        return replace(trial, turned=False)
    return trial


class Watcher:
    """Notes where things happen."""

    def __init__(self, workshop: Workshop | None) -> None:
        self.workshop = workshop
        self.held: list[Counter[int]] = []
        self.looks = 0

    def look(self, pos: Position) -> None:
        if self.workshop is None or pos.ply % SAMPLE:
            return
        self.held = self.held or [Counter() for _ in range(pos.seats)]
        self.looks += 1
        for place, seat in self.workshop.owners(pos).items():
            self.held[seat][place] += 1

    def account(self, pos: Position) -> dict[str, Any]:
        if self.workshop is None:
            return {}
        fights: Counter[int] = Counter()
        moves: Counter[int] = Counter()
        for entry in pos.log or ():
            if isinstance(entry, Event):
                where = {
                    value
                    for arg, value in zip(entry.kind.args, entry.values, strict=True)
                    if arg.domain.kind == self.workshop.place and value >= 0
                }
                fights.update(where if entry.kind.name in self.workshop.fights else ())
                moves.update(where)
        held = sum(self.held, Counter[int]())
        return {"places": {"fights": plain(fights), "moves": plain(moves), "held": plain(held), "looks": self.looks}}


def plain(counts: Mapping[int, int]) -> dict[str, int]:
    return {str(place): counts[place] for place in sorted(counts)}


def play_watched(fixture: Fixture) -> dict[str, Any]:
    """One game, and where things happened in it."""
    return {**play(fixture, Watcher(find(fixture.game).workshop)), "roles": fixture.seats}


@dataclass
class Share:
    """How often a seat or a role won."""

    name: str
    games: int = 0
    wins: float = 0.0
    fair: float = 0.0

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def favoured(self) -> bool:
        """Whether it wins clearly more than its share: more than the bound, and not by chance."""
        return self.rate > UNFAIR * self.fair and self.interval()[0] > self.fair

    def to_json(self) -> dict[str, Any]:
        low, high = self.interval()
        return {"name": self.name, "games": self.games, "wins": self.wins, "rate": self.rate, "from": low, "to": high, "fair": self.fair}


@dataclass
class Balance:
    """What the games say."""

    games: int = 0
    unfinished: int = 0
    errors: list[str] = field(default_factory=list)
    seats: list[Share] = field(default_factory=list)
    roles: list[Share] = field(default_factory=list)
    decisions: int = 0
    heat: dict[str, dict[int, float]] = field(default_factory=dict)
    """For each kind of heat: by place, how often in a game on average (held: the share of the time)."""

    def favoured(self) -> list[Share]:
        return [share for share in (*self.seats, *self.roles) if share.favoured()]

    def unused(self, places: Mapping[int, str]) -> list[str]:
        """The places where nothing ever happened and nobody ever stood."""
        used = {place for kind in HEATS for place in self.heat.get(kind, {})}
        return [name for place, name in places.items() if place not in used]

    def to_json(self, places: Mapping[int, str]) -> dict[str, Any]:
        return {
            "games": self.games,
            "unfinished": self.unfinished,
            "errors": self.errors,
            "decisions": self.decisions,
            "seats": [share.to_json() for share in self.seats],
            "roles": [share.to_json() for share in self.roles],
            "favoured": [share.name for share in self.favoured()],
            "unused": self.unused(places),
            "heat": {kind: {places.get(place, str(place)): value for place, value in heat.items()} for kind, heat in self.heat.items()},
        }


def balance_of(seats: list[str], results: Iterable[dict[str, Any]]) -> Balance:
    """All figures of these games."""
    found = Balance(seats=[Share(f"seat {seat + 1}") for seat in range(len(seats))])
    roles = {role: Share(role) for role in dict.fromkeys(seats)}
    lengths: list[int] = []
    totals: dict[str, Counter[int]] = {kind: Counter() for kind in HEATS}
    looks = 0
    for result in results:
        if result["error"]:
            found.errors.append(result["error"])
        if not result["finished"]:
            found.unfinished += 1
            continue
        found.games += 1
        lengths.append(result["decisions"])
        winners = result["winners"]
        for seat, role in enumerate(result["roles"]):
            won = 1 / len(winners) if seat in winners else 0.0
            for share in (found.seats[seat], roles[role]):
                share.games += 1
                share.wins += won
                share.fair += 1 / len(seats)
        places = result.get("places", {})
        looks += places.get("looks", 0)
        for kind in HEATS:
            totals[kind].update({int(place): count for place, count in places.get(kind, {}).items()})
    for share in (*found.seats, *roles.values()):
        share.fair /= max(1, share.games)
    found.roles = list(roles.values()) if len(roles) > 1 else []
    found.decisions = round(median(lengths)) if lengths else 0
    for kind, counts in totals.items():
        per = max(1, looks if kind == "held" else found.games)
        found.heat[kind] = {place: count / per for place, count in sorted(counts.items())}
    return found


def warmth(heat: Mapping[int, float]) -> dict[int, float]:
    """From 0 to 1, the hottest place being 1; by the root, so that lukewarm places can be told from cold ones."""
    most = max(heat.values(), default=0.0)
    return {place: (value / most) ** 0.5 for place, value in heat.items()} if most else {}


def game_of(text: str) -> Game:
    """The game whose map, board or scenario this text is. BadOptions says what is wrong with it."""
    complaints: list[tuple[int, str]] = []
    for game in games():
        if game.workshop is None:
            continue
        wrong = game.workshop.check(text)
        if not wrong:
            return game
        complaints.append((len(wrong), f"as a {game.workshop.kind} of {game.title}: {wrong[0]}"))
    raise BadOptions("this is no map, board or scenario that can be played; " + " / ".join(said for _, said in sorted(complaints)))
