"""Compiles each game's kernel, where a C compiler is at hand; without one the package installs and runs as plain Python.

CARAVANSERAI_PURE=1      do not compile: a wheel for any machine
CARAVANSERAI_NATIVE=1    compile for this very processor
CARAVANSERAI_SANITIZE=1  compile with bounds, address and undefined-behaviour checks, for tests
CARAVANSERAI_HASTY=1     compile in a sixth of the time, for tests of the packages: the rules are slow then
"""

import os
import platform
import sys
from pathlib import Path

from setuptools import Extension, setup

ROOT = Path(__file__).parent.resolve()
SOURCES = ROOT / "src"
DERIVED = Path("build") / "derived"

sys.path.insert(0, str(ROOT / "tools"))

from readme import readme  # noqa: E402


def wants(name: str) -> bool:
    return os.environ.get(name, "") not in ("", "0")


def compiler_flags() -> list[str]:
    if wants("CARAVANSERAI_SANITIZE"):
        return [
            "-O1",
            "-g1",  # lines and functions for the reports; all of -g triples the time
            "-fno-omit-frame-pointer",
            "-fsanitize=bounds,undefined,address",
            "-fno-sanitize-recover=bounds,undefined",
        ]
    if platform.system() == "Windows":
        return ["/Od" if wants("CARAVANSERAI_HASTY") else "/O2"]
    flags = ["-O0" if wants("CARAVANSERAI_HASTY") else "-O3", "-g0"]  # what a debugger would need is three quarters of a wheel
    if wants("CARAVANSERAI_NATIVE"):
        return [*flags, "-march=native"]
    if platform.machine().lower() in ("x86_64", "amd64"):
        return [*flags, "-march=x86-64-v2"]
    return flags


def linker_flags() -> list[str]:
    if wants("CARAVANSERAI_SANITIZE"):
        return ["-fsanitize=bounds,undefined,address"]
    return ["-Wl,-s"] if platform.system() == "Linux" else []


def kernels() -> list[str]:
    """Every folder under games/ with a kernel is a game with something to compile."""
    found = sorted(SOURCES.glob("caravanserai/games/*/kernel/position.py"))
    return [".".join(path.relative_to(SOURCES).with_suffix("").parts) for path in found]


def extensions() -> list[Extension]:
    if wants("CARAVANSERAI_PURE"):
        return []
    from Cython.Build import cythonize
    from Cython.Compiler import Options

    from derive import derive

    Options.warning_errors = True

    modules = []
    for kernel in kernels():
        compiled = kernel.removesuffix(".kernel.position") + "._kernel"
        source = DERIVED.joinpath(*compiled.split(".")).with_suffix(".pyx")
        text = derive(SOURCES, kernel)
        source.parent.mkdir(parents=True, exist_ok=True)
        if not source.exists() or source.read_text(encoding="utf-8") != text:
            source.write_text(text, encoding="utf-8")
        modules.append(Extension(compiled, [str(source)], extra_compile_args=compiler_flags(), extra_link_args=linker_flags()))
    compiled_modules: list[Extension] = cythonize(modules)
    for module in compiled_modules:
        module.optional = True
    return compiled_modules


# The kernels do not wait for each other.
setup(
    long_description=readme(),
    long_description_content_type="text/markdown",
    ext_modules=extensions(),
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
