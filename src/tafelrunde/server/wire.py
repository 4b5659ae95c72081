"""What is said over a table's WebSocket, as types. The client's types are generated from these.

A client sends one message a frame. The server sends a list of messages a frame: what belongs together arrives together. Every message
has a `type`. `docs/protocol.md` tells the whole story.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, field

Move = list[int | str]
"""``["march", 5, 9, 3]``: the verb, then its arguments as numbers."""

Language = Literal["en", "de"]
CommandId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Token = Annotated[str, Meta(min_length=1, max_length=80)]
Mark = Annotated[str, Meta(min_length=1, max_length=24)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
MOST_MOVES = 64
MOST_CHAT = 500
Moves = Annotated[list[Move], Meta(min_length=1, max_length=MOST_MOVES)]


# What a client says.


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: which seats this browser holds, through whose eyes it looks, in which language it reads."""

    tokens: Annotated[list[Token], Meta(max_length=16)] = field(default_factory=list)
    eyes: SeatNumber | None = None
    """The seat to look through; one whose token is given. Without it, a spectator."""
    lang: Language = "en"
    texts: bool = False
    """Whether views shall say every move in words too (`move_texts`)."""
    invite: Annotated[str, Meta(max_length=80)] = ""
    """Lets a spectator in at a private table."""


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """Change seat (hot-seat: after the curtain), language, or simply ask for everything again."""

    eyes: SeatNumber | None = None
    lang: Language | None = None


class Command(Struct, tag="command", forbid_unknown_fields=True):
    """Play one or several moves, as far as the player can know what follows. Answered by done, refused, stale or error.

    A repeated id is answered as before.
    """

    id: CommandId
    token: Token
    mark: Mark
    """The `mark` of the view on which the player decided."""
    moves: Moves


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take the own last move back; allowed when the view says so."""

    id: CommandId
    token: Token
    mark: Mark


class TakeBack(Struct, tag="take_back", forbid_unknown_fields=True):
    """Ask all to go back to before the own last move. Without asking: answer, or withdraw an own question (`agree` false)."""

    id: CommandId
    token: Token
    agree: bool = True


class Resign(Struct, tag="resign", forbid_unknown_fields=True):
    """Give the seat up. A bot plays on, or the game ends if only one seat is left."""

    id: CommandId
    token: Token


class CallBot(Struct, tag="bot", forbid_unknown_fields=True):
    """Let a bot play a seat (`bot`), or hand the seat back to its holder (`bot` null)."""

    id: CommandId
    token: Token
    bot: Annotated[str, Meta(max_length=40)] | None = None


class Pause(Struct, tag="pause", forbid_unknown_fields=True):
    """Stop the clocks and all play, or go on. Any seat may pause; any seat may go on."""

    id: CommandId
    token: Token
    on: bool


class Chat(Struct, tag="chat", forbid_unknown_fields=True):
    """Say something to all at the table."""

    id: CommandId
    token: Token
    text: Annotated[str, Meta(min_length=1, max_length=MOST_CHAT, pattern=r"^[^\x00]*$")]


class PassOn(Struct, tag="pass_on", forbid_unknown_fields=True):
    """Let every chance to react go by for this seat (`on`), until it is asked something else or says no. Nobody else learns of it."""

    id: CommandId
    token: Token
    on: bool


class WhyNot(Struct, tag="why_not", forbid_unknown_fields=True):
    """Why may this seat not play this move now?"""

    id: CommandId
    token: Token
    move: Move


class Hint(Struct, tag="hint", forbid_unknown_fields=True):
    """What would a bot play here? It sees only what the seat sees."""

    id: CommandId
    token: Token


class Advice(Struct, tag="advice", forbid_unknown_fields=True):
    """What matters in this seat's decision? For whoever plays against bots alone."""

    id: CommandId
    token: Token


class Review(Struct, tag="review", forbid_unknown_fields=True):
    """What would a strong player have considered in the decision this seat was last advised on? It sees only what the seat saw then."""

    id: CommandId
    token: Token


