"""Whole games: the contract, and what has to hold from one decision to the next."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

from tafelrunde.bots.base import Budget, make_bot
from tafelrunde.engine.chance import Chance, chance_from_seed
from tafelrunde.engine.events import Event
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.position import Position
from tafelrunde.games.bloodstones import GAME
from tafelrunde.games.bloodstones.invariants import fits
from tafelrunde.games.bloodstones.pieces.tiles import DESERT_SAFE, PIPS, size_of
from tafelrunde.games.bloodstones.pieces.words import DESERT, FACTIONS, KIND_COUNT
from tafelrunde.games.bloodstones.position import Bloodstones
from tafelrunde.testing import conform, random_setting
from tests.bloodstones.table import CORSAIRS, DEAD, DRAGONS, HORDE, HORSES, Table

HERE = Path(__file__).parent


def test_the_contract_on_random_games() -> None:
    report = conform(GAME, games=5, seed=20, share=0.01)
    assert report.finished == 5
    assert report.different_worlds > 0
    assert report.twin_moves > 0
    assert report.undos > 0


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_contract_with_every_number_of_seats(seats: int) -> None:
    options = {"cutiecorn": True, "allow_unrecommended_factions": True}
    roles = list(FACTIONS[::-1][:seats])
    report = conform(GAME, games=1, seed=seats, share=0.01, setting=(roles, options))
    assert report.finished == 1


def greedy(pos: Position, seat: int, chance: Chance) -> int:
    return make_bot("greedy", chance).choose(Eyes(pos, seat), Budget(iterations=1))


def test_the_contract_on_a_greedy_game() -> None:
    report = conform(GAME, games=1, seed=1, share=0.01, player=greedy, setting=([DRAGONS, HORSES], {"map": "narrow_reach"}))
    assert report.finished == 1


class Watch:
    """Looks at every decision of a game: what may only grow, grows; what is scored, is deserved."""

    def __init__(self, seed: int) -> None:
        chance = chance_from_seed(seed)
        roles, options = random_setting(GAME, chance)
        self.pos = cast("Bloodstones", GAME.new(roles, seed, options, log=True))
        self.chance = chance
        self.battles = 0

    def run(self) -> None:
        pos = self.pos
        while pos.waiting():
            seat = pos.waiting()[0]
            moves = pos.moves(seat)
            before = pos.copy()
            pos.log = []
            pos.play(seat, moves[self.chance.below(len(moves))])
            self.compare(before)
            for event in pos.log:
                if isinstance(event, Event):
                    self.look(before, event)

    def compare(self, before: Bloodstones) -> None:
        pos = self.pos
        for seat in range(pos.seats):
            assert pos.vp[seat] >= before.vp[seat], "victory points never go down"
            assert pos.regroups[seat] >= before.regroups[seat]
            assert pos.taken_by[seat] == before.taken_by[seat] or before.taken_by[seat] == -1
        assert all(now >= then for now, then in zip(pos.captured, before.captured, strict=True))
        ended = [seat for seat in range(pos.seats) if pos.turns[seat] > before.turns[seat]]
        if ended and before.phase > 1:
            self.check_end_of_turn(before.active)

    def check_end_of_turn(self, seat: int) -> None:
        """No own contested area, no unit lost in a desert, a full hand or nothing to draw."""
        pos = self.pos
        for area in range(pos.areas):
            force = pos.force(seat, area)
            assert not (force and pos._board.terrain[area] == DESERT and force & ~DESERT_SAFE)
            assert not (force and pos.enemies_in(seat, area))
        short = pos.hand_size(seat) < pos.hand_limit(seat)
        assert not short or not (pos.bag[seat] or pos.discard[seat])

    def look(self, before: Bloodstones, event: Event) -> None:
        pos = self.pos
        values: dict[str, Any] = dict(zip((arg.name for arg in event.kind.args), event.values, strict=True))
        if event.kind.name == "total":
            assert 5 <= values["raw"] <= 15, "a low substitute may bring it down to 5"
        elif event.kind.name == "battle":
            assert values["seat"] == pos.active, "only the active player attacks"
        elif event.kind.name == "won":
            self.battles += 1
            loser = next(s for s in range(pos.seats) if s != values["seat"] and before.force(s, values["area"]))
            extra = (pos.faction[values["seat"]] == FACTIONS.index(CORSAIRS)) + 3 * (before.cutiecorn == values["area"])
            if bin(before._present[values["area"]]).count("1") == 2:
                assert size_of(before.force(loser, values["area"])) <= values["vp"] <= size_of(before.force(loser, values["area"])) + extra
        elif event.kind.name == "regrouped":
            assert values["space"] <= pos.last_space()
            assert values["vp"] in (0, before.villages_on_map(values["seat"]), pos.villages_on_map(values["seat"]))
        elif event.kind.name in ("discarded", "paid", "paid-pips", "spent"):
            assert PIPS[pos.faction[values["seat"]] * KIND_COUNT + values["tile"]] > 0


def test_what_holds_from_decision_to_decision() -> None:
    battles = 0
    for seed in range(12):
        watch = Watch(seed)
        watch.run()
        battles += watch.battles
        assert watch.pos.end_rule in ("S26.1", "S4.9", "S25.9")
    assert battles > 50


def test_a_paid_move_has_no_superfluous_tile() -> None:
    """The sum without the smallest tile is less than the cost, and the sum is enough."""
    for seed in range(4):
        pos = cast("Bloodstones", GAME.new([DRAGONS, HORSES, DEAD, HORDE], seed))
        chance = chance_from_seed(seed)
        cost = 0
        paid: list[int] = []
        while pos.waiting():
            seat = pos.waiting()[0]
            move = pos.moves(seat)[chance.below(len(pos.moves(seat)))]
            doing = pos.view(None)["doing"][-1]
            text = pos.verbs().text(move).split()
            if doing["step"] == "moveunits" and text[0] == "pay":
                cost = doing["paid"] + doing["due"]
                tile = PIPS[pos.faction[seat] * KIND_COUNT + pos.verbs().values(move)[0]]
                paid = [*paid, tile] if doing["paid"] else [tile]
                if sum(paid) >= cost:
                    assert sum(paid) - min(paid) < cost
            pos.play(seat, move)


def test_nobody_sees_the_hands_of_others() -> None:
    table = Table(HORSES, DRAGONS).put(0, 20, citadel=1).put(1, 41, citadel=1).hand(0, leader=2).hand(1, dragon=2).go()
    assert "dragon" not in str({key: part for key, part in table.pos.view(0).items() if key != "seats"})
    assert table.pos.view(1)["hand"] == {"dragon": 2}
    worlds = {table.pos.guess(0, chance_from_seed(seed)).hand[1] for seed in range(20)}
    assert len(worlds) > 5
    assert {table.pos.guess(0, chance_from_seed(seed)).hand[0] for seed in range(20)} == {table.pos.hand[0]}


def test_a_guess_knows_what_a_regroup_showed() -> None:
    table = Table(HORSES, DRAGONS).put(0, 20, citadel=1).put(1, 41, citadel=1).hand(0, leader=2, blank=2).hand(1, ship=1).bag(0, 0)
    table.go().end_turn()
    assert table.pos.regroups[0] == 1
    for seed in range(10):
        world = table.pos.guess(1, chance_from_seed(seed))
        assert size_of(world.hand[0]) == 7
        assert fits(table.pos.known[0], world.hand[0])
        assert world.view(0)["hand"]["leader"] == 2
        assert world.view(0)["hand"]["blank"] >= 2
