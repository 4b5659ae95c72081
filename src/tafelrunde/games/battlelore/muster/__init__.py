"""B26 to B28, B30, B31 Call to Arms: battalions, the reserve, levies and specialists."""
