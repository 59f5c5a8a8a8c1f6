"""What a seat could know by keeping count is true, and hands and purses are dealt accordingly."""

from __future__ import annotations

import pytest

from caravanserai.core.contract import SPECTATOR
from caravanserai.core.randomness import Random
from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes import engine
from caravanserai.games.five_tribes.engine import Position
from caravanserai.games.five_tribes.events import CardDrawn
from caravanserai.games.five_tribes.game import GAME
from caravanserai.games.five_tribes.names import RESOURCES
from caravanserai.games.five_tribes.options import FiveTribesOptions
from caravanserai.games.five_tribes.table.tally import FiveTribesTally


def hand_of(position: Position, seat: int) -> dict[str, int]:
    hand = position.hand[seat * c.RESOURCES : (seat + 1) * c.RESOURCES]
    return {name: count for name, count in zip(RESOURCES, hand, strict=True) if count}


def check(tally: FiveTribesTally, position: Position, viewer: int | None, hidden: int) -> None:
    """Gold is exact, cards are where they are said to be, and none but those drawn in secret are missing."""
    assert tally.gold == position.gold[: position.seats]
    missing = 0
    for seat in range(position.seats):
        held, known = hand_of(position, seat), tally.cards[seat]
        assert all(held.get(card, 0) >= count for card, count in known.items())
        missing += position.cards[seat] - sum(known.values())
    assert missing <= hidden
    restored = GAME.restore(GAME.view(position, viewer), Random(position.turns), tally)
    assert restored.gold == position.gold
    assert GAME.view(restored, viewer) == GAME.view(position, viewer)
    GAME.check(restored)


@pytest.mark.parametrize("seed", range(6))
def test_counting_tells_all_gold_and_every_card_that_was_not_drawn_in_secret(seed: int) -> None:
    players = 2 + seed % 3
    position, lot, choices = (
        GAME.start(players, FiveTribesOptions(thieves=seed % 2 == 0)),
        engine.Random(seed, 3),
        engine.Choices(),
    )
    viewers = [SPECTATOR, *range(players)]
    tallies = [GAME.tally(position, viewer) for viewer in viewers]
    hidden = [0] * len(viewers)
    while not position.is_over():
        for event in GAME.play(position, engine.random_move(position, choices, lot)):
            for number, viewer in enumerate(viewers):
                heard = GAME.redacted(event, viewer)
                GAME.count(tallies[number], heard)
                hidden[number] += isinstance(heard, CardDrawn) and heard.resource is None
        if position.phase == c.BIDDING or (position.actor() >= 0 and position.turns % 3 == 0):
            for number, viewer in enumerate(viewers):
                check(tallies[number], position, viewer, hidden[number])


def test_who_sits_down_later_knows_no_purse_but_its_own() -> None:
    position, lot, choices = GAME.start(3), engine.Random(1, 3), engine.Choices()
    while position.turns < 4:
        position.play(engine.random_move(position, choices, lot))
    tally = GAME.tally(position, 1)
    assert tally.gold == [None, position.gold[1], None]
    assert tally.cards == [{}, hand_of(position, 1), {}]
