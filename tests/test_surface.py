"""The public surface is as it was written down: a name that goes, or is called otherwise, is seen before others stumble on it."""

from __future__ import annotations

from inspect import isclass, isroutine

import caravanserai
from surface import LIST, PUBLIC, described, names_of, surface


def test_the_public_surface_is_as_written() -> None:
    assert surface() == LIST.read_text(encoding="utf-8"), (
        "if it is meant, say so in the changelog and run: python tools/surface.py"
    )


def test_every_name_of_the_package_is_part_of_it() -> None:
    lines = LIST.read_text(encoding="utf-8").splitlines()
    for name in caravanserai.__all__:
        assert any(line.startswith(f"caravanserai.{name}") for line in lines), name


def test_all_that_is_public_says_what_it_is() -> None:
    kinds = [getattr(__import__(module, fromlist=[name]), name) for module in PUBLIC for name in names_of(module)]
    silent = [kind.__name__ for kind in kinds if (isclass(kind) or isroutine(kind)) and not kind.__doc__]
    assert silent == []


def test_another_argument_or_a_method_less_is_noticed() -> None:
    class Before:
        def play(self, move: int) -> None: ...

    class After:
        def play(self, move: int, fast: bool) -> None: ...

    Before.__module__ = After.__module__ = "caravanserai.example"
    assert [*described("x", Before)] != [*described("x", After)]
