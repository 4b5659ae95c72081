"""Chapter 4.3: battle, and the removal of pieces it shares with other causes."""
