"""Files that authors write (maps, boards, scenarios): one format for all games, read with bounds, written for people.

A file is a table of names and values, written as TOML or as JSON: both say the same. Its ``format`` names the game, the kind of file and
the version (``"battlelore scenario 1"``); without it the first version is meant. A stranger's file must not keep a server busy: the
parser's work grows with the square of the parts of a dotted key, and with the depth of brackets; no board needs many of either.
"""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any, TypeVar

import msgspec

from tafelrunde.engine.desk import Fault
from tafelrunde.engine.errors import Unreadable
from tafelrunde.engine.options import MOST_TEXT

MOST_TOML = 20_000
MOST_DOTS = 50
WIDE = 100
"""Lists longer than this are written one entry a line."""
T = TypeVar("T")


class Faulty(Unreadable):
    """A file that cannot be read: the fault in both languages."""

    def __init__(self, fault: Fault, line: int = 0, column: int = 0) -> None:
        super().__init__(fault.en, line, column)
        self.fault = Fault(str(self), fault.de, fault.place)


def read_toml(text: str) -> dict[str, Any]:
    """What a TOML file says. Faulty says what is wrong, and where."""
    _check_text(text, MOST_TOML)
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS:
            there = Fault(
                f"there are more than {MOST_DOTS} dots in this line.", f"Zeile {number}: Hier stehen mehr als {MOST_DOTS} Punkte."
            )
            raise Faulty(there, number, 1)
    try:
        return tomllib.loads(text)
    except ValueError as error:  # not only the parser's own: a number may be too long for Python
        raise Faulty(Fault(f"this is not TOML: {error}.", f"Das ist kein TOML: {_german_place(str(error))}.")) from None
    except RecursionError:
        english = "this is not TOML that can be read: brackets stand too deep in one another."
        raise Faulty(Fault(english, "Das ist kein lesbares TOML: Klammern stehen zu tief ineinander.")) from None


def read_json(text: str) -> dict[str, Any]:
    """What a JSON file says. Faulty says what is wrong, and where."""
    _check_text(text, MOST_TEXT)
    try:
        found = msgspec.json.decode(text.encode())
    except (msgspec.DecodeError, RecursionError) as error:
        raise Faulty(Fault(f"this is not JSON: {error}.", f"Das ist kein JSON: {error}.")) from None
    if not isinstance(found, dict):
        raise Faulty(Fault("the file is not a table of names and values.", "Die Datei ist keine Tabelle aus Namen und Werten."))
    return found


def read_authored(text: str) -> dict[str, Any]:
    """What a file says, TOML or JSON. Faulty says what is wrong, and where."""
    return read_json(text) if text.lstrip()[:1] == "{" else read_toml(text)


def _check_text(text: str, most: int) -> None:
    """Faulty if this is more than is read, or no text at all: half of a pair of surrogates, as a script may send, is no character."""
    if len(text) > most:
        english = f"the file has {len(text)} characters; at most {most} are read."
        raise Faulty(Fault(english, f"Die Datei hat {len(text)} Zeichen; höchstens {most} werden gelesen."))
    try:
        text.encode()
    except UnicodeEncodeError as error:
        line, column = text.count("\n", 0, error.start) + 1, error.start - text.rfind("\n", 0, error.start)
        german = f"Zeile {line}, Spalte {column}: Hier steht etwas, das kein Zeichen ist."
        raise Faulty(Fault("this is not a character.", german), line, column) from None


def _german_place(said: str) -> str:
    """The parser's words, with the place it names in German."""
    return re.sub(r"\(at line (\d+), column (\d+)\)", r"(Zeile \1, Spalte \2)", said).replace("(at end of document)", "(am Ende der Datei)")


def shaped(data: dict[str, Any], shape: type[T]) -> T:
    """A file's data in the shape of its game. Faulty says in words what is allowed where."""
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        raise Faulty(_misshapen(str(error), shape)) from None


KINDS = {
    "int": ("a whole number", "eine ganze Zahl"),
    "float": ("a number", "eine Zahl"),
    "str": ("a text", "ein Text"),
    "bool": ("true or false", "true oder false"),
    "array": ("a list", "eine Liste"),
    "object": ("a table", "eine Tabelle"),
    "null": ("nothing", "nichts"),
}
SHAPES = (
    (r"Object missing required field `(.*)`", "{0} is missing", "{0} fehlt"),
    (r"Object contains unknown field `(.*)`", "nobody knows {0}", "{0} kennt niemand"),
    (r"Expected `(.*)`, got `(.*)`", "this is {1}; it should be {0}", "das ist {1}; es sollte {0} sein"),
    (r"Expected `(.*)` of length <= (.*)", "this is too long; at most {1}", "das ist zu lang; höchstens {1}"),
    (r"Expected `(.*)` of length >= (.*)", "this is too short; at least {1}", "das ist zu kurz; mindestens {1}"),
    (r"Expected `array` of length (.*?)(?:, got .*)?", "this list should have {0} entries", "diese Liste sollte {0} Einträge haben"),
    (r"Expected `(.*)` (<=|>=|<|>) (.*)", "this should be {1} {2}", "das sollte {1} {2} sein"),
)  # fmt: skip


