"""What a seat is judged by, number by number, and what it is advised: both from positions of which everything can be counted by hand."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.advice import CHANCE, GOAL, HABIT, URGENT, WINS
from tafelrunde.engine.judgement import WHOLE
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.games.root import GAME
from tafelrunde.games.root.evaluate import strength
from tafelrunde.games.root.factions.faction import PLAYED
from tafelrunde.games.root.judgement.traits import JUDGED_BY, finely, traits
from tafelrunde.games.root.terms.traits import TRAIT_NAMES
from tafelrunde.games.root.words import FACTION_NAMES
from tests.root.table import Table, new_game

SIX = "marquise eyrie alliance vagabond cult riverfolk"
GUESSED = ("board", "prospects")


def judged(game: Table) -> dict[str, dict[str, int]]:
    """The traits of every faction by name, without zeros and without what is only guessed at."""
    found = {}
    for numbers in traits(game.pos):
        named = dict(zip(("faction", "come", *TRAIT_NAMES), list(numbers), strict=True))
        faction = FACTION_NAMES[named.pop("faction")]
        found[faction] = {name: value for name, value in named.items() if value and name not in GUESSED}
    return found


def six() -> Table:
    """Every faction in some clearings of its own."""
    game = Table(SIX).put("marquise", 1, warriors=2, keep=1, sawmill=1).put("marquise", 5, wood=2, workshop=1)
    game.put("marquise", 9, warriors=1, recruiter=2).put("eyrie", 3, warriors=3, roost=1).put("eyrie", 7, roost=1)
    game.put("eyrie", 2, warriors=2).put("alliance", 8, warriors=1, base=1, sympathy=1).put("alliance", 11, sympathy=1)
    game.put("cult", 4, warriors=2, garden=1).put("cult", 10, warriors=1).put("cult", 12, garden=1)
    game.put("riverfolk", 6, warriors=2, trade_post=1).put("riverfolk", 11, trade_post=1)
    game.hand("marquise", "anvil", "sword").hand("eyrie", "bake-sale").crafted("eyrie", "command-warren")
    game.supporters("ambush-fox", "ambush-mouse", "ambush-rabbit").officers(2).acolytes(3)
    game.funds(marquise=2, riverfolk=1).funds("payments", eyrie=1).funds("commitments", riverfolk=1).posts_left(fox=1).track("fox", eyrie=1)
    game.character("vagabond", "ranger").pawn("vagabond", 7).done_quests("vagabond", "fox-errand", "mouse-escort", "rabbit-errand")
    game.items("vagabond", "sword", "sword:exhausted", "torch:damaged", "boots", "coins", "tea:damaged-exhausted", "hammer:exhausted")
    game.relation("vagabond", eyrie="hostile", marquise="allied", alliance="hostile", cult="friendly")
    return game.points(marquise=22, eyrie=9, vagabond=3)


def test_the_traits_of_six_factions() -> None:
    game = six().decree(recruit=["gently-used-knapsack"], move=["arms-trader"])
    game.decree(battle=["tax-collector", "stand-and-deliver"], build=["cobbler"]).leader("builder").daylight("marquise")
    come = 22 * WHOLE // 30
    assert judged(game) == {
        "marquise": {
            "come": come,
            "points": 22,
            "finish": 2,
            "cards": 3,
            "rule": 3,
            "army": 3,
            "slots": 1,
            "unguarded": 3,
            "sawmills": 1,
            "workshops": 1,
            "recruiters": 2,
            "wood": 2,
            "keep": 1,
        },
        "eyrie": {
            "come": come,
            "points": 9,
            "cards": 1,
            "crafted": 1,
            "rule": 3,
            "army": 5,
            "slots": 3,
            "unguarded": 1,
            "roosts": 2,
            "decree": 7,
            "unkept": 4,
            "sites": 1,
        },
        "alliance": {
            "come": come,
            "rule": 1,
            "army": 1,
            "slots": 1,
            "unguarded": 1,
            "sympathy": 2,
            "supporters": 3,
            "officers": 2,
            "bases": 1,
        },
        "vagabond": {"come": come, "points": 3, "items": 5, "damaged": 2, "spent": 3, "swords": 2, "allies": 1, "foes": 2, "quests": 3},
        "cult": {"come": come, "rule": 3, "army": 3, "slots": 1, "unguarded": 1, "gardens": 2, "acolytes": 3},
        "riverfolk": {"come": come, "rule": 1, "army": 2, "slots": 1, "unguarded": 1, "funds": 6, "posts": 2},
    }
    for numbers in traits(game.pos):
        faction = numbers[0]
        assert numbers[2 + TRAIT_NAMES.index("board")] == finely(PLAYED[faction].worth(game.pos))


def test_learning_begins_with_what_the_evaluation_holds() -> None:
    """The teacher's weights of the traits give the strength, but for the rounding to 64ths."""
    game = six().daylight("marquise")
    for numbers in traits(game.pos):
        named = dict(zip(TRAIT_NAMES, list(numbers)[2:], strict=True))
        taught = sum(worth * int(named[name]) for name, worth in JUDGED_BY.teacher.items())
        assert taught == pytest.approx(strength(game.pos, numbers[0]), abs=0.02)
    assert [JUDGED_BY.sign(name) for name in ("points", "unguarded", "decree")] == [1, -1, 0]


