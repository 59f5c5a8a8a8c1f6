"""The words of Emira, where they need more than every game's: numbers, secrets, sentences, and names as the rules have them."""

from __future__ import annotations

import re

import pytest

from caravanserai.core.options import option_table
from caravanserai.core.speech import Speech, languages
from caravanserai.core.texts import rules_text
from caravanserai.games.emira import components as c
from caravanserai.games.emira import events as e
from caravanserai.games.emira.game import GAME
from caravanserai.games.emira.names import CARDS, OBJECTIVES, PREFERENCES, PRINCESSES, TALENTS
from caravanserai.games.emira.options import EmiraOptions
from caravanserai.games.emira.table import moves as m

NAMES = ["Ada", "Bo", "Cy", "Di", "Eve"]


@pytest.mark.parametrize("language", languages())
def test_every_princess_has_something_said_of_her(language: str) -> None:
    assert all(Speech(language, "emira", strict=True).say("emira-ability", princess=princess) for princess in PRINCESSES)


@pytest.mark.parametrize(
    ("count", "words"), [(1, "1 wielbłąda"), (2, "2 wielbłądy"), (5, "5 wielbłądów"), (12, "12 wielbłądów"), (22, "22 wielbłądy")]
)
def test_polish_counts_camels_as_poles_do(count: int, words: str) -> None:
    assert Speech("pl", "emira", strict=True).tell(e.CamelsBred(0, count), NAMES) == f"Ada dostaje {words}."


def test_french_has_one_coin_for_none() -> None:
    told = [Speech("fr", "emira", strict=True).tell(e.GoldShown(0, gold), NAMES) for gold in (0, 10)]
    assert told == ["Ada montre 0 pièce d’or.", "Ada montre 10 pièces d’or."]


@pytest.mark.parametrize("language", languages())
def test_gold_is_written_without_a_mark_in_the_thousands(language: str) -> None:
    """A page in Polish would write 1200 and 12 000, a terminal 1 200."""
    speech = Speech(language, "emira", strict=True)
    assert "1200" in speech.tell(e.GoldShown(0, 1200), NAMES)
    assert "1500" in speech.name_move(m.ChooseStatus(1500), NAMES)
    assert "2010" in speech.name_move(m.Bid(2010), NAMES)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            [
                "Noor moves in with Bo.",
                "Ada wins at 250 and pays 200.",
                "Cy pays 900 and sends out a large fast caravan.",
                "Zahrah takes a status card of 350 from Ada.",
                "Bo’s small slow caravan has paid for the last time.",
                "Ada fulfils the objective and wins!",
                "Move a large slow caravan on space 7",
            ],
        ),
        (
            "pl",
            [
                "Noor wybiera szejka: Bo.",
                "Ada wygrywa z ofertą 250 i płaci 200.",
                "Cy płaci 900 i wysyła dużą szybką karawanę.",
                "Zahrah kradnie: Ada traci kartę statusu za 350.",
                "Bo: mała powolna karawana płaci po raz ostatni.",
                "Ada wypełnia cel i wygrywa!",
                "Przesuń dużą powolną karawanę z pola 7",
            ],
        ),
        (
            "fr",
            [
                "Noor s’installe chez Bo.",
                "Ada gagne à 250 et paie 200.",
                "Cy paie 900 et envoie une grande caravane rapide.",
                "Zahrah prend à Ada une carte statut à 350.",
                "Bo\u00a0: une petite caravane lente a payé pour la dernière fois.",
                "Ada remplit son objectif et gagne\u00a0!",
                "Déplacer une grande caravane lente, case 7",
            ],
        ),
    ],
)
def test_some_sentences_as_a_player_reads_them(language: str, told: list[str]) -> None:
    speech = Speech(language, "emira", strict=True)
    events = [
        e.PrincessJoined("noor", 1),
        e.AuctionWon(0, 250, 200),
        e.CaravanBought(2, "large_fast", 900),
        e.StatusLost(0, 350),
        e.CaravanEnded(1, "small_slow", 1),
        e.GameEnded([0], "objective"),
    ]
    assert [*(speech.tell(event, NAMES) for event in events), speech.name_move(m.ChooseCaravan("large_slow", 7), NAMES)] == told


@pytest.mark.parametrize("language", languages())
def test_what_is_not_seen_is_told_without_its_name(language: str) -> None:
    speech = Speech(language, "emira", strict=True)
    kept = e.CardBought(0, "vermin")
    vermin = speech.say("emira-card", card="vermin")
    assert vermin in speech.tell(GAME.redacted(kept, 0), NAMES)
    assert vermin not in speech.tell(GAME.redacted(kept, 1), NAMES)
    seen = e.PrincessSeen(0, 1, "noor")
    assert "Noor" in speech.tell(GAME.redacted(seen, 0), NAMES)
    assert speech.tell(GAME.redacted(seen, 1), NAMES) == ""


@pytest.mark.parametrize("language", languages())
def test_the_rules_call_events_princesses_and_options_by_their_names(language: str) -> None:
    speech, text = Speech(language, "emira", strict=True), rules_text("emira", language)
    for card in CARDS:
        assert f"\n| {speech.say('emira-card', card=card)} | " in text
    for princess in PRINCESSES:
        assert f"\n| {speech.say('emira-princess', princess=princess)} | " in text
    for option in option_table(EmiraOptions):
        assert option.name == "advanced" or f"`{option.name}`" in text


@pytest.mark.parametrize("language", languages())
def test_what_princesses_look_at_and_can_do_is_told_as_the_rules_have_it(language: str) -> None:
    """§6.5: the words are made of the preferences and talents of the components, and the rules have the same in their table."""
    speech = Speech(language, "emira", strict=True)
    for number, princess in enumerate(PRINCESSES[: c.SIDI_SULEIMAN]):
        looks = [PREFERENCES[choice[number]] for choice in (c.FIRST_CHOICE, c.SECOND_CHOICE)]
        words = [speech.say("emira-preference", preference=look) for look in looks]
        told = speech.say("emira-looks", princess=princess)
        assert told.startswith(words[0]), princess
        assert told.endswith(words[1]), princess
        talents = [talent for bit, talent in enumerate(TALENTS) if c.PRINCESS_TALENTS[number] >> bit & 1]
        spoken = speech.say("emira-talents", princess=princess)
        assert re.split(r" (?:or|lub|ou) ", spoken) == [speech.say("emira-talent", talent=talent) for talent in talents], princess
        name = speech.say("emira-princess", princess=princess)
        assert f"\n| {name} | {told} | {spoken} |" in rules_text("emira", language)


@pytest.mark.parametrize("language", languages())
def test_the_rules_tell_every_objective_as_the_game_does(language: str) -> None:
    """§8.1: what the card in hand says can be found again in the rules."""
    speech, text = Speech(language, "emira", strict=True), re.sub(r"\n  (?=\S)", " ", rules_text("emira", language))
    for objective in OBJECTIVES:
        words = re.escape(speech.say("emira-objective", objective=objective))
        assert re.search(rf"[:;] {words}(?:\u00a0;|;|\.)", text), objective
