"""What is wrong with a scenario: everything a shape cannot say, each in one sentence that names the place, in both languages."""

from __future__ import annotations

from tafelrunde.engine.authored import Faulty
from tafelrunde.engine.desk import Fault
from tafelrunde.engine.errors import Unreadable
from tafelrunde.games.battlelore.board.geometry import DIRECTIONS, Board, board_of
from tafelrunde.games.battlelore.scenario.files import CAMPS, GROUND, MOST_UNITS, MUSTER, OWNERS, WATER, Scenario, parse_scenario
from tafelrunde.games.battlelore.tables import TERRAIN_IDS, U_KIND, UNIT_IDS, UNIT_OF
from tafelrunde.games.battlelore.words import CREATURE, LAIR, LANDMARK, MEMBERS, MOST_LEVELS, MUSICIANS

LANDMARKS = tuple(name for i, name in enumerate(TERRAIN_IDS) if LANDMARK >> i & 1)
BOARDS = ("standard", "epic")
FIRST = ("standard", "pennant", "most-green")


def read_scenario(text: str) -> Scenario:
    """The scenario of a file's text. Unreadable says what is wrong first."""
    scenario = parse_scenario(text)
    if wrong := faults_of(scenario):
        raise Unreadable(wrong[0].en)
    return scenario


def find_faults(text: str) -> list[Fault]:
    """Everything that is wrong with a scenario file, each with the key it is about; empty if it can be played."""
    try:
        return faults_of(parse_scenario(text))
    except Faulty as error:
        return [error.fault]


def check_scenario(text: str) -> list[str]:
    """The same in English."""
    return [fault.en for fault in find_faults(text)]


def faults_of(scenario: Scenario) -> list[Fault]:
    return _Check(scenario).wrong


