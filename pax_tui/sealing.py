"""Sealed text: JSON that a casual look does not read. A courtesy among people who share a machine, no security: anybody can undo it.

While a game is running its save holds the Hands, the bids and the seed of what will be drawn. Sealed, no search for a card's name finds
them, and nobody reads them by accident. A finished game is kept as plain JSON.
"""

from __future__ import annotations

import base64
import json
import zlib
from typing import Any

MARK = "z:"
"""What sealed text begins with; JSON begins with no such thing."""
MOST = 16 * 1024 * 1024
"""So many bytes are unsealed at most, whatever the text claims to hold."""


def dump(value: Any, sealed: bool = False) -> str:
    """A value as JSON in one line, sealed if it is to be."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return MARK + base64.b64encode(zlib.compress(text.encode())).decode() if sealed else text


def load(text: str) -> Any:
    """What `dump` wrote, sealed or not. Raises ValueError, RecursionError."""
    if not text.startswith(MARK):
        return json.loads(text)
    try:
        stream = zlib.decompressobj()
        data = stream.decompress(base64.b64decode(text.removeprefix(MARK), validate=True), MOST)
    except zlib.error as error:
        raise ValueError(f"what is sealed is damaged: {error}") from None
    if stream.unconsumed_tail or not stream.eof:
        raise ValueError("what is sealed is cut off or too large")
    return json.loads(data.decode())
