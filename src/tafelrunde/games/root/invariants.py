"""What must hold in every position, by plain definitions and without caches. For tests."""

from __future__ import annotations

from collections.abc import Iterable

from tafelrunde.engine.packed import bits_set
from tafelrunde.games.root.battle.removal import count_pieces
from tafelrunde.games.root.factions.faction import PLAYED
from tafelrunde.games.root.factions.vagabond.board import START_ITEMS
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.boards import HAND_LIMIT, ITEM_SUPPLY, RUIN_ITEMS, WARRIORS
from tafelrunde.games.root.terms.cards import ROW, STACK
from tafelrunde.games.root.terms.deck import CARDS, DOMINANCES, EVERY_CARD, KIND_OF, cards_in
from tafelrunde.games.root.words import (
    ARMIES,
    BUILDINGS,
    CLEARINGS,
    FACTION_NAMES,
    FACTIONS,
    GARDEN,
    ITEM_NAMES,
    ITEMS,
    MERCENARY,
    NOBODY,
    OWNER,
    PILGRIMS,
    STATES,
    SUITS,
    TIE_BREAKER,
    TORCH,
    WARRIOR,
)


def invariants(pos: Root) -> list[str]:
    """Everything that is wrong with a position; empty for each that play can reach."""
    if NOBODY in pos.faction_of:
        return []
    wrong: list[str] = []
    check_cards(pos, wrong)
    check_warriors(pos, wrong)
    check_pieces(pos, wrong)
    check_rule(pos, wrong)
    check_scores(pos, wrong)
    check_items(pos, wrong)
    for faction in PLAYED:
        wrong.extend(faction.wrong(pos))
    check_knowledge(pos, wrong)
    if not pos.winners and not pos.stack:
        wrong.append("stack: the game is not over, but nobody decides")
    return wrong


def check_cards(pos: Root, wrong: list[str]) -> None:
    """R2.1, R4.1.4, R3.3: every card is in one place, no card is crafted twice, dominance cards are never discarded."""
    places = [*pos.pile, *pos.discards, *pos.souls]
    sets = [pos.available, pos.supporters, pos.revealed, *pos.hands, *pos.crafted, *pos.decree]
    for cards in sets:
        places.extend(cards_in(cards))
    places.extend(card for card in pos.dominance if card >= 0)
    if pos.limbo >= 0:
        places.append(pos.limbo)
    deck = EVERY_CARD if pos.seats > 2 else EVERY_CARD & ~DOMINANCES
    if pos.round and sorted(places) != list(cards_in(deck)):
        wrong.append(f"cards: {len(places)}, or one in two places")
    for faction in range(FACTIONS):
        kinds = [KIND_OF[card] for card in cards_in(pos.crafted[faction])]
        if len(set(kinds)) != len(kinds):
            wrong.append(f"crafted: {FACTION_NAMES[faction]} has the same card crafted twice")
        if pos.dominance[faction] >= 0 and not DOMINANCES >> pos.dominance[faction] & 1:
            wrong.append("dominance: an activated card is no dominance card")
    if any(DOMINANCES >> card & 1 for card in pos.discards):
        wrong.append("dominance: such a card in the discard pile")
    if len(places) > CARDS:
        wrong.append("cards: too many")


def check_warriors(pos: Root, wrong: list[str]) -> None:
    """R2.5.1: no warrior is lost or made; nothing is fewer than none."""
    for army in range(ARMIES):
        total = pos.supply[army] + pos.funds[army] + pos.payments[army] + pos.commitments[army]
        total += sum(pos.track_funds[suit * ARMIES + army] for suit in range(SUITS))
        total += sum(pos.warriors[clearing * ARMIES + army] for clearing in range(CLEARINGS))
        total += PLAYED[army].warriors_aside(pos)
        if total != WARRIORS[army]:
            wrong.append(f"warriors: {total} of {FACTION_NAMES[army]}")
    boxes: list[Iterable[int]] = [pos.warriors, pos.buildings, pos.free, pos.wood, pos.supply, pos.funds, pos.payments, pos.commitments]
    boxes += [pos.track_funds, pos.posts_left, pos.items, pos.item_supply, pos.boxes, pos.items_gone, pos.pending, pos.points]
    boxes += [[pos.wood_left, pos.officers, pos.acolytes, pos.actions, pos.posts_gone]]
    if min(min(box) for box in boxes) < 0:
        wrong.append("counts: something is fewer than none")


def check_pieces(pos: Root, wrong: list[str]) -> None:
    """R2.2.3: buildings fill slots, as many as their tracks have lost."""
    for kind in range(len(pos.built)):
        if sum(pos.buildings[clearing * BUILDINGS + kind] for clearing in range(CLEARINGS)) != pos.built[kind]:
            wrong.append("pieces: buildings on the map and on the tracks disagree")
    for clearing in range(CLEARINGS):
        row = clearing * BUILDINGS
        filled = sum(pos.buildings[row : row + BUILDINGS]) + (pos.ruins >> clearing & 1)
        if filled + pos.free[clearing] != pos._map.slots[clearing]:
            wrong.append(f"slots: clearing {clearing + 1}")


def check_rule(pos: Root, wrong: list[str]) -> None:
    """R2.8, R7.2.2, R10.2.4: the kept rule and presence agree with the plain definition."""
    for clearing in range(CLEARINGS):
        totals = [pos.warriors[clearing * ARMIES + army] for army in range(ARMIES)]
        for kind in range(BUILDINGS):
            totals[OWNER[kind]] += pos.buildings[clearing * BUILDINGS + kind]
        if totals != list(pos.might[clearing * ARMIES : clearing * ARMIES + ARMIES]):
            wrong.append(f"might: clearing {clearing + 1}")
        if pos.ruler[clearing] != plain_ruler(pos, clearing, totals):
            wrong.append(f"rule: clearing {clearing + 1}")
        there = {army for army in range(ARMIES) if totals[army]}
        there |= {OWNER[kind] for kind in range(BUILDINGS, WARRIOR) if count_pieces(pos, kind, clearing)}
        there |= {ARMIES + at for at in range(2) if pos.pawns[at] == clearing}
        if pos.present[clearing] != sum(1 << faction for faction in there):
            wrong.append(f"presence: clearing {clearing + 1}")
    for army in range(ARMIES):
        camps = sum(1 << clearing for clearing in range(CLEARINGS) if pos.warriors[clearing * ARMIES + army])
        ruled = sum(1 << clearing for clearing in range(CLEARINGS) if pos.ruler[clearing] == army)
        if (pos._camps[army], pos._ruled[army]) != (camps, ruled):
            wrong.append(f"camps: {FACTION_NAMES[army]}")


def plain_ruler(pos: Root, clearing: int, totals: list[int]) -> int:
    """Rule by its definition."""
    if pos.buildings[clearing * BUILDINGS + GARDEN]:
        return PILGRIMS
    sums = list(totals)
    if pos.mercenaries_for != NOBODY:
        sums[pos.mercenaries_for] += pos.warriors[clearing * ARMIES + MERCENARY]
        sums[MERCENARY] -= pos.warriors[clearing * ARMIES + MERCENARY]
    best = max(sums)
    leaders = [army for army in range(ARMIES) if sums[army] == best]
    if best == 0:
        return NOBODY
    if TIE_BREAKER in leaders:
        return TIE_BREAKER
    return leaders[0] if len(leaders) == 1 else NOBODY


def check_scores(pos: Root, wrong: list[str]) -> None:
    """R3.1, R3.3.2, R9.2.8: markers, coalitions, and the end of the game."""
    for faction in range(FACTIONS):
        unmarked = bool(pos.unmarked >> faction & 1)
        if unmarked != (pos.dominance[faction] >= 0):
            wrong.append("marker: one left the track without a dominance card, or stayed with one")
        if (pos.partner[faction] >= 0) != (unmarked and faction >= ARMIES):
            wrong.append("coalition: one without a Vagabond's dominance card")
        if pos.points[faction] >= pos.goal and not unmarked and not pos.winners:
            wrong.append("victory: somebody has the points but has not won")
    if pos.winners and pos.stack:
        wrong.append("victory: somebody has won, but the game goes on")


def check_items(pos: Root, wrong: list[str]) -> None:
    """R2.5.5, R9.2.5: no item is lost or made; a hand is not too large after Evening."""
    if not pos.round:
        return
    last = pos.just_finished()
    if last >= 0 and bits_set(pos.hands[last]) > HAND_LIMIT:
        wrong.append("hand: too large after Evening")
    expected = list(ITEM_SUPPLY)
    for at in range(len(pos.characters)):
        if pos.seat_of[ARMIES + at] >= 0:
            for item in range(ITEMS):
                expected[item] += RUIN_ITEMS[item]
            for item in START_ITEMS[pos.characters[at]]:
                expected[item] += 1
    for item in range(ITEMS):
        total = pos.item_supply[item] + pos.items_gone[item] + list(pos.hidden).count(item)
        total += sum(pos.boxes[army * ITEMS + item] for army in range(ARMIES))
        total += sum(pos.items[(at * ITEMS + item) * STATES + state] for at in range(2) for state in range(STATES))
        if item == TORCH:
            total += bits_set(pos.scorched)
        if total != expected[item]:
            wrong.append(f"items: {total} {ITEM_NAMES[item]} instead of {expected[item]}")
    for clearing in range(CLEARINGS):
        if pos.hidden[2 * clearing] < 0 and pos.hidden[2 * clearing + 1] >= 0:
            wrong.append("items: one lies under no ruin")


def check_knowledge(pos: Root, wrong: list[str]) -> None:
    """D-State-1: nobody knows of a card that is not there, and knowledge is kept only about hidden places."""
    for place in range(FACTIONS + 1):
        cards = pos.supporters if place == STACK else pos.hands[place]
        for viewer in range(ROW):
            known = pos.known[place * ROW + viewer]
            if known & ~cards:
                wrong.append(f"knowledge: viewer {viewer} knows of cards that are not in place {place}")
