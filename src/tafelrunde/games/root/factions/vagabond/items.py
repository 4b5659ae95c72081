"""R9.2.5: the Vagabond's items. Each kind has four counts: ready, exhausted, damaged, damaged and exhausted.

Ready tea, coins and bags lie on their tracks as far as there is room (D9.2.5.III-1); everything else undamaged is in the Satchel. The mark
"R" matters only with two Vagabonds (R9.8.1-d): `pos.marks` says which kinds of his he has from a ruin.
"""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.engine.shared import added, moved
from tafelrunde.games.root.events import DAMAGED_ITEM, EXHAUSTED_ITEM, TOOK_ITEM
from tafelrunde.games.root.factions.vagabond.board import TRACK_ROOM
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.words import BAG, COINS, DAMAGED, EACH_ITEM, EXHAUSTED, ITEMS, READY, STATES, SWORD, TEA, VAGABOND, WRECKED


def entry(vagabond: i64, item: i64, state: i64) -> i64:
    """Where a count stands in `pos.items`."""
    return ((vagabond - VAGABOND) * ITEMS + item) * STATES + state


def ready(pos: Root, vagabond: i64, item: i64) -> i64:
    """D9.2.5-1: face up and undamaged, the only ones that can be exhausted."""
    return pos.items[((vagabond - VAGABOND) * ITEMS + item) * STATES]


def ready_items(pos: Root, vagabond: i64) -> i64:
    """How many items he could exhaust."""
    row = (vagabond - VAGABOND) * ITEMS * STATES
    total: i64 = 0
    for item in EACH_ITEM:
        total += pos.items[row + item * STATES]
    return total


def undamaged_swords(pos: Root, vagabond: i64) -> i64:
    """R9.2.6: face up or down."""
    at = entry(vagabond, SWORD, READY)
    return pos.items[at] + pos.items[at + EXHAUSTED]


def undamaged_items(pos: Root, vagabond: i64) -> i64:
    row = (vagabond - VAGABOND) * ITEMS * STATES
    total: i64 = 0
    for item in EACH_ITEM:
        total += pos.items[row + item * STATES] + pos.items[row + item * STATES + EXHAUSTED]
    return total


def exhausted_items(pos: Root, vagabond: i64) -> i64:
    """Face down, damaged or not."""
    row = (vagabond - VAGABOND) * ITEMS * STATES
    total: i64 = 0
    for item in EACH_ITEM:
        total += pos.items[row + item * STATES + EXHAUSTED] + pos.items[row + item * STATES + WRECKED]
    return total


def damaged_items(pos: Root, vagabond: i64) -> i64:
    row = (vagabond - VAGABOND) * ITEMS * STATES
    total: i64 = 0
    for item in EACH_ITEM:
        total += pos.items[row + item * STATES + DAMAGED] + pos.items[row + item * STATES + WRECKED]
    return total


def has_track(item: i64) -> bool:
    """R9.2.5.I-a: tea, coins and bags."""
    return item in (TEA, COINS, BAG)


def on_track(pos: Root, vagabond: i64, item: i64) -> i64:
    """R9.2.5.I-b: a track holds three."""
    count = ready(pos, vagabond, item)
    return count if count < TRACK_ROOM else TRACK_ROOM


def in_satchel(pos: Root, vagabond: i64, item: i64, state: i64) -> i64:
    """How many items of a kind and state are in Satchel or Damaged box, not on a track."""
    count = pos.items[entry(vagabond, item, state)]
    if state == READY and has_track(item):
        count -= on_track(pos, vagabond, item)
    return count


def load_carried(pos: Root, vagabond: i64) -> i64:
    """R9.6.4-b: the items in Satchel and Damaged box, which are all but those on a track."""
    row = (vagabond - VAGABOND) * ITEMS * STATES
    total: i64 = 0
    for at in range(row, row + ITEMS * STATES):
        total += pos.items[at]
    return total - on_track(pos, vagabond, TEA) - on_track(pos, vagabond, COINS) - on_track(pos, vagabond, BAG)


def exhaust(pos: Root, vagabond: i64, item: i64, count: i64) -> None:
    """R9.2.5-c: turn items face down; from a track they go to the Satchel (R9.5-b)."""
    at = entry(vagabond, item, READY)
    pos.items = moved(pos.items, at, at + EXHAUSTED, count)
    if pos.log is not None:
        for _ in range(count):
            pos.tell(EXHAUSTED_ITEM, (vagabond, item))


def shift(pos: Root, vagabond: i64, item: i64, state: i64, to: i64) -> None:
    """One item changes its state."""
    pos.items = moved(pos.items, entry(vagabond, item, state), entry(vagabond, item, to), 1)


def damage(pos: Root, vagabond: i64, item: i64, state: i64) -> None:
    """R9.2.7-a: an undamaged item goes to the Damaged box and keeps its face."""
    shift(pos, vagabond, item, state, state + DAMAGED)
    if pos.log is not None:
        pos.tell(DAMAGED_ITEM, (vagabond, item))


def receive(pos: Root, vagabond: i64, item: i64) -> None:
    """A new item arrives face up, in the Satchel or on its track."""
    pos.items = added(pos.items, entry(vagabond, item, READY), 1)
    if pos.log is not None:
        pos.tell(TOOK_ITEM, (vagabond, item))
