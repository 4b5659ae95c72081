"""What the log tells: who rolls for what, what did not count, what was declined, where a card went."""

from __future__ import annotations

from functools import cache

from tafelrunde.engine.acts import acts, joined, sentence, sentences
from tafelrunde.engine.events import EVERYONE, Event, EventKind
from tafelrunde.engine.messages import Messages, places_of
from tafelrunde.games.battlelore import GAME
from tafelrunde.games.battlelore.events import (
    ABOVE_LIMIT,
    ATTACKED,
    BLOCKED,
    COPIED,
    CRITICAL_ROLLED,
    DISCARDED_LORE,
    FOR_A_CARD,
    FOR_HEXES,
    FOR_ORDERS,
    FOR_ORDERS_AFAR,
    LORE_PLAYED,
    LORE_ROLLED,
    OBJECTIVE_LOST,
    OF_FIRST,
    OTHER_OF_TWO,
    PAID,
    ROLLED,
    ROUT_ROLLED,
    SHUFFLED,
)
from tafelrunde.games.battlelore.scenario.opening import tell_opening
from tafelrunde.games.battlelore.verbs import COMMAND_CARD, HEX, KEEP_LORE, MEMBER, TAKE_ZONE, UNIT
from tests.battlelore.lore_table import alongside, attacked, holding
from tests.battlelore.table import Table, convened, table

FAR_AWAY = "P HBS r9c13"
GIANT = UNIT.labels.index("CHG")
SOMEWHERE = 40


@cache
def messages(language: str) -> Messages:
    """The texts of the game, read once."""
    return Messages(GAME, language)


def said(t: Table, language: str) -> list[str]:
    """Everything told since the table was set, in words."""
    names = GAME.seat_names(["standard", "pennant"])
    log = [entry for entry in (t.pos.log or [])[t.log_from :] if isinstance(entry, Event)]
    return [messages(language).event(entry, None, names) for entry in log]


def test_a_roll_shows_only_what_came_up_and_says_what_it_did() -> None:
    t = table("S HBS r4c6", "P HGB r5c6", FAR_AWAY).combat("r4c6").dice("G G F").play("attack r4c6 r5c6")
    assert "The dice show 2 green helmets and a flag." in said(t, "en")
    assert "There are 2 hits on the bowmen on r5c6." in said(t, "en")
    assert "Die Würfel zeigen 2 grüne Helme und eine Flagge." in said(t, "de")
    bow = table("S HGB r3c7", "P HBS r6c7", "S HBS r1c1", FAR_AWAY).combat("r3c7").dice("B F").play("attack r3c7 r6c7")
    assert "The dice show a blue helmet and a flag." in said(bow, "en")
    assert "Die Würfel zeigen einen blauen Helm und eine Flagge." in said(bow, "de")
    miss = table("S HBS r4c6", "P HGB r5c6", FAR_AWAY).combat("r4c6").dice("R R R").play("attack r4c6 r5c6")
    assert "There is no hit on the bowmen on r5c6." in said(miss, "en")
    assert "Das ist kein Treffer gegen die Bogenschützen auf r5c6." in said(miss, "de")


def test_strikes_that_do_not_count_are_named() -> None:
    bow = table("S HGB r3c7", "P HBS r6c7", FAR_AWAY).combat("r3c7").dice("X X").play("attack r3c7 r6c7")
    assert "2 bonus strikes of the bowmen do not count because this weapon never hits with a bonus strike." in said(bow, "en")
    assert "2 Bonus-Schläge der Bogenschützen zählen nicht, weil diese Waffe damit nie trifft." in said(bow, "de")
    sword = table("S HBC r4c6", "P HBS r5c6", FAR_AWAY).combat("r4c6").dice("X X R").play("attack r4c6 r5c6")
    assert sword.told("strikes-lost") == []


def test_what_is_declined_is_told() -> None:
    t = table("S HBS r4c6", "P DBS r5c6", FAR_AWAY).combat("r4c6").dice("R R R").play("attack r4c6 r5c6", "pass")
    assert "The dwarf swordsmen on r5c6 do not battle back." in said(t, "en")
    assert "Die Zwergen-Schwertkämpfer auf r5c6 verzichten auf den Gegenschlag." in said(t, "de")
    stays = table("S HBS r4c6", "P HBS r5c6 x1", FAR_AWAY, "P HBS r9c12").combat("r4c6").dice("B R R").play("attack r4c6 r5c6", "pass")
    assert "The swordsmen on r4c6 do not gain ground." in said(stays, "en")


