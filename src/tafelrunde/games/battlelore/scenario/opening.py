"""What is told before anything is decided: which battle it is, what wins it, who stands where."""

from __future__ import annotations

from tafelrunde.games.battlelore.council.council import PLAN_MUSTER
from tafelrunde.games.battlelore.council.landmarks import piece_index
from tafelrunde.games.battlelore.events import BATTLE_SET, DRAWN_UP, GOALS_SET, LANDMARK_SET, OBJECTIVE_SET, SCENARIO, STANDS, STANDS_NAMES
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.tables import U_KIND
from tafelrunde.games.battlelore.words import CREATURE, FOOT, MOUNTED, NEUTRAL, NOBODY, SPECIAL_PLACE

OWN_SCENARIO = len(SCENARIO.labels) - 1


def tell_opening(pos: BattleLore) -> None:
    """B3.1, B18.7, B18.18: the scenario, the banners that win, objectives, and the armies it has drawn up."""
    shipped = pos.scenario in SCENARIO.labels[:OWN_SCENARIO]
    scenario = SCENARIO.labels.index(pos.scenario) if shipped else OWN_SCENARIO
    pos.tell(BATTLE_SET, (scenario, int(not shipped), pos.lore, pos.epic, pos.plan[PLAN_MUSTER]))
    standard, pennant = pos.goals[0], pos.goals[1]
    pos.tell(GOALS_SET, (standard, pennant, int(standard == pennant), pos.lead, pos.ceiling))
    for i in range(0, len(pos.objectives), 3):
        pos.tell(OBJECTIVE_SET, (pos.objectives[i], pos.objectives[i + 1]))
    for h in pos.special:
        neutral = pos.holder[h] in (NEUTRAL, NOBODY)
        piece = piece_index(pos.terrain[h] & SPECIAL_PLACE)
        pos.tell(LANDMARK_SET, (piece, h, 0 if neutral else pos.holder[h] & 1, int(neutral)))
    for army in range(pos.armies):
        tell_army(pos, army)


def tell_army(pos: BattleLore, army: int) -> None:
    """How many units an army has, and where those of each kind stand; nothing of one that is still to be called to arms."""
    units = [unit for unit in range(len(pos.owner)) if pos.owner[unit] == army and pos.place[unit] >= 0]
    if not units:
        return
    sorts = [pos.sort(unit) for unit in units]
    pos.tell(DRAWN_UP, (pos.chiefs[army], len(units), sorts.count(FOOT), sorts.count(MOUNTED), sorts.count(CREATURE)))
    for kind in range(len(U_KIND)):
        hexes = sorted([pos.place[unit] for unit in units if pos.kind[unit] == kind])
        for i in range(0, len(hexes), len(STANDS_NAMES)):
            some = hexes[i : i + len(STANDS_NAMES)]
            pos.tell(STANDS, (kind, len(some), *some, *[some[-1]] * (len(STANDS_NAMES) - len(some))))
