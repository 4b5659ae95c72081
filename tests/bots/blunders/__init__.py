"""Decisions at which a person would shake the head over any other move: where they are kept, how they are found, who solves them."""
