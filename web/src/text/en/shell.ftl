### Words of the page's frame.

page-name = Caravanserai
page-skip = Skip to the content
page-traveller = Traveller
page-guest = a guest
page-seat = Seat { $number }
page-named = { $name }:
page-away = The server does not answer. What you confirmed is safe; this page tries again by itself.
page-away-title = Nobody opens
page-away-whole = The server cannot be reached right now. Everything that was confirmed is kept.
page-away-without = Playing needs the server. Without it you can read the rules, your journal, and finished games that you have looked at on this device.
page-away-again = Knock again
page-refused = That was not possible: { $text }
page-why-allowed = You may do this now.
page-why-not_your_turn = It is not your turn.
page-why-not_playing = The game is not being played now.

## The head of a page

page-home = Caravanserai, home page
page-close = Close
page-language = Language
page-theme = Theme
page-theme-light = Day
page-theme-system = Same as device
page-theme-dark = Night
page-preferences = Preferences
page-preferences-you = Your name, and your other devices
page-motion = Motion
page-motion-system = same as device
page-motion-full = full
page-motion-reduced = reduced (pieces jump)
page-pace = Pace
    .help = How fast you are shown what others do. Skip, Escape or a click on the board shows the rest at once.
page-pace-slow = slow
page-pace-normal = normal
page-pace-fast = fast
page-pace-wait = wait for me after each turn
page-confirm = Confirm moves
    .help = A move is shown first and made when you confirm it.
page-sound = Sound
    .help = Soft, and only when something happens.
page-text = Tables as text
    .help = For the keyboard and for screen readers.

## The rules

page-cite = Rules, §{ $section }
page-cite-all = Read it in the rules
page-cite-missing = This paragraph could not be found.

## Somewhere else

page-nowhere = Only sand here
page-nowhere-text = There is nothing at this address. Perhaps the wind took a letter of it.
page-nowhere-back = Back to the inn
page-missing = No such table
page-missing-text = The link may be cut short, or the table was never opened. Ask for the link again.
page-missing-closed = This table is not for watching
page-missing-closed-text = Only the people who sit there can see it.
page-refused-no_such_game = There is no such game.
page-refused-no_such_table = There is no such table.
page-refused-not_watchable = This table is not for watching.
page-refused-seat_taken = Somebody was quicker: that seat is taken.
page-refused-table_full = Every seat is taken.
page-refused-game_begun = The game has begun already.
page-refused-not_host = Only the person who opened the table can do this.
page-refused-not_seated = You do not sit at this table.
page-refused-seat_free = A seat is still free.
page-refused-not_ready = Somebody is not ready yet.
page-refused-too_many = That was a lot at once. Wait a moment and try again.
page-refused-bad_recovery = This link is not valid any more: it was used or taken back, or a newer one was made.
page-refused-bad_record = This saved game is damaged or incomplete: { $text }
page-refused-bad_settings = A table cannot be set up like this: { $text }
page-refused-other_rules = This position cannot be shown: it was reached by other rules than today’s. What is known of its moves is in the log.
page-refused-closed = Whoever runs this server has closed this table.
page-refused-unreadable = This table is kept, but it cannot be read: something in its log is damaged or comes from a newer program. Tell whoever runs this server.
page-refused-no_such_seat = This table has no such seat.
page-refused-no_such_bot = There is no such bot for this game.
page-refused-no_such_token = You have no such token.
page-refused-too_many_tokens = You have as many tokens as one may have. Revoke one first.
page-refused-not_for_tokens = This is done by a person in a browser, not by a token.
page-refused-bad_token = This token is not known here, or it was revoked.
page-refused-scope = This token may only look on.
page-refused-no_identity = You are only looking on. Load the page again to take part.
page-refused-other_host = This server does not go by the name you asked for.
page-refused-other_site = Another site’s page has asked for this, so it was not done.
page-refused-not_found = There is nothing at this address.
page-refused-method_not_allowed = That cannot be done at this address.
page-refused-too_large = This is too large.
page-refused-bad_text = There is a character in this text that cannot be kept.
page-refused-bad_json = The server could not read what was sent: { $text }
page-refused-not_json = The server could not read what was sent: { $text }
page-refused-bad_message = Something in this cannot be as it is: { $text }
page-refused-bad_name = Nothing of this name can be seen. Choose one that others can read.
page-refused-bad_query = Something in this address cannot be as it is: { $text }
page-refused-broken_off = The connection broke off. Try again.
page-refused-try_again = Somebody else was at it in the same moment. Try again.
page-refused-no_storage = The server cannot reach its tables just now. Try again in a moment.
page-refused-internal = Something went wrong at the server. It was noted there.
page-refused-refused = That was not possible: { $text }
page-refused-bad_address = Nothing can be sent to this address: { $text }
page-refused-endpoint_taken = Another browser is called there. Switch it off and on again.
page-refused-no_mail = No mail could be sent: { $text }
page-refused-no_such_place = There is no such place to send to.
page-refused-too_many_places = There are as many already as there may be. Remove one first.
page-refused-lens_off = The odds are not shown at this table.
page-refused-not_beside = There is nothing of this kind for a real table of this game.
page-refused-no_lesson = No lesson is given here.
page-refused-no_puzzle = There is no puzzle for this day.
page-refused-in_a_lesson = That is not done in a first game.
page-refused-lesson_waits = First do what this step asks.
page-refused-lens_not_now = The odds are shown on your own turn.

## Beside the box

page-pad = Score pad
page-pad-none = There is no score pad for this game here.
page-odds = Odds for your board
page-whom = Whom will she choose?
page-beside-none = There is nothing of this kind for this game.
