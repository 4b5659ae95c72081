"""The one door to packed vectors: whole numbers side by side in memory, copied in one go and read without unwrapping anything.

Compiled they are the vectors of `librt`; mypyc looks through the names here and never runs this file, which is itself not compiled. Modules
that are interpreted beside compiled ones get the same vectors. Where nothing is compiled they are plain lists, because an interpreted read
of a real vector costs four times as much as that of a list.

A vector is written ``vec[i64]([0] * 12)``, copied ``values[:]``, and grows by ``values = append(values, 7)``: what `append`, `extend`,
`pop` and `remove` return replaces the vector they were given, which is used no more. It has no methods.

One trap: compiled, ``1 << n`` with an `i64` n is only 32 bits wide. Where n may be larger, take the bit from a table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from tafelrunde._build import BUILD

if TYPE_CHECKING or BUILD == "native":
    from librt.vecs import append, extend, pop, remove, vec

    from tafelrunde.engine.bits import bits_set
    from tafelrunde.engine.moves import Moves, few, listed, offered, only
else:
    bits_set = int.bit_count
    Moves = list
    few = list
    listed = list

    def offered(packed: list[int]) -> list[int]:
        return packed

    def only(move: int) -> list[int]:
        return [move]

    vec = {i64: list, list: list}  # of numbers, of vectors of them; asked for at every turn: nothing is quicker to look up

    def append(values: list[Any], value: Any) -> list[Any]:
        values.append(value)
        return values

    def extend(values: list[Any], more: Any) -> list[Any]:
        values.extend(more)
        return values

    def pop(values: list[Any], at: int = -1) -> tuple[list[Any], Any]:
        value = values.pop(at)
        return values, value

    def remove(values: list[Any], value: Any) -> list[Any]:
        values.remove(value)
        return values


VECTOR: type[Any] = vec if BUILD == "native" else list
"""What a vector is an instance of in the build that runs."""


def put(thing: object, name: str, value: Any) -> None:
    """Set an attribute that is a list of numbers to whoever saved it; a compiled attribute that is packed takes nothing but a vector."""
    try:
        setattr(thing, name, value)
    except TypeError:
        setattr(thing, name, vec[i64](value))


__all__ = ["VECTOR", "Moves", "append", "bits_set", "extend", "few", "listed", "offered", "only", "pop", "put", "remove", "vec"]
