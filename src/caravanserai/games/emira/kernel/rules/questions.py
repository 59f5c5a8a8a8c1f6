"""§6 and §7 What cards ask of a player: what may be answered, and what the answer does."""

from collections.abc import Callable
from typing import Final, NamedTuple

from caravanserai.core.bits import lowest_bit
from caravanserai.core.choices import Choices, add
from caravanserai.games.emira.components import (
    ARRANGING_PRINCESSES,
    ARRANGING_STATUS,
    CHANGING_MIND,
    CHOOSING_CARAVAN,
    CHOOSING_LOOK,
    CHOOSING_PLACE,
    CHOOSING_STATUS,
    CHOOSING_TOKEN,
    CHOOSING_TRACK,
    CHOOSING_TURN,
    DISCARDING_STATUS,
    DISCARDING_TOKEN,
    FIRST_ANSWER,
    GIVING_GIFT,
    GIVING_UP,
    MOVING_VERMIN,
    SPLITTING,
)
from caravanserai.games.emira.kernel.rules.characters import (
    abduct,
    answer_xenia,
    lose_status,
    lose_token,
    own_guests,
    own_status,
    own_tokens,
    pay_or_refuse,
)
from caravanserai.games.emira.kernel.rules.effects import (
    all_tokens,
    all_tracks,
    both_turns,
    change_mind,
    choose_honour,
    choose_look,
    choose_split,
    choose_token,
    choose_turn,
    gnaw,
    gnawable,
    load,
    look_at_place,
    minds,
    name_track,
    orders,
    own_loads,
    places_to_come,
    put_princesses_back,
    put_status_back,
    status_in_deck,
    tokens_in_bag,
)
from caravanserai.games.emira.kernel.state import State


def list_answers(state: State, choices: Choices) -> None:
    """§6 and §7 All that may be answered now."""
    answers = QUESTIONS[state.phase].answers(state)
    while answers:
        add(choices, FIRST_ANSWER[state.phase] + lowest_bit(answers))
        answers &= answers - 1


def answer(state: State, phase: int, move: int) -> None:
    """§6 and §7 What was asked in this phase is answered."""
    QUESTIONS[phase].answer(state, move - FIRST_ANSWER[phase])


class Question(NamedTuple):
    """§6 and §7 The answers that there are now, as bits, and what follows from one of them."""

    answers: Callable[[State], int]
    answer: Callable[[State, int], None]


QUESTIONS: Final = {
    ARRANGING_PRINCESSES: Question(orders, put_princesses_back),
    ARRANGING_STATUS: Question(orders, put_status_back),
    CHANGING_MIND: Question(minds, change_mind),
    CHOOSING_PLACE: Question(places_to_come, look_at_place),
    CHOOSING_LOOK: Question(all_tokens, choose_look),
    CHOOSING_CARAVAN: Question(own_loads, load),
    CHOOSING_TRACK: Question(all_tracks, name_track),
    MOVING_VERMIN: Question(gnawable, gnaw),
    SPLITTING: Question(both_turns, choose_split),
    CHOOSING_TURN: Question(both_turns, choose_turn),
    CHOOSING_STATUS: Question(status_in_deck, choose_honour),
    CHOOSING_TOKEN: Question(tokens_in_bag, choose_token),
    DISCARDING_TOKEN: Question(own_tokens, lose_token),
    DISCARDING_STATUS: Question(own_status, lose_status),
    GIVING_UP: Question(own_guests, abduct),
    GIVING_GIFT: Question(pay_or_refuse, answer_xenia),
}
"""By phase, what event cards and princesses ask. The move of the first answer to each is in `components`."""
