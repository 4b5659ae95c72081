"""Chapter 3: points, dominance, coalitions, the standing."""
