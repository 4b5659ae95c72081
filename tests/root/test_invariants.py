"""Each invariant is known to fail: what play could never bring about is put there by hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tafelrunde.games.root.invariants import plain_ruler
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.cards import ROW, STACK
from tafelrunde.games.root.terms.deck import KIND_CARDS, KIND_NAMES, lowest_card
from tafelrunde.games.root.words import (
    ALLIANCE,
    ARMIES,
    BASE,
    BASE_LOSS,
    BUILDINGS,
    CULT,
    EYRIE,
    GARDEN,
    ITEMS,
    MARQUISE,
    RIVERFOLK,
    ROOST,
    SECOND,
    STATES,
    VAGABOND,
)
from tests.root.table import Table, new_game

ALL = "marquise eyrie alliance cult riverfolk vagabond"


def in_play(factions: str = ALL) -> Root:
    """A game some way on, where somebody has just finished his turn."""
    pos = new_game(factions, seed=3)
    while pos.round < 2 or pos.just_finished() < 0:
        seat = pos.waiting()[0]
        moves = pos.moves(seat)
        pos.play(seat, moves[(pos.ply * 7) % len(moves)])
    assert pos.invariants() == []
    return pos


def to_track(pos: Root) -> None:
    pos.supply[MARQUISE] -= 1
    pos.track_funds[MARQUISE] += 1
    pos.posts_left[0] = 3
    pos.posts_gone = 9 - int(pos.posts).bit_count() - sum(pos.posts_left)


def to_another_suit(pos: Root) -> None:
    """As many bases on the map as on the board, but of another suit."""
    clearing = next(at for at in range(12) if pos.buildings[at * BUILDINGS + BASE] == 0)
    pos.buildings[clearing * BUILDINGS + BASE] = 1
    pos.bases = 1 << (pos.suits[clearing] + 1) % 3


def under_no_ruin(pos: Root) -> None:
    pos.hidden[0], pos.hidden[1] = -1, 2


def under_no_last_ruin(pos: Root) -> None:
    pos.hidden[22], pos.hidden[23] = -1, 2


def souls_without_cult(pos: Root) -> None:
    pos.souls.append(pos.pile.pop())
    pos.seat_of[CULT] = -1


def marked_but_gone(pos: Root) -> None:
    missing = next(item for item in range(ITEMS) if not any(pos.items[item * STATES : (item + 1) * STATES]))
    pos.marks[0] = 1 << missing


def less(name: str) -> Callable[[Root], None]:
    def change(pos: Root) -> None:
        getattr(pos, name).pop()

    return change


def set_at(name: str, at: int, value: int) -> Callable[[Root], None]:
    def change(pos: Root) -> None:
        getattr(pos, name)[at] = value

    return change


def add_at(name: str, at: int, more: int = 1) -> Callable[[Root], None]:
    def change(pos: Root) -> None:
        getattr(pos, name)[at] += more

    return change


def put(name: str, value: object) -> Callable[[Root], None]:
    return lambda pos: setattr(pos, name, value)


def copies(card: str) -> int:
    """All cards of a kind."""
    return int(KIND_CARDS[KIND_NAMES.index(card)])


def first(card: str) -> int:
    return lowest_card(copies(card))


def put_more(name: str) -> Callable[[Root], None]:
    return lambda pos: setattr(pos, name, getattr(pos, name) + 1)


WRONG: list[tuple[str, Callable[[Root], None]]] = [
    ("cards: ", lambda pos: pos.discards.append(pos.pile[0])),
    ("cards: ", lambda pos: pos.pile.clear()),
    ("dominance: such a card", lambda pos: pos.discards.extend(range(54))),
    ("warriors: 26 of marquise", add_at("supply", MARQUISE)),
    ("warriors: 24 of cult", add_at("supply", CULT, -1)),
    ("counts: something", put("actions", -1)),
    ("counts: something", put("wood_left", -1)),
    ("pieces: buildings on the map", add_at("built", ROOST)),
    ("slots: clearing 1", add_at("free", 0)),
    ("slots: clearing 12", add_at("free", 11, -1)),
    ("might: clearing 3", add_at("might", 2 * ARMIES + EYRIE)),
    ("rule: clearing 5", lambda pos: set_at("ruler", 4, (pos.ruler[4] + 2) % ARMIES)(pos)),
    ("presence: clearing 2", lambda pos: set_at("present", 1, pos.present[1] ^ 1 << RIVERFOLK)(pos)),
    ("marker: ", lambda pos: setattr(pos, "unmarked", pos.unmarked ^ 1 << EYRIE)),
    ("coalition: ", set_at("partner", EYRIE, MARQUISE)),
    ("coalition: ", set_at("partner", VAGABOND, MARQUISE)),
    ("victory: somebody has the points", lambda pos: set_at("points", CULT, pos.goal)(pos)),
    ("victory: somebody has won", put("winners", 1 << CULT)),
    ("hand: too large", lambda pos: set_at("hands", pos.just_finished(), (1 << 6) - 1)(pos)),
    ("items: ", add_at("item_supply", 0)),
    ("items: ", add_at("items_gone", ITEMS - 1)),
    ("items: ", add_at("boxes", RIVERFOLK * ITEMS)),
    ("items: one lies under no ruin", under_no_ruin),
    ("knowledge: viewer 0", lambda pos: setattr(pos, "known", [~0, *list(pos.known)[1:]])),
    ("stack: the game is not over", lambda pos: pos.stack.clear()),
    ("pieces: too many buildings", set_at("built", 0, 7)),
    ("pieces: wood is missing", add_at("wood", 0)),
    ("pieces: too many roosts", set_at("built", ROOST, 8)),
    ("pieces: two roosts", set_at("buildings", 3 * BUILDINGS + ROOST, 2)),
    ("leader: none", put("leader", -1)),
    ("leader: he is deposed", lambda pos: setattr(pos, "deposed", 1 << pos.leader)),
    ("pieces: too much sympathy", put("sympathy", (1 << 11) - 1)),
    ("pieces: bases on the map", add_at("buildings", BASE)),
    ("pieces: bases on the map", to_another_suit),
    ("supporters: too many", put("supporters", (1 << 6) - 1)),
    ("officers: ", put("officers", 11)),
    ("pieces: gardens on the map", add_at("gardens", 0)),
    ("pieces: gardens on the map", add_at("buildings", 2 * BUILDINGS + GARDEN)),
    ("pieces: trade posts", lambda pos: setattr(pos, "posts_gone", pos.posts_gone + 1)),
    ("funds: more warriors", to_track),
    ("pawn: ", set_at("pawns", 0, 99)),
    ("pawn: ", set_at("pawns", 0, -1)),
    ("relationships: ", set_at("relations", ALLIANCE, 9)),
    ("relationships: ", set_at("relations", 0, -1)),
    ("cards: 53, or", less("pile")),
    ("crafted: eyrie has the same card", lambda pos: set_at("crafted", EYRIE, copies("armorers"))(pos)),
    ("dominance: an activated card", lambda pos: set_at("dominance", CULT, first("armorers"))(pos)),
    ("counts: something", set_at("wood", 11, -1)),
    ("counts: something", set_at("track_funds", 3 * ARMIES - 1, -1)),
    ("warriors: 14 of riverfolk", lambda pos: add_at("commitments", RIVERFOLK, -1)(pos)),
    ("warriors: 16 of riverfolk", lambda pos: add_at("payments", RIVERFOLK)(pos)),
    ("warriors: 11 of alliance", put_more("officers")),
    ("warriors: 26 of cult", put_more("acolytes")),
    ("might: clearing 12", add_at("might", 12 * ARMIES - 1)),
    ("presence: clearing 12", lambda pos: set_at("present", 11, pos.present[11] ^ 1 << VAGABOND)(pos)),
    ("items: ", lambda pos: setattr(pos, "scorched", 1)),
    ("items: ", add_at("items", ITEMS * STATES - 1)),
    ("items: one lies under no ruin", under_no_last_ruin),
    ("items: one from a ruin is marked", marked_but_gone),
    ("knowledge: viewer 6 knows of cards that are not in place 7", lambda pos: set_at("known", STACK * ROW + SECOND, ~pos.supporters)(pos)),
    ("leader: none", put("deposed", 15)),
    ("leader: none", put("leader", 4)),
    ("cards: Lost Souls without", souls_without_cult),
    ("pawn: ", lambda pos: set_at("pawns", 0, 12 + pos._map.forests)(pos)),
    ("quests: some", less("quest_pile")),
    ("quests: some", lambda pos: pos.quest_pile.append(pos.quests_open.pop())),
]


@pytest.mark.parametrize(("complaint", "change"), WRONG, ids=[f"{number} {text}" for number, (text, _) in enumerate(WRONG)])
def test_the_invariants_notice(complaint: str, change: Callable[[Root], None]) -> None:
    pos = in_play().copy()
    change(pos)
    assert any(wrong.startswith(complaint) for wrong in pos.invariants()), pos.invariants()


def test_a_position_at_its_edges_is_sound() -> None:
    """What is just allowed is not complained of."""
    pos = in_play("marquise eyrie vagabond vagabond")
    assert pos.seat_of[SECOND] >= 0
    pos.points[MARQUISE] = pos.goal - 1
    assert pos.invariants() == []
    pos.points[MARQUISE] = pos.goal
    assert pos.invariants() != []


def test_each_board_is_sound_up_to_its_edge() -> None:
    """As much as there can be of everything, and one more: sympathy, officers, supporters, warriors on a track, a full bag."""
    pos = in_play()
    pos.sympathy = (1 << 10) - 1
    pos.supply[ALLIANCE] += pos.officers
    assert "pieces: too much sympathy" not in pos.invariants()
    pos.officers = 10
    assert "officers: more than warriors" not in pos.invariants()
    pos.bases = 0
    pos.supporters = 0b11111
    assert "supporters: too many without a base" not in pos.invariants()
    pos.triggers.append(BASE_LOSS << 24)
    pos.supporters = 0b111111
    assert "supporters: too many without a base" not in pos.invariants(), "they are about to leave"
    for suit, left in ((0, 1), (2, 0)):
        pos.posts_left[suit] = left
        for army in (MARQUISE, RIVERFOLK):
            pos.track_funds[suit * ARMIES + army] = 1
        assert "funds: more warriors than spaces on a trade post track" not in pos.invariants()
    pos.track_funds[2 * ARMIES + RIVERFOLK] = 3
    assert "funds: more warriors than spaces on a trade post track" in pos.invariants()


def test_what_a_vagabond_may_carry_after_his_evening() -> None:
    """Six items, and two more for each bag on its track."""
    heavy = "load: he carries too much after his Evening"
    for bags, room in ((0, 6), (1, 8)):
        game = (
            Table("marquise eyrie alliance vagabond").put("marquise", 1, warriors=1).pawn("vagabond", 5).crafted("marquise", "royal-claim")
        )
        game.items("vagabond", *["bag"] * bags, *["boots"] * room).evening("vagabond")
        assert game.pos.just_finished() == VAGABOND
        assert heavy not in game.pos.invariants()
        game.items("vagabond", "sword:damaged")
        assert heavy in game.pos.invariants()


def test_rule_by_its_definition() -> None:
    """R2.8, R7.2.2, R10.2.4, R11.2.7.III: the most pieces; the Eyrie in ties; a garden; hired warriors count for the hirer."""
    game = Table(ALL).put("riverfolk", 5, warriors=2).put("eyrie", 5, warriors=2)
    pos = game.pos
    none, cats, birds, otters = [0] * ARMIES, [2, 0, 0, 0, 0], [2, 2, 0, 0, 0], [1, 0, 0, 0, 2]
    assert [plain_ruler(pos, 0, totals) for totals in (none, cats, birds, otters, [0, 0, 1, 1, 0])] == [-1, MARQUISE, EYRIE, RIVERFOLK, -1]
    for hirer in (MARQUISE, ALLIANCE):
        pos.mercenaries_for = hirer
        totals = [1, 2, 1, 0, 2]
        assert plain_ruler(pos, 4, totals) == hirer
        assert plain_ruler(pos, 0, [0, 0, 0, 0, 1]) == RIVERFOLK, "nobody is for hire there"
    game.put("cult", 7, garden=1)
    assert plain_ruler(pos, 6, [5, 0, 0, 1, 0]) == CULT
