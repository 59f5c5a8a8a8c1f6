"""Bots that are not ours: in a module, in a file, or of a package that has told of them as entry points."""

from __future__ import annotations

import importlib
import inspect
import sys
import zlib
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Any

from caravanserai.core.bot import Bot
from caravanserai.core.errors import BadBot

GROUP = "caravanserai.bots"
"""The entry points by which a package tells of its bots: each has a name, and leads to a class, an instance or a factory."""


@cache
def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def installed_bots() -> list[str]:
    """The names of the bots that installed packages have told of."""
    return sorted(_installed())


def is_elsewhere(name: str) -> bool:
    """Whether this is written as a class, or whatever else, in a module or in a file."""
    path, colon, inside = name.rpartition(":")
    return bool(path and colon and inside)


def from_elsewhere(name: str) -> Any:
    """What is meant by `module:Class`, `path/file.py:Class` or the name of an entry point."""
    path, _, inside = name.rpartition(":")
    if name in _installed():
        return from_package(name)
    return from_file(path, inside) if path.endswith(".py") else from_module(path, inside)


def from_package(name: str) -> Any:
    """What an entry point of this name leads to."""
    point = _installed()[name]
    try:
        return point.load()
    except Exception as error:
        raise BadBot(f"{name!r}: {point.value} of the package that brings it cannot be loaded: {_told(error)}") from error


def from_module(path: str, name: str) -> Any:
    """What a module has by this name. It is looked for where Python looks, and in the folder that one is in."""
    _look_in(Path.cwd())
    try:
        module = importlib.import_module(path)
    except Exception as error:
        if isinstance(error, ModuleNotFoundError) and error.name and f"{path}.".startswith(f"{error.name}."):
            raise BadBot(f"there is no module {error.name!r} for {path}:{name}; it is looked for in {Path.cwd()} too") from error
        raise BadBot(f"{path}:{name}: the module cannot be loaded: {_told(error)}") from error
    return _named(module, path, name)


def from_file(path: str, name: str) -> Any:
    """What a file has by this name; one that was written anew is read anew."""
    file = Path(path).expanduser().resolve()
    if not file.is_file():
        raise BadBot(f"there is no file {path} for {path}:{name}; looked for as {file}")
    return _named(_module_of(file, file.stat().st_mtime_ns), path, name)


@cache
def _module_of(file: Path, written: int) -> ModuleType:
    """The module that a file is. What Python keeps of compiled files is not asked: it counts in seconds."""
    module = ModuleType(f"bots_of_{file.stem}_{zlib.crc32(str(file).encode()):x}")
    module.__file__ = str(file)
    sys.modules[module.__name__] = module
    _look_in(file.parent)
    try:
        exec(compile(file.read_bytes(), str(file), "exec"), module.__dict__)
    except Exception as error:
        del sys.modules[module.__name__]
        raise BadBot(f"{file} cannot be loaded: {_told(error)}") from error
    return module


def _look_in(folder: Path) -> None:
    """Modules in this folder are found too, after all others."""
    if str(folder) not in sys.path:
        sys.path.append(str(folder))


def _named(module: ModuleType, path: str, name: str) -> Any:
    if not hasattr(module, name):
        raise BadBot(f"{path} has no {name!r}; {_bots_in(module)}")
    return getattr(module, name)


def _bots_in(module: ModuleType) -> str:
    def is_own(value: Any) -> bool:
        return inspect.isclass(value) and issubclass(value, Bot) and value.__module__ == module.__name__

    names = [name for name, _ in inspect.getmembers(module, is_own)]
    return f"its bots are {', '.join(names)}" if names else "it has no class that is a caravanserai.Bot"


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
