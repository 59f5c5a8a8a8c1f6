var e=`### The daily puzzle.

page-puzzle = Daily puzzle
page-puzzle-question = Your turn: find the best move.
page-puzzle-all-title = Today’s puzzles
page-puzzle-all-text = A position from a game among experts. One move is clearly better than all others, and it is not the one that comes to mind first. Two minutes each; a new one at midnight UTC, the same for everybody.
page-puzzle-none = There are no puzzles here.
page-puzzle-open = Solve it
page-puzzle-open-again = Look at it again
page-puzzle-not-yet = Not tried yet
page-puzzle-days = Other days
page-puzzle-earlier = The day before
page-puzzle-later = The day after
page-puzzle-others = All puzzles of today

## Trying

page-puzzle-left = { $left ->
    [one] One try left
   *[other] { $left } tries left
}
page-puzzle-missed = Not the best
page-puzzle-missed-cost = It costs { $points } ± { $error } points of chance to win (95 % interval).
page-puzzle-missed-near = It ends where it should. There is a better way there: this one costs { $points } ± { $error } points of chance to win (95 % interval).
page-puzzle-again = Try again
page-puzzle-give-up = Show me

## Solved

page-puzzle-found = Found: { $answer }
page-puzzle-told = The answer: { $answer }
page-puzzle-at = { $try ->
    [1] At the first try, in { $seconds } s
    [2] At the second try, in { $seconds } s
   *[other] At the third try, in { $seconds } s
}
page-puzzle-not-found = { $tries ->
    [0] Not tried
    [one] Not found, one try
   *[other] Not found, { $tries } tries
}
page-puzzle-would = A regular would rather play: { $move }.
page-puzzle-values = What each costs
page-puzzle-plan = Move
page-puzzle-cost = Chance to win
page-puzzle-best = best
page-puzzle-try = your { $try ->
    [1] first
    [2] second
   *[other] third
} try
page-puzzle-glance = at a glance
page-puzzle-in-coins = { $points } coins
page-puzzle-in-points = { $points } points
page-puzzle-how = In points of chance to win, ± is the 95 % interval; expert’s own search, { $samples } samples for each move, from what this seat can know.
page-puzzle-show = Show on the board: { $move }
page-puzzle-hide = Look at the board
page-puzzle-unfold = The solution
page-puzzle-tomorrow = The next one comes at midnight UTC, for everybody the same.

## Telling others

page-puzzle-share-title = Tell the others, without giving it away
page-puzzle-share = Share
page-puzzle-copy = Copy
page-puzzle-copied = Copied
page-puzzle-line-title = Caravanserai, { $game }, puzzle of { $day }
page-puzzle-line-found = { $try ->
    [1] found at the first try, { $seconds } s
    [2] found at the second try, { $seconds } s
   *[other] found at the third try, { $seconds } s
}
page-puzzle-line-not = not found
page-puzzle-row = { $count ->
    [one] One day in a row
   *[other] { $count } days in a row
}
page-puzzle-day-found = { $day }, found
page-puzzle-day-not = { $day }, not found
`;export{e as default};