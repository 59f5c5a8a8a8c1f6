"""What a viewer can know of what princesses will do, of what actions would change, and of what the coming turns bring and cost.

Made of a view and of what its viewer has counted, by asking the rules. Gold that is not known even so stays hidden here too:
where it decides, the lens says among whom, and does not guess.
"""

from __future__ import annotations

import msgspec

from caravanserai.games.emira.lens.courtship import Courtship, Inclination, courtships_of, guests_among
from caravanserai.games.emira.lens.forecast import Coming, coming_turns
from caravanserai.games.emira.lens.gift import Gift, gift_of
from caravanserai.games.emira.lens.goal import Goal, goal_of
from caravanserai.games.emira.lens.purse import Counted, Plan, Purse, counted_of, plans_of, purse_of, with_guests
from caravanserai.games.emira.lens.worlds import Hypotheses
from caravanserai.games.emira.names import Action
from caravanserai.games.emira.table.tally import EmiraTally
from caravanserai.games.emira.table.view import EmiraView


class EmiraLens(msgspec.Struct, frozen=True):
    courtships: list[Courtship]
    """Princesses in play, then those who wait, the longest first."""
    counted: list[Counted]
    """By seat, what the viewer knows of its gold."""
    purse: Purse | None
    """None for who only looks on, as is all that follows."""
    plans: dict[Action, Plan]
    """The actions on offer."""
    coming: list[Coming]
    """This turn, and those after it, as far as they can be told."""
    gift: Gift | None
    """While Xenia asks the viewer."""
    goal: Goal | None
    """The viewer's own objective."""


def lens_of(view: EmiraView, tally: EmiraTally | None = None) -> EmiraLens | None:
    """None before the first turn and after the last."""
    if view.phase == "over" or view.turn == 0:
        return None
    table = Hypotheses(view, tally)
    courtships, counted = courtships_of(table), counted_of(table)
    viewer = view.viewer
    if viewer is None or view.seats[viewer].gold is None:
        return EmiraLens(courtships, counted, None, {}, [], None, None)
    choices = {one.princess: Inclination(one.princess, one.verdict, one.seats) for one in courtships}
    guests = guests_among(view, choices)
    return EmiraLens(
        courtships=courtships,
        counted=counted,
        purse=purse_of(table, viewer, guests),
        plans=plans_of(table, viewer, choices),
        coming=coming_turns(with_guests(table.board, viewer, guests), viewer),
        gift=gift_of(table, viewer),
        goal=goal_of(view.seats[viewer], len(view.seats)),
    )
