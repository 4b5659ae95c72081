"""Games in words, for language models: the prompt, reading the answer, thinking again with the rule, transcript and cost.

>>> from tafelrunde.research.text import ModelBot, Reply
>>> bot = ModelBot(lambda talk: Reply("MOVE: ready"))  # any function of a conversation is a model

`ModelBot` is a bot: it plays in the arena, in environments, against others. ``tafelrunde arena GAME --bots llm:NAME,greedy --llm-url URL``
asks any endpoint that speaks OpenAI's chat completions.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from tafelrunde.bots.base import Bot, Budget
from tafelrunde.engine.catalogue import Game, games
from tafelrunde.engine.chance import Chance, chance_from_seed
from tafelrunde.engine.errors import BadOptions, TafelrundeError, Unreadable
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.position import Position
from tafelrunde.engine.verbs import VerbTable
from tafelrunde.research.prose import Moment, Reader

MANY = 60
"""Legal moves that are all listed; of more, so many of each verb."""
OF_A_VERB = 12
TRIES = 3
MOVE_LINE = re.compile(r"\bmove\W*?:\s*(.+?)\s*$", re.I | re.M)
BRACKETS = re.compile(r"\[([^\[\]\n]+)\]")
URL, KEY = "TAFELRUNDE_LLM_URL", "TAFELRUNDE_LLM_KEY"
HOW = (
    "You play {title} as {role}. Every rule is enforced; only the legal moves below can be played. Places are called as in moves. "
    "Think as long as you like, then end with one line: MOVE: followed by a legal move, exactly as it is written."
)
Talk = list[dict[str, str]]
"""A conversation, as chat completions have it: role and content."""


@dataclass(frozen=True)
class Reply:
    """What a model said, and what it cost, in tokens."""

    text: str
    asked: int = 0
    said: int = 0


Model = Callable[[Talk], Reply]


@dataclass
class Exchange:
    """One question and the answers to it until a move was found."""

    talk: Talk
    move: str
    tries: int
    given_up: bool = False


@dataclass
class Cost:
    """What a model has used up."""

    calls: int = 0
    asked: int = 0
    said: int = 0
    refused: int = 0
    given_up: int = 0

    def price(self, asked: float, said: float) -> float:
        """In money, at so much for a million tokens of either kind."""
        return (self.asked * asked + self.said * said) / 1_000_000


def prompt(reader: Reader, moment: Moment, news: Sequence[str] = ()) -> str:
    """What a model is asked: the position, what happened, the legal moves."""
    lines = [*(["What happened:", *news, ""] if news else []), reader.prose(moment), f"Legal moves ({len(moment.moves)}):"]
    shown: dict[str, int] = {}
    for text, said in reader.offers(moment):
        verb = text.split()[0]
        shown[verb] = shown.get(verb, 0) + 1
        if len(moment.moves) <= MANY or shown[verb] <= OF_A_VERB:
            lines.append(f"{text}  ({said})")
    if len(moment.moves) > MANY:
        lines += [f"… and {many - OF_A_VERB} more that begin with {verb}" for verb, many in shown.items() if many > OF_A_VERB]
    return "\n".join(lines)


def parse(reader: Reader, moment: Moment, answer: str) -> int:
    """The move an answer names: on its last line MOVE:, in its last brackets, or as all it says. Unreadable says what is wrong."""
    named = MOVE_LINE.findall(answer) or BRACKETS.findall(answer) or [answer.strip().splitlines()[-1] if answer.strip() else ""]
    text = named[-1].strip("[]`*\"' .")
    by_text = {reader.game.verbs.text(move): move for move in moment.moves}
    if text in by_text:
        return by_text[text]
    if not text:
        raise Unreadable("there is no move in the answer; end with a line MOVE: and a legal move.")
    return reader.parse(text)


def refusal(reader: Reader, pos: Position, seat: int, error: TafelrundeError | None, move: int | None) -> str:
    """What is said to a model whose answer cannot be played."""
    reason = None if move is None else pos.why_not(seat, move)
    if reason is None:
        return f"That cannot be read: {error} Answer with a line MOVE: and one of the legal moves."
    told = reader.reason(reason)
    return f"That is not allowed: {told['text']} [{told['rule']}: {reader.rule(told['rule'])}] Choose one of the legal moves."


@lru_cache(32)
def _reader(game: Game, names: tuple[str, ...]) -> Reader:
    return Reader(game, names)


def game_of(verbs: VerbTable) -> Game:
    """The game these verbs belong to."""
    for game in games(examples=True):
        if game.verbs is verbs:
            return game
    raise BadOptions("this game is not in the catalogue; give the bot its reader.")


@dataclass
class _Seen:
    moment: Moment
    world: Position


class ModelBot(Bot):
    """Asks a model for every decision. What cannot be played is asked again with the rule, at last any legal move is played and counted."""

    name = "llm"

    def __init__(self, model: Model | Chance, reader: Reader | None = None, tries: int = TRIES, chance: Chance | None = None) -> None:
        """Made by its name, with nothing but chance, it asks the endpoint in the environment; `set` gives the model's name."""
        made_by_name = isinstance(model, Chance)
        super().__init__(model if isinstance(model, Chance) else chance or chance_from_seed(0))
        self.model: Model = endpoint("") if made_by_name else model  # type: ignore[assignment]
        self.reader = reader
        self.tries = tries
        self.cost = Cost()
        self.transcript: list[Exchange] = []

    def set(self, name: str, value: str) -> None:
        """``llm:NAME`` names the model; ``llm:NAME:tries=5`` lets it think again so often."""
        if name == "tries" and value.isdigit() and int(value) > 0:
            self.tries = int(value)
        elif not value:  # a model's name may have colons itself
            known = self.model.model if isinstance(self.model, Endpoint) else ""
            self.model = endpoint(f"{known}:{name}" if known else name)
        else:
            super().set(name, value)

    def look(self, eyes: Eyes) -> _Seen:
        """The seat's moment; scene and question are public, so they are read from a world the seat cannot tell from the real one."""
        world = eyes.guess(self.chance.fork())
        if self.reader is None or len(self.reader.names) != eyes.seats:
            game = game_of(eyes.verbs())
            roles = [seat.get("role", "") for seat in eyes.view().get("seats", ())]
            known = len(roles) == eyes.seats and all(role in game.roles for role in roles)
            self.reader = _reader(game, tuple(game.seat_names(roles if known else game.default_roles(eyes.seats))))
        moment = self.reader.moment(world, eyes.seat)
        return _Seen(moment._replace(view=eyes.view(), moves=eyes.moves(), deciding=eyes.deciding(), noticed=eyes.noticed()), world)

    def choose(self, eyes: Eyes, budget: Budget) -> int:
        seen = self.look(eyes)
        reader = self.reader
        assert reader is not None
        talk: Talk = [
            {"role": "system", "content": HOW.format(title=reader.game.title, role=reader.roles[eyes.seat])},
            {"role": "user", "content": prompt(reader, seen.moment)},
        ]
        for tried in range(1, self.tries + 1):
            move = self.ask(talk, reader, seen, eyes.seat)
            if move is not None:
                self.transcript.append(Exchange(talk, reader.game.verbs.text(move), tried))
                return move
        self.cost.given_up += 1
        moves = eyes.forward() or eyes.moves()
        move = moves[self.chance.below(len(moves))]
        self.transcript.append(Exchange(talk, reader.game.verbs.text(move), self.tries, True))
        return move

    def ask(self, talk: Talk, reader: Reader, seen: _Seen, seat: int) -> int | None:
        """One question; None, and the reason in the conversation, if the answer cannot be played."""
        reply = self.model(talk)
        self.cost.calls += 1
        self.cost.asked += reply.asked
        self.cost.said += reply.said
        talk.append({"role": "assistant", "content": reply.text})
        move, error = None, None
        try:
            move = parse(reader, seen.moment, reply.text)
        except TafelrundeError as problem:
            error = problem
        if move in seen.moment.moves:
            return move
        self.cost.refused += 1
        talk.append({"role": "user", "content": refusal(reader, seen.world, seat, error, move)})
        return None