class Odds(Struct, tag="odds", forbid_unknown_fields=True):
    """The chances of what a move would do, where the game can tell. It uses only what the seat knows."""

    id: CommandId
    token: Token
    move: Move


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Answered by pong with the server's time."""

    id: CommandId


class Short(Struct, tag="command", forbid_unknown_fields=True, gc=False):
    """A command as far as it must be read to be carried out at once (`commands.py`). What is wrong with one is said of a `Command`."""

    id: str
    token: str
    mark: str
    moves: msgspec.Raw


ClientMessage = (
    Hello | Look | Command | Undo | TakeBack | Resign | CallBot | Pause | Chat | PassOn | WhyNot | Hint | Advice | Review | Odds | Ping
)


class Peek(Struct):
    """What can be read of a message that is otherwise wrong."""

    id: str = ""


# What the server says.


class ReasonOut(Struct):
    """Why not: the rule's id, and a sentence in the reader's language."""

    rule: str
    text: str


class StandingOut(Struct):
    """Scores, ranks (1 is best) and, when the game is over, winners and the rule that ended it."""

    over: bool
    scores: list[int]
    ranks: list[int]
    winners: list[int]
    rule: str


class Prompt(Struct):
    """What the deciding seats are asked: the step, its rule, the sentence, and the values the sentence is about."""

    step: str
    rule: str
    text: str
    about: dict[str, int]
    reaction: bool = False
    """Whether it is a chance to react that may be let go by beforehand (`pass_on`)."""


class UndoState(Struct):
    """Whether the viewer may take the last move back; if not, why."""

    allowed: bool
    reasons: list[ReasonOut]


class View(Struct, tag="view"):
    """All that the viewer may know now, and what he may do."""

    eyes: int | None
    noticed: int
    """How many decisions this viewer has noticed: the number of the step in a replay."""
    mark: str
    """Send this back with a command: it says which position the command answers."""
    view: dict[str, Any]
    moves: list[Move]
    """Every legal move of this seat; empty if it is not asked."""
    move_texts: list[str]
    """The same in words, if asked for in hello; otherwise empty."""
    deciding: list[int]
    """Seats known to be deciding."""
    prompt: Prompt | None
    undo: UndoState
    standing: StandingOut | None
    """When the game is over. Before, scores may be secret: what is public of them stands in `view`."""


class Entry(Struct, omit_defaults=True):
    """One line of the log as this viewer may read it: a decision (`seat`) or an event (`event`)."""

    step: int
    """The viewer's count of noticed decisions at the time: where a replay shows it."""
    text: str
    rule: str = ""
    seat: int | None = None
    move: Move | None = None
    """Null if the viewer may not know the move."""
    forced: bool = False
    event: str = ""
    args: dict[str, int | None] = field(default_factory=dict)
    """The event's values by name; null where hidden."""
    asked: str = ""
    """Of a decision: the step it answers, by the name it has in prompts."""


class Events(Struct, tag="events"):
    """New lines of the log. Drop what you have from number `at` on (a move was taken back), then append."""

    at: int
    entries: list[Entry]


class SeatInfo(Struct):
    """Who sits there. `player`: free, human, or bot (also while a bot stands in for a human)."""

    seat: int
    role: str
    seat_name: str
    """The role, numbered where several seats have it: as in the notation of records."""
    player: Literal["free", "human", "bot"]
    name: str
    bot: str
    online: bool
    resigned: bool


class ClockSetting(Struct, forbid_unknown_fields=True):
    """Thinking time of each seat: `bank` seconds at the start, `bonus` for each own decision, never more than `most`."""

    bank: Annotated[int, Meta(ge=5, le=7_776_000)]
    bonus: Annotated[int, Meta(ge=0, le=2_592_000)] = 0
    most: Annotated[int, Meta(ge=0, le=7_776_000)] = 0
    """0: no limit."""
    out: Literal["bot", "resign"] = "bot"
    """What happens to a seat whose time is up."""