def test_a_lore_card_names_its_target() -> None:
    t = alongside("wizard-fireball", "S HBS r1c1", "P HBS r5c6", FAR_AWAY, level=1, tokens=20).play("lore-at wizard-fireball r5c6")
    assert "“Fireball” is played on the swordsmen on r5c6." in said(t, "en")
    assert any(line.endswith("gilt den Schwertkämpfern auf r5c6.") for line in said(t, "de"))


def test_verbs_agree_with_who_acts() -> None:
    t = convened("commander wizard CSP", "commander cleric CHY", creatures="free")
    english, german = said(t, "en"), said(t, "de")
    assert "The Standards take 1 Lore token and have 1 now." in english
    assert "Die Wimpel nehmen 1 Machtplättchen und haben jetzt 1." in german
    assert "The Standards have chosen the giant spider for the council." in english
    assert "Die Wimpel haben die Hydra für den Kriegsrat gewählt." in german


def event(language: str, kind: EventKind, *values: int) -> str:
    """The sentence about something that happened."""
    return messages(language).event(Event(kind, values, EVERYONE, EVERYONE), None, GAME.seat_names(["standard", "pennant"]))


def shown(language: str, *faces: int) -> str:
    """The sentence about a roll."""
    return event(language, ROLLED, *faces, 0)


def test_dice_are_a_list_of_the_faces_that_came_up() -> None:
    assert shown("en", 1, 0, 0, 0, 0, 0) == "The die shows a green helmet."
    assert shown("de", 1, 0, 0, 0, 0, 0) == "Der Würfel zeigt einen grünen Helm."
    assert shown("de", 0, 0, 0, 0, 0, 1) == "Der Würfel zeigt eine Flagge."
    assert shown("en", 0, 0, 0, 0, 0, 2) == "The dice show 2 flags."
    assert shown("en", 0, 1, 0, 2, 1, 0) == "The dice show a blue helmet, 2 bonus strikes and a Lore symbol."
    assert shown("de", 0, 0, 2, 0, 0, 1) == "Die Würfel zeigen 2 rote Helme und eine Flagge."
    assert shown("en", 1, 1, 1, 1, 1, 1).endswith("a red helmet, a bonus strike, a Lore symbol and a flag.")
    assert shown("en", 0, 0, 0, 0, 0, 0) == "The dice show nothing."
    for i in range(6):
        assert shown("en", *[int(i == j) for j in range(6)]).startswith("The die shows a ")
        assert shown("de", *[2 * int(i == j) for j in range(6)]).startswith("Die Würfel zeigen 2 ")


def test_moves_read_as_words() -> None:
    def move(language: str, text: str) -> str:
        return messages(language).move(GAME.verbs.parse(text), [])

    assert move("de", "choose right") == "den rechten Bereich wählen"
    assert move("en", "choose center") == "choose the centre"
    assert move("en", "ignore 0") == "ignore no flag"
    assert move("de", "command attack-center") == "„Angriff (Mitte)“ spielen"


def test_the_card_that_gives_dice_is_named() -> None:
    t = table("S HBS r4c6", "P HBS r5c6", FAR_AWAY).combat("r4c6", tactic="battle-lust").dice("R R R R").play("attack r4c6 r5c6")
    assert "“Battle Lust” gives the swordsmen 1 die more." in said(t, "en")
    plain = table("S HBS r4c6", "P HBS r5c6", FAR_AWAY).combat("r4c6").dice("R R R").play("attack r4c6 r5c6")
    assert plain.told("tactic-dice") == plain.told("more-dice") == []


def test_a_lore_card_is_told_with_its_price_what_is_left_and_what_it_does() -> None:
    t = alongside("wizard-fireball", "S HBS r1c1", "P HBS r5c6", FAR_AWAY, level=1, tokens=20).play("lore-at wizard-fireball r5c6")
    (english,) = [line for line in said(t, "en") if "for 10 Lore tokens" in line]
    assert english.startswith("The Standards play “Fireball” for 10 Lore tokens and have 10 left. What it does: ")
    assert english.endswith(messages("en").say("lore-wizard-fireball-help"))
    (german,) = [line for line in said(t, "de") if "für 10 Machtplättchen" in line]
    assert german.startswith("Die Standarten spielen „Feuerball“ für 10 Machtplättchen und haben noch 10. Die Wirkung: ")
    assert t.told("paid") == [], "the price is told once"


