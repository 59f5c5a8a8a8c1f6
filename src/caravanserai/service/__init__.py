"""What a running server has and does, whatever protocol it speaks: identities, limits, commands carried out, metrics. No HTTP."""
