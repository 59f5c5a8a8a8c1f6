"""The rulings of §7 and the cases of §5 and §6 that no other scenario settles."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.core.options import option_table
from caravanserai.core.speech import languages
from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes import events as e
from caravanserai.games.five_tribes.engine import Position
from caravanserai.games.five_tribes.game import GAME
from caravanserai.games.five_tribes.names import DJINNS, THIEVES
from caravanserai.games.five_tribes.options import FiveTribesOptions
from tests.games.citations import rulings
from tests.games.five_tribes.table import (
    claim,
    deal,
    endow,
    hand,
    hire,
    hold,
    legal,
    on,
    owner,
    palaces,
    palms,
    phase,
    play,
    refused,
    table,
)

# Powers and when they may be used


def test_the_second_marker_may_use_a_power_again() -> None:
    """Q1 Once for each activation, so twice a round with two markers."""
    position = table(2, {"a1": "V", "b1": "V", "e5": "V", "f5": "V"}, {"c3": "village"}, row="")
    endow(position, 0, "bouraq")
    hold(position, 0, elders=2)
    position.spots = [0, *[c.NOBODY] * (c.SPOTS - 1)]
    position.returned, position.returned_count = [1, 1, 0, c.NOBODY], 3
    play(position, "power bouraq elder", "aim c3")
    assert refused(position, "power bouraq elder") == "power_used"
    play(position, "pick a1", "drop b1 V")
    assert (phase(position), position.actor()) == ("starting", 0)
    play(position, "power bouraq elder", "aim c3")
    assert palaces(position, "c3") == 2


@pytest.mark.parametrize(("djinn", "design", "place"), [("hagis", "village", palaces), ("lamia", "oasis", palms)])
def test_the_tiles_beside_include_the_diagonal_ones(djinn: str, design: str, place: object) -> None:
    """Q4 Eight neighbours, of any kind and any owner, but not the tile itself."""
    position = table(2, {"b2": "V", "c2": "V"}, {"c2": design}, camels={"d3": 1})
    endow(position, 0, djinn)
    hold(position, 0, elders=1)
    play(position, "pick b2", "drop c2 V", f"power {djinn} elder")
    assert set(legal(position)) == {f"aim {tile}" for tile in ("b1", "c1", "d1", "b2", "d2", "b3", "c3", "d3")}
    play(position, "aim d3")
    assert place(position, "d3") == 1  # type: ignore[operator]


def test_echidna_is_too_late_after_the_builders() -> None:
    """Q5 Won at a sacred place, it doubles nothing that has been built before."""
    position = table(2, {"b3": "B", "c3": "B"}, {"c3": "sacred_6"}, djinn_row="echidna monkir nekir")
    hold(position, 0, elders=4)
    play(position, "pick b3", "drop c3 B")
    assert position.gold[0] == 50 + 2
    play(position, "djinn 1 elder")
    assert not [move for move in legal(position) if move.startswith("power echidna")]
    assert position.gold[0] == 50 + 2


def test_echidna_does_not_double_what_kandicha_builds() -> None:
    """Q6 The victim is not one's own builder: Echidna has nothing to do when assassins act."""
    position = table(2, {"a1": "A", "b1": "A", "c1": "B"}, {"c2": "village", "d1": "village"})
    endow(position, 0, "kandicha echidna")
    hold(position, 0, elders=2)
    play(position, "pick a1", "drop b1 A")
    assert not [move for move in legal(position) if move.startswith("power echidna")]
    play(position, "kill c1 B")
    assert position.gold[0] == 50 + 2


def test_each_marker_is_tested_afresh_in_the_last_round() -> None:
    """Q10 Who has no move sets the end; a later one for whom a djinn makes a move has to make it, and it stays the last round."""
    position = table(3, {"a1": "V"}, row="")
    endow(position, 1, "anun_nak")
    hold(position, 1, elders=1)
    play(position, "on")
    assert (position.last_round, position.actor()) == (True, 1)
    play(position, "power anun_nak elder", "aim b1", "meeples VVE")
    assert refused(position, "on") == "must_move"
    play(position, "pick a1", "drop b1 V")
    assert position.viziers[1] == 3
    assert position.last_round


def test_a_power_that_was_left_unused_does_not_hinder_the_end() -> None:
    """Q10 Whoever could make a move with a djinn and does not has no move, and sets the end."""
    position = table(2, {"a1": "V"}, row="")
    endow(position, 0, "anun_nak")
    hold(position, 0, elders=1)
    play(position, "on")
    assert position.last_round


