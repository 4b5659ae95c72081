"""R9.2.7: what hits do to a Vagabond."""

from __future__ import annotations

from tafelrunde.games.root.battle.fight import Fight
from tafelrunde.games.root.battle.hits import ATTACKER, TAKE_HITS, helpers_here
from tafelrunde.games.root.factions.vagabond.items import damage, entry, undamaged_items
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.words import EXHAUSTED, ITEMS, READY


def hit_vagabond(pos: Root, fight: Fight, side: int, vagabond: int, hits: int) -> None:
    """R9.2.7: items are damaged, or allied warriors fall (R9.2.9.IId-1); what goes beyond is ignored."""
    helpers = helpers_here(pos, fight) if side == ATTACKER else 0
    if hits < undamaged_items(pos, vagabond) + helpers:
        fight.choosing = side
        fight.hits = hits
        pos.push(TAKE_HITS)
        return
    for item in range(ITEMS):
        for state in (READY, EXHAUSTED):
            for _ in range(pos.items[entry(vagabond, item, state)]):
                damage(pos, vagabond, item, state)
                if side == ATTACKER:
                    fight.items_hit += 1
    if helpers:
        fight.helpers_lost = helpers
        fight.helpers_hit += helpers
