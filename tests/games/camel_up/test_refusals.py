"""Why a move is not allowed: the first condition that fails, and its section."""

from __future__ import annotations

import pytest

from caravanserai.core.contract import CHANCE
from caravanserai.core.errors import IllegalMove
from caravanserai.games.camel_up.game import GAME
from caravanserai.games.camel_up.options import CamelUpOptions
from tests.games.camel_up.boards import dealer
from tests.games.camel_up.play import BY_CHANCE, any_kind, play_through
from tests.games.camel_up.table import Table, lay, sit_down

BOARD = "1[G Y R] 3[B P] 15[w] 16[k]"
EXAMPLE = ("B3", "G1", "Y1", "R1", "P3")


def at_every_phase() -> dict[str, Table]:
    """A table for each thing that can be asked."""
    tables = {"choosing_start": sit_down(6, start_seat="random"), "rolling_start": sit_down(6)}
    for phase, moves in (
        ("stacking", EXAMPLE),
        ("rolling_first_crazy", (*EXAMPLE, "stack G", "stack Y", "stack B")),
        ("choosing_crazy", (*EXAMPLE, "stack G", "stack Y", "stack B", "w1")),
        ("rolling_second_crazy", (*EXAMPLE, "stack G", "stack Y", "stack B", "w1", "first w")),
        ("turn", (*EXAMPLE, "stack G", "stack Y", "stack B", "w1", "first w", "w2")),
    ):
        tables[phase] = sit_down(6)
        tables[phase].play(*moves)
    tables["rolling"] = lay(BOARD, seats=6)
    tables["rolling"].play("roll")
    by_hand = CamelUpOptions(partner_ticket="manual")
    tables["copying"] = lay(f"{BOARD} out[G Y R P]", seats=6, partners=[(0, 3)], options=by_hand)
    tables["copying"].roll("B1")
    tables["over"] = lay("16[B] 10[G Y R P] 12[w] 5[k]", seats=6)
    tables["over"].roll("B1")
    return tables


@pytest.mark.parametrize(
    ("phase", "move", "section"),
    [
        ("choosing_start", "roll", "3.2"),
        ("rolling_start", "ticket B", "3.2"),
        ("stacking", "first w", "3.3"),
        ("rolling_first_crazy", "stack B", "3.4"),
        ("choosing_crazy", "w1", "3.4"),
        ("rolling_second_crazy", "cheer 5", "3.4"),
        ("turn", "B1", "4"),
        ("rolling", "roll", "4.3"),
        ("copying", "winner B", "11.2"),
    ],
)
def test_a_move_of_another_moment_is_refused_with_what_is_asked_now(phase: str, move: str, section: str) -> None:
    """§3.2 §3.3 §3.4 §4 §4.3 §11.2 And the prompt says the same."""
    table = at_every_phase()[phase]
    refusal = table.refuses(move)
    assert (refusal.reason, refusal.section) == (f"now_{phase}", section)
    assert (table.asks, GAME.prompt(table.position).section) == (phase, section)


def test_after_the_end_everything_is_refused() -> None:
    """§10.1."""
    table = at_every_phase()["over"]
    refusal = table.refuses("roll")
    assert (refusal.reason, refusal.section) == ("game_over", "10.1")


@pytest.mark.parametrize("number", [-1, 97, 122, 123, 1000, -(2**31), 2**31 - 1])
def test_a_number_that_is_no_move_is_refused(number: int) -> None:
    """§4 Not an error of another kind, and nothing changes."""
    for table in at_every_phase().values():
        refusal = GAME.why_not(table.position, number)
        assert refusal is not None
        assert refusal.reason in ("no_such_move", "game_over")
        with pytest.raises(IllegalMove):
            table.position.play(number)


