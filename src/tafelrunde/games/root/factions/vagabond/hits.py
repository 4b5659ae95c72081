"""R9.2.7: what hits do to a Vagabond."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves
from tafelrunde.engine.steps import Reason, Step
from tafelrunde.engine.verbs import Arg, arg1, arg2, count, verb_code
from tafelrunde.games.root.battle.fight import Fight
from tafelrunde.games.root.battle.hits import ATTACKER, helpers_here
from tafelrunde.games.root.events import IGNORED
from tafelrunde.games.root.factions.vagabond.items import damage, entry, undamaged_items
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.verbs import DAMAGE, LOSE, PASS
from tafelrunde.games.root.words import EACH_ITEM, UNDAMAGED, WARRIOR


def hit_vagabond(pos: Root, fight: Fight, side: i64, vagabond: i64, hits: i64) -> None:
    """R9.2.7: items are damaged; with allies (R9.2.9.IId-1), or with more items than hits, he chooses."""
    if hits < undamaged_items(pos, vagabond) or allies_left(pos, fight, side):
        fight.choosing = side
        fight.hits = hits
        pos.push(VAGABOND_HITS)
        return
    for item in EACH_ITEM:
        for state in UNDAMAGED:
            for _ in range(pos.items[entry(vagabond, item, state)]):
                hits -= 1
                damage_by_hit(pos, fight, side, vagabond, item, state)
    ignore(pos, vagabond, hits)


def ignore(pos: Root, vagabond: i64, hits: i64) -> None:
    """R9.2.7-b: hits that nothing is left for."""
    if hits and pos.log is not None:
        pos.tell(IGNORED, (vagabond, hits))


def damage_by_hit(pos: Root, fight: Fight, side: i64, vagabond: i64, item: i64, state: i64) -> None:
    damage(pos, vagabond, item, state)
    if side == ATTACKER:
        fight.items_hit += 1


def allies_left(pos: Root, fight: Fight, side: i64) -> i64:
    """How many allied warriors could take a hit for him."""
    return helpers_here(pos, fight) - fight.helpers_lost if side == ATTACKER else 0


@final
class VagabondHits(Step[Root]):
    """R9.2.7, R9.2.9.IId-1: each hit damages an item or, if he likes, removes an ally; without items he may ignore the rest."""

    rule: ClassVar[str] = "R9.2.7-a"

    def about(self, pos: Root) -> list[tuple[Arg, int]]:
        return [(count("hits", 20), 0 if pos.fight is None else pos.fight.hits)]

    def vagabond(self, fight: Fight) -> i64:
        return fight.attacker if fight.choosing == ATTACKER else fight.defender

    def waits_for(self, pos: Root) -> int:
        fight = pos.fight
        assert fight is not None
        vagabond = self.vagabond(fight)
        if fight.hits == 0 or not (undamaged_items(pos, vagabond) or allies_left(pos, fight, fight.choosing)):
            return 0
        return pos.bit[vagabond]

    def offers(self, pos: Root, seat: int) -> Moves:
        fight = pos.fight
        assert fight is not None
        vagabond = self.vagabond(fight)
        offers = Moves()
        for item in EACH_ITEM:
            for state in UNDAMAGED:
                if pos.items[entry(vagabond, item, state)]:
                    offers.append(DAMAGE.move2(item, state))
        spared = not offers
        if allies_left(pos, fight, fight.choosing):
            offers.append(LOSE.move1(WARRIOR))
        if spared:
            offers.append(PASS.move0())
        return offers

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        verb = verb_code(move)
        if move in self.offers(pos, seat):
            return None
        if verb == DAMAGE.code:
            return Reason("R9.2.7-a", arg1(move), arg2(move))
        if verb == LOSE.code:
            return Reason("R9.2.9.IId-1", arg1(move))
        return Reason("R9.2.7-a") if verb == PASS.code else Reason("G4")

    def play(self, pos: Root, seat: int, move: int) -> None:
        fight = pos.fight
        assert fight is not None
        verb = verb_code(move)
        if verb == PASS.code:
            ignore(pos, self.vagabond(fight), fight.hits)
            fight.hits = 0
            return
        fight.hits -= 1
        if verb == DAMAGE.code:
            damage_by_hit(pos, fight, fight.choosing, self.vagabond(fight), arg1(move), arg2(move))
        else:
            fight.helpers_lost += 1
            fight.helpers_hit += 1

    def proceed(self, pos: Root) -> None:
        pos.pop()


VAGABOND_HITS: Final = VagabondHits()
