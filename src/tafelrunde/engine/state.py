"""Saving, loading and digests of positions, without any code in the games.

A position is its attributes: ints, strings, bytes, None, lists and tuples of these, packed vectors (saved as lists), and objects of the
game's own classes (steps, parts). Names that start with an underscore are caches; the log is not part of the position.
"""

from __future__ import annotations

import sys
from base64 import b64decode, b64encode
from hashlib import blake2b
from typing import Any

import msgspec

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.errors import Unreadable
from tafelrunde.engine.packed import VECTOR, put
from tafelrunde.engine.position import Position

CLASS = "#"
TUPLE = "()"
BYTES = "b64"


def attributes(thing: object) -> list[str]:
    """The names of what a thing consists of, the same in the compiled and the interpreted build."""
    names = set(getattr(thing, "__mypyc_attrs__", ())) | set(getattr(thing, "__dict__", ()))
    return sorted(name for name in names if not name.startswith("_") and name != "log" and hasattr(thing, name))


def dump(thing: Any) -> Any:
    """Plain JSON-able data that says everything about a position."""
    if thing is None or isinstance(thing, (int, str, float)):
        return thing
    if isinstance(thing, list):
        return [dump(part) for part in thing]
    if isinstance(thing, VECTOR):
        return list(thing)
    if isinstance(thing, tuple):
        return {TUPLE: [dump(part) for part in thing]}
    if isinstance(thing, bytes):
        return {BYTES: b64encode(thing).decode()}
    return {CLASS: type(thing).__name__, **{name: dump(getattr(thing, name)) for name in attributes(thing)}}


def load(plain: Any, package: str) -> Position:
    """The position that was dumped, with the classes of a game's package."""
    pos = _load(plain, _classes(package))
    if not isinstance(pos, Position):
        raise Unreadable("this is not a saved position.")
    if not hasattr(pos, "rules") or not hasattr(pos, "asks_ends"):
        raise Unreadable("this position was saved before positions knew the rules they are played by; replay the record instead.")
    pos.log = None
    pos._offers = None
    pos._asked = -1
    pos.restored()
    pos.settle()
    return pos


def _classes(package: str) -> dict[str, type[Any]]:
    found: dict[str, type[Any]] = {"Chance": Chance}
    for name, module in sorted(sys.modules.items()):
        if module is not None and (name == package or name.startswith(package + ".")):
            for thing in vars(module).values():
                if isinstance(thing, type) and thing.__module__ == name:
                    found[thing.__name__] = thing
    return found


def _load(plain: Any, classes: dict[str, type[Any]]) -> Any:
    if isinstance(plain, list):
        return [_load(part, classes) for part in plain]
    if not isinstance(plain, dict):
        return plain
    if TUPLE in plain:
        return tuple(_load(part, classes) for part in plain[TUPLE])
    if BYTES in plain:
        return b64decode(plain[BYTES])
    cls = classes.get(plain.get(CLASS, ""))
    if cls is None:
        raise Unreadable(f"a saved position names an unknown part {plain.get(CLASS)!r}.")
    blank: Any = cls
    thing = blank.__new__(cls)
    for name, part in plain.items():
        if name != CLASS:
            put(thing, name, _load(part, classes))
    return thing


def digest(pos: Position) -> str:
    """32 hex digits that tell two positions apart; equal on every machine and in both builds."""
    plain = msgspec.json.encode(dump(pos), order="sorted")
    return blake2b(plain, digest_size=16).hexdigest()
