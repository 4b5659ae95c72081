"""Messages: what people read, from Fluent files that Python and the browser share.

Each package has text.en.ftl and text.de.ftl. Keys by convention: ``verb-NAME`` (and ``verb-NAME-in-STEP`` for what it means there),
``event-NAME`` (and ``event-NAME-hidden`` for those who may not know, ``event-NAME-route`` for several steps of one way), ``option-NAME``,
``option-NAME-help``, ``step-NAME`` (what a player is asked), ``KIND-LABEL`` for a named value, ``role-NAME``. A refusal without a message
of its own (``reason-ID``) shows the rule's first sentence. ``told-NAME`` (and ``told-NAME-in-STEP``), where a game has it, is the whole
sentence of the log about a decision with this verb; who took it is $who. With ``.aside = live`` it is said while it happens, and left out
when the game is told as a whole.

A named value, or a role, may say of itself ``.number = one``; sentences about the argument NAME get that as ``$NAME-number`` (else
"other"), to choose between "moves" and "move". Languages that bend their words say more: ``.subject``, ``.object``, ``.to`` and ``.of`` are
what stands for it in a sentence, ``$NAME-subject`` and so on; without them it is the plain name. What a card does (``KIND-LABEL-help``) is
``$NAME-help``. A place is called by the name it has in the scene; ``KIND-name`` may say more about it, from that $name and the $kind and
$terrain it has there, and ``$NAME-bare`` leaves that out. Where nobody knows the scene, ``KIND-number`` says it by its number.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from tafelrunde.engine.catalogue import Game
from tafelrunde.engine.codex import ENGINE, LANGUAGES, load_codex
from tafelrunde.engine.errors import Unreadable
from tafelrunde.engine.events import Event
from tafelrunde.engine.options import ASKS_ENDS
from tafelrunde.engine.position import Position
from tafelrunde.engine.steps import Reason, Step, step_name
from tafelrunde.engine.verbs import Arg, Domain

FORMS = ("subject", "object", "to", "of")
"""What may stand for a name in a sentence."""
PLACE_KINDS = ("place", "area", "clearing", "field", "hex", "space")
"""Domains whose values are places of the scene."""


@final
class Places:
    """What the places of a scene are called, and what may be said of them to find them: id, name, kind and terrain of each."""

    __slots__ = ("entries", "hashed")

    def __init__(self, entries: tuple[tuple[int, str, str, str], ...] = ()) -> None:
        self.entries = entries
        self.hashed = hash(entries)

    def __hash__(self) -> int:
        return self.hashed

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Places) and self.entries == other.entries


WHO = Arg("who", Domain("seat", 16))
"""Who took a decision: what a sentence ``told-VERB`` calls its seat."""
ANYWHERE = Places()
"""Nobody knows the scene."""


class Messages:
    """The texts of a game, and of the table it is played at, in one language; `places`: what the places of its scene are called."""

    def __init__(self, game: Game, language: str, places: Places = ANYWHERE) -> None:
        self.game = game
        self.language = language
        self.places = {place: (name, kind, terrain) for place, name, kind, terrain in places.entries}
        self._bundle = FluentBundle([language], use_isolating=False)
        for package in (ENGINE, game.package):
            self._bundle.add_resource(FluentResource(source(package, language)), allow_overrides=True)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, **values: Any) -> str:
        """The text of a key; the key itself in brackets if there is none, so that it is noticed."""
        if not self.has(key):
            return f"[{key}]"
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return f"[{key}]"
        return str(self._bundle.format_pattern(pattern, values)[0])

    def value(self, arg: Arg, value: int | None, seat_names: list[str], whole: bool = True) -> str | int:
        """A value in words: a seat's role, a named thing, or the number, which may decide between singular and plural. `whole`: a place
        with what may be said of it.
        """
        if value is None:
            return self.say("hidden")
        if arg.domain.kind == "seat" and value < len(seat_names):
            return self.role(seat_names[value])
        kind, label = arg.domain.kind, arg.domain.text(value)
        known = kind in PLACE_KINDS and value in self.places
        if self.has(f"{kind}-{label}"):
            said = self.say(f"{kind}-{label}")
        elif known:
            said = self.places[value][0]
        elif kind in PLACE_KINDS and self.has(f"{kind}-number"):
            said = self.say(f"{kind}-number", number=value)
        else:
            return label if arg.domain.labels else value
        if known and whole and self.has(f"{kind}-name"):
            _, sort, terrain = self.places[value]
            return self.say(f"{kind}-name", name=said, kind=sort, terrain=terrain)
        return said

    def words(self, args: Sequence[tuple[Arg, int | None]], seat_names: list[str]) -> dict[str, str | int]:
        """All values of a sentence, and the grammatical number and forms of those that are named."""
        found: dict[str, str | int] = {}
        for arg, value in args:
            said = found[arg.name] = self.value(arg, value, seat_names)
            if arg.domain.kind in PLACE_KINDS:
                found[f"{arg.name}-bare"] = self.value(arg, value, seat_names, whole=False)
            if value is not None and (key := self.name_key(arg, value, seat_names)):
                found[f"{arg.name}-number"] = self.number(key)
                for form in FORMS:
                    found[f"{arg.name}-{form}"] = self.attribute(key, form) or said
                found[f"{arg.name}-help"] = self.say(f"{key}-help") if self.has(f"{key}-help") else ""
        return found

    def name_key(self, arg: Arg, value: int, seat_names: list[str]) -> str:
        """The message of a named value or of a seat's role; nothing for a plain number."""
        if arg.domain.kind == "seat" and value < len(seat_names):
            return f"role-{seat_names[value]}"
        return f"{arg.domain.kind}-{arg.domain.text(value)}" if arg.domain.labels else ""

    def attribute(self, key: str, name: str) -> str:
        """What a message says of itself under this name, or nothing."""
        pattern = self._bundle.get_message(key).attributes.get(name) if self.has(key) else None
        return str(self._bundle.format_pattern(pattern, {})[0]) if pattern is not None else ""

    def number(self, key: str) -> str:
        """Whether a named thing is one or several, where its message says so."""
        return self.attribute(key, "number") or "other"

    def role(self, name: str) -> str:
        role, _, number = name.rpartition("-")
        if number.isdigit() and self.has(f"role-{role}"):
            return f"{self.say(f'role-{role}')} {number}"
        return self.say(f"role-{name}") if self.has(f"role-{name}") else name

    def move(self, move: int, seat_names: list[str], asked: str = "") -> str:
        """A move as a person would say it; `asked`: in answer to which step, if that is known."""
        verbs = self.game.verbs
        verb = verbs.verb_of(move)
        key = f"verb-{verb.name}-in-{asked}"
        return self.say(
            key if self.has(key) else f"verb-{verb.name}", **self.words(list(zip(verb.args, verbs.values(move), strict=True)), seat_names)
        )

    def told(self, seat: int, move: int, seat_names: list[str], asked: str = "", forced: bool = False) -> str:
        """That a seat took this decision, as the log says it."""
        verb = self.game.verbs.verb_of(move)
        for key in (f"told-{verb.name}-in-{asked}", f"told-{verb.name}"):
            if self.has(key):
                values = zip(verb.args, self.game.verbs.values(move), strict=True)
                return self.say(key, **self.words([*values, (WHO, seat)], seat_names))
        said = self.move(move, seat_names, asked)
        return self.say("move-forced" if forced else "move-played", seat=self.role(seat_names[seat]), move=said)

    def is_aside(self, verb: str, asked: str) -> bool:
        """Whether a decision with this verb, in answer to that step, is worth a line only while it happens."""
        return bool(self.attribute(f"told-{verb}-in-{asked}", "aside"))

    def prompt(self, pos: Position, seat_names: list[str]) -> str:
        """What whoever is asked now has to do, with the rule; nothing when the game is over."""
        if not pos.stack:
            return ""
        step = pos.stack[-1]
        return f"{self.say(step_key(type(step)), **self.words(step.about(pos), seat_names))} [{step.rule}]"

    def event(self, event: Event, seat: int | None, seat_names: list[str]) -> str:
        """What a seat reads about an event; nothing if it does not notice it."""
        seen = event.seen_by(seat)
        if seen is None:
            return ""
        key = f"event-{event.kind.name}"
        if any(seen[arg.name] is None for arg in event.kind.args) and self.has(key + "-hidden"):
            key += "-hidden"
        return self.say(key, **self.words([(arg, seen[arg.name]) for arg in event.kind.args], seat_names))

    def route(self, steps: list[Event], seat: int | None, seat_names: list[str]) -> str:
        """Several steps of the same thing as one way: where it set out and where it came to, and $via what lies between."""
        first, last = steps[0], steps[-1]
        assert first.kind.route is not None
        start, end = first.kind.route
        values = list(last.values)
        values[start] = first.values[start]
        args = first.kind.args
        via = [str(self.value(args[end], step.values[end], seat_names)) for step in steps[:-1]]
        words = self.words(list(zip(args, values, strict=True)), seat_names)
        return self.say(f"event-{first.kind.name}-route", **words, via=", ".join(via))

    def reason(self, reason: Reason, seat_names: list[str]) -> str:
        """Why a move is not allowed: a message of its own, or the first sentence of the rule."""
        key = "reason-" + reason.rule.replace(".", "-")
        if self.has(key):
            words: list[str | int] = list(reason.about)
            for i, arg in enumerate(reason.args):
                words[i] = self.value(arg, reason.about[i], seat_names)
            about = {f"about{i}": word for i, word in enumerate(words, 1)}
            return self.say(key, **about)
        package = ENGINE if reason.rule.startswith("G") else self.game.package
        return load_codex(package, self.language)[reason.rule].short


