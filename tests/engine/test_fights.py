"""Fights: what the events of a battle declare about it, and that what is told adds up to what happened."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import tafelrunde
from tafelrunde.engine.catalogue import find
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.events import Event, EventTable
from tafelrunde.engine.fights import CLASH, LOSS, OVER, ROLL, VOID, Part
from tafelrunde.engine.position import Position
from tafelrunde.engine.verbs import count
from tafelrunde.examples.apple import GAME as APPLE

GAMES = [APPLE, *tafelrunde.all_games()]
TURNS = {"apple": "apple", "root": "turn", "bloodstones": "turn", "battlelore": "turn-began", "seventhstone": "year"}
"""What cannot happen while a fight is going on."""
STRIKES = ("attack", "battle", "fight", "conflict", "challenge")
PLIES = 1500
SEEDS = range(8)


def played(game: tafelrunde.Game, seed: int) -> Position:
    """A game with its log, played by somebody who likes to fight."""
    chance = chance_from_seed(seed)
    pos = game.new(list(game.roles[:2]), seed, {}, log=True)
    for _ in range(PLIES):
        if not (waiting := pos.waiting()):
            break
        seat = waiting[chance.below(len(waiting))]
        moves = pos.moves(seat)
        liked = [move for move in moves if game.verbs.verb_of(move).name.startswith(STRIKES)]
        pos.play(seat, (liked or moves)[chance.below(len(liked or moves))])
    return pos


def fights(pos: Position, over: bool = True) -> Iterator[list[Event]]:
    """Everything told from the first clash to the end of each fight; `over`: only of those that have ended."""
    open_one: list[Event] | None = None
    for entry in pos.log or []:
        if not isinstance(entry, Event):
            continue
        roles = [part.role for part in entry.kind.fight]
        if open_one is None and CLASH in roles:
            open_one = []
        if open_one is not None:
            open_one.append(entry)
            if OVER in roles:
                yield open_one
                open_one = None
    if open_one is not None and not over:
        yield open_one


def ended(game: str) -> Iterator[list[Event]]:
    """The fights of some games that came to their end."""
    for seed in SEEDS:
        yield from fights(played(find(game), seed))


def told(events: list[Event], name: str, **wanted: int) -> list[dict[str, int]]:
    """What the events of a kind say, those with these values only."""
    found = [dict(zip((arg.name for arg in one.kind.args), one.values, strict=True)) for one in events if one.kind.name == name]
    return [one for one in found if all(one[key] == value for key, value in wanted.items())]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_fight_ends_before_the_next_turn_and_says_who_lost_what(game: tafelrunde.Game) -> None:
    found = [fight for seed in SEEDS for fight in fights(played(game, seed), over=False)]
    assert len(found) > 0
    for fight in found:
        assert TURNS[game.id] not in [event.kind.name for event in fight]
        assert fight[0].kind.fight[0].role == CLASH
    roles = {part.role for fight in found for event in fight for part in event.kind.fight}
    assert ROLL in roles
    if game is not APPLE:
        assert LOSS in roles
        assert any(part.role == VOID for kind in game.events.kinds for part in kind.fight), "what did not count can be told"


def test_a_part_names_arguments_of_its_event() -> None:
    table = EventTable()
    with pytest.raises(ValueError, match="no argument nobody"):
        table.event("fought", count("hits", 3), rule="X1", fight=(Part(CLASH, side="nobody"),))
    with pytest.raises(ValueError, match="no part of a fight"):
        Part("quarrel")
    kind = table.event("fought", count("hits", 3), rule="X1", detail=True, fight=(Part(LOSS, amount="hits"),))
    assert table.describe()[0]["fight"] == [{"role": "loss", "amount": "hits"}]
    assert table.describe()[0]["detail"] is kind.detail is True


def test_root_every_hit_is_accounted_for() -> None:
    seen = 0
    for fight in ended("root"):
        (start,) = told(fight, "fought")
        for roll in told(fight, "rolled"):
            for side, other, die in (("attacker", "defender", roll["attack"]), ("defender", "attacker", roll["defence"])):
                who, whom = start[side], start[other]
                hits = min([die, *(one["strength"] for one in told(fight, "limited", faction=who))])
                hits -= sum(one["hits"] for one in told(fight, "card-shields", faction=whom))
                hits += len(told(fight, "commanded", faction=who)) + len(told(fight, "card-strikes", faction=who))
                hits += len(told(fight, "defenseless", faction=whom))
                assert hits == sum(one["hits"] for one in told(fight, "hit", faction=whom)) - 2 * (
                    whom == start["attacker"] and ambushed(fight)
                )
                seen += hits > 0
    assert seen > 5


def ambushed(fight: list[Event]) -> bool:
    return bool(told(fight, "ambushed")) and not told(fight, "foiled")


def test_bloodstones_the_modifiers_told_are_the_modifiers_counted() -> None:
    seen = 0
    for fight in ended("bloodstones"):
        bonus: dict[int, int] = {}
        for event in fight:
            if event.kind.name.startswith("bonus"):
                said = told([event], event.kind.name)[0]
                bonus[said["seat"]] = bonus.get(said["seat"], 0) + said["bonus"]
            elif event.kind.name == "total":
                total = told([event], "total")[0]
                assert bonus.pop(total["seat"], 0) == total["modifier"]
                seen += total["modifier"] > 0
    assert seen > 5


def test_seventhstone_dice_hits_and_losses_add_up() -> None:
    seen = 0
    for fight in ended("seventhstone"):
        for roll in told(fight, "rolled"):
            faces = [roll[name] for name in ("ones", "twos", "threes", "fours", "fives", "sixes")]
            assert sum(faces[: roll["reach"]]) == roll["hits"]
        for seat in {one["seat"] for one in told(fight, "hit")}:
            hits = sum(one["hits"] - one["prevented"] for one in told(fight, "hit", seat=seat))
            lost = sum(one["military"] + one["mercenaries"] for name in ("fell", "units-lost") for one in told(fight, name, seat=seat))
            lost += sum(one["guards"] for one in told(fight, "guards-fell", seat=seat))
            assert lost + sum(one["hits"] for one in told(fight, "wasted", seat=seat)) == hits
            stopped = sum(one["walls"] + one["mountain"] + one["shield"] for one in told(fight, "stopped", seat=seat))
            assert stopped == sum(one["prevented"] for one in told(fight, "hit", seat=seat))
            seen += hits > 0
    assert seen > 5


def exchanges(fight: list[Event]) -> Iterator[list[Event]]:
    """Each blow of a fight with all that is told of it."""
    starts = [i for i, event in enumerate(fight) if event.kind.name in ("attacked", "battled-back")]
    for start, end in zip(starts, [*starts[1:], len(fight)], strict=True):
        yield fight[start:end]


def test_battlelore_every_face_is_accounted_for() -> None:
    """Where no card of Lore meddles: helmets of other colours, strikes and what was dodged make up the difference between dice and hits."""
    seen = 0
    for fight in ended("battlelore"):
        for blow in exchanges(fight):
            if told(blow, "lore-played") or not told(blow, "rolled") or not told(blow, "hit"):
                continue
            (roll,), (hit,) = told(blow, "rolled"), told(blow, "hit")
            void = sum(one["helmets"] for name in ("helmets-missed", "dodged") for one in told(blow, name))
            void += sum(one["strikes"] for name in ("strikes-lost", "strikes-parried") for one in told(blow, name))
            assert roll["green"] + roll["blue"] + roll["red"] + roll["strike"] - void == hit["hits"]
            dice = sum(roll[face] for face in ("green", "blue", "red", "strike", "lore", "flag"))
            (struck,) = [*told(blow, "attacked"), *told(blow, "battled-back")]
            own = sum(one["dice"] for one in told(blow, "own-dice") or [struck]) - sum(one["dice"] for one in told(blow, "moved-dice"))
            left = min([own, *(one["dice"] for one in told(blow, "terrain-dice"))])
            if not told(blow, "fewer-dice"):
                assert dice >= left + sum(one["dice"] for one in told(blow, "more-dice"))
            seen += hit["hits"] > 0
    assert seen > 20
