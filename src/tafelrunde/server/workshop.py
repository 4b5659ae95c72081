"""Maps, boards and scenarios of one's own over HTTP: looked at before a table is made with them, or made here."""

from __future__ import annotations

import json

from tafelrunde.engine.authored import Faulty
from tafelrunde.engine.catalogue import Game, Workshop
from tafelrunde.server import forms
from tafelrunde.server.endpoints import Call, endpoint
from tafelrunde.server.failures import Failure

MOST_SENTENCES = 40
BLANK = "blank"


def workshop_info(game: Game) -> forms.WorkshopInfo | None:
    if game.workshop is None:
        return None
    return forms.WorkshopInfo(game.workshop.kind, makes(game.workshop), list(game.workshop.shipped()))


def makes(workshop: Workshop) -> bool:
    """Whether it has a generator."""
    return type(workshop).new is not Workshop.new


def workshop_of(call: Call) -> tuple[Game, Workshop]:
    game = call.server.game(call.part("game"))
    if game.workshop is None:
        raise Failure("not_there")
    return game, game.workshop


@endpoint("POST", "/api/games/{game}/workshop/check", body=forms.Draft, answer=forms.Opinion, fails=(404,))
async def check_draft(call: Call) -> forms.Opinion:
    """What is wrong with a map, board or scenario of one's own; a picture of it if nothing is."""
    _, workshop = workshop_of(call)
    call.server.drafts.take(call.address)

    def look(text: str) -> forms.Opinion:
        wrong = workshop.check(text)
        return forms.Opinion(wrong[:MOST_SENTENCES], "" if wrong else workshop.draw(text) or "")

    return await call.server.aside(look, call.body.text)


@endpoint("POST", "/api/games/{game}/workshop/new", body=forms.Wish, answer=forms.Draft, fails=(404, 409))
async def make_draft(call: Call) -> forms.Draft:
    """A fresh map or board, playable for so many; another seed, another one."""
    game, workshop = workshop_of(call)
    wish: forms.Wish = call.body
    shipped = workshop.shipped()
    if wish.start in shipped:
        return forms.Draft(shipped[wish.start])
    if wish.start not in ("", BLANK) or not (wish.start or makes(workshop)):
        raise Failure("not_there")
    if not game.min_seats <= wish.seats <= game.max_seats:
        raise Failure("bad_options", f"{game.title} is played by {game.min_seats} to {game.max_seats}.")
    call.server.drafts.take(call.address)
    text = await (call.server.aside(workshop.blank, wish.seats) if wish.start else call.server.aside(workshop.new, wish.seats, wish.seed))
    return forms.Draft(text or "")


@endpoint("POST", "/api/games/{game}/workshop/draw", body=forms.Sketch, answer=forms.Drawn, fails=(404,))
async def draw_draft(call: Call) -> forms.Drawn:
    """A draft after some strokes of brushes, laid out for more of them."""
    _, workshop = workshop_of(call)
    call.server.strokes.take(call.address)
    sketch: forms.Sketch = call.body

    def draw() -> forms.Drawn:
        try:
            text = workshop.change(sketch.text, sketch.strokes) if sketch.strokes else sketch.text
            return forms.Drawn(text, workshop.desk(text), workshop.faults(text)[:MOST_SENTENCES])
        except Faulty as error:
            return forms.Drawn(sketch.text, None, [error.fault])

    return await call.server.aside(draw)


@endpoint("GET", "/api/games/{game}/workshop/schema", answer="application/schema+json", fails=(404,))
async def draft_schema(call: Call) -> str:
    """What such a file looks like, as JSON Schema."""
    _, workshop = workshop_of(call)
    return json.dumps(workshop.schema(), indent=1)
