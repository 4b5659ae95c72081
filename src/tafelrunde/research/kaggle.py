"""Kaggle environments: every game for agents that are functions of observation and configuration.

>>> import kaggle_environments
>>> import tafelrunde.research.kaggle
>>> world = kaggle_environments.make("tafelrunde_root", {"seats": 3, "seed": 7})
>>> steps = world.run(["random", "random", "random"])

An observation has ``text`` (the prompt), ``legal`` (moves in notation, without those that only take back) and ``view``; an action is a
legal move in notation, or an answer that ends with it. Importing this module registers the games of the catalogue.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tafelrunde.research import missing

try:
    import kaggle_environments
except ImportError as error:
    raise missing("tafelrunde.research.kaggle", error) from error

import msgspec

from tafelrunde.engine.catalogue import Game, find, games
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.research.episode import Episode, Setting, restore
from tafelrunde.research.prose import Reader
from tafelrunde.research.text import parse, prompt

PREFIX = "tafelrunde_"
ACTIVE, INACTIVE, DONE, INVALID = "ACTIVE", "INACTIVE", "DONE", "INVALID"


def specification(entry: Game) -> dict[str, Any]:
    """What Kaggle has to know of a game, as it wants it."""
    return {
        "name": PREFIX + entry.id,
        "title": entry.title,
        "description": f"{entry.title}, with every rule enforced.",
        "version": f"{entry.version}.0.0",
        "agents": list(range(entry.min_seats, entry.max_seats + 1)),
        "configuration": {
            "episodeSteps": {"description": "Decisions after which a game is a draw.", "type": "integer", "minimum": 2, "default": 5000},
            "seed": {"description": "Decides everything that is dealt and rolled.", "type": "integer", "default": 0},
            "seats": {"description": "How many play.", "type": "integer", "default": entry.min_seats},
            "options": {"description": "The game's options.", "type": "object", "default": {}},
        },
        "reward": {"description": "A single winner has 1, together nothing.", "type": ["number", "null"], "default": 0},
        "observation": {
            "text": {"description": "What the seat knows and may do, in words.", "type": "string", "default": ""},
            "legal": {"description": "The legal moves in notation.", "type": "array", "default": []},
            "view": {"description": "What the seat knows.", "type": "object", "default": {}},
            "remainingOverageTime": 60,
        },
        "action": {"description": "A legal move in notation.", "type": ["string", "null"], "default": None},
    }


class Judge:
    """What carries a game from step to step. All that is hidden stays here; agents get their observations only."""

    def __init__(self, entry: Game) -> None:
        self.entry = entry
        self._readers: dict[tuple[str, ...], Reader] = {}
        self._last: tuple[str, Episode] | None = None

    def interpreter(self, state: list[Any], env: Any) -> list[Any]:
        """Kaggle's own contract: the states of the agents after what they did."""
        if env.done:
            setting = self.setting(state, env)
            return self.show(state, env, Episode(setting, setting.new(int(env.configuration.seed))))
        saved = env.info["episode"]  # Kaggle may go on from any step; mostly it is the one shown last
        episode = self._last[1] if self._last is not None and self._last[0] == saved else restore(self.setting(state, env), saved)
        seat = next((one for one, agent in enumerate(state) if agent.status == ACTIVE), -1)
        if seat < 0:
            return state
        reader = self.reader(episode.setting)
        try:
            move = parse(reader, reader.moment(episode.position, seat), str(state[seat].action or ""))
            if move not in episode.position.moves(seat):
                raise TafelrundeError("not legal")
        except TafelrundeError:
            return self.finish(state, INVALID, seat, [1.0 / max(len(state) - 1, 1)] * len(state))
        episode.play_move(move)
        return self.show(state, env, episode)

    def setting(self, state: list[Any], env: Any) -> Setting:
        return Setting(self.entry, len(state), dict(env.configuration.options or {}))

    def reader(self, setting: Setting) -> Reader:
        names = tuple(self.entry.seat_names(setting.roles))
        if names not in self._readers:
            self._readers[names] = Reader(self.entry, names)
        return self._readers[names]

    def show(self, state: list[Any], env: Any, episode: Episode) -> list[Any]:
        """Who is asked, and what each agent sees."""
        env.info["episode"] = saved = episode.save()
        self._last = (saved, episode)
        reader = self.reader(episode.setting)
        for seat, agent in enumerate(state):
            moment = reader.moment(episode.position, seat)
            asked = seat == episode.seat
            agent.observation.text = prompt(reader, moment) if asked else reader.prose(moment)
            verbs = reader.game.verbs
            agent.observation.legal = [verbs.text(move) for move in verbs.forward(moment.moves)] if asked else []
            agent.observation.view = msgspec.to_builtins(moment.view)
            agent.status = ACTIVE if asked else INACTIVE
        if episode.over:
            return self.finish(state, DONE, -1, episode.rewards())
        return state

    def finish(self, state: list[Any], status: str, guilty: int, worth: list[float]) -> list[Any]:
        for seat, agent in enumerate(state):
            agent.status = status if seat == guilty or guilty < 0 else DONE
            agent.reward = None if seat == guilty else worth[seat]
        return state

    def renderer(self, state: list[Any], env: Any) -> str:
        """The position as the first seat sees it."""
        return str(state[0].observation.text)


def random_agent(observation: Any, configuration: Any) -> str:
    """Any legal move; the same in the same moment."""
    legal = observation.legal
    return str(legal[chance_from_seed(observation.text.encode()).below(len(legal))]) if legal else ""


def first_agent(observation: Any, configuration: Any) -> str:
    """The first legal move."""
    return str(observation.legal[0]) if observation.legal else ""


AGENTS: dict[str, Callable[[Any, Any], str]] = {"random": random_agent, "first": first_agent}


def register_game(game: str) -> str:
    """Tell Kaggle's registry of a game (those of the catalogue are registered already); returns its name there."""
    entry = find(game)
    judge = Judge(entry)
    kaggle_environments.register(
        PREFIX + entry.id,
        {
            "specification": specification(entry),
            "interpreter": lambda state, env: judge.interpreter(state, env),  # its arguments are counted: a method has one too many
            "renderer": lambda state, env: judge.renderer(state, env),
            "html_renderer": lambda: "",
            "agents": AGENTS,
        },
    )
    return PREFIX + entry.id


for _game in games():
    register_game(_game.id)
