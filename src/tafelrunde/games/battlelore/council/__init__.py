"""B22 The War Council and the Lore deck it makes, B23 landmarks and lairs."""
