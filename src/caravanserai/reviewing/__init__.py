"""The review of a finished game: everybody's chance to win, what each decision cost, and what was luck."""
