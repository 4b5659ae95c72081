"""What the log tells: the facts of its events, and the sentences made of them."""

from __future__ import annotations

from functools import cache

import pytest

from tafelrunde.engine.acts import acts, joined, sentence, sentences
from tafelrunde.engine.events import EVERYONE, Event, EventKind, Played
from tafelrunde.engine.messages import Messages, places_of
from tafelrunde.games.root import GAME
from tafelrunde.games.root.events import (
    AID_COUNTED,
    ALL_ROOSTS_BUILT,
    BASE_LOST,
    DISCARDED,
    FULL_HAND,
    FULL_STACK,
    FUNDS_GATHERED,
    HUMILIATED,
    LIMITED,
    LOST_ITEM,
    NO_SLOT,
    NO_SUPPLY,
    NO_WAY,
    NOTHING_LEFT,
    PAYMENTS_BEGUN,
    POST_PAID,
    RELATION,
    STUCK,
    SUIT_DEALT,
)
from tafelrunde.games.root.factions.alliance.supporters import lose_base
from tafelrunde.games.root.factions.cult.turn import release_souls
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
    CULT,
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
    assert told(game)[-1][:2] == [
        "The Marquise builds a sawmill in clearing 5.",
        "The Marquise pays a wood token from clearing 5 for the sawmill in clearing 5.",
    ]
    assert [said["count"] for said in game.events("wood-paid")] == [1]
    assert told(game, "de")[-1][0] == "Die Marquise baut eine Sägemühle auf Lichtung 5."


@rule("R8.4.2", "R8.2.3-a")
def test_supporters_are_counted_where_they_come_and_go() -> None:
    game = Table("marquise alliance").supporters("anvil", "sword", "bake-sale").birdsong("alliance").play("spread 1 anvil")
    assert [said["total"] for said in game.events("supporter-spent")] == [2]
    assert told(game)[-1][:2] == [
        "The Alliance spreads sympathy to clearing 1.",
        "The Alliance spends the supporter “Anvil” for sympathy in clearing 1 (2 left).",
    ]
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
    assert "It costs 2 warriors of the Riverfolk from the funds, as they rule there (2 funds left)." in lines(game)
    poor = Table("marquise riverfolk").funds(marquise=1)
    gather_funds(poor.funds("payments", marquise=2).pos)
    assert "The Riverfolk gather 2 warriors from the Payments box and have 3 funds now." in lines(poor)
    assert "Das Flussvolk sammelt 2 Krieger aus der Bezahlung und hat jetzt 3 Krieger in den Mitteln." in lines(poor, "de")
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


def event(language: str, kind: EventKind, *values: int) -> str:
    """The sentence about something that happened."""
    return messages(language).event(Event(kind, values, EVERYONE, EVERYONE), None, [])


@rule("R7.4.2-a")
def test_a_vizier_counts_among_the_cards_of_its_column() -> None:
    game = birds("charismatic").put("eyrie", 8, roost=1, warriors=3).hand("eyrie", "anvil").birdsong("eyrie")
    game.play("decree anvil recruit")
    assert "The Eyrie add “Anvil” to the Recruit column of the Decree, which has 2 cards now, a Loyal Vizier among them." in lines(game)
    assert any(line.endswith("in der jetzt mit einem Treuen Wesir 2 Karten liegen.") for line in lines(game, "de"))


@rule("D7.8.2-1")
def test_one_warrior_for_two_is_told_as_half_of_the_card() -> None:
    game = birds("charismatic").put("eyrie", 5, warriors=1, roost=1).supply("eyrie", 1).daylight("eyrie")  # all is forced
    assert any(line.startswith("The Eyrie can carry out a bird card of the Recruit column only in part") for line in lines(game))
    assert any("turmoil: the bird card of the Recruit column could be carried out only in part" in line for line in lines(game))
    assert any("ließ sich nur zum Teil ausführen" in line for line in lines(game, "de"))


@rule("R7.7.1")
def test_nobody_loses_more_points_than_he_has() -> None:
    assert event("en", HUMILIATED, EYRIE, 5, 3, 5, 0).startswith("The Eyrie lose 5 points for the 5 bird cards in the Decree")
    assert event("en", HUMILIATED, EYRIE, 2, 0, 5, 1).startswith("The Eyrie lose 2 points, all there were, for the 5 bird cards")
    assert event("en", HUMILIATED, EYRIE, 0, 0, 4, 1).startswith("The Eyrie have no points to lose for the 4 bird cards in the Decree")
    assert event("de", HUMILIATED, EYRIE, 0, 0, 4, 1).startswith("Die Horst Dynastien haben keinen Siegpunkt, der für die 4 Vogel-Karten")


@rule("R9.2.9-b")
def test_aids_are_counted_towards_the_next_relation() -> None:
    friendly = RELATION.labels.index("friendly")
    assert event("en", AID_COUNTED, VAGABOND, ALLIANCE, 1, 2, friendly).startswith(
        "This is aid 1 of the 2 that it takes in one turn before"
    )
    assert event("de", AID_COUNTED, VAGABOND, ALLIANCE, 1, 2, friendly).startswith("Das ist Hilfe 1 von 2, die es in einem Zug für ")


@rule("R4.3.2.I", "D4.3.3-1")
def test_limits_say_how_many_stand_there() -> None:
    assert event("en", LIMITED, MARQUISE, 2, 1, 0).endswith("deals only 1, because only 1 warrior of its own stands there.")
    assert event("en", LIMITED, EYRIE, 3, 2, 0).endswith("deal only 2, because only 2 warriors of their own stand there.")
    assert event("de", LIMITED, MARQUISE, 2, 1, 0).endswith("weil dort nur 1 eigener Krieger steht.")
    assert event("en", NOTHING_LEFT, ALLIANCE, 1) == "1 hit has no effect, because no more pieces of the Alliance stand there."


