"""`caravanserai replay` and `caravanserai verify`: a saved game again, turn by turn, and whether it is sound."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from caravanserai.cli.arguments import FileArgument, LangOption, check_seat
from caravanserai.core.errors import BadOption, CaravanseraiError

if TYPE_CHECKING:
    from caravanserai.core.record import Record
    from caravanserai.core.speech import Speech


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
    The first line at fault is named.
    """
    from caravanserai.core.speech import Speech

    if key is not None and server is not None:
        raise BadOption("either --key or --server: the one is a key, the other is asked for it")
    record = read_game(file)
    speech = Speech(lang, record.game.id)
    told = [_soundness(file, record, speech), *_dice(record, speech, commitment), _signature(record, speech, key, server)]
    print("\n".join(told))


def _soundness(file: Path, record: Record, speech: Speech) -> str:
    outcome = record.outcome
    about: dict[str, str | int] = {"file": str(file), "game": record.game.id, "players": record.players, "moves": len(record.log)}
    if outcome is None:
        told = [speech.say("terminal-verify-sound_so_far", **about)]
    else:
        winners = speech.join([record.names[seat] for seat in outcome.winners])
        scores = ", ".join(f"{name} {score}" for name, score in zip(record.names, outcome.scores, strict=True))
        told = [speech.say("terminal-verify-sound", **about, winners=winners, scores=scores)]
    if record.beginning is not None:
        told.append(speech.say("terminal-verify-position"))
    if record.taken_back:
        told.append(speech.say("terminal-verify-taken_back", count=record.taken_back))
    return "\n".join(told)


def _dice(record: Record, speech: Speech, seen: str | None) -> Iterator[str]:
    """What can be said of the dice: by what was seen before the game, or by the file alone."""
    fairness = record.fairness
    if fairness is None:
        if seen is not None:
            raise CaravanseraiError(speech.say("terminal-verify-no_dice"))
        yield speech.say("terminal-verify-no_dice")
        return
    match seen.strip().lower() if seen is not None else None:
        case None:
            yield speech.say("terminal-verify-fits")
        case noted if noted == fairness.seal():
            yield speech.say(
                "terminal-verify-sealed" if fairness.seal() != fairness.commitment() else "terminal-verify-committed"
            )
        case noted if noted == fairness.commitment():
            yield speech.say("terminal-verify-committed_only")
        case _:
            raise CaravanseraiError(
                speech.say("terminal-verify-other_dice", commitment=fairness.commitment(), seal=fairness.seal())
            )
    openings = fairness.openings
    if openings is not None:
        counted = [record.names[seat] for seat in openings.opened_now()]
        out = [record.names[seat] for seats in openings.out() for seat in seats]
        yield speech.say("terminal-verify-by", names=speech.join(counted), count=len(counted))
        if out:
            yield speech.say("terminal-verify-out", names=speech.join(out), count=len(out))


def _signature(record: Record, speech: Speech, key: str | None, server: str | None) -> str:
    """Whose the text is. The reader has checked that it is signed by the key that it names."""
    if server is not None:
        from caravanserai.client import Client

        with Client(server) as client:
            key = client.server_key().key or ""
    signed = record.signed_by
    if key is None:
        return speech.say("terminal-verify-not_signed") if signed is None else speech.say("terminal-verify-signed", key=signed)
    if signed is None:
        raise CaravanseraiError(speech.say("terminal-verify-not_signed"))
    if signed != key.strip().lower():
        raise CaravanseraiError(speech.say("terminal-verify-other_key", key=signed))
    return speech.say("terminal-verify-signed_by", server=server or "none", key=signed)


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
