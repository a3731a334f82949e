"""D, B3a: the Omens."""

from __future__ import annotations

from rules.kernel.step import Step
from rules.pax_hispanica.state import PaxPosition


def perform_omen(pos: PaxPosition) -> Step | None:
    return None
