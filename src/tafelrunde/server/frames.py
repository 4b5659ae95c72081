"""WebSocket frames, as far as the short way needs them (RFC 6455)."""

from __future__ import annotations

from struct import pack
from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80


def whole_text(data: bytes) -> bytes | None:
    """The text, if these bytes are exactly one masked text frame of at most 64 KB."""
    size = len(data)
    if size < 6 or data[0] != WHOLE_TEXT:
        return None
    length, start = data[1] - MASKED, 6
    if length == 126 and size >= 8:
        length, start = data[2] << 8 | data[3], 8
    if size != start + length:
        return None
    return apply_mask(data[start:], data[start - 4 : start])


def frame_of(messages: list[bytes]) -> bytes:
    """A text frame with a JSON list of messages that are encoded already."""
    parts: list[bytes] = [b"", b"["]
    size = 2
    for message in messages:
        if len(parts) > 2:
            parts.append(b",")
            size += 1
        parts.append(message)
        size += len(message)
    parts.append(b"]")
    if size < 126:
        parts[0] = bytes([WHOLE_TEXT, size])
    elif size < 65_536:
        parts[0] = bytes([WHOLE_TEXT, 126, size >> 8, size & 255])
    else:
        parts[0] = pack("!BBQ", WHOLE_TEXT, 127, size)
    return b"".join(parts)


def owed_after(head: bytes) -> int | None:
    """How many bytes follow the head of a frame; None if the head is not complete."""
    if len(head) < 2:
        return None
    length = head[1] & 127
    wide = 2 if length == 126 else 8 if length == 127 else 0
    if len(head) < 2 + wide + (4 if head[1] & MASKED else 0):
        return None
    return int.from_bytes(head[2 : 2 + wide], "big") if wide else length
