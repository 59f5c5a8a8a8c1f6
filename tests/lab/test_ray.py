"""On a Ray cluster of two nodes, one of which is killed, a tournament ends in the same table."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from caravanserai.core.errors import BadOption
from caravanserai.lab.executor import RayCluster
from caravanserai.lab.tournament import tournament

pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.mark.parametrize("address", ["127.0.0.1:1", "somewhere", "127.0.0.1:door"])
def test_an_address_without_a_cluster_is_refused_at_once(address: str) -> None:
    pytest.importorskip("ray")
    with pytest.raises(
        BadOption, match=r"there is no Ray cluster at .*: give the address of its head, as in 10\.0\.0\.5:6379, or auto"
    ):
        RayCluster(address)


def test_without_ray_it_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOption, match=r"pip install 'caravanserai\[ray\]'"):
        RayCluster("auto")


@pytest.mark.slow
def test_a_node_that_is_killed_costs_time_and_nothing_else(tmp_path: Path) -> None:
    ray = pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        second = cluster.add_node(num_cpus=1)
        ray.init(address=cluster.address, log_to_driver=False, logging_level="error")
        done, lost = 0, False

        def kill_after_some(more: int, total: int) -> None:
            nonlocal done, lost
            done += more
            if done >= total // 4 and not lost:
                lost = True
                cluster.remove_node(second, allow_graceful=False)

        def play(out: Path, executor: RayCluster | None) -> list[bytes]:
            tell = kill_after_some if executor else lambda more, total: None
            tournament("camel_up", ["random", "roller"], 3, 12, 1, executor=executor, out=out, progress=tell)
            return [(out / name).read_bytes() for name in ("table.json", "games.jsonl")]

        assert play(tmp_path / "cluster", RayCluster("auto")) == play(tmp_path / "here", None)
        assert lost
    finally:
        ray.shutdown()
        cluster.shutdown()
