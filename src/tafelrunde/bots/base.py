"""What a bot is, and how bots are found."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.errors import BadOptions, UnknownGame
from tafelrunde.engine.knowledge import Eyes

BOTS = "tafelrunde.bots"
MODELS = "tafelrunde.models"
"""Bots that ask somebody outside, such as a language model: found by their names, but not offered at tables."""

PAST = {"hard-1": "tafelrunde.bots.past:HardOne"}
"""Bots as they once were, by which today's are measured: found by their names, but not offered at tables."""


class Budget:
    """How long a bot may think about one decision: in seconds, or in iterations where the choice must repeat exactly.

    With neither, the bot takes what it was made for. With `at_most`, too, but within these seconds: nobody waits longer for it.
    """

    def __init__(self, seconds: float | None = None, iterations: int | None = None, at_most: bool = False) -> None:
        self.seconds = seconds
        self.iterations = iterations
        self.at_most = at_most


class Bot:
    """Decides for one seat. Same eyes, same budget in iterations, same chance: same move."""

    name = "bot"
    seconds: float | None = None
    """The thinking time this bot was made for; None: it does not look at the clock."""
    workers: int = 1
    """Processes it may think in; only a bot that searches uses more than one."""
    minded: bool = False
    """Whether it can have a character, as in ``hard:character=bold``."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, eyes: Eyes, budget: Budget) -> int:
        """One of ``eyes.moves()``; better one of ``eyes.forward()``, so as not to go round in circles."""
        raise NotImplementedError

    def set(self, name: str, value: str) -> None:
        """Change a setting by its name, as in ``search:cut=40``. BadOptions lists what there is."""
        raise BadOptions(f"'{self.name}' has no setting '{name[:40]}'.")


@cache
def bots(group: str = BOTS) -> dict[str, type[Bot]]:
    """All installed bots by name."""
    from importlib.metadata import entry_points

    return {entry.name: entry.load() for entry in sorted(entry_points(group=group), key=lambda entry: entry.name)}


def plain(text: str) -> str:
    """The name of a bot without its settings."""
    return text.partition(":")[0]


def past(name: str) -> type[Bot] | None:
    """A bot as it once was; None: nobody of that name was kept."""
    module, _, kind = PAST.get(name, "").partition(":")
    found: type[Bot] | None = getattr(import_module(module), kind) if module else None
    return found


def make_bot(text: str, chance: Chance) -> Bot:
    """A bot by its name, perhaps with settings (``search:cut=40:explore=1``). UnknownGame lists what there is."""
    name, *settings = text.split(":")
    kind = bots().get(name) or bots(MODELS).get(name) or past(name)
    if kind is None:
        raise UnknownGame(f"there is no bot '{name[:40]}'; there is: {', '.join(bots())}.")
    bot = kind(chance)
    for setting in settings:
        key, _, value = setting.partition("=")
        bot.set(key, value)
    return bot


def make_player(text: str, chance: Chance) -> tuple[Bot, Budget]:
    """A bot and its budget: ``hard``, ``hard@0.1`` (seconds a decision), ``search@500i`` (iterations a decision)."""
    name, at, limit = text.partition("@")
    bot = make_bot(name, chance)
    if not at:
        return bot, Budget()
    try:
        if limit.endswith("i"):
            budget = Budget(iterations=int(limit[:-1]))
        else:
            budget = Budget(seconds=float(limit))
    except ValueError:
        raise BadOptions(f"after @ come seconds or iterations, as in hard@0.1 or search@500i, not '{limit[:40]}'.") from None
    if (budget.seconds or budget.iterations or 0) <= 0:
        raise BadOptions(f"a bot needs some time to think; '{limit[:40]}' is none.")
    return bot, budget
