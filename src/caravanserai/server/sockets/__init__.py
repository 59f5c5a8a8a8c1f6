"""Live tables over WebSocket."""
