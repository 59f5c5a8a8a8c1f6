"""The rulings of §7 and the cases of §5 and §6 that no other scenario settles."""

from __future__ import annotations

import pytest

from caravanserai.core.options import option_table
from caravanserai.core.speech import languages
from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes import events as e
from caravanserai.games.five_tribes.game import GAME
from caravanserai.games.five_tribes.names import DJINNS
from caravanserai.games.five_tribes.options import FiveTribesOptions
from tests.games.citations import rulings
from tests.games.five_tribes.laid import NEXT, START, THREE, TWO, djinns_but, lay, line
from tests.games.laid import Laid

MOVE = ("pick a1", "drop b1 V")
BEFORE = f"{START} a1[V] b1[V]"
"""Seat 0 is about to make a move with viziers."""

# Powers and when they may be used


def test_the_second_marker_may_use_a_power_again() -> None:
    """Q1 Once for each activation, so twice a round with two markers."""
    table = lay(f"{BEFORE} c3[village] seat0[elders=2 djinns=bouraq]")
    table.play("power bouraq elder", "aim c3")
    assert table.refuses("power bouraq elder") == "power_used"
    table.play(*MOVE)
    assert table.now == line(f"{NEXT} b1[@0] c3[village palace] seat0[viziers=2 elders=1 djinns=bouraq]")
    assert table.acts == 0
    table.play("power bouraq elder", "aim c3")
    assert table.now == line(f"{NEXT} b1[@0] c3[village palace*2] seat0[viziers=2 djinns=bouraq used=bouraq]")


@pytest.mark.parametrize(("djinn", "design", "piece"), [("hagis", "village", "palace"), ("lamia", "oasis", "palm")])
def test_the_tiles_beside_include_the_diagonal_ones(djinn: str, design: str, piece: str) -> None:
    """Q4 Eight neighbours, of any kind and any owner, but not the tile itself."""
    table = lay(f"{START} b2[V] c2[V {design}] d3[@1] seat0[elders=1 djinns={djinn}]")
    table.play("pick b2", "drop c2 V", f"power {djinn} elder")
    assert set(table.options) == {f"aim {tile}" for tile in ("b1", "c1", "d1", "b2", "d2", "b3", "c3", "d3")}
    table.play("aim d3")
    assert table.now == line(f"{NEXT} c2[{design} @0] d3[@1 {piece}] seat0[viziers=2 djinns={djinn}]")


def test_echidna_is_too_late_after_the_builders() -> None:
    """Q5 Won at a sacred place, it doubles nothing that has been built before."""
    oases = "b4[oasis] c4[oasis] d4[oasis]"
    table = lay(f"{START} b3[B] c3[B sacred_6] {oases} djinns[echidna monkir nekir] seat0[elders=4]")
    table.play("pick b3", "drop c3 B", "djinn 1 elder")
    assert not [move for move in table.options if move.startswith("power echidna")]
    after = "djinns[monkir nekir] seat0[gold=52 elders=2 djinns=echidna]"
    assert table.now == line(f"{NEXT} c3[sacred_6 @0] {oases} {after}")


def test_echidna_does_not_double_what_kandicha_builds() -> None:
    """Q6 The victim is not one's own builder: Echidna has nothing to do when assassins act."""
    villages = "c2[village] d1[village]"
    table = lay(f"{START} a1[A] b1[A] c1[B] {villages} seat0[elders=2 djinns=kandicha,echidna]")
    table.play("pick a1", "drop b1 A")
    assert table.options == ["kill c1 B"]
    table.play("kill c1 B")
    assert table.now == line(f"{NEXT} b1[@0] c1[@0] {villages} seat0[gold=52 elders=2 djinns=kandicha,echidna]")


def test_each_marker_is_tested_afresh_in_the_last_round() -> None:
    """Q10 Who has no move sets the end; a later one for whom a djinn makes a move has to make it, and it stays the last round."""
    table = lay("players=3 phase=starting a1[V] seat1[elders=1 djinns=anun_nak]")
    table.play("on")
    last = "players=3 phase=starting turn=1 last_round=yes track[. . . 2] acted[0 1] turns=1"
    assert table.now == line(f"{last} a1[V] seat1[elders=1 djinns=anun_nak]")
    assert table.acts == 1
    table.play("power anun_nak elder", "aim b1", "meeples VVE")
    assert table.refuses("on") == "must_move"
    table.play("pick a1", "drop b1 V")
    after = "track[] acted[0 1 2] turns=2 b1[E] seat1[viziers=3 djinns=anun_nak used=anun_nak]"
    assert table.now == line(f"players=3 phase=over turn=2 last_round=yes {after}")


