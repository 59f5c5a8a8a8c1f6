"""What the rules tell about a position of Emira to whoever asks for advice, made of a view and nothing else."""
