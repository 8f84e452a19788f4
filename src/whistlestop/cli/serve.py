"""`whistlestop serve`: the table in the browser."""

import os
import socket
import sys
from pathlib import Path
from typing import Annotated

import typer

from whistlestop.core.errors import BadInput, one_of


def data_folder() -> Path:
    """Where games are kept unless somebody says otherwise."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Application Support")
    else:
        base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "whistlestop"


def _listen(host: str, port: int) -> socket.socket:
    """The door, opened here so that a port in use is known before anything else starts."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind((host, port))
        door.listen(1024)
    except OSError as problem:
        door.close()
        reason = problem.strerror or str(problem)
        raise BadInput("cannot-listen", host=host, port=str(port), problem=reason) from None
    return door


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 is everywhere.")] = (
        "127.0.0.1"
    ),
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 is any free one.")] = (
        8000
    ),
    data: Annotated[Path | None, typer.Option(help="The folder where games are kept.")] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="Another origin whose pages may play here.")
    ] = None,
    open_page: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the first page in a browser.")
    ] = False,
    log: Annotated[str, typer.Option(help="How much to log: debug, info, warning.")] = "warning",
) -> None:
    """Serve the table in the browser: rooms, bots and the built client, on one port."""
    one_of("no-such-option", log, ("debug", "info", "warning", "error"), option="--log")
    try:
        from whistlestop.campaign import Shelf
        from whistlestop.server import logs
        from whistlestop.server.app import create_app
        from whistlestop.server.serving import server_of, settle
        from whistlestop.server.settings import Settings
    except ModuleNotFoundError as problem:
        raise BadInput("not-installed", name=problem.name, extra="server") from None

    settings = Settings(data=data or data_folder(), origins=tuple(origin or ()))
    Shelf(settings.data).close()  # one that cannot be read is told of before anything is served
    door = _listen(host, port)
    port = door.getsockname()[1]
    logs.to_stderr(log)
    shown = f"[{host}]" if ":" in host else "localhost" if host == "0.0.0.0" else host
    address = f"http://{shown}:{port}/"
    typer.echo(f"Whistlestop is at {address} (Ctrl+C stops it; games are kept in {settings.data})")
    if open_page:
        import webbrowser

        webbrowser.open(address)
    settle()
    server_of(create_app(settings), settings).run(sockets=[door])
