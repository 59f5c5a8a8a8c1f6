"""Which lines the tests reach, as a table of packages, and by name what they do not: `make coverage` runs it.

python tools/covered.py build/coverage.json    what `coverage json` wrote
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path, PurePath
from typing import NamedTuple

import msgspec


class Summary(msgspec.Struct):
    num_statements: int
    covered_lines: int


class Function(msgspec.Struct):
    summary: Summary


class File(msgspec.Struct):
    summary: Summary
    functions: dict[str, Function]


class Report(msgspec.Struct):
    files: dict[str, File]


class Missed(NamedTuple):
    """A function of which no line is reached."""

    place: str
    name: str
    lines: int


def package_of(file: str) -> str:
    """Where a file is counted: games apart, and of a game the rules apart."""
    parts = PurePath(file).parts
    inside = parts[parts.index("caravanserai") + 1 :]
    if inside[0] != "games" or len(inside) < 3 or inside[1].endswith(".py"):
        return inside[0] if len(inside) > 1 else "caravanserai"
    return f"games/{inside[1]}, {'the rules' if inside[2] == 'kernel' else 'all else'}"


def by_package(report: Report) -> dict[str, Summary]:
    """How many lines there are and how many are reached, a package a row."""
    found: dict[str, Summary] = {}
    for name, file in report.files.items():
        total = found.setdefault(package_of(name), Summary(0, 0))
        total.num_statements += file.summary.num_statements
        total.covered_lines += file.summary.covered_lines
    return dict(sorted(found.items()))


def missed(report: Report) -> Iterator[Missed]:
    """Functions that no test reaches, the longest first."""
    found = [
        Missed(name, function, told.summary.num_statements)
        for name, file in report.files.items()
        for function, told in file.functions.items()
        if function and told.summary.num_statements and not told.summary.covered_lines
    ]
    yield from sorted(found, key=lambda one: (-one.lines, one))


def table(report: Report) -> str:
    rows = ["| package | lines | reached | |", "|---|--:|--:|--:|"]
    for package, total in by_package(report).items():
        share = f"{100 * total.covered_lines / total.num_statements:.1f} %" if total.num_statements else ""
        rows.append(f"| {package} | {total.num_statements:,} | {total.covered_lines:,} | {share} |")
    return "\n".join(rows)


def main() -> None:
    report = msgspec.json.decode(Path(sys.argv[1]).read_bytes(), type=Report)
    print(table(report))
    print("\nFunctions of which no line is reached:")
    for one in missed(report):
        print(f"{one.place}: {one.name} ({one.lines})")


if __name__ == "__main__":
    main()
