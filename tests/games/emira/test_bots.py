"""The bots play whole games, soundly, by what their seats know, and the stronger ones win."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from caravanserai.bots import bot_names, load_bot, yardsticks
from caravanserai.core.contract import Outcome
from caravanserai.core.randomness import Random
from caravanserai.core.record import Record
from caravanserai.core.search import Tried
from caravanserai.core.tallies import Tallies
from caravanserai.games.emira import components as c
from caravanserai.games.emira import engine
from caravanserai.games.emira.bots.players import Expert, KnownPrice, outbid, to_keep, why_tried
from caravanserai.games.emira.game import GAME
from caravanserai.games.emira.kernel.policy.guided import VICTORY
from caravanserai.games.emira.options import EmiraOptions
from caravanserai.games.emira.table.tally import RICHEST, EmiraTally
from caravanserai.lab.match import play_match, strength
from tests.conformance.cases import all_on
from tests.games.emira.conduct import Conduct, conduct
from tests.games.emira.early import EARLY_GAME
from tests.games.emira.laid import BIDDING, TURN, lay, seats
from tests.lab.thinking import game as thoughts

LEVELS = ["novice", "regular", "expert"]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Expert thinks less than it would: how it plays whole games is seen with that too."""
    monkeypatch.setattr(Expert, "trials", 24)


def outcome(names: list[str], seed: int, options: Any = None) -> Outcome:
    found = play_match("emira", names, seed, options).outcome
    assert found is not None
    return found


def among_drifters(seed: int, bot: str) -> list[str]:
    """A bot takes each seat in turn."""
    names = ["random"] * 3
    names[seed % 3] = bot
    return names


def test_there_are_three_levels_and_two_yardsticks() -> None:
    assert bot_names("emira") == ["random", *LEVELS]
    assert yardsticks("emira") == ["early", "simple"]


@pytest.mark.parametrize("bot", [*LEVELS, "early", "simple"])
@pytest.mark.parametrize("seed", range(2))
def test_everybody_who_plans_beats_two_drifters(seed: int, bot: str) -> None:
    assert outcome(among_drifters(seed, bot), seed, EmiraOptions(advanced=seed % 2 == 1)).winners == [seed % 3]


@pytest.mark.parametrize("bot", LEVELS)
@pytest.mark.parametrize("players", [3, 5])
def test_every_level_plays_the_advanced_game_and_every_option_to_an_objective(bot: str, players: int) -> None:
    assert outcome([bot] * players, 3, all_on(GAME)).reason == "objective"


USUAL = EmiraOptions()
OTHERWISE = [
    pytest.param(EmiraOptions(**{name: value}), id=f"{name}={value}")  # type: ignore[arg-type]
    for name, value in {
        "advanced": True,
        "opening_event": "random",
        "event_symbols": "titles",
        "good_looking": "fixed",
        "exhaustion_end": False,
        "undecided_check": "payment",
        "gold_reveal": "all",
        "zahrah_discard": "deck",
        "hind_blocks_choice": True,
        "late_arrival_counts": False,
    }.items()
]
OTHERWISE += [pytest.param(EmiraOptions(base_income=gold), id=f"base_income={gold}") for gold in (100, 200)]


def test_every_option_but_the_last_turn_is_played_otherwise() -> None:
    named = {str(case.id).partition("=")[0] for case in OTHERWISE}
    assert named | {"last_turn"} == set(USUAL.__struct_fields__)


@pytest.mark.parametrize("bot", LEVELS)
@pytest.mark.parametrize("options", OTHERWISE)
def test_every_level_plays_to_an_objective_whatever_the_table_has_chosen(bot: str, options: EmiraOptions) -> None:
    game = Conduct([bot] * 3, 8, options)
    outcome = game.record.outcome
    assert outcome is not None
    assert outcome.reason == "objective"
    assert game.counted["paid for nothing"] <= (2 if bot == "expert" else 0)
    assert game.counted["defaults foreseeable"] <= (2 if bot == "expert" else 0)


