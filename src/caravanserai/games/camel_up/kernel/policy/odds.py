"""Odds of legs and races, kept once they are found: between two rolls nothing changes but tiles."""

from typing import Final

from caravanserai.core.bits import bit_count, nth_bit
from caravanserai.core.randomness import below, seeded
from caravanserai.core.words import Word
from caravanserai.games.camel_up.components import GREY_DIE, RACERS, SPACES, WHITE
from caravanserai.games.camel_up.kernel.camels import moved, space_of
from caravanserai.games.camel_up.kernel.leg_odds import DICE_SHIFT, SPREAD, LegOdds, find_leg_odds
from caravanserai.games.camel_up.kernel.policy.desk import (
    LEG_ROWS,
    LEG_WIDTH,
    RACE_ROWS,
    RACE_WIDTH,
    Chances,
    Desk,
    RaceChances,
)
from caravanserai.games.camel_up.kernel.policy.weights import ONE
from caravanserai.games.camel_up.kernel.race_odds import roll_races
from caravanserai.games.camel_up.kernel.rules.movement import crazy_mover, crossing, heading, tile_shift
from caravanserai.games.camel_up.kernel.rules.ranking import leader, runner_up

TILE_SHIFT: Final = 20
RACES_SHIFT: Final = 40
OTHER_SPREAD: Final = 0x2545F4914F6CDD1D

ROUGH_LEGS: Final = 200
"""So many legs are rolled where their exact odds are not worth the wait."""


def board_key(camels: Word, dice: int) -> Word:
    """The camels and the dice that are left, as one word."""
    pyramid: Word = dice
    return camels | pyramid << DICE_SHIFT


def tiles_key(cheers: int, boos: int, races: int) -> Word:
    """The tiles as one word, and how many races were rolled."""
    upper: Word = cheers
    most: Word = races
    return most << RACES_SHIFT | upper << TILE_SHIFT | boos


def row_of(board: Word, tiles: Word, rows: int) -> int:
    """Where the odds of this board are kept."""
    hashed: Word = board * SPREAD ^ tiles * OTHER_SPREAD
    return (hashed >> 40) & (rows - 1)


def find_chances(desk: Desk, found: Chances, camels: Word, dice: int, cheers: int, boos: int) -> None:
    """The odds of the rest of a leg, reckoned exactly if they are not in the book."""
    board = board_key(camels, dice)
    tiles = tiles_key(cheers, boos, 0)
    row = row_of(board, tiles, LEG_ROWS)
    if desk.book.leg_camels[row] != board or desk.book.leg_tiles[row] != tiles:
        reckon_leg(desk, row, camels, dice, cheers, boos)
        desk.book.leg_camels[row] = board
        desk.book.leg_tiles[row] = tiles
    at = row * LEG_WIDTH
    for colour in range(RACERS):
        found.first[colour] = desk.book.leg_numbers[at + colour]
        found.second[colour] = desk.book.leg_numbers[at + RACERS + colour]
    at += 2 * RACERS
    for space in range(SPACES + 1):
        found.landings[space] = desk.book.leg_numbers[at + space]
        found.next_landings[space] = desk.book.leg_numbers[at + SPACES + 1 + space]


def reckon_leg(desk: Desk, row: int, camels: Word, dice: int, cheers: int, boos: int) -> None:
    """The exact odds of a leg, written into a row of the book."""
    clear_leg_odds(desk.leg_odds)
    desk.leg_odds.cheers = cheers
    desk.leg_odds.boos = boos
    find_leg_odds(desk.leg_odds, camels, dice, desk.layer, desk.other_layer)
    total = desk.leg_odds.total
    at = row * LEG_WIDTH
    for colour in range(RACERS):
        desk.book.leg_numbers[at + colour] = part_of(desk.leg_odds.first[colour], total)
        desk.book.leg_numbers[at + RACERS + colour] = part_of(desk.leg_odds.second[colour], total)
    at += 2 * RACERS
    for space in range(SPACES + 1):
        desk.book.leg_numbers[at + space] = part_of(desk.leg_odds.landings[space], total)
        desk.book.leg_numbers[at + SPACES + 1 + space] = part_of(desk.leg_odds.next_landings[space], total)


