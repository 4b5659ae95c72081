"""The battlefield: B2 geometry of both boards, B9 range and line of sight, B10 terrain."""