def test_what_other_tokens_are_paid_for_is_told_with_what_is_left() -> None:
    assert event("en", PAID, 0, 3, FOR_HEXES, 4) == "The Standards give up 3 Lore tokens for the hexes moved and have 4 left."
    assert event("de", PAID, 0, 3, FOR_HEXES, 0) == "Die Standarten geben 3 Machtplättchen für die Bewegung ab und haben keines mehr."


def test_losses_are_told_with_what_is_left() -> None:
    t = table("S HBS r4c6", "P HGB r5c6", FAR_AWAY).combat("r4c6").dice("G R R").play("attack r4c6 r5c6")
    assert "The bowmen on r5c6 lose 1 figure; 3 of 4 are left." in said(t, "en")
    assert "Die Bogenschützen auf r5c6 verlieren 1 Figur; 3 von 4 sind übrig." in said(t, "de")
    last = table("S HBS r4c6", "P HGB r5c6 x1", FAR_AWAY).combat("r4c6").dice("G R R").play("attack r4c6 r5c6")
    assert "The bowmen on r5c6 lose 1 figure, and none is left." in said(last, "en")
    (fallen,) = last.told("eliminated")
    assert (fallen["total"], fallen["goal"]) == (1, last.pos.goals[0])


def test_flags_are_told_with_what_they_do() -> None:
    plain = table("S HBS r4c6", "P HGB r5c6", FAR_AWAY).combat("r4c6").dice("F R R").play("attack r4c6 r5c6")
    assert "1 flag drives the bowmen on r5c6 back 1 hex." in said(plain, "en")
    goblins = table("S HBS r4c6", "P GGS r5c6", FAR_AWAY).combat("r4c6").dice("F R R").play("attack r4c6 r5c6")
    assert any(line.endswith("back 2 hexes, two for each flag, as they are frightened.") for line in said(goblins, "en"))
    assert any(line.endswith("2 Felder zurück, zwei je Flagge, weil sie ängstlich sind.") for line in said(goblins, "de"))
    bold = table("S HBS r4c6", "P DBS r5c6", FAR_AWAY).combat("r4c6").dice("F R R").play("attack r4c6 r5c6", "ignore 1")
    assert "The dwarf swordsmen on r5c6 ignore 1 flag." in said(bold, "en")
    assert bold.told("driven") == []


def test_rolls_beside_the_attack_are_told_with_their_verdict() -> None:
    spared, struck = (event("en", CRITICAL_ROLLED, GIANT, 0, 0, hits, 0, 1 - hits, 0, 0, 0, 1, hits) for hits in (0, 1))
    assert spared.endswith("Without a blue helmet it is no critical hit.")
    assert struck.endswith("With a blue helmet it is a critical hit.")
    rout = event("de", ROUT_ROLLED, GIANT, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0)
    assert rout.endswith("Der Würfel zeigt einen Bonus-Schlag. Ohne einen blauen Helm geht keine Figur verloren.")


def test_a_bow_that_moved_says_why_it_has_fewer_dice() -> None:
    t = table("S HGB r3c6", "P HBS r6c7", FAR_AWAY).movement("r3c6").play("move r3c6 r3c7").dice("R").play("attack r3c7 r6c7")
    assert "The bowmen have 2 dice by colour and weapon." in said(t, "en")
    assert "Having moved, the bowmen have one die fewer." in said(t, "en")
    stood = table("S HGB r3c7", "P HBS r6c7", FAR_AWAY).combat("r3c7").dice("R R").play("attack r3c7 r6c7")
    assert stood.told("moved-dice") == stood.told("own-dice") == [], "nothing changed the dice that the attack tells"
    wood = table("S HBS r4c6", "P HBS r5c6", FAR_AWAY, terrain="wooded r5c6").combat("r4c6", tactic="battle-lust").dice("R R R")
    wood.play("attack r4c6 r5c6")
    assert [len(wood.told(kind)) for kind in ("own-dice", "terrain-dice", "tactic-dice")] == [1, 1, 1], "3, left 2, and 1 more"


