"""Episodes: who is asked, what is offered, what it is worth, copies and saves."""

from __future__ import annotations

import pytest

import tafelrunde
from tafelrunde.engine.chance import Chance, chance_from_seed
from tafelrunde.engine.errors import BadOptions, IllegalMove, Unreadable
from tafelrunde.engine.position import Position
from tafelrunde.engine.state import digest
from tafelrunde.examples.apple import AppleGame
from tafelrunde.research.episode import Episode, Setting, restore
from tests.research.games import GAMES


def begin(game: str, seed: int = 1, **settings: object) -> Episode:
    setting = Setting(game, **settings)  # type: ignore[arg-type]
    return Episode(setting, setting.new(seed))


def run(episode: Episode, chance: Chance, actions: int) -> None:
    for _ in range(actions):
        if episode.over:
            return
        episode.play(episode.numbers[chance.below(len(episode.numbers))])


def test_several_waiting_seats_are_asked_one_after_another() -> None:
    episode = begin("apple", seats=3)
    asked: list[int] = []
    while len(asked) < 3:
        asked.append(episode.seat)
        episode.play(episode.setting.game.verbs.number(episode.setting.game.verbs.parse("ready")))
    assert asked == [0, 1, 2]


def test_a_seat_goes_on_until_it_is_done() -> None:
    episode = begin("apple", seats=3)
    episode.play(episode.numbers[0])
    assert episode.seat == 0, "a bid is not the end of it: ready is"


def test_nobody_sees_what_another_has_decided_in_secret() -> None:
    episode = begin("apple", seats=3)
    before = episode.observe(2)
    episode.play(episode.numbers[0])
    assert episode.observe(2) == before


def test_taking_back_is_left_out_unless_asked_for() -> None:
    verbs = tafelrunde.find("apple").verbs
    withdraw = verbs.number(verbs.parse("withdraw"))
    for take_back in (False, True):
        episode = begin("apple", take_back=take_back)
        episode.play(episode.numbers[0])
        assert (withdraw in episode.numbers) is take_back


def test_an_illegal_action_is_refused_with_the_rule() -> None:
    episode = begin("apple")
    before = digest(episode.position)
    for action, rule in ((0, "A2.2"), (episode.setting.numbering.size + 5, "G4"), (-1, "G4")):
        with pytest.raises(IllegalMove) as caught:
            episode.play(action)
        assert caught.value.reason.rule == rule
    assert digest(episode.position) == before


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("actions", ["moves", "words"])
def test_games_end_and_their_worth_adds_up_to_nothing(game: str, actions: str) -> None:
    for reward in ("win", "rank"):
        episode = begin(game, actions=actions, reward=reward, longest=50_000)
        run(episode, chance_from_seed(3), 300_000)
        assert episode.over
        assert not episode.cut
        worth = episode.rewards()
        assert sum(worth) == pytest.approx(0)
        assert max(worth) <= 1
        assert min(worth) >= -1
        winners = episode.position.standing().winners
        assert all(worth[seat] == max(worth) for seat in winners)


@pytest.mark.parametrize("game", GAMES)
def test_both_numberings_can_play_the_same_game(game: str) -> None:
    """Whatever is spelled in words is the move that words were taken from."""
    spelled, chance = begin(game, actions="words"), chance_from_seed(8)
    whole = begin(game, actions="moves")
    while not spelled.over and spelled.decisions < 150:
        before = spelled.decisions
        number = spelled.numbers[chance.below(len(spelled.numbers))]
        move = spelled.move_of(number)
        spelled.play(number)
        if spelled.decisions > before:
            assert move is not None
            whole.play(whole.setting.game.verbs.number(move))
            assert digest(whole.position) == digest(spelled.position)
        else:
            assert move is None


def test_an_episode_is_cut_where_it_gets_too_long() -> None:
    episode = begin("apple", longest=7)
    run(episode, chance_from_seed(1), 100)
    assert episode.over
    assert episode.cut
    assert episode.decisions == 7
    assert episode.rewards() == [0.0, 0.0]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("actions", ["moves", "words"])
def test_copies_and_saves_go_on_alike(game: str, actions: str) -> None:
    episode, chance = begin(game, actions=actions, seed=5), chance_from_seed(5)
    for _ in range(6):
        run(episode, chance, 19)
        twin, loaded = episode.copy(), restore(episode.setting, episode.save())
        assert twin.numbers == loaded.numbers == episode.numbers
        assert (loaded.seat, loaded.said, loaded.decisions) == (episode.seat, episode.said, episode.decisions)
        before = digest(episode.position)
        ways = [chance_from_seed(9), chance_from_seed(9)]
        run(twin, ways[0], 11)
        run(loaded, ways[1], 11)
        assert digest(twin.position) == digest(loaded.position)
        assert digest(episode.position) == before, "the original stays as it is"


def test_what_was_not_saved_here_is_unreadable() -> None:
    setting = Setting("apple")
    other = begin("apple", seats=3)
    for text in ("", "{}", "[]", other.save(), other.save()[:-5]):
        with pytest.raises(Unreadable):
            restore(setting, text)


@pytest.mark.parametrize(
    ("settings", "word"),
    [({"reward": "gold"}, "rank"), ({"seats": 9}, "seats"), ({"options": {"gaol": 3}}, "goal"), ({"observation_size": 0}, "at least 1")],
)
def test_a_wrong_setting_says_what_is_right(settings: dict[str, object], word: str) -> None:
    with pytest.raises(BadOptions, match=word):
        Setting("apple", **settings)  # type: ignore[arg-type]


class OwnEyes(AppleGame):
    """A game that describes itself in numbers."""

    def observation(self, pos: Position, seat: int) -> list[float]:
        return [float(score) for score in pos.standing().scores]


def test_a_game_can_describe_itself() -> None:
    for actions, size in (("moves", 2), ("words", 2 + 14)):
        setting = Setting(OwnEyes(), actions=actions)
        assert setting.size == size
        episode = Episode(setting, setting.new(1))
        assert episode.observe(0) == [0.0] * size
    episode.play(episode.numbers[0])
    assert [word for word, said in enumerate(episode.observe(episode.seat)[2:]) if said] == episode.said
