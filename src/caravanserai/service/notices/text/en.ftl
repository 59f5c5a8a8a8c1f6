### What notices say that reach somebody who does not look on.

## Titles and texts

notice-your_turn = { $game }: your turn
notice-nudge = { $game }: you are waited for
notice-reminder = { $game }: your time is running out
notice-game_over = { $game }: the game is over
notice-at = At the table “{ $name }”.
notice-until = You have until { $time }.
notice-nudged = Somebody at the table asks you to move.
notice-won = { $count ->
    [one] { $names } has won.
   *[other] { $names } have won.
}
notice-over = Look at how it ended.
notice-open = Open the table

## What a table tells a group

hook-your_turn = { $game }: { $names } to move
hook-your_turn-until = { $game }: { $names } to move, until { $time }
hook-nudge = { $game }: { $names } to move
hook-reminder = { $game }: { $names } to move, until { $time }
hook-game_over = { $game }: the game is over. { $won }
hook-hello = { $game }: this table will tell here whose turn it is.

## Mail

mail-confirm-subject = Caravanserai: is this your address?
mail-confirm = Somebody, probably you, wants to be told by mail when it is their turn at { $place }. If it was you, open this link and confirm; if not, do nothing, and nothing more will come.
mail-foot = You get this because you asked { $place } to write to you when it is your turn.
mail-stop = To get no more of these:
mail-page-confirm = Shall we write to you?
mail-page-confirm-text = We write to { $address } when it is your turn, and about nothing else.
mail-page-confirm-yes = Yes, write to me
mail-page-confirmed = We will write to you
mail-page-confirmed-text = Quiet hours, and what you are told, are on your own page.
mail-page-stop = No more mail?
mail-page-stop-text = { $address } gets no more mail from here.
mail-page-stop-yes = Stop the mail
mail-page-stopped = No more mail
mail-page-stopped-text = This address is forgotten here.
mail-page-void = This link is not valid any more
mail-page-void-text = The address was changed or forgotten since.
mail-page-home = To the inn

## The feed

feed-title = Caravanserai: tables that wait for you
feed-turn = { $game }: your turn
feed-text = { $name ->
    [none] { $names }
   *[other] “{ $name }”: { $names }
}
