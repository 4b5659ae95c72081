"""A Ray cluster (`pip install tafelrunde[ray]`; Tafelrunde must be installed on every node)."""

from __future__ import annotations

from importlib import import_module
from socket import create_connection
from typing import Any

from tafelrunde.engine.errors import BadOptions

PATIENCE = 10.0


def connect(address: str) -> Any:
    """The ray module, connected to the cluster at this address ('auto', '10.0.0.1:6379', 'ray://…'; 'local' starts one here)."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise BadOptions("a Ray cluster needs the extra: pip install 'tafelrunde[ray]'.") from None
    if not ray.is_initialized():
        try:
            answers(address.removeprefix("ray://"))
            ray.init(address=None if address == "local" else address, log_to_driver=False, logging_level="error", include_dashboard=False)
        except (OSError, ValueError, RuntimeError) as error:
            told = (str(error) or "no answer").splitlines()[0]
            raise BadOptions(f"there is no Ray cluster at '{address[:80]}': {told[:200]}") from None
    return ray


def answers(address: str) -> None:
    """Whether anybody listens at HOST:PORT; Ray itself would go on asking for minutes."""
    host, colon, port = address.rpartition(":")
    if colon and port.isdigit() and "/" not in host:
        create_connection((host, int(port)), timeout=PATIENCE).close()


def cores(ray: Any) -> int:
    """How many cores the cluster has now."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))