class Result(Struct):
    """How the table ended: by the rules, or because all others resigned."""

    winners: list[int]
    scores: list[int]
    ranks: list[int]
    rule: str
    """Empty if it did not end by the rules."""
    how: Literal["rules", "resigned", "abandoned"]


class TableInfo(Struct):
    """A table as the lobby shows it."""

    id: str
    title: str
    game: str
    version: int
    installed: bool
    """Whether the rules it was made with are installed here. If not, it cannot be played or replayed; a finished one has its record."""
    state: Literal["open", "playing", "paused", "finished"]
    archived: bool
    options: dict[str, str | int | bool]
    public: bool
    entry: Literal["anyone", "link", "ask"]
    pace: Literal["live", "turns"]
    clock: ClockSetting | None
    undo: Literal["free", "agreed", "none"]
    spectators: bool
    delay: int
    """Seconds by which spectators see everything later."""
    hints: bool
    """Whether a bot may be asked for advice."""
    seats: list[SeatInfo]
    commitment: str
    """Fixes the seed of all chance; published before the first draw, empty before the start."""
    seed: str
    """The seed itself, hexadecimal; empty until the table is finished."""
    created: float
    updated: float
    deciding: list[int]
    result: Result | None
    rematch: str
    """The table of the rematch, or nothing."""
    owner: bool
    """Whether you are the owner."""
    yours: list[int]
    """The seats you hold, by your session."""
    your_turn: list[int]
    """Those of them that have to decide now."""
    asks: list[Ask]
    """For the owner: who would like to sit down."""
    invite: str
    """For the owner and the seated: the secret part of the link that lets others in."""


class Ask(Struct):
    """Somebody who would like a seat at a private table."""

    user: str
    name: str
    seat: int


class VerbArg(Struct):
    name: str
    kind: str
    size: int
    labels: list[str]
    clickable: bool


class VerbInfo(Struct):
    verb: str
    rule: str
    takes_back: bool
    args: list[VerbArg]
    ends: bool = False
    """It ends a phase or turn. A client may answer for its player where this is all that is offered."""
    closes: bool = False
    """It declines the rest of what is offered, or finishes it."""
    begins: bool = False
    """Events tell the whole, at once or when a later decision of the same seat finishes it: a log leaves it out then."""


class FightPart(Struct, omit_defaults=True):
    """What an event tells of a fight (`tafelrunde.engine.fights`). All but `role` and `tally` name arguments of the event."""

    role: Literal[
        "clash", "again", "joins", "draws", "holds", "roll", "adds", "void", "sum", "loss", "retreat", "points", "won", "note", "over"
    ]
    side: str = ""
    other: str = ""
    place: str = ""
    faces: list[str] = field(default_factory=list)
    tally: bool = False
    """An argument for each face, its value how many dice show it; otherwise an argument for each die."""
    upto: str = ""
    """How many of the first faces are hits."""
    amount: str = ""


class EventInfo(Struct):
    event: str
    rule: str
    args: list[VerbArg]
    headline: bool = False
    """Its sentence says what the whole decision did: it stands above the other lines of the same step."""
    detail: bool = False
    """It explains what other lines tell."""
    heading: bool = False
    """A turn, year or round begins with it: it is no part of the decision before it."""
    apart: bool = False
    """It is not told under the decision that led to it but by itself."""
    after: list[str] = field(default_factory=list)
    """A decision it leads is told under what the same seat did before, if that ended with one of these kinds."""
    fight: list[FightPart] = field(default_factory=list)
    """What it tells of a fight; empty if it is no part of one."""


class Table(Struct, tag="table"):
    """What does not change with every move. Sent first, and again when something of it changes (then with `still` true)."""

    info: TableInfo
    held: list[int]
    """The seats whose tokens this connection has shown."""
    still: bool
    """True: verbs, events and scene are empty because they have not changed."""
    verbs: list[VerbInfo]
    events: list[EventInfo]
    scene: dict[str, Any]
    bots: list[str]
    minded: list[str]
    """Those of them who can have a character: they are called as NAME:character=CHARACTER."""
    characters: list[str]
    ratings: dict[str, int]
    """How strong bots are in this game, as far as it was measured."""


