"""Sets as whole numbers, one bit for each member: counted without making a Python number of them."""

from __future__ import annotations

from mypy_extensions import i64


def bits_set(mask: i64) -> int:
    """How many bits of a number from 0 to 2**63 - 1 are set; neighbouring counts are added up in ever larger groups."""
    count: i64 = mask - (mask >> 1 & 0x1555555555555555)
    count = (count & 0x3333333333333333) + (count >> 2 & 0x3333333333333333)
    count = count + (count >> 4) & 0x0F0F0F0F0F0F0F0F
    count += count >> 8
    count += count >> 16
    count += count >> 32
    return count & 0x7F