def test_kumarbi_is_used_at_each_bid() -> None:
    """Q15 Two markers, two bids, fakirs for both."""
    position = table(2, {"a1": "V", "b1": "V"}, row="")
    position.bid_order, position.bids = [0, 0, 1, 1], 0
    position.returned, position.returned_count = [c.NOBODY] * c.MARKERS, 0
    position.spots, position.turn, position.phase = [c.NOBODY] * c.SPOTS, 0, c.BIDDING
    endow(position, 0, "kumarbi")
    deal(position, 0, "fakir fakir")
    play(position, "bid 8 with 1", "bid 12 with 1")
    assert position.gold[0] == 50 - 5 - 8
    assert hand(position, 0) == {}


def test_no_power_between_two_drops() -> None:
    """Q17"""
    position = table(2, {"a1": "VE", "b1": "M", "c1": "V"}, {"c3": "village"})
    endow(position, 0, "bouraq")
    hold(position, 0, elders=1)
    assert "power bouraq elder" in legal(position)
    play(position, "pick a1", "drop b1 E")
    assert phase(position) == "sowing"
    assert not [move for move in legal(position) if move.startswith("power")]
    play(position, "drop c1 V")
    assert "power bouraq elder" in legal(position)


def test_powers_before_and_after_the_sale() -> None:
    """Q18"""
    position = table(2, {"a1": "V", "b1": "V"}, {"c3": "village", "d4": "oasis"}, row="")
    endow(position, 0, "bouraq enki")
    hold(position, 0, elders=2)
    deal(position, 0, "silk fish")
    play(position, "pick a1", "drop b1 V")
    while phase(position) != "ending":
        play(position, "on")
    play(position, "power bouraq elder", "aim c3", "offer silk", "sell")
    assert position.gold[0] == 50 + 1
    play(position, "power enki elder", "aim d4")
    assert (palaces(position, "c3"), palms(position, "d4")) == (1, 1)


def windows(position: Position, *moves: str) -> set[str]:
    """Where Bouraq could be called on while these moves are made."""
    found = set()
    for move in (*moves, None):
        if "power bouraq elder" in legal(position):
            found.add(phase(position))
        if move is not None:
            play(position, move)
    return found


@pytest.mark.parametrize(
    ("tribe", "acts", "found"),
    [
        ("V", (), {"starting", "stealing", "ending"}),
        ("M", (), {"starting", "stealing", "ending"}),
        ("B", ("build 0",), {"starting", "building", "stealing", "ending"}),
        ("A", ("kill c1 M",), {"starting", "killing", "stealing", "ending"}),
    ],
)
def test_powers_are_used_before_the_move_before_builders_and_assassins_after_the_tribe_and_at_the_end(
    tribe: str, acts: tuple[str, ...], found: set[str]
) -> None:
    """Q23"""
    position = table(2, {"a1": tribe, "b1": tribe, "c1": "M"}, {"c3": "village"}, row="")
    endow(position, 0, "bouraq")
    hold(position, 0, elders=1)
    assert windows(position, "pick a1", f"drop b1 {tribe}", *acts, "on", "on") == found


@pytest.mark.parametrize("tribe", ["B", "A"])
def test_anun_nak_can_draw_those_who_are_about_to_act(tribe: str) -> None:
    """Q23 Builders and assassins are in the bag before they act."""
    position = table(2, {"a1": tribe, "b1": tribe, "c1": "M"}, row="")
    endow(position, 0, "anun_nak")
    hold(position, 0, elders=1)
    position.bag, position.bag_size = [0] * c.TRIBES, 0
    play(position, "pick a1", f"drop b1 {tribe}", "power anun_nak elder", "aim d1", f"meeples E{tribe}{tribe}")
    assert on(position, "d1") == f"E{tribe}{tribe}"


# The end


def last_marker(meeples: dict[str, str], **options: Any) -> Position:
    """The last marker of a round of three is about to move; all rows are full."""
    position = table(3, meeples, **options)
    position.spots = [c.NOBODY] * c.SPOTS
    position.returned, position.returned_count = [1, 2, 0, c.NOBODY], 3
    return position


