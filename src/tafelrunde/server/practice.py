"""Trying things out over HTTP: a position that shows a rule, played on by whoever looks at it. Nothing is stored.

A request says where play begins and every move since; the answer is what a table would say after them. Undoing is asking with one
move less.
"""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta, Struct

from tafelrunde.engine.catalogue import Game
from tafelrunde.engine.errors import Unreadable
from tafelrunde.engine.illustrations import Illustration, illustration, position_of, seat_to_look_through
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.position import Position
from tafelrunde.engine.steps import Reason
from tafelrunde.server import wire
from tafelrunde.server.endpoints import Call, endpoint
from tafelrunde.server.failures import Failure
from tafelrunde.server.shown import Unstored, Viewer, entries_of, events_of_game, open_to_all, unstored, verbs_of, view_of
from tafelrunde.server.story import Refusal, Story
from tafelrunde.server.texts import speaker

MOST_PLAYED = 300
PlayedText = Annotated[str, Meta(max_length=80, pattern=r"^\d{1,2} [a-z_-]+( \d{1,9})*$")]
"""``"0 march 5 9 3"``: the seat, then the move with its arguments as numbers."""


class Try(Struct, forbid_unknown_fields=True):
    """Where play begins (the `number`th position of a rule or example), and all that was played since."""

    rule: Annotated[str, Meta(max_length=40)]
    number: Annotated[int, Meta(ge=0, le=99)] = 0
    played: Annotated[list[PlayedText], Meta(max_length=MOST_PLAYED)] = []
    asked: Annotated[str, Meta(max_length=80, pattern=r"^(\d{1,2} [a-z_-]+( \d{1,9})*)?$")] = ""
    """A move about which one wants to know: why not, and how are the chances."""
    eyes: wire.SeatNumber | None = None
    """The seat to look through; without it, the one that has to decide."""
    lang: wire.Language = "en"


class Deed(Struct):
    """Something the test of a rule does in this position, in words; `rule` is the one that forbids it."""

    seat: int
    move: wire.Move
    text: str
    rule: str = ""


class Practice(Struct):
    """What a table would say: what never changes, the view, the log; and what can be shown here."""

    table: wire.Table
    view: msgspec.Raw
    entries: list[wire.Entry]
    played: list[Deed]
    refused: list[Deed]
    made: bool
    """Whether the position was put up by hand."""
    reasons: list[wire.ReasonOut]
    """Why the last move, or the one that was asked about, is not allowed; nothing if it is."""
    odds: Any
    count: int
    """How many of the moves were carried out."""


class Start(NamedTuple):
    """Where play begins."""

    game: Game
    position: Position
    shown: Illustration


@endpoint("POST", "/api/games/{game}/practice", body=Try, answer=Practice, fails=(404,), always=True)
async def practise(call: Call) -> bytes:
    """What a position that shows a rule looks like after some moves. Nothing is stored."""
    game, wish = call.server.game(call.part("game")), call.body
    return await call.server.aside(tried, game, wish)


def tried(game: Game, wish: Try) -> bytes:
    try:
        shown = illustration(game, wish.rule, wish.number)
        start = Start(game, position_of(game, shown), shown)
        moves = [read_move(game, text) for text in wish.played]
        asked = read_move(game, wish.asked) if wish.asked else None
    except Unreadable:
        raise Failure("not_there") from None
    return msgspec.json.encode(practised(start, moves, asked, wish.eyes, wish.lang))


def read_move(game: Game, text: str) -> tuple[int, int]:
    """The seat and the move of ``"0 march 5 9 3"``."""
    seat, verb, *values = text.split(" ")
    return int(seat), game.verbs.from_json([verb, *map(int, values)])


def practised(start: Start, moves: list[tuple[int, int]], asked: tuple[int, int] | None, eyes: int | None, lang: str) -> Practice:
    game, position, shown = start
    roles = roles_of(game, position)
    story = Story(game, roles, position)
    words = speaker(game, story.names, lang)
    reason, count = play_on(story, moves)
    odds: Any = None
    if asked is not None and asked[0] < position.seats:
        reason = story.position.why_not(*asked)
        odds = game.odds(Eyes(story.position, asked[0]), asked[1]) if reason is None and game.has_odds() else None
    waiting = story.position.waiting()
    if eyes is None or eyes >= position.seats:
        eyes = waiting[0] if waiting else seat_to_look_through(position, shown)
    viewer = Viewer(eyes, lang)
    view = msgspec.json.decode(view_of(story, viewer, 0, "free"))
    view["undo"] = {"allowed": count > 0, "reasons": []}
    view["mark"] = str(count)
    return Practice(
        table_of(story),
        msgspec.Raw(msgspec.json.encode(view)),
        entries_of(story, viewer, 0),
        said(game, words, [(one.seat, one.move, "") for one in shown.played]),
        said(game, words, [(one.seat, one.move, one.rule) for one in shown.refused]),
        shown.made,
        words.reasons(reason),
        odds,
        count,
    )


def play_on(story: Story, moves: list[tuple[int, int]]) -> tuple[Reason | None, int]:
    """Play moves until one is not allowed: why not, and how many were."""
    for count, (seat, move) in enumerate(moves):
        try:
            story.accept(story.plan(seat, [move]))
        except Refusal as refusal:
            return refusal.reason, count
    return None, len(moves)


def said(game: Game, words: Any, moves: list[tuple[int, str, str]]) -> list[Deed]:
    found = []
    for seat, text, rule in moves:
        move = game.verbs.parse(text)
        found.append(Deed(seat, game.verbs.to_json(move), words.move(move), rule))
    return found


def roles_of(game: Game, position: Position) -> list[str]:
    """What each seat plays, as everybody can see."""
    seats = open_to_all(position).get("seats", [])
    roles = [str(seat.get("role", "")) for seat in seats]
    return roles if len(roles) == position.seats and all(role in game.roles for role in roles) else game.default_roles(position.seats)


def table_of(story: Story, eyes: int | None = None) -> wire.Table:
    """A table nobody sits at: whoever tries a position plays every seat, and a solver (`eyes`) knows of the others what his seat knows."""
    game, position = story.game, story.position
    deciding = position.waiting() if eyes is None else position.deciding(eyes)
    info = unstored(story, Unstored("practice", "", ["–"] * position.seats, deciding, position.is_over(), your_turn=tuple(deciding)))
    return wire.Table(info, list(range(position.seats)), False, verbs_of(game), events_of_game(game), position.scene(), [], [], [], {})
