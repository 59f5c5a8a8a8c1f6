"""`caravanserai replay` and `caravanserai verify`: a saved game again, turn by turn, and whether it is sound."""

from __future__ import annotations

from typing import Annotated

import typer

from caravanserai.cli.arguments import FileArgument, LangOption, check_seat
from caravanserai.core.errors import BadOption

NOT_CHECKED = 3
"""What the program ends with if nothing is wrong with what can be known, and not all can."""


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
    from caravanserai.cli.checking import closing_words, earlier_words, followed, position_at, read_game
    from caravanserai.core.earlier import EarlierGame
    from caravanserai.core.speech import Speech
    from caravanserai.terminal.face import load_face
    from caravanserai.terminal.palette import ACT
    from caravanserai.terminal.prose import Prose
    from caravanserai.tui.console import make_console
    from caravanserai.tui.replay import Replay, show_written

    if everything and seat is not None:
        raise BadOption("either --seat or --all: the one shows what a seat knew, the other what all knew")
    saved = read_game(file)
    speech = Speech(lang, saved.game.id)
    record, written = followed(saved)
    if position:
        print(position_at(record, written, last))
        return
    reader = None if seat is None else check_seat(seat, record.players)
    console = make_console()
    for words in earlier_words(saved, speech):
        console.print(Prose(words, style=ACT))
    whole = not isinstance(saved, EarlierGame) or saved.record is not None
    if record.log or whole:
        Replay(record, console, speech, load_face(record.game.id), reader, board, whole=whole).run(first, last)
    if reader is None:
        chosen = [(number, move) for number, move in written if number >= first and (last is None or number <= last)]
        show_written(chosen, record, console, speech)
    if isinstance(saved, EarlierGame) and not whole:
        console.print(Prose(closing_words(saved, speech)))


def verify(
    file: FileArgument,
    commitment: Annotated[
        str | None,
        typer.Option(metavar="HEX", help="The commitment, or the seal, that you saw before the game: are the dice those?"),
    ] = None,
    key: Annotated[
        str | None, typer.Option(metavar="KEY", help="The public key of the server that is said to have signed the game.")
    ] = None,
    server: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="The server that is said to have signed the game: it is asked for its key."),
    ] = None,
    lang: LangOption = None,
) -> None:
    """Check a saved game: is it sound, and whose are its dice?

    Every move has to be legal, every line as it was written, and every die as the seed in the file decides. That this is the seed
    of before the game is known to whoever noted the commitment then; that nothing else was altered, by the server's signature.
    The first line at fault is named. Of a game of other rules than today's this is said as far as today's lead through it; if
    they do not lead to its end, the command ends with 3.
    """
    from caravanserai.cli.checking import judge, read_game, signature
    from caravanserai.core.earlier import EarlierGame
    from caravanserai.core.speech import Speech

    if key is not None and server is not None:
        raise BadOption("either --key or --server: the one is a key, the other is asked for it")
    saved = read_game(file)
    speech = Speech(lang, saved.game.id)
    told = [*judge(file, saved, speech, commitment), signature(saved.signed_by, speech, key, server)]
    print("\n".join(told))
    if isinstance(saved, EarlierGame) and saved.record is None:
        raise typer.Exit(NOT_CHECKED)
