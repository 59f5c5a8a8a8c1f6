### A new table, and a table before its game.

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
