"""Games that are not in the box: `CARAVANSERAI_GAMES` finds them here."""
