"""Rootlog: what is written can be read back to the same table."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tafelrunde.cli.main import main
from tafelrunde.engine.catalogue import find
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.errors import Corrupt
from tafelrunde.engine.history import History
from tafelrunde.engine.record import Record, replay, write_record
from tafelrunde.games.root import GAME
from tafelrunde.games.root.factions.vagabond.board import QUEST_NAMES
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.rootlog import FACTION, _Writer, card, merged, quest, rootlog
from tafelrunde.games.root.terms.deck import KIND_NAMES
from tafelrunde.games.root.words import ARMIES
from tests.root.table import Table

CARD = r"[FRMB]?#[a-z@]*"
PIECE = r"[CEALOVG]?(?:w|t(?:_[kfrm])?|b(?:_[swrfm])?)"
ITEM = r"%[fbxhstcr_](?:[VG]\$)?"
FOREST = r"\d+(?:_\d+)+"
ACTION = re.compile(
    "|".join(
        [
            rf"\d*{PIECE}(?:\d+|[O]?\$)?->(?:\d+|[CEALOVG]?\$)?",
            rf"p->(?:\d+|{FOREST})",
            r"[CEALOVG]?X[CEALOVG]\d+(?:[FRMB]@){0,2}(?:\(\d,\d\))?",
            rf"\d*{CARD}(?:[CEALOVG]?\$?|\*|Q)->(?:[CEALOVG]?\$?(?:_[rmxb])?|Q)",
            rf"\d*{CARD}\^",
            r"[CEALOVG]?\^[CEALOVG]",
            r"Z(?:%[fbxhstcr]|[a-z]+)",
            rf"\d*{ITEM}(?:\d+|[CEALOVG]\$|[sd][er]?)?->(?:\$|\d+|[drse](?:\+r)?)?",
            r"[CEALOVG]?(?:\+\+|--)\d*",
            r"\+\+->[CEALOVG]?\$",
            r"[VG]?\$_[CEALO]->[012ah]",
            r"\$_(?:o|ho)->[FRM]",
            r"\$_[hrm]->[1-4]",
            r"\$_f->\d+",
            r"\$_->",
        ]
    )
)
WARRIORS = re.compile(r"(\d*)([CEALO]?)w(\d*)->(\d*)(?:[CEALOVG]?\$)?")
POINTS = re.compile(r"([CEALOVG]?)(\+\+|--)(\d*)")
TABLES = [
    ("marquise eyrie alliance vagabond", {}),
    ("marquise eyrie cult riverfolk", {"map": "winter"}),
    ("marquise vagabond vagabond riverfolk", {}),
    ("marquise eyrie alliance vagabond cult riverfolk", {"map": "winter"}),
]


def random_record(roles: str, seed: int, options: dict[str, object]) -> Record:
    history = History(GAME, roles.split(), seed, options)
    draws = chance_from_seed(seed)
    while waiting := history.position.waiting():
        moves = history.position.moves(waiting[0])
        history.play(waiting[0], moves[draws.below(len(moves))])
    return history.record()


def read_back(text: str) -> tuple[dict[tuple[str, int], int], dict[str, int]]:
    """Warriors by faction and clearing, and points, from the text alone."""
    warriors: dict[tuple[str, int], int] = {}
    points: dict[str, int] = {}
    for line in text.splitlines():
        match = re.fullmatch(r"([CEALOVG]):(\S*)", line)
        if match is None:
            continue
        turn = match[1]
        for action in filter(None, match[2].split("/")):
            assert ACTION.fullmatch(action), f"{action} in {line}"
            if moved := WARRIORS.fullmatch(action):
                count = int(moved[1] or 1)
                owner = moved[2] or turn
                for place, sign in ((moved[3], -1), (moved[4], 1)):
                    if place:
                        warriors[owner, int(place)] = warriors.get((owner, int(place)), 0) + sign * count
            elif (scored := POINTS.fullmatch(action)) and not action.startswith("++->"):
                owner = scored[1] or turn
                points[owner] = points.get(owner, 0) + int(scored[3] or 1) * (1 if scored[2] == "++" else -1)
    return warriors, points


@pytest.mark.parametrize(("roles", "options"), TABLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_the_text_leads_to_the_same_table(roles: str, options: dict[str, object], seed: int) -> None:
    record = random_record(roles, seed, options)
    text = rootlog(record)
    end = replay(record)
    assert isinstance(end, Root)
    warriors, points = read_back(text)
    for clearing in range(12):
        for army in range(ARMIES):
            assert warriors.get((FACTION[army], clearing + 1), 0) == end.warriors[clearing * ARMIES + army], (clearing + 1, army)
    for faction in end.order:
        assert points.get(FACTION[faction], 0) == end.points[faction]
    winners = "".join(FACTION[faction] for faction in range(7) if end.winners >> faction & 1)
    assert text.endswith(f"Winner: {winners}\n")
    assert text.startswith("Map: Winter\nDeck: Standard\nClearings: " if options else "Map: Fall\nDeck: Standard\n")


def test_players_are_named_and_unfinished_games_refused() -> None:
    record = random_record("marquise eyrie", 5, {"order": "fixed"})
    assert "\nC: Ann\nE: Ben\n" in rootlog(record, ["Ann", "Ben"])
    history = History(GAME, ["marquise", "eyrie"], 5)
    with pytest.raises(Corrupt):
        rootlog(history.record())


def test_the_command_line_writes_it_and_refuses_other_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.record"
    record = random_record("marquise eyrie", 5, {"order": "fixed"})
    file.write_text(write_record(record))
    assert main(["replay", str(file), "--rootlog"]) == 0
    assert capsys.readouterr().out == rootlog(record)
    apple = find("apple")
    file.write_text(write_record(History(apple, apple.check_seats(2), 5).record()))
    assert main(["replay", str(file), "--rootlog"]) == 2
    assert "is not written as rootlog" in capsys.readouterr().err


def written(game: Table, moves: str) -> str:
    """What is noted of some moves: the turns that were closed, then what is noted of the open one."""
    pos = game.pos
    writer = _Writer()
    writer.pos, writer.round, writer.current, writer.items = pos, pos.round, pos.turn, list(pos.items)
    writer.read = len(pos.log or [])
    for move in moves.split(", "):
        game.play(move)
        writer.follow(pos)
    return " ".join([*filter(None, writer.lines), "/".join(merged(writer.actions))]).strip()


FOUR = "marquise eyrie alliance vagabond"


def cats() -> Table:
    return (
        Table("marquise eyrie")
        .put("marquise", 1, keep=1, recruiter=1)
        .put("marquise", 5, warriors=3, wood=2, sawmill=1)
        .put("marquise", 2, workshop=1)
    )


def cats_of_four() -> Table:
    return Table(FOUR).put("marquise", 1, warriors=1)


def birds() -> Table:
    game = Table("marquise eyrie").put("marquise", 1, warriors=1).put("eyrie", 3, roost=1, warriors=2).leader("builder")
    return game.points(eyrie=5)


def friends() -> Table:
    return Table("marquise alliance").put("marquise", 5, warriors=3).put("alliance", 1, sympathy=1)


def lizards() -> Table:
    game = Table("marquise cult").put("marquise", 1, warriors=1).put("marquise", 8, sawmill=1).put("cult", 1, warriors=2)
    return game.put("cult", 8, warriors=2).acolytes(9).hand("cult", "bake-sale").outcast("rabbit")


def otters() -> Table:
    game = Table("marquise riverfolk eyrie").put("riverfolk", 4, warriors=2).put("riverfolk", 2, trade_post=1)
    return (
        game.put("marquise", 2, warriors=3).funds(riverfolk=4, marquise=1).hand("riverfolk", "anvil", "sword").hand("marquise", "cobbler")
    )


def wanderer(*items: str, at: int | str = 6, character: str = "thief") -> Table:
    """A Vagabond with some things beside two cats."""
    return Table(FOUR).pawn("vagabond", at).character("vagabond", character).items("vagabond", *items).put("marquise", 6, warriors=2)


@pytest.mark.parametrize(
    ("game", "moves", "text"),
    [
        (lambda: cats().put("eyrie", 3, roost=1).daylight("marquise"), "build workshop 5", "t5->/b_w->5/++2"),
        (
            lambda: cats().hand("marquise", "bake-sale", "armorers").daylight("marquise"),
            "recruit, overwork 5 bake-sale, march 5 1 3, done, extra armorers",
            "w->1/R#bakesaleC->/t->5/3w5->1/B#armorC->",
        ),
        (
            lambda: cats().put("eyrie", 5, warriors=3).hand("marquise", "bake-sale", "sword").daylight("marquise").dice(2, 2),
            "battle 5 eyrie, hospital bake-sale, march 1 5 1",
            "XE5(2,2)/2Ew5->/2w5->1/R#bakesaleC->/w1->5",
        ),
        (
            lambda: (
                cats()
                .put("eyrie", 5, warriors=1)
                .hand("eyrie", "ambush-rabbit")
                .hand("marquise", "ambush-bird")
                .daylight("marquise")
                .dice(2, 0)
            ),
            "battle 5 eyrie, ambush ambush-rabbit, foil ambush-bird",
            "XE5R@B@(2,0)/Ew5->",
        ),
        (lambda: birds().hand("eyrie", "anvil", "arms-trader").birdsong("eyrie"), "decree anvil battle", "F#anvilE->$_x"),
        (lambda: birds().decree(battle=["anvil"]).daylight("eyrie"), "move 3 7 2, leader despot", "E:2w3->7/$_->/--2/#despot->$/#->E"),
        (
            lambda: (
                friends().put("marquise", 1, warriors=3, sawmill=1).supporters("anvil", "foxfolk-steel", "bake-sale").birdsong("alliance")
            ),
            "revolt 1 anvil, support foxfolk-steel",
            "F#anvil$->/F#foxfolksteel$->/3Cw1->/Cb_s1->/++/b_f->1/w->1/w->$",
        ),
        (
            lambda: (
                friends()
                .put("alliance", 2, base=1, warriors=2)
                .hand("alliance", "tax-collector", "sword", "investments")
                .daylight("alliance")
            ),
            "mobilize tax-collector, train sword, done, organize 2",
            "A:#A->$/w->$/M#swordA->/w2->/t->2/++/2#->A",
        ),
        (lambda: friends().hand("marquise", "anvil", "foxfolk-steel").daylight("marquise"), "march 5 1 3, give anvil", "3w5->1/#C->A$"),
        (lambda: friends().hand("marquise", "sword").daylight("marquise"), "march 5 1 3, done", "3w5->1/^A/#->A$"),
        (
            lambda: wanderer("boots", "boots", "hammer", "crossbow:damaged").daylight("vagabond"),
            "go 11, repair crossbow damaged",
            "p->11/%f->e/%xd->s/%h->e",
        ),
        (lambda: wanderer("torch", "boots").under_ruin(6, "sword").daylight("vagabond"), "explore", "%s6->$/++/%r->e"),
        (
            lambda: wanderer("torch", "boots").hand("vagabond", "anvil").box("marquise", "tea").daylight("vagabond"),
            "aid marquise anvil, exhaust torch, take-item tea",
            "#V->C/%r->e/%tC$->$/$_C->1/++",
        ),
        (
            lambda: (
                Table(FOUR.replace("eyrie", "riverfolk"))
                .pawn("vagabond", 6)
                .items("vagabond", "torch")
                .put("riverfolk", 6, warriors=1)
                .hand("vagabond", "anvil", "sword")
                .daylight("vagabond")
            ),
            "aid riverfolk anvil",
            "F#anvilV->O/$_O->1/++/%r->e",
        ),
        (lambda: wanderer("crossbow", "crossbow", "boots").daylight("vagabond"), "strike marquise warrior", "Cw6->/$_C->h/%x->e"),
        (lambda: wanderer("torch", "boots", character="scoundrel").daylight("vagabond"), "scorch", "%r->6/2Cw6->/$_C->h"),
        (
            lambda: wanderer("sword", "boots:exhausted").daylight("marquise").dice(1, 1),
            "battle 6 vagabond, damage boots exhausted",
            "XV6(1,1)/w6->/V$_C->h/%fV$->d",
        ),
        (lambda: wanderer("torch", "boots").hand("marquise", "anvil").daylight("vagabond"), "steal marquise", "#C->V/%r->e"),
        (
            lambda: wanderer("torch", character="tinker").discards("anvil", "sword").daylight("vagabond"),
            "day-labor anvil",
            "F#anvil*->V/%r->e",
        ),
        (
            lambda: wanderer(
                "torch", "sword:damaged", "boots:damaged-exhausted", "bag:damaged", "tea:damaged", character="ranger"
            ).daylight("vagabond"),
            "hideout, repair sword damaged",
            "%r->e/%sd->s",
        ),
        (
            lambda: wanderer("boots", "tea", "coins").quests("fox-errand", "mouse-escort", "rabbit-errand", left=0).daylight("vagabond"),
            "quest fox-errand",
            "F#errandQ->$/%f->e/%t->e",
        ),
        (
            lambda: wanderer("torch").hand("vagabond", "dominance-fox").points(vagabond=12).daylight("vagabond"),
            "coalition dominance-fox eyrie",
            "F#domV->$/++->E$",
        ),
        (
            lambda: wanderer("torch:damaged", "boots", at="forest-1").hand("vagabond", "armorers").daylight("vagabond"),
            "done",
            "V:%_d->s+r/#->V",
        ),
        (lambda: wanderer("torch", "boots").birdsong("vagabond"), "slip forest-3", "p->2_6_10_11_12"),
        (
            lambda: wanderer(
                "torch", "boots", "sword", "hammer", "crossbow", "crossbow:damaged", "boots:exhausted", "sword:damaged-exhausted"
            ).evening("vagabond"),
            "drop boots exhausted, drop crossbow damaged",
            "V:%fse->/%xdr->",
        ),
        (
            lambda: lizards().souls("foxfolk-steel", "tax-collector").birdsong("cult"),
            "convert 1 marquise, sanctify 8 sawmill, crusade-move 8 4 2",
            "2w$->/Cw1->/w->1/3w$->/Cb_s8->/++/b_f->8/2w$->/2w8->4",
        ),
        (
            lambda: lizards().outcast("fox").birdsong("cult"),
            "convert 1 marquise, sanctify 8 sawmill",
            "w$->/Cw1->/w->1/2w$->/Cb_s8->/++/b_f->8",
        ),
        (
            lambda: lizards().hand("cult", "anvil", "arms-trader", "cobbler").put("cult", 4, warriors=1).daylight("cult"),
            "ritual-build bake-sale 4, ritual-recruit anvil 1, sacrifice arms-trader",
            "R#bakesale^/b_r->4/F#anvil^/w->1/B#armstrader^/w->$",
        ),
        (lambda: lizards().daylight("marquise").dice(1, 0), "battle 1 cult, pass", "XL1(1,0)/Lw1->L$"),
        (lambda: otters().daylight("riverfolk"), "establish 4", "2w$->/t_r->4/w->4/++2"),
        (lambda: otters().evening("riverfolk"), "price hand-card 3, done", "O:$_h->3/$_f->5"),
        (
            lambda: otters().daylight("marquise").dice(2, 2),
            "battle 2 riverfolk, return marquise",
            "XO2(2,2)/Ot_m2->/++/wO$->/OwO$->/OwO$->",
        ),
        (lambda: otters().prices(2, 1, 1).turn("marquise"), "buy-card anvil", "F#anvilO->C/2w->O$"),
        (
            lambda: cats_of_four().hand("marquise", "dominance-fox").points(marquise=12).daylight("marquise"),
            "dominate dominance-fox",
            "F#domC->$/++->$",
        ),
        (
            lambda: cats_of_four().hand("marquise", "anvil").available("dominance-fox").daylight("marquise"),
            "take dominance-fox anvil",
            "F#anvilC->/F#dom->C",
        ),
        (
            lambda: (
                cats_of_four()
                .put("marquise", 1, workshop=1)
                .put("marquise", 5, workshop=2)
                .put("marquise", 3, workshop=1)
                .put("eyrie", 4, warriors=1)
                .hand("marquise", "anvil", "favor-of-the-rabbits")
                .daylight("marquise")
            ),
            "craft anvil, craft favor-of-the-rabbits",
            "Z%h/++2/Zrfavor/Ew4->",
        ),
        (lambda: cats_of_four().put("marquise", 5, workshop=2).hand("marquise", "cobbler").daylight("marquise"), "craft cobbler", "Zcob"),
        (
            lambda: cats_of_four().crafted("marquise", "codebreakers").hand("eyrie", "anvil", "sword").daylight("marquise"),
            "spy eyrie",
            "E^C",
        ),
        (lambda: cats_of_four().crafted("marquise", "stand-and-deliver").hand("eyrie", "anvil").turn("marquise"), "rob eyrie", "#E->C/E++"),
        (lambda: cats_of_four().crafted("marquise", "royal-claim").turn("marquise"), "royal-claim", "B#royal$->/++"),
    ],
)
def test_every_kind_of_action_has_its_form(game: Callable[[], Table], moves: str, text: str) -> None:
    assert written(game(), moves) == text


def test_the_set_up_is_written_faction_by_faction() -> None:
    """Everything each has on the table, as if on its own turn: pieces, leader, character, items, quests, prices."""
    pos = GAME.new(["marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk"], 3, {"order": "fixed"}, log=True)
    assert isinstance(pos, Root)
    writer = _Writer()
    while not pos.round:
        writer.follow(pos)
        seat = pos.waiting()[0]
        pos.play(seat, pos.moves(seat)[0])
    writer.follow(pos)
    assert writer.lines == [
        "V:R#speech->Q/F#shed->Q/F#funds->Q/#thief->$/%f->$/%r->$/%t->$/%s->$/p->1_2_5_10",
        "C:t_k->1/w->1/w->2/w->4/w->5/w->6/w->7/w->8/w->9/w->10/w->11/w->12/b_s->1/b_w->5/b_r->5",
        "E:b->3/6w->3/#builder->$",
        "A:3#->$",
        "L:4w->2/b_m->2/w->5/w->6/w->10/$_o->F",
        "O:4w->4/$_h->1/$_r->1/$_m->1",
        "",
    ]


def test_cards_and_quests_have_short_names() -> None:
    named = {
        "ambush-bird": "B#@",
        "dominance-mouse": "M#dom",
        "favor-of-the-mice": "M#favor",
        "tax-collector": "F#tax",
        "bake-sale": "R#bakesale",
    }
    assert {name: card(KIND_NAMES.index(name)) for name in named} == named
    quests = {"fox-fundraising": "F#funds", "rabbit-fend-off-a-bear": "R#bear", "mouse-escort": "M#escort"}
    assert {name: quest(QUEST_NAMES.index(name)) for name in quests} == quests


def test_equal_neighbours_are_counted() -> None:
    assert merged(["#->C", "#->C", "++", "++", "w->1", "#->C"]) == ["2#->C", "++", "++", "w->1", "#->C"]
    assert merged(["w->3", "w->3", "w->3", "XE5(1,0)", "XE5(1,0)"]) == ["3w->3", "XE5(1,0)", "XE5(1,0)"]
