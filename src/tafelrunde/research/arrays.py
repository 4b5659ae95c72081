"""Observations and masks as numpy arrays, for all adapters."""

from __future__ import annotations

from array import array

import numpy as np
from numpy.typing import NDArray

from tafelrunde.research.episode import Episode


def observation(episode: Episode, seat: int) -> NDArray[np.float32]:
    """A vector of fixed size with values from -LIMIT to LIMIT."""
    return np.frombuffer(array("f", episode.observe(seat)), np.float32)


def mask(episode: Episode, seat: int) -> NDArray[np.int8]:
    """1 for every legal action of this seat; all 0 if it is not asked."""
    legal = bytearray(episode.setting.numbering.size)
    if seat == episode.seat:
        for number in episode.numbers:
            legal[number] = 1
    return np.frombuffer(legal, np.int8)
