### Words of every table: what is asked, the log, the seats, the menu, the end.

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
