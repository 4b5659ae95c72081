"""The traits of a seat by number and by name: where they stand among the numbers that `traits.py` and the factions fill in."""

from __future__ import annotations

from typing import Final

T_POINTS: Final = 2
T_FINISH: Final = 3
T_CARDS: Final = 4
T_CRAFTED: Final = 5
T_PROSPECTS: Final = 6
T_BOARD: Final = 7
T_RULE: Final = 8
T_ARMY: Final = 9
T_SLOTS: Final = 10
T_UNGUARDED: Final = 11
T_DOMINANCE: Final = 12
T_HELD: Final = 13
T_FIRM: Final = 14
T_WON_SOON: Final = 15
T_COALITION: Final = 16
T_SAWMILLS: Final = 17
T_WORKSHOPS: Final = 18
T_RECRUITERS: Final = 19
T_WOOD: Final = 20
T_KEEP: Final = 21
T_ROOSTS: Final = 22
T_DECREE: Final = 23
T_UNKEPT: Final = 24
T_SITES: Final = 25
T_SYMPATHY: Final = 26
T_SUPPORTERS: Final = 27
T_OFFICERS: Final = 28
T_BASES: Final = 29
T_ITEMS: Final = 30
T_DAMAGED: Final = 31
T_SPENT: Final = 32
T_SWORDS: Final = 33
T_ALLIES: Final = 34
T_FOES: Final = 35
T_QUESTS: Final = 36
T_GARDENS: Final = 37
T_ACOLYTES: Final = 38
T_FUNDS: Final = 39
T_POSTS: Final = 40
TRAITS: Final = 41
"""Before them stand the faction and the progress of the game."""
TRAIT_NAMES: Final = (
    "points",
    "finish",
    "cards",
    "crafted",
    "prospects",
    "board",
    "rule",
    "army",
    "slots",
    "unguarded",
    "dominance",
    "held",
    "firm",
    "won-soon",
    "coalition",
    "sawmills",
    "workshops",
    "recruiters",
    "wood",
    "keep",
    "roosts",
    "decree",
    "unkept",
    "sites",
    "sympathy",
    "supporters",
    "officers",
    "bases",
    "items",
    "damaged",
    "spent",
    "swords",
    "allies",
    "foes",
    "quests",
    "gardens",
    "acolytes",
    "funds",
    "posts",
)
