"""What the rules tell about a position of Emira to whoever asks for advice, made of what they see and have counted."""
