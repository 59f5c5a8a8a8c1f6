"""§10 Game end: the race's winner and loser, and what the finish cards earn."""

from caravanserai.core.noting import note
from caravanserai.games.camel_up.components import (
    CARD_PAYOUTS,
    LOSER,
    SEATS,
    STALLED,
    WINNER,
    WRONG_CARD,
)
from caravanserai.games.camel_up.events import CardScored, GameEnded, PileSettled
from caravanserai.games.camel_up.kernel.rules.ranking import leader, straggler
from caravanserai.games.camel_up.kernel.state import State


def score_race(state: State) -> None:
    """§10.2 and §10.3 The winner pile first, then the loser pile, each from its oldest card."""
    score_pile(state, WINNER, leader(state.camels))
    score_pile(state, LOSER, straggler(state.camels))
    note(state, GameEnded, winners(state))


def score_pile(state: State, pile: int, right: int) -> None:
    """§10.2 Right cards earn 8, 5, 3, 2, then 1 each; wrong ones cost 1 and use up no payout (C-38)."""
    gains: list[int] = [0] * SEATS
    hits = 0
    for index in range(state.loser_count if pile == LOSER else state.winner_count):
        card = state.loser_pile[index] if pile == LOSER else state.winner_pile[index]
        gain = WRONG_CARD
        if card % 8 == right:
            gain = CARD_PAYOUTS[min(hits, 4)]
            hits += 1
        if state.floor_per_pile:
            gains[card // 8] += gain
        else:
            state.coins[card // 8] = max(0, state.coins[card // 8] + gain)
        note(state, CardScored, card // 8, card % 8, pile, gain, state.coins[card // 8])
    if state.floor_per_pile:
        for seat in range(state.seats):
            state.coins[seat] = max(0, state.coins[seat] + gains[seat])
            note(state, PileSettled, seat, pile, gains[seat], state.coins[seat])


def winners(state: State) -> int:
    """§10.4 The seats with the most coins, as bits; a tie is a shared victory (C-26), a game broken off a draw (C-27)."""
    if state.finish == STALLED:
        return (1 << state.seats) - 1
    best = 0
    for seat in range(state.seats):
        best = max(best, state.coins[seat])
    seats = 0
    for seat in range(state.seats):
        if state.coins[seat] == best:
            seats |= 1 << seat
    return seats


def score_of(state: State, seat: int) -> int:
    """§10.4 What a seat has in the end: its coins."""
    return state.coins[seat]
