"""B7 Movement, and the goblins' rush (B19.4)."""