def test_traits_are_there_while_the_game_is_played() -> None:
    assert traits(new_game("marquise eyrie", 1)) == []
    game = Table("marquise eyrie").put("marquise", 1, warriors=3, sawmill=1).put("eyrie", 3, warriors=1, roost=1)
    game.points(marquise=29).put("marquise", 5, warriors=2, wood=2).daylight("marquise")
    assert set(judged(game)) == {"marquise", "eyrie"}
    game.play("build sawmill 5")
    assert game.winners == ["marquise"]
    assert judged(game) == {}


@pytest.mark.parametrize(
    ("value", "expected"), [(0.0, 0), (0.007, 0), (0.008, 1), (0.25, 16), (2.4, 154), (-0.25, -16), (-0.008, -1), (-3.0, -192)]
)
def test_guesses_are_rounded_to_64ths(value: float, expected: int) -> None:
    assert finely(value) == expected


def test_what_nobody_guards_is_counted_piece_by_piece() -> None:
    """A keep, wood, a building, sympathy, a post: each is one; a single warrior guards all of it."""
    game = Table(SIX).put("marquise", 1, keep=1, wood=2, sawmill=1).put("alliance", 8, sympathy=1).put("alliance", 2, base=1)
    game.put("riverfolk", 11, trade_post=1).put("cult", 5, garden=2).put("eyrie", 3, roost=1).daylight("marquise")
    lonely = {name: numbers.get("unguarded", 0) for name, numbers in judged(game).items()}
    assert lonely == {"marquise": 4, "alliance": 2, "riverfolk": 1, "cult": 2, "eyrie": 1, "vagabond": 0}
    for faction, clearing in (("marquise", 1), ("alliance", 8), ("riverfolk", 11), ("cult", 5), ("eyrie", 3)):
        game.put(faction, clearing, warriors=1)
    guarded = {name: numbers.get("unguarded", 0) for name, numbers in judged(game).items()}
    assert guarded == {"marquise": 0, "alliance": 1, "riverfolk": 0, "cult": 0, "eyrie": 0, "vagabond": 0}


