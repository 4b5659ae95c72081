"""The test kit every game is held against, shipped so that games by others can be tested too.

``conform(game, games=100)`` plays random games and checks the whole contract. ``@rule("T4.2")`` says which rules a test proves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.testing.conformance import Nonconformance, Report, conform, random_setting
from tafelrunde.testing.scripts import Script
from tafelrunde.testing.texts import texts_wrong

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    Test = TypeVar("Test", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Mark a pytest test with the rules it proves; `tafelrunde rules GAME --coverage` counts them."""
    import pytest

    return pytest.mark.rule(*ids)


__all__ = ["Nonconformance", "Report", "Script", "conform", "random_setting", "rule", "texts_wrong"]
