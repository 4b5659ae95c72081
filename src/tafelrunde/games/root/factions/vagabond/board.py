"""What is printed on the Vagabond board, his characters and quests."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.games.root.components import number, numbers, vagabond_data
from tafelrunde.games.root.words import ITEM_NAMES, SUIT_NAMES

AIDS: Final = vec[i64](numbers("vagabond", "aids"))
AID_POINTS: Final = vec[i64](numbers("vagabond", "points"))
ALLIED_AID_POINTS: Final = number("vagabond", "allied_aid_points")
TRACK_ROOM: Final = number("vagabond", "track_room")
REFRESHED: Final = number("vagabond", "refresh")
REFRESH_FOR_TEA: Final = number("vagabond", "refresh_for_tea")
CAPACITY: Final = number("vagabond", "capacity")
CAPACITY_FOR_BAG: Final = number("vagabond", "capacity_for_bag")
OPEN_QUESTS: Final = number("vagabond", "open_quests")
QUEST_CARDS: Final = number("vagabond", "quest_cards")

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
QUEST_SUIT: Final = vec[i64]([SUIT_NAMES.index(quest.suit) for quest in vagabond_data().quests])
QUEST_ITEMS: Final[list[list[int]]] = [[ITEM_NAMES.index(item) for item in quest.items] for quest in vagabond_data().quests]
