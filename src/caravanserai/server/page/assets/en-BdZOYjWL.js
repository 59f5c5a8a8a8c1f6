var e=`## Time in days

page-until = { $left } left, until { $when }

## Since you left

page-table-since = Since you left
page-table-since-mine =
    { $count ->
        [one] One of these turns was yours: made by your order, by the bot that stands in for you, or by you on another device.
       *[other] { $count } of these turns were yours: made by your order, by the bot that stands in for you, or by you on another device.
    }
page-table-since-more =
    { $count ->
        [one] { $count } turn before these is in the log.
       *[other] { $count } turns before these are in the log.
    }
page-table-since-sum =
    { $count ->
        [one] { $count } turn in { $time }.
       *[other] { $count } turns in { $time }.
    }
page-table-since-yours = It is your turn.
page-table-since-film = Show it on the board
page-table-since-stop = Stop the film
page-table-since-at = Turn { $number } of { $count }
page-table-since-changed = What changed for you
page-table-since-same = Nothing of yours has changed.
page-table-since-from = { $label }: { $before } → { $after }
page-table-since-none = none
page-table-since-on = Go on

## The next table that waits

page-table-next =
    { $count ->
        [one] Next table: { $table }
       *[other] Next table: { $table }, and { $more } more that wait
    }
page-table-next-left = { $left } left

## An order for when one is not there

page-order-help = For when it is your turn and you are not here. Only you see it.
page-order-open = Your order
page-order-when = When it is my turn
page-order-else = If that cannot be done
page-order-wait = Wait for me
page-order-choose = Choose what to do
page-order-amount = Up to
page-order-give = Leave this order
page-order-again = Change the order
page-order-drop = Take it back
page-order-stands = This is done for you when it is your turn, even while the page is closed. Nobody else can see it.
page-order-first = First
page-order-then = Otherwise
page-order-last = Otherwise the table waits for you.
page-order-none = There is nothing to order just now. Look again when the game has gone on.
page-order-done = Done for you: { $move }.
page-order-ends = It is over when the { $stage } ends, when you move yourself, when the game goes back, or when none of it can be done.
page-order-ended-done = Your order has been carried out: { $move }.
page-order-ended-moved = Your order is over: you moved yourself.
page-order-ended-void = Your order is over: what it was for is past.
page-order-ended-not_possible = Your order could not be carried out. It is up to you.
page-order-ended-went_back = Your order is over: the game went back.
page-order-ended-over = The game is over.
page-order-stage = leg, round or turn
`;export{e as default};