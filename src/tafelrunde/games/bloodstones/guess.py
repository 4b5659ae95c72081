"""What a seat cannot see, dealt anew: hands against bags, Battle tiles, hidden substitutes."""

from __future__ import annotations

from tafelrunde.engine.chance import Chance
from tafelrunde.games.bloodstones.battle.battle import FIRST_CHOICE, FULL_BATTLE_BAG, NO_TILE, Battle
from tafelrunde.games.bloodstones.battle.strength import counted, one_of, values_in
from tafelrunde.games.bloodstones.phases.movement import MoveUnits, cheapest_step
from tafelrunde.games.bloodstones.phases.payment import ANY_PIPS, is_payable
from tafelrunde.games.bloodstones.pieces.tiles import LARGEST_FIRST, ONE, PIPS, how_many, nth_tile, size_of
from tafelrunde.games.bloodstones.pieces.words import KIND_COUNT
from tafelrunde.games.bloodstones.position import NOBODY, Bloodstones

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
        hand = deal_payer(pos, seat, secret, size, chance)
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


def deal_payer(pos: Bloodstones, seat: int, secret: int, size: int, chance: Chance) -> int:
    """A hand of that size that can go on with an unfinished move: everybody knows that much about it."""
    known, faction = pos.known[seat], pos.faction[seat]
    need, least = still_to_pay(pos, seat)
    for _ in range(TRIES):
        hand = deal(secret, known, size, chance)
        if need <= 0 or is_payable(hand, faction, need, least):
            return hand
    return deal(secret, known + payment_from(secret, known, size, faction, need, least), size, chance)


def still_to_pay(pos: Bloodstones, seat: int) -> tuple[int, int]:
    """What a seat must still be able to pay because of an unfinished move, and the smallest tile it has paid."""
    step = pos.stack[-1] if pos.stack else None
    if not isinstance(step, MoveUnits) or step.seat != seat:
        return 0, ANY_PIPS
    if step.target < 0:
        return step.due() + int(cheapest_step(pos, seat, step.origin, ANY_PIPS)), ANY_PIPS
    return step.due(), step.least


def payment_from(secret: int, known: int, size: int, faction: int, need: int, least: int) -> int:
    """Tiles, beyond the known ones, that make a payment together with some of those; there are some, since the real hand has them."""
    room = size - int(size_of(known))
    todo: list[tuple[int, int, int, int]] = [(0, 0, need, least)]
    while todo:
        at, added, due, smallest = todo.pop()
        if due <= 0:
            if -due < smallest:
                return added
            continue
        if at == len(LARGEST_FIRST[faction]):
            continue
        kind = LARGEST_FIRST[faction][at]
        pips = PIPS[faction * KIND_COUNT + kind]
        held = int(how_many(known, kind))
        for number in range(int(how_many(secret, kind)) + 1):
            more = added + ONE[kind] * max(0, number - held)
            if size_of(more) <= room:
                todo.append((at + 1, more, due - number * pips, min(smallest, pips) if number else smallest))
    raise AssertionError("nobody could hold what is still to be paid")


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