def test_a_power_that_was_left_unused_does_not_hinder_the_end() -> None:
    """Q10 Whoever could make a move with a djinn and does not has no move, and sets the end."""
    table = lay("players=2 phase=starting a1[V] seat0[elders=1 djinns=anun_nak]")
    table.play("on")
    assert "last_round=yes" in table.now


def test_kumarbi_is_used_at_each_bid() -> None:
    """Q15 Two markers, two bids, fakirs for both."""
    table = lay(f"{TWO} seat0[hand=fakir*2 djinns=kumarbi]")
    table.play("bid 8 with 1", "bid 12 with 1")
    after = f"discard[fakir*2] seat0[gold={50 - 5 - 8} djinns=kumarbi]"
    assert table.now == line(f"{TWO} track[. . . . . . 0 0] {after}")


def test_no_power_between_two_drops() -> None:
    """Q17"""
    table = lay(f"{START} a1[VE] b1[M] c1[V] seat0[elders=1 djinns=bouraq]")
    assert "power bouraq elder" in table.options
    table.play("pick a1", "drop b1 E")
    assert table.asks == "sowing"
    assert not [move for move in table.options if move.startswith("power")]
    table.play("drop c1 V")
    assert "power bouraq elder" in table.options


def test_powers_before_and_after_the_sale() -> None:
    """Q18"""
    table = lay(f"{BEFORE} c3[village] d4[oasis] seat0[elders=2 hand=silk,fish djinns=bouraq,enki]")
    table.play(*MOVE)
    while table.asks != "ending":
        table.play("on")
    table.play("power bouraq elder", "aim c3", "offer silk", "sell", "power enki elder", "aim d4")
    seat = "seat0[gold=51 viziers=2 hand=fish djinns=bouraq,enki used=bouraq,enki]"
    after = "b1[@0] c3[village palace] d4[oasis palm] discard[silk] end_tile=b1 taken=2"
    assert table.now == line(f"{TWO} phase=ending {after} {seat}")


def windows(table: Laid, *moves: str) -> set[str]:
    """Where Bouraq could be called on while these moves are made."""
    found = set()
    for move in (*moves, None):
        if "power bouraq elder" in table.options:
            found.add(table.asks)
        if move is not None:
            table.play(move)
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
    table = lay(f"players=2 phase=starting a1[{tribe}] b1[{tribe}] c1[M] seat0[elders=1 djinns=bouraq]")
    assert windows(table, "pick a1", f"drop b1 {tribe}", *acts, "on", "on") == found


@pytest.mark.parametrize(("tribe", "others"), [("B", "A" * 18), ("A", "B" * 18)])
def test_anun_nak_can_draw_those_who_are_about_to_act(tribe: str, others: str) -> None:
    """Q23 Builders and assassins are in the bag before they act: here with the elder who was paid, and nobody else."""
    crowd = f"f1[{'M' * 17}] f2[{tribe * 16}] f3[{others}] seat1[viziers=16 elders=19]"
    table = lay(f"players=2 phase=starting a1[{tribe}] b1[{tribe}] c1[M] {crowd} seat0[elders=1 djinns=anun_nak]")
    table.play("pick a1", f"drop b1 {tribe}", "power anun_nak elder", "aim d1")
    assert table.options == [f"meeples E{tribe}{tribe}"]
    table.play(f"meeples E{tribe}{tribe}")
    assert f"d1[E{tribe}{tribe} small_market]" in table.now


# The end

LAST = "players=3 phase=starting track[] acted[1 2 0] a1[V] b1[V]"
"""The last marker of a round of three is about to move."""
FULL = "row[fakir*9] djinns[marid monkir nekir]"
"""All rows are full."""
ENDED = "players=3 phase=over last_round=yes acted[1 2 0] b1[@0]"
"""It has moved, and that was the end."""
ANUN_NAK = "seat1[elders=1 djinns=anun_nak]"


def test_a_round_that_leaves_no_move_is_the_last() -> None:
    """Q21 Nobody bids for a round in which nobody could move: the points are counted at once."""
    table = lay(f"{LAST} f5[E] {FULL}")
    told = table.play(*MOVE, "on")
    assert e.NobodyCanMove() in told
    assert table.now == line(f"{ENDED} f5[E] {FULL} seat0[viziers=2]")
    outcome = GAME.outcome(table.position)
    assert outcome is not None
    assert outcome.scores == [50 + 2 + 20 + 6, 50, 50]


