"""The catalogue: games found by entry point, and how to begin one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from functools import cache
from typing import TYPE_CHECKING, Any

from tafelrunde.engine.chance import FAST, Chance, chance_from_seed
from tafelrunde.engine.desk import Desk, Fault, Stroke
from tafelrunde.engine.errors import BadOptions, RulesGone, UnknownGame
from tafelrunde.engine.events import EventTable
from tafelrunde.engine.judgement import Judgement, as_shipped, shipped
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.options import ASKS_ENDS, Option, Value, fill
from tafelrunde.engine.position import Position
from tafelrunde.engine.traits import Traits
from tafelrunde.engine.verbs import VerbTable

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from tafelrunde.engine.advice import Matter
    from tafelrunde.engine.record import Record

GAMES = "tafelrunde.games"
EXAMPLES = "tafelrunde.examples"


class Workshop:
    """What authors of a game make as files: maps, boards, scenarios. The command line offers `tafelrunde KIND check|new|draw`."""

    kind: str = "map"
    """The word for it; also the name of the game's option that takes the text of such a file."""

    def faults(self, text: str) -> list[Fault]:
        """Everything that is wrong, each a sentence that names the place, in both languages; empty if it can be played."""
        raise NotImplementedError

    def check(self, text: str) -> list[str]:
        """The same in English."""
        return [fault.en for fault in self.faults(text)]

    def desk(self, text: str) -> Desk:
        """The file laid out for drawing, whether it can be played or not. Faulty: its text cannot be understood."""
        raise NotImplementedError

    def change(self, text: str, strokes: list[Stroke]) -> str:
        """The text after some changes; what a stroke cannot do there is left undone. Faulty: the text cannot be understood."""
        raise NotImplementedError

    def blank(self, seats: int) -> str:
        """An empty one to begin with."""
        raise NotImplementedError

    def schema(self) -> dict[str, Any]:
        """What such a file looks like, as JSON Schema."""
        raise NotImplementedError

    def new(self, seats: int, seed: int) -> str | None:
        """A fresh playable one for so many seats; None: there is no generator."""
        return None

    def draw(self, text: str, heat: Mapping[int, float] | None = None) -> str | None:
        """A picture of it as SVG, with places coloured by how hot they are (0 to 1) if that is given; None: there is no drawing."""
        return None

    def shipped(self) -> dict[str, str]:
        """Those that come with the game: the text of each by its name."""
        return {}

    place: str = ""
    """The kind of argument that names a place of it, in verbs and events."""
    sides: int = 0
    """How many sides it has, if several seats may share one; 0: every seat is a side of its own."""
    fights: tuple[str, ...] = ()
    """The events that tell of a fight at such a place."""

    def places(self, text: str) -> dict[int, str]:
        """The name of every place on it where pieces may come, by its number."""
        return {}

    def owners(self, pos: Position) -> dict[int, int]:
        """Whose each place is at this moment, as far as it is anybody's: a seat by the place's number."""
        return {}


