"""Chapter 5, and the setup of every faction (6.3, 7.3, 8.3, 9.3, 9.8, 10.3, 11.3)."""

from __future__ import annotations

import pytest

from tafelrunde.engine.events import Event
from tafelrunde.engine.packed import bits_set
from tafelrunde.engine.state import digest
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.verbs import VERBS
from tafelrunde.games.root.words import FACTION_NAMES, ITEM_NAMES
from tafelrunde.testing import rule
from tafelrunde.testing.scripts import rules_of
from tests.root.table import names, new_game

SEVEN = "marquise eyrie alliance vagabond cult riverfolk"


def offers(pos: Root) -> list[str]:
    return [VERBS.text(move) for move in pos.moves(pos.waiting()[0])]


def asked(pos: Root) -> str:
    faction = pos.faction_of[pos.waiting()[0]]
    return FACTION_NAMES[faction] if faction >= 0 else "open"


def play(pos: Root, *texts: str) -> None:
    for text in texts:
        assert text in offers(pos), (text, offers(pos))
        pos.play(pos.waiting()[0], VERBS.parse(text))
        assert pos.invariants() == []


def why_not(pos: Root, text: str) -> list[str]:
    return rules_of(pos.why_not(pos.waiting()[0], VERBS.parse(text)))


def set_up_all(pos: Root) -> None:
    """Play the first offer until the first turn."""
    while pos.round == 0:
        pos.play(pos.waiting()[0], pos.moves(pos.waiting()[0])[0])


@rule("R11.3.4")
def test_a_position_from_before_the_draft_does_not_change_with_the_payments_of_the_riverfolk() -> None:
    pos = new_game("open open open", seed=4, order="fixed")
    earlier = pos.copy()
    then = digest(earlier)
    play(pos, "draft riverfolk", "draft eyrie")
    later = pos.copy()
    set_up_all(pos)
    assert sum(pos.payments) == 3
    assert (sum(earlier.payments), sum(later.payments)) == (0, 0)
    assert digest(earlier) == then


@rule("R5.1.1-a", "R0-b")
def test_open_seats_draft_within_the_legal_tables() -> None:
    pos = new_game("open open open", seed=4, order="fixed")
    assert pos.waiting() == [2], "the last in turn order chooses first"
    assert offers(pos) == [f"draft {name}" for name in ("marquise", "eyrie", "alliance", "cult", "riverfolk", "vagabond")]
    assert why_not(pos, "draft vagabond-2") == ["D0-2"]
    play(pos, "draft alliance")
    assert pos.waiting() == [1]
    assert offers(pos) == ["draft marquise", "draft eyrie", "draft riverfolk", "draft vagabond"]
    assert why_not(pos, "draft cult") == ["R0-b"]
    assert why_not(pos, "draft alliance") == ["D0-2"]
    play(pos, "draft vagabond")
    assert asked(pos) == "marquise", "only the Marquise was left to the first seat"
    assert [FACTION_NAMES[faction] for faction in pos.faction_of] == ["marquise", "vagabond", "alliance"]
    mixed = new_game("eyrie open", order="fixed")
    assert [FACTION_NAMES[faction] for faction in mixed.faction_of] == ["eyrie", "marquise"]


@rule("R5.1.1-b")
def test_order_and_first_player_are_random_unless_fixed() -> None:
    orders = {tuple(new_game("marquise eyrie alliance vagabond", seed).order) for seed in range(40)}
    assert len(orders) > 10
    around = {tuple(new_game("marquise eyrie alliance vagabond", seed, order="clockwise").order) for seed in range(40)}
    assert around == {(0, 1, 2, 5), (1, 2, 5, 0), (2, 5, 0, 1), (5, 0, 1, 2)}
    assert new_game("marquise eyrie alliance vagabond", 9, order="fixed").order == [0, 1, 2, 5]


