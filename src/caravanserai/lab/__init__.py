"""Many games at once: what they have in common, with how sure one can be of it."""
