"""What is wrong with a board file (T20.4): each fault one sentence with its place, in both languages."""

from __future__ import annotations

from tafelrunde.engine.authored import Faulty
from tafelrunde.engine.desk import Fault
from tafelrunde.games.seventhstone.board.board import NEAREST, UPPER_LEFT, kind_of, portal_of
from tafelrunde.games.seventhstone.board.files import CORNER_NAMES, DRAWN, LEAST, WORDS, BoardFile, Plan, plan_of, read_file, tile_ground
from tafelrunde.games.seventhstone.components import box
from tafelrunde.games.seventhstone.words import FIELDS, LAVA_COUNTERS, PORTAL_NAMES, STRIDE, VOLCANO, YIELD

DIE = 6
COLOURS = ("", "blaue", "gelbe", "rote", "grüne")
CORNERS = {(1, 1): ("upper left", "oberen linken"), (-1, 1): ("upper right", "oberen rechten"),
           (1, -1): ("lower left", "unteren linken"), (-1, -1): ("lower right", "unteren rechten")}  # fmt: skip


def find_faults(text: str) -> list[Fault]:
    """Everything that is wrong with a board file; empty if it can be played."""
    try:
        file = read_file(text)
    except Faulty as error:
        return [error.fault]
    rows = file.rows()
    wrong = _check_head(file) + _check_grid(rows)
    if not wrong:
        for seats in sorted(set(file.seats)):
            wrong += [fault for fault in _check_plan(plan_of(file, rows, seats), file, seats) if fault not in wrong]
    return wrong


def check_board(text: str) -> list[str]:
    """The same in English."""
    return [fault.en for fault in find_faults(text)]


def _check_head(file: BoardFile) -> list[Fault]:
    wrong = []
    if not file.name.strip():
        wrong.append(Fault("`name` is empty; give the board a name.", "`name` ist leer; gib dem Spielplan einen Namen."))
    if not file.seats or any(not 2 <= seats <= 4 for seats in file.seats) or len(set(file.seats)) != len(file.seats):
        listed = str(file.seats)[:40]
        english = f"`seats` lists the numbers of players, each 2, 3 or 4 and once; not {listed}."
        wrong.append(Fault(english, f"`seats` nennt, für wie viele der Plan ist: 2, 3 oder 4, jede Zahl einmal; nicht {listed}."))
    if file.corner not in CORNER_NAMES:
        one, other = map(repr, CORNER_NAMES)
        given = repr(file.corner[:20])
        wrong.append(Fault(f"`corner` is {one} or {other}, not {given}.", f"`corner` ist {one} oder {other}, nicht {given}."))
    classes = {tile.id for tile in box().tile}
    for name, count in (file.tiles or {}).items():
        if name not in classes:
            known, given = ", ".join(sorted(classes)), repr(name[:20])
            english = f"[tiles] has no class {given}; there is: {known}."
            wrong.append(Fault(english, f"[tiles] hat keine Art {given}; es gibt: {known}."))
        elif not 0 <= count <= FIELDS:
            english = f"[tiles] {name} is a number from 0 to {FIELDS}, not {count}."
            wrong.append(Fault(english, f"[tiles] {name} ist eine Zahl von 0 bis {FIELDS}, nicht {count}."))
    return wrong


def _check_grid(rows: list[list[str]]) -> list[Fault]:
    wrong = []
    if not LEAST <= len(rows) <= STRIDE:
        english = f"`grid` has {LEAST} to {STRIDE} rows, not {len(rows)}."
        wrong.append(Fault(english, f"`grid` hat {LEAST} bis {STRIDE} Reihen, nicht {len(rows)}."))
    elif not LEAST <= len(rows[0]) <= STRIDE:
        english = f"`grid` has {LEAST} to {STRIDE} columns, not {len(rows[0])}."
        wrong.append(Fault(english, f"`grid` hat {LEAST} bis {STRIDE} Spalten, nicht {len(rows[0])}."))
    allowed = f"{DRAWN} {' '.join(WORDS)}"
    for number, row in enumerate(rows, 1):
        if len(row) != len(rows[0]):
            english = f"row {number} of `grid` has {len(row)} fields, but row 1 has {len(rows[0])}."
            wrong.append(Fault(english, f"Reihe {number} von `grid` hat {len(row)} Felder, Reihe 1 aber {len(rows[0])}."))
        for column, word in enumerate(row, 1):
            if word != DRAWN and word not in WORDS:
                place, given = f"{column}/{number}", repr(word[:10])
                english = f"field {place} of `grid` is {given}; allowed is: {allowed}."
                wrong.append(Fault(english, f"Feld {place} von `grid` ist {given}; erlaubt ist: {allowed}.", place))
    return wrong


