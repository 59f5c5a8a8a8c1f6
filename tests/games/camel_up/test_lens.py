"""The odds as they are shown at a table: exact for the leg, honest for the race, and of what the viewer sees."""

from __future__ import annotations

import msgspec
import pytest

from caravanserai.games.camel_up.game import GAME
from caravanserai.games.camel_up.lens import odds
from caravanserai.games.camel_up.lens.lens import RACES, CamelUpLens
from caravanserai.games.camel_up.lens.odds import leg_odds
from caravanserai.games.camel_up.table.notation import read_board
from tests.games.camel_up.table import Table, lay, sit_down

ONE_ROLL = "5[B] 1[G Y R P] 14[w] 15[k] out[G1 Y1 R1 P1]"
"""One of two dice comes: blue, or grey and then white or black."""
THREE_ROLLS = "3[B G] 5[Y R] 6[P] 14[w] 15[k] out[P1 w1]"


def lens(table: Table, seat: int | None = 0) -> CamelUpLens:
    found = GAME.lens(table.view(seat))
    assert isinstance(found, CamelUpLens)
    return found


def test_there_is_no_lens_before_all_camels_stand_and_none_after_the_race() -> None:
    table = sit_down(3, stack_order="random", first_crazy="random")
    while table.asks != "turn":
        assert GAME.lens(table.view(0)) is None
        table.position.play(table.position.legal_moves()[0])
    assert lens(table)
    ended = lay("16[B] …", seats=3)
    ended.roll("B1")
    assert ended.is_over
    assert GAME.lens(ended.view(0)) is None


def test_chances_of_the_leg_are_the_exact_ones() -> None:
    shown, leg = lens(lay(THREE_ROLLS)), leg_odds(read_board(THREE_ROLLS))
    for camel, places in leg.camels.items():
        exact = tuple(number / leg.denominator for number in (places.first, places.second, places.last))
        assert msgspec.structs.astuple(shown.camels[camel]) == exact
    assert shown.race_ends == leg.race_ends / leg.denominator


def test_a_ticket_is_the_one_on_top_and_an_empty_pile_has_none() -> None:
    """§9.1 Blue is first for certain: what is printed is what it brings."""
    shown = lens(lay(ONE_ROLL, tickets={0: "B5 G5 G3", 1: "G2", 2: "G2"}))
    assert (shown.tickets["blue"].value, shown.tickets["blue"].worth) == (3, 3.0)  # type: ignore[union-attr]
    assert shown.tickets["green"] is None
    assert shown.tickets["red"].value == 5  # type: ignore[union-attr]


def test_a_roll_brings_a_coin_and_what_stops_on_ones_own_tile() -> None:
    """§5.5 Blue stops on 6, 7 or 8, each with a sixth; the tile's owner is paid, and nobody else."""
    table = lay(ONE_ROLL + " +7", owners={7: 2})
    assert lens(table, 2).roll == pytest.approx(1 + 1 / 6)
    assert lens(table, 0).roll == 1
    assert lens(table, None).roll == 1


def test_a_tile_earns_what_stops_on_it() -> None:
    """§5.5 Blue on 7 with a sixth; on 13 white with a 1 or black with a 2, each with a twelfth; on 9 nothing."""
    tiles = lens(lay(ONE_ROLL)).tiles
    for space, worth in ((7, 1 / 6), (13, 1 / 6), (9, 0)):
        assert [tiles[space].cheer, tiles[space].boo] == pytest.approx([worth, worth])


def test_tiles_are_shown_wherever_no_camel_stands_and_no_other_tile_lies() -> None:
    """§4.2 Its neighbours are not looked at here: whether it may be laid there is another question."""
    table = lay(THREE_ROLLS + " +10", owners={10: 2})
    assert set(lens(table, 0).tiles) == {2, 4, 7, 8, 9, 11, 12, 13, 16}
    assert set(lens(table, 2).tiles) == {2, 4, 7, 8, 9, 10, 11, 12, 13, 16}
    assert set(lens(table, None).tiles) == set(lens(table, 0).tiles)


