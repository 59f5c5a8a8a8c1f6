"""`caravanserai puzzles`: find puzzles in games among experts, or check those that are there."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from caravanserai.cli.arguments import GameArgument, JsonOption
from caravanserai.core.errors import BadOption

if TYPE_CHECKING:
    from caravanserai.puzzles.checking import CheckResult
    from caravanserai.puzzles.format import Puzzle, PuzzleSource

YEAR = 366


def puzzles(
    game: GameArgument,
    count: Annotated[int, typer.Option(metavar="N", help="How many to find.", min=1)] = YEAR,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed gives the same puzzles, or the same sample.", min=0)] = 1,
    jobs: Annotated[
        int, typer.Option(metavar="N", help="How many processes to use; the result does not depend on it.", min=1)
    ] = 1,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write them here instead of printing them.")] = None,
    keep: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep what is found here, game by game; a search that was stopped goes on."),
    ] = None,
    check: Annotated[bool, typer.Option("--check", help="Check puzzles by deeper analysis instead of finding any.")] = False,
    order: Annotated[
        bool, typer.Option("--order", help="Put puzzles into the order of their days instead of finding any.")
    ] = False,
    weigh: Annotated[
        bool, typer.Option("--weigh", help="Weigh anew what the plans of puzzles cost, by today's judge, instead of finding any.")
    ] = False,
    file: Annotated[
        Path | None, typer.Option(metavar="FILE", help="With --check, --order or --weigh: these, not those that are shipped.")
    ] = None,
    sample: Annotated[int | None, typer.Option(metavar="N", help="With --check: only so many, drawn by lot.", min=1)] = None,
    json: JsonOption = False,
) -> None:
    """Find puzzles for a game, or check them.

    Experts play; a position is kept where one move is clearly best, by the chance to win, and not what anybody would play at a
    glance. Each line of the output is a puzzle: position, answer, what the alternatives cost, seed. With --check, the puzzles
    that come with the game are weighed anew, by other and more samples. With --order, they are put as a search puts them: by
    lot, and so that neighbours are from different games and have different answers. With --weigh, what their plans cost is
    told as today's judge has it, and those that are no puzzles any more are left out.
    """
    if check + order + weigh > 1:
        raise BadOption("--check, --order and --weigh are different things: one after the other")
    if check and out is not None:
        raise BadOption("--out goes with a search, --order or --weigh, not with --check")
    if (check or order or weigh) and keep is not None:
        raise BadOption("--keep goes with a search")
    if not (check or order or weigh) and file is not None:
        raise BadOption("--file goes with --check, --order or --weigh")
    if not check and sample is not None:
        raise BadOption("--sample goes with --check")
    if check:
        told = check_all(game, file, sample, seed, json)
        raise typer.Exit(1 if told.faults else 0)
    if order:
        put_in_order(game, file, out)
    elif weigh:
        weigh_all(game, file, jobs, out, json)
    else:
        find_all(game, count, seed, jobs, out, keep, json)


def find_all(game: str, count: int, seed: int, jobs: int, out: Path | None, keep: Path | None, quiet: bool) -> None:
    from caravanserai.cli.running import progress_bar
    from caravanserai.puzzles.finding import find_puzzles
    from caravanserai.puzzles.format import write_puzzles

    with progress_bar(quiet) as progress:
        task = progress.add_task(game, total=count)
        made, found = find_puzzles(game, count, seed, jobs, lambda more: progress.update(task, advance=more), keep)
    hand_over(write_puzzles(made, found), out)


def put_in_order(game: str, file: Path | None, out: Path | None) -> None:
    from caravanserai.puzzles.finding import mixed
    from caravanserai.puzzles.format import write_puzzles

    made, found = wanted(game, file)
    hand_over(write_puzzles(made, mixed(found, made.seed)), out)


def weigh_all(game: str, file: Path | None, jobs: int, out: Path | None, quiet: bool) -> None:
    from caravanserai.cli.running import progress_bar
    from caravanserai.puzzles.format import write_puzzles
    from caravanserai.puzzles.weighing import weigh_anew

    made, found = wanted(game, file)
    with progress_bar(quiet) as progress:
        task = progress.add_task(game, total=len(found))
        made, kept = weigh_anew(made, found, jobs, lambda done: progress.update(task, advance=done))
    hand_over(write_puzzles(made, kept), out)


def hand_over(data: bytes, out: Path | None) -> None:
    if out is None:
        print(data.decode(), end="")
    else:
        out.write_bytes(data)


def check_all(game: str, file: Path | None, sample: int | None, seed: int, json: bool) -> CheckResult:
    import msgspec

    from caravanserai.cli.running import progress_bar
    from caravanserai.puzzles.checking import check_puzzles

    made, found = wanted(game, file)
    with progress_bar(json) as progress:
        task = progress.add_task(game, total=len(found) if sample is None else min(sample, len(found)))
        told = check_puzzles(made, found, sample, seed, progress=lambda done: progress.update(task, advance=done))
    if json:
        print(msgspec.json.encode(told).decode())
        return told
    for fault in told.faults:
        print(f"{game}, puzzle {fault.number}: {fault.fault}")
    sound = told.checked - len(told.faults)
    print(f"{game}: {sound} of {told.checked} puzzles are sound, by {told.samples} samples for each plan")
    if sound:
        print(f"least margin {100 * told.least:.1f} points of chance to win, at least {told.sigmas:.1f} standard errors")
    return told


def wanted(game: str, file: Path | None) -> tuple[PuzzleSource, list[Puzzle]]:
    """The puzzles of a file, or those that come with the game."""
    from caravanserai.core.discovery import load_game
    from caravanserai.puzzles.format import read_file, shipped

    load_game(game)
    made, found = shipped(game) if file is None else read_file(file)
    if made.game != game:
        raise BadOption(f"these are puzzles of {made.game}, not of {game}")
    return made, list(found)
