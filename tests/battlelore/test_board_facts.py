"""What the view and the scene tell besides the position itself, so that a board can be drawn and read: B34 in words and pictures."""

from typing import Any

from tafelrunde.games.battlelore.battle.morale import bold
from tafelrunde.games.battlelore.board.sight import reach
from tafelrunde.testing import rule
from tests.battlelore.table import Table, game, table


def piece(t: Table, at: str, seat: int | None = None) -> dict[str, Any]:
    """The unit on a hex, as a seat sees it."""
    found: dict[str, Any] = next(place for place in t.pos.view(seat)["places"] if place["id"] == t.hex(at))["pieces"][0]
    return found


@rule("B34.2", "B14.7")
def test_how_bold_a_unit_is_stands_on_it() -> None:
    t = table("S HBS r4c6", "S HBS r4c5", "S HBS r3c6", "S HBS r1c1", "P DBS r9c9", "P CSP r9c1")
    assert [piece(t, at)["bold"] for at in ("r4c6", "r1c1", "r9c9", "r9c1")] == [1, 0, 1, 1]
    assert all(piece(t, at)["bold"] == bold(t.pos, t.unit(at)) for at in ("r4c5", "r3c6"))


@rule("B34.2", "B9.1")
def test_whom_a_unit_could_strike_is_told_by_the_rules_of_sight() -> None:
    t = table("S HGB r4c4", "S HBS r5c8", "P HBS r5c9", "P HGS r7c4", "P HBS r9c12", terrain="wooded r3c9")
    assert piece(t, "r5c8")["threatens"] == [t.hex("r5c9")]
    assert piece(t, "r5c9")["threatens"] == [t.hex("r5c8")]
    assert piece(t, "r4c4")["threatens"] == [t.hex("r7c4")]
    assert "threatens" not in piece(t, "r7c4"), "a short sword does not reach three hexes"
    assert "threatens" not in piece(table("S HGB r4c4", "P HGS r7c4", terrain="wooded r5c4 r5c5 r6c4"), "r4c4"), "a wood is in the way"


@rule("B34.2", "B9.4", "B9.7")
def test_what_a_bow_carries_to_and_what_lies_out_of_its_sight() -> None:
    t = table("S HGB r4c4", "S HBS r5c8", "P HBS r9c12", terrain="wooded r5c4 r5c5 r6c4")
    archer = piece(t, "r4c4")
    assert t.hex("r7c4") in archer["hidden"], "a wood is in the way"
    assert t.hex("r4c6") in archer["sees"]
    assert not set(archer["sees"]) & set(archer["hidden"])
    board, here = t.pos._board, t.hex("r4c4")
    near = {h for h in range(board.size) if 1 < board.distance[here * board.size + h] <= reach(t.pos, t.unit("r4c4"))}
    assert near == {*archer["sees"], *archer["hidden"]}, "all that is in range, and nothing else"
    assert "sees" not in piece(t, "r5c8"), "a sword reaches nobody from afar"


@rule("B34.3", "B6.1")
def test_orders_that_are_left_are_counted_by_section_and_colour() -> None:
    t = table("S HBS r2c2", "S HBS r2c3", "S HBS r2c6", "P HBS r9c9").hand("S", "both-wings", "blue-banners")
    assert "orders" not in t.pos.view(None)
    t.play("command both-wings")
    assert t.pos.view(1)["orders"] == {"left": {"left": 2, "right": 2}, "named": 0}
    t.play("order r2c2 left")
    assert t.pos.view(None)["orders"] == {"left": {"left": 1, "right": 2}, "named": 1}
    colours = table("S HBS r2c2", "S HBS r2c3", "P HBS r9c9").hand("S", "blue-banners", "patrol-left").play("command blue-banners")
    assert set(colours.pos.view(None)["orders"]["left"]) <= {"blue", "any"}


@rule("B22.8", "B22.26", "B34.8")
def test_the_levels_of_a_council_are_told_to_whoever_convenes_it() -> None:
    t = game("thornwatch")
    plan = t.pos.view(0)["hand"]["plan"]
    assert plan["levels"] > 0
    assert all(f"take-creature {kind}" in t.offers("S") for kind in plan["offers"])
    assert t.pos.view(None)["hand"] is None
    t.play("raise wizard", who="S")
    assert t.pos.view(1)["hand"]["council"]["wizard"] == 0, "the other's own council, not mine"


@rule("B26.9", "B34.13")
def test_where_drawn_cards_would_stand_is_seen_by_their_owner_only() -> None:
    t = game("ploughland", army="improvised").play("choose-set standard-a", "choose-set pennant-a")
    mine, theirs = (t.pos.view(seat)["hand"]["fields"] for seat in (0, 1))
    assert all(card.startswith("s-a") for card in mine)
    assert all(card.startswith("p-a") for card in theirs)
    card = next(iter(mine))
    t.play(f"assign {card} left", who="S")
    for other, post in zip([other for other in mine if other != card], ("center", "right", "reserve"), strict=False):
        t.play(f"assign {other} {post}", who="S")
    t.play("confirm", who="S")
    for other, post in zip(theirs, ("center", "right", "left", "reserve"), strict=False):
        t.play(f"assign {other} {post}", who="P")
    t.play("confirm", who="P")
    standing = {place["id"] for place in t.pos.view(None)["places"] if place["pieces"]}
    assert set(mine[card]["left"]) <= standing, "the units stand where the card was shown to put them"


@rule("B34.1")
def test_the_scene_tells_what_is_printed() -> None:
    pos = game("thornwatch").pos
    scene = pos.scene()
    assert [place["id"] for place in scene["places"]] == list(range(pos._board.size))
    assert scene["units"]["HGB"] == {"race": "human", "sort": "foot", "figures": 4, "move": 2, "march": 2, "dice": 2, "reach": 4}
    assert scene["commands"]["both-wings"]["orders"] == {"left": 2, "right": 2}
    assert scene["lore"]["cleric-mend"] == {"master": "cleric", "cost": 1, "timing": "command-alongside"}
    plain = game("ploughland").pos.scene()
    assert "lore" not in plain
    assert "deployments" not in plain
    assert len(game("free-muster").pos.scene()["deployments"]) == 42
