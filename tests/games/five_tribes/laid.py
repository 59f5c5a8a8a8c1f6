"""Tables of Five Tribes in notation: position, move, position."""

from __future__ import annotations

from functools import partial

from caravanserai.games.five_tribes.game import GAME
from tests.games.laid import Laid
from tests.games.laid import line as line_of

lay = partial(Laid, GAME)
line = partial(line_of, GAME)