def _check_plan(plan: Plan, file: BoardFile, seats: int) -> list[Fault]:
    """What can only be said when stack and grid are put together."""
    wrong = []
    for name, german, given, size in (
        ("columns", "Spalten", file.uncounted_columns, plan.columns),
        ("rows", "Reihen", file.uncounted_rows, plan.rows),
    ):
        for number in given:
            if not 1 <= number <= size:
                english = f"`uncounted_{name}` names {number}, but there are {size} {name}."
                wrong.append(Fault(english, f"`uncounted_{name}` nennt {number}, es gibt aber {size} {german}."))
    empty, left = len(plan.drawn), len(plan.stack)
    if empty != left:
        own = file.tiles is not None
        source = "[tiles] has" if own else f"the box for {seats} players leaves"
        german = "in [tiles] stehen" if own else f"die Schachtel für {seats} lässt"
        english = f"{empty} fields are to be filled ('{DRAWN}'), but {source} {left} tiles."
        wrong.append(Fault(english, f"{empty} Felder sind zu füllen ('{DRAWN}'), aber {german} {left} Plättchen{'' if own else ' übrig'}."))
        return wrong
    return wrong + _check_land(plan, seats) + _check_reach(plan)


def _check_land(plan: Plan, seats: int) -> list[Fault]:
    """Volcanoes, portals and land enough, whatever is drawn where."""
    wrong = []
    codes = [plan.ground[field] for field in range(FIELDS)] + [tile_ground(box().tile[number]) for number in plan.stack]
    volcanoes = sum(1 for code in codes if kind_of(code) == VOLCANO)
    if plan.corner == NEAREST and volcanoes != 1:
        english = f"an eruption is counted from the corner nearest to the volcano, but there are {volcanoes} volcanoes; say `corner`."
        german = f"Ein Ausbruch zählt von der Ecke, die dem Vulkan am nächsten ist; es gibt aber {volcanoes} Vulkane. Sag es mit `corner`."
        wrong.append(Fault(english, german))
    for colour in range(1, len(PORTAL_NAMES)):
        portals = sum(1 for code in codes if portal_of(code) == colour)
        if portals not in (0, 2):
            english = f"there are {portals} {PORTAL_NAMES[colour]} portals; a colour has two or none."
            wrong.append(Fault(english, f"Es gibt {portals} {COLOURS[colour]} Portale; von einer Farbe gibt es zwei oder keines."))
    yields = sum(1 for code in codes if kind_of(code) == YIELD)
    if yields < 2 * seats:
        english = f"{seats} players need {2 * seats} yield lands for capitals and barracks, but there are {yields}."
        german = f"{seats} Spieler brauchen {2 * seats} Ertragsländer für Hauptstädte und Kasernen, es gibt aber {yields}."
        wrong.append(Fault(english, german))
    return wrong


def _check_reach(plan: Plan) -> list[Fault]:
    """An eruption must find four different fields from every corner it may be counted from (T21.1, T21.13)."""
    wrong = []
    ways = [(1, 1)] if plan.corner == UPPER_LEFT else [(1, 1), (-1, 1), (1, -1), (-1, -1)]
    for right, down in ways:
        columns = plan.counted_columns[::right][:DIE]
        rows = plan.counted_rows[::down][:DIE]
        outside = WORDS["#"]
        hit = [row * STRIDE + column for row in rows for column in columns]
        fields = [field for field in hit if field in plan.drawn or plan.ground[field] != outside]
        if len(fields) < LAVA_COUNTERS:
            corner, german = CORNERS[right, down]
            english = f"an eruption counted from the {corner} corner reaches {len(fields)} fields; it needs {LAVA_COUNTERS}."
            said = f"Ein Ausbruch, von der {german} Ecke gezählt, erreicht {len(fields)} Felder; er braucht {LAVA_COUNTERS}."
            wrong.append(Fault(english, said))
    return wrong
