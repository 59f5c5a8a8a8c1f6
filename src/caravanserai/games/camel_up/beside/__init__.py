"""What lies beside a real box of Camel Up."""