def test_a_round_that_leaves_no_move_is_the_last() -> None:
    """Q21 Nobody bids for a round in which nobody could move: the points are counted at once."""
    position = last_marker({"a1": "V", "b1": "V", "f5": "E"})
    told = play(position, "pick a1", "drop b1 V", "on")
    assert phase(position) == "over"
    assert e.NobodyCanMove() in told
    assert (position.round, position.last_round) == (1, True)
    outcome = GAME.outcome(position)
    assert outcome is not None
    assert outcome.scores == [50 + 2 + 20 + 6, 50, 50]


def test_the_rows_are_filled_before_the_game_ends_so() -> None:
    """Q21 The round is over when its clean-up is done."""
    position = last_marker({"a1": "V", "b1": "V"}, djinn_row="enki sloar")
    play(position, "pick a1", "drop b1 V", "on")
    assert phase(position) == "filling_djinns"
    play(position, "summon leta")
    assert phase(position) == "over"


def test_a_round_that_leaves_a_move_is_followed_by_another() -> None:
    """Q21"""
    position = last_marker({"a1": "V", "b1": "V", "e5": "E", "f5": "E"})
    play(position, "pick a1", "drop b1 V", "on")
    assert (phase(position), position.round, position.last_round) == ("bidding", 2, False)


def test_a_djinn_that_could_make_a_move_does_not_hold_the_end_up() -> None:
    """Q21 Nobody is on turn who could call on Anun-Nak."""
    position = last_marker({"a1": "V", "b1": "V", "f5": "E"})
    endow(position, 1, "anun_nak")
    hold(position, 1, elders=1)
    play(position, "pick a1", "drop b1 V", "on")
    assert phase(position) == "over"


def test_one_more_round_without_moves_where_the_table_says_so() -> None:
    """Q21: `empty_round` Bids, powers and sales; and if a power makes a move possible, it is made."""
    position = last_marker({"a1": "V", "b1": "V", "f5": "E"}, empty_round=True)
    endow(position, 1, "anun_nak")
    hold(position, 1, elders=1)
    deal(position, 2, "silk")
    play(position, "pick a1", "drop b1 V", "on")
    assert (phase(position), position.round, position.last_round) == ("bidding", 2, False)
    play(position, "bid 1", "bid 3", "bid 0")
    assert (phase(position), position.actor(), position.last_round) == ("ending", 2, True)
    play(position, "offer silk", "sell")
    assert (phase(position), position.actor()) == ("starting", 1)
    play(position, "power anun_nak elder", "aim f4", "meeples EEE", "pick f5", "drop f4 E", "on")
    assert position.elders[1] == 4
    assert phase(position) == "over"


@pytest.mark.parametrize("language", languages())
def test_every_option_is_told_with_its_ruling(language: str) -> None:
    """§7 In every language."""
    told = " ".join(rulings("five_tribes", language).values())
    assert [option.name for option in option_table(FiveTribesOptions) if f"`{option.name}`" not in told] == []


# Information


def test_gold_and_hands_are_open_where_the_table_says_so() -> None:
    """Q19 Hidden as ruled; open to everybody, those who watch included, with the option."""
    hidden, opened = table(3, {"a1": "V", "b1": "V"}), table(3, {"a1": "V", "b1": "V"}, open_hands=True)
    for position in (hidden, opened):
        deal(position, 1, "silk fakir")
    for seat in (0, None):
        assert (GAME.view(hidden, seat).seats[1].gold, GAME.view(hidden, seat).seats[1].hand) == (None, None)
        assert GAME.view(opened, seat).seats[1].gold == 50
        assert GAME.view(opened, seat).seats[1].hand is not None


@pytest.mark.parametrize("open_hands", [False, True])
def test_a_card_off_the_pile_is_told_to_all_where_hands_are_open(open_hands: bool) -> None:
    """Q19 And whoever keeps a view up to date by what is heard knows the hand."""
    position = table(2, {"a1": "V", "b1": "V"}, open_hands=open_hands)
    endow(position, 0, "sloar")
    deal(position, 0, "fakir")
    play(position, "power sloar fakir")
    before = GAME.view(position, 1)
    heard = [GAME.redacted(event, 1) for event in play(position, "resource silk")]
    assert e.CardDrawn(0, "silk" if open_hands else None, open_hands) in heard
    assert GAME.after(before, heard) == GAME.view(position, 1)