@rule("R5.1.2", "R5.1.3-b", "D5.1.3-1", "R5.1.4", "R5.1.5", "D5.1.5-1")
def test_the_common_setup() -> None:
    pos = new_game(SEVEN, seed=2)
    assert list(pos.points) == [0] * 7
    assert [bits_set(pos.hands[faction]) for faction in pos.order] == [3] * 6
    assert len(pos.pile) == 54 - 18
    assert int(pos.ruins).bit_count() == 4
    supply = {ITEM_NAMES[item]: count for item, count in enumerate(pos.item_supply)}
    assert supply == {"boots": 2, "bag": 2, "crossbow": 1, "hammer": 1, "sword": 2, "tea": 2, "coins": 2, "torch": 0}
    assert sum(pos.item_supply) == 12
    hands = {tuple(new_game("marquise eyrie", seed, order="fixed").hands) for seed in range(5)}
    assert len(hands) == 5, "the deck is shuffled before drawing"


@rule("R5.1.3-a")
def test_two_players_play_without_dominance_cards() -> None:
    two = new_game("marquise eyrie")
    assert len(two.pile) + 6 == 50
    everything = [*two.pile]
    assert not any("dominance" in name for name in names(sum(1 << card for card in everything) | two.hands[0] | two.hands[1]))
    three = new_game("marquise eyrie alliance")
    assert len(three.pile) + 9 == 54


@rule("R5.1.7", "D5.1.7-1", "D5.1.7-2")
def test_factions_set_up_by_letter_after_the_hands_are_drawn() -> None:
    pos = new_game("riverfolk cult vagabond alliance eyrie marquise", seed=1, order="fixed")
    assert all(bits_set(pos.hands[faction]) == 3 for faction in pos.order)
    assert pos.supporters == 0
    sequence: list[str] = []
    while pos.round == 0:
        if not sequence or sequence[-1] != asked(pos):
            sequence.append(asked(pos))
        pos.play(pos.waiting()[0], pos.moves(pos.waiting()[0])[0])
    assert sequence == ["marquise", "eyrie", "vagabond", "cult", "riverfolk"]
    assert int(pos.supporters).bit_count() == 3
    assert FACTION_NAMES[pos.turn] == "riverfolk", "turn order does not follow setup order"


# Marquise.


@rule("R6.3.1", "R6.3.2", "R6.3.3")
def test_keep_in_a_corner_and_warriors_everywhere_but_opposite() -> None:
    pos = new_game("marquise eyrie")
    assert offers(pos) == ["keep 1", "keep 2", "keep 3", "keep 4"]
    assert why_not(pos, "keep 5") == ["R6.3.2"]
    assert (pos.supply[0], pos.wood_left) == (25, 8)
    pos.log = []
    play(pos, "keep 2")
    assert [pos.warriors[clearing * 5] for clearing in range(12)] == [1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1]
    assert pos.supply[0] == 14
    told = [event.values for event in pos.log or [] if isinstance(event, Event) and event.kind.name in ("garrisoned", "placed")]
    assert len(told) == 2, "the keep, and all warriors in one sentence"
    assert told[1][1] == 3, "but in clearing 4"


@rule("R6.3.4", "D6.3.4-1", "R6.3.5")
def test_one_building_of_each_kind_at_the_keep_or_next_to_it() -> None:
    pos = new_game("marquise eyrie")
    play(pos, "keep 4")
    assert offers(pos) == ["found sawmill 4", "found sawmill 8", "found sawmill 9", "found sawmill 12"], "7 is only across the river"
    assert why_not(pos, "found sawmill 7") == ["R6.3.4"]
    assert why_not(pos, "found workshop 4") == ["R6.3.4"]
    play(pos, "found sawmill 4")
    assert why_not(pos, "found workshop 4") == ["D6.3.4-1"]
    play(pos, "found workshop 8", "found recruiter 8")
    assert list(pos.built[:3]) == [1, 1, 1]
    assert pos.view(None)["seats"][0]["board"]["built"] == {"sawmill": 1, "workshop": 1, "recruiter": 1}


# Eyrie.


