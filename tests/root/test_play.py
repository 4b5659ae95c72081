"""Whole games: the contract, messages, and what has to hold from one decision to the next (the invariants no single position shows)."""

from __future__ import annotations

import pytest

from tafelrunde.bots.base import Budget, make_bot
from tafelrunde.engine.chance import Chance, chance_from_seed
from tafelrunde.engine.events import Event
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.messages import Messages, keys, needed_keys
from tafelrunde.engine.packed import bits_set
from tafelrunde.engine.position import Position
from tafelrunde.games.root import GAME
from tafelrunde.games.root.factions.alliance.turn import AllianceEvening
from tafelrunde.games.root.factions.vagabond.items import load_carried
from tafelrunde.games.root.factions.vagabond.turn import capacity
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.verbs import CRUSADE, CRUSADE_MOVE, VERBS
from tafelrunde.games.root.words import CULT, FACTIONS, HOSTILE, MARQUISE, SECOND, VAGABOND
from tafelrunde.testing import conform
from tests.root.recorded import tables
from tests.root.table import new_game

TABLES = tables(adventurous=False)
SIX = "marquise eyrie alliance vagabond cult riverfolk"


@pytest.mark.parametrize("number", range(0, len(TABLES), 2))
def test_the_contract_on_random_games(number: int) -> None:
    options = {"map": ("autumn", "winter")[number // 2 % 2]}
    report = conform(GAME, games=1, seed=number, share=0.006, setting=(TABLES[number], options))
    assert report.finished == 1


def test_the_contract_on_drafts_and_random_settings() -> None:
    report = conform(GAME, games=3, seed=8, share=0.01)
    assert report.finished == 3
    assert report.different_worlds > 0
    draft = conform(GAME, games=1, seed=9, share=0.02, setting=(["open"] * 4, {}))
    assert draft.finished == 1


def greedy(pos: Position, seat: int, chance: Chance) -> int:
    return make_bot("greedy", chance).choose(Eyes(pos, seat), Budget(iterations=1))


@pytest.mark.parametrize("number", [9, 29])
def test_the_contract_on_greedy_games(number: int) -> None:
    report = conform(GAME, games=1, seed=1, share=0.02, player=greedy, setting=(TABLES[number], {}))
    assert report.finished == 1


class Watch:
    """Plays at random and looks at every decision: what may only grow, grows; what is gone, stays away."""

    def __init__(self, table: str, seed: int) -> None:
        self.pos = new_game(table, seed)
        self.pos.log = []
        self.chance = chance_from_seed(seed)

    def play(self) -> None:
        pos = self.pos
        while waiting := pos.waiting():
            before = pos.copy()
            log = pos.log
            assert log is not None
            told = len(log)
            moves = pos.moves(waiting[0])
            move = moves[self.chance.below(len(moves))]
            pos.play(waiting[0], move)
            fresh = [entry for entry in log[told:] if isinstance(entry, Event)]
            self.check(before, move, fresh)

    def check(self, before: Root, move: int, events: list[Event]) -> None:
        pos = self.pos
        where = f"{VERBS.text(move)} in round {pos.round}"
        names = [event.kind.name for event in events]
        for faction in range(FACTIONS):
            if pos.points[faction] < before.points[faction]:
                assert "humiliated" in names, f"points lost: {where}"
            if before.unmarked >> faction & 1:
                assert pos.points[faction] == before.points[faction], f"points without a marker: {where}"
                assert pos.dominance[faction] == before.dominance[faction], f"dominance card gone: {where}"
        if before.round:
            assert pos.keep in (before.keep, -1), f"came back: {where}"
            assert pos.ruins & ~before.ruins == 0, f"came back: {where}"
            assert pos.posts_gone >= before.posts_gone, f"came back: {where}"
            assert all(now >= then for now, then in zip(pos.items_gone, before.items_gone, strict=True)), f"came back: {where}"
        self.check_placements(before, events, where)
        for at, relation in enumerate(before.relations):
            if relation == HOSTILE and pos.relations[at] != HOSTILE:
                assert "coalition" in names, f"relationship: {where}"
        if pos.acolytes < before.acolytes:
            conspiracy = move >> 50 in (CRUSADE.code, CRUSADE_MOVE.code) or VERBS.text(move).split()[0] in ("convert", "sanctify")
            assert conspiracy, f"acolytes: {where}"
        if pos.seat_of[CULT] >= 0 and len(pos.discards) > len(before.discards):
            began = any(event.kind.name == "phase" and event.values[0] == CULT for event in events)
            assert before.turn == CULT or began, f"Lost Souls: {where}"

    def check_placements(self, before: Root, events: list[Event], where: str) -> None:
        """R6.2.2-a, D9.7-4: nobody places at the keep but the Marquise, nobody at all on scorched earth."""
        keep, scorched = before.keep, before.scorched
        for event in events:
            if event.kind.name == "removed" and event.values[1] == 6:
                keep = -1
            if event.kind.name == "scorched":
                scorched |= 1 << event.values[0]
            if event.kind.name == "placed":
                faction, _, clearing, *_ = event.values
                assert faction == MARQUISE or clearing != keep, f"placed at the keep: {where}"
                assert not scorched >> clearing & 1, f"on scorched earth: {where}"
            if event.kind.name == "moved":
                assert not scorched >> event.values[2] & 1, f"on scorched earth: {where}"


@pytest.mark.parametrize(
    ("table", "seed"),
    [
        (SIX, 1),
        (SIX, 2),
        ("marquise eyrie vagabond vagabond", 3),
        ("marquise eyrie alliance vagabond", 4),
        ("marquise cult riverfolk vagabond", 5),
    ],
)
def test_what_holds_from_one_decision_to_the_next(table: str, seed: int) -> None:
    watch = Watch(table, seed)
    watch.play()
    assert watch.pos.winners


def test_hands_are_small_and_bags_not_too_full_when_a_turn_is_over() -> None:
    """D6.6-1, R8.6.1, R9.6.4-b: after an Evening."""
    pos = new_game("marquise eyrie alliance vagabond vagabond", 12)
    chance = chance_from_seed(12)
    turns = 0
    while waiting := pos.waiting():
        turn, copied = pos.turn, pos.round
        moves = pos.moves(waiting[0])
        pos.play(waiting[0], moves[chance.below(len(moves))])
        if copied and pos.turn != turn and not pos.winners:
            turns += 1
            assert bits_set(pos.hands[turn]) <= 5 or pos.turn in (VAGABOND, SECOND), "a thief or a card may change it at once"
            if turn >= VAGABOND:
                assert load_carried(pos, turn) <= capacity(pos, turn)
        if pos.stack and isinstance(pos.stack[-1], AllianceEvening):
            assert pos.actions < pos.officers
        if pos.turn == MARQUISE:
            assert 0 <= pos.actions <= 3
    assert turns > 20


def test_every_message_is_there_and_says_something() -> None:
    for language in ("en", "de"):
        assert needed_keys(GAME) - keys(GAME.package, language) == set()
    assert keys(GAME.package, "en") == keys(GAME.package, "de")
    texts = [Messages(GAME, language) for language in ("en", "de")]
    for roles, seed in ((SIX, 21), ("marquise eyrie vagabond vagabond riverfolk", 22)):
        pos = new_game(roles, seed)
        pos.log = []
        names = GAME.seat_names(roles.split())
        chance = chance_from_seed(seed)
        while waiting := pos.waiting():
            moves = pos.moves(waiting[0])
            move = moves[chance.below(len(moves))]
            for messages in texts:
                for text in (messages.prompt(pos, names), messages.move(move, names)):
                    assert "{" not in text
                    assert not text.startswith("[")
            pos.play(waiting[0], move)
        for entry in pos.log:
            if isinstance(entry, Event):
                for messages in texts:
                    for viewer in (0, None):
                        text = messages.event(entry, viewer, names)
                        assert "{" not in text
                        assert not text.startswith("[")


def test_greedy_play_beats_random_play() -> None:
    wins = 0
    for seed in range(4):
        pos: Position = GAME.new(["marquise", "eyrie"], seed, {"order": "fixed"})
        bots = [make_bot("greedy" if seat == seed % 2 else "random", chance_from_seed(seed + seat)) for seat in range(2)]
        while waiting := pos.waiting():
            pos.play(waiting[0], bots[waiting[0]].choose(Eyes(pos, waiting[0]), Budget(iterations=1)))
        wins += seed % 2 in pos.standing().winners
    assert wins >= 3
