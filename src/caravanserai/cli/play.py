"""`caravanserai play`: a game at the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from caravanserai.cli.arguments import LangOption, OptionsOption, PlayersOption, check_seat, complete_game, given_options
from caravanserai.core.errors import BadOption

if TYPE_CHECKING:
    from caravanserai.core.speech import Speech

COMPANY = ("Amina", "Bashir", "Dalia", "Farid", "Jamila", "Karim", "Layla", "Omar")
"""Who sits at the other seats."""
THINKING_SECONDS = 1.0
"""How long a bot that thinks may think about a move."""


def play(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME",
            help="Which game, such as emira; the first of `caravanserai games` unless told.",
            autocompletion=complete_game,
        ),
    ] = None,
    players: PlayersOption = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="NAME[,NAME…]",
            help="The bots: novice, regular (unless told) or expert, who thinks for a second (expert:3 for three); or your own, "
            "as module:Class or path/file.py:Class; one for all, or one for each.",
        ),
    ] = None,
    name: Annotated[str | None, typer.Option(metavar="TEXT", help="Your name.")] = None,
    seat: Annotated[int, typer.Option(metavar="N", help="Your seat, counted from 1.", min=1)] = 1,
    position: Annotated[
        str | None, typer.Option(metavar="TEXT", help="Begin here, in the game's notation, instead of at the start.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(metavar="N", help="The same seed gives the same dice; fresh ones unless told.", min=0)
    ] = None,
    option: OptionsOption = [],  # noqa: B006
    lang: LangOption = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the game in this file.")] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Let bots play all the seats.")] = False,
    fast: Annotated[bool, typer.Option("--fast", help="Without pauses.")] = False,
) -> None:
    """Play against bots, or watch them play. Everything else is told on the screen; ? explains."""
    import secrets

    from caravanserai.bots import bot_names, instant_bot, load_bot, make_bot
    from caravanserai.core.discovery import game_ids, load_game
    from caravanserai.core.options import read_options
    from caravanserai.core.randomness import Random
    from caravanserai.core.record import Record
    from caravanserai.core.speech import Speech
    from caravanserai.terminal.face import load_face
    from caravanserai.tui.console import make_console
    from caravanserai.tui.session import Session

    rules = load_game(game or game_ids()[0])
    speech = Speech(lang, rules.id)
    options = None
    if option or position is None:
        options = read_options(rules.options_type, given_options(rules, players or rules.usual_players, option))
    record = Record(rules, players, options, position=position)
    count = record.players
    guest = None if watch else check_seat(seat, count)
    check_file(save)
    chosen = secrets.randbits(60) if seed is None else seed
    strongest = bot_names(rules.id)[-1]
    places = [place for place in range(count) if place != guest]
    levels = dict(zip(places, levels_for(len(places), bots or instant_bot(rules.id)), strict=True))
    company = {place: make_bot(rules.id, level, chosen + place, seconds=THINKING_SECONDS) for place, level in levels.items()}
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
        seed=chosen,
        labels=levels,
    ).run()


def levels_for(places: int, given: str) -> list[str]:
    """A level for each place: the same for all, or one for each in their order."""
    from caravanserai.bots import split_bots

    levels = split_bots(given)
    if len(levels) not in (1, places):
        raise BadOption(f"{given} names {len(levels)} bots; name one for all, or one for each of the {places} seats")
    return levels * places if len(levels) == 1 else levels


def check_file(save: Path | None) -> None:
    """Before the evening begins: the file is free, and its folder is there."""
    if save is not None and save.exists():
        raise BadOption(f"{save} exists already; choose another name, or move it away")
    if save is not None and not save.absolute().parent.is_dir():
        raise BadOption(f"there is no folder {save.parent} to keep the game in")


def seat_names(speech: Speech, count: int, guest: int | None, name: str | None) -> list[str]:
    """The person's name, or the word for a traveller; nobody else bears it."""
    own = " ".join((name or "").split()) or speech.say("terminal-player")
    others = iter([other for other in COMPANY if other.casefold() != own.casefold() or guest is None])
    return [own if seat == guest else next(others, speech.say("terminal-seat", number=seat + 1)) for seat in range(count)]
