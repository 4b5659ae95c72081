"""Records: one readable text file that is enough to rebuild a game, and to prove that it was fair.

::

    tafelrunde record 1
    game apple
    rules 1
    seats amber blue
    options {"goal": 20}
    chance fast
    commitment 5f0c…

    1 amber bid 4 =0a1b2c3d
    2 blue ready
    …
    result 21 12 winners amber rule A5.1
    seed 37
    digest 0123…

A move line is the decision's number, the seat, the move in the game's notation and, where wanted, the first eight digits of the
position's digest after it. Lines that start with # are comments. Forced moves replay themselves and are not written.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from tafelrunde.engine.catalogue import Game, find
from tafelrunde.engine.chance import FAST, KEYED, commitment
from tafelrunde.engine.errors import Corrupt, IllegalMove, Unreadable
from tafelrunde.engine.options import Value
from tafelrunde.engine.position import Position
from tafelrunde.engine.state import digest

FIRST_LINE = "tafelrunde record 1"
HEADER = ("game", "rules", "seats", "options", "chance", "commitment")
MAX_LINES = 1_000_000
MAX_LINE = 200_000
SHORT = 8
MOVE_LINE = re.compile(r"([1-9][0-9]{0,6}) (\S+) (\S(?:.*?\S)?)(?: =([0-9a-f]{8}))?")
RESULT_LINE = re.compile(r"((?:-?[0-9]{1,9} )+)winners((?: \S+)*?) rule (\S+)")


@dataclass
class Line:
    """One decision: who, what, and what the position's digest must begin with afterwards ('' if not said)."""

    seat: int
    move: int
    check: str = ""
    line: int = 0


@dataclass
class Record:
    """A parsed record. `seed` and `result` are there once the game is over."""

    game: Game
    roles: list[str]
    options: dict[str, Value]
    chance: str
    commitment: str
    moves: list[Line] = field(default_factory=list)
    scores: list[int] | None = None
    winners: list[int] = field(default_factory=list)
    rule: str = ""
    seed: int | bytes | None = None
    digest: str = ""

    @property
    def version(self) -> int:
        """The version of the rules it was played by."""
        return self.game.version

    @staticmethod
    def of(
        game: Game,
        roles: Sequence[str],
        options: Mapping[str, Value],
        chance: str,
        seed: int | bytes,
        moves: Sequence[tuple[int, int]],
        final: Position,
    ) -> Record:
        """The record of moves played; result, seed and digest only when the game is over."""
        lines = [Line(seat, move) for seat, move in moves]
        record = Record(game, list(roles), dict(options), chance, commitment(seed_bytes(seed)), lines)
        if final.is_over():
            standing = final.standing()
            record.scores, record.winners, record.rule = standing.scores, standing.winners, standing.rule
            record.seed = seed
            record.digest = digest(final)
        return record


def seed_bytes(seed: int | bytes) -> bytes:
    """The bytes a commitment is made of."""
    return seed if isinstance(seed, bytes) else str(seed).encode()


def write_record(record: Record) -> str:
    """The text of a record."""
    game = record.game
    names = game.seat_names(record.roles)
    out = [FIRST_LINE, f"game {game.id}", f"rules {game.version}", f"seats {' '.join(record.roles)}"]
    out.append(f"options {json.dumps(record.options, sort_keys=True)}")
    out.extend([f"chance {record.chance}", f"commitment {record.commitment}", ""])
    for ply, line in enumerate(record.moves, 1):
        check = f" ={line.check[:SHORT]}" if line.check else ""
        out.append(f"{ply} {names[line.seat]} {game.verbs.text(line.move)}{check}")
    if record.scores is not None:
        scores = " ".join(map(str, record.scores))
        winners = "".join(f" {names[seat]}" for seat in record.winners)
        out.append(f"result {scores} winners{winners} rule {record.rule}")
    if record.seed is not None:
        out.append(f"seed {record.seed.hex() if isinstance(record.seed, bytes) else record.seed}")
    if record.digest:
        out.append(f"digest {record.digest}")
    return "\n".join(out) + "\n"


def parse_record(text: str) -> Record:
    """The record of a text. Everything malformed is Unreadable with line and column."""
    return _Parser(text).record()


