"""The rules as they run here: compiled, or plain where asked for or where nothing compiled is installed."""

from typing import TYPE_CHECKING

from caravanserai.core.build import is_compiled, load_kernel

if TYPE_CHECKING:
    from caravanserai.games.emira import kernel as chosen
else:
    chosen = load_kernel("emira")

COMPILED = is_compiled("emira")

Position = chosen.Position
Random = chosen.Random
begin_turn = chosen.begin_turn
bill_of = chosen.bill_of
buy = chosen.buy
cards_price = chosen.cards_price
count_gifts = chosen.count_gifts
decide_ahead = chosen.decide_ahead
discount_of = chosen.discount_of
duals_in = chosen.duals_in
fewest_missing = chosen.fewest_missing
finalists = chosen.finalists
first_look = chosen.first_look
has_room = chosen.has_room
highest_bid = chosen.highest_bid
is_locked = chosen.is_locked
is_on_offer = chosen.is_on_offer
join = chosen.join
lacks = chosen.lacks
lay_out = chosen.lay_out
lives_with = chosen.lives_with
look_again = chosen.look_again
look_ahead = chosen.look_ahead
lowest_bid = chosen.lowest_bid
net_of = chosen.net_of
pay_bid = chosen.pay_bid
pay_gift = chosen.pay_gift
pay_income = chosen.pay_income
play_many = chosen.play_many
play_out = chosen.play_out
price_for = chosen.price_for
price_of = chosen.price_of
refuse_gift = chosen.refuse_gift
second_look = chosen.second_look
settle_bill = chosen.settle_bill
sheikhs_for = chosen.sheikhs_for
talents_of = chosen.talents_of
value_of = chosen.value_of
