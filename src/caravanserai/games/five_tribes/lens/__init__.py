"""What the rules tell about a position of Five Tribes to whoever asks for advice, made of what they see and have counted."""
