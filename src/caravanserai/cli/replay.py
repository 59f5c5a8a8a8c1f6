"""`caravanserai replay`: a saved game again, turn by turn."""

from __future__ import annotations

from typing import Annotated

import typer

from caravanserai.cli.arguments import FileArgument, LangOption, check_seat
from caravanserai.cli.files import read_game
from caravanserai.core.errors import BadOption


def replay(
    file: FileArgument,
    first: Annotated[int, typer.Option("--from", metavar="N", help="The first move to show.", min=1)] = 1,
    last: Annotated[int | None, typer.Option("--to", metavar="N", help="The last move to show.", min=1)] = None,
    lang: LangOption = None,
    seat: Annotated[int | None, typer.Option(metavar="N", help="Show only what this seat knew, counted from 1.", min=1)] = None,
    everything: Annotated[
        bool, typer.Option("--all", help="Show everything, hidden cards too, as it is done unless a seat is named.")
    ] = False,
    board: Annotated[bool, typer.Option(help="Show the table after every turn, or only at the end.")] = True,
    position: Annotated[
        bool, typer.Option("--position", help="Print only the position after the last move to show, in one line of notation.")
    ] = False,
) -> None:
    """Show a saved game turn by turn.

    At a terminal Enter goes on to the next turn; into a file or a pipe all of it is printed. What --position prints, hidden cards
    included, is what `caravanserai play --position` begins at.
    """
    from caravanserai.core.speech import Speech
    from caravanserai.terminal.face import load_face
    from caravanserai.tui.console import make_console
    from caravanserai.tui.replay import Replay

    if everything and seat is not None:
        raise BadOption("either --seat or --all: the one shows what a seat knew, the other what all knew")
    record = read_game(file)
    if position:
        print(record.game.write_position(record.at(len(record.log) if last is None else min(last, len(record.log)))))
        return
    reader = None if seat is None else check_seat(seat, record.players)
    speech = Speech(lang, record.game.id)
    Replay(record, make_console(), speech, load_face(record.game.id), reader, board).run(first, last)
