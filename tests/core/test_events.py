"""An event is declared once: everything else follows from the declaration."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest

from caravanserai.core.contract import Event
from caravanserai.core.discovery import load_game
from caravanserai.core.events import SECRET, EventReader, Read, events_of, find_changes, redacted, union_of
from caravanserai.core.noting import Noting, note
from tests.conformance.digests import digests


class WalkEvent(Event):
    """What happens on a walk."""


class StepTaken(WalkEvent, section="1.1"):
    seat: int
    way: Literal["left", "right"]
    tired: bool


class ShellsFound(WalkEvent, section="1.2"):
    seat: int
    shells: Annotated[list[int] | None, Read(lambda number: [*range(number)]), SECRET]


class Rested(WalkEvent, section="1.3"):
    pass


class WeatherTold(WalkEvent, section="2", noted=False):
    words: str


class Walk(Noting, room=6):
    """There is room for six numbers."""


def listened(*notes: tuple[type[Event], list[int]]) -> Walk:
    state = Walk()
    state.listen()
    for event, numbers in notes:
        note(state, event, *numbers)
    return state


def test_an_event_has_its_number_its_tag_and_its_section_from_its_declaration() -> None:
    assert [event.number for event in events_of(WalkEvent)] == [0, 1, 2, 3]
    assert msgspec.json.encode(StepTaken(1, "left", False)) == b'{"event":"step_taken","seat":1,"way":"left","tired":false}'
    assert StepTaken.section == "1.1"


def test_what_is_noted_is_read_by_the_types_of_the_fields() -> None:
    state = listened((ShellsFound, [2, 3]), (Rested, []))
    assert EventReader(WalkEvent).read(state) == [ShellsFound(2, [0, 1, 2]), Rested()]
    assert EventReader(WalkEvent).read(listened((StepTaken, [0, 1, 1]))) == [StepTaken(0, "right", True)]


def test_nothing_is_noted_while_nobody_listens() -> None:
    state = Walk()
    note(state, Rested)
    assert (state.note_count, state.noted()) == (0, [])


def test_there_is_room_for_as_much_as_is_said_and_no_more() -> None:
    full = listened((ShellsFound, [2, 0]), (ShellsFound, [1, 1]))
    assert EventReader(WalkEvent).read(full) == [ShellsFound(2, []), ShellsFound(1, [0])]
    beyond: list[tuple[type[Event], list[int]]] = [(Rested, []), (StepTaken, [0, 0, 0])]
    for more in beyond:
        with pytest.raises(AssertionError, match="numbers were noted at once"):
            EventReader(WalkEvent).read(listened((ShellsFound, [2, 0]), (ShellsFound, [1, 1]), more))


def test_whoever_listens_anew_does_not_hear_what_was_before() -> None:
    state = listened((ShellsFound, [2, 3]))
    state.listen()
    note(state, Rested)
    assert EventReader(WalkEvent).read(state) == [Rested()]


def test_any_event_is_read_from_json() -> None:
    told = ShellsFound(2, [0])
    assert msgspec.json.decode(msgspec.json.encode(told), type=union_of(WalkEvent)) == told


def test_a_secret_is_heard_by_its_seat_alone() -> None:
    told = ShellsFound(2, [0])
    assert redacted(told, 2) == told
    assert redacted(told, 1) == redacted(told, None) == ShellsFound(2, None)
    assert redacted(Rested(), None) == Rested()


def test_a_secret_of_no_seat_is_heard_by_nobody() -> None:
    class DesertEvent(Event):
        pass

    class MirageSeen(DesertEvent, section="1"):
        palms: Annotated[int | None, SECRET]

    assert redacted(MirageSeen(3), 0) == redacted(MirageSeen(3), None) == MirageSeen(None)


def test_a_field_that_no_number_can_be_read_as_is_a_mistake() -> None:
    class NamingEvent(Event):
        pass

    class Named(NamingEvent, section="1"):
        name: str

    with pytest.raises(TypeError, match=r"Named: nothing says how a number is read as .*str"):
        EventReader(NamingEvent)


def step(view: list[Any], event: StepTaken | Rested) -> None:
    view.append(event)


def find(view: list[Any], event: ShellsFound) -> None:
    view.append(event)


def help_out(view: list[Any], number: int) -> None:
    view.append(number)


def test_what_changes_a_view_is_found_by_the_event_that_it_takes() -> None:
    changes = find_changes(WalkEvent, {"step": step, "find": find, "help_out": help_out}, unchanged=(WeatherTold,))
    assert {event: change for event, change in changes.items() if change in (step, find)} == {
        StepTaken: step,
        Rested: step,
        ShellsFound: find,
    }
    view: list[Any] = []
    changes[WeatherTold](view, WeatherTold("wind"))
    assert view == []


def test_an_event_that_nothing_is_said_of_is_a_mistake() -> None:
    with pytest.raises(TypeError, match="what these events change in a view: ShellsFound, WeatherTold"):
        find_changes(WalkEvent, {"step": step})


def test_an_event_that_two_functions_change_a_view_by_is_a_mistake() -> None:
    with pytest.raises(TypeError, match="two functions say what Rested changes in a view: step is one"):
        find_changes(WalkEvent, {"step": step, "find": find}, unchanged=(WeatherTold, Rested))


RENUMBERED = """
import runpy, sys
from caravanserai.core import events
declared = events.events_of
def renumbered(base):
    found = declared(base)[::-1]
    for number, event in enumerate(found):
        event.number = number
    return found
events.events_of = renumbered
sys.argv = ["digests", "camel_up"]
runpy.run_module("tests.conformance.digests", run_name="__main__")
"""


def test_the_number_of_an_event_is_stored_and_told_nowhere() -> None:
    """Numbered the other way round, events leave every save, event and view as it was."""
    done = subprocess.run(
        [sys.executable, "-c", RENUMBERED],
        cwd=Path(__file__).parents[2],
        env=os.environ | {"CARAVANSERAI_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert done.stdout.splitlines() == list(digests(load_game("camel_up"), seed=7))