@rule("R7.3.1", "R7.3.2-a", "R7.3.5")
def test_the_eyrie_start_across_from_the_keep() -> None:
    pos = new_game("marquise eyrie")
    play(pos, "keep 1", "found sawmill 1", "found workshop 5", "found recruiter 5")
    assert asked(pos) == "eyrie"
    assert (pos.warriors[2 * 5 + 1], pos.supply[1], pos.built[3]) == (6, 14, 1)


@rule("R7.3.2-b")
def test_without_the_marquise_they_choose_a_corner() -> None:
    pos = new_game("eyrie vagabond riverfolk", adventurous=True)
    assert offers(pos) == ["corner 1", "corner 2", "corner 3", "corner 4"]
    assert why_not(pos, "corner 12") == ["R7.3.2-b"]
    play(pos, "corner 4")
    assert pos.warriors[3 * 5 + 1] == 6


@rule("R7.3.3-a", "R7.3.3-b", "R7.3.4", "D7.3.4-1")
@pytest.mark.parametrize(
    ("leader", "columns"),
    [
        ("builder", ["recruit", "move"]),
        ("charismatic", ["recruit", "battle"]),
        ("commander", ["move", "battle"]),
        ("despot", ["move", "build"]),
    ],
)
def test_the_leader_says_where_the_viziers_lie(leader: str, columns: list[str]) -> None:
    pos = new_game("marquise eyrie", order="fixed")
    play(pos, "keep 1", "found sawmill 1", "found workshop 5", "found recruiter 5")
    assert offers(pos) == ["leader builder", "leader charismatic", "leader commander", "leader despot"]
    play(pos, f"leader {leader}")
    board = pos.view(None)["seats"][1]["board"]
    assert (board["leader"], board["viziers"], board["deposed"]) == (leader, columns, [])
    assert board["decree"] == {"recruit": [], "move": [], "battle": [], "build": []}, "viziers are no cards of the deck"


# Alliance.


@rule("R8.3.1", "R8.3.2", "R8.3.3", "R8.3.4", "R8.2.5")
def test_the_alliance_starts_with_three_supporters_and_nothing_on_the_map() -> None:
    pos = new_game("marquise alliance vagabond")
    set_up_all(pos)
    assert (pos.supply[2], pos.bases, pos.sympathy, int(pos.supporters).bit_count(), pos.officers) == (10, 0, 0, 3, 0)
    assert len(pos.pile) == 54 - 9 - 3


# Vagabond.


@rule("R9.3.1", "R9.3.5-a", "R9.3.5-b", "R9.3.5-c")
@pytest.mark.parametrize(
    ("character", "items"),
    [
        ("thief", "boots torch tea sword"),
        ("tinker", "boots torch bag hammer"),
        ("ranger", "boots torch crossbow sword"),
        ("vagrant", "boots torch coins"),
        ("arbiter", "boots torch sword sword"),
        ("scoundrel", "boots boots torch crossbow"),
    ],
)
def test_each_character_brings_his_items(character: str, items: str) -> None:
    pos = new_game("marquise eyrie vagabond", order="fixed")
    play(pos, "keep 1", "found sawmill 1", "found workshop 5", "found recruiter 5", "leader builder")
    assert len(offers(pos)) == 6
    play(pos, f"character {character}")
    board = pos.view(None)["seats"][2]["board"]
    found = [entry["item"] for entry in board["items"] for _ in range(entry["count"])]
    assert sorted(found) == sorted(items.split())
    assert all(entry["state"] == "ready" for entry in board["items"])
    assert {item for item, count in board["tracks"].items() if count} == {"tea", "coins", "bag"} & set(items.split())


@rule("R9.7.1", "R9.7.2", "R9.7.3", "D9.7-1")
def test_six_characters_can_be_chosen() -> None:
    pos = new_game("marquise eyrie vagabond", order="fixed")
    play(pos, "keep 1", "found sawmill 1", "found workshop 5", "found recruiter 5", "leader builder")
    assert offers(pos) == [f"character {name}" for name in ("thief", "tinker", "ranger", "vagrant", "arbiter", "scoundrel")]


