"""§2 Information: what a seat sees, hears, and can work out."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravanserai.core.contract import View
from caravanserai.core.randomness import Random
from caravanserai.games.camel_up.engine import COMPILED
from caravanserai.games.camel_up.events import CardPlayed
from caravanserai.games.camel_up.game import GAME
from caravanserai.games.camel_up.names import RACERS
from caravanserai.games.camel_up.options import CamelUpOptions
from caravanserai.games.camel_up.table.view import Card, RolledDie, Stack, Ticket, Tile
from tests.games.camel_up.boards import dealer
from tests.games.camel_up.play import BY_CHANCE, any_kind, play_through
from tests.games.camel_up.table import lay, said

BOARD = "1[G Y R] 3[B P] 15[w] 16[k]"


def test_everything_on_the_table_is_seen_by_everybody() -> None:
    """§2 Camels, tiles, dice, tickets, coins, partners: the same for every seat and for a spectator."""
    table = lay(
        f"{BOARD} +9 -6 out[G2 w3]",
        seats=6,
        turn=2,
        coins=[0, 1, 2, 3, 4, 5],
        tickets={1: "B5", 2: "B3"},
        pyramid_tickets=[1, 0, 1, 0, 0, 0],
        owners={9: 5, 6: 0},
        partners=[(1, 4)],
    )
    for viewer in (None, *range(6)):
        view = table.view(viewer)
        assert view.track == [
            Stack(1, ["green", "yellow", "red"]),
            Stack(3, ["blue", "purple"]),
            Stack(15, ["white"]),
            Stack(16, ["black"]),
        ]
        assert view.tiles == [Tile(6, "boo", 0), Tile(9, "cheer", 5)]
        assert view.rolled == [RolledDie("green", 2), RolledDie("white", 3)]
        assert view.dice_left == ["blue", "yellow", "red", "purple"]
        assert view.tickets == {"blue": [2, 2]} | {camel: [5, 3, 2, 2] for camel in RACERS[1:]}
        assert [seat.tickets for seat in view.seats] == [[], [Ticket("blue", 5)], [Ticket("blue", 3)], [], [], []]
        assert [seat.pyramid_tickets for seat in view.seats] == [1, 0, 1, 0, 0, 0]
        assert [seat.coins for seat in view.seats] == [0, 1, 2, 3, 4, 5]
        assert [seat.partner for seat in view.seats] == [None, 4, None, None, 1, None]
        assert (view.turn, view.phase, view.finish, view.winners) == (2, "turn", "running", [])


def test_only_the_owner_knows_the_colours_of_finish_cards() -> None:
    """§2 C-30 In hand and on the piles; owners and order are seen by all."""
    table = lay(BOARD, seats=3, winner_pile="0B 1G", loser_pile="1R 0P")
    own = table.view(0)
    assert own.winner_pile == [Card(0, "blue"), Card(1, None)]
    assert own.loser_pile == [Card(1, None), Card(0, "purple")]
    assert own.seats[0].hand == ["green", "yellow", "red"]
    assert [seat.hand for seat in own.seats[1:]] == [None, None]
    assert [seat.cards for seat in own.seats] == [3, 3, 5]
    outside = table.view(None)
    assert outside.winner_pile == [Card(0, None), Card(1, None)]
    assert [seat.hand for seat in outside.seats] == [None, None, None]


def test_at_the_end_all_cards_are_open() -> None:
    """§2 §10.2 They have been scored."""
    table = lay("16[B] 10[G] 9[Y] 8[R] 2[P] 12[w] 5[k]", seats=3, winner_pile="0B 1G", loser_pile="1R")
    table.roll("B1")
    view = table.view(None)
    assert view.winner_pile == [Card(0, "blue"), Card(1, "green")]
    assert view.loser_pile == [Card(1, "red")]
    assert view.seats[1].hand == ["blue", "yellow", "purple"]
    assert view.winners == table.winners


def test_a_game_broken_off_opens_no_cards() -> None:
    """§2 C-27 They are never scored."""
    table = lay(BOARD, seats=3, winner_pile="0B", options=CamelUpOptions(stall_limit=1))
    table.play("ticket B")
    assert table.is_over
    assert table.view(1).winner_pile == [Card(0, None)]
    assert table.view(1).seats[0].hand is None


@pytest.mark.parametrize("seats", [3, 6])
def test_nothing_a_seat_may_not_know_changes_what_it_sees(seats: int) -> None:
    """§2 Two tables that differ in the colours of others' cards look the same, and offer the same."""
    one = lay(BOARD, seats=seats, winner_pile="0B 1G 2P", loser_pile="1R")
    other = lay(BOARD, seats=seats, winner_pile="0B 1Y 2R", loser_pile="1P")
    assert one.view(0) == other.view(0)
    assert one.view(None) == lay(BOARD, seats=seats, winner_pile="0P 1Y 2R", loser_pile="1P").view(None)
    assert one.view(1) != other.view(1)
    assert one.options == other.options


@pytest.mark.parametrize("side", ["+", "-"])
@pytest.mark.parametrize("die", ["B3", "k2"])
def test_a_viewer_who_hears_of_a_move_sees_where_the_unit_went(side: str, die: str) -> None:
    """§2 §5.5 On top after a cheer, underneath after a boo."""
    table = lay(f"5[B G] 7[R] 9[Y] 10[k P] 1[w] {side}8")
    view = table.view(2)
    assert GAME.after(view, [GAME.redacted(event, 2) for event in table.roll(die)]) == table.view(2)
    assert view != table.view(2)


@settings(max_examples=25 if COMPILED else 6, deadline=None)
@given(st.integers(3, 8), st.integers(0, 2**20))
def test_what_is_heard_is_enough_to_keep_a_view_up_to_date(seats: int, seed: int) -> None:
    """§2 For every seat and a spectator, from the first roll to the last coin."""
    options = CamelUpOptions(partner_ticket=("automatic", "manual")[seed % 2], final_floor=("card", "pile")[seed // 2 % 2])
    position = GAME.start(seats, options)
    viewers = [None, seed % seats, (seed + 1) % seats]
    views: list[View] = [GAME.view(position, viewer) for viewer in viewers]
    for _, events in play_through(position, any_kind, dealer(seed)):
        for index, viewer in enumerate(viewers):
            views[index] = GAME.after(views[index], [GAME.redacted(event, viewer) for event in events])
            assert views[index] == GAME.view(position, viewer)


@settings(max_examples=25 if COMPILED else 6, deadline=None)
@given(st.integers(3, 8), st.integers(0, 2**20))
def test_a_sampled_position_cannot_be_told_from_the_true_one(seats: int, seed: int) -> None:
    """§2 C-30 The same view, the same choices, and a sound position."""
    position = GAME.start(seats, BY_CHANCE)
    rng = Random(seed, 0)
    for number, (_, _) in enumerate(play_through(position, any_kind, dealer(seed))):
        if number % 13 == 0:
            seat = number % seats
            sampled = GAME.restore(GAME.view(position, seat), rng)
            GAME.check(sampled)
            assert GAME.view(sampled, seat) == GAME.view(position, seat)
            assert sampled.legal_moves() == position.legal_moves() or position.turn != seat
            assert sampled.actor() == position.actor()


def test_sampling_deals_others_every_card_they_may_have() -> None:
    """§2 Seat 1's two cards: each of the five colours turns up on each pile, never twice."""
    position = lay(BOARD, seats=3, winner_pile="1G 0B", loser_pile="1R 0Y").position
    rng = Random(5, 0)
    seen = set()
    for _ in range(400):
        sampled = GAME.sample(position, 0, rng)
        other, own = GAME.view(sampled, 1), GAME.view(sampled, 0)
        seen.add((other.winner_pile[0].camel, other.loser_pile[0].camel))
        assert (own.winner_pile[1], own.loser_pile[1]) == (Card(0, "blue"), Card(0, "yellow"))
    assert seen == {(one, other) for one in RACERS for other in RACERS if one != other}


def test_events_tell_others_no_colour() -> None:
    """§2 Over a whole game: what a spectator hears of cards has none, until they are scored."""
    position = GAME.start(6, BY_CHANCE)
    cards = 0
    for _, events in play_through(position, any_kind, dealer(3)):
        for event in said(events, CardPlayed):
            cards += 1
            assert GAME.redacted(event, None) == CardPlayed(event.seat, event.pile, None)
            assert GAME.redacted(event, event.seat) == event
    assert cards > 0


def test_views_and_events_survive_json() -> None:
    """§2 A browser gets the same."""
    position = GAME.start(6, BY_CHANCE)
    for _, events in play_through(position, any_kind, dealer(4)):
        for event in events:
            assert msgspec.json.decode(msgspec.json.encode(event), type=GAME.event_type) == event
    view = GAME.view(position, 2)
    assert msgspec.json.decode(msgspec.json.encode(view), type=GAME.view_type) == view
