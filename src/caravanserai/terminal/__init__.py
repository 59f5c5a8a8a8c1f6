"""What a game draws itself with in a terminal, and the words that all games share."""
