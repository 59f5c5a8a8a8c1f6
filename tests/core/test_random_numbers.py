"""Random numbers as programs ask for them."""

from __future__ import annotations

import pytest

from caravanserai import Random
from caravanserai.core import randomness
from caravanserai.core.errors import BadOption


def test_they_are_those_of_the_rules() -> None:
    ours, theirs = Random(5, 2), randomness.Random(5, 2)
    assert [ours.below(6) for _ in range(20)] == [randomness.below(theirs, 6) for _ in range(20)]
    assert ours.state == theirs.state


def test_every_order_and_every_item_comes_about() -> None:
    rng = Random(1)
    orders, chosen = set(), set()
    for _ in range(200):
        items = ["a", "b", "c"]
        rng.shuffle(items)
        orders.add("".join(items))
        chosen.add(rng.choice("xyz"))
    assert orders == {"abc", "acb", "bac", "bca", "cab", "cba"}
    assert chosen == {*"xyz"}
    drawn = [rng.random() for _ in range(200)]
    assert 0 <= min(drawn) < 0.1 < 0.9 < max(drawn) < 1


@pytest.mark.parametrize("limit", [0, -3, 2**32 + 1])
def test_nothing_is_drawn_from_too_few_or_too_many(limit: int) -> None:
    with pytest.raises(BadOption, match=f"^a random number is drawn from 1 to 4294967296 of them, not from {limit}$"):
        Random(1).below(limit)


def test_nothing_is_chosen_from_nothing() -> None:
    with pytest.raises(BadOption, match="give at least one item"):
        Random(1).choice([])
