"""What Camel Up has for a real table."""
