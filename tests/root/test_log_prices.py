"""How a log begins, and what it says is paid, for what, and why something is lost or missing."""

from __future__ import annotations

from tafelrunde.engine.acts import acts, joined, sentences
from tafelrunde.engine.events import Event
from tafelrunde.engine.messages import Messages
from tafelrunde.games.root import GAME
from tafelrunde.games.root.maps.generator import new_map
from tafelrunde.games.root.words import MARQUISE
from tafelrunde.testing import rule
from tests.root.table import Table
from tests.root.test_eyrie import birds
from tests.root.test_log import lines, told


def opening(roles: str, language: str = "en", **options: object) -> list[str]:
    """The first paragraph of the log of a new game."""
    names = roles.split()
    pos = GAME.new(names, 3, {"order": "fixed", "adventurous": True} | options, log=True)
    (first, *_) = joined(acts(pos.log or [], None), None, GAME.verbs)
    return [line.text for line in sentences(first, None, Messages(GAME, language), names)]


@rule("R3.1-a", "R3.3", "R5.1.1-b")
def test_a_log_begins_with_the_map_the_goal_and_the_order() -> None:
    assert opening("eyrie marquise alliance")[:2] == [
        "The game is played on the Autumn map. Whoever is first to have 30 victory points wins, or whoever rules what an activated "
        "dominance card demands when their own Birdsong begins.",
        "The Eyrie take the first turn; then it goes on with the Marquise and the Alliance.",
    ]
    assert opening("marquise cult riverfolk vagabond vagabond", "de", map="winter", victory=20)[:2] == [
        "Gespielt wird auf dem Spielplan „Winter“. Wer zuerst 20 Siegpunkte hat, gewinnt, oder wer eine Dominanz-Karte aktiviert hat und "
        "zu Beginn des eigenen Vogelgesangs beherrscht, was sie verlangt.",
        "Die Marquise hat den ersten Zug; danach geht es weiter mit dem Echsen Kult, dem Flussvolk, dem Vagabunden und dem zweiten "
        "Vagabunden.",
    ]


@rule("R5.1.3-a", "D0-3", "R5.1.1-a")
def test_two_players_have_no_dominance_and_the_order_waits_for_the_draft() -> None:
    assert opening("marquise eyrie", map=new_map(2, 1))[0] == (
        "The game is played on a map of the players' own. Whoever is first to have 30 victory points wins."
    )
    pos = GAME.new(["open", "alliance", "marquise"], 1, {"order": "fixed"}, log=True)
    assert [entry.kind.name for entry in pos.log or [] if isinstance(entry, Event)] == ["opened"]
    pos.play(0, GAME.verbs.parse("draft eyrie"))
    assert [entry.kind.name for entry in pos.log or [] if isinstance(entry, Event)][:3] == ["opened", "seated", "order-set"]


@rule("R7.7.3-a", "R7.7.3.I")
def test_a_leader_who_comes_back_is_explained() -> None:
    last = birds("despot").leader("despot", deposed=["builder", "charismatic", "commander"]).put("eyrie", 8, roost=1).daylight("eyrie")
    assert (
        "The leader of the Eyrie, the Despot, is deposed. All four have been deposed now, so all are turned up again, "
        "and any of them may lead." in lines(last)
    )
    assert any(line.endswith("Alle werden wieder aufgedeckt, und jeder von ihnen kann anführen.") for line in lines(last, "de"))
    assert last.events("deposed")[0]["turned"] == 1
    early = birds("despot").put("eyrie", 8, roost=1).daylight("eyrie")
    assert "The leader of the Eyrie, the Despot, is deposed." in lines(early)


@rule("R6.5.4.II-b")
def test_wood_says_which_building_it_pays_for() -> None:
    game = Table("marquise eyrie").put("marquise", 5, warriors=3, sawmill=1, wood=3).put("marquise", 10, warriors=2, wood=1)
    game.put("marquise", 1, warriors=1, sawmill=1)
    game.daylight("marquise").play("build sawmill 10", "wood 5")
    assert told(game)[-1][0] == "The Marquise pays a wood token from clearing 5 for the sawmill in clearing 10."
    assert told(game, "de")[-1][0] == "Die Marquise bezahlt ein Holz-Plättchen von Lichtung 5 für die Sägemühle auf Lichtung 10."
    shop = (
        Table("marquise eyrie")
        .put("marquise", 1, recruiter=1)
        .put("marquise", 5, warriors=3, wood=1)
        .daylight("marquise")
        .play("build recruiter 5")
    )
    assert "Die Marquise bezahlt ein Holz-Plättchen von Lichtung 5 für den Rekrutierer auf Lichtung 5." in lines(shop, "de")


@rule("D6.4-1", "D6.5.3-1")
def test_too_little_in_the_supply_is_told() -> None:
    game = Table("marquise eyrie").put("marquise", 5, warriors=1, sawmill=2, wood=4).put("marquise", 1, sawmill=1, wood=3)
    game.birdsong("marquise")
    assert "Only 1 wood token is left in the supply for the 3 sawmills." in lines(game)
    assert "Für die 3 Sägemühlen ist nur noch 1 Holz-Plättchen im Vorrat." in lines(game, "de")
    game.play("wood 1")
    assert [said["wood"] for said in game.events("wood-scarce")] == [1], "once, not for each sawmill"
    none = Table("marquise eyrie").put("marquise", 5, sawmill=1, wood=8).birdsong("marquise")
    assert "No wood is left in the supply for the sawmill." in lines(none)
    full = Table("marquise eyrie").put("marquise", 5, sawmill=1, wood=7).birdsong("marquise")
    assert full.events("wood-scarce") == []
    short = Table("marquise eyrie").put("marquise", 5, recruiter=2).put("marquise", 1, recruiter=1).supply("marquise", 2)
    short.daylight("marquise").play("recruit")
    assert told(short)[-1][0] == "The Marquise recruits, but only 2 warriors are left in the supply for the 3 recruiters."
    assert told(short, "de")[-1][0] == "Die Marquise rekrutiert, aber für die 3 Rekrutierer sind nur noch 2 Krieger im Vorrat."


