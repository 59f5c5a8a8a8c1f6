"""Bots against bots."""

from __future__ import annotations

from typing import ClassVar

import pytest

from caravanserai.bots import RandomBot, bot_names, load_bot, make_bot
from caravanserai.core.bot import Choice
from caravanserai.core.contract import View
from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.errors import BadOption
from caravanserai.core.saved import read_record, write_record
from caravanserai.core.tallies import Tallies
from caravanserai.lab.match import EndlessMatch, match, play_match, strength


@pytest.mark.parametrize("game_id", game_ids())
def test_every_bot_plays_a_game_to_its_end_and_again_the_same_way(game_id: str) -> None:
    players = load_game(game_id).players.start
    for bot in bot_names(game_id):
        record = play_match(game_id, [bot] * players, 5)
        assert record.outcome is not None
        assert write_record(play_match(game_id, [bot] * players, 5)) == write_record(record)
        assert read_record(write_record(record)).outcome == record.outcome


def test_a_game_that_does_not_end_is_given_up_with_what_would_show_it_again() -> None:
    ended = len(play_match("camel_up", ["random"] * 3, 5).log)
    assert play_match("camel_up", ["random"] * 3, 5, most_moves=ended).position.is_over()
    with pytest.raises(
        EndlessMatch, match=f"^camel_up with random, random, random and seed 5 has no end after {ended - 1} moves$"
    ):
        play_match("camel_up", ["random"] * 3, 5, most_moves=ended - 1)


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOption, match="no bot called 'genius'; there is random, novice, regular"):
        load_bot("camel_up", "genius")


def test_a_bot_from_anywhere_plays_as_one_of_the_games_own() -> None:
    by_class = play_match("camel_up", [RandomBot, "random", RandomBot], 5)
    assert write_record(by_class) == write_record(play_match("camel_up", ["random"] * 3, 5))
    assert strength("camel_up", RandomBot, "random", 3, 3).share == strength("camel_up", "random", RandomBot, 3, 3).share


def test_equal_bots_win_their_share() -> None:
    result = strength("camel_up", "random", "random", 3, 60, seed=3)
    assert result.low < 1 / 3 < result.high


def test_a_match_is_played_in_blocks_in_which_everybody_moves_a_seat_on() -> None:
    told: list[int] = []
    result = match("camel_up", ["regular", "random", "random"], 4, seed=2, progress=told.append)
    assert (result.players, result.games, told) == (3, 6, [3, 3])
    assert [(bot.bot, bot.seats) for bot in result.bots] == [("regular", 1), ("random", 2)]
    assert result.bots[0].share + 2 * result.bots[1].share == pytest.approx(1)
    assert result.bots[0].place + 2 * result.bots[1].place <= 6
    assert result.bots[0].ms_per_decision > result.bots[1].ms_per_decision > 0


def test_a_match_comes_to_the_same_in_one_process_and_in_two() -> None:
    def told(jobs: int) -> list[tuple[float, float, int]]:
        result = match("camel_up", ["novice", "random", "random"], 6, seed=4, jobs=jobs)
        return [(bot.share, bot.score, bot.decisions) for bot in result.bots]

    assert told(1) == told(2)


def test_no_games_are_no_match() -> None:
    with pytest.raises(BadOption, match="at least 1"):
        match("camel_up", ["random"] * 3, 0)


def test_two_of_one_bot_may_have_different_times_to_think() -> None:
    """Each is told apart by what it was given, and who is given less takes less."""
    result = match("five_tribes", ["expert:0.004", "expert:0.001"], 2, seed=3)
    longer, shorter = result.bots
    assert (longer.bot, shorter.bot) == ("expert:0.004", "expert:0.001")
    assert longer.share + shorter.share == pytest.approx(1)
    assert make_bot("five_tribes", "expert:0.004", 1, seconds=2.0).seconds == 0.004
    assert make_bot("five_tribes", "expert", 1, seconds=2.0).seconds == 2.0


@pytest.mark.parametrize("bot", ["expert:", "expert:soon", "expert:0", "expert:-1", "expert:nan", "expert:inf"])
def test_a_time_to_think_that_is_none_is_refused(bot: str) -> None:
    with pytest.raises(
        BadOption, match=r"after the colon stands how many seconds it may think, from 0\.001 on, as in expert:0\.5"
    ):
        make_bot("five_tribes", bot, 1)


class Blind(RandomBot):
    """Remembers what it was given."""

    name = "blind"
    given: ClassVar[list[View]] = []

    def choose(self, view: View, legal_moves: list[int]) -> Choice:
        self.given.append(view)
        assert self.tally is None
        return super().choose(view, legal_moves)


class Seeing(Blind):
    name = "seeing"
    looks = True
    given: ClassVar[list[View]] = []


def test_who_does_not_look_is_given_nothing_to_see_and_plays_the_same() -> None:
    blind, seeing = (play_match("camel_up", [bot] * 3, 5) for bot in (Blind, Seeing))
    assert {type(view) for view in Blind.given} == {View}
    assert {type(view) for view in Seeing.given} == {blind.game.view_type}
    assert [entry.move for entry in blind.log] == [entry.move for entry in seeing.log]


def test_tallies_are_kept_for_those_who_count_alone() -> None:
    game = load_game("camel_up")
    start = game.start(3)
    assert not Tallies(game, start, []).are_kept
    one = Tallies(game, start, [1])
    assert one.are_kept
    assert [one[seat] is not None for seat in range(3)] == [False, True, False]


def test_a_match_that_is_interrupted_tells_what_was_played() -> None:
    def interrupt(games: int) -> None:
        raise KeyboardInterrupt

    assert match("camel_up", ["roller", "random", "random"], 3000, progress=interrupt).games == 3
