var e=`page-whatif = What if
page-whatif-not-a-game = A plan, not a game.
page-whatif-nothing-counts = Nothing here is played, and nothing counts.
page-whatif-back = Back
page-whatif-forward = On
page-whatif-share = Share this plan
page-whatif-to-review = To the review
page-whatif-home = Home
page-whatif-shared = Whoever has this link sees all branches as they are now, and goes on in a copy of their own.
page-whatif-shared-link = The link to this plan
page-whatif-own-copy = You go on in a copy of your own.
page-whatif-copy-gone = There is no room here for more plans of yours: the oldest has gone. A plan that you share stays.
page-whatif-as-shared = As it was shared
page-whatif-start-over = Start over

page-whatif-branches = Branches
page-whatif-branch = Branch { $number }
page-whatif-branch-name = Name of this branch
page-whatif-branch-rename = Rename { $name }
page-whatif-branch-remove = Remove { $name }
page-whatif-as-played = As played
page-whatif-here = you are here
page-whatif-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }
page-whatif-at = Move { $at } of { $of }
page-whatif-at-start = The beginning
page-whatif-where = Along this branch
page-whatif-none = Make a move on the board: it begins the first branch. Go back and make another, and a second one begins.

page-whatif-chance = Chance is to move
page-whatif-roll = Let it fall
page-whatif-choose = Or choose what comes
page-whatif-choose-do = This one
page-whatif-dice = Dice and cards
page-whatif-dice-rolled = fall by themselves
page-whatif-dice-chosen = I choose
page-whatif-eyes = Seen by
page-whatif-eyes-mover = whoever is to move
page-whatif-who = Who moves
page-whatif-who-seat = Who moves for { $seat }
page-whatif-me = I do
page-whatif-bot = { $level } bot

page-whatif-best = Best moves for { $seat }
page-whatif-best-told = Chance to win in %, from what this seat could know.
page-whatif-engine = Engine
page-whatif-engine-on = Think along
page-whatif-engine-off = Stop
page-whatif-engine-more = 4 times as many
page-whatif-engine-begins = The engine begins to think…
page-whatif-engine-busy = The engine is busy with others; it comes back to this.
page-whatif-tries = { $count ->
    [one] { $count } try of each move, the same cards and dice for all.
   *[other] { $count } tries of each move, the same cards and dice for all.
  }
page-whatif-depth = { $count ->
    [0] Each goes on to the end of the game.
    [one] Each goes on to the end of this stage of the game.
   *[other] Each goes on for { $count } stages of the game, this one included.
  }
page-whatif-whiskers = Whiskers: 95\xA0%.
page-whatif-nothing-to-decide = There is nothing to decide here.
page-whatif-is-best = best
page-whatif-was-played = as played
page-whatif-up-to = { $move }, up to { $price }
page-whatif-play = Make this move
page-whatif-win = Who would win: { $chances }
page-whatif-won = { $names } { $count ->
    [one] wins
   *[other] win
  } here.

page-whatif-from = From
page-whatif-from-table = a game that was played
page-whatif-from-notation = a position that was set up
page-whatif-position = Position
page-whatif-copy = Copy the position
page-whatif-copied = Copied
page-whatif-edit = Set up another position
page-whatif-notation = The position in notation
page-whatif-notation-help = What is not named is as at the start. The rules of each game tell how it is written; an easy way is to change what stands here.
page-whatif-notation-start = Empty for the start of the game.
page-whatif-open = Open it
page-whatif-wrong = This is no position: { $fault }
page-whatif-wrong-at = The mistake is at character { $at }.
page-whatif-game = Game
page-whatif-new = Set up a position
page-whatif-new-told = Begin at any position, try lines for every seat or let bots answer, and send the branches to a friend.

page-whatif-compare = Compare branches
page-whatif-compare-which = Branch
page-whatif-compare-part = They part after move { $at }.
page-whatif-compare-part-start = They part at the beginning.
page-whatif-compare-move = { $seat }: { $move }
page-whatif-compare-ends = ends here
page-whatif-compare-go = Go to its end
page-whatif-compare-told = Who would win at the end of each, by the engine, from what whoever is to move there could know.

page-whatif-table = Play on from here
page-whatif-table-told = A real table begins at this position. It is marked as set up, and counts nowhere: in no journal, no figures. Whoever has seen this position may know what is hidden in it.
page-whatif-table-name = Your name
page-whatif-table-seat = You play for
page-whatif-table-bot = The others are
page-whatif-table-bots = Play against bots
page-whatif-table-friends = A table for friends

page-whatif-replay-over = The game is over here. Go back to a decision.
page-whatif-replay-other = this one

page-whatif-setup = Set up
page-whatif-setup-begin = Set up on the board
page-whatif-setup-by-hand = On the board
page-whatif-setup-by-hand-told = A fresh set-up is dealt; move its pieces until it is what you want.
page-whatif-setup-players = Players
page-whatif-setup-what = What to change
page-whatif-setup-held = { $piece } is taken up: touch where it goes.
page-whatif-setup-undo = Undo
page-whatif-setup-leave = Leave as it was
page-whatif-setup-open = Open this position
page-whatif-setup-more = More: { $what }
page-whatif-setup-fewer = Fewer: { $what }
page-whatif-setup-camel_up = Touch or drag a camel, then the space it goes to; touch an empty space to turn a tile. Dice, tickets, cards and coins are below.
page-whatif-setup-five_tribes = Touch a tile to change what stands on it, or a player to change what they have. Rows and djinns are below.
page-whatif-setup-emira = Touch a sheikh to change what he has and who lives with him.
page-whatif-setup-none = none
page-whatif-setup-nobody = nobody
page-whatif-setup-space = space { $space }
page-whatif-setup-in-pyramid = in the pyramid
page-whatif-setup-camels = Camels
page-whatif-setup-tiles = Tiles
page-whatif-setup-dice = Dice
page-whatif-setup-tickets = Tickets
page-whatif-setup-turn = Turn
page-whatif-setup-turn-number = Turn of the game
page-whatif-setup-to-move = To move
page-whatif-setup-first = First player
page-whatif-setup-leg = Leg
page-whatif-setup-coins = Coins
page-whatif-setup-tile = Tile { $tile }
page-whatif-setup-palm = Palm trees
page-whatif-setup-palace = Palaces
page-whatif-setup-camel = Camel
page-whatif-setup-gold = Gold
page-whatif-setup-viziers = Viziers
page-whatif-setup-elders = Elders
page-whatif-setup-sections = Palace sections
page-whatif-setup-status = Status card of { $cost }
page-whatif-setup-guests = Princesses
page-whatif-setup-whose = { $name }: { $what }
page-whatif-setup-winner = Winner { $place }
page-whatif-setup-loser = Loser { $place }
page-whatif-setup-partners = Partners
page-whatif-setup-market = Market
page-whatif-setup-djinns = Djinns
page-whatif-setup-thieves = Thieves
page-whatif-setup-thief-shown = Thief for hire
page-whatif-setup-djinn-place = Djinn { $place } in the row
page-whatif-setup-card-place = Card { $place } in the row
page-whatif-setup-objective = Objective
page-whatif-setup-caravans = Caravan { $place }
page-whatif-setup-hand = Event card { $place }
page-whatif-setup-in_play = In play { $place }
page-whatif-setup-undecided = Undecided { $place }
page-whatif-setup-decks = Decks
page-whatif-setup-next-princesses = The next princess
page-whatif-setup-next-status_deck = The next status card
page-whatif-setup-next-event_deck = The next event card
page-whatif-setup-by-chance = by chance
`;export{e as default};