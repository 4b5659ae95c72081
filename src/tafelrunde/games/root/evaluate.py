"""How good a position looks for each seat, counted in points: those scored, those in reach, and the means to more.

What a turn still holds (actions left, the cards and points of the coming Evening) counts as well: otherwise ending the turn would look
better than using it.
"""

from __future__ import annotations

from math import exp
from typing import Final

from tafelrunde.games.root.battle.prospects import prospects
from tafelrunde.games.root.factions.vagabond.items import damaged_items, exhausted_items, on_track, ready, undamaged_items, undamaged_swords
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.boards import (
    CAT_BUILDINGS,
    CAT_COST,
    GARDEN_POINTS,
    GARDENS_FOR_BONUS,
    QUEST_ITEMS,
    QUEST_SUIT,
    RECRUITERS_FOR_BONUS,
    REFRESH,
    REFRESH_FOR_TEA,
    ROOST_POINTS,
    ROOSTS,
    ROOSTS_FOR_BONUS,
    SYMPATHY_POINTS,
    SYMPATHY_TOKENS,
)
from tafelrunde.games.root.terms.deck import BIRDS, MATCHING, SUIT_CARDS, SUIT_OF
from tafelrunde.games.root.winning.dominance import CLEARINGS_FOR_DOMINANCE
from tafelrunde.games.root.words import (
    ALLIANCE,
    ALLIED,
    ARMIES,
    BATTLE_COLUMN,
    BIRD,
    BITS,
    BUILDINGS,
    CLEARINGS,
    COINS,
    COLUMNS,
    CULT,
    DAYLIGHT,
    EVENING,
    EYRIE,
    HOSTILE,
    MARQUISE,
    MOVE_COLUMN,
    RECRUIT_COLUMN,
    RECRUITER,
    RIVERFOLK,
    ROOST,
    SAWMILL,
    SUITS,
    TEA,
    TORCH,
    VAGABOND,
    VIZIERS,
)

HEAT_AT_GOAL: Final = 2.5
HEAT_PER_POINT: Final = 0.15
"""How far strengths must lie apart to decide the game: the nearer its end, the less."""
CARD: Final = 0.35
"""What a card in hand is worth."""
ORDERS: Final = (0.45, 0.3, 0.35, 0.8)
"""What a card of the Decree is worth that can be carried out every turn: recruit, move, battle, build."""
BEFORE_EVENING_ENDS: Final = 6
"""The last stage of a turn at which its Evening has not begun."""


def evaluate(pos: Root) -> list[float]:
    """A value from 0 (lost) to 1 (won) for each seat."""
    if pos.winners:
        return [1.0 if pos.winners >> pos.faction_of[seat] & 1 else 0.0 for seat in range(pos.seats)]
    if not pos.round:
        return [0.5] * pos.seats
    strengths = [strength(pos, pos.faction_of[seat]) for seat in range(pos.seats)]
    for seat in range(pos.seats):
        partner = pos.partner[pos.faction_of[seat]]
        if partner >= 0:
            strengths[seat] = 0.9 * strengths[pos.seat_of[partner]]
    best = max(strengths)
    heat = HEAT_AT_GOAL + HEAT_PER_POINT * max(0.0, pos.goal - best)
    values = [exp((own - best) / heat) for own in strengths]
    total = sum(values)
    return [value / total for value in values]


def rounds_left(pos: Root) -> float:
    """How many rounds the game will probably last: what pays every round is worth so much."""
    return min(4.0, max(0.5, (pos.goal - max(pos.points)) / 5.0))


def strength(pos: Root, faction: int) -> float:
    """Points now and points to come."""
    cards = CARD * min(pos.hands[faction].bit_count() + drawn_yet(pos, faction), 6) + 0.6 * pos.crafted[faction].bit_count()
    if faction == CULT:
        cards += CARD * pos.revealed.bit_count()
    if pos.dominance[faction] >= 0:
        return dominance_strength(pos, faction) + cards
    base = float(pos.points[faction]) + cards + prospects(pos, faction)
    if faction == MARQUISE:
        return base + marquise(pos)
    if faction == EYRIE:
        return base + eyrie(pos)
    if faction == ALLIANCE:
        return base + alliance(pos)
    if faction == CULT:
        return base + cult(pos)
    if faction == RIVERFOLK:
        return base + riverfolk(pos)
    return base + vagabond(pos, faction)


def evening_ahead(pos: Root, faction: int) -> bool:
    """Whether this faction is taking its turn and has its Evening still before it."""
    return pos.turn == faction and pos.stage <= BEFORE_EVENING_ENDS


