"""§2 What the finish cards of others seem to be: nobody bets without a reason, and the reason is the race as it then stood."""

from typing import Final

from caravanserai.core.guiding import weight
from caravanserai.core.words import Word
from caravanserai.games.camel_up.components import CARD_PAYOUTS, CARDS, LOSER, RACERS
from caravanserai.games.camel_up.kernel.policy.desk import STEPS, Desk
from caravanserai.games.camel_up.kernel.policy.falling import fall
from caravanserai.games.camel_up.kernel.policy.odds import find_race
from caravanserai.games.camel_up.kernel.policy.weights import GUESS, ONE, RACES, SHARP
from caravanserai.games.camel_up.kernel.state import State

WHIM: Final = 10_000
"""How readily one lays what seems to be worth nothing, in millionths: people have reasons of their own."""


def card_at(state: State, pile: int, index: int) -> int:
    """A card of a pile, as the piles keep it: seat * 8 + colour."""
    return state.loser_pile[index] if pile == LOSER else state.winner_pile[index]


def pile_size(state: State, pile: int) -> int:
    return state.loser_count if pile == LOSER else state.winner_count


def forget(desk: Desk) -> None:
    """Begin anew: nothing is believed of any card."""
    desk.learned[0] = 0
    desk.learned[1] = 0


def learn_card(
    desk: Desk, state: State, seat: int, pile: int, index: int, camels: Word, dice: int, cheers: int, boos: int
) -> None:
    """What this seat believes of a card, from the board at which it was laid; from no camels if that is not known.

    Cards are learned in the order in which they were laid.
    """
    races = weight(desk.mind, seat, RACES)
    sharp = weight(desk.mind, seat, SHARP)
    guess = weight(desk.mind, seat, GUESS)
    if camels and sharp:
        find_race(desk, desk.race_then, camels, dice, cheers, boos, races)
    else:
        for end in range(2 * RACERS):
            desk.race_then.ends[end] = ONE // RACERS
    if guess:
        taste_by_worth(desk, pile, index, guess)
    else:
        taste_by_chance(desk, pile, sharp)
    believe(desk, state, pile, index)
    desk.learned[pile] = index + 1


def believe(desk: Desk, state: State, pile: int, index: int) -> None:
    """The more readily a colour is laid, and the less likely its owner had played it before, the likelier the card is of it."""
    likely: list[Word] = [0] * RACERS
    total: Word = 0
    for colour in range(RACERS):
        likely[colour] = still_held(desk, state, pile, index, colour) + 1
        likely[colour] *= desk.tastes[colour]
        total += likely[colour]
    for colour in range(RACERS):
        desk.beliefs[(pile * CARDS + index) * RACERS + colour] = likely[colour] * ONE // total


def taste_by_chance(desk: Desk, pile: int, sharp: int) -> None:
    """The likelier a colour was, the more readily it is laid."""
    for colour in range(RACERS):
        desk.tastes[colour] = power_of(desk.race_then.ends[pile * RACERS + colour], sharp) + 1


def taste_by_worth(desk: Desk, pile: int, index: int, guess: int) -> None:
    """§10.2 The more a colour would have brought above the cards below, as everybody sees them, the more readily it is laid."""
    clear_below(desk)
    for earlier in range(index):
        for colour in range(RACERS):
            lay_upon(desk, colour, desk.beliefs[(pile * CARDS + earlier) * RACERS + colour])
    best = -ONE
    for colour in range(RACERS):
        desk.tastes[colour] = card_worth(desk.race_then.ends[pile * RACERS + colour], payout(desk, colour))
        best = max(best, desk.tastes[colour])
    for colour in range(RACERS):
        desk.tastes[colour] = fall(best - desk.tastes[colour], guess) + WHIM


def power_of(chance: int, sharp: int) -> Word:
    """A chance to a power, in millionths."""
    power: Word = 1_000_000
    for _ in range(sharp):
        power = power * chance // ONE
    return power


def still_held(desk: Desk, state: State, pile: int, index: int, colour: int) -> int:
    """The chance that the owner of a card had not laid this colour before, by the cards that were learned already."""
    owner = card_at(state, pile, index) // 8
    chance = ONE
    for other in range(2):
        for earlier in range(min(desk.learned[other], pile_size(state, other))):
            if card_at(state, other, earlier) // 8 == owner and (other != pile or earlier != index):
                chance = chance * (ONE - desk.beliefs[(other * CARDS + earlier) * RACERS + colour]) // ONE
    return chance


def learn_the_rest(desk: Desk, state: State, seat: int) -> None:
    """What was laid since, in play that is imagined, is believed to be by the odds of now."""
    for pile in range(2):
        desk.learned[pile] = min(desk.learned[pile], pile_size(state, pile))
        while desk.learned[pile] < pile_size(state, pile):
            learn_card(desk, state, seat, pile, desk.learned[pile], state.camels, state.dice, state.cheers, state.boos)


def card_chance(desk: Desk, state: State, seat: int, pile: int, index: int, colour: int) -> int:
    """The chance, for this seat, that a card is of a colour; its own cards it knows."""
    card = card_at(state, pile, index)
    if card // 8 == seat:
        return ONE if card % 8 == colour else 0
    return desk.beliefs[(pile * CARDS + index) * RACERS + colour]


def value_piles(desk: Desk, state: State, seat: int) -> None:
    """§10.2 What the cards that lie should bring their owners, added to their standing; and what one more would earn."""
    for pile in range(2):
        clear_below(desk)
        for index in range(pile_size(state, pile)):
            value_card(desk, state, seat, pile, index)
        for colour in range(RACERS):
            desk.pays[pile * RACERS + colour] = payout(desk, colour)


def value_card(desk: Desk, state: State, seat: int, pile: int, index: int) -> None:
    """§10.2 One card, above those that were looked at before."""
    owner = card_at(state, pile, index) // 8
    for colour in range(RACERS):
        chance = card_chance(desk, state, seat, pile, index, colour)
        if chance:
            right = desk.race.ends[pile * RACERS + colour]
            desk.standing[owner] += chance * card_worth(right, payout(desk, colour)) // ONE
            lay_upon(desk, colour, chance)


def card_worth(right: int, pay: int) -> int:
    """§10.2 What a card brings that is right with this chance: wrong, it costs a coin."""
    return (right * pay) // ONE - (ONE - right)


def payout(desk: Desk, colour: int) -> int:
    """§10.2 What a right card of this colour earns on average, upon those that lie."""
    pay = 0
    for right in range(STEPS):
        pay += desk.below[colour * STEPS + right] * CARD_PAYOUTS[right]
    return pay


def clear_below(desk: Desk) -> None:
    """No card lies yet."""
    for place in range(RACERS * STEPS):
        desk.below[place] = ONE if place % STEPS == 0 else 0


def lay_upon(desk: Desk, colour: int, chance: int) -> None:
    """One card more that is of this colour with this chance."""
    at = colour * STEPS
    for right in range(STEPS - 1, 0, -1):
        stays = desk.below[at + right] if right == STEPS - 1 else desk.below[at + right] * (ONE - chance) // ONE
        desk.below[at + right] = stays + desk.below[at + right - 1] * chance // ONE
    desk.below[at] = desk.below[at] * (ONE - chance) // ONE
