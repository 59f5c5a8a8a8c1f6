"""The daily puzzle: positions from games among experts where one move is clearly best and not obvious; found, checked, asked."""
