"""The bots of Camel Up: what they see, how they judge, how strong they are."""

from __future__ import annotations

import pytest

from caravanserai.core.randomness import Random
from caravanserai.games.camel_up.bots.evaluation import Judgement, expected_payout
from caravanserai.games.camel_up.bots.players import BOTS, Novice, Regular
from caravanserai.games.camel_up.components import TURN
from caravanserai.games.camel_up.engine import COMPILED, Position, lay_out
from caravanserai.games.camel_up.game import GAME
from caravanserai.games.camel_up.kernel.rules.tiles import ALLOWED_SPACES
from caravanserai.games.camel_up.table.notation import read_board
from caravanserai.lab.match import match, strength


def position_at(text: str, players: int = 4) -> Position:
    """A position of this board with nothing taken yet; tiles belong to the last seats."""
    board = read_board(text)
    position = Position(players)
    lay_out(position)
    position.phase = TURN
    position.camels = board.camels
    position.taken = sum(1 << space for space in range(1, 17) if f" {space}[" in " " + text)
    position.dice = board.dice
    position.cheers, position.boos = board.cheers, board.boos
    spaces = [space for space in range(17) if (board.cheers | board.boos) >> space & 1]
    position.tile_space = [0] * (players - len(spaces)) + spaces + [0] * (8 - players)
    return position


def choice(bot: type[Regular] | type[Novice], position: Position) -> str:
    chosen = bot(1).choose(GAME.view(position, position.turn), position.legal_moves())
    return GAME.write(GAME.move(chosen.move))


def test_regular_takes_the_ticket_of_a_certain_winner() -> None:
    assert choice(Regular, position_at("1[B G] 2[Y P] 6[R] 12[w] 13[k] left[B grey]")) == "ticket R"


def test_regular_bets_on_the_whole_race_when_the_leg_has_nothing_left_to_give() -> None:
    position = position_at("1[B G] 2[Y P] 15[R] 8[w] 9[k] left[B grey]")
    position.ticket_taken = [4] * 5
    position.tickets = 0
    assert choice(Regular, position) in ("winner R", "loser B")


def test_a_bot_says_why() -> None:
    position = position_at("1[B G] 2[Y P] 6[R] 12[w] 13[k] left[B grey]")
    chosen = Regular(1).choose(GAME.view(position, 0), position.legal_moves())
    assert (chosen.reason, chosen.about["camel"], chosen.about["first"]) == ("ticket", "red", 100)
    assert chosen.about["value"] == 5.0


def test_bots_know_no_more_than_the_view_tells() -> None:
    """§2 With other hidden cards behind the same view, the choice is the same."""
    position = position_at("5[B G] 6[Y P] 7[R] 14[w] 15[k]")
    for move in ("winner R", "loser B", "winner Y", "loser P", "roll"):
        position.play(GAME.number(GAME.read(move)))
        if position.actor() < 0:
            position.play(position.legal_moves()[0])
    view = GAME.view(position, position.turn)
    for seed in range(6):
        other = GAME.restore(view, Random(seed))
        for bot in BOTS:
            assert choice(bot, other) == choice(bot, position)


def test_a_tile_is_worth_what_will_stop_on_it() -> None:
    """§5.5 With one die to come, blue or grey: blue stops on 6, 7 or 8, each with a sixth."""
    position = position_at("5[B] 1[G Y R P] 14[w] 15[k] left[B grey]")
    weighed = Judgement(GAME.view(position, 0), 10).weigh(GAME.number(GAME.read("cheer 7")))
    assert weighed.about["value"] == round(1 / 6, 2)


def test_a_finish_card_is_worth_less_the_more_have_been_played() -> None:
    """§10.2"""
    values = [expected_payout(others, 0.4) for others in range(9)]
    assert values[0] == 8
    assert values == sorted(values, reverse=True)
    assert values[-1] > 1


def test_tiles_are_only_weighed_where_they_may_lie() -> None:
    position = position_at("5[B] 1[G Y R P] 14[w] 15[k]")
    assert sum(1 << space for space in range(2, 17)) == ALLOWED_SPACES
    for move in position.legal_moves():
        assert Judgement(GAME.view(position, 0), 10).weigh(move).move == move


@pytest.mark.parametrize(("bot", "others", "games"), [("regular", "random", 6), ("novice", "random", 6)])
def test_bots_beat_players_without_a_plan(bot: str, others: str, games: int) -> None:
    result, theirs = match("camel_up", [bot, *[others] * 3], games if COMPILED else 1).bots
    assert result.score > theirs.score


@pytest.mark.slow
def test_regular_wins_nine_of_ten_games_against_three_random_players() -> None:
    assert strength("camel_up", "regular", "random", 4, 100).share >= 0.9


@pytest.mark.slow
def test_regular_wins_clearly_more_than_its_share_against_three_novices() -> None:
    assert strength("camel_up", "regular", "novice", 4, 60).low > 0.4
