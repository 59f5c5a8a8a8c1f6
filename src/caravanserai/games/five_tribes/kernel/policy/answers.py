"""Every decision of an activation but the move itself, by what it brings at once."""

from typing import Final

from caravanserai.core.bits import bit_count, lowest_bit
from caravanserai.core.randomness import below
from caravanserai.games.five_tribes.components import (
    ACT,
    AIM,
    AIMING,
    ANUN_NAK,
    BOURAQ,
    BUILD,
    BUILDER,
    BUILDING,
    CLAIM_DJINN,
    CLAIM_GOOD,
    CLAIM_PALACE,
    CLAIMING,
    DESIGN_POINTS,
    ECHIDNA,
    ELDER,
    ENDING,
    ENKI,
    GIVE_DJINN,
    GIVE_GOOD,
    GIVE_PALACE,
    GIVING,
    GO_ON,
    GOODS,
    HAGIS,
    HOUSSAIN,
    IBUS,
    KANDICHA,
    KEEP_DJINN,
    KEEPING,
    KILL,
    KILL_HELD,
    KILLING,
    KILLING_AGAIN,
    KOHDIAN,
    LAMIA,
    LETA,
    MERCHANT,
    MORGIANE,
    NO_TILE,
    NOBODY,
    OFFER,
    OUAFAT,
    PAYMENTS,
    PLACING,
    PLANTING,
    POWER,
    RESOURCES,
    SECOND_CARD,
    SELL,
    SHAUM,
    SIBITTIS,
    SLOAR,
    SMALL_MARKET,
    SPARE,
    SPOTS,
    STARTING,
    STEALING,
    TAKE_CARD,
    TAKE_DJINN,
    TAKE_THIEF,
    THIEF_GIFTS,
    THIEF_POINTS,
    TILE_ACTION,
    TILES,
    TRIBES,
    USE_THIEF,
    UTUG,
    VIZIER,
    WITH_FAKIR,
    ZIAD,
)
from caravanserai.games.five_tribes.kernel.grid import BLOCKS, distance
from caravanserai.games.five_tribes.kernel.packs import count_of, one_of, size_of
from caravanserai.games.five_tribes.kernel.policy.board import regard
from caravanserai.games.five_tribes.kernel.policy.desk import END_ROOM, NO_END, Desk, says
from caravanserai.games.five_tribes.kernel.policy.extras import extras_gain, extras_worth
from caravanserai.games.five_tribes.kernel.policy.reach import weigh_board
from caravanserai.games.five_tribes.kernel.policy.terms import (
    camel_gain,
    card_gain,
    djinn_gain,
    elder_gain,
    good_loss,
    hand_gain,
    piece_gain,
    tile_gain,
    viziers_gain,
)
from caravanserai.games.five_tribes.kernel.policy.weights import CENT, FEAR, LEFT_NEXT, LEFT_OWN, LESS, MISTAKE, SPOIL
from caravanserai.games.five_tribes.kernel.rules.dispatch import actor_of, list_moves
from caravanserai.games.five_tribes.kernel.rules.pieces import owns
from caravanserai.games.five_tribes.kernel.rules.powers import POWERS
from caravanserai.games.five_tribes.kernel.rules.scoring import goods_points
from caravanserai.games.five_tribes.kernel.rules.thefts import THEFTS
from caravanserai.games.five_tribes.kernel.state import State

DRAWN_CARD: Final = 280
"""A card off the pile, before it is seen."""
DRAWN_DJINN: Final = 950
"""The best of three djinns off the pile."""
UNWANTED: Final = -10000
"""Worse than any victim."""


def answer(desk: Desk, state: State) -> int:
    """The legal move that brings most, as far as the seat is not mistaken; the first of equals."""
    begin_answer(desk, state)
    best, chosen = NO_END, desk.choices.moves[0]
    if desk.choices.count == 1:
        return chosen
    mistake = says(desk, MISTAKE) if state.phase in (KILLING, TILE_ACTION) else 0
    for index in range(desk.choices.count):
        worth = move_gain(desk, state, desk.choices.moves[index]) + (below(desk.moods, mistake) if mistake else 0)
        if worth > best:
            best = worth
            chosen = desk.choices.moves[index]
    return chosen


