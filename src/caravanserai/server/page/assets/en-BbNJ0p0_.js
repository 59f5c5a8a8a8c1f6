var e=`### Who is here, away, back, or stood in for; coming and going. Loaded when somebody is not here, or something of it has happened.

## At a seat

page-here-away = away { $time }
    .help = { $name } has been away for { $time }.
page-here-bot-at = a bot plays in { $time }
page-here-stands-in = a bot plays
    .help = A bot plays for { $name } until { $name } is back.
page-here-lent = a bot plays
    .help = { $name } lets a bot play for a while.
page-here-back = back just now

## While we wait

page-here-wait = { $name } is away. A bot plays in { $time }, and hands the seat back as soon as { $name } is here.
page-here-wait-short = { $name } is away. A bot plays in { $time }.
page-here-wait-clock = { $name } is away; only the clock goes on.
page-here-wait-long = { $name } has not moved for a while.
page-here-nudge = Nudge
    .help = A short reminder, once a minute for all of you together.
page-here-nudge-again = Nudge again in { $time }
page-here-bot-now = Let a bot play now
    .help = Until { $name } is back. Otherwise a bot comes by itself, a little later.
page-here-lent-mine = A bot plays for you.
page-here-take-back = Take my seat back

## What happened

page-tiding-taken_over = { $name } is still away: a bot plays until { $name } is back.
page-tiding-returned =
    { $count ->
        [0] { $name } is back.
        [one] { $name } is back. A bot made { $count } move meanwhile.
       *[other] { $name } is back. A bot made { $count } moves meanwhile.
    }
page-tiding-lent = { $name } lets a bot play for a while.
page-tiding-resigned = { $name } has left for good: a bot has the seat now.
page-tiding-out_of_time = { $name } has run out of time: a bot has the seat now.
page-tiding-given = { $name } did not come back: a bot has the seat now.
page-tiding-taken = { $name } takes the seat that a bot had ({ $former }).
page-tiding-handed = { $name } takes over the seat of { $former }.
page-tiding-host = { $name } is the host of the table now.
page-tiding-host-mine = You are the host of the table now.
page-tiding-late = { $name } has run out of time: a bot makes this move.
page-tiding-undo_asked =
    { $count ->
        [one] { $name } asks to take back the last move.
       *[other] { $name } asks to go back { $count } moves.
    }
page-tiding-undo_agreed = { $name } agrees to go back.
page-tiding-undo_refused = { $name } does not agree to go back.
page-tiding-undo_dropped = The wish of { $name } to go back is over.
page-tiding-undone =
    { $count ->
        [one] { $name } has taken back a move.
       *[other] { $name } has gone back { $count } moves.
    }
page-tiding-nudged = { $name } nudges { $others }.
page-tiding-nudged-mine = { $name } nudges you: the table waits for you.
page-tiding-seats_opened = Friends may take the seats of bots from now on.
page-tiding-seats_closed = From now on bots keep their seats.
page-tiding-away = { $name } is away.
page-tiding-away-bot = { $name } is away. If it lasts, a bot plays in { $time }.
page-tiding-back = { $name } is back.
page-tiding-moved-mine =
    { $count ->
        [one] You are back. A bot made { $count } move for you.
       *[other] You are back. A bot made { $count } moves for you.
    }

## Taking a bot's seat

page-take = Play along?
    .help =
        { $count ->
            [one] A bot has a seat here. Take it, and play on from where it stands.
           *[other] Bots have { $count } seats here. Take one, and play on from where it stands.
        }
page-take-name = Your name
page-take-seat = Take the seat of { $bot }
page-take-no = Just watch
page-take-which = Which seat?

## In the menu

page-ways-lend = Let a bot play for me
    .help = Until you take your seat back, or make a move. You can go on watching.
page-ways-back = Take my seat back
    .help = The bot stops playing for you.
page-ways-give = Give { $name }’s seat to a bot
    .help = { $name } has been away for long. If { $name } comes back after all, the seat can be taken again.
page-ways-open-seats = Let friends take bots’ seats
    .help = Whoever has the link may sit down where a bot plays now.
page-ways-close-seats = Let bots keep their seats
    .help = Nobody who comes later takes a bot’s seat. You can change this again.
`;export{e as default};