### Home: the games, and the tables.

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
