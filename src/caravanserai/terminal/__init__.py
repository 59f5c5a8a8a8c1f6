"""The table in a terminal: boards, words, prompts. Knows no game; a game that has a `terminal.py` draws its own board."""
