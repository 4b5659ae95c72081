"""Advice at a table against bots: what matters before a decision, and what a strong player would have considered after it.

Both see what the seat sees: the first is made by the game from its view, the second by a bot from a guess, as a hint is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from tafelrunde.engine.advice import most_important
from tafelrunde.engine.events import Played
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.position import Position
from tafelrunde.server import wire
from tafelrunde.server.failures import Failure
from tafelrunde.server.tables import RuleOfTable

if TYPE_CHECKING:
    from tafelrunde.server.tables import Table
    from tafelrunde.server.tableserver import TableServer
    from tafelrunde.server.texts import Speaker

CLEARLY = 0.05
"""How much better a move must look before it is worth a word."""
TRIED = 8
"""Walks that tried what was played: fewer say nothing about it."""


def check(table: Table, seat: int) -> None:
    """Advice is given where hints are, and nobody else plays himself."""
    if not table.row.hints:
        raise RuleOfTable(["hints_none"])
    if any(other.seat != seat and not other.bot for other in table.seats):
        raise RuleOfTable(["hints_people"])


def matters(table: Table, seat: int, words: Speaker) -> list[wire.ReasonOut]:
    """What matters now, in sentences. The moment is kept for `review`."""
    check(table, seat)
    pos = table.playing().position
    if seat not in pos.waiting():
        raise Failure("no_hint")
    table.advised[seat] = pos
    messages = words.messages
    return [
        wire.ReasonOut(matter.rule, messages.say(f"advice-{matter.key}", **messages.words(matter.about, words.names)))
        for matter in most_important(table.game.advice(Eyes(pos, seat)))
    ]


class Decided(NamedTuple):
    """A decision that was taken: in which position, and what."""

    pos: Position
    move: int


def decided(table: Table, seat: int) -> Decided:
    """What the seat decided in the position it was last advised on; a failure if it has not, or has taken it back."""
    check(table, seat)
    pos = table.advised.get(seat)
    if pos is None:
        raise Failure("no_hint")
    for told in table.playing().told:
        entry = told.entry
        if isinstance(entry, Played) and entry.seat == seat and not entry.forced and told.ply > pos.ply:
            if entry.move in pos.moves(seat):
                return Decided(pos, entry.move)
            break
    raise Failure("no_hint")


async def review(server: TableServer, table: Table, seat: int, decided: Decided, id: str, speaker: Callable[[], Speaker]) -> wire.ReviewOut:
    """What was played, beside a move that was clearly better."""
    pos, move = decided
    weighed, bot = await server.bots.weigh(table, pos, seat)
    words = speaker()
    best, own = weighed[0], next((one for one in weighed if one.move == move), None)
    if own is None or best.move == move or own.visits < TRIED or best.chance - own.chance < CLEARLY:
        return wire.ReviewOut(id, bot, None, None)

    def considered(move: int, chance: float) -> wire.Considered:
        odds = server.odds(table.game, pos, seat, move)
        return wire.Considered(table.game.verbs.to_json(move), words.move(move), chance, odds, words.because(Eyes(pos, seat), move))

    return wire.ReviewOut(id, bot, considered(move, own.chance), considered(best.move, best.chance))
