"""What a mind holds things to be worth, by number. Chances are parts of ONE, and so are coins."""

from typing import Final

ONE: Final = 10_000
"""A certainty, or a coin."""

RACES: Final = 0
"""How many races are rolled for the odds of the whole race."""
EARLY_CARD: Final = 1
"""What is left of a finish card's worth at the very start, in parts of ONE: one can still learn before playing it."""
SHARP: Final = 2
"""How surely others are thought to bet on the likeliest camel: its chance to this power. 0: any colour is as likely."""
SHARE: Final = 3
"""How much of what a move leaves to the next player is taken off, in parts of ONE, if no rival is nearer to winning."""
RIVALS: Final = 4
"""1 if the coins of others count against one's own, by how near each of them is to winning; 0 if nobody else is looked at."""
SPREAD_END: Final = 5
"""By how many coins it is uncertain, when the race is all but over, who will be first."""
SPREAD_ROLL: Final = 6
"""What every roll that is still to come adds to that."""
IDLE: Final = 7
"""Tiles can be moved for ever (C-27): what a tile is worth less for each turn since the last roll."""
TILE_STOPS: Final = 8
"""A tile where fewer stops are due is worth those, and is not looked at any closer."""
BLUR: Final = 9
"""How much it looks at who is in front instead of counting, in parts of ONE; a mind that does so is a novice's."""
MIST: Final = 10
"""How far a novice's moods reach, in coins."""
RISK_END: Final = 11
"""By how many coins the final purses are uncertain, in a race that was rolled to its end."""
RISK_ROOT: Final = 12
"""What the square root of the rolls of that race adds to it."""
GIFT: Final = 13
"""How much of what a partnership gives the partner is taken off, in parts of ONE, as far as that rival is near to winning."""
GUESS: Final = 14
"""How many coins less a finish card may promise to be laid e times less often, as others are thought to choose; 0: they are
thought to go by the chance alone, which SHARP tells."""
