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
page-whatif-games = { $count ->
    [one] { $count } game from each move, the same dice for all. Whiskers: 95 %.
   *[other] { $count } games from each move, the same dice for all. Whiskers: 95 %.
  }
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
`;export{e as default};