@dataclass
class Endpoint:
    """A model behind an address that speaks OpenAI's chat completions."""

    model: str
    url: str = ""
    key: str = ""
    seconds: float = 120.0
    more: dict[str, Any] = field(default_factory=dict)

    def __call__(self, talk: Talk) -> Reply:
        url = (self.url or os.environ.get(URL, "")).rstrip("/")
        if not url:
            raise BadOptions(f"a model needs an address: --llm-url, or {URL} in the environment.")
        head = {"Content-Type": "application/json"}
        if key := self.key or os.environ.get(KEY, ""):
            head["Authorization"] = f"Bearer {key}"
        body = json.dumps({"model": self.model, "messages": talk, **self.more}).encode()
        try:
            with urlopen(Request(f"{url}/chat/completions", body, head), timeout=self.seconds) as answer:
                plain = json.load(answer)
            used = plain.get("usage") or {}
            return Reply(plain["choices"][0]["message"]["content"] or "", used.get("prompt_tokens", 0), used.get("completion_tokens", 0))
        except HTTPError as error:
            raise BadOptions(f"{url} says {error.code} {error.reason}.") from None
        except (URLError, OSError) as error:
            raise BadOptions(f"{url} does not answer: {error}.") from None
        except (ValueError, KeyError, IndexError, TypeError) as error:
            raise BadOptions(f"{url} does not speak chat completions ({type(error).__name__}).") from None


def endpoint(model: str) -> Model:
    """A model by its name, at the address in the environment."""
    return Endpoint(model)