@rule("R9.3.2", "R9.3.3", "R9.3.6", "R9.2.9-b")
def test_the_pawn_starts_in_a_forest_with_three_quests_and_neutral_relations() -> None:
    pos = new_game("marquise eyrie vagabond", order="fixed")
    play(pos, "keep 1", "found sawmill 1", "found workshop 5", "found recruiter 5", "leader builder", "character thief")
    assert offers(pos) == [f"forest forest-{number}" for number in range(1, 8)]
    assert why_not(pos, "forest 5") == ["R9.3.2"]
    assert why_not(pos, "forest forest-8") == ["R9.3.2"]
    play(pos, "forest forest-3")
    view = pos.view(None)
    assert len(view["quests"]["open"]) == 3
    assert view["quests"]["left"] == 12
    assert view["seats"][2]["board"]["relations"] == {"marquise": "neutral", "eyrie": "neutral"}


@rule("R9.3.4-a", "R9.3.4-b", "D9.3.4-1")
def test_one_hidden_item_under_each_ruin() -> None:
    layouts = set()
    for seed in range(6):
        pos = new_game("marquise eyrie vagabond", seed)
        under = [pos.hidden[2 * clearing] for clearing in (5, 9, 10, 11)]
        assert sorted(ITEM_NAMES[item] for item in under) == ["bag", "boots", "hammer", "sword"]
        assert list(pos.hidden).count(-1) == 20
        layouts.add(tuple(under))
        for viewer in (0, 1, 2, None):
            assert [ruin["known"] for ruin in pos.view(viewer)["ruins"]] == [None] * 4
    assert len(layouts) > 1
    assert list(new_game("marquise eyrie").hidden) == [-1] * 24, "without a Vagabond nothing lies there"


@rule("R9.8", "R9.8.1-a", "D9.8.1-1", "R9.8.3-b", "D9.8-1", "D9.8-2", "D9.8-3")
def test_two_vagabonds_have_two_items_under_each_ruin_and_different_characters() -> None:
    pos = new_game("marquise eyrie vagabond vagabond", seed=5, order="fixed")
    play(pos, "keep 1", "found sawmill 1", "found workshop 5", "found recruiter 5", "leader builder")
    under = [item for item in pos.hidden if item >= 0]
    assert sorted(ITEM_NAMES[item] for item in under) == sorted(["bag", "boots", "hammer", "sword"] * 2)
    assert all(pos.hidden[2 * clearing + 1] >= 0 for clearing in (5, 9, 10, 11))
    play(pos, "character arbiter", "forest forest-1")
    assert why_not(pos, "character arbiter") == ["D9.8-1"]
    play(pos, "character scoundrel", "forest forest-1")
    boards = [pos.view(None)["seats"][seat]["board"] for seat in (2, 3)]
    assert sorted(board["character"] for board in boards) == ["arbiter", "scoundrel"]
    assert [sum(entry["count"] for entry in board["items"]) for board in boards] == [4, 4]
    assert all("vagabond" not in board["relations"] for board in boards)
    assert len(pos.view(None)["quests"]["open"]) == 3
    assert pos.seats == 4


@rule("R9.8.2")
def test_it_is_random_which_vagabond_sets_up_first() -> None:
    first = set()
    for seed in range(12):
        pos = new_game("marquise eyrie vagabond vagabond", seed, order="fixed")
        play(pos, "keep 1", "found sawmill 1", "found workshop 5", "found recruiter 5", "leader builder")
        first.add(asked(pos))
    assert first == {"vagabond", "vagabond-2"}


# Cult.


def until_cult(table: str, keep: str = "keep 1", **options: object) -> Root:
    pos = new_game(table, seed=3, order="fixed", **options)
    while asked(pos) != "cult":
        play(pos, keep if keep in offers(pos) else offers(pos)[0])
    return pos


