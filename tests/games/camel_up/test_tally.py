"""§2 What a seat knows by keeping count: how the race stood when each finish card was laid."""

from __future__ import annotations

import msgspec

from caravanserai.core.randomness import Random
from caravanserai.core.record import Record
from caravanserai.games.camel_up.bots.thinking import camels_of, cards_seen
from caravanserai.games.camel_up.game import GAME
from caravanserai.games.camel_up.options import CamelUpOptions
from caravanserai.games.camel_up.table.tally import CamelUpTally, RaceSeen, tally_of
from tests.conformance.cases import all_on


def stands(tally: CamelUpTally, position: object) -> bool:
    """Whether what was counted is what is there."""
    now = tally_of(position)  # type: ignore[arg-type]
    return (tally.race, tally.tiles) == (now.race, now.tiles)


def test_what_was_counted_is_what_is_there_at_every_moment() -> None:
    for seed in range(12):
        record = Record(GAME, 3 + seed % 6, all_on(GAME) if seed % 2 else CamelUpOptions())
        tallies = [GAME.tally(record.position, seat) for seat in range(record.players)]
        boards: list[RaceSeen] = []
        rng = Random(seed)
        while not record.position.is_over():
            before, cards = tally_of(record.position).race, tally_of(record.position).cards  # type: ignore[arg-type]
            moves = record.position.legal_moves()
            chance = record.awaits_chance()
            events = record.play_chance(rng) if chance else record.play(moves[rng.state % len(moves)])
            rng.state = (rng.state * 6364136223846793005 + 1442695040888963407) % 2**62
            boards += [before] if len(tally_of(record.position).cards) > len(cards) else []  # type: ignore[arg-type]
            for seat, tally in enumerate(tallies):
                for event in events:
                    GAME.count(tally, GAME.redacted(event, seat))
                assert stands(tally, record.position) or record.position.is_over()
        for tally in tallies:
            assert [card.race for card in tally.cards] == boards


def test_the_camels_are_those_of_the_rules() -> None:
    position = GAME.start(4)
    GAME.play_out(position, Random(3))
    assert camels_of(tally_of(position).race) == position.camels


def test_all_seats_count_the_same_and_it_can_be_sent() -> None:
    position = GAME.start(4)
    tally = GAME.tally(position, 0)
    assert tally == GAME.tally(position, 3)
    assert msgspec.json.decode(msgspec.json.encode(tally), type=CamelUpTally) == tally


def test_who_comes_late_knows_nothing_of_the_cards_that_lie() -> None:
    position = GAME.start(4, CamelUpOptions(stall_limit=40))
    rng = Random(8)
    while position.winner_count < 2:
        moves = position.legal_moves()
        position.play(moves[rng.state % len(moves)])
        rng.state = (rng.state * 6364136223846793005 + 1442695040888963407) % 2**62
    view = GAME.view(position, 0)
    assert [card.race for card in cards_seen(view, GAME.tally(position, 0))] == [None] * len(GAME.tally(position, 0).cards)
    assert [card.race for card in cards_seen(view, None)] == [None] * len(GAME.tally(position, 0).cards)
