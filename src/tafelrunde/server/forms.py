"""What is asked and answered over HTTP in the lobby, as types. The OpenAPI document is generated from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from tafelrunde.engine.desk import Desk, Fault, Stroke
from tafelrunde.engine.options import MOST_TEXT
from tafelrunde.server.wire import ClockSetting, Entry, Prompt, StandingOut, TableInfo

UNSEEN = (
    r"\x00-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164"
    "\ue000-\uf8ff\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff\U000e0000-\U0010ffff"
)
"""What no name may contain: what nobody sees (control characters, zero widths, blank letters), what turns the direction of what follows,
and what has no meaning of its own (private use)."""
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=rf"^[^{UNSEEN}]*[^\s{UNSEEN}][^{UNSEEN}]*$")]
Password = Annotated[str, Meta(min_length=10, max_length=200)]
Title = Annotated[str, Meta(max_length=80, pattern=rf"^[^{UNSEEN}]*$")]
Role = Annotated[str, Meta(max_length=40)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
Address = Annotated[str, Meta(max_length=500)]


class OptionInfo(Struct, omit_defaults=True):
    """An option of a game: on or off, one of `choices`, a number from `least` to `most`, or text."""

    name: str
    kind: Literal["switch", "choice", "number", "text"]
    default: str | int | bool
    choices: list[str | int | bool] = field(default_factory=list)
    least: int = 0
    most: int = 0


class WorkshopInfo(Struct):
    """What authors of a game make as files. The option named `kind` takes the text of such a file, too."""

    kind: str
    """The word for it: map, board, scenario."""
    makes: bool
    """Whether a fresh one can be asked for."""
    shipped: list[str]
    """Those that come with the game, to begin with."""


class GameInfo(Struct):
    """A game that can be played here. Titles and helps are the messages game-ID, option-NAME, role-NAME of its texts."""

    id: str
    title: str
    version: int
    least_seats: int
    most_seats: int
    roles: list[str]
    repeatable: list[str]
    default_roles: list[list[str]]
    """For each number of seats, from the least to the most, the roles when nobody chooses."""
    options: list[OptionInfo]
    odds: bool
    """Whether it can tell the chances of a move."""
    workshop: WorkshopInfo | None
    brief: bool
    """Whether there is the game in two minutes."""
    puzzles: int
    """How many puzzles there are."""
    characters: list[str]
    """How a bot may be minded in this game."""
    ratings: dict[str, int]
    """How strong bots are in this game, weakest first, as far as it was measured: the lowest level is 1000, and at a table of two whoever
    is rated 400 more than another wins ten times as often as he loses."""


class Games(Struct):
    games: list[GameInfo]
    bots: list[str]
    """Who can be called to a seat, weakest first."""
    minded: list[str]
    """Those of them who can have a character: they are called as NAME:character=CHARACTER."""
    languages: list[str]


class RuleOut(Struct):
    """A numbered rule: the big heading and the small one it stands under, its text, and a note that only adds a decision of ours."""

    id: str
    part: str
    chapter: str
    text: str
    note: str
    marks: list[str]
    """Where it comes from: decision, complement, both-editions, english-edition, german-edition; in words as `mark-NAME`."""
    shown: int = 0
    """How many positions show it on a board."""


class Draft(Struct, forbid_unknown_fields=True):
    """The text of a map, board or scenario of one's own."""

    text: Annotated[str, Meta(max_length=MOST_TEXT)]


class Opinion(Struct):
    """What is wrong with a draft, a sentence each; nothing: it can be played, and looks like `picture` (SVG)."""

    wrong: list[str]
    picture: str


class Sketch(Struct, forbid_unknown_fields=True):
    """A draft, and what is done to it."""

    text: Annotated[str, Meta(max_length=MOST_TEXT)]
    strokes: Annotated[list[Stroke], Meta(max_length=200)] = []


