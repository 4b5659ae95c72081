"""Seats over HTTP: sitting down, standing up, tokens, bots, admission."""

from __future__ import annotations

from msgspec import UNSET

from tafelrunde.server import forms, seating
from tafelrunde.server.endpoints import Call, endpoint
from tafelrunde.server.failures import Failure
from tafelrunde.server.identity import same
from tafelrunde.server.lobby import held_seats, info, must_hold, must_own, somebody, the_table
from tafelrunde.server.wire import TableInfo

SEAT = "/api/tables/{table}/seats/{seat}"


@endpoint("POST", SEAT, body=forms.TakeSeat, answer=forms.SeatGiven, fails=(403, 409))
async def take_seat(call: Call) -> forms.SeatGiven:
    """Sit down. The token is shown once."""
    table = await the_table(call)
    asked: forms.TakeSeat = call.body
    seating.check_seat(table, call.seat)
    row = table.row
    owner = call.person is not None and call.person.id == row.owner
    invited = bool(asked.invite) and same(asked.invite, row.invite)
    if not owner and not invited and not (row.entry == "anyone" and row.public) and not held_seats(call, table):
        raise Failure("not_admitted")
    if row.state != "open":
        raise Failure("not_open")
    person = await somebody(call, None if asked.name is UNSET else asked.name.strip())
    asks = row.entry == "ask" and not owner
    if asks and not await seating.ask_for(call.server, table, call.seat, person):
        return forms.SeatGiven(call.seat, "", True, info(call, table))
    token = await seating.sit_down(call.server, table, call.seat, person, admitted=asks)
    return forms.SeatGiven(call.seat, token, False, info(call, table))


@endpoint("DELETE", SEAT, answer=TableInfo, fails=(401, 409))
async def leave_seat(call: Call) -> TableInfo:
    """Stand up; the owner may also remove somebody, but not an opponent from a game he plays himself."""
    table = await the_table(call)
    seating.check_seat(table, call.seat)
    held = held_seats(call, table)
    if call.seat not in held:
        must_own(call, table)
        if held and table.row.state != "open":
            raise Failure("opponent")
    await seating.stand_up(call.server, table, call.seat, removed=call.seat not in held)
    return info(call, table)


@endpoint("POST", SEAT + "/token", body=forms.NewToken, answer=forms.TokenGiven)
async def give_token(call: Call) -> forms.TokenGiven:
    """A further token for my seat; with `revoke` all earlier ones end."""
    table = await the_table(call)
    must_hold(call, table, call.seat)
    return forms.TokenGiven(call.seat, await seating.new_token(call.server, table, call.seat, call.body.revoke, call.person))


@endpoint("PUT", SEAT + "/bot", body=forms.CallBotForm, answer=TableInfo, fails=(401, 409))
async def call_bot(call: Call) -> TableInfo:
    """A bot plays this seat: a free one (owner), or mine."""
    table = await the_table(call)
    may_change_bot(call)
    await seating.call_bot(call.server, table, call.seat, call.body.bot)
    return info(call, table)


@endpoint("DELETE", SEAT + "/bot", answer=TableInfo, fails=(401, 409))
async def send_bot_away(call: Call) -> TableInfo:
    """The bot hands the seat back."""
    table = await the_table(call)
    may_change_bot(call)
    await seating.call_bot(call.server, table, call.seat, None)
    return info(call, table)


def may_change_bot(call: Call) -> None:
    """The holder of a seat decides; for a seat nobody holds, the owner of the table."""
    table = call.server.tables[call.part("table")]
    seating.check_seat(table, call.seat)
    if call.seat in held_seats(call, table):
        return
    must_own(call, table)
    if table.seats[call.seat].user:
        raise Failure("not_your_seat")


@endpoint("POST", "/api/tables/{table}/asks/{user}", body=forms.Admission, answer=TableInfo, fails=(401,))
async def answer_ask(call: Call) -> TableInfo:
    """The owner admits somebody who asked for a seat, or refuses."""
    table = await the_table(call)
    must_own(call, table)
    await seating.admit(call.server, table, call.part("user"), call.body.admit)
    return info(call, table)
