"""From where the tree ends: play on a little, by hunch and with some wit, until the position can be valued."""

from __future__ import annotations

from time import perf_counter
from typing import Final, final

from tafelrunde.bots.leanings import Leanings
from tafelrunde.bots.worth import worth
from tafelrunde.engine.chance import Chance
from tafelrunde.engine.packed import Moves, listed
from tafelrunde.engine.position import Position
from tafelrunde.engine.verbs import VERB_SHIFT

SLICE: Final = 16
"""So many decisions, then a look at the clock."""
LONG_TURN: Final = 80
"""Decisions after which a turn is not waited for any longer."""
LONG_GAME: Final = 5_000
"""Decisions after which a rollout to the end ends all the same: where nobody gets on any more, a game may go on for ever."""


@final
class Settings:
    """How a search thinks. The defaults are what was measured best over all games (docs/strength.md)."""

    def __init__(
        self,
        explore: float = 1.5,
        cut: int = 20,
        ripe: int = 2,
        samples: int = 3,
        trust: float = 2.0,
        sharp: float = 2.0,
        wit: int = 1,
        calm: bool = True,
        keen: bool = True,
        soon: float = 0.6,
        proof: float = 1.0,
        learnt: float = 1.0,
        glance: float = 1.0,
        lots: bool = True,
        character: str = "",
        lapse: float = 0.0,
        leaning: bool = True,
    ) -> None:
        self.explore = explore
        """How much is tried beyond what looks best, in units of the spread of results."""
        self.cut = cut
        """Decisions of a rollout before the position is valued; -1: to the end of the game, if it has one."""
        self.ripe = ripe
        """Visits before an information set is worth looking one move ahead for each of its moves, as `greedy` does."""
        self.samples = samples
        """Guesses in which the moves to choose from are looked at first."""
        self.trust = trust
        """What such a look counts, in visits."""
        self.sharp = sharp
        """How strongly the search prefers what looks good at first sight."""
        self.wit = wit
        """Moves a rollout compares at each decision; 1: it draws one without looking."""
        self.calm = calm
        """Whether a cut rollout goes on until what was begun (a battle, a payment) is done."""
        self.keen = keen
        """Whether a seat tells outcomes of chance apart by what it is offered and asked afterwards."""
        self.soon = soon
        """How much of a walk's value is taken where the turn passes on, the same point of the round for all moves; the rest at its end."""
        self.proof = proof
        """By how many standard errors a move must have done better than what looks best at first sight, to be played instead of it."""
        self.learnt = learnt
        """How much of a walk's value is judged by what was learnt from play, where a game has that; the rest by hand."""
        self.glance = glance
        """The same for a look one move ahead, which often sees a turn half done."""
        self.lots = lots
        """Whether lots are drawn for which of equal moves are tried where there is no time for all; else those with low numbers are."""
        self.character = character
        """How the asking seat is minded: what it likes beside winning, where the game says what that is. Empty: it wants to win."""
        self.leaning = leaning
        """Whether it leans to what was learnt from play, where a game has that; else to the game's hunch alone."""
        self.lapse = lapse
        """How many of its turns it plays by hunch alone: games to learn from must show what comes of mistakes."""


def turn_is_over(pos: Position, mask: int, asking: int, depth: int) -> bool:
    """Whether what the asking seat was about is done, and others decide now."""
    return not mask >> asking & 1 and len(pos.stack) <= depth


def finish_turn(
    pos: Position, settings: Settings, leanings: Leanings | None, chance: Chance, depth: int, asking: int, deadline: float
) -> Position | None:
    """The position where the turn of the asking seat is over. None: the time ran out."""
    for ply in range(LONG_TURN):
        if not pos.stack or turn_is_over(pos, pos.stack[-1].waits_for(pos), asking, depth):
            break
        pos = decide(pos, settings, leanings, chance)
        if (ply % SLICE == 0 or settings.wit > 1) and perf_counter() > deadline:
            return None
    return pos


def play_on(pos: Position, settings: Settings, leanings: Leanings | None, chance: Chance, depth: int, deadline: float) -> Position | None:
    """The position after the cut, and a little further until what was begun is done. None: the time ran out."""
    cut = settings.cut if settings.cut >= 0 else LONG_GAME
    most = cut * 4 if settings.calm else cut
    ply = 0
    while pos.stack:
        if ply >= cut and (ply >= most or len(pos.stack) <= depth):
            return pos
        pos = decide(pos, settings, leanings, chance)
        ply += 1
        if (ply % SLICE == 0 or settings.wit > 1) and perf_counter() > deadline:
            return None
    return pos


def decide(pos: Position, settings: Settings, leanings: Leanings | None, chance: Chance) -> Position:
    """The position after one more decision, of whoever is asked first."""
    seat = pos.first_asked()
    verbs = pos.verbs()
    offers = pos.offers(seat)
    if settings.wit > 1 and len(offers) > 1:
        return wittily(pos, seat, verbs.forward(listed(offers)), settings, leanings, chance)
    by_verb = leanings.of(pos.stack[-1]) if leanings is not None and not leanings.heeds_hunch else []
    if not by_verb:
        by_verb = pos.leanings()
    if by_verb:
        move = lean(offers, by_verb, chance)
    elif pos.has_hunch():
        move = pick(pos, seat, listed(offers), leanings, chance)
    else:
        move = offers[chance.below(len(offers))]
    if verbs.circular and verbs.verbs[move >> VERB_SHIFT].takes_back:
        move = pick(pos, seat, verbs.forward(listed(offers)), leanings, chance)
    pos.carry_out(seat, move)
    return pos


def lean(offers: Moves, leanings: list[float], chance: Chance) -> int:
    """One of these moves, as `pick` would draw it by a hunch that goes by verbs."""
    total = 0.0
    last = len(offers) - 1
    for i in range(last + 1):
        total += leanings[offers[i] >> VERB_SHIFT]
    left = total * chance.bits() / 4294967296.0
    for i in range(last):
        left -= leanings[offers[i] >> VERB_SHIFT]
        if left < 0.0:
            return offers[i]
    return offers[last]


def pick(pos: Position, seat: int, moves: list[int], leanings: Leanings | None, chance: Chance) -> int:
    """One of these moves, by what is leant to, or by the game's hunch where it has one."""
    weights = pos.hunch(seat, moves) if leanings is None else leanings.weigh(pos, seat, moves)
    return moves[draw(weights, chance) if weights else chance.below(len(moves))]


def wittily(pos: Position, seat: int, moves: list[int], settings: Settings, leanings: Leanings | None, chance: Chance) -> Position:
    """The position after the best of a few moves drawn by hunch. Dice are rolled anew where they were seen in comparing."""
    best = -1.0
    choice = pos
    move = moves[0]
    wit = settings.wit
    few = len(moves) <= wit
    for i in range(len(moves) if few else wit):
        tried = moves[i] if few else pick(pos, seat, moves, leanings, chance)
        twin = pos.copy()
        twin.carry_out(seat, tried)
        value = worth(twin, settings.glance)[seat]
        if value > best:
            best = value
            choice = twin
            move = tried
    if choice.fence() == pos.fence():
        return choice
    pos.chance = chance.fork()
    pos.carry_out(seat, move)
    return pos


def draw(weights: list[float], chance: Chance) -> int:
    """An index, with a likelihood in proportion to its weight."""
    total = 0.0
    for weight in weights:
        total += weight
    left = total * chance.bits() / 4294967296.0
    last = len(weights) - 1
    for i in range(last):
        left -= weights[i]
        if left < 0.0:
            return i
    return last