def test_the_rows_are_filled_before_the_game_ends_so() -> None:
    """Q21 The round is over when its clean-up is done."""
    table = lay(f"{LAST} row[fakir*9] djinns[enki sloar]")
    table.play(*MOVE, "on")
    assert table.asks == "filling_djinns"
    table.play("summon leta")
    assert table.now == line(f"{ENDED} row[fakir*9] djinns[enki sloar leta] seat0[viziers=2]")


def test_a_round_that_leaves_a_move_is_followed_by_another() -> None:
    """Q21"""
    table = lay(f"{LAST} e5[E] f5[E] {FULL}")
    table.play(*MOVE, "on")
    assert table.now == line(f"players=3 round=2 order[1 2 0] b1[@0] e5[E] f5[E] {FULL} seat0[viziers=2]")
    assert table.asks == "bidding"


def test_a_djinn_that_could_make_a_move_does_not_hold_the_end_up() -> None:
    """Q21 Nobody is on turn who could call on Anun-Nak."""
    table = lay(f"{LAST} f5[E] {FULL} {ANUN_NAK}")
    table.play(*MOVE, "on")
    assert table.now == line(f"{ENDED} f5[E] {FULL} seat0[viziers=2] {ANUN_NAK}")


def test_one_more_round_without_moves_where_the_table_says_so() -> None:
    """Q21: `empty_round` Bids, powers and sales; and if a power makes a move possible, it is made."""
    table = lay(f"empty_round=yes {LAST} f5[E] {FULL} {ANUN_NAK} seat2[hand=silk]")
    table.play(*MOVE, "on")
    after = f"b1[@0] f5[E] {FULL} seat0[viziers=2] {ANUN_NAK} seat2[hand=silk]"
    assert table.now == line(f"empty_round=yes players=3 round=2 order[1 2 0] {after}")
    assert table.asks == "bidding"
    table.play("bid 1", "bid 3", "bid 0")
    assert (table.asks, table.acts, "last_round=yes" in table.now) == ("ending", 2, True)
    table.play("offer silk", "sell")
    assert (table.asks, table.acts) == ("starting", 1)
    table.play("power anun_nak elder", "aim f4", "meeples EEE", "pick f5", "drop f4 E", "on")
    seats = "seat0[viziers=2] seat1[gold=49 elders=4 djinns=anun_nak used=anun_nak] seat2[gold=48]"
    over = "players=3 phase=over turn=0 round=2 last_round=yes order[1 2 0] acted[2 1 0] turns=3"
    assert table.now == line(f"empty_round=yes {over} b1[@0] f4[@1] {FULL} discard[silk] {seats}")


@pytest.mark.parametrize("language", languages())
def test_every_option_is_told_with_its_ruling(language: str) -> None:
    """§7 In every language."""
    told = " ".join(rulings("five_tribes", language).values())
    assert [option.name for option in option_table(FiveTribesOptions) if f"`{option.name}`" not in told] == []


# Information


def test_gold_and_hands_are_open_where_the_table_says_so() -> None:
    """Q19 Hidden as ruled; open to everybody, those who watch included, with the option."""
    table = f"{THREE} phase=starting seat1[hand=silk,fakir]"
    hidden, opened = lay(table).position, lay(f"{table} open_hands=yes").position
    for seat in (0, None):
        assert (GAME.view(hidden, seat).seats[1].gold, GAME.view(hidden, seat).seats[1].hand) == (None, None)
        assert GAME.view(opened, seat).seats[1].gold == 50
        assert GAME.view(opened, seat).seats[1].hand is not None


@pytest.mark.parametrize("open_hands", [False, True])
def test_a_card_off_the_pile_is_told_to_all_where_hands_are_open(open_hands: bool) -> None:
    """Q19 And whoever keeps a view up to date by what is heard knows the hand."""
    table = lay(f"{BEFORE} open_hands={'yes' if open_hands else 'no'} seat0[hand=fakir djinns=sloar]")
    table.play("power sloar fakir")
    before = GAME.view(table.position, 1)
    heard = [GAME.redacted(event, 1) for event in table.play("resource silk")]
    assert e.CardDrawn(0, "silk" if open_hands else None, open_hands) in heard
    assert GAME.after(before, heard) == GAME.view(table.position, 1)


# Points


