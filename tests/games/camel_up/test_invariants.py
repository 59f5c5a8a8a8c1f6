"""What is always true of a game of Camel Up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravanserai.core.errors import BadPosition
from caravanserai.games.camel_up import components as c
from caravanserai.games.camel_up.engine import COMPILED, Position
from caravanserai.games.camel_up.events import (
    CardScored,
    LegSettled,
    LegStarted,
    PileSettled,
    RaceEnded,
    TilePaid,
    UnitMoved,
)
from caravanserai.games.camel_up.game import GAME
from caravanserai.games.camel_up.names import CAMELS, DICE, RACERS
from caravanserai.games.camel_up.options import CamelUpOptions
from tests.games.camel_up.boards import dealer
from tests.games.camel_up.play import BY_CHANCE, Policy, always_roll, any_kind, any_move, play_through
from tests.games.camel_up.table import Table, lay, said, sit_down

TABLES = [
    (3, BY_CHANCE),
    (4, CamelUpOptions(final_floor="pile", start_seat="random")),
    (5, CamelUpOptions(stack_order="given", first_crazy="given", start_seat=4)),
    (6, CamelUpOptions(partner_ticket="manual")),
    (7, BY_CHANCE),
    (8, CamelUpOptions(partner_ticket="manual", final_floor="pile", stack_order="random")),
    (2, CamelUpOptions(two_players=True)),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("policy", [any_kind, always_roll])
def test_no_move_of_a_game_breaks_what_is_always_true(seats: int, options: CamelUpOptions, policy: Policy) -> None:
    """§1 to §11 Checked twice after every move: by the engine's own list and by the one below."""
    for seed in range(3 if COMPILED else 1):
        position = GAME.start(seats, options)
        for _ in play_through(position, policy, dealer(100 * seed + seats)):
            GAME.check(position)
            audit(position)


@pytest.mark.parametrize("seats", [3, 8])
def test_not_even_play_without_any_plan_breaks_it(seats: int) -> None:
    """§4 Every move as likely as any other: mostly tiles, moved to and fro."""
    position = GAME.start(seats, BY_CHANCE)
    for _ in play_through(position, any_move, dealer(seats)):
        audit(position)


def audit(position: Position) -> None:
    """Conservation, told from the view, without the engine's own checks."""
    view = GAME.view(position, None)
    if view.phase in ("turn", "rolling", "copying", "over"):
        assert Counter(camel for stack in view.track for camel in stack.camels) == Counter(CAMELS)
        out = [die.camel if die.camel in RACERS else "grey" for die in view.rolled]
        assert sorted([*view.dice_left, *out]) == sorted(DICE)
        held = sum(seat.pyramid_tickets for seat in view.seats)
        assert held == len(out) + (view.phase == "rolling")
        assert held <= 5
    assert len({stack.space for stack in view.track}) == len(view.track)
    spaces = [tile.space for tile in view.tiles]
    assert not {stack.space for stack in view.track} & set(spaces)
    assert all(2 <= space <= 16 and space + 1 not in spaces for space in spaces)
    assert len({tile.owner for tile in view.tiles}) == len(spaces) == len(set(spaces))
    for camel in RACERS:
        tickets = view.tickets[camel] + [t.value for seat in view.seats for t in seat.tickets if t.camel == camel]
        assert sorted(tickets) == [2, 2, 3, 5]
    for number, seat in enumerate(GAME.view(position, 0).seats):
        assert seat.coins >= 0
        played = sum(card.owner == number for card in (*view.winner_pile, *view.loser_pile))
        assert seat.cards + played == 5
        assert seat.partner is None or (len(view.seats) >= 6 and view.seats[seat.partner].partner == number != seat.partner)
    for number in range(len(view.seats)):
        own = GAME.view(position, number)
        colours = [card.camel for card in (*own.winner_pile, *own.loser_pile) if card.owner == number]
        assert Counter([*(own.seats[number].hand or []), *colours]) == Counter(RACERS)
    crossed = any(not 1 <= stack.space <= 16 for stack in view.track)
    assert crossed == (view.finish in ("forward", "backward"))
    assert (view.phase == "over") == position.is_over() == (position.legal_moves() == [])


@pytest.mark.parametrize("seats", [3, 6, 8])
def test_coins_come_and_go_only_as_it_is_told(seats: int) -> None:
    """§5.5 §9 §10 Within a leg only tiles pay; otherwise what was settled is what is there."""
    for seed in range(4 if COMPILED else 1):
        position = GAME.start(seats, BY_CHANCE)
        coins = [3] * seats
        for _, events in play_through(position, any_kind, dealer(seed)):
            for event in events:
                if isinstance(event, TilePaid):
                    coins[event.seat] += 1
                elif isinstance(event, LegSettled):
                    assert event.coins == max(0, coins[event.seat] + event.gain)
                    coins[event.seat] = event.coins
                elif isinstance(event, CardScored | PileSettled):
                    coins[event.seat] = event.coins
            assert position.coins[:seats] == coins
            if not said(events, RaceEnded) and not said(events, LegStarted):
                assert not said(events, LegSettled)


