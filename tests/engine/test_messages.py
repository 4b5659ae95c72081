"""Everything people read exists in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tafelrunde
from tafelrunde.engine.catalogue import Game
from tafelrunde.engine.codex import ENGINE, LANGUAGES
from tafelrunde.engine.events import EVERYONE, Event
from tafelrunde.engine.messages import ANYWHERE, Messages, asking_steps, keys, needed_keys, places_of, source
from tafelrunde.engine.steps import Reason, step_name
from tafelrunde.examples.apple import GAME as APPLE
from tafelrunde.examples.apple.rules import DREW
from tafelrunde.games.bloodstones.verbs import ABOUT_AREA, UNIT

GAMES = [APPLE, *tafelrunde.all_games()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_message_is_missing(game: tafelrunde.Game, language: str) -> None:
    assert needed_keys(game) - keys(game.package, language) == set()


def test_everything_that_can_be_said_is_needed() -> None:
    needed = needed_keys(APPLE)
    assert {"game-apple", "game-apple-pitch", "step-bidding", "verb-bid", "event-drew", "event-drew-hidden", "role-amber"} <= needed
    assert "option-asks_ends" not in needed, "every game has it, so the engine says it"
    assert "event-apple-hidden" not in needed, "nothing of it is hidden"


@pytest.mark.parametrize("package", [ENGINE, *(game.package for game in GAMES)])
def test_both_languages_have_the_same_keys_and_values(package: str) -> None:
    assert keys(package, "en") == keys(package, "de")
    values = [sorted(set(re.findall(r"\{ ?\$(\w+)", source(package, language)))) for language in LANGUAGES]
    assert values[0] == values[1]


@pytest.mark.parametrize(
    ("game", "kinds"), [("battlelore", {"command", "lore", "deployment", "specialist", "terrain", "power"}), ("seventhstone", {"stone"})]
)
def test_what_lies_in_a_hand_explains_itself(game: str, kinds: set[str]) -> None:
    """The client shows these beside the card; Root and Bloodstones draw faces of their own."""
    found = tafelrunde.find(game)
    domains = {arg.domain.kind: arg.domain for verb in found.verbs.verbs for arg in verb.args if arg.domain.kind in kinds}
    assert set(domains) == kinds
    wanted = {f"{kind}-{label}-help" for kind, domain in domains.items() for label in domain.labels}
    assert wanted - keys(found.package, "en") == set()


def test_moves_events_and_reasons_read_as_sentences() -> None:
    german = Messages(APPLE, "de")
    names = ["amber", "blue"]
    assert german.move(APPLE.verbs.parse("bid 4"), names) == "die 4 bieten"
    event = Event(DREW, (0, 5), 1, EVERYONE)
    assert german.event(event, 0, names) == "Bernstein zieht die 5."
    assert german.event(event, 1, names) == "Bernstein zieht eine Karte."
    assert german.event(Event(DREW, (0, 5), 1, 1), None, names) == ""
    assert german.reason(Reason("A2.2", 4), names).startswith("Alle Plätze bieten geheim")
    assert german.reason(Reason("G2"), names).startswith("Nur wer gefragt ist")
    assert german.role("amber-2") == "Bernstein 2"
    assert german.say("nothing-here") == "[nothing-here]"


def test_the_prompt_says_what_to_do_and_by_which_rule() -> None:
    pos = APPLE.new(2, 1)
    assert Messages(APPLE, "en").prompt(pos, ["amber", "blue"]) == "Bid a card in secret, or say that you are ready. [A2.2]"
    pos.stack.clear()
    assert Messages(APPLE, "en").prompt(pos, ["amber", "blue"]) == ""
    assert {step.__name__ for step in asking_steps(APPLE)} == {"Bidding", "Claim", "Defence", "Harvest"}


def test_a_mistake_in_a_file_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tafelrunde.engine.messages.source", lambda package, language: "good = one\nbad one\n")
    with pytest.raises(tafelrunde.Unreadable, match="bad one"):
        keys("x", "en")


def test_sentences_count() -> None:
    root = tafelrunde.find("root")
    kind = next(kind for kind in root.events.kinds if kind.name == "officers")
    names = ["alliance", "eyrie"]
    said = {
        (language, count): Messages(root, language).event(Event(kind, (2, count), EVERYONE, EVERYONE), None, names)
        for language in LANGUAGES
        for count in (1, 3)
    }
    assert said["en", 1].endswith("has 1 officer now.")
    assert said["en", 3].endswith("has 3 officers now.")
    assert said["de", 1].endswith("hat jetzt 1 Offizier.")
    assert said["de", 3].endswith("hat jetzt 3 Offiziere.")


def test_one_thing_does_what_several_do() -> None:
    game = tafelrunde.find("battlelore")
    kind = next(kind for kind in game.events.kinds if kind.name == "moved")
    units = kind.args[0].domain.labels
    said = {
        (language, unit): Messages(game, language).event(Event(kind, (units.index(unit), 0, 1, 1), EVERYONE, EVERYONE), None, [])
        for language in LANGUAGES
        for unit in ("HGB", "CSP")
    }
    assert said["en", "HGB"].startswith("The bowmen move from")
    assert said["en", "CSP"].startswith("The giant spider moves from")
    assert said["de", "HGB"].startswith("Die Bogenschützen ziehen von")
    assert said["de", "CSP"].startswith("Die Riesenspinne zieht von")


def test_what_did_not_happen_is_not_told() -> None:
    game = tafelrunde.find("seventhstone")
    kinds = {kind.name: kind for kind in game.events.kinds}
    names = game.seat_names(["humans", "orcs"])

    def said(language: str, name: str, **values: int) -> str:
        kind = kinds[name]
        numbers = tuple(values.get(arg.name, 0) for arg in kind.args)
        return Messages(game, language).event(Event(kind, numbers, EVERYONE, EVERYONE), None, names)

    assert said("en", "rolled", target=1, ones=2, hits=1, reach=3).endswith("at the Orc: 2×⚀; 1 hit (a 3 or less hits).")
    assert said("en", "hit", hits=3) == "The Human takes 3 hits."
    assert said("en", "hit", hits=3, prevented=1) == "Of 3 hits against the Human 1 is prevented."
    assert said("en", "hit", hits=1, prevented=1, all=1) == "The hit against the Human is prevented."
    assert said("de", "hit", hits=2, prevented=2, all=1) == "Beide Treffer gegen den Menschen werden verhindert."
    assert said("en", "stopped", shield=1) == "The shield prevents 1 hit against the Human."
    assert (
        said("de", "stopped", walls=2, shield=1)
        == "Mauern verhindern 2 Treffer gegen den Menschen. Der Schild verhindert 1 Treffer gegen den Menschen."
    )
    assert said("en", "lapsed", goods=1, number=1) == "The Human does not place everything; 1 melee unit lapses."
    assert said("en", "lapsed", goods=4, number=2).endswith("; 2 mercenaries lapse.")
    assert said("de", "lapsed", goods=0, number=1) == "Der Mensch setzt nicht alles; es verfällt 1 Gebäude."
    assert said("de", "lapsed", goods=2, number=3).endswith("; es verfallen 3 Einheiten (Fernkampf).")
    assert (
        said("de", "exchange", roll=2, life=1, other=1, answer=5)
        == "Der Mensch würfelt 2 und trifft. Der Ork würfelt 5 und trifft nicht. Der Mensch hat noch 1 Lebenspunkt. Der Ork hat keine mehr."
    )
    assert said("en", "fell", military=1).startswith("The last unit of the Human on ")
    assert said("en", "fell", mercenaries=2).endswith(": 2 mercenaries.")
    assert said("de", "rolled", target=1, sixes=1, reach=3).endswith("gegen den Ork: 1×⚅; kein Treffer (Treffer bei höchstens 3).")
    assert said("de", "fell", military=2, mercenaries=1).endswith(": 2 Militäreinheiten und 1 Söldner.")
    assert said("de", "marched", military=1, to=1).startswith("Der Mensch zieht 1 Militäreinheit (Nahkampf) von")


def test_names_bend_with_the_sentence_and_places_have_theirs() -> None:
    game = tafelrunde.find("bloodstones")
    kinds = {kind.name: kind for kind in game.events.kinds}
    names = ["hill_folk", "chaos_horde", "chooser-2"]
    pos = game.new(2, 1)
    places = [place["name"] for place in pos.scene()["places"]]

    def said(language: str, name: str, *values: int, named: bool = True) -> str:
        return Messages(game, language, places_of(pos) if named else ANYWHERE).event(
            Event(kinds[name], values, EVERYONE, EVERYONE), None, names
        )

    assert said("en", "battle", 0, 1, 20, 1, 2) == f"The Hill Folk attacked the Chaos Horde in {places[20]} with 1 unit against 2."
    assert said("de", "battle", 0, 1, 20, 2, 1) == f"Das Hügelvolk hat die Chaoshorde in {places[20]} mit 2 Einheiten gegen 1 angegriffen."
    assert said("de", "changed-hands", 0, 20) == f"Das Cutiecorn in {places[20]} hat sich dem Hügelvolk angeschlossen."
    assert said("en", "stood", 1, 20, named=False) == "The Chaos Horde did not withdraw from area 20.", "nobody knows the map"
    said_of_chooser = said("en", "scored", 2, 1, 9, 1, 0, 1)
    assert said_of_chooser == "Chooses a faction 2 scored 1 point for captures (1 village at 1 point) and ended with 9 points."


def test_a_refusal_names_the_area_it_is_about() -> None:
    game = tafelrunde.find("bloodstones")
    pos = game.new(2, 1)
    name = pos.scene()["places"][20]["name"]
    reason = Reason("S9.10", 20, args=(ABOUT_AREA,))
    assert Messages(game, "en", places_of(pos)).reason(reason, []) == f"Enemy units hold your units in {name}."
    assert Messages(game, "de", places_of(pos)).reason(reason, []) == f"Feindliche Einheiten halten deine Einheiten in {name} fest."
    assert Messages(game, "en").reason(reason, []) == "Enemy units hold your units in area 20.", "nobody knows the map"


def test_places_tell_what_they_are() -> None:
    """A clearing its suit, a hex and a field their terrain; what has nothing to tell is called by its name."""
    said: dict[str, set[str]] = {}
    for id, kind in (("root", "clearing"), ("battlelore", "hex"), ("seventhstone", "field")):
        game = tafelrunde.find(id)
        pos = game.new(0, 1)
        arg = next(arg for verb in game.verbs.verbs for arg in verb.args if arg.domain.kind == kind)
        messages = Messages(game, "en", places_of(pos))
        said[id] = {str(messages.value(arg, place["id"], [])) for place in pos.scene()["places"] if place["id"] < arg.domain.size}
    assert {name.partition(" ")[2] for name in said["root"]} == {"(fox)", "(rabbit)", "(mouse)"}
    assert any(name.endswith("(forest)") for name in said["battlelore"])
    assert "r1c1" in said["battlelore"]
    assert {"(forest)", "(mountain)", "(plain)", "(temple)"} <= {name.partition(" ")[2] for name in said["seventhstone"]}


def told(id: str, language: str, name: str, **values: int) -> str:
    """An event of a game in words; what is not given is 0."""
    game = tafelrunde.find(id)
    kind = next(kind for kind in game.events.kinds if kind.name == name)
    numbers = tuple(values.get(arg.name, 0) for arg in kind.args)
    return Messages(game, language).event(Event(kind, numbers, EVERYONE, EVERYONE), None, ["hill_folk", "chaos_horde"])


def test_a_sentence_says_what_came_of_it() -> None:
    """A dominance card that can be taken, how a game was won, why hits do not count, a battle that was not fought."""
    assert told("root", "en", "discarded", card=4) == "The Marquise discards “Dominance (Bird)”."
    assert told("root", "en", "discarded", card=4, open=1).endswith("in their own Daylight anyone may take it for a card of its suit.")
    assert told("root", "en", "won", points=31) == "The Marquise wins with 31 points."
    assert told("root", "de", "won", faction=1, way=1) == "Die Horst Dynastien gewinnen das Spiel durch Dominanz."
    assert told("root", "en", "limited", rolled=2, strength=1) == (
        "The Marquise rolls 2 hits but deals only 1, because only 1 warrior of its own stands there."
    )
    assert told("root", "de", "limited", faction=5, rolled=1, fighters=1).endswith("Der gewürfelte Treffer zählt nicht.")
    two = {"kinds": 1, "a-many": 2}
    assert (
        told("bloodstones", "en", "withdrew", area=3, **two)
        == "The Hill Folk withdrew 2 Skirmishers units from area 0 to area 3, without a battle."
    )


def test_words_fit_how_many_there_are_and_where_they_go() -> None:
    assert told("root", "en", "declined", faction=1, question=3) == "The Eyrie keep the cards that they could still use."
    assert told("root", "de", "declined", question=3) == "Die Marquise behält die Karten, die noch einsetzbar wären."
    assert told("root", "de", "went", faction=5, to=17).endswith("geht von Lichtung 1 in Wald 6.")
    ships = UNIT.labels.index("ship")
    assert told("bloodstones", "en", "bonus", unit=ships, units=2, bonus=2).endswith("added 2 for 2 Ships.")
    assert told("bloodstones", "de", "bonus", unit=ships, units=1, bonus=1).endswith("hat 1 für ein Schiff dazugezählt.")


@pytest.mark.parametrize("game", tafelrunde.all_games(), ids=lambda game: game.id)
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_client_has_no_other_text_for_what_the_game_says(game: tafelrunde.Game, language: str) -> None:
    """Both go into one bundle in the browser, where the client's would win: the log would not say what the command line says."""
    client = Path(__file__).parents[2] / "web" / "src" / "games" / game.id / f"text.{language}.ftl"
    assert client.is_file()
    own = Messages(game, language)
    said = [line.partition(" =")[0] for line in client.read_text("utf-8").splitlines() if re.match(r"[a-z][\w-]* =", line)]
    assert said
    assert [key for key in said if own.has(key)] == []


@pytest.mark.parametrize("game", tafelrunde.all_games(), ids=lambda game: str(game.id))
def test_what_a_bare_verb_means_is_said_where_it_can_be_said(game: Game) -> None:
    verbs = {verb.name for verb in game.verbs.verbs}
    steps = {step_name(step) for step in asking_steps(game)}
    said = {language: {key for key in keys(game.package, language) if key.startswith("verb-") and "-in-" in key} for language in LANGUAGES}
    assert said["en"] == said["de"]
    for key in said["en"] - {f"verb-{verb}" for verb in verbs}:
        verb, _, step = key.removeprefix("verb-").rpartition("-in-")
        assert verb in verbs, key
        assert step in steps, key


def test_a_bare_verb_is_told_by_the_step_it_answers() -> None:
    game = tafelrunde.find("battlelore")
    verb = next(verb for verb in game.verbs.verbs if verb.name == "pass")
    messages = Messages(game, "en")
    assert messages.move(verb.move0(), [], "gainground") == "not gain ground"
    assert messages.move(verb.move0(), [], "window") == "play no Lore card"
    assert messages.move(verb.move0(), [], "elsewhere") == messages.move(verb.move0(), []) == "pass"
