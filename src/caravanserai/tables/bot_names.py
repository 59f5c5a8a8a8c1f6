"""Names for bots: desert winds and their kin, which have one name in every language."""

from __future__ import annotations

from collections.abc import Sequence

from caravanserai.tables.state import SeatState

BOT_NAMES = (
    "Sirocco",
    "Khamsin",
    "Simoom",
    "Harmattan",
    "Shamal",
    "Ghibli",
    "Zephyr",
    "Haboob",
    "Levant",
    "Mistral",
    "Notus",
    "Bora",
    "Calima",
    "Meltemi",
    "Sharav",
    "Leveche",
)
"""As many as a table can have seats."""


def bot_name(seats: Sequence[SeatState], number: int) -> str:
    """The name of a bot in this seat: the one it has, or a wind that nobody is called, if possible with a letter of its own."""
    if seats[number].bot is not None and seats[number].name in BOT_NAMES:
        return seats[number].name
    taken = {seat.name.casefold() for other, seat in enumerate(seats) if other != number}
    free = [wind for wind in BOT_NAMES if wind.casefold() not in taken] or [BOT_NAMES[-1]]
    letters = {name[:1] for name in taken}
    return next((wind for wind in free if wind[0].casefold() not in letters), free[0])
