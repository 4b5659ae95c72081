"""A lesson as it is written: a file of TOML, read and checked against the game's words.

`docs/lessons.md` tells authors how to write one. Nothing here knows a game.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from tafelrunde.engine.authored import read_toml
from tafelrunde.engine.catalogue import Game, find
from tafelrunde.engine.codex import ENGINE, LANGUAGES, load_codex
from tafelrunde.engine.errors import TafelrundeError, Unreadable
from tafelrunde.engine.verbs import Domain

FOLDER: Final = "lessons"
DICE: Final = "dice"
ANY: Final = "*"
PARTS: Final = ("board", "hand", "prompt", "seats", "log", "side")
"""Parts of the page that can be pointed at, besides what the game has words for."""
PANEL: Final = "panel"
"""A side of the table that only this game has: pointed at, it comes up."""
Text = dict[str, str]
"""A sentence or a few, by language."""


@dataclass(frozen=True)
class Line:
    """What one seat plays. `seat` -1: the learner, who chooses among `moves`; a word of a move may be ``*``. `dice`: chance begins anew."""

    seat: int = -1
    moves: tuple[tuple[str, ...], ...] = ()
    dice: int | None = None

    def accepts(self, words: list[str]) -> bool:
        """Whether a move, as words of its notation, is one of these."""
        return any(fits(move, words) for move in self.moves)


def fits(pattern: tuple[str, ...], words: list[str]) -> bool:
    return len(pattern) == len(words) and all(wanted in (ANY, word) for wanted, word in zip(pattern, words, strict=True))


@dataclass(frozen=True)
class Other:
    """What is said to a move that is allowed but not asked for here."""

    move: tuple[str, ...]
    text: Text


@dataclass(frozen=True)
class Answer:
    """One of the answers to a question, and what is said to it."""

    text: Text
    reply: Text
    right: bool


@dataclass(frozen=True)
class Point:
    """Something on the table: a value of the game's words, a seat, or a part or panel of the page (then `value` is -1)."""

    kind: str
    value: int
    name: str


@dataclass(frozen=True)
class Step:
    """One idea: a text, and what the learner does. Without lines, answers and `free` it is read.

    `dice` names a die of which all faces are shown with it.
    """

    text: Text
    points: tuple[Point, ...] = ()
    rules: tuple[str, ...] = ()
    lines: tuple[Line, ...] = ()
    others: tuple[Other, ...] = ()
    otherwise: Text | None = None
    answers: tuple[Answer, ...] = ()
    free: bool = False
    dice: str = ""

    @property
    def kind(self) -> str:
        if self.answers:
            return "question"
        if self.free:
            return "free"
        return "act" if any(line.seat < 0 and line.dice is None for line in self.lines) else "read"


@dataclass(frozen=True)
class Lesson:
    """A chapter: where it begins, who learns, and its steps. `extra`: beyond the first game."""

    id: str
    game: Game
    title: Text
    minutes: int
    extra: bool
    roles: tuple[str, ...]
    seat: int
    seed: int
    options: dict[str, object]
    start: tuple[Line, ...]
    steps: tuple[Step, ...]


