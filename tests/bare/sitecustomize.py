"""Every Python reads this as it starts, if this folder is in PYTHONPATH; so do the processes that our program starts."""

from lacks import install  # type: ignore[import-not-found]

install()
