"""The library over HTTP: games, their texts and their rules."""

from __future__ import annotations

from functools import cache

import msgspec

from tafelrunde.engine.codex import ENGINE, LANGUAGES, load_codex
from tafelrunde.engine.options import Option
from tafelrunde.server import forms
from tafelrunde.server.endpoints import Call, endpoint
from tafelrunde.server.tableserver import TableServer
from tafelrunde.server.texts import fluent_of
from tafelrunde.server.workshop import workshop_info


@endpoint("GET", "/api/games", answer=forms.Games)
async def list_games(call: Call) -> forms.Games:
    """The games that can be played here, the bots, the languages."""
    return forms.Games([game_info(call.server, name) for name in call.server.games], call.server.bots.names(), list(LANGUAGES))


def game_info(server: TableServer, name: str) -> forms.GameInfo:
    game = server.games[name]
    return forms.GameInfo(
        game.id,
        game.title,
        game.version,
        game.min_seats,
        game.max_seats,
        list(game.roles),
        list(game.repeatable),
        [game.default_roles(seats) for seats in range(game.min_seats, game.max_seats + 1)],
        [option_info(option) for option in game.options],
        game.has_odds(),
        workshop_info(game),
    )


def option_info(option: Option) -> forms.OptionInfo:
    if isinstance(option.default, bool):
        return forms.OptionInfo(option.name, "switch", bool(option.at_tables))
    if option.choices:
        return forms.OptionInfo(option.name, "choice", option.default, list(option.choices))
    if isinstance(option.default, int):
        return forms.OptionInfo(option.name, "number", option.default, [], option.least, option.most)
    return forms.OptionInfo(option.name, "text", option.default)


@endpoint("GET", "/api/text/{lang}", answer="text/plain")
async def table_text(call: Call) -> str:
    """The Fluent texts of the table."""
    return fluent_of(call.part("lang"))


@endpoint("GET", "/api/games/{game}/text/{lang}", answer="text/plain")
async def game_text(call: Call) -> str:
    """The Fluent texts of the table and of a game."""
    return fluent_of(call.part("lang"), call.server.game(call.part("game")).package)


@endpoint("GET", "/api/games/{game}/rules/{lang}", answer=forms.Rules)
async def game_rules(call: Call) -> bytes:
    """The numbered rules of a game; game "table": of every table."""
    name = call.part("game")
    return rules_of(name, ENGINE if name == "table" else call.server.game(name).package, call.part("lang"))


@cache
def rules_of(name: str, package: str, lang: str) -> bytes:
    """The same as it is sent: long, and always the same."""
    codex = load_codex(package, lang)
    rules, examples = (
        [forms.RuleOut(rule.id, rule.chapter, rule.text, list(rule.marks)) for rule in part.values()]
        for part in (codex.rules, codex.examples)
    )
    return msgspec.json.encode(forms.Rules(name, lang, rules, examples))
