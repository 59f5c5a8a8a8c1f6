"""Words for guests: who sits where, what has changed around the table, and what a far server refuses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rich.table import Table
from rich.text import Text

from caravanserai.api.messages import NAMELESS, SeatInfo, Talk, Update
from caravanserai.core.contract import Refusal
from caravanserai.core.speech import Speech
from caravanserai.terminal.palette import FAINT, HERE, TITLE
from caravanserai.terminal.prose import Prose
from caravanserai.tui.advice import level_name


def seat_names(seats: Sequence[SeatInfo], speech: Speech) -> list[str]:
    """A name for every seat, no two alike. People count seats from 1."""
    names: list[str] = []
    met: Counter[str] = Counter()
    for number, seat in enumerate(seats):
        name = level_name(speech, seat.name) if seat.kind == "bot" and seat.name == seat.bot else seat.name
        name = speech.say("terminal-guest") if name == NAMELESS else name or speech.say("terminal-seat", number=number + 1)
        met[name] += 1
        names.append(name if met[name] == 1 else f"{name} {met[name]}")
    return names


def talk_words(talk: Talk, speech: Speech) -> str:
    """What was said; a reaction in the reader's language, or as it is named if a newer server has more of them."""
    if talk.reaction is None:
        return talk.text
    message_id = f"terminal-guest-reaction-{talk.reaction}"
    return speech.say(message_id) if speech.has(message_id) else talk.reaction.replace("_", " ")


def lobby_table(update: Update, speech: Speech) -> Table:
    """Who sits where before the game begins."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    names = seat_names(update.seats, speech)
    for number, seat in enumerate(update.seats):
        own = number == update.you
        name = Text("" if seat.kind == "free" else names[number], HERE if own else "")
        if own:
            name.append(f" ({speech.say('terminal-you')})", FAINT)
        place = Text(f" {speech.say('terminal-seat', number=number + 1)}", TITLE)
        table.add_row(place, Prose(name), Prose(_standing(seat, speech), style=FAINT))
    return table


def _standing(seat: SeatInfo, speech: Speech) -> str:
    if seat.kind == "bot" and seat.bot:
        return f"{speech.say('terminal-guest-bot')} ({level_name(speech, seat.bot)})"
    if seat.kind != "person":
        return speech.say(f"terminal-guest-{seat.kind}")
    return speech.say("terminal-guest-ready" if seat.ready else "terminal-guest-not_ready")


def seat_changes(before: Update, after: Update, speech: Speech) -> Iterator[str]:
    """Who has come, gone, or given way to a bot since."""
    names, former = seat_names(after.seats, speech), seat_names(before.seats, speech)
    for number, (was, now) in enumerate(zip(before.seats, after.seats, strict=True)):
        name = names[number]
        if was.kind == "person" and now.kind == "bot" and now.bot:
            yield speech.say("terminal-guest-resigned", name=name, bot=level_name(speech, now.bot))
        elif was.kind == "bot" and now.kind == "person":
            yield speech.say("terminal-guest-taken", former=former[number], name=name)
        elif was.kind != "free" and now.kind == "person" and was.name != now.name:
            yield speech.say("terminal-guest-handed", former=former[number], name=name)
        elif now.kind == "person" and now.bot and not was.bot:
            how = "lent" if now.lent else "stands_in"
            yield speech.say(f"terminal-guest-{how}", name=name, bot=level_name(speech, now.bot))
        elif now.kind == "person" and was.bot and not now.bot:
            yield speech.say("terminal-guest-returned", name=name)


def undo_change(before: Update, after: Update, speech: Speech, agree: str, refuse: str) -> str | None:
    """Somebody would like to go back, or no longer; going back itself is told elsewhere."""
    if after.undo is None:
        return speech.say("terminal-guest-undo_over") if before.undo and after.moves >= before.moves else None
    return None if before.undo is not None else undo_wish(after, speech, agree, refuse)


def undo_wish(update: Update, speech: Speech, agree: str, refuse: str) -> str | None:
    """Who would like to go back how far, if anybody does."""
    if update.undo is None:
        return None
    moves = update.moves - update.undo.moves
    if update.undo.seat == update.you:
        return speech.say("terminal-guest-undo_asked", moves=moves)
    name = seat_names(update.seats, speech)[update.undo.seat]
    message_id = "terminal-guest-undo_wish" if update.you is not None else "terminal-guest-undo_seen"
    return speech.say(message_id, name=name, moves=moves, agree=agree, refuse=refuse)


def kept_message(update: Update) -> str:
    """What becomes of the seat of somebody who goes: a bot stands in only during a game, and not where a move has days."""
    if update.phase == "open":
        return "terminal-guest-kept_open"
    return "terminal-guest-kept_days" if update.settings.clock.kind == "days" else "terminal-guest-kept"


def error_words(error: Exception, speech: Speech, names: Sequence[str] = ()) -> str:
    """What was refused, in the reader's language where there are words for it."""
    code, details = getattr(error, "code", ""), getattr(error, "details", {})
    if code == "illegal_move" and speech.game_id and details.get("reason"):
        return speech.refuse(Refusal(details["reason"], details.get("section", ""), details.get("about", {})), names)
    message_id = f"terminal-guest-error-{code}"
    if not code or not speech.has(message_id):
        return str(error)
    seat = details.get("seat")
    name = names[seat] if isinstance(seat, int) and seat < len(names) else ""
    number = seat + 1 if isinstance(seat, int) else ""
    return speech.say(message_id, seat=number, name=name, seconds=details.get("retry_after", 1))
