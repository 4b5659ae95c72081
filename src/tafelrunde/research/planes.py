"""A view as named planes: numbers of which one knows what each of them means, beside the hashed vector.

Every leaf of a view has a name (the keys that lead to it, such as ``places.ruler``) and an index (which place, which seat). All leaves of
one name are a plane of fixed shape:

- ``places.buildings`` (numbers): the value at its index, squeezed between -1 and 1; what is never said is 0;
- ``places.ruler=`` (small numbers, such as seats and suits): 1 at index and value, from -1 to 7;
- ``seats.hand:`` (words): at index and word, 1 for a word on its own; for lists of words 1/2, 3/4, 7/8 … for one, two, three of them;
- ``seats.cards#`` (lists of whole numbers): the same as a bag, whatever their order;
- ``me``, ``deciding``: who looks, who may be deciding; ``rest``: whatever the layout has no place for, hashed.

Which planes there are, how long and for which words, is a layout. It is found by playing some games at random, always the same ones, and
can be kept as text, so that what was learnt stays of use.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import prod
from typing import Any
from zlib import crc32

import msgspec
from msgspec import Struct

from tafelrunde.engine.catalogue import Game, find
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.errors import Unreadable
from tafelrunde.engine.options import Value
from tafelrunde.engine.position import Position
from tafelrunde.research.features import squeezed

NUMBER, SMALL, WORD, BAG = "", "=", ":", "#"
LEAST, MOST = -1, 7
"""Numbers of which every value has a place of its own, if all that were seen lie between these."""
LONGEST_BAG = 512
MOST_TWICE = 1024
"""What is said as a number already is said as small number or bag too only if that takes no more room."""
REST = 64
GAMES, CUT, EVERY = 3, 1500, 9
"""How many games are played to find a layout, up to how many decisions, and which of them are looked at."""
Index = tuple[int, ...]
Leaf = tuple[str, Index, str, Any]


class Plane(Struct, frozen=True):
    """One plane: its name, its shape, and for words which one stands where."""

    name: str
    shape: tuple[int, ...]
    words: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        return prod(self.shape)


def leaves(thing: Any, name: str = "", index: Index = ()) -> Iterator[Leaf]:
    """Everything a view says: its name, where, which sort it is, and the value."""
    if isinstance(thing, dict):
        for key, part in thing.items():
            yield from leaves(part, f"{name}.{key}" if name else key, index)
    elif isinstance(thing, list):
        yield from leaves_of_list(thing, name, index)
    elif isinstance(thing, str):
        yield f"{name}{WORD}", index, WORD, thing
    elif isinstance(thing, int | float):
        yield name, index, NUMBER, thing
        if isinstance(thing, int) and not isinstance(thing, bool):
            yield f"{name}{SMALL}", index, SMALL, thing


def leaves_of_list(things: list[Any], name: str, index: Index) -> Iterator[Leaf]:
    """A list is by position; but what has an id is found by it, a kind of piece by its name and its owner, words and numbers are a bag."""
    for at, thing in enumerate(things):
        if isinstance(thing, dict):
            id, kind, seat = thing.get("id"), thing.get("kind"), thing.get("seat")
            if isinstance(id, int):
                yield from leaves(thing, name, (*index, id))
            elif isinstance(kind, str):
                others = {key: part for key, part in thing.items() if key not in ("kind", "seat")}
                yield from leaves(others or True, f"{name}.{kind}", (*index, seat) if isinstance(seat, int) else index)
            else:
                yield from leaves(thing, name, (*index, at))
        elif isinstance(thing, str):
            yield f"{name}{BAG}", index, WORD, thing
        else:
            yield from leaves(thing, name, (*index, at))
            if isinstance(thing, int) and not isinstance(thing, bool):
                yield f"{name}{BAG}", index, BAG, thing


class Layout:
    """Which planes there are. `values` makes the numbers of a view, `named` gives each its name again."""

    def __init__(self, planes: Iterable[Plane], seats: int) -> None:
        self.seats = seats
        self.planes = [*planes, Plane("me", (seats,)), Plane("deciding", (seats,)), Plane("rest", (REST,))]
        self.offsets: dict[str, int] = {}
        self.size = 0
        for plane in self.planes:
            self.offsets[plane.name] = self.size
            self.size += plane.size
        self._plane = {plane.name: plane for plane in self.planes}
        self._words = {plane.name: {word: at for at, word in enumerate(plane.words)} for plane in self.planes}

    def values(self, view: dict[str, Any], seat: int, deciding: list[int]) -> list[float]:
        """What a seat sees, from -1 to 1, always as many numbers."""
        found = [0.0] * self.size
        rest = self.offsets["rest"]
        for name, index, sort, value in leaves(view):
            slot = self.slot(name, index, sort, value)
            if slot < 0:
                if slot == UNPLACED:
                    key = crc32(f"{name} {index} {value}".encode())
                    at = rest + (key >> 1) % REST
                    found[at] = max(-1.0, min(1.0, found[at] + (0.5 if key & 1 else -0.5)))
            elif sort == NUMBER:
                found[slot] = squeezed(float(value)) if not isinstance(value, bool) else float(value)
            elif name.endswith(BAG):
                found[slot] = (found[slot] + 1.0) / 2.0
            else:
                found[slot] = 1.0
        found[self.offsets["me"] + seat] = 1.0
        for other in deciding:
            found[self.offsets["deciding"] + other] = 1.0
        return found

    def slot(self, name: str, index: Index, sort: str, value: Any) -> int:
        """Where a leaf stands; UNPLACED if nowhere, SAID if it is said by another plane."""
        plane = self._plane.get(name)
        if plane is None:
            return SAID if sort in (SMALL, BAG) else UNPLACED
        if sort == WORD:
            at = self._words[name].get(value, -1)
        elif sort == SMALL:
            at = value - LEAST
        elif sort == BAG:
            at = value
        else:
            at = 0
        full = index if sort == NUMBER else (*index, at)
        if len(full) != len(plane.shape):
            return UNPLACED
        slot = 0
        for one, size in zip(full, plane.shape, strict=True):
            if not 0 <= one < size:
                return UNPLACED
            slot = slot * size + one
        return self.offsets[name] + slot

    def named(self, values: Any) -> dict[str, Any]:
        """The planes of a vector by name; of a numpy array they are parts in their shapes, and a change of one changes the other."""
        found: dict[str, Any] = {}
        for plane in self.planes:
            part = values[self.offsets[plane.name] : self.offsets[plane.name] + plane.size]
            found[plane.name] = part.reshape(plane.shape) if hasattr(part, "reshape") else part
        return found

    def text(self) -> str:
        """The layout as text, to be kept with what was learnt by it."""
        own = [msgspec.to_builtins(plane) for plane in self.planes[:-3]]
        return msgspec.json.encode({"seats": self.seats, "planes": own}).decode()


UNPLACED, SAID = -1, -2


def read_layout(text: str) -> Layout:
    """The layout of a text. Unreadable if it is none."""
    try:
        plain = msgspec.json.decode(text, type=dict[str, Any])
        return Layout(msgspec.convert(plain["planes"], list[Plane]), msgspec.convert(plain["seats"], int))
    except (msgspec.MsgspecError, KeyError) as error:
        raise Unreadable(f"this is not a layout of planes: {error}.") from None


class Found:
    """What was seen of one name: how far its indices go, which values it has."""

    def __init__(self, sort: str, depth: int) -> None:
        self.sort = sort
        self.far = [0] * depth
        self.words: set[str] = set()
        self.least = self.most = 0

    def see(self, index: Index, value: Any) -> None:
        for at, one in enumerate(index):
            self.far[at] = max(self.far[at], one + 1)
        if self.sort == WORD:
            self.words.add(value)
        elif self.sort in (SMALL, BAG):
            self.least, self.most = min(self.least, value), max(self.most, value)

    def plane(self, name: str) -> Plane | None:
        far = tuple(self.far)
        if self.sort == WORD:
            return Plane(name, (*far, len(self.words)), tuple(sorted(self.words)))
        if self.sort == NUMBER:
            return Plane(name, far)
        if self.sort == SMALL:
            fits, plane = self.least >= LEAST and self.most <= MOST, Plane(name, (*far, MOST - LEAST + 1))
        else:
            fits, plane = self.least >= 0 and self.most < LONGEST_BAG, Plane(name, (*far, self.most + 1))
        return plane if fits and plane.size <= MOST_TWICE else None


def found_in(views: Iterable[dict[str, Any]], seats: int, places: int = 0) -> Layout:
    """The layout that has a place for everything said in these views, for each of so many seats and places."""
    names: dict[str, Found] = {}
    for view in views:
        for name, index, sort, value in leaves(view):
            if (found := names.get(name)) is None:
                found = names[name] = Found(sort, len(index))
                if index and name.startswith(("places.", "seats.")):
                    found.far[0] = places if name.startswith("places.") else seats
            if found.sort == sort and len(found.far) == len(index) and all(one >= 0 for one in index):
                found.see(index, value)
    planes = [plane for name, found in sorted(names.items()) if (plane := found.plane(name)) is not None and plane.size > 0]
    return Layout(planes, seats)


def sampled(game: Game, roles: list[str], options: dict[str, Value]) -> Iterator[dict[str, Any]]:
    """Views of every seat in some games at random, always the same ones."""
    for seed in range(GAMES):
        pos: Position = game.new(roles, seed, options)
        chance = chance_from_seed(f"planes {seed}".encode())
        for decision in range(CUT):
            waiting = pos.waiting()
            if decision % EVERY == 0 or not waiting:
                yield from (pos.view(seat) for seat in range(pos.seats))
            if not waiting:
                break
            moves = game.verbs.forward(pos.moves(waiting[0]))
            pos.play(waiting[0], moves[chance.below(len(moves))])


@lru_cache(maxsize=32)
def layout_for(game: str, version: int, roles: tuple[str, ...], options: tuple[tuple[str, Value], ...]) -> Layout:
    """The layout of a game for these seats and options."""
    entry = find(game, version)
    scene = entry.new(list(roles), 0, dict(options)).scene()
    places = max((place["id"] + 1 for place in scene.get("places", ())), default=0)
    return found_in(sampled(entry, list(roles), dict(options)), len(roles), places)
