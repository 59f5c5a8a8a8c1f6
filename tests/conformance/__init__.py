"""One suite for all games: whatever the contract promises, every game is held to. No game is named here."""
