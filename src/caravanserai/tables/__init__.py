"""A table's life: seats, people and bots, a log that outlives crashes, undo, clocks, takeover. Knows games by the contract."""