class _Check:
    """One scenario being looked at."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.wrong: list[Fault] = []
        self.pieces: dict[int, list[str]] = {}
        self.board: Board = board_of(scenario.rows)
        self.words()
        self.goals_and_hands()
        self.ground()
        self.cliffs()
        self.landmarks()
        self.objectives()
        self.armies()
        self.musicians()
        self.winnable()
        self.council()

    def say(self, english: str, german: str, h: int = -1) -> None:
        self.wrong.append(Fault(english, german, self.board.label(h) if h >= 0 else ""))

    def one_of(self, key: str, value: str, allowed: tuple[str, ...], h: int = -1) -> bool:
        if value not in allowed:
            words = ", ".join(allowed)
            self.say(f"{key} is {words}; not {value[:40]!r}.", f"{key}: Erlaubt ist {words}; nicht {value[:40]!r}.", h)
        return value in allowed

    def number(self, key: str, value: int, least: int, most: int, h: int = -1, what: str = "number") -> None:
        if not least <= value <= most:
            german = {"number": "eine Zahl", "level": "eine Stufe"}[what]
            self.say(f"{key} is a {what} from {least} to {most}.", f"{key} ist {german} von {least} bis {most}.", h)

    def place(self, key: str, text: str) -> int:
        h = self.scenario.hex(text)
        if h < 0:
            board = self.scenario.board
            english = f"{key}: there is no hex {text[:40]!r} on the {board} board."
            self.say(english, f"{key}: Auf dem Spielplan „{board}“ gibt es kein Feld {text[:40]!r}.")
        return h

    def words(self) -> None:
        s = self.scenario
        self.one_of("board", s.board, BOARDS)
        self.one_of("first", s.first, FIRST)
        self.one_of("muster", s.muster, MUSTER)
        if isinstance(s.lore, str):
            self.one_of("lore", s.lore, ("medieval",))

    def goals_and_hands(self) -> None:
        s = self.scenario
        for camp in CAMPS:
            if s.banners is not None:
                self.number(f"banners.{camp}", getattr(s.banners, camp), 1, 30)
            if s.hand is not None:
                self.number(f"hand.{camp}", getattr(s.hand, camp), 1, 8)
        armed = bool(s.units.standard or s.units.pennant)
        if armed and s.lore is not True and s.hand is None:
            self.say(
                "hand is missing: a scenario with armies and without Lore says how many Command cards each camp holds.",
                "hand fehlt: Ein Szenario mit Armeen und ohne Macht sagt, wie viele Befehlskarten jedes Lager hält.",
            )
        if armed and s.banners is None:
            self.say(
                "banners is missing: a scenario with armies says how many banners each camp needs.",
                "banners fehlt: Ein Szenario mit Armeen sagt, wie viele Banner jedes Lager braucht.",
            )
        if s.ceiling and s.banners is not None and s.ceiling < max(s.banners.standard, s.banners.pennant):
            self.say("ceiling is not below the banners of either camp.", "ceiling liegt nicht unter den Bannern eines Lagers.")
        for key, number in (("lead", s.lead), ("ceiling", s.ceiling), ("allies_banners", s.allies_banners)):
            if number is not None and number < 0:
                self.say(f"{key} is 0 or more, not {number}.", f"{key} ist 0 oder mehr, nicht {number}.")

    def ground(self) -> None:
        for kind, hexes in self.scenario.terrain.items():
            key = f"terrain.{kind[:40]}"
            if not self.one_of(key, kind, TERRAIN_IDS):
                continue
            if (LANDMARK | LAIR) >> TERRAIN_IDS.index(kind) & 1:
                english = f"{key}: landmarks stand under [[landmark]], with their owner."
                self.say(english, f"{key}: Orte stehen unter [[landmark]], mit ihrem Besitzer.")
            for text in hexes:
                h = self.place(key, text)
                if h >= 0 and kind in self.pieces.setdefault(h, []):
                    self.say(f"{key}: {text} is listed twice.", f"{key}: {text} steht zweimal da.", h)
                self.pieces.setdefault(h, []).append(kind)
        for h, pieces in self.pieces.items():
            tiles = [kind for kind in pieces if kind in GROUND]
            if h >= 0 and len({"water" if kind in WATER else kind for kind in tiles}) > 1:
                there = self.board.label(h)
                english = f"terrain: {there} cannot be {' and '.join(tiles)} at the same time."
                self.say(english, f"terrain: {there} kann nicht zugleich {' und '.join(tiles)} sein.", h)

    def cliffs(self) -> None:
        for text, edges in self.scenario.cliffs.items():
            h = self.place("cliffs", text)
            if h >= 0 and "cliff" not in self.pieces.get(h, []):
                self.say(f"cliffs.{text[:40]}: this hex is no cliff.", f"cliffs.{text[:40]}: Dieses Feld ist keine Klippe.", h)
            for edge in edges:
                self.one_of(f"cliffs.{text[:40]}", edge, DIRECTIONS, h)

    def landmarks(self) -> None:
        for mark in self.scenario.landmark:
            h = self.place("landmark.at", mark.at)
            self.one_of("landmark.kind", mark.kind, LANDMARKS, h)
            self.one_of("landmark.owner", mark.owner, OWNERS, h)
            if h >= 0 and self.pieces.get(h):
                held = self.pieces[h][0]
                self.say(f"landmark: {mark.at} holds {held} already.", f"landmark: Auf {mark.at} liegt schon {held}.", h)
            self.pieces.setdefault(h, []).append(mark.kind)

    def objectives(self) -> None:
        goals: set[int] = set()
        for goal in self.scenario.objective:
            h = self.place("objective.at", goal.at)
            if h >= 0 and h in goals:
                self.say(f"objective: {goal.at} is listed twice.", f"objective: {goal.at} steht zweimal da.", h)
            elif h >= 0 and self.water(h):
                self.dry("objective", goal.at, h)
            goals.add(h)
            self.number("objective.banners", goal.banners, 1, 9, h)

    def dry(self, key: str, text: str, h: int) -> None:
        self.say(f"{key}: {text} is a waterway without a crossing.", f"{key}: {text} ist ein Wasserlauf ohne Übergang.", h)

    def water(self, h: int) -> bool:
        return self.pieces.get(h, []) == ["waterway"]

    def armies(self) -> None:
        s = self.scenario
        self.taken: dict[int, tuple[str, str]] = {}
        for camp in CAMPS:
            for unit, hexes in getattr(s.units, camp).items():
                self.units(camp, unit, hexes)
            if not getattr(s.units, camp) and (s.units.standard or s.units.pennant):
                english = f"units.{camp} is missing: where one camp has an army, the other has one too."
                self.say(english, f"units.{camp} fehlt: Wo ein Lager eine Armee hat, hat auch das andere eine.")
            for text in getattr(s.allies, camp):
                h = self.place(f"allies.{camp}", text)
                if h >= 0 and self.taken.get(h, ("", ""))[1] != camp:
                    english = f"allies.{camp}: no unit of that camp stands on {text}."
                    self.say(english, f"allies.{camp}: Auf {text} steht keine Einheit dieses Lagers.", h)
        if len(self.taken) > MOST_UNITS:
            english = f"units: there are {len(self.taken)}; at most {MOST_UNITS} can be played with."
            self.say(english, f"units: Es sind {len(self.taken)}; höchstens {MOST_UNITS} können mitspielen.")

    def units(self, camp: str, unit: str, hexes: list[str]) -> None:
        key = f"units.{camp}.{unit[:40]}"
        self.one_of(key, unit, UNIT_IDS)
        for text in hexes:
            h = self.place(key, text)
            if h in self.taken:
                other, of = self.taken[h]
                english = f"{key}: on {text} stands {other} of the {of} camp already."
                self.say(english, f"{key}: Auf {text} steht schon {other} des Lagers {of}.", h)
            elif h >= 0 and self.water(h):
                self.dry(key, text, h)
            self.taken[h] = (unit[:40], camp)

    def musicians(self) -> None:
        for player in self.scenario.musician:
            h = self.place("musician.at", player.at)
            self.one_of("musician.kind", player.kind, MUSICIANS, h)
            if h >= 0 and h not in self.taken:
                self.say(f"musician: no unit stands on {player.at}.", f"musician: Auf {player.at} steht keine Einheit.", h)

    def winnable(self) -> None:
        """B18.7: each camp can reach its banners: one for each enemy unit, those of objectives, and of creatures the enemy may take."""
        s = self.scenario
        if s.banners is None or not (s.units.standard and s.units.pennant):
            return
        for camp, other in (("standard", "pennant"), ("pennant", "standard")):
            enemies = sum(len(hexes) for hexes in getattr(s.units, other).values()) + len(getattr(s.council.offers, other))
            most = enemies + sum(goal.banners for goal in s.objective)
            wanted = getattr(s.banners, camp)
            if wanted > most:
                english = f"banners.{camp}: {wanted} banners cannot be won; there are {most} at most."
                self.say(english, f"banners.{camp}: {wanted} Banner sind nicht zu gewinnen; es gibt höchstens {most}.")

    def council(self) -> None:
        council = self.scenario.council
        self.number("council.levels", council.levels, 0, MOST_LEVELS * len(MEMBERS))
        self.number("council.commander", council.commander, 0, min(MOST_LEVELS, council.levels), what="level")
        for camp in CAMPS:
            fixed: dict[str, int] = getattr(council, camp)
            for member, level in fixed.items():
                self.one_of(f"council.{camp}", member, MEMBERS)
                self.number(f"council.{camp}.{member}", level, 0, MOST_LEVELS, what="level")
            if sum(fixed.values()) > council.levels:
                english = f"council.{camp} uses more than {council.levels} levels."
                self.say(english, f"council.{camp} verbraucht mehr als {council.levels} Stufen.")
            for unit in getattr(council.offers, camp):
                if unit not in UNIT_IDS or U_KIND[UNIT_OF[unit]] != CREATURE:
                    self.say(f"council.offers.{camp}: {unit!r} is no creature.", f"council.offers.{camp}: {unit!r} ist keine Kreatur.")
