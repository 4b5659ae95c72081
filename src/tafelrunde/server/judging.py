"""Trials over HTTP: bots play a map, board or scenario of one's own, and whoever asked sees whether it is fair."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tafelrunde.arena.balance import Trial, trial_of, warmth
from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.engine.options import MOST_TEXT
from tafelrunde.server.endpoints import Call, endpoint
from tafelrunde.server.failures import Failure
from tafelrunde.server.lobby import somebody
from tafelrunde.server.trials import Running, TrialOut

MOST_GAMES = 200
CUT = 5_000
"""Decisions after which a game counts for nobody."""
Level = Literal["random", "greedy", "easy", "normal"]


class NewTrial(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=MOST_TEXT)]
    seats: Annotated[int, Meta(ge=2, le=16)]
    bot: Level = "greedy"
    games: Annotated[int, Meta(ge=1, le=MOST_GAMES)] = 40


@endpoint("POST", "/api/games/{game}/workshop/trial", body=NewTrial, answer=TrialOut, status=201, fails=(404, 409))
async def begin_trial(call: Call) -> TrialOut:
    """Let bots play a map, board or scenario of one's own, to see whether it is fair."""
    game = call.server.game(call.part("game"))
    asked: NewTrial = call.body
    if game.workshop is None:
        raise Failure("not_there")
    kind = game.workshop.kind
    person = await somebody(call)
    call.server.trial_limit.take(person.id)

    def plan() -> Trial:
        try:
            return trial_of(game, game.check_seats(asked.seats), {kind: asked.text}, asked.bot, 0, CUT)
        except TafelrundeError as error:
            raise Failure("bad_options", str(error)) from None

    running = Running(person.id, game, asked.text, await call.server.aside(plan), asked.games)
    call.server.trials.add(running)
    return running.told()


def the_trial(call: Call) -> Running:
    running = call.server.trials.known.get(call.part("trial"))
    if running is None or call.person is None or running.person != call.person.id:
        raise Failure("not_there")
    return running


@endpoint("GET", "/api/trials/{trial}", answer=TrialOut, fails=(404,))
async def show_trial(call: Call) -> TrialOut:
    """Where one's own trial stands, and what its games say so far."""
    return await call.server.aside(the_trial(call).told)


class WhichHeat(Struct, forbid_unknown_fields=True):
    heat: Literal["fights", "moves", "held"] = "fights"
    done: Annotated[int, Meta(ge=0)] = 0
    """After how many games: another address, so that a browser does not show an older picture."""


@endpoint("GET", "/api/trials/{trial}/picture", answer="image/svg+xml", query=WhichHeat, fails=(404,))
async def trial_picture(call: Call) -> str:
    """The drawing, the redder the more happened there: fights, moves, or how long places were held."""
    running = the_trial(call)
    heat: WhichHeat = call.query

    def draw() -> str:
        assert running.game.workshop is not None
        return running.game.workshop.draw(running.text, warmth(running.balance().heat[heat.heat])) or ""

    return await call.server.aside(draw)


@endpoint("DELETE", "/api/trials/{trial}", answer=TrialOut, fails=(404,))
async def stop_trial(call: Call) -> TrialOut:
    """Stop one's own trial; what was played counts."""
    running = the_trial(call)
    if running.going:
        call.server.trials.end(running, "stopped")
    return await call.server.aside(running.told)
