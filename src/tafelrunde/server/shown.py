"""The only way out of a position: everything that a viewer is sent about a game is made here, from `view` and events of that viewer."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

import msgspec
from mypy_extensions import mypyc_attr

from tafelrunde.engine.catalogue import Game
from tafelrunde.engine.codex import ENGINE, load_codex
from tafelrunde.engine.position import Position
from tafelrunde.server import wire
from tafelrunde.server.story import Refusal, Story
from tafelrunde.server.texts import Asked, Line, Speaker, say
from tafelrunde.server.wire import Entry, ReasonOut, StandingOut, UndoState, View, encode

NOTHING: Final = b"null"
NONE: Final = b"[]"


@mypyc_attr(acyclic=True)
class Viewer:
    """Whose eyes (None: a spectator), which language, and whether moves are wanted in words too."""

    __slots__ = ("eyes", "lang", "texts")

    def __init__(self, eyes: int | None, lang: str = "en", texts: bool = False) -> None:
        self.eyes = eyes
        self.lang = lang
        self.texts = texts

    def same_as(self, other: Viewer) -> bool:
        """Whether both see the same in the same words."""
        return self is other or (self.eyes == other.eyes and self.lang == other.lang and self.texts == other.texts)


def view_of(story: Story, viewer: Viewer, undone: int, undo: str) -> bytes:
    """The encoded view message.

    It is `view_for`, put together from parts that are encoded already, as far as they are the same at many tables.
    """
    pos = story.position
    words = story.words(viewer.lang)
    eyes = viewer.eyes
    noticed: int = pos.noticed[-1 if eyes is None else eyes]
    moves = [] if eyes is None else pos.moves(eyes)
    texts: bytes = encode([words.move(move) for move in moves]) if viewer.texts else NONE
    asked = asked_of(pos, words)
    standing = standing_of(pos)
    seen: bytes = encode(pos.view(eyes))
    deciding: bytes = encode(pos.deciding(eyes))
    undoing: bytes = undo_encoded(undo_rules(story, viewer, undo), viewer.lang)
    stands: bytes = NOTHING if standing is None else encode(standing)
    return (
        b'{"type":"view","eyes":%b,"noticed":%d,"mark":"%b","view":%b,"moves":[%b],"move_texts":%b,"deciding":%b,"prompt":%b,"undo":%b,'
        b'"standing":%b}'
    ) % (
        NOTHING if eyes is None else b"%d" % eyes,
        noticed,
        story.mark(eyes, undone).encode(),
        seen,
        b",".join([words.encoded(move) for move in moves]),
        texts,
        deciding,
        NOTHING if asked is None else asked.encoded,
        undoing,
        stands,
    )


def open_to_all(pos: Position) -> dict[str, Any]:
    """What a spectator may see."""
    return pos.view(None)


class Unstored(NamedTuple):
    """What differs between tables that are not stored and cannot be joined: a lesson, a position to try, a puzzle."""

    id: str
    title: str
    names: list[str]
    deciding: list[int]
    over: bool = False
    yours: tuple[int, ...] = ()
    your_turn: tuple[int, ...] = ()


def unstored(story: Story, of: Unstored) -> wire.TableInfo:
    seats = [
        wire.SeatInfo(seat, role, said, "human", name, "", True, False)
        for seat, (role, said, name) in enumerate(zip(story.roles, story.names, of.names, strict=True))
    ]
    return wire.TableInfo(
        id=of.id,
        title=of.title,
        game=story.game.id,
        version=story.position.rules,
        installed=True,
        state="finished" if of.over else "playing",
        archived=False,
        options={},
        public=False,
        entry="link",
        pace="live",
        clock=None,
        undo="free",
        spectators=False,
        delay=0,
        hints=False,
        seats=seats,
        commitment="",
        seed="",
        created=0.0,
        updated=0.0,
        deciding=of.deciding,
        result=None,
        rematch="",
        owner=False,
        yours=list(of.yours),
        your_turn=list(of.your_turn),
        asks=[],
        invite="",
    )


def view_for(story: Story, viewer: Viewer, undone: int, undo: str) -> View:
    """All that the viewer may know now."""
    pos = story.position
    words = story.words(viewer.lang)
    eyes = viewer.eyes
    moves = [] if eyes is None else pos.moves(eyes)
    asked = asked_of(pos, words)
    return View(
        eyes,
        pos.noticed[-1 if eyes is None else eyes],
        story.mark(eyes, undone),
        pos.view(eyes),
        [words.plain(move) for move in moves],
        [words.move(move) for move in moves] if viewer.texts else [],
        pos.deciding(eyes),
        None if asked is None else asked.prompt,
        undo_state(undo_rules(story, viewer, undo), viewer.lang),
        standing_of(pos),
    )


def asked_of(pos: Position, words: Speaker) -> Asked | None:
    """What is asked now; a public fact."""
    if not pos.stack:
        return None
    step = pos.stack[-1]
    return words.asked(step, step.about(pos), step.lets_pass(pos) >= 0)


def standing_of(pos: Position) -> StandingOut | None:
    """Scores and winners of a game that is over. Before, scores may be secret: what is public of them stands in the view."""
    if not pos.is_over():
        return None
    standing = pos.standing()
    return StandingOut(standing.over, standing.scores, standing.ranks, standing.winners, standing.rule)


def undo_rules(story: Story, viewer: Viewer, undo: str) -> tuple[str, ...] | None:
    """What keeps the viewer from taking back, by the table's policy and the rules of the table; None where nobody asks."""
    if viewer.eyes is None or story.position.is_over():
        return None
    return tuple(story.why_not_undo(viewer.eyes)) if undo == "free" else (f"undo_{undo}",)


