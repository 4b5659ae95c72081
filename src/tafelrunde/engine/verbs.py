"""Verbs: what a player can say. A move is one int, packed from a verb and its arguments.

Each game declares its verbs once. Packing, text notation, JSON, the dense action numbering for research, and what can be
clicked for an argument all come from that table.

The int holds the verb in its high bits and up to five arguments of ten bits each, so that sorting moves sorts by verb, then
by argument. It stays below 2**58: one machine word, compiled or not.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from tafelrunde.engine.errors import Unreadable

MAX_ARGS: Final = 5
MAX_SIZE: Final = 1024
MAX_VERBS: Final = 256
VERB_SHIFT: Final = 50


@final
class Domain:
    """The values an argument can take: 0 to size - 1, perhaps with names.

    `kind` is a word of the game ("clearing", "card"). `clickable`: the client offers a place, piece or card of that kind to
    click. `labels` are what notation shows; without them values are written as numbers. `named`: each label has a message
    KIND-LABEL; coordinates and the like speak for themselves.
    """

    def __init__(self, kind: str, size: int, labels: tuple[str, ...] = (), clickable: bool = True, named: bool = True) -> None:
        if not 1 <= size <= MAX_SIZE:
            raise ValueError(f"domain {kind}: size {size} is not between 1 and {MAX_SIZE}")
        if labels and len(labels) != size:
            raise ValueError(f"domain {kind}: {len(labels)} labels for {size} values")
        if len(set(labels)) != len(labels) or any(not label or any(c.isspace() for c in label) for label in labels):
            raise ValueError(f"domain {kind}: labels must be unique and without spaces")
        self.kind = kind
        self.size = size
        self.labels = labels
        self.clickable = clickable
        self.named = named and bool(labels)
        self.values = {label: value for value, label in enumerate(labels)}

    def __call__(self, name: str) -> Arg:
        """An argument of this kind."""
        return Arg(name, self)

    def text(self, value: int) -> str:
        return self.labels[value] if self.labels else str(value)

    def parse(self, text: str) -> int:
        """The value of a label, or -1."""
        if self.labels:
            return self.values.get(text, -1)
        if len(text) > 4 or not (text.isascii() and text.isdigit()) or (len(text) > 1 and text[0] == "0"):
            return -1
        value = int(text)
        return value if value < self.size else -1


@final
class Arg:
    """One named argument of a verb or an event."""

    def __init__(self, name: str, domain: Domain) -> None:
        self.name = name
        self.domain = domain

    def describe(self) -> dict[str, Any]:
        """As plain data."""
        domain = self.domain
        return {"name": self.name, "kind": domain.kind, "size": domain.size, "labels": list(domain.labels), "clickable": domain.clickable}


def count(name: str, most: int) -> Arg:
    """An argument that is a plain number from 0 to `most`."""
    return Arg(name, Domain("number", most + 1, clickable=False))


@final
class Verb:
    """One word of the table. Call it to make a move: ``MARCH(5, 9, 3)``; `move0`… are the unchecked forms for hot code."""

    def __init__(
        self, code: int, name: str, args: tuple[Arg, ...], rule: str, takes_back: bool, ends: bool, closes: bool, begins: bool
    ) -> None:
        self.takes_back = takes_back
        self.begins = begins
        self.ends = ends
        self.closes = closes or ends
        self.code = code
        self.name = name
        self.args = args
        self.rule = rule
        self.base: i64 = code << 50
        size = 1
        for arg in args:
            size *= arg.domain.size
        self.size = size

    def __call__(self, *values: int) -> int:
        if len(values) != len(self.args):
            raise Unreadable(f"'{self.name}' takes {len(self.args)} arguments, not {len(values)}.")
        move = self.code
        for arg, value in zip(self.args, values, strict=True):
            if not 0 <= value < arg.domain.size:
                raise Unreadable(f"'{self.name}': {arg.name} is 0 to {arg.domain.size - 1}, not {value}.")
            move = move << 10 | value
        return move << 10 * (MAX_ARGS - len(values))

    def move0(self) -> int:
        return self.base

    def move1(self, a: i64) -> int:
        return self.base | a << 40

    def move2(self, a: i64, b: i64) -> int:
        return self.base | a << 40 | b << 30

    def move3(self, a: i64, b: i64, c: i64) -> int:
        return self.base | a << 40 | b << 30 | c << 20

    def move5(self, a: i64, b: i64, c: i64, d: i64, e: i64) -> int:
        return self.base | a << 40 | b << 30 | c << 20 | d << 10 | e


def verb_code(move: i64) -> i64:
    """The code of a move's verb: compare with ``MARCH.code``."""
    return move >> 50


def arg1(move: i64) -> i64:
    return (move >> 40) & 1023


def arg2(move: i64) -> i64:
    return (move >> 30) & 1023


def arg3(move: i64) -> i64:
    return (move >> 20) & 1023


def arg4(move: i64) -> i64:
    return (move >> 10) & 1023


def arg5(move: i64) -> i64:
    return move & 1023


