### Words of the page of Emira. What happens, moves, refusals, prompts and names are in the game's own files.

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
        [house] Your house
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
emira-page-first = first
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
        [appearance] Token
        [status] Status card
        [section] Palace section
       *[camel] Camel
    }
emira-page-stall-token =
    { $token ->
        [beauty] Beauty token
        [manners] Manners token
       *[clothes] Clothes token
    }
emira-page-pays =
    { $speed ->
        [slow] slow: { $income } × { $turns }
       *[fast] fast: { $income } × { $turns }
    }
emira-page-paydays = turns { $first }{ "\u2060" }–{ "\u2060" }{ $last }
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
       *[gone] sold out
    }
emira-page-aim = Bid to buy { $what }
emira-page-joins-you =
    { $princess ->
        [sidi_suleiman] { $name } takes one away
       *[other] { $name } joins you
    }

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
emira-page-agree-open = Only while this page stays open.
emira-page-voluntary = Pay a bid by choice
emira-page-pay-bid = Pay a bid of { $amount }

## My house

emira-page-house = Your house
emira-page-gold-secret = only you see this
emira-page-gold-open = everybody sees this
emira-page-caravans = Caravans
    .help = one space left each income
emira-page-track =
    { $caravan ->
        [small_slow] Small slow
        [small_fast] Small fast
        [large_slow] Large slow
       *[large_fast] Large fast
    }
emira-page-track-pays = pays { $income }
emira-page-track-none = : no caravan
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
        [small_slow] small slow caravan pays for the last time
        [small_fast] small fast caravan pays for the last time
        [large_slow] large slow caravan pays for the last time
       *[large_fast] large fast caravan pays for the last time
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
emira-page-free-room = free room
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
emira-page-rate = each camel lowers a bid by
emira-page-appearance = Appearance { $count }
emira-page-look =
    { $token ->
        [beauty] beauty counts more
        [manners] manners count more
       *[clothes] clothes count more
    }
emira-page-guest-houses =
    { $count ->
        [one] a guest house
       *[other] { $count } guest houses
    }
emira-page-objective = Your objective
emira-page-secret = secret
emira-page-goal = { $there } of { $needs } talents, { $princesses } of { $least } princesses.
emira-page-goal-without = Or { $without } princesses of any kind.
emira-page-goal-more =
    { $count ->
        [one] All talents are there; one more princess is needed.
       *[other] All talents are there; { $count } more princesses are needed.
    }
emira-page-not-there = missing
emira-page-missing-talent =
    { $talent ->
        [intelligence] intelligence is missing
        [housekeeping] housekeeping is missing
        [cooking] cooking is missing
       *[romance] romance is missing
    }
emira-page-hand = Your events
emira-page-hand-empty = No event card.
emira-page-notes = Notes
    .help = only in this browser

## The other sheikhs

emira-page-sheikhs = The sheikhs
emira-page-first-player = first player
emira-page-acted = has acted
emira-page-kept-busy = kept busy by Hind this turn
emira-page-gold-hidden = gold hidden
emira-page-shown = showed { $gold } in turn { $turn }
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
emira-page-bid-passed = passed

## The end

emira-page-you-win = You win!
emira-page-to-board = To the board
emira-page-ended =
    { $reason ->
        [objective] An objective was fulfilled in turn { $turn }.
        [exhausted] Nobody was left to come in turn { $turn }; the score decides.
       *[last_turn] Turn { $turn } was the last; the score decides.
    }
emira-page-princesses =
    { $count ->
        [0] no princess
        [one] { $count } princess
       *[other] { $count } princesses
    }
emira-page-score = score { $score }
emira-page-had-gold = { $gold } gold
emira-page-talents-all = All talents of the objective are there.
emira-page-talents-some = Talents of the objective are missing.
