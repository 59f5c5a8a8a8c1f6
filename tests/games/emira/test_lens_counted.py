"""Gold moves in the open: with what was counted the lens knows purses, and so what princesses will do."""

from __future__ import annotations

import random

import pytest

from caravanserai.games.emira import events as e
from caravanserai.games.emira.engine import Position
from caravanserai.games.emira.game import GAME
from caravanserai.games.emira.lens.courtship import Way
from caravanserai.games.emira.lens.lens import EmiraLens
from caravanserai.games.emira.lens.purse import Counted
from caravanserai.games.emira.options import EmiraOptions
from caravanserai.games.emira.table.tally import RICHEST, EmiraTally
from tests.games.emira.table import give, house, phase, play, run
from tests.games.emira.test_lens import UPKEEP, bidding


def lens(position: Position, tally: EmiraTally | None, seat: int | None = 0) -> EmiraLens:
    found = GAME.lens(GAME.view(position, seat), tally)
    assert isinstance(found, EmiraLens)
    return found


def exact(position: Position) -> EmiraTally:
    """What somebody knows who has listened from the start."""
    gold = [*position.gold[: position.seats]]
    return EmiraTally(gold, [*gold])


def test_without_a_count_only_ones_own_gold_is_known() -> None:
    position = bidding("farah")
    run(position, "bidding")
    assert lens(position, None).counted == [Counted(1150, 1150, 1150), *[Counted(None, 0, None)] * 3]
    assert lens(position, None, None).counted == [Counted(None, 0, None)] * 4


def test_counted_gold_tells_how_high_others_can_bid() -> None:
    """§5.3 Two camels take off 100."""
    position = bidding("farah")
    give(position, 1, gold=400, camels=2)
    run(position, "bidding")
    for seat in (0, None):
        assert lens(position, exact(position), seat).counted[1] == Counted(550, 550, 650)


def test_who_came_later_knows_the_least_that_is_there_and_what_a_bid_shows() -> None:
    """§5.1 (E-45) Whoever bids can pay for it."""
    position = bidding("farah")
    run(position, "bidding")
    tally = EmiraTally([1150, 200, 300, 0], [1150, *[RICHEST] * 3])
    assert [one.least for one in lens(position, tally).counted] == [1150, 200, 300, 0]
    play(position, "bid 10", "bid 250")
    counted = lens(position, tally).counted
    assert [(one.gold, one.least, one.bid) for one in counted[1:]] == [(None, 250, None), (None, 300, None), (None, 0, None)]


def test_a_princess_who_looks_at_gold_is_no_riddle_to_who_has_counted() -> None:
    position = bidding("farah")
    give(position, 2, gold=2000)
    run(position, "bidding")
    [unsure] = lens(position, None).courtships
    [sure] = lens(position, exact(position)).courtships
    assert (unsure.verdict, unsure.seats) == ("unsure", [0, 1, 2, 3])
    assert (sure.verdict, sure.seats) == ("joins", [2])
    assert [(one.seat, one.second) for one in sure.suitors[:1]] == [(2, 2150)]


def test_to_be_the_one_she_chooses_is_told_in_gold() -> None:
    """§6.1 Xenia looks at money."""
    position = bidding("xenia", gold=500)
    give(position, 1, gold=900)
    run(position, "bidding")
    [xenia] = lens(position, exact(position)).courtships
    assert xenia.ways[0] == Way(room=False, first=410, second=0)
    assert lens(position, None).courtships[0].ways == []


def test_what_a_bid_leaves_is_compared_with_what_others_have() -> None:
    """§6.1 A bid is counted where gold decides: up to it seat 0 is the richest."""
    position = bidding("xenia", gold=2000)
    give(position, 1, gold=1000)
    for seat, guests in ((2, "asima thara"), (3, "fatima malika")):
        house(position, seat, guests)
    run(position, "bidding")
    richer, level, poorer = lens(position, exact(position)).plans["camel"].results
    assert (richer.bid, richer.guests) == (840, ["xenia"])
    assert (level.bid, level.guests) == (850, [])
    assert [(one.verdict, one.seats) for one in poorer.changes] == [("joins", [1])]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_who_has_counted_from_the_start_knows_what_all_will_do(players: int) -> None:
    """When nobody acts any more, the lens is never unsure but of what somebody decides, and what it says comes true."""
    rng, sure = random.Random(players), 0
    for seed in range(4):
        position = GAME.start(players, EmiraOptions(advanced=seed % 2 == 1))
        viewer = None if seed == 3 else seed % players
        tally = GAME.tally(position, viewer)
        rng.seed(100 * players + seed)
        foreseen: dict[str, list[int]] = {}
        while not position.is_over():
            if phase(position) == "buying_cards":
                found = lens(position, tally, viewer)
                assert [one.gold for one in found.counted] == [*position.gold[:players]]
                foreseen = {one.princess: one.seats for one in found.courtships if (one.when, one.verdict) == ("now", "joins")}
                told = play(position, "on")
            else:
                told = GAME.play(position, rng.choice(position.legal_moves()))
            for event in told:
                GAME.count(tally, GAME.redacted(event, viewer))
                if isinstance(event, UPKEEP):
                    assert not foreseen
                    foreseen = {}
                elif isinstance(event, e.PrincessJoined) and event.princess in foreseen:
                    assert foreseen.pop(event.princess) == [event.seat]
                    sure += 1
                elif isinstance(event, e.SidiCame):
                    foreseen.pop("sidi_suleiman", None)
    assert sure > 20
