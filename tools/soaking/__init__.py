"""What `tools/soak.py` is made of: people who play, servers that come to harm, a proxy before them, and the checks."""
