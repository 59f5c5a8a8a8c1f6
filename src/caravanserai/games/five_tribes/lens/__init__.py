"""What the rules tell about a position of Five Tribes to whoever asks for advice, made of a view and nothing else."""
