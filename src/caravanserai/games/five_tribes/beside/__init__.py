"""What Five Tribes has for a real table."""
