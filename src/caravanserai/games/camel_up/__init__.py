"""Camel Up, 2nd edition: 3 to 8 players bet on five racing camels while two crazy ones run the other way."""