def places_of(pos: Position) -> Places:
    """What the places of a position's scene are called."""
    return Places(tuple((one["id"], one["name"], one["kind"], one.get("terrain", "")) for one in pos.scene().get("places", ())))


def step_key(step: type[Step[Any]]) -> str:
    """The message that says what a player has to do in this step."""
    return f"step-{step_name(step)}"


def asking_steps(game: Game) -> list[type[Step[Any]]]:
    """The steps of a game that ask somebody: those with a rule to show."""
    found: list[type[Step[Any]]] = []
    todo: list[type[Step[Any]]] = [Step]
    while todo:
        for step in todo.pop().__subclasses__():
            todo.append(step)
            if step.rule and step.__module__.startswith(game.package + "."):
                found.append(step)
    return found


@cache
def source(package: str, language: str) -> str:
    """The Fluent text of a package."""
    try:
        return (files(package) / f"text.{language}.ftl").read_text("utf-8")
    except FileNotFoundError:
        raise Unreadable(f"{package} has no messages in '{language}'; there is: {', '.join(LANGUAGES)}.") from None


def keys(package: str, language: str) -> set[str]:
    """The keys a package defines. Unreadable where the file has a mistake."""
    found = set()
    for entry in FluentParser().parse(source(package, language)).body:
        if isinstance(entry, ast.Junk):
            raise Unreadable(f"{package}: text.{language}.ftl has a mistake at {(entry.content or '').strip()[:60]!r}.")
        if isinstance(entry, ast.Message):
            found.add(entry.id.name)
    return found


def needed_keys(game: Game) -> set[str]:
    """The keys a game cannot do without: its verbs, events, questions, options, roles and named values."""
    needed = {f"game-{game.id}", f"game-{game.id}-pitch"}
    needed |= {step_key(step) for step in asking_steps(game)}
    args: list[Arg] = []
    for verb in game.verbs.verbs:
        needed.add(f"verb-{verb.name}")
        args.extend(verb.args)
    for kind in game.events.kinds:
        needed.add(f"event-{kind.name}")
        if any(kind.hidden):
            needed.add(f"event-{kind.name}-hidden")
        if kind.route is not None:
            needed.add(f"event-{kind.name}-route")
        args.extend(kind.args)
    for option in (option for option in game.options if option is not ASKS_ENDS):
        needed |= {f"option-{option.name}", f"option-{option.name}-help"}
        needed |= {f"option-{option.name}-{choice}" for choice in option.choices if isinstance(choice, str)}
    needed |= {f"role-{role}" for role in game.roles}
    for arg in args:
        if arg.domain.named:
            needed |= {f"{arg.domain.kind}-{label}" for label in arg.domain.labels}
    return needed
