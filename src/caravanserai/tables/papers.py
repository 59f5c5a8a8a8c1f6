"""A table's game on paper: what it can be saved as, whatever rules it was played by."""

from __future__ import annotations

from caravanserai.core.options import added_options, read_options, write_options, write_value
from caravanserai.core.paper import NewRules, Paper, Step, WrittenMove, closing_line
from caravanserai.core.record import TakenBack
from caravanserai.tables.state import BY_RULES, LoggedMove
from caravanserai.tables.table import Table


def paper_of(table: Table) -> Paper:
    """The game as it can be saved; with the dice to be checked, if it is over. Nothing has to be played for it."""
    state = table.state
    rules = state.changes[0].before if state.changes else state.rules
    return Paper(
        game=state.settings.game,
        rules=rules,
        options=_options(table, rules),
        names=[seat.name or f"Seat {number}" for number, seat in enumerate(state.seats, start=1)],
        steps=_steps(table),
        closing=closing_line(table.outcome(), over=state.phase == "over"),
        beginning=state.beginning or None,
        fairness=table.opened_fairness(),
    )


def _options(table: Table, rules: int) -> dict[str, str]:
    """By earlier rules, the options that there were then: those that the table was opened with."""
    given = dict(table.state.settings.options)
    if rules != table.game.rules_version:
        later = added_options(table.game, rules)
        return {name: write_value(value) for name, value in given.items() if name not in later}
    return write_options(read_options(table.game.options_type, given))


def _steps(table: Table) -> list[Step]:
    steps: list[Step] = []
    changes = iter(table.state.changes)
    made = _made_between_undos(table)
    for moves, undo in zip(made, table.state.taken_back, strict=False):
        steps += [_move_on_paper(table, move) for move in moves]
        if undo.seat == BY_RULES:
            change = next(changes)
            position = table.game.write_position(table.game.load_earlier(change.position))
            steps.append(NewRules(change.after, undo.remaining, position))
        else:
            steps.append(TakenBack(undo.remaining, undo.seat))
    return [*steps, *(_move_on_paper(table, move) for move in made[-1])]


def _move_on_paper(table: Table, move: LoggedMove) -> WrittenMove:
    return WrittenMove(move.actor, table.notation(move), move.draw)


def _made_between_undos(table: Table) -> list[list[LoggedMove]]:
    """The moves that were made before the first undo, between it and the next, and so on; last, those after the last one."""
    counting, found = [*table.state.moves], list[list[LoggedMove]]()
    for undo in reversed(table.state.taken_back):
        found.append(counting[undo.remaining :])
        counting[undo.remaining :] = undo.moves
    return [counting, *reversed(found)]
