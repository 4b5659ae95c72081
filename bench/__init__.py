"""Our games beside the ones a user would pick instead, measured in one run: ``make bench``."""