@rule("R8.4.1.II", "R8.4.2.II")
def test_supporters_say_what_they_are_spent_for() -> None:
    game = Table("marquise alliance").put("alliance", 1, sympathy=1).put("marquise", 5, warriors=3)
    game.supporters("bake-sale", "root-tea-rabbit", "anvil", "foxfolk-steel").birdsong("alliance").play("spread 5 bake-sale")
    assert told(game)[-1][0] == "The Alliance spends the supporter “Bake Sale” for sympathy in clearing 5 (3 left)."
    game.play("support root-tea-rabbit")
    assert told(game)[-1][0] == "The Alliance spreads sympathy to clearing 5."
    revolt = Table("marquise alliance").put("alliance", 1, sympathy=1).supporters("anvil", "foxfolk-steel").birdsong("alliance")
    revolt.play("revolt 1 anvil")
    assert told(revolt)[-1] == [
        "The Alliance revolts in clearing 1.",
        "The Alliance spends the supporter “Anvil” for the revolt in clearing 1 (1 left).",
    ]
    assert "Die Allianz gibt den Anhänger „Amboss“ für die Revolte auf Lichtung 1 aus (1 bleibt)." in lines(revolt, "de")


@rule("D11.5-1", "R11.5.4", "R11.5.3-a")
def test_funds_say_what_they_pay_for() -> None:
    game = Table("marquise riverfolk").funds(marquise=1, riverfolk=1).daylight("riverfolk").play("draw", "fund marquise")
    assert told(game)[-1][0] == "The Riverfolk commit a warrior of the Marquise from the funds to draw a card (1 fund left)."
    assert told(game, "de")[-1][0].startswith(
        "Das Flussvolk setzt einen Krieger der Marquise aus den Mitteln ein, um eine Karte zu ziehen ("
    )
    craft = Table("marquise riverfolk").funds(marquise=2).posts_left(fox=1).hand("riverfolk", "sword").daylight("riverfolk")
    craft.play("craft sword")
    while craft.step == "PayCraft":
        craft.play(craft.offers()[0])
    assert any("from the funds to the fox track to craft “Sword” (" in line for line in lines(craft))
    assert any("-Leiste ein, um „Schwert“ herzustellen (" in line for line in lines(craft, "de"))


@rule("R11.2.5.I")
def test_funds_that_go_home_say_why() -> None:
    game = Table("marquise riverfolk").put("riverfolk", 5, trade_post=1).funds(marquise=2, riverfolk=1).put("marquise", 5, warriors=3)
    game.dice(1, 0).daylight("marquise").play("battle 5 riverfolk", "return marquise", "return riverfolk")
    cause = "Trade Disruption: for the lost trade post half of the funds go home, among them "
    assert [line.removeprefix(cause) for line in lines(game) if line.startswith(cause)] == [
        "a warrior of the Marquise (2 funds left).",
        "one of the Riverfolk's own warriors (1 fund left).",
    ]
    assert "Für den verlorenen Handelsposten kehrt die Hälfte der Mittel heim, darunter ein Krieger der Marquise (2 bleiben)." in lines(
        game, "de"
    )


@rule("R10.4.3-a", "R10.4.3-b", "R10.5.4")
def test_conspiracies_say_what_they_cost() -> None:
    game = Table("marquise cult").put("marquise", 5, sawmill=1).put("cult", 5, warriors=1).acolytes(4).outcast("mouse").souls("bake-sale")
    game.birdsong("cult").play("sanctify 5 sawmill")
    assert "It costs 3 acolytes (1 left)." in lines(game)
    hated = Table("marquise cult").put("marquise", 5, warriors=1).acolytes(2).outcast("rabbit", hated=True)
    hated.birdsong("cult").play("convert 5 marquise")
    assert "It costs 1 acolyte, one less than usual as the outcast suit is hated (1 left)." in lines(hated)
    assert "Das kostet 1 Akolythen, einen weniger als sonst, weil die verstoßene Klasse verhasst ist (1 bleibt)." in lines(hated, "de")


@rule("R6.2.3", "R10.5.3-a")
def test_a_card_that_is_spent_says_what_for() -> None:
    game = Table("marquise eyrie").put("marquise", 1, keep=1).put("marquise", 5, warriors=2).put("eyrie", 5, warriors=3)
    game.hand("marquise", "bake-sale").dice(2, 1).daylight("marquise").play("battle 5 eyrie", "hospital bake-sale")
    (spent,) = [said for said in game.events("discarded") if said["faction"] == MARQUISE]
    assert spent["why"] == 3
    assert "The Marquise discards “Bake Sale”, for the Field Hospitals." in lines(game)
    assert any(line.endswith("ab, um das Feldkrankenhaus zu nutzen.") for line in lines(game, "de"))
    cult = Table("marquise cult").put("cult", 5, garden=1).hand("cult", "bake-sale").daylight("cult").play("ritual-score bake-sale")
    assert "The Lizard Cult discards “Bake Sale” to the Lost Souls (1 now), to score for gardens of its suit." in lines(cult)
