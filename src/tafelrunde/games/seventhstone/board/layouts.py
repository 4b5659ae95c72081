"""Boards as they are laid out: built by the rules (T1, T18), from a file of one's own (T20.4), or by the generator."""

from __future__ import annotations

from tafelrunde.engine.chance import Chance, chance_from_seed
from tafelrunde.engine.errors import BadOptions
from tafelrunde.games.seventhstone.board.check import check_board
from tafelrunde.games.seventhstone.board.files import CODES, FORMAT, WORDS, Plan, board_text, plan_of, read_file
from tafelrunde.games.seventhstone.components import box
from tafelrunde.games.seventhstone.words import STRIDE


def rules_plan(seats: int) -> Plan:
    """T1.2, T18.2, T18.10: the grid for so many players, all water until the gaps are rolled."""
    table = box().table_for(seats)
    plan = Plan(table.columns, table.rows)
    plan.seats = [seats]
    plan.stack = box().tiles_for(seats)
    return plan


def roll_gaps(plan: Plan, chance: Chance) -> None:
    """T1.3–T1.6: one gap in each column, rolled from left to right, counted from the top; the other fields are to be dealt, by columns."""
    for column in range(plan.columns):
        gap = chance.roll() - 1
        for row in range(plan.rows):
            field = row * STRIDE + column
            if row == gap:
                plan.ground[field] = WORDS["~"]
            else:
                plan.drawn.append(field)


def lay_out(seats: int, layout: str, text: str, chance: Chance) -> Plan:
    """The finished board of a game. T23.1: first the tiles are shuffled, then the gaps are rolled."""
    own = text or (board_text(layout) if layout else "")
    plan = read_board(own, seats) if own else rules_plan(seats)
    stack = plan.stack.copy()
    chance.shuffle(stack)
    if not own:
        roll_gaps(plan, chance)
    plan.deal(stack)
    return plan


def read_board(text: str, seats: int) -> Plan:
    """The plan of a board file for so many players. BadOptions with the first thing that is wrong."""
    wrong = check_board(text)
    if wrong:
        raise BadOptions(f"the board cannot be used: {wrong[0]}")
    file = read_file(text)
    if seats not in file.seats:
        allowed = " or ".join(map(str, file.seats))
        raise BadOptions(f"the board '{file.name}' is for {allowed} players, not for {seats}.")
    return plan_of(file, file.rows(), seats)


def new_board(seats: int, seed: int | bytes) -> str:
    """A board file with a random board of the rules for so many players, every tile fixed, ready to be changed."""
    plan = lay_out(seats, "", "", chance_from_seed(seed))
    lines = [
        " ".join(f"{CODES[plan.ground[row * STRIDE + column]]:2}" for column in range(plan.columns)).rstrip() for row in range(plan.rows)
    ]
    grid = "\n".join(lines)
    name = seed.hex() if isinstance(seed, bytes) else str(seed)
    return f'format = "{FORMAT}"\nname = "Random board {name}"\nseats = [{seats}]\ngrid = """\n{grid}\n"""\n'
