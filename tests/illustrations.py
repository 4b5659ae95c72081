"""Write down the positions of the tests that prove rules: `python -m tests.illustrations [GAME …]`; with --brief only those of the brief.

The tests of a game run once. Wherever a marked test asks a position or plays on it, the position is kept as it stands before, with what is
played and refused from there. Of each rule the clearest few are kept (`tafelrunde.engine.illustrations`).
"""

from __future__ import annotations

import gzip
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tafelrunde.engine.catalogue import Game, find
from tafelrunde.engine.chance import Chance, chance_from_seed
from tafelrunde.engine.codex import load_codex
from tafelrunde.engine.errors import IllegalMove, Unreadable
from tafelrunde.engine.illustrations import BRIEF, FILE, Illustration, Illustrations, Played, Refused, illustrations
from tafelrunde.engine.position import Position
from tafelrunde.engine.record import Record, replay
from tafelrunde.engine.state import CLASS, _classes, digest, dump, load
from tafelrunde.engine.steps import Reason
from tests.records import SUFFIX, read

TESTS = Path(__file__).parent
GAMES = ("root", "bloodstones", "battlelore", "seventhstone")
MOST_PLAYED = 30
"""Of longer stories the beginning is kept."""
MOST_SCENES = 12
"""Of one test; a test that goes through hundreds of positions shows the first ones."""
MOST_REFUSED = 4
FIGHTS = {"root": "battle", "bloodstones": "attack", "battlelore": "attack", "seventhstone": "fight"}
"""The verb a fight begins with."""
LENGTH_OF_FIGHT = 4
MOST_KEYS = 4000
MOST_DICE = 4
MOST_OF_EXAMPLE = 3


def real_dice(rolls: list[int]) -> Chance:
    """Chance that rolls these numbers next, if a small one does; else any."""
    for key in range(MOST_KEYS if rolls else 0):
        tried = Chance(key, 0, 0, None)
        if all(tried.roll() == wanted for wanted in rolls[:MOST_DICE]):
            return Chance(key, 0, 0, None)
    return chance_from_seed(1)


def plain_step(part: Any, known: frozenset[str]) -> Any:
    """A dump without the steps tests put around real ones."""
    if isinstance(part, list):
        return [plain_step(one, known) for one in part]
    if not isinstance(part, dict):
        return part
    inner = [one for one in part.values() if isinstance(one, dict)]
    if part.get(CLASS, "Chance") not in known and len(inner) == 1:
        return plain_step(inner[0], known)
    return {name: plain_step(one, known) for name, one in part.items()}


def without_chance(pos: Position) -> str:
    """Tells positions apart, but not what the dice will be."""
    return blake2b(msgspec.json.encode({**dump(pos), "chance": 0, "stack": len(pos.stack)}, order="sorted"), digest_size=16).hexdigest()


class Scene:
    """A position a test came upon, and how far it has been played on since."""

    def __init__(self, pos: Position) -> None:
        self.start = plain_step(dump(pos), known_classes(pos))
        if not isinstance(pos.chance, Chance):
            self.start["chance"] = dump(real_dice(list(getattr(pos.chance, "rolls", ()))))
        self.first = without_chance(pos)
        self.now = digest(pos)
        self.made = bool(pos.invariants())
        self.played: list[Played] = []
        self.after: list[str] = []
        self.refused: list[Refused] = []

    def kept(self) -> Illustration:
        return Illustration(self.start, self.played, self.refused, self.made)


def known_classes(pos: Position) -> frozenset[str]:
    return frozenset(_classes(".".join(type(pos).__module__.split(".")[:3])))


