"""What lies beside a real box of Emira."""
