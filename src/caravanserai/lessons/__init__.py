"""Guided first games: a lesson is data beside its game, played on the real rules, told in words of its own."""
