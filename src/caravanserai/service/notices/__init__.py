"""Notices on their way out: what is sent where, in which words, how often it is tried, and to which addresses nothing is sent."""