@rule("R1.1.3")
def test_what_comes_first_is_told_without_brackets() -> None:
    move, names = GAME.verbs.parse("first base-loss 12"), ["marquise"]
    english, german = (messages(language).told(0, move, names, "aftermath") for language in ("en", "de"))
    assert english.startswith("The Marquise decides that the loss of the base in clearing 12 comes before")
    assert german.startswith("Die Marquise legt fest, dass der Verlust des Stützpunkts auf Lichtung 12 vor allem anderen kommt")


@rule("R9.6.4-b")
def test_an_item_left_behind_is_told_once() -> None:
    game = Table("marquise vagabond").pawn("vagabond", 5).items("vagabond", *["sword"] * 4, *["boots"] * 3).evening("vagabond")
    game.play(game.offers("drop")[0])
    assert [line for line in lines(game) if "behind" in line] == [
        "The Vagabond leaves a boot behind (face up), as no more than 6 items can be carried besides those on the tracks."
    ]
    assert event("de", LOST_ITEM, VAGABOND, 0, 1, 1, 8).endswith(
        "aus einer Ruine zurück (erschöpft), weil neben den Leisten nicht mehr als 8 Gegenstände getragen werden können."
    )


@rule("D11.5-1", "R11.3.4", "R11.4.3")
def test_riverfolk_warriors_are_told_wherever_they_go() -> None:
    game = Table("marquise riverfolk").funds(marquise=2).posts_left(fox=1).hand("riverfolk", "sword").daylight("riverfolk")
    game.play("craft sword")
    while game.step == "PayCraft":
        game.play(game.offers()[0])
    assert any("commit a warrior of the Marquise from the funds to the fox track" in line for line in lines(game))
    assert event("en", FUNDS_GATHERED, 3, 4, 7) == (
        "The Riverfolk gather 3 warriors from the Payments box and 4 committed warriors and have 7 funds now."
    )
    pos = GAME.new(["marquise", "eyrie", "riverfolk"], 1, log=True)
    while not isinstance(pos, Root) or pos.round == 0:
        (seat,) = pos.deciding(None)
        pos.play(seat, next(iter(pos.moves(seat))))
    told_first = [entry for entry in pos.log or [] if isinstance(entry, Event) and entry.kind is PAYMENTS_BEGUN]
    assert [entry.values for entry in told_first] == [(3,)]
    assert event("de", PAYMENTS_BEGUN, 3) == "3 Krieger des Flussvolks kommen zur Bezahlung."
    assert event("de", POST_PAID, CULT, 2, 1).startswith("Der Echsen Kult herrscht dort; das kostet 2 Krieger des Echsen Kults")


@rule("R10.2.6-a", "R10.4.2")
def test_every_card_that_becomes_a_lost_soul_is_told() -> None:
    game = Table("marquise eyrie cult").put("marquise", 8, warriors=3).put("eyrie", 8, warriors=2).souls("sappers")
    game.hand("eyrie", "ambush-fox").daylight("marquise").play("battle 8 eyrie", "ambush ambush-fox")
    assert "“Ambush! (Fox)” goes to the Lost Souls (2 now)." in lines(game)
    souls = Table("marquise eyrie cult").souls("dominance-fox", "sappers")
    release_souls(souls.pos)
    assert any(line.startswith("“Dominance (Fox)” leaves the Lost Souls and lies beside the map now") for line in lines(souls))
    assert "The only card of Lost Souls goes to the discard pile." in lines(souls)
    assert any("verlässt die Verlorenen Seelen" in line for line in lines(souls, "de"))


@rule("D0-1")
def test_the_suits_of_a_map_are_a_sentence_each() -> None:
    pos = GAME.new(["marquise", "eyrie"], 1, {"map": "winter"}, log=True)
    speaker = Messages(GAME, "en", places_of(pos))
    dealt = [entry for entry in pos.log or [] if isinstance(entry, Event) and entry.kind is SUIT_DEALT]
    said = [speaker.event(entry, None, ["marquise", "eyrie"]) for entry in dealt]
    assert len(said) == 3
    assert all("(" not in line for line in said)
    assert said[0].startswith("The fox clearings are ")


@rule("R3.3.1.I", "D6.6-1")
def test_a_dominance_tells_how_far_it_is_and_a_discard_why() -> None:
    game = Table("marquise eyrie alliance").put("marquise", 5, warriors=2).dominance("marquise", "dominance-rabbit").turn("marquise")
    assert "The Marquise rules 1 of the three rabbit clearings needed for “Dominance (Rabbit)”." in lines(game)
    assert any("für „Dominanz (Hase)“ drei Hasen-Lichtungen und beherrscht davon 1." in line for line in lines(game, "de"))
    assert event("en", DISCARDED, MARQUISE, 0, 0, 0, FULL_HAND).endswith("”, as no more than five hand cards may be kept.")
    assert event("de", DISCARDED, ALLIANCE, 0, 0, 0, FULL_STACK).endswith(
        "“ ab, weil ohne Stützpunkt nicht mehr als fünf Anhänger bleiben dürfen."
    )


def test_no_word_stands_in_brackets_and_german_agrees() -> None:
    for language in ("en", "de"):
        for key in ("question-cards", "told-done-in-conspiracies", "told-done-in-newprices"):
            assert "(" not in messages(language).say(key)
    assert event("de", BASE_LOST, ALLIANCE, RABBIT, 2, 1).startswith("Mit dem Hasen-Stützpunkt verliert die Allianz beide Anhänger")
    assert messages("de").attribute("card-scouting-party", "of") == "Im Angriff schadet dem Besitzer kein Hinterhalt."
