"""B21 Lore cards: when they may be played, on what, what they do, and how long it lasts."""