class Reader:
    """Reads one file; every error says at which key of which step."""

    def __init__(self, game: Game, id: str) -> None:
        self.game = game
        self.id = id
        self.names: list[str] = []
        self.domains: dict[str, Domain] = {}
        for verb in game.verbs.verbs:
            for arg in verb.args:
                self.domains.setdefault(arg.domain.kind, arg.domain)
        self.rules = {*load_codex(game.package, "en").rules, *load_codex(ENGINE, "en").rules}

    def read(self, plain: dict[str, Any]) -> Lesson:
        only(plain, "the lesson", ("game", "title", "minutes", "extra", "seat", "start", "step"))
        start = need(plain, "start", dict, "the lesson")
        only(start, "start", ("seats", "seed", "options", "moves"))
        options: dict[str, object] = need(start, "options", dict, "start", {})
        roles = self.game.check_seats(need(start, "seats", list, "start"))
        self.names = self.game.seat_names(roles)
        steps = need(plain, "step", list, "the lesson")
        if not steps:
            raise Unreadable("the lesson has no step.")
        return Lesson(
            self.id,
            self.game,
            both(need(plain, "title", dict, "the lesson"), "title"),
            need(plain, "minutes", int, "the lesson"),
            need(plain, "extra", bool, "the lesson", False),
            tuple(roles),
            self.seat(need(plain, "seat", str, "the lesson"), "seat"),
            need(start, "seed", int, "start", 0),
            options,
            tuple(self.line(line, "start.moves") for line in need(start, "moves", str, "start", "").split("\n") if line.strip()),
            tuple(self.step(step, f"step {number}") for number, step in enumerate(steps, 1)),
        )

    def step(self, plain: Any, at: str) -> Step:
        if not isinstance(plain, dict):
            raise Unreadable(f"{at} is written [[step]].")
        only(plain, at, ("en", "de", "point", "rules", "do", "other", "otherwise", "answer", "free", "dice"))
        rules = need(plain, "rules", list, at, [])
        if unknown := [rule for rule in rules if rule not in self.rules]:
            raise Unreadable(f"{at}: there is no rule {unknown[0]!r} in the codex.")
        lines = tuple(self.line(line, f"{at}, do") for line in need(plain, "do", list, at, []))
        answers = tuple(self.answer(answer, f"{at}, answer") for answer in need(plain, "answer", list, at, []))
        free = need(plain, "free", bool, at, False)
        if answers and (len(answers) < 2 or sum(answer.right for answer in answers) != 1):
            raise Unreadable(f"{at}: of two or more answers exactly one is right.")
        if bool(answers) + free + bool(lines) > 1 and not (answers and all(line.seat >= 0 or line.dice is not None for line in lines)):
            raise Unreadable(f"{at}: one of 'do', 'answer' and 'free', not two.")
        return Step(
            both(plain, at),
            tuple(self.point(point, at) for point in need(plain, "point", list, at, [])),
            tuple(rules),
            lines,
            tuple(self.other(other, f"{at}, other") for other in need(plain, "other", list, at, [])),
            both(plain["otherwise"], f"{at}, otherwise") if "otherwise" in plain else None,
            answers,
            free,
            need(plain, "dice", str, at, ""),
        )

    def seat(self, name: str, at: str) -> int:
        if name not in self.names:
            raise Unreadable(f"{at}: there is no seat '{name[:40]}'; there is: {', '.join(self.names)}.")
        return self.names.index(name)

    def line(self, text: Any, at: str) -> Line:
        """``seat: move``, ``dice: 7`` or, for the learner, ``move | move``."""
        if not isinstance(text, str):
            raise Unreadable(f"{at}: a move is a text.")
        head, colon, rest = text.strip().partition(":")
        if not colon:
            return Line(moves=tuple(self.pattern(move, at) for move in text.split("|")))
        if head == DICE:
            if not rest.strip().isdigit():
                raise Unreadable(f"{at}: after '{DICE}:' stands a number.")
            return Line(dice=int(rest))
        return Line(self.seat(head, at), (self.pattern(rest, at),))

    def pattern(self, text: str, at: str) -> tuple[str, ...]:
        words = text.split()
        verb = self.game.verbs.by_name.get(words[0] if words else "")
        if verb is None:
            raise Unreadable(f"{at}: there is no verb '{(words or [''])[0][:40]}'.")
        if len(words) - 1 != len(verb.args):
            raise Unreadable(f"{at}: '{verb.name}' is followed by: {' '.join(arg.name for arg in verb.args) or 'nothing'}.")
        for arg, word in zip(verb.args, words[1:], strict=True):
            if word != ANY and arg.domain.parse(word) < 0:
                raise Unreadable(f"{at}: '{word[:40]}' is not a {arg.domain.kind} ({arg.name} of '{verb.name}').")
        return tuple(words)

    def point(self, text: Any, at: str) -> Point:
        """``seat NAME``, ``part hand``, ``panel NAME`` or a word of the game: ``clearing 5``, ``card fox-ambush``."""
        kind, _, name = text.partition(" ") if isinstance(text, str) else ("", "", "")
        if (kind == "part" and name in PARTS) or (kind == PANEL and name):
            return Point(kind, -1, name)
        if kind == "seat":
            return Point(kind, self.seat(name, f"{at}, point"), name)
        domain = self.domains.get(kind)
        if domain is None or domain.parse(name) < 0:
            raise Unreadable(
                f"{at}, point: '{str(text)[:40]}' is nothing of this game; write 'KIND VALUE', 'seat NAME' or 'part {PARTS[0]}'."
            )
        return Point(kind, domain.parse(name), name)

    def other(self, plain: Any, at: str) -> Other:
        only(plain, at, ("move", "en", "de"))
        return Other(self.pattern(need(plain, "move", str, at), at), both(plain, at))

    def answer(self, plain: Any, at: str) -> Answer:
        only(plain, at, ("en", "de", "reply", "right"))
        return Answer(both(plain, at), both(need(plain, "reply", dict, at), f"{at}, reply"), need(plain, "right", bool, at, False))


def only(plain: Any, at: str, keys: tuple[str, ...]) -> None:
    """Refuse what has no meaning: mostly a slip of the pen."""
    if not isinstance(plain, dict):
        raise Unreadable(f"{at} has keys and values.")
    if unknown := [key for key in plain if key not in keys]:
        raise Unreadable(f"{at}: '{unknown[0]}' has no meaning; there is: {', '.join(keys)}.")


def need(plain: dict[str, Any], key: str, kind: type, at: str, default: Any = None) -> Any:
    value = plain.get(key, default)
    if type(value) is not kind:
        raise Unreadable(f"{at}: '{key}' is missing or not a {kind.__name__}.")
    return value


def both(plain: dict[str, Any], at: str) -> Text:
    """The same in every language."""
    return {language: " ".join(need(plain, language, str, at).split()) for language in LANGUAGES}


def read_lesson(id: str, text: str) -> Lesson:
    """The lesson of a file. Unreadable says what is wrong, and where."""
    plain = read_toml(text)
    try:
        return Reader(find(need(plain, "game", str, "the lesson")), id).read(plain)
    except Unreadable:
        raise
    except TafelrundeError as error:
        raise Unreadable(str(error)) from None


@cache
def lessons_of(game: Game) -> dict[str, Lesson]:
    """The lessons that come with a game, in their order."""
    folder = files(game.package) / FOLDER
    if not folder.is_dir():
        return {}
    found = sorted((one for one in folder.iterdir() if one.name.endswith(".toml")), key=lambda one: one.name)
    return {one.name[:-5]: read_lesson(one.name[:-5], one.read_text("utf-8")) for one in found}
