"""Whatever is asked of a store, in whatever order, it answers as a plain dictionary would."""

from __future__ import annotations

from itertools import count
from typing import NamedTuple

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from caravanserai.tables.store import Conflict, Store, StoredRow
from tests.tables.storage.databases import Database
from tests.tables.storage.material import create, listing, row, rows

FRESH = count()


class Step(NamedTuple):
    """Append so many rows at so far from the next number, with this key; then perhaps a snapshot so far back."""

    table: int
    off: int
    length: int
    key: str | None
    back: int | None


STEPS = st.lists(
    st.builds(
        Step,
        st.integers(0, 2),
        st.sampled_from([0, 0, 0, 0, -1, 1]),
        st.integers(1, 4),
        st.sampled_from([None, None, "a", "b", "c"]),
        st.none() | st.integers(0, 4),
    ),
    max_size=20,
)


class Model:
    """One table as a dictionary would keep it."""

    def __init__(self) -> None:
        self.rows = [row(1)]
        self.snapshot = 0

    def takes(self, new: list[StoredRow]) -> bool:
        taken = {kept.key for kept in self.rows} - {None}
        return new[0].number == len(self.rows) + 1 and new[-1].key not in taken


async def take_step(store: Store, table: str, model: Model, step: Step) -> None:
    first = len(model.rows) + 1 + step.off
    new = rows(first, first + step.length - 1, step.key)
    if model.takes(new):
        await store.append(table, new, listing(table))
        model.rows += new
    else:
        with pytest.raises(Conflict):
            await store.append(table, new, listing(table))
    if step.back is not None and (number := len(model.rows) - step.back) >= 1:
        await store.save_snapshot(table, number, str(number).encode())
        model.snapshot = max(model.snapshot, number)


async def check(store: Store, table: str, model: Model) -> None:
    found = await store.load(table)
    assert found is not None
    assert found.snapshot_number == model.snapshot
    assert found.snapshot == (str(model.snapshot).encode() if model.snapshot else None)
    assert found.rows == model.rows[model.snapshot :]
    for key in "abc":
        assert await store.find_key(table, key) == next((kept.number for kept in model.rows if kept.key == key), None)


@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=STEPS)
def test_a_store_answers_as_a_dictionary_would(database: Database, steps: list[Step]) -> None:
    async def story(store: Store) -> None:
        example = next(FRESH)
        tables = {f"{example}-{number}": Model() for number in range(3)}
        for table in tables:
            await create(store, table)
        for step in steps:
            table = f"{example}-{step.table}"
            await take_step(store, table, tables[table], step)
        for table, model in tables.items():
            await check(store, table, model)

    database.play(story)
