"""What rules note while somebody listens: `note(state, TicketTaken, seat, colour, value)`.

An event is noted by its class, with a number for each of its fields, in order; `core.events` makes an event of them again.
Compiled, a note is checked against the event's fields, and its numbers are not even looked at while nobody listens
(`tools/derive.py`); so they must be nothing but looked at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from caravanserai.core.fields import Fields

if TYPE_CHECKING:
    from caravanserai.core.contract import Event


class Noting(Fields, passing=True):
    """A state that can be listened to; `class State(Noting, room=N)` says how many numbers one move can need."""

    _room: ClassVar[int] = 0
    listening: bool = False
    note_count: int = 0
    """How many numbers were noted: it grows even when there is no room for more."""
    notes: list[int] = []  # noqa: RUF012

    def __init_subclass__(cls, room: int = 0, **others: Any) -> None:
        super().__init_subclass__(**others)
        cls._room = room or cls._room

    def noted(self) -> list[int]:
        """All numbers that were noted; none of them if there was no room for all."""
        if self.note_count > self._room:
            return []
        return [self.notes[index] for index in range(self.note_count)]

    def listen(self) -> None:
        """Note from here on, and forget what was noted."""
        self.listening = True
        self.note_count = 0

    def unlisten(self) -> None:
        self.listening = False
        self.note_count = 0


def note(state: Noting, event: type[Event], *numbers: int) -> None:
    """Write down what happened, if anybody listens. What there is no room for is counted, so that it is not lost in silence."""
    if state.listening:
        if state.note_count + 1 + len(numbers) <= state._room:
            state.notes[state.note_count :] = [event.number, *numbers]
        state.note_count += 1 + len(numbers)
