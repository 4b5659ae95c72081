"""What the log tells: what was due and what is left, who won by how much, and each thing once."""

from __future__ import annotations

from functools import cache

from tafelrunde.engine.acts import acts, joined, sentences
from tafelrunde.engine.events import EVERYONE, Event
from tafelrunde.engine.messages import Messages
from tafelrunde.games.bloodstones import GAME
from tafelrunde.games.bloodstones.battle.told import units_of
from tafelrunde.games.bloodstones.events import EVENTS, SLOTS, WON_BY
from tafelrunde.games.bloodstones.pieces.words import KINDS
from tests.bloodstones.table import DEAD, DRAGONS, HILLS, HORSES, Table

NAMES = [HORSES, HILLS]


@cache
def messages(language: str) -> Messages:
    """The texts of the game, read once."""
    return Messages(GAME, language)


def read(table: Table, viewer: int | None = None, language: str = "en") -> list[list[str]]:
    """The log of a table as it is read, paragraph by paragraph."""
    found = joined(acts(table.pos.log or [], viewer), viewer, GAME.verbs)
    return [[line.text for line in sentences(act, viewer, messages(language), NAMES)] for act in found]


def said(name: str, language: str = "en", **values: int) -> str:
    """An event in words; what is not given is 0."""
    kind = next(kind for kind in EVENTS.kinds if kind.name == name)
    numbers = tuple(values.get(arg.name, 0) for arg in kind.args)
    return messages(language).event(Event(kind, numbers, EVERYONE, EVERYONE), None, NAMES)


def paragraph(table: Table, start: str) -> list[str]:
    (found,) = [lines for lines in read(table) if lines[0].startswith(start)]
    return found


def test_building_is_told_once_with_what_it_cost() -> None:
    table = Table(*NAMES).put(0, 20, citadel=1).village(0, 21).hand(0, cavalry=1, swords=1, ship=1, leader=1).hush().go()
    table.play("build cavalry")
    assert read(table)[-1] == ["Horse Lords: build Cavalry"], "half a choice, while nothing has come of it"
    table.play("at 20", "pay swords", "pay ship")
    assert paragraph(table, "The Horse Lords built")[1:] == [
        "The Horse Lords discarded Swords from the hand as payment.",
        "The Horse Lords discarded a Ship from the hand as payment.",
    ]
    assert paragraph(table, "The Horse Lords built")[0].endswith("for 2 tiles.")
    assert not any("build Cavalry" in line for lines in read(table) for line in lines)


def test_a_battle_is_one_paragraph_with_its_result() -> None:
    table = Table(*NAMES).put(0, 20, swords=2).put(1, 20, shield=1, swords=1).put(1, 21, citadel=1)
    table.hand(0, ship=1, leader=1).hand(1, ship=1).hush().go().fight(20, 1, (5, 5, 4), (2, 2, 3))
    battle = paragraph(table, "The Horse Lords attacked the Hill Folk")
    (won,) = [line for line in battle if " beat " in line]
    assert won.startswith("The Horse Lords beat the Hill Folk in area 20 by 16 to 9 and scored 2 points for the defeated units.")
    assert won.endswith("That made 2 points in all.")
    assert not any("was over" in line for line in battle)


def test_losses_are_told_with_what_is_left() -> None:
    shield = KINDS.index("shield")
    assert said("lost", unit=shield, area=3) == "The Horse Lords lost a Shield in area 3 and had nothing left there."
    assert said("lost", "de", unit=shield, area=3, left=2).endswith("verloren; dort blieben 2 Einheiten.")


def test_a_unit_that_dies_in_the_desert_dies_once() -> None:
    table = Table(HORSES, DEAD).put(0, 72, swords=1).hand(0, ship=1).hush().go().end_turn()
    lines = [line for lines in read(table) for line in lines if "lost" in line]
    assert lines == ["The Horse Lords lost Swords in the desert of area 72, where only a few kinds of unit can stay."]


