"""Coins, a whole game in one module, with its words and rules."""
