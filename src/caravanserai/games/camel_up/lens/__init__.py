"""What the rules tell about a position of Camel Up to whoever asks for advice, made of a view and nothing else."""
