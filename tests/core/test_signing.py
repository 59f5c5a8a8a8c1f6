"""Signed games: whoever alters any line is noticed, even if all checks are made anew."""

from __future__ import annotations

import re

import pytest

from caravanserai.core.discovery import load_game
from caravanserai.core.errors import BadRecord
from caravanserai.core.fair import LINKS, Fairness, Openings, chained, drawn_move
from caravanserai.core.record import Record
from caravanserai.core.saved import read_record, write_record
from caravanserai.core.signing import SigningKey, is_signed
from tests.core.test_saved import resealed

SEED = bytes(range(32))
KEY = SigningKey(b"a server's own key, of 32 bytes.")
OTHER = SigningKey(b"somebody else's key, of 32 bytes")
NAMES = ["Ala", "Bo", "Cy"]
SECRETS = [bytes([number + 1]) * 32 for number in range(3)]


def links(number: int, *seats: int) -> list[str]:
    """What these seats open in a round, counted from 1; nothing of the others."""
    return [chained(SECRETS[seat], LINKS - number) if seat in seats else "" for seat in range(3)]


OPENINGS = Openings(links(0, 0, 1, 2), [links(1, 0, 1), links(2, 0, 1)])


def game(openings: Openings = OPENINGS) -> Record:
    """A finished game of Camel Up, in which a move was taken back."""
    record = Record(load_game("camel_up"), 3, names=NAMES)
    record.fairness = Fairness(SEED, [], openings)
    draw, undone = 0, False
    while not record.position.is_over():
        if record.awaits_chance():
            record.play(drawn_move(record.position, record.fairness.key(), draw), draw)
            draw += 1
        elif len(record.log) > 20 and not undone:
            record.play(record.position.legal_moves()[0])
            record.take_back(len(record.log) - 1, 1)
            undone = True
        else:
            record.play("roll" if "roll" in offered(record) else record.position.legal_moves()[0])
    return record


def offered(record: Record) -> set[str]:
    return {record.game.write(record.game.move(move)) for move in record.position.legal_moves()}


TEXT = write_record(game(), KEY)
CONTENTS = [line.rpartition("~")[0].strip() for line in TEXT.splitlines()]


def altered(begins: str, old: str, new: str) -> str:
    """The text with one of its lines changed, and fitting checks."""
    number = next(number for number, line in enumerate(CONTENTS) if re.match(begins, line))
    changed = re.sub(old, new, CONTENTS[number], count=1)
    assert changed != CONTENTS[number]
    return resealed([*CONTENTS[:number], changed, *CONTENTS[number + 1 :]])


def test_what_a_server_signed_is_known_by_its_key() -> None:
    record = read_record(TEXT)
    assert record.signed_by == KEY.public
    assert record.fairness == Fairness(SEED, [], OPENINGS)
    assert write_record(record, KEY) == TEXT


def test_a_game_need_not_be_signed() -> None:
    record = read_record(resealed(CONTENTS[:-1]))
    assert record.signed_by is None
    assert read_record(write_record(record)).log == record.log


@pytest.mark.parametrize(
    ("begins", "old", "new"),
    [
        ("seat 1", "Bo", "Eve"),
        ("option", r"\S+$", "nothing"),
        ("fair", "[0-9a-f]{8}$", "00000000"),
        ("seed", "[0-9a-f]{8}$", "00000000"),
        ("pledge 2", "[0-9a-f]{8}$", "00000000"),
        ("opened 2 1", "[0-9a-f]{8}$", "00000000"),
        ("out 1 2", "1 2", "2 2"),
        ("dice", " 1$", ""),
        (r"\d+ chance", "#", "# "),
        (r"\d+ 0", r"^(\d+) 0", r"\1 1"),
        ("undo", "by 1", "by 2"),
        ("end", r"\d+$", "99"),
        ("players", "3", "4"),
        ("signed", "[0-9a-f]{8}$", "00000000"),
        ("signed", KEY.public, OTHER.public),
    ],
)
def test_each_kind_of_line_that_is_altered_with_checks_made_anew_is_noticed(begins: str, old: str, new: str) -> None:
    with pytest.raises(BadRecord):
        read_record(altered(begins, old, new))


