"""The bots of Camel Up: what they see, how they judge, how strong they are."""

from __future__ import annotations

from typing import Any, cast

import msgspec
import pytest

from caravanserai.bots import bot_names, load_bot, yardsticks
from caravanserai.core.bot import Bot, Choice
from caravanserai.core.randomness import Random
from caravanserai.core.record import Record
from caravanserai.core.tallies import Tallies
from caravanserai.games.camel_up import engine
from caravanserai.games.camel_up.bots.minds import EXPERT, REGULAR
from caravanserai.games.camel_up.bots.players import BOTS, Expert, Novice, Regular
from caravanserai.games.camel_up.bots.reasons import reason_for, reason_to_be_first
from caravanserai.games.camel_up.bots.thinking import Deliberation
from caravanserai.games.camel_up.components import ROLL
from caravanserai.games.camel_up.engine import COMPILED, Position
from caravanserai.games.camel_up.game import GAME
from caravanserai.games.camel_up.options import CamelUpOptions
from caravanserai.lab.match import match, play_match, strength
from tests.conformance.cases import all_on, option_samples
from tests.games.camel_up.table import lay

compiled_only = pytest.mark.skipif(not COMPILED, reason="plain rules take seconds for each turn")


def choose(bot: type[Bot[Any]], position: Position, seed: int = 1) -> Choice:
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


def asked_of(bot: type[Bot], view: Any, legal: list[int], tally: Any, seed: int = 5) -> Choice:
    made = bot(seed)
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


OPTIONS = option_samples(CamelUpOptions)


@compiled_only
@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("players", GAME.players)
def test_every_level_plays_legally_and_sensibly_to_the_end_with_any_number_and_any_option(bot: type[Bot], players: int) -> None:
    """All options that there are, dealt out to the numbers of players; nobody expects to lose by what it does."""
    tables = [options for number, options in enumerate(OPTIONS) if number % len(GAME.players) == players - GAME.players.start]
    for seed, options in enumerate([*tables, all_on(GAME)]):
        record, choices = played(bot, players, at_table(cast(CamelUpOptions, options), players), seed)
        assert record.outcome is not None
        assert all(float(choice.about.get("value", 0)) >= 0 for choice in choices)


def at_table(options: CamelUpOptions, players: int) -> CamelUpOptions:
    """The same options, with somebody to start who sits there."""
    if options.start_seat == "random" or options.start_seat < players:
        return options
    return msgspec.structs.replace(options, start_seat=players - 1)


def played(bot: type[Bot], players: int, options: CamelUpOptions, seed: int) -> tuple[Record, list[Choice]]:
    """A game among copies of a bot, and everything that they chose."""
    record, rng, choices = Record(GAME, players, options), Random(seed), list[Choice]()
    tallies = Tallies(GAME, record.position)
    while (actor := record.position.actor()) >= 0 or record.awaits_chance():
        if record.awaits_chance():
            events = record.play_chance(rng)
        else:
            legal = record.position.legal_moves()
            choices.append(asked_of(bot, GAME.view(record.position, actor), legal, tallies[actor], seed + len(choices)))
            assert choices[-1].move in legal
            events = record.play(choices[-1].move)
        tallies.tell(events)
        assert len(record.log) < 2000
    return record, choices


TWO_AHEAD = "5[B] 7[R] 6[G] 1[Y P] 14[w] 15[k] out[Y1 P1 w1]"
"""Red leads the leg in the end 46 times in 100, green 33 times, blue 20 times. Seat 1 has bet on red."""


@pytest.mark.parametrize(
    ("move", "coins", "reason"),
    [
        ("ticket B", [3, 30, 3, 3], "long_shot"),
        ("ticket G", [3, 30, 3, 3], "apart"),
        ("ticket R", [3, 30, 3, 3], "first"),
        ("ticket B", [30, 29, 3, 3], "first"),
        ("cheer 9", [3, 30, 3, 3], "first"),
        ("loser R", [3, 30, 3, 3], "long_shot"),
        ("loser R", [30, 10, 3, 3], "first"),
        ("ticket R", [30, 10, 3, 3], "cover"),
        ("ticket G", [30, 10, 3, 3], "first"),
    ],
)
def test_why_a_move_helps_to_be_first(move: str, coins: list[int], reason: str) -> None:
    """Who is behind needs what the leader has not, or luck; who is ahead covers what the next one has."""
    position = lay(TWO_AHEAD, coins=coins, tickets={1: "R5"}).position
    thought = Deliberation(GAME.view(position, 0), None, EXPERT)
    engine.weigh_moves(thought.desk, position)
    told, about = reason_to_be_first(thought, GAME.number(GAME.read(move)), 0.37)
    assert told == reason
    assert about.get("less") == (0.4 if reason == "first" else None), "what it costs is told where nothing else is"
    assert about.get("seat", 1) == 1


def test_what_is_given_up_for_first_place_is_what_the_best_move_by_coins_brings_more() -> None:
    record, choices = played(cast("Any", Expert), 4, CamelUpOptions(), 11)
    told = [float(choice.about["less"]) for choice in choices if choice.reason == "first"]
    assert told
    assert min(told) >= 0
    assert max(told) < 5
    assert record.outcome is not None


@pytest.mark.parametrize(("move", "reason", "tickets"), [("boo 8", "bend", 0.48), ("cheer 8", "tile", None)])
def test_a_tile_that_helps_a_ticket_says_so(move: str, reason: str, tickets: float | None) -> None:
    """Red, on which seat 0 has bet, leads from 7: what would pass it slips back from 8."""
    position = lay(TWO_AHEAD, tickets={0: "R5"}).position
    thought = Deliberation(GAME.view(position, 0), None, EXPERT)
    engine.weigh_moves(thought.desk, position)
    told, about = reason_for(thought, GAME.number(GAME.read(move)))
    assert (told, about.get("tickets")) == (reason, tickets)


@compiled_only
def test_a_ticket_worth_less_than_a_roll_is_taken_only_where_a_roll_leaves_more_to_the_next_player() -> None:
    """What the reason `deny` says is so."""
    denied = 0
    for seed in range(3):
        record, rng = Record(GAME, 4), Random(seed, 7)
        while not record.position.is_over():
            if record.awaits_chance():
                record.play_chance(rng)
                continue
            position = cast(Position, record.position)
            chosen = choose(Regular, position)
            if chosen.reason == "deny":
                denied += 1
                assert roll_leaves_more(position)
            record.play(chosen.move)
    assert denied > 5


def roll_leaves_more(position: Position) -> bool:
    thought = Deliberation(GAME.view(position, position.turn), None, REGULAR)
    engine.weigh_moves(thought.desk, position)
    left_now = engine.left_by(thought.desk, position, thought.desk.now, -1)
    return bool(engine.left_after_roll(thought.desk, position) > left_now)


@compiled_only
def test_an_expert_takes_less_time_if_it_is_given_little_and_never_more_than_helps() -> None:
    position = lay("5[B G] 6[Y P] 7[R] 14[w] 15[k] out[Y1 P1]").position
    rolled = []
    for seconds in (None, 0.0, 60.0):
        bot = Expert(1)
        bot.seconds = seconds
        rolled.append(bot.choose(GAME.view(position, 0), position.legal_moves()).considered[0].trials)
    assert rolled[1] < rolled[0] == rolled[2]


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
