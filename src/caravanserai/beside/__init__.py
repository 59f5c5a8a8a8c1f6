"""What a real table has beside the box: score pads, odds for its board, and whom a princess will choose."""
