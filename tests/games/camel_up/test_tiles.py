"""§6 Spectator tiles: where one may lie, and how it is laid."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravanserai.games.camel_up.events import TilePaid, TilePlaced
from tests.games.camel_up.boards import MANY, tile_sets, tracks, write
from tests.games.camel_up.table import lay, read_tiles, said

SPREAD_OUT = "5[B] 6[G] 9[Y] 12[R] 13[P] 15[w] 16[k]"


def test_a_tile_may_lie_only_on_a_free_space_that_is_beside_no_other_players_tile() -> None:
    """§6 §4.2 Spaces 2 and 4 are beside 3, 1 is never allowed, and the rest is taken."""
    table = lay(f"{SPREAD_OUT} +3", owners={3: 1})
    assert table.options_of("cheer") == table.options_of("boo") == ["7", "8", "10", "11", "14"]


@pytest.mark.parametrize("camel", list("BGYRPwk"))
def test_racers_and_crazy_camels_alike_keep_a_space(camel: str) -> None:
    """§6 C-09."""
    table = lay(f"8[{camel}] …")
    assert table.refuses("cheer 8").reason == "camel_there"
    assert table.refuses("boo 8").reason == "camel_there"


def test_the_own_tile_must_go_to_another_space_and_cannot_be_turned_in_place() -> None:
    """§6 C-06 Neither side may be laid where the tile already lies."""
    table = lay(f"{SPREAD_OUT} +8", owners={8: 0})
    assert table.may("cheer 7")
    assert table.may("boo 10")
    assert table.refuses("cheer 8").reason == "own_tile_there"
    assert table.refuses("boo 8").reason == "own_tile_there"


@pytest.mark.parametrize("step", [7, 9])
def test_the_own_tile_is_lifted_first_so_it_may_move_one_step(step: int) -> None:
    """§6 C-07"""
    table = lay("3[B] 12[G Y R P] 14[w] 16[k] -8", owners={8: 0})
    table.play(f"boo {step}")
    assert table.board == f"3[B] 12[G Y R P] 14[w] 16[k] -{step}"
    assert table.acts == 1


def test_the_own_tile_does_not_lift_that_of_a_neighbour() -> None:
    """§6 C-07 Beside another player's tile it stays forbidden."""
    table = lay("3[B] 14[G Y R P w k] -8 +10", owners={8: 0, 10: 1})
    assert table.refuses("boo 9").reason == "tile_beside"
    assert table.refuses("boo 11").reason == "tile_beside"
    assert table.refuses("boo 10").reason == "tile_there"
    assert table.may("boo 7")
    assert table.may("boo 12")


def test_two_and_sixteen_may_both_hold_tiles() -> None:
    """§6 C-08 Space 1 lies between them and never has one."""
    table = lay("5[B] 9[G Y R P w k] +2", owners={2: 1})
    assert table.may("boo 16")
    table.play("boo 16")
    assert table.board == "5[B] 9[G Y R P w k] +2 -16"
    assert "1" not in table.options_of("cheer")


def test_space_one_and_space_seventeen_take_no_tile() -> None:
    """§6 The first and last that do are 2 and 16."""
    table = lay("9[B G Y R P w k]")
    assert table.options_of("cheer") == [str(space) for space in range(2, 17) if space != 9]


def test_the_eighth_tile_finds_one_space_between_seven_others() -> None:
    """§6 Foreign tiles on 2, 4, ... 14."""
    board = "3[B] 5[G] 7[Y] 9[R] 11[P w k] +2 +4 -6 +8 -10 +12 -14"
    table = lay(board, seats=8, turn=7, owners={2 * seat + 2: seat for seat in range(7)})
    assert table.options_of("cheer") == table.options_of("boo") == ["16"]
    table.play("boo 16")
    assert table.acts == 0


def test_without_a_free_space_no_tile_can_be_laid() -> None:
    """§6 Seven tiles, and a camel on the only space left."""
    board = "3[B] 5[G] 7[Y] 9[R] 11[P w] 16[k] +2 +4 -6 +8 -10 +12 -14"
    table = lay(board, seats=8, turn=7, owners={2 * seat + 2: seat for seat in range(7)})
    assert table.options_of("cheer") == table.options_of("boo") == []
    assert table.may("roll")


def test_a_moved_tile_leaves_nothing_behind() -> None:
    """§6 Placing pays nothing, and a later stop on the old space pays nobody."""
    table = lay("6[B] 3[G] 1[Y R P] 15[w] 16[k] +8", seats=3, owners={8: 0})
    assert table.play("cheer 10")[0] == TilePlaced(0, "cheer", 10, 8)
    assert table.board == "1[Y R P] 3[G] 6[B] 15[w] 16[k] +10"
    assert table.coins == [3, 3, 3]
    assert said(table.roll("B2"), TilePaid) == []
    assert table.board == "1[Y R P] 3[G] 8[B] 15[w] 16[k] +10"
    assert table.coins == [3, 3, 3]
    assert table.acts == 2


@pytest.mark.parametrize(("before", "move", "after"), [("+8", "boo 10", "-10"), ("-8", "cheer 10", "+10"), ("-8", "boo 6", "-6")])
def test_the_side_is_chosen_anew_at_every_move(before: str, move: str, after: str) -> None:
    """§6"""
    table = lay(f"2[B] 15[G Y R P w k] {before}", owners={8: 0})
    table.play(move)
    assert table.board == f"2[B] 15[G Y R P w k] {after}"


def test_a_tile_may_be_moved_again_and_again() -> None:
    """§6 C-27 There is no limit but the patience of the others."""
    table = lay("2[B] 15[G Y R P w k]", seats=3)
    for space in (8, 9, 8, 9):
        table.play(f"cheer {space}", "ticket B" if space == 8 else "ticket G", "ticket Y" if space == 8 else "ticket R")
    assert read_tiles(table.board) == {9: 1}
    assert table.acts == 0


@settings(max_examples=MANY, deadline=None)
@given(st.data())
def test_tiles_are_allowed_exactly_where_the_rule_says(data: st.DataObject) -> None:
    """§6 C-06 C-07 C-09 The five conditions, told plainly, on any board."""
    track = data.draw(tracks())
    tiles = data.draw(tile_sets(track))
    owners = dict(zip(sorted(tiles), data.draw(st.permutations(range(8))), strict=False))
    turn = data.draw(st.integers(0, 7))
    foreign = {space for space, seat in owners.items() if seat != turn}
    allowed = [
        str(space) for space in range(2, 17) if space not in track and space not in tiles and not {space - 1, space + 1} & foreign
    ]
    table = lay(write(track, tiles), seats=8, turn=turn, owners=owners)
    assert table.options_of("cheer") == table.options_of("boo") == allowed
