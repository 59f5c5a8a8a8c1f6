"""The weights of a mind, by number. Worths are in hundredths of a point, shares in percent.

What they are for each bot, and how these were found, is in `bots/minds.py`.
"""

from typing import Final

CENT: Final = 100
"""A point."""

TEN: Final = 0
"""§4 What having more viziers than an opponent is worth in the end."""
WIDE: Final = 1
"""So many viziers can still come and go, at the start of a game: the more, the less a lead is worth early."""
ELDER_LATER: Final = 2
"""What an elder is worth besides its points, for the djinns it may buy, at the start of a game."""
FAKIR_LATER: Final = 3
"""What a fakir is worth at the start of a game."""
GOOD_LATER: Final = 4
"""What a good of a new kind comes to be worth, if the whole game is left to complete the suit."""
SECOND_LATER: Final = 5
"""The same for a second one of a kind, which goes into another suit."""
RARE: Final = 6
"""How much more a good of which there are but two comes to be worth, if the whole game is left; of which there are four, half."""
NEUTRAL: Final = 7
"""How much of a palm or palace counts that stands on a tile which nobody has."""
LESS: Final = 8
"""§3.5 What a kill that empties nothing is worth."""
CAMEL: Final = 9
"""What a camel on the board is worth besides its tile: more for those who want a short game."""
LEFT_NEXT: Final = 10
"""How much the best move that is left to the next marker counts against a move; between several opponents, a part of it."""
LEFT_OWN: Final = 11
"""How much it counts for a move where the next marker is one's own."""
LEFT_ROUND: Final = 12
"""The same for the first to bid in the next round."""
RIVALS: Final = 13
"""How much of what the others have counts against a seat: all of it makes for the lead, nothing for the score."""
BID_SHARE: Final = 14
"""How much of what an earlier place seems to bring is paid for."""
BID_DEEP: Final = 15
"""Whether replies to a bid are thought through: not at all, among plans alone, or in all guided play too."""
MIST: Final = 16
"""How far a guided choice of where to move may be mistaken."""
SPOIL: Final = 17
"""How much of an end that a kill takes away from the next marker counts for the kill."""
VICTORY: Final = 18
"""What it is worth to have won, besides the points that one is ahead by."""
MOST_ENDS: Final = 19
"""So many ends are thought through for a move,"""
MOST_STARTS: Final = 20
"""each from so many tiles,"""
MOST_TRAILS: Final = 21
"""by so many trails."""
WIDTH: Final = 22
"""So many of the plans are kept."""
ALIKE: Final = 23
"""So many of them may come to the same end."""
MISTAKE: Final = 24
"""How far a guided bid, kill or purchase may be mistaken."""
LOOPS: Final = 25
"""Whether walks are thought of that come to their end twice, so that the last meeple finds one which was dropped before."""
EXTRA: Final = 26
"""§5 So many draws are tried of the meeples that Anun-Nak brings."""
PLAYED_KILLS: Final = 27
"""Whether the victims of a kill that is to be made are weighed by playing on to the end of the activation."""
FEAR: Final = 28
"""How likely a thief in other hands is held to come for goods, in percent."""
FAKIR_NOW: Final = 29
"""What a fakir is worth besides, as long as there is a round to use it in."""
DJINN_POWERS: Final = 40
"""By djinn from here on: what its power brings in a whole game, besides its points and what it adds to what is there already."""
