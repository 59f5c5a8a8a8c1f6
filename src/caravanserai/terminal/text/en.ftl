### The terminal's own words in English, the same for every game.

terminal-and = { $first } and { $last }
terminal-or = { $first } or { $last }
terminal-player = Traveller
terminal-seat = Seat { $number }
terminal-you = you
terminal-welcome = Welcome to the caravanserai. Tonight: { $game }.
terminal-company = At the table: { $names }.
terminal-bot = { $name } ({ $kind })
terminal-log = The game so far
terminal-log-empty = Nothing has happened yet.
terminal-section = §{ $section }

## Commands, as they may be typed, and what they do

terminal-command-help = help
    .help = this page; with a move, such as { $example }: what it does, and whether you may
terminal-command-odds = odds
    .help = what is likely to happen, in numbers
terminal-command-hint = hint
    .help = what a good player would do, and why
terminal-command-board = board
    .help = show the table again
terminal-command-log = log
    .help = everything that has happened so far
terminal-command-save = save
    .help = keep the game in a file: { $word } evening.txt
terminal-command-quit = quit
    .help = leave the table
terminal-help-title = How to play
terminal-help-type = Type the number of a line, and what comes after it, as in { $example }; or write it out, as in { $notation }.
terminal-help-section = A mark such as §{ $section } names a rule; ? { $section } shows it.
terminal-help-moves = What you may do
terminal-help-commands = And besides
terminal-line = Try { $examples }. ? explains; { $commands }.
terminal-press = Type a number or a move. ? explains.

## Answers

terminal-unknown = “{ $text }” is neither a move nor a command. Type for example { $example }, or ? for help.
terminal-which = { $word }: which one? { $choices }
terminal-several = “{ $text }” could be { $choices }. Which one?
terminal-illegal = { $move }: not now. { $reason }
terminal-legal = You may do this now.
terminal-no_section = There is no rule with the number { $section }.
terminal-hint = { $bot } would play { $notation }: { $move }.
terminal-no_reason = It gives no reason.
terminal-no_odds = This game has no odds to show.
terminal-save_which = Name a file: { $word } evening.txt
terminal-save_exists = { $file } exists already. Choose another name.
terminal-save_failed = { $file } could not be written: { $fault }
terminal-saved = The game is kept in { $file }. To see it again: caravanserai replay { $file }

## The end

terminal-final = The result
terminal-place = Place
terminal-name = Player
terminal-score = Score
terminal-bye = Thank you for playing. The lantern stays lit for you.
terminal-left = The game is not finished. Safe travels!
terminal-left_unsaved = It was not kept. Next time, --save FILE keeps it.

## Looking at a saved game

terminal-replay = { $game }: { $names }. { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
terminal-replay-step = Move { $number }
terminal-replay-steps = Moves { $first } to { $last }
terminal-replay-chance = Chance
terminal-replay-keys = Enter: next · b: back · a number: go there · q: leave
terminal-replay-open = Here the saved game breaks off.
terminal-replay-bounds = There are only moves 1 to { $last }.
