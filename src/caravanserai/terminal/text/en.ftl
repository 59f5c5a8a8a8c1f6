### The terminal's own words in English, the same for every game.

terminal-and = { $first } and { $last }
terminal-or = { $first } or { $last }
terminal-player = Traveller
terminal-seat = Seat { $number }
terminal-guest = a guest
terminal-you = you
terminal-welcome = Welcome to the caravanserai. Tonight: { $game }.
terminal-company = At the table: { $names }.
terminal-bot = { $name } ({ $kind })
terminal-level = { $level }: { $help }
terminal-levels = Other levels, when you start: { $levels }
terminal-log = The game so far
terminal-log-empty = Nothing has happened yet.
terminal-section = §{ $section }

## Commands, as they may be typed, and what they do

terminal-command-help = help
    .help = this page; with a move, such as { $example }: what it does, and whether you may
terminal-command-odds = odds
    .help = what is likely to happen, in numbers
terminal-command-count = count
    .help = what everybody must have, as far as you could know it by keeping count
terminal-command-hint = hint
    .help = what a good player would do, why, and what else there is; { $word } novice asks another
terminal-command-why = why
    .help = why the bots made their last moves; { $word } Amina asks only her
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
terminal-help-commands = Other commands
terminal-help-slash = A word that begins a move you may make is taken for that move. After a slash, as in { $example }, a word is always a command.
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
terminal-plan = { $first } …, and in the end: { $last }
terminal-hint-others = Compared with that:
terminal-less = { $less } less
terminal-why-move = { $name }: { $move }.
terminal-why-secret = What { $name } did last stays hidden, and so does the reason.
terminal-why-quiet = How far it would go stays its secret.
terminal-why-nothing = No bot has had anything to decide yet.
terminal-why-who = No bot at this table is called “{ $name }”. There are { $names }.
terminal-no_odds = This game has no odds to show.
terminal-no_count = There is nothing to count now.
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

## A guest at a far table

terminal-guest-ready = ready
terminal-guest-not_ready = not ready yet
terminal-guest-bot = a bot
terminal-guest-free = free
terminal-guest-lobby = The game has not begun. You can type: { $commands }. ? explains.
terminal-guest-watching = You are watching.
terminal-guest-returned_self = Your seat was kept for you.
terminal-guest-stands_in = { $name } is away: { $bot } stands in.
terminal-guest-returned = { $name } is back.
terminal-guest-resigned = { $name } has resigned: { $bot } plays on.
terminal-guest-handed = { $former } has handed the seat to { $name }.
terminal-guest-taken = { $name } takes the seat that a bot had ({ $former }).
terminal-guest-lent = { $name } lets { $bot } play for a while.
terminal-guest-nudged = { $name } nudges you: the table waits for you.
terminal-guest-has_nudged = Reminded.
terminal-guest-has_lent = A bot plays for you, until you make a move or type { $word }.
terminal-guest-which_seat = Which seat? { $word } 2, or with your name after it. Bots have: { $seats }.
terminal-guest-which_away = Whose seat? { $word } 2. Away are: { $seats }.
terminal-guest-nobody_away = Nobody is away whom a bot could play for.
terminal-guest-has_opened = Whoever has the link may now take a bot’s seat.
terminal-guest-has_closed = Bots now keep their seats.
terminal-guest-order_none = You have left no order.
terminal-guest-order_stands = Your order, which nobody else sees: { $lines }
terminal-guest-order_over = Your order is over: { $ended ->
        [done] it was carried out
        [moved] you moved yourself
        [went_back] the game went back
        [void] what it was for is past
        [not_possible] it could not be done
       *[over] so is the game
    }.
terminal-guest-order_offers = Type { $word } { $first }, and it is done when you are asked, though you are away. Several are separated by a semicolon, and the first that can be done counts; a dash takes all back. There are: { $offers }
terminal-guest-undo_wish = { $name } would like to go back { $moves ->
        [one] one move
       *[other] { $moves } moves
    }. Type { $agree } or { $refuse }.
terminal-guest-undo_seen = { $name } would like to go back { $moves ->
        [one] one move
       *[other] { $moves } moves
    }.
