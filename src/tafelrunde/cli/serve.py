"""`play`, `serve` and `backup`: the server, for oneself or for others."""

from __future__ import annotations

import argparse
import json
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path
from typing import Any

from tafelrunde.engine.errors import BadOptions

FLAGS = ("host", "port", "db", "address", "proxies", "log", "bot_workers", "examples", "author")


def add_commands(commands: Any) -> None:
    play = commands.add_parser("play")
    play.add_argument("--no-browser", action="store_true", help="only say where to go")
    play.add_argument("--author", action="store_true", default=None, help="open the authors' panel: everything that is in a game")
    add_shared(play)
    play.set_defaults(run=run_play)

    serve = commands.add_parser("serve")
    serve.add_argument("--host", help="address to listen at (default: 127.0.0.1)")
    serve.add_argument("--port", type=int, help="port to listen at (default: 8642)")
    serve.add_argument("--address", help="how the outside calls this server, such as https://play.example.org")
    serve.add_argument("--proxies", help="reverse proxies whose X-Forwarded-For is believed, separated by commas")
    serve.add_argument("--schema", action="store_true", help="print the OpenAPI document with all messages, and end")
    add_shared(serve)
    serve.set_defaults(run=run_serve)

    backup = commands.add_parser("backup")
    backup.add_argument("file", type=Path, help="a new SQLite file, ready for: tafelrunde serve --db sqlite:///FILE")
    backup.add_argument("--db", help="the database to copy (default: the one serve uses)")
    backup.add_argument("--config", type=Path, help="settings file (TOML)")
    backup.set_defaults(run=run_backup)


def add_shared(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--db", help="sqlite:///FILE or postgresql://USER@HOST/NAME (default: a file in your data folder)")
    parser.add_argument("--config", type=Path, help="settings file (TOML); see docs/operating.md")
    parser.add_argument("--log", choices=("debug", "info", "warning", "error"), help="how much is logged")
    parser.add_argument("--bot-workers", help="processes in which bots think (default: 1), or ray, or ray://HOST:PORT")
    parser.add_argument("--examples", action="store_true", default=None, help="offer the example game too")


def settings_of(args: argparse.Namespace, **chosen: object) -> Any:
    from tafelrunde.server.settings import load_settings

    flags = {name: getattr(args, name, None) for name in FLAGS}
    return load_settings(args.config, {**flags, **chosen})


def run_serve(args: argparse.Namespace) -> int:
    if args.schema:
        from tafelrunde.server.schema import document

        sys.stdout.write(json.dumps(document(), indent=1, ensure_ascii=False) + "\n")
        return 0
    from tafelrunde.server.run import run

    return run(settings_of(args))


def run_play(args: argparse.Namespace) -> int:
    """Serve on a free port of this machine and open the browser when it answers."""
    from tafelrunde.server.run import run

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    settings = settings_of(args, host="127.0.0.1", port=port, log=args.log or "warning")
    address = f"http://127.0.0.1:{port}/{'author' if settings.author else ''}"

    def show() -> None:
        while True:  # a slow machine takes its time; the thread ends with the program
            try:
                socket.create_connection(("127.0.0.1", port), 0.2).close()
            except OSError:
                time.sleep(0.05)
                continue
            print(f"Tafelrunde is at {address} (Ctrl-C ends it; your tables are kept)")
            if not args.no_browser:
                webbrowser.open(address)
            return

    threading.Thread(target=show, daemon=True).start()
    return run(settings)


def run_backup(args: argparse.Namespace) -> int:
    from tafelrunde.server.backup import backup

    if args.file.exists():
        raise BadOptions(f"{args.file} exists already; name a new file.")
    copied = backup(settings_of(args).database(), args.file)
    print(f"{args.file}: {copied['tables']} tables, {copied['actions']} actions.")
    return 0