def test_a_battle_is_one_paragraph() -> None:
    """The attack, and under it everything until it is over; what was declared is not told again, nor that it is over."""
    t = table("S HBS r4c6", "P DBS r5c6", FAR_AWAY).combat("r4c6").dice("B R R").play("attack r4c6 r5c6", "battle-back")
    log = (t.pos.log or [])[t.log_from :]
    names = GAME.seat_names(["standard", "pennant"])
    told = [[line.text for line in sentences(act, None, messages("en"), names)] for act in joined(acts(log, None), None, GAME.verbs)]
    (battle,) = [act for act in told if "attack the dwarf swordsmen" in act[0]]
    assert any("battle back against the swordsmen" in line for line in battle[1:])
    assert not any("is over" in line or line.startswith("Pennants:") for act in told for line in act)


def test_an_ambush_and_strikes_that_fall_back_are_told() -> None:
    t = attacked("rogue-ambush", "HRS x1", "HBS").council("S", warrior=1).lore_hand("S", "warrior-backstab").goblet("S", 5)
    t.dice("X G G G").play("lore rogue-ambush")
    assert any(" strike first from ambush at " in line for line in said(t, "en"))
    assert t.told("turned-back") == []
    t.play("lore warrior-backstab")
    assert "After the ambush the attack of the swordsmen from r4c6 comes to nothing." in said(t, "en")
    (turned,) = [line for line in said(t, "en") if "on the attacker" in line]
    assert turned.startswith("1 bonus strike falls back on the attacker, the heavy swordsmen on ")
    answered = table("S HBS r4c6", "P DBS r5c6", FAR_AWAY).combat("r4c6").dice("B R R").play("attack r4c6 r5c6", "battle-back")
    assert any(" battle back against " in line for line in said(answered, "en"))
    assert answered.told("foiled") == []


def opening(language: str, **options: str) -> list[list[str]]:
    """The acts told before anybody decides, in words."""
    pos = GAME.new(["standard", "pennant"], 1, options, log=True)
    names = GAME.seat_names(["standard", "pennant"])
    found = joined(acts(pos.log or [], None), None, GAME.verbs)
    return [[line.text for line in sentences(act, None, messages(language), names)] for act in found]


def test_the_log_begins_with_the_battle_its_goal_and_who_stands_where() -> None:
    battle, standards, pennants, *_ = opening("en", scenario="greywater")
    assert battle == [
        "The battle is “Greywater Hollow”, with War Councils and Lore.",
        "The Standards need 7 banners to win, the Pennants 6.",
    ]
    assert standards[0] == "The Standards have drawn up 11 units, 9 on foot and 2 mounted."
    assert "There are swordsmen on r2c4 and r2c6." in standards
    assert "There are cavalry on r9c9 and r9c10." in pennants
    battle, standards, *_ = opening("de", scenario="mill-brook")
    assert battle == ["Die Schlacht heißt „Der Mühlbach“ und wird ohne Macht geschlagen.", "Zum Sieg braucht jedes Lager 5 Fahnen."]
    assert standards[0] == "Die Standarten haben 13 Einheiten aufgestellt, 9 zu Fuß und 4 beritten."
    assert "Auf r2c4, r2c5 und r2c7 stehen Schwertkämpfer." in standards


def test_a_called_army_is_told_as_it_is_deployed() -> None:
    (battle, *rest) = opening("en", scenario="free-muster")
    assert battle[0].endswith("The armies are called to arms in the improvised mode.")
    assert not any("drawn up" in line for act in rest for line in act)
    assert any("mit mittelalterlicher Macht" in line for line in opening("de", scenario="beacon-hills")[0])
    assert "on the epic board" in opening("en", scenario="long-field")[0][0]


def test_more_of_a_kind_than_a_sentence_holds_take_a_second_one() -> None:
    t = table(*[f"S HBS r1c{at}" for at in range(1, 9)], FAR_AWAY)
    t.log_from = len(t.pos.log or [])
    tell_opening(t.pos)
    told = [line for line in said(t, "en") if "swordsmen" in line]
    assert told[:2] == ["There are swordsmen on r1c1, r1c2, r1c3, r1c4, r1c5 and r1c6.", "There are swordsmen on r1c7 and r1c8."]


