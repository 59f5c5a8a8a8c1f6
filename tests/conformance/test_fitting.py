"""What plain rules reckon with fits what they are compiled to: no number is too large, and no index counts from the end."""

from __future__ import annotations

import importlib
import random
from pathlib import Path

import pytest

from caravanserai.core.discovery import load_game
from tests.build.derivation import write_rules
from tests.conformance.cases import cases
from tests.conformance.fitting import Unfit, fitting
from tests.conformance.kernels import fields, games_with_a_kernel, load_kernels, read

RULES = """
    from caravanserai.core.fields import Fields
    from caravanserai.core.words import Word

    TABLE: tuple[int, ...] = (5, 3, 2)

    class Position(Fields):
        coins: int = 0
        board: Word = 0
        dealt: bool = False
        purses: list[int] = [0] * 3

    def play(state: Position, move: int) -> None:
        LINE

    def doubled(number: int) -> int:
        return number * 2

    def mark(bits: Word) -> Word:
        return bits
"""


@pytest.mark.parametrize("game_id", games_with_a_kernel())
def test_every_number_of_a_game_fits(game_id: str) -> None:
    game, kernels, rng = load_game(game_id), load_kernels(game_id), random.Random(3)
    plain = kernels.pure if kernels else importlib.import_module(f"caravanserai.games.{game_id}.kernel.position")
    names = fields(plain)
    with fitting(f"caravanserai.games.{game_id}.kernel.position") as checked:
        for case in [case for case in cases(game) if case.is_default]:
            position = checked(case.players)
            for name, value in read(game.start(case.players, case.options), names).items():
                setattr(position, name, value)
            while not position.is_over():
                position.listen()
                position.play(rng.choice(position.legal_moves()))


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("state.coins = 1 << 31", "coins is 2147483648, which does not fit int"),
        ("state.board = 1 << 64", "board is 18446744073709551616, which does not fit Word"),
        ("state.board -= 1", "board is -1, which does not fit Word"),
        ("state.dealt = 2", "dealt is 2, which does not fit bool"),
        ("state.purses[1] = 1 << 31", "purses is 2147483648, which does not fit int"),
        ("state.purses[move - 2] = 1", "purses is asked for number -1"),
        ("state.coins = TABLE[move - 2]", "a table is asked for number -1"),
        ("state.coins = doubled(1 << 30)", "doubled is 2147483648, which does not fit int"),
        ("state.coins = doubled(1 << 31)", "number of doubled is 2147483648, which does not fit int"),
        ("state.board = mark(~state.board)", "bits of mark is -1, which does not fit Word"),
    ],
)
def test_what_does_not_fit_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, fault: str) -> None:
    package = write_rules(tmp_path, kernel=RULES.replace("LINE", line))
    monkeypatch.syspath_prepend(tmp_path)
    with fitting(f"{package}.kernel", tmp_path) as checked:
        kernel = importlib.import_module(f"{package}.kernel")
        with pytest.raises(Unfit, match=fault):
            kernel.play(checked(), 1)
    kernel.play(kernel.Position(), 1)