@pytest.mark.parametrize(
    ("table", "move", "reason", "section", "about"),
    [
        (lay(BOARD, tickets={0: "B5 B3 B2 B2"}), "ticket B", "no_ticket_left", "4.1", {"camel": "blue"}),
        (lay(BOARD), "boo 15", "camel_there", "6", {"space": 15}),
        (lay(f"{BOARD} +9", owners={9: 0}), "boo 9", "own_tile_there", "6", {"space": 9}),
        (lay(f"{BOARD} +9", owners={9: 1}), "boo 9", "tile_there", "6", {"space": 9}),
        (lay(f"{BOARD} +9", owners={9: 1}), "boo 10", "tile_beside", "6", {"space": 10, "beside": 9}),
        (lay(f"{BOARD} +9", owners={9: 1}), "cheer 8", "tile_beside", "6", {"space": 8, "beside": 9}),
        (lay(BOARD, winner_pile="0G"), "loser G", "card_played", "4.4", {"camel": "green"}),
        (lay(BOARD, seats=5), "ally 1", "too_few_for_partnerships", "11.1", {}),
        (lay(BOARD, seats=6), "ally 6", "no_such_seat", "2", {"seat": 6}),
        (lay(BOARD, seats=6), "ally 0", "oneself", "11.1", {}),
        (lay(BOARD, seats=6, partners=[(0, 1)]), "ally 2", "already_allied", "11.1", {}),
        (lay(BOARD, seats=6, partners=[(2, 1)]), "ally 2", "other_allied", "11.1", {"seat": 2}),
    ],
)
def test_a_refusal_names_the_condition_and_what_it_is_about(
    table: Table, move: str, reason: str, section: str, about: dict[str, object]
) -> None:
    """§2 §4.1 §4.4 §6 §11.1 One of each."""
    refusal = table.refuses(move)
    assert (refusal.reason, refusal.section, refusal.about) == (reason, section, about)


@pytest.mark.parametrize(
    ("phase", "move", "reason", "section", "about"),
    [
        ("choosing_start", "start 6", "no_such_seat", "2", {"seat": 6}),
        ("rolling_start", "G1", "other_die_first", "3.2", {"die": "blue"}),
        ("rolling_start", "w1", "other_die_first", "3.2", {"die": "blue"}),
        ("stacking", "stack B", "not_on_this_stack", "3.3", {"camel": "blue"}),
        ("rolling_first_crazy", "B1", "other_die_first", "3.4", {"die": "grey"}),
        ("rolling_second_crazy", "B1", "other_die_first", "3.4", {"die": "grey"}),
        ("copying", "copy G", "partner_has_none", "11.2", {"ticket": "green"}),
        ("copying", "copy pyramid", "partner_has_none", "11.2", {"ticket": "pyramid"}),
    ],
)
def test_a_refusal_at_setup_and_at_scoring_names_its_condition(
    phase: str, move: str, reason: str, section: str, about: dict[str, object]
) -> None:
    """§2 §3.2 §3.3 §3.4 §11.2."""
    refusal = at_every_phase()[phase].refuses(move)
    assert (refusal.reason, refusal.section, refusal.about) == (reason, section, about)


@pytest.mark.parametrize(("out", "die", "camel"), [("B1", "B2", "blue"), ("w1", "k2", "black"), ("k3", "k3", "black")])
def test_a_die_that_is_out_cannot_come_again(out: str, die: str, camel: str) -> None:
    """§4.3 C-41 The grey die is out whichever colour it showed."""
    table = lay(f"{BOARD} out[{out}]")
    table.play("roll")
    refusal = table.refuses(die)
    assert (refusal.reason, refusal.section, refusal.about) == ("die_is_out", "4.3", {"camel": camel})


def test_a_refused_move_says_so_in_words() -> None:
    """What a reader of the error sees: the move, the reason and the section."""
    with pytest.raises(IllegalMove, match=r"boo 15 is not allowed now: camel there \(§6\)"):
        lay(BOARD).play("boo 15")


@pytest.mark.parametrize("phase", at_every_phase())
def test_in_every_phase_a_move_is_legal_or_refused(phase: str) -> None:
    """§4 Never both, never neither."""
    position = at_every_phase()[phase].position
    legal = position.legal_moves()
    assert legal == sorted(legal)
    assert [number for number in range(GAME.moves) if GAME.why_not(position, number) is None] == legal
    if position.actor() == CHANCE:
        assert len(position.weights()) == len(legal)


@pytest.mark.parametrize("seats", [3, 6, 8])
def test_in_a_whole_game_a_move_is_legal_or_refused(seats: int) -> None:
    """§4 The same, after every move of a game."""
    position = GAME.start(seats, BY_CHANCE)
    for _ in play_through(position, any_kind, dealer(seats)):
        refused = [number for number in range(GAME.moves) if GAME.why_not(position, number) is not None]
        assert sorted(refused + position.legal_moves()) == list(range(GAME.moves))
