"""B8.13: one attack on its way."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr


@final
@mypyc_attr(serializable=True)
class Clash:
    """One attack on its way: who strikes whom, and what the roll has done so far (B8.13)."""

    def __init__(self, attacker: int, target: int, home: int, origin: int, melee: bool, role: int, fled: int) -> None:
        self.attacker = attacker
        self.target = target
        self.home = home
        """The attacker's hex when the attack was declared."""
        self.origin = origin
        """The target's hex when the attack was declared (B17.20)."""
        self.melee = melee
        self.role = role
        self.fled = fled
        """A unit that retreated earlier in this battle (B15.3), or -1."""
        self.faces: list[int] = []
        self.hits = 0
        self.strikes = 0
        """How many of the hits are bonus strikes."""
        self.symbols = 0
        """Lore symbols not assigned yet."""
        self.backstabbed = False
        self.ambushed = False
        self.poison = False
        self.flags = 0
        """The flags of the roll, as many as they count."""
        self.push = 0
        self.tremor = 0
        self.quake = 0
        self.killed = False
        """The hits of the roll eliminated the target."""
        self.driven = False
        """Flags that were not ignored made the target retreat, or fall because it could not."""
        self.answered = False
        self.gained = False
        """The attacker has gained ground."""
        self.next_target = -1
        """The target of the bonus attack that follows."""

    def copy(self) -> Clash:
        twin = Clash(self.attacker, self.target, self.home, self.origin, self.melee, self.role, self.fled)
        twin.faces = self.faces.copy()
        twin.hits = self.hits
        twin.strikes = self.strikes
        twin.symbols = self.symbols
        twin.backstabbed = self.backstabbed
        twin.ambushed = self.ambushed
        twin.poison = self.poison
        twin.flags = self.flags
        twin.push = self.push
        twin.tremor = self.tremor
        twin.quake = self.quake
        twin.killed = self.killed
        twin.driven = self.driven
        twin.answered = self.answered
        twin.gained = self.gained
        twin.next_target = self.next_target
        return twin


def make_clash(attacker: int, target: int, home: int, origin: int, melee: bool, role: int) -> Clash:
    """A clash for code outside the rules, such as odds."""
    return Clash(attacker, target, home, origin, melee, role, -1)
