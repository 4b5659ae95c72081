"""R4.3.3: which pieces are hit, and their removal."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves
from tafelrunde.engine.steps import Reason, Step
from tafelrunde.engine.verbs import Arg, arg1, count, verb_code
from tafelrunde.games.root.battle.fight import Fight
from tafelrunde.games.root.battle.removal import count_pieces, remove_pieces, remove_warriors
from tafelrunde.games.root.events import HIT, NOTHING_LEFT
from tafelrunde.games.root.factions.faction import PLAYED
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.verbs import LOSE
from tafelrunde.games.root.words import (
    ARMIES,
    PIECES,
    PIECES_OF,
    WARRIOR,
)

ATTACKER: Final = 0
DEFENDER: Final = 1


def helpers_here(pos: Root, fight: Fight) -> i64:
    """Warriors of mercenaries or allies that fight for the attacker."""
    return 0 if fight.helper < 0 else pos.warriors[fight.clearing * ARMIES + fight.helper]


def take_hits(pos: Root, fight: Fight, side: i64, hits: i64) -> None:
    """Fix what a side loses; asks it where it has a choice (R4.3.3-c)."""
    faction = fight.attacker if side == ATTACKER else fight.defender
    for i in range(side * PIECES, side * PIECES + PIECES):
        fight.lost[i] = 0
    if side == ATTACKER:
        fight.helpers_lost = 0
    if hits == 0:
        return
    if pos.log is not None:
        pos.tell(HIT, (faction, hits))
    PLAYED[faction].take_hits(pos, fight, side, hits)


def hit_army(pos: Root, fight: Fight, side: i64, army: i64, hits: i64) -> None:
    """R4.3.3-d, R11.2.7.IIIa, D11.2.7.IIIa-1: warriors first, mercenaries share evenly, then buildings and tokens."""
    clearing = fight.clearing
    own = pos.warriors[clearing * ARMIES + army]
    hired = helpers_here(pos, fight) if side == ATTACKER else 0
    mine = hits if hired == 0 else (hits + 1) // 2
    theirs = hits - mine
    if theirs > hired:
        mine += theirs - hired
        theirs = hired
    if mine > own:
        theirs += mine - own
        mine = own
        if theirs > hired:
            theirs = hired
    fight.lost[side * PIECES + WARRIOR] = mine
    if side == ATTACKER:
        fight.helpers_lost = theirs
    rest = hits - mine - theirs
    if rest == 0:
        return
    total = 0
    for kind in PIECES_OF[army]:
        total += count_pieces(pos, kind, clearing)
    if rest < total:
        fight.choosing = side
        fight.hits = rest
        pos.push(TAKE_HITS)
        return
    if rest > total and pos.log is not None:
        pos.tell(NOTHING_LEFT, (army, rest - total))
    for kind in PIECES_OF[army]:
        fight.lost[side * PIECES + kind] = count_pieces(pos, kind, clearing)


@final
class TakeHits(Step[Root]):
    """R4.3.3-c: the player taking hits chooses the pieces, one by one."""

    rule: ClassVar[str] = "R4.3.3-c"

    def about(self, pos: Root) -> list[tuple[Arg, int]]:
        return [(count("hits", 20), 0 if pos.fight is None else pos.fight.hits)]

    def loser(self, fight: Fight) -> i64:
        return fight.attacker if fight.choosing == ATTACKER else fight.defender

    def waits_for(self, pos: Root) -> int:
        fight = pos.fight
        assert fight is not None
        return pos.bit[self.loser(fight)] if fight.hits else 0

    def proceed(self, pos: Root) -> None:
        pos.pop()

    def offers(self, pos: Root, seat: int) -> Moves:
        fight = pos.fight
        assert fight is not None
        row = fight.choosing * PIECES
        offers = Moves()
        for kind in PIECES_OF[self.loser(fight)]:
            if count_pieces(pos, kind, fight.clearing) > fight.lost[row + kind]:
                offers.append(LOSE.move1(kind))
        return offers

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) != LOSE.code:
            return Reason("G4")
        if move in self.offers(pos, seat):
            return None
        return Reason("R4.3.3-d" if arg1(move) == WARRIOR else "R4.3.3-b", arg1(move))

    def play(self, pos: Root, seat: int, move: int) -> None:
        fight = pos.fight
        assert fight is not None
        fight.hits -= 1
        fight.lost[fight.choosing * PIECES + arg1(move)] += 1


TAKE_HITS: Final = TakeHits()


def remove_lost(pos: Root, fight: Fight, side: i64) -> None:
    """The pieces a side has to lose leave the map, warriors first (D9.2.9.IIIa-1)."""
    loser = fight.attacker if side == ATTACKER else fight.defender
    remover = fight.defender if side == ATTACKER else fight.attacker
    clearing = fight.clearing
    if side == ATTACKER and fight.helpers_lost:
        blamed = loser if loser < ARMIES else fight.helper
        remove_warriors(pos, fight.helper, clearing, fight.helpers_lost, remover, blamed, True, False)
        fight.helpers_lost = 0
    if loser >= ARMIES:
        return
    row = side * PIECES
    count = fight.lost[row + WARRIOR]
    if count:
        remove_warriors(pos, loser, clearing, count, remover, loser, True, side == DEFENDER)
    credited = remover if fight.instigator < 0 else fight.instigator
    for kind in PIECES_OF[loser]:
        count = fight.lost[row + kind]
        if count:
            remove_pieces(pos, kind, clearing, count, credited, True)
            PLAYED[credited].took_piece(pos, fight, loser)


def attackers_left(pos: Root, fight: Fight) -> bool:
    """R4.3.1-d, D4.3.1-4, D4.3.1-5: whether anybody is left to attack."""
    if fight.attacker >= ARMIES:
        return True
    return pos.warriors[fight.clearing * ARMIES + fight.attacker] + helpers_here(pos, fight) > 0
