"""How Camel Up is played well: what moves are worth, what others seem to hold, and who will be first."""
