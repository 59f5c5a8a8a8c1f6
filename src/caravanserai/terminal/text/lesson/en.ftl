# What every lesson shares.

lesson-not-now = That comes later in this lesson. Look at it, then take it back and go on.
