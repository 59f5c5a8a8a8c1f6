"""§5 Movement: which camel a die moves, where its unit stops, and what a spectator tile does to it."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravanserai.games.camel_up.events import CrazySwapped, RaceEnded, TilePaid, UnitMoved
from tests.games.camel_up import reference
from tests.games.camel_up.boards import MANY, mirrored, tile_sets, tracks, write
from tests.games.camel_up.table import lay, read_stacks, read_tiles, said


@pytest.mark.parametrize(
    ("board", "die", "after"),
    [
        pytest.param("4[P G] 6[Y] …", "P2", "6[Y P G] …", id="the book's example: onto another camel"),
        pytest.param("4[B R Y] …", "R3", "4[B] 7[R Y] …", id="the book's example: the lower one stays"),
        pytest.param("5[B G Y] …", "G2", "5[B] 7[G Y] …", id="the middle camel takes the one above"),
        pytest.param("5[B G] 7[R P] …", "B2", "7[R P B G] …", id="two land on two"),
        pytest.param("5[B G Y] …", "Y1", "5[B G] 6[Y] …", id="the top camel goes alone"),
        pytest.param("5[B G Y] …", "B3", "8[B G Y] …", id="the bottom camel takes them all"),
        pytest.param("5[B G Y R P w k]", "B1", "6[B G Y R P w k]", id="all seven at once"),
        pytest.param("5[B G Y R P w k]", "P3", "5[B G Y R] 8[P w k]", id="crazy camels ride along too"),
    ],
)
def test_a_unit_is_the_moving_camel_and_all_above_it(board: str, die: str, after: str) -> None:
    """§5.1 §5.2 Those below stay, and the unit lands on top of whoever is there."""
    table = lay(board)
    table.roll(die)
    assert table.board == after
    assert table.acts == 1


def test_camels_that_are_passed_over_do_not_matter() -> None:
    """§5.1 Only the space where the unit stops counts."""
    table = lay("5[B] 6[G] 7[Y] …")
    table.roll("B3")
    assert table.board == "6[G] 7[Y] 8[B] …"


def test_a_move_is_told_with_its_unit_its_way_and_its_place() -> None:
    """§5.1 What the player sees."""
    table = lay("5[B G] 9[Y] -8 …")
    assert said(table.roll("B3"), UnitMoved) == [UnitMoved(["blue", "green"], 5, 8, 7, True)]


@pytest.mark.parametrize("die", ["w2", "k2"])
def test_the_only_crazy_camel_that_carries_racers_moves_whatever_the_colour(die: str) -> None:
    """§5.3 C-11 And the number counts even where the colour does not."""
    table = lay("10[w] 12[k R] …")
    events = table.roll(die)
    assert table.board == "10[w k R] …"
    swapped = [CrazySwapped("white", "black", "only_carrier")] if die == "w2" else []
    assert said(events, CrazySwapped) == swapped


@pytest.mark.parametrize(("die", "after"), [("w1", "9[w B] 12[k R] …"), ("k1", "10[w B] 11[k R] …")])
def test_where_both_crazy_camels_carry_the_colour_decides(die: str, after: str) -> None:
    """§5.3"""
    table = lay("10[w B] 12[k R] …")
    assert said(table.roll(die), CrazySwapped) == []
    assert table.board == after


@pytest.mark.parametrize(("die", "after"), [("w3", "6[w] 12[k]"), ("k3", "9[w k]")])
def test_where_neither_crazy_camel_carries_the_colour_decides(die: str, after: str) -> None:
    """§5.3"""
    table = lay("9[w] 12[k] 1[B G Y R P]")
    table.roll(die)
    assert table.board == "1[B G Y R P] " + after


@pytest.mark.parametrize(
    ("board", "die", "after"),
    [
        pytest.param("9[k w R] …", "k2", "7[w R] 9[k] …", id="the lower one's colour"),
        pytest.param("9[k w R] …", "w2", "7[w R] 9[k] …", id="the upper one's own colour"),
        pytest.param("6[R k w] …", "k1", "5[w] 6[R k] …", id="nobody carries"),
        pytest.param("9[w k] …", "w3", "6[k] 9[w] …", id="two alone"),
        pytest.param("9[B w k G] …", "w1", "8[k G] 9[B w] …", id="in the middle of a stack"),
    ],
)
def test_the_upper_of_two_crazy_camels_moves_when_nothing_is_between_them(board: str, die: str, after: str) -> None:
    """§5.3 C-12"""
    table = lay(board)
    swapped = said(table.roll(die), CrazySwapped)
    assert table.board == after
    assert [event.reason for event in swapped] == (["upper_of_two"] if len(swapped) else [])


@pytest.mark.parametrize(
    ("board", "die", "after"),
    [
        pytest.param("9[k R w] …", "w3", "6[k R w] …", id="the lower one carries, the upper one's colour"),
        pytest.param("6[w G k] …", "k2", "4[w G k] …", id="mirrored"),
        pytest.param("9[k R w B] …", "k2", "7[k R w B] …", id="both carry, the lower one's colour"),
        pytest.param("9[k R w B] …", "w2", "7[w B] 9[k R] …", id="both carry, the upper one's colour"),
        pytest.param("9[k R B w] …", "w1", "8[k R B w] …", id="two racers between"),
    ],
)
def test_a_racer_between_two_crazy_camels_parts_them(board: str, die: str, after: str) -> None:
    """§5.3 C-11 A racer anywhere above counts as carried."""
    table = lay(board)
    table.roll(die)
    assert table.board == after


def test_both_readings_of_carrying_and_both_orders_of_the_exceptions_agree() -> None:
    """C-11 C-12 For every way two crazy camels and three racers can share stacks."""
    for order in permutations("BGRwk"):
        for cut in range(6):
            stacks = {5: "".join(order[:cut]), 9: "".join(order[cut:])}
            track = {space: stack for space, stack in stacks.items() if stack}
            for printed in "wk":
                assert reference.crazy_mover(track, printed) == _carrier_first(track, printed, directly=False)
                assert reference.crazy_mover(track, printed) == _carrier_first(track, printed, directly=True)


def _carrier_first(track: reference.Track, printed: str, directly: bool) -> str:
    """The other order of the two exceptions, and either reading of carrying."""
    loads = {}
    for crazy in "wk":
        space, height = reference.find(track, crazy)
        above = track[space][height + 1 :]
        loads[crazy] = above[:1].isupper() if directly else any(map(str.isupper, above))
    if loads["w"] != loads["k"]:
        return "w" if loads["w"] else "k"
    (space, white), (other, black) = reference.find(track, "w"), reference.find(track, "k")
    if space == other and abs(white - black) == 1:
        return "w" if white > black else "k"
    return printed


def test_the_engine_picks_the_crazy_camel_of_the_reference_in_every_stack() -> None:
    """§5.3 C-11 C-12 Every order of the two crazy camels and three racers over two spaces, both colours."""
    for order in permutations("BGRwk"):
        for cut in (2, 3, 5):
            track = {5: "".join(order[:cut]), 9: "".join(order[cut:]), 14: "YP"}
            track = {space: stack for space, stack in track.items() if stack}
            table = lay(write(track))
            table.play("roll")
            for die in ("w1", "k1"):
                after = type(table)(table.position.copy())
                after.play(die)
                assert read_stacks(after.board) == reference.move(track, {}, die[0], 1).track


@pytest.mark.parametrize(
    ("board", "die", "after"),
    [
        pytest.param("6[G Y] 8[k] 14[w] …", "k2", "6[G Y k] 14[w] …", id="on top of a stack"),
        pytest.param("7[G] 9[k R B] …", "k2", "7[G k R B] …", id="with its riders on top"),
        pytest.param("3[w] …", "w2", "1[w] …", id="down to space 1 the game goes on"),
        pytest.param("9[Y k B] …", "k3", "6[k B] 9[Y] …", id="those below stay"),
    ],
)
def test_crazy_camels_run_backwards_and_land_on_top(board: str, die: str, after: str) -> None:
    """§5.4"""
    table = lay(board)
    table.roll(die)
    assert table.board == after
    assert table.acts == 1


def test_a_racer_carried_backwards_still_runs_forwards_by_its_own_die() -> None:
    """§5.4 C-43 Which way a camel looks does not matter."""
    table = lay("9[k R] …")
    table.roll("k2")
    assert table.board == "7[k R] …"
    table.roll("R3")
    assert table.board == "7[k] 10[R] …"


def test_a_crazy_camel_carried_forwards_still_runs_backwards_by_its_own_die() -> None:
    """§5.4 C-43 The other way round."""
    table = lay("9[R k] …")
    table.roll("R2")
    assert table.board == "11[R k] …"
    table.roll("k1")
    assert table.board == "10[k] 11[R] …"


@pytest.mark.parametrize(
    ("board", "die", "after"),
    [
        pytest.param("5[B] 9[G] +8 …", "B3", "9[G B] +8 …", id="cheer, on top"),
        pytest.param("5[B] 7[G] -8 …", "B3", "7[B G] -8 …", id="boo, underneath"),
        pytest.param("7[Y B] -8 …", "B1", "7[B Y] -8 …", id="back under its old stack"),
        pytest.param("7[B] -8 …", "B1", "7[B] -8 …", id="nothing gained, yet paid"),
        pytest.param("10[k] 7[Y] +8 …", "k2", "7[Y k] +8 …", id="crazy cheered, on top"),
        pytest.param("10[k] 9[Y] -8 …", "k2", "9[k Y] -8 …", id="crazy booed, underneath"),
        pytest.param("9[G k] -8 …", "k1", "9[k G] -8 …", id="crazy back under its old stack"),
        pytest.param("5[B k] 9[G] +8 …", "B3", "9[G B k] +8 …", id="a racer's unit goes the racer's way"),
        pytest.param("5[B k] 7[G] -8 …", "B3", "7[B k G] -8 …", id="a racer's unit, booed"),
        pytest.param("10[k R] 7[Y] +8 …", "k2", "7[Y k R] +8 …", id="a crazy camel's unit goes the crazy way"),
        pytest.param("10[k R] 9[Y] -8 …", "k2", "9[k R Y] -8 …", id="a crazy camel's unit, booed"),
        pytest.param("4[k] +2 …", "k2", "1[k] +2 …", id="cheered to space 1 the game goes on"),
        pytest.param("1[Y B] -2 …", "B1", "1[B Y] -2 …", id="booed back to space 1"),
        pytest.param("15[P] -16 …", "P1", "15[P] -16 …", id="booed off 16 the game goes on"),
        pytest.param("6[B G] 8[R P] -9 …", "B3", "8[B G R P] -9 …", id="a whole unit under a whole stack"),
    ],
)
def test_a_tile_pays_its_owner_and_moves_the_unit_on_or_back(board: str, die: str, after: str) -> None:
    """§5.5 C-13 C-14 C-15 The tile stays."""
    table = lay(board, coins=[3, 3, 3, 3], owners=dict.fromkeys(read_tiles(board), 2))
    table.roll(die)
    assert table.board == after
    assert table.coins == [3, 3, 4, 3]
    assert table.acts == 1


def test_after_a_boo_a_crazy_camel_carries_those_it_slid_under() -> None:
    """§5.5 C-14 One leg after a crazy camel was booed: the racer above it rides now."""
    table = lay("10[k] 9[Y] 1[B G R P] 16[w] -8")
    table.roll("k2")
    assert table.board == "1[B G R P] 9[k Y] 16[w] -8"
    for die in ("B1", "G1", "R1", "P1"):
        table.roll(die)
    table.roll("w1")
    assert read_stacks(table.board)[8] == "kY"


def test_a_tile_does_nothing_to_those_who_pass_it() -> None:
    """§5.5 C-10"""
    table = lay("5[B] +6 …")
    assert said(table.roll("B2"), TilePaid) == []
    assert table.board == "7[B] +6 …"
    assert table.coins == [3, 3, 3, 3]


def test_the_owner_is_paid_also_for_the_own_roll_and_once_for_every_stop() -> None:
    """§5.5 C-16."""
    table = lay("5[B] 6[G] -8 …", owners={8: 0}, turn=0)
    assert said(table.roll("B3"), TilePaid) == [TilePaid(0, 8)]
    assert table.coins == [4, 3, 3, 3]
    table.roll("G2")
    assert table.coins == [5, 3, 3, 3]
    assert table.board == "7[G B] -8 …"


def test_a_cheer_on_sixteen_pays_and_carries_a_racer_over_the_line() -> None:
    """§5.5 §5.6 C-16"""
    table = lay("15[P] +16 …", owners={16: 3}, coins=[0, 0, 0, 0])
    events = table.roll("P1")
    assert said(events, TilePaid) == [TilePaid(3, 16)]
    assert read_stacks(table.board)[17] == "P"
    assert table.coins == [1, 0, 0, 1]
    assert table.acts == "nobody"


def test_beyond_the_line_no_tile_works() -> None:
    """§5.6 The tile on 16 is passed."""
    table = lay("14[P] -16 …", coins=[0, 0, 0, 0])
    assert said(table.roll("P3"), TilePaid) == []
    assert read_stacks(table.board)[17] == "P"
    assert table.acts == "nobody"


@pytest.mark.parametrize(
    ("board", "die", "after", "finish"),
    [
        pytest.param("16[B] …", "B1", "17[B] …", "forward", id="just over"),
        pytest.param("16[B G] …", "B3", "19[B G] …", "forward", id="as far as can be"),
        pytest.param("1[w] …", "w1", "0[w] …", "backward", id="just over, backwards"),
        pytest.param("1[w R] …", "k3", "-2[w R] …", "backward", id="as far as can be, backwards"),
        pytest.param("15[B k] …", "B2", "17[B k] …", "forward", id="a crazy camel carried over"),
        pytest.param("1[k] +2 …", "k2", "-1[k] +2 …", "backward", id="no tile behind the line"),
    ],
)
def test_the_race_ends_at_once_when_any_camel_crosses_the_line(board: str, die: str, after: str, finish: str) -> None:
    """§5.6 C-17 C-22 Either way; nothing runs round again."""
    table = lay(board)
    events = table.roll(die)
    assert table.board == after
    assert [event.finish for event in said(events, RaceEnded)] == [finish]
    assert table.acts == "nobody"


@pytest.mark.parametrize(("board", "die", "after"), [("15[B] …", "B1", "16[B] …"), ("2[k] …", "k1", "1[k] …")])
def test_on_the_last_space_before_the_line_the_race_goes_on(board: str, die: str, after: str) -> None:
    """§5.6 The boundary on either side."""
    table = lay(board)
    assert said(table.roll(die), RaceEnded) == []
    assert table.board == after
    assert table.acts == 1


def test_no_boo_sends_a_racer_behind_the_line_and_no_tile_sends_a_crazy_camel_over_it() -> None:
    """C-19 C-20 Every space, every face, with a tile of either side where the unit stops."""
    for side in "+-":
        for start in range(1, 17):
            for die in ("B1", "B2", "B3", "k1", "k2", "k3"):
                stop = start + int(die[1]) * (1 if die[0] == "B" else -1)
                if 2 <= stop <= 16:
                    table = lay(f"{start}[{die[0]}] {side}{stop} …")
                    table.roll(die)
                    (end,) = read_stacks(table.board)
                    assert end >= 1
                    assert (end > 16) == (die[0] == "B" and stop == 16 and side == "+")


@settings(max_examples=MANY, deadline=None)
@given(st.data())
def test_the_engine_moves_as_the_reference_does(data: st.DataObject) -> None:
    """§5 Any stacks, any tiles, any die: board, payment and end agree."""
    track = data.draw(tracks())
    tiles = data.draw(tile_sets(track))
    die = data.draw(st.sampled_from("BGYRPwk"))
    face = data.draw(st.integers(1, 3))
    table = lay(write(track, tiles), seats=8, owners={space: seat for seat, space in enumerate(tiles)})
    events = table.roll(f"{die}{face}")
    expected = reference.move(track, tiles, die, face)
    assert read_stacks(table.board) == expected.track
    assert [event.space for event in said(events, TilePaid)] == [expected.stop] * (expected.stop in tiles)
    assert table.is_over == expected.is_over
    ranked = "".join(_LETTER[camel] for event in said(events, RaceEnded) for camel in event.ranking)
    assert ranked == (reference.ranking(expected.track) if expected.is_over else "")


_LETTER = {"blue": "B", "green": "G", "yellow": "Y", "red": "R", "purple": "P"}


@settings(max_examples=MANY // 2, deadline=None)
@given(st.data())
def test_a_whole_leg_runs_as_the_reference_runs_it(data: st.DataObject) -> None:
    """§5 Five rolls in a row, so that one move's stacks are the next one's start."""
    track = data.draw(tracks(low=4, high=12))
    tiles = data.draw(tile_sets(track))
    table = lay(write(track, tiles), seats=8, owners={space: seat for seat, space in enumerate(tiles)})
    for die in data.draw(st.permutations("BGYRPw"))[:5]:
        roll = f"{data.draw(st.sampled_from('wk')) if die == 'w' else die}{data.draw(st.integers(1, 3))}"
        table.roll(roll)
        expected = reference.move(track, tiles, roll[0], int(roll[1]))
        track = expected.track
        assert read_stacks(table.board) == track
        if table.is_over:
            break
    assert table.is_over == any(not 1 <= space <= 16 for space in track)


@settings(max_examples=MANY // 2, deadline=None)
@given(st.data())
def test_white_and_black_are_alike(data: st.DataObject) -> None:
    """§5.3 With the two exchanged, on the board and on the die, everything happens with the two exchanged."""
    track = data.draw(tracks())
    tiles = data.draw(tile_sets(track))
    roll = data.draw(st.sampled_from("BGYRPwk")) + data.draw(st.sampled_from("123"))
    board = write(track, tiles)
    table, mirror = lay(board, seats=8), lay(mirrored(board), seats=8)
    table.roll(roll)
    mirror.roll(mirrored(roll))
    assert mirror.board == mirrored(table.board)
    assert mirror.coins == table.coins
