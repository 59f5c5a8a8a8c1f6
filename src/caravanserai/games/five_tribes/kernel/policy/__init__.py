"""How Five Tribes is played well: values, walks, bids and answers. Compiled with the rules."""