class Drawn(Struct):
    """A draft after some strokes: its text, laid out for drawing, and what is wrong. No desk: the text cannot be understood."""

    text: str
    desk: Desk | None
    wrong: list[Fault]


class Wish(Struct, forbid_unknown_fields=True):
    seats: Annotated[int, Meta(ge=2, le=16)]
    seed: Annotated[int, Meta(ge=0, le=2_147_483_647)] = 0
    start: Annotated[str, Meta(max_length=40)] = ""
    """What to begin with: "blank", one of those that come with the game, or nothing: a fresh one made by chance."""


class TermOut(Struct):
    """A word of the game, the same word in the other language, and the rule that says what it means, if one does."""

    word: str
    other: str
    rule: str


class Rules(Struct):
    """The numbered rules of a game in one language, in the order of the text, the worked examples, and the words of the game."""

    game: str
    lang: str
    rules: list[RuleOut]
    examples: list[RuleOut]
    terms: list[TermOut]


class BriefLineOut(Struct):
    text: str
    rules: list[str]


class BriefChapterOut(Struct):
    """A few lines about one thing; `moment` names what is drawn beside them: the position `brief-MOMENT`."""

    title: str
    moment: str
    lines: list[BriefLineOut]


class BriefOut(Struct):
    """The game in two minutes."""

    title: str
    opening: str
    chapters: list[BriefChapterOut]


class UserOut(Struct):
    id: str
    name: str
    account: bool
    """False: a guest, known by this browser only."""
    admin: bool = False
    """Whether he looks after the server."""


class Me(Struct):
    """Who you are here. Unsafe requests that use the session cookie send `csrf` in the header X-CSRF-Token."""

    user: UserOut | None
    csrf: str


class NewName(Struct, forbid_unknown_fields=True):
    name: Name


class NewAccount(Struct, forbid_unknown_fields=True):
    """A guest who registers keeps his seats."""

    name: Name
    password: Password


class SignIn(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=40)]
    password: Annotated[str, Meta(max_length=200)]


class NewPassword(Struct, forbid_unknown_fields=True):
    """All other sessions end."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class SessionInfo(Struct):
    """A browser that is signed in. `seen` is the day it was last here."""

    id: str
    device: str
    created: float
    seen: float
    current: bool


class Sessions(Struct):
    sessions: list[SessionInfo]


class LostPassword(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=40)]


class FoundPassword(Struct, forbid_unknown_fields=True):
    """`code` stands in the link that was mailed."""

    code: Annotated[str, Meta(max_length=80)]
    password: Password


class Farewell(Struct, forbid_unknown_fields=True):
    """Deleting an account asks for its password; a guest sends nothing."""

    password: Annotated[str, Meta(max_length=200)] = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """What to play and how. Everything but the game has a default."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[int, Meta(ge=0, le=16)] = 0
    """How many; 0: as many as `roles`, or the fewest."""
    roles: Annotated[list[Role], Meta(max_length=16)] = field(default_factory=list)
    options: dict[str, str | int | bool] = field(default_factory=dict)
    title: Title = ""
    public: bool = False
    """Listed in the lobby."""
    entry: Literal["anyone", "link", "ask"] = "link"
    """Who may sit down: anyone who sees the table, whoever has the link, or whom the owner admits."""
    pace: Literal["live", "turns"] = "live"
    clock: ClockSetting | None = None
    undo: Literal["free", "agreed", "none"] = "free"
    spectators: bool = True
    delay: Annotated[int, Meta(ge=0, le=86_400)] = 0
    hints: bool = True
    """Whether a bot may be asked for advice. Everybody who sees the table sees this."""


class ChangeTable(Struct, forbid_unknown_fields=True):
    """The owner changes a table that has not started. Only what is given changes."""

    roles: Annotated[list[Role], Meta(max_length=16)] | UnsetType = UNSET
    options: dict[str, str | int | bool] | UnsetType = UNSET
    title: Title | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    entry: Literal["anyone", "link", "ask"] | UnsetType = UNSET
    hints: bool | UnsetType = UNSET
    new_invite: bool = False
    """True: the link given out so far no longer lets anybody in."""