@rule("R10.3.1", "R10.3.2-b", "R10.3.2-c", "R10.3.4", "D10.3.4-1")
def test_with_marquise_and_eyrie_the_cult_takes_one_of_the_other_corners() -> None:
    pos = until_cult("marquise eyrie cult")
    assert offers(pos) == ["corner 2", "corner 4"]
    assert why_not(pos, "corner 1") == why_not(pos, "corner 3") == why_not(pos, "corner 12") == ["R10.3.2-b"]
    play(pos, "corner 4")
    assert [pos.warriors[clearing * 5 + 3] for clearing in (3, 7, 8, 11)] == [4, 1, 1, 1]
    assert (list(pos.gardens), pos.supply[3]) == ([0, 1, 0], 18)


@rule("R10.3.2-a")
def test_otherwise_it_starts_across_from_keep_or_roost() -> None:
    pos = new_game("marquise cult vagabond", seed=3, order="fixed", adventurous=True)
    play(pos, "keep 2")
    while asked(pos) != "cult":
        play(pos, offers(pos)[0])
    assert pos.warriors[3 * 5 + 3] == 4, "clearing 4 was the only choice"
    birds = new_game("eyrie cult riverfolk alliance", seed=3, order="fixed", adventurous=True)
    play(birds, "corner 1", "leader builder")
    assert birds.warriors[2 * 5 + 3] == 4


@rule("D10.3.2-1")
def test_without_both_any_corner_will_do() -> None:
    pos = until_cult("alliance vagabond vagabond cult riverfolk", adventurous=True)
    assert offers(pos) == ["corner 1", "corner 2", "corner 3", "corner 4"]
    assert why_not(pos, "corner 5") == ["D10.3.2-1"]


@rule("R10.3.3", "D10.3.3-1")
def test_any_suit_is_the_first_outcast_not_hated() -> None:
    pos = until_cult("marquise eyrie cult")
    play(pos, "corner 2")
    assert offers(pos) == ["outcast fox", "outcast rabbit", "outcast mouse"]
    assert why_not(pos, "outcast bird") == ["R10.3.3"]
    play(pos, "outcast mouse")
    board = pos.view(None)["seats"][2]["board"]
    assert (board["outcast"], board["hated"]) == ("mouse", False)


# Riverfolk.


@rule("R11.3.1", "R11.3.2", "D11.3.2-1", "R11.3.4", "D11.3.4-1")
def test_four_warriors_by_the_river_and_three_payments() -> None:
    pos = new_game("marquise eyrie riverfolk", order="fixed")
    play(pos, "keep 4", "found sawmill 4", "found workshop 8", "found recruiter 8", "leader builder")
    assert offers(pos) == ["garrison 5", "garrison 7", "garrison 10", "garrison 11"], "4 has the keep"
    assert why_not(pos, "garrison 4") == ["R6.2.2-a"]
    assert why_not(pos, "garrison 1") == ["R11.3.2"]
    play(pos, "garrison 5", "garrison 5", "garrison 11", "garrison 5")
    assert [pos.warriors[clearing * 5 + 4] for clearing in (4, 10)] == [3, 1]
    assert (pos.supply[4], pos.payments[4]) == (8, 3)


@rule("R11.3.3", "D11.3.3-1", "R11.3.5")
def test_nine_posts_and_a_price_for_each_service() -> None:
    pos = new_game("marquise eyrie riverfolk", order="fixed")
    while asked(pos) != "riverfolk" or "garrison 5" in offers(pos):
        play(pos, offers(pos)[0])
    assert list(pos.posts_left) == [3, 3, 3]
    assert offers(pos) == [f"price hand-card {price}" for price in (1, 2, 3, 4)]
    assert why_not(pos, "price riverboats 1") == ["R11.3.5"]
    assert why_not(pos, "price hand-card 0") == ["D11.2.6-3"]
    play(pos, "price hand-card 4", "price riverboats 1", "price mercenaries 2")
    assert list(pos.prices) == [4, 1, 2]
