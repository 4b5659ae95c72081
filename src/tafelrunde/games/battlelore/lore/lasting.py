"""B34.22: what cards leave behind for a while, each with its target, its amount and its end."""

from __future__ import annotations

from typing import Final

# Four numbers each in `BattleLore.effects`: code, target, amount, end.
FIELDS: Final = 4
ALL: Final = 999
"""The target of an effect on every unit ordered this turn."""

# Until when.
ROLL: Final = 0
BATTLE: Final = 1
TURN: Final = 2
START_OF: Final = 3
"""Plus the number of an army: until its next turn begins."""
END_OF: Final = 7
"""Plus the number of an army: until the end of its next turn."""

DICE: Final = 1
"""Dice in all battles as attacker."""
MELEE_DICE: Final = 2
RANGED_DICE: Final = 3
FIRST_MELEE_DICE: Final = 4
BOLD: Final = 5
NO_STRIKES: Final = 6
"""Bonus strikes against it have no effect."""
ROOTED: Final = 7
"""It may not move in its owner's turn."""
COWED: Final = 8
"""It cannot ignore flags nor battle back."""
SANCTUARY: Final = 9
"""No melee may be started against it, and it may not battle."""
BECALMED: Final = 10
"""Ranged attacks of this camp roll at most so many dice."""
SLOWED: Final = 11
"""It moves at most so many hexes."""
EAGLE_EYE: Final = 12
RUNED: Final = 13
"""Lore symbols of its melee rolls are hits."""
FEWER_DICE: Final = 14
SPEED: Final = 15
UNHINDERED: Final = 16
"""It ignores terrain stops."""
DODGE: Final = 17
"""It ignores so many helmet hits."""
FEARLESS: Final = 18
"""It ignores all flags and counts as bold."""
FIXED_DICE: Final = 19
"""It rolls exactly so many dice (B10.7)."""
SHADOWED: Final = 20
"""It may march so far, through units, and not battle."""
POISONED_BLADES: Final = 21
BERSERK: Final = 22
"""Each bonus strike that hits adds a die, once."""
BURNING: Final = 23
"""The target is a hex: a Wall of Flame stands there."""
FOLLOW_ME: Final = 24
"""So many units may be ordered on top of the card."""
NO_TOKENS: Final = 25
"""The target is a camp: it gains no Lore tokens from battle (B24.43)."""
AMBUSH: Final = 26
"""It strikes first in this battle."""
INCLUDED: Final = 27
"""A unit of the ally that was named and paid for: a card for all ordered units holds for it, too (B29.33)."""
