"""The rules as they run here: compiled, or plain where asked for or where nothing compiled is installed."""

from typing import TYPE_CHECKING

from caravanserai.core.build import wants_pure, warn_uncompiled

if TYPE_CHECKING or wants_pure():
    from caravanserai.games.camel_up import kernel as chosen

    COMPILED = False
else:
    try:
        from caravanserai.games.camel_up import _kernel as chosen

        COMPILED = True
    except ImportError:
        from caravanserai.games.camel_up import kernel as chosen

        COMPILED = False
        warn_uncompiled()

Layer = chosen.Layer
LegOdds = chosen.LegOdds
Position = chosen.Position
RaceOdds = chosen.RaceOdds
Random = chosen.Random
find_leg_odds = chosen.find_leg_odds
lay_out = chosen.lay_out
play_many = chosen.play_many
play_out = chosen.play_out
random_move = chosen.random_move
roll_races = chosen.roll_races
