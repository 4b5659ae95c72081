"""What matters before a decision of Root: who is how near the end, what can be lost and won where, and what the own faction lives on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tafelrunde.engine.advice import CHANCE, GOAL, HABIT, URGENT, WINS, Look, Matter, number
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.verbs import Arg
from tafelrunde.games.root.verbs import CLEARING, FACTION
from tafelrunde.games.root.words import CLEARINGS, FACTION_NAMES, PIECE_NAMES, WARRIOR

WARRIORS = frozenset({PIECE_NAMES[WARRIOR]})
PRECIOUS = frozenset(PIECE_NAMES[:WARRIOR])
"""Buildings and tokens: each one removed is a point for whoever removes it."""
NEAR = 5
"""Points that a good turn brings."""
HAND_LIMIT = 5
MANY = 3


def advice(eyes: Eyes) -> list[Matter]:
    """What matters to this seat now."""
    look = Look(eyes)
    if not look.view["turn"]["round"] or look.view["winners"]:
        return []
    found = [*race(look), *dominance(look), *exposed(look), *prey(look)]
    if look.view["turn"]["seat"] == look.seat:
        found += [*hand(look), *OWN_WAYS.get(look.own()["role"].partition("-")[0], nothing)(look)]
    return found


def nothing(look: Look) -> list[Matter]:
    return []


def faction(look: Look, seat: int, name: str = "foe") -> tuple[Arg, int]:
    return FACTION(name), FACTION_NAMES.index(look.view["seats"][seat]["role"])


def friends(look: Look) -> set[int]:
    """The seat itself and whoever wins with it; of two partners one is a Vagabond, who has neither warriors nor buildings."""
    own = look.own()
    roles = {own["role"], own["partner"]}
    return {seat for seat, shown in enumerate(look.view["seats"]) if shown["role"] in roles or shown["partner"] == own["role"]}


def race(look: Look) -> list[Matter]:
    """Who is how far on the track."""
    goal, seats = look.view["goal"], look.view["seats"]
    racing = [seat for seat, shown in enumerate(seats) if not shown["dominance"] and not shown["partner"]]
    found = []
    mine = seats[look.seat]["score"]
    for seat in racing:
        left = goal - seats[seat]["score"]
        if left <= NEAR and seat == look.seat:
            found.append(Matter("goal-own", WINS, "R3.1-a", (number("left", left),)))
        elif left <= NEAR:
            found.append(Matter("goal-foe", WINS - 0.01 * left, "R3.1-a", (faction(look, seat), number("left", left))))
    best = max(racing, key=lambda seat: seats[seat]["score"], default=look.seat)
    points = seats[best]["score"]
    about = (number("points", points), number("goal", goal), number("own", mine))
    if look.seat in racing and mine >= points > 0:
        found.append(Matter("goal-lead", GOAL, "R3.1-a", about))
    elif look.seat in racing and points > mine:
        found.append(Matter("goal-behind", GOAL, "R3.1-a", (faction(look, best), *about)))
    return found


def dominance(look: Look) -> list[Matter]:
    """Others who win without points."""
    mine = friends(look)
    return [
        Matter("dominance", WINS - 0.03, "R3.3.1.II" if shown["dominance"].endswith("bird") else "R3.3.1.I", (faction(look, seat),))
        for seat, shown in enumerate(look.view["seats"])
        if shown["dominance"] and seat not in mine
    ]


def exposed(look: Look) -> list[Matter]:
    """The own buildings and tokens where others have more warriors."""
    found = []
    for clearing in range(CLEARINGS):
        pieces = look.count(clearing, look.seat, PRECIOUS)
        own = look.count(clearing, look.seat, WARRIORS)
        for foe in look.others():
            theirs = look.count(clearing, foe, WARRIORS)
            if pieces and theirs > own:
                about = (faction(look, foe), place(clearing), number("pieces", pieces), number("own", own), number("theirs", theirs))
                found.append(Matter("exposed", weigh(CHANCE, pieces, theirs - own), "R3.2.1", about))
    return found


def prey(look: Look) -> list[Matter]:
    """Buildings and tokens of others that the own warriors outnumber."""
    found = []
    for clearing in range(CLEARINGS):
        own = look.count(clearing, look.seat, WARRIORS)
        for foe in look.others():
            pieces = look.count(clearing, foe, PRECIOUS)
            theirs = look.count(clearing, foe, WARRIORS)
            if pieces and own > theirs:
                about = (faction(look, foe), place(clearing), number("pieces", pieces), number("own", own), number("theirs", theirs))
                key, rule = ("prey-alone", "R4.3.2.III") if theirs == 0 else ("prey", "R3.2.1")
                found.append(Matter(key, weigh(CHANCE - 0.1, pieces, own - theirs), rule, about))
    return found


def place(clearing: int) -> tuple[Arg, int]:
    return CLEARING("clearing"), clearing


def weigh(base: float, pieces: int, lead: int) -> float:
    """The more is at stake and the clearer the lead, the more it weighs; never as much as the end of the game."""
    return base + min(0.15, 0.03 * pieces + 0.01 * lead)


def hand(look: Look) -> list[Matter]:
    """Cards above the limit are lost when the turn ends."""
    cards = look.own()["hand"]
    return [Matter("hand", HABIT, "R6.6-b", (number("cards", cards),))] if cards > HAND_LIMIT else []


def marquise(look: Look) -> list[Matter]:
    """Wood on the map becomes buildings, and those are points."""
    board, printed = look.own()["board"], look.scene["boards"]["marquise"]
    wood = sum(look.count(clearing, look.seat, {"wood"}) for clearing in range(CLEARINGS))
    best: tuple[int, int, str] | None = None
    for kind in PIECE_NAMES[:3]:
        built = board["built"][kind]
        if built < printed["buildings_of_a_kind"] and printed["cost"][built] <= wood:
            option = (printed[f"{kind}_points"][built], -printed["cost"][built], kind)
            best = option if best is None or option > best else best
    if best is not None and best[0] > 0:
        return [
            Matter(
                "wood", HABIT + 0.02 * best[0], "R6.5.4.III", (number("wood", wood), number("cost", -best[1]), number("points", best[0]))
            )
        ]
    return [Matter("wood-none", HABIT, "R6.5.4.II-b", (number("wood", wood),))]


def eyrie(look: Look) -> list[Matter]:
    """The Decree grows every turn, and all of it has to be carried out."""
    board, printed = look.own()["board"], look.scene["boards"]["eyrie"]
    due = sum(sum(column) for column in board["unresolved"].values())
    roosts = board["roosts"]
    found = [Matter("roosts", HABIT, "R7.6.1", (number("roosts", roosts), number("points", printed["points"][roosts])))]
    if due and look.view["turn"]["phase"] == "daylight":
        found.append(Matter("decree", HABIT + 0.1, "R7.7-a", (number("due", due),)))
    elif look.view["turn"]["phase"] == "birdsong":
        cards = sum(len(column) for column in board["decree"].values()) + len(board["viziers"])
        found.append(Matter("decree-grows", HABIT + 0.1, "R7.4.2-a", (number("cards", cards),)))
    return found


def alliance(look: Look) -> list[Matter]:
    """Supporters become sympathy, and every token is worth more than the one before."""
    board, printed = look.own()["board"], look.scene["boards"]["alliance"]
    tokens = board["sympathy"]
    if tokens >= printed["sympathy"]:
        return []
    about = (
        number("supporters", board["supporters"]),
        number("cost", printed["cost"][tokens]),
        number("points", printed["points"][tokens]),
    )
    return [Matter("sympathy" if board["supporters"] >= printed["cost"][tokens] else "sympathy-none", HABIT, "R8.4.2.III", about)]


def cult(look: Look) -> list[Matter]:
    """Gardens are points as long as there are cards to spend on them."""
    board = look.own()["board"]
    gardens = sum(board["gardens"].values())
    about = (number("gardens", gardens), number("acolytes", board["acolytes"]))
    return [
        Matter("gardens", HABIT, "R10.5.3-a", about),
        *([Matter("acolytes", HABIT - 0.05, "R10.4.3-a", about)] if board["acolytes"] else []),
    ]


def riverfolk(look: Look) -> list[Matter]:
    """Funds pay for everything, and half of what is left of them is points."""
    board = look.own()["board"]
    funds = sum(board["funds"].values())
    return [Matter("funds", HABIT, "R11.4.2", (number("funds", funds), number("points", funds // 2)))]


def vagabond(look: Look) -> list[Matter]:
    """Items that are ready are what a turn consists of."""
    items: list[dict[str, Any]] = look.own()["board"]["items"]
    ready = sum(item["count"] for item in items if item["state"] == "ready")
    damaged = sum(item["count"] for item in items if item["state"].startswith("damaged"))
    found = [Matter("items", HABIT, "R9.5-a", (number("ready", ready),))]
    if damaged >= MANY:
        found.append(Matter("items-damaged", URGENT - 0.2, "R9.6.1", (number("damaged", damaged),)))
    return found


OWN_WAYS: dict[str, Callable[[Look], list[Matter]]] = {
    "marquise": marquise,
    "eyrie": eyrie,
    "alliance": alliance,
    "cult": cult,
    "riverfolk": riverfolk,
    "vagabond": vagabond,
}