def test_the_traits_of_a_dominance_card() -> None:
    """How many of its clearings are ruled, by how many warriors, and whether that would win at the next Birdsong."""

    def fox(*clearings: int) -> dict[str, int]:
        game = Table("marquise eyrie cult").dominance("marquise", "dominance-fox").points(marquise=18, eyrie=15)
        for clearing in clearings:
            game.put("marquise", clearing, warriors=2)
        numbers = judged(game.put("marquise", 5, warriors=7).put("eyrie", 3, warriors=1).daylight("marquise"))["marquise"]
        assert "points" not in numbers
        assert "finish" not in numbers
        assert numbers["come"] == 15 * WHOLE // 30, "the marker of the Marquise is gone"
        return {name: numbers.get(name, 0) for name in ("dominance", "held", "firm", "won-soon")}

    assert fox(1, 6) == {"dominance": 1, "held": 2, "firm": 4, "won-soon": 0}
    assert fox(1, 6, 8) == {"dominance": 1, "held": 3, "firm": 6, "won-soon": 1}
    assert fox(1, 6, 8, 12) == {"dominance": 1, "held": 4, "firm": 8, "won-soon": 1}

    def birds(*clearings: tuple[int, int]) -> dict[str, int]:
        game = Table("marquise eyrie cult").dominance("eyrie", "dominance-bird").put("marquise", 5, warriors=1)
        for clearing, warriors in clearings:
            game.put("eyrie", clearing, warriors=warriors)
        numbers = judged(game.daylight("marquise"))["eyrie"]
        return {name: numbers.get(name, 0) for name in ("dominance", "held", "firm", "won-soon")}

    assert birds((1, 2), (2, 1)) == {"dominance": 1, "held": 1, "firm": 1, "won-soon": 0}
    assert birds((2, 3), (4, 4)) == {"dominance": 1, "held": 2, "firm": 7, "won-soon": 1}
    assert birds((1, 9), (3, 7)) == {"dominance": 1, "held": 2, "firm": 12, "won-soon": 1}


def test_a_coalition_counts_the_points_of_its_partner() -> None:
    game = Table("marquise eyrie alliance vagabond").points(marquise=25, eyrie=4, vagabond=12).put("marquise", 1, warriors=1)
    game.dominance("vagabond", "dominance-fox", "eyrie").daylight("marquise")
    numbers = judged(game)["vagabond"]
    assert numbers["coalition"] == 1
    assert numbers["points"] == 4
    assert "dominance" not in numbers, "a Vagabond rules nothing"
    assert "coalition" not in judged(game)["eyrie"]
    assert judged(game)["marquise"]["finish"] == 5


def test_more_than_enough_counts_no_further() -> None:
    """Cards beyond six, supporters beyond ten, funds beyond twenty, a Decree that nobody could carry out."""
    game = Table(SIX).put("marquise", 1, warriors=1).put("alliance", 8, base=1, warriors=1).put("eyrie", 3, warriors=1, roost=1)
    birds = ["armorers", "armorers", "sappers", "sappers", "brutal-tactics", "brutal-tactics", "royal-claim", "birdy-bindle"]
    game.decree(recruit=birds[:4], battle=birds[4:]).leader("despot")
    game.decree(
        move=["anvil", "foxfolk-steel", "tax-collector", "tax-collector", "tax-collector"], build=["cobbler", "cobbler", "bake-sale"]
    )
    mice = ["sword", "investments", "mouse-in-a-sack", "crossbow-mouse", "codebreakers", "codebreakers", "scouting-party", "scouting-party"]
    game.supporters(*mice, "favor-of-the-mice", "root-tea-mouse", "travel-gear-mouse")
    game.hand(
        "cult",
        "root-tea-fox",
        "root-tea-rabbit",
        "smugglers-trail",
        "command-warren",
        "command-warren",
        "a-visit-to-friends",
        "gently-used-knapsack",
    )
    game.funds(marquise=12, riverfolk=9).daylight("marquise")
    numbers = judged(game)
    assert numbers["cult"]["cards"] == 6
    assert numbers["alliance"]["supporters"] == 10
    assert numbers["riverfolk"]["funds"] == 20
    assert (numbers["eyrie"]["decree"], numbers["eyrie"]["unkept"], "sites" in numbers["eyrie"]) == (16, 6, False)


