"""§2.5 Keeping count of gold: from the start of a game every purse is known to who listens; later it is a range."""

from __future__ import annotations

import random
from typing import Any

import pytest

from caravanserai.core.randomness import Random
from caravanserai.core.record import Record
from caravanserai.games.emira.game import GAME
from caravanserai.games.emira.options import EmiraOptions
from caravanserai.games.emira.table.tally import RICHEST, EmiraTally
from tests.conformance.cases import all_on
from tests.games.emira.laid import BIDDING, lay, seats
from tests.games.emira.test_everything import modest


def listen(players: int, options: EmiraOptions | None, seed: int, begin: int = 0) -> int:
    """How many purses were looked at; every tally is right at every moment, and exact if it began with the game."""
    record, rng, chance = Record(GAME, players, options), random.Random(seed), Random(seed, 3)
    tallies: dict[int | None, EmiraTally] = {}
    looks = 0
    while not record.position.is_over():
        events = record.play_chance(chance) if record.awaits_chance() else record.play(modest(record.position, rng))  # type: ignore[arg-type]
        for viewer, tally in tallies.items():
            for event in events:
                GAME.count(tally, GAME.redacted(event, viewer))
        gold = record.position.gold  # type: ignore[attr-defined]
        if not tallies and record.position.turn >= begin:  # type: ignore[attr-defined]
            tallies = {viewer: GAME.tally(record.position, viewer) for viewer in (None, *range(players))}
        for tally in tallies.values():
            for seat in range(players):
                assert tally.least[seat] <= gold[seat] <= tally.most[seat]
                assert begin or tally.knows(seat)
                looks += 1
    return looks


@pytest.mark.parametrize("players", GAME.players)
def test_who_listens_from_the_start_knows_every_purse(players: int) -> None:
    for seed in range(3):
        assert listen(players, None, seed) > 1000
        assert listen(players, all_on(GAME), seed) > 1000  # type: ignore[arg-type]


def test_who_comes_later_knows_a_range_that_is_never_wrong() -> None:
    for seed in range(4):
        assert listen(4, None, seed, begin=5) > 100


def test_later_only_what_lies_open_and_ones_own_is_known() -> None:
    position = GAME.start(3)
    rng = Random(1, 3)
    record = Record(GAME, 3, None)
    while record.position.turn < 2:  # type: ignore[attr-defined]
        record.play_chance(rng) if record.awaits_chance() else record.play(record.position.legal_moves()[0])
    assert [GAME.tally(position, None).knows(seat) for seat in range(3)] == [True] * 3
    tally = GAME.tally(record.position, 1)
    assert [tally.knows(seat) for seat in range(3)] == [False, True, False]
    assert (tally.least[0], tally.most[0]) == (0, RICHEST)


def test_it_tells_who_paid_to_act_until_the_next_auction() -> None:
    table = lay(f"{BIDDING} {seats('gold=1500', 0, 1, 2, 3)}")
    tally = GAME.tally(table.position, 1)

    def hear(told: list[Any]) -> tuple[int | None, int]:
        for event in told:
            GAME.count(tally, GAME.redacted(event, 1))
        return tally.bidder, tally.bid

    assert hear(table.play("bid 50", "bid 120")) == (None, 0)
    assert hear(table.win()) == (1, 120)
    assert hear(table.play("on") + table.run("bidding")) == (None, 0)


def test_a_position_is_restored_with_the_gold_that_was_counted() -> None:
    record, rng = Record(GAME, 3, None), Random(2, 3)
    tally = GAME.tally(record.position, 0)
    for _ in range(200):
        events = record.play_chance(rng) if record.awaits_chance() else record.play(record.position.legal_moves()[0])
        for event in events:
            GAME.count(tally, GAME.redacted(event, 0))
    restored = GAME.restore(GAME.view(record.position, 0), rng, tally)
    assert list(restored.gold[:3]) == list(record.position.gold[:3])  # type: ignore[attr-defined]
    GAME.check(restored)