terminal-guest-undo_asked = The others are being asked whether you may go back { $moves ->
        [one] one move
       *[other] { $moves } moves
    }.
terminal-guest-agreed = You have agreed.
terminal-guest-refused = You have refused.
terminal-guest-undo_over = The game does not go back; it goes on.
terminal-guest-went_back = The game has gone back.
terminal-guest-ahead = You chose: { $move }. It counts when the others have chosen too; until then you may undo it.
terminal-guest-awaited = Waiting for { $names }.
terminal-guest-lost = The connection is lost. Trying to come back…
terminal-guest-found = The connection is back.
terminal-guest-waiting = The server does not answer. Trying again…
terminal-guest-unknown = “{ $text }” is not a command, and it is not your turn. ? explains.
terminal-guest-talk = { $name }: { $text }
terminal-guest-reaction-well_played = Well played!
terminal-guest-reaction-ouch = Ouch!
terminal-guest-reaction-thinking = Let me think…
terminal-guest-reaction-hurry = We are waiting!
terminal-guest-reaction-thanks = Thank you!
terminal-guest-reaction-laugh = Ha ha!
terminal-guest-said = Said.
terminal-guest-say_what = Say what? { $word } good evening
terminal-guest-which_bot = Name a seat and a bot: { $word } 2 { $name }. There are: { $bots }. A dash instead of a name frees the seat.
terminal-guest-which_level = There is no bot called { $level } here. Ask one of these: { $levels }.
terminal-guest-resign_sure = A bot will have your seat for good. Type { $word } again if you mean it.
terminal-guest-odds_off = This table plays without odds.
terminal-guest-odds_own = At this table you see the odds only on your own turn.
terminal-guest-left = The seat is free again. Safe travels!
terminal-guest-kept = Your seat is kept; after { $seconds } seconds a bot stands in for you. To come back: caravanserai join { $link }
terminal-guest-kept_open = Your seat is kept, and the game has not begun. To come back: caravanserai join { $link }
terminal-guest-kept_days = Your seat is kept; no bot stands in, but your clock runs when it is your turn. To come back: caravanserai join { $link }
terminal-guest-clock-none = No clock: take your time.
terminal-guest-clock-minutes = Clock: { $minutes } min for each player, and { $increment } s more for every move.
terminal-guest-clock-days = Clock: { $days ->
        [one] { $days } day
       *[other] { $days } days
    } for each move.
terminal-guest-bank = In the bank, for longer moves: { $bank } h.
terminal-guest-weekends = Weekends are off.
terminal-guest-zero-bot_moves = When time runs out, a bot makes that move.
terminal-guest-zero-resign = When time runs out, a bot takes the seat for good.
terminal-guest-lens-all = Everybody sees the odds.
terminal-guest-lens-own = Players see the odds on their own turn.
terminal-guest-lens-off = No odds are shown.
terminal-guest-option = { $name }: { $value }
terminal-guest-clocks = Time left: { $clocks }
terminal-guest-time-days = { $days ->
        [one] { $days } day
       *[other] { $days } days
    } { $hours } h