def advised(game: Table, faction: str) -> dict[str, list[tuple[float, str, dict[str, Any]]]]:
    """What matters to a faction: the weight, the rule and the words of every matter by its key."""
    found: dict[str, list[tuple[float, str, dict[str, Any]]]] = {}
    for matter in GAME.advice(Eyes(game.pos, game.seat(faction))):
        words = {arg.name: FACTION_NAMES[value] if arg.name == "foe" else value for arg, value in matter.about}
        found.setdefault(matter.key, []).append((round(matter.weight, 6), matter.rule, words))
    return found


def test_nothing_matters_before_the_first_turn_and_after_the_end() -> None:
    pos = new_game("marquise eyrie", 1)
    assert GAME.advice(Eyes(pos, pos.waiting()[0])) == []
    game = Table("marquise eyrie").put("marquise", 1, warriors=3, sawmill=1).put("eyrie", 3, warriors=1, roost=1)
    game.points(marquise=29).put("marquise", 5, warriors=2, wood=2).daylight("marquise")
    assert advised(game, "marquise")
    game.play("build sawmill 5")
    assert GAME.advice(Eyes(game.pos, game.seat("marquise"))) == []


def race(faction: str = "marquise", **points: int) -> dict[str, list[tuple[float, str, dict[str, Any]]]]:
    game = Table("marquise eyrie alliance").points(**points).put("marquise", 1, warriors=1).daylight("marquise")
    return {key: found for key, found in advised(game, faction).items() if key.startswith("goal")}


def test_advice_on_the_race() -> None:
    assert race() == {}, "nobody has a point"
    lead = {"points": 3, "goal": 30, "own": 3}
    assert race(marquise=3, eyrie=3) == {"goal-lead": [(GOAL, "R3.1-a", lead)]}
    behind = {"foe": "eyrie", "points": 4, "goal": 30, "own": 3}
    assert race(marquise=3, eyrie=4) == {"goal-behind": [(GOAL, "R3.1-a", behind)]}
    assert set(race(marquise=24)) == {"goal-lead"}
    assert race(marquise=25)["goal-own"] == [(WINS, "R3.1-a", {"left": 5})]
    assert race(eyrie=25, alliance=27)["goal-foe"] == [
        (WINS - 0.05, "R3.1-a", {"foe": "eyrie", "left": 5}),
        (WINS - 0.03, "R3.1-a", {"foe": "alliance", "left": 3}),
    ]
    assert "goal-foe" not in race(eyrie=24)


def test_advice_on_those_who_win_without_points() -> None:
    game = Table("marquise eyrie alliance vagabond vagabond").points(eyrie=28, alliance=9).put("marquise", 1, warriors=1)
    game.dominance("eyrie", "dominance-fox").dominance("alliance", "dominance-bird").daylight("marquise")
    heard = advised(game, "marquise")
    assert heard["dominance"] == [(WINS - 0.03, "R3.3.1.I", {"foe": "eyrie"}), (WINS - 0.03, "R3.3.1.II", {"foe": "alliance"})]
    assert not {"goal-foe", "goal-behind", "goal-lead"} & heard.keys(), "they are out of the race"
    assert [words["foe"] for _, _, words in advised(game, "eyrie")["dominance"]] == ["alliance"]
    game = Table("marquise eyrie alliance vagabond vagabond").points(marquise=9, eyrie=8).put("marquise", 1, warriors=1)
    game.dominance("vagabond", "dominance-fox", "eyrie").daylight("marquise")
    assert [words["foe"] for _, _, words in advised(game, "marquise")["dominance"]] == ["vagabond"]
    assert "dominance" not in advised(game, "eyrie"), "he wins with them"


