var e=`### Words of the page of Emira. What happens, moves, refusals, prompts and names are in the game's own files.

emira-page-subtitle =
    { $phase ->
        [events] Turn { $turn }, events
        [income] Turn { $turn }, income
        [preparation] Turn { $turn }, preparation
        [auctions] Turn { $turn }, auctions
        [purchases] Turn { $turn }, buying events
        [choice] Turn { $turn }, she chooses
        [upkeep] Turn { $turn }, upkeep
       *[over] Turn { $turn }
    }
emira-page-setup = Before the first turn
emira-page-phases = The phases of a turn
emira-page-phase =
    { $phase ->
        [events] events
        [income] income
        [preparation] preparation
        [auctions] auctions
        [purchases] buying events
        [choice] she chooses
       *[upkeep] upkeep
    }
emira-page-stage = The market and the princesses
emira-page-tabs = What to open
emira-page-tab =
    { $what ->
        [house] Your palace
        [sheikhs] Sheikhs
        [undecided] Undecided
       *[log] Log
    }
emira-page-you = You
emira-page-you-object = you
emira-page-gold = gold

## Whom will she choose?

emira-page-whom =
    { $princess ->
        [none] Whom will she choose?
        [sidi_suleiman] Where will { $name } ride?
       *[other] Whom will { $name } choose?
    }
emira-page-nobody = No princess is on her way.
emira-page-next-turn = chooses next turn
emira-page-then = then
emira-page-swapped = swapped by an event
emira-page-hidden = hidden
emira-page-full = no room
emira-page-barred = ruled out
emira-page-verdict =
    { $verdict ->
        [joins] { $princess ->
            [sidi_suleiman] { $whom ->
                [me] He would ride to you and take a princess away.
               *[other] He would ride to { $seats }.
            }
           *[other] { $whom ->
                [me] She would join you.
               *[other] She would join { $seats }.
            }
        }
        [unsure] Hidden gold decides: { $seats }.
       *[undecided] { $count ->
            [0] Nobody has a room for her.
           *[other] It is a tie: { $seats }.
        }
    }
emira-page-with = With { $what }:
emira-page-way =
    { $end ->
        [unsure] With { $what } you would be level, and hidden gold would decide.
       *[sure] She would choose you if you had { $what }.
    }
emira-page-more =
    { $preference ->
        [appearance] { $more ->
            [one] { $more } more point of appearance
           *[other] { $more } more points of appearance
        }
        [status] { $more ->
            [one] { $more } more point of status
           *[other] { $more } more points of status
        }
        [palace] { $more ->
            [one] { $more } more point of palace
           *[other] { $more } more points of palace
        }
       *[money] { $more } more gold
    }
emira-page-more-room = a free room
emira-page-undecided = Still undecided
emira-page-undecided-none = Nobody is waiting.
emira-page-lens-off = This table plays without forecasts.
emira-page-lens-own = At this table you see the forecast on your own turn.
emira-page-lens-players = At this table only the player whose turn it is sees the forecast.
emira-page-lens-past = The forecast is for the present, not for earlier positions.
emira-page-lens-wait = She is looking around…
emira-page-lens-title = Whom will they choose, and what will it cost?
emira-page-lens-counted = Everybody’s gold
    .help = Gold is paid in the open, so this is what you could know by keeping count.
emira-page-lens-purse = Your gold
emira-page-purse = You hold { $gold }. The highest bid you could pay is { $most }. This turn’s upkeep is { $upkeep }.
emira-page-purse-guests = With { $guests } it is { $upkeep }.
emira-page-sheikh = Sheikh

## The market

emira-page-market = The market
emira-page-stall =
    { $stall ->
        [small] Small caravan
        [large] Large caravan
        [appearance] Appearance token
        [status] Status card
        [section] Palace section
       *[camel] Camel
    }
emira-page-stall-token =
    { $token ->
        [beauty] Appearance: beauty
        [manners] Appearance: manners
       *[clothes] Appearance: clothes
    }
emira-page-pays =
    { $speed ->
        [slow] slow: { $income }\xA0×\xA0{ $turns }
       *[fast] fast: { $income }\xA0×\xA0{ $turns }
    }
emira-page-paydays = turns { $first }{ "\\u2060" }–{ "\\u2060" }{ $last }
emira-page-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
emira-page-camel-helps = bids cheaper
emira-page-section-helps = one more room
emira-page-token-helps = appearance +1
emira-page-deck = Emira deck: { $count }
emira-page-sold =
    { $when ->
        [later] not yet
        [closed] closed
       *[gone] sold out
    }
emira-page-aim = Bid to buy { $what }
emira-page-joins-you =
    { $princess ->
        [sidi_suleiman] { $name } takes one away
       *[other] { $name } joins you
    }
emira-page-several-join = { $count } join you

## The bar

emira-page-bar = The question, and your answers
emira-page-choices = What you can do
emira-page-at-stalls = Choose at a stall, or here:
emira-page-why-not = Why not?
emira-page-looked-at = What you see, from the top
emira-page-for-gold = for { $gold } gold
emira-page-gift-paid =
    { $end ->
        [short] leaves { $left }, { $after } short of { $upkeep } upkeep
       *[left] leaves { $left }, and { $after } after { $upkeep } upkeep
    }
emira-page-gift-risk = If that sheikh cannot pay her, she leaves the game.
emira-page-no-bid = No bid yet
emira-page-leads = { $seat } leads at
emira-page-you-lead = You lead at
emira-page-you-hold = you hold
emira-page-your-bid = your bid
emira-page-camels-take =
    { $count ->
        [one] { $count } camel × { $rate }
       *[other] { $count } camels × { $rate }
    }
emira-page-you-pay = you pay
emira-page-you-keep = you keep
emira-page-leaves = { $price } for { $what } leaves { $left }.
emira-page-then-upkeep =
    { $count ->
        [0] { $end ->
            [short] Upkeep { $upkeep }: { $after } short.
           *[left] Upkeep { $upkeep }: { $after } left.
        }
       *[other] { $end ->
            [short] Upkeep { $upkeep } with { $guests }: { $after } short.
           *[left] Upkeep { $upkeep } with { $guests }: { $after } left.
        }
    }
emira-page-then-gift = { $gift } of it is for Xenia, who will ask.
emira-page-cannot-buy = Then there is not enough left for { $what } at { $price }.
emira-page-pick-aim = Pick a stall to see what would be left after it.
emira-page-limit-safe = purchase + upkeep
emira-page-limit-buys = purchase only
emira-page-amount = amount
emira-page-bid = Bid { $amount }
emira-page-agree = Bid for me up to { $amount }
emira-page-agreed = Bidding for you up to { $amount }. Stop
emira-page-agree-open = Also while this page is closed. Nobody else can see it.
emira-page-voluntary = Pay a bid by choice
emira-page-pay-bid = Pay a bid of { $amount }

## My house

emira-page-house = Your palace
emira-page-gold-secret = only you see this
emira-page-gold-open = everybody sees this
emira-page-track =
    { $caravan ->
        [small_slow] Small slow
        [small_fast] Small fast
        [large_slow] Large slow
       *[large_fast] Large fast
    }
emira-page-track-pays = pays { $income }
emira-page-track-stand =
    { $count ->
        [one] : on space { $spaces }
       *[other] : on spaces { $spaces }
    }
emira-page-forecast = The coming turns, if nothing changes
emira-page-turn = Turn
emira-page-income = Income
emira-page-upkeep = Upkeep
emira-page-left = Left
emira-page-gift = Xenia wants { $gift }
emira-page-busy = Hind keeps you from acting
emira-page-busy-now = keeps you busy
emira-page-last-pay =
    { $caravan ->
        [small_slow] last pay of the small slow caravan
        [small_fast] last pay of the small fast caravan
        [large_slow] last pay of the large slow caravan
       *[large_fast] last pay of the large fast caravan
    }
emira-page-short-now = This turn’s upkeep is { $missing } gold more than you have.
emira-page-short-later = As things stand, you are { $missing } gold short in turn { $turn }.
emira-page-with-guests = with { $guests } from now on
emira-page-lost =
    { $lost ->
        [xenia] Xenia leaves you: there is not enough gold for her gift
        [several] { $missing } short: princesses leave, by lot, until you can pay
       *[one] { $missing } short: you pay all you have, and a princess leaves, by lot
    }
emira-page-xenia =
    { $tokens ->
        [0] asks again
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
emira-page-camels =
    { $count ->
        [0] no camels
        [one] { $count } camel
       *[other] { $count } camels
    }
emira-page-appearance = Appearance { $count }
emira-page-look =
    { $token ->
        [beauty] beauty counts more
        [manners] manners count more
       *[clothes] clothes count more
    }
emira-page-objective = Your objective
emira-page-goal = { $there }/{ $needs } talents · { $princesses }/{ $least } princesses
    .brief = { $princesses }/{ $least } princesses
emira-page-not-there = missing
emira-page-hand = Your events
emira-page-hand-empty = No event card.
emira-page-notes = Notes
    .help = only in this browser

## The other sheikhs

emira-page-sheikhs = The sheikhs
emira-page-first-player = first player
emira-page-acted = acted
emira-page-kept-busy = kept busy by Hind this turn
emira-page-gold-hidden = gold hidden
emira-page-shown = showed { $gold } in turn { $turn }
emira-page-counted = { $gold } gold, by count
emira-page-counted-least = at least { $gold } gold, by count
emira-page-counted-bid = can bid up to { $bid }
emira-page-cards =
    { $count ->
        [0] no event card
        [one] { $count } event card
       *[other] { $count } event cards
    }
emira-page-guests =
    { $count ->
        [0] { $rooms } free rooms
       *[other] { $count } of { $rooms } rooms
    }
emira-page-bid-leads = leads
emira-page-bid-outbid = outbid
emira-page-bid-passed = pass

## The end

emira-page-you-win = You win!
emira-page-to-board = To the board
emira-page-ended =
    { $reason ->
        [objective] An objective was fulfilled in turn { $turn }.
        [exhausted] Nobody was left to come in turn { $turn }; the score decides.
       *[last_turn] Turn { $turn } was the last; the score decides.
    }

## The frame, the scene and the end

emira-page-stall-brief =
    { $tone ->
        [good] { $gold } left
        [short] { $gold } short
       *[dear] { $gold } over
    }
emira-page-stall-means =
    { $tone ->
        [good] upkeep is paid
        [short] { $guests ->
            [0] princesses leave
            [1] she leaves
           *[other] one of { $guests } leaves
        }
       *[dear] too dear now
    }
emira-page-stall-idle = It would bring nothing.
emira-page-camel-then = { $gold } off each bid
emira-page-rises =
    { $preference ->
        [appearance] appearance { $before }→{ $after }
        [status] status { $before }→{ $after }
       *[palace] palace { $before }→{ $after }
    }
emira-page-caption = If you win at { $bid } you pay { $pays } and keep { $keep }. What each stall would then leave after upkeep:
emira-page-caption-now =
    { $buys ->
        [now] You hold { $gold }. What each stall leaves after upkeep:
       *[later] With { $gold } and no bid: what each stall would leave after upkeep:
    }
emira-page-wanted = wanted
emira-page-looks =
    { $count ->
        [0] { $name }
        [one] { $name } looks at one thing
       *[other] { $name } looks at two things
    }
emira-page-camels-off = camels
emira-page-passed-on = You are out of this auction.
emira-page-won =
    { $how ->
        [bid] You have won at { $bid } and pay { $paid }.
       *[free] You act without paying a bid.
    }
emira-page-buy = Buy { $what } for { $price }
emira-page-busy-short = busy
emira-page-to-speak = to bid
emira-page-open-sheikh = What { $seat } has
emira-page-free = free
emira-page-section-planned = section?
emira-page-forecast-title = What comes in, what goes out
emira-page-seen = What princesses see in you
emira-page-sets = sets
emira-page-herd =
    { $count ->
        [0] No camels: bids are paid in full.
        [one] { $count } camel at { $rate }: bids are { $off } cheaper.
       *[other] { $count } camels, { $rate } each: bids are { $off } cheaper.
    }
emira-page-objective-told = { $objective }, among { $least } princesses; or any { $without }.
emira-page-no-caravan = No caravan is on the road.
emira-page-in-turn = Turn { $turn }: { $what }
emira-page-palaces = The palaces
emira-page-scene = She chooses
emira-page-ask-room = Who has a free room?
emira-page-ask-first =
    { $preference ->
        [appearance] Whose appearance is best?
        [status] Who has the most status?
        [palace] Whose palace is largest?
        [money] Who has the most gold?
       *[princesses] Who has the most princesses?
    }
emira-page-ask-second =
    { $preference ->
        [appearance] Still level: whose appearance is best?
        [status] Still level: who has the most status?
        [palace] Still level: whose palace is largest?
        [money] Still level: who has the most gold?
       *[princesses] Still level: who has the most princesses?
    }
emira-page-out-less =
    { $preference ->
        [appearance] appearance { $more } beats { $less }
        [status] status { $more } beats { $less }
        [palace] palace { $more } beats { $less }
        [money] { $more } gold beats { $less }
       *[princesses] { $more } princesses beat { $less }
    }
emira-page-scene-rooms =
    { $count ->
        [0] Nobody has a free room.
        [one] Only { $seats } has a free room.
       *[other] { $count } sheikhs have a free room.
    }
emira-page-scene-level =
    { $count ->
        [one] { $seats } is ahead.
       *[other] { $seats } are level.
    }
emira-page-scene-free =
    { $count ->
        [0] no free room
       *[other] { $count } free
    }
emira-page-scene-joins = she comes
emira-page-scene-level-mark = level
emira-page-end-why =
    { $state ->
        [talents] All the talents, and { $princesses } princesses: the objective is fulfilled.
        [any] { $princesses } princesses: enough, whatever their talents.
        [score] The objective is fulfilled too, but the score is lower.
        [unpaid] The objective is fulfilled, but this turn’s upkeep was not paid in full.
        [few] All the talents are there, but { $princesses } of { $least } princesses.
       *[missing] { $missing ->
            [one] { $princesses } of { $least } princesses; one talent is missing.
           *[other] { $princesses } of { $least } princesses; { $missing } talents are missing.
        }
    }
emira-page-end-secret = { $seat } was to have { $objective }, among { $least } princesses; or { $without } of any kind.
emira-page-end-score = Score { $score }: { $princesses } for princesses, { $talents } for talents.
emira-page-end-ties = If level: tokens { $tokens }, status { $status }, palace { $palace }, camels { $camels }; then gold.

## The aim

emira-page-plays-for = Fulfil your objective, or win { $without } princesses
    .text = Whoever has { $least } princesses with all the talents of their secret objective among them, or any { $without }, and has paid the upkeep in full, wins.
    .mine = Your objective: { $told }

## The daily puzzle

emira-page-puzzle = Your action. Which one do you take?

## What if

emira-page-whatif-depth = { $count ->
    [one] Each is played on to the end of this turn.
   *[other] Each is played on for { $count } turns, this one included.
}
`;export{e as default};