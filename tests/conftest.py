"""Tests run on the source as it is, unless TAFELRUNDE_BUILD says otherwise."""

import os

os.environ.setdefault("TAFELRUNDE_BUILD", "pure")
