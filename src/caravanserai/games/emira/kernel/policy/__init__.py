"""How a sheikh plays: what things are worth, whom princesses would choose, what to bid, and play-outs by all that."""
