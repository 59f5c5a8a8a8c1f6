"""Everything of Emira that is compiled, and the position that answers for it.

`engine` chooses between this module and its compiled form, `_kernel`.
"""

from caravanserai.core.batching import *
from caravanserai.core.choices import *
from caravanserai.core.guiding import *
from caravanserai.core.listing import *
from caravanserai.core.playing import *
from caravanserai.core.randomness import *
from caravanserai.games.emira.components import *
from caravanserai.games.emira.kernel.policy.actions import *
from caravanserai.games.emira.kernel.policy.answers import *
from caravanserai.games.emira.kernel.policy.bids import *
from caravanserai.games.emira.kernel.policy.cards import *
from caravanserai.games.emira.kernel.policy.desk import *
from caravanserai.games.emira.kernel.policy.gold import *
from caravanserai.games.emira.kernel.policy.guided import *
from caravanserai.games.emira.kernel.policy.judging import *
from caravanserai.games.emira.kernel.policy.prices import *
from caravanserai.games.emira.kernel.policy.sight import *
from caravanserai.games.emira.kernel.policy.weights import *
from caravanserai.games.emira.kernel.rules.auction import *
from caravanserai.games.emira.kernel.rules.chance import *
from caravanserai.games.emira.kernel.rules.characters import *
from caravanserai.games.emira.kernel.rules.choices import *
from caravanserai.games.emira.kernel.rules.choosing import *
from caravanserai.games.emira.kernel.rules.dispatch import *
from caravanserai.games.emira.kernel.rules.foresight import *
from caravanserai.games.emira.kernel.rules.princesses import *
from caravanserai.games.emira.kernel.rules.setup import *
from caravanserai.games.emira.kernel.rules.turn import *
from caravanserai.games.emira.kernel.rules.upkeep import *
from caravanserai.games.emira.kernel.rules.values import *
from caravanserai.games.emira.kernel.rules.winning import *
from caravanserai.games.emira.kernel.sight import *
from caravanserai.games.emira.kernel.state import *


class Position(State, rules=__name__):
    """A game of Emira at one moment: who acts, what they may do, doing it, the end, a copy. Its views are in `view`."""

    def final_scores(self) -> list[int]:
        """§10.3 What each seat has in the end."""
        return [score_of(self, seat) for seat in range(self.seats)]

    def places(self) -> list[int]:
        """§10.3 Where each seat comes in the end."""
        return [place_of(self, seat) for seat in range(self.seats)]

    def result(self) -> tuple[int, list[int], list[int]]:
        """The turns, final scores and winners of a finished game."""
        won = [seat for seat in range(self.seats) if self.winners >> seat & 1]
        return self.turn, self.final_scores(), won
