"""One folder, one game. Nothing outside lists them by name.

`CARAVANSERAI_GAMES` names folders elsewhere that hold games too, several of them parted as in `PATH`.
"""

import os

__path__ += [folder for folder in os.environ.get("CARAVANSERAI_GAMES", "").split(os.pathsep) if folder]