def test_a_racer_goes_back_only_on_a_crazy_camel() -> None:
    """§5 A boo takes at most what the die gave."""
    for seed in range(20 if COMPILED else 3):
        position = GAME.start(4, BY_CHANCE)
        for _, events in play_through(position, any_kind, dealer(seed)):
            for event in said(events, UnitMoved):
                forwards = event.camels[0] in RACERS
                assert (event.space >= event.origin) if forwards else (event.space <= event.origin)
                assert abs(event.space - event.origin) <= 4


def test_every_leg_starts_without_partnerships_tiles_and_tickets() -> None:
    """§8.3 §11.3 C-35."""
    for seed in range(4 if COMPILED else 1):
        position = GAME.start(7, BY_CHANCE)
        for _, events in play_through(position, any_kind, dealer(seed)):
            if said(events, LegStarted):
                view = GAME.view(position, None)
                assert view.tiles == []
                assert view.rolled == []
                assert all(seat.partner is None and not seat.tickets and not seat.pyramid_tickets for seat in view.seats)
                assert all(values == [5, 3, 2, 2] for values in view.tickets.values())


@settings(max_examples=40 if COMPILED else 8, deadline=None)
@given(st.integers(2, 8), st.integers(0, 2**20))
def test_saved_positions_are_loaded_as_they_were_and_play_on_alike(seats: int, seed: int) -> None:
    """§2 Wherever in a game."""
    chance = dealer(seed)
    position = GAME.start(seats, CamelUpOptions(two_players=True, partner_ticket="manual"))
    for number, (_, _) in enumerate(play_through(position, any_kind, chance)):
        if number == seed % 90:
            break
    again = GAME.load(GAME.save(position))
    assert GAME.save(again) == GAME.save(position)
    one, other = dealer(seed), dealer(seed)
    for _, _ in zip(play_through(position, any_kind, one), play_through(again, any_kind, other), strict=True):
        assert GAME.save(again) == GAME.save(position)


def test_a_copy_plays_on_by_itself_and_tells_what_happens() -> None:
    """§4 What is done to one is not done to the other."""
    table = lay("1[G Y R] 3[B P] 15[w] 16[k]")
    copy = Table(table.position.copy())
    before = GAME.save(table.position)
    events = copy.play("ticket B")
    copy.play("cheer 8", "winner B", "roll", "B2", "ticket G")
    assert events[0].camel == "blue"
    assert GAME.save(table.position) == before
    assert GAME.save(copy.position) != before


BOARD = "1[G Y R] 3[B P] 15[w] 16[k]"


def change(name: str, value: Any) -> Callable[[dict[str, Any]], None]:
    def apply(data: dict[str, Any]) -> None:
        data[name] = value

    return apply


def change_at(name: str, index: int, value: int) -> Callable[[dict[str, Any]], None]:
    def apply(data: dict[str, Any]) -> None:
        data[name][index] = value

    return apply


def every(*changes: Callable[[dict[str, Any]], None]) -> Callable[[dict[str, Any]], None]:
    def apply(data: dict[str, Any]) -> None:
        for one in changes:
            one(data)

    return apply


