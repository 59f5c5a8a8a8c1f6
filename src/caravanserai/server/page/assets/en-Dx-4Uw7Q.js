var e=`### Words of the page of Camel Up. What happens, moves, refusals and prompts are in the game's own files.

camel_up-page-camel =
    { $camel ->
        [blue] Blue
        [green] Green
        [yellow] Yellow
        [red] Red
        [purple] Purple
        [white] White
       *[black] Black
    }

## The carpet

camel_up-page-carpet = Your things and what you can do
camel_up-page-tabs = What to open
camel_up-page-yours = In front of you
camel_up-page-group =
    { $what ->
        [tickets] Leg tickets
        [tile] Your tile
        [roll] Pyramid
        [cards] Finish cards
       *[ally] Partner
    }
camel_up-page-tab =
    { $what ->
        [tickets] Tickets
        [tile] Tile
        [roll] Roll
        [cards] Cards
        [ally] Partner
        [odds] Odds
       *[log] Log
    }
camel_up-page-tickets = Leg tickets
camel_up-page-ticket =
    { $left ->
        [0] { $move }: none left
        [one] { $move }: it pays { $value }, the last one
       *[other] { $move }: it pays { $value }, { $left } left
    }
camel_up-page-worth = worth { $worth }
camel_up-page-worth-word = worth
camel_up-page-tile = Your spectator tile
camel_up-page-side =
    { $side ->
        [cheer] cheer
       *[boo] boo
    }
    .help =
        { $side ->
            [cheer] Cheering side: a camel that stops there moves 1 forward
           *[boo] Booing side: a camel that stops there moves 1 back
        }
camel_up-page-tile-where = Place your tile on a marked space.
camel_up-page-tile-lies =
    { $side ->
        [cheer] On { $space }, cheering.
       *[boo] On { $space }, booing.
    }
camel_up-page-on = on { $space }
camel_up-page-tile-of =
    { $side ->
        [cheer] cheering tile on { $space }
       *[boo] booing tile on { $space }
    }
camel_up-page-roll-earn = Roll, earn 1
camel_up-page-dice-left =
    { $count ->
        [one] last roll of the leg
       *[other] { $count } rolls left
    }
camel_up-page-cards = Your finish cards
camel_up-page-card =
    { $camel ->
        [blue] Blue finish card
        [green] Green finish card
        [yellow] Yellow finish card
        [red] Red finish card
       *[purple] Purple finish card
    }
camel_up-page-card-played =
    { camel_up-page-card }, { $pile ->
        [winner] played: to win
        [loser] played: to be last
       *[none] not yours
    }
camel_up-page-card-where = Does it win the race, or come last?
camel_up-page-card-which = Which camel?
camel_up-page-piles = Piles of finish cards
camel_up-page-pile =
    { $pile ->
        [winner] Wins the race
       *[loser] Comes last
    }
    .help =
        { $pile ->
            [winner] Bet on the winner of the race
           *[loser] Bet on the loser of the race
        }: { $count ->
            [0] no card lies there
            [one] { $count } card lies there
           *[other] { $count } cards lie there
        }
camel_up-page-pile-cards =
    { $count ->
        [0] no cards yet
        [one] { $count } card
       *[other] { $count } cards
    }
camel_up-page-allies = Partner for this leg
camel_up-page-ally-mine = { $seat } is your partner in this leg
camel_up-page-ally-taken = { $seat } is { $partner }’s partner
camel_up-page-stack = The stack so far, from the bottom up
camel_up-page-stack-next = next
camel_up-page-decides = What does this decide?
camel_up-page-setup-wait = The camels are being put on the track.
camel_up-page-copy-nothing = Nothing
camel_up-page-leg-order = Order of the camels:
camel_up-page-key-roll = the roll

## What a button says that confirms a move

camel_up-page-do-take_ticket = Take { camel_up-camel }
camel_up-page-do-place_tile =
    { $side ->
        [cheer] Cheer on { $space }
       *[boo] Boo on { $space }
    }
camel_up-page-do-roll = Roll
camel_up-page-do-play_card =
    { camel_up-page-camel } { $pile ->
        [winner] wins
       *[loser] comes last
    }
camel_up-page-do-form_partnership = Partner: { $seat }
camel_up-page-do-stack_camel = { camel_up-page-camel } next
camel_up-page-do-place_first_crazy = { camel_up-page-camel } first
camel_up-page-do-copy_ticket =
    { $ticket ->
        [nothing] Nothing
        [pyramid] A pyramid ticket
       *[other] Copy { camel_up-ticket }
    }

## Before the seats

camel_up-page-players-more = What everybody has
camel_up-page-coins =
    { $count ->
        [one] coin
       *[other] coins
    }
camel_up-page-coins-hidden = coins hidden
camel_up-page-starts = started this leg
camel_up-page-holds-ticket =
    { $camel ->
        [blue] blue ticket worth { $value }
        [green] green ticket worth { $value }
        [yellow] yellow ticket worth { $value }
        [red] red ticket worth { $value }
       *[purple] purple ticket worth { $value }
    }
camel_up-page-holds-pyramid =
    { $count ->
        [one] { $count } pyramid ticket
       *[other] { $count } pyramid tickets
    }
camel_up-page-holds-cards =
    { $count ->
        [one] { $count } finish card in hand
       *[other] { $count } finish cards in hand
    }
camel_up-page-allied = { $partner }’s partner

## Odds

camel_up-page-odds = Odds
camel_up-page-odds-leg = This leg
camel_up-page-odds-race = The race
camel_up-page-first = first
camel_up-page-second = second
camel_up-page-last = last
camel_up-page-ticket-worth = ticket is worth
camel_up-page-ticket-none = none left
camel_up-page-wins = wins
camel_up-page-loses = is last
camel_up-page-card-worth = card
camel_up-page-odds-off = This table plays without odds.
camel_up-page-odds-own = At this table the odds show on your own turn.
camel_up-page-odds-players = At this table only the player whose turn it is sees the odds.
camel_up-page-odds-before = The odds come with the first leg.
camel_up-page-odds-over = The race is over: there is nothing left to work out.
camel_up-page-odds-past = Odds are shown for the present, not for earlier positions.
camel_up-page-odds-wait = The odds are being worked out…

## Scoring of a leg

camel_up-page-accounts = Leg { $leg }: scoring
camel_up-page-accounts-last = Scoring of the last leg
camel_up-page-accounts-rules = A ticket on the first pays its value, on the second 1, and on any other costs 1; a pyramid ticket pays 1.
camel_up-page-go-on = Go on
camel_up-page-show-all = Show all
camel_up-page-line-ticket =
    { $camel ->
        [blue] Blue ticket worth { $value }: { $gain }
        [green] Green ticket worth { $value }: { $gain }
        [yellow] Yellow ticket worth { $value }: { $gain }
        [red] Red ticket worth { $value }: { $gain }
       *[purple] Purple ticket worth { $value }: { $gain }
    }
camel_up-page-line-pyramid =
    { $count ->
        [one] { $count } pyramid ticket: { $gain }
       *[other] { $count } pyramid tickets: { $gain }
    }
camel_up-page-line-partner = Through { $partner }’s ticket: { $gain }
camel_up-page-no-tickets = no tickets
camel_up-page-floor = A purse never falls below zero.

## The end

camel_up-page-race-over = The race is over
camel_up-page-stalled = Broken off as a draw
camel_up-page-you-win = You win!
camel_up-page-wins-game =
    { $count ->
        [one] { $winners } wins
       *[other] { $winners } share the victory
    }
camel_up-page-ranking = Who came where
camel_up-page-to-board = To the board
camel_up-page-no-cards = Nobody bet on the race.
camel_up-page-turn-which =
    { $pile ->
        [winner] Who wins the race? Card { $number } of { $of }, as they were laid
       *[loser] The last pile: who comes last? Card { $number } of { $of }, as they were laid
    }
camel_up-page-turn-pays = if right { $value }
camel_up-page-turn-rule = The first who is right gets 8, the next 5, 3, 2, then 1; a wrong card costs 1.
camel_up-page-turn-next = Turn the next card
camel_up-page-story-race =
    { $how ->
        [backward]
            { $legs ->
                [one] A crazy camel ended the race in the first leg, running backwards, with { $winner } in front and { $loser } last.
               *[other] A crazy camel ended the race after { $legs } legs, running backwards, with { $winner } in front and { $loser } last.
            }
       *[forward]
            { $legs ->
                [one] The race took a single leg; { $winner } won it and { $loser } came last.
               *[other] The race took { $legs } legs; { $winner } won it and { $loser } came last.
            }
    }
camel_up-page-story-overtook =
    { $when ->
        [winner] { $seat } overtook { $rival } with the cards on the winner.
        [loser] { $seat } overtook { $rival } at the very end, with the cards on the loser.
       *[leg] { $seat } overtook { $rival } in leg { $leg } and stayed ahead.
    }
camel_up-page-story-led = { $seat } led from the first leg to the last.
camel_up-page-story-best =
    { $gain ->
        [one] Best leg: { $seat } earned { $gain } coin in leg { $leg }.
       *[other] Best leg: { $seat } earned { $gain } coins in leg { $leg }.
    }
camel_up-page-story-call =
    { $pile ->
        [winner] { $seat } was the first to see that { $camel } would win: { $gain } coins.
       *[loser] { $seat } was the first to see that { $camel } would be last: { $gain } coins.
    }
camel_up-page-share = Share the result
camel_up-page-shared = Copied: paste it wherever you like.
camel_up-page-share-failed = This browser does not let the page copy.
camel_up-page-share-title =
    { $legs ->
        [one] Camel Up at the Caravanserai, one leg:
       *[other] Camel Up at the Caravanserai, { $legs } legs:
    }

## The track

camel_up-page-subtitle =
    { $dice ->
        [0] Leg { $leg }
       *[other] Leg { $leg }, dice { $dice }/5
    }
camel_up-page-subtitle-over = The race is over
camel_up-page-track = The track
camel_up-page-track-winner = First
camel_up-page-track-loser = Last
camel_up-page-track-pays = next pays { $value }
camel_up-page-track-pays-short = pays { $value }
camel_up-page-track-refused = Space { $space }: why not?
camel_up-page-track-first = No tile may lie on space { $space }, right after the start.
camel_up-page-track-stack =
    { $count ->
        [one] Space { $space }: { $camels }.
       *[other] Space { $space }, from the bottom up: { $camels }.
    }
camel_up-page-track-tile =
    { $side ->
        [cheer] Space { $space }: { $seat }’s cheering tile.
       *[boo] Space { $space }: { $seat }’s booing tile.
    }
camel_up-page-track-waiting = Not on the track yet: { $camels }.
camel_up-page-track-out =
    { $count ->
        [0] No die is out.
       *[other] Dice that are out: { $dice }.
    }
camel_up-page-track-die =
    { $camel ->
        [blue] blue die { $face }
        [green] green die { $face }
        [yellow] yellow die { $face }
        [red] red die { $face }
        [purple] purple die { $face }
        [white] grey die (white) { $face }
       *[black] grey die (black) { $face }
    }
camel_up-page-track-inside = In the pyramid: { $dice }.
camel_up-page-track-pile =
    { $count ->
        [0] { $pile ->
            [winner] No bets on the winner yet.
           *[loser] No bets on the loser yet.
        }
       *[other] { $pile ->
            [winner] Bets on the winner, the oldest first: { $seats }.
           *[loser] Bets on the loser, the oldest first: { $seats }.
        }
    }

## The aim

camel_up-page-aim =
    Most coins wins{ $how ->
        [lead] : you lead by { $gap }
        [behind] : { $gap } behind { $seat }
        [level] : level with { $seat }
        [watch] : { $seat } leads
       *[alone] { "" }
    }
    .brief =
        { $how ->
            [lead] you lead by { $gap }
            [behind] { $gap } behind { $seat }
            [level] level with { $seat }
            [watch] { $seat } leads
           *[alone] most coins wins
        }
    .text = Whoever has the most coins when a camel has crossed the line wins. Coins come from tickets on this leg’s leaders, from finish cards on the first and the last of the race, from rolls and from your tile.
    .now =
        { $how ->
            [watch] { $seat } leads with { $coins }.
           *[other] You have { $coins }.
        }

## The daily puzzle

camel_up-page-puzzle = Your turn. What is the best you can do?

## What if

camel_up-page-whatif-depth = In each, the race is rolled to its end.
`;export{e as default};