"""What a learnt judgement goes by: small whole numbers about each camp, from what its seats may know; partners have the same.

`trait-NAME` says in words what each is.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine.judgement import WHOLE, Judgement, shipped
from tafelrunde.engine.packed import vec
from tafelrunde.engine.traits import Traits
from tafelrunde.games.battlelore.battle.morale import bold
from tafelrunde.games.battlelore.evaluate import initiative, strength
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.tables import T_DICE, T_MOVE, U_DICE, U_MOVE, W_REACH
from tafelrunde.games.battlelore.words import CREATURE

NAMES: Final = (
    "strength",
    "initiative",
    "banners",
    "last-banners",
    "units",
    "figures",
    "weak-units",
    "dice",
    "creatures",
    "forward",
    "close",
    "lore",
    "lore-cards",
    "bold",
    "attackers",
    "threatened",
    "prey",
)
STRENGTH: Final = 2
INITIATIVE: Final = 3
BANNERS: Final = 4
LAST_BANNERS: Final = 5
UNITS: Final = 6
FIGURES: Final = 7
WEAK_UNITS: Final = 8
DICE: Final = 9
CREATURES: Final = 10
FORWARD: Final = 11
CLOSE: Final = 12
LORE: Final = 13
LORE_CARDS: Final = 14
BOLD: Final = 15
ATTACKERS: Final = 16
THREATENED: Final = 17
PREY: Final = 18
"""Where each stands among a camp's numbers; before them the camp and the progress of the game."""
TRAITS: Final = 19
CAMPS: Final = ("standard", "pennant")
IN_SIGHT: Final = 2
"""So many banners before the goal the end is in sight."""
HUNDREDTHS: Final = 100.0
MOST_DICE: Final = 12
"""More dice than that on one unit are no worse."""
DICE_PER_HIT: Final = 3
"""So many dice hit once on average, a helmet of one colour and a bonus strike in six faces."""
JUDGED_BY: Final = Traits(list(NAMES), list(CAMPS), {"strength": 0.01, "initiative": 0.01})
JUDGED_BY.bad = ["weak-units", "threatened", "prey"]
JUDGED_BY.open = ["forward", "close"]
JUDGED_BY.estimates = ["strength", "initiative"]
JUDGED_BY.tastes = {
    "cautious": {"weak-units": -0.04, "units": 0.08},
    "bold": {"forward": 0.02, "close": 0.03},
    "schemer": {"lore": 0.05, "lore-cards": 0.1, "creatures": 0.15, "dice": 0.02},
}
JUDGEMENT: Final[Judgement] = shipped("tafelrunde.games.battlelore.judgement", JUDGED_BY)


def judge(pos: BattleLore) -> list[float]:
    """Each seat's chance by the learnt judgement; empty before the battle."""
    return JUDGEMENT.chances(pos)


def traits(pos: BattleLore) -> list[vec[i64]]:
    """The numbers of each seat; none before the battle or after it."""
    if pos.winner >= 0 or not pos.turn:
        return []
    come = 0
    for camp in range(2):
        come = max(come, int(pos.score(camp)) * WHOLE // max(1, int(pos.goals[camp])))
    camps = [traits_of(pos, camp, min(come, WHOLE)) for camp in range(2)]
    for camp in range(2):
        look_out(pos, camp, camps[camp])
    return [camps[pos.army_of(seat) & 1] for seat in range(pos.seats)]


def traits_of(pos: BattleLore, camp: int, come: int) -> vec[i64]:
    """The numbers of a camp, itself and the progress of the game first."""
    blank: list[int] = [0] * TRAITS
    found = vec[i64](blank)
    found[0] = camp
    found[1] = come
    found[STRENGTH] = int(strength(pos, camp) * HUNDREDTHS + 0.5)
    if pos.active & 1 == camp:
        found[INITIATIVE] = int(initiative(pos) * HUNDREDTHS + 0.5)
    score: int = pos.score(camp)
    found[BANNERS] = score
    found[LAST_BANNERS] = max(0, score - int(pos.goals[camp]) + IN_SIGHT)
    muster(pos, camp, found)
    for army in range(pos.armies):
        if army & 1 == camp:
            found[LORE] += min(int(pos.goblet[army]), 12)
            found[LORE_CARDS] += len(pos.lore_hands[army])
    return found


def muster(pos: BattleLore, camp: int, found: vec[i64]) -> None:
    """Units and figures, their dice, how many are weak, how many are past the middle and how many stand beside an enemy."""
    board = pos._board
    for unit in range(len(pos.owner)):
        h = pos.place[unit]
        if h < 0 or pos.camp(unit) != camp:
            continue
        found[UNITS] += 1
        figures: int = pos.figures[unit]
        found[FIGURES] += figures
        if pos.sort(unit) == CREATURE:
            found[CREATURES] += 1
            found[DICE] += U_DICE[pos.kind[unit]]
        else:
            found[DICE] += T_DICE[pos.sort(unit) * 3 + pos.colour[unit]]
            if figures < 3:
                found[WEAK_UNITS] += 1
        ahead: int = board.row[h] if camp == 0 else board.rows + 1 - board.row[h]
        if ahead * 2 > board.rows:
            found[FORWARD] += 1
        for other in board.neighbours[h]:
            if pos.at[other] >= 0 and pos.camp(int(pos.at[other])) != camp:
                found[CLOSE] += 1
                break


def look_out(pos: BattleLore, camp: i64, found: vec[i64]) -> None:
    """What the enemy can do to each unit of a camp in one turn, and how many of its own can do the like."""
    place, owner = pos.place, pos.owner
    distance = pos._board.distance
    size: i64 = pos._board.size
    units: i64 = len(owner)
    for unit in range(units):
        if place[unit] < 0 or owner[unit] & 1 != camp:
            continue
        if bold(pos, int(unit)):
            found[BOLD] += 1
        here = place[unit] * size
        near = reach(pos, unit)
        dice: i64 = 0
        can_attack = False
        for other in range(units):
            if place[other] < 0 or owner[other] & 1 == camp:
                continue
            far = distance[here + place[other]]
            if far <= near:
                can_attack = True
            if far <= reach(pos, other):
                dice += dice_of(pos, other)
        if can_attack:
            found[ATTACKERS] += 1
        found[THREATENED] += min(dice, MOST_DICE)
        if dice >= DICE_PER_HIT * pos.figures[unit]:
            found[PREY] += 1


def reach(pos: BattleLore, unit: i64) -> i64:
    """How far a unit can strike in one turn: by moving, or by shooting where it stands."""
    step = U_MOVE[pos.kind[unit]] if pos.sort(unit) == CREATURE else T_MOVE[pos.sort(unit) * 3 + pos.colour[unit]]
    return max(step + 1, W_REACH[pos.weapon[unit]])


def dice_of(pos: BattleLore, unit: i64) -> i64:
    return U_DICE[pos.kind[unit]] if pos.sort(unit) == CREATURE else T_DICE[pos.sort(unit) * 3 + pos.colour[unit]]
