"""R4.3.3: which pieces are hit, and their removal."""

from __future__ import annotations

from typing import ClassVar, Final, final

from tafelrunde.engine.steps import Reason, Step
from tafelrunde.engine.verbs import Arg, arg1, arg2, count, verb_code
from tafelrunde.games.root.battle.fight import Fight
from tafelrunde.games.root.battle.removal import count_pieces, remove_pieces, remove_warriors
from tafelrunde.games.root.events import HIT
from tafelrunde.games.root.factions.faction import PLAYED
from tafelrunde.games.root.factions.vagabond.items import damage, entry
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.verbs import DAMAGE, LOSE
from tafelrunde.games.root.words import (
    ARMIES,
    EXHAUSTED,
    ITEMS,
    PIECES,
    PIECES_OF,
    READY,
    VAGABOND,
    WARRIOR,
)

ATTACKER: Final = 0
DEFENDER: Final = 1


def helpers_here(pos: Root, fight: Fight) -> int:
    """Warriors of mercenaries or allies that fight for the attacker."""
    return 0 if fight.helper < 0 else pos.warriors[fight.clearing * ARMIES + fight.helper]


def take_hits(pos: Root, fight: Fight, side: int, hits: int) -> None:
    """Fix what a side loses; asks it where it has a choice (R4.3.3-c)."""
    faction = fight.attacker if side == ATTACKER else fight.defender
    for i in range(side * PIECES, side * PIECES + PIECES):
        fight.lost[i] = 0
    if side == ATTACKER:
        fight.helpers_lost = 0
    if pos.log is not None:
        pos.tell(HIT, (faction, hits))
    if hits == 0:
        return
    PLAYED[faction].take_hits(pos, fight, side, hits)


def hit_army(pos: Root, fight: Fight, side: int, army: int, hits: int) -> None:
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
    for kind in PIECES_OF[army]:
        fight.lost[side * PIECES + kind] = count_pieces(pos, kind, clearing)


@final
class TakeHits(Step[Root]):
    """R4.3.3-c: the player taking hits chooses the pieces, one by one."""

    rule: ClassVar[str] = "R4.3.3-c"

    def about(self, pos: Root) -> list[tuple[Arg, int]]:
        return [(count("hits", 20), 0 if pos.fight is None else pos.fight.hits)]

    def waits_for(self, pos: Root) -> int:
        fight = pos.fight
        assert fight is not None
        if fight.hits == 0:
            return 0
        return pos.bit[fight.attacker if fight.choosing == ATTACKER else fight.defender]

    def proceed(self, pos: Root) -> None:
        pos.pop()

    def moves(self, pos: Root, seat: int) -> list[int]:
        fight = pos.fight
        assert fight is not None
        side = fight.choosing
        faction = fight.attacker if side == ATTACKER else fight.defender
        offers: list[int] = []
        if faction < ARMIES:
            for kind in PIECES_OF[faction]:
                if count_pieces(pos, kind, fight.clearing) > fight.lost[side * PIECES + kind]:
                    offers.append(LOSE.move1(kind))
            return offers
        for item in range(ITEMS):
            for state in (READY, EXHAUSTED):
                if pos.items[entry(faction, item, state)]:
                    offers.append(DAMAGE.move2(item, state))
        if side == ATTACKER and helpers_here(pos, fight) > fight.helpers_lost:
            offers.append(LOSE.move1(WARRIOR))
        return offers

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        fight = pos.fight
        assert fight is not None
        faction = fight.attacker if fight.choosing == ATTACKER else fight.defender
        verb = verb_code(move)
        if move in self.moves(pos, seat):
            return None
        if verb == DAMAGE.code:
            return Reason("R9.2.7-a", arg1(move), arg2(move)) if faction >= VAGABOND else Reason("G4")
        if verb == LOSE.code:
            kind = arg1(move)
            if faction >= VAGABOND:
                return Reason("R9.2.9.IId-1", kind)
            return Reason("R4.3.3-d" if kind == WARRIOR else "R4.3.3-b", kind)
        return Reason("G4")

    def play(self, pos: Root, seat: int, move: int) -> None:
        fight = pos.fight
        assert fight is not None
        side = fight.choosing
        fight.hits -= 1
        if verb_code(move) == DAMAGE.code:
            damage(pos, fight.attacker if side == ATTACKER else fight.defender, arg1(move), arg2(move))
            if side == ATTACKER:
                fight.items_hit += 1
        elif arg1(move) == WARRIOR:
            fight.helpers_lost += 1
            fight.helpers_hit += 1
        else:
            fight.lost[side * PIECES + arg1(move)] += 1


TAKE_HITS: Final = TakeHits()


def remove_lost(pos: Root, fight: Fight, side: int) -> None:
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
