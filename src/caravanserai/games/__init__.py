"""One folder, one game. Nothing outside lists them by name."""