terminal-guest-sealed = The dice are sealed. Note the seal, and you can check after the game that nobody has changed them: { $seal }
terminal-guest-dice_by = Mixed together by the server and { $names }: nobody could choose them.
terminal-guest-dice_without = Not in the dice, because it was not opened in time: what { $names } had pledged.
terminal-guest-dice-commitment = Careful: the server now shows another seal than before. Its dice cannot be trusted.
terminal-guest-dice-given = Careful: what the players gave to the dice is told otherwise than before, or does not fit together. These dice cannot be trusted.
terminal-guest-dice-begun_again = Careful: the start was taken back after you had opened your part of the dice. What the server knows now it could use; your part is not opened again.
terminal-guest-dice-left_out = Careful: you opened your part of the dice, and it does not count. Your connection may have been too slow; or the server left it out.
terminal-guest-dice-replaced = For your seat something else was pledged than what came from here. If you did not sit there with another device, the server has put it there.
terminal-guest-dice-no_part = Nothing of yours is in these dice: the game was started before your part had arrived, or it was not opened in time.
terminal-guest-dice-seed = Careful: the seed that the server has opened does not fit its seal. The dice were not what it had sealed.
terminal-guest-salted = Your words go into your part of the dice.
terminal-guest-salt_what = Add which words? { $word } the moon over the dunes
terminal-guest-offered = Whoever opens this link within the hour takes over your seat:
terminal-guest-again = Type { $word } to play again, or press Enter to leave.
terminal-guest-again_open = The table for another game is open. Type { $word } to go there, or press Enter to leave.
terminal-guest-keep = To keep the game and check its dice: caravanserai join { $link } --save evening.txt, then caravanserai verify evening.txt
terminal-guest-verify = To check that the dice were fair: caravanserai verify { $file } --commitment { $seal }
terminal-guest-help_help = this page; on your turn also with a move, such as { $example }
terminal-guest-help_alone = this page
terminal-guest-quit_help = go, and keep your seat
terminal-guest-command-ready = ready
    .help = say that you are ready
terminal-guest-command-wait = wait
    .help = say that you are not ready yet
terminal-guest-command-start = start
    .help = begin the game
terminal-guest-command-bot = bot
    .help = give a free seat to a bot, as in { $word } 2 followed by a name ({ $bots }); with a dash the seat is free again
terminal-guest-command-leave = leave
    .help = give up your seat and go
terminal-guest-command-undo = undo
    .help = go back to the start of your turn; further back if all agree
terminal-guest-command-agree = agree
    .help = agree that the game goes back
terminal-guest-command-refuse = refuse
    .help = have the game go on as it is
terminal-guest-command-say = say
    .help = say something to the table: { $word } good evening
terminal-guest-command-salt = salt
    .help = add words of your own to the dice: { $word } the moon over the dunes
terminal-guest-command-nudge = nudge
    .help = remind those whom the table waits for, once a minute
terminal-guest-command-cover = cover
    .help = let a bot play at once for somebody who is away: { $word } 2
terminal-guest-command-lend = lend
    .help = let a bot play for you until you come back
terminal-guest-command-back = back
    .help = take your seat back from the bot
terminal-guest-command-sit = sit
    .help = take the seat of a bot: { $word } 2
terminal-guest-command-order = order
    .help = what is to be done on your turn while you are away: { $word } shows what can be ordered
terminal-guest-command-open = open
    .help = let whoever has the link take a bot’s seat
terminal-guest-command-close = close
    .help = let bots keep their seats
terminal-guest-command-offer = offer
    .help = a link by which a friend takes over your seat
terminal-guest-command-rematch = rematch
    .help = play again at a new table with the same seats
terminal-guest-command-resign = resign
    .help = give your seat to a bot for good

## What a far server refuses

