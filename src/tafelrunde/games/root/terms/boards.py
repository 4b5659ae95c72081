"""The printed tracks and counts, each number once, as the rules use them."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.root.components import board_data, number, numbers, vagabond_data
from tafelrunde.games.root.words import ARMIES, FACTION_NAMES, ITEM_NAMES, SUIT_NAMES

VICTORY_POINTS: Final = number("common", "victory_points")
DOMINANCE_POINTS: Final = number("common", "dominance_points")
STARTING_HAND: Final = number("common", "starting_hand")
HAND_LIMIT: Final = number("common", "hand_limit")
REMOVAL_POINTS: Final = number("common", "removal_points")
AMBUSH_HITS: Final = number("common", "ambush_hits")
WARRIORS: Final[list[int]] = [number("warriors", FACTION_NAMES[army]) for army in range(ARMIES)]


def _counts(board: str) -> list[int]:
    printed = board_data()[board]
    counts = [0] * len(ITEM_NAMES)
    for name in printed:
        counts[ITEM_NAMES.index(name)] = number(board, name)
    return counts


ITEM_SUPPLY: Final[list[int]] = _counts("item_supply")
RUIN_ITEMS: Final[list[int]] = _counts("ruin_items")

WOOD_TOKENS: Final = number("marquise", "wood")
CAT_BUILDINGS: Final = number("marquise", "buildings_of_a_kind")
CAT_ACTIONS: Final = number("marquise", "actions")
CAT_COST: Final[list[int]] = numbers("marquise", "cost")
CAT_POINTS: Final[list[list[int]]] = [
    numbers("marquise", "sawmill_points"),
    numbers("marquise", "workshop_points"),
    numbers("marquise", "recruiter_points"),
]
RECRUITERS_FOR_BONUS: Final[list[int]] = numbers("marquise", "recruiters_for_bonus")

ROOSTS: Final = number("eyrie", "roosts")
ROOST_WARRIORS: Final = number("eyrie", "start_warriors")
NEW_ROOST_WARRIORS: Final = number("eyrie", "new_roost_warriors")
ROOST_POINTS: Final[list[int]] = numbers("eyrie", "points")
ROOSTS_FOR_BONUS: Final[list[int]] = numbers("eyrie", "roosts_for_bonus")

SYMPATHY_TOKENS: Final = number("alliance", "sympathy")
START_SUPPORTERS: Final = number("alliance", "start_supporters")
STACK_WITHOUT_BASE: Final = number("alliance", "stack_without_base")
REVOLT_COST: Final = number("alliance", "revolt_cost")
MARTIAL_LAW: Final = number("alliance", "martial_law_warriors")
SYMPATHY_COST: Final[list[int]] = numbers("alliance", "cost")
SYMPATHY_POINTS: Final[list[int]] = numbers("alliance", "points")

AIDS: Final[list[int]] = numbers("vagabond", "aids")
AID_POINTS: Final[list[int]] = numbers("vagabond", "points")
ALLIED_AID_POINTS: Final = number("vagabond", "allied_aid_points")
TRACK_ROOM: Final = number("vagabond", "track_room")
REFRESH: Final = number("vagabond", "refresh")
REFRESH_FOR_TEA: Final = number("vagabond", "refresh_for_tea")
CAPACITY: Final = number("vagabond", "capacity")
CAPACITY_FOR_BAG: Final = number("vagabond", "capacity_for_bag")
OPEN_QUESTS: Final = number("vagabond", "open_quests")
QUEST_CARDS: Final = number("vagabond", "quest_cards")

GARDENS_OF_A_SUIT: Final = number("cult", "gardens_of_a_suit")
CULT_WARRIORS: Final = number("cult", "start_warriors")
GARDEN_POINTS: Final[list[int]] = numbers("cult", "points")
GARDENS_FOR_BONUS: Final = number("cult", "gardens_for_bonus")
CRUSADE_COST: Final = number("cult", "crusade")
CONVERT_COST: Final = number("cult", "convert")
SANCTIFY_COST: Final = number("cult", "sanctify")

POSTS_OF_A_SUIT: Final = number("riverfolk", "posts_of_a_suit")
POST_POINTS: Final[list[int]] = numbers("riverfolk", "post_points")
POST_FUNDS: Final = number("riverfolk", "post_funds")
RIVER_WARRIORS: Final = number("riverfolk", "start_warriors")
START_PAYMENTS: Final = number("riverfolk", "start_payments")
HIGHEST_PRICE: Final = number("riverfolk", "highest_price")
PROTECTIONISM: Final = number("riverfolk", "protectionism")
FUNDS_FOR_A_POINT: Final = number("riverfolk", "funds_for_a_point")

REACH: Final[list[int]] = [number("reach", name) for name in FACTION_NAMES]
LEAST_REACH: Final[list[int]] = numbers("reach", "least")
ADVENTUROUS_REACH: Final = number("reach", "adventurous")

CHARACTER_NAMES: Final = tuple(character.id for character in vagabond_data().characters)
CHARACTERS: Final = 6
THIEF: Final = CHARACTER_NAMES.index("thief")
TINKER: Final = CHARACTER_NAMES.index("tinker")
RANGER: Final = CHARACTER_NAMES.index("ranger")
VAGRANT: Final = CHARACTER_NAMES.index("vagrant")
ARBITER: Final = CHARACTER_NAMES.index("arbiter")
SCOUNDREL: Final = CHARACTER_NAMES.index("scoundrel")
START_ITEMS: Final[list[list[int]]] = [[ITEM_NAMES.index(item) for item in character.items] for character in vagabond_data().characters]
QUEST_NAMES: Final = tuple(quest.id for quest in vagabond_data().quests)
QUESTS: Final = 15
QUEST_SUIT: Final[list[int]] = [SUIT_NAMES.index(quest.suit) for quest in vagabond_data().quests]
QUEST_ITEMS: Final[list[list[int]]] = [[ITEM_NAMES.index(item) for item in quest.items] for quest in vagabond_data().quests]
