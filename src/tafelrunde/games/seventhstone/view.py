"""What a seat may know, built up from nothing (T3.9, T9.10, T22.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tafelrunde.games.seventhstone.movement.limits import broken_limits
from tafelrunde.games.seventhstone.pieces.army import CROSSES, FRESH, TELEPORTS
from tafelrunde.games.seventhstone.pieces.sources import land_yield
from tafelrunde.games.seventhstone.pieces.stones import (
    DISPLAY,
    HANDED,
    HIDDEN,
    KINDS,
    KNOWN,
    SHOWN,
    SPECTATOR,
    STONES,
    hand_size,
    has_stone,
    stack_sizes,
    stones_at,
    stones_under,
)
from tafelrunde.games.seventhstone.words import (
    ALLOCATION,
    BUILDING_COST,
    BUILDING_NAMES,
    CAPITAL_TS,
    COORDINATES,
    EVENT_NAMES,
    FIELD_KINDS,
    FORCE_MAXIMUM,
    LIFE_POINTS,
    MAX_SEATS,
    MELEE,
    MOVING,
    NEW,
    OUTSIDE,
    PORTAL_NAMES,
    PRODUCTION,
    SHEET,
    SHEET_NAMES,
    SITES,
    STAGE_NAMES,
    STONE_NAMES,
    STRIDE,
    TEMPLE,
    TEMPLE_TS,
    TERRAIN_NAMES,
    TOURNAMENT_YEARS,
    TYPE_NAMES,
    UNIT_COST,
    range_of,
)

if TYPE_CHECKING:
    from tafelrunde.games.seventhstone.pieces.army import Army
    from tafelrunde.games.seventhstone.position import SeventhStone


def scene_of(pos: SeventhStone) -> dict[str, Any]:
    """The board: places with coordinates, and what touches what."""
    board = pos._board
    fields = [field for field in board.fields if board.kind[field] != OUTSIDE]
    edges = [[field, other] for field in fields for other in board.near[field] if field < other and board.open[field]]
    edges += [[field, other] for field in fields for other in board.twins[field] if field < other]
    return {
        "layout": "grid",
        "places": [
            {
                "id": field,
                "name": COORDINATES[field],
                "x": field % STRIDE,
                "y": field // STRIDE,
                "kind": FIELD_KINDS[board.kind[field]],
                "terrain": TERRAIN_NAMES[board.terrain[field]],
                "portal": PORTAL_NAMES[board.portal[field]],
                "yield": land_yield(pos, field),
            }
            for field in fields
        ],
        "edges": edges,
        "goal": pos.goal,
        "costs": {name: UNIT_COST if part else BUILDING_COST for part, name in enumerate(SHEET_NAMES[:PRODUCTION])},
        "shares": pos.shares.copy(),
        "force_maximum": FORCE_MAXIMUM,
        "tournament_years": TOURNAMENT_YEARS,
        "duel_life": LIFE_POINTS,
        "tears": {"capital": CAPITAL_TS, "temple": TEMPLE_TS},
        "hits": {name: hits_of(type) for type, name in enumerate(TYPE_NAMES)},
        "rules": {
            "terrain_yields": pos.terrain_yields,
            "terrain_cavalry": pos.terrain_cavalry,
            "terrain_support": pos.terrain_support,
            "wall_bypass": pos.wall_bypass,
            "double_move": pos.double_moves,
            "max_years": pos.max_years,
        },
    }


def hits_of(type: int) -> dict[str, int]:
    """T14.10–T14.13: the highest roll that hits, in the field and in support; melee never supports."""
    return {"field": range_of(type, False), "support": 0 if type == MELEE else range_of(type, True)}


def view_of(pos: SeventhStone, seat: int | None) -> dict[str, Any]:
    """Everything public, and what is this seat's own."""
    viewer = SPECTATOR if seat is None else seat
    return {
        "seats": [view_seat(pos, other, viewer) for other in range(pos.seats)],
        "places": view_places(pos, viewer),
        "turn": view_turn(pos),
        "stones": view_stones(pos, viewer),
        "hand": [] if seat is None else names_at(pos, seat),
        "goods": [list(pos.goods[other * PRODUCTION : other * PRODUCTION + PRODUCTION]) for other in range(pos.seats)],
        "committed": seat is not None and pos.stage == ALLOCATION and pos.committed >> seat & 1 == 1,
        "battle": view_battle(pos),
        "broken": view_broken(pos),
        "doing": [type(step).__name__ for step in pos.stack],
    }


def names_at(pos: SeventhStone, place: int) -> list[str]:
    """The kinds of the stones at a place, in words."""
    return [STONE_NAMES[KINDS[stone]] for stone in stones_at(pos, place)]


def view_seat(pos: SeventhStone, seat: int, viewer: int) -> dict[str, Any]:
    """A player's sheet; while allocations are secret only their sum is public."""
    sheet = pos.sheet[seat * SHEET : seat * SHEET + SHEET]
    open_sheet = pos.stage != ALLOCATION or seat == viewer
    capitals = sum(1 for field in pos._board.fields if pos.city[field] and pos.owner[field] == seat)
    temples = sum(1 for field in pos._board.fields if pos.owner[field] == seat and pos._board.kind[field] == TEMPLE)
    return {
        "role": pos.peoples[seat],
        "score": pos.tears[seat],
        "production": pos.value[seat],
        "resources": pos.store[seat] + sum(sheet),
        "store": pos.store[seat] if open_sheet else None,
        "sheet": dict(zip(SHEET_NAMES, sheet, strict=True)) if open_sheet else None,
        "mercenaries": pos.recruits[seat],
        "lances": pos.lances[seat],
        "equipment": hand_size(pos, seat),
        "tears": {"capitals": capitals, "temples": temples, "tournaments": pos.laurels[seat], "lost": int(pos.lost_tear == seat)},
    }


