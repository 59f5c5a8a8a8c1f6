"""The rules as they run here: compiled, or plain where asked for or where nothing compiled is installed."""

from typing import TYPE_CHECKING

from caravanserai.core.build import is_compiled, load_kernel

if TYPE_CHECKING:
    from caravanserai.games.five_tribes import kernel as chosen
else:
    chosen = load_kernel("five_tribes")

COMPILED = is_compiled("five_tribes")

Ends = chosen.Ends
Mind = chosen.Mind
Position = chosen.Position
Random = chosen.Random
Trail = chosen.Trail
Ways = chosen.Ways
action_worth = chosen.action_worth
best_from = chosen.best_from
best_left = chosen.best_left
card_worth = chosen.card_worth
count_ways = chosen.count_ways
djinn_points = chosen.djinn_points
djinn_worth = chosen.djinn_worth
elder_points = chosen.elder_points
end_worth = chosen.end_worth
find_trail = chosen.find_trail
gains_tile = chosen.gains_tile
goods_points = chosen.goods_points
land_worth = chosen.land_worth
lay_out = chosen.lay_out
list_ends = chosen.list_ends
look = chosen.look
move_ends = chosen.move_ends
move_ways = chosen.move_ways
palace_points = chosen.palace_points
palm_points = chosen.palm_points
play_many = chosen.play_many
play_out = chosen.play_out
take_up = chosen.take_up
thief_points = chosen.thief_points
tile_points = chosen.tile_points
total_points = chosen.total_points
tribe_worth = chosen.tribe_worth
vizier_points = chosen.vizier_points
walk = chosen.walk
weigh_ends = chosen.weigh_ends
