"""What Emira has for a real table."""
