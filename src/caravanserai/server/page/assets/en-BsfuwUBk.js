var e=`# What people say at the table = the words of the rules.
skip, miss, wait = pass
put, place, lay, set = put place
next, adjacent, neighbour, neighbouring, touching, close = beside
flip, turn round, reverse = turned over
oasis, plus, good = cheer
mirage, minus, bad = boo
desert, spectator, audience = tile
money, cash, pounds, gold, paid, pay, earn, worth = coin earns
land, lands, stop, ends = stops
tie, draw, equal, drawn, tied = share victory most
winner, wins, win, winning = most first ahead
finish, goal, end = line over
backwards, wrong, opposite, reverse = back against crazy
stacked, stack, tower, pile, top = stack directly sits upper
carry, carried, ride, rider = carries unit above
bet, wager, guess, overall = finish card ticket
dice, throw, rolled, pyramid = die roll
team, ally, buddy, friend = partner partnership
penalty, fine, afford, broke, debt, negative, bankrupt = costs purse zero settle
lap, laps, round = second lap line
secret, hidden, see = secret open
begins, begin, start, starts, first = begins start marker
order, rank, leader, leading, ahead = ranked ahead
cards, reward, rewards = reward card
`;export{e as default};