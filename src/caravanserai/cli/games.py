"""`caravanserai games`: what can be played, with which options and bots."""

from __future__ import annotations

from caravanserai.cli.arguments import shown_option


def games() -> None:
    """List the games with their player counts, options and bots."""
    from caravanserai.bots import bot_names, yardsticks
    from caravanserai.core.discovery import game_ids, load_game
    from caravanserai.core.options import describe_values, option_table, write_value

    for game_id in game_ids():
        game = load_game(game_id)
        print(f"{game_id}: {game.players.start} to {game.players.stop - 1} players; bots: {', '.join(bot_names(game_id))}")
        if measured_by := yardsticks(game_id):
            print(f"  in matches besides: {', '.join(measured_by)}")
        for option in map(shown_option, option_table(game.options_type)):
            print(f"  {option.name}={write_value(option.default)}  ({describe_values(option)})")