class _Parser:
    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.at = 0
        if len(self.lines) > MAX_LINES:
            raise Unreadable(f"a record has at most {MAX_LINES} lines.", MAX_LINES, 1)
        for number, line in enumerate(self.lines, 1):
            if len(line) > MAX_LINE:
                raise Unreadable(f"a line has at most {MAX_LINE} characters.", number, MAX_LINE)

    def fail(self, message: str, column: int = 1) -> Unreadable:
        return Unreadable(message, self.at, column)

    def next(self) -> str | None:
        """The next line that says something."""
        while self.at < len(self.lines):
            line = self.lines[self.at].removesuffix("\r")
            self.at += 1
            if line.strip() and not line.startswith("#"):
                return line
        return None

    def header(self, key: str) -> str:
        line = self.next()
        if line is None or not line.startswith(key + " "):
            raise self.fail(f"here the line '{key} …' is expected.")
        return line[len(key) + 1 :]

    def record(self) -> Record:
        if self.next() != FIRST_LINE:
            raise self.fail(f"a record begins with the line '{FIRST_LINE}'.")
        name = self.header("game")
        version = self.header("rules")
        if not re.fullmatch("[1-9][0-9]{0,5}", version):
            raise self.fail("the rules version is a number.", 7)
        game = find(name, int(version))
        try:
            roles = game.check_seats(self.header("seats").split(" "))
        except Unreadable as error:
            raise self.fail(error.message, 7) from None
        options = self.options()
        chance = self.header("chance")
        if chance not in (FAST, KEYED):
            raise self.fail(f"chance is '{FAST}' or '{KEYED}'.", 8)
        promise = self.header("commitment")
        if not re.fullmatch("[0-9a-f]{64}", promise):
            raise self.fail("a commitment is 64 hex digits.", 12)
        record = Record(game, roles, {}, chance, promise)
        self.body(record)
        try:
            game.new(roles, 0 if chance == FAST else bytes(16), options, chance)
        except Unreadable as error:
            raise Unreadable(error.message, self.options_line, 9) from None
        record.options = options
        return record

    def options(self) -> dict[str, Value]:
        text = self.header("options")
        self.options_line = self.at
        try:
            options = json.loads(text)
        except json.JSONDecodeError as error:
            raise self.fail(f"options are JSON: {error.msg}.", 9 + error.pos) from None
        except (RecursionError, ValueError):
            raise self.fail("options are JSON of names and values.", 9) from None
        if not isinstance(options, dict):
            raise self.fail("options are a JSON object of names and values.", 9)
        return options

    def body(self, record: Record) -> None:
        names = {name: seat for seat, name in enumerate(record.game.seat_names(record.roles))}
        line = self.next()
        while line is not None and line[0].isdigit():
            record.moves.append(self.move(line, record, names))
            line = self.next()
        if line is not None and line.startswith("result "):
            self.result(line, record, names)
            line = self.next()
        if line is not None and line.startswith("seed "):
            record.seed = self.seed(line[5:], record.chance)
            line = self.next()
        if line is not None and line.startswith("digest "):
            if not re.fullmatch("[0-9a-f]{32}", line[7:]):
                raise self.fail("a digest is 32 hex digits.", 8)
            record.digest = line[7:]
            line = self.next()
        if line is not None:
            raise self.fail("after the moves come 'result', 'seed' and 'digest', in this order, each at most once.")

    def move(self, line: str, record: Record, names: dict[str, int]) -> Line:
        match = MOVE_LINE.fullmatch(line)
        if match is None:
            raise self.fail("a move line is: number, seat, move, and perhaps '=' with eight hex digits.")
        number, name, text, check = match.groups()
        if int(number) != len(record.moves) + 1:
            raise self.fail(f"this is decision {len(record.moves) + 1}, not {number}.")
        if name not in names:
            raise self.fail(f"there is no seat '{name[:40]}' in this game.", match.start(2) + 1)
        move = record.game.verbs.parse(text, self.at, match.start(3) + 1)
        return Line(names[name], move, check or "", self.at)

    def result(self, line: str, record: Record, names: dict[str, int]) -> None:
        match = RESULT_LINE.fullmatch(line[7:])
        if match is None:
            raise self.fail("a result is: scores, 'winners', seats, 'rule', rule id.", 8)
        record.scores = [int(score) for score in match[1].split()]
        if len(record.scores) != len(record.roles):
            raise self.fail("a result has one score for each seat.", 8)
        for name in match[2].split():
            if name not in names:
                raise self.fail(f"there is no seat '{name[:40]}' in this game.", 8 + match.start(2))
            record.winners.append(names[name])
        record.rule = match[3]

    def seed(self, text: str, chance: str) -> int | bytes:
        if chance == KEYED:
            if not re.fullmatch("(?:[0-9a-f]{2}){16,64}", text):
                raise self.fail("the seed of keyed chance is 32 to 128 hex digits.", 6)
            return bytes.fromhex(text)
        if not re.fullmatch("-?[0-9]{1,40}", text):
            raise self.fail("the seed of fast chance is a number.", 6)
        return int(text)


def replay(record: Record, ply: int | None = None, log: bool = False, watch: Callable[[int, Position], None] | None = None) -> Position:
    """The position after so many decisions (all, if not said). Corrupt if a move is not legal or a digest differs."""
    if record.seed is None:
        raise Corrupt("this record has no seed yet; it is published when the game is over.")
    pos = record.game.new(record.roles, record.seed, record.options, record.chance, log)
    for number, line in enumerate(record.moves[:ply], 1):
        try:
            pos.play(line.seat, line.move)
        except IllegalMove as error:
            raise Corrupt(f"decision {number} (line {line.line}): {error}") from None
        if line.check and not digest(pos).startswith(line.check):
            raise Corrupt(f"decision {number} (line {line.line}): the position is not the one that was recorded.")
        if watch is not None:
            watch(number, pos)
    return pos


@dataclass
class Verdict:
    """What `verify` found."""

    ok: bool
    plies: int
    digest: str
    reasons: list[str]


def verify(record: Record) -> Verdict:
    """Replay and check legality, digests, result, and that the seed is the one promised before the first draw."""
    if record.seed is None:
        return Verdict(False, 0, "", ["the seed is not published yet: verify when the game is over"])
    reasons = []
    if commitment(seed_bytes(record.seed)) != record.commitment:
        reasons.append("the seed is not the one that was promised at the start")
    done = [0]

    def watch(ply: int, pos: Position) -> None:
        done[0] = ply

    try:
        pos = replay(record, watch=watch)
    except Corrupt as error:
        return Verdict(False, done[0], "", [*reasons, str(error)])
    standing = pos.standing()
    if record.scores is None:
        if standing.over:
            reasons.append("the game is over, but the record has no result")
    elif not standing.over:
        reasons.append("the record has a result, but the game is not over")
    elif (record.scores, record.winners, record.rule) != (standing.scores, standing.winners, standing.rule):
        reasons.append("the result is not the one the moves lead to")
    final = digest(pos)
    if record.digest and record.digest != final:
        reasons.append("the final position is not the one that was recorded")
    return Verdict(not reasons, len(record.moves), final, reasons)
