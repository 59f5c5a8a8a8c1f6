"""`caravanserai join`: sit down at a table of a server, from the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from caravanserai.cli.play import check_file

if TYPE_CHECKING:
    from caravanserai.client import Client
    from caravanserai.core.speech import Speech
    from caravanserai.tables.messages import Update


def join(
    link: Annotated[str, typer.Argument(metavar="LINK", help="The invitation, as http://host:8000/t/NAME.")],
    name: Annotated[str | None, typer.Option(metavar="TEXT", help="Your name; the one you last had there unless told.")] = None,
    seat: Annotated[int | None, typer.Option(help="Your seat, counted from 0; any free one unless told.", min=0, max=15)] = None,
    token: Annotated[str | None, typer.Option(metavar="TEXT", help="A token, to come as whoever made it.")] = None,
    lang: Annotated[str | None, typer.Option(help="Language: en, pl or fr.")] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Look on without sitting down.")] = False,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the finished game in this file.")] = None,
) -> None:
    """Play at somebody's table. Whoever quits finds the seat again with the same command; ? explains everything else."""
    from caravanserai.client import Client, ServerError, Unreachable, table_of
    from caravanserai.client.kept import kept_identity
    from caravanserai.core.errors import CaravanseraiError
    from caravanserai.core.speech import Speech
    from caravanserai.terminal.guest_words import error_words

    address, table = table_of(link)
    speech = Speech(lang)
    check_file(save)
    with Client(address, token, None if token else kept_identity(address)) as client:
        try:
            update = sit_down(client, table, speech, name, seat, watch=watch)
        except (ServerError, Unreachable) as error:
            raise CaravanseraiError(error_words(error, speech)) from None
        play_on(client, update, lang, link, save)


def sit_down(client: Client, table: str, speech: Speech, name: str | None, seat: int | None, *, watch: bool) -> Update:
    """Be known at the server, look at the table, and take a seat there if that is still possible."""
    from caravanserai.client.kept import keep_identity
    from caravanserai.tables.commands import Sit

    me = client.me()
    keep_identity(client.address, client.identity)
    update = client.table(table)
    moves_over = name is not None or (seat is not None and seat != update.you)
    if watch or update.phase != "open" or (update.you is not None and not moves_over):
        return update
    known = update.seats[update.you].name if update.you is not None else me.name
    own = " ".join((name or known).split())[:40] or speech.say("terminal-player")
    client.do(table, Sit(own, seat))
    return client.table(table)


def play_on(client: Client, update: Update, lang: str | None, link: str, save: Path | None) -> None:
    """Join the table's messages, the terminal and the keyboard."""
    from caravanserai.client import Chair, Following
    from caravanserai.core.discovery import load_game
    from caravanserai.core.speech import Speech
    from caravanserai.terminal.console import make_console
    from caravanserai.terminal.face import load_face
    from caravanserai.terminal.guest import Guest

    game = load_game(update.settings.game)
    guest = Guest(
        game=game,
        place=Chair(client, update.table, game.id, lambda: guest.hear_waiting()),
        console=make_console(),
        speech=Speech(lang, game.id),
        face=load_face(game.id),
        seen=update,
        link=link,
        save=save,
    )
    with Following(client, update.table, show=guest.show, lost=guest.lose, refused=guest.refuse):
        guest.run()
