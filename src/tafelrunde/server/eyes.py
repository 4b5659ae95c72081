"""The only way out of a position: everything that a viewer is sent about a game is made here, from `view` and events of that viewer."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from tafelrunde.engine.catalogue import Game
from tafelrunde.engine.codex import ENGINE, load_codex
from tafelrunde.engine.position import Position
from tafelrunde.engine.verbs import Arg
from tafelrunde.server import wire
from tafelrunde.server.story import SECRET_UNDO, Story
from tafelrunde.server.texts import Speaker, say, speaker
from tafelrunde.server.wire import Entry, Prompt, ReasonOut, StandingOut, UndoState, View, encode


class Viewer(NamedTuple):
    """Whose eyes (None: a spectator), which language, and whether moves are wanted in words too."""

    eyes: int | None
    lang: str = "en"
    texts: bool = False


def view_of(story: Story, viewer: Viewer, undone: int, undo: str) -> bytes:
    """The encoded view message."""
    pos = story.position
    words = speaker(story.game, story.names, viewer.lang)
    eyes = viewer.eyes
    moves = [] if eyes is None else pos.moves(eyes)
    return encode(
        View(
            eyes=eyes,
            noticed=pos.noticed[-1 if eyes is None else eyes],
            mark=story.mark(eyes, undone),
            view=pos.view(eyes),
            moves=[words.plain(move) for move in moves],
            move_texts=[words.move(move) for move in moves] if viewer.texts else [],
            deciding=pos.deciding(eyes),
            prompt=prompt_of(pos, words),
            undo=undo_of(story, viewer, undo),
            standing=standing_of(pos),
        )
    )


def prompt_of(pos: Position, words: Speaker) -> Prompt | None:
    """What is asked now; a public fact."""
    if not pos.stack:
        return None
    step = pos.stack[-1]
    about = step.about(pos)
    return Prompt(type(step).__name__.lower(), step.rule, words.prompt(type(step), about), {arg.name: value for arg, value in about})


def standing_of(pos: Position) -> StandingOut | None:
    """Scores and winners of a game that is over. Before, scores may be secret: what is public of them stands in the view."""
    if not pos.is_over():
        return None
    standing = pos.standing()
    return StandingOut(standing.over, standing.scores, standing.ranks, standing.winners, standing.rule)


def undo_of(story: Story, viewer: Viewer, undo: str) -> UndoState:
    """Whether the viewer may take back, by the table's policy and the rules of the table."""
    if viewer.eyes is None or story.position.is_over():
        return UndoState(False, [])
    rules = story.why_not_undo(viewer.eyes) if undo == "free" else [f"undo_{undo}"]
    return UndoState(not rules, [table_rule(rule, viewer.lang) for rule in rules])


@cache
def table_rule(rule: str, lang: str) -> ReasonOut:
    """A rule of the table, or of this server, as a reason."""
    if rule == SECRET_UNDO or rule.startswith("undo_"):
        return ReasonOut("", say(lang, f"rule-{rule}"))
    return ReasonOut(rule, load_codex(ENGINE, lang)[rule].text)


def entries_of(story: Story, viewer: Viewer, start: int) -> list[Entry]:
    """The viewer's lines of the log from number `start` on, as far as they are in memory."""
    i = -1 if viewer.eyes is None else viewer.eyes
    words = speaker(story.game, story.names, viewer.lang)
    number = story.counts[i]
    found: list[Entry] = []
    for told in reversed(story.told):
        if number <= start:
            break
        if told.seen_by(viewer.eyes):
            number -= 1
            found.append(words.entry(told.entry, viewer.eyes, told.noticed[i]))
    found.reverse()
    return found


def events_of(story: Story, viewer: Viewer, start: int) -> bytes:
    """The encoded events message with the lines from number `start` on, or from the first one in memory."""
    i = -1 if viewer.eyes is None else viewer.eyes
    start = max(start, story.base[i])
    return encode(wire.Events(min(start, story.counts[i]), entries_of(story, viewer, start)))


def verbs_of(game: Game) -> list[wire.VerbInfo]:
    return [wire.VerbInfo(verb.name, verb.rule, verb.takes_back, args_of(verb.args)) for verb in game.verbs.verbs]


def events_table(game: Game) -> list[wire.EventInfo]:
    return [wire.EventInfo(kind.name, kind.rule, args_of(kind.args)) for kind in game.events.kinds]


def args_of(args: tuple[Arg, ...]) -> list[wire.VerbArg]:
    return [wire.VerbArg(arg.name, arg.domain.kind, arg.domain.size, list(arg.domain.labels), arg.domain.clickable) for arg in args]