def drawn_yet(pos: Root, faction: int) -> int:
    """The cards the coming Evening will bring, for whoever is taking his turn."""
    if not evening_ahead(pos, faction) or faction == RIVERFOLK:
        return 0
    count = 1
    if faction == MARQUISE:
        for recruiters in RECRUITERS_FOR_BONUS:
            count += pos.built[RECRUITER] >= recruiters
    elif faction == EYRIE:
        for roosts in ROOSTS_FOR_BONUS:
            count += pos.built[ROOST] >= roosts
    elif faction == ALLIANCE:
        count += pos.bases.bit_count()
    elif faction == CULT:
        for suit in range(SUITS):
            count += pos.gardens[suit] >= GARDENS_FOR_BONUS
    else:
        count += on_track(pos, faction, COINS)
    return count


def ruled(pos: Root, faction: int) -> int:
    return pos.ruler.count(faction)


def army_on_map(pos: Root, army: int) -> int:
    total = 0
    for clearing in range(CLEARINGS):
        total += pos.warriors[clearing * ARMIES + army]
    return total


def open_slots(pos: Root, faction: int) -> int:
    """Empty slots in ruled clearings."""
    total = 0
    for clearing in range(CLEARINGS):
        if pos.ruler[clearing] == faction:
            total += pos.free[clearing]
    return total


def marquise(pos: Root) -> float:
    """Buildings give points once; wood, rule and slots give the next ones."""
    value = 0.25 * pos.built[SAWMILL] + 0.1 * pos.built[RECRUITER] + 0.15 * ruled(pos, MARQUISE) + 0.07 * army_on_map(pos, MARQUISE)
    value += 0.15 * min(open_slots(pos, MARQUISE), 4)
    cheapest = 9
    for kind in range(RECRUITER + 1):
        if pos.built[kind] < CAT_BUILDINGS:
            cheapest = min(cheapest, CAT_COST[pos.built[kind]])
    wood = 0.0
    for clearing in range(CLEARINGS):
        if pos.wood[clearing]:
            wood += pos.wood[clearing] * (1.0 if pos.ruler[clearing] == MARQUISE else 0.3)
    value += 0.55 * min(wood, 5.0) * (0.5 if cheapest == 9 else 1.0)
    if pos.turn == MARQUISE and pos.phase == DAYLIGHT:
        value += 0.15 * pos.actions
    return value + (1.0 if pos.keep >= 0 else 0.0)


def eyrie(pos: Root) -> float:
    """Roosts pay every Evening, as long as the Decree can be kept."""
    roosts = pos.built[ROOST]
    value = rounds_left(pos) * 0.8 * ROOST_POINTS[roosts] + 0.8 * roosts + 0.12 * ruled(pos, EYRIE) + 0.1 * army_on_map(pos, EYRIE)
    if evening_ahead(pos, EYRIE):
        value += ROOST_POINTS[roosts]
    sites = 0
    for clearing in range(CLEARINGS):
        if pos.ruler[clearing] == EYRIE and pos.free[clearing] and not pos.buildings[clearing * BUILDINGS + ROOST]:
            sites += 1
    value += 0.25 * min(sites, 3)
    for column in range(COLUMNS):
        cards = pos.decree[column]
        birds = (cards & BIRDS).bit_count()
        if column in VIZIERS[pos.leader]:
            birds += 1
        value -= 0.1 * birds
        held = 0
        for suit in range(4):
            count = birds if suit == BIRD else (cards & SUIT_CARDS[suit]).bit_count()
            if count:
                ways = ways_to(pos, column, suit, sites)
                held += min(count, ways)
                if ways < count:
                    value -= 0.8 * (count - ways)
        value += ORDERS[column] * min(held, 3)
    return value


def ways_to(pos: Root, column: int, suit: int, sites: int) -> int:
    """How many cards of a suit a column could carry out, roughly."""
    ways = 0
    for clearing in range(CLEARINGS):
        if suit not in (BIRD, pos.suits[clearing]):
            continue
        warriors = pos.warriors[clearing * ARMIES + EYRIE]
        if column == RECRUIT_COLUMN:
            ways += 3 * pos.buildings[clearing * BUILDINGS + ROOST]
        elif column == MOVE_COLUMN:
            ways += min(warriors, 2)
        elif column == BATTLE_COLUMN:
            ways += min(warriors, 2) if pos.present[clearing] & ~2 else 0
        elif pos.ruler[clearing] == EYRIE and pos.free[clearing] and not pos.buildings[clearing * BUILDINGS + ROOST]:
            ways += 1
    return ways if column < COLUMNS - 1 else min(ways, ROOSTS - pos.built[ROOST])


