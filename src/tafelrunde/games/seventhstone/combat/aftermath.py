"""After a combat: the winner, control, spoils and destruction rolls (T12.8–T12.15, T13.15, T16)."""

from __future__ import annotations

from tafelrunde.engine.shared import changed
from tafelrunde.games.seventhstone.combat.battle import Battle
from tafelrunde.games.seventhstone.combat.dice import standing_seats, strength_in
from tafelrunde.games.seventhstone.events import COMBAT_OVER, CRUMBLED, SHAKEN, SPOILS, WON
from tafelrunde.games.seventhstone.pieces.resources import charge, gain, hand_over
from tafelrunde.games.seventhstone.pieces.sources import source_value
from tafelrunde.games.seventhstone.pieces.stones import KINDS, lay, show
from tafelrunde.games.seventhstone.position import SeventhStone
from tafelrunde.games.seventhstone.words import DESERT, DESTROYED_ON, MANUFACTORY, MANUFACTORY_RS, MAX_SEATS, SITES, WALL


def conclude(pos: SeventhStone, battle: Battle, fought: bool) -> None:
    """T16.14: used walls, control and spoils, destruction rolls. The combat leaves the stack first: a shortage comes on top of it."""
    field = battle.field
    pos.own_armies()
    standing = standing_seats(pos, battle)
    winner = standing[0] if standing else pos.conflict[field] - 1
    pos.pop()
    pos.battle = None
    pos.conflict = changed(pos.conflict, field, 0)
    pos._foresight = None
    for army in pos.armies:
        if army.aid == field:
            army.aid = -1
    if pos.log is not None:
        units = strength_in(pos, battle, winner)
        left = int(pos.units[field * MAX_SEATS + winner])
        pos.tell(WON, (winner, field, units, 1 if fought else 0, left, units - left))
    crumble(pos, battle)
    take_spoils(pos, battle, winner)
    if pos._board.kind[field] != DESERT:
        if battle.overrun and winner == battle.mover and pos.owner[field] != winner:
            linger(pos, field, winner)
        else:
            settle_field(pos, field, winner, fought and not battle.overrun)
    if pos.log is not None:
        pos.tell(COMBAT_OVER, (field,))


def crumble(pos: SeventhStone, battle: Battle) -> None:
    """T15.17: used walls are destroyed."""
    left = battle.manned
    if left and pos.log is not None:
        pos.tell(CRUMBLED, (battle.field, left))
    for site in range(battle.field * SITES, battle.field * SITES + SITES):
        if left and pos.sites[site] == WALL:
            pos.sites = changed(pos.sites, site, 0)
            left -= 1


def take_spoils(pos: SeventhStone, battle: Battle, winner: int) -> None:
    """T16.6, T16.7: unused stones of destroyed armies go into the winner's hand."""
    for stone in battle.loot:
        lay(pos, stone, winner)
        show(pos, winner, stone)
        pos.reveal()
        if pos.log is not None:
            pos.tell(SPOILS, (winner, KINDS[stone]), knows=1 << winner)


def linger(pos: SeventhStone, field: int, winner: int) -> None:
    """T12.9, T12.15: the mover's units may go on; he takes control when a move of theirs ends here."""
    ended = False
    for army in pos.armies:
        if army.field == field and army.seat == winner and army.steps == 0:
            ended = True
    if ended:
        settle_field(pos, field, winner, False)
    elif pos.units[field * MAX_SEATS + winner]:
        pos.overran = [*pos.overran, field]


def settle_field(pos: SeventhStone, field: int, winner: int, shaken: bool) -> None:
    """T16.5, T16.9–T16.15: control passes, buildings are rolled for, and each player's gains and losses are netted (T4.18)."""
    worth = source_value(pos, field)
    before = pos.owner[field]
    if before != winner:
        hand_over(pos, field, winner)
    destroyed = shake(pos, field) if shaken else 0
    if before != winner:
        gain(pos, winner, worth - destroyed)
        if before >= 0:
            charge(pos, before, worth)
    elif destroyed:
        charge(pos, winner, destroyed)


def shake(pos: SeventhStone, field: int) -> int:
    """T16.9, T16.10: one die for each building; gives the RS that destroyed manufactories were worth."""
    lost = 0
    for site in range(field * SITES, field * SITES + SITES):
        kind = pos.sites[site] & 3
        if kind:
            roll = pos.chance.roll()
            if pos.log is not None:
                pos.tell(SHAKEN, (field, kind - 1, roll))
            if roll <= DESTROYED_ON:
                pos.sites = changed(pos.sites, site, 0)
                if kind == MANUFACTORY:
                    lost += MANUFACTORY_RS
    return lost
