"""The contract at questions that random play hardly ever reaches: every candidate of the verbs concerned, copies, saves, guesses."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import msgspec
import pytest

from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.state import digest, dump, load
from tafelrunde.games.seventhstone import GAME
from tafelrunde.games.seventhstone.pieces.resources import take_control
from tafelrunde.games.seventhstone.turn import Year
from tests.seventhstone.table import Table, at
from tests.seventhstone.test_combat import battle
from tests.seventhstone.test_guard_and_walls import defended, melee
from tests.seventhstone.test_keeping_limits import one_for_two
from tests.seventhstone.test_markets import allocate, market


def disbanding() -> Table:
    table = Table().city(0, "1/1").own(0, "2/1").army(0, "2/1", "melee", 3, 2, "bribery").army(0, "5/5", "cavalry", 4, 1).movement(1)
    take_control(table.pos, at("1/1"), 1)
    table.pos.store[0] = table.pos.sheet[0] = 0
    table.pos.value[0] = 2
    table.pos.settle()
    return table


def disbanding_on_the_march() -> Table:
    """The mover himself is short, with a split army."""
    table = Table().own(0, "3/3", "6/6").army(0, "3/3", "cavalry", 4, 0, "mobility").army(0, "5/5", "melee", 4).movement(0)
    table.march(0, "3/3 4/3 cavalry", 2).march(0, "3/3 3/4 cavalry", 1).march(0, "3/4 3/3 cavalry", 1)
    table.pos.store[0] = 0
    take_control(table.pos, at("6/6"), 1)
    table.pos.settle()
    return table


def dropping() -> Table:
    table = Table(seats=3).own(1, "2/2").army(0, "2/2", "cavalry", 4).army(1, "2/2", "ranged", 2).army(2, "2/2", "ranged", 2)
    table.conflict("2/2", 0).combat().play(0, "aim 1 2").play(1, "aim 0 2")
    return table.dice(6, 1, 6, 6).play(2, "aim 0 2")


def carrying() -> Table:
    table = Table().army(0, "1/1", "melee", 2, 0, "bribery").army(0, "2/1", "melee", 2, 0, "mobility").movement(0)
    return table.march(0, "1/1 2/1 melee", 2).play(0, "march 2/1 3/1 melee", "send 2 1 0")


def halting() -> Table:
    table = Table().own(1, "3/3").army(0, "1/3", "cavalry", 2, 1).army(0, "2/3", "cavalry", 2).movement(0)
    return table.march(0, "1/3 2/3 cavalry", 2, 1).march(0, "2/3 3/3 cavalry", 2, 0).play(0, "halt 2/3 cavalry")


def rejecting() -> Table:
    table = market(2, ("shield-1", "bribery", "mobility"))
    allocate(table, 0, equipment=2)
    allocate(table, 1, equipment=1)
    return table.play(0, "take bribery")


def losing() -> Table:
    table = battle("melee 2 2", "melee 2").army(0, "2/1", "cavalry", 2, 1).supports(0, "2/1", "2/2")
    return table.dice(*[6] * 7, 1, 1).combat()


def ordering() -> Table:
    table = market(4)
    for seat in range(4):
        allocate(table, seat, movement=(3, 0, 1, 0)[seat])
    return table.play(0, "choose second").play(2, "choose fourth")


QUESTIONS: dict[str, tuple[Callable[[], Table], str, tuple[str, ...]]] = {
    "disbanding": (disbanding, "Disbanding", ("disband",)),
    "disbanding on the march": (disbanding_on_the_march, "Disbanding", ("disband",)),
    "dropping": (dropping, "Dropping", ("miss", "aim")),
    "stranded": (one_for_two, "Stranded", ("remove", "give-up")),
    "carrying": (carrying, "Carrying", ("carry", "go")),
    "halting": (halting, "Halting", ("send",)),
    "rejecting": (rejecting, "Rejecting", ("reject", "take")),
    "losing": (losing, "Losing", ("lose",)),
    "ordering": (ordering, "Ordering", ("assign", "choose")),
    "walls": (lambda: defended(2).combat(), "Walls", ("man",)),
    "aiming": (lambda: melee(units=(3, 2, 2)).combat(), "Aiming", ("aim",)),
    "equipping": (lambda: battle(stone="shield-1", their_stone="mobility").combat(), "Equipping", ("reveal", "pass")),
}


@pytest.mark.parametrize("name", QUESTIONS)
def test_offers_refusals_copies_saves_and_guesses_agree(name: str) -> None:
    make, step, names = QUESTIONS[name]
    table = make()
    pos = table.pos
    assert table.doing() == step
    seat = pos.waiting()[0]
    offered = set(pos.moves(seat))
    assert offered
    for verb in (GAME.verbs.by_name[name] for name in names):
        for values in product(*(range(min(arg.domain.size, 64)) for arg in verb.args)):
            move = verb(*values)
            assert (move in offered) == (not pos.why_not(seat, move)), GAME.verbs.text(move)
    assert digest(pos.copy()) == digest(pos)
    pos.stack[0], pos.chance = Year(), chance_from_seed(1)
    again = load(msgspec.json.decode(msgspec.json.encode(dump(pos))), GAME.package)
    assert digest(again) == digest(pos)
    assert again.moves(seat) == pos.moves(seat)
    for viewer in (*range(pos.seats), None):
        world = pos.guess(viewer, chance_from_seed(4))
        assert world.view(viewer) == pos.view(viewer)
        if viewer == seat:
            assert world.moves(seat) == pos.moves(seat)
