"""A whole turn of four players, from the events to the next first player: 9th turn, Red begins."""

from __future__ import annotations

import msgspec

from caravanserai.games.emira.engine import Position
from caravanserai.games.emira.game import GAME
from tests.conformance.playthroughs import FOLDER
from tests.games.emira.table import caravans, deal, give, guests, house, play, refused, stack, stack_status, table

GREEN, RED, BLUE, BLACK = range(4)


def ninth_turn() -> Position:
    """Green, Red, Blue and Black sit clockwise; a camel is left over from the turn before."""
    position = table(4, turn=9)
    position.colour = [0, 2, 3, 4, -1]
    position.colours_left = 1 << 1
    position.first, position.asked, position.place = RED, RED, 1
    give(position, GREEN, gold=620, camels=2, sections=1, tokens="beauty", status="400", large_slow=6)
    give(position, RED, gold=480, status="350 300", small_slow=5)
    give(position, BLUE, gold=900, camels=1, sections=1, tokens="clothes manners")
    give(position, BLACK, gold=350, sections=1, tokens="manners", status="700", small_fast=3, large_slow=7)
    for seat, princess in ((GREEN, "nibal"), (RED, "fatima"), (BLUE, "sahar")):
        house(position, seat, princess)
    for seat, card in ((GREEN, "golden_times"), (RED, "vermin"), (BLUE, "camel_breeding")):
        deal(position, seat, card)
    position.offer_camel, position.camels_left = 1, position.camels_left - 1
    stack(position, "farah")
    stack_status(position, "800")
    return position


def test_the_whole_turn() -> None:
    """§4"""
    position = ninth_turn()
    play(position, "play vermin", "track large_slow")
    assert caravans(position, GREEN) == {"large_slow": [5]}
    assert caravans(position, BLACK)["large_slow"] == [6]
    play(position, "play camel_breeding")
    assert position.camels[GREEN] == 3
    assert position.actor() == GREEN
    play(position, "play golden_times", "bag beauty")
    assert position.gold[:4] == [1100, 840, 1080, 1250]
    assert caravans(position, GREEN) == {"large_slow": [4]}
    assert caravans(position, BLACK) == {"small_fast": [2], "large_slow": [5]}
    assert GAME.view(position, RED).offer.camel

    assert refused(position, "relief") == "no_need"
    play(position, "on", "on", "on", "on")
    play(position, "bid 50", "bid 100", "bid 200", "bid 300", "pass", "pass", "pass")
    assert position.gold[GREEN] == 950
    play(position, "buy status")
    assert (position.gold[GREEN], GAME.view(position, RED).seats[GREEN].status_points) == (150, 3)

    play(position, "on", "on", "on")
    assert position.actor() == RED
    play(position, "bid 10", "bid 60", "pass", "pass")
    assert position.gold[BLUE] == 1070
    play(position, "buy large_slow")
    assert (position.gold[BLUE], caravans(position, BLUE)) == (320, {"large_slow": [8]})

    play(position, "on", "on")
    assert position.actor() == BLACK
    play(position, "pass", "pass", "buy appearance")
    assert (position.gold[BLACK], GAME.view(position, RED).seats[BLACK].appearance) == (900, 2)
    assert position.actor() == RED
    play(position, "buy section")
    assert (position.gold[RED], GAME.view(position, RED).seats[RED].rooms) == (340, 3)

    play(position, "on", "cards 2", "card bazaar", "card vermin", "keep bazaar")
    assert position.gold[BLUE] == 170
    play(position, "cards 3", "card new_orders", "card sick_camels", "card guest_house", "keep guest_house")
    assert position.gold[BLACK] == 650
    play(position, "on")

    assert guests(position, GREEN) == ["nibal", "farah"]
    assert (position.turn, position.first) == (10, BLUE)
    incomes = {GREEN: 150 + 250, RED: 150 + 150, BLUE: 150 + 250, BLACK: 200 + 300 + 250}
    before = [50, 290, 120, 650]
    asked = GAME.view(position, BLUE).phase
    assert asked == "playing_cards"
    assert position.gold[:4] == before
    play(position, "on", "on")
    assert position.gold[:4] == [gold + incomes[seat] for seat, gold in enumerate(before)]


def test_the_recorded_turn_is_this_one() -> None:
    """§4: the recording begins with this position, and ends with the gold and the first player that the rules tell."""
    text = (FOLDER / "emira" / "worked_turn.txt").read_text(encoding="utf-8")
    begins = [line.split(maxsplit=2)[1:] for line in text.splitlines() if line.startswith("begins ")]
    assert {name: msgspec.json.decode(value) for name, value in begins} == msgspec.to_builtins(GAME.save(ninth_turn()))
    last = dict(line.split(" = ") for line in text.splitlines() if " = " in line)
    assert msgspec.json.decode(last["gold"])[:4] == [50, 290, 120, 650]
    assert (last["turn"], last["first"]) == ("10", str(BLUE))
    assert 'princess_joined princess="farah" seat=0' in text