# Points


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_morgiane_and_every_thief_are_worth_six(seats: int) -> None:
    """Q11, Q12"""
    position = table(seats, {"a1": "V"}, thieves=True)
    endow(position, 0, "morgiane")
    for thief in THIEVES[:5]:
        hire(position, 1, thief)
    position.last_round = True
    while not position.is_over():
        play(position, "on")
    outcome = GAME.outcome(position)
    assert outcome is not None
    assert outcome.scores == [56, 80, *[50] * (seats - 2)]


def test_the_djinns_are_worth_what_their_cards_say() -> None:
    """§1 Four of four points, one of five, ten of six, five of eight, two of ten: 141 in all, and Morgiane."""
    assert len(DJINNS) == 23
    points = [c.DJINN_POINTS[djinn] for djinn in range(len(DJINNS)) if DJINNS[djinn] != "morgiane"]
    assert [points.count(worth) for worth in (4, 5, 6, 8, 10)] == [4, 1, 10, 5, 2]
    assert sum(points) == 141


@pytest.mark.parametrize(("viziers", "points"), [("each", [35, 13, 13, 0]), ("most", [15, 3, 3, 0])])
def test_the_tens_for_viziers(viziers: str, points: list[int]) -> None:
    """Q25 Ten for every opponent with fewer, or ten for having the most."""
    position = table(4, {"a1": "M"}, row="", viziers=viziers)
    for seat, count in enumerate((5, 3, 3, 0)):
        hold(position, seat, viziers=count, gold=0)
    position.last_round = True
    while not position.is_over():
        play(position, "on")
    assert GAME.final_scores(position) == points


# What is played with


def test_thieves_are_played_with_where_the_table_says_so() -> None:
    """Q26"""
    without, with_them = GAME.start(2), GAME.start(2, FiveTribesOptions(thieves=True))
    assert (without.thief_pile, without.djinn_pile.bit_count()) == (0, 22)
    assert (with_them.thief_pile.bit_count(), with_them.djinn_pile.bit_count()) == (5, 23)


def test_no_djinns_but_those_of_the_box_and_morgiane() -> None:
    """Q20 No promotional djinns, none of other expansions."""
    strangers = {"dhenim", "wilwit", "galbells", "geb", "ptah"}
    assert not strangers & set(DJINNS)
    assert [djinn for djinn in DJINNS if DJINNS.index(djinn) >= c.BASE_DJINNS] == ["morgiane"]


# Thieves


def about_to_steal(tribe: str, thief: str, seats: int = 2) -> Position:
    """Seat 0 has a move with a tribe, and the thief that goes with it."""
    position = table(seats, {"a1": tribe, "b1": tribe, "f5": "V", "e5": "V"}, thieves=True)
    hire(position, 0, thief)
    return position


def test_a_thief_sleeps_until_the_next_round() -> None:
    """Q2 Or until the next activation, where the table says so."""
    for wait, awake in (("round", False), ("activation", True)):
        position = table(
            2, {"a1": "V", "b1": "V", "e5": "V", "f5": "V"}, {"b1": "sacred_6"}, row="", thieves=True, thief_wait=wait
        )
        position.spots = [0, *[c.NOBODY] * (c.SPOTS - 1)]
        position.returned, position.returned_count = [1, 1, 0, c.NOBODY], 3
        position.thief_shown = c.ZIAD
        position.thief_pile &= ~(1 << c.ZIAD)
        hold(position, 0, elders=2)
        hold(position, 1, viziers=1)
        play(position, "pick a1", "drop b1 V", "hire elder", "pick e5", "drop f5 V")
        assert ("send ziad" in legal(position)) == awake


def test_the_others_choose_from_the_left_on() -> None:
    """Q13"""
    position = about_to_steal("M", "houssain", 4)
    for seat in (1, 2, 3):
        deal(position, seat, "silk fish wheat")
    play(position, "pick a1", "drop b1 M", "send houssain")
    asked = []
    while phase(position) == "giving":
        asked.append(position.actor())
        play(position, legal(position)[0])
    assert asked == [1, 1, 2, 2, 3, 3]


def test_houssain_wants_no_fakirs() -> None:
    """Q14 Who has fewer than two goods gives what there is, and keeps the fakirs."""
    position = about_to_steal("M", "houssain")
    deal(position, 1, "silk fakir fakir")
    play(position, "pick a1", "drop b1 M", "send houssain")
    assert legal(position) == ["give silk"]
    play(position, "give silk")
    assert hand(position, 1) == {"fakir": 2}


