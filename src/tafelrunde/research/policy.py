"""A policy as a bot: for the arena, for other environments, for self-play.

>>> from tafelrunde.research.episode import Setting
>>> from tafelrunde.research.policy import as_bot
>>> first_legal = as_bot(lambda seen, mask: int(mask.argmax()), Setting("apple"))
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any

from tafelrunde.research import missing

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing("tafelrunde.research.policy", error) from error

from tafelrunde.bots.base import Bot, Budget
from tafelrunde.engine.chance import Chance, chance_from_seed
from tafelrunde.engine.errors import BadOptions
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.research.episode import Setting
from tafelrunde.research.features import features_of

Policy = Callable[[NDArray[np.float32], NDArray[np.int8]], Any]
"""What a seat sees and which actions are legal, as the environments give them; returns the number of a legal action."""


class PolicyBot(Bot):
    """Plays what a policy says, word by word where actions are words. It gets a seat's eyes, as every bot does."""

    name = "policy"

    def __init__(self, policy: Policy, setting: Setting, chance: Chance | None = None) -> None:
        super().__init__(chance or chance_from_seed(0))
        self.policy = policy
        self.setting = setting

    def choose(self, eyes: Eyes, budget: Budget) -> int:
        setting, said = self.setting, list[int]()
        numbering = setting.numbering
        moves = eyes.forward() if setting.circular else eyes.moves()
        depth = 0
        while len(moves) > 1:
            depth = numbering.next_depth(moves, depth)
            numbers = numbering.numbers(moves, depth)
            number = int(self.policy(self.seen(eyes, said), self.mask(numbers)))
            if number not in numbers:
                raise BadOptions(f"the policy chose action {number}, which is not legal; it must keep to the mask.")
            moves = [moves[numbers.index(number)]] if len(numbers) == len(moves) else numbering.keep(moves, depth, number)
            said.append(number)
            depth += 1
        return moves[0]

    def seen(self, eyes: Eyes, said: list[int]) -> NDArray[np.float32]:
        """The observation of these eyes, equal to that of the environments."""
        setting = self.setting
        if setting.layout is not None:
            planes = setting.layout.values(eyes.view(), eyes.seat, eyes.deciding())
            return np.asarray(setting.with_words(planes, said), np.float32)
        if setting.own:  # a description by the game itself depends on what the seat knows alone: on every guess it is the same
            own = setting.game.observation(eyes.guess(self.chance.fork()), eyes.seat) or []
            return np.asarray(setting.with_words(own, said), np.float32)
        found = features_of(eyes.view(), eyes.seat, eyes.deciding(), setting.size)
        return np.frombuffer(array("f", found.with_words(said)), np.float32)

    def mask(self, numbers: list[int]) -> NDArray[np.int8]:
        legal = np.zeros(self.setting.numbering.size, np.int8)
        legal[numbers] = 1
        return legal


def as_bot(policy: Policy, setting: Setting, chance: Chance | None = None) -> PolicyBot:
    """A policy as a bot. `setting`: of the environment it was trained in (``env.setting``), for its numbering and its observation."""
    return PolicyBot(policy, setting, chance)