class Tables(Struct):
    tables: list[TableInfo]
    next: str
    """Give this as `before` to see older ones; empty at the end."""


class TakeSeat(Struct, forbid_unknown_fields=True):
    """Sit down. Guests may say how they want to be called."""

    invite: Annotated[str, Meta(max_length=80)] = ""
    name: Name | UnsetType = UNSET


class SeatGiven(Struct):
    """`token` is the seat's secret: keep it, it is shown once. Empty if the owner has been asked and must admit you first."""

    seat: int
    token: str
    asked: bool
    table: TableInfo


class CallBotForm(Struct, forbid_unknown_fields=True):
    bot: BotName


class Admission(Struct, forbid_unknown_fields=True):
    admit: bool


class NewToken(Struct, forbid_unknown_fields=True):
    """A further token for a seat you hold, for another device; `revoke`: all earlier ones end."""

    revoke: bool = False


class TokenGiven(Struct):
    seat: int
    token: str


class Replay(Struct):
    """A table as one viewer saw it after so many noticed decisions; when it is finished, anybody may look through any eyes."""

    step: int
    before: int
    """The step before this one, or -1. Steps are not always one apart: what is disclosed together counts together."""
    next: int
    """The step after this one, or -1."""
    steps: int
    """The last step there is for this viewer."""
    eyes: int | None
    view: dict[str, Any]
    deciding: list[int]
    prompt: Prompt | None
    standing: StandingOut | None
    at: int
    """The number of the first of `entries` in the log."""
    entries: list[Entry]
    """What was told between the step before and this one."""


class LogPage(Struct):
    """A stretch of the log, oldest first. `at` is the number of its first line: ask with ``before=at`` for what came earlier."""

    at: int
    entries: list[Entry]


class Moment(Struct):
    """A moment of a finished game: its step for each seat and, last, for spectators; and how each seat stood, in shares of one."""

    noticed: list[int]
    shares: list[float]


class Prospects(Struct):
    """The course of a finished game by its own valuation. The last moment is the result."""

    moments: list[Moment]


class NoticeSettings(Struct, forbid_unknown_fields=True):
    """How to be told that it is your turn at turn-based tables. Empty addresses: not at all."""

    email: Address = ""
    webhook: Address = ""
    digest: Literal["at_once", "hourly", "daily"] = "at_once"
    lang: Literal["en", "de"] = "en"
    sign_ins: bool = True
    """Whether a mail tells of every sign-in to the account."""


class NoticeState(Struct):
    """The settings, and whether the e-mail address is confirmed: to a new one a code is sent, which its reader sends back."""

    email: str
    webhook: str
    digest: Literal["at_once", "hourly", "daily"]
    lang: Literal["en", "de"]
    sign_ins: bool
    confirmed: bool


class Confirmation(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=4, max_length=40)]


class PushKeys(Struct, forbid_unknown_fields=True):
    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=20, max_length=30)]


class PushSubscription(Struct, forbid_unknown_fields=True):
    """What ``PushManager.subscribe`` of the browser gives."""

    endpoint: Annotated[str, Meta(min_length=8, max_length=1000)]
    keys: PushKeys


class PushKey(Struct):
    """The server's public key for ``PushManager.subscribe``; empty if push is not set up."""

    key: str


class Health(Struct):
    status: Literal["ok", "failing"]
    version: str
    build: str
    database: Literal["ok", "failing", "damaged"]
    read_only: bool = False


class Problem(Struct):
    """Why a request was not carried out. `code` is stable, `text` says what to do."""

    code: str
    text: str
    retry: float = 0.0


class Nothing(Struct):
    """Done; there is nothing to say."""


class PushGone(Struct, forbid_unknown_fields=True):
    endpoint: Annotated[str, Meta(min_length=8, max_length=1000)]