def test_a_bonus_attack_and_a_web_are_named_as_such() -> None:
    t = table("S HBC r4c6", "P HBS r5c6 x1", "P HBS r6c6", FAR_AWAY).combat("r4c6").dice("B R R R R R")
    t.play("attack r4c6 r5c6", "gain-ground", "pass", "bonus-attack r6c6")
    assert [entry["manner"] for entry in t.told("attacked")] == [0, 1]
    assert "The cavalry of the Standards on r5c6 make a bonus attack on the swordsmen of the Pennants on r6c6 with 3 dice." in said(t, "en")
    assert (
        "Die Reiter der Standarten auf r5c6 führen einen Bonusangriff gegen die Schwertkämpfer der Wimpel auf r6c6 mit 3 Würfeln."
        in said(t, "de")
    )
    web = event("de", ATTACKED, UNIT.labels.index("CSP"), 0, UNIT.labels.index("HBS"), 1, 3, 0, 1, 2)
    assert web.startswith("Die Riesenspinne der Standarten auf ")
    assert " ein Netz nach den Schwertkämpfern der Wimpel auf " in web


def test_a_discarded_lore_card_says_why() -> None:
    lines = [event("en", DISCARDED_LORE, 0, 3, why, 2) for why in (OF_FIRST, OTHER_OF_TWO, ABOVE_LIMIT, FOR_A_CARD)]
    endings = [line.partition("”")[2] for line in lines]
    assert endings == [" from the first four.", ", the other of the two drawn.", ", holding more than the 2 Lore cards allowed.", "."]
    assert event("de", DISCARDED_LORE, 0, 3, ABOVE_LIMIT, 1).endswith("“ ab, weil nur 1 Machtkarte erlaubt ist.")


def test_both_piles_shuffled_together_are_not_called_the_discard_pile() -> None:
    assert event("en", SHUFFLED, 1) == "All Command cards of both piles are shuffled together."
    assert event("de", SHUFFLED, 0).startswith("Der Ablagestapel")


def test_a_lore_window_let_go_by_is_no_line_of_the_whole_log() -> None:
    t = attacked("rogue-ambush", "HBS", "HBS").dice("R R R").play("pass")
    log = (t.pos.log or [])[t.log_from :]
    names = GAME.seat_names(["standard", "pennant"])
    told = [line.text for act in joined(acts(log, None), None, GAME.verbs) for line in sentences(act, None, messages("en"), names)]
    assert "The Pennants play no Lore card." in [sentence(entry, None, messages("en"), names).text for entry in log], (
        "said while it happens"
    )
    assert any("attack the swordsmen" in line for line in told)
    assert not any("play no Lore card" in line for line in told[1:])


def test_ambush_and_backstab_have_a_german_word_each() -> None:
    """The word of Root for an ambush is the word here."""
    assert messages("de").say("lore-rogue-ambush") == "Hinterhalt"
    assert messages("de").say("lore-rogue-backstab") == "Dolchstoß (Schurke)"
    assert messages("de").say("lore-warrior-backstab") == "Dolchstoß (Krieger)"


def test_orders_out_of_section_are_not_told_with_an_ally_nobody_has() -> None:
    assert " for orders out of section and have " in event("en", PAID, 0, 3, FOR_ORDERS_AFAR, 1)
    assert "Verbündeten" not in event("de", PAID, 0, 3, FOR_ORDERS_AFAR, 1)
    assert "Verbündeten" in event("de", PAID, 0, 3, FOR_ORDERS, 1)


def test_own_secret_choices_are_sentences() -> None:
    names = GAME.seat_names(["standard", "pennant"])
    for language, words in (("en", "The Standards keep the Lore card “"), ("de", "Die Standarten behalten die Machtkarte „")):
        assert messages(language).told(0, KEEP_LORE.move1(0), names, "keeplore").startswith(words)
    assert messages("de").told(1, TAKE_ZONE.move1(0), names) == "Die Wimpel nehmen die roten Zonen."


def whole(t: Table, language: str) -> list[str]:
    """Every line of the whole log since the table was set, places called as in the scene."""
    speaker = Messages(GAME, language, places_of(t.pos))
    names = GAME.seat_names(["standard", "pennant"])
    told = joined(acts((t.pos.log or [])[t.log_from :], None), None, GAME.verbs)
    return [line.text for act in told for line in sentences(act, None, speaker, names)]


