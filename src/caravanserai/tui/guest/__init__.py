"""A guest at a far table: what comes over the wire is shown, and what is typed is sent."""
