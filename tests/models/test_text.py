"""Games in words: prompts, answers, thinking again with the rule, transcript, cost, and a scripted stand-in for a model over HTTP."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, ClassVar

import pytest

import tafelrunde
from tafelrunde.bots import Budget
from tafelrunde.bots.base import bots, make_bot, make_player
from tafelrunde.cli.main import main
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.errors import BadOptions, Unreadable
from tafelrunde.research.prose import Reader
from tafelrunde.research.text import Cost, Endpoint, ModelBot, Reply, Talk, parse, prompt
from tests.research.games import GAMES


def legal_in(talk: Talk) -> list[str]:
    """The moves a prompt lists."""
    lines = talk[1]["content"].split("Legal moves")[-1].splitlines()[1:]
    return [line.partition("  (")[0] for line in lines if "  (" in line]


def scripted(talk: Talk) -> Reply:
    """A stand-in that plays something that depends on all it was told."""
    moves = legal_in(talk)
    move = moves[chance_from_seed(talk[-1]["content"].encode()).below(len(moves))]
    return Reply(f"Let me think about [{moves[0]}] first.\n\n**MOVE:** `{move}`", 100, 10)


@pytest.mark.parametrize("game", GAMES)
def test_a_model_plays_every_game_and_sees_what_its_seat_sees(game: str) -> None:
    pos = tafelrunde.new(game, seed=3)
    bot, other = ModelBot(scripted), ModelBot(scripted, chance=chance_from_seed(9))
    for ply in range(25):
        if not pos.waiting():
            break
        seat = pos.waiting()[0]
        move = bot.choose(tafelrunde.Eyes(pos, seat), Budget())
        if ply % 5 == 0:
            world = pos.guess(seat, chance_from_seed(ply))
            assert other.choose(tafelrunde.Eyes(world, seat), Budget()) == move
            assert other.transcript[-1].talk == bot.transcript[-1].talk, "in another world it is asked the same"
        pos.play(seat, move)
    assert bot.cost.given_up == 0
    assert bot.cost.calls == len(bot.transcript)
    assert Cost(asked=1_000_000, said=2_000_000).price(3.0, 10.0) == 23.0


def test_an_illegal_answer_is_asked_again_with_the_rule() -> None:
    pos = tafelrunde.new("apple", seed=1)
    answers = iter(["I do not know.", "MOVE: bid 0", "MOVE: ready"])
    bot = ModelBot(lambda talk: Reply(next(answers)))
    assert bot.choose(tafelrunde.Eyes(pos, 0), Budget()) == pos.verbs().parse("ready")
    talk = bot.transcript[0].talk
    assert talk[3]["content"].startswith("That cannot be read")
    assert "not allowed" in talk[5]["content"]
    assert "[A2.2: All seats bid secretly" in talk[5]["content"]
    assert (bot.cost.calls, bot.cost.refused, bot.cost.given_up) == (3, 2, 0)


def test_whoever_never_understands_plays_something_legal_and_it_is_counted() -> None:
    pos = tafelrunde.new("apple", seed=1)
    bot = ModelBot(lambda talk: Reply("hm"), tries=2)
    assert bot.choose(tafelrunde.Eyes(pos, 0), Budget()) in pos.moves(0)
    assert (bot.cost.calls, bot.cost.given_up) == (2, 1)
    assert bot.transcript[0].given_up


def test_answers_are_read_as_they_come() -> None:
    pos = tafelrunde.new("root", ["marquise", "eyrie"], seed=1)
    reader = Reader(tafelrunde.find("root"), ["marquise", "eyrie"])
    moment = reader.moment(pos, 0)
    keep = pos.verbs().parse("keep 3")
    for answer in (
        "keep 3",
        "MOVE: keep 3",
        "First keep 1, no.\nMove: `keep 3`.",
        "I choose [keep 3]",
        "move: keep 1\n…\n**MOVE**: keep 3\n",
    ):
        assert parse(reader, moment, answer) == keep, answer
    for answer in ("", "MOVE: castle 3", "no idea"):
        with pytest.raises(Unreadable):
            parse(reader, moment, answer)


def test_many_moves_are_not_all_listed() -> None:
    pos = tafelrunde.new("battlelore", seed=1, options={"scenario": "free-muster"})
    reader = Reader(tafelrunde.find("battlelore"), ["standard", "pennant"])
    draws = chance_from_seed(1)
    while len(pos.moves(pos.waiting()[0])) <= 60:
        seat = pos.waiting()[0]
        moves = pos.verbs().forward(pos.moves(seat))
        pos.play(seat, moves[draws.below(len(moves))])
    told = prompt(reader, reader.moment(pos, pos.waiting()[0]), ["The sun rises."])
    assert told.startswith("What happened:\nThe sun rises.")
    assert "more that begin with" in told


class Chat(BaseHTTPRequestHandler):
    """The stand-in behind an address, in OpenAI's words."""

    asked: ClassVar[list[dict[str, Any]]] = []

    def do_POST(self) -> None:
        plain = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        Chat.asked.append({"path": self.path, "model": plain["model"], "key": self.headers.get("Authorization")})
        reply = scripted(plain["messages"])
        usage = {"prompt_tokens": reply.asked, "completion_tokens": reply.said}
        body = json.dumps({"choices": [{"message": {"role": "assistant", "content": reply.text}}], "usage": usage}).encode()
        self.send_response(200 if plain["model"] != "broken" else 500)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:
        """Quietly."""


@contextmanager
def endpoint() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Chat)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    Chat.asked.clear()
    try:
        yield f"http://127.0.0.1:{server.server_port}/v1"
    finally:
        server.shutdown()
        server.server_close()


def test_an_arena_of_models(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("TAFELRUNDE_LLM_KEY", "secret")
    monkeypatch.setenv("TAFELRUNDE_LLM_URL", "")
    with endpoint() as url:
        args = ["arena", "apple", "--bots", "llm:tiny:8b,random", "--games", "2", "--option", "goal=5", "--llm-url", url]
        assert main([*args, "--results", str(tmp_path / "results.jsonl"), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["finished"], told["errors"]) == (2, 2, [])
    assert {row["bot"] for row in told["bots"]} == {"llm:tiny:8b", "random"}
    assert Chat.asked[0] == {"path": "/v1/chat/completions", "model": "tiny:8b", "key": "Bearer secret"}


def test_what_an_endpoint_does_wrong_is_said() -> None:
    with endpoint() as url:
        reply = Endpoint("tiny", url)([{}, {"content": "Legal moves (1):\nready  (ready)"}])
        assert (reply.asked, reply.said) == (100, 10)
        with pytest.raises(BadOptions, match="500"):
            Endpoint("broken", url)([{}, {"content": "Legal moves (1):\nready  (ready)"}])
    with pytest.raises(BadOptions, match="does not answer"):
        Endpoint("tiny", url)([])
    with pytest.raises(BadOptions, match="address"):
        Endpoint("tiny")([])


def test_models_are_found_by_name_but_not_offered_at_tables() -> None:
    assert "llm" not in bots()
    made = make_bot("llm:tiny:tries=5", chance_from_seed(1))
    assert isinstance(made, ModelBot)
    assert made.tries == 5
    with pytest.raises(BadOptions, match="no setting"):
        make_player("llm:tiny:heat=5", chance_from_seed(1))
