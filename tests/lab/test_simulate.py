"""Simulation: the seed decides everything but the time it takes."""

from __future__ import annotations

import msgspec
import pytest

from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.errors import BadOption, UnknownGame
from caravanserai.core.randomness import Random
from caravanserai.lab.simulate import Summary, simulate


def without_time(summary: Summary) -> Summary:
    return msgspec.structs.replace(summary, cpu_seconds=0, games_per_second=0, turns_per_second=0)


@pytest.mark.parametrize("game_id", game_ids())
def test_the_same_seed_gives_the_same_result_on_any_number_of_processes(game_id: str) -> None:
    players = load_game(game_id).players.start
    alone = simulate(game_id, players, 1201, 7)
    assert without_time(alone) == without_time(simulate(game_id, players, 1201, 7, jobs=3))
    assert without_time(alone) != without_time(simulate(game_id, players, 1201, 8))


@pytest.mark.parametrize("game_id", game_ids())
def test_many_games_are_the_games_played_one_by_one(game_id: str) -> None:
    game = load_game(game_id)
    start = game.start(game.players.start, game.options_type(**game.simulated))
    for number, played in zip(range(5, 12), game.play_many(start, 3, range(5, 12)), strict=True):
        position = start.copy()
        game.play_out(position, Random(3, number))
        outcome = game.outcome(position)
        assert outcome is not None
        assert (game.measure(position), outcome.scores, outcome.winners) == played


def test_who_wins_is_for_the_game_to_say() -> None:
    """A game of Camel Up that is broken off is a draw, whoever has the most coins."""
    game, won = load_game("camel_up"), [0.0] * 3
    options = game.simulated | {"stall_limit": 20}
    start = game.start(3, game.options_type(**options))
    for played in game.play_many(start, 1, range(60)):
        for seat in played.winners:
            won[seat] += 1 / len(played.winners) / 60
    assert any(len(played.winners) == 3 and len(set(played.scores)) > 1 for played in game.play_many(start, 1, range(60)))
    assert [seat.win_share.mean for seat in simulate("camel_up", 3, 60, 1, options).seats] == pytest.approx(won)


def test_wins_are_shared_and_add_up() -> None:
    summary = simulate("camel_up", 5, 800, 2)
    assert sum(seat.win_share.mean for seat in summary.seats) == pytest.approx(1)


def test_progress_is_told_game_by_game() -> None:
    done: list[int] = []
    simulate("camel_up", 3, 1100, 1, progress=done.append)
    assert sum(done) == 1100
    assert len(done) > 1


@pytest.mark.parametrize("game_id", game_ids())
def test_turns_are_counted_whatever_the_game_calls_them(game_id: str) -> None:
    summary = simulate(game_id, load_game(game_id).players.start, 5, 1)
    turns = next(iter(summary.measures.values())).mean * summary.games
    assert turns >= 5
    assert summary.turns_per_second == pytest.approx(turns / summary.cpu_seconds)


def test_what_is_at_most_once_in_a_game_is_a_share_of_the_games() -> None:
    backward = simulate("camel_up", 3, 2, 1).measures["backward_finishes"]
    assert (backward.mean, backward.low) == (0, 0)
    assert 0.5 < backward.high < 1


def test_few_games_say_little_of_who_wins() -> None:
    for seat in simulate("camel_up", 4, 3, 1).seats:
        assert 0 <= seat.win_share.low < seat.win_share.high <= 1
        assert seat.win_share.high - seat.win_share.low > 0.3


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        (("chess", 4, 10, 1), UnknownGame, "there is no game called 'chess'"),
        (("camel_up", 9, 10, 1), BadOption, "3 to 8 players"),
        (("camel_up", 4, 0, 1), BadOption, "at least 1"),
        (("camel_up", 4, 10, -1), BadOption, "a seed is a number from 0"),
        (("camel_up", 4, 10, 2**62), BadOption, "a seed is a number from 0"),
        (("camel_up", 4, 10, 1, {"tempo": "fast"}), BadOption, "no option 'tempo'"),
    ],
)
def test_what_cannot_be_simulated_is_refused(arguments: tuple[object, ...], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        simulate(*arguments)  # type: ignore[arg-type]


def test_whoever_interrupts_is_told_of_the_games_that_were_played() -> None:
    def interrupt(games: int) -> None:
        raise KeyboardInterrupt

    assert simulate("camel_up", 3, 100_000, 1, progress=interrupt).games == 500


def test_bots_play_the_games_that_their_numbers_say() -> None:
    alone = simulate("camel_up", 3, 5, 7, bots=["roller", "random", "random"])
    assert without_time(simulate("camel_up", 3, 5, 7, jobs=2, bots=["roller", "random", "random"])) == without_time(alone)
    assert [seat.bot for seat in alone.seats] == ["roller", "random", "random"]
    assert alone.spreads["turns"].least <= alone.measures["turns"].mean <= alone.spreads["turns"].most
    assert alone.versions.rules == load_game("camel_up").rules_version
