"""What a seat may know, built up from nothing; and the board for drawing."""

from __future__ import annotations

from functools import cache
from typing import Any

from mypy_extensions import i64

from tafelrunde.engine.packed import bits_set, vec
from tafelrunde.games.root.battle.removal import count_pieces
from tafelrunde.games.root.components import board_data, deck_data, vagabond_data
from tafelrunde.games.root.factions.faction import PLAYED
from tafelrunde.games.root.factions.riverfolk.services import service_limit
from tafelrunde.games.root.factions.vagabond.board import QUEST_NAMES
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.cards import PUBLIC, ROW
from tafelrunde.games.root.terms.deck import KIND_NAMES, KIND_OF, cards_in
from tafelrunde.games.root.verbs import PLACE
from tafelrunde.games.root.winning.dominance import needed_for, ruled_for
from tafelrunde.games.root.words import (
    ARMIES,
    BOARDS,
    CLEARINGS,
    FACTION_NAMES,
    ITEM_NAMES,
    ITEMS,
    MERCENARY,
    OPEN_HANDS,
    OWNER,
    PHASE_NAMES,
    PIECE_NAMES,
    STACK_OF,
    SUIT_NAMES,
    SUITS,
    TRIGGER_NAMES,
    WARRIOR,
)


def scene(pos: Root) -> dict[str, Any]:
    """The board: clearings and forests with coordinates, paths and rivers."""
    board = pos._map
    places = []
    for place in range(CLEARINGS + board.forests):
        kind = "forest"
        if place < CLEARINGS:
            kind = SUIT_NAMES[pos.suits[place]] if pos.suits[place] >= 0 else "clearing"
        entry = {"id": place, "name": PLACE.text(place), "x": board.xs[place], "y": board.ys[place], "kind": kind}
        if place < CLEARINGS:
            entry |= {"slots": board.slots[place], "corner": place in board.corners, "opposite": board.opposite[place]}
        places.append(entry)
    rivers = [[one, other] for one, other in zip(board.river, board.river[1:], strict=False)]
    return {"layout": "graph", "map": board.name, "places": places, "edges": board.edges(), "rivers": rivers, **printed()}


@cache
def printed() -> dict[str, Any]:
    """What is printed on cards, quests and faction boards, for drawing them."""
    return {
        "cards": {
            card.id: {"suit": card.suit, "kind": card.kind, "cost": card.cost, "item": card.item, "points": card.points}
            for card in deck_data()
        },
        "quests": {quest.id: {"suit": quest.suit, "items": quest.items} for quest in vagabond_data().quests},
        "boards": {name: board_data()[name] for name in BOARDS},
    }


def names(cards: int) -> list[str]:
    """A set of cards in words; copies are listed one by one."""
    return [KIND_NAMES[KIND_OF[card]] for card in cards_in(cards)]


def faction_name(faction: int) -> str | None:
    return FACTION_NAMES[faction] if faction >= 0 else None


def view(pos: Root, seat: int | None) -> dict[str, Any]:
    """All a seat may know (None: a spectator)."""
    own = -1 if seat is None else pos.faction_of[seat]
    viewer = own if own >= 0 else PUBLIC
    return {
        "map": pos._map.name,
        "goal": pos.goal,
        "turn": view_turn(pos),
        "seats": [view_seat(pos, other, viewer) for other in range(pos.seats)],
        "places": view_places(pos),
        "pile": len(pos.pile),
        "discards": [KIND_NAMES[KIND_OF[card]] for card in pos.discards],
        "played": KIND_NAMES[KIND_OF[pos.limbo]] if pos.limbo >= 0 else None,
        "lost_souls": [KIND_NAMES[KIND_OF[card]] for card in pos.souls],
        "available": names(pos.available),
        "item_supply": counts(pos.item_supply, 0),
        "items_gone": counts(pos.items_gone, 0),
        "quests": {"open": [QUEST_NAMES[quest] for quest in pos.quests_open], "left": len(pos.quest_pile)},
        "hand": names(pos.hands[own]) if own >= 0 else None,
        "supporters": names(pos.supporters) if own == STACK_OF else None,
        "ruins": view_ruins(pos, own),
        "battle": view_fight(pos),
        "pending": [[TRIGGER_NAMES[trigger >> 24], trigger >> 16 & 255] for trigger in pos.triggers],
        "doing": [type(step).__name__ for step in pos.stack],
        "winners": [FACTION_NAMES[faction] for faction in range(len(FACTION_NAMES)) if pos.winners >> faction & 1],
    }


def counts(values: vec[i64], start: int) -> dict[str, int]:
    """Item counts by name, without zeros."""
    return {ITEM_NAMES[item]: values[start + item] for item in range(ITEMS) if values[start + item]}