def begin_answer(desk: Desk, state: State) -> None:
    """List the legal moves, and take in what they are weighed by."""
    list_moves(state, desk.choices)
    if desk.choices.count > 1 and state.phase in (KILLING, KILLING_AGAIN):
        see_threats(desk, state)
    regard(desk, state, actor_of(state))


def move_gain(desk: Desk, state: State, move: int) -> int:
    """What a move brings against doing nothing."""
    phase = state.phase
    if move in (GO_ON, ACT):
        return place_gain(desk, state, state.place_tile) if phase == PLACING else 0
    if phase == AIMING:
        return aim_gain(desk, state, state.power, move - AIM)
    if phase in (GIVING, CLAIMING, KEEPING, PLANTING):
        return exchange_gain(desk, state, move)
    if POWER <= move < AIM:
        return power_gain(desk, state, (move - POWER) // PAYMENTS, (move - POWER) % PAYMENTS)
    if phase == BUILDING:
        around = bit_count(state.blue & BLOCKS[state.end_tile]) * CENT * (2 if state.doubled else 1)
        return (move - BUILD) * (around - desk.fakir)
    if phase in (KILLING, KILLING_AGAIN):
        return victim_gain(desk, state, move)
    if phase in (TILE_ACTION, SECOND_CARD):
        return purchase_gain(desk, state, move)
    if phase == STEALING:
        return theft_gain(desk, state, move - USE_THIEF)
    return sale_gain(desk, state, move) if phase == ENDING else 0


def cost_of(desk: Desk, two: bool, payment: int) -> int:
    """§5 A price in elders and fakirs."""
    return (desk.elder if two else 0) + (desk.fakir if payment == WITH_FAKIR else desk.elder)


# Victims


def see_threats(desk: Desk, state: State) -> None:
    """§3.5 What a kill would take from the next marker: for an end that vanishes, so much of its worth."""
    spot = SPOTS - 1
    while spot >= 0 and state.spots[spot] == NOBODY:
        spot -= 1
    seat = state.turn
    following = state.spots[spot] if spot >= 0 else state.returned[0]
    weigh_board(desk, state, following)
    for index in range(END_ROOM):
        desk.threats[index] = desk.ends[index] if desk.ends[index] > 0 else 0
    regard(desk, state, seat)
    share = -says(desk, LEFT_OWN) if following == seat else says(desk, LEFT_NEXT) // (state.seats - 1)
    for index in range(END_ROOM):
        desk.threats[index] = desk.threats[index] * share // 100 * says(desk, SPOIL) // 100


def victim_gain(desk: Desk, state: State, move: int) -> int:
    """§3.5 On the board: the tile that it empties, and what the next can do there. Before an opponent: what they lose."""
    if move == SPARE:
        return 0
    if move >= KILL_HELD:
        other, held = (move - KILL_HELD) // 2, (move - KILL_HELD) % 2
        lost = elder_gain(desk, state, other) * desk.share // 100
        return (viziers_gain(desk, state, other, -1) if held == VIZIER else lost) + served_gain(desk, state, NO_TILE, held)
    tile, tribe = (move - KILL) // TRIBES, (move - KILL) % TRIBES
    short = distance(state.end_tile, tile) - state.taken if state.kill_tile == NO_TILE else 0
    worth = says(desk, LESS) - (short * desk.fakir if short > 0 else 0) + served_gain(desk, state, tile, tribe)
    rest = state.meeples[tile] - one_of(tribe)
    if count_of(rest, tribe) == 0:
        worth += desk.threats[tile * TRIBES + tribe]
    second: bool = state.double_kill and state.kill_tile == NO_TILE
    alone: bool = rest == 0 or (second and size_of(rest) == 1)
    if alone and state.camel[tile] == NOBODY and state.camels[desk.seat] > 0:
        worth += camel_gain(desk, state, tile)
    return worth


def served_gain(desk: Desk, state: State, tile: int, tribe: int) -> int:
    """§5 What a victim brings to Kandicha's owner."""
    if not owns(state, desk.seat, KANDICHA):
        return 0
    if tribe == VIZIER:
        return viziers_gain(desk, state, desk.seat, 1)
    if tribe == ELDER:
        return desk.elder
    if tribe == MERCHANT:
        return DRAWN_CARD
    return bit_count(state.blue & BLOCKS[tile]) * CENT if tribe == BUILDER else 0


# Purchases and sales


def purchase_gain(desk: Desk, state: State, move: int) -> int:
    """§3.6 Cards, djinns, the thief."""
    if move < TAKE_DJINN:
        gain = card_gain(desk, desk.kinds, desk.doubles, state.row[move - TAKE_CARD])
        if state.phase == SECOND_CARD:
            return gain
        whole = desk.small if state.design[state.end_tile] == SMALL_MARKET else desk.large
        return gain if whole > 0 else -CENT
    if move < TAKE_THIEF:
        djinn = state.djinn_row[(move - TAKE_DJINN) // PAYMENTS]
        return djinn_gain(desk, state, desk.seat, djinn) - cost_of(desk, True, (move - TAKE_DJINN) % PAYMENTS)
    return (THIEF_POINTS + 1) * CENT - cost_of(desk, True, move - TAKE_THIEF)


def sale_gain(desk: Desk, state: State, move: int) -> int:
    """§3.7 A suit counts the same in the hand, and may still grow: it is sold only before a thief comes for it."""
    selling: bool = fears_for_goods(desk, state)
    if OFFER <= move < SELL:
        return CENT if selling else -CENT
    if move == SELL:
        return 0 if selling else -CENT
    return -CENT if selling else CENT


def fears_for_goods(desk: Desk, state: State) -> bool:
    """§6 Whether Houssain is in other hands, and would take more than the goods could still become."""
    if owns(state, desk.seat, MORGIANE):
        return False
    for other in range(state.seats):
        if other != desk.seat and state.thieves_held[other] >> HOUSSAIN & 1:
            hopes = 0 if state.last_round else hand_gain(desk, state, desk.seat) - goods_points(state, desk.seat) * CENT
            return least_goods(desk, state, desk.seat) * says(desk, FEAR) > hopes * 100
    return False


# Powers


def place_gain(desk: Desk, state: State, tile: int) -> int:
    """§3.6 The palm or palace that is being placed, on this tile."""
    return piece_gain(desk, state, tile, state.place_palace, state.camel[tile] == desk.seat)


def aim_gain(desk: Desk, state: State, djinn: int, tile: int) -> int:
    """§5 A power on a tile."""
    if djinn in (HAGIS, LAMIA):
        return place_gain(desk, state, tile)
    if djinn in (BOURAQ, ENKI):
        return piece_gain(desk, state, tile, djinn == BOURAQ, state.camel[tile] == desk.seat)
    if djinn == ANUN_NAK:
        before_move: bool = state.window == STARTING
        return extras_worth(desk, state, desk.seat, tile) if before_move else -DESIGN_POINTS[state.design[tile]]
    return camel_gain(desk, state, tile)


def best_aim(desk: Desk, state: State, djinn: int) -> int:
    """§5 The best tile for a power."""
    tiles = POWERS[djinn].tiles(state)
    best = NO_END
    while tiles:
        worth = aim_gain(desk, state, djinn, lowest_bit(tiles))
        tiles &= tiles - 1
        if worth > best:
            best = worth
    return best


def power_gain(desk: Desk, state: State, djinn: int, payment: int) -> int:
    """§5 What a power brings now, less its price."""
    if djinn == SLOAR:
        return DRAWN_CARD - desk.fakir
    if djinn == SIBITTIS:
        return DRAWN_DJINN - cost_of(desk, True, payment)
    if djinn == ECHIDNA:
        around = bit_count(state.blue & BLOCKS[state.end_tile]) * CENT
        return around * state.taken - cost_of(desk, True, payment)
    if djinn == IBUS:
        return pair_gain(desk, state) - cost_of(desk, False, payment)
    if djinn == ANUN_NAK:
        return extras_gain(desk, state, desk.seat) - cost_of(desk, False, payment) if state.phase == STARTING else UNWANTED
    return best_aim(desk, state, djinn) - cost_of(desk, djinn in (LETA, UTUG), payment)


def pair_gain(desk: Desk, state: State) -> int:
    """§5 Ibus: the best neutral tile with two meeples within reach, over the best with one."""
    one, two = 0, 0
    if state.camels[desk.seat] == 0:
        return 0
    for tile in range(TILES):
        if state.camel[tile] == NOBODY and distance(state.end_tile, tile) <= state.taken:
            size = size_of(state.meeples[tile])
            worth = camel_gain(desk, state, tile)
            if size == 1 and worth > one:
                one = worth
            elif size == 2 and worth > two:
                two = worth
    return two - one


# What thieves make others give, and what their masters take


def exchange_gain(desk: Desk, state: State, move: int) -> int:
    """§5 and §6 Djinns that are kept; gifts and claims."""
    if state.phase == KEEPING:
        return djinn_gain(desk, state, desk.seat, move - KEEP_DJINN)
    if state.phase == PLANTING:
        return 0
    if state.phase == GIVING:
        return -gift_loss(desk, state, desk.seat, move)
    if state.thief == HOUSSAIN:
        return card_gain(desk, desk.kinds, desk.doubles, move - CLAIM_GOOD)
    if state.thief == OUAFAT:
        return djinn_gain(desk, state, desk.seat, move - CLAIM_DJINN)
    if state.thief == KOHDIAN:
        return camel_gain(desk, state, move - AIM)
    return CENT if move == CLAIM_PALACE else 0


def gift_loss(desk: Desk, state: State, seat: int, move: int) -> int:
    """§6 What a victim loses by a gift."""
    if state.thief == HOUSSAIN:
        return good_loss(desk, state, seat, move - GIVE_GOOD)
    if state.thief == OUAFAT:
        return djinn_gain(desk, state, seat, move - GIVE_DJINN)
    if state.thief == KOHDIAN:
        return tile_gain(state, seat, move - AIM)
    return 2 * CENT if move >= GIVE_PALACE else 0


def theft_gain(desk: Desk, state: State, thief: int) -> int:
    """§6 What a thief takes from the others and brings to its master, less its own points."""
    gain, hurt = 0, 0
    for other in range(state.seats):
        if other == desk.seat or owns(state, other, MORGIANE):
            continue
        loss = least_loss(desk, state, thief, other)
        if loss > gain:
            gain = loss
        hurt += loss
    if thief == ZIAD:
        return hurt + (viziers_gain(desk, state, desk.seat, 1) if gain else 0) - THIEF_POINTS * CENT
    if (thief == KOHDIAN and state.camels[desk.seat] == 0) or (thief == SHAUM and state.owned[desk.seat] == 0):
        gain = 0
    return gain + hurt * desk.share // 100 - THIEF_POINTS * CENT


def least_loss(desk: Desk, state: State, thief: int, seat: int) -> int:
    """§6 The least that a victim can give; of viziers, what it is worth to the thinker that there is one less."""
    if thief == ZIAD:
        return viziers_gain(desk, state, seat, -1) if state.viziers[seat] else 0
    if thief == HOUSSAIN:
        return least_goods(desk, state, seat)
    gifts = THEFTS[thief].gifts(state, seat)
    if gifts == 0:
        return 0
    if thief == SHAUM:
        return 3 * CENT
    least = -NO_END
    while gifts:
        loss = djinn_gain(desk, state, seat, lowest_bit(gifts)) if thief == OUAFAT else tile_gain(state, seat, lowest_bit(gifts))
        gifts &= gifts - 1
        if loss < least:
            least = loss
    return least


def least_goods(desk: Desk, state: State, seat: int) -> int:
    """§6 Two goods of a hand, the cheapest first: about twice the cheapest; who has but one loses that."""
    least, count = -NO_END, 0
    for kind in range(GOODS):
        held = state.hand[seat * RESOURCES + kind]
        count += held
        if held:
            loss = good_loss(desk, state, seat, kind)
            if loss < least:
                least = loss
    return least * (count if count < THIEF_GIFTS[HOUSSAIN] else THIEF_GIFTS[HOUSSAIN]) if count else 0
