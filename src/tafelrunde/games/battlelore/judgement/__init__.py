"""What a judgement learnt from play goes by, and its weights."""
