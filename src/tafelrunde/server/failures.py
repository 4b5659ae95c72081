"""Why a request is not carried out: one list of codes for HTTP and WebSocket, each with its status and a sentence in both languages.

The sentences are the messages ``failure-CODE`` of the server's texts, so that the browser can say them too.
"""

from __future__ import annotations

STATUS = {
    "unreadable": 400,
    "bad_options": 409,
    "bad_address": 409,
    "who_are_you": 401,
    "wrong_password": 401,
    "banned": 403,
    "not_allowed": 403,
    "not_yours": 403,
    "opponent": 403,
    "not_admin": 403,
    "not_your_seat": 403,
    "not_admitted": 403,
    "foreign_page": 403,
    "not_there": 404,
    "wrong_method": 405,
    "not_json": 415,
    "name_taken": 409,
    "seat_taken": 409,
    "not_open": 409,
    "not_started": 409,
    "not_over": 409,
    "seats_free": 409,
    "paused": 409,
    "over": 409,
    "not_now": 409,
    "no_bot": 409,
    "no_hint": 409,
    "no_mail": 409,
    "code_gone": 409,
    "too_many_tables": 409,
    "one_trial": 409,
    "too_slow": 408,
    "too_long": 413,
    "too_often": 429,
    "hello_first": 400,
    "rules_gone": 409,
    "too_much": 409,
    "endless": 409,
    "read_only": 503,
    "cannot_store": 503,
    "closing": 503,
    "broken": 500,
}


class Failure(Exception):
    """A request that is not carried out. `detail` replaces the sentence of the code where more can be said."""

    def __init__(self, code: str, detail: str = "", retry: float = 0.0) -> None:
        super().__init__(detail or code)
        self.code = code
        self.detail = detail
        self.retry = retry

    @property
    def status(self) -> int:
        return STATUS[self.code]
