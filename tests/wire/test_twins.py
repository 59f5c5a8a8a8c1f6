"""The twins' clock and chance are theirs alone: servers of other tests run on in threads of this process."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor

from caravanserai.core.discovery import load_game
from caravanserai.core.fair import drawn_move
from tests.wire.foresight import Draws, Honest
from tests.wire.twins import Clock


def test_a_server_in_another_thread_keeps_its_own_time() -> None:
    clock = Clock()
    with ThreadPoolExecutor(1) as elsewhere:
        before = time.monotonic()
        told = elsewhere.submit(clock.monotonic).result()
        assert before <= told <= time.monotonic()
        assert abs(elsewhere.submit(clock.time).result() - time.time()) < 3600
    assert clock.monotonic() == clock.time() == clock.now


def test_a_table_in_another_thread_draws_as_ever_and_plans_nothing_for_the_twins() -> None:
    game = load_game("emira")
    position, key = game.start(3, None), bytes(32)
    draws = Draws(Honest(game), 1)
    with ThreadPoolExecutor(1) as elsewhere:
        drawn = [elsewhere.submit(draws, position, key, number).result() for number in range(20)]
    assert drawn == [drawn_move(position, key, number) for number in range(20)]
    assert draws.planned == {}
    assert draws(position, key, 0) in position.legal_moves()
    assert draws.planned.keys() == {0}
