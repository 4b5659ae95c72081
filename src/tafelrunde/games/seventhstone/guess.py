"""A position consistent with what a seat knows: hidden stones and pending allocations dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.engine.chance import Chance
from tafelrunde.games.seventhstone.pieces.stones import ARMIES, KINDS, KNOWN, SPECTATOR, STONES, VIEWERS, may_hold
from tafelrunde.games.seventhstone.words import ALLOCATION, SHEET, TYPES, stone_fits

if TYPE_CHECKING:
    from tafelrunde.games.seventhstone.position import SeventhStone

TRIES: Final = 200


def guess_for(pos: SeventhStone, seat: int | None, chance: Chance) -> SeventhStone:
    """Everything this seat does not know is drawn at random from what it could be."""
    twin = pos.copy()
    deal_stones(twin, SPECTATOR if seat is None else seat, chance)
    if pos.stage == ALLOCATION:
        for other in range(pos.seats):
            if other != seat:
                deal_allocation(twin, other, chance)
    twin.redealt(chance)
    return twin


def deal_allocation(twin: SeventhStone, seat: int, chance: Chance) -> None:
    """Somebody else's sheet: any distribution of his RS, and nobody knows whether he is done."""
    base = seat * SHEET
    total = twin.store[seat] + sum(twin.sheet[base : base + SHEET])
    for at in range(base, base + SHEET):
        twin.sheet[at] = 0
    twin.store[seat] = total
    if total == 0:
        return
    twin.committed &= ~(1 << seat)
    spent = total - min(chance.below(total + 1), chance.below(total + 1))
    for _ in range(spent):
        twin.sheet[base + chance.below(SHEET)] += 1
    twin.store[seat] = total - spent


def deal_stones(twin: SeventhStone, viewer: int, chance: Chance) -> None:
    """Within each class of stones the viewer cannot tell apart, the places are permuted."""
    base = viewer * STONES
    classes = sorted(set(twin.sight[base : base + STONES]))
    now = list(range(STONES))
    """now[s]: the stone that is where stone s really is."""
    for one in classes:
        if one != KNOWN:
            stones = [stone for stone in range(STONES) if twin.sight[base + stone] == one]
            permute(twin, stones, now, chance)
    where, sight = twin.where[:], twin.sight[:]
    twin.own_stones()
    twin._carried = []
    for stone in range(STONES):
        other = now[stone]
        twin.where[other] = where[stone]
        for any_viewer in range(VIEWERS):
            twin.sight[any_viewer * STONES + other] = sight[any_viewer * STONES + stone]
    twin.chosen = [now[stone] for stone in twin.chosen]
    if twin.battle is not None:
        twin.battle.loot = [now[stone] for stone in twin.battle.loot]


def fits(place: int, kind: int) -> bool:
    """Whether a stone of this kind could lie at this place."""
    if place >= ARMIES:
        return stone_fits(kind, (place - ARMIES) % TYPES)
    return may_hold(place, kind)


def permute(twin: SeventhStone, stones: list[int], now: list[int], chance: Chance) -> None:
    """A random arrangement of these stones on their places that the rules allow; the most particular places choose first."""
    places = sorted(stones, key=lambda stone: slot(twin, stone))
    for _ in range(TRIES):
        rest = stones.copy()
        chance.shuffle(rest)
        dealt: list[int] = []
        for place in places:
            stone = first_fit(rest, twin.where[place])
            if stone < 0:
                break
            rest.remove(stone)
            dealt.append(stone)
        if len(dealt) == len(places):
            for place, stone in zip(places, dealt, strict=True):
                now[place] = stone
            return


def slot(twin: SeventhStone, stone: int) -> list[int]:
    """Where a stone lies and what each viewer knows of that place: an order that tells nothing about the stone itself."""
    return [-twin.where[stone], *(twin.sight[viewer * STONES + stone] for viewer in range(VIEWERS))]


def first_fit(rest: list[int], place: int) -> int:
    """The first of these stones that may lie there, or -1."""
    for stone in rest:
        if fits(place, KINDS[stone]):
            return stone
    return -1