def test_boaz_is_no_protection_from_ziad() -> None:
    """§6 Thieves are not assassins."""
    position = about_to_steal("V", "ziad")
    endow(position, 1, "boaz")
    hold(position, 1, viziers=1)
    play(position, "pick a1", "drop b1 V", "send ziad")
    assert position.viziers[:2] == [3, 0]


def test_the_end_stays_set_when_kohdian_brings_a_camel_back() -> None:
    """§6 A last camel that was placed has ended the game, whatever comes back."""
    position = about_to_steal("A", "kohdian")
    claim(position, "c3", 1)
    position.camels, position.last_round = [position.camels[0], 0, 0, 0], True
    play(position, "pick a1", "drop b1 A", "send kohdian")
    while phase(position) in ("giving", "claiming"):
        play(position, legal(position)[0])
    assert position.camels[1] == 1
    assert position.last_round


def test_kohdian_without_a_camel_takes_nothing() -> None:
    """§6 The thief may be sent all the same: the tile is neutral then."""
    position = about_to_steal("A", "kohdian")
    claim(position, "c3", 1)
    position.camels = [0, position.camels[1], 0, 0]
    play(position, "pick a1", "drop b1 A", "send kohdian")
    assert owner(position, "c3") is None
    assert position.camels[:2] == [0, 11]


def test_shaum_without_a_tile_sends_the_piece_to_the_supply() -> None:
    """§6"""
    position = about_to_steal("B", "shaum")
    position.meeples = [pack if tile != 1 else pack | 1 << c.TRIBE_BITS * c.ELDER for tile, pack in enumerate(position.meeples)]
    claim(position, "c3", 1)
    position.palms = [1 if tile == 14 else 0 for tile in range(c.TILES)]
    position.palms_left = 11
    play(position, "pick a1", "drop b1 B", "send shaum")
    assert (palms(position, "c3"), position.palms_left) == (0, 12)


def test_a_palace_that_shaum_brings_is_not_moved_beside() -> None:
    """§6 Hagis has nothing to say to it."""
    position = about_to_steal("B", "shaum")
    endow(position, 0, "hagis")
    hold(position, 0, elders=1)
    claim(position, "c3", 1)
    claim(position, "e3", 0)
    position.palaces = [1 if tile == 14 else 0 for tile in range(c.TILES)]
    position.palaces_left = 9
    play(position, "pick a1", "drop b1 B", "send shaum", "aim e3")
    assert palaces(position, "e3") == 1
    assert not [move for move in legal(position) if move.startswith("power hagis")]


def test_nobody_is_paid_when_ouafat_brings_baal_itself() -> None:
    """§6 Another djinn pays its new owner's opponents who have Ba'al."""
    position = about_to_steal("E", "ouafat")
    endow(position, 1, "baal")
    play(position, "pick a1", "drop b1 E", "send ouafat")
    assert position.djinns[0] == 1 << c.BAAL
    assert position.gold[:2] == [50, 50]
    other = about_to_steal("E", "ouafat", 3)
    endow(other, 1, "enki")
    endow(other, 2, "baal morgiane")
    play(other, "pick a1", "drop b1 E", "send ouafat")
    assert other.djinns[0] == 1 << c.ENKI
    assert other.gold[:3] == [50, 50, 52]


# Ibus and Kandicha


def two_assassins(tile: str, **more: Any) -> Position:
    """Seat 0, with Kandicha and Ibus, has called on Ibus; the victims of the test stand on c1."""
    position = table(2, {"a1": "A", "b1": "A", "c1": tile}, {"c2": "village", "d1": "village"}, **more)
    endow(position, 0, "kandicha ibus")
    hold(position, 0, elders=1)
    play(position, "pick a1", "drop b1 A", "power ibus elder")
    return position


def test_both_victims_are_named_before_kandicha_gives_anything() -> None:
    """Q22 Two merchants are two cards, but not one before the second victim is named."""
    position = two_assassins("MMB")
    play(position, "kill c1 M")
    assert (phase(position), legal(position)) == ("killing_again", ["kill c1 M", "kill c1 B"])
    assert hand(position, 0) == {}
    play(position, "kill c1 M")
    assert phase(position) == "drawing_card"
    play(position, "resource silk", "resource fish")
    assert hand(position, 0) == {"silk": 1, "fish": 1}
    assert phase(position) == "tile_action"


