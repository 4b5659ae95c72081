"""Sentences of the table and of a game, said quickly: what was said once is remembered."""

from __future__ import annotations

from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from tafelrunde.engine.catalogue import Game
from tafelrunde.engine.codex import ENGINE, LANGUAGES
from tafelrunde.engine.events import Event, Played, may
from tafelrunde.engine.messages import Messages, source, step_key
from tafelrunde.engine.steps import Reason, Step
from tafelrunde.engine.verbs import Arg
from tafelrunde.server.failures import Failure
from tafelrunde.server.wire import Entry, ReasonOut

SERVER = "tafelrunde.server"
MOST_REMEMBERED = 20_000


def fluent_of(language: str, package: str = "") -> str:
    """The Fluent text the browser needs: the table's, the server's, and a game's."""
    packages = [ENGINE, SERVER, *([package] if package else [])]
    return "\n".join(source(one, language) for one in packages)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(fluent_of(language)))
    return bundle


def say(language: str, key: str, **values: Any) -> str:
    """A sentence of the server."""
    bundle = _bundle(language if language in LANGUAGES else "en")
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    return f"[{key}]" if pattern is None else str(bundle.format_pattern(pattern, values)[0])


def explain(failure: Failure, language: str) -> str:
    """Why something was not carried out, with the detail if there is one."""
    sentence = say(language, f"failure-{failure.code}")
    return f"{sentence} ({failure.detail})" if failure.detail else sentence


class Speaker:
    """The sentences of one game at tables with the same roles, in one language."""

    def __init__(self, game: Game, names: list[str], language: str) -> None:
        self.messages = Messages(game, language)
        self.verbs = game.verbs
        self.names = names
        self.language = language
        self.roles = [self.messages.role(name) for name in names]
        self._moves: dict[int, str] = {}
        self._plain: dict[int, list[int | str]] = {}
        self._lines: dict[tuple[int, int, bool], str] = {}
        self._prompts: dict[tuple[str, tuple[int, ...]], str] = {}
        self._hidden = [self.messages.say("move-hidden", seat=role) for role in self.roles]
        self._events: dict[tuple[int, bool, tuple[int, ...]], str] = {}

    def forget(self) -> None:
        """Forget what was said: for tests that must hear it anew."""
        for said in (self._moves, self._lines, self._prompts, self._events):
            said.clear()

    def move(self, move: int) -> str:
        """A move in words."""
        text = self._moves.get(move)
        if text is None:
            if len(self._moves) > MOST_REMEMBERED:
                self._moves.clear()
            text = self._moves[move] = self.messages.move(move, self.names)
        return text

    def plain(self, move: int) -> list[int | str]:
        """A move as JSON. Shared: not to be changed."""
        plain = self._plain.get(move)
        if plain is None:
            if len(self._plain) > MOST_REMEMBERED:
                self._plain.clear()
            plain = self._plain[move] = self.verbs.to_json(move)
        return plain

    def prompt(self, step: type[Step[Any]], about: list[tuple[Arg, int]]) -> str:
        """What is asked in a step, about these values."""
        key = (step.__name__, tuple(value for _, value in about))
        text = self._prompts.get(key)
        if text is None:
            if len(self._prompts) > MOST_REMEMBERED:
                self._prompts.clear()
            shown = {arg.name: self.messages.value(arg, value, self.names) for arg, value in about}
            text = self._prompts[key] = self.messages.say(step_key(step), **shown)
        return text

    def event(self, event: Event, eyes: int | None) -> str:
        """An event as this viewer may read it. What he may not know is no part of the key, hence none of the text."""
        knows = may(event.knows, eyes)
        hidden = event.kind.hidden
        shown = tuple(-1 if hidden[i] and not knows else value for i, value in enumerate(event.values))
        key = (event.kind.code, knows, shown)
        text = self._events.get(key)
        if text is None:
            if len(self._events) > MOST_REMEMBERED:
                self._events.clear()
            text = self._events[key] = self.messages.event(event, eyes, self.names)
        return text

    def entry(self, entry: Event | Played, eyes: int | None, step: int) -> Entry:
        """A line of the log for a viewer who has one."""
        if isinstance(entry, Event):
            seen = entry.seen_by(eyes) or {}
            args = {arg.name: seen[arg.name] for arg in entry.kind.args}
            return Entry(step, self.event(entry, eyes), entry.kind.rule, event=entry.kind.name, args=args)
        if not may(entry.notices, eyes):
            return Entry(step, self._hidden[entry.seat], seat=entry.seat)
        verb = self.verbs.verb_of(entry.move)
        return Entry(step, self.decision(entry), verb.rule, entry.seat, self.plain(entry.move), entry.forced)

    def decision(self, played: Played) -> str:
        """Who decided what, in words."""
        key = (played.seat, played.move, played.forced)
        text = self._lines.get(key)
        if text is None:
            if len(self._lines) > MOST_REMEMBERED:
                self._lines.clear()
            said = self.messages.say
            form = "move-forced" if played.forced else "move-played"
            text = self._lines[key] = said(form, seat=self.roles[played.seat], move=self.move(played.move))
        return text

    def reasons(self, reasons: list[Reason]) -> list[ReasonOut]:
        return [ReasonOut(reason.rule, self.messages.reason(reason, self.names)) for reason in reasons]


@cache
def _speaker(package: str, game: Game, names: tuple[str, ...], language: str) -> Speaker:
    return Speaker(game, list(names), language)


def speaker(game: Game, names: list[str], language: str) -> Speaker:
    """The speaker for a game, its seats' names and a language."""
    return _speaker(game.package, game, tuple(names), language)
