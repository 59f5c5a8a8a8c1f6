"""Fields that hold a seat are known by what the game says of them."""

from __future__ import annotations

import pytest
from msgspec import inspect

from caravanserai.core.contract import BySeat, SeatNumber
from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.seat_fields import fields_by_seat, fields_told, holds_seat, parts_of, seat_fields
from tests.conformance.toys.coins.game import GAME


@pytest.mark.parametrize(
    "kind", [SeatNumber, SeatNumber | None, list[SeatNumber], list[SeatNumber | None], dict[str, SeatNumber]]
)
def test_a_seat_a_missing_one_and_several_are_seats(kind: object) -> None:
    assert holds_seat(inspect.type_info(kind))


@pytest.mark.parametrize("kind", [int, int | None, list[int], str])
def test_other_numbers_and_words_are_none(kind: object) -> None:
    assert not holds_seat(inspect.type_info(kind))


def test_without_a_game_a_seat_is_called_so() -> None:
    assert seat_fields(None) == {"seat"}


def test_a_game_adds_its_own() -> None:
    assert {"seat", "owner", "partner", "start_marker", "winners"} <= seat_fields("camel_up")
    assert "space" not in seat_fields("camel_up")


def test_a_list_with_an_item_for_each_seat_is_no_list_of_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not holds_seat(inspect.type_info(BySeat[int]))
    assert holds_seat(inspect.type_info(BySeat[SeatNumber]))
    monkeypatch.setattr("caravanserai.core.seat_fields.load_game", lambda game_id: GAME)
    assert fields_by_seat.__wrapped__("coins") == {"scores", "coins"}


def holds_number(kind: inspect.Type) -> bool:
    return isinstance(kind, inspect.IntType) or any(holds_number(part) for part in parts_of(kind))


@pytest.mark.parametrize("game_id", game_ids())
def test_a_name_that_holds_a_seat_holds_one_everywhere_in_its_game(game_id: str) -> None:
    """Words are given fields by name, so that a number of the same name would be taken for a seat."""
    for name, kind in fields_told(load_game(game_id)):
        if name in seat_fields(game_id) and holds_number(kind):
            assert holds_seat(kind), f"{name} is a seat elsewhere; is it a SeatNumber here too?"
