"""`caravanserai join`: sit down at a table of a server, from the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from caravanserai.cli.arguments import LangOption
from caravanserai.cli.play import check_file

if TYPE_CHECKING:
    from caravanserai.api.messages import Update
    from caravanserai.client import Client
    from caravanserai.core.speech import Speech


def join(
    link: Annotated[
        str, typer.Argument(metavar="LINK", help="The invitation, or the offer of a seat, such as http://host:8000/t/NAME.")
    ],
    name: Annotated[str | None, typer.Option(metavar="TEXT", help="Your name; the one you last had there unless told.")] = None,
    seat: Annotated[
        int | None, typer.Option(metavar="N", help="Your seat, counted from 1; any free one unless told.", min=1, max=16)
    ] = None,
    token: Annotated[str | None, typer.Option(metavar="TEXT", help="A token, to come as whoever made it.")] = None,
    lang: LangOption = None,
    watch: Annotated[bool, typer.Option("--watch", help="Look on without sitting down.")] = False,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the finished game in this file.")] = None,
) -> None:
    """Play at somebody's table. Whoever quits finds the seat again with the same command; ? explains everything else."""
    from caravanserai.client import Client, ServerError, Unreachable, offer_of, table_of
    from caravanserai.client.identities import known_identity
    from caravanserai.core.errors import CaravanseraiError
    from caravanserai.core.speech import Speech
    from caravanserai.tui.guest.words import error_words

    address, table = table_of(link)
    speech = Speech(lang)
    check_file(save)
    with Client(address, token, None if token else known_identity(address)) as client:
        try:
            own = be_known(client, speech, name)
            offered = offer_of(link)
            if offered is not None and not watch:
                accept_offer(client, table, offered, own)
            update = client.table(table) if watch else sit_down(client, table, own, seat, named=name is not None)
            while (rematch := play_on(client, update, lang, save, token or "")) is not None:
                update, save = client.table(rematch), None
        except (ServerError, Unreachable) as error:
            raise CaravanseraiError(error_words(error, speech)) from None


def be_known(client: Client, speech: Speech, name: str | None) -> str:
    """Be somebody at the server, the same one next time; what that one is called."""
    from caravanserai.client.identities import keep_identity

    me = client.me()
    keep_identity(client.address, client.identity)
    return " ".join((name or me.name).split())[:40] or speech.say("terminal-player")


def accept_offer(client: Client, table: str, code: str, name: str) -> None:
    """Take over a seat that was offered; whoever has done so, and comes again by the same link, sits there already."""
    from caravanserai.api.commands import Accept
    from caravanserai.client import ServerError

    try:
        if client.table(table).you is not None:
            return
    except ServerError as error:
        if error.code != "not_watchable":
            raise
    client.do(table, Accept(code, name))


def sit_down(client: Client, table: str, own: str, seat: int | None, *, named: bool) -> Update:
    """Look at the table, and take a seat there if that is still possible; in a running game, that of a bot if one names it."""
    from caravanserai.api.commands import Sit, TakeSeat

    update = client.table(table)
    wanted = None if seat is None else seat - 1
    changes = named or (wanted is not None and wanted != update.you)
    begun = update.phase != "open" or update.fair.opening is not None
    if begun and update.you is None and wanted is not None:
        client.do(table, TakeSeat(wanted, own))
        return client.table(table)
    if begun or (update.you is not None and not changes):
        return update
    if update.you is not None and not named:
        own = update.seats[update.you].name
    client.do(table, Sit(own, wanted))
    return client.table(table)


def play_on(client: Client, update: Update, lang: str | None, save: Path | None, owner: str) -> str | None:
    """Join the table's messages, the terminal and the keyboard; the table of the rematch, if the guest goes on there.

    What is kept for checking the dice is this owner's: whoever comes with another token is somebody else.
    """
    from caravanserai.client import DiceFiles, OwnDice, ReconnectingSubscription, TableClient
    from caravanserai.core.discovery import load_game
    from caravanserai.core.speech import Speech
    from caravanserai.terminal.face import load_face
    from caravanserai.tui.console import make_console
    from caravanserai.tui.guest.guest import Guest

    game = load_game(update.settings.game)
    place = TableClient(
        client,
        update.table,
        lambda: guest.hear_waiting(),
        dice=OwnDice(update.table, DiceFiles(f"{owner} at {client.address}")),
    )
    guest = Guest(
        game=game,
        place=place,
        console=make_console(),
        speech=Speech(lang, game.id),
        face=load_face(game.id),
        received=update,
        link=f"{client.address}/t/{update.table}",
        save=save,
    )

    def show(update: Update) -> None:
        """In the thread that listens: whoever types for long does not keep the dice waiting."""
        doubts = place.attend(update)
        guest.show(update)
        guest.doubt(doubts)

    with ReconnectingSubscription(client, update.table, show=show, lost=guest.lose, refused=guest.refuse):
        guest.run()
    return guest.next_table
