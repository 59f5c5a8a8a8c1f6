"""What `deploy/` holds besides the proxies: units that systemd takes, rules that Prometheus takes, figures that servers have."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from caravanserai.cli import app
from caravanserai.service.metrics import Metrics
from tests.deploy.proxies import DEPLOY

UNITS = ("caravanserai.service", "caravanserai@.service")
PROGRAM = "/opt/caravanserai/bin/caravanserai"


def figures() -> set[str]:
    """Every name under which Prometheus can ask for a figure of ours."""
    kinds = {"counter": ("_total", "_created"), "histogram": ("_bucket", "_sum", "_count", "_created"), "gauge": ("",)}
    collected = Metrics().registry.collect()
    return {family.name + ending for family in collected for ending in kinds[family.type]}


def named_in(text: str) -> set[str]:
    return set(re.findall(r"\bcaravanserai_\w+", text))


def dashboard() -> Any:
    return json.loads((DEPLOY / "grafana" / "caravanserai.json").read_text(encoding="utf-8"))


def alerts() -> list[Any]:
    groups = yaml.safe_load((DEPLOY / "prometheus" / "alerts.yml").read_text(encoding="utf-8"))["groups"]
    return [rule for group in groups for rule in group["rules"]]


def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))


def options_of_serve() -> set[str]:
    from typer.main import get_command

    serve = get_command(app).commands["serve"]  # type: ignore[attr-defined]
    return {name for option in serve.params for name in option.opts}


def test_every_figure_that_the_dashboard_shows_is_one_that_servers_have() -> None:
    asked = {target["expr"] for panel in dashboard()["panels"] for target in panel["targets"]}
    names = named_in(" ".join(asked))
    assert names
    assert names <= figures()


def test_the_dashboard_shows_every_figure_that_servers_have() -> None:
    asked = named_in(json.dumps(dashboard()))
    families = {family.name for family in Metrics().registry.collect()}
    assert {family for family in families if not any(name.startswith(family) for name in asked)} == set()


def test_panels_do_not_lie_on_each_other() -> None:
    taken: set[tuple[int, int]] = set()
    for panel in dashboard()["panels"]:
        at = panel["gridPos"]
        cells = {(at["x"] + right, at["y"] + down) for right in range(at["w"]) for down in range(at["h"])}
        assert not cells & taken, panel["title"]
        assert at["x"] + at["w"] <= 24
        taken |= cells


def test_every_figure_that_an_alert_looks_at_is_one_that_servers_have() -> None:
    for rule in alerts():
        assert named_in(rule["expr"]) <= figures(), rule["alert"]
        assert rule["annotations"]["summary"]


def test_prometheus_takes_the_alerts() -> None:
    promtool = shutil.which("promtool")
    if promtool is None:
        pytest.skip("promtool is not installed here; .ci/run installs it")
    done = subprocess.run(
        [promtool, "check", "rules", str(DEPLOY / "prometheus" / "alerts.yml")], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("unit", UNITS)
def test_systemd_takes_the_units_and_finds_them_closed_tightly(unit: str, tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd-analyze is not installed here; .ci/run installs it")
    text = (DEPLOY / "systemd" / unit).read_text(encoding="utf-8")
    assert PROGRAM in text
    program = tmp_path / "caravanserai"
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    program.chmod(0o755)
    (tmp_path / unit).write_text(text.replace(PROGRAM, str(program)), encoding="utf-8")
    done = subprocess.run([analyze, "verify", str(tmp_path / unit)], capture_output=True, text=True, check=False)
    assert (done.returncode, [line for line in done.stderr.splitlines() if unit.split("@")[0].split(".")[0] in line]) == (0, [])
    name = str(tmp_path / unit.replace("@", "@8001"))
    if "@" in unit:
        (tmp_path / unit).rename(name)
    exposed = subprocess.run(
        [analyze, "security", "--offline=true", "--threshold=25", name], capture_output=True, text=True, check=False
    )
    assert exposed.returncode == 0, exposed.stdout[-300:]


def commands_served() -> list[str]:
    """Every command line in `deploy/` that starts a server."""
    units = [(DEPLOY / "systemd" / unit).read_text(encoding="utf-8") for unit in UNITS]
    lines = [line.removeprefix("ExecStart=") for text in units for line in text.splitlines() if line.startswith("ExecStart=")]
    image = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    lines.append(" ".join(json.loads(re.findall(r"^CMD (\[.*\])$", image, re.MULTILINE)[-1])))
    servers = [service for service in compose()["services"].values() if service.get("image") == "caravanserai"]
    return lines + [" ".join(service["command"]) for service in servers]


@pytest.mark.parametrize("line", commands_served())
def test_servers_are_started_with_options_that_there_are(line: str) -> None:
    given = {word.split("=")[0] for word in line.split() if word.startswith("--")}
    assert given
    assert given <= options_of_serve()


def test_the_proxy_of_the_compose_file_asks_its_servers() -> None:
    services = compose()["services"]
    servers = [name for name, service in services.items() if service.get("image") == "caravanserai"]
    assert services["proxy"]["environment"]["SERVERS"].split() == [f"{name}:8000" for name in servers]
    assert sorted(services["proxy"]["depends_on"]) == sorted(servers)
    for name in servers:
        assert f"--address=http://{name}:8000" in services[name]["command"]
    scraped = yaml.safe_load(compose()["configs"]["prometheus"]["content"])["scrape_configs"][0]
    assert scraped["static_configs"][0]["targets"] == [f"{name}:8000" for name in servers]


def test_what_the_compose_file_wants_to_be_told_is_in_the_example() -> None:
    wanted = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text(encoding="utf-8")))
    example = (DEPLOY / "example.env").read_text(encoding="utf-8")
    assert wanted == {line.split("=")[0] for line in example.splitlines() if line and not line.startswith("#")}


def test_the_image_is_made_of_what_it_copies_and_no_more() -> None:
    image = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    copied = {word for line in re.findall(r"^COPY (?!--from)(.*) \S+$", image, re.MULTILINE) for word in line.split()}
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    assert ignored[0] == "*"
    assert copied == {line[1:] for line in ignored if line.startswith("!")}
    assert all((DEPLOY.parent / name).exists() for name in copied)