def test_kandicha_pays_for_both_in_the_order_in_which_they_were_named() -> None:
    """Q22"""
    position = two_assassins("BV")
    assert [type(event) for event in play(position, "kill c1 B")] == [e.Killed, e.Asked]
    assert position.gold[0] == 50
    told = play(position, "kill c1 V")
    paid = [event for event in told if isinstance(event, e.Built | e.KeptByKandicha)]
    assert paid == [e.Built(0, 2, 0, 2), e.KeptByKandicha(0, "vizier")]
    assert (position.gold[0], position.viziers[0], owner(position, "c1")) == (52, 1, 0)
    other = two_assassins("BV")
    told = play(other, "kill c1 V")
    assert other.viziers[0] == 0
    told = play(other, "kill c1 B")
    paid = [event for event in told if isinstance(event, e.Built | e.KeptByKandicha)]
    assert paid == [e.KeptByKandicha(0, "vizier"), e.Built(0, 2, 0, 2)]


def test_held_victims_too_come_to_kandicha_together() -> None:
    """Q22"""
    position = two_assassins("M")
    hold(position, 1, elders=1, viziers=1)
    play(position, "kill seat 1 V")
    assert (position.viziers[:2], position.elders[:2]) == ([0, 0], [0, 1])
    assert legal(position) == ["kill seat 1 E"]
    play(position, "kill seat 1 E")
    assert (position.viziers[:2], position.elders[:2]) == ([1, 0], [1, 0])


def test_a_single_victim_serves_kandicha_at_once() -> None:
    """Q22 Where Ibus finds no second one, nothing is waited for."""
    position = two_assassins("M")
    play(position, "kill c1 M")
    assert phase(position) == "drawing_card"
    play(position, "resource silk")
    assert (hand(position, 0), owner(position, "c1"), phase(position)) == ({"silk": 1}, 0, "tile_action")


# Cases of §5


def test_one_does_not_kill_ones_own_people() -> None:
    """§5"""
    position = table(2, {"a1": "A", "b1": "A", "c1": "V"})
    hold(position, 0, elders=1, viziers=1)
    play(position, "pick a1", "drop b1 A")
    assert legal(position) == ["kill c1 V"]


def test_marid_counts_only_tiles_that_were_owned_before_the_move() -> None:
    """§5 The tile that the move itself takes pays nothing, and neither does what Anun-Nak places."""
    position = table(2, {"a1": "V", "b1": "V"}, camels={"c3": 0})
    endow(position, 0, "marid anun_nak")
    hold(position, 0, elders=1)
    play(position, "power anun_nak elder", "aim d3", "meeples MMM", "pick a1", "drop b1 V")
    assert owner(position, "b1") == 0
    assert position.gold[0] == 50


def test_a_tile_taken_with_utug_stays_taken_when_its_meeples_go() -> None:
    """§5"""
    position = table(2, {"a1": "V", "b1": "V", "c1": "E"}, row="")
    endow(position, 0, "utug")
    hold(position, 0, elders=2)
    play(position, "power utug elder", "aim a1", "pick a1", "drop b1 V")
    assert on(position, "a1") == ""
    assert owner(position, "a1") == 0


def test_a_power_that_places_needs_a_piece_to_place() -> None:
    """§5 Bouraq without a palace, Enki without a palm, Leta without a camel are not offered."""
    position = table(2, {"a1": "V", "b1": "V"}, {"c3": "village", "d4": "oasis"})
    endow(position, 0, "bouraq enki leta")
    hold(position, 0, elders=4)
    position.palaces_left = position.palms_left = 0
    position.camels = [0, 11, 0, 0]
    assert legal(position) == ["pick a1", "pick b1"]


def test_sibittis_draws_what_is_left() -> None:
    """§5 Fewer than three, then none at all."""
    position = table(2, {"a1": "V", "b1": "V"})
    endow(position, 0, "sibittis")
    hold(position, 0, elders=4)
    position.djinn_pile, position.djinn_discard = 0, 1 << c.BOAZ
    play(position, "power sibittis elder", "summon boaz", "keep boaz")
    assert position.djinns[0] >> c.BOAZ & 1
    empty = table(2, {"a1": "V", "b1": "V"})
    endow(empty, 0, "sibittis")
    hold(empty, 0, elders=4)
    empty.djinn_pile = empty.djinn_discard = 0
    assert legal(empty) == ["pick a1", "pick b1"]
