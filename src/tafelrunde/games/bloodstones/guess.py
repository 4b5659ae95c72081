"""What a seat cannot see, dealt anew: hands against bags, Battle tiles, hidden substitutes."""

from __future__ import annotations

from tafelrunde.engine.chance import Chance
from tafelrunde.games.bloodstones.battle.battle import FIRST_CHOICE, FULL_BATTLE_BAG, NO_TILE, Battle
from tafelrunde.games.bloodstones.battle.strength import counted, one_of, values_in
from tafelrunde.games.bloodstones.phases.movement import MoveUnits, cheapest_step
from tafelrunde.games.bloodstones.pieces.tiles import ONE, PIPS, kinds_in, nth_tile, pips_up_to, size_of
from tafelrunde.games.bloodstones.pieces.words import KIND_COUNT
from tafelrunde.games.bloodstones.position import NOBODY, Bloodstones

ENOUGH = 9
"""More than any tile has pips."""
TRIES = 12


def guess_of(pos: Bloodstones, viewer: int | None, chance: Chance) -> Bloodstones:
    """A world this viewer cannot tell from the real one."""
    twin = pos.copy()
    battle = next((step for step in twin.stack if isinstance(step, Battle)), None)
    for seat in range(pos.seats):
        if seat == viewer or pos.faction[seat] == NOBODY:
            continue
        side = -1
        if battle is not None and battle.stage >= FIRST_CHOICE and seat in (battle.attacker, battle.defender):
            side = 0 if seat == battle.attacker else 1
        hidden = side >= 0 and battle is not None and battle.substitute[side] != NO_TILE and not battle.shown[side]
        size = pos.hand_size(seat) + hidden
        secret = pos.hand[seat] + pos.bag[seat]
        if hidden and battle is not None:
            secret += ONE[battle.substitute[side]]
        need, most = needed_pips(pos, seat)
        hand = deal(secret, pos.known[seat], size, chance)
        for _ in range(TRIES):
            if pips_up_to(hand, pos.faction[seat], most) >= need:
                break
            hand = deal(secret, pos.known[seat], size, chance)
        hand = enrich(hand, secret - hand, pos.known[seat], pos.faction[seat], need, most)
        twin.bag[seat] = secret - hand
        if battle is not None and hidden:
            battle.substitute[side] = nth_tile(hand, chance.below(size))
            hand -= ONE[battle.substitute[side]]
        twin.hand[seat] = hand
        if battle is not None and side >= 0:
            deal_battle_tiles(twin, battle, side, chance)
    twin.redealt(chance)
    return twin


def deal(secret: int, known: int, size: int, chance: Chance) -> int:
    """A hand of that size: what is known to be in it, the rest by chance."""
    hand = known
    rest = secret - known
    left = int(size_of(rest))
    for _ in range(size - int(size_of(known))):
        kind = nth_tile(rest, chance.below(left))
        rest -= ONE[kind]
        hand += ONE[kind]
        left -= 1
    return hand


def needed_pips(pos: Bloodstones, seat: int) -> tuple[int, int]:
    """What everybody knows a hand to hold because of an unfinished move: so many pips in tiles of at most so many pips."""
    step = pos.stack[-1] if pos.stack else None
    if not isinstance(step, MoveUnits) or step.seat != seat:
        return 0, ENOUGH
    if step.target < 0:
        return step.due() + int(cheapest_step(pos, seat, step.origin, ENOUGH)), ENOUGH
    return step.due(), step.last


def enrich(hand: int, bag: int, known: int, faction: int, need: int, most: int) -> int:
    """Exchange tiles until the hand holds the pips it must hold: always possible, since the real hand does."""
    while pips_up_to(hand, faction, most) < need:
        free = hand - known
        worst = min(kinds_in(free), key=lambda kind: worth(faction, kind, most))
        best = max(kinds_in(bag), key=lambda kind: worth(faction, kind, most))
        hand += ONE[best] - ONE[worst]
        bag += ONE[worst] - ONE[best]
    return hand


def worth(faction: int, kind: int, most: int) -> int:
    """A tile's pips, nothing if it is too large to be paid now."""
    pips = PIPS[faction * KIND_COUNT + kind]
    return pips if pips <= most else 0


def deal_battle_tiles(pos: Bloodstones, battle: Battle, side: int, chance: Chance) -> None:
    """Battle tiles that fit what was shown: all of them, or only a fourth that does not count."""
    number = len(values_in(battle.tiles[side]))
    bag = values_in(FULL_BATTLE_BAG)
    if not battle.shown[side]:
        battle.tiles[side] = 0
        for _ in range(number):
            battle.tiles[side] += one_of(bag.pop(chance.below(len(bag))))
        return
    kept = battle.final_values(pos, side)
    shown = kept.copy()
    substitute = battle.substitute[side]
    if substitute != NO_TILE:
        pips = PIPS[pos.faction[battle.seat_of(side)] * KIND_COUNT + substitute]
        if pips in shown:
            shown.remove(pips)
    for value in shown:
        bag.remove(value)
    tiles = sum(one_of(value) for value in shown)
    if number > len(shown):
        low = [value for value in bag if counted([*kept, value]) == kept]
        tiles += one_of(low[chance.below(len(low))])
    battle.tiles[side] = tiles