@pytest.mark.parametrize(
    ("damage", "fault"),
    [
        pytest.param(change("seats", 9), "seats is 9", id="too many seats"),
        pytest.param(change("seats", 1), "seats is 1", id="too few seats"),
        pytest.param(change("turn", 4), "turn is 4", id="a turn of nobody"),
        pytest.param(change("phase", 10), "phase is 10", id="no such phase"),
        pytest.param(change("phase", c.OVER), "phase and finish disagree", id="over without a finish"),
        pytest.param(change("finish", c.FORWARD), "phase and finish disagree", id="a finish without an end"),
        pytest.param(
            every(change("finish", c.FORWARD), change("phase", c.OVER)), "no position", id="a finish that nobody crossed"
        ),
        pytest.param(
            every(change("finish", c.BACKWARD), change("phase", c.OVER)),
            "no position",
            id="a backward finish that nobody crossed",
        ),
        pytest.param(change("camels", 0), "twice", id="seven times the same camel"),
        pytest.param(change("camels", 2**57), "cannot be read", id="more than seven camels"),
        pytest.param(change("taken", 0), "told wrongly", id="spaces taken that are not"),
        pytest.param(change("cheers", 1 << 9), "not those of the seats", id="a tile of nobody"),
        pytest.param(
            every(change("cheers", 1 << 9), change("boos", 1 << 9), change_at("tile_space", 0, 9)),
            "both sides",
            id="both sides up",
        ),
        pytest.param(every(change("cheers", 2), change_at("tile_space", 0, 1)), "where none may", id="a tile on space 1"),
        pytest.param(
            every(change("cheers", 3 << 9), change_at("tile_space", 0, 9), change_at("tile_space", 1, 10)),
            "side by side",
            id="neighbours",
        ),
        pytest.param(
            every(change("cheers", 1 << 15), change_at("tile_space", 0, 15)), "stands on a tile", id="a tile under a camel"
        ),
        pytest.param(change("dice", 31), "do not make six", id="a die is lost"),
        pytest.param(every(change("dice", 0), change("rolled_count", 5)), "show", id="dice that show nothing"),
        pytest.param(change_at("pyramid_tickets", 0, 1), "as many as the dice", id="a pyramid ticket without a roll"),
        pytest.param(change_at("ticket_taken", 0, 5), "than there are", id="five tickets of a colour"),
        pytest.param(change_at("ticket_taken", 0, 4), "told wrongly", id="an empty pile that is not"),
        pytest.param(change_at("ticket_holder", 0, 4), "held by nobody", id="a ticket of nobody"),
        pytest.param(change("winner_count", 41), "larger than all", id="41 cards"),
        pytest.param(change("winner_count", 1), "five finish cards", id="six cards of one seat"),
        pytest.param(
            every(change("winner_count", 2), change_at("winner_pile", 1, 8)),
            "five finish cards",
            id="cards that are also in hand",
        ),
        pytest.param(change_at("hand", 0, 0), "five finish cards", id="an empty hand and no cards played"),
        pytest.param(change_at("partner", 0, 1), "not mutual", id="a partner who does not know"),
        pytest.param(every(change_at("partner", 0, 1), change_at("partner", 1, 0)), "fewer than six", id="partners among four"),
        pytest.param(change("free_partners", 3), "fewer than six", id="partnership cards among four"),
        pytest.param(change_at("coins", 0, -1), "less than no coins", id="debts"),
        pytest.param(change("leg", 0), "leg is 0", id="no leg"),
        pytest.param(change("stall_limit", -1), "stall_limit is -1", id="a limit below nothing"),
    ],
)
def test_a_position_that_no_game_can_be_in_is_refused(damage: Callable[[dict[str, Any]], None], fault: str) -> None:
    """§1 to §11 The fault is named."""
    data = GAME.save(lay(BOARD).position)
    damage(data)
    with pytest.raises(BadPosition, match=fault):
        GAME.load(data)


def test_after_five_rolls_a_leg_is_over_so_no_turn_has_five_dice_out() -> None:
    """§8 A sixth roll would find no place."""
    data = GAME.save(lay(f"{BOARD} out[B G Y R]").position)
    data["rolled"][4] = c.DIE + 3 * c.PURPLE
    data["rolled_count"] = 5
    data["dice"] = 1 << c.GREY_DIE
    data["pyramid_tickets"][0] += 1
    with pytest.raises(BadPosition):
        GAME.load(data)


def test_at_setup_no_more_than_five_dice_are_rolled() -> None:
    """§3.2 Nor is a racer's die rolled twice."""
    data = GAME.save(sit_down(4).position)
    data["rolled"] = [c.DIE, c.DIE + 3, c.DIE + 6, c.DIE + 9, c.DIE + 12]
    data["rolled_count"] = 5
    with pytest.raises(BadPosition):
        GAME.load(data)


def test_who_copies_has_a_partner() -> None:
    """§11.2 A seat without one is never asked."""
    table = lay(f"{BOARD} out[G Y R P]", seats=6, partners=[(0, 3)], options=CamelUpOptions(partner_ticket="manual"))
    table.roll("B1")
    data = GAME.save(table.position)
    data["turn"] = 1
    with pytest.raises(BadPosition):
        GAME.load(data)


@pytest.mark.parametrize("name", ["coins", "camels", "rolled"])
@pytest.mark.parametrize("value", [None, "many", 1.5, [1], {}, 2**70])
def test_what_is_not_made_of_numbers_is_refused(name: str, value: object) -> None:
    """A stored position that was altered."""
    data = GAME.save(lay(BOARD).position)
    data[name] = value
    with pytest.raises(BadPosition):
        GAME.load(data)


@pytest.mark.parametrize("version", [0, 2, None, "1"])
def test_positions_of_other_rules_are_refused(version: object) -> None:
    """The same moves could lead elsewhere."""
    data = GAME.save(lay(BOARD).position)
    data["rules_version"] = version
    with pytest.raises(BadPosition, match="rules"):
        GAME.load(data)


def test_a_field_too_many_or_too_few_is_refused() -> None:
    """By name."""
    data = GAME.save(lay(BOARD).position)
    with pytest.raises(BadPosition, match="camels"):
        GAME.load({name: value for name, value in data.items() if name != "camels"})
    with pytest.raises(BadPosition, match="humps"):
        GAME.load(data | {"humps": 14})


def test_a_sound_position_passes() -> None:
    """The other side of every refusal above."""
    GAME.check(lay(BOARD).position)
