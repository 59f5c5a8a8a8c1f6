# What every lesson shares.

lesson-not-now = Na to przyjdzie czas później. Zobacz, co się dzieje, cofnij to i idź dalej.