@final
class VerbTable:
    """All verbs of one game, in declaration order. New verbs go to the end: codes and action numbers stay stable."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.offsets: list[int] = []
        self.by_name: dict[str, Verb] = {}
        self.actions = 0
        self.circular = False
        """Whether there is a verb that takes back."""
        self.first_back = self.last_back = 0
        """No move that takes back is smaller or greater."""

    def verb(
        self,
        name: str,
        *args: Arg,
        rule: str,
        takes_back: bool = False,
        ends: bool = False,
        closes: bool = False,
        begins: bool = False,
    ) -> Verb:
        """Declare the next verb. `rule` is the codex id it applies.

        `takes_back`: it only undoes a choice of the same decision (withdraw a bid). Whoever never uses such verbs gets on, so bots and
        rollouts leave them out; a game must allow endless change by these verbs only.

        `ends`: it ends a phase or turn, after which things go on that cannot be taken back. Where a table wants it so, a seat is asked
        for it even if it has no other move.

        `closes`: it declines the rest of what is offered, or finishes it. People are shown it last, with what they leave undone.

        `begins`: events tell the whole, at once or when a later decision of the same seat finishes it. The log leaves it out as soon as
        there is more to tell.
        """
        if name in self.by_name or not name.replace("-", "").isalnum() or len(args) > MAX_ARGS:
            raise ValueError(f"verb {name!r}: doubled, not a word, or more than {MAX_ARGS} arguments")
        if len(self.verbs) == MAX_VERBS:
            raise ValueError(f"more than {MAX_VERBS} verbs")
        new = Verb(len(self.verbs), name, args, rule, takes_back, ends, closes, begins)
        self.verbs.append(new)
        self.by_name[name] = new
        if takes_back:
            self.first_back = self.first_back if self.circular else new.code << VERB_SHIFT
            self.last_back = (new.code + 1 << VERB_SHIFT) - 1
            self.circular = True
        self.offsets.append(self.actions)
        self.actions += new.size
        return new

    def verb_of(self, move: int) -> Verb:
        """The verb of a move; Unreadable if this int is no move of this game."""
        code = move >> VERB_SHIFT
        if move < 0 or code >= len(self.verbs):
            raise Unreadable(f"{move} is not a move: no such verb.")
        return self.verbs[code]

    def values(self, move: int) -> list[int]:
        """The arguments of a move, checked against their domains."""
        verb = self.verb_of(move)
        values = []
        for i in range(MAX_ARGS):
            value = move >> 10 * (MAX_ARGS - 1 - i) & 1023
            if i < len(verb.args):
                if value >= verb.args[i].domain.size:
                    raise Unreadable(f"{move} is not a move: {verb.args[i].name} of '{verb.name}' is out of range.")
                values.append(value)
            elif value:
                raise Unreadable(f"{move} is not a move: '{verb.name}' has only {len(verb.args)} arguments.")
        return values

    def forward(self, moves: list[int]) -> list[int]:
        """Of sorted moves those that do not take back, or all if there is no other."""
        if not self.circular or not moves or moves[0] > self.last_back or moves[-1] < self.first_back:
            return moves
        verbs = self.verbs
        onward = [move for move in moves if not verbs[move >> VERB_SHIFT].takes_back]
        return onward or moves

    def text(self, move: int) -> str:
        """The notation of a move: "march 5 9 3"."""
        verb = self.verb_of(move)
        words = [verb.name]
        for arg, value in zip(verb.args, self.values(move), strict=True):
            words.append(arg.domain.text(value))
        return " ".join(words)

    def parse(self, text: str, line: int = 0, column: int = 1) -> int:
        """The move of a notation; Unreadable with the column of the word that is wrong."""
        words = text.split(" ")
        verb = self.by_name.get(words[0])
        if verb is None:
            raise Unreadable(f"there is no verb '{words[0][:40]}'.", line, column)
        values = []
        at = column + len(words[0]) + 1
        for arg, word in zip(verb.args, words[1:], strict=False):
            value = arg.domain.parse(word)
            if value < 0:
                raise Unreadable(f"'{word[:40]}' is not a {arg.domain.kind} ({arg.name} of '{verb.name}').", line, at)
            values.append(value)
            at += len(word) + 1
        if len(words) - 1 != len(verb.args):
            names = " ".join(arg.name for arg in verb.args) or "nothing"
            raise Unreadable(f"'{verb.name}' is followed by: {names}.", line, min(at, column + len(text)))
        return verb(*values)

    def to_json(self, move: int) -> list[int | str]:
        """``["march", 5, 9, 3]``."""
        plain: list[int | str] = [self.verb_of(move).name]
        plain.extend(self.values(move))
        return plain

    def from_json(self, plain: object) -> int:
        if not isinstance(plain, list) or not plain or not isinstance(plain[0], str):
            raise Unreadable("a move is a list: the verb, then its arguments as numbers.")
        verb = self.by_name.get(plain[0])
        if verb is None:
            raise Unreadable(f"there is no verb '{plain[0][:40]}'.")
        values = []
        for value in plain[1:]:
            if not isinstance(value, int) or isinstance(value, bool):
                raise Unreadable(f"'{verb.name}': arguments are whole numbers.")
            values.append(value)
        return verb(*values)

    def number(self, move: int) -> int:
        """The dense action number: verbs in order, arguments as mixed radix."""
        verb = self.verb_of(move)
        index = 0
        for arg, value in zip(verb.args, self.values(move), strict=True):
            index = index * arg.domain.size + value
        return self.offsets[verb.code] + index

    def from_number(self, number: int) -> int:
        if not 0 <= number < self.actions:
            raise Unreadable(f"action {number} is not between 0 and {self.actions - 1}.")
        code = len(self.verbs) - 1
        while self.offsets[code] > number:
            code -= 1
        verb = self.verbs[code]
        index = number - self.offsets[code]
        values: list[int] = []
        for i in range(len(verb.args) - 1, -1, -1):
            size = verb.args[i].domain.size
            values.insert(0, index % size)
            index //= size
        return verb(*values)

    def describe(self) -> list[dict[str, Any]]:
        """The table as plain data: for the client, which learns from it what can be clicked, and for whoever reads about the game."""
        return [
            {
                "verb": verb.name,
                "rule": verb.rule,
                "takes_back": verb.takes_back,
                "args": [arg.describe() for arg in verb.args],
                "ends": verb.ends,
                "closes": verb.closes,
                "begins": verb.begins,
            }
            for verb in self.verbs
        ]
