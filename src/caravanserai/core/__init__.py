"""The contract of all games, and what every game is played, kept and told with. Knows no game."""