class Game:
    """A game's entry in the catalogue: what can be chosen, and how a position is set up.

    Subclass it, fill the attributes, implement `set_up`. `package` holds codex.en.md, codex.de.md, text.en.ftl, text.de.ftl.
    """

    id: str
    title: str
    version: int = 1
    """The newest version of the rules; raised whenever a record of the version before would no longer replay."""
    supported: tuple[int, ...] = ()
    """The versions that can be played: older ones are listed, the newest is added. Where rules changed, the code asks ``pos.rules``."""
    package: str
    min_seats: int
    max_seats: int
    roles: tuple[str, ...] = ()
    """What a seat can be (factions, peoples). Without an explicit choice seats get them in this order."""
    repeatable: tuple[str, ...] = ()
    """Roles that several seats may have."""
    options: tuple[Option, ...] = ()
    verbs: VerbTable
    events: EventTable
    workshop: Workshop | None = None
    place_keys: tuple[str, ...] = ()
    """Keys of the view whose numbers are places, besides the ``id`` of a place; ``KEY/1``: the second value of each row of a list."""

    traits: Traits | None = None
    """What a judgement learnt from play goes by (`judgement.py`); None: bots judge by `evaluate` alone."""

    def judgement(self) -> Judgement | None:
        """What was learnt from play for these traits; None: nothing yet."""
        if self.traits is None:
            return None
        found = shipped(f"{self.package}.judgement", self.traits)
        return found if found.learnt else None

    def judge_by(self, text: str | None) -> None:
        """Judge by a file of weights in this process from now on; None: by those that come with the game."""
        assert self.traits is not None
        found = shipped(f"{self.package}.judgement", self.traits)
        if text is None:
            as_shipped(f"{self.package}.judgement")
        elif not found.take(text):
            raise BadOptions(f"these weights were learnt for other traits than those {self.title} has.")

    def characters(self) -> list[str]:
        """How a bot may be minded in this game."""
        return [] if self.traits is None else list(self.traits.tastes)

    def __init_subclass__(cls) -> None:
        if ASKS_ENDS not in cls.options:
            cls.options = (*cls.options, ASKS_ENDS)
        cls.supported = tuple(sorted({*cls.supported, cls.version}))

    def set_up(self, roles: list[str], options: dict[str, Value], chance: Chance) -> Position:
        """A position before its first decision. Roles and options are checked already."""
        raise NotImplementedError

    def introduce(self, pos: Position, options: dict[str, Value]) -> None:
        """Tell what is played and what wins: how a log begins, before anything happens. A game whose first step tells it needs nothing."""

    def objection(self, roles: list[str], options: dict[str, Value]) -> str:
        """One sentence on what contradicts what, or nothing."""
        return ""

    def samples(self, option: str) -> list[Value]:
        """Values of a number or text option that tests should also play (a map of one's own)."""
        return []

    def observation(self, pos: Position, seat: int) -> list[float] | None:
        """What a seat may know as numbers from -8 to 8, always as many; None: research hashes the view into a vector."""
        return None

    def notation(self, record: Record, name: str) -> str | None:
        """A finished record in a notation the players of this game use; None: it has none of that name."""
        return None

    def odds(self, eyes: Eyes, move: int) -> dict[str, object] | None:
        """The exact chances of what a legal move begins, from what its seat knows; None where the game has nothing to tell.

        Names and numbers, which the client shows by the messages ``odds-NAME``: a chance from 0 to 1, an average, or a dict of outcomes.
        `likely` is the most likely result, said by `odds-likely`: its `chance`, and numbers of the game's own (`seat`: whose).
        """
        return None

    def advice(self, eyes: Eyes) -> list[Matter]:
        """What matters before the decision these eyes look at, from what their seat knows; see `advice.py`."""
        return []

    def has_advice(self) -> bool:
        """Whether the game can tell a player what matters."""
        return type(self).advice is not Game.advice

    def has_odds(self) -> bool:
        """Whether there are moves of this game whose chances are told."""
        return type(self).odds is not Game.odds

    def default_roles(self, seats: int) -> list[str]:
        """The roles of so many seats when nobody chooses."""
        return list(self.roles[:seats])

    def check_seats(self, seats: int | Sequence[str]) -> list[str]:
        """The role of each seat. BadOptions says what is allowed."""
        number = seats if isinstance(seats, int) else len(seats)
        if not self.min_seats <= number <= self.max_seats:
            raise BadOptions(f"{self.title} has {self.min_seats} to {self.max_seats} seats, not {number}.")
        if isinstance(seats, int):
            return self.default_roles(seats)
        roles = list(seats)
        for role in roles:
            if role not in self.roles:
                raise BadOptions(f"there is no seat '{str(role)[:40]}'; there is: {', '.join(self.roles)}.")
            if roles.count(role) > 1 and role not in self.repeatable:
                raise BadOptions(f"'{role}' is taken twice.")
        return roles

    def new(
        self,
        seats: int | Sequence[str] = 0,
        seed: int | bytes = 0,
        options: Mapping[str, object] | None = None,
        chance: str = FAST,
        log: bool = False,
    ) -> Position:
        """The position at the first decision."""
        roles = self.check_seats(seats or self.min_seats)
        chosen = fill(self.options, options or {})
        if objection := self.objection(roles, chosen):
            raise BadOptions(objection)
        pos = self.set_up(roles, chosen, chance_from_seed(seed, chance))
        pos.rules = self.version
        pos.asks_ends = bool(chosen[ASKS_ENDS.name])
        if log:
            pos.log = []
            self.introduce(pos, chosen)
        pos.settle()
        return pos

    def in_rules(self, version: int) -> Game:
        """This game as it is played in an older version of its rules; itself in the newest. RulesGone if it cannot be played any more."""
        if version not in self.supported:
            playable = ", ".join(str(one) for one in self.supported)
            raise RulesGone(f"rules version {version} of {self.title} cannot be played here; there is: {playable}.")
        return self if version == self.version else _in_version(self, version)

    def seat_names(self, roles: Sequence[str]) -> list[str]:
        """A unique name for each seat: its role, numbered where it repeats."""
        return [role if role not in roles[:i] else f"{role}-{roles[: i + 1].count(role)}" for i, role in enumerate(roles)]

    def to_json(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "title": self.title,
            "version": self.version,
            "supported": list(self.supported),
            "seats": {"least": self.min_seats, "most": self.max_seats, "roles": list(self.roles)},
            "options": [option.to_json() for option in self.options],
        }


@cache
def _entries(group: str) -> dict[str, EntryPoint]:
    from importlib.metadata import entry_points  # looked up when somebody asks: a short command should start at once

    return {entry.name: entry for entry in sorted(entry_points(group=group), key=lambda entry: entry.name)}


@cache
def _loaded(group: str, name: str) -> Game:
    game: Game = _entries(group)[name].load()
    return game


@cache
def _in_version(game: Game, version: int) -> Game:
    other = copy(game)
    other.version = version
    return other


def games(examples: bool = False) -> list[Game]:
    """The games offered to players, each in its newest rules; with the examples if asked for."""
    return [_loaded(group, name) for group in ((GAMES, EXAMPLES) if examples else (GAMES,)) for name in _entries(group)]


def find(name: str, version: int | None = None) -> Game:
    """A game by its id, also one of the examples, in its newest rules or in the version that is asked for.

    UnknownGame lists what there is; RulesGone says which versions can be played.
    """
    for group in (GAMES, EXAMPLES):
        if name in _entries(group):
            game = _loaded(group, name)
            return game if version is None else game.in_rules(version)
    names = ", ".join(_entries(GAMES)) or "none"
    raise UnknownGame(f"there is no game '{name[:40]}'; there is: {names}.")


def new(
    game: str,
    seats: int | Sequence[str] = 0,
    seed: int | bytes = 0,
    options: Mapping[str, object] | None = None,
) -> Position:
    """Begin a game: ``new("seventhstone", seats=3, seed=7)``. Seats are a number or a list of roles."""
    return find(game).new(seats, seed, options)
