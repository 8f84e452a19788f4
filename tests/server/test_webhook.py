"""Webhooks: told when it is a person's turn, and never sent where they should not go."""

import asyncio
import json
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import running, settings, tokens
from whistlestop.server.webhook import Bell, check_url


class Ear(BaseHTTPRequestHandler):
    heard: list[Any] = []

    def do_POST(self) -> None:
        length = int(self.headers["content-length"])
        self.heard.append((self.headers["host"], json.loads(self.rfile.read(length))))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *args: Any) -> None:
        pass


def test_it_rings_when_a_person_is_to_move(folder: Path) -> None:
    ear = HTTPServer(("127.0.0.1", 0), Ear)
    threading.Thread(target=ear.serve_forever, daemon=True).start()
    Ear.heard.clear()
    try:
        with running(settings(folder, private_webhooks=True)) as house:
            url = f"http://localhost:{ear.server_port}/hook?x=1"
            opened = house.open("new_york", "person", "random", webhook=url)

            async def wait() -> None:
                async with house.screen(opened["room"]["id"], *tokens(opened)):
                    for _ in range(500):
                        if Ear.heard:
                            return
                        await asyncio.sleep(0.01)

            asyncio.run(wait())
    finally:
        ear.shutdown()
        ear.server_close()
    host, told = Ear.heard[0]
    assert told == {"room": opened["room"]["id"], "seat": 0, "turn": True}
    assert host == f"localhost:{ear.server_port}"


@pytest.mark.parametrize(
    "url",
    ["http://127.0.0.1/", "http://localhost:8000/x", "http://[::1]/", "http://10.1.2.3/",
     "http://169.254.169.254/latest", "http://0.0.0.0/", "http://2130706433/"],
)  # fmt: skip
def test_it_never_goes_to_private_addresses(url: str) -> None:
    with pytest.raises((ValueError, OSError)):
        asyncio.run(Bell(private=False).resolve(url))


@pytest.mark.parametrize(
    "url", ["ftp://x/", "file:///etc/passwd", "http://", "http://a:b@c/", "https://x:99999/", "x"]
)
def test_only_plain_addresses(url: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        check_url(url)
