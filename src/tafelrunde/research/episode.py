"""A game as an environment plays it: one seat is asked at a time, actions are numbers, the result is a reward."""

from __future__ import annotations

import secrets
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tafelrunde.engine.catalogue import Game, find
from tafelrunde.engine.chance import Chance, chance_from_seed
from tafelrunde.engine.errors import BadOptions, IllegalMove, Unreadable
from tafelrunde.engine.options import fill
from tafelrunde.engine.position import Position
from tafelrunde.engine.state import dump, load
from tafelrunde.engine.steps import NOT_HERE, Reason
from tafelrunde.research.features import SIZE, Features, features
from tafelrunde.research.numbering import MOVES, WORDS, Words, numbering
from tafelrunde.research.planes import layout_for

WIN = "win"
RANK = "rank"
HASHED = "hashed"
PLANES = "planes"
LONGEST = 20_000


def next_seed(seed: int | None, series: Chance | None) -> tuple[int, Chance]:
    """The seed to deal from, and the series of those to come.

    Without a seed it is the next in the series that the last given one began, or one nobody chose.
    """
    if seed is not None:
        return seed, chance_from_seed(f"after {seed}".encode())
    if series is None:
        series = chance_from_seed(secrets.randbits(63))
    return series.bits(), series


class Setting:
    """What stays the same from episode to episode: game, seats, options, numbering, rewards."""

    def __init__(
        self,
        game: str | Game,
        seats: int | Sequence[str] = 0,
        options: Mapping[str, object] | None = None,
        actions: str = "",
        observation_size: int = SIZE,
        reward: str = WIN,
        longest: int = LONGEST,
        take_back: bool = False,
        observation: str = HASHED,
    ) -> None:
        """`actions`: "moves" or "words" (see `numbering`). `longest`: decisions after which an episode is cut.

        `take_back`: also offer what only undoes a choice of the same decision. `observation`: "hashed" into a vector of this size, or
        "planes" with names (see `planes`), of which `layout` says where each of them stands.
        """
        self.game = find(game) if isinstance(game, str) else game
        self.roles = self.game.check_seats(seats or self.game.min_seats)
        self.options = fill(self.game.options, options or {})
        if objection := self.game.objection(self.roles, self.options):
            raise BadOptions(objection)
        if reward not in (WIN, RANK):
            raise BadOptions(f"a reward is by '{WIN}' or by '{RANK}', not '{reward[:40]}'.")
        if observation_size < 1 or longest < 1:
            raise BadOptions("the size of an observation and the longest episode are at least 1.")
        self.numbering = numbering(self.game.verbs, actions)
        self.seats = len(self.roles)
        self.reward = reward
        self.longest = longest
        self.take_back = take_back
        self.circular = not take_back and any(verb.takes_back for verb in self.game.verbs.verbs)
        if observation not in (HASHED, PLANES):
            raise BadOptions(f"an observation is '{HASHED}' or '{PLANES}', not '{observation[:40]}'.")
        named = (self.game.id, self.game.version, tuple(self.roles), tuple(sorted(self.options.items())))
        self.layout = layout_for(*named) if observation == PLANES else None
        own = self.described(self.new(0), 0)
        self.own = own is not None
        self.spelled = self.numbering.size if self.own and isinstance(self.numbering, Words) else 0
        self.size = observation_size if own is None else len(own) + self.spelled

    def arguments(self) -> dict[str, Any]:
        """What to call `Setting` with to get the same again, in another process too."""
        return {
            "game": self.game.id,
            "seats": self.roles,
            "options": self.options,
            "actions": WORDS if isinstance(self.numbering, Words) else MOVES,
            "observation_size": self.size,
            "reward": self.reward,
            "longest": self.longest,
            "take_back": self.take_back,
            "observation": HASHED if self.layout is None else PLANES,
        }

    def new(self, seed: int) -> Position:
        """A fresh position."""
        return self.game.new(self.roles, seed, self.options)

    def described(self, pos: Position, seat: int) -> list[float] | None:
        """What a seat may know as planes, or as the game itself describes it; None: the view is hashed."""
        if self.layout is not None:
            return self.layout.values(pos.view(seat), seat, pos.deciding(seat))
        return self.game.observation(pos, seat)

    def with_words(self, own: list[float], said: list[int]) -> list[float]:
        """A game's own description, and behind it the words of a move that were said so far."""
        words = [0.0] * self.spelled
        for word in said if words else []:
            words[word] = 1.0
        return own + words

    def rewards(self, pos: Position, cut: bool) -> list[float]:
        """What the result is worth to each seat: together nothing, to a single winner 1.

        By win: the winners share what the others lose. By rank: how many are behind, less how many are ahead. Nothing while the game
        runs or when it was cut short.
        """
        if cut or not pos.is_over():
            return [0.0] * self.seats
        others = max(self.seats - 1, 1)
        standing = pos.standing()
        if self.reward == RANK:
            ranks = standing.ranks
            return [sum((rank < other) - (rank > other) for other in ranks) / others for rank in ranks]
        winners = standing.winners
        if not winners:
            return [0.0] * self.seats
        return [(self.seats / len(winners) * (seat in winners) - 1.0) / others for seat in range(self.seats)]


