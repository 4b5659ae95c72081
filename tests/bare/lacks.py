"""A Python without what Windows lacks, as far as another system can pretend.

Only `tafelrunde` and `tests` miss it: whatever they import is looked at on its way to them. Python's own library, pytest and what others
make keep what they need on this system. The lists are what typeshed says of Windows for Python 3.11 (`mypy --platform win32`).
"""

from __future__ import annotations

import builtins
import sys
from fnmatch import fnmatchcase
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, cast

OURS = ("tafelrunde", "tests")
MODULES = (
    *("fcntl", "grp", "posix", "pty", "pwd", "resource", "syslog", "termios", "tty", "crypt", "nis", "spwd", "ossaudiodev"),
    *("readline", "curses"),
)
"""Modules that cannot be imported."""
UNINSTALLED = ("uvloop", "pyspiel")
"""What is not made for Windows: here nobody has it, for others choose by its presence."""
LACKING = {
    "asyncio": "*ChildWatcher open_unix_connection start_unix_server",
    "multiprocessing": "",  # has the same names, but forks nothing
    "os": """
        CLD_* EFD_* EX_[!O]* EX_OS* F_LOCK F_TEST F_TLOCK F_ULOCK GRND_* MFD_* NGROUPS_MAX O_ACCMODE O_ASYNC O_CLOEXEC O_DIRECT O_DIRECTORY
        O_DSYNC O_FSYNC O_LARGEFILE O_NDELAY O_NOATIME O_NOCTTY O_NOFOLLOW O_NONBLOCK O_PATH O_RSYNC O_SYNC O_TMPFILE POSIX_* PRIO_* P_ALL
        P_PGID P_PID P_PIDFD RTLD_* RWF_* SCHED_* SEEK_DATA SEEK_HOLE SPLICE_* ST_* W[!_]* XATTR_* chown chroot confstr* copy_file_range
        ctermid environb eventfd* fchdir fchmod fchown fdatasync fork forkpty fpathconf fstatvfs fwalk get_blocking getegid getenvb geteuid
        getgid getgrouplist getgroups getloadavg getpgid getpgrp getpriority getrandom getresgid getresuid getsid getuid getxattr initgroups
        killpg lchown listxattr lockf login_tty major makedev memfd_create minor mkfifo mknod nice openpty pathconf* pidfd_open pipe2
        posix_* pread* pwrite* readv register_at_fork removexattr sched_* sendfile set_blocking setegid seteuid setgid setgroups setpgid
        setpgrp setpriority setregid setresgid setresuid setreuid setsid setuid setxattr spawnlp* spawnvp* splice statvfs sync sysconf*
        tcgetpgrp tcsetpgrp ttyname uname wait wait3 wait4 waitid* writev
    """,
    "select": "EPOLL* POLL* PIPE_BUF epoll poll",
    "signal": """
        ITIMER_* ItimerError SIGALRM SIGBUS SIGCHLD SIGCLD SIGCONT SIGHUP SIGIO SIGIOT SIGKILL SIGP* SIGQUIT SIGRT* SIGST* SIGSYS SIGT[!E]*
        SIGU* SIGVTALRM SIGWINCH SIGX* SIG_BLOCK SIG_SETMASK SIG_UNBLOCK Sigmasks alarm getitimer pause pidfd_send_signal pthread_*
        setitimer siginterrupt sigpending sigtimedwait sigwait* struct_siginfo
    """,
    "socket": "AF_UNIX MSG_DONTWAIT MSG_NOSIGNAL SCM_* SOCK_CLOEXEC SOCK_NONBLOCK SO_REUSEPORT SO_PEERCRED recv_fds send_fds sethostname",
    "time": "CLOCK_* clock_* pthread_getcpuclockid tzset",
}
"""Names that these modules do not have."""


class Bare(ModuleType):
    """A module without some of its names. What is set or taken away is set or taken away in the module itself."""

    def __init__(self, module: ModuleType, lacking: str, **instead: object) -> None:
        super().__init__(module.__name__, module.__doc__)
        found = {name for name in dir(module) if any(fnmatchcase(name, pattern) for pattern in lacking.split())}
        vars(self).update(_whole=module, _lacking=found, _instead=instead)

    def __getattr__(self, name: str) -> Any:
        own = vars(self)
        if name in own["_lacking"]:
            raise AttributeError(f"module {self.__name__!r} has no attribute {name!r} on Windows")
        return own["_instead"].get(name) or getattr(own["_whole"], name)

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(vars(self)["_whole"], name, value)

    def __delattr__(self, name: str) -> None:
        delattr(vars(self)["_whole"], name)


def get_context(method: str | None = None) -> Any:
    """Processes are spawned on Windows, never forked."""
    import multiprocessing

    if method not in (None, "spawn"):
        raise ValueError(f"cannot find context for {method!r}")
    return multiprocessing.get_context("spawn")


def msvcrt() -> ModuleType:
    """What Windows has instead: the lock on a file, as far as we use it."""
    import fcntl

    def locking(file: int, mode: int, bytes: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | (fcntl.LOCK_NB if mode == made.LK_NBLCK else 0))

    made: Any = ModuleType("msvcrt")
    made.LK_LOCK, made.LK_NBLCK, made.locking = 1, 2, locking
    return cast(ModuleType, made)


def no_signals() -> None:
    """No event loop heeds signals on Windows, whoever made it."""
    from asyncio import AbstractEventLoop, SelectorEventLoop

    for name in ("add_signal_handler", "remove_signal_handler"):
        setattr(SelectorEventLoop, name, getattr(AbstractEventLoop, name))  # it raises NotImplementedError


@cache
def bare(name: str) -> ModuleType:
    """A module as Windows has it."""
    module = import_module(name)
    if name == "asyncio":
        no_signals()
    elif name == "multiprocessing":
        module.set_start_method("spawn", force=True)
        return Bare(module, "", get_context=get_context, get_all_start_methods=lambda: ["spawn"])
    return Bare(module, LACKING[name])


def install() -> None:
    """From now on our modules import what Windows has."""
    whole = builtins.__import__

    def imported(name: str, globals: Any = None, locals: Any = None, fromlist: Any = (), level: int = 0) -> ModuleType:
        if level or not globals or str(globals.get("__package__")).partition(".")[0] not in OURS:
            return whole(name, globals, locals, fromlist, level)
        first = name.partition(".")[0]
        if first in MODULES:
            raise ModuleNotFoundError(f"No module named {name!r} on Windows", name=name)
        if first == "msvcrt":
            return msvcrt()
        if first == "concurrent":
            bare("multiprocessing")
        found = whole(name, globals, locals, fromlist, level)
        return bare(found.__name__) if found.__name__ in LACKING else found

    for name in UNINSTALLED:
        sys.modules[name] = None  # type: ignore[assignment]
    builtins.__import__ = imported
