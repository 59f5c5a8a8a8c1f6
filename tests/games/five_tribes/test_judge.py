"""What a review makes of a moment: in its trials an auction that is under way is bid as *regular* bids."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from caravanserai.core.judging import Known
from caravanserai.core.record import Record
from caravanserai.games.five_tribes import engine
from caravanserai.games.five_tribes.bots.judge import FiveTribesJudge
from caravanserai.games.five_tribes.bots.minds import SOUND
from caravanserai.games.five_tribes.bots.players import make_desk
from caravanserai.games.five_tribes.components import BIDDING
from caravanserai.lab.match import play_match
from caravanserai.reviewing.moments import GameWalk

TABLES = [(players, seed) for players in (2, 3, 4) for seed in (11, 12)]


def auctions(record: Record) -> Iterator[Known]:
    """Where the bids of each round begin, with all cards open."""
    walk = GameWalk(record, None, open_cards=True)
    for moment in walk.moments:
        position: Any = moment.position
        if position.phase == BIDDING and position.bids == 0:
            yield walk.known(moment, None)


def by_policy(start: Any) -> Any:
    """Where an auction leads if everybody bids as *regular* does who sees all cards."""
    desk, board = make_desk(start.seats, SOUND), start.copy()
    while board.phase == BIDDING:
        engine.list_plans(desk, board)
        board.play(engine.first_move(desk, board, 0))
    return board


def in_trials(record: Record, known: Known, *, at_a_glance: bool) -> Any:
    judge = FiveTribesJudge(record.game, record.players)
    judge.deal(known, known.truth, 0)
    judge.begin_luck([])
    if at_a_glance:
        judge.thought_through = judge.at_a_glance
    judge.bid_on()
    return judge.board


def test_an_auction_under_way_goes_in_trials_as_regular_bids() -> None:
    """Not always: which way a walk is thought to go to its end is drawn by lot."""
    alike = {True: 0, False: 0}
    for players, seed in TABLES:
        record = play_match("five_tribes", ["regular"] * players, seed)
        for known in auctions(record):
            expected = by_policy(known.truth)
            for at_a_glance in alike:
                alike[at_a_glance] += in_trials(record, known, at_a_glance=at_a_glance) == expected
    assert alike[False] > 1.2 * alike[True]