terminal-guest-error-unreachable = The server cannot be reached. Is the link right, and is the server running?
terminal-guest-error-no_such_table = There is no such table on this server.
terminal-guest-error-not_watchable = Only those who sit at this table may look at it.
terminal-guest-error-seat_taken = Seat { $seat } is taken.
terminal-guest-error-table_full = Every seat at this table is taken. With --watch you can look on.
terminal-guest-error-no_such_seat = This table has no seat { $seat }.
terminal-guest-error-game_begun = The game has begun already.
terminal-guest-error-not_playing = There is no game going on.
terminal-guest-error-not_host = Only the person who opened the table may do this.
terminal-guest-error-not_seated = You have no seat at this table.
terminal-guest-error-seat_free = Seat { $seat } is free: somebody has to sit down there, or a bot.
terminal-guest-error-not_ready = { $name } is not ready yet.
terminal-guest-error-stale = Something has just changed at the table. Look again.
terminal-guest-error-not_your_turn = It is not your turn.
terminal-guest-error-lens_off = No advice is given at this table.
terminal-guest-error-nothing_to_undo = There is nothing to go back to.
terminal-guest-error-bad_undo = The game cannot go back that far.
terminal-guest-error-undo_asked = Somebody has already asked to go back. That has to be answered first.
terminal-guest-error-no_undo_asked = Nobody is asking to go back.
terminal-guest-error-answered = You have agreed already.
terminal-guest-error-talk_off = There is no talking at this table.
terminal-guest-error-bad_offer = This link offers no seat at this table.
terminal-guest-error-offer_over = This offer is over: its hour has passed, or the seat was given away. Ask for a new link.
terminal-guest-error-seated = You sit at this table already.
terminal-guest-error-nudged = Somebody has nudged already. Wait a little: { $seconds } s.
terminal-guest-error-nobody_awaited = There is nobody to remind: the table waits for you, or for a bot.
terminal-guest-error-lent = A bot plays for you already.
terminal-guest-error-seats_closed = At this table bots keep their seats.
terminal-guest-error-not_gone = Whoever sits there is here, or has only just gone. Wait a moment.
terminal-guest-error-by_the_clock = At a table of days everybody has the time that the clock gives them.
terminal-guest-error-in_a_lesson = That is not done in a first game.
terminal-guest-error-other_seat = You know what was hidden at seat { $seat }: you may take that one back, but no other.
terminal-guest-error-bad_order = This cannot be ordered. “order” alone shows what can be.
terminal-guest-error-not_over = The game is not over yet.
terminal-guest-error-too_many = That was too much at once. Try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
terminal-guest-error-bad_token = The server does not know this token, or it was revoked.
terminal-guest-error-scope = This token may only look on.
terminal-guest-error-try_again = Somebody else has changed this table. Try again.
terminal-guest-error-no_storage = The server cannot reach its tables just now. Try again in a moment.

# A saved game is checked.
terminal-verify-sound = { $file }: sound: { $game }, { $players } players, { $moves } moves; { $winners } won ({ $scores })
terminal-verify-sound_so_far = { $file }: sound so far: { $game }, { $players } players, { $moves } moves, not finished
terminal-verify-position = It begins at a position that was set up, not at the start.
terminal-verify-taken_back = { $count ->
        [one] { $count } move was taken back on the way.
       *[other] { $count } moves were taken back on the way.
    }
terminal-verify-no_dice = Nothing in the file says where its dice come from.
terminal-verify-fits = Its dice fit the file. Whether they are those of the game, only a commitment that was seen before it can tell: --commitment
terminal-verify-sealed = Its dice are those: the server’s seed and everybody’s pledge are the ones you noted at the start, and every die follows from them.
terminal-verify-committed = Its dice are those: the server’s seed is the one whose commitment you noted, and every die follows from it.
terminal-verify-committed_only = The server’s seed is the one whose commitment you noted, and every die follows from it and from what the players gave. That their pledges are those of the start, the commitment does not say; the seal of the start does.
terminal-verify-other_dice = The dice are not those that you noted: this file has the commitment { $commitment } and the seal { $seal }.
terminal-verify-by = { $count ->
        [0] In the dice: the server’s seed alone.
       *[other] In the dice: the server’s seed, and what { $names } gave.
    }
terminal-verify-out = Left out of the dice, because it was not opened in time: what { $names } had pledged.
terminal-verify-signed = Signed by the key { $key }, and not altered since. Whose key that is, --server or --key can tell.
terminal-verify-signed_by = { $server ->
        [none] Signed by the key that you gave, and not altered since.
       *[other] Signed by { $server } with the key { $key }, and not altered since.
    }
terminal-verify-not_signed = Not signed: moves, names, what was taken back and the end are as good as whoever gave you the file.
terminal-verify-other_key = Signed, but by another key: { $key }

## A game of other rules than today’s

terminal-earlier-alike = It was played by version { $rules } of the rules. By today’s, version { $today }, every move is allowed too, and it ends the same.
terminal-earlier = It was played by version { $rules } of the rules; today’s are version { $today }. { $count ->
        [0] They lead through all its moves, but would end it otherwise.
        [one] There is { $count } move that they do not lead to: move { $first }. Whether it was allowed, and what the dice decided there, cannot be checked here.
       *[other] There are { $count } moves that they do not lead to, the first of them move { $first }. Whether those were allowed, and what the dice decided there, cannot be checked here.
    }
