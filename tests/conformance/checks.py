"""All checks. Each takes a game, a number of players, options and a seed, and fails on the first thing that is wrong.

python -m tests.conformance.checks camel_up [check ...]      runs them without a test runner, with any build of the rules
                                            --usual          ... at tables with the default options only
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import TypeAlias

from caravanserai.core.contract import Game, Options
from caravanserai.core.discovery import load_game
from tests.conformance import check_asked, check_events, check_lens, check_moves, check_positions, check_saves, check_secrets
from tests.conformance.cases import cases

Check: TypeAlias = Callable[[Game, int, Options, int], None]

EVERY_TABLE: tuple[Check, ...] = (
    check_moves.play_ends,
    check_moves.legal_moves_are_in_order,
    check_moves.weights_fit_the_moves,
    check_moves.listed_moves_play,
    check_moves.other_moves_are_refused,
    check_moves.copies_are_independent,
    check_moves.log_replays,
    check_moves.listening_changes_nothing,
    check_moves.play_out_ends,
    check_moves.options_are_kept,
    check_saves.saves_load,
    check_positions.positions_come_back,
    check_secrets.samples_look_the_same,
    check_secrets.samples_are_positions,
    check_secrets.samples_sound_the_same,
    check_events.views_follow_events,
    check_events.changes_lead_on,
    check_events.viewing_is_viewing,
    check_events.events_are_whole,
    check_events.prompts_fit,
    check_events.outcomes_fit,
)
"""What is checked with every sample of the options."""

DEFAULT_TABLE: tuple[Check, ...] = (
    check_moves.far_numbers_are_refused,
    check_moves.moves_round_trip,
    check_moves.bad_notation_is_refused,
    check_moves.many_games_are_independent,
    check_saves.saves_are_snapshots,
    check_saves.altered_saves_do_no_harm,
    check_saves.other_rules_are_refused,
    check_positions.positions_play_on,
    check_positions.altered_positions_do_no_harm,
    check_secrets.secret_moves_sound_alike,
    check_secrets.samples_draw_secrets_anew,
    check_events.views_survive_json,
    check_lens.lenses_follow_views,
    check_lens.lenses_follow_tallies,
    check_asked.asked_seats_are_independent,
    check_asked.asked_seats_learn_nothing,
    check_asked.only_answers_are_the_only_ones,
)
"""What options do not bear upon, or what needs a game of full length: checked with the default ones."""

CHECKS: dict[str, Check] = {check.__name__: check for check in EVERY_TABLE + DEFAULT_TABLE}


def run(game: Game, names: list[str], seed: int, *, usual: bool = False) -> int:
    """Run these checks over all tables of a game, or those with the default options; the number of tables that were played at."""
    played = 0
    for case in cases(game):
        if usual and not case.is_default:
            continue
        for name in names:
            if case.is_default or CHECKS[name] in EVERY_TABLE:
                CHECKS[name](game, case.players, case.options, seed)
                played += 1
    return played


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Run the checks of a game.")
    parser.add_argument("game")
    parser.add_argument("checks", nargs="*", metavar="check", default=list(CHECKS))
    parser.add_argument("--usual", action="store_true", help="only at tables with the default options")
    given = parser.parse_args()
    print(run(load_game(given.game), given.checks, seed=1, usual=given.usual), "tables")
