"""The notation of positions that all games share: words, values, and that nothing can be forgotten."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.errors import BadNotation
from caravanserai.core.kernel_game import KernelGame
from caravanserai.core.position_notation import PositionNotation
from caravanserai.core.position_words import Counts, Each, Kind, Named, Number, SetOf, Unreadable, Word, YesNo, words_of
from tests.core.test_record import played

NAMES = ("ivory", "silk", "fish")


def test_a_line_falls_into_settings_groups_and_plain_words() -> None:
    """Commas and semicolons between words do no harm, and each word knows where it stands."""
    assert [*words_of("turn=2, 3[B P]; +10@1 − 7")] == [
        Word("turn", 0, "2"),
        Word("3", 8, None, "B P", 10),
        Word("+10@1", 16),
        Word("− 7", 22),
    ]
    assert [word.name for word in words_of("4[B")] == ["4", "[", "B"]


@pytest.mark.parametrize(
    ("kind", "value", "base", "text"),
    [
        (Number(), -3, 0, "-3"),
        (YesNo(), True, False, "yes"),
        (Named(NAMES), 1, 0, "silk"),
        (Named(NAMES), -1, 0, "none"),
        (SetOf(NAMES), 0b101, 0, "ivory,fish"),
        (SetOf(NAMES), 0, 1, "none"),
        (Counts(NAMES), [0, 2, 1], [0, 0, 0], "silk*2,fish"),
        (Counts(NAMES), [0, 0, 0], [1, 0, 0], "none"),
        (Each(Number()), [3, 5, 0, 0], [0, 0, 0, 0], "3,5"),
        (Each(Number()), [0] * 11 + [7], [0] * 12, "11:7"),
        (Each(SetOf(NAMES, "+")), [3, 0], [0, 0], "ivory+silk"),
    ],
)
def test_a_value_is_read_as_it_is_written(kind: Kind, value: Any, base: Any, text: str) -> None:
    assert kind.write(value, base) == text
    assert kind.read(text, base) == value


@pytest.mark.parametrize(
    ("kind", "text", "fault"),
    [
        (Number(), "two", "'two' is not a whole number"),
        (Number(), "9" * 30, "not a whole number"),
        (YesNo(), "maybe", "neither yes nor no"),
        (Named(NAMES), "tea", "'tea' is none of ivory, silk, fish"),
        (SetOf(NAMES), "silk,silk", "silk is named twice"),
        (Counts(NAMES), "silk*many", "after silk[*] a number is missing, as in silk[*]2"),
        (Each(Number()), "1,2,3", "there is no place 2: there are 2, counted from 0"),
    ],
)
def test_a_value_that_cannot_be_read_is_answered_with_what_can(kind: Kind, text: str, fault: str) -> None:
    with pytest.raises(Unreadable, match=fault):
        kind.read(text, [0, 0])


def plain(game_id: str) -> KernelGame[Any, Any]:
    """The game without a notation of its own, as if all its fields were new."""
    game = type(load_game(game_id))

    class Plain(game):  # type: ignore[misc, valid-type]
        notation: ClassVar[PositionNotation[Any]] = PositionNotation()

    found = Plain()
    assert isinstance(found, KernelGame)
    return found


@pytest.mark.parametrize("game_id", game_ids())
def test_what_a_game_says_nothing_of_is_written_by_its_name(game_id: str) -> None:
    """So no field that is added to a state can be forgotten."""
    game, record = plain(game_id), played(game_id, load_game(game_id).players.start, 3)
    position = game.start(record.players, record.options)
    for number, entry in enumerate(record.log):
        if number % 40 == 0:
            assert game.save(game.read_position(game.write_position(position))) == game.save(position)
        position.play(entry.move)


@pytest.mark.parametrize(
    ("text", "at", "fault"),
    [
        ("", 0, "a position is missing"),
        ("  ", 0, "a position is missing"),
        ("players=9 turn=1", 0, "3 to 5 players"),
        ("players=x turn=1", 0, "the number of players cannot be 'x'"),
        ("turn=1 advanced=perhaps", 7, "the option advanced cannot be 'perhaps'"),
        ("turn=1 turn=2", 7, "turn is named twice"),
        ("advanced=yes advanced=no", 13, "advanced is named twice"),
        ("truth=1", 0, "Emira has no 'truth': it has players, advanced,"),
        ("seats=3", 0, "Emira has no 'seats'"),
        ("turn=99999999999", 0, "turn is 99999999999, not made of whole numbers"),
        ("seat7[gold=10]", 0, "there is no 'seat7': seats are seat0 to seat3"),
        ("seat0[gold]", 6, "'gold' is nothing that a seat has: write one of colour=, "),
        ("seat0[gold=10 gold=20]", 14, "gold is named twice"),
        ("seat0[gold=10] seat0[gold=10]", 15, "seat0 is named twice"),
        ("seat0[gold=10", 0, "'seat0' cannot be read: write what a seat has, as in seat0[gold=500 guests=noor]"),
        ("turn=5 ] seat0[gold=10]", 7, "this bracket has no counterpart"),
        ("hello", 0, "'hello' cannot be read: write what a seat has"),
        ("turn=5 seat0[gold=15]", 21, "this is no position of Emira: gold comes in tens"),
    ],
)
def test_a_bad_line_is_refused_and_the_fault_is_shown(text: str, at: int, fault: str) -> None:
    with pytest.raises(BadNotation) as caught:
        load_game("emira").read_position(text)
    assert fault in caught.value.fault
    assert caught.value.at == at


def test_an_option_of_the_same_name_is_meant_before_a_field() -> None:
    """Five Tribes counts viziers, and has an option for what they are worth."""
    game = plain("five_tribes")
    text = "players=2 viziers=most phase=laying_tiles"
    assert game.options_of(game.read_position(text)).viziers == "most"  # type: ignore[attr-defined]
    assert game.notation.name_of(game, "viziers") == "state.viziers"
