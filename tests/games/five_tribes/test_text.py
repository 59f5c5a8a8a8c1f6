"""The words of Five Tribes, where they need more than every game's: numbers, secrets, and sentences as they are read."""

from __future__ import annotations

import pytest

from caravanserai.core.speech import Speech, languages
from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes import events as e
from caravanserai.games.five_tribes.game import GAME
from caravanserai.games.five_tribes.names import DJINNS, PAYMENTS, TRIBES
from caravanserai.games.five_tribes.table import moves as m

NAMES = ["Ada", "Bo", "Cy", "Di"]


@pytest.mark.parametrize("language", languages())
def test_people_are_counted(language: str) -> None:
    speech = Speech(language, "five_tribes", strict=True)
    for tribe in TRIBES:
        assert all(str(count) in speech.say("five_tribes-people", tribe=tribe, count=count) for count in (1, 2, 5))


@pytest.mark.parametrize(
    ("count", "words"), [(1, "1 monetę"), (2, "2 monety"), (5, "5 monet"), (12, "12 monet"), (22, "22 monety"), (0, "0 monet")]
)
def test_polish_counts_coins_as_poles_do(count: int, words: str) -> None:
    assert Speech("pl", "five_tribes", strict=True).tell(e.Opened(0, count, {}), NAMES) == f"Ada pokazuje {words}."


def test_french_has_one_coin_for_none() -> None:
    told = [Speech("fr", "five_tribes", strict=True).tell(e.Opened(0, count, {}), NAMES) for count in (0, 1, 2)]
    assert told == ["Ada montre 0 pièce d’or.", "Ada montre 1 pièce d’or.", "Ada montre 2 pièces d’or."]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            [
                "Ada drops an elder on c3.",
                "Bo sells ivory and silk for 3 gold.",
                "Ada’s assassins kill one of Bo’s elders.",
                "Ada takes spot 3 and pays 1 gold, by Kumarbi’s favour.",
                "Kill Cy’s vizier",
            ],
        ),
        (
            "pl",
            [
                "Ada zostawia starszego na c3.",
                "Bo sprzedaje kość słoniową i jedwab za 3 monety.",
                "Ada nasyła zabójców: Bo traci starszego.",
                "Ada zajmuje pole 3 i płaci 1 monetę; pomaga Kumarbi.",
                "Zabij wezyra (Cy)",
            ],
        ),
        (
            "fr",
            [
                "Ada dépose un sage sur c3.",
                "Bo vend un lot pour 3 pièces d’or\u00a0: ivoire et soie.",
                "Ada envoie ses assassins\u00a0: Bo perd un sage.",
                "Ada prend la case 3 et paie 1 pièce d’or, grâce à Kumarbi.",
                "Tuer un vizir chez Cy",
            ],
        ),
    ],
)
def test_some_sentences_as_a_player_reads_them(language: str, told: list[str]) -> None:
    speech = Speech(language, "five_tribes", strict=True)
    events = [
        e.Dropped(0, "c3", "elder"),
        e.SuitSold(1, ["ivory", "silk"], 3),
        e.HeldKilled(0, 1, "elder"),
        e.SpotTaken(0, 3, 4, 1, 1),
    ]
    assert [*(speech.tell(event, NAMES) for event in events), speech.name_move(m.KillHeld(2, "vizier"), NAMES)] == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Drawn from the bag onto b2: a builder and 2 assassins."),
        ("pl", "Z woreczka na b2 trafiają: budowniczy i 2 zabójców."),
        ("fr", "Du sac arrivent sur b2\u00a0: un bâtisseur et 2 assassins."),
    ],
)
def test_people_out_of_the_bag_are_named_and_counted(language: str, told: str) -> None:
    assert Speech(language, "five_tribes", strict=True).tell(e.MeeplesAdded("b2", "BAA"), NAMES) == told


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", ("with an elder", "with a fakir"), ("with two elders", "with an elder and a fakir")),
        ("pl", ("płacąc starszym", "płacąc fakirem"), ("płacąc dwoma starszymi", "płacąc starszym i fakirem")),
        ("fr", ("avec un sage", "avec un fakir"), ("avec deux sages", "avec un sage et un fakir")),
    ],
)
def test_a_power_is_told_with_what_it_costs(language: str, one: tuple[str, str], two: tuple[str, str]) -> None:
    """§5 One piece, or two for Echidna, Leta, Sibittis and Utug."""
    speech = Speech(language, "five_tribes", strict=True)
    for djinn in DJINNS:
        price = two if c.DJINN_COSTS[DJINNS.index(djinn)] == c.TWO else one
        for payment, paid in zip(PAYMENTS, price, strict=True):
            assert speech.tell(e.PowerPaid(0, djinn, payment), NAMES).endswith(f"{paid}.")
            assert speech.name_move(m.UsePower(djinn, payment), NAMES).endswith(paid)


@pytest.mark.parametrize("language", languages())
def test_a_card_that_is_not_seen_is_told_without_its_name(language: str) -> None:
    speech = Speech(language, "five_tribes", strict=True)
    drawn = e.CardDrawn(0, "silk")
    silk = speech.say("five_tribes-resource", resource="silk")
    assert silk in speech.tell(GAME.redacted(drawn, 0), NAMES)
    assert silk not in speech.tell(GAME.redacted(drawn, 1), NAMES)
