"""The rules as they run here: compiled, or plain where asked for or where nothing compiled is installed."""

from typing import TYPE_CHECKING

from caravanserai.core.build import is_compiled, load_kernel

if TYPE_CHECKING:
    from caravanserai.games.emira import kernel as chosen
else:
    chosen = load_kernel("emira")

COMPILED = is_compiled("emira")

Position = chosen.Position
Random = chosen.Random
lay_out = chosen.lay_out
play_many = chosen.play_many
play_out = chosen.play_out
