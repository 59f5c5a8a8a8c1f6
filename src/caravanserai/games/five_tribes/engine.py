"""The rules as they run here: what `kernel` offers, compiled, or plain where asked for or where nothing is compiled."""

from typing import TYPE_CHECKING

from caravanserai.core.build import is_compiled, load_kernel, offered

if TYPE_CHECKING:
    from caravanserai.games.five_tribes.kernel.position import *
else:
    globals().update(offered(load_kernel("five_tribes")))

COMPILED = is_compiled("five_tribes")
