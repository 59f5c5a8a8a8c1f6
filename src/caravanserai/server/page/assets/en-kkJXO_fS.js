var e=`### The score pad for a real table.

page-pad-people = Who plays?
page-pad-size = How many play
page-pad-name = Name of player { $number }
page-pad-device = Names and counts stay on this device. Once it is open, the pad needs no network.
page-pad-begin = To the sheet
page-pad-running = Running totals
page-pad-total = { $name }: { $points } so far. How they came about
page-pad-cell =
    { $how ->
        [none] { $name }, { $line }: { $points }
       *[other] { $name }, { $line }: { $points }, from { $how }
    }
page-pad-cell-open = { $name }, { $line }: not counted yet
page-pad-entry = { $name }: { $line }
page-pad-next = Next: { $what }
page-pad-open = What is still open
page-pad-finish = Who has won?
page-pad-back = Back
page-pad-step-back = One step back
page-pad-rub = Take away the last digit
page-pad-has = { $name }
page-pad-more = One more: { $piece }, { $count } now
page-pad-less = One fewer: { $piece }, { $count } now
page-pad-left =
    { $count ->
       *[other] { $count } left
    }
page-pad-how = How it came about: { $name }
page-pad-sum = Together
page-pad-not-yet = not counted yet
page-pad-nothing = none
page-pad-suit = { $size } different: { $points }
page-pad-by = { $signs } by { $card }
page-pad-over = { $each } each for being ahead of { $names }
page-pad-level =
    { $count ->
        [one] { $names } has as many
       *[other] { $names } have as many
    }
page-pad-wins = { $name } wins by { $by }.
page-pad-shared = { $names } share the victory.
page-pad-leading = So far { $name } leads by { $by }.
page-pad-leading-level = So far { $names } are level.
page-pad-result = Result
page-pad-arrange = Names and rules
page-pad-clear = New sheet
page-pad-clear-text = All counts go from the sheet; the names stay. One step back brings them again.
page-pad-keep = Keep in the journal
page-pad-kept = Kept in the journal
page-pad-share = Share
page-pad-copied = Copied: paste it wherever you like.
page-pad-not-copied = It could not be copied.
page-pad-share-title = { $game } at a real table, { $day }
page-pad-player = Player { $number }
page-pad-called = Name
page-pad-breaking = What breaks a tie
page-pad-cell-idle = { $name }, { $line }: counted only if it decides something
page-pad-cell-waits = { $name }, { $line }: waits for what is not told yet
page-pad-waits = waits for what is not told yet
page-pad-copied-from = { $piece }, of { $name }
page-pad-covered = { $card }: all there
page-pad-missing = { $card }: { $things } missing
page-pad-spared = { $points } not owed, for there was nothing left
page-pad-card = { $name }, { $card }: not on this pile
page-pad-card-laid = { $name }, { $card }: card { $number } of the pile
page-pad-card-elsewhere = { $name }, { $card }: lies elsewhere, { $line }
page-pad-reached = objective reached
page-pad-wins-goal = { $name } alone has reached the objective and wins.
page-pad-leading-goal = So far { $name } alone has reached the objective.
page-pad-wins-tie = { $name } wins: level on points, and ahead by { $by } in { $tie }.
page-pad-told = { $what }: { $value }
`;export{e as default};