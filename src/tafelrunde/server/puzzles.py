"""Puzzles over HTTP: which there are, today's, a try, the solution. A solver sees what the seat saw, and nothing is stored."""

from __future__ import annotations

import time
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from tafelrunde.engine.catalogue import Game
from tafelrunde.engine.errors import Unreadable
from tafelrunde.puzzles import Puzzle, Puzzles, load_puzzles, of_the_day, position_of
from tafelrunde.puzzles.puzzle import Grade, Kind, roles_of
from tafelrunde.server import wire
from tafelrunde.server.endpoints import Call, endpoint
from tafelrunde.server.failures import Failure
from tafelrunde.server.practice import Deed, read_move, table_of
from tafelrunde.server.shown import Viewer, view_of
from tafelrunde.server.story import Story
from tafelrunde.server.texts import Speaker, say, speaker

DAY = 86_400
Verdict = Literal["", "right", "wrong", "shown"]


class PuzzleName(Struct):
    """A puzzle in the list."""

    id: str
    kind: Kind
    grade: Grade
    role: str
    """Who has to find the move."""


class PuzzleList(Struct):
    """All puzzles of a game, and which is today's; empty if there are none."""

    today: str
    puzzles: list[PuzzleName]


class Attempt(Struct, forbid_unknown_fields=True):
    """Look at a puzzle; try a move (``"march 5 9 3"``, arguments as numbers); ask why a move is not possible; or give up."""

    id: Annotated[str, Meta(max_length=60)]
    tried: Annotated[str, Meta(max_length=80, pattern=r"^([a-z_-]+( \d{1,9})*)?$")] = ""
    asked: Annotated[str, Meta(max_length=80, pattern=r"^([a-z_-]+( \d{1,9})*)?$")] = ""
    give_up: bool = False
    lang: wire.Language = "en"


class Solution(Struct):
    """The move, the best of all others, and the chances after each, in per cent; `reason` says it in a sentence."""

    move: Deed
    chance: int
    next: Deed
    next_chance: int
    played: Deed
    reason: str


class PuzzleOut(Struct):
    """The puzzle as its solver sees it, and what became of the try. The solution comes only once it was found or given up."""

    table: wire.Table
    view: msgspec.Raw
    kind: Kind
    grade: Grade
    seat: int
    verdict: Verdict
    solution: Solution | None
    reasons: list[wire.ReasonOut]


def puzzles_of(game: Game) -> Puzzles:
    found = load_puzzles(game.package)
    if found is None or found.rules not in (game.version, *game.supported):
        return Puzzles(game.id, game.version, [], [])
    return found


@endpoint("GET", "/api/games/{game}/puzzles", answer=PuzzleList)
async def list_puzzles(call: Call) -> PuzzleList:
    """The puzzles of a game; one of them is today's."""
    found = puzzles_of(call.server.game(call.part("game")))
    today = of_the_day(found, int(time.time() // DAY))
    names = [PuzzleName(one.id, one.kind, one.grade, roles_of(found, one)[one.seat]) for one in found.puzzles]
    return PuzzleList("" if today is None else today.id, names)


@endpoint("POST", "/api/games/{game}/puzzle", body=Attempt, answer=PuzzleOut, fails=(404,), always=True)
async def try_puzzle(call: Call) -> bytes:
    """A puzzle, or a try at it. Nothing is stored."""
    return await call.server.aside(attempted, call.server.game(call.part("game")), call.body)


def attempted(game: Game, wish: Attempt) -> bytes:
    found = puzzles_of(game)
    try:
        puzzle = found.find(wish.id)
        tried = read_move(game, f"{puzzle.seat} {wish.tried}")[1] if wish.tried else None
        asked = read_move(game, f"{puzzle.seat} {wish.asked}")[1] if wish.asked else None
    except Unreadable:
        raise Failure("not_there") from None
    story = Story(game, roles_of(found, puzzle), position_of(found, puzzle))
    words = speaker(game, story.names, wish.lang)
    right = tried is not None and game.verbs.text(tried) == puzzle.solution
    doubtful = asked if asked is not None else tried
    reason = None if doubtful is None else story.position.why_not(puzzle.seat, doubtful)
    verdict = verdict_of(right, wish)
    view = msgspec.json.decode(view_of(story, Viewer(puzzle.seat, wish.lang), 0, "free"))
    view["undo"] = {"allowed": False, "reasons": []}
    answer = PuzzleOut(
        table_of(story, puzzle.seat),
        msgspec.Raw(msgspec.json.encode(view)),
        puzzle.kind,
        puzzle.grade,
        puzzle.seat,
        verdict,
        solution_of(game, puzzle, words, wish.lang) if verdict in ("right", "shown") else None,
        words.reasons(reason),
    )
    return msgspec.json.encode(answer)


def verdict_of(right: bool, wish: Attempt) -> Verdict:
    if right:
        return "right"
    return "shown" if wish.give_up else "wrong" if wish.tried else ""


def solution_of(game: Game, puzzle: Puzzle, words: Speaker, lang: str) -> Solution:
    def deed(text: str) -> Deed:
        move = game.verbs.parse(text)
        return Deed(puzzle.seat, game.verbs.to_json(move), words.move(move))

    chance, other = round(100 * puzzle.chance), round(100 * puzzle.next_chance)
    best, second = deed(puzzle.solution), deed(puzzle.next_move)
    reason = say(lang, f"puzzle-{puzzle.kind}", move=best.text, chance=chance, next=second.text, other=other)
    return Solution(best, chance, second, other, deed(puzzle.played), reason)