def view_places(pos: SeventhStone, viewer: int) -> list[dict[str, Any]]:
    """The fields with something on them."""
    places = []
    for field in pos._board.fields:
        pieces = view_buildings(pos, field)
        for army in sorted((army for army in pos.armies if army.field == field), key=army_order):
            pieces.append(view_army(pos, army, viewer))
        lava = field in pos.lava
        if pieces or lava or pos.owner[field] >= 0 or pos.conflict[field]:
            owner = pos.owner[field]
            place: dict[str, Any] = {"id": field, "owner": owner if owner >= 0 else None, "pieces": pieces}
            if lava:
                place["lava"] = True
            if pos.conflict[field]:
                place["defender"] = pos.conflict[field] - 1
            places.append(place)
    return places


def army_order(army: Army) -> tuple[int, int, int, int]:
    return army.seat, army.type, army.steps, army.gifts


def view_buildings(pos: SeventhStone, field: int) -> list[dict[str, Any]]:
    pieces: list[dict[str, Any]] = []
    owner = pos.owner[field]
    if pos.city[field]:
        pieces.append({"kind": "capital", "seat": owner, "count": 1})
    for site in range(SITES):
        building = pos.sites[field * SITES + site]
        if building:
            name = BUILDING_NAMES[(building & 3) - 1]
            pieces.append({"kind": name, "seat": owner, "count": 1, "site": site, "new": building & NEW != 0})
    return pieces


def view_army(pos: SeventhStone, army: Army, viewer: int) -> dict[str, Any]:
    """An army: its stone is shown to its owner only."""
    seen: dict[str, Any] = {
        "kind": TYPE_NAMES[army.type],
        "seat": army.seat,
        "count": army.units(),
        "military": army.military,
        "mercenaries": army.mercenaries,
        "equipped": has_stone(pos, army.seat, army.field, army.type),
    }
    if army.steps:
        seen["steps"], seen["moved"] = army.steps, army.gifts & FRESH == 0
        seen["teleports"], seen["crosses"] = army.gifts & TELEPORTS != 0, army.gifts & CROSSES != 0
    if army.aid >= 0:
        seen["supports"] = army.aid
    if army.seat == viewer:
        seen["stones"] = [STONE_NAMES[KINDS[stone]] for stone in stones_under(pos, army.seat, army.field, army.type)]
    return seen


def view_turn(pos: SeventhStone) -> dict[str, Any]:
    return {
        "round": pos.year,
        "phase": STAGE_NAMES[pos.stage],
        "order": [seat if seat >= 0 else None for seat in pos.order],
        "event": EVENT_NAMES[pos.happening - 1] if pos.happening else None,
        "unit_maximum": pos.unit_maximum(),
        "counter": pos.counter,
        "double_move": [seat for seat in range(pos.seats) if pos.doubled >> seat & 1],
        "ranking": pos.ranking.copy(),
    }


def view_stones(pos: SeventhStone, viewer: int) -> dict[str, Any]:
    """Stacks, display and discard pile; the stones handed on only to the bidder who holds them."""
    handed = stones_at(pos, HANDED)
    holder = bool(pos.ranking) and viewer < MAX_SEATS and holds(pos, viewer)
    return {
        "display": names_at(pos, DISPLAY),
        "stacks": stack_sizes(pos),
        "discarded": names_at(pos, SHOWN),
        "discarded_unseen": len(stones_at(pos, HIDDEN)),
        "handed": len(handed),
        "to_choose": names_at(pos, HANDED) if handed and holder else [],
        "certain": sum(1 for stone in range(STONES) if pos.sight[viewer * STONES + stone] == KNOWN),
    }


def holds(pos: SeventhStone, viewer: int) -> bool:
    """Whether this seat is the one that chooses among the stones now."""
    return len(pos.stack) > 0 and pos.stack[-1].waits_for(pos) == 1 << viewer


def view_broken(pos: SeventhStone) -> list[dict[str, Any]]:
    """T11.3: the fields on which the player who is moving breaks a limit, with the limit."""
    if pos.stage != MOVING or pos.turn == 0:
        return []
    return [{"field": reason.about[0], "rule": reason.rule} for reason in broken_limits(pos, pos.order[pos.turn - 1])]


def view_battle(pos: SeventhStone) -> dict[str, Any] | None:
    """A combat in progress is public, except for the stones that wait for the winner."""
    battle = pos.battle
    if battle is None:
        return None
    return {
        "field": battle.field,
        "overrun": battle.overrun,
        "round": battle.round,
        "guards": battle.guards,
        "walls": battle.walls,
        "rock": battle.rock,
        "shields": battle.shields.copy(),
        "boons": [STONE_NAMES[kind] if kind >= 0 else None for kind in battle.boons],
        "hits": battle.hits.copy(),
        "loot": len(battle.loot),
        "dice": [
            {
                "seat": volley.seat,
                "source": volley.source,
                "from": volley.field,
                "kind": TYPE_NAMES[volley.type],
                "left": volley.left,
                "aims": volley.aims.copy(),
            }
            for volley in battle.volleys
        ],
    }