def _misshapen(said: str, shape: type) -> Fault:
    what, _, where = said.partition(" - at `$")
    where = where.strip("`.").removeprefix("[...].")
    key = where.partition("[")[0].rpartition(".")[2] if "[" not in where else where.rpartition(".")[2]
    if what.startswith("Invalid enum value"):
        value = what.removeprefix("Invalid enum value ").strip("'`")
        allowed = allowed_values(shape, key)
        return _at(where, f"{value!r} is not allowed; allowed is: {allowed}", f"{value!r} ist nicht erlaubt; erlaubt ist: {allowed}")
    for pattern, english, german in SHAPES:
        if match := re.fullmatch(pattern, what):
            parts = match.groups()
            return _at(where, *(form.format(*(_kind(part, lang) for part in parts)) for lang, form in enumerate((english, german))))
    return _at(where, f"{what[0].lower()}{what[1:]}", what)


def _kind(part: str, lang: int) -> str:
    """The types of a message in words: ``int | null``."""
    said = [KINDS[one][lang] if one in KINDS else f"`{one}`" if not one.isdigit() else one for one in part.split(" | ")]
    return (" or ", " oder ")[lang].join(said)


def _at(where: str, english: str, german: str) -> Fault:
    return Fault(f"{where or 'the file'}: {english}.", f"{where or 'Die Datei'}: {german}.")


def allowed_values(shape: type, key: str) -> str:
    """The values that a key of a file may have, wherever it stands in the shape."""
    for part in msgspec.json.schema(shape).get("$defs", {}).values():
        found = part.get("properties", {}).get(key, {})
        if "enum" in found:
            return ", ".join(str(value) for value in found["enum"] if value != "")
    return "something else"


def check_format(data: dict[str, Any], wanted: str) -> None:
    """Faulty for a file of another game, or of a version that is not known here."""
    given = data.get("format", wanted)
    if given != wanted:
        told = repr(given)[:60]
        raise Faulty(Fault(f"format: this is {wanted!r} here, not {told}.", f"format: Hier gilt {wanted!r}, nicht {told}."))


def json_schema(shape: type, title: str) -> dict[str, Any]:
    """The JSON Schema of a kind of file."""
    found = msgspec.json.schema(shape)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": title, **found}


def write_like(data: dict[str, Any], before: str) -> str:
    """A file written as the one it comes from: JSON stays JSON, TOML stays TOML and keeps the remarks at its head."""
    if before.lstrip()[:1] == "{":
        return json.dumps(data, ensure_ascii=False)
    head = []
    for line in before.split("\n"):
        if not line.startswith("#"):
            break
        head.append(line + "\n")
    return "".join(head) + write_toml(data)


def write_toml(data: dict[str, Any], path: str = "") -> str:
    """A table of names and values as TOML: plain values first, then tables, then lists of tables; what is None is left out."""
    out, below = [], []
    for name, value in data.items():
        key = f"{path}{_key(name)}"
        if isinstance(value, dict):
            inner = write_toml(value, f"{key}.")
            plain = any(not isinstance(part, dict) and not _tables(part) for part in value.values()) or not value
            below.append((f"\n[{key}]\n" if plain else "") + inner)
        elif _tables(value):
            below.extend(f"\n[[{key}]]\n{write_toml(part, f'{key}.')}" for part in value)
        elif value is not None:
            out.append(f"{_key(name)} = {_value(value)}\n")
    return "".join(out + below)


def _tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(part, dict) for part in value)


def _key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else _value(name)


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        if "\n" in value and '"""' not in value and "\\" not in value and _lines_printable(value):
            return f'"""\n{value}"""'
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, list):
        whole = "[" + ", ".join(_value(part) for part in value) + "]"
        if len(whole) <= WIDE or not any(isinstance(part, list) for part in value):
            return whole
        return "[\n" + "".join(f"  {_value(part)},\n" for part in value) + "]"
    return repr(value)


def _lines_printable(value: str) -> bool:
    return all(line.isprintable() for line in value.split("\n"))
