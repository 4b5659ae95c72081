"""Sentences of the table and of a game, said quickly: what was said once is remembered."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from tafelrunde.bots.reasons import in_words, reasons
from tafelrunde.engine.acts import sentence
from tafelrunde.engine.catalogue import Game
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.codex import ENGINE, LANGUAGES
from tafelrunde.engine.events import Event, Played, may
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.messages import ANYWHERE, Messages, Places, source, step_key
from tafelrunde.engine.steps import Reason, Step, step_name
from tafelrunde.engine.verbs import Arg
from tafelrunde.server.failures import Failure
from tafelrunde.server.wire import Entry, Prompt, ReasonOut, encode

SERVER = "tafelrunde.server"
MOST_REMEMBERED = 20_000


@cache
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


class Line:
    """A line of the log that may have been written at any time: as a struct, and encoded."""

    __slots__ = ("entry", "rest")

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.rest = encode(entry).removeprefix(b'{"step":0')

    def at(self, step: int) -> Entry:
        return msgspec.structs.replace(self.entry, step=step)

    def encoded(self, step: int) -> bytes:
        return b'{"step":%d%b' % (step, self.rest)


class Asked:
    """What is asked in a step: as a struct, and encoded."""

    __slots__ = ("encoded", "prompt")

    def __init__(self, prompt: Prompt) -> None:
        self.prompt = prompt
        self.encoded = encode(prompt)


def masked(event: Event) -> tuple[int, ...]:
    """The values of an event for somebody who does not know the hidden ones."""
    return tuple([-1 if hidden else value for hidden, value in zip(event.kind.hidden, event.values, strict=True)])


class Speaker:
    """The sentences of one game at tables with the same roles and the same map, in one language."""

    def __init__(self, game: Game, names: list[str], language: str, places: Places = ANYWHERE) -> None:
        self.messages = Messages(game, language, places)
        self.verbs = game.verbs
        self.names = names
        self.language = language
        self._moves: dict[int, str] = {}
        self._plain: dict[int, list[int | str]] = {}
        self._encoded: dict[int, bytes] = {}
        self._lines: dict[object, Line] = {}
        self._asked: dict[object, Asked] = {}

    def forget(self) -> None:
        """Forget what was said: for tests that must hear it anew."""
        for said in (self._moves, self._lines, self._asked):
            said.clear()

    def move(self, move: int) -> str:
        """A move in words."""
        text = self._moves.get(move)
        if text is None:
            if len(self._moves) > MOST_REMEMBERED:
                self._moves.clear()
            text = self._moves[move] = self.messages.move(move, self.names)
        return text

    def because(self, eyes: Eyes, move: int) -> list[str]:
        """What a move would change for whom, in the game's own terms: why a bot suggests it."""
        found = reasons(self.messages.game, eyes, move, chance_from_seed(b"reasons"))
        return [in_words(self.messages.game, self.messages, self.names, one) for one in found]

    def plain(self, move: int) -> list[int | str]:
        """A move as JSON. Shared: not to be changed."""
        plain = self._plain.get(move)
        if plain is None:
            if len(self._plain) > MOST_REMEMBERED:
                self._plain.clear()
            plain = self._plain[move] = self.verbs.to_json(move)
        return plain

    def encoded(self, move: int) -> bytes:
        """The same encoded."""
        encoded = self._encoded.get(move)
        if encoded is None:
            if len(self._encoded) > MOST_REMEMBERED:
                self._encoded.clear()
            encoded = self._encoded[move] = encode(self.plain(move))
        return encoded

    def asked(self, step: Step[Any], about: list[tuple[Arg, int]], reaction: bool) -> Asked:
        """What is asked in a step, about these values; `reaction`: whether it may be let go by beforehand."""
        key = (type(step), step.rule, reaction, tuple([value for _, value in about]))
        asked = self._asked.get(key)
        if asked is None:
            if len(self._asked) > MOST_REMEMBERED:
                self._asked.clear()
            kind = type(step)
            shown = self.messages.words(about, self.names)
            values = {arg.name: value for arg, value in about}
            said = self.messages.say(step_key(kind), **shown)
            asked = self._asked[key] = Asked(Prompt(step_name(kind), step.rule, said, values, reaction))
        return asked

    def line(self, entry: Event | Played, eyes: int | None) -> Line:
        """A line of the log as a viewer reads it who has one. What he may not know is no part of the key, hence none of the line."""
        key: object
        if isinstance(entry, Event):
            knows = may(entry.knows, eyes)
            key = (entry.kind.code, knows, entry.values if knows else masked(entry))
        else:
            key = (entry.seat, entry.move, entry.forced, entry.asked) if may(entry.notices, eyes) else entry.seat
        line = self._lines.get(key)
        if line is None:
            if len(self._lines) > MOST_REMEMBERED:
                self._lines.clear()
            line = self._lines[key] = Line(self.entry(entry, eyes))
        return line

    def entry(self, entry: Event | Played, eyes: int | None) -> Entry:
        """The same, said anew; when it was is left open."""
        text, rule, _ = sentence(entry, eyes, self.messages, self.names)
        if isinstance(entry, Event):
            seen = entry.seen_by(eyes) or {}
            return Entry(0, text, rule, event=entry.kind.name, args={arg.name: seen[arg.name] for arg in entry.kind.args})
        if not may(entry.notices, eyes):
            return Entry(0, text, seat=entry.seat)
        return Entry(0, text, rule, entry.seat, self.plain(entry.move), entry.forced, asked=entry.asked)

    def reasons(self, reason: Reason | None) -> list[ReasonOut]:
        """What the client is told of a refusal; nothing if there is none."""
        return [] if reason is None else [ReasonOut(reason.rule, self.messages.reason(reason, self.names))]


@cache
def _speaker(package: str, game: Game, names: tuple[str, ...], language: str, places: Places) -> Speaker:
    return Speaker(game, list(names), language, places)


def speaker(game: Game, names: list[str], language: str, places: Places = ANYWHERE) -> Speaker:
    """The speaker for a game, its seats' names, a language, and what the places of its scene are called."""
    return _speaker(game.package, game, tuple(names), language, places)