class Watch:
    """Notes what the test that is running does with positions; what the rules ask among themselves does not count."""

    def __init__(self) -> None:
        self.scenes: list[Scene] = []
        self.begun: list[Position] = []
        self.depth = 0
        self.full = False

    def begin(self, before: Callable[..., None], pos: Position, *args: Any) -> None:
        before(pos, *args)
        self.begun.append(pos)

    def shown(self) -> list[Scene]:
        """What the test came upon; where it only looked at the table, the tables as they stood in the end."""
        return self.scenes or [Scene(pos) for pos in self.begun[:MOST_SCENES] if hasattr(pos, "rules")]

    def scene_of(self, pos: Position) -> Scene | None:
        if self.full or not pos.stack:
            return None
        now = digest(pos)
        for scene in reversed(self.scenes):
            if scene.now == now:
                return scene
        if len(self.scenes) >= MOST_SCENES:
            self.full = True
            return None
        self.scenes.append(Scene(pos))
        return self.scenes[-1]

    def play(self, before: Callable[..., None], pos: Position, seat: int, move: int) -> None:
        scene = self.scene_of(pos) if self.depth == 0 else None
        with self.inside():
            before(pos, seat, move)
        if scene is not None:
            if len(scene.played) < MOST_PLAYED:
                scene.played.append(Played(seat, pos.verbs().text(move)))
                scene.after.append(without_chance(pos))
            scene.now = digest(pos)

    def why_not(self, before: Callable[..., Reason | None], pos: Position, seat: int, move: int) -> Reason | None:
        scene = self.scene_of(pos) if self.depth == 0 else None
        with self.inside():
            reason = before(pos, seat, move)
        if (
            scene is not None
            and not scene.played
            and len(scene.refused) < MOST_REFUSED
            and reason is not None
            and not reason.rule.startswith("G")
        ):
            one = Refused(seat, pos.verbs().text(move), reason.rule)
            if one not in scene.refused:
                scene.refused.append(one)
        return reason

    def moves(self, before: Callable[..., list[int]], pos: Position, seat: int) -> list[int]:
        if self.depth == 0:
            self.scene_of(pos)
        with self.inside():
            return before(pos, seat)

    def quiet(self, before: Callable[..., Any], *args: Any) -> Any:
        with self.inside():
            return before(*args)

    @contextmanager
    def inside(self) -> Iterator[None]:
        self.depth += 1
        try:
            yield
        finally:
            self.depth -= 1

    @contextmanager
    def watching(self) -> Iterator[None]:
        """While a test runs, positions tell what is asked of them."""
        patch = pytest.MonkeyPatch()
        heard: dict[str, Callable[..., Any]] = {
            "begin": self.begin,
            "play": self.play,
            "why_not": self.why_not,
            "moves": self.moves,
            "settle": self.quiet,
        }
        for name, hear in heard.items():
            patch.setattr(Position, name, hearing(getattr(Position, name), hear))
        try:
            yield
        finally:
            patch.undo()


def hearing(before: Callable[..., Any], heard: Callable[..., Any]) -> Callable[..., Any]:
    def method(pos: Position, *args: Any) -> Any:
        return heard(before, pos, *args)

    return method


class Collector:
    """A pytest plugin: watches every marked test and keeps what the passed ones showed."""

    def __init__(self, game: Game) -> None:
        self.game = game
        codex = load_codex(game.package)
        self.rules, self.examples = set(codex.rules), set(codex.examples)
        self.found: list[tuple[tuple[str, ...], list[Scene]]] = []

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        ids = tuple(id for mark in item.iter_markers("rule") for id in mark.args if id in self.rules | self.examples)
        if not ids:
            yield
            return
        watch = Watch()
        with watch.watching():
            outcome: Any = yield
        if outcome.excinfo is None:
            self.found.append((ids, [scene for scene in watch.shown() if self.holds(scene)]))

    def holds(self, scene: Scene) -> bool:
        """Whether the game itself can read the position. Played is only what leads to the same with the dice as they are now."""
        same = 0
        try:
            pos = load(scene.start, self.game.package)
            if without_chance(pos) != scene.first:
                return self.stands_still(scene)
            for one, after in zip(scene.played, scene.after, strict=True):
                pos.play(one.seat, self.game.verbs.parse(one.move))
                if without_chance(pos) != after:
                    break
                same += 1
        except IllegalMove:
            pass
        except Unreadable:
            return self.stands_still(scene)
        del scene.played[same:]
        return True

    def stands_still(self, scene: Scene) -> bool:
        """A position that would go on by itself, or knows steps of the test only, is kept as a picture: nothing can be played in it."""
        scene.start["stack"] = []
        scene.made = True
        scene.played.clear()
        scene.refused.clear()
        try:
            pos = load(scene.start, self.game.package)
            pos.standing()
            pos.view(0)
        except (Unreadable, AssertionError, IndexError):
            return False
        return True

    def illustrations(self) -> Illustrations:
        """The clearest of each id: refused or played by this very rule first, then few ids in one test, then few moves."""
        wanted: dict[str, list[tuple[tuple[int, ...], Scene]]] = {}
        for ids, scenes in self.found:
            for id in ids:
                for number, scene in enumerate(scenes):
                    telling = any(one.rule == id for one in scene.refused) or bool(scene.played)
                    order = (len(ids) if id in self.rules else 0, -telling, number if id in self.examples else len(scene.played))
                    wanted.setdefault(id, []).append((order, scene))
        out = Illustrations(self.game.id, self.game.version, [], {})
        at: dict[int, int] = {}
        for id in sorted(wanted):
            best = sorted(wanted[id], key=lambda one: one[0])[: MOST_OF_EXAMPLE if id in self.examples else 1]
            for _, scene in best:
                if id_of(scene) not in at:
                    at[id_of(scene)] = len(out.scenes)
                    out.scenes.append(scene.kept())
                out.shows.setdefault(id, []).append(at[id_of(scene)])
        return out


