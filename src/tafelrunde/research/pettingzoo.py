"""PettingZoo: every game as an agent-environment cycle with an action mask.

>>> from tafelrunde.research.pettingzoo import env
>>> world = env("apple", seats=3)
>>> world.reset(seed=7)
>>> for agent in world.agent_iter():
...     observation, reward, termination, truncation, info = world.last()
...     action = None if termination or truncation else world.action_space(agent).sample(observation["action_mask"])
...     world.step(action)

Importing this module registers the games: ``pettingzoo.make("aec", "tafelrunde/root-v1")``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tafelrunde.research import missing

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import AECEnv, register
except ImportError as error:
    raise missing("tafelrunde.research.pettingzoo", error) from error

import msgspec

from tafelrunde.engine.catalogue import find, games
from tafelrunde.engine.chance import Chance, chance_at
from tafelrunde.engine.errors import BadOptions, Unreadable
from tafelrunde.research.arrays import mask
from tafelrunde.research.arrays import observation as seen_by
from tafelrunde.research.episode import HASHED, LONGEST, WIN, Episode, Setting, next_seed, restore
from tafelrunde.research.features import LIMIT, SIZE
from tafelrunde.research.pixels import RENDER_MODES, rendered

ASKED = -1
Observed = dict[str, NDArray[Any]]


class TableEnv(AECEnv[str, Observed, int]):
    """One table. Agents are ``player_0``, ``player_1``… in the order of the seats.

    Besides PettingZoo's own interface: `copy`, `save` and `restore` of the whole environment at any moment, `legal_actions`, `action_text`,
    and `position`, the game itself.
    """

    def __init__(
        self,
        game: str,
        seats: int | Sequence[str] = 0,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
        eyes: int | None = ASKED,
        actions: str = "",
        observation_size: int = SIZE,
        reward: str = WIN,
        longest: int = LONGEST,
        take_back: bool = False,
        observation: str = HASHED,
    ) -> None:
        """`eyes`: whose view is rendered, a seat, None for a spectator, -1 for whoever is asked. The rest is explained at `Setting`."""
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOptions(f"a render mode is {' or '.join(RENDER_MODES)}, not '{render_mode[:40]}'.")
        self._arguments = (game, seats, options, render_mode, eyes, actions, observation_size, reward, longest, take_back, observation)
        self.setting = Setting(game, seats, options, actions, observation_size, reward, longest, take_back, observation)
        self.metadata = {
            "render_modes": RENDER_MODES,
            "name": f"{self.setting.game.id}_v{self.setting.game.version}",
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.eyes = eyes
        self.possible_agents = [f"player_{seat}" for seat in range(self.setting.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.roles = dict(zip(self.possible_agents, self.setting.roles, strict=True))
        self.agents: list[str] = []
        seen = spaces.Box(-LIMIT, LIMIT, (self.setting.size,), np.float32)
        offered = spaces.Box(0, 1, (self.setting.numbering.size,), np.int8)
        self.observation_spaces = {agent: spaces.Dict({"observation": seen, "action_mask": offered}) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.setting.numbering.size) for agent in self.possible_agents}
        self.state_space = spaces.Box(-LIMIT, LIMIT, (self.setting.seats * self.setting.size,), np.float32)
        self._seeds: Chance | None = None
        self._episode: Episode | None = None

    # PettingZoo's interface.

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: ``reset(seed=7)`` deals what ``tafelrunde.new(game, seed=7)`` deals.

        Without a seed it is the next in the series that the last given seed began, or one nobody chose.
        """
        seed, self._seeds = next_seed(seed, self._seeds)
        self.begin(Episode(self.setting, self.setting.new(seed)))

    def begin(self, episode: Episode) -> None:
        """Start from an episode, wherever it stands."""
        self._episode = episode
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"role": self.roles[agent]} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[max(episode.seat, 0)]
        if episode.over:
            self._finish(episode)

    def step(self, action: int | None) -> None:
        """Play for the agent that is asked; IllegalMove with the reasons if the rules forbid it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self.episode
        if action is None:
            raise BadOptions(f"{agent} is asked and must choose an action.")
        self._cumulative_rewards[agent] = 0.0
        episode.play(int(action))
        if episode.over:
            self._finish(episode)
        else:
            self.agent_selection = self.possible_agents[episode.seat]

    def _finish(self, episode: Episode) -> None:
        """The game is over: everybody gets his reward and leaves in the order of the seats."""
        standing = episode.position.standing()
        worth = episode.rewards()
        for agent in self.agents:
            seat = self.seat_of[agent]
            self.rewards[agent] = worth[seat]
            self._cumulative_rewards[agent] += worth[seat]
            self.terminations[agent] = not episode.cut
            self.truncations[agent] = episode.cut
            self.infos[agent] = {
                "role": self.roles[agent],
                "score": standing.scores[seat],
                "rank": standing.ranks[seat],
                "won": seat in standing.winners,
                "rule": standing.rule,
            }
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observed:
        seat = self.seat_of[agent]
        return {"observation": seen_by(self.episode, seat), "action_mask": mask(self.episode, seat)}

    def state(self) -> NDArray[np.float32]:
        """What all seats see together, for training with one critic."""
        return np.concatenate([seen_by(self.episode, seat) for seat in range(self.setting.seats)])

    def render(self) -> Any:
        """Text, an SVG picture or its pixels, as `render_mode` says."""
        eyes = self.seat_of[self.agent_selection] if self.eyes == ASKED else self.eyes
        return rendered(self.render_mode, self.setting, self.position, eyes)

    def close(self) -> None:
        """Nothing is open."""

    # What PettingZoo does not ask for.

    @property
    def episode(self) -> Episode:
        if self._episode is None:
            raise BadOptions("there is no game yet; call reset first.")
        return self._episode

    @property
    def position(self) -> Any:
        """The game itself: knows everything, so agents must not look at it."""
        return self.episode.position

    def legal_actions(self) -> list[int]:
        """The actions of the agent that is asked, ascending."""
        return self.episode.numbers.copy()

    def action_text(self, action: int) -> str:
        """What an action means, in the game's notation."""
        return self.setting.numbering.text(action)

    def copy(self) -> TableEnv:
        """An independent twin at the same moment, for tree search: costs a copy of the position, not a deep copy."""
        twin = TableEnv.__new__(TableEnv)
        twin.__dict__.update(self.__dict__)
        twin._episode = None if self._episode is None else self._episode.copy()
        twin._seeds = None if self._seeds is None else self._seeds.copy()
        if self._episode is not None:
            twin.agents = self.agents.copy()
            twin.rewards = self.rewards.copy()
            twin._cumulative_rewards = self._cumulative_rewards.copy()
            twin.terminations = self.terminations.copy()
            twin.truncations = self.truncations.copy()
            twin.infos = self.infos.copy()
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> TableEnv:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (self._arguments, None if self._episode is None else self.save())

    def save(self) -> str:
        """Everything about this moment as text; `restore` of an environment made with the same arguments goes on from here."""
        seeds = self._seeds
        plain = {
            "episode": self.episode.save(),
            "seeds": None if seeds is None else [seeds.key_low, seeds.key_high, seeds.count],
            "agents": self.agents,
            "selection": self.agent_selection,
            "rewards": self.rewards,
            "cumulative": self._cumulative_rewards,
            "terminations": self.terminations,
            "truncations": self.truncations,
            "infos": self.infos,
        }
        return msgspec.json.encode(plain).decode()

    def restore(self, saved: str) -> None:
        """Go back (or forward) to a saved moment."""
        try:
            plain: dict[str, Any] = msgspec.json.decode(saved, type=dict[str, Any])
            episode = restore(self.setting, plain["episode"])
            self.begin(episode)
            seeds = plain["seeds"]
            self._seeds = None if seeds is None else chance_at(seeds[0], seeds[1], seeds[2])
            self.agents = plain["agents"]
            self.agent_selection = plain["selection"]
            self.rewards, self._cumulative_rewards = plain["rewards"], plain["cumulative"]
            self.terminations, self.truncations = plain["terminations"], plain["truncations"]
            self.infos = plain["infos"]
        except (msgspec.DecodeError, KeyError, TypeError, IndexError) as error:
            raise Unreadable(f"this is not a saved environment ({type(error).__name__}).") from None


def _rebuild(arguments: tuple[Any, ...], saved: str | None) -> TableEnv:
    made = TableEnv(*arguments)
    if saved is not None:
        made.restore(saved)
    return made


def env(game: str, **settings: Any) -> TableEnv:
    """An environment of a game; the settings are those of `TableEnv`."""
    return TableEnv(game, **settings)


def register_game(game: str) -> str:
    """Tell PettingZoo's registry of a game (those of the catalogue are registered already); returns its id there."""
    entry = find(game)
    name = f"tafelrunde/{entry.id}-v{entry.version}"
    register("aec", name, entry_point=env, kwargs={"game": entry.id})
    return name


for _game in games():
    register_game(_game.id)
