"""What the process loads from which servers are forked."""

from soaking.launcher import load

load()
