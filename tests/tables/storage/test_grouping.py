"""Grouped commits: one at a time, bounded, each writer told of its own write alone."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import chain

import pytest

from caravanserai.tables.storage import grouping as grouping_module
from caravanserai.tables.storage.grouping import Grouping, Outcome
from caravanserai.tables.store import StorageError


class Disk:
    """Commits as slowly as a disk, and remembers the groups; it refuses what is negative, and breaks at zero."""

    def __init__(self) -> None:
        self.groups: list[list[int]] = []

    async def commit(self, writes: list[int]) -> Sequence[Outcome]:
        self.groups.append(writes)
        await asyncio.sleep(0.001)
        if 0 in writes:
            raise OSError("the disk is full")
        return [ValueError(write) if write < 0 else None for write in writes]


def test_what_comes_during_a_commit_shares_the_next() -> None:
    async def story() -> list[list[int]]:
        disk = Disk()
        grouping = Grouping(disk.commit)
        first = asyncio.create_task(grouping.submit(1))
        await asyncio.sleep(0.0005)
        await asyncio.gather(first, *(grouping.submit(number) for number in range(2, 7)))
        await grouping.close()
        return disk.groups

    groups = asyncio.run(story())
    assert groups[0][0] == 1
    assert [*chain(*groups)] == [1, 2, 3, 4, 5, 6]
    assert len(groups) <= 2


def test_after_a_commit_for_several_more_are_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grouping_module, "SPACING", 0.2)

    async def story() -> list[list[int]]:
        disk = Disk()
        grouping = Grouping(disk.commit)
        await grouping.submit(1)
        await grouping.submit(2)
        await asyncio.gather(grouping.submit(3), grouping.submit(4))
        late = asyncio.create_task(grouping.submit(5))
        for _ in range(20):
            await asyncio.sleep(0)
        await asyncio.gather(late, grouping.submit(6))
        await grouping.close()
        return disk.groups

    assert asyncio.run(story()) == [[1], [2], [3, 4], [5, 6]]


def test_each_hears_of_its_own_write() -> None:
    async def story() -> None:
        grouping = Grouping(Disk().commit)
        outcomes = await asyncio.gather(*(grouping.submit(number) for number in (1, -2, 3)), return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), ValueError, type(None)]
        outcomes = await asyncio.gather(*(grouping.submit(number) for number in (1, 0, 3)), return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [OSError] * 3
        await grouping.submit(4)
        await grouping.close()

    asyncio.run(story())


def test_few_wait_and_few_share_a_commit() -> None:
    async def story() -> list[list[int]]:
        disk = Disk()
        grouping = Grouping(disk.commit, waiting=5, largest=2)
        writers = [asyncio.create_task(grouping.submit(number)) for number in range(1, 21)]
        await asyncio.sleep(0)
        assert len(grouping._pending) <= 5
        await grouping.close()
        await asyncio.gather(*writers)
        return disk.groups

    groups = asyncio.run(story())
    assert sorted([*chain(*groups)]) == list(range(1, 21))
    assert max(map(len, groups)) == 2


def test_nothing_is_taken_after_closing() -> None:
    async def story() -> None:
        grouping = Grouping(Disk().commit)
        await grouping.close()
        with pytest.raises(StorageError, match="closed"):
            await grouping.submit(1)

    asyncio.run(story())


def test_a_writer_who_gives_up_disturbs_nobody() -> None:
    async def story() -> list[list[int]]:
        disk = Disk()
        grouping = Grouping(disk.commit)
        writers = [asyncio.create_task(grouping.submit(number)) for number in (1, 2, 3)]
        await asyncio.sleep(0)
        writers[1].cancel()
        await asyncio.sleep(0.0005)
        late = asyncio.create_task(grouping.submit(4))
        await asyncio.sleep(0)
        late.cancel()
        await grouping.close()
        outcomes = await asyncio.gather(*writers, late, return_exceptions=True)
        assert [outcome is None for outcome in outcomes] == [True, False, True, False]
        return disk.groups

    assert asyncio.run(story()) == [[1, 3]]
