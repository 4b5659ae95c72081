"""Chapter 29: the map and its areas; reading, checking, making and drawing maps."""
