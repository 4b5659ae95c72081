"""B34 What a seat may know, built up from nothing; the scene; the standing."""

from __future__ import annotations

from typing import Any

from tafelrunde.engine.position import Standing, ranks_by
from tafelrunde.games.battlelore.battle.losses import heads
from tafelrunde.games.battlelore.battle.morale import bold
from tafelrunde.games.battlelore.battle.powers import stored
from tafelrunde.games.battlelore.battle.targets import targets
from tafelrunde.games.battlelore.board.sight import field_of_fire
from tafelrunde.games.battlelore.command.order_phase import BY_COLOUR, BY_SECTION, MANY, OrderPhase
from tafelrunde.games.battlelore.council.council import PLAN_COMMANDER, PLAN_LEVELS, PLAN_OFFERS, Councils, FirstLore
from tafelrunde.games.battlelore.muster.battalions import Assigning
from tafelrunde.games.battlelore.muster.ground import DRAWN, POST, READY, REVEALED, SECTION_OF_POST, SETS, ZONE, card_hex
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.printed import printed
from tafelrunde.games.battlelore.tables import (
    COMMAND_IDS,
    D_SIZE,
    DEPLOYMENT_IDS,
    HYDRA,
    LORE_IDS,
    TERRAIN_IDS,
    UNIT_IDS,
    W_REACH,
    WEAPON_IDS,
)
from tafelrunde.games.battlelore.words import (
    ATTACKED_ONCE,
    ATTACKS,
    BAND,
    CAMPS,
    COLOURS,
    DRUMMER,
    FLAME,
    FROM_SHIFT,
    MEMBERS,
    MOVED,
    NEUTRAL,
    NO_BATTLE,
    ORDERED,
    PHASES,
    PIPER,
    POISONED,
    RUSH_SHIFT,
    RUSHED,
    SEATS_IN_COUNCIL,
    SECTIONS,
    TRAINED,
    WEBBED,
)


def role_of(pos: BattleLore, seat: int) -> str:
    """The name of a seat's place at the table."""
    for army in range(pos.armies):
        if pos.chiefs[army] == seat:
            return ("standard", "pennant", "standard-ally", "pennant-ally")[army]
    for i in range(6):
        if pos.wings[i] == seat:
            return f"{CAMPS[i // 3]}-{SECTIONS[i % 3]}"
    return ""


def standing(pos: BattleLore) -> Standing:
    """B18.8, B29.36, B29.37: banners, and who has won; with Reluctant Allies the better player of the winning camp."""
    over = pos.is_over()
    scores: list[int] = []
    for seat in range(pos.seats):
        army = pos.army_of(seat)
        scores.append(own_banners(pos, army) if pos.allied else pos.score(army & 1))
    if not over:
        return Standing(False, scores, ranks_by(scores), [], "")
    won = [pos.army_of(seat) & 1 == pos.winner for seat in range(pos.seats)]
    ranks = ranks_by([score + (1000 if winner else 0) if pos.allied else int(winner) for score, winner in zip(scores, won, strict=True)])
    winners = [seat for seat in range(pos.seats) if ranks[seat] == 1]
    return Standing(True, scores, ranks, winners, pos.end_rule)


def own_banners(pos: BattleLore, army: int) -> int:
    total = pos.banners[army]
    for i in range(0, len(pos.objectives), 3):
        if pos.objectives[i + 2] == army:
            total += pos.objectives[i + 1]
    return total


def pieces(bits: int) -> list[str]:
    names = [name for i, name in enumerate(TERRAIN_IDS) if bits >> i & 1]
    return [*names, "flame"] if bits & FLAME else names


LASTING = ("wooded", "elevated", "waterway", "fordable-waterway", "ford", "bridge-wooden", "bridge-stone", "rampart", "marsh", "cliff")
"""Terrain that is laid with the board and stays."""
LANDMARKS = ("stronghold", "magic-pentacle", "healing-pool", "training-camp", "rogues-den", "secret-passage", "lair")
"""What is known by its place."""


def ground_of(pos: BattleLore, h: int) -> str:
    """What a hex may be told by: its lasting terrain, the piece on top of it where there are two."""
    found = [name for name in pieces(pos.terrain[h]) if name in LASTING or name in LANDMARKS]
    return found[-1] if found else ""


