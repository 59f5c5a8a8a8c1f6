### Words of the page for Five Tribes.

five_tribes-page-subtitle = Round { $round }
five_tribes-page-sultanate = The sultanate
five_tribes-page-order = The order of play
five_tribes-page-spot = Spot of { $price }: { $owner }
five_tribes-page-free = free
five_tribes-page-carried = In hand
five_tribes-page-plain = A plain board for now: the full one, with planner and motion, is on its way.
