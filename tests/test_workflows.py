"""What the hosted CI calls is there, and the same Pythons are promised, tried and built."""

from __future__ import annotations

import ast
import os
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

PLAIN = {"pip", "twine", "echo", "sha256sum"}
"""What a hosted machine has, or has just installed."""


def commands(workflow: Path) -> list[str]:
    return re.findall(r"^\s*- run: (.+)$", workflow.read_text(encoding="utf-8"), re.MULTILINE)


def sessions() -> set[str]:
    """What the noxfile can do; nox itself need not be here."""
    tree = ast.parse((ROOT / "noxfile.py").read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.decorator_list}


def pythons_of_nox() -> list[str]:
    return re.findall(r'"([\d.]+)"', re.findall(r"^PYTHONS = (.+)$", (ROOT / "noxfile.py").read_text(encoding="utf-8"), re.M)[0])


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_calls_what_there_is(workflow: Path) -> None:
    targets = set(re.findall(r"^([\w-]+):(?!=)", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert commands(workflow) or "cibuildwheel" in workflow.read_text(encoding="utf-8")
    for command in commands(workflow):
        first, *rest = command.split()
        if first == "make":
            assert rest[0] in targets, command
        elif first == "nox":
            assert rest[rest.index("--session") + 1] in sessions(), command
        elif "/" in first:
            assert os.access(ROOT / first, os.X_OK), command
        else:
            assert first in PLAIN, command


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_actions_are_named_by_their_hash_and_their_version_is_told(workflow: Path) -> None:
    used = re.findall(r"uses: (.+)$", workflow.read_text(encoding="utf-8"), re.MULTILINE)
    assert used
    assert [action for action in used if not re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action)] == []


def test_where_the_suite_is_run_a_postgresql_is_asked_for() -> None:
    checks = (ROOT / ".github" / "workflows" / "checks.yml").read_text(encoding="utf-8")
    jobs = dict(re.findall(r"^  (\w+):\n((?:    .*\n|\n)+)", checks.partition("\njobs:\n")[2], re.MULTILINE))
    whole = [
        name for name, job in jobs.items() if re.search(r"run: (\.ci/run|nox .*--session suite|make lowest)$", job, re.MULTILINE)
    ]
    assert whole == ["all", "pythons", "lowest"]
    assert [name for name in whole if "postgres:" not in jobs[name] or "CARAVANSERAI_TEST_POSTGRES: " not in jobs[name]] == []


def test_the_pythons_that_are_promised_are_tried_and_built() -> None:
    named = [line.rsplit(" ", 1)[1] for line in PROJECT["project"]["classifiers"] if re.search(r":: 3\.\d+$", line)]
    checks = (ROOT / ".github" / "workflows" / "checks.yml").read_text(encoding="utf-8")
    (hosted,) = re.findall(r"python: \[(.+)\]", checks)
    assert pythons_of_nox() == named
    assert re.findall(r'"([\d.]+)"', hosted) == named
    assert PROJECT["tool"]["cibuildwheel"]["build"].split() == [f"cp{name.replace('.', '')}-*" for name in named]
    assert PROJECT["project"]["requires-python"] == f">={named[0]}"


def test_nothing_that_looks_at_a_change_is_fetched_from_elsewhere() -> None:
    """Hooks are the project's own tools: they are of the versions that everybody has, and need no network."""
    hooks = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    assert set(re.findall(r"repo: (\S+)", hooks)) == {"local"}
    assert set(re.findall(r"language: (\S+)", hooks)) == {"system"}
    for tool in re.findall(r"\btools/\w+\.py(?= --check)", hooks):
        assert (ROOT / tool).is_file(), tool


def test_hooks_run_every_tool_that_the_linters_run() -> None:
    hooks = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    recipe = re.search(r"^lint-python:.*\n((?:\t.*\n)+)", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert recipe is not None
    tools = re.findall(r"tools/\w+\.py", recipe[1])
    assert len(tools) > 3
    assert [tool for tool in tools if tool not in hooks] == []
