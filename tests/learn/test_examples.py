"""An example learns something, and its curve is a picture."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from xml.etree import ElementTree

import pytest

from caravanserai.lab.match import strength

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
MOVES = 400_000


@pytest.mark.slow
def test_a_network_that_has_learned_beats_itself_as_it_began(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)
    import_module("learning").train(import_module("train_camel_up").learner(), tmp_path / "net.npz", MOVES)
    learned, begun = (f"{EXAMPLES}/train_camel_up.py:Learned(path='{tmp_path}/{name}.npz')" for name in ("net", "net-0"))
    assert strength("camel_up", learned, begun, players=4, games=40, seed=5).low > 1 / 4


def test_a_curve_tells_every_share(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)
    curve = import_module("curve")
    points = [curve.Point(moves, 1.0, [curve.Share(0.2, 0.1, 0.3), curve.Share(0.1, 0.05, 0.2)]) for moves in (0, 1_500_000)]
    picture = ElementTree.fromstring(curve.drawn("Victories", points))
    assert picture.get("aria-label") == "Victories; against novice 20.0 %, 20.0 %; against regular 10.0 %, 10.0 %"
    told = [text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert {"0 %", "30 %", "0", "1.5", "against three of novice"} <= {*told}
