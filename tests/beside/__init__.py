"""For people at a real table."""
