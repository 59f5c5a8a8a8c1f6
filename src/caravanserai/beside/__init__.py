"""For people at a real table: what is printed or laid beside the box, made from the same games."""
