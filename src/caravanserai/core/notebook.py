"""What a notebook shows: HTML that takes its ink from the page around it, so that it is right in light and in dark."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from caravanserai.core.contract import CHANCE, NO_ACTOR, SPECTATOR, Game, Position
from caravanserai.core.discovery import load_game, module_of

if TYPE_CHECKING:
    from caravanserai.core.record import Record

STYLE = """<style>
.caravanserai { font: 14px/1.5 system-ui, sans-serif; color: inherit; max-width: 60em; }
.caravanserai table { border-collapse: collapse; margin: .5em 0; color: inherit; background: none; }
.caravanserai tr { background: none !important; }
.caravanserai th, .caravanserai td { padding: .15em .7em; text-align: right; background: none;
  border-bottom: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
.caravanserai :is(th, td):first-child { text-align: left; }
.caravanserai svg { display: block; max-width: 100%; height: auto; margin: .5em 0; }
.caravanserai td svg { display: inline; margin: 0; }
.caravanserai code { white-space: pre-wrap; overflow-wrap: anywhere; color: inherit; background: none; }
</style>"""
LATEST = 8
"""So many of a record's moves are shown."""


class Html(str):
    """Text that is HTML already."""


def frame(title: str, *parts: str) -> str:
    """What a notebook is given: a title and what stands under it."""
    return f'{STYLE}<div class="caravanserai"><b>{escape(title)}</b>{"".join(parts)}</div>'


def table(headings: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    """Rows under headings; what is not `Html` is written out."""
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = "".join(f"<tr>{''.join(f'<td>{_cell(value)}</td>' for value in row)}</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def bar(share: float, label: str = "") -> Html:
    """A share as a bar with its figure."""
    drawn = f'<rect width="80" height="9" fill-opacity=".15"/><rect width="{80 * min(1.0, max(0.0, share)):.1f}" height="9"/>'
    return Html(
        f'<svg width="80" height="9" fill="currentColor" aria-hidden="true">{drawn}</svg> {label or f"{100 * share:.1f} %"}'
    )


def table_of(rows: Sequence[Mapping[str, Any]]) -> str:
    """Rows as a data frame would show them: a column for each name."""
    names = list(dict.fromkeys(name for row in rows for name in row))
    return table([name.replace("_", " ") for name in names], [[row.get(name) for name in names] for row in rows])


def _cell(value: Any) -> str:
    if isinstance(value, Html):
        return value
    return escape(_words(value))


def _words(value: Any) -> str:
    """Any value in few words; what is nothing is left out."""
    match value:
        case None:
            return ""
        case bool():
            return "yes" if value else "no"
        case float():
            return f"{value:,.4g}"
        case int():
            return f"{value:,}"
        case dict():
            return ", ".join(f"{_words(name)} {_words(item)}" for name, item in value.items() if item)
        case list() | tuple():
            return ", ".join(_words(item) for item in value)
        case msgspec.Struct():
            return " ".join(_words(item) for item in msgspec.structs.astuple(value))
    return str(value).replace("_", " ")


# Results


class Shown(msgspec.Struct, frozen=True):
    """A result that shows itself: its plain fields in a line, and a row for each item of its first list.

    It is the same as another one if what it tells is, but for how long it took.
    """

    took: ClassVar[frozenset[str]] = frozenset()
    """Its fields, and those of its parts, that tell how long something took."""

    def content(self) -> bytes:
        """What it tells, without how long it took."""
        return msgspec.json.encode(_without(msgspec.to_builtins(self), self.took))

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and isinstance(other, Shown) and other.content() == self.content()

    def __hash__(self) -> int:
        return hash(self.content())

    def __repr__(self) -> str:
        return f"<{self}>"

    def rows(self) -> list[dict[str, Any]]:
        """Plain values under names, for data frames; an interval, or another part, has its fields behind its name."""
        listed = (value for value in msgspec.structs.astuple(self) if isinstance(value, list))
        return [_flat(item) for item in next(listed, []) if isinstance(item, msgspec.Struct)]

    def __str__(self) -> str:
        plain = msgspec.structs.asdict(self).items()
        return ", ".join(f"{name} {_words(value)}" for name, value in plain if isinstance(value, str | int | float))

    def _repr_html_(self) -> str:
        return frame(str(self), table_of(self.rows()))


def _without(value: Any, names: frozenset[str]) -> Any:
    if isinstance(value, dict):
        return {name: _without(inner, names) for name, inner in value.items() if name not in names}
    return [_without(inner, names) for inner in value] if isinstance(value, list) else value


def _flat(item: msgspec.Struct) -> dict[str, Any]:
    row: dict[str, Any] = {}
    for name, value in msgspec.structs.asdict(item).items():
        parts = _flat(value) if isinstance(value, msgspec.Struct) else None
        row |= {name: value} if parts is None else {f"{name}_{part}": inner for part, inner in parts.items()}
    return row


# Positions


def position_html(game: Game, position: Position, names: Sequence[str] | None = None, title: str = "") -> str:
    """A position with all that is in it: what is asked, its picture if the game draws one, the seats, its line of notation."""
    drawn = module_of(game.id, "picture")
    actor = position.actor()
    viewer = actor if actor >= 0 else SPECTATOR
    parts = [
        drawn.picture(game.view(position, viewer)) if drawn is not None else "",
        table_of(seat_rows(game, position, names)),
        f"<code>{escape(game.write_position(position))}</code>",
    ]
    return frame(title or f"{game.id}, {asked_words(game, position, names)}", *parts)


def asked_words(game: Game, position: Position, names: Sequence[str] | None = None) -> str:
    """Who decides what now, or how it ended."""
    actor, outcome = position.actor(), game.outcome(position)
    if actor == NO_ACTOR and outcome is not None:
        won = " and ".join(_name(seat, names) for seat in outcome.winners)
        return f"over ({outcome.reason.replace('_', ' ')}): {won} won"
    prompt = game.prompt(position)
    who = "chance" if actor == CHANCE else _name(actor, names)
    return f"{who} decides: {prompt.ask.replace('_', ' ')} (§{prompt.section})"


def seat_rows(game: Game, position: Position, names: Sequence[str] | None = None) -> list[dict[str, Any]]:
    """What each seat has, as it sees itself."""
    scores, rows = game.final_scores(position), []
    for seat in range(position.seats):
        own = getattr(game.view(position, seat), "seats", None)
        known = msgspec.structs.asdict(own[seat]) if own and isinstance(own[seat], msgspec.Struct) else {"score": scores[seat]}
        rows.append({"seat": seat, **({"name": names[seat]} if names else {}), **known})
    return rows


def _name(seat: int, names: Sequence[str] | None) -> str:
    return names[seat] if names else f"seat {seat}"


# Records


def record_html(record: Record) -> str:
    """A record: how it stands or ended, its latest moves, and its position."""
    outcome, parts = record.outcome, []
    if outcome is not None:
        ends = zip(record.names, outcome.places, outcome.scores, strict=True)
        parts.append(table(["name", "place", "score"], sorted(ends, key=lambda end: end[1])))
    elif record.log:
        latest = record.move_rows()[-LATEST:]
        parts.append(table(["move", "who", ""], [(row["number"], row["name"], row["notation"]) for row in latest]))
    return frame(str(record), *parts, position_html(record.game, record.position, record.names).removeprefix(STYLE))


# What the position of a kernel answers, compiled or plain.


def shown(game_id: str, position: Any) -> str:
    return position_html(load_game(game_id), position)