terminal-earlier-since = Since move { $moves } the rules of version { $rules } apply.
terminal-verify-unaltered = { $file }: not altered: { $game }, { $players } players, { $moves } moves
terminal-earlier-end = Its last line says: { $end }
terminal-verify-earlier_dice = No draw was left out. That each die follows from seed and pledges is known of the moves that today’s rules lead to. { $noted ->
        [sealed] The server’s seed and everybody’s pledge are the ones you noted at the start.
        [committed] The server’s seed is the one whose commitment you noted.
       *[no] The seed fits its commitment, and what was opened fits what was pledged. Whether they are those of the game, only a commitment that was seen before it can tell: --commitment
    }
terminal-guest-rules_since = Since move { $moves } the rules of version { $after } apply; before, it was version { $before }. What lies before cannot be taken back. { $dropped ->
        [0] { "" }
        [one] { $dropped } move had to be taken back for that, because the new rules do not lead there.
       *[other] { $dropped } moves had to be taken back for that, because the new rules do not lead there.
    }
terminal-guest-rules_then = This game was played by version { $played } of the rules; today’s are version { $today }, and they do not lead through all of it. It ended as it did; of moves that they do not lead to, you see only how they are written.

## The review of a finished game

terminal-review = { $game }, reviewed: { $names }.
terminal-review-from = { $how ->
        [open] WITH OPEN CARDS: the chances are from everything that was hidden too. Nobody at the table could know them.
        [seat] The chances are from what { $name } could know at each moment.
       *[all] The chances are from what everybody at the table could know; each decision is judged from what its own seat could know.
    }
terminal-review-chart = Chance to win, from the first move to the last
terminal-review-turnings = Turning points
terminal-review-turning = { $stage }: { $what } { $name }: from { $before } to { $after } %.
terminal-review-turning_revealed = Luck { $luck } %, cards turned up at the end { $cards } % (not luck).
terminal-review-setup = Set-up
terminal-review-no_turnings = No single step changed much.
terminal-review-decisions = Decisions
terminal-review-errors = Errors, and good moves that were hard to see
terminal-review-none = None that stands out from the noise.
terminal-review-grade = { $grade ->
        [small] small error
        [real] error
        [grave] grave error
        [fine] well found
       *[none] { "" }
    }
terminal-review-instead = instead: { $move }
terminal-review-glance = { $gain } % better than what looks best at a glance
terminal-review-up_to = { $move }, up to { $price }
terminal-review-loss = { $unit ->
        [coins] −{ $loss } % (± { $error }), { $amount } coins
        [points] −{ $loss } % (± { $error }), { $amount } points
       *[none] −{ $loss } % (± { $error })
    }
terminal-review-luck = Luck and skill, in percent of the victory: start + luck + own + others = result
terminal-review-column = { $column ->
        [move] move
        [who] who
        [played] played
        [cost] cost
        [verdict] verdict
        [better] better
        [start] start
        [luck] luck
        [own] own
        [others] others
        [result] result
        [adjusted] without luck
        [decisions] decisions
        [mean_loss] loss a decision
       *[errors] errors
    }
terminal-review-revealed = { $where ->
        [both] The cards turned up at the end are not luck: they count in “own” ({ $own }) and in “others” ({ $others }).
        [others] The cards turned up at the end are not luck: they count in “others” ({ $others }).
       *[own] The cards turned up at the end are not luck: they count in “own” ({ $own }).
    }
terminal-review-usual = What a decision usually costs bots, in percent, measured among { $among } of one level: { $bots }.
terminal-review-made = Judged by { $engine } with { $samples } samples a moment and { $trials } a decision, seed { $seed }. A small error costs at least { $small } %, an error { $real }, a grave one { $grave }, and each at least { $sure } standard errors. ± is the 95 % interval.
terminal-review-mark = { "." }

## A player aid to print

terminal-aid-title = { $game }: player aid
terminal-aid-name = player aid
terminal-aid-foot = Caravanserai · { $game } · Our own words and drawings; figures are the game’s own. § is a section of the rules
terminal-aid-page = page { $page } of { $pages }
