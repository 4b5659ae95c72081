"""B2 Geometry: board, sections, edges, line of sight."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import combinations

from mypy_extensions import i64

from tafelrunde.engine.packed import bits_set, vec
from tafelrunde.games.battlelore.board.geometry import EPIC_BOARD, STANDARD_BOARD, Board, board_of, parse_hex
from tafelrunde.games.battlelore.board.sight import sees
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.words import CENTER, LEFT, RIGHT
from tafelrunde.testing import rule
from tests.battlelore.table import table

BOARDS = (STANDARD_BOARD, EPIC_BOARD)


def at(text: str, rows: int = 9) -> int:
    return parse_hex(text, rows)


@rule("B2.1")
def test_the_standard_board_has_nine_rows_of_thirteen_and_twelve() -> None:
    rows = [STANDARD_BOARD.row.count(row) for row in range(1, 10)]
    assert rows == [13, 12, 13, 12, 13, 12, 13, 12, 13]
    assert STANDARD_BOARD.size == 113


@rule("B2.9", "B2.10", "B24.1")
def test_the_epic_board_is_thirteen_wide_and_seventeen_deep() -> None:
    t = table("S HBS r1c1", "P HBS r17c1", epic=True)
    board = t.pos._board
    assert board.rows == 17
    assert max(board.number(h) for h in range(board.size)) == 13
    assert [board.row.count(row) for row in (1, 2, 16, 17)] == [13, 12, 12, 13]
    assert board.size == 213 == 9 * 13 + 8 * 12


@rule("B2.2", "B2.16")
def test_rows_count_up_from_the_bottom_where_the_standards_sit() -> None:
    for board in BOARDS:
        assert board.from_edge(at("r1c7", board.rows), 0) == 1
        assert board.from_edge(at(f"r{board.rows}c7", board.rows), 1) == 1
        assert board.row[0] == 1
        assert board.row[-1] == board.rows


@rule("B2.17")
def test_rows_from_the_own_edge() -> None:
    for board in BOARDS:
        for h in range(board.size):
            assert board.from_edge(h, 0) == board.row[h]
            assert board.from_edge(h, 1) == board.rows + 1 - board.row[h]


@rule("B2.3", "B2.4")
def test_hexes_are_numbered_from_the_left_and_have_doubled_columns() -> None:
    board = STANDARD_BOARD
    assert board.label(0) == "r1c1"
    assert [board.x[at(f"r5c{c}")] for c in (1, 2, 13)] == [2, 4, 26]
    assert [board.x[at(f"r4c{c}")] for c in (1, 2, 12)] == [3, 5, 25]
    assert at("r4c13") == -1
    assert at("r5c14") == -1
    assert at("r0c1") == at("r10c1") == at("x") == at("r5") == -1


@rule("B2.29")
def test_letters_count_rows_from_the_top() -> None:
    assert at("E7") == at("r5c7")
    assert at("A1") == at("r9c1")
    assert at("I13") == at("r1c13")
    assert at("I7", 17) == at("r9c7", 17)
    assert at("Q1", 17) == at("r1c1", 17)
    assert at("J1") == -1


@rule("B2.5", "B2.6", "B7.10")
def test_half_hexes_are_no_hexes() -> None:
    for board in BOARDS:
        for row in range(2, board.rows, 2):
            assert board.at(row, 1) == board.at(row, 27) == -1
    t = table("S HBS r4c1", "P HBS r8c6").movement("r4c1")
    assert "move r4c1 r4c2" in t.offers()
    assert t.why_not("move r4c1 r10c1") == ["B7.10"]
    assert not any(to.endswith(" r4c13") for to in t.offers())


@rule("B2.7")
def test_neighbours() -> None:
    for board in BOARDS:
        for h in range(board.size):
            r, x = board.row[h], board.x[h]
            wanted = {(r, x - 2), (r, x + 2), (r + 1, x - 1), (r + 1, x + 1), (r - 1, x - 1), (r - 1, x + 1)}
            found = {(board.row[n], board.x[n]) for n in board.neighbours[h]}
            assert found == {place for place in wanted if board.at(*place) >= 0}
    assert {STANDARD_BOARD.label(n) for n in STANDARD_BOARD.neighbours[at("r5c1")]} == {"r5c2", "r6c1", "r4c1"}


def walked(board: Board, start: int) -> list[int]:
    """Distances by walking from neighbour to neighbour, without the formula."""
    steps = [-1] * board.size
    steps[start] = 0
    queue = [start]
    for h in queue:
        for n in board.neighbours[h]:
            if steps[n] < 0:
                steps[n] = steps[h] + 1
                queue.append(n)
    return steps


@rule("B2.8", "B35.29")
def test_distance_is_the_number_of_steps_and_a_metric() -> None:
    for board in BOARDS:
        for a in range(board.size):
            assert list(board.distance[a * board.size : (a + 1) * board.size]) == walked(board, a)
    board = STANDARD_BOARD
    draw = random.Random(1)
    for _ in range(3000):
        a, b, c = (draw.randrange(board.size) for _ in range(3))
        assert board.steps(a, b) == board.steps(b, a)
        assert (board.steps(a, b) == 0) == (a == b)
        assert board.steps(a, c) <= board.steps(a, b) + board.steps(b, c)
        assert all(board.steps(a, n) == 1 for n in board.neighbours[a])


def sections(board: Board, text: str, camp: int) -> set[int]:
    bits = board.sections_at(at(text, board.rows), camp)
    return {section for section in (LEFT, CENTER, RIGHT) if bits >> section & 1}


@rule("B2.11", "B2.12")
def test_sections_seen_from_the_bottom() -> None:
    for board in BOARDS:
        for h in range(board.size):
            x = board.x[h]
            expected = {LEFT} if x < 9 else {LEFT, CENTER} if x == 9 else {CENTER} if x < 19 else {CENTER, RIGHT} if x == 19 else {RIGHT}
            assert sections(board, board.label(h), 0) == expected


@rule("B2.13")
def test_hexes_cut_by_a_line_belong_to_two_sections() -> None:
    for board in BOARDS:
        for row in range(1, board.rows + 1):
            shared = [c for c in range(1, 14) if at(f"r{row}c{c}", board.rows) >= 0 and len(sections(board, f"r{row}c{c}", 0)) == 2]
            assert shared == ([4, 9] if row % 2 == 0 else [])
    assert sections(STANDARD_BOARD, "r4c4", 0) == {LEFT, CENTER}
    assert sections(STANDARD_BOARD, "r4c9", 0) == {CENTER, RIGHT}
    assert sections(STANDARD_BOARD, "r5c4", 0) == {LEFT}
    assert sections(STANDARD_BOARD, "r5c5", 0) == {CENTER}


@rule("B2.14")
def test_the_top_camp_names_left_and_right_from_its_own_side() -> None:
    for board in BOARDS:
        swap = {LEFT: RIGHT, RIGHT: LEFT, CENTER: CENTER}
        for h in range(board.size):
            text = board.label(h)
            assert sections(board, text, 1) == {swap[section] for section in sections(board, text, 0)}
    assert sections(STANDARD_BOARD, "r5c13", 1) == {LEFT}


@rule("B2.15", "B35.30")
def test_how_many_hexes_a_section_has() -> None:
    board = STANDARD_BOARD

    def count(row: int, wanted: set[int]) -> int:
        return sum(sections(board, f"r{row}c{c}", 0) == wanted for c in range(1, 14) if at(f"r{row}c{c}") >= 0)

    assert [count(5, {s}) for s in (LEFT, CENTER, RIGHT)] == [4, 5, 4]
    assert [count(4, {s}) for s in (LEFT, CENTER, RIGHT)] == [3, 4, 3]
    assert [count(4, {LEFT, CENTER}), count(4, {CENTER, RIGHT})] == [1, 1]
    for board, shared in ((STANDARD_BOARD, 8), (EPIC_BOARD, 16)):
        numbers = [bits_set(board.sections_at(h, 0)) for h in range(board.size)]
        assert set(numbers) == {1, 2}
        assert numbers.count(2) == shared


@rule("B2.18")
def test_retreat_hexes() -> None:
    board = STANDARD_BOARD

    def back(text: str, camp: int) -> list[str]:
        return [board.label(h) for h in board.back[at(text) + (board.size if camp else 0)]]

    assert back("r5c7", 0) == ["r4c6", "r4c7"]
    assert back("r5c7", 1) == ["r6c6", "r6c7"]
    assert back("r5c1", 0) == ["r4c1"]
    assert back("r5c13", 1) == ["r6c12"]
    assert back("r4c1", 0) == ["r3c1", "r3c2"]
    assert back("r1c7", 0) == back("r9c7", 1) == []


@rule("B35.37")
def test_mirroring_a_position_mirrors_the_moves() -> None:
    """The same battle seen from the other side offers the mirrored decisions."""
    units = ["S HBS r4c6", "S HGB r3c3", "S GBH r2c9", "S HRC r4c9", "P HGB r5c6", "P DBS r6c8", "P HBC r7c2"]
    board = STANDARD_BOARD

    def flip(text: str) -> str:
        return board.label(board.mirror(at(text)))

    swapped = [f"{'P' if u[0] == 'S' else 'S'} {u.split()[1]} {flip(u.split()[2])}" for u in units]
    hexes = [u.split()[2] for u in units if u[0] == "S"]
    ground = "wooded {} {}, elevated {}"
    one = table(*units, terrain=ground.format("r3c4", "r4c7", "r5c7"))
    other = table(*swapped, terrain=ground.format(*map(flip, ("r3c4", "r4c7", "r5c7"))), turn="P")

    def mirrored(offers: list[str]) -> list[str]:
        return sorted(" ".join(flip(word) if word[0] == "r" and word[1].isdigit() else word for word in text.split()) for text in offers)

    for phase in ("movement", "combat"):
        getattr(one, phase)(*hexes)
        getattr(other, phase)(*map(flip, hexes))
        assert mirrored(one.offers()) == sorted(other.offers())
    one.orders("general-advance")
    other.orders("general-advance")
    assert mirrored(one.offers()) == sorted(other.offers())


# Line of sight: an oracle that clips the line against each hexagon with exact fractions, without the rule's corner signs.

POINTS = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))
"""The corners of a hexagon, clockwise."""


def clip(board: Board, a: int, b: int, h: int) -> tuple[str, int] | None:
    """How the line a–b meets hexagon h: ("inside", 0), ("edge", side) or None; side is +1 if h lies to the left."""
    ax, ay = board.x[a], 3 * board.row[a]
    dx, dy = board.x[b] - ax, 3 * board.row[b] - ay
    cx, cy = board.x[h], 3 * board.row[h]
    low, high = Fraction(0), Fraction(1)
    touching = False
    for i in range(6):
        px, py = cx + POINTS[i][0], cy + POINTS[i][1]
        qx, qy = cx + POINTS[(i + 1) % 6][0], cy + POINTS[(i + 1) % 6][1]
        ex, ey = qx - px, qy - py
        start = ex * (ay - py) - ey * (ax - px)
        slope = ex * dy - ey * dx
        if slope == 0:
            if start > 0:
                return None
            touching |= start == 0
        elif slope > 0:
            high = min(high, Fraction(-start, slope))
        else:
            low = max(low, Fraction(-start, slope))
        if low >= high:
            return None
    if not touching:
        return "inside", 0
    side = dx * (cy - ay) - dy * (cx - ax)
    return "edge", 1 if side > 0 else -1


def oracle(board: Board, a: int, b: int, obstacles: set[int]) -> bool:
    """Whether a sees b, from first principles."""
    rows = sorted((board.row[a], board.row[b]))
    columns = sorted((board.x[a], board.x[b]))
    sides = set()
    for h in obstacles - {a, b}:
        if not (rows[0] - 1 <= board.row[h] <= rows[1] + 1 and columns[0] - 2 <= board.x[h] <= columns[1] + 2):
            continue
        met = clip(board, a, b, h)
        if met is not None and met[0] == "inside":
            return False
        if met is not None:
            sides.add(met[1])
    return len(sides) < 2


def scatter(pos: BattleLore, draw: random.Random, density: float) -> set[int]:
    """Random obstacles all over the board: woods and units in turn."""
    obstacles = {h for h in range(pos._board.size) if draw.random() < density}
    woods = set(sorted(obstacles)[::2])
    pos.terrain = vec[i64]([1 if h in woods else 0 for h in range(pos._board.size)])
    pos.at = vec[i64]([0 if h in obstacles - woods else -1 for h in range(pos._board.size)])
    return obstacles


@rule("B2.20", "B2.21", "B2.22", "B2.28", "B9.8", "B35.28")
def test_line_of_sight_agrees_with_exact_geometry_on_all_pairs() -> None:
    t = table("S HBS r1c1", "P HBS r9c1")
    pos, board = t.pos, STANDARD_BOARD
    draw = random.Random(7)
    blocked = 0
    for density in (0.15, 0.35):
        obstacles = scatter(pos, draw, density)
        for a, b in combinations(range(board.size), 2):
            wanted = oracle(board, a, b, obstacles)
            assert sees(pos, a, b) == wanted, (board.label(a), board.label(b))
            assert sees(pos, b, a) == wanted
            blocked += not wanted
    assert blocked > 3000


@rule("B2.10")
def test_line_of_sight_on_the_epic_board() -> None:
    t = table("S HBS r1c1", "P HBS r17c1", epic=True)
    pos, board = t.pos, EPIC_BOARD
    draw = random.Random(9)
    obstacles = scatter(pos, draw, 0.2)
    blocked = 0
    for a, b in combinations(range(board.size), 2):
        wanted = oracle(board, a, b, obstacles)
        assert sees(pos, a, b) == wanted, (board.label(a), board.label(b))
        blocked += not wanted
    assert blocked > 10_000


@rule("B2.27")
def test_which_directions_run_along_edges() -> None:
    for board in BOARDS:
        middle = at("r5c7", board.rows)
        for h in range(board.size):
            lane = board.lane(middle, h) if h != middle else None
            if lane is None:
                continue
            dx, dr = abs(board.x[h] - board.x[middle]), abs(board.row[h] - board.row[middle])
            along = (dx == 0 and dr % 2 == 0) or (dr > 0 and dx == 3 * dr)
            assert bool(lane.left or lane.right) == along, board.label(h)


def clear(start: str, target: str, *obstacles: str) -> bool:
    """Whether a bow on one hex sees another past units on these hexes."""
    units = [f"P HBS {h}" for h in obstacles]
    t = table(f"S HGB {start}", f"P HBS {target}", *units)
    return sees(t.pos, t.hex(start), t.hex(target))


@rule("EX6", "B2.23", "B9.9")
def test_along_an_edge_both_sides_must_be_blocked() -> None:
    assert clear("r3c5", "r5c5", "r4c4")
    assert clear("r3c5", "r5c5", "r4c5")
    assert not clear("r3c5", "r5c5", "r4c4", "r4c5")


@rule("EX7", "B2.24")
def test_the_two_sides_need_not_face_each_other() -> None:
    assert clear("r1c7", "r5c7", "r2c6", "r4c6")
    assert not clear("r1c7", "r5c7", "r2c6", "r4c7")
    assert not clear("r1c7", "r5c7", "r3c7")


@rule("EX8", "B2.25")
def test_a_line_through_four_hexes_touches_others_only_at_corners() -> None:
    lane = STANDARD_BOARD.lane(at("r5c7"), at("r8c9"))
    assert sorted(STANDARD_BOARD.label(h) for h in lane.inside) == ["r6c7", "r6c8", "r7c8", "r7c9"]
    assert (list(lane.left), list(lane.right)) == ([], [])
    for h in ("r6c7", "r6c8", "r7c8", "r7c9"):
        assert not clear("r5c7", "r8c9", h)
    assert clear("r5c7", "r8c9", "r6c6", "r7c7", "r8c8", "r5c8", "r6c9")
    # r3c5–r5c5 touches the neighbours in its own rows at corners at most.
    assert clear("r3c5", "r5c5", "r3c4", "r3c6", "r5c4", "r5c6")


@rule("EX9", "B2.26")
def test_a_half_hex_beside_the_line_counts_as_free() -> None:
    assert clear("r3c1", "r5c1", "r4c1")
    assert clear("r3c13", "r5c13", "r4c12")


@rule("B2.19")
def test_the_baseline_is_the_first_row_and_in_epic_call_to_arms_the_second() -> None:
    from tafelrunde.games.battlelore.council.landmarks import baseline

    assert baseline(table("S HBS r1c1", "P HBS r9c1").pos) == 1
    assert baseline(table("S HBS r1c1", "P HBS r17c1", epic=True).pos) == 1
    assert baseline(table("S HBS r1c1", "P HBS r17c1", epic=True, army="improvised").pos) == 2
    assert board_of(9) is STANDARD_BOARD
