"""What compiled rules have for learners in a form of their own: a row of numbers filled field by field, and games side by side.

The plain form of `tell_sight` is in `core/sight.py`, that of `Lanes` in `core/batching.py`; tests hold both to the same.
"""

from __future__ import annotations

from typing import Any

ROWS = """\
from cpython.buffer cimport PyBUF_CONTIG, PyBuffer_Release, PyObject_GetBuffer
from cpython.list cimport PyList_GET_ITEM

ctypedef unsigned long long word
ctypedef signed char mark

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
"""
"""Rows that somebody else holds, in memory that lies together."""

METHODS = """\
def observe(self, int seat, object seen):
    cdef Py_buffer buffer
    cdef STATE glass = STATE.__new__(STATE)
    check_seat(seat, self.seats)
    cdef int* row = <int*> open_row(seen, &buffer, "what is seen", SIZE, sizeof(int))
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

    def fault(self):
        cdef Py_ssize_t lane
        for lane in range(self.count):
            if not 0 <= self.moves[lane] < OFFERED or not self.marks[lane * OFFERED + self.moves[lane]]:
                return lane
        return -1

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


def look_source(sight: Any, state: str) -> str:
    """The row is all noughts first, so that only what there is has to be written."""
    lines = [
        f"cdef void tell_sight({state} state, int seat, int* seen) noexcept nogil:",
        "    cdef int place, index, bit, value",
        f"    cdef int[{sight.seats}] order",
        "    for place in range(state.seats):",
        "        order[place] = seat + place if seat + place < state.seats else seat + place - state.seats",
        f"    memset(seen, 0, {sight.size} * sizeof(int))",
    ]
    for seen in sight.fields:
        lines += ["    " + line for line in field_source(sight, seen)]
    return "\n".join(lines)


def field_source(sight: Any, seen: Any) -> list[str]:
    """One field: by seat in the order of whoever looks, then each of its values."""
    form, size = seen.form, sight.seats if seen.form.kind == "seat" else seen.form.size
    at = f"{seen.start} + (place * {seen.values} + index) * {size}" if form.by_seat else f"{seen.start} + index * {size}"
    who = "order[place]" if form.by_seat else "seat"
    index = f"[order[place] * {seen.values} + index]" if form.by_seat else "[index]" if seen.values > 1 else ""
    value = f"{form.rule.__name__}(state, {who}, index)" if form.rule is not None else f"state.{seen.name}{index}"
    lines = told(form, value, at, size)
    if seen.values > 1:
        count = f"state.{form.up_to}" if form.up_to else seen.values
        lines = [f"for index in range({count}):", *("    " + line for line in lines)]
    else:
        lines = ["index = 0", *lines]
    if form.by_seat:
        lines = ["for place in range(state.seats):", *("    " + line for line in lines)]
    return lines


def told(form: Any, value: str, at: str, size: int) -> list[str]:
    """One value."""
    if form.kind == "number":
        return [f"seen[{at}] = {value}"]
    if form.kind in ("set", "packed"):
        bits = f"{value} >> (bit * {form.bits}) & {(1 << form.bits) - 1}"
        return [f"for bit in range({size}):", f"    seen[{at} + bit] = {bits}"]
    lines = [f"value = {value}"]
    if form.kind == "choice":
        return [*lines, f"if 0 <= value < {size}:", f"    seen[{at} + value] = 1"]
    lines += ["if value >= 0:", "    value = value - seat if value >= seat else value - seat + state.seats"]
    return [*lines, f"    seen[{at} + value] = 1" if form.kind == "seat" else f"    seen[{at}] = value + 1"]
