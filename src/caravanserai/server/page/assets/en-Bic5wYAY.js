var e=`# What people say at the table = the words of the rules.
upkeep, maintenance, support, feed, costs = upkeep pays each
cost, price, expensive, how much, pay = price gold
money, coins, cash, purse, wealth, rich = gold
bid, bidding, auction, offer, raise = bid bids auction
more than, limit, maximum, afford = cannot more limit together
equal, tie, tied, same, draw = equal tie undecided
go, goes, choose, picks, moves in, joins = chooses goes
wife, wives, lady, woman, emira = princess
player, king, prince = sheikh
fast, quick, slow = fast slow caravan
caravan, trade, spice = caravan
broke, short, cannot, can't, unable, bankrupt = cannot pay leaves
show, reveal, shown, secret = show shown
room, rooms, space, bed, capacity = rooms room
first round, beginning, first turn = turn 1 first
event, card, cards = event
win, winning, victory, won, goal = won objective fulfilled
looks, beauty, clothes, manners = appearance token
wait, undecided, unsure = undecided
help, poor, loan, relief = relief
building, house, castle = palace section
discount, cheaper, camels = camels cheaper rate
kidnap, steal, abduct = abductor sidi suleiman
talent, skill = talent
`;export{e as default};