"""INV-1 to INV-41 of the specification, as far as one position can show them. For tests: plain definitions, no caches."""

from __future__ import annotations

from tafelrunde.games.root.battle.removal import BASE_LOSS, SupportersLeave
from tafelrunde.games.root.factions.eyrie.turmoil import Turmoil
from tafelrunde.games.root.factions.vagabond.items import load_carried, on_track
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.boards import (
    CAPACITY,
    CAPACITY_FOR_BAG,
    CAT_BUILDINGS,
    GARDENS_OF_A_SUIT,
    HAND_LIMIT,
    ITEM_SUPPLY,
    OPEN_QUESTS,
    POSTS_OF_A_SUIT,
    QUESTS,
    ROOSTS,
    RUIN_ITEMS,
    STACK_WITHOUT_BASE,
    START_ITEMS,
    SYMPATHY_TOKENS,
    TRACK_ROOM,
    WARRIORS,
    WOOD_TOKENS,
)
from tafelrunde.games.root.terms.cards import ROW, STACK
from tafelrunde.games.root.terms.deck import CARDS, DOMINANCES, EVERY_CARD, KIND_OF, cards_in
from tafelrunde.games.root.words import (
    ALLIANCE,
    ARMIES,
    BAG,
    BASE,
    BUILDINGS,
    CLEARINGS,
    CULT,
    EYRIE,
    FACTION_NAMES,
    FACTIONS,
    GARDEN,
    HOSTILE,
    ITEM_NAMES,
    ITEMS,
    MARQUISE,
    NOBODY,
    OWNER,
    RIVERFOLK,
    ROOST,
    STATES,
    SUITS,
    TORCH,
    VAGABOND,
    VIZIERS,
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
    check_factions(pos, wrong)
    check_items(pos, wrong)
    check_knowledge(pos, wrong)
    if not pos.winners and not pos.stack:
        wrong.append("INV-39: the game is not over, but nobody decides")
    return wrong


def check_cards(pos: Root, wrong: list[str]) -> None:
    """INV-1, INV-16, INV-17, INV-32."""
    places = [*pos.pile, *pos.discards, *pos.souls]
    sets = [pos.available, pos.supporters, pos.revealed, *pos.hands, *pos.crafted, *pos.decree]
    for cards in sets:
        places.extend(cards_in(cards))
    places.extend(card for card in pos.dominance if card >= 0)
    if pos.limbo >= 0:
        places.append(pos.limbo)
    deck = EVERY_CARD if pos.seats > 2 else EVERY_CARD & ~DOMINANCES
    if pos.round and sorted(places) != cards_in(deck):
        wrong.append(f"INV-1: {len(places)} cards, or one in two places")
    for faction in range(FACTIONS):
        kinds = [KIND_OF[card] for card in cards_in(pos.crafted[faction])]
        if len(set(kinds)) != len(kinds):
            wrong.append(f"INV-17: {FACTION_NAMES[faction]} has the same card crafted twice")
        if pos.dominance[faction] >= 0 and not DOMINANCES >> pos.dominance[faction] & 1:
            wrong.append("INV-16: an activated card is no dominance card")
    if pos.seat_of[CULT] < 0 and pos.souls:
        wrong.append("INV-32: Lost Souls without the Cult")
    if any(DOMINANCES >> card & 1 for card in pos.discards):
        wrong.append("INV-32: a dominance card in the discard pile")
    if len(places) > CARDS:
        wrong.append("INV-1: too many cards")


def check_warriors(pos: Root, wrong: list[str]) -> None:
    """INV-2, INV-3, INV-20, INV-24."""
    for army in range(ARMIES):
        total = pos.supply[army] + pos.funds[army] + pos.payments[army] + pos.commitments[army]
        total += sum(pos.track_funds[suit * ARMIES + army] for suit in range(SUITS))
        total += sum(pos.warriors[clearing * ARMIES + army] for clearing in range(CLEARINGS))
        if army == ALLIANCE:
            total += pos.officers
        if army == CULT:
            total += pos.acolytes
        if total != WARRIORS[army]:
            wrong.append(f"INV-2: {total} warriors of {FACTION_NAMES[army]}")
    boxes = [pos.warriors, pos.buildings, pos.free, pos.wood, pos.supply, pos.funds, pos.payments, pos.commitments]
    boxes += [pos.track_funds, pos.posts_left, pos.items, pos.item_supply, pos.boxes, pos.items_gone, pos.pending, pos.points]
    boxes += [[pos.wood_left, pos.officers, pos.acolytes, pos.actions, pos.posts_gone]]
    if min(min(box) for box in boxes) < 0:
        wrong.append("INV-3: something is fewer than none")
    if pos.officers > WARRIORS[ALLIANCE]:
        wrong.append("INV-20: more officers than warriors")
    for suit in range(SUITS):
        if sum(pos.track_funds[suit * ARMIES : suit * ARMIES + ARMIES]) > POSTS_OF_A_SUIT - pos.posts_left[suit]:
            wrong.append("INV-24: more warriors than spaces on a trade post track")


def check_pieces(pos: Root, wrong: list[str]) -> None:
    """INV-4 to INV-8, INV-11."""
    on_map = [sum(pos.buildings[clearing * BUILDINGS + kind] for clearing in range(CLEARINGS)) for kind in range(BUILDINGS)]
    if on_map[: ROOST + 1] != pos.built or max(on_map[:ROOST]) > CAT_BUILDINGS or on_map[ROOST] > ROOSTS:
        wrong.append("INV-4: buildings on the map and on the tracks disagree")
    if on_map[BASE] != pos.bases.bit_count() or on_map[GARDEN] != sum(pos.gardens) or max(pos.gardens) > GARDENS_OF_A_SUIT:
        wrong.append("INV-4: bases or gardens disagree")
    if sum(pos.wood) + pos.wood_left != WOOD_TOKENS or pos.sympathy.bit_count() > SYMPATHY_TOKENS:
        wrong.append("INV-4: wood or sympathy is missing")
    if pos.posts.bit_count() + sum(pos.posts_left) + pos.posts_gone != SUITS * POSTS_OF_A_SUIT:
        wrong.append("INV-4: trade posts are missing")
    gardens = [0] * SUITS
    for clearing in range(CLEARINGS):
        row = clearing * BUILDINGS
        filled = sum(pos.buildings[row : row + BUILDINGS]) + (pos.ruins >> clearing & 1)
        if filled + pos.free[clearing] != pos._map.slots[clearing]:
            wrong.append(f"INV-6: the slots of clearing {clearing + 1}")
        if pos.buildings[row + ROOST] > 1 or pos.buildings[row + BASE] > 1:
            wrong.append(f"INV-7: two roosts or bases in clearing {clearing + 1}")
        if pos.buildings[row + BASE] and not pos.bases >> pos.suits[clearing] & 1:
            wrong.append(f"INV-8: the base in clearing {clearing + 1}")
        if pos.suits[clearing] >= 0:
            gardens[pos.suits[clearing]] += pos.buildings[row + GARDEN]
    if gardens != pos.gardens:
        wrong.append("INV-8: gardens by suit")
    for at in range(2):
        seated = pos.seat_of[VAGABOND + at] >= 0 and pos.round > 0
        if seated != (0 <= pos.pawns[at] < CLEARINGS + pos._map.forests) and pos.round:
            wrong.append("INV-11: a pawn is nowhere")


def check_rule(pos: Root, wrong: list[str]) -> None:
    """INV-12, INV-13: the kept rule and presence agree with the plain definition (R2.8, R7.2.2, R10.2.4)."""
    for clearing in range(CLEARINGS):
        totals = [pos.warriors[clearing * ARMIES + army] for army in range(ARMIES)]
        for kind in range(BUILDINGS):
            totals[OWNER[kind]] += pos.buildings[clearing * BUILDINGS + kind]
        if totals != pos.might[clearing * ARMIES : clearing * ARMIES + ARMIES]:
            wrong.append(f"might of clearing {clearing + 1}")
        if pos.ruler[clearing] != plain_ruler(pos, clearing, totals):
            wrong.append(f"INV-12: rule of clearing {clearing + 1}")
        there = {army for army in range(ARMIES) if totals[army]}
        if pos.wood[clearing] or pos.keep == clearing:
            there.add(MARQUISE)
        if pos.sympathy >> clearing & 1:
            there.add(ALLIANCE)
        if pos.posts >> clearing & 1:
            there.add(RIVERFOLK)
        there |= {VAGABOND + at for at in range(2) if pos.pawns[at] == clearing}
        if pos.present[clearing] != sum(1 << faction for faction in there):
            wrong.append(f"presence in clearing {clearing + 1}")


def plain_ruler(pos: Root, clearing: int, totals: list[int]) -> int:
    """Rule by its definition."""
    if pos.buildings[clearing * BUILDINGS + GARDEN]:
        return CULT
    sums = list(totals)
    if pos.mercenaries_for >= 0:
        sums[pos.mercenaries_for] += pos.warriors[clearing * ARMIES + RIVERFOLK]
        sums[RIVERFOLK] -= pos.warriors[clearing * ARMIES + RIVERFOLK]
    best = max(sums)
    leaders = [army for army in range(ARMIES) if sums[army] == best]
    if best == 0:
        return NOBODY
    if EYRIE in leaders:
        return EYRIE
    return leaders[0] if len(leaders) == 1 else NOBODY


def check_scores(pos: Root, wrong: list[str]) -> None:
    """INV-15, INV-16, INV-40."""
    for faction in range(FACTIONS):
        unmarked = bool(pos.unmarked >> faction & 1)
        if unmarked != (pos.dominance[faction] >= 0):
            wrong.append("INV-15: a marker left the track without a dominance card, or stayed with one")
        if (pos.partner[faction] >= 0) != (unmarked and faction >= VAGABOND):
            wrong.append("R9.2.8-b: a coalition without a Vagabond's dominance card")
        if pos.points[faction] >= pos.goal and not unmarked and not pos.winners:
            wrong.append("R3.1-a: somebody has the points but has not won")
    if pos.winners and pos.stack:
        wrong.append("INV-40: somebody has won, but the game goes on")


def check_factions(pos: Root, wrong: list[str]) -> None:
    """INV-18, INV-19, INV-21 to INV-23, INV-29, INV-30, INV-36."""
    losing = any(trigger >> 24 == BASE_LOSS for trigger in pos.triggers) or any(isinstance(step, SupportersLeave) for step in pos.stack)
    if pos.bases == 0 and pos.supporters.bit_count() > STACK_WITHOUT_BASE and not losing and not pos.winners:
        wrong.append("INV-19: too many supporters")
    if pos.round and pos.seat_of[EYRIE] >= 0:
        if not 0 <= pos.leader < len(VIZIERS) or pos.deposed == (1 << len(VIZIERS)) - 1:
            wrong.append("INV-23: no leader, or none to choose")
        choosing = bool(pos.stack) and isinstance(pos.stack[-1], Turmoil)
        if pos.deposed >> pos.leader & 1 and not choosing and not pos.winners:
            wrong.append("INV-23: the leader is deposed")
    last = just_finished(pos)
    if last >= 0 and pos.hands[last].bit_count() > HAND_LIMIT:
        wrong.append("INV-18: a hand is too large after Evening")
    for vagabond in range(2):
        for army in range(ARMIES):
            if not 0 <= pos.relations[vagabond * ARMIES + army] <= HOSTILE:
                wrong.append("INV-29: no such relationship")
    if (pos.seat_of[VAGABOND] >= 0 or pos.seat_of[VAGABOND + 1] >= 0) and pos.round:
        done = pos.quests_done[0] | pos.quests_done[1]
        everything = sorted([*pos.quest_pile, *pos.quests_open, *(quest for quest in range(QUESTS) if done >> quest & 1)])
        if everything != list(range(QUESTS)) or (pos.quest_pile and len(pos.quests_open) != OPEN_QUESTS):
            wrong.append("INV-30: quests are missing")


def just_finished(pos: Root) -> int:
    """Who has just ended his turn, as long as the next one has done nothing but buy services; NOBODY if nobody has."""
    begun = pos.round > 1 or (pos.round == 1 and pos.turn != pos.order[0])
    if not begun or pos.stage != 1 or pos.winners:
        return NOBODY
    return pos.order[pos.order.index(pos.turn) - 1]


def check_items(pos: Root, wrong: list[str]) -> None:
    """INV-25 to INV-28."""
    if not pos.round:
        return
    expected = list(ITEM_SUPPLY)
    for vagabond in (VAGABOND, VAGABOND + 1):
        if pos.seat_of[vagabond] >= 0:
            for item in range(ITEMS):
                expected[item] += RUIN_ITEMS[item]
            for item in START_ITEMS[pos.characters[vagabond - VAGABOND]]:
                expected[item] += 1
    for item in range(ITEMS):
        total = pos.item_supply[item] + pos.items_gone[item] + pos.hidden.count(item)
        total += sum(pos.boxes[army * ITEMS + item] for army in range(ARMIES))
        total += sum(pos.items[(at * ITEMS + item) * STATES + state] for at in range(2) for state in range(STATES))
        if item == TORCH:
            total += pos.scorched.bit_count()
        if total != expected[item]:
            wrong.append(f"INV-25: {total} {ITEM_NAMES[item]} instead of {expected[item]}")
    for vagabond in (VAGABOND, VAGABOND + 1):
        if pos.seat_of[vagabond] >= 0:
            if on_track(pos, vagabond, BAG) > TRACK_ROOM:
                wrong.append("INV-26: a track holds too many items")
            for item in range(ITEMS):
                at = ((vagabond - VAGABOND) * ITEMS + item) * STATES
                if pos.marks[vagabond - VAGABOND] >> item & 1 and not any(pos.items[at : at + STATES]):
                    wrong.append("INV-28: an item of a ruin is marked, but not there")
            room = CAPACITY + CAPACITY_FOR_BAG * on_track(pos, vagabond, BAG)
            if just_finished(pos) == vagabond and load_carried(pos, vagabond) > room:
                wrong.append("INV-27: a Vagabond carries too much after his Evening")
    for clearing in range(CLEARINGS):
        if pos.hidden[2 * clearing] < 0 and pos.hidden[2 * clearing + 1] >= 0:
            wrong.append("an item lies under no ruin")


def check_knowledge(pos: Root, wrong: list[str]) -> None:
    """INV-37: nobody knows of a card that is not there, and knowledge is kept only about hidden places."""
    for place in range(FACTIONS + 1):
        cards = pos.supporters if place == STACK else pos.hands[place]
        for viewer in range(ROW):
            known = pos.known[place * ROW + viewer]
            if known & ~cards:
                wrong.append(f"INV-37: viewer {viewer} knows of cards that are not in place {place}")
