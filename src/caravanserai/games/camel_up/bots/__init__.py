"""The bots of Camel Up, and how they judge."""
