"""The rules as they run here: compiled, or plain where asked for or where nothing compiled is installed."""

from typing import TYPE_CHECKING

from caravanserai.core.build import is_compiled, load_kernel

if TYPE_CHECKING:
    from caravanserai.games.camel_up import kernel as chosen
else:
    chosen = load_kernel("camel_up")

COMPILED = is_compiled("camel_up")

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
