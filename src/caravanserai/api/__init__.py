"""What a server and its clients say to each other: commands, messages, settings, endpoints, refusals. Nothing here runs."""