@pytest.mark.parametrize("bot", LEVELS)
def test_every_level_plays_until_the_last_turn_that_the_table_has_named(bot: str) -> None:
    game = Conduct([bot] * 3, 8, EmiraOptions(last_turn=10))
    assert game.record.outcome is not None
    assert game.counted["turns"] <= 10


def test_early_plays_as_it_always_has() -> None:
    assert [line.partition(" {")[0] for line in thoughts("emira", "early")] == EARLY_GAME.strip().splitlines()


# What a seat cannot see


def choices_of(record: Record) -> list[int]:
    """What a seat may choose among; nothing while chance draws."""
    return [] if record.awaits_chance() else record.position.legal_moves()


def played(seed: int, moves: int) -> Any:
    """A position of a game among regulars in which somebody has a choice, and everybody's tally of it."""
    record, rng = Record(GAME, 4, EmiraOptions(advanced=seed % 2 == 1)), Random(seed, 3)
    bots = [load_bot("emira", "regular", seed + seat) for seat in range(4)]
    tallies = Tallies(GAME, record.position)
    for seat, bot in enumerate(bots):
        bot.tally = tallies[seat]
    while not record.position.is_over() and (len(record.log) < moves or len(choices_of(record)) < 2):
        if record.awaits_chance():
            events = record.play_chance(rng)
        else:
            actor, legal = record.position.actor(), choices_of(record)
            view = GAME.view(record.position, actor)
            events = record.play(legal[0] if len(legal) == 1 else bots[actor].choose(view, legal).move)
        tallies.tell(events)
    return record.position, tallies


@pytest.mark.parametrize("bot", LEVELS)
def test_a_bot_chooses_alike_where_its_seat_cannot_tell_the_tables_apart(bot: str) -> None:
    rng, compared = random.Random(5), 0
    for seed in range(24):
        position, tallies = played(seed, rng.randrange(40, 400))
        seat = position.actor()
        if seat < 0:
            continue
        twin = GAME.restore(GAME.view(position, seat), Random(seed, 9), tallies[seat])
        choices = []
        for table in (position, twin):
            thinker = load_bot("emira", bot, 3)
            thinker.tally = tallies[seat]
            choices.append(thinker.choose(GAME.view(table, seat), table.legal_moves()))
        assert choices[0] == choices[1]
        compared += 1
    assert compared > 10


# What they say


@pytest.mark.parametrize("bot", LEVELS)
def test_a_bot_says_what_it_thought_of_the_best_first(bot: str) -> None:
    told = 0
    for seed in range(12):
        position, tallies = played(seed, 120 + 10 * seed)
        seat = position.actor()
        legal = position.legal_moves() if seat >= 0 else []
        if len(legal) < 2:
            continue
        thinker = load_bot("emira", bot, 3)
        thinker.tally = tallies[seat]
        choice = thinker.choose(GAME.view(position, seat), legal)
        assert choice.reason
        assert choice.considered[0].move == choice.move
        assert {one.move for one in choice.considered} <= {*legal}
        told += 1
    assert told


def test_expert_says_of_gold_that_it_keeps_what_the_best_action_would_have_led_to() -> None:
    position = engine.Position(3)
    position.phase = c.ACTING
    kept, bought = (
        Tried(plan, move, 0, 96, [share * VICTORY / 100] * 3) for plan, move, share in ((0, c.GO_ON, 41), (1, c.BUY, 38))
    )
    assert why_tried([kept, bought], position, 0) == ("tried_save", {"share": 41, "trials": 96, "other": 38})
    assert why_tried([bought, kept], position, 0) == ("tried", {"share": 38, "trials": 96})
    assert why_tried([kept], position, 0)[0] == "tried"


