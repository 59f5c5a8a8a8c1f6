"""What compiled rules have for learners in a form of their own: a row of numbers filled field by field, and games side by side.

The plain form of `tell_sight` is in `core/sight.py`, that of `Lanes` in `core/batching.py`; tests hold both to the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

ROWS = '''\
from cpython.buffer cimport PyBUF_CONTIG, PyBuffer_Release, PyObject_GetBuffer
from cpython.list cimport PyList_GET_ITEM

ctypedef unsigned long long word
ctypedef signed char mark
cdef extern from *:
    """
    typedef int *CYTHON_RESTRICT cv_sole_row;
    """
    ctypedef int* sole_row "cv_sole_row"

cdef void* open_row(object row, Py_buffer* buffer, str what, Py_ssize_t length, Py_ssize_t size) except NULL:
    PyObject_GetBuffer(row, buffer, PyBUF_CONTIG)
    try:
        check_row(what, buffer.len // buffer.itemsize, length)
        if buffer.itemsize != size:
            raise ValueError(f"a row for {what} has numbers of {8 * size} bits here, not of {8 * buffer.itemsize}")
    except ValueError:
        PyBuffer_Release(buffer)
        raise
    return buffer.buf
'''
"""Rows that somebody else holds, in memory that lies together."""

METHODS = """\
def observe(self, int seat, object seen):
    cdef Py_buffer buffer
    cdef STATE glass = STATE.__new__(STATE)
    check_seat(seat, self.seats)
    cdef int* row = <int*> open_row(seen, &buffer, "what is seen", SIZE, sizeof(int))
    memset(row, 0, SIZE * sizeof(int))
    look_as(glass, self, seat, row)
    PyBuffer_Release(&buffer)
def mark(self, object marks):
    cdef Py_buffer buffer
    cdef Choices choices = Choices.__new__(Choices)
    cdef mark* row = <mark*> open_row(marks, &buffer, "what may be done", OFFERED, 1)
    mark_moves(self, choices, row)
    PyBuffer_Release(&buffer)
def key(self, int seat):
    cdef int[SIZE] seen
    cdef STATE glass = STATE.__new__(STATE)
    check_seat(seat, self.seats)
    memset(seen, 0, sizeof(seen))
    look_as(glass, self, seat, seen)
    return key_of_sight(seen, SIZE)
"""

LANES = """\
cdef extern from *:
    void begin_at "cv_lane_begin" (void* state, STATE start, Choices choices, Random dice, word seed, word number) noexcept nogil
    bint step_at "cv_lane_step" (void* state, Choices choices, Random dice, int move, int* scores, mark* won) noexcept nogil
    int face_at "cv_lane_face" (void* state, STATE glass, Choices choices, mark* marks, int* seen, bint is_seen) noexcept nogil
    int draw_at "cv_lane_draw" (void* state, Choices choices, Random lots) noexcept nogil