@cache
def undo_state(rules: tuple[str, ...] | None, lang: str) -> UndoState:
    return UndoState(False, []) if rules is None else UndoState(not rules, [table_rule(rule, lang) for rule in rules])


@cache
def undo_encoded(rules: tuple[str, ...] | None, lang: str) -> bytes:
    return encode(undo_state(rules, lang))


@cache
def table_rule(rule: str, lang: str) -> ReasonOut:
    """A rule of the table, or of this server, as a reason."""
    if rule.startswith(("undo_", "hints_")):
        return ReasonOut("", say(lang, f"rule-{rule}"))
    return ReasonOut(rule, load_codex(ENGINE, lang)[rule].text)


def done_of(id: str, played: int, moves: int, lang: str) -> bytes:
    """The encoded answer to a command of so many moves of which so many were played."""
    if played >= moves:
        return b'{"type":"done","id":"%b","played":%d,"text":""}' % (id.encode(), played)  # an id has nothing to be escaped
    return encode(wire.Done(id, played, say(lang, "rest-not-tried", rest=moves - played)))


def refused_of(id: str, refusal: Refusal, words: Speaker) -> bytes:
    """The encoded answer to a command the rules forbid."""
    return encode(wire.Refused(id, words.reasons(refusal.reason), refusal.at))


def lines_of(story: Story, viewer: Viewer, start: int) -> list[tuple[Line, int]]:
    """The viewer's lines of the log from number `start` on, as far as they are in memory, each with its step."""
    eyes = viewer.eyes
    i = -1 if eyes is None else eyes
    words = story.words(viewer.lang)
    number = story.counts[i]
    found: list[tuple[Line, int]] = []
    for told in reversed(story.told):
        if number <= start:
            break
        if told.seen_by(eyes):
            number -= 1
            found.append((words.line(told.entry, eyes), told.noticed[i]))
    found.reverse()
    return found


def entries_of(story: Story, viewer: Viewer, start: int) -> list[Entry]:
    """The same as they are sent over HTTP."""
    return [line.at(step) for line, step in lines_of(story, viewer, start)]


def events_of(story: Story, viewer: Viewer, start: int) -> bytes:
    """The encoded events message with the lines from number `start` on, or from the first one in memory.

    It is `wire.Events`, put together from lines that are encoded already.
    """
    eyes = viewer.eyes
    i = -1 if eyes is None else eyes
    start = max(start, story.base[i])
    words, number, lines = story.words(viewer.lang), story.counts[i], story.told
    at = min(start, number)
    entries: list[bytes] = []
    last = len(lines) - 1
    while number > start and last >= 0:
        told = lines[last]
        last -= 1
        if told.seen_by(eyes):
            number -= 1
            entries.append(words.line(told.entry, eyes).encoded(told.noticed[i]))
    entries.reverse()
    return b'{"type":"events","at":%d,"entries":[%b]}' % (at, b",".join(entries))


@cache
def verbs_of(game: Game) -> list[wire.VerbInfo]:
    """The game's table of verbs, as the engine describes it."""
    return msgspec.convert(game.verbs.describe(), list[wire.VerbInfo])


@cache
def events_of_game(game: Game) -> list[wire.EventInfo]:
    """The kinds of events there are in the game."""
    return msgspec.convert(game.events.describe(), list[wire.EventInfo])
