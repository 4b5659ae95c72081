"""Why a move: what it changes in the game's own terms, and what that is worth by the judgement learnt from play.

Nothing is made up. A reason is a trait (`Position.traits`) that the move changes at once, the same in every guess; what dice and hidden
things may change is left to the odds.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log

from tafelrunde.engine.catalogue import Game
from tafelrunde.engine.chance import Chance
from tafelrunde.engine.judgement import FIRST, Judgement
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.messages import Messages
from tafelrunde.engine.position import Position

GUESSES = 3
LEAST = 0.02
"""What changes the logarithm of one's chance by less is not worth a word."""
MOST = 3


@dataclass(frozen=True)
class Because:
    """A trait of some seat that a move changes, and how much the logarithm of the mover's chance changes by it."""

    seat: int
    trait: str
    before: int
    after: int
    worth: float


def reasons(game: Game, eyes: Eyes, move: int, chance: Chance) -> list[Because]:
    """What speaks for a move and against it, the weightiest first; empty where the game has no judgement for this table."""
    judgement = game.judgement()
    if judgement is None:
        return []
    seen: list[dict[tuple[int, str], Because]] = []
    for _ in range(GUESSES):
        world = eyes.guess(chance)
        twin = world.copy()
        twin.carry_out(eyes.seat, move)
        seen.append(changes(judgement, world, twin, eyes.seat))
    sure = [one for key, one in seen[0].items() if all(key in other and alike(other[key], one) for other in seen[1:])]
    sure.sort(key=lambda one: (-abs(one.worth), one.seat, one.trait))
    return [one for one in sure if abs(one.worth) >= LEAST][:MOST]


def alike(one: Because, other: Because) -> bool:
    return (one.before, one.after) == (other.before, other.after)


def changes(judgement: Judgement, world: Position, after: Position, mover: int) -> dict[tuple[int, str], Because]:
    """Every trait that differs between two positions, and what it would mean to the mover if it did not."""
    then, now = world.traits(), after.traits()
    chances = judgement.chances_by(now)
    found: dict[tuple[int, str], Because] = {}
    if not chances or not then:
        return found
    for seat in range(world.seats):
        for i, name in enumerate(judgement.traits.names):
            before, later = int(then[seat][FIRST + i]), int(now[seat][FIRST + i])
            if before != later:
                now[seat][FIRST + i] = before
                worth = log(chances[mover] / judgement.chances_by(now)[mover])
                now[seat][FIRST + i] = later
                found[seat, name] = Because(seat, name, before, later, worth)
    return found


def in_words(game: Game, messages: Messages, names: list[str], because: Because) -> str:
    """A reason as a person reads it: whose, what, from how many to how many; of an estimate, only the direction."""
    who, what = messages.role(names[because.seat]), messages.say(f"trait-{because.trait}")
    if game.traits is not None and because.trait in game.traits.estimates:
        return messages.say("because-more" if because.after > because.before else "because-less", who=who, what=what)
    return messages.say("because-counted", who=who, what=what, before=because.before, after=because.after)
