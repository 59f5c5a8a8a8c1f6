"""Tournaments: however they are played, cut short or spread, the table is the same, byte for byte."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
import polars
import pytest

from caravanserai.core.errors import BadOption
from caravanserai.core.intervals import estimate_share
from caravanserai.lab.executor import LocalProcesses
from caravanserai.lab.export import CSV, PARQUET, export
from caravanserai.lab.figures import RunFigures, bootstrap
from caravanserai.lab.keeping import GAMES, TIMES, BadFolder
from caravanserai.lab.lines import GameLine, RunPlan, games_of
from caravanserai.lab.match import match, play_table
from caravanserai.lab.report import report
from caravanserai.lab.results import Outcomes, result_of, tell_left_out
from caravanserai.lab.tournament import line_ups, tournament

KEPT = ("table.json", GAMES)
BOTS = ["random", "roller", "greedy"]


def play(out: Path | None, games: int = 6, **more: object) -> Outcomes:
    return tournament("camel_up", BOTS, 3, games, 7, out=out, **more)  # type: ignore[arg-type]


def kept(folder: Path) -> list[bytes]:
    return [(folder / name).read_bytes() for name in KEPT]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tournament that was played in one go."""
    folder = tmp_path_factory.mktemp("lab") / "whole"
    play(folder)
    return folder


COMMAND = ["tournament", "camel_up", "--bots", ",".join(BOTS), "--players", "3", "--games", "6", "--seed", "7"]