def test_advice_on_what_can_be_lost_and_won() -> None:
    game = Table("marquise eyrie alliance").put("marquise", 5, warriors=1, sawmill=1, workshop=1, wood=1).put("eyrie", 5, warriors=3)
    game.put("alliance", 5, warriors=1, sympathy=1).put("alliance", 9, sympathy=1).put("eyrie", 9, warriors=9).daylight("marquise")
    lost = {"foe": "eyrie", "clearing": 4, "pieces": 3, "own": 1, "theirs": 3}
    assert advised(game, "marquise")["exposed"] == [(round(CHANCE + 0.11, 6), "R3.2.1", lost)], (
        "as many warriors as one has do not threaten"
    )
    won = {"foe": "marquise", "clearing": 4, "pieces": 3, "own": 3, "theirs": 1}
    other = {"foe": "alliance", "clearing": 4, "pieces": 1, "own": 3, "theirs": 1}
    assert advised(game, "eyrie")["prey"] == [(CHANCE + 0.01, "R3.2.1", won), (round(CHANCE - 0.05, 6), "R3.2.1", other)]
    alone = {"foe": "alliance", "clearing": 8, "pieces": 1, "own": 9, "theirs": 0}
    assert advised(game, "eyrie")["prey-alone"] == [(round(CHANCE + 0.02, 6), "R4.3.2.III", alone)]
    assert not {"prey", "prey-alone"} & advised(game, "marquise").keys()
    game.put("marquise", 9, wood=4).put("eyrie", 9, warriors=1)
    assert advised(game, "eyrie")["prey-alone"][0][0] == round(CHANCE + 0.05, 6), "never as much as the end of the game"


def test_nobody_is_warned_of_a_partner() -> None:
    game = Table("marquise eyrie alliance vagabond vagabond").points(eyrie=12).put("marquise", 5, warriors=3)
    game.dominance("vagabond", "dominance-fox", "eyrie").dominance("eyrie", "dominance-mouse").daylight("marquise")
    warned = {
        name: [words["foe"] for _, _, words in advised(game, name).get("dominance", [])] for name in ("marquise", "eyrie", "vagabond")
    }
    assert warned == {"marquise": ["eyrie", "vagabond"], "eyrie": [], "vagabond": []}


def habits(game: Table, faction: str) -> dict[str, tuple[float, dict[str, Any]]]:
    """What a faction lives on."""
    keys = ("hand", "wood", "roosts", "decree", "sympathy", "gardens", "acolytes", "funds", "items")
    return {key: (found[0][0], found[0][2]) for key, found in advised(game, faction).items() if key.startswith(keys)}


def test_advice_on_hands_that_are_too_full() -> None:
    five = ["anvil", "sword", "bake-sale", "cobbler", "investments"]
    game = Table("marquise eyrie").put("marquise", 1, warriors=1).hand("marquise", *five).hand("eyrie", "armorers").daylight("marquise")
    assert "hand" not in habits(game, "marquise")
    game.hand("marquise", "root-tea-fox").hand("eyrie", "ambush-fox", "ambush-mouse", "ambush-rabbit", "sappers", "royal-claim")
    assert habits(game, "marquise")["hand"] == (HABIT, {"cards": 6})
    assert "hand" not in habits(game, "eyrie"), "it is not their turn"


def test_advice_on_wood() -> None:
    """The building that scores most among those that can be paid, the cheapest of these."""

    def heard(wood: int, **built: int) -> dict[str, tuple[float, dict[str, Any]]]:
        game = Table("marquise eyrie").put("marquise", 1, warriors=1)
        for kind, count in built.items():
            for _ in range(count):
                game.put("marquise", next(clearing + 1 for clearing, free in enumerate(game.pos.free) if free), **{kind: 1})
        return habits(game.put("marquise", 4, wood=wood).daylight("marquise"), "marquise")

    assert heard(0, sawmill=1, workshop=1, recruiter=1) == {"wood-none": (HABIT, {"wood": 0})}
    assert heard(1, sawmill=1, workshop=1, recruiter=1) == {"wood": (round(HABIT + 0.04, 6), {"wood": 1, "cost": 1, "points": 2})}
    assert heard(2, sawmill=1, workshop=1, recruiter=2) == {"wood": (round(HABIT + 0.04, 6), {"wood": 2, "cost": 1, "points": 2})}
    assert heard(3, sawmill=3, workshop=1, recruiter=1) == {"wood": (round(HABIT + 0.06, 6), {"wood": 3, "cost": 3, "points": 3})}
    assert heard(4, sawmill=5, workshop=5, recruiter=6) == {"wood": (round(HABIT + 0.1, 6), {"wood": 4, "cost": 4, "points": 5})}