cdef class Lanes:
    cdef STATE start
    cdef list games
    cdef int count, seats, opened
    cdef word seed
    cdef void** places
    cdef word* dice
    cdef word* lots
    cdef word* numbers
    cdef Py_buffer[7] buffers
    cdef int* moves
    cdef int* actors
    cdef int* scores
    cdef int* seen
    cdef mark* marks
    cdef mark* ended
    cdef mark* won

    def __init__(self, STATE start, int count, word seed, object rows):
        if self.places is not NULL:
            raise TypeError("lanes begin once")
        self.start, self.count, self.seats, self.seed = start.copy(), count, start.seats, seed
        self.games = [start.copy() for _ in range(count)]
        self.places = <void**> malloc(count * sizeof(void*))
        self.dice = <word*> malloc(3 * count * sizeof(word))
        if self.places is NULL or self.dice is NULL:
            raise MemoryError
        self.lots = self.dice + count
        self.numbers = self.lots + count
        for lane in range(count):
            self.places[lane] = <void*> PyList_GET_ITEM(self.games, lane)
            self.lots[lane] = seeded(seed, LOTS + lane)
            self.numbers[lane] = 0
        self.moves = <int*> self.opening(rows.moves, "moves", count, sizeof(int))
        self.actors = <int*> self.opening(rows.actors, "actors", count, sizeof(int))
        self.ended = <mark*> self.opening(rows.ended, "ended", count, 1)
        self.marks = <mark*> self.opening(rows.marks, "marks", count * OFFERED, 1)
        self.scores = <int*> self.opening(rows.scores, "scores", count * self.seats, sizeof(int))
        self.won = <mark*> self.opening(rows.won, "won", count * self.seats, 1)
        if rows.seen is not None:
            self.seen = <int*> self.opening(rows.seen, "seen", count * SIZE, sizeof(int))
            memset(self.seen, 0, <size_t> count * SIZE * sizeof(int))

    cdef void* opening(self, object row, str what, Py_ssize_t length, Py_ssize_t size) except NULL:
        cdef void* place = open_row(row, &self.buffers[self.opened], what, length, size)
        self.opened += 1
        return place

    def __dealloc__(self):
        for index in range(self.opened):
            PyBuffer_Release(&self.buffers[index])
        free(self.places)
        free(self.dice)

    cdef void check(self, int first, int last) except *:
        if not 0 <= first <= last <= self.count:
            raise ValueError(f"there are {self.count} lanes, none from {first} to {last}")

    cdef void face(self, int lane, STATE glass, Choices choices) noexcept nogil:
        cdef Py_ssize_t place = lane
        cdef int* seen = self.seen + place * SIZE if self.seen is not NULL else NULL
        self.actors[lane] = face_at(self.places[lane], glass, choices, self.marks + place * OFFERED, seen, seen is not NULL)

    cdef void anew(self, int lane, Choices choices, Random dice) noexcept nogil:
        begin_at(self.places[lane], self.start, choices, dice, self.seed, self.numbers[lane] * self.count + lane)
        self.numbers[lane] += 1

    def begin(self, int first, int last):
        self.check(first, last)
        cdef STATE glass = STATE.__new__(STATE)
        cdef Choices choices = Choices()
        cdef Random dice = Random()
        cdef int lane
        with nogil:
            for lane in range(first, last):
                self.anew(lane, choices, dice)
                self.dice[lane] = dice.state
                self.face(lane, glass, choices)

    def at(self, int lane):
        self.check(lane, lane + 1)
        return self.games[lane].copy()

    def fault(self, int first, int last):
        self.check(first, last)
        cdef Py_ssize_t lane
        cdef int found = -1
        with nogil:
            for lane in range(first, last):
                if not 0 <= self.moves[lane] < OFFERED or not self.marks[lane * OFFERED + self.moves[lane]]:
                    found = lane
                    break
        return found

    def step(self, int first, int last):
        self.check(first, last)
        cdef STATE glass = STATE.__new__(STATE)
        cdef Choices choices = Choices()
        cdef Random dice = Random()
        cdef int lane
        cdef bint over
        cdef Py_ssize_t place
        with nogil:
            for lane in range(first, last):
                place = <Py_ssize_t> lane * self.seats
                dice.state = self.dice[lane]
                over = step_at(self.places[lane], choices, dice, self.moves[lane], self.scores + place, self.won + place)
                self.ended[lane] = over
                if over:
                    self.anew(lane, choices, dice)
                self.dice[lane] = dice.state
                self.face(lane, glass, choices)

    def draw(self, int first, int last):
        self.check(first, last)
        cdef Choices choices = Choices()
        cdef Random lots = Random()
        cdef int lane
        with nogil:
            for lane in range(first, last):
                lots.state = self.lots[lane]
                self.moves[lane] = draw_at(self.places[lane], choices, lots)
                self.lots[lane] = lots.state
