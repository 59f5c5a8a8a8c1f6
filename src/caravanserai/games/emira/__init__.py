"""Emira, the basic and the advanced game."""
