"""What the log tells: the facts of its events, and the sentences made of them."""

from __future__ import annotations

from functools import cache

import pytest

from tafelrunde.engine.acts import acts, joined, sentence, sentences
from tafelrunde.engine.events import EVERYONE, Played
from tafelrunde.engine.messages import Messages
from tafelrunde.games.root import GAME
from tafelrunde.games.root.events import ALL_ROOSTS_BUILT, NO_SLOT, NO_SUPPLY, NO_WAY, STUCK
from tafelrunde.games.root.factions.alliance.supporters import lose_base
from tafelrunde.games.root.factions.eyrie.stuck import why_stuck
from tafelrunde.games.root.factions.riverfolk.turn import gather_funds
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.cards import spend
from tafelrunde.games.root.terms.deck import KIND_NAMES
from tafelrunde.games.root.verbs import DONE
from tafelrunde.games.root.words import (
    ALLIANCE,
    BATTLE_COLUMN,
    BIRD,
    BUILD_COLUMN,
    COLUMN_NAMES,
    EYRIE,
    MARQUISE,
    MOVE_COLUMN,
    RECRUIT_COLUMN,
    ROOST,
    SUIT_NAMES,
    VAGABOND,
    WARRIOR,
)
from tafelrunde.testing import rule
from tests.root.table import Table
from tests.root.test_eyrie import birds

RABBIT = 1


@cache
def messages(language: str) -> Messages:
    """The texts of the game, read once."""
    return Messages(GAME, language)


def told(game: Table, language: str = "en", viewer: int | None = None) -> list[list[str]]:
    """The log as it is read: acts, each a sentence and its parts."""
    names = [seat["role"] for seat in game.pos.view(None)["seats"]]
    found = joined(acts(game.pos.log or [], viewer), viewer, GAME.verbs)
    return [[line.text for line in sentences(act, viewer, messages(language), names)] for act in found]


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


@rule("R7.5.2-d")
@pytest.mark.parametrize(
    ("column", "suit", "why"),
    [
        ("recruit", "fox", "no roost stands in a clearing it matches"),
        ("move", "fox", "the Eyrie have no warrior in a clearing it matches"),
        ("battle", "rabbit", "in no clearing it matches do warriors of the Eyrie face an enemy"),
        ("build", "mouse", "the Eyrie rule no clearing it matches that has no roost yet"),
    ],
)
def test_turmoil_says_what_is_missing(column: str, suit: str, why: str) -> None:
    """The Eyrie stand in clearing 5 alone, a rabbit clearing."""
    game = birds("builder").put("eyrie", 5, roost=1, warriors=2)
    assert messages("en").say(f"stuck-{STUCK.labels[why_stuck(game.pos, COLUMN_NAMES.index(column), SUIT_NAMES.index(suit))]}") == why


@rule("R7.5.2-d")
def test_turmoil_for_want_of_warriors_roosts_slots_or_a_way() -> None:
    empty = birds("builder").put("eyrie", 5, roost=1).supply("eyrie", 0).pos
    assert why_stuck(empty, RECRUIT_COLUMN, BIRD) == NO_SUPPLY
    held = birds("builder").put("eyrie", 5, warriors=1).put("marquise", 5, warriors=3).pos
    for clearing in range(12):
        held.ruler[clearing] = MARQUISE
    assert why_stuck(held, MOVE_COLUMN, RABBIT) == NO_WAY
    built = birds("builder").put("eyrie", 5, warriors=2).pos
    built.free[4] = 0
    assert why_stuck(built, BUILD_COLUMN, RABBIT) == NO_SLOT
    built.built[ROOST] = 7
    assert why_stuck(built, BUILD_COLUMN, RABBIT) == ALL_ROOSTS_BUILT


@rule("R8.2.4-a", "R8.2.4-b")
def test_a_lost_base_is_told_with_what_it_costs() -> None:
    game = Table("marquise alliance").put("alliance", 5, base=1).supporters("bake-sale", "anvil", "sword").officers(3)
    lose_base(game.pos, RABBIT)
    (lost,) = game.events("base-lost")
    assert (lost["suit"], lost["supporters"], lost["officers"]) == (RABBIT, 1, 2)
    assert "With the rabbit base the Alliance loses 1 supporter, a rabbit or a bird, and 2 officers." in lines(game)
    assert "The Alliance loses the supporter “Bake Sale” (2 left)." in lines(game)
    assert "Mit dem Hasen-Stützpunkt verliert die Allianz 1 Anhänger der Klasse Hase oder Vogel und 2 Offiziere." in lines(game, "de")