class Episode:
    """One game in progress.

    `seat` is asked now (-1: the game is over), `numbers` are its legal actions. Where several seats decide at once in secret they are asked
    one after another; nobody sees what another has decided, not even that he has.
    """

    __slots__ = ("_candidates", "_depth", "_seen", "cut", "decisions", "numbers", "position", "said", "seat", "setting")

    def __init__(self, setting: Setting, position: Position, seat: int = 0) -> None:
        """Begins at a position. Of several seats that wait, `seat` or the next after it is asked first."""
        self.setting = setting
        self.position = position
        self.decisions = 0
        self.cut = False
        self.seat = seat
        self.numbers: list[int] = []
        self._candidates: list[int] = []
        self._seen: dict[int, Features] = {}
        self._ask()

    @property
    def over(self) -> bool:
        return self.seat < 0

    def _ask(self) -> None:
        """Ask whoever was asked last if he still waits, else the next who does."""
        self.said: list[int] = []
        waiting = self.position.waiting()
        if not waiting or self.cut:
            self.seat = -1
            self._candidates = self.numbers = []
            self._depth = 0
            return
        self.seat = next((seat for seat in waiting if seat >= self.seat), waiting[0])
        moves = self.position.moves(self.seat)
        if self.setting.circular:
            moves = self.setting.game.verbs.forward(moves)
        self._narrow(moves, 0)

    def _narrow(self, moves: list[int], depth: int) -> None:
        numbering = self.setting.numbering
        self._candidates = moves
        self._depth = numbering.next_depth(moves, depth)
        self.numbers = numbering.numbers(moves, self._depth)

    def move_of(self, number: int) -> int | None:
        """The move this action completes, None if it only says a word of one; IllegalMove if it is not offered."""
        kept = self._kept(number)
        return kept[0] if len(kept) == 1 else None

    def moves(self) -> list[int]:
        """The moves that are still possible after the words said so far; with one number for each move, in the order of `numbers`."""
        return self._candidates

    def _kept(self, number: int) -> list[int]:
        numbers = self.numbers
        at = bisect_left(numbers, number)
        if at == len(numbers) or numbers[at] != number:
            raise self._refusal(number)
        if len(numbers) == len(self._candidates):
            return [self._candidates[at]]
        return self.setting.numbering.keep(self._candidates, self._depth, number)

    def play(self, number: int) -> None:
        """Carry out a legal action."""
        kept = self._kept(number)
        if len(kept) > 1:
            self.said.append(number)
            self._narrow(kept, self._depth + 1)
            return
        self.play_move(kept[0])

    def play_move(self, move: int) -> None:
        """Carry out a whole move of the seat that is asked."""
        self.position.play(self.seat, move)
        self.decisions += 1
        self._seen = {}
        self.cut = self.decisions >= self.setting.longest and not self.position.is_over()
        self._ask()

    def why_not(self, number: int) -> Reason | None:
        """The reason, by rule id, against an action of the seat that is asked."""
        if number in self.numbers:
            return None
        verbs = self.setting.game.verbs
        if self.setting.numbering.size == verbs.actions and self.seat >= 0 and 0 <= number < verbs.actions:
            return self.position.why_not(self.seat, verbs.from_number(number)) or NOT_HERE
        return NOT_HERE if self.seat >= 0 else Reason("G1")

    def _refusal(self, number: int) -> IllegalMove:
        try:
            text = self.setting.numbering.text(number)
        except Unreadable:
            text = str(number)
        return IllegalMove(text, self.why_not(number) or NOT_HERE)

    def observe(self, seat: int) -> list[float]:
        """What a seat sees as numbers, always as many."""
        setting = self.setting
        said = self.said if seat == self.seat else []
        if not setting.own:
            if (seen := self._seen.get(seat)) is None:  # what is on the table stays the same from word to word
                seen = self._seen[seat] = features(self.position, seat, setting.size)
            return seen.with_words(said)
        return setting.with_words(setting.described(self.position, seat) or [], said)

    def rewards(self) -> list[float]:
        return self.setting.rewards(self.position, self.cut)

    def copy(self, log: bool = True) -> Episode:
        """An independent twin; the log of the position, if it has one, goes along unless it is not wanted."""
        twin = Episode.__new__(Episode)
        twin.setting = self.setting
        twin.position = self.position.copy()
        if log and self.position.log is not None:
            twin.position.log = self.position.log.copy()
        twin.decisions = self.decisions
        twin.cut = self.cut
        twin.seat = self.seat
        twin.said = self.said.copy()
        twin.numbers = self.numbers
        twin._candidates = self._candidates
        twin._depth = self._depth
        twin._seen = self._seen.copy()
        return twin

    def save(self) -> str:
        """Everything about the episode as text; `restore` gives it back, in another process too."""
        game = self.setting.game
        plain = {
            "game": game.id,
            "version": game.version,
            "seats": self.setting.roles,
            "decisions": self.decisions,
            "cut": self.cut,
            "seat": self.seat,
            "said": [self.setting.numbering.text(word) for word in self.said],
            "position": dump(self.position),
        }
        return msgspec.json.encode(plain).decode()


def restore(setting: Setting, text: str) -> Episode:
    """The episode that was saved. Unreadable if it is not one of this game and these seats."""
    try:
        plain: dict[str, Any] = msgspec.json.decode(text, type=dict[str, Any])
        if (plain["game"], plain["version"], plain["seats"]) != (setting.game.id, setting.game.version, setting.roles):
            raise Unreadable("this was saved by another game, rules version or table.")
        episode = Episode(setting, load(plain["position"], setting.game.package), max(plain["seat"], 0))
        episode.decisions = plain["decisions"]
        if plain["cut"]:
            episode.cut = True
            episode._ask()
        for said in plain["said"]:
            episode.play(next(number for number in episode.numbers if setting.numbering.text(number) == said))
    except (msgspec.DecodeError, KeyError, TypeError, StopIteration) as error:
        raise Unreadable(f"this is not a saved episode ({type(error).__name__}).") from None
    return episode