@pytest.mark.parametrize(
    ("gold", "camels", "price", "rival"),
    [(200, 0, 210, 2), (150, 1, 210, 2), (200, 0, 200, None), (200, 0, 220, None)],
)
def test_a_step_above_all_that_a_rival_can_pay_is_told_as_that(gold: int, camels: int, price: int, rival: int | None) -> None:
    table = lay(f"{BIDDING} seat0[gold=1500] seat1[gold=200] seat2[gold={gold} camels={camels}]")
    table.play("bid 50", "pass")
    position = table.position
    exact = list(position.gold[:4])
    heard, deaf = EmiraTally(exact, exact), EmiraTally([0] * 4, [RICHEST] * 4)
    assert outbid(position, 0, price, heard) == rival
    assert outbid(position, 0, price, deaf) is None
    assert outbid(position, 0, price, None) is None


def test_expert_tells_whom_it_outbids(monkeypatch: pytest.MonkeyPatch) -> None:
    """The price that comes out best is a step above all that the only rival can pay."""
    monkeypatch.setattr(engine, "price_of_plan", lambda desk, plan: 210)
    table = lay(f"{BIDDING} seat0[gold=1500] seat1[gold=200]")
    table.play("bid 50", "bid 60", "pass", "pass")
    purses = list(table.position.gold[:4])
    expert = Expert(3)
    expert.tally = EmiraTally(purses, purses)
    choice = expert.choose(GAME.view(table.position, 0), table.position.legal_moves())
    assert choice.reason == "tried_outbid"
    assert {"seat": 1, "most": 200, "price": 210}.items() <= choice.about.items()
    assert choice.reason in Expert.keeps_quiet


def test_expert_does_not_tell_of_nought_percent() -> None:
    position = engine.Position(3)
    position.phase = c.ACTING
    kept, bought = (Tried(plan, move, 0, 96, [VICTORY / 300] * 3) for plan, move in ((0, c.GO_ON), (1, c.BUY)))
    for price in (None, 120):
        assert why_tried([kept, bought], position, 0, price) == ("tried_lost", {"trials": 96})


def test_expert_tells_of_no_trials_where_only_one_plan_leaves_the_upkeep() -> None:
    """Cards could be had, but Thara may move in."""
    table = lay(f"phase=buying_cards {TURN} seat0[gold=180]")
    choice = load_bot("emira", "expert", 3).choose(GAME.view(table.position, 0), table.position.legal_moves())
    assert len(table.options) > 1
    assert (GAME.write(GAME.move(choice.move)), choice.reason) == ("on", "save")


def test_expert_thinks_of_its_price_again_when_others_have_bid_half_of_the_way_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[int] = []
    try_out = Expert.try_out

    def watched(expert: Expert, position: Any, *given: Any) -> Any:
        thought.append(position.bid)
        return try_out(expert, position, *given)

    monkeypatch.setattr(Expert, "try_out", watched)
    table = lay(f"{BIDDING} {seats('gold=1500', 0, 1, 2, 3)}")
    expert = Expert(3)
    expert.memory = msgspec.msgpack.encode(KnownPrice(table.position.turn, table.position.pending, 500, 250))
    for others, times in (("bid 200", 0), ("bid 280", 1)):
        table = lay(f"{BIDDING} {seats('gold=1500', 0, 1, 2, 3)}")
        table.play("bid 50", others, "pass", "pass")
        choice = expert.choose(GAME.view(table.position, 0), table.position.legal_moves())
        assert (len(thought), choice.reason) == (times, "tried_bid" if times else "bid")


@pytest.mark.parametrize("memory", [b"", b"\xc1", msgspec.msgpack.encode([5])])
def test_expert_thinks_its_price_out_again_where_it_finds_nothing_that_it_can_read(memory: bytes) -> None:
    table = lay(f"{BIDDING} {seats('gold=1500', 0, 1, 2, 3)}")
    expert = Expert(3)
    expert.memory = memory
    choice = expert.choose(GAME.view(table.position, 0), table.position.legal_moves())
    assert choice.reason == "tried_bid"
    known = msgspec.msgpack.decode(expert.memory, type=KnownPrice)
    assert (known.turn, known.pending, known.price) == (table.position.turn, table.position.pending, choice.about["price"])


