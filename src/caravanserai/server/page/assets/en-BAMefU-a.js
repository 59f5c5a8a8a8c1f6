var e=`### Home: the games, and the tables.

page-home-tagline = Desert board games: with friends, and with bots who keep the seats warm.
page-home-games = The games
page-home-players =
    { $fewest ->
        [1] Up to { $most } players
       *[other] { $fewest }–{ $most } players
    }
page-home-play = Play now
page-home-level = The bots
page-home-count = At the table
page-home-seats =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
page-home-setting = Setting the table…
page-home-open = Open a table for friends
page-home-new = New table
page-home-beside = At a real table?
    .help = Player aids to print, and a judge
page-home-puzzle = Today’s puzzles
    .help = Two minutes, one best move

## Tables

page-home-mine = Your tables
page-home-finished =
    { $count ->
        [one] { $count } finished game
       *[other] { $count } finished games
    }
page-home-openlist = Open tables
page-home-openlist-none = Nobody is looking for company right now. A new table that is “listed” appears here for everyone.
page-home-watch = Tables to watch
page-home-watch-none = No game is open to onlookers at the moment.
page-tables-set-up = set-up position
page-tables-mine = Waiting for you
page-tables-thinking = { $name } is thinking
page-tables-playing = Being played
page-tables-seats = { $seated } of { $players } seated
page-tables-full = All seated, about to begin
page-tables-over = Finished

## Lanterns: the tables one plays at

page-lanterns-waiting =
    { $count ->
        [one] { $count } table waits for you
       *[other] { $count } tables wait for you
    }
page-lanterns-first = the most pressing first
page-lanterns-left = { $time } left
page-lanterns-more = { $count } more
page-lanterns-away = Put away: { $count }
page-lanterns-put-away = Put away: { $table }
page-history = Your games
page-history-rest = Going on
page-history-away = Put away
    .help = They go on as before; nobody was told. Games against bots alone come here by themselves after three days without a move.
page-history-take-up = Take up again
page-history-none = Games that you have finished or put away are found here.
page-journal = Your journal

## Coming with something in hand

page-home-link = Have you been sent a link?
    .example = Paste it here
page-home-link-go = Go there
page-home-link-wrong = This is not a link to a table.
page-home-import = Look through a saved game

## What this is

page-home-what = What is this place?
page-home-what-account = No account, no e-mail.
    .text = You take a name, share a link and sit down.
page-home-what-tracking = Nobody watches you.
    .text = No tracking, no advertising, nothing loaded from elsewhere.
page-home-what-fair = Dice you can check.
    .text = They are fixed and sealed before the game; afterwards anyone can verify them.
page-home-what-bots = A bot for any seat.
    .text = Several strengths, and one stands in when a friend has to leave.
page-home-what-open = Open rules.
    .text = Every refusal and every score cites the paragraph it comes from.
page-home-what-more = More about it

## The foot of a page

page-foot = No account, no e-mail. Take a name, share the link, sit down.
page-foot-nav = More to read
page-foot-rules = Rules
page-foot-beside = At a real table?
page-foot-what-if = Set up a position
page-foot-api = For bot authors
page-foot-about = About
`,t=`### Guided first games: the card beside the board, and the ways in.

page-lesson-where = { $step } of { $of }
page-lesson-region = First game, step { $step } of { $of }
page-lesson-watching = Look what happens…
page-lesson-why = Why?
page-lesson-what-if = And if it had been otherwise?
page-lesson-go-on = Go on
page-lesson-show-me = Show me
page-lesson-take-back = Take it back
page-lesson-back = Back
page-lesson-skip = Skip this step
page-lesson-leave = Leave
page-lesson-asked = asked for in this step
page-lesson-prepared = The dice of a first game are prepared.

## Leaving

page-lesson-leave-title = Keep it for later?
page-lesson-leave-text = The lesson waits for you among your tables, at this very step.
page-lesson-leave-yes = Keep it and leave
page-lesson-leave-no = Stay here

## The end

page-lesson-own = Now a game of your own
page-lesson-rules = Read the rules
page-lesson-again = Once more

## The ways in

page-lesson-minutes = learn by playing, { $from }–{ $to } min
page-lesson-once-more = learn by playing, once more
page-lesson-never = Never played? “{ $title }” shows you how, { $from }–{ $to } min.
page-lesson-show-how = Show me how
page-lesson-lobby = Never played it?
page-lesson-no-odds = This comes a little later in this lesson.
`,n=`### A new table, and a table before its game.

## Links

page-link-copy = Copy the link
page-link-copied = Copied
page-link-share = Share

## A new table

page-new = New table
page-new-game = Game
page-new-players = Players
page-new-few = Made for { $fewest } and more; with two it is played by our house rule.
page-new-me = Your name
    .help = With a name you sit down at once.
page-new-name = Name of the table
    .help = If you like. Without one it is called after the game.
page-new-manner = How you play
page-new-open = Open the table
page-new-usual = { $value } (default)
page-new-number = A whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }, please.
page-new-lens = Who sees the odds
page-new-lens-all = Everybody
    .help = Exact odds and values beside the board, for all alike. Good for learning.
page-new-lens-own = On your own turn
    .help = Odds are shown only to the player whose turn it is.
page-new-lens-off = Nobody
    .help = Everyone works things out for themselves.
page-new-clock = Clock
page-new-clock-none = None
    .help = Take your time. Nobody is hurried.
page-new-clock-minutes = Minutes
    .help = Everyone has a set number of minutes for the whole game, and gains a little with every move.
page-new-clock-days = Days
    .help = A move now and then, each within a few days. The table waits, and reminds.
page-new-minutes = Minutes for the game
page-new-increment = Seconds more for each move
page-new-days = Days for each move
page-new-bank = Hours in the bank
    .help = For moves that take longer than their days. What is used of it is gone.
page-new-weekends = Weekends off
    .help = No time passes on Saturdays and Sundays ({ $zone }).
page-new-zero = When time runs out
page-new-zero-bot_moves = A bot makes that move
    .help = The seat stays yours.
page-new-zero-resign = A bot takes the seat
    .help = For the rest of the game.
page-new-guests = Guests and absence
page-new-listed = List the table on the home page
    .help = Strangers can find it and take a free seat.
page-new-watch = Who may watch
page-new-watch-anyone = Anyone
    .help = The game appears among the tables to watch. Nobody sees what is secret.
page-new-watch-link = Anyone with the link
    .help = Not listed anywhere.
page-new-watch-nobody = Only the players
    .help = The link is then for sitting down, not for watching.
page-new-talk = Talk
page-new-talk-auto = Automatic
    .help = Free among friends; only reactions where strangers may come.
page-new-talk-free = Free
    .help = Players can write what they like.
page-new-talk-reactions = Reactions only
    .help = A few ready-made sentences that cannot hurt.
page-new-talk-off = None
    .help = Nothing is said at this table.
page-new-bot_seats = Joining a game that is on
page-new-bot_seats-auto = As usual
    .help = With the link one may take a bot’s seat; not where strangers may come.
page-new-bot_seats-open = A bot’s seat can be taken
    .help = Whoever has the link may take a bot’s seat and play on from there.
page-new-bot_seats-closed = Bots keep their seats
    .help = Nobody joins a game that is on.
page-new-grace = A bot stands in after
    .help = When somebody is away that long. When they come back, they have their seat again at once.
page-new-thinking = A strong bot thinks for
    .help = Longer makes it a little stronger. The others answer at once.
page-new-standin = Who stands in
page-new-house = House rules
    .help = Where the rulebook is silent or groups differ. If this means nothing to you, leave it as it is.
page-new-changed =
    { $count ->
        [one] { $count } changed
       *[other] { $count } changed
    }

## What a table is set to

page-sum-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
page-sum-lens-all = Everybody sees the odds
page-sum-lens-own = Players see the odds on their own turn
page-sum-lens-off = No odds are shown
page-sum-clock-none = No clock
page-sum-clock-minutes =
    { $minutes ->
        [one] { $minutes } minute each, { $increment } s more for every move
       *[other] { $minutes } minutes each, { $increment } s more for every move
    }
page-sum-clock-days =
    { $days ->
        [one] { $days } day for each move
       *[other] { $days } days for each move
    }
page-sum-bank =
    { $bank ->
        [one] { $bank } hour in the bank
       *[other] { $bank } hours in the bank
    }
page-sum-weekends = Weekends are off
page-sum-zero-bot_moves = When time runs out, a bot makes that move
page-sum-zero-resign = When time runs out, a bot takes the seat
page-sum-listed = Listed on the home page, for anyone to join
page-sum-unlisted = Only those with the link can join
page-sum-watch-anyone = Anyone may watch
page-sum-watch-link = Anyone with the link may watch
page-sum-watch-nobody = Nobody else may watch
page-sum-talk-free = Talk is free
page-sum-talk-reactions = Reactions, but no written words
page-sum-talk-off = No talk
page-sum-bot_seats-open = A friend may take a bot’s seat later
page-sum-bot_seats-closed = Bots keep their seats to the end
page-sum-grace = A bot stands in for anyone away longer than { $time }

## Before the game

page-lobby-title = { $game }: who plays?
page-lobby-seats = Seats
page-lobby-free = Seat { $number } is free
page-lobby-sit = Sit here
page-lobby-move = Move here
page-lobby-bot = Seat a bot
page-lobby-bot-title = Which bot should sit here?
page-lobby-bot-change = Change level
page-lobby-bot-away = Send away
page-lobby-add = Add somebody on this device
    .help = Pass and play: you hand the device on, and a curtain hides each hand from the others.
page-lobby-isbot = Bot: { $strength }
page-lobby-you = you
page-lobby-host = opened the table
page-lobby-ready = ready
page-lobby-unready = not ready yet
page-lobby-away = away at the moment
page-lobby-rename = Change name
page-lobby-leave = Stand up
page-lobby-free-seat = Free this seat
page-lobby-name = What are you called?
page-lobby-sit-named = Sit down
page-lobby-cancel = Not now
page-lobby-fill = Fill free seats with bots
page-lobby-start = Begin the game
page-lobby-get-ready = I’m ready
page-lobby-not-ready = Not ready after all
page-lobby-lack-free = Seat { $number } is still free.
page-lobby-lack-many =
    { $count ->
        [one] { $count } seat is still free.
       *[other] { $count } seats are still free.
    }
page-lobby-lack-unready =
    { $count ->
        [one] { $names } is not ready yet.
       *[other] { $names } are not ready yet.
    }
page-lobby-lack-you = Everyone is here. Are you ready?
page-lobby-can = Everyone is here.
page-lobby-wait = Everyone is here. Whoever opened the table starts the game.
page-lobby-invite = Invite friends
    .help = Anyone with this link can look at the table and take a free seat.
page-lobby-local = This link works on this computer only. To let other devices in your network open it, stop the server and start it with “make play LAN=1”, or “caravanserai serve --lan”.
page-lobby-link = Link to this table
page-lobby-qr = QR code of the link to this table
page-lobby-settings = How we play
page-lobby-settings-yours = You can change it until the start.
page-lobby-settings-theirs = Whoever opened the table can change it until the start.
page-lobby-settings-more =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
page-lobby-altered = Changed from “{ $before }”; everybody is asked again.
page-lobby-lack-altered = How you play has changed. Are you ready?
page-lobby-lack-host = You opened this table. Take a seat first.
page-lobby-lack-host-seat = You have no seat yourself. Free one to play.
page-lobby-full = Every seat is taken, and only the players may watch.
page-lobby-full-watch = Every seat is taken. Stay and watch: the game opens here when it begins.
page-lobby-talk =
    { $count ->
        [0] Talk
        [one] Talk ({ $count } new)
       *[other] Talk ({ $count } new)
    }

## Fair dice

page-fair = Fair dice
page-fair-text = Nobody can choose the dice of this game. The server has sealed a secret number: below is its fingerprint. Your browser has sealed one of its own for you, and so has everybody else’s. They are opened together when the game starts, and only then are the dice fixed; after the game the server’s number is opened too, and anyone can roll every die again. If you like, mix in words of your own.
page-fair-seal = The seal
page-fair-salt = Your own words
    .example = anything nobody can guess
page-fair-add = Mix in
page-fair-added = Mixed in: “{ $salt }”. Nobody is told these words.

## You

page-you = You
page-you-name = Your name
    .help = This is how others see you. At tables where you sit already, the old name stays.
page-you-save = Save
page-you-saved = Saved.
page-you-devices = On another device
page-you-devices-text = You have no account and no password: this browser simply remembers you. With a personal link, another device can become you as well, with all your tables. Give it to nobody else.
page-you-devices-warning = A new link makes every older one stop working. Devices that used one stay you.
page-you-make = Make a personal link
page-you-link = Your personal link
page-you-qr = QR code of your personal link
page-you-once = Good for one device, then no longer valid
page-you-take-back = Take this link back
page-you-out = Signing out
page-you-out-text = If you have used a device that is not yours, let it forget you. Without a personal link, a browser that has forgotten you cannot become you again.
page-you-out-elsewhere = Sign out everywhere else
page-you-signed-out-elsewhere = Every other device has forgotten you, and no personal link works any more.
page-you-out-here = Sign out here
page-you-forget = Leave for good
page-you-forget-text = Your seats go to bots, and your name and all you have said disappear from every table. Tokens and links stop working. This cannot be undone, and nobody can bring you back.
page-you-forget-yes = Yes, forget me
page-you-forget-no = No, I stay
page-you-prefer = On this device
page-recover = Is this you?
page-recover-text = This link was made on another of your devices. If you go on, this browser becomes the same traveller, with the same name and tables.
page-recover-lose = You are { $name } here now; that identity and its tables will not be reachable from this browser any more, unless you make a personal link for it first.
page-recover-yes = Yes, that is me
page-recover-no = No, stay as I am
page-recover-none = This link is not complete. Copy it again on the other device.

## About

page-about = About
page-about-what = What this is
page-about-what-text = A caravanserai was the inn where caravans met. Here people meet to play desert board games by their full rules: with friends anywhere, with bots, or both. It is free and its source is open; anyone can run an inn of their own with one command.
page-about-games-text = The rules are told in our own words, and every drawing is ours. We have nothing to do with the publishers; if you like a game, buy it and play it at a real table, too.
page-about-fair = Why the dice are fair
page-about-fair-1 = Before the game, the server thinks of a very long secret number and shows its fingerprint. No other number has that fingerprint.
page-about-fair-2 = Everybody’s browser seals a secret number as well. When the game starts they are opened, each after all were sealed: together they fix every die.
page-about-fair-3 = After the game the number is shown. Anyone can check that it has the same fingerprint, and roll every die again.
page-about-fair-text = So nobody can change a die during the game, and nobody could have picked them before: not even whoever runs the server and plays along. Who does not open in time is left out and named. A finished table has a button for it: your own browser checks the seals and that your part counted, the server rolls every die again. If you do not trust the server, save the game and check everything on your own computer.
page-about-bots = What bots know
page-about-bots-text = A bot sees exactly what a player in its seat may see, and nothing more. It does not know the dice to come.
page-about-privacy = What we know about you
page-about-privacy-text = The name you choose, the tables you sit at, the moves you make, what you say there. A cookie tells this server that you are you; there is no other. No tracking, no advertising, nothing loaded from other servers. What you prefer on this device stays on this device.
page-about-secrets = Your link is your key
page-about-secrets-text = Anyone with a table’s link may look at it and take a free seat, but not your seat. Your personal link, by contrast, lets another device act as you: give it to nobody.
page-about-more = Read on
page-about-api = For bot authors: the interface
page-about-licences = What others have made, and their licences
page-about-fonts = Typefaces
page-about-fonts-text = Marcellus by Brian J. Bonislawsky, and Atkinson Hyperlegible Next by the Braille Institute; both under the SIL Open Font License.
page-about-licence = Licence of { $font }
`,r=`### Words of the pages with the rules.

page-rules-title = Rules
page-rules-lead = Every game in our own words, each paragraph with a number. Whatever happens at a table, the log cites the paragraph behind it.
page-rules-read = Read the rules
page-rules-contents = Contents
page-rules-search = Search the rules
page-rules-clear = Clear the search
page-rules-hits =
    { $count ->
        [0] Nothing found
        [one] { $count } place
       *[other] { $count } places
    }
page-rules-hit = { $number } of { $count }
page-rules-section-hits =
    { $count ->
        [one] { $count } place found here
       *[other] { $count } places found here
    }
page-rules-next = Next place
page-rules-previous = Previous place
page-rules-copy = Copy the link to §{ $section }
page-rules-copied = Link copied
page-rules-not-copied = The link could not be copied; it is in the address bar now
page-rules-untranslated = These rules are not told in your language yet. Here they are in English.
page-rules-missing = There are no rules at this address
page-rules-missing-help = Perhaps the game goes by another name. These are the ones we have.
page-rules-aid = Player aid to print
page-rules-judge = Ask the judge
`,i=`### Words of the page's frame.

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
`,a=`### Words of every table: what is asked, the log, the seats, the menu, the end.

page-table-for =
    { $unit ->
        [minutes]
            { $count ->
                [one] for { $count } minute
               *[other] for { $count } minutes
            }
        [hours]
            { $count ->
                [one] for { $count } hour
               *[other] for { $count } hours
            }
       *[days]
            { $count ->
                [one] for { $count } day
               *[other] for { $count } days
            }
    }

## What is asked

page-table-chosen = You chose: { $move }.
page-table-catching-up = Showing what happened…
page-table-sending = Making your move…
page-table-bot-thinks =
    { $count ->
        [one] { $seat } is thinking.
       *[other] { $seat } are thinking.
    }
page-table-awaited = Waiting for { $seats }.
page-table-won =
    { $count ->
        [one] { $winners } has won.
       *[other] { $winners } share the victory.
    }
page-table-past = You are looking at an earlier position: after move { $moves } of { $of }.
page-table-now = Back to now
page-table-cancel = Cancel
page-table-skip = Skip
page-table-close = Close
page-table-go-on = Go on
page-table-aim = What you play for
page-table-again = Show that again
    .help = The last turn passes once more.

## Going back

page-table-undo = Undo
page-table-undo-ask = Ask to go back
    .help = Others have moved, or a die was rolled. If everybody agrees, the game goes back to your latest turn.
page-table-undo-back =
    { $others ->
        [one] Your move is taken back, and with it the turn of { $seats }.
       *[other] Your move is taken back, and with it the turns of { $seats }.
    }
page-table-undo-back-what = You go back to before this: { $what }
page-table-undo-do = Take it back
page-table-undo-asked =
    { $back ->
        [one] { $seat } would like to take back the last move.
       *[other] { $seat } would like to go back { $back } moves.
    }
page-table-undo-mine =
    { $back ->
        [one] You asked to take back the last move.
       *[other] You asked to go back { $back } moves.
    }
page-table-undo-agreed = { $agreed } of { $of } agreed
page-table-undo-yes = Agree
page-table-undo-no = Refuse

## The log

page-table-log = What happened
page-table-log-none = Nothing has happened yet.
page-table-log-look = Look at the board after move { $moves }
page-table-log-more =
    { $count ->
        [one] Show { $count } earlier turn
       *[other] Show { $count } earlier turns
    }
page-table-log-rest =
    { $count ->
        [one] Show { $count } more line
       *[other] Show { $count } more lines
    }
page-table-rules-since =
    Since move { $moves } the rules of version { $after } apply; before, it was version { $before }. { $dropped ->
        [0] { "" }
        [one] { $dropped } move had to be taken back for that.
       *[other] { $dropped } moves had to be taken back for that.
    }
page-table-rules-then = This game was played by version { $played } of the rules. Today’s are version { $today }, and they do not lead through all of it: it ended as it did, and of some moves you see only how they are written.
page-table-since-turn =
    { $count ->
        [one] { $count } turn since yours
       *[other] { $count } turns since yours
    }

## The seats

page-table-seats = Players
page-table-seat-you = you
page-table-seat-turn = to move
page-table-seat-thinks = thinking
page-table-seat-won = winner
page-table-seat-bot = bot
    .help = bot: { $level }
page-table-hidden = face down
page-table-clock = Time left:
page-table-clock-low = Little time left:

## Why not

page-table-ask = What is this?
page-table-why = Why not { $what }?
page-table-why-not = Why not?

## Said aloud

page-table-chosen-heard = You chose: { $move }. Enter confirms, Escape cancels.

## Menu

page-table-menu = Menu
page-table-rules = Rules
page-table-share = Share the link of this table
    .help =
        { $watch ->
            [nobody] Only those who sit here can open it.
           *[other] Anyone with the link can watch; it does not give away your seat.
        }
page-table-copy = Copy
page-table-copied = Copied
page-table-text = Text mode
    .help = The whole table in words, for the keyboard and for screen readers.
page-table-confirm = Confirm moves
    .help = A move is made only when you confirm it.
page-table-sound = Sounds
    .help = Soft ones: dice, hooves, coins, your turn.
page-table-keys = Single-key shortcuts
    .help = Letters and digits go to the parts of a table. Nothing is done until you press Enter.
page-table-resign = Leave my seat to a bot
    .help = A bot plays your seat to the end of the game, unless somebody takes it over. You can go on watching. For a short while, rather let a bot play for you.
page-table-resign-short = For good; you are asked first.
page-table-resign-yes = Leave it to the bot
page-table-leave = To the inn
    .help = The game goes on. You can come back at any time; while you are away, a bot moves for you after a while.
    .watching = You can come back at any time.

## Handing over a seat

page-table-hand = Hand my seat to a friend
    .help = Make a link and send it to a friend. Whoever opens it takes over { $seat }’s seat as it stands, with everything in front of it, and you watch from then on.
page-table-hand-short = By a link that you send.
page-table-hand-make = Make the link
page-table-hand-link = Link for your friend
page-table-hand-care = It is valid for one hour and for one person. Give it to nobody else.
page-table-offer = A seat is offered to you
    .help = Somebody at this table is handing their seat over to you: you play on from here.
page-table-offer-name = Your name at this table
page-table-offer-yes = Take the seat
page-table-offer-no = Not now
page-table-offer-seated = You sit at this table already, so you cannot take a second seat.

## Talking

page-table-talk = Talk
page-table-talk-unread =
    { $count ->
        [one] Talk: { $count } new
       *[other] Talk: { $count } new
    }
page-table-talk-none = Nobody has said anything yet.
page-table-talk-say = Say something
page-table-talk-send = Send
page-table-talk-seated = Only those who sit at the table can talk.
page-table-talk-mute = Do not show me what is said
page-table-reactions = Reactions
page-table-reaction-well_played = Well played!
page-table-reaction-ouch = Ouch!
page-table-reaction-thinking = Let me think…
page-table-reaction-hurry = Shall we go on?
page-table-reaction-thanks = Thank you!
page-table-reaction-laugh = Ha ha!

## Title

page-table-title = { $game }
page-table-title-yours = Your turn · { $game }
page-table-title-theirs = { $seat } to move · { $game }
page-table-title-over = Game over · { $game }

## Looking through the game

page-table-order = Order a move ahead
    .help = For when it is your turn and you are not here
page-table-scrub = Look through the game
    .help = Any position so far, as you could see it then.
page-table-scrub-at = Move { $moves } of { $of }
page-table-scrub-move = Move
page-table-scrub-back = One move back
page-table-scrub-on = One move forward
page-table-scrub-play = Play
page-table-scrub-pause = Pause
page-table-scrub-link = Link to this position
page-table-scrub-close = To the end

## The end

page-table-drawn = Nobody has won.
page-table-result = Result
page-table-result-place = Place
page-table-result-player = Player
page-table-result-score = Score
page-table-rematch = Play again
page-table-rematch-ready = A rematch is ready.
page-table-rematch-go = Go there
page-table-export = Save the game
page-table-scrub-think = Best moves
page-table-set-up = Set-up position
page-table-set-up-told = This game begins at a position that was set up. It counts nowhere, and whoever set it up may know what is hidden in it.
page-table-what-if = What if…
page-table-plan-over = This is how it would end. Go back, and try something else.
page-table-review = Review the game
page-table-verify = Were the dice fair?
page-table-verify-title = Were the dice fair?
page-table-verify-story = Before the first move, all the dice of this game were put into an envelope, and the envelope was sealed. Everybody could see the seal, nobody could look inside, and whoever changed what was inside would have broken the seal. Now the envelope is open.
page-table-verify-checking = Looking closely…
page-table-verify-good = Passed:
page-table-verify-bad = Failed:
page-table-verify-seal =
    { $judgement ->
        [broken] The seal does not fit the envelope: your browser computed it and got another one.
        [changed] The seal is not the one that your browser saw earlier in this game.
       *[other] The seal is unbroken: your own browser computed it again, and it is the same.
    }
page-table-verify-dice =
    { $count ->
        [one] { $count } die was rolled again out of the envelope: it showed the same number.
       *[other] All { $count } dice were rolled again out of the envelope: each showed the same number.
    }
page-table-verify-taken-back =
    { $count ->
        [one] { $count } move was taken back on the way. The saved game has it too, so that no die is missing.
       *[other] { $count } moves were taken back on the way. The saved game has them too, so that no die is missing.
    }
page-table-verify-dice-bad = The game does not follow from the envelope: { $problem }
page-table-verify-early =
    { $judgement ->
        [whole] Your browser saw this seal before the first move.
        [late] Your browser has known this seal since move { $moves }: every die after that was in the envelope already.
        [unseen] Your browser was not here during this game. Somebody who was can compare the seal they saw.
        [changed] Ask the others which seal they saw.
       *[broken] Ask whoever runs this server.
    }
page-table-verify-unchecked =
    { $count ->
        [one] The game began by version { $rules } of the rules. There is { $count } move that today’s rules do not lead to: whether it was allowed, and what the dice decided there, cannot be checked any more. No die was left out, and all others were rolled again and showed the same.
       *[other] The game began by version { $rules } of the rules. There are { $count } moves that today’s rules do not lead to: whether they were allowed, and what the dice decided there, cannot be checked any more. No die was left out, and all others were rolled again and showed the same.
    }
page-table-verify-partly = What can still be known of the dice is in order.
page-table-verify-yes = The dice were fair.
page-table-verify-fits = The dice fit the envelope.
page-table-verify-parts =
    { $count ->
        [0] Only the server gave something to these dice.
       *[other] In the dice, besides the envelope: what { $names } gave.
    }
page-table-verify-fixed = The dice were fixed before, and nobody has changed them.
page-table-verify-no = Something is wrong here.
page-table-verify-details = For those who want to know exactly
page-table-verify-commitment = The seal (SHA-256 of “caravanserai commitment”, a line break and the seed)
page-table-verify-seed = What was in the envelope (the seed)
page-table-verify-salts = What the players gave
page-table-verify-offline = To check everything without this server, save the game and run this on your own computer:

## Text mode

page-table-text-asked = The question
page-table-text-do = What you may do
page-table-text-table = The table
page-table-text-log = What happened
page-table-lens = Odds
page-table-worth = worth { $worth }
page-table-do-none = Nothing now. When it is your turn, you will read and hear it here.
page-table-do-past = You are looking at an earlier position. Go back to now to play.
page-table-do-over = The game is over.
page-table-do-watching = You are watching.
page-table-watching = You are watching
page-table-onlookers =
    { $count ->
        [one] { $count } onlooker
       *[other] { $count } onlookers
    }
page-table-do-help = What does this do?
page-table-yes = yes
page-table-no = no
page-table-keys-title = Playing by keyboard
page-table-keys-tab = Tab goes from one kind of move to the next, the arrow keys go from move to move, Enter chooses.
page-table-keys-board = Tab goes from one thing to the next, Enter chooses it.
page-table-keys-confirm = If moves are confirmed, Enter confirms and Escape cancels.
page-table-keys-digits = go to that kind of move
page-table-keys-q = the question
page-table-keys-m = what you may do
page-table-keys-w = what each thing is
page-table-keys-h = a hint
page-table-keys-t = the table
page-table-keys-l = what happened
page-table-keys-o = the odds
page-table-keys-help = this help

## Refusals

page-refused-stale = Something has just changed at the table. Look again, then choose.
page-refused-not_your_turn = It is not your turn.
page-refused-not_playing = The game is not being played now.
page-refused-illegal_move = That is not allowed now.
page-refused-no_such_move = There is no such move.
page-refused-nothing_to_undo = There is nothing to take back.
page-refused-undo_asked = Somebody has asked to go back already; that has to be answered first.
page-refused-no_undo_asked = Nobody is asking to go back any more.
page-refused-bad_undo = The game cannot go back that far.
page-refused-answered = You have answered already.
page-refused-bad_offer = This link is not valid, or its hour has passed.
page-refused-offer_over = This seat has been given away already.
page-refused-lent = A bot plays for you already.
page-refused-nobody_awaited = There is nobody to remind: the table waits for you, or for a bot.
page-refused-not_away = A bot can have the seat of somebody for whom one plays already, and nobody else’s.
page-refused-not_gone = Whoever sits there is here, or has only just gone. Wait a moment.
page-refused-by_the_clock = At a table of days everybody has the time that the clock gives them.
page-refused-nudged = Somebody has nudged already. Wait a moment.
page-refused-other_seat = You had another seat here, and know what it hides: you can take that one back, but no other.
page-refused-seats_closed = At this table bots keep their seats. Ask somebody to hand you theirs.
page-dice-setting = The dice are being mixed…
page-dice-waiting = Waiting a moment for { $names }
page-dice-out = Left out of the dice, because it was not opened in time: the part of { $names }.
page-dice-commitment = Careful: the server shows another seal than before. Its dice cannot be trusted.
page-dice-given = Careful: what the players gave to the dice is told otherwise than before, or does not fit together. These dice cannot be trusted.
page-dice-begun_again = Careful: the start was taken back after your part of the dice had been opened. The server could make use of what it knows now; your part is not opened again.
page-dice-left_out = Careful: your part of the dice was opened, and it does not count. Your connection may have been too slow; or the server left it out.
page-dice-replaced = For your seat another part was given to the dice than this browser’s. If you did not sit here with another device, the server has put it there.
page-dice-no_part = Nothing of yours is in these dice: the game started before your part had arrived, or it was not opened in time.
page-dice-seed = Careful: what was in the envelope does not fit its seal. The dice were not those that had been sealed.
page-refused-opening_over = It is too late for that: the dice are set, or go on without you.
page-refused-bad_opening = This does not open what was pledged.
page-refused-bad_position = This is no position of this game: { $text }
page-refused-bad_line = These moves cannot be made one after the other: { $text }
page-refused-no_such_what_if = There is no such plan here. Whoever shared it may have left for good.
page-refused-too_many_what_ifs = You have shared as many plans as one may.
page-refused-bad_order = This cannot be ordered. Choose from what is offered.
page-refused-seated = You sit at this table already.
page-refused-talk_off = There is no talking at this table.
page-refused-not_over = The game is not over yet.
page-refused-not_checkable = This game came from elsewhere, without the envelope: its dice cannot be checked here.
page-refused-no_such_position = This game has no such position.

## Hints

page-hint = Hint
    .help = What would a good player do here?
page-hint-would = { $level } would:
page-hint-asking = Thinking it over…
page-hint-do = Do it all
page-hint-others = Other moves it considered ({ $count })
page-hint-best = its advice
page-hint-plan = { $first } …, and in the end: { $last }
page-hint-less = { $less } less
page-hint-no-reason = It gives no reason.
page-hint-level = Whom to ask
page-tv-show = Show on a television
    .help = Board, seats and what happened, large, with no hands; phones are the hands.
`,o=`camel_up-title = Camel Up
camel_up-pitch = Bet on a race in which camels carry camels.
camel_up-stage = leg { $number }
camel_up-bot-random = Drifter
    .help = Makes any move that is allowed, without a plan.
camel_up-bot-novice = Novice
    .help = Looks at who is in front more than it counts, and follows its moods.
camel_up-bot-regular = Regular
    .help = Knows the exact odds, guesses what the others have bet on, and thinks of what the next player is left with.
camel_up-bot-expert = Expert
    .help = Plays for first place, not for coins: tries the best moves in hundreds of races to the finish.`,s=`emira-title = Emira
emira-pitch = Sheikhs court, princesses choose. A satire.
emira-stage = turn { $number }
emira-bot-random = Drifter
    .help = Makes any move that is allowed, without a plan.
emira-bot-novice = Novice
    .help = Misjudges what things are worth, pays too much to act first, and does not look at rivals.
emira-bot-regular = Regular
    .help = Weighs every action against its own objective, bids what acting now is worth, and keeps gold for the upkeep.
emira-bot-expert = Expert
    .help = Keeps count of every purse and plays its plans through many times before it decides. Hard to beat.`,c=`five_tribes-title = Five Tribes
five_tribes-pitch = Sow the meeples, wake the djinns, take the sultanate.
five_tribes-stage = round { $number }
five_tribes-bot-random = Drifter
    .help = Makes any move that is allowed, without a plan.
five_tribes-bot-novice = Novice
    .help = Plays what looks good at a glance, and does not think of who comes next.
five_tribes-bot-regular = Regular
    .help = Knows what goods and viziers come to be worth, thinks of who moves next, and bids with care. Answers at once.
five_tribes-bot-expert = Expert
    .help = Plays the best moves on in its head, over and over, as long as it is given time. Hard to beat.`,l=Object.assign({"./en/home.ftl":e,"./en/lesson.ftl":t,"./en/lobby.ftl":n,"./en/rules.ftl":r,"./en/shell.ftl":i,"./en/table.ftl":a}),u=Object.assign({"../../../src/caravanserai/games/camel_up/text/en.ftl":o,"../../../src/caravanserai/games/emira/text/en.ftl":s,"../../../src/caravanserai/games/five_tribes/text/en.ftl":c}),d=[...Object.values(l),...Object.values(u)];export{d as default};