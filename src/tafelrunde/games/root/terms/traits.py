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
T_TO_MOVE: Final = 12
T_AGE: Final = 13
T_DOMINANCE: Final = 14
T_HELD: Final = 15
T_FIRM: Final = 16
T_WON_SOON: Final = 17
T_COALITION: Final = 18
T_SAWMILLS: Final = 19
T_WORKSHOPS: Final = 20
T_RECRUITERS: Final = 21
T_WOOD: Final = 22
T_KEEP: Final = 23
T_ROOSTS: Final = 24
T_DECREE: Final = 25
T_UNKEPT: Final = 26
T_SITES: Final = 27
T_SYMPATHY: Final = 28
T_SUPPORTERS: Final = 29
T_OFFICERS: Final = 30
T_BASES: Final = 31
T_ITEMS: Final = 32
T_DAMAGED: Final = 33
T_SPENT: Final = 34
T_SWORDS: Final = 35
T_ALLIES: Final = 36
T_FOES: Final = 37
T_QUESTS: Final = 38
T_GARDENS: Final = 39
T_ACOLYTES: Final = 40
T_FUNDS: Final = 41
T_POSTS: Final = 42
TRAITS: Final = 43
"""Where each trait stands among the numbers of a seat (`traits.py`); before them the faction and the progress of the game."""
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
    "to-move",
    "age",
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
