"""B35 The invariants: what is wrong with a position; empty for every position that play can reach."""

from __future__ import annotations

from tafelrunde.games.battlelore.battle.powers import stored
from tafelrunde.games.battlelore.council.council import PLAN_MUSTER
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.tables import C_TACTIC, FULL_DECK, LORE_IDS, U_KIND, U_STORE
from tafelrunde.games.battlelore.words import (
    ATTACKED_ONCE,
    ATTACKS,
    COMMAND_PHASE,
    CREATURE,
    MOVED,
    ORDERED,
)


def invariants(pos: BattleLore) -> list[str]:
    wrong = unit_faults(pos) + card_faults(pos) + token_faults(pos)
    if pos.phase == COMMAND_PHASE and not pos.in_play and not pos.in_play_rack and not pos.lore_played:
        wrong += turn_faults(pos)
    return wrong


def unit_faults(pos: BattleLore) -> list[str]:
    """B35.1–B35.6, B35.14–B35.16, B35.31."""
    wrong: list[str] = []
    for h in range(pos._board.size):
        unit = pos.at[h]
        if unit >= 0 and pos.place[unit] != h:
            wrong.append(f"B35.1: unit {unit} on {h} believes to be on {pos.place[unit]}")
    for unit in range(len(pos.owner)):
        h = pos.place[unit]
        if (h >= 0) != (pos.figures[unit] > 0):
            wrong.append(f"B35.3: unit {unit} on {h} with {pos.figures[unit]} figures")
        if (h < 0) != (pos.taker[unit] >= 0):
            wrong.append(f"B35.5: unit {unit} is neither on the board nor on a victory track, or both")
        if h >= 0:
            if pos.at[h] != unit:
                wrong.append(f"B35.1: unit {unit} shares a hex")
            if not pos.passable(h):
                wrong.append(f"B35.2: unit {unit} stands on impassable terrain")
            if pos.figures[unit] > pos.full(unit) and not pos.plan[PLAN_MUSTER]:
                wrong.append(f"B35.4: unit {unit} has {pos.figures[unit]} figures")
            if U_KIND[pos.kind[unit]] == CREATURE and pos.figures[unit] != 1:
                wrong.append(f"B35.4: creature {unit} has {pos.figures[unit]} figures")
        wrong += mark_faults(pos, unit)
    for army in range(pos.armies):
        taken = sum(1 for unit in range(len(pos.owner)) if pos.taker[unit] == army)
        if taken != pos.banners[army]:
            wrong.append(f"B35.6: army {army} has {pos.banners[army]} banners for {taken} units")
    return wrong


def mark_faults(pos: BattleLore, unit: int) -> list[str]:
    mark = pos.mark[unit]
    attacks = (mark & ATTACKS) // ATTACKED_ONCE
    wrong: list[str] = []
    if attacks and not mark & ORDERED:
        wrong.append(f"B35.16: unit {unit} attacked without an order")
    if attacks > 2:
        wrong.append(f"B35.16: unit {unit} attacked {attacks} times")
    if mark & MOVED and not mark & ORDERED:
        wrong.append(f"B35.15: unit {unit} moved without an order")
    if mark & ORDERED and not pos.is_ours(unit):
        wrong.append(f"B35.19: unit {unit} is ordered in the enemy's turn")
    return wrong


def card_faults(pos: BattleLore) -> list[str]:
    """B35.7, B35.8."""
    wrong: list[str] = []
    cards = pos.pile + pos.discards + pos.rack + pos.drawn + pos.in_play + pos.in_play_rack
    for hand in pos.hands:
        cards = cards + hand
    if sorted(cards) != FULL_DECK:
        wrong.append(f"B35.7: {len(cards)} Command cards, or the wrong ones")
    lore = pos.lore_pile + pos.lore_discards + pos.lore_in_play
    for hand in pos.lore_hands:
        lore = lore + hand
    if len(lore) != pos.lore_deck_size or len(set(lore)) != len(lore):
        wrong.append(f"B35.8: {len(lore)} Lore cards instead of {pos.lore_deck_size}")
    if pos.lore_deck_size and len(lore) + len(pos.lore_out) != len(LORE_IDS):
        wrong.append("B35.8: Lore cards left out are missing")
    return wrong


def token_faults(pos: BattleLore) -> list[str]:
    """B35.9, B35.10, B35.33."""
    wrong: list[str] = []
    kept = 0
    for unit in range(len(pos.owner)):
        tokens = stored(pos, unit)
        kept += tokens
        if tokens > U_STORE[pos.kind[unit]]:
            wrong.append(f"B35.33: unit {unit} stores {tokens} tokens")
    if pos.pool + sum(pos.goblet) + kept != pos.pool_size:
        wrong.append(f"B35.9: {pos.pool} + {pos.goblet} + {kept} tokens instead of {pos.pool_size}")
    if pos.pool < 0 or min(pos.goblet) < 0:
        wrong.append("B35.10: a negative number of tokens")
    return wrong


def turn_faults(pos: BattleLore) -> list[str]:
    """B35.11–B35.13, between turns."""
    wrong: list[str] = []
    for army in range(pos.armies):
        if len(pos.hands[army]) != pos.hand_size[army]:
            wrong.append(f"B35.11: army {army} holds {len(pos.hands[army])} Command cards")
        if pos.lore and len(pos.lore_hands[army]) > pos.lore_limit(army):
            wrong.append(f"B35.12: army {army} holds {len(pos.lore_hands[army])} Lore cards")
    if pos.epic and (len(pos.rack) != 3 or all(C_TACTIC[card] for card in pos.rack)):
        wrong.append(f"B35.13: the epic holder holds {pos.rack}")
    return wrong