def part_of(number: Word, total: Word) -> int:
    """A fraction in parts of ONE, rounded."""
    return (number * ONE + total // 2) // total


def clear_leg_odds(odds: LegOdds) -> None:
    """Odds as new ones are."""
    odds.race_ends = 0
    for colour in range(RACERS):
        odds.first[colour] = 0
        odds.second[colour] = 0
        odds.last[colour] = 0
    for space in range(SPACES + 1):
        odds.landings[space] = 0
        odds.next_landings[space] = 0


def find_race(desk: Desk, found: RaceChances, camels: Word, dice: int, cheers: int, boos: int, races: int) -> None:
    """The odds of the race, rolled if they are not in the book: always the same races from the same board."""
    board = board_key(camels, dice)
    tiles = tiles_key(cheers, boos, races)
    row = row_of(board, tiles, RACE_ROWS)
    at = row * RACE_WIDTH
    if desk.book.race_camels[row] != board or desk.book.race_tiles[row] != tiles:
        for colour in range(RACERS):
            desk.race_odds.winner[colour] = 0
            desk.race_odds.loser[colour] = 0
        desk.rng.state = seeded(camels, tiles)
        roll_races(desk.race_odds, camels, dice, cheers, boos, races, desk.rng)
        for colour in range(RACERS):
            desk.book.race_numbers[at + colour] = desk.race_odds.winner[colour] * ONE // races
            desk.book.race_numbers[at + RACERS + colour] = desk.race_odds.loser[colour] * ONE // races
        desk.book.race_camels[row] = board
        desk.book.race_tiles[row] = tiles
    for index in range(RACE_WIDTH):
        found.ends[index] = desk.book.race_numbers[at + index]


def rough_chances(desk: Desk, found: Chances, camels: Word, dice: int, cheers: int, boos: int) -> None:
    """Who comes first and second in the rest of a leg, and where units stop, by rolling it some times if that is not in the book.

    Always alike from the same board; other tiles meet the same dice.
    """
    board = board_key(camels, dice)
    tiles = tiles_key(cheers, boos, ROUGH_LEGS)
    row = row_of(board, tiles, LEG_ROWS)
    at = row * LEG_WIDTH
    if desk.book.leg_camels[row] != board or desk.book.leg_tiles[row] != tiles:
        roll_legs(desk, found, camels, dice, cheers, boos)
        for colour in range(RACERS):
            desk.book.leg_numbers[at + colour] = found.first[colour]
            desk.book.leg_numbers[at + RACERS + colour] = found.second[colour]
        for space in range(SPACES + 1):
            desk.book.leg_numbers[at + 2 * RACERS + space] = found.landings[space]
        desk.book.leg_camels[row] = board
        desk.book.leg_tiles[row] = tiles
    for colour in range(RACERS):
        found.first[colour] = desk.book.leg_numbers[at + colour]
        found.second[colour] = desk.book.leg_numbers[at + RACERS + colour]
    for space in range(SPACES + 1):
        found.landings[space] = desk.book.leg_numbers[at + 2 * RACERS + space]


def roll_legs(desk: Desk, found: Chances, camels: Word, dice: int, cheers: int, boos: int) -> None:
    """Roll the rest of a leg some times and count."""
    for colour in range(RACERS):
        found.first[colour] = 0
        found.second[colour] = 0
    for space in range(SPACES + 1):
        found.landings[space] = 0
    board = board_key(camels, dice)
    for leg in range(ROUGH_LEGS):
        desk.rng.state = seeded(board, leg)
        after = rough_leg(desk, found, camels, dice, cheers, boos)
        found.first[leader(after)] += ONE // ROUGH_LEGS
        found.second[runner_up(after)] += ONE // ROUGH_LEGS


def rough_leg(desk: Desk, found: Chances, camels: Word, dice: int, cheers: int, boos: int) -> Word:
    """§8.1 The camels after the leg's last roll, or where the race ends."""
    space = 1
    while bit_count(dice) > 1 and crossing(space) == 0:
        pick = below(desk.rng, 6 * bit_count(dice))
        die = nth_bit(dice, pick // 6)
        dice &= ~(1 << die)
        camel = die
        if die == GREY_DIE:
            camel = crazy_mover(camels, WHITE + pick % 6 // 3)
        direction = heading(camel)
        space = space_of(camels, camel) + direction * (pick % 3 + 1)
        if 1 <= space <= SPACES:
            found.landings[space] += ONE // ROUGH_LEGS
        shift = tile_shift(cheers, boos, space, direction)
        space += shift
        camels = moved(camels, camel, space, shift == -direction)
    return camels
