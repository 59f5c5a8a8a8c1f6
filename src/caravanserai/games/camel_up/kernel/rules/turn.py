"""§4 Turn: exactly one of five actions, then the next seat."""

from caravanserai.core.noting import note
from caravanserai.core.words import Word
from caravanserai.games.camel_up.components import (
    ALLY,
    BET_LOSER,
    BET_WINNER,
    BOO,
    CHEER,
    DIE,
    FIRST_TILE_SPACE,
    GREY,
    GREY_DIE,
    LOSER,
    OVER,
    PLACE_BOO,
    PLACE_CHEER,
    PYRAMID_TICKETS,
    ROLL,
    ROLLING,
    RUNNING,
    STALLED,
    TAKE_TICKET,
    TURN,
    WINNER,
)
from caravanserai.games.camel_up.events import DieRolled, GameEnded, GameStalled, PyramidTicketTaken, RaceEnded
from caravanserai.games.camel_up.kernel.rules.cards import play_card
from caravanserai.games.camel_up.kernel.rules.finish import winners
from caravanserai.games.camel_up.kernel.rules.leg import end_leg
from caravanserai.games.camel_up.kernel.rules.movement import die_steps, move_by_die
from caravanserai.games.camel_up.kernel.rules.partners import form_partnership, possible_partners
from caravanserai.games.camel_up.kernel.rules.ranking import ranking
from caravanserai.games.camel_up.kernel.rules.tickets import take_ticket
from caravanserai.games.camel_up.kernel.rules.tiles import place_tile, tile_spaces
from caravanserai.games.camel_up.kernel.state import State


def turn_moves(state: State) -> Word:
    """§4 What the seat whose turn it is may do, as bits by the moves' numbers. Rolling is always among it (C-27)."""
    moves: Word = 1
    tiles: Word = tile_spaces(state, state.turn) >> FIRST_TILE_SPACE
    hand: Word = state.hand[state.turn]
    partners: Word = possible_partners(state, state.turn)
    moves = moves << ROLL | state.tickets << TAKE_TICKET
    moves |= tiles << PLACE_CHEER | tiles << PLACE_BOO
    moves |= hand << BET_WINNER | hand << BET_LOSER
    return moves | partners << ALLY


def take_turn(state: State, move: int) -> None:
    """§4 The acting seat does one thing. Only the roll can end a leg; after anything else it is the next seat's turn."""
    seat = state.turn
    state.turns += 1
    if move == ROLL:
        take_pyramid_ticket(state, seat)
        return
    if move < PLACE_CHEER:
        take_ticket(state, seat, move - TAKE_TICKET)
    elif move < PLACE_BOO:
        place_tile(state, seat, move - PLACE_CHEER + FIRST_TILE_SPACE, CHEER)
    elif move < ROLL:
        place_tile(state, seat, move - PLACE_BOO + FIRST_TILE_SPACE, BOO)
    elif move < BET_LOSER:
        play_card(state, seat, move - BET_WINNER, WINNER)
    elif move < ALLY:
        play_card(state, seat, move - BET_LOSER, LOSER)
    else:
        form_partnership(state, seat, move - ALLY)
    pass_turn(state)


def pass_turn(state: State) -> None:
    """§4 The next seat acts, unless the table has set a limit to turns without a roll and it is reached (C-27)."""
    state.turn = state.turn + 1 if state.turn + 1 < state.seats else 0
    state.idle_turns += 1
    if state.idle_turns == state.stall_limit:
        state.finish = STALLED
        state.phase = OVER
        note(state, GameStalled, state.idle_turns)
        note(state, GameEnded, winners(state))


def take_pyramid_ticket(state: State, seat: int) -> None:
    """§4.3 The ticket is taken first, so it counts even if the roll ends the race (C-18)."""
    note(state, PyramidTicketTaken, seat)
    state.pyramid_tickets[seat] += 1
    state.idle_turns = 0
    state.phase = ROLLING


def roll_die(state: State, roll: int) -> None:
    """§4.3 One die comes out of the pyramid and moves its camel. The fifth ends the leg, as does the end of the race (§8)."""
    die = GREY_DIE if roll >= GREY else (roll - DIE) // 3
    note(state, DieRolled, (roll - DIE) // 3, die_steps(roll))
    state.dice &= ~(1 << die)
    state.rolled[state.rolled_count] = roll
    state.rolled_count += 1
    move_by_die(state, roll)
    if state.finish != RUNNING:
        end_race(state)
    elif state.rolled_count == PYRAMID_TICKETS:
        end_leg(state)
    else:
        state.phase = TURN
        state.turn = state.turn + 1 if state.turn + 1 < state.seats else 0


def end_race(state: State) -> None:
    """§10.1 Any camel over the line, either way, ends the race at once; the leg is scored as it stands (C-17, C-18, C-22)."""
    note(state, RaceEnded, state.finish, ranking(state.camels))
    end_leg(state)
