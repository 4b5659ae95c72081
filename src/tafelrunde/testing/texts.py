"""Whether a game's codex and messages are whole, wherever the game lives."""

from __future__ import annotations

from tafelrunde.engine.catalogue import Game
from tafelrunde.engine.codex import ENGINE, LANGUAGES, load_codex
from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.engine.messages import asking_steps, keys, needed_keys


def texts_wrong(game: Game) -> list[str]:
    """Everything that is wrong, each a sentence: rules that are cited but not written, ids and messages one language lacks."""
    try:
        return [*_codex_wrong(game), *_messages_wrong(game)]
    except TafelrundeError as error:
        return [str(error)]


def _codex_wrong(game: Game) -> list[str]:
    ids = {language: set(load_codex(game.package, language).rules) for language in LANGUAGES}
    everywhere = set.intersection(*ids.values()) | set(load_codex(ENGINE, LANGUAGES[0]).rules)
    wrong = []
    for language, found in ids.items():
        lacks = sorted(set.union(*ids.values()) - found)
        if lacks:
            wrong.append(f"codex.{language}.md lacks {', '.join(lacks)}.")
    cited = {f"the verb '{verb.name}'": verb.rule for verb in game.verbs.verbs}
    cited |= {f"the event '{kind.name}'": kind.rule for kind in game.events.kinds}
    cited |= {f"the event '{kind.name}' ({at})": case[2] for kind in game.events.kinds for at, case in enumerate(kind.cases)}
    cited |= {f"the step {step.__name__}": step.rule for step in asking_steps(game)}
    wrong += [f"{who} cites {rule}, which is not in the codex." for who, rule in cited.items() if rule not in everywhere]
    return wrong


def _messages_wrong(game: Game) -> list[str]:
    wrong = []
    needed = needed_keys(game)
    there = {language: keys(game.package, language) for language in LANGUAGES}
    for language, found in there.items():
        lacks = sorted((needed | set.union(*there.values())) - found)
        if lacks:
            wrong.append(f"text.{language}.ftl lacks {', '.join(lacks)}.")
    return wrong