"""


def methods_source(sight: Any, state: str) -> str:
    """What a position tells learners."""
    return METHODS.replace("SIZE", str(sight.size)).replace("STATE", state)


def lanes_source(sight: Any, state: str) -> str:
    return LANES.replace("SIZE", str(sight.size)).replace("STATE", state)


def look_source(sight: Any, state: str, kinds: Mapping[str, str]) -> str:
    """Every place of the row is written, save those of seats that nobody has: these hold noughts before.

    A value is held while its numbers are written, and so is where they begin: so a processor writes several of them at once.
    """
    alone = [line for seen in sight.fields if not seen.form.by_seat for line in field_source(sight, seen, kinds)]
    by_seat = [line for seen in sight.fields if seen.form.by_seat for line in field_source(sight, seen, kinds)]
    lines = [
        "cdef int seats = state.seats",
        "cdef int place, other, index, bit, value",
        "cdef word wide",
        "cdef int* at",
        *alone,
        "for place in range(seats):",
        "    other = seat + place if seat + place < seats else seat + place - seats",
        *indented(by_seat or ["pass"]),
    ]
    return "\n".join([f"cdef void tell_sight({state} state, int seat, sole_row seen) noexcept nogil:", *indented(lines)])


def field_source(sight: Any, seen: Any, kinds: Mapping[str, str]) -> list[str]:
    """One field, of one seat if it is told by seat: each of its values."""
    form, size = seen.form, sight.seats if seen.form.kind == "seat" else seen.form.size
    if form.of:
        return [
            f"memset(seen + {seen.start}, 0, {size} * sizeof(int))",
            f"for index in range(state.{form.up_to}):",
            f"    seen[{seen.start} + state.{form.of}[index]] = index + 1",
        ]
    start = f"{seen.start} + place * {seen.values * size}" if form.by_seat else str(seen.start)
    first = f"other * {seen.values}" if form.by_seat else "0"
    many = kinds.get(seen.name, "").startswith("list")
    if form.rule is None and form.kind == "number" and kinds[seen.name] == "list[int]" and seen.values > 1 and not form.up_to:
        return [f"memcpy(seen + {start}, state.{seen.name} + {first}, {seen.values} * sizeof(int))"]
    index = "index" if seen.values > 1 else "0"
    value = f"{form.rule.__name__}(state, {'other' if form.by_seat else 'seat'}, {index})" if form.rule is not None else ""
    value = value or f"state.{seen.name}" + (f"[{first} + {index}]" if many else "")
    if form.up_to and form.kind == "number":
        return [
            f"for index in range({seen.values}):",
            f"    value = {value}",
            f"    seen[{start} + index] = value if index < state.{form.up_to} else 0",
        ]
    lines = told(form, value, f"{start} + {index} * {size}", size, "wide" if "Word" in kinds.get(seen.name, "") else "value")
    if seen.values > 1:
        lines = [f"for index in range({f'state.{form.up_to}' if form.up_to else seen.values}):", *indented(lines)]
    if form.up_to:
        lines = [f"memset(seen + {start}, 0, {seen.values * size} * sizeof(int))", *lines]
    return lines


def told(form: Any, value: str, at: str, size: int, held: str) -> list[str]:
    """One value."""
    if form.kind == "number":
        return [f"seen[{at}] = {value}"]
    lines = [f"{held} = {value}"]
    if form.kind in ("set", "packed"):
        bits = f"{held} >> (bit * {form.bits}) & {(1 << form.bits) - 1}"
        return [*lines, f"at = seen + {at}", f"for bit in range({size}):", f"    at[bit] = {bits}"]
    if form.kind in ("seat", "place"):
        lines += ["if value >= 0:", "    value = value - seat if value >= seat else value - seat + seats"]
    if form.kind == "place":
        return [*lines, f"seen[{at}] = value + 1 if value >= 0 else 0"]
    return [*lines, f"at = seen + {at}", f"for bit in range({size}):", "    at[bit] = value == bit"]


def indented(lines: list[str]) -> list[str]:
    return ["    " + line for line in lines]