def test_landmarks_are_told_and_name_their_hexes() -> None:
    battle, *_ = opening("en", scenario="thornwatch")
    assert "The stronghold on r9c7 belongs to the Pennants." in battle
    assert "The healing pool on r5c12 serves both camps." in battle
    assert "Auf r5c4 gibt es ein Ausbildungslager für beide Lager." in opening("de", scenario="thornwatch")[0]
    assert "Auf r1c7 gibt es eine Festung der Standarten." in opening("de", scenario="thornwatch")[0]
    units = ("S HBC r4c6", "P HBS r5c6", FAR_AWAY)
    t = table(*units, terrain="stronghold:P r6c6, healing-pool:N r4c6").combat("r4c6").dice("F R").play("attack r4c6 r5c6", "ignore 1")
    assert "The swordsmen on r5c6 are bold beside the friendly stronghold on r6c6, which lets them ignore 1 flag." in whole(t, "en")
    assert any("sind neben der eigenen Festung auf r6c6 mutig" in line for line in whole(t, "de"))
    assert any(line.startswith("The cavalry of the Standards on r4c6 (healing pool) attack") for line in whole(t, "en"))


def test_who_stays_where_he_is_is_told_as_it_is() -> None:
    units = ("S HBS r3c6", "S HGB r3c8", "S HBC r2c2", FAR_AWAY)
    english = {
        (): "None of the ordered units moves.",
        ("move r3c6 r4c6",): "The other 2 ordered units stay where they are.",
        ("move r3c6 r4c6", "move r2c2 r3c2"): "The bowmen on r3c8 stay where they are.",
    }
    for moves, line in english.items():
        t = table(*units).movement("r3c6", "r3c8", "r2c2").play(*moves, "end")
        assert line in whole(t, "en")
    assert "Die Bogenschützen auf r3c8 bleiben stehen." in whole(t, "de")
    everybody = table(*units).movement("r3c6", "r3c8").play("move r3c6 r4c6", "move r3c8 r4c8")
    assert not any("stay" in line for line in whole(everybody, "en"))


def test_a_turn_without_orders_or_attacks_says_so() -> None:
    idle = table("S HBS r3c6", "P HBS r4c6", FAR_AWAY).movement("r3c6").play("end", "end")
    assert "No unit of the Standards attacks." in whole(idle, "en")
    twice = table("S HBS r3c6", "S HBS r3c8", "P HBS r4c6", "P HBS r4c8", FAR_AWAY).combat("r3c6", "r3c8").dice("R R R")
    twice.play("attack r3c6 r4c6", "end")
    assert "Keine weitere Einheit der Standarten greift an." in whole(twice, "de")
    nobody = table("S HBS r3c6", FAR_AWAY).hand("S", "counter-attack", "rally").play("command counter-attack")
    assert "No unit of the Standards is ordered." in whole(nobody, "en")
    assert "Keine Einheit der Standarten ist aktiviert." in whole(nobody, "de")


def test_an_objective_lost_says_by_whom_and_what_is_left() -> None:
    lost = event("en", OBJECTIVE_LOST, SOMEWHERE, 0, 1, 1, 6)
    assert lost == f"The Standards no longer hold {HEX.labels[SOMEWHERE]} and lose its banner; they have 1 of 6 now."
    assert event("de", OBJECTIVE_LOST, SOMEWHERE, 1, 2, 0, 6).endswith(
        "nicht mehr und verlieren die 2 Siegfahnen dafür; sie haben jetzt 0 von 6."
    )
    held = '[[objective]]\nat = "r5c6"\nbanners = 1'
    t = table("S HBS r4c6", "P HBS r5c6 x1", FAR_AWAY, extra=held)
    t.pos.objectives[2] = 1
    t.combat("r4c6").dice("B R R").play("attack r4c6 r5c6")
    told = [line for line in whole(t, "en") if "r5c6 are eliminated" in line or "no longer hold" in line]
    assert [line.split()[1] for line in told] == ["swordsmen", "Pennants"], "first the unit is gone, then what it held"


def test_a_symbol_gives_one_token_once() -> None:
    t = table("S CHG r4c6", "P HBS r5c6", FAR_AWAY, lore=True).combat("r4c6").dice("L R R").play("attack r4c6 r5c6")
    t.until("Symbols").play("goblet")
    assert [line for line in whole(t, "en") if "Lore token" in line] == ["The Standards take 1 Lore token and have 1 now."]


def test_flags_that_mean_nothing_for_a_card_are_not_spoken_of() -> None:
    faces = (0, 1, 0, 0, 0, 1)
    mend, doom = (event("en", LORE_ROLLED, 0, SOMEWHERE, *faces, GIANT, 0, drives) for drives in (0, 1))
    assert mend.endswith("a blue helmet and a flag. None of the dice counts.")
    assert doom.endswith("Only flags count.")
    assert event("de", LORE_ROLLED, 0, SOMEWHERE, *faces, GIANT, 1, 1).endswith("Außer Flaggen zählt 1 der Würfel.")


