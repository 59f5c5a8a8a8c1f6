"""What the tests reach is counted by package, and what they do not reach is named."""

from __future__ import annotations

from covered import File, Function, Missed, Report, Summary, missed, package_of, table


def file(statements: int, covered: int, **functions: tuple[int, int]) -> File:
    return File(Summary(statements, covered), {name: Function(Summary(*lines)) for name, lines in functions.items()})


def test_rules_are_counted_apart_from_the_rest_of_their_game() -> None:
    games = "src/caravanserai/games"
    assert package_of(f"{games}/emira/kernel/rules/auction.py") == "games/emira, the rules"
    assert package_of(f"{games}/emira/table/changes.py") == "games/emira, all else"
    assert package_of(f"{games}/emira/game.py") == "games/emira, all else"
    assert package_of("src/caravanserai/tables/storage/sqlite.py") == "tables"
    assert package_of("src/caravanserai/__main__.py") == "caravanserai"


def test_files_of_a_package_are_added_up() -> None:
    report = Report({"src/caravanserai/tables/a.py": file(30, 20), "src/caravanserai/tables/b/c.py": file(10, 10)})
    assert table(report).splitlines()[-1] == "| tables | 40 | 30 | 75.0 % |"


def test_functions_that_nothing_reaches_are_named_the_longest_first() -> None:
    functions = {"reached": (5, 1), "short": (1, 0), "long": (9, 0), "empty": (0, 0)}
    report = Report({"src/caravanserai/core/a.py": file(20, 5, **functions)})
    assert [*missed(report)] == [Missed("src/caravanserai/core/a.py", name, lines) for name, lines in (("long", 9), ("short", 1))]
