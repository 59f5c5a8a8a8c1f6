"""The bots of Camel Up: what they see, how they judge, how strong they are."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.bots import bot_names, load_bot, yardsticks
from caravanserai.core.bot import Bot, Choice
from caravanserai.core.randomness import Random
from caravanserai.core.record import Record
from caravanserai.core.tallies import Tallies
from caravanserai.games.camel_up.bots.players import BOTS, Expert, Novice, Regular
from caravanserai.games.camel_up.components import ROLL
from caravanserai.games.camel_up.engine import COMPILED, Position
from caravanserai.games.camel_up.game import GAME
from caravanserai.lab.match import match, play_match, strength
from tests.conformance.cases import all_on
from tests.games.camel_up.table import lay

compiled_only = pytest.mark.skipif(not COMPILED, reason="plain rules take seconds for each turn")


def choose(bot: type[Bot], position: Position, seed: int = 1) -> Choice:
    return bot(seed).choose(GAME.view(position, position.turn), position.legal_moves())


def choice(bot: type[Bot], position: Position) -> str:
    return GAME.write(GAME.move(choose(bot, position).move))


def test_three_strengths_and_their_yardsticks() -> None:
    assert bot_names("camel_up") == ["random", "novice", "regular", "expert"]
    assert yardsticks("camel_up") == ["roller", "greedy", "early"]


@pytest.mark.parametrize("bot", [Regular, Expert])
def test_the_ticket_of_a_certain_winner_is_taken(bot: type[Bot]) -> None:
    assert choice(bot, lay("1[B G] 2[Y P] 6[R] 12[w] 13[k] out[G1 Y1 R1 P1]").position) == "ticket R"


@pytest.mark.parametrize("bot", [Regular, Expert])
def test_the_whole_race_is_bet_on_when_the_leg_has_nothing_left_to_give(bot: type[Bot]) -> None:
    position = lay("1[B G] 2[Y P] 15[R] 8[w] 9[k] out[G1 Y1 R1 P1]").position
    position.ticket_taken = [4] * 5
    position.tickets = 0
    assert choice(bot, position) in ("winner R", "loser B")


def test_a_bot_says_why() -> None:
    chosen = choose(Regular, lay("1[B G] 2[Y P] 6[R] 12[w] 13[k] out[G1 Y1 R1 P1]").position)
    assert (chosen.reason, chosen.about["camel"], chosen.about["first"]) == ("ticket", "red", 100)
    assert chosen.about["value"] == 5.0


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_tells_the_moves_that_it_thought_of_the_best_first(bot: type[Bot]) -> None:
    position = lay("5[B G] 6[Y P] 7[R] 14[w] 15[k] out[Y1 P1]").position
    chosen = choose(bot, position)
    assert chosen.considered[0].move == chosen.move
    values = [considered.value for considered in chosen.considered]
    assert len(values) > 2
    assert values == sorted(values, reverse=True)
    assert {considered.move for considered in chosen.considered} <= set(position.legal_moves())


def test_bots_know_no_more_than_the_view_tells() -> None:
    """§2 With other hidden cards behind the same view, the choice is the same."""
    position = lay("5[B G] 6[Y P] 7[R] 14[w] 15[k] out[Y1 P1]").position
    for move in ("winner R", "loser B", "winner Y", "loser P"):
        position.play(GAME.number(GAME.read(move)))
    view = GAME.view(position, position.turn)
    for seed in range(6):
        other = GAME.restore(view, Random(seed))
        for bot in BOTS:
            assert choice(bot, other) == choice(bot, position)


@compiled_only
@pytest.mark.parametrize("bot", BOTS)
def test_two_tables_that_a_seat_cannot_tell_apart_are_played_alike(bot: type[Bot]) -> None:
    """Over all turns of a game, and whatever was thought about on the same desk before."""
    for seed in (3, 4):
        asked = 0
        record = Record(GAME, 4)
        tallies = Tallies(GAME, record.position)
        rng = Random(seed)
        while (actor := record.position.actor()) >= 0 or record.awaits_chance():
            if record.awaits_chance():
                events = record.play_chance(rng)
            else:
                legal = record.position.legal_moves()
                view = GAME.view(record.position, actor)
                twin = GAME.restore(view, Random(len(record.log)), tallies[actor])
                chosen = [asked_of(bot, GAME.view(table, actor), legal, tallies[actor]) for table in (record.position, twin)]
                assert chosen[0] == chosen[1]
                asked += 1
                events = record.play(chosen[0].move)
            tallies.tell(events)
        assert asked > 40


def asked_of(bot: type[Bot], view: Any, legal: list[int], tally: Any) -> Choice:
    made = bot(5)
    made.tally = tally
    return made.choose(view, legal)


@compiled_only
def test_a_novice_moves_no_tile_and_its_games_are_of_normal_length() -> None:
    turns = dict.fromkeys(("novice", "regular"), 0)
    moved = 0
    for bot in turns:
        for seed in range(900, 920):
            record = play_match("camel_up", [bot] * 4, seed)
            turns[bot] += GAME.measure(record.position)[0]
            if bot == "novice":
                moved += tiles_moved(record)
    assert moved == 0
    assert turns["novice"] < 1.3 * turns["regular"]


def tiles_moved(record: Record) -> int:
    """How often somebody moved a tile that already lay."""
    replayed, moved = GAME.start(record.players, record.options), 0
    for entry in record.log:
        events = GAME.play(replayed, entry.move)
        moved += sum(getattr(event, "origin", None) is not None and hasattr(event, "side") for event in events)
    return moved


@compiled_only
@pytest.mark.parametrize("bot", ["novice", "regular", "expert"])
@pytest.mark.parametrize("players", [3, 8])
def test_every_level_plays_legally_to_the_end_whatever_is_switched_on(bot: str, players: int) -> None:
    for seed, options in ((1, None), (2, all_on(GAME))):
        record = play_match("camel_up", [bot] * players, seed, options)
        assert record.outcome is not None


@compiled_only
def test_an_expert_uses_the_time_that_it_is_given_and_no_more() -> None:
    position = lay("5[B G] 6[Y P] 7[R] 14[w] 15[k] out[Y1 P1]").position
    rolled = []
    for seconds in (None, 0.0, 60.0):
        bot = Expert(1)
        bot.seconds = seconds
        rolled.append(bot.choose(GAME.view(position, 0), position.legal_moves()).considered[0].trials)
    assert rolled[1] < rolled[0] < rolled[2]


def test_a_roller_rolls() -> None:
    position = lay("1[B G] 2[Y P] 6[R] 12[w] 13[k] out[G1 Y1 R1 P1]").position
    assert load_bot("camel_up", "roller").choose(GAME.view(position, 0), position.legal_moves()).move == ROLL


def test_a_novice_is_in_other_moods_at_other_times() -> None:
    position = lay("5[B G] 6[Y P] 7[R] 14[w] 15[k] out[Y1 P1]").position
    assert len({choose(Novice, position, seed).move for seed in range(40)}) > 2


@pytest.mark.parametrize(("bot", "others", "games"), [("regular", "random", 6), ("novice", "random", 6)])
def test_bots_beat_players_without_a_plan(bot: str, others: str, games: int) -> None:
    result, theirs = match("camel_up", [bot, *[others] * 3], games if COMPILED else 1).bots
    assert result.score > theirs.score


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bot", "others", "players", "share"),
    [
        ("novice", "random", 3, 0.8),
        ("novice", "random", 8, 0.6),
        ("regular", "random", 4, 0.9),
        ("regular", "novice", 4, 0.4),
        ("regular", "roller", 4, 0.6),
        ("expert", "novice", 4, 0.4),
        ("expert", "early", 4, 0.27),
    ],
)
def test_who_is_stronger_wins_clearly_more_than_its_share(bot: str, others: str, players: int, share: float) -> None:
    assert strength("camel_up", bot, others, players, 120).share > share
