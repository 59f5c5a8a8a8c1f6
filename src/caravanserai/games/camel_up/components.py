"""§1 Components: what lies in the box, as numbers. Names and words are in `text/`."""

from typing import Final

# Camels and, up to GREY_DIE, the dice that move them.
BLUE: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
RED: Final = 3
PURPLE: Final = 4
WHITE: Final = 5
BLACK: Final = 6
RACERS: Final = 5
CAMELS: Final = 7
GREY_DIE: Final = 5
DICE: Final = 6

SPACES: Final = 16
FIRST_TILE_SPACE: Final = 2

SEATS: Final = 8
PARTNERSHIP_SEATS: Final = 6
STARTING_COINS: Final = 3
TICKET_VALUES: Final = (5, 3, 2, 2)
TICKETS_PER_COLOUR: Final = 4
PYRAMID_TICKETS: Final = 5
CARDS: Final = 40
CARD_PAYOUTS: Final = (8, 5, 3, 2, 1)
WRONG_CARD: Final = -1
SECOND_TICKET: Final = 1
WRONG_TICKET: Final = -1
PYRAMID_COINS: Final = 1
TILE_STEP: Final = 1
"""So far a cheer sends on, and a boo back."""
TILE_COINS: Final = 1
"""To the owner, for each stop on the tile."""
FACES: Final = 3
"""A die shows 1, 2 or 3."""

NOBODY: Final = -1
"""No seat: an absent partner, a tile off the board."""

CHEER: Final = 0
BOO: Final = 1

WINNER: Final = 0
LOSER: Final = 1

# Moves, numbered once and for all: a seat's turn first, so that a turn's choices fit one word.
TAKE_TICKET: Final = 0
PLACE_CHEER: Final = 5
PLACE_BOO: Final = 20
ROLL: Final = 35
BET_WINNER: Final = 36
BET_LOSER: Final = 41
ALLY: Final = 46
COPY_TICKET: Final = 54
COPY_PYRAMID: Final = 59
COPY_NOTHING: Final = 60
STACK: Final = 61
FIRST_CRAZY: Final = 66
DIE: Final = 68
GREY: Final = 83
START_SEAT: Final = 89
MOVES: Final = 97

# What is being decided.
CHOOSING_START: Final = 0
ROLLING_START: Final = 1
STACKING: Final = 2
ROLLING_FIRST_CRAZY: Final = 3
CHOOSING_CRAZY: Final = 4
ROLLING_SECOND_CRAZY: Final = 5
TURN: Final = 6
ROLLING: Final = 7
COPYING: Final = 8
OVER: Final = 9

# Who decides the stacks and the crazy camels at setup (C-04, C-05).
BY_CHOICE: Final = 0
BY_CHANCE: Final = 1
AS_GIVEN: Final = 2

# How the race ended.
RUNNING: Final = 0
FORWARD: Final = 1
BACKWARD: Final = 2
STALLED: Final = 3