def view_turn(pos: Root) -> dict[str, Any]:
    return {
        "round": pos.round,
        "faction": faction_name(pos.turn),
        "seat": pos.seat_of[pos.turn] if pos.turn >= 0 else None,
        "phase": PHASE_NAMES[pos.phase],
        "order": [FACTION_NAMES[faction] for faction in pos.order],
        "actions": pos.actions,
        "recruited": pos.recruited,
        "crafting_used": {SUIT_NAMES[suit]: pos.used[suit] for suit in range(SUITS)},
        "cards_used": names(pos.cards_used),
        "riverboats": pos.boats,
        "mercenaries": pos.hired,
        "services_bought": pos.bought,
    }


def view_seat(pos: Root, seat: int, viewer: int) -> dict[str, Any]:
    """One player's public things, and what the viewer happens to know of the hidden ones."""
    faction = pos.faction_of[seat]
    if faction < 0:
        return {"role": "open", "score": 0}
    hand = pos.hands[faction]
    shows = OPEN_HANDS >> faction & 1
    seen: dict[str, Any] = {
        "role": FACTION_NAMES[faction],
        "score": None if pos.unmarked >> faction & 1 else pos.points[faction],
        "hand": bits_set(hand),
        "cards": names(hand) if shows else None,
        "known": [] if shows or faction == viewer else names(pos.known[faction * ROW + viewer]),
        "crafted": names(pos.crafted[faction]),
        "dominance": KIND_NAMES[KIND_OF[pos.dominance[faction]]] if pos.dominance[faction] >= 0 else None,
        "partner": faction_name(pos.partner[faction]),
    }
    if pos.dominance[faction] >= 0 and faction < ARMIES:
        seen["dominance_way"] = {"ruled": ruled_for(pos, faction), "needed": needed_for(pos, faction)}
    if pos.seat_of[MERCENARY] >= 0 and faction != MERCENARY:
        seen["services"] = service_limit(pos, faction)
    if faction < ARMIES:
        seen["supply"] = pos.supply[faction]
        seen["items"] = counts(pos.boxes, faction * ITEMS)
    seen["board"] = PLAYED[faction].view_board(pos, viewer)
    return seen


def view_places(pos: Root) -> list[dict[str, Any]]:
    """What stands where, for places with something on them."""
    found = []
    for place in range(CLEARINGS + pos._map.forests):
        entry: dict[str, Any] = {"id": place, "pieces": view_pieces(pos, place)}
        if place < CLEARINGS:
            entry["owner"] = pos.seat_of[pos.ruler[place]] if pos.ruler[place] >= 0 else None
            entry["ruler"] = faction_name(pos.ruler[place])
            entry["free"] = pos.free[place]
            entry["ruin"] = bool(pos.ruins >> place & 1)
            entry["scorched"] = bool(pos.scorched >> place & 1)
        if entry["pieces"] or place < CLEARINGS:
            found.append(entry)
    return found


def view_pieces(pos: Root, place: int) -> list[dict[str, Any]]:
    pieces = []
    if place < CLEARINGS:
        for army in range(ARMIES):
            count = pos.warriors[place * ARMIES + army]
            if count:
                pieces.append({"kind": PIECE_NAMES[WARRIOR], "seat": pos.seat_of[army], "count": count})
        for kind in range(WARRIOR):
            count = count_pieces(pos, kind, place)
            if count:
                pieces.append({"kind": PIECE_NAMES[kind], "seat": pos.seat_of[OWNER[kind]], "count": count})
    for at in range(2):
        if pos.pawns[at] == place:
            pieces.append({"kind": "pawn", "seat": pos.seat_of[ARMIES + at], "count": 1})
    return pieces


def view_ruins(pos: Root, own: int) -> list[dict[str, Any]]:
    """How many items lie under each ruin; a Vagabond who looked still knows which."""
    found = []
    for clearing in range(CLEARINGS):
        if pos.ruins >> clearing & 1:
            items = [item for item in pos.hidden[2 * clearing : 2 * clearing + 2] if item >= 0]
            knows = own >= ARMIES and pos.looked[clearing] >> (own - ARMIES) & 1
            seen = sorted(ITEM_NAMES[item] for item in items) if knows else None
            found.append({"id": clearing, "items": len(items), "known": seen})
    return found


def view_fight(pos: Root) -> dict[str, Any] | None:
    """The battle that is going on; everything about it is public."""
    fight = pos.fight
    if fight is None:
        return None
    return {
        "clearing": fight.clearing,
        "attacker": FACTION_NAMES[fight.attacker],
        "defender": FACTION_NAMES[fight.defender],
        "helper": faction_name(fight.helper),
        "instigator": faction_name(fight.instigator),
        "arbiter": faction_name(fight.arbiter),
        "rolled": [fight.rolled_attacker, fight.rolled_defender],
        "extra": [fight.extra_attacker, fight.extra_defender],
        "hits_left": fight.hits,
        "lost": list(fight.lost),
    }
