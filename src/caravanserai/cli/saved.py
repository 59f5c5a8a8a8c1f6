"""`caravanserai replay` and `caravanserai verify`: a saved game again, turn by turn, and whether it is sound."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from caravanserai.cli.arguments import FileArgument, LangOption, check_seat
from caravanserai.core.errors import BadOption

if TYPE_CHECKING:
    from caravanserai.core.record import Record


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


def verify(file: FileArgument) -> None:
    """Check that a saved game is sound and unaltered.

    Every move has to be legal, every line as it was written, and the dice of a server as it had sealed them. The first line at
    fault is named.
    """
    record = read_game(file)
    outcome = record.outcome
    dice = "; every die is as the server committed to before the game" if record.fairness is not None else ""
    if record.beginning is not None:
        dice += "; it begins at a position that was set up, not at the start"
    if record.taken_back:
        dice += f"; {record.taken_back} moves were taken back on the way"
    if outcome is None:
        print(f"{file}: sound so far: {record.game.id}, {record.players} players, {len(record.log)} moves, not finished{dice}")
        return
    winners = " and ".join(record.names[seat] for seat in outcome.winners)
    scores = ", ".join(f"{name} {score}" for name, score in zip(record.names, outcome.scores, strict=True))
    print(f"{file}: sound: {record.game.id}, {record.players} players, {len(record.log)} moves; {winners} won ({scores}){dice}")


def read_game(file: Path) -> Record:
    """The game that a file holds; raises `BadRecord` with the line at fault, also for what is no text at all."""
    from caravanserai.core.errors import BadRecord
    from caravanserai.core.saved import read_record

    data = file.read_bytes()
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadRecord(line, "this is not text in UTF-8, as every saved game is") from None
    return read_record(text)