@pytest.mark.parametrize(
    ("begins", "old", "new"),
    [("seat 1", "Bo", "Eve"), ("undo", "by 1", "by 2"), ("pledge 2", "[0-9a-f]{8}$", "00000000")],
)
def test_what_rules_and_dice_cannot_tell_the_signature_does(begins: str, old: str, new: str) -> None:
    """Without it these pass: nothing else says who sat there, who went back, or what somebody pledged and never opened."""
    lines = [line.rpartition("~")[0].strip() for line in altered(begins, old, new).splitlines()]
    assert read_record(resealed(lines[:-1])).signed_by is None
    with pytest.raises(BadRecord, match="altered after it was signed"):
        read_record(resealed(lines))


def test_a_forger_who_signs_himself_is_known_by_another_key() -> None:
    assert read_record(write_record(game(), OTHER)).signed_by == OTHER.public != KEY.public


def test_a_move_that_is_left_out_at_the_end_is_noticed() -> None:
    moves = [number for number, line in enumerate(CONTENTS) if re.match(r"\d+ ", line)]
    with pytest.raises(BadRecord, match="altered after it was signed"):
        read_record(resealed([*CONTENTS[: moves[-2]], "open", CONTENTS[-1]]))


@pytest.mark.parametrize("line", ["signed", "signed x y", f"signed {KEY.public}", f"signed {'0' * 64} {'0' * 128}", "signed é é"])
def test_a_signature_that_is_none_is_refused(line: str) -> None:
    with pytest.raises(BadRecord):
        read_record(resealed([*CONTENTS[:-1], line]))
    assert not is_signed(CONTENTS[:-1], "zz" * 32, "0" * 128)


@pytest.mark.parametrize("key", ["00" * 32, "01" + "00" * 31, "ec" + "ff" * 30 + "7f", "EC" + "ff" * 30 + "7f"])
def test_a_key_that_needs_no_private_one_signs_nothing(key: str) -> None:
    """With a point of small order as the key, some signature fits any text."""
    for first in (key, "01" + "00" * 31, "00" * 32):
        assert not is_signed(["a"], key, first + "00" * 32)


@pytest.mark.parametrize(
    ("openings", "fault"),
    [
        (Openings(links(0, 0, 1), [links(1, 0)]), "does not end so"),
        (Openings(links(0, 0, 1), [links(1, 0, 1), links(2, 0, 1)]), "does not end so"),
        (Openings(links(0, 0, 1), [["", "", ""], links(1, 0, 1)]), "was not asked|does not end so"),
        (Openings(links(0, 0), [links(1, 0, 1)]), "was not asked"),
        (Openings(links(0, 0, 1), [links(2, 0, 1)]), "is not what it had pledged"),
        (Openings(["", "", ""], [links(1, 0)]), "without a pledge"),
        (Openings(links(0, 0), []), "nobody was asked"),
    ],
)
def test_openings_that_cannot_have_come_about_are_refused(openings: Openings, fault: str) -> None:
    with pytest.raises(BadRecord, match=fault):
        read_record(write_record(game(openings)))


@pytest.mark.parametrize(
    "openings",
    [Openings(["", "", ""], []), Openings(links(0, 0, 2), [["", "", ""]]), Openings(links(0, 1), [links(1, 1)]), OPENINGS],
)
def test_openings_that_came_about_are_read_as_they_were(openings: Openings) -> None:
    text = write_record(game(openings))
    again = read_record(text)
    assert again.fairness == Fairness(SEED, [], openings)
    assert write_record(again) == text


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("opened 0 0 " + "ab" * 32, "from 1 to 16"),
        ("opened 17 0 " + "ab" * 32, "from 1 to 16"),
        ("opened 1 3 " + "ab" * 32, "from 0 to 2"),
        ("pledge 0 xyz", "64 hexadecimal digits"),
        ("promise 0", "expected what seats gave"),
        ("out 3 0", "does not end so|not told so"),
    ],
)
def test_a_line_of_the_dice_that_makes_no_sense_is_named(line: str, fault: str) -> None:
    place = next(number for number, content in enumerate(CONTENTS) if content.startswith("dice "))
    with pytest.raises(BadRecord, match=fault):
        read_record(resealed([*CONTENTS[:place], line, *CONTENTS[place:]]))
