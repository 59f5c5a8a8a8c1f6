"""The bots of Emira, and how they judge."""