def scene(pos: BattleLore) -> dict[str, Any]:
    """What never changes: the hexes, their neighbours, sections and lasting terrain."""
    board = pos._board
    places = []
    for h in range(board.size):
        x, y = board.x[h] * 0.5, (board.rows - board.row[h]) * 0.866
        corners = [(0, -0.577), (0.5, -0.289), (0.5, 0.289), (0, 0.577), (-0.5, 0.289), (-0.5, -0.289)]
        places.append(
            {
                "id": h,
                "name": board.label(h),
                "x": round(x, 3),
                "y": round(y, 3),
                "kind": "hex",
                "terrain": ground_of(pos, h),
                "sections": [SECTIONS[s] for s in range(3) if board.sections_at(h, 0) >> s & 1],
                "polygon": [[round(x + dx, 3), round(y + dy, 3)] for dx, dy in corners],
            }
        )
    edges = [[h, n] for h in range(board.size) for n in board.neighbours[h] if h < n]
    return {"layout": "hex", "rows": board.rows, "places": places, "edges": edges, **printed(pos)}


def unit_view(pos: BattleLore, unit: int) -> dict[str, Any]:
    """B34.2, B34.3: everything about a unit is public."""
    mark, marker = pos.mark[unit], pos.marker[unit]
    names = (("poisoned", POISONED), ("webbed", WEBBED), ("trained", TRAINED), ("drummer", DRUMMER), ("band", BAND), ("piper", PIPER))
    shown: dict[str, Any] = {
        "kind": UNIT_IDS[pos.kind[unit]],
        "seat": pos.chiefs[pos.owner[unit]],
        "count": pos.figures[unit],
        "label": COLOURS[pos.colour[unit]],
        "camp": CAMPS[pos.camp(unit)],
        "weapon": WEAPON_IDS[pos.weapon[unit]],
        "markers": [name for name, bit in names if marker & bit],
        "bold": bold(pos, unit),
    }
    if threatened := targets(pos, unit):
        shown["threatens"] = [pos.place[other] for other in threatened]
    if W_REACH[pos.weapon[unit]] > 1:
        shown["sees"], shown["hidden"] = field_of_fire(pos, unit)
    if pos.is_creature(unit):
        shown["stored"] = stored(pos, unit)
        if HYDRA[pos.kind[unit]]:
            shown["heads"] = heads(pos, unit)
    if mark:
        shown["ordered"] = bool(mark & ORDERED)
        shown["from"] = SECTIONS[mark >> FROM_SHIFT & 3]
        shown["moved"] = bool(mark & MOVED)
        shown["may_battle"] = not mark & NO_BATTLE
        shown["attacks"] = (mark & ATTACKS) // ATTACKED_ONCE
        if mark & RUSHED:
            shown["rushes_at"] = pos.place[mark >> RUSH_SHIFT & 127]
    if pos.teams:
        shown["keeper"] = pos.keeper[unit]
    return shown


def place_view(pos: BattleLore, h: int) -> dict[str, Any]:
    shown: dict[str, Any] = {"id": h, "pieces": []}
    if pos.terrain[h]:
        shown["terrain"] = pieces(pos.terrain[h])
    if h in pos.special:
        shown["landmark_of"] = "neutral" if pos.holder[h] == NEUTRAL else pos.chiefs[pos.holder[h]]
    if pos.cliffs and pos.cliffs[h]:
        shown["cliff_edges"] = pos.cliffs[h]
    if pos.at[h] >= 0:
        shown["owner"] = pos.chiefs[pos.owner[pos.at[h]]]
        shown["pieces"] = [unit_view(pos, pos.at[h])]
    return shown