def test_advice_on_the_decree() -> None:
    game = Table("marquise eyrie").put("eyrie", 3, roost=1, warriors=2).put("eyrie", 7, roost=1, warriors=2).leader("commander")
    game.put("marquise", 1, warriors=1).decree(move=["anvil", "bake-sale"]).hand("eyrie", "sword")
    morning = habits(game.birdsong("eyrie"), "eyrie")
    assert morning == {"roosts": (HABIT, {"roosts": 2, "points": 1}), "decree-grows": (HABIT + 0.1, {"cards": 4})}
    game.play("decree sword move")
    if game.phase == "birdsong":
        game.play("done")
    assert habits(game, "eyrie")["decree"] == (HABIT + 0.1, {"due": 5})
    assert "decree-grows" not in habits(game, "eyrie")


def test_advice_on_sympathy() -> None:
    def heard(*clearings: int, supporters: int = 0) -> dict[str, tuple[float, dict[str, Any]]]:
        game = Table("marquise alliance").put("marquise", 1, warriors=1)
        for clearing in clearings:
            game.put("alliance", clearing, sympathy=1)
        cards = ["anvil", "sword", "bake-sale", "cobbler", "investments"][:supporters]
        return habits(game.supporters(*cards).hand("alliance", "root-tea-fox").daylight("alliance"), "alliance")

    assert heard() == {"sympathy-none": (HABIT, {"supporters": 0, "cost": 1, "points": 0})}
    assert heard(supporters=1) == {"sympathy": (HABIT, {"supporters": 1, "cost": 1, "points": 0})}
    assert heard(2, 3, 4, supporters=1) == {"sympathy-none": (HABIT, {"supporters": 1, "cost": 2, "points": 1})}
    assert heard(2, 3, 4, supporters=2) == {"sympathy": (HABIT, {"supporters": 2, "cost": 2, "points": 1})}
    assert heard(2, 3, 4, 5, 6, 7, 8, 9, 10, 11, supporters=5) == {}


def test_advice_on_gardens_funds_and_items() -> None:
    game = Table("marquise cult").put("marquise", 1, warriors=1).put("cult", 4, garden=1, warriors=1).put("cult", 2, garden=2)
    game.hand("cult", "anvil")
    assert habits(game.daylight("cult"), "cult") == {"gardens": (HABIT, {"gardens": 3, "acolytes": 0})}
    heard = habits(game.acolytes(2).daylight("cult"), "cult")
    assert heard["acolytes"] == (round(HABIT - 0.05, 6), {"gardens": 3, "acolytes": 2})
    game = Table("marquise riverfolk").put("riverfolk", 4, warriors=1).funds(marquise=3, riverfolk=2).daylight("riverfolk")
    assert habits(game, "riverfolk") == {"funds": (HABIT, {"funds": 5, "points": 2})}
    game = Table("marquise eyrie alliance vagabond").put("marquise", 1, warriors=1).pawn("vagabond", 1)
    game.items("vagabond", "sword", "sword", "boots", "torch:exhausted", "bag:damaged", "tea:damaged-exhausted")
    assert habits(game.daylight("vagabond"), "vagabond") == {"items": (HABIT, {"ready": 3})}
    heard = habits(game.items("vagabond", "crossbow:damaged").daylight("vagabond"), "vagabond")
    assert heard["items-damaged"] == (round(URGENT - 0.2, 6), {"damaged": 3})
