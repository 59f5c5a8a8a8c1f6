"""A record: the log is the truth, and the log alone replays the game."""

from __future__ import annotations

import re

import pytest

from caravanserai.core.contract import CHANCE, Move
from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.errors import BadNotation, BadOption, IllegalMove
from caravanserai.core.randomness import Random, below
from caravanserai.core.record import Record, draw


def played(game_id: str, players: int, seed: int) -> Record:
    """A finished game of players without a plan."""
    record = Record(load_game(game_id), players)
    rng = Random(seed)
    while not record.position.is_over():
        if record.awaits_chance():
            record.play_chance(rng)
        else:
            moves = record.position.legal_moves()
            record.play(moves[below(rng, len(moves))])
    return record


@pytest.mark.parametrize("game_id", game_ids())
def test_the_log_alone_replays_the_game(game_id: str) -> None:
    record = played(game_id, load_game(game_id).players.start, 4)
    again = Record.replay(record.game, record.players, record.options, [entry.move for entry in record.log])
    assert record.game.save(again.position) == record.game.save(record.position)
    assert again.log == record.log
    assert again.outcome == record.outcome is not None


@pytest.mark.parametrize("game_id", game_ids())
def test_every_entry_names_who_acted(game_id: str) -> None:
    record = played(game_id, load_game(game_id).players.start, 5)
    position = record.game.start(record.players, record.options)
    for entry in record.log:
        assert entry.actor == position.actor()
        position.play(entry.move)


def test_a_move_can_be_given_as_number_object_or_notation() -> None:
    game = load_game("camel_up")
    records = [Record(game, 3) for _ in range(3)]
    number = records[0].position.legal_moves()[1]
    given: tuple[int | Move | str, ...] = (number, game.move(number), game.write(game.move(number)))
    for record, move in zip(records, given, strict=True):
        record.play(move)
    assert records[0].log == records[1].log == records[2].log


@pytest.mark.parametrize(("move", "error"), [("roll", IllegalMove), ("rol", BadNotation), (99_999, IllegalMove)])
def test_a_refused_move_leaves_the_record_as_it_was(move: str | int, error: type[Exception]) -> None:
    record = Record(load_game("camel_up"), 4)
    before = record.game.save(record.position)
    with pytest.raises(error):
        record.play(move)
    assert record.log == []
    assert record.game.save(record.position) == before


@pytest.mark.parametrize("game_id", game_ids())
def test_a_move_that_fails_is_reported_in_one_line(game_id: str) -> None:
    """The position before it, in notation, and the move: whoever reads the report can try it."""
    record = played(game_id, load_game(game_id).players.start, 9)
    for moves in (0, len(record.log) // 2, 100):
        half = Record.replay(record.game, record.players, record.options, [entry.move for entry in record.log[:moves]])
        illegal = next(move for move in range(record.game.moves) if move not in half.position.legal_moves())
        with pytest.raises(IllegalMove) as caught:
            half.play(illegal)
        position, _, move = caught.value.__notes__[0].partition(": ")[2].partition(" | ")
        again = Record(record.game, position=position)
        assert again.position.legal_moves() == half.position.legal_moves()
        with pytest.raises(IllegalMove, match=re.escape(str(caught.value))):
            again.play(move)


@pytest.mark.parametrize("game_id", game_ids())
def test_every_position_on_the_way_can_be_had_again(game_id: str) -> None:
    record = played(game_id, load_game(game_id).players.start, 10)
    position = record.game.start(record.players, record.options)
    for number, entry in enumerate(record.log):
        if number % 30 < 2:
            assert record.game.save(record.at(number)) == record.game.save(position)
        position.play(entry.move)
    assert record.game.save(record.at(len(record.log))) == record.game.save(record.position)


def test_seats_have_names_unless_told_otherwise() -> None:
    game = load_game("camel_up")
    assert Record(game, 3).names == ["Seat 1", "Seat 2", "Seat 3"]
    assert Record(game, 3, names=["Ala", "Zoé", "Bo"]).names == ["Ala", "Zoé", "Bo"]


def halfway(game_id: str, seed: int) -> Record:
    """A game that begins in the middle of another one, played to its end."""
    game = load_game(game_id)
    whole = played(game_id, game.players.start, seed)
    moves = [entry.move for entry in whole.log]
    half = Record.replay(game, whole.players, whole.options, moves[: len(moves) // 2])
    record = Record(game, position=game.write_position(half.position))
    for move in moves[len(moves) // 2 :]:
        record.play(move)
    assert record.outcome == whole.outcome
    return record


@pytest.mark.parametrize("game_id", game_ids())
def test_a_game_that_begins_at_a_position_goes_on_as_it_would_have(game_id: str) -> None:
    record = halfway(game_id, 7)
    moves = [entry.move for entry in record.log]
    again = Record.replay(record.game, None, None, moves, position=record.beginning)
    assert record.game.save(again.position) == record.game.save(record.position)
    assert again.log == record.log


@pytest.mark.parametrize("game_id", game_ids())
def test_going_back_leads_no_further_than_to_the_position_it_began_at(game_id: str) -> None:
    record = halfway(game_id, 8)
    record.take_back(0, 0)
    assert record.beginning is not None
    assert record.game.save(record.position) == record.game.save(record.game.read_position(record.beginning))


def test_the_position_tells_how_many_play_and_by_which_options() -> None:
    game = load_game("camel_up")
    text = "players=3 hide_coins=yes 1[G Y R] 3[B P] 15[w] 16[k]"
    record = Record(game, position=text)
    assert (record.players, record.options) == (3, game.options_of(game.read_position(text)))
    with pytest.raises(BadOption, match="of 3 players, not of 4"):
        Record(game, 4, position=text)
    with pytest.raises(BadOption, match="other options"):
        Record(game, 3, game.options_type(), position=text)


def test_a_position_that_cannot_be_read_is_refused() -> None:
    with pytest.raises(BadNotation, match="these camels are missing: k"):
        Record(load_game("camel_up"), position="1[G Y R] 3[B P] 15[w]")


def test_the_position_that_was_given_is_left_alone() -> None:
    game = load_game("camel_up")
    position = game.read_position("1[G Y R] 3[B P] 15[w] 16[k]")
    before = game.save(position)
    Record(game, position=position).play("roll")
    assert game.save(position) == before


def test_chance_is_drawn_by_its_weights() -> None:
    """§4.3 A coloured face comes twice as often as a face of the grey die."""
    record = played("camel_up", 4, 6)
    position = record.game.start(4, record.options)
    for entry in record.log:
        if entry.actor == CHANCE and sum(position.weights()) == 36:
            break
        position.play(entry.move)
    rng = Random(1)
    counts = dict.fromkeys(position.legal_moves(), 0)
    for _ in range(36_000):
        counts[draw(position, rng)] += 1
    for count, weight in zip(counts.values(), position.weights(), strict=True):
        assert abs(count - 1000 * weight) < 6 * (1000 * weight) ** 0.5