def test_rally_returns_no_figures_or_no_further_ones() -> None:
    units = ("S HBS r3c6 x2", "S HBS r3c8 x2", FAR_AWAY)
    none = table(*units).hand("S", "rally", "patrol-left").dice("B B").play("command rally", "done")
    assert "The Standards return no figures." in whole(none, "en")
    some = table(*units).hand("S", "rally", "patrol-left").dice("B B").play("command rally", "heal r3c6", "done")
    assert "The Standards return no further figures." in whole(some, "en")
    assert "Die Standarten holen keine Figur zurück." in whole(none, "de")
    both = table(*units).hand("S", "rally", "patrol-left").dice("B B").play("command rally", "heal r3c6", "heal r3c8")
    assert not any("figures" in line and "return no" in line for line in whole(both, "en"))


def test_a_counter_attack_names_the_card_and_what_becomes_of_it() -> None:
    left, right, centre = (COMMAND_CARD.labels.index(f"patrol-{side}") for side in ("left", "right", "center"))
    turned = event("en", COPIED, 0, right, left, 1)
    assert turned == "The Standards repeat the opponent's last card, “Patrol (left)” – with left and right exchanged “Patrol (right)”."
    assert event("de", COPIED, 0, centre, centre, 0) == "Die Standarten wiederholen die letzte Karte des Gegners, „Patrouille (Mitte)“."
    assert "Left and right are exchanged" in messages("en").say("command-counter-attack-help")


def test_deja_vu_and_a_missing_master_are_told_in_the_price() -> None:
    t = holding("rogue-deja-vu", "S HBS r4c6 x1", FAR_AWAY, tokens=9).council("S").lore_hand("S", "rogue-deja-vu", "cleric-mend")
    t.play("command patrol-left", "deja-vu").dice("B B").play("lore-at cleric-mend r4c6")
    (played,) = [line for line in whole(t, "en") if "“Mend”" in line and "Lore tokens" in line]
    assert played.startswith(
        "The Standards play “Mend” together with “Déjà Vu!” for 5 Lore tokens, 1 of them for “Déjà Vu!” and 3 for want of a "
    )
    assert played.endswith("“Déjà Vu!” lets the card come back to the hand.")
    dear = event("de", LORE_PLAYED, 0, 0, 4, 0, 3, MEMBER.labels.index("cleric"), 0)
    assert "für 4 Machtplättchen, davon 3 mangels eines Klerikers, und haben keines mehr." in dear


def test_dice_that_strikes_bring_are_told_after_the_roll() -> None:
    t = table("S CHG r4c6", "P HRS r5c6", FAR_AWAY).combat("r4c6").dice("X G G B").play("attack r4c6 r5c6")
    lines = whole(t, "en")
    at = lines.index("1 of these dice is a further one that a bonus strike brought the hill giant.")
    assert lines[at - 1] == "The dice show 2 green helmets, a blue helmet and a bonus strike."
    assert "3 helmets are of another colour and miss, as of the helmets only red ones hit the heavy swordsmen." in lines


def test_a_retreat_that_is_blocked_says_what_it_costs() -> None:
    men = UNIT.labels.index("HBS")
    assert event("en", BLOCKED, men, SOMEWHERE, 1).endswith("cannot retreat far enough (1 hex is missing) and lose a figure for it.")
    assert event("de", BLOCKED, men, SOMEWHERE, 2).endswith(
        "können nicht weit genug zurückweichen (es fehlen 2 Felder) und verlieren dafür je eine Figur."
    )
    assert event("de", BLOCKED, GIANT, SOMEWHERE, 1).endswith("(es fehlt 1 Feld) und erhält dafür 1 Treffer.")


def test_two_units_of_a_kind_are_told_apart_by_their_camps() -> None:
    t = table("S HBS r4c6", "P HBS r5c6", FAR_AWAY).combat("r4c6").dice("F R R").play("attack r4c6 r5c6", "retreat r6c6", "gain-ground")
    assert "The swordsmen of the Pennants retreat from r5c6 to r6c6." in whole(t, "en")
    assert "The swordsmen of the Standards gain ground from r4c6 to r5c6." in whole(t, "en")
    assert "Die Schwertkämpfer der Standarten auf r4c6 greifen die Schwertkämpfer der Wimpel auf r5c6 mit 3 Würfeln an." in whole(t, "de")