@pytest.mark.parametrize("space", [4, 7, 8, 12])
def test_a_tile_is_worth_what_it_earns_really_lying_there(space: int) -> None:
    """§5.5 A tile bends the way of all that stops on it, and so what stops on it later."""
    shown = lens(lay(THREE_ROLLS)).tiles[space]
    for side, worth in (("+", shown.cheer), ("-", shown.boo)):
        leg = leg_odds(read_board(f"{THREE_ROLLS} {side}{space}"))
        assert worth == leg.landings[space] / leg.denominator


def test_ones_own_tile_is_taken_up_before_it_is_laid_elsewhere() -> None:
    table = lay(THREE_ROLLS + " +7", owners={7: 1})
    alone = leg_odds(read_board(THREE_ROLLS + " -11"))
    both = leg_odds(read_board(THREE_ROLLS + " +7 -11"))
    assert alone.landings[11] != both.landings[11]
    assert lens(table, 1).tiles[11].boo == alone.landings[11] / alone.denominator
    assert lens(table, 0).tiles[11].boo == both.landings[11] / both.denominator
    assert lens(table, None).tiles[11].boo == both.landings[11] / both.denominator


def test_a_finish_card_is_worth_less_the_more_others_have_played() -> None:
    """§10.2 One's own cards are of other colours, so they are not in the way."""
    board = "12[R] …"
    fresh, own, others = (lens(lay(board, winner_pile=pile)).cards for pile in ("", "0B 0G", "1R 2R"))
    assert fresh["winner"]["red"] > others["winner"]["red"]
    assert fresh["winner"]["red"] == own["winner"]["red"]
    assert fresh["loser"] == others["loser"]


def test_a_card_for_a_certain_winner_brings_the_whole_payout_and_a_hopeless_one_costs_a_coin() -> None:
    """§10.2"""
    shown = lens(lay("16[R] 1[B G Y P] 8[w] 9[k] out[B1 G1 Y1 P1]"))
    chance = shown.race["red"].winner
    assert shown.cards["winner"]["red"] == pytest.approx(8 * chance - (1 - chance))
    assert shown.cards["loser"]["red"] == -1


def test_the_race_is_told_with_its_error() -> None:
    shown = lens(lay(THREE_ROLLS))
    assert shown.races == RACES
    assert 0 < shown.error < 0.1
    assert sum(chance.winner for chance in shown.race.values()) == pytest.approx(1)
    assert sum(chance.loser for chance in shown.race.values()) == pytest.approx(1)


def test_in_json_spaces_are_names_as_json_wants_them() -> None:
    told = msgspec.json.decode(msgspec.json.encode(lens(lay(ONE_ROLL))))
    assert set(told["tiles"]["7"]) == {"cheer", "boo"}


def test_a_rough_lens_is_exact_for_the_leg_and_near_for_the_race() -> None:
    table = lay(THREE_ROLLS)
    fine, rough = lens(table), GAME.rough_lens(table.view(0))
    assert isinstance(rough, CamelUpLens)
    assert (rough.camels, rough.tickets, rough.roll) == (fine.camels, fine.tickets, fine.roll)
    assert rough.races < fine.races
    assert rough.error > fine.error
    for camel, chances in fine.race.items():
        assert rough.race[camel].winner == pytest.approx(chances.winner, abs=3 * (rough.error + fine.error))
    assert rough.tiles.keys() == fine.tiles.keys()


def test_odds_are_found_once_for_all_who_see_the_same_race(monkeypatch: pytest.MonkeyPatch) -> None:
    found = 0
    honest = odds._found

    def counted(*race: int) -> object:
        nonlocal found
        found += 1
        return honest(*race)

    monkeypatch.setattr(odds, "_found", counted)
    odds._leg_odds.cache_clear()
    odds.stops_at.cache_clear()
    table = lay(THREE_ROLLS)
    first = [lens(table, seat) for seat in (0, 1, 2)]
    assert found > 0
    before = found
    assert [lens(table, seat) for seat in (0, 1, 2)] == first
    assert found == before
