"""What a guest is shown when something has changed at the far table: before the game begins, and while it goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.api.messages import Update
from caravanserai.core.speech import tag_of
from caravanserai.terminal.palette import ACT, FAINT
from caravanserai.terminal.prose import Prose
from caravanserai.tui.guest.commands import commands_line, show_settings
from caravanserai.tui.guest.ending import tell_rules
from caravanserai.tui.guest.typing import word_to_type
from caravanserai.tui.guest.words import lobby_table, seat_changes, talk_words, undo_change, undo_wish

if TYPE_CHECKING:
    from caravanserai.tui.guest.guest import Guest


def show_lobby(guest: Guest, before: Update) -> None:
    """Who sits where, whenever that changes."""
    now = [(seat.kind, seat.name, seat.ready) for seat in guest.received.seats]
    if guest.fresh or now != [(seat.kind, seat.name, seat.ready) for seat in before.seats]:
        guest.print("")
        if guest.fresh:
            show_settings(guest)
        guest.print(lobby_table(guest.received, guest.speech))
        guest.say("terminal-guest-lobby", FAINT, commands=commands_line(guest))


def show_game(guest: Guest, before: Update) -> None:
    """What happened; then the question, if it is the guest's, or who is waited for."""
    begins = guest.fresh or before.phase == "open"
    if begins and guest.received.phase == "playing":
        greet(guest)
    elif not begins:
        tell_around(guest, before)
    events = guest.events(guest.received.events)
    guest.tell(events)
    landmark = any(tag_of(event) in guest.face.headlines for event in events)
    if guest.offered is not None and is_asked_still(before, guest.received):
        guest.offered = (guest.received.moves, legal_numbers(guest.received))
    if not guest.offer_turn() and guest.received.phase == "playing":
        if begins or guest.received.since == 0 or (guest.received.you is None and landmark):
            guest.print(guest.board())
        say_who_acts(guest, before)


def tell_talk(guest: Guest) -> None:
    """What the others have said."""
    for talk in guest.received.talk:
        if talk.seat != guest.received.you:
            name, text = guest.received.seats[talk.seat].name, talk_words(talk, guest.speech)
            guest.print(Prose(guest.speech.say("terminal-guest-talk", name=name, text=text), "“ "))


def greet(guest: Guest) -> None:
    """The game begins, or has begun before the guest came."""
    for part in ("intro", "legend"):
        if guest.speech.has(f"{guest.game.id}-{part}"):
            guest.print("")
            guest.say(f"{guest.game.id}-{part}")
    guest.print("")
    guest.say("terminal-company", names=guest.speech.join(guest.names))
    guest.say("terminal-guest-sealed", FAINT, seal=guest.place.dice.seal(guest.received))
    tell_dice(guest)
    tell_rules(guest)
    if guest.received.you is None:
        guest.say("terminal-guest-watching", FAINT)
    elif guest.fresh and guest.received.phase == "playing":
        guest.say("terminal-guest-returned_self", FAINT)
    tell_wish(guest, undo_wish(guest.received, guest.speech, *answers(guest)))


def tell_dice(guest: Guest) -> None:
    """Whose parts are in the dice, and who is out of them because they had not opened in time."""
    fair, names = guest.received.fair, guest.names
    counted = [names[seat] for seat, link in enumerate(fair.rounds[-1]) if link] if fair.rounds else []
    missing = [name for name, pledge in zip(names, fair.pledges, strict=True) if pledge and name not in counted]
    if counted:
        guest.say("terminal-guest-dice_by", FAINT, names=guest.speech.join(counted), count=len(counted))
    if missing:
        guest.say("terminal-guest-dice_without", ACT, names=guest.speech.join(missing), count=len(missing))


def tell_around(guest: Guest, before: Update) -> None:
    """What happened at the table rather than in the game."""
    if guest.received.other_rules != before.other_rules:
        tell_rules(guest)
    for words in seat_changes(before, guest.received, guest.speech):
        guest.print(Prose(words, "· "))
    for tiding in guest.received.tidings:
        if tiding.kind == "nudged" and guest.received.you in tiding.others:
            guest.say("terminal-guest-nudged", ACT, name=tiding.name)
    tell_wish(guest, undo_change(before, guest.received, guest.speech, *answers(guest)))
    if guest.received.moves < before.moves:
        guest.offered = None
        guest.say("terminal-guest-went_back", ACT)


def answers(guest: Guest) -> tuple[str, str]:
    """The words by which a wish to go back is agreed to and refused."""
    return word_to_type(guest, "agree"), word_to_type(guest, "refuse")


def tell_wish(guest: Guest, wish: str | None) -> None:
    if wish is not None:
        guest.print(Prose(wish, style=ACT))


def say_who_acts(guest: Guest, before: Update) -> None:
    """Bots are not waited for; of people one is told once."""
    prompt, people = guest.received.prompt, people_awaited(guest.received)
    if guest.received.ahead is not None and (guest.fresh or before.ahead is None):
        guest.say("terminal-guest-ahead", move=guest.speech.name_move(guest.game.move(guest.received.ahead.number), guest.names))
    if prompt is None or not people or guest.received.you in people:
        return
    if guest.fresh or before.prompt is None or before.prompt != prompt or people_awaited(before) != people:
        words = guest.speech.ask(prompt, guest.names, guest.received.you)
        if len(guest.received.awaited) > 1:
            words = guest.speech.say("terminal-guest-awaited", names=guest.speech.join([guest.names[seat] for seat in people]))
        guest.print(Prose(words, style=FAINT))
        guest.say_clocks()


def people_awaited(update: Update) -> list[int]:
    return [seat for seat in update.awaited if not update.seats[seat].bot]


def is_asked_still(before: Update, update: Update) -> bool:
    """Whether the guest is asked what it was asked before: others have answered the same question since, nobody else is asked."""
    same = before.prompt == update.prompt and before.you == update.you
    return same and len(before.awaited) > 1 and update.you in update.awaited and {*update.awaited} <= {*before.awaited}


def legal_numbers(update: Update) -> list[int]:
    """The moves that may be made now, in rising order."""
    return sorted(move.number for group in update.legal for move in group.moves)
