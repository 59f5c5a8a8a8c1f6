"""The rules as they run here: what `kernel` offers, compiled, or plain where asked for or where nothing is compiled."""

from typing import TYPE_CHECKING

from caravanserai.core.build import is_compiled, load_kernel, offered

if TYPE_CHECKING:
    from caravanserai.games.camel_up.kernel.position import *
else:
    globals().update(offered(load_kernel("camel_up")))

COMPILED = is_compiled("camel_up")
