"""The drawing desks of all games: whatever is shipped opens and is saved to the same game; brushes and fields do what they say."""

from __future__ import annotations

import json
import random

import pytest

import tafelrunde
from tafelrunde.engine.authored import MOST_TOML, read_authored, write_toml
from tafelrunde.engine.catalogue import Game, Workshop, find
from tafelrunde.engine.desk import Brush, Desk, Stroke
from tafelrunde.engine.errors import BadOptions
from tafelrunde.engine.messages import Messages
from tafelrunde.engine.state import dump

GAMES = [game for game in tafelrunde.all_games() if game.workshop is not None]
SHIPPED = [(game.id, name) for game in GAMES if game.workshop is not None for name in game.workshop.shipped()]


def workshop_of(game: Game) -> Workshop:
    assert game.workshop is not None
    return game.workshop


def seats_of(game: Game, text: str) -> int:
    """A number of players the file can be played by."""
    kind = workshop_of(game).kind
    return next(seats for seats in range(game.min_seats, game.max_seats + 1) if playable(game, seats, {kind: text}))


def playable(game: Game, seats: int, options: dict[str, str]) -> bool:
    try:
        game.new(seats, 1, options)
    except BadOptions:
        return False
    return True


def first_position(game: Game, text: str, seats: int) -> object:
    """Everything on the table at the first moment; the text it was set up from aside."""
    kept = dump(game.new(seats, 7, {workshop_of(game).kind: text}))
    return json.loads(json.dumps(kept, default=str).replace(json.dumps(text)[1:-1], "FILE"))


@pytest.mark.parametrize(("id", "name"), SHIPPED)
def test_what_is_shipped_opens_and_saves_to_the_same_game(id: str, name: str) -> None:
    game = find(id)
    workshop = workshop_of(game)
    text = workshop.shipped()[name]
    desk = workshop.desk(text)
    saved = workshop.change(text, [])
    assert workshop.faults(saved) == []
    assert workshop.desk(saved) == desk
    assert workshop.change(saved, []) == saved
    seats = seats_of(game, text)
    assert first_position(game, saved, seats) == first_position(game, text, seats)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_everything_on_a_desk_has_its_words(game: Game) -> None:
    workshop = workshop_of(game)
    for text in (workshop.blank(game.min_seats), *workshop.shipped().values()):
        desk = workshop.desk(text)
        keys = {key for brush in desk.brushes for key in (*brush.says, f"desk-{brush.group}")}
        keys |= {key for field in desk.fields for key in (*field.says, *(said for _, said in field.choices))}
        keys |= {key for place in desk.places for says in place.holds for key in says}
        for language in ("en", "de"):
            words = Messages(game, language)
            assert [key for key in sorted(keys) if not words.has(key)] == []


def stroke_of(brush: Brush, desk: Desk, chance: random.Random) -> Stroke:
    ids = [place.id for place in desk.places if place.layer == brush.layer]
    value = "Heath" if brush.asks == "text" else brush.least if brush.asks == "number" else None
    point = (chance.uniform(0, desk.width), chance.uniform(0, desk.height)) if brush.asks == "point" else None
    return Stroke(brush.name, chance.sample(ids, min(brush.wants, len(ids))), value=value, point=point)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_brush_and_field_leaves_a_file_that_can_be_read(game: Game) -> None:
    workshop = workshop_of(game)
    chance = random.Random(5)
    text = workshop.blank(game.min_seats)
    for brush in workshop.desk(text).brushes:
        for _ in range(3):
            text = workshop.change(text, [stroke_of(brush, workshop.desk(text), chance)])
    for field in workshop.desk(text).fields:
        for value in ("x", 3, True, None, *(choice for choice, _ in field.choices)):
            text = workshop.change(text, [Stroke(field=field.name, value=value)])
            assert workshop.desk(text).fields
    known = {place.id for place in workshop.desk(text).places}
    assert all(not fault.place or fault.place in known for fault in workshop.faults(text))
    before = text
    assert workshop.change(text, [Stroke("no such brush", ["nowhere"]), Stroke(field="nothing", value=1)]) == workshop.change(before, [])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_symmetries_lead_back(game: Game) -> None:
    desk = workshop_of(game).desk(workshop_of(game).blank(game.max_seats))
    names = {brush.name for brush in desk.brushes}
    assert all(not brush.twin or brush.twin in names for brush in desk.brushes)
    assert desk.symmetries
    for twins in desk.symmetries.values():
        assert twins
        if game.id != "bloodstones":  # its rows are shifted: there the nearest is meant
            assert all(twins[twin] == id for id, twin in twins.items())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_file_of_another_format_is_refused_and_json_says_the_same_as_toml(game: Game) -> None:
    workshop = workshop_of(game)
    text = workshop.blank(game.min_seats)
    wanted = str(workshop.schema()["title"])
    assert workshop.faults(text.replace(wanted, "checkers board 1"))[0].de.startswith(f"format: Hier gilt {wanted!r}")
    read = read_authored(text)
    assert workshop.desk(json.dumps(read)) == workshop.desk(write_toml(read))
    good = read_authored(next((text for text in workshop.shipped().values() if len(text) < MOST_TOML), text))
    for written in (json.dumps(good), write_toml(good)):
        assert seats_of(game, written), "the option takes both"
