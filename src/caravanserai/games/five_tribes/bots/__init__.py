"""The bots of Five Tribes, and how they judge."""
