"""A field is declared once: how it begins and how it is copied follow."""

from __future__ import annotations

import pytest

from caravanserai.core.fields import Fields, kept_fields


class Camp(Fields):
    seats: int
    tents: int = 2
    water: list[int] = [7] * 3


class Watched(Fields, passing=True):
    watching: bool = False


class Oasis(Watched):
    palms: list[int] = [0] * 2


class LargeCamp(Camp):
    tents: int = 9
    fires: int = 1


def test_what_has_no_first_value_is_given() -> None:
    camp = Camp(4)
    assert (camp.seats, camp.tents, camp.water) == (4, 2, [7, 7, 7])


@pytest.mark.parametrize("given", [(), (1, 2)])
def test_more_or_less_than_what_is_to_be_given_is_refused(given: tuple[int, ...]) -> None:
    with pytest.raises(TypeError, match="Camp begins with seats"):
        Camp(*given)


def test_no_two_share_a_list() -> None:
    first, second = Camp(1), Camp(1)
    first.water[0] = 0
    assert second.water == [7, 7, 7]
    assert not hasattr(Camp, "water")


def test_a_copy_is_as_the_other_one_and_shares_nothing() -> None:
    camp = Camp(4)
    camp.tents, camp.water[1] = 5, 0
    copy = camp.copy()
    assert (copy.seats, copy.tents, copy.water) == (4, 5, [7, 0, 7])
    copy.water[0] = 1
    assert camp.water == [7, 0, 7]


def test_what_is_passing_begins_anew_in_a_copy() -> None:
    oasis = Oasis()
    oasis.watching, oasis.palms = True, [1, 2]
    copy = oasis.copy()
    assert (copy.watching, copy.palms) == (False, [1, 2])


def test_a_class_has_the_fields_of_its_base_too_and_may_begin_otherwise() -> None:
    camp = LargeCamp(3)
    assert (camp.seats, camp.tents, camp.water, camp.fires) == (3, 9, [7, 7, 7], 1)
    assert kept_fields(LargeCamp) == ("seats", "tents", "water", "fires")
    assert kept_fields(Oasis) == ("palms",)
