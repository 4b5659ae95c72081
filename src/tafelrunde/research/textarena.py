"""TextArena: every game as an environment whose actions are sentences.

>>> import textarena
>>> import tafelrunde.research.textarena
>>> world = textarena.make("Tafelrunde-root-v2-raw")

Importing this module registers the games of the catalogue.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from tafelrunde.research import missing

try:
    import textarena as ta
    from textarena.envs.registration import ENV_REGISTRY
    from textarena.envs.registration import register_with_versions as register
except ImportError as error:
    raise missing("tafelrunde.research.textarena", error) from error

from tafelrunde.engine.catalogue import find, games
from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.engine.position import Position
from tafelrunde.research.episode import LONGEST, Setting
from tafelrunde.research.prose import Reader
from tafelrunde.research.text import HOW, parse, prompt, refusal

INVALID_ALLOWED = 3


class TextArenaEnv(ta.Env):
    """One table. Players are the seats; each is told what its seat learns, and asked in the order of the game."""

    def __init__(self, game: str, seats: Sequence[str] = (), options: Mapping[str, object] | None = None, longest: int = LONGEST) -> None:
        """`seats`: roles, if they are not the usual ones; `longest`: decisions after which the game is a draw."""
        self.game = find(game)
        self.seats = seats
        self.options = dict(options or {})
        self.longest = longest

    def reset(self, num_players: int, seed: int | None = None) -> None:
        setting = Setting(self.game, self.seats or num_players, self.options)
        self.setting = setting
        self.reader = Reader(self.game, self.game.seat_names(setting.roles))
        dealt = secrets.randbits(63) if seed is None else seed
        self.position: Position = self.game.new(setting.roles, dealt, setting.options, log=True)
        self.state = ta.FFAMultiPlayerState(num_players=setting.seats, seed=seed, error_allowance=INVALID_ALLOWED)
        roles = dict(enumerate(self.reader.roles))
        self.state.reset(game_state={}, player_prompt_function=self._begin, role_mapping=roles)
        self._tell()
        self._ask()

    def _begin(self, player_id: int, game_state: dict[str, Any]) -> str:
        return HOW.format(title=self.game.title, role=self.reader.roles[player_id])

    def _tell(self) -> None:
        """Every seat hears what it learns of what happened."""
        log = self.position.log or []
        for seat in range(self.setting.seats):
            if told := self.reader.news(log, seat):
                self.state.add_observation(to_id=seat, message="\n".join(told), observation_type=ta.ObservationType.GAME_MESSAGE)
        log.clear()

    def _ask(self) -> None:
        waiting = self.position.waiting()
        if not waiting:
            return
        asked = self.state.current_player_id
        seat = next((one for one in waiting if one >= asked), waiting[0])
        self.state.manually_set_current_player_id(seat, force=True)
        text = prompt(self.reader, self.reader.moment(self.position, seat))
        self.state.add_observation(to_id=seat, message=text, observation_type=ta.ObservationType.GAME_BOARD)

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        seat = self.state.current_player_id
        self.state.add_observation(from_id=seat, to_id=seat, message=action, observation_type=ta.ObservationType.PLAYER_ACTION)
        move, problem = None, None
        try:
            move = parse(self.reader, self.reader.moment(self.position, seat), action)
        except TafelrundeError as error:
            problem = error
        if move is None or move not in self.position.moves(seat):
            if self.state.set_invalid_move(reason=refusal(self.reader, self.position, seat, problem, move)):
                self._forfeit(seat)
            return self._done()
        self.position.play(seat, move)
        self._tell()
        if self.position.is_over():
            standing = self.position.standing()
            worth = self.setting.rewards(self.position, False)
            won = ", ".join(self.reader.roles[winner] for winner in standing.winners) or "nobody"
            self.state.set_game_outcome(dict(enumerate(worth)), f"won by {won} [{standing.rule}]")
        elif self.position.ply >= self.longest:
            self.state.set_draw(f"nobody has won after {self.longest} decisions.")
        else:
            self._ask()
        return self._done()

    def _forfeit(self, seat: int) -> None:
        """Whoever cannot be understood so often has lost; the others share."""
        others = max(self.setting.seats - 1, 1)
        worth = {other: -1.0 if other == seat else 1.0 / others for other in range(self.setting.seats)}
        self.state.set_game_outcome(worth, f"{self.reader.roles[seat]} has answered {INVALID_ALLOWED} times with what cannot be played.")

    def _done(self) -> tuple[bool, dict[str, Any]]:
        done, info = self.state.step(rotate_player=False)
        return bool(done), dict(info)

    def get_board_str(self) -> str:
        """What a spectator sees, for renderers."""
        return self.reader.prose(self.reader.moment(self.position, None))


def register_game(game: str) -> str:
    """Tell TextArena's registry of a game (those of the catalogue are registered already); returns its id there."""
    entry = find(game)
    name = f"Tafelrunde-{entry.id}-v{entry.version}"
    if name not in ENV_REGISTRY:
        register(name, TextArenaEnv, wrappers={"default": [ta.wrappers.LLMObservationWrapper]}, game=entry.id)
    return name


for _game in games():
    register_game(_game.id)
