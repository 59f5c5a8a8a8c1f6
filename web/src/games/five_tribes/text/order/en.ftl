five_tribes-order-bid = Take spot { $spot } if it is free
