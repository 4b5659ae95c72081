"""One peer, one round: ``python -m bench.peers NAME SECONDS``. Each is driven the way its own documentation does it."""

from __future__ import annotations

import random
import sys
import warnings
from typing import Any

from bench.clock import Tally, microseconds, play_for, report

warnings.simplefilter("ignore")


def python_chess(seconds: float) -> dict[str, Any]:
    import chess

    rng = random.Random(1)

    def one_game(number: int) -> Tally:
        board, taken, offered = chess.Board(), 0, 0
        while not board.is_game_over():
            moves = list(board.legal_moves)
            offered += len(moves)
            board.push(rng.choice(moves))
            taken += 1
        return taken, offered

    return {**play_for(seconds, one_game), "copy_us": microseconds(chess.Board().copy)}


def open_spiel(name: str, seconds: float) -> dict[str, Any]:
    import pyspiel

    if name.startswith("python_"):
        import open_spiel.python.games  # noqa: F401
    game, rng = pyspiel.load_game(name), random.Random(1)

    def one_game(number: int) -> Tally:
        state, taken, offered = game.new_initial_state(), 0, 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                continue
            moves = state.legal_actions()
            offered += len(moves)
            state.apply_action(rng.choice(moves))
            taken += 1
        return taken, offered

    state = game.new_initial_state()
    for _ in range(8):
        state.apply_action(rng.choice(state.legal_actions()))
        if state.is_terminal():
            state = game.new_initial_state()
    return {**play_for(seconds, one_game), "copy_us": microseconds(state.clone)}


def open_spiel_inside(name: str, seconds: float) -> dict[str, Any]:
    """OpenSpiel's own loop in C++, its random bots against each other. It tells no lengths; they come from the loop in Python."""
    import pyspiel

    game = pyspiel.load_game(name)
    length = open_spiel(name, 0.5)
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]

    def one_game(number: int) -> Tally:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, number)
        return round(length["decisions_per_game"]), 0

    return {**play_for(seconds, one_game), "options": length["options"]}


def petting_zoo(name: str, seconds: float) -> dict[str, Any]:
    import copy
    from importlib import import_module

    world = import_module(f"pettingzoo.classic.{name}").env()
    return {**turns(world, seconds), "copy_us": microseconds(lambda: copy.deepcopy(world.unwrapped))}


def turns(world: Any, seconds: float) -> dict[str, Any]:
    """The loop of PettingZoo's own benchmark: last, sample from the mask, step."""
    import numpy as np

    rng = random.Random(1)

    def one_game(number: int) -> Tally:
        world.reset(seed=number)
        taken = offered = 0
        for _ in world.agent_iter():
            seen, _, termination, truncation, _ = world.last()
            if termination or truncation:
                world.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"]).tolist()
            offered += len(legal)
            world.step(rng.choice(legal))
            taken += 1
        return taken, offered

    return play_for(seconds, one_game)


def catanatron(seconds: float) -> dict[str, Any]:
    from catanatron import Color, Game, RandomPlayer

    rng = random.Random(1)

    def one_game(number: int) -> Tally:
        game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=number)
        taken = offered = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            moves = game.state.playable_actions
            offered += len(moves)
            game.execute(rng.choice(moves))
            taken += 1
        return taken, offered

    game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=1)
    for _ in range(100):
        game.play_tick()
    return {**play_for(seconds, one_game), "copy_us": microseconds(game.copy)}


def measure(name: str, seconds: float) -> dict[str, Any]:
    kind, _, which = name.partition(":")
    if kind == "python-chess":
        return python_chess(seconds)
    if kind == "catanatron":
        return catanatron(seconds)
    if kind == "open_spiel":
        return open_spiel(which, seconds)
    if kind == "open_spiel-inside":
        return open_spiel_inside(which, seconds)
    if kind == "pettingzoo":
        return petting_zoo(which, seconds)
    raise SystemExit(f"there is no peer {name}")


if __name__ == "__main__":
    report(measure(sys.argv[1], float(sys.argv[2])))
