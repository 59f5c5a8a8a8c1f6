"""What a sheikh weighs with, by number: the columns of a mind. Worths are in gold, shares in percent."""

from typing import Final

GOAL: Final = 0
"""Nine of them: what it is worth to lack so many princesses for the victory, from none to eight."""
PER_TALENT: Final = 9
"""Lost for each talent that the objective still lacks."""
PER_GUEST: Final = 10
"""Gained for each princess, whatever her talent."""
SOFTNESS: Final = 11
"""How much of a leader's chance with princesses to come is left to who is a point behind. The first mind's counts for all."""
SOFT_GOLD: Final = 12
"""The same for 100 gold less. The first mind's counts for all."""
SURE: Final = 13
"""How far a choice that is foreseen in this turn is relied on while everybody may still act."""
SURE_LATER: Final = 14
"""The same for a princess who chooses in the next turn."""
RIVALS: Final = 15
"""How much of what a rival gains counts as a loss."""
AHEAD: Final = 16
"""In hundredths: how many of the princesses to come count."""
CARAVANS: Final = 17
"""How much of what a caravan still pays counts."""
CAMELS_SHARE: Final = 18
"""How much of what a camel takes off counts, in each of up to eight turns."""
ROOM: Final = 19
"""Three of them: a room more when none, one or two are free."""
DEFAULT: Final = 22
"""Lost if the upkeep cannot be paid, besides the princess."""
RICHES: Final = 23
"""Gold beyond this counts less."""
RICH_SHARE: Final = 24
"""How much it counts then."""
TURNS_BASE: Final = 25
"""In tenths: how many turns are left when somebody could win at once."""
TURNS_EACH: Final = 26
"""In tenths: how many more for every princess that the leader lacks."""
EAGER: Final = 27
"""How much of what acting now gains is bid for it, at most."""
SPARE: Final = 28
"""Gold that is left when event cards have been bought, besides the upkeep."""
HAND: Final = 29
"""With so many event cards in hand no more are bought."""
POINT: Final = 30
"""A point of appearance, status or palace, besides whom it draws."""
NOISE: Final = 31
"""How far what others bid may be off what it is reckoned to be, when an auction is played through."""
UNSUITED: Final = 32
"""What an average princess is worth to who lacks talents rather than princesses."""
NEXT_BILL: Final = 33
"""How much of what the upkeep of the next turns lacks is held against spending."""
CARD: Final = 34
"""An event card in hand."""
POLITE: Final = 35
"""How far towards its price a raise goes; with 0 every raise is the least one."""
LATE_GOLD: Final = 36
"""What gold is worth when the end is near."""
MIST: Final = 37
"""By how much gold the worth of an action may be misjudged, either way."""
LAST_STEP: Final = 38
"""If the price is no more than so much above the least bid, the raise goes all the way."""
SPREAD: Final = 39
"""How much gold ahead makes e times as likely to win. The first mind's counts for all."""
RICHES_EACH: Final = 40
"""How much more gold counts in full for every turn that is left."""
VAST_SHARE: Final = 41
"""How much gold counts beyond twice what is of use."""
AFTER_END: Final = 42
"""How much of what a caravan would pay after the end that is expected counts."""
NO_ROOM: Final = 43
"""How much of what princesses to come are worth is left to who has no room."""
BILLS: Final = 44
"""How many upkeeps to come are thought of."""
WEIGHED: Final = 45
"""How many weights there are."""
