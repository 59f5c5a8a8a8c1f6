"""The terminal application: playing, sitting at a far table, and looking through saved games."""
