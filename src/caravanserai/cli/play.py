"""`caravanserai play`: a game at the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from caravanserai.cli.arguments import OptionsOption, complete_game, split_options
from caravanserai.core.errors import BadOption

if TYPE_CHECKING:
    from caravanserai.core.bot import Bot
    from caravanserai.core.speech import Speech

COMPANY = ("Amina", "Bashir", "Dalia", "Farid", "Jamila", "Karim", "Layla", "Omar")
"""Who sits at the other seats."""


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Which game; the first unless told.", autocompletion=complete_game)
    ] = None,
    players: Annotated[
        int | None, typer.Option(help="How many seats, yours included; 4, or as near to it as the game allows.")
    ] = None,
    bots: Annotated[
        str | None, typer.Option(metavar="NAME", help="The bot at the other seats; the strongest unless told.")
    ] = None,
    name: Annotated[str | None, typer.Option(metavar="TEXT", help="Your name.")] = None,
    seat: Annotated[int, typer.Option(help="Your seat, counted from 0.", min=0)] = 0,
    position: Annotated[
        str | None, typer.Option(metavar="TEXT", help="Begin here, in the game's notation, instead of at the start.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same dice; fresh ones unless told.", min=0)] = None,
    option: OptionsOption = [],  # noqa: B006
    lang: Annotated[str | None, typer.Option(help="Language: en, pl or fr.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the game in this file.")] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Let bots play all the seats.")] = False,
    fast: Annotated[bool, typer.Option("--fast", help="Without pauses.")] = False,
) -> None:
    """Play against bots, or watch them play. Everything else is told on the screen; ? explains."""
    import secrets

    from caravanserai.bots import bot_names, load_bot
    from caravanserai.core.discovery import game_ids, load_game
    from caravanserai.core.options import read_options
    from caravanserai.core.randomness import Random
    from caravanserai.core.record import Record
    from caravanserai.core.speech import Speech
    from caravanserai.terminal.console import make_console
    from caravanserai.terminal.face import load_face
    from caravanserai.terminal.session import Session

    rules = load_game(game or game_ids()[0])
    speech = Speech(lang, rules.id)
    chosen_options = read_options(rules.options_type, split_options(option)) if option or position is None else None
    record = Record(rules, players, chosen_options, position=position)
    count = record.players
    guest = None if watch else check_seat(seat, count)
    check_file(save)
    chosen = secrets.randbits(60) if seed is None else seed
    strongest = bot_names(rules.id)[-1]
    company: dict[int, Bot] = {}
    for place in range(count):
        if place != guest:
            company[place] = load_bot(rules.id, bots or strongest, chosen + place)
    record.names = seat_names(speech, count, guest, name)
    Session(
        record=record,
        seat=guest,
        bots=company,
        adviser=load_bot(rules.id, strongest, chosen),
        dice=Random(chosen),
        console=make_console(),
        speech=speech,
        face=load_face(rules.id),
        fast=fast,
        save=save,
    ).run()


def check_seat(seat: int, count: int) -> int:
    if seat >= count:
        raise BadOption(f"there is no seat {seat} at a table of {count}: seats are 0 to {count - 1}")
    return seat


def check_file(save: Path | None) -> None:
    """Before the evening begins: the file is free, and its folder is there."""
    if save is not None and save.exists():
        raise BadOption(f"{save} exists already; choose another name, or move it away")
    if save is not None and not save.absolute().parent.is_dir():
        raise BadOption(f"there is no folder {save.parent} to keep the game in")


def seat_names(speech: Speech, count: int, guest: int | None, name: str | None) -> list[str]:
    """The person's name, or the word for a traveller; nobody else bears it."""
    own = " ".join((name or "").split()) or speech.say("terminal-player")
    others = [other for other in COMPANY if other.casefold() != own.casefold() or guest is None]
    others += [speech.say("terminal-seat", number=number) for number in range(len(others), count)]
    return [own if place == guest else others.pop(0) for place in range(count)]