def test_a_regroup_is_told_with_its_reason_and_the_total() -> None:
    scored = said("regrouped", space=1, vp=16, total=17, last=2, moved=1)
    assert scored.startswith("The bag was empty, so the Horse Lords regrouped")
    assert "space 1 of 2" in scored
    assert scored.endswith("the Horse Lords scored 16 points for their 16 villages on the map. That made 17 points in all.")
    assert said("regrouped", space=2, total=40, last=2).endswith("The marker stayed on the last space, and nothing was scored.")


def test_a_victory_says_what_decided_it() -> None:
    won = {by: said("game-won", vp=41, by=WON_BY.values[by]) for by in WON_BY.labels}
    assert won["points"] == "The Horse Lords won the game with 41 points."
    assert len(set(won.values())) == 4


def test_tiles_drawn_stand_under_how_many_for_their_owner_alone() -> None:
    table = Table(*NAMES).put(0, 20, citadel=1).bag(0, 9).hush().go().end_turn()
    own = [lines for lines in read(table, 0) if lines[0].startswith("The Horse Lords drew")]
    others = [lines for lines in read(table, 1) if lines[0].startswith("The Horse Lords drew")]
    assert others
    assert all(len(lines) == 1 for lines in others)
    assert own[0][0] == others[0][0]
    assert len(own[0]) > 1


def test_a_battle_names_the_units_that_meet_and_those_that_go() -> None:
    table = Table(*NAMES).put(0, 20, swords=2, cavalry=1).put(1, 20, shield=2, siege_engine=1).put(1, 21, citadel=1)
    table.hand(0, ship=1, leader=1).hand(1, ship=1).hush().go().play("attack 20 1")
    told = paragraph(table, "The Horse Lords attacked the Hill Folk")
    assert told[1:3] == ["The Horse Lords had 2 Swords and Cavalry there.", "The Hill Folk had 2 Shields and a Siege engine there."]
    german = [line for lines in read(table, language="de") for line in lines]
    assert "Die Pferdeherren hatten dort 2 Schwertkämpfer und eine Reiterei." in german
    fled = Table(*NAMES).put(0, 20, swords=1).put(1, 20, shield=2, siege_engine=1).put(1, 21, citadel=1)
    fled.hand(0, ship=1).hand(1, ship=1).hush().go().play("attack 20 1", "withdraw 21")
    assert any(line.startswith("The Hill Folk withdrew 2 Shields and a Siege engine from") for lines in read(fled) for line in lines)
    german = [line for lines in read(fled, language="de") for line in lines]
    assert any(line.startswith("Das Hügelvolk hat 2 Schildwachen und ein Belagerungsgerät ohne Kampf aus") for line in german)


def test_units_of_every_kind_fit_a_sentence() -> None:
    """More kinds than the Dragon Riders have on land, and the Cutiecorn with them."""
    kinds = dict.fromkeys(("skirmishers", "swords", "shield", "cavalry", "lizardmen", "siege_engine", "leader", "castle", "dragon"), 1)
    table = Table(DRAGONS, HILLS).put(0, 20, cutiecorn=1, **kinds).go()
    values = units_of(table.pos.force(0, 20))
    assert (values[0], len(values)) == (10, 1 + 2 * len(SLOTS))
    assert values[1:].count(KINDS.index("cutiecorn")) == 1


def test_a_unit_a_leader_takes_along_is_told_to_cost_nothing() -> None:
    table = Table(*NAMES).put(0, 20, leader=1, swords=2).hand(0, blank=1).hush().go().play("march 20", "step leader 19", "along swords")
    assert [entry["free"] for entry in table.told("moved")] == [0, 1]
    table.play("along swords")
    assert [entry["free"] for entry in table.told("moved")] == [0, 1, 0], "one unit for each Leader"
    assert said("moved", free=1).endswith(", which cost nothing more: a Leader takes a unit along free.")
    assert said("moved", "de", free=1).endswith("; das kostete nichts weiter, weil ein Anführer eine Einheit frei mitnimmt.")
