"""A Python without what only some systems have, as far as this one can pretend: every name here is missing on Windows."""

from __future__ import annotations

import importlib
import os
import signal
import sys

OTHERS = (
    "mcp",
    "platformdirs",
    "uvicorn",
    "uvloop",
    "gymnasium",
    "numpy",
    "pettingzoo",
    "PIL.Image",
    "pyarrow.parquet",
    "pyspiel",
    "resvg_py",
)
"""What others make asks for the system itself, when it is read."""
OF_OS = (
    *("fork", "forkpty", "openpty", "setsid", "getsid", "killpg", "getpgid", "setpgid", "getpgrp", "wait", "wait3", "wait4", "waitid"),
    *("getuid", "geteuid", "getgid", "getegid", "getgroups", "setuid", "setgid", "chown", "lchown", "fchown", "chroot", "mkfifo", "mknod"),
    *("nice", "getpriority", "setpriority", "getloadavg", "sysconf", "confstr", "statvfs", "fstatvfs", "sync", "fdatasync", "pread"),
    *("posix_spawn", "posix_spawnp", "sched_getaffinity", "sched_setaffinity", "sched_yield", "register_at_fork", "lockf", "pwrite"),
)
OF_SIGNAL = (
    *("SIGKILL", "SIGHUP", "SIGUSR1", "SIGUSR2", "SIGALRM", "SIGCHLD", "SIGQUIT", "SIGPIPE", "SIGTSTP", "SIGCONT", "SIGSTOP", "SIGWINCH"),
    *("alarm", "pause", "setitimer", "getitimer", "sigwait", "siginterrupt"),
)
MODULES = ("resource", "fcntl", "pwd", "grp", "termios", "pty", "tty", "syslog", "readline", "curses")


def strip() -> None:
    """From now on this process has none of them."""
    for name in OTHERS:
        importlib.import_module(name)
    for module, names in ((os, OF_OS), (signal, OF_SIGNAL)):
        for name in names:
            if hasattr(module, name):
                delattr(module, name)
    for name in MODULES:
        sys.modules[name] = None  # type: ignore[assignment]
