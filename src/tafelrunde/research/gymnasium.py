"""Gymnasium: one seat is yours, bots sit in the others.

>>> import gymnasium
>>> import tafelrunde.research.gymnasium
>>> from tafelrunde.research.gymnasium import SeatEnv
>>> world = SeatEnv("apple", seats=2, bots="greedy")
>>> seen, info = world.reset(seed=7)
>>> seen, reward, terminated, truncated, info = world.step(world.action_space.sample(info["action_mask"]))

Importing this module registers the games: ``gymnasium.make("tafelrunde/root", seat=0, bots="greedy")``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tafelrunde.research import missing

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ImportError as error:
    raise missing("tafelrunde.research.gymnasium", error) from error


from tafelrunde.bots.base import Bot, Budget, make_bot
from tafelrunde.engine.catalogue import find, games
from tafelrunde.engine.chance import Chance, chance_at, chance_from_seed
from tafelrunde.engine.errors import BadOptions, IllegalMove
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.research.arrays import mask
from tafelrunde.research.arrays import observation as seen_by
from tafelrunde.research.episode import HASHED, LONGEST, WIN, Episode, Setting, next_seed, restore
from tafelrunde.research.features import LIMIT, SIZE
from tafelrunde.research.pixels import RENDER_MODES, rendered

REFUSE = "refuse"
RAISE = "raise"


class SeatEnv(gymnasium.Env[NDArray[np.float32], np.int64]):
    """A game from one seat. What is legal stands in ``info["action_mask"]`` and comes from `action_masks`."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}

    def __init__(
        self,
        game: str,
        seat: int = 0,
        bots: str | Bot | Sequence[str | Bot] = "random",
        seats: int | Sequence[str] = 0,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
        iterations: int = 100,
        illegal: str = REFUSE,
        penalty: float = 0.0,
        actions: str = "",
        observation_size: int = SIZE,
        reward: str = WIN,
        longest: int = LONGEST,
        observation: str = HASHED,
    ) -> None:
        """`bots`: one for all other seats, or one for each of them in order, by name or as objects; `iterations`: how much they think.

        `illegal`: "refuse" leaves the game as it is, takes `penalty` off the reward and names the rules in ``info["refused"]``; "raise"
        raises.
        The rest is explained at `Setting`.
        """
        self.setting = Setting(game, seats, options, actions, observation_size, reward, longest, observation=observation)
        others = self.setting.seats - 1
        self.bots: list[str | Bot] = [bots] * others if isinstance(bots, (str, Bot)) else list(bots)
        if not 0 <= seat < self.setting.seats or len(self.bots) != others:
            raise BadOptions(f"there are {self.setting.seats} seats: sit on 0 to {others} and name {others} bots, or one for all.")
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise BadOptions(f"a render mode is {', '.join(self.metadata['render_modes'])}, not '{render_mode[:40]}'.")
        if illegal not in (REFUSE, RAISE):
            raise BadOptions(f"what is illegal can be answered by '{REFUSE}' or '{RAISE}', not '{illegal[:40]}'.")
        self.seat = seat
        self.render_mode = render_mode
        self.budget = Budget(iterations=iterations)
        self.illegal = illegal
        self.penalty = penalty
        self.observation_space = spaces.Box(-LIMIT, LIMIT, (self.setting.size,), np.float32)
        self.action_space = spaces.Discrete(self.setting.numbering.size)
        self._seeds: Chance | None = None
        self._episode: Episode | None = None
        self._bots: list[Bot] = []

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """A new game up to your first decision. Without a seed the next one of the last seed given."""
        super().reset(seed=seed)
        seed, self._seeds = next_seed(seed, self._seeds)
        self._bots = [seated(bot, chance_from_seed(f"{seed} bot {i}".encode())) for i, bot in enumerate(self.bots)]
        self._episode = Episode(self.setting, self.setting.new(seed))
        self._others()
        return self._seen(), self._info()

    def step(self, action: int | np.integer[Any]) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Your decision, then those of the others until you are asked again."""
        episode = self.episode
        if episode.over:
            raise BadOptions("the game is over; call reset.")
        refused: list[str] = []
        try:
            episode.play(int(action))
        except IllegalMove as error:
            if self.illegal == RAISE:
                raise
            refused = [error.reason.rule]
        self._others()
        reward = episode.rewards()[self.seat] - (self.penalty if refused else 0.0)
        info = self._info()
        if refused:
            info["refused"] = refused
        return self._seen(), reward, episode.over and not episode.cut, episode.cut, info

    def _others(self) -> None:
        """The bots play until it is our turn or the game is over."""
        episode = self.episode
        while not episode.over and episode.seat != self.seat:
            seat = episode.seat
            move = self._bots[seat - (seat > self.seat)].choose(Eyes(episode.position, seat), self.budget)
            episode.play_move(move)

    def _seen(self) -> NDArray[np.float32]:
        return seen_by(self.episode, self.seat)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_masks(), "role": self.setting.roles[self.seat]}
        if self.episode.over:
            info.update(self.episode.position.standing().to_json())
        return info

    @property
    def episode(self) -> Episode:
        if self._episode is None:
            raise BadOptions("there is no game yet; call reset first.")
        return self._episode

    def action_masks(self) -> NDArray[np.int8]:
        """1 for every legal action, under the name learners with masks look for."""
        return mask(self.episode, self.seat)

    def action_text(self, action: int) -> str:
        """What an action means, in the game's notation."""
        return self.setting.numbering.text(action)

    def render(self) -> Any:
        """Text, an SVG picture or its pixels from this seat's eyes, as `render_mode` says."""
        return rendered(self.render_mode, self.setting, self.episode.position, self.seat)

    # Copies and saves.

    def copy(self) -> SeatEnv:
        """An independent twin at the same moment. Bots by name are made anew and go on with the same chance; objects are shared."""
        twin = SeatEnv.__new__(SeatEnv)
        twin.__dict__.update(self.__dict__)
        twin._seeds = None if self._seeds is None else self._seeds.copy()
        twin._episode = None if self._episode is None else self._episode.copy()
        twin._bots = [seated(bot, now.chance.copy()) for bot, now in zip(self.bots, self._bots, strict=True)] if self._bots else []
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> SeatEnv:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in self.__dict__.items() if name not in ("setting", "_episode", "_bots", "_seeds")}
        chances = [_plain(bot.chance) for bot in self._bots]
        saved = None if self._episode is None else self._episode.save()
        return {"kept": kept, "setting": self.setting.arguments(), "episode": saved, "chances": chances, "seeds": _plain(self._seeds)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state["kept"])
        self.setting = Setting(**state["setting"])
        self._seeds = _chance(state["seeds"])
        self._episode = None if state["episode"] is None else restore(self.setting, state["episode"])
        chances = [_chance(plain) for plain in state["chances"]]
        self._bots = [seated(bot, chance) for bot, chance in zip(self.bots, chances, strict=False) if chance is not None]


def seated(bot: str | Bot, chance: Chance) -> Bot:
    """A bot for one game: made by its name, or the object itself, with this chance."""
    if isinstance(bot, str):
        return make_bot(bot, chance)
    bot.chance = chance
    return bot


def _plain(chance: Chance | None) -> tuple[int, int, int] | None:
    return None if chance is None else (chance.key_low, chance.key_high, chance.count)


def _chance(plain: tuple[int, int, int] | None) -> Chance | None:
    return None if plain is None else chance_at(*plain)


def register_game(game: str) -> str:
    """Tell Gymnasium's registry of a game (those of the catalogue are registered already); returns its id there.

    Without its version the id is the game in its newest rules: ``tafelrunde/root``.
    """
    entry = find(game)
    name = f"tafelrunde/{entry.id}-v{entry.version}"
    if name not in gymnasium.registry:
        gymnasium.register(name, entry_point="tafelrunde.research.gymnasium:SeatEnv", kwargs={"game": entry.id}, order_enforce=False)
    return name


for _game in games():
    register_game(_game.id)
