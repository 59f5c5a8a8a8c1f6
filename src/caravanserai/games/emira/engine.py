"""The rules as they run here: compiled, or plain where asked for or where nothing compiled is installed."""

from typing import TYPE_CHECKING

from caravanserai.core.build import wants_pure, warn_uncompiled

if TYPE_CHECKING or wants_pure():
    from caravanserai.games.emira import kernel as chosen

    COMPILED = False
else:
    try:
        from caravanserai.games.emira import _kernel as chosen

        COMPILED = True
    except ImportError:
        from caravanserai.games.emira import kernel as chosen

        COMPILED = False
        warn_uncompiled()

Position = chosen.Position
Random = chosen.Random
lay_out = chosen.lay_out
play_many = chosen.play_many
play_out = chosen.play_out
