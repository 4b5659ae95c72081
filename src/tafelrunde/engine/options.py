"""Options of a game: a schema that checks, explains and lists what is allowed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tafelrunde.engine.errors import BadOptions

Value = str | int | bool
MOST_TEXT = 100_000
"""Characters of an option that is a text."""


class Option:
    """One thing that can be chosen before the game. Its title and help are the messages option-NAME and option-NAME-help."""

    def __init__(
        self, name: str, default: Value, choices: Sequence[Value] = (), least: int = 0, most: int = 0, at_tables: Value | None = None
    ) -> None:
        self.name = name
        self.default = default
        self.at_tables = default if at_tables is None else at_tables
        """What is chosen at a table of people when nobody says otherwise."""
        self.choices = tuple(choices)
        self.least = least
        self.most = most

    def allowed(self) -> str:
        """What can be chosen, in words."""
        if isinstance(self.default, bool):
            return "true or false"
        if self.choices:
            return ", ".join(str(choice) for choice in self.choices)
        return f"a number from {self.least} to {self.most}" if isinstance(self.default, int) else "text"

    def check(self, value: object) -> Value:
        """The value if it is allowed; otherwise BadOptions that says what is."""
        if isinstance(self.default, bool):
            good = isinstance(value, bool)
        elif self.choices:
            good = type(value) is type(self.default) and value in self.choices
        elif isinstance(self.default, int):
            good = isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most
        else:
            good = isinstance(value, str) and len(value) <= MOST_TEXT
        if not good or not isinstance(value, (str, int, bool)):
            raise BadOptions(f"option '{self.name}' is {self.allowed()}; not {str(value)[:40]!r}.")
        return value

    def to_json(self) -> dict[str, Any]:
        plain: dict[str, Any] = {"name": self.name, "default": self.default}
        if self.choices:
            plain["choices"] = list(self.choices)
        elif isinstance(self.default, int) and not isinstance(self.default, bool):
            plain["least"], plain["most"] = self.least, self.most
        return plain


class FileOption(Option):
    """One of several by its name, or the text of a file of one's own; the option is called as the kind of file is (`Workshop.kind`)."""

    def allowed(self) -> str:
        return f"{super().allowed()}, or the text of a {self.name} file"

    def check(self, value: object) -> Value:
        if isinstance(value, str) and len(value) <= MOST_TEXT and is_file(value):
            return value
        return super().check(value)


def is_file(value: str) -> bool:
    """Whether a value is the text of a file rather than a name."""
    return "\n" in value or value.lstrip().startswith("{")


def choice(name: str, *choices: Value) -> Option:
    """One of several; the first is the default."""
    return Option(name, choices[0], choices)


def choice_or_file(name: str, *choices: Value) -> Option:
    """One of several, the first is the default; or a file of one's own."""
    return FileOption(name, choices[0], choices)


def switch(name: str, default: bool = False, at_tables: bool | None = None) -> Option:
    """On or off; at tables of people perhaps otherwise than in simulations."""
    return Option(name, default, at_tables=at_tables)


def number(name: str, default: int, least: int, most: int) -> Option:
    """A whole number in a range."""
    return Option(name, default, (), least, most)


def text(name: str) -> Option:
    """A text, such as a map of one's own; empty by default."""
    return Option(name, "")


ASKS_ENDS = switch("asks_ends", at_tables=True)
"""Every game has it: a seat is asked before a phase or turn of its own ends, so that it can take back what came before."""


def fill(schema: Sequence[Option], given: Mapping[str, object], at_tables: bool = False) -> dict[str, Value]:
    """Every option with its value, in schema order; `at_tables`: what is not given is as people like it.

    BadOptions for what does not exist or is not allowed.
    """
    known = {option.name: option for option in schema}
    for name in given:
        if name not in known:
            listed = ", ".join(known) or "none"
            raise BadOptions(f"there is no option '{str(name)[:40]}'; there is: {listed}.")
    return {option.name: option.check(given.get(option.name, option.at_tables if at_tables else option.default)) for option in schema}
