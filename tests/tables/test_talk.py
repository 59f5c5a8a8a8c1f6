"""What can be said at a table: anything among friends, a few reactions among strangers, or nothing."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from caravanserai.api import commands as c
from caravanserai.api.refusals import Refused
from caravanserai.tables import rows as r
from caravanserai.tables.table import Snapshot, Table
from tests.tables.at import SEED, Sitting

SAY, REACT = c.Say("hello"), c.React("thanks")


@pytest.mark.parametrize(
    ("settings", "talk"),
    [
        ({}, "free"),
        ({"listed": True}, "reactions"),
        ({"listed": True, "talk": "free"}, "free"),
        ({"listed": True, "talk": "off"}, "off"),
        ({"talk": "reactions"}, "reactions"),
    ],
)
def test_left_to_itself_a_table_where_strangers_may_come_has_reactions_only(settings: dict[str, Any], talk: str) -> None:
    assert Sitting("ala", **settings).table.state.settings.talk == talk


@pytest.mark.parametrize(
    ("talk", "refused"), [("free", []), ("reactions", [SAY]), ("off", [SAY, REACT])], ids=["free", "reactions", "off"]
)
def test_what_a_table_does_not_want_is_refused(talk: str, refused: list[c.Command]) -> None:
    sitting = Sitting("ala", "bo", talk=talk)
    for command in (SAY, REACT):
        if command not in refused:
            sitting.do("bo", command)
            continue
        with pytest.raises(Refused) as caught:
            sitting.do("bo", command)
        assert caught.value.code == "talk_off"
    assert len(sitting.table.state.talk) == 2 - len(refused)


def test_only_those_who_sit_there_are_heard() -> None:
    sitting = Sitting("ala", talk="off")
    with pytest.raises(Refused) as caught:
        sitting.do("bo", REACT)
    assert caught.value.code == "not_seated"


def test_what_was_said_has_a_time_and_a_reaction_has_no_text() -> None:
    sitting = Sitting("ala", "bo")
    sitting.now = 2000.5
    sitting.do("bo", SAY)
    sitting.do("ala", c.React("well_played"))
    said, reacted = sitting.table.state.talk
    assert (said.seat, said.text, said.reaction, said.at) == (1, "hello", None, 2000.5)
    assert (reacted.seat, reacted.text, reacted.reaction, reacted.at) == (0, "", "well_played", 2000.5)
    assert reacted.version == said.version + 1
    assert sitting.rebuilt().state.talk == sitting.table.state.talk


def test_a_reaction_does_not_make_a_move_stale() -> None:
    sitting = Sitting("ala", "bo", "dee")
    sitting.start()
    before = sitting.table.state.game_version
    sitting.do("bo", c.React("hurry"))
    assert sitting.table.state.game_version == before


@pytest.mark.parametrize("reaction", get_args(c.Reaction))
def test_every_reaction_goes_over_the_wire(reaction: str) -> None:
    content = msgspec.json.encode({"do": "react", "reaction": reaction})
    assert msgspec.json.decode(content, type=c.AnyCommand) == c.React(reaction)  # type: ignore[arg-type]


def test_there_are_no_other_reactions() -> None:
    with pytest.raises(msgspec.ValidationError, match="Invalid enum value"):
        msgspec.json.decode(b'{"do": "react", "reaction": "shame on you"}', type=c.AnyCommand)


def test_a_table_from_before_there_were_reactions_is_still_the_same() -> None:
    """Its settings say nothing of talk, and what was said has no time."""
    sitting = Sitting("ala", "bo", listed=True)
    opened = msgspec.to_builtins(sitting.rows[0][0])
    del opened["settings"]["talk"]
    table = Table.opened("t", msgspec.convert(opened, r.TableOpened), 1.0, SEED)
    assert table.state.settings == sitting.table.state.settings
    kept = msgspec.to_builtins(sitting.table.snapshot())
    del kept["state"]["settings"]["talk"]
    kept["state"]["talk"] = [{"version": 3, "seat": 0, "text": "hello"}]
    restored = Table.restored(msgspec.convert(kept, Snapshot), SEED)
    assert restored.state.settings.talk == "reactions"
    assert (restored.state.talk[0].text, restored.state.talk[0].reaction) == ("hello", None)