def run_and_kill(out: Path, lines: int, jobs: int) -> None:
    """The command, killed once it has kept so many games."""
    code = "from caravanserai.cli import main; main()"
    running = subprocess.Popen(
        [sys.executable, "-c", code, *COMMAND, "--jobs", str(jobs), "--out", str(out)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        while running.poll() is None:
            if (out / GAMES).exists() and (out / GAMES).read_bytes().count(b"\n") >= lines:
                running.send_signal(signal.SIGKILL)
    finally:
        running.kill()
        running.wait()


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_run_that_was_killed_goes_on_and_ends_in_the_same_table(tmp_path: Path, whole: Path, jobs: int) -> None:
    out = tmp_path / "killed"
    run_and_kill(out, 3, jobs)
    (out / "table.json").unlink(missing_ok=True)
    assert 3 <= (out / GAMES).read_bytes().count(b"\n") < (whole / GAMES).read_bytes().count(b"\n")
    play(out)
    assert kept(out) == kept(whole)


def test_what_is_kept_is_not_played_again(tmp_path: Path, whole: Path) -> None:
    out = tmp_path / "again"
    play(out, 3)
    games = [json.loads(line) for line in (out / GAMES).read_bytes().splitlines()]
    for game in games:
        game["reason"] = "kept"
    (out / GAMES).write_bytes(b"".join(msgspec.json.encode(game) + b"\n" for game in games))
    reasons = play(out).result.reasons
    assert reasons["kept"] == len(games) == sum(reasons.values()) // 2


def test_half_a_line_and_half_a_block_are_played_again(tmp_path: Path, whole: Path) -> None:
    out = tmp_path / "torn"
    play(out, 3)
    lines = (out / GAMES).read_bytes()
    (out / GAMES).write_bytes(lines[: len(lines) // 2])
    play(out)
    assert kept(out) == kept(whole)


def test_on_processes_it_is_the_same(tmp_path: Path, whole: Path) -> None:
    out = tmp_path / "spread"
    play(out, executor=LocalProcesses(2))
    assert kept(out) == kept(whole)


def test_a_folder_keeps_one_plan(whole: Path, tmp_path: Path) -> None:
    with pytest.raises(BadFolder, match=r"keeps games of another run: its seed is 7, not 8\. Give the same, or another folder"):
        tournament("camel_up", BOTS, 3, 6, 8, out=whole)
    (tmp_path / "letter.txt").write_text("Dear aunt")
    with pytest.raises(BadFolder, match="has other things in it"):
        play(tmp_path)
    with pytest.raises(BadOption, match="--out is a folder"):
        play(tmp_path / "letter.txt")


def test_two_runs_do_not_play_into_one_folder(tmp_path: Path) -> None:
    out = tmp_path / "shared"

    def play_there_too(more: int, total: int) -> None:
        with pytest.raises(BadFolder, match=r"another run is playing into .*shared: let it end, or give another folder"):
            play(out)

    assert play(out, 3, progress=play_there_too).found == 0
    assert play(out, 3).found > 0


def test_a_folder_that_was_refused_is_not_held(tmp_path: Path, whole: Path) -> None:
    for _ in range(2):
        with pytest.raises(BadFolder, match="its seed is 7"):
            tournament("camel_up", BOTS, 3, 6, 8, out=whole)
    assert play(whole).found > 0


def test_times_that_cannot_be_read_are_left_out(tmp_path: Path) -> None:
    out = tmp_path / "scratched"
    decisions = sum(one.decisions for one in play(out, 3).times)
    lines = (out / TIMES).read_bytes().splitlines(keepends=True)
    (out / TIMES).write_bytes(b"".join([b"no line\n", *lines[1:], b"{}\n", b"\xff\n"]))
    again = play(out, 3)
    assert 0 < sum(one.decisions for one in again.times) < decisions


A_BOT = """
from caravanserai import Bot, Choice

class Mine(Bot):
    def choose(self, view, legal_moves):
        return Choice(legal_moves[{}])
"""


def test_games_of_a_bot_are_not_taken_for_those_of_what_became_of_it(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    bot, out = f"{file}:Mine", tmp_path / "kept"

    def found(which: int) -> int:
        file.write_text(A_BOT.format(which))
        return play_table("camel_up", [bot, "random", "random"], 3, 1, out=out).found

    assert (found(0), found(0)) == (0, 3)
    with pytest.raises(BadFolder, match=r"mine\.py:Mine is another one now than in .*: take another folder, or bring"):
        found(-1)
    assert found(0) == 3


def test_everybody_plays_everybody_alone_among_copies_and_all_are_mixed() -> None:
    assert line_ups(["a", "b"], 3) == [["a", "b", "b"], ["b", "a", "a"]]
    assert line_ups(["a", "b", "c"], 2) == [["a", "b"], ["a", "c"], ["b", "c"]]
    assert line_ups(["a", "b", "c"], 3)[6:] == [["a", "b", "c"], ["a", "c", "b"]]


@pytest.mark.parametrize(
    ("most", "mixed", "left_out", "told"),
    [
        (20, 8, 0, ""),
        (16, 4, 4, "Each mixed line-up was played in one order round the table; the 4 other orders"),
        (12, 0, 8, "None of the 8 line-ups in which all are different was played"),
    ],
)
def test_what_is_too_much_to_be_played_is_left_out_and_told(
    most: int, mixed: int, left_out: int, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("caravanserai.lab.tournament.MOST_TABLES", most)
    tables = [[str(bot) for bot in bots] for bots in line_ups(["a", "b", "c", "d"], 3)]
    figures = RunFigures(RunPlan("camel_up", tables, 1, {}))
    for table, bots in enumerate(figures.plan.tables):
        figures.add(
            [GameLine(table, 0, turned, bots, [3, 2, 1], [1, 2, 3], [0], "over", [1] * 3, 9, {"turns": 9}) for turned in range(3)]
        )
    result = result_of(figures)
    assert (len(result.tables), result.mixed, result.left_out) == (12 + mixed, mixed, left_out)
    assert tell_left_out(result).startswith(told)
    assert tell_left_out(result) in report(Outcomes(result, [], figures))


def test_each_bot_is_told_at_all_its_tables_with_how_its_scores_are_spread() -> None:
    figures = RunFigures(RunPlan("camel_up", [["a", "b", "b"], ["b", "a", "a"]], 1, {}))
    for table, bots in enumerate(figures.plan.tables):
        block = []
        for turned in range(3):
            seated = [bots[(seat - turned) % 3] for seat in range(3)]
            scores = [8 if bot == "a" else 2 + 2 * seat for seat, bot in enumerate(seated)]
            won = [seat for seat, bot in enumerate(seated) if bot == "a"]
            block.append(GameLine(table, 0, turned, seated, scores, [1] * 3, won, "over", [1] * 3, 9, {"turns": 9}))
        figures.add(block)
    a, b = (figures.overall(name) for name in "ab")
    assert (a.games, a.share, b.share) == (6, 0.75, 0)
    assert (a.score, a.score_sd) == (8, 0)
    assert b.score == 4
    assert b.score_sd == pytest.approx((24 / 8) ** 0.5, abs=1e-5)
    assert 0 < a.low < 0.75 < a.high < 1


def test_ratings_put_the_stronger_first_and_the_cross_table_has_a_cell_for_each_pair(whole: Path) -> None:
    pytest.importorskip("choix")
    table = json.loads((whole / "table.json").read_bytes())
    assert [one["bot"] for one in table["ratings"]] == ["greedy", "roller", "random"]
    assert table["ratings"][-1]["rating"] == 0
    assert all(one["low"] <= one["rating"] <= one["high"] for one in table["ratings"])
    assert len(table["cross"]) == 6
    assert sum(seat["mean"] for seat in table["seats"]) == pytest.approx(1, abs=1e-5)


def test_it_stops_when_shares_are_exact_enough_and_always_at_the_same_game(tmp_path: Path) -> None:
    def games(bots: Sequence[str], **more: object) -> int:
        return play_table("camel_up", bots, 6000, seed=3, precision=0.08, **more).result.games  # type: ignore[arg-type]

    alone = games(["random"] * 3)
    assert alone < 600
    assert games(["random"] * 3, out=tmp_path / "spread", executor=LocalProcesses(2)) == alone


def test_an_interval_by_blocks_is_narrow_where_blocks_are_alike() -> None:
    alike, unlike = bootstrap([1.0] * 50, 2), bootstrap([0.0, 2.0] * 25, 2)
    assert (alike.low, alike.mean, alike.high) == (0.5, 0.5, 0.5)
    assert unlike.low < 0.42 < unlike.mean == 0.5 < 0.58 < unlike.high


@pytest.mark.parametrize(
    ("bots", "games"), [("aaaa", 1), ("abab", 2), ("aabb", 4), ("abbb", 4), ("abcd", 4), ("ab", 2), ("aa", 1), ("abcabc", 3)]
)
def test_a_block_ends_where_moving_on_leads_to_the_same_table(bots: str, games: int) -> None:
    assert games_of([*bots]) == games


def test_copies_of_one_bot_play_one_game_with_each_dice(tmp_path: Path) -> None:
    """None of them is counted twice: what is said of the seats is as sure as so many different games make it."""
    played = play_table("camel_up", ["roller"] * 3, 6, out=tmp_path)
    games = [json.loads(line) for line in (tmp_path / GAMES).read_bytes().splitlines()]
    assert [(game["block"], game["turned"]) for game in games] == [(block, 0) for block in range(6)]
    assert len({tuple(game["scores"]) for game in games}) > 1
    for seat in played.result.seats:
        wilson = estimate_share(6 * seat.mean, 6)
        assert seat.low <= wilson.low + 1e-5
        assert wilson.high - 1e-5 <= seat.high
    assert play_table("camel_up", ["roller"] * 3, 6, out=tmp_path).found == 6


def test_seats_are_as_unsure_as_the_games_of_their_blocks_are_alike() -> None:
    figures = RunFigures(RunPlan("camel_up", [["a", "b", "b"], ["b", "a", "a"]], 1, {}))
    for block in range(60):
        for table, bots in enumerate(figures.plan.tables):
            winner = block % 3
            lines = [
                GameLine(table, block, turned, bots, [0] * 3, [1] * 3, [winner], "over", [1] * 3, 9, {"turns": 9})
                for turned in range(3)
            ]
            figures.add(lines)
    for seat in figures.seats():
        wilson = estimate_share(120, 360)
        assert seat.mean == pytest.approx(1 / 3, abs=1e-5)
        assert seat.high - seat.low > 2 * (wilson.high - wilson.low)


def test_a_match_tells_seats_ties_and_both_intervals() -> None:
    result = match("camel_up", ["greedy", "random", "random"], 6, seed=2)
    greedy = result.bots[0]
    assert greedy.low <= greedy.share <= greedy.high
    assert greedy.block_low <= greedy.share <= greedy.block_high
    assert greedy.place_low <= greedy.place <= greedy.place_high
    assert sum(seat.mean for seat in result.seats) == pytest.approx(1, abs=1e-5)
    assert result.length.least <= result.length.median <= result.length.most


def test_the_report_needs_nothing_else_and_tells_every_bot() -> None:
    page = report(play(None))
    for bot in BOTS:
        assert f">{bot}<" in page
    for strange in ("<script", "http:", "https:", "<link", "@import"):
        assert strange not in page
    assert all(f">{heading}<" in page for heading in ("at all tables", "SD"))
    assert "compiled rules" in page or "plain rules" in page
    for heading in ("Ratings", "Everybody against everybody", "Scores", "Length", "Seats", "Time"):
        assert f"<h2>{heading}</h2>" in page
    assert "prefers-color-scheme: dark" in page
    assert 'name="viewport"' in page


def test_games_are_rows_for_other_programs(whole: Path) -> None:
    written = export(whole)
    lines = (whole / CSV).read_text().splitlines()
    assert lines[0].startswith("table,block,turned,seat,bot,score,place,won,")
    assert len(lines) - 1 == 3 * len((whole / GAMES).read_bytes().splitlines())
    assert written == [CSV, PARQUET]
    table = polars.read_parquet(whole / PARQUET)
    assert (table.height, ",".join(table.columns)) == (len(lines) - 1, lines[0])


def test_times_are_kept_apart(whole: Path) -> None:
    assert b"spent" not in (whole / GAMES).read_bytes()
    assert b"ms" not in (whole / "table.json").read_bytes()
    assert len((whole / TIMES).read_bytes().splitlines()) == len((whole / GAMES).read_bytes().splitlines())
