"""What a server sends to others by itself."""
