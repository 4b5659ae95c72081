"""The library over HTTP: games, their texts and their rules."""

from __future__ import annotations

from functools import cache

import msgspec

from tafelrunde.bots.ladder import ratings_of
from tafelrunde.engine.brief import load_brief
from tafelrunde.engine.codex import ENGINE, LANGUAGES, Rule, load_codex
from tafelrunde.engine.glossary import glossary
from tafelrunde.engine.illustrations import illustrations
from tafelrunde.engine.options import Option
from tafelrunde.server import forms
from tafelrunde.server.endpoints import Call, endpoint
from tafelrunde.server.failures import Failure
from tafelrunde.server.puzzles import puzzles_of
from tafelrunde.server.tableserver import TableServer
from tafelrunde.server.texts import fluent_of
from tafelrunde.server.workshop import workshop_info


@endpoint("GET", "/api/games", answer=forms.Games)
async def list_games(call: Call) -> forms.Games:
    """The games that can be played here, the bots, the languages."""
    bots = call.server.bots
    return forms.Games([game_info(call.server, name) for name in call.server.games], bots.names(), bots.minded(), list(LANGUAGES))


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
        load_brief(game.package, LANGUAGES[0]) is not None,
        len(puzzles_of(game).puzzles),
        game.characters(),
        ratings_of(game.package),
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


@endpoint("GET", "/api/games/{game}/brief/{lang}", answer=forms.BriefOut, fails=(404,))
async def game_brief(call: Call) -> forms.BriefOut:
    """The game in two minutes."""
    brief = load_brief(call.server.game(call.part("game")).package, call.part("lang"))
    if brief is None:
        raise Failure("not_there")
    return msgspec.convert(brief, forms.BriefOut, from_attributes=True)


@cache
def rules_of(name: str, package: str, lang: str) -> bytes:
    """The same as it is sent: long, and always the same."""
    codex = load_codex(package, lang)
    drawn = illustrations(package)
    shows = {} if drawn is None else drawn.shows
    rules, examples = ([rule_out(rule, len(shows.get(rule.id, ()))) for rule in part.values()] for part in (codex.rules, codex.examples))
    terms = [forms.TermOut(term.word, term.other, term.rule) for term in glossary(package, lang)]
    return msgspec.json.encode(forms.Rules(name, lang, rules, examples, terms))


def rule_out(rule: Rule, shown: int) -> forms.RuleOut:
    text = rule.text.removesuffix(rule.note).rstrip() if rule.note else rule.text
    return forms.RuleOut(rule.id, rule.part, rule.chapter, text, rule.note, list(rule.marks), shown)