def alliance(pos: Root) -> float:
    """Sympathy on the map makes the next one worth more; supporters, bases and officers are the means."""
    tokens = pos.sympathy.bit_count()
    following = SYMPATHY_POINTS[tokens] if tokens < SYMPATHY_TOKENS else 0
    value = 0.6 * tokens + 0.3 * rounds_left(pos) * following + 0.4 * min(pos.supporters.bit_count(), 9)
    value += 1.6 * pos.bases.bit_count() + 0.6 * pos.officers + 0.12 * army_on_map(pos, ALLIANCE)
    if pos.turn == ALLIANCE:
        left = pos.officers - (pos.actions if pos.phase == EVENING else 0)
        if pos.stage <= BEFORE_EVENING_ENDS + 1 and left > 0:
            value += 0.2 * left
    return value


def cult(pos: Root) -> float:
    """Gardens pay by ritual, acolytes by conspiracy."""
    value = 0.3 * pos.acolytes + 0.12 * ruled(pos, CULT) + 0.08 * army_on_map(pos, CULT) + 0.12 * min(open_slots(pos, CULT), 4)
    for suit in range(SUITS):
        value += 0.8 * GARDEN_POINTS[pos.gardens[suit]] + 0.8 * pos.gardens[suit]
    return value


def riverfolk(pos: Root) -> float:
    """Funds pay dividends and actions; posts are points and a target."""
    boxes = sum(pos.funds) + sum(pos.payments) + sum(pos.commitments) + sum(pos.track_funds)
    foreign = boxes - pos.funds[RIVERFOLK] - pos.payments[RIVERFOLK] - pos.commitments[RIVERFOLK]
    value = 0.25 * min(boxes, 14) + 0.2 * min(foreign, 6) + 0.6 * pos.posts.bit_count()
    return value + 0.12 * army_on_map(pos, RIVERFOLK) + 0.1 * ruled(pos, RIVERFOLK)


def vagabond(pos: Root, faction: int) -> float:
    """Items are everything; friends pay for aid, enemies for infamy, ruins and quests where he stands."""
    at = faction - VAGABOND
    spent = exhausted_items(pos, faction)
    renewed = REFRESH + REFRESH_FOR_TEA * on_track(pos, faction, TEA)
    value = 0.6 * undamaged_items(pos, faction) + 0.25 * damaged_items(pos, faction) - 0.04 * spent - 0.2 * max(0, spent - renewed)
    value += 0.25 * undamaged_swords(pos, faction) + 0.35 * pos.quests_done[at].bit_count()
    for army in range(ARMIES):
        relation = pos.relations[at * ARMIES + army]
        if relation == ALLIED:
            value += 1.2
        elif relation == HOSTILE:
            value -= 0.1
        else:
            value += 0.3 * relation + 0.35 * pos.aids[at * ARMIES + army]
    place = pos.pawns[at]
    if place >= CLEARINGS or place < 0:
        return value + 0.3 * damaged_items(pos, faction)
    return value + chances_here(pos, faction, place)


def chances_here(pos: Root, faction: int, place: int) -> float:
    """What a Vagabond could do where he stands."""
    value = 0.0
    if pos.ruins >> place & 1 and ready(pos, faction, TORCH):
        value += 0.6
    others = pos.present[place] & 31
    if others:
        value += 0.15 * min((pos.hands[faction] & MATCHING[pos.suits[place]]).bit_count(), 3)
        for army in BITS[others]:
            if pos.relations[(faction - VAGABOND) * ARMIES + army] == HOSTILE:
                value += 0.1 * min(undamaged_swords(pos, faction), pos.warriors[place * ARMIES + army])
    for quest in pos.quests_open:
        if QUEST_SUIT[quest] == pos.suits[place]:
            one, other = QUEST_ITEMS[quest][0], QUEST_ITEMS[quest][1]
            if ready(pos, faction, one) > (one == other) and ready(pos, faction, other):
                value += 0.5
    return value


def dominance_strength(pos: Root, faction: int) -> float:
    """How near a dominance card is to winning, on the scale of points."""
    suit = SUIT_OF[pos.dominance[faction]]
    goal = float(pos.goal)
    if suit == BIRD:
        best = 0
        for corner in pos._map.corners:
            held = (1 if pos.ruler[corner] == faction else 0) + (1 if pos.ruler[pos._map.opposite[corner]] == faction else 0)
            best = max(best, held)
        return goal * (0.3 + 0.25 * best)
    held = 0
    margin = 0
    for clearing in range(CLEARINGS):
        if pos.suits[clearing] == suit and faction < VAGABOND:
            if pos.ruler[clearing] == faction:
                held += 1
            margin += min(pos.warriors[clearing * ARMIES + faction], 4)
    return goal * (0.25 + 0.17 * min(held, CLEARINGS_FOR_DOMINANCE)) + 0.15 * margin
