five_tribes-order-bid = Zajmij pole { $spot }, jeśli jest wolne
