"""Chapter 2: cards, clearings, forests, rivers and the printed boards."""
