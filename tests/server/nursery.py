"""A process that loads the server once and forks it anew each time it was killed.

Says on which port, then answers each line (a folder) with the process id of a server there. That is
a process of its own, with its own memory and its own files, so killing it is killing a server. Only
the door is opened once for all of them.
"""

import os
import signal
import socket
import sys
from pathlib import Path


def serve(folder: str, door: socket.socket) -> None:
    """Be a server until killed."""
    from tests.server.house import settings
    from whistlestop.server.app import create_app
    from whistlestop.server.serving import server_of

    found = settings(Path(folder))
    server_of(create_app(found), found).run(sockets=[door])


def say(number: int) -> None:
    """A line for the one who asked."""
    sys.stdout.write(f"{number}\n")
    sys.stdout.flush()


def main() -> None:
    """Answer each line with a new server."""
    import tests.server.house  # noqa: F401

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    door = socket.socket()
    door.bind(("127.0.0.1", 0))
    door.listen(64)
    say(door.getsockname()[1])
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            serve(line.rstrip("\n"), door)
            os._exit(0)
        say(child)


if __name__ == "__main__":
    main()
