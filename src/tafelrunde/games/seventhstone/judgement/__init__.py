"""What is said about a position and by what it is judged: advice for players, what a judgement learnt from play goes by, its weights."""
