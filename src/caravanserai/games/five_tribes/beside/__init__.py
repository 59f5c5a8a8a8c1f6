"""What lies beside a real box of Five Tribes."""
