"""OpenSpiel: every game as a sequential game with imperfect information and explicit chance.

>>> import pyspiel
>>> import tafelrunde.research.openspiel
>>> game = pyspiel.load_game("tafelrunde_root(players=2)")

Importing this module registers the games of the catalogue. How chance and secrets are told:

- A game begins with four chance nodes, each one byte of the seed: 2**32 deals. Whenever a decision makes dice roll or cards be drawn, a
  chance node follows it with 256 equally likely outcomes, each a fresh seed for all that is drawn until the next decision. No clone of a
  state knows what will be rolled.
- The information state of a seat is its view, the decisions it has noticed, and a digest of everything it was ever told; as a tensor, its
  observation and as many numbers again in which all that it was told leaves its mark.
- ``resample_from_infostate`` is the game's own `guess`: whatever the seat does not know is dealt anew.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from tafelrunde.research import missing

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise missing("tafelrunde.research.openspiel", error) from error


from tafelrunde.engine.catalogue import Game, find, games
from tafelrunde.engine.options import Option
from tafelrunde.research.arrays import observation
from tafelrunde.research.episode import LONGEST, WIN, Setting
from tafelrunde.research.features import SIZE
from tafelrunde.research.numbering import Words
from tafelrunde.research.world import FATES, World

PREFIX: Final = "tafelrunde_"
OUTCOMES: Final = [(fate, 1.0 / FATES) for fate in range(FATES)]
WORDS_IN_A_MOVE: Final = 6
_REGISTERED: Final[set[str]] = set()


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """One game of the catalogue with its seats and options; `register_game` makes a class of each."""

    kind: ClassVar[Any]
    entry: ClassVar[Game]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        entry, params = self.entry, params or {}
        roles = [role for role in str(params.get("roles", "")).split("+") if role]
        options = {option.name: params[option.name] for option in entry.options if option.name in params}
        self.setting = Setting(
            entry,
            roles or int(params.get("players", entry.min_seats)),
            options,
            actions=str(params.get("actions", "")),
            observation_size=int(params.get("observation_size", SIZE)),
            reward=str(params.get("reward", WIN)),
            longest=int(params.get("longest", LONGEST)),
        )
        words = WORDS_IN_A_MOVE if isinstance(self.setting.numbering, Words) else 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.numbering.size,
            max_chance_outcomes=FATES,
            num_players=self.setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.setting.longest * words,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.setting.longest + 4

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver:
        return TableObserver(self.setting, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class TableState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game. All that is ours is in one attribute, which knows how to copy and to save itself."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.world = World(game.setting)

    def current_player(self) -> int:
        world = self.world
        if world.chance_decides:
            return int(pyspiel.PlayerId.CHANCE)
        seat = world.now.seat
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        world = self.world
        return not world.chance_decides and world.now.over

    def _legal_actions(self, player: int) -> list[int]:
        return self.world.now.numbers

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return OUTCOMES

    def _apply_action(self, action: int) -> None:
        if self.world.chance_decides:
            self.world.draw(int(action))
        else:
            self.world.play(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.world.setting.numbering.text(action)

    def returns(self) -> list[float]:
        world = self.world
        return world.now.rewards() if self.is_terminal() else [0.0] * world.setting.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """A state this player cannot tell from this one: secrets and dice dealt anew."""
        state: TableState = self.get_game().new_initial_state()
        state.world = self.world.guess(player, int(sampler() * 2**31) << 31 | int(sampler() * 2**31))
        return state

    def __str__(self) -> str:
        return self.world.text()


class TableObserver:
    """What a player sees as a tensor and as a string; with perfect recall the string also identifies the whole past."""

    def __init__(self, setting: Setting, kind: Any) -> None:
        self.recalls = bool(kind.perfect_recall)
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = np.zeros(setting.size * (2 if self.recalls else 1), np.float32)
        self.dict = {"view": self.tensor[: setting.size]}
        if self.recalls:
            self.dict["past"] = self.tensor[setting.size :]

    def set_from(self, state: TableState, player: int) -> None:
        world = state.world
        self.tensor[:] = 0.0
        if world.dealt:
            self.dict["view"][:] = observation(world.now, player)
            if self.recalls:
                self.dict["past"][:] = world.recalled(player)

    def string_from(self, state: TableState, player: int) -> str:
        return state.world.seen(player if self.private else None, self.recalls)


def parameters(entry: Game) -> dict[str, Any]:
    """What can be set in a game string. Options that are free text (maps of one's own) are left to the Python interface."""
    offered: dict[str, Any] = {
        "players": entry.min_seats,
        "roles": "",
        "actions": "",
        "observation_size": SIZE,
        "reward": WIN,
        "longest": LONGEST,
    }
    offered.update({option.name: option.default for option in entry.options if not _is_text(option)})
    return offered


def _is_text(option: Option) -> bool:
    return isinstance(option.default, str) and not option.choices


def register_game(game: str) -> str:
    """Tell OpenSpiel of a game (those of the catalogue are registered already); returns its name there."""
    entry = find(game)
    name = PREFIX + entry.id
    if name in _REGISTERED:
        return name
    kind = pyspiel.GameType(
        short_name=name,
        long_name=entry.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=entry.max_seats,
        min_num_players=entry.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(entry),
    )
    # A class, not a function: OpenSpiel drops its reference after the interpreter has gone, which a function does not survive.
    made = type(f"{entry.id.capitalize()}Game", (TableGame,), {"kind": kind, "entry": entry})
    pyspiel.register_game(kind, made)
    _REGISTERED.add(name)
    return name


for _game in games():
    register_game(_game.id)
