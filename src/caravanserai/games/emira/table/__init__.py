"""Emira at a table: moves, views and their changes, refusals, what is true of every position, notation."""
