"""The command line.

Exit codes: 0 done, 1 something given is wrong (a file, a position, an option), 2 the command is misspelt, 3 (`verify`) nothing is
wrong with what can be known, but some moves are of other rules and cannot be checked here.
"""

from __future__ import annotations

import io
import os
import sys
from typing import Annotated

import typer

from caravanserai import __version__
from caravanserai.cli.admin import admin
from caravanserai.cli.aid import aid
from caravanserai.cli.backup import backup, restore
from caravanserai.cli.balance import balance
from caravanserai.cli.doctor import doctor
from caravanserai.cli.games import games
from caravanserai.cli.join import join
from caravanserai.cli.match import match
from caravanserai.cli.odds import odds
from caravanserai.cli.play import play
from caravanserai.cli.puzzles import puzzles
from caravanserai.cli.review import review
from caravanserai.cli.saved import replay, verify
from caravanserai.cli.serve import new_secret, own_data, serve
from caravanserai.cli.simulate import simulate
from caravanserai.cli.tournament import tournament
from caravanserai.core.errors import CaravanseraiError

EXTRAS = {"asyncpg": "postgres", "choix": "lab", "ray": "ray"}
"""What some commands need besides the package, and the extra that brings it."""


def tell_version(wanted: bool) -> None:
    if wanted:
        print(f"caravanserai {__version__}")
        raise typer.Exit


def open_page(
    asked: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.", callback=tell_version, is_eager=True)] = False,
) -> None:
    """Without a command the page is served and opened, and what is played is kept in this person's own folder."""
    if asked.invoked_subcommand is None:
        serve(data=own_data(), open_browser=True)


def show_any_letter() -> None:
    """A console that lacks a letter shows a question mark for it; it is no reason to fall over."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.errors == "strict":
            stream.reconfigure(errors="replace")


app = typer.Typer(
    name="caravanserai",
    callback=open_page,
    invoke_without_command=True,
    help="Desert board games by their full rules: in the browser, in the terminal, at tables; odds, simulation, saved games. "
    "Without a command the page opens, and what you play is kept in your own folder.",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (
    play,
    join,
    serve,
    backup,
    restore,
    new_secret,
    doctor,
    odds,
    aid,
    simulate,
    match,
    tournament,
    balance,
    replay,
    review,
    puzzles,
    verify,
    games,
):
    app.command()(command)
app.add_typer(admin)


def main() -> None:
    """Run a command; an error of ours is told in one message, without a traceback."""
    show_any_letter()
    try:
        app()
    except CaravanseraiError as error:
        print(f"caravanserai: {error}", file=sys.stderr)
        sys.exit(1)
    except ModuleNotFoundError as error:
        if error.name not in EXTRAS:
            raise
        print(f"caravanserai: this needs more: pip install 'caravanserai[{EXTRAS[error.name]}]'", file=sys.stderr)
        sys.exit(1)
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
            sys.exit(0)
        print(f"caravanserai: {error.strerror or error}: {error.filename or ''}".rstrip(": "), file=sys.stderr)
        sys.exit(1)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        sys.exit(130)