def seat_view(pos: BattleLore, seat: int, viewer: int) -> dict[str, Any]:
    """B34.5, B34.8, B34.10, B34.11: public counts of a seat's army, and what the viewer's army has seen of its hand."""
    army = pos.army_of(seat)
    shown: dict[str, Any] = {
        "role": role_of(pos, seat),
        "camp": CAMPS[army & 1],
        "score": own_banners(pos, army) if pos.allied else pos.score(army & 1),
        "banners": pos.banners[army],
        "goal": pos.goals[army & 1],
        "commands": len(pos.hands[army]),
        "leads": pos.chiefs[army] == seat,
    }
    if pos.lore:
        levels = pos.council[army * SEATS_IN_COUNCIL : (army + 1) * SEATS_IN_COUNCIL]
        shown["lore_cards"] = len(pos.lore_hands[army])
        shown["goblet"] = pos.goblet[army]
        shown["council"] = dict(zip(MEMBERS, levels, strict=True))
        shown["lore_played"] = bool(pos.lore_played >> army & 1)
    if viewer >= 0 and viewer != army:
        at = viewer * pos.armies + army
        shown["known_commands"] = sorted(COMMAND_IDS[card] for card in pos.seen_hands[at])
        shown["known_lore"] = sorted(LORE_IDS[card] for card in pos.seen_lore[at])
    return shown


def view(pos: BattleLore, seat: int | None) -> dict[str, Any]:
    """B34: what this seat may know."""
    army = -1 if seat is None else pos.army_of(seat)
    shown: dict[str, Any] = {
        "scenario": pos.scenario,
        "seats": [seat_view(pos, other, army) for other in range(pos.seats)],
        "places": [place_view(pos, h) for h in range(pos._board.size) if pos.at[h] >= 0 or pos.terrain[h]],
        "turn": {"number": pos.turn, "phase": PHASES[pos.phase], "seat": pos.chiefs[pos.active]},
        "order": [pos.chiefs[a] for a in pos.order],
        "played": [COMMAND_IDS[card] for card in pos.in_play],
        "played_from_rack": [COMMAND_IDS[card] for card in pos.in_play_rack],
        "orders_from": [COMMAND_IDS[card] for card in pos.orders_from],
        "last_orders": [[COMMAND_IDS[card] for card in cards] for cards in pos.last_orders],
        "pile": len(pos.pile),
        "discards": [COMMAND_IDS[card] for card in pos.discards],
        "drawn": len(pos.drawn),
        "objectives": [pos.objectives[i : i + 3] for i in range(0, len(pos.objectives), 3)],
        "fallen": [[UNIT_IDS[pos.kind[u]], pos.taker[u]] for u in range(len(pos.owner)) if pos.taker[u] >= 0],
        "effects": [list(pos.effects[i : i + 4]) for i in range(0, len(pos.effects), 4)],
        "clash": clash_view(pos),
        "doing": [type(step).__name__ for step in pos.stack],
        "tactic": pos.tactic,
        "winner": pos.winner,
    }
    if pos.epic:
        shown["rack"] = [COMMAND_IDS[card] for card in pos.rack]
    if pos.lore:
        shown["pool"] = pos.pool
        shown["lore_pile"] = len(pos.lore_pile)
        shown["lore_discards"] = [LORE_IDS[card] for card in pos.lore_discards]
        shown["lore_in_play"] = [LORE_IDS[card] for card in pos.lore_in_play]
        shown["picks"] = list(pos.picks)
    if pos.deployment:
        posting = bool(pos.stack) and isinstance(pos.stack[-1], Assigning)
        insider = -1 if posting and army >= 0 and seat != pos.chiefs[army] else army
        shown["muster"] = [muster_view(pos, other, insider) for other in range(pos.armies)]
        shown["levies"] = [pos.levies[i : i + 3] for i in range(0, len(pos.levies), 3)]
        shown["levies_left"] = list(pos.levies_left)
        shown["stock"] = dict(zip(UNIT_IDS, pos.stock, strict=True))
        shown["specialists"] = list(pos.specialists)
    if orders := orders_view(pos):
        shown["orders"] = orders
    shown["hand"] = hand_view(pos, army, seat)
    return shown


def orders_view(pos: BattleLore) -> dict[str, Any] | None:
    """B6.1: how many orders the played card still gives: by section, by colour, and to any unit; None while nobody orders."""
    for step in pos.stack:
        if isinstance(step, OrderPhase) and not step.choosing:
            names = SECTIONS if step.form == BY_SECTION else COLOURS if step.form == BY_COLOUR else ()
            left: dict[str, Any] = {name: left for name, left in zip(names, step.quota, strict=False) if left}
            if step.spare:
                left["any"] = step.spare
            return {"left": {name: None if number >= MANY else number for name, number in left.items()}, "named": step.named}
    return None


