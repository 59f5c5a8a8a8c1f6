# What every lesson shares.

lesson-not-now = Cela vient plus tard dans la leçon. Regardez, annulez ce coup, puis continuez.
