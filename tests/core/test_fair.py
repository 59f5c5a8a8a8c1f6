"""Dice that can be checked: nothing can be changed after the commitment without being noticed."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.errors import BadRecord
from caravanserai.core.fair import Fairness, commitment, draw_key, drawn_below, drawn_move, new_seed
from caravanserai.core.randomness import Random, below
from caravanserai.core.record import Entry, Record
from caravanserai.core.saved import read_record, write_record
from tests.core.test_saved import resealed

SEED = bytes(range(32))


def fair_game(game_id: str, salts: list[str], skip: int = 0, undone: int = 0) -> Record:
    """A finished game whose chance was drawn from a seed. Draws may be left out; one in so many, and two moves, may be undone."""
    game = load_game(game_id)
    record = Record(game, game.players.start)
    record.fairness = Fairness(SEED, salts)
    rng, draw = Random(2), 0
    while not record.position.is_over():
        if record.awaits_chance():
            draw += skip
            before = len(record.log)
            record.play(drawn_move(record.position, record.fairness.key(), draw), draw)
            draw += 1
            if undone and draw % undone == 0:
                record.take_back(max(0, before - 2), seat=1)
        else:
            moves = record.position.legal_moves()
            record.play(moves[below(rng, len(moves))])
    return record


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("undone", [0, 7])
def test_a_fair_game_is_proven_from_its_text_alone(game_id: str, undone: int) -> None:
    players = load_game(game_id).players.start
    record = fair_game(game_id, ["łódź"] + [""] * (players - 1), undone=undone)
    again = read_record(write_record(record))
    assert again.log == record.log
    assert again.history == record.history
    assert bool(again.taken_back) == bool(undone)
    assert again.fairness == record.fairness
    assert write_record(again) == write_record(record)


def test_nobody_can_choose_among_draws_by_leaving_some_out() -> None:
    with pytest.raises(BadRecord, match="draw 2 leaves out what was drawn before it: draw 0 is the next"):
        read_record(write_record(fair_game("camel_up", ["a", "b", "c"], skip=2)))


def test_an_undo_that_is_struck_out_leaves_a_gap() -> None:
    lines = contents(fair_game("camel_up", ["a", "b", "c"], undone=7))
    undo = next(number for number, line in enumerate(lines) if line.startswith("undo "))
    kept = int(lines[undo].split()[1])
    first = next(number for number, line in enumerate(lines) if line.startswith(f"{kept + 1} "))
    with pytest.raises(BadRecord, match="leaves out"):
        read_record(resealed(lines[:first] + lines[undo + 1 :]))


@pytest.mark.parametrize("seat", ["3", "x", "-1", "1 2"])
def test_an_undo_is_somebodys(seat: str) -> None:
    lines = contents(fair_game("camel_up", ["a", "b", "c"]))
    place = next(number for number, line in enumerate(lines) if line.startswith("3 "))
    with pytest.raises(BadRecord, match="'undo 1 by' a seat from 0 to 2"):
        read_record(resealed([*lines[:place], f"undo 1 by {seat}", *lines[place:]]))


@pytest.mark.parametrize("moves", ["99999", "x", "-1", "2", "9" * 20])
def test_an_undo_goes_back_to_moves_that_were_made(moves: str) -> None:
    lines = contents(fair_game("camel_up", ["a", "b", "c"]))
    place = next(number for number, line in enumerate(lines) if line.startswith("3 "))
    with pytest.raises(BadRecord, match="2 moves were made: 'undo' goes back to 0 to 1 of them"):
        read_record(resealed([*lines[:place], f"undo {moves} by 0", *lines[place:]]))


def contents(record: Record) -> list[str]:
    return [line.rpartition("~")[0].strip() for line in write_record(record).splitlines()]


def forged(change: dict[str, str]) -> str:
    lines = contents(fair_game("camel_up", ["a", "b", "c"]))
    for old, new in change.items():
        place = next(index for index, line in enumerate(lines) if line.startswith(old))
        lines[place] = new
    return resealed(lines)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"seed ": f"seed {bytes(32).hex()}"}, "not the one that was committed to"),
        ({"fair ": "fair 00"}, "not the one that was committed to"),
        ({"seed ": "seed xyz"}, "hexadecimal"),
        ({"salt 1": "salt 1 other"}, "tampered with"),
        ({"salt 1": "salt 2 b"}, "expected the salt of seat 1"),
        ({"1 chance": "1 chance B1"}, "number of the draw is missing"),
        ({"2 chance": "2 chance G1 #0"}, "was used already"),
    ],
)
def test_a_forger_who_recomputes_the_checks_is_caught_by_the_dice(change: dict[str, str], fault: str) -> None:
    with pytest.raises(BadRecord, match=fault):
        read_record(forged(change))


def test_a_die_that_was_turned_is_named_with_what_it_should_be() -> None:
    lines = contents(fair_game("camel_up", ["", "", ""]))
    place = next(index for index, line in enumerate(lines) if line.startswith("1 chance"))
    face = lines[place].split()[2]
    lines[place] = lines[place].replace(face, f"B{int(face[1]) % 3 + 1}")
    with pytest.raises(BadRecord, match=f"draw 0 decides {face}, not B"):
        read_record(resealed(lines))


def test_draws_are_spread_evenly() -> None:
    key = draw_key(SEED, [])
    counts = Counter(drawn_below(key, number, 36) for number in range(36_000))
    assert set(counts) == set(range(36))
    assert all(abs(count - 1000) < 6 * 1000**0.5 for count in counts.values())


@given(
    st.binary(min_size=32, max_size=32), st.lists(st.text(max_size=9), max_size=4), st.integers(0, 10**6), st.integers(1, 10**9)
)
def test_a_draw_depends_on_seed_salts_and_number_alone(seed: bytes, salts: list[str], number: int, limit: int) -> None:
    value = drawn_below(draw_key(seed, salts), number, limit)
    assert 0 <= value < limit
    assert value == drawn_below(draw_key(seed, salts), number, limit)


def test_salts_cannot_be_shifted_from_one_seat_to_the_next() -> None:
    assert draw_key(SEED, ["ab", "c"]) != draw_key(SEED, ["a", "bc"])


def test_a_commitment_hides_its_seed_and_fits_no_other() -> None:
    seeds = [new_seed() for _ in range(50)]
    assert len({commitment(seed) for seed in seeds}) == 50
    assert all(seed.hex() not in commitment(seed) for seed in seeds)


def test_a_draw_is_kept_with_its_move() -> None:
    assert Entry(-1, 3, 7) != Entry(-1, 3)
