"""D0-3: maps of one's own: reading, checking, making and drawing them."""