def test_expert_chooses_alike_from_the_same_seed_and_number_of_trials() -> None:
    position, tallies = played(2, 200)
    seat = position.actor()
    choices = []
    for _ in range(2):
        expert = load_bot("emira", "expert", 8)
        expert.tally = tallies[seat]
        choices.append(expert.choose(GAME.view(position, seat), position.legal_moves()))
    assert choices[0] == choices[1]


# How they behave


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 5])
def test_regular_keeps_gold_for_the_upkeep_and_uses_what_it_pays_for(players: int) -> None:
    """Over 60 games: at most one default in twenty, none that could have been foreseen, and no bid for nothing."""
    counted = conduct("regular", players, range(60))
    assert counted["defaults"] <= 3
    assert counted["defaults foreseeable"] == 0
    assert counted["paid for nothing"] == 0
    assert counted["won games lost"] == 0


@pytest.mark.parametrize(("players", "seed"), [(4, 330169), (5, 330150)])
def test_regular_keeps_suleikas_fee_for_who_may_come_after_her(players: int, seed: int) -> None:
    """§6.5 In these games she and another move in within one turn."""
    assert Conduct(["regular"] * players, seed).counted["defaults foreseeable"] == 0


def test_expert_keeps_suleikas_fee_for_everybody_in_sight() -> None:
    position = engine.Position(3)
    position.in_play, position.in_play_count = [c.SULEIKA, *position.in_play[1:]], 1
    position.undecided, position.undecided_count = [c.XENIA, *position.undecided[1:]], 1
    assert to_keep(position, 0) == 2 * c.UPKEEP + c.SULEIKA_FEE


@pytest.mark.slow
def test_raises_can_be_followed() -> None:
    counted = conduct("regular", 4, range(20))
    assert counted["bids"] < 3 * counted["auctions"]


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 5])
def test_novice_does_not_go_bankrupt_and_uses_what_it_pays_for(players: int) -> None:
    counted = conduct("novice", players, range(40))
    assert counted["defaults"] <= 6
    assert counted["paid for nothing"] == 0


@pytest.mark.long
@pytest.mark.parametrize(("bot", "players", "games"), [("novice", 5, 6), ("regular", 5, 6), ("expert", 3, 2)])
def test_bots_use_what_they_pay_for_though_they_are_made_anew_for_every_question(
    bot: str, players: int, games: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As at a server's table: what a bot has paid in this turn, and how far it wanted to go, does not depend on its living on."""
    monkeypatch.setattr(Expert, "trials", 32)
    counted = conduct(bot, players, range(games), anew=True)
    assert counted["actions"] > 10 * games
    assert counted["paid for nothing"] == 0


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 5])
def test_games_of_novices_are_not_longer_than_those_of_regulars_by_half(players: int) -> None:
    novice, regular = (conduct(bot, players, range(20)) for bot in ("novice", "regular"))
    assert novice["turns"] * 2 <= regular["turns"] * 3


# How strong they are


@pytest.mark.slow
@pytest.mark.parametrize("bot", LEVELS)
def test_every_level_wins_nine_of_ten_against_two_drifters(bot: str) -> None:
    assert strength("emira", bot, "random", 3, 30, seed=100).share >= 0.9


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bot", "other", "games", "least"),
    [("regular", "early", 150, 0.45), ("regular", "novice", 90, 0.4), ("regular", "simple", 60, 0.6)],
)
def test_regular_wins_more_than_its_share(bot: str, other: str, games: int, least: float) -> None:
    assert strength("emira", bot, other, 3, games, seed=100).share >= least


@pytest.mark.slow
def test_expert_wins_more_than_its_share_against_two_regulars(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Expert, "trials", 192)
    assert strength("emira", "expert", "regular", 3, 30, seed=100).share >= 0.45


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5])
def test_games_of_regulars_end_by_an_objective(players: int) -> None:
    reasons = [outcome(["regular"] * players, 200 + seed, EmiraOptions(advanced=seed % 2 == 1)).reason for seed in range(8)]
    assert reasons == ["objective"] * 8
