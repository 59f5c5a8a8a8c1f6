"""What a guest reads about how a table plays: its settings before the game, and the clocks during it."""

from __future__ import annotations

from collections.abc import Iterator

from caravanserai.api.messages import Update
from caravanserai.core.contract import Game
from caravanserai.core.options import option_table
from caravanserai.core.speech import Speech


def settings_words(update: Update, game: Game, speech: Speech) -> Iterator[str]:
    """The clock, who sees the odds, and the options that are not as usual."""
    clock = update.settings.clock
    yield speech.say(f"terminal-guest-clock-{clock.kind}", minutes=clock.minutes, increment=clock.increment, days=clock.days)
    if clock.kind == "days" and clock.bank:
        yield speech.say("terminal-guest-bank", bank=clock.bank)
    if clock.kind == "days" and clock.weekends_off:
        yield speech.say("terminal-guest-weekends")
    if clock.kind != "none":
        yield speech.say(f"terminal-guest-zero-{clock.at_zero}")
    if game.lens_type is not None:
        yield speech.say(f"terminal-guest-lens-{update.settings.lens}")
    for option in option_table(game.options_type):
        value = update.settings.options.get(option.name, option.default)
        if value != option.default:
            yield option_words(speech, option.name, value)


def option_words(speech: Speech, name: str, value: str | int | bool) -> str:
    """An option and what it is set to, with seats as people count them."""
    message_id = f"{speech.game_id}-option-{name}"
    if isinstance(value, int) and not isinstance(value, bool):
        number = value + 1 if name.endswith("_seat") else value
        chosen = speech.say(f"{message_id}.number", number=number)
    else:
        chosen = speech.say(f"{message_id}.{'yes' if value is True else 'no' if value is False else value}")
    return speech.say("terminal-guest-option", name=speech.say(message_id), value=chosen)


def clock_words(update: Update, names: list[str], speech: Speech, ago: float) -> str | None:
    """What is left on the clocks, so many seconds after the table was seen; of days, only for whoever acts."""
    acting = update.awaited[0] if update.awaited else None
    left = {}
    for number, seat in enumerate(update.seats):
        if seat.seconds is None or seat.kind != "person" or update.phase != "playing":
            continue
        runs = number == acting and not seat.bot and update.deadline is not None
        if update.settings.clock.kind == "minutes" or number == acting:
            left[number] = max(0.0, (update.deadline or 0.0) - update.now - ago) if runs else seat.seconds
    if not left:
        return None
    own = speech.say("terminal-you")
    clocks = [f"{own if seat == update.you else names[seat]} {time_words(speech, seconds)}" for seat, seconds in left.items()]
    return speech.say("terminal-guest-clocks", clocks=" · ".join(clocks))


def time_words(speech: Speech, seconds: float) -> str:
    """Minutes and seconds, as a clock shows them; from a day on, days and hours."""
    whole = int(seconds)
    if whole >= 86_400:
        return speech.say("terminal-guest-time-days", days=whole // 86_400, hours=whole % 86_400 // 3600)
    hours, minutes = divmod(whole // 60, 60)
    return f"{hours}:{minutes:02}:{whole % 60:02}" if hours else f"{minutes}:{whole % 60:02}"