def scores(text: str) -> list[int]:
    """What each seat has when nobody can move any more."""
    table = lay(f"phase=starting last_round=yes {text}")
    while table.asks != "over":
        table.play("on")
    return [*GAME.final_scores(table.position)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_morgiane_and_every_thief_are_worth_six(seats: int) -> None:
    """Q11, Q12"""
    thieves = "seat0[djinns=morgiane] seat1[thieves=houssain,ziad,ouafat,kohdian,shaum]"
    assert scores(f"players={seats} thieves=yes a1[V] {thieves}") == [56, 80, *[50] * (seats - 2)]


def test_the_djinns_are_worth_what_their_cards_say() -> None:
    """§1 Four of four points, one of five, ten of six, five of eight, two of ten: 141 in all, and Morgiane."""
    assert len(DJINNS) == 23
    points = [c.DJINN_POINTS[djinn] for djinn in range(len(DJINNS)) if DJINNS[djinn] != "morgiane"]
    assert [points.count(worth) for worth in (4, 5, 6, 8, 10)] == [4, 1, 10, 5, 2]
    assert sum(points) == 141


@pytest.mark.parametrize(("viziers", "points"), [("each", [35, 13, 13, 0]), ("most", [15, 3, 3, 0])])
def test_the_tens_for_viziers(viziers: str, points: list[int]) -> None:
    """Q25 Ten for every opponent with fewer, or ten for having the most."""
    seats = "seat0[gold=0 viziers=5] seat1[gold=0 viziers=3] seat2[gold=0 viziers=3] seat3[gold=0]"
    assert scores(f"viziers={viziers} a1[M] {seats}") == points


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


def about_to_steal(tribe: str, thief: str, more: str = "", start: str = START) -> Laid:
    """Seat 0 has acted with two of a tribe, and may send the thief that goes with it."""
    table = lay(f"{start} thieves=yes a1[{tribe}] b1[{tribe}] {more} seat0[thieves={thief}]")
    table.play("pick a1", f"drop b1 {tribe}")
    return table


def test_a_thief_sleeps_until_the_next_round() -> None:
    """Q2 Or until the next activation, where the table says so."""
    for wait, awake in (("round", False), ("activation", True)):
        table = lay(
            f"{START} thieves=yes thief_wait={wait} thief_shown=ziad a1[V] b1[V sacred_6] seat0[elders=2] seat1[viziers=1]"
        )
        table.play(*MOVE, "hire elder", "pick e5", "drop f5 V")
        assert ("send ziad" in table.options) == awake


def test_the_others_choose_from_the_left_on() -> None:
    """Q13"""
    hands = " ".join(f"seat{seat}[hand=silk,fish,wheat]" for seat in (1, 2, 3))
    table = about_to_steal("M", "houssain", hands, "phase=starting")
    table.play("send houssain")
    asked = []
    while table.asks == "giving":
        asked.append(table.acts)
        table.play(table.options[0])
    assert asked == [1, 1, 2, 2, 3, 3]


def test_houssain_wants_no_fakirs() -> None:
    """Q14 Who has fewer than two goods gives what there is, and keeps the fakirs."""
    table = about_to_steal("M", "houssain", "seat1[hand=silk,fakir*2]")
    table.play("send houssain")
    assert table.options == ["give silk"]
    table.play("give silk", "on")
    after = "gone[houssain] b1[@0] seat0[hand=silk] seat1[hand=fakir*2] end_tile=b1 tribe=merchant taken=2"
    assert table.now == line(f"{TWO} thieves=yes phase=ending {after}")


def test_boaz_is_no_protection_from_ziad() -> None:
    """§6 Thieves are not assassins."""
    table = about_to_steal("V", "ziad", "seat1[viziers=1 djinns=boaz]")
    table.play("send ziad")
    assert table.now == line(f"{NEXT} thieves=yes gone[ziad] b1[@0] seat0[viziers=3] seat1[djinns=boaz]")


def all_camels(seat: int) -> str:
    """Eleven tiles of a seat, which are as many as it has camels where two play."""
    return " ".join(f"{tile}[@{seat}]" for tile in ("a3", "b3", "c3", "d3", "e3", "a4", "b4", "c4", "d4", "e4", "f4"))


def test_the_end_stays_set_when_kohdian_brings_a_camel_back() -> None:
    """§6 A last camel that was placed has ended the game, whatever comes back."""
    table = about_to_steal("A", "kohdian", f"last_round=yes {all_camels(1)}")
    table.play("send kohdian", "aim c3")
    after = all_camels(1).replace("c3[@1]", "c3[@0]")
    assert table.now == line(f"{NEXT} last_round=yes thieves=yes gone[kohdian] b1[@0] {after}")
    assert table.position.camels[1] == 1


def test_kohdian_without_a_camel_takes_nothing() -> None:
    """§6 The thief may be sent all the same: the tile is neutral then."""
    own = all_camels(0).replace("a3[@0]", "b1[@0]")
    table = lay(f"{START} last_round=yes thieves=yes a1[A] {own.replace('b1[', 'b1[A ')} f3[@1] seat0[thieves=kohdian]")
    table.play("pick a1", "drop b1 A", "send kohdian")
    assert table.now == line(f"{NEXT} last_round=yes thieves=yes gone[kohdian] {own}")


def test_shaum_without_a_tile_sends_the_piece_to_the_supply() -> None:
    """§6"""
    table = lay(f"{START} thieves=yes a1[B] b1[BE] c3[@1 palm] seat0[thieves=shaum]")
    table.play("pick a1", "drop b1 B", "send shaum")
    assert table.now == line(f"{NEXT} thieves=yes gone[shaum] b1[E] c3[@1]")


def test_a_palace_that_shaum_brings_is_not_moved_beside() -> None:
    """§6 Hagis has nothing to say to it."""
    seat = "seat0[elders=1 djinns=hagis thieves=shaum]"
    table = lay(f"{START} thieves=yes a1[B] b1[B] c3[@1 palace] e3[@0] {seat}")
    table.play("pick a1", "drop b1 B", "send shaum", "aim e3")
    assert not [move for move in table.options if move.startswith("power hagis")]
    after = "gone[shaum] b1[@0] c3[@1] e3[@0 palace] seat0[elders=1 djinns=hagis]"
    assert table.now == line(f"{NEXT} thieves=yes {after}")


def test_nobody_is_paid_when_ouafat_brings_baal_itself() -> None:
    """§6 Another djinn pays its new owner's opponents who have Ba'al."""
    table = about_to_steal("E", "ouafat", "seat1[djinns=baal]")
    table.play("send ouafat")
    assert table.now == line(f"{NEXT} thieves=yes gone[ouafat] b1[@0] seat0[gold=50 elders=2 djinns=baal] seat1[gold=50]")
    other = about_to_steal("E", "ouafat", "seat1[djinns=boaz] seat2[djinns=baal,morgiane]", f"{THREE} phase=starting")
    other.play("send ouafat")
    seats = "seat0[gold=50 elders=2 djinns=boaz] seat1[gold=50] seat2[gold=52 djinns=baal,morgiane]"
    after = f"turn=1 track[. . . 2] acted[0 1] turns=1 gone[ouafat] b1[@0] {seats}"
    assert other.now == line(f"{THREE} thieves=yes phase=starting {after}")


# Ibus and Kandicha

VILLAGES = "c2[village] d1[village]"
BOTH = "djinns=ibus,kandicha used=ibus"


def two_assassins(tile: str, more: str = "") -> Laid:
    """Seat 0, with Kandicha and Ibus, has called on Ibus; the victims of the test stand on c1."""
    table = lay(f"{START} a1[A] b1[A] c1[{tile}] {VILLAGES} {more} seat0[elders=1 djinns=kandicha,ibus]")
    table.play("pick a1", "drop b1 A", "power ibus elder")
    return table


def test_both_victims_are_named_before_kandicha_gives_anything() -> None:
    """Q22 Two merchants are two cards, but not one before the second victim is named."""
    table = two_assassins("MMB")
    table.play("kill c1 M")
    assert (table.asks, table.options) == ("killing_again", ["kill c1 M", "kill c1 B"])
    assert f"seat0[{BOTH}]" in table.now
    table.play("kill c1 M")
    assert table.asks == "drawing_card"
    table.play("resource silk", "resource fish")
    after = f"b1[@0] c1[B] {VILLAGES} seat0[hand=silk,fish {BOTH}] end_tile=b1 tribe=assassin taken=2"
    assert table.now == line(f"{TWO} phase=ending {after}")


def test_kandicha_pays_for_both_in_the_order_in_which_they_were_named() -> None:
    """Q22"""
    after = f"{NEXT} b1[@0] c1[@0] {VILLAGES} seat0[gold=52 viziers=1 djinns=kandicha,ibus]"
    table = two_assassins("BV")
    assert [type(event) for event in table.play("kill c1 B")] == [e.Killed, e.Asked]
    assert f"seat0[{BOTH}]" in table.now
    told = table.play("kill c1 V")
    paid = [event for event in told if isinstance(event, e.Built | e.KeptByKandicha)]
    assert paid == [e.Built(0, 2, 0, 2), e.KeptByKandicha(0, "vizier")]
    assert table.now == line(after)
    other = two_assassins("BV")
    other.play("kill c1 V")
    assert f"seat0[{BOTH}]" in other.now
    told = other.play("kill c1 B")
    paid = [event for event in told if isinstance(event, e.Built | e.KeptByKandicha)]
    assert paid == [e.KeptByKandicha(0, "vizier"), e.Built(0, 2, 0, 2)]
    assert other.now == line(after)


def test_held_victims_too_come_to_kandicha_together() -> None:
    """Q22"""
    table = two_assassins("M", "seat1[viziers=1 elders=1]")
    table.play("kill seat 1 V")
    assert {f"seat0[{BOTH}]", "seat1[elders=1]"} <= set(table.now)
    assert table.options == ["kill seat 1 E"]
    table.play("kill seat 1 E")
    assert table.now == line(f"{NEXT} b1[@0] c1[M] {VILLAGES} seat0[viziers=1 elders=1 djinns=kandicha,ibus]")


def test_a_single_victim_serves_kandicha_at_once() -> None:
    """Q22 Where Ibus finds no second one, nothing is waited for."""
    table = two_assassins("M")
    table.play("kill c1 M")
    assert table.asks == "drawing_card"
    table.play("resource silk")
    after = f"b1[@0] c1[@0] {VILLAGES} seat0[hand=silk {BOTH}] end_tile=b1 tribe=assassin taken=2"
    assert table.now == line(f"{TWO} phase=ending {after}")


# Cases of §5


def test_one_does_not_kill_ones_own_people() -> None:
    """§5"""
    table = lay(f"{START} a1[A] b1[A] c1[V] seat0[viziers=1 elders=1]")
    table.play("pick a1", "drop b1 A")
    assert table.options == ["kill c1 V"]


def test_marid_counts_only_tiles_that_were_owned_before_the_move() -> None:
    """§5 The tile that the move itself takes pays nothing, and neither does what Anun-Nak places."""
    table = lay(f"{BEFORE} c3[@0] seat0[elders=1 djinns=marid,anun_nak]")
    table.play("power anun_nak elder", "aim d3", "meeples MMM", *MOVE)
    assert table.now == line(f"{NEXT} b1[@0] c3[@0] d3[MMM] seat0[gold=50 viziers=2 djinns=marid,anun_nak]")


def test_a_tile_taken_with_utug_stays_taken_when_its_meeples_go() -> None:
    """§5"""
    table = lay(f"{BEFORE} c1[E] seat0[elders=2 djinns=utug]")
    table.play("power utug elder", "aim a1", *MOVE)
    assert table.now == line(f"{NEXT} a1[@0] b1[@0] c1[E] seat0[viziers=2 djinns=utug]")


def test_a_power_that_places_needs_a_piece_to_place() -> None:
    """§5 Bouraq without a palace, Enki without a palm, Leta without a camel are not offered."""
    full = f"last_round=yes {all_camels(0)} a5[village palace*10] b5[oasis palm*12]"
    table = lay(f"players=2 phase=starting a1[V] b1[V] {full} seat0[elders=4 djinns=bouraq,enki,leta]")
    assert table.options == ["pick a1", "pick b1"]


def test_sibittis_draws_what_is_left() -> None:
    """§5 Fewer than three, then none at all."""
    others = f"seat1[djinns={djinns_but('sibittis', 'boaz', 'baal')}]"
    table = lay(f"players=2 phase=starting a1[V] b1[V] djinns[baal] seat0[elders=4 djinns=sibittis] {others} djinn_discard=boaz")
    table.play("power sibittis elder", "summon boaz", "keep boaz")
    after = f"djinns[baal] seat0[elders=2 djinns=sibittis,boaz used=sibittis] {others}"
    assert table.now == line(f"players=2 phase=starting a1[V] b1[V] {after}")
    everybody = f"seat0[elders=4 djinns=sibittis] seat1[djinns={djinns_but('sibittis')}]"
    assert lay(f"players=2 phase=starting a1[V] b1[V] {everybody}").options == ["pick a1", "pick b1"]
