"""`mcp`: a server of the Model Context Protocol, for language models that play."""

from __future__ import annotations

import argparse
from typing import Any


def add_commands(commands: Any) -> None:
    command = commands.add_parser("mcp")
    command.add_argument("--http", action="store_true", help="streamable HTTP instead of standard input and output")
    command.add_argument("--host", default="127.0.0.1", help="with --http: address to listen at (default: 127.0.0.1)")
    command.add_argument("--port", type=int, default=8643, help="with --http: port to listen at (default: 8643)")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from tafelrunde.mcp.server import make_server

    if args.http:
        make_server().run("streamable-http", host=args.host, port=args.port, json_response=True)
    else:
        make_server().run("stdio")
    return 0
