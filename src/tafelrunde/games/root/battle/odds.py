"""Exact odds of a battle (R4.3): every loss and every point with its chance, for what the asker may know.

Dice are enumerated, and hidden hands are weighed over all cards the asker cannot see. Decisions are taken as plain as can be and can be
changed by the arguments: an ambush that is held is played, one that can be foiled is foiled, and cards of the play area are used only if
they are named. Field Hospitals come after the losses and are not counted. Nothing is sampled: chances are fractions.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from math import comb

from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.packed import bits_set
from tafelrunde.engine.verbs import arg1, arg2, verb_code
from tafelrunde.games.root.battle.effects import owns
from tafelrunde.games.root.battle.removal import count_pieces
from tafelrunde.games.root.factions.faction import PLAYED
from tafelrunde.games.root.factions.vagabond.items import undamaged_items
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.boards import AMBUSH_HITS, REMOVAL_POINTS
from tafelrunde.games.root.terms.cards import PUBLIC, ROW, STACK
from tafelrunde.games.root.terms.deck import AMBUSHES, ARMORERS, BRUTAL_TACTICS, MATCHING, SAPPERS, SCOUTING_PARTY
from tafelrunde.games.root.verbs import BATTLE, CRUSADE
from tafelrunde.games.root.words import (
    ARMIES,
    FACTIONS,
    MERCENARY,
    NOBODY,
    OPEN_HANDS,
    PIECES_OF,
    STACK_OF,
)

FACES = 4


@dataclass(frozen=True, order=True)
class Losses:
    """What one side loses: warriors, helpers' warriors (mercenaries or allies), buildings and tokens, items damaged.

    A Vagabond with allies divides his hits as he likes; he is taken to spare the allies.
    """

    warriors: int = 0
    helpers: int = 0
    pieces: int = 0
    items: int = 0

    def __add__(self, other: Losses) -> Losses:
        return Losses(self.warriors + other.warriors, self.helpers + other.helpers, self.pieces + other.pieces, self.items + other.items)


@dataclass(frozen=True, order=True)
class Outcome:
    """One way a battle can end."""

    attacker: Losses
    defender: Losses
    attacker_points: int
    defender_points: int


@dataclass(frozen=True)
class Odds:
    """All outcomes with their chances, and how likely an ambush is and that it strikes."""

    outcomes: dict[Outcome, Fraction]
    ambush: Fraction
    """The chance that the defender holds an ambush card that matches."""
    struck: Fraction
    """The chance that an ambush hits: it is played and not foiled."""

    def chance(self, condition: Callable[[Outcome], bool]) -> Fraction:
        """The chance of everything that fulfils a condition."""
        return sum((chance for outcome, chance in self.outcomes.items() if condition(outcome)), Fraction(0))

    def mean(self, value: Callable[[Outcome], int]) -> float:
        """The expected value of something."""
        return float(sum(value(outcome) * chance for outcome, chance in self.outcomes.items()))

    def to_json(self) -> dict[str, object]:
        listed = [
            {
                "chance": float(chance),
                "attacker": vars(outcome.attacker),
                "defender": vars(outcome.defender),
                "points": [outcome.attacker_points, outcome.defender_points],
            }
            for outcome, chance in sorted(self.outcomes.items())
        ]
        return {"ambush": float(self.ambush), "struck": float(self.struck), "outcomes": listed}


@dataclass(frozen=True)
class Side:
    """One side as the battle sees it."""

    faction: int
    warriors: int
    helpers: int
    pieces: int
    items: int
    swords: int

    def limit(self) -> int:
        """R4.3.2.I, R9.2.6: the most hits the dice can give."""
        return (self.swords if self.faction >= ARMIES else self.warriors) + self.helpers

    def take(self, hits: int) -> Losses:
        """R4.3.3, R9.2.7, R11.2.7.IIIa: what so many hits cost."""
        if self.faction >= ARMIES:
            return Losses(items=min(hits, self.items))
        own = hits if self.helpers == 0 else (hits + 1) // 2
        shared = min(hits - own, self.helpers)
        own = min(hits - shared, self.warriors)
        shared = min(hits - own, self.helpers)
        return Losses(own, shared, min(hits - own - shared, self.pieces), 0)

    def after(self, lost: Losses) -> Side:
        """The side once it has lost something. A Vagabond loses swords last: he would be foolish not to."""
        left = self.items - lost.items
        return Side(
            self.faction,
            self.warriors - lost.warriors,
            self.helpers - lost.helpers,
            self.pieces - lost.pieces,
            left,
            min(self.swords, left),
        )

    def is_beaten(self) -> bool:
        """R4.3.1-d: no attackers left."""
        return self.faction < ARMIES and self.warriors + self.helpers == 0


def side_of(pos: Root, faction: int, clearing: int, helper: int) -> Side:
    """A side before the battle."""
    helpers = 0 if helper < 0 else pos.warriors[clearing * ARMIES + helper]
    if faction >= ARMIES:
        return Side(faction, 0, helpers, 0, undamaged_items(pos, faction), PLAYED[faction].strength(pos, clearing))
    pieces = sum(count_pieces(pos, kind, clearing) for kind in PIECES_OF[faction])
    return Side(faction, pos.warriors[clearing * ARMIES + faction], helpers, pieces, 0, 0)


def odds(
    pos: Root,
    attacker: int,
    defender: int,
    clearing: int,
    asker: int | None = None,
    helper: int = NOBODY,
    arbiter: int = NOBODY,
    attacker_uses: tuple[int, ...] = (),
    defender_uses: tuple[int, ...] = (),
    ambush: bool = True,
    foil: bool = True,
) -> Odds:
    """The odds of a battle between two factions in a clearing (counted from 0), as the asking faction may know them.

    `helper`: whose warriors fight for the attacker; `arbiter`: the Vagabond the defender enlists; `…_uses`: kinds of cards in the play area
    that are used; `ambush`, `foil`: whether those who hold the card play it.
    """
    viewer = PUBLIC if asker is None else asker
    held, foiled = ambush_chances(pos, attacker, defender, clearing, viewer)
    struck = Fraction(0)
    if ambush and not owns(pos, attacker, SCOUTING_PARTY):
        struck = held - foiled if foil else held
    found: dict[Outcome, Fraction] = {}
    sides = side_of(pos, attacker, clearing, helper), side_of(pos, defender, clearing, NOBODY)
    uses = frozenset(attacker_uses), frozenset(defender_uses)
    for chance, first in ((struck, AMBUSH_HITS), (1 - struck, 0)):
        if chance:
            _fight(pos, sides, clearing, arbiter, uses, first, chance, found)
    return Odds(found, held, struck)


def _fight(
    pos: Root,
    sides: tuple[Side, Side],
    clearing: int,
    arbiter: int,
    uses: tuple[frozenset[int], frozenset[int]],
    ambush_hits: int,
    chance: Fraction,
    found: dict[Outcome, Fraction],
) -> None:
    """Every roll of the dice, after an ambush or without one."""
    attacker, defender = sides
    fallen = attacker.take(ambush_hits)
    left = attacker.after(fallen)
    if ambush_hits and left.is_beaten():
        _note(pos, sides, fallen, Losses(), False, chance, found)
        return
    for one in range(FACES):
        for other in range(FACES):
            high, low = max(one, other), min(one, other)
            if PLAYED[defender.faction].guerrilla:
                high, low = low, high
            swords = 0 if arbiter < 0 else PLAYED[arbiter].strength(pos, clearing)
            dealt = min(high, left.limit())
            suffered = min(low, defender.limit() + swords)
            if ARMORERS in uses[0]:
                suffered = 0
            if ARMORERS in uses[1]:
                dealt = 0
            brutal = BRUTAL_TACTICS in uses[0]
            dealt += brutal + _unanswered(pos, attacker, defender)
            suffered += SAPPERS in uses[1]
            losses = fallen + left.take(suffered)
            _note(pos, sides, losses, defender.take(dealt), brutal, chance / FACES**2, found)


def _unanswered(pos: Root, attacker: Side, defender: Side) -> int:
    """R4.3.2.III, R9.2.4, R7.8.3: extra hits nobody can decline."""
    return (defender.limit() == 0) + PLAYED[attacker.faction].extra_hits(pos)


def _note(
    pos: Root, sides: tuple[Side, Side], lost: Losses, taken: Losses, brutal: bool, chance: Fraction, found: dict[Outcome, Fraction]
) -> None:
    attacker, defender = sides[0].faction, sides[1].faction
    given = 1 if brutal and not pos.unmarked >> defender & 1 else 0
    outcome = Outcome(lost, taken, _points(pos, attacker, defender, taken), _points(pos, defender, attacker, lost) + given)
    found[outcome] = found.get(outcome, Fraction(0)) + chance


def _points(pos: Root, remover: int, owner: int, losses: Losses) -> int:
    """R3.2.1, R7.8.4, R9.2.9.IIIa: points of who removed this; nothing for who has no score marker."""
    if pos.unmarked >> remover & 1:
        return 0
    points = REMOVAL_POINTS * losses.pieces if pos.enemies(remover, owner) else 0
    return points + int(PLAYED[remover].trophies(pos, owner, float(losses.warriors), float(losses.pieces)))


def ambush_chances(pos: Root, attacker: int, defender: int, clearing: int, viewer: int) -> tuple[Fraction, Fraction]:
    """The chance that the defender holds a matching ambush, and that he does and the attacker holds one too, as the viewer may know."""
    ambushes = AMBUSHES & MATCHING[pos.suits[clearing]]
    pool, hidden = _unseen(pos, viewer)
    matching = bits_set(pool & ambushes)
    sure = [bool(_seen(pos, faction, viewer) & ambushes) for faction in (defender, attacker)]
    unknown = [hidden[defender], hidden[attacker]]
    size = bits_set(pool)
    held = Fraction(0)
    both = Fraction(0)
    for his in range(min(matching, unknown[0]) + 1):
        first = _draw(size, matching, unknown[0], his)
        if first == 0:
            continue
        for theirs in range(min(matching - his, unknown[1]) + 1):
            chance = first * _draw(size - unknown[0], matching - his, unknown[1], theirs)
            if his or sure[0]:
                held += chance
                if theirs or sure[1]:
                    both += chance
    return held, both


def _draw(size: int, good: int, drawn: int, wanted: int) -> Fraction:
    """The chance of exactly so many good cards among those drawn."""
    if not 0 <= drawn - wanted <= size - good:
        return Fraction(0)
    return Fraction(comb(good, wanted) * comb(size - good, drawn - wanted), comb(size, drawn))


def _seen(pos: Root, faction: int, viewer: int) -> int:
    """The cards of a hand the viewer can name."""
    return pos.hands[faction] if faction == viewer or OPEN_HANDS >> faction & 1 else pos.known[faction * ROW + viewer]


def _unseen(pos: Root, viewer: int) -> tuple[int, list[int]]:
    """The cards the viewer cannot place, and how many of them each hand holds."""
    pool = sum(1 << card for card in pos.pile)
    hidden = [0] * FACTIONS
    for faction in range(FACTIONS):
        unknown = pos.hands[faction] & ~_seen(pos, faction, viewer)
        hidden[faction] = bits_set(unknown)
        pool |= unknown
    if viewer != STACK_OF:
        pool |= pos.supporters & ~pos.known[STACK * ROW + viewer]
    return pool, hidden


def _forced_helper(pos: Root, attacker: int, clearing: int) -> int:
    """D11.2.7.III-2: who has no warriors of his own there can only be fighting with mercenaries; otherwise help is not assumed."""
    alone = attacker < ARMIES and pos.warriors[clearing * ARMIES + attacker] == 0
    return MERCENARY if alone else NOBODY


def odds_of(eyes: Eyes, move: int) -> dict[str, object] | None:
    """The chances of a battle as its attacker may know them: how much each side loses, and of an ambush; nothing for other moves."""
    if verb_code(move) not in (BATTLE.code, CRUSADE.code):
        return None
    world = eyes.guess(chance_from_seed(0))
    assert isinstance(world, Root)
    own = world.faction_of[eyes.seat]
    found = odds(world, own, arg2(move), arg1(move), own, _forced_helper(world, own, arg1(move)))
    attacker: dict[int, float] = {}
    defender: dict[int, float] = {}
    together: dict[tuple[int, int], float] = {}
    for outcome, chance in sorted(found.outcomes.items()):
        sizes = [lost.warriors + lost.helpers + lost.pieces + lost.items for lost in (outcome.attacker, outcome.defender)]
        for size, spread in zip(sizes, (attacker, defender), strict=True):
            spread[size] = spread.get(size, 0.0) + float(chance)
        together[sizes[0], sizes[1]] = together.get((sizes[0], sizes[1]), 0.0) + float(chance)
    likely = max(sorted(together), key=lambda sizes: together[sizes])
    return {
        "likely": {"own": likely[0], "theirs": likely[1], "chance": together[likely]},
        "attacker_losses": dict(sorted(attacker.items())),
        "defender_losses": dict(sorted(defender.items())),
        "ambush": 0.0 if owns(world, own, SCOUTING_PARTY) else float(found.ambush),
        "points": found.mean(lambda outcome: outcome.attacker_points),
    }
