"""Environments to learn in: many games at once in numpy arrays, and the forms that PettingZoo, Gymnasium and OpenSpiel know.

Names are loaded when they are first used: `Batch` needs numpy, `AECEnv` PettingZoo besides, `GymEnv` Gymnasium. Importing
`caravanserai.learn.openspiel` makes all games known to OpenSpiel.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from caravanserai.learn.aec import AECEnv
    from caravanserai.learn.batch import Batch
    from caravanserai.learn.gym import GymEnv

_HOME_OF = {"AECEnv": "aec", "Batch": "batch", "GymEnv": "gym"}

__all__ = ["AECEnv", "Batch", "GymEnv"]


def __getattr__(name: str) -> Any:
    if name not in _HOME_OF:
        raise AttributeError(f"module 'caravanserai.learn' has no attribute {name!r}")
    try:
        value = getattr(import_module(f"caravanserai.learn.{_HOME_OF[name]}"), name)
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("caravanserai"):
            raise
        raise ImportError(f"{name} needs {error.name}: pip install 'caravanserai[learn]'") from error
    globals()[name] = value
    return value
