var e=`page-review = Review
page-review-board = Look at the board
page-review-won = { $count ->
    [one] { $names } won
   *[other] { $names } won together
}
page-review-look = By whose knowledge
page-review-look-mine = What I knew
page-review-look-seat = What { $name } knew
page-review-look-all = What all knew
page-review-look-open = Open cards
page-review-from = { $how ->
    [seat] From what { $name } could know at each moment.
    [open] With all cards open. Nobody could have played by this.
   *[all] From what everybody could know at each moment.
}
page-review-making = The game is being reviewed. { $percent }
page-review-waiting = Other games are reviewed first. This page will show when it begins.
page-review-failed = This game could not be reviewed.
page-review-again = Try again
page-review-chart = Who would win
page-review-chart-told = Everybody’s chance to win, from the first move to the last. The arrow keys go from moment to moment.
page-review-set-up = set-up
page-review-moment = { $stage }, move { $move }
page-review-then = { $where }: { $chances }
page-review-chance = { $name } { $percent }
page-review-turnings = Turning points
page-review-no-turnings = No single moment turned this game.
page-review-swing = { $name } went from { $before } to { $after }.
page-review-whose = { $kind ->
    [luck] luck
    [revealed] luck { $luck }, cards turned up at the end { $cards } (not luck)
   *[move] a move of { $name }
}
page-review-decisions = { $whose ->
    [mine] Your decisions
    [seat] Decisions of { $name }
   *[all] Decisions
}
page-review-decisions-told = { $how ->
    [open] What each cost in chances to win out of 100, with all cards open: its player could not know them.
   *[closed] What each cost in chances to win out of 100, from what its player could know then.
} ± is the 95 % interval.
page-review-limits = A small error costs at least { $small }, an error { $real }, a grave one { $grave }, and each at least { $sure } standard errors.
page-review-grade = { $grade ->
    [grave] { $count ->
        [one] grave error
       *[other] grave errors
    }
    [real] { $count ->
        [one] error
       *[other] errors
    }
    [small] { $count ->
        [one] small error
       *[other] small errors
    }
    [fine] well found
   *[none] no difference seen
}
page-review-played = Played
page-review-better = Better
page-review-best = Nothing better was found
page-review-glance = { $gain } better than what looks best at a glance
page-review-cost = { $loss } ± { $error }
page-review-up-to = { $move }, up to { $price }
page-review-show = Show on the board
page-review-show-move = move { $move }
page-review-all = All { $count } decisions
page-review-fewer = Only errors and good finds
page-review-none = No error and no hard find stands out.
page-review-sums = Luck and play
page-review-sums-told = Began + luck + own moves + others’ moves = result, in chances out of 100.
page-review-sums-note = “Without luck” is the result less the luck. Own moves are measured against what was expected before them, in which everybody plays on plainly: above 0 is better than that. ± is the 95 % interval.
page-review-revealed = { $where ->
    [both] The cards turned up at the end are not luck: they count as own moves ({ $own }) and as others’ moves ({ $others }).
    [others] The cards turned up at the end are not luck: they count as others’ moves ({ $others }).
   *[own] The cards turned up at the end are not luck: they count as own moves ({ $own }).
}
page-review-usual = A decision usually costs, measured among { $among } bots of one level: { $levels }.
page-review-usual-of = { $level } { $lost }
page-review-column = { $column ->
    [began] Began
    [luck] Luck
    [own] Own moves
    [others] Others’ moves
    [result] Result
    [adjusted] Without luck
    [play] Lost per decision
   *[player] Player
}
page-review-figures = In figures
page-review-figures-told = Chance to win, in percent
page-review-beginning = The beginning
page-review-end = The end
page-review-begins = { $stage } begins
page-review-turning = Turning point { $number } ({ $stage })
page-review-draws-told = Luck: the rolls and draws that changed most, and by how much, in chances out of 100
page-review-how = Judged by { $engine }, as the expert does: { $samples } samples of how the game may go on for every moment, { $trials } for every decision.
page-review-in-unit = { $unit ->
    [coins] { $points } { $count ->
        [one] coin
       *[other] coins
    }
   *[points] { $points } { $count ->
        [one] point
       *[other] points
    }
}
page-review-decision = A decision of the review
page-review-of = { $place } of { $count }
page-review-between = No decision of this review lies here.
page-review-earlier = Earlier decision
page-review-later = Later decision
page-review-every = Those without a difference too
page-review-back = Back to the review
page-review-unmade = This game is not reviewed yet.
page-review-tells = Who would have won when, what turned the game, what each decision cost, and what was luck.
page-review-step = Go through them on the board
page-review-share = Share
page-review-shared = Link copied
page-review-save = Save as JSON
page-review-save-page = Save as a page
page-review-label = { $kind ->
    [played] Played: { $move }
   *[better] Better: { $move }
}
`;export{e as default};