@rule("R9.2.5-c", "R9.5.1-a", "R9.2.9.IIIb", "R9.4.2")
def test_the_items_of_a_vagabond_are_told_with_what_they_are_exhausted_for() -> None:
    game = Table("marquise vagabond").items("vagabond", "boots", "boots", "sword").pawn("vagabond", 1).put("marquise", 5, warriors=1)
    game.relation("vagabond", marquise="hostile").daylight("vagabond").play("go 5")
    went, boots, ground = told(game)[-1]
    assert went == "The Vagabond goes from clearing 1 to clearing 5."
    assert boots == "The Vagabond exhausts a boot for it."
    assert len(game.events("exhausted")) == 2
    assert ground.startswith("Warriors of a hostile faction stand in clearing 5")
    game.dice(1, 0).play("battle 5 marquise")
    assert "Der Vagabund erschöpft dafür ein Schwert." in lines(game, "de")
    slipped = Table("marquise vagabond").pawn("vagabond", 1).birdsong("vagabond").play("slip 5")
    assert "The Vagabond slips from clearing 1 to clearing 5." in lines(slipped)


@rule("R10.2.6-a")
def test_lost_souls_are_counted_where_cards_go_to_them() -> None:
    game = Table("marquise cult").put("marquise", 5, sawmill=1, warriors=1).hand("marquise", "anvil", "sword").daylight("marquise")
    spend(game.pos, MARQUISE, KIND_NAMES.index("anvil"))
    spend(game.pos, MARQUISE, KIND_NAMES.index("sword"))
    assert [said["souls"] for said in game.events("discarded")] == [1, 2]
    assert "The Marquise discards “Sword” to the Lost Souls (2 now)." in lines(game)
    assert "Die Marquise legt „Schwert“ zu den Verlorenen Seelen (jetzt 2)." in lines(game, "de")
    without = Table("marquise eyrie").hand("marquise", "anvil").daylight("marquise")
    spend(without.pos, MARQUISE, KIND_NAMES.index("anvil"))
    assert "The Marquise discards “Anvil”." in lines(without)


@rule("R11.4.1", "R11.4.3", "R11.5.6.II", "D11.5-1")
def test_funds_are_counted_where_they_come_and_go() -> None:
    game = Table("marquise riverfolk").put("riverfolk", 10, warriors=2).funds(riverfolk=4).daylight("riverfolk")
    game.play("establish 10")
    assert [(said["funds"], said["left"]) for said in game.events("post-paid")] == [(2, 2)]
    assert "It costs 2 funds of the Riverfolk, who rule there; 2 are left." in lines(game)
    poor = Table("marquise riverfolk").funds(marquise=1)
    gather_funds(poor.funds("payments", marquise=2).pos)
    assert "The Riverfolk gather 2 funds and have 3 now." in lines(poor)
    assert "Das Flussvolk sammelt 2 Krieger als Mittel und hat jetzt 3." in lines(poor, "de")
    unpaid = Table("marquise riverfolk").birdsong("riverfolk")
    assert [said["warriors"] for said in unpaid.events("protected")] == [2]


@rule("R5.1.7")
def test_each_faction_sets_up_under_its_own_heading() -> None:
    pos = GAME.new(["marquise", "eyrie", "alliance"], 1, log=True)
    assert isinstance(pos, Root)
    names = ["marquise", "eyrie", "alliance"]
    while pos.round == 0:
        (seat,) = pos.deciding(None)
        pos.play(seat, next(iter(pos.moves(seat))))
    found = joined(acts(pos.log or [], None), None, GAME.verbs)
    said = [[line.text for line in sentences(act, None, messages("en"), names)] for act in found]
    (alliance,) = [act for act in said if act[0] == "The Alliance sets up."]
    assert {line.partition(" (")[0] for line in alliance[1:]} == {"The Alliance draws a supporter"}
    assert ["The Marquise sets up."] in said


@rule("R1.1.3")
def test_nothing_done_at_the_start_of_birdsong_is_told_while_it_happens_and_not_afterwards() -> None:
    done = Played(0, DONE.move0(), False, EVERYONE, asked="birdsongstarts")
    (act,) = joined(acts([done], None), None, GAME.verbs)
    assert sentences(act, None, messages("en"), ["eyrie"]) == []
    assert sentence(done, None, messages("en"), ["eyrie"]).text == "The Eyrie do nothing (more) at the start of Birdsong."
    ended = Played(0, DONE.move0(), False, EVERYONE, asked="addtodecree")
    (act,) = joined(acts([ended], None), None, GAME.verbs)
    assert len(sentences(act, None, messages("en"), ["eyrie"])) == 1
