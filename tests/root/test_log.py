"""What the log tells: the facts of its events, and the sentences made of them."""

from __future__ import annotations

from tafelrunde.engine.acts import acts, joined, sentences
from tafelrunde.engine.messages import Messages
from tafelrunde.games.root import GAME
from tafelrunde.games.root.words import ALLIANCE, BATTLE_COLUMN, BIRD, EYRIE, MARQUISE, MOVE_COLUMN, RECRUIT_COLUMN, VAGABOND, WARRIOR
from tafelrunde.testing import rule
from tests.root.table import Table
from tests.root.test_eyrie import birds

RABBIT = 1


def told(game: Table, language: str = "en", viewer: int | None = None) -> list[list[str]]:
    """The log as it is read: acts, each a sentence and its parts."""
    messages, names = Messages(GAME, language), [seat["role"] for seat in game.pos.view(None)["seats"]]
    found = joined(acts(game.pos.log or [], viewer), viewer, GAME.verbs)
    return [[line.text for line in sentences(act, viewer, messages, names)] for act in found]


def lines(game: Table, language: str = "en") -> list[str]:
    return [line for act in told(game, language) for line in act]


@rule("R7.5.2-d", "R7.7-a")
def test_turmoil_says_which_card_of_which_column_could_not_be_carried_out() -> None:
    game = birds("charismatic").put("eyrie", 8, warriors=2, roost=1).decree(move=["anvil", "bake-sale"]).daylight("eyrie")
    game.play("resolve rabbit")
    (turmoil,) = game.events("turmoil")
    assert (turmoil["column"], turmoil["suit"]) == (MOVE_COLUMN, RABBIT)
    assert (MOVE_COLUMN, RABBIT) not in [(said["column"], said["suit"]) for said in game.events("resolved")], "it is not"
    english, german = lines(game), lines(game, "de")
    fine = birds("charismatic").put("eyrie", 8, warriors=2, roost=1).decree(move=["anvil", "bake-sale"]).daylight("eyrie")
    assert "The Eyrie carry out a fox card of the Move column." in lines(fine.play("resolve fox"))
    assert any(line.startswith("The Eyrie fall into turmoil: the rabbit card of the Move column cannot") for line in english)
    assert any("Die Hasen-Karte in der Spalte „Bewegen“ lässt sich nicht ausführen" in line for line in german)
    assert {said["column"] for said in game.events("purged")} == {MOVE_COLUMN}


@rule("D7.8.2-1")
def test_turmoil_for_want_of_a_second_warrior_names_the_recruit_column() -> None:
    game = birds("charismatic").put("eyrie", 8, roost=1).put("eyrie", 5, roost=1).supply("eyrie", 1).daylight("eyrie")
    game.play("recruit-at 5")
    (turmoil,) = game.events("turmoil")
    assert (turmoil["column"], turmoil["suit"]) == (RECRUIT_COLUMN, BIRD)
    game.play("leader despot")
    (led,) = game.events("led")
    assert led["faction"] == EYRIE
    assert "The Despot leads the Eyrie now; the Loyal Viziers go to the columns Move and Build." in lines(game)


@rule("R2.5.1-b", "R4.3.3-a")
def test_losses_say_what_is_left_there() -> None:
    game = Table("marquise eyrie").put("marquise", 5, warriors=3).put("eyrie", 5, warriors=2).daylight("marquise")
    game.dice(2, 1).play("battle 5 eyrie")
    found = {said["faction"]: (said["piece"], said["count"], said["left"], said["paid"]) for said in game.events("removed")}
    assert found == {EYRIE: (WARRIOR, 2, 0, 0), MARQUISE: (WARRIOR, 1, 2, 0)}
    assert "The dice show 2 and 1: 2 for the Marquise, 1 for the Eyrie." in lines(game)
    assert "A warrior of the Marquise is removed from clearing 5; 2 are left there." in lines(game)
    assert not any("is over" in line for line in lines(game)), "it goes without saying"


@rule("R6.5.4")
def test_a_building_is_told_once_with_its_price() -> None:
    game = Table("marquise eyrie").put("marquise", 5, warriors=3, sawmill=1, wood=1).daylight("marquise").play("build sawmill 5")
    assert told(game)[-1][:2] == ["The Marquise builds a sawmill in clearing 5.", "The Marquise pays with a wood token from clearing 5."]
    assert [said["paid"] for said in game.events("removed")] == [1]
    assert told(game, "de")[-1][0] == "Die Marquise baut eine Sägemühle auf Lichtung 5."


@rule("R8.4.2", "R8.2.3-a")
def test_supporters_are_counted_where_they_come_and_go() -> None:
    game = Table("marquise alliance").supporters("anvil", "sword", "bake-sale").birdsong("alliance").play("spread 1 anvil")
    assert [said["total"] for said in game.events("supporter-spent")] == [2]
    assert told(game)[-1][:2] == ["The Alliance spreads sympathy to clearing 1.", "The Alliance spends the supporter “Anvil” (2 left)."]
    assert [said["faction"] for said in game.events("placed")] == [ALLIANCE]


@rule("R3.3.1-a", "R3.3.1-b")
def test_dominance_says_what_changes() -> None:
    game = Table("marquise eyrie alliance").points(marquise=10).hand("marquise", "dominance-rabbit").daylight("marquise")
    game.play("dominate dominance-rabbit")
    assert (
        told(game)[-1][0] == "The Marquise activates “Dominance (Rabbit)”. From now on the Marquise scores no points and wins if it rules "
        "three rabbit clearings when the Marquise's Birdsong begins."
    )
    assert "durch die Herrschaft über drei Hasen-Lichtungen" in told(game, "de")[-1][0]


@rule("R7.4.2-a")
def test_the_decree_is_told_by_column() -> None:
    game = birds("builder").put("eyrie", 8, roost=1, warriors=3).hand("eyrie", "anvil", "sword").birdsong("eyrie")
    game.play("decree anvil battle", "decree sword battle")
    assert [(said["column"], said["cards"]) for said in game.events("ordered")] == [(BATTLE_COLUMN, 1), (BATTLE_COLUMN, 2)]
    assert "The Eyrie add “Sword” to the Battle column of the Decree, which has 2 cards now." in lines(game)


@rule("R9.2.8-b", "R9.2.8-d")
def test_the_end_says_why_somebody_has_no_points() -> None:
    game = Table("marquise eyrie alliance vagabond").points(marquise=20, eyrie=8, alliance=9, vagabond=12)
    game.hand("vagabond", "dominance-fox").daylight("vagabond").play("coalition dominance-fox eyrie")
    game.pos.win(EYRIE, "R3.1-a")
    assert {said["faction"]: said["marked"] for said in game.events("final")} == {MARQUISE: 1, EYRIE: 1, ALLIANCE: 1, VAGABOND: 2}
    assert "In the end the Vagabond has no points, because they were given up for the coalition." in lines(game)