class Done(Struct, tag="done"):
    """The command was carried out and is stored for good."""

    id: str
    played: int = 0
    """How many of its moves were played. Fewer than it had: after the last of these something was revealed, or others decide."""
    text: str = ""
    """That the rest was not tried, in words; empty if there was none."""


class Refused(Struct, tag="refused"):
    """The rules forbid it. Nothing has changed."""

    id: str
    reasons: list[ReasonOut]
    at: int = 0
    """Which move of the command is refused, from 0."""


class StaleOut(Struct, tag="stale"):
    """The game has gone on since the position the command answers. The present view comes in the same frame."""

    id: str


class ErrorOut(Struct, tag="error"):
    """Not understood, not allowed, too much or not possible now; `text` says what to do."""

    id: str
    code: str
    text: str
    retry: float = 0.0
    """Seconds after which it makes sense to try again; 0 if it does not."""


class ChatLine(Struct, omit_defaults=True):
    """Something said, or a note of the table itself (`key`: a message of the texts, with `seat` and `value`)."""

    number: int
    at: float
    name: str
    text: str
    seat: int | None = None
    key: str = ""
    value: str = ""


class ChatOut(Struct, tag="chat"):
    """New lines of the chat."""

    lines: list[ChatLine]


class PassingOut(Struct, tag="passing"):
    """Whether chances to react are let go by for the viewer's own seat. Told to that seat alone."""

    on: bool


class ClockOut(Struct, tag="clock"):
    """Thinking time left, in milliseconds at the server's time `now`, and whose time is running as far as the viewer may know."""

    now: float
    left: list[int]
    running: list[int]


class TakeBackOut(Struct, tag="take_back"):
    """A question to all: may this seat take back? `by` null: no question is open any more."""

    by: int | None
    agreed: list[int]
    refused: int | None = None


class WhyNotOut(Struct, tag="why_not"):
    """The reasons; none if the move is allowed."""

    id: str
    reasons: list[ReasonOut]


class HintOut(Struct, tag="hint"):
    """What a bot would play, and what that changes, in sentences."""

    id: str
    move: Move
    text: str
    bot: str
    why: list[str]


class AdviceOut(Struct, tag="advice"):
    """What matters now in a sentence or two, each with its rule, the most important first; nothing where the game has nothing to say."""

    id: str
    matters: list[ReasonOut]


class Considered(Struct):
    """A move that was weighed: the seat's chance to win after it as the bot saw it, its odds and what it changes, if the game can tell."""

    move: Move
    text: str
    chance: float
    odds: Any
    why: list[str]


class ReviewOut(Struct, tag="review"):
    """What was played, and what was clearly better by the bot's judgement; null: nothing was."""

    id: str
    bot: str
    played: Considered | None
    better: Considered | None


class OddsOut(Struct, tag="odds"):
    """What the game says about the chances of a move; the shape is the game's own. Null: it cannot tell."""

    id: str
    odds: Any


class Pong(Struct, tag="pong"):
    id: str
    now: float


class BulletinOut(Struct, tag="bulletin"):
    """What holds for the whole server: whether nothing may be changed just now, and what is announced, perhaps in one language only."""

    read_only: bool
    en: str
    de: str


ServerMessage = (
    Table
    | View
    | Events
    | Done
    | Refused
    | StaleOut
    | ErrorOut
    | ChatOut
    | PassingOut
    | ClockOut
    | TakeBackOut
    | WhyNotOut
    | HintOut
    | AdviceOut
    | ReviewOut
    | OddsOut
    | Pong
    | BulletinOut
)

read_client = msgspec.json.Decoder(ClientMessage)
"""A frame of the client; msgspec.ValidationError or DecodeError if it is none."""
read_short = msgspec.json.Decoder(Short)
read_moves = msgspec.json.Decoder(Moves)
encode = msgspec.json.Encoder().encode


def frame(messages: list[bytes]) -> bytes:
    """Encoded messages as one frame of the server."""
    return b"[" + b",".join(messages) + b"]"
