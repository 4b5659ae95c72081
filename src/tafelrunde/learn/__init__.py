"""Learning from play: bots play themselves, and what came of their positions becomes a game's judgement. Knows no game."""