def id_of(scene: Scene) -> int:
    return id(scene)


def add_brief(out: Illustrations, record: Record) -> None:
    """The moments of a whole game that the game in two minutes shows (`tafelrunde.engine.brief`)."""
    game = record.game
    moments: list[tuple[Position, Played]] = []
    replay(record, watch=lambda ply, pos: moments.append((pos.copy(), played_at(record, game, ply))))
    last = len(moments) - 1
    fights = [at for at, (_, one) in enumerate(moments) if one.move.split(" ")[0] == FIGHTS[game.id] and at > last // 3]
    chosen = {"goal": (3 * last // 4, 0), "turn": (last // 3, 0), "fight": (fights[0], LENGTH_OF_FIGHT), "end": (last, 0)}
    for name, (at, length) in chosen.items():
        out.shows[f"{BRIEF}{name}"] = [len(out.scenes)]
        out.scenes.append(Illustration(dump(moments[at][0]), [one for _, one in moments[at : at + length]]))


def played_at(record: Record, game: Game, ply: int) -> Played:
    """The decision taken after so many; nothing at the end."""
    if ply >= len(record.moves):
        return Played(0, "")
    line = record.moves[ply]
    return Played(line.seat, game.verbs.text(line.move))


def store(game: Game, found: Illustrations) -> int:
    """Write them with the moments of the game in two minutes; how many bytes they take."""
    moments = {number for id, numbers in found.shows.items() if id.startswith(BRIEF) for number in numbers}
    assert moments == set(range(len(found.scenes) - len(moments), len(found.scenes))), "they stand at the end"
    del found.scenes[len(found.scenes) - len(moments) :]
    add_brief(found, read(TESTS / game.id / f"shown{SUFFIX}"))
    packed = gzip.compress(msgspec.json.encode(found), compresslevel=9, mtime=0)
    path = Path(sys.modules[game.package].__file__ or "").parent / FILE
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(packed)
    return len(packed)


def renew_brief(name: str) -> None:
    """Only the moments of the game in two minutes, from a record that has changed."""
    game = find(name)
    found = illustrations(game.package)
    assert found is not None, f"run python -m tests.illustrations {name} first"
    print(f"{name}: {store(game, found)} bytes")


def write(name: str) -> Illustrations:
    game = find(name)
    collector = Collector(game)
    code = pytest.main(["-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", str(TESTS / name)], plugins=[collector])
    if code != 0:
        raise SystemExit(f"the tests of {name} fail: nothing is written.")
    found = collector.illustrations()
    packed = store(game, found)
    lacking = [id for id in (*load_codex(game.package).examples, *load_codex(game.package).rules) if id not in found.shows]
    print(f"{name}: {len(found.scenes)} positions for {len(found.shows)} ids, {packed} bytes; without: {' '.join(lacking)}")
    return found


if __name__ == "__main__":
    for wanted in [one for one in sys.argv[1:] if one != "--brief"] or GAMES:
        if "--brief" in sys.argv:
            renew_brief(wanted)
        else:
            write(wanted)