def muster_view(pos: BattleLore, other: int, viewer: int) -> dict[str, Any]:
    """B34.13: sets are public; cards only once they are turned up, except to their owner."""
    part = pos.deployment[other]
    own = other == viewer
    posts = {}
    for i, post in enumerate(("right", "center", "left", "reserve", "scouts")):
        if own or part[REVEALED] >> i & 1:
            posts[post] = DEPLOYMENT_IDS[part[POST + i]] if part[POST + i] >= 0 else None
    zone_known = own or pos.allied or part[REVEALED] & 7
    return {
        "seat": pos.chiefs[other],
        "sets": part[SETS],
        "posts": posts,
        "zone": part[ZONE] if zone_known else None,
        "drawn": [DEPLOYMENT_IDS[card] for card in part[DRAWN:]] if own else None,
        "confirmed": part[READY] if own else None,
    }


def clash_view(pos: BattleLore) -> list[dict[str, Any]]:
    """The attacks being resolved, in the open."""
    return [
        {
            "from": clash.home,
            "to": clash.origin,
            "melee": clash.melee,
            "dice": list(clash.faces),
            "hits": clash.hits,
            "symbols": clash.symbols,
        }
        for clash in pos.clashes
    ]


def hand_view(pos: BattleLore, army: int, seat: int | None) -> dict[str, Any] | None:
    """The cards of the viewer's army, and what he himself, as its chief, has chosen in secret so far."""
    if army < 0:
        return None
    own: dict[str, Any] = {
        "commands": sorted(COMMAND_IDS[card] for card in pos.hands[army]),
        "lore": [LORE_IDS[card] for card in pos.lore_hands[army]],
        "drawn": sorted(COMMAND_IDS[card] for card in pos.drawn) if army == pos.active else [],
    }
    top = pos.stack[-1] if pos.stack else None
    if isinstance(top, Councils) and seat == pos.chiefs[army]:
        levels = top.levels[army * SEATS_IN_COUNCIL : (army + 1) * SEATS_IN_COUNCIL]
        own["council"] = dict(zip(MEMBERS, levels, strict=True))
        own["creatures"] = [UNIT_IDS[kind] for kind in range(len(UNIT_IDS)) if top.creatures[army] >> kind & 1]
        own["confirmed"] = bool(top.confirmed[army])
        own["plan"] = {
            "levels": pos.plan[PLAN_LEVELS],
            "commander": pos.plan[PLAN_COMMANDER],
            "offers": [UNIT_IDS[kind] for kind in range(len(UNIT_IDS)) if pos.plan[PLAN_OFFERS + (army & 1)] >> kind & 1],
        }
    elif isinstance(top, FirstLore) and seat == pos.chiefs[army]:
        own["kept"] = [LORE_IDS[card] for i, card in enumerate(pos.lore_hands[army]) if top.kept[army] >> i & 1]
        own["confirmed"] = bool(top.confirmed[army])
    if pos.deployment and seat == pos.chiefs[army]:
        own["deployment"] = [DEPLOYMENT_IDS[card] for card in pos.deployment[army][DRAWN:]]
        if isinstance(top, Assigning):
            own["fields"] = fields_view(pos, army)
    return own


def fields_view(pos: BattleLore, army: int) -> dict[str, dict[str, list[int]]]:
    """B26.9: for each card that is drawn or posted, and each section, the hexes its units would stand on; -1 off the board."""
    part = pos.deployment[army]
    found: dict[str, dict[str, list[int]]] = {}
    for card in [*part[POST : POST + 5], *part[DRAWN:]]:
        if card >= 0:
            fields = found[DEPLOYMENT_IDS[card]] = {}
            for post, section in enumerate(SECTION_OF_POST):
                fields[SECTIONS[section]] = [card_hex(pos, army, post, card, i) for i in range(D_SIZE[card])]
    return found
