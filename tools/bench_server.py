"""How the server bears a crowd: 200 games of 4 at one process, a move every 0.25 s in each.

    python tools/bench_server.py [--rooms 200] [--seconds 15] [--pause 0.25] [--edition europe]

The server is a process of its own; this one plays all seats. Reported are the times from a move to
the last of the four clients, the memory of a room that nobody plays in, and how long a cold start
takes to the first page.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import tracemalloc
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import connect

from whistlestop.core.move import Move
from whistlestop.core.view import observe
from whistlestop.editions import edition
from whistlestop.playing import Playing
from whistlestop.server import wire
from whistlestop.server.company import Company, think
from whistlestop.server.newrooms import new_row
from whistlestop.server.readying import Readying
from whistlestop.server.room import Room
from whistlestop.server.store import SeatRow

SEATS = 4


class News(msgspec.Struct):
    """The part of a frame that this client needs."""

    type: str
    next: int = -1
    views: list["Moves"] = []
    id: str | None = None


class Moves(msgspec.Struct):
    moves: list[str] = []


read = msgspec.json.Decoder(News).decode


class Table:
    """One game and its four clients."""

    def __init__(self, port: int, opened: dict[str, Any], luck: random.Random) -> None:
        self.address = f"ws://127.0.0.1:{port}/ws/{opened['room']['id']}"
        self.tokens = [seat["token"] for seat in opened["seats"]]
        self.luck = luck
        self.next = 0
        self.moves: dict[int, list[str]] = {}
        self.sent: dict[str, float] = {}
        self.heard: dict[str, int] = {}
        self.times: list[float] = []
        self.turn = asyncio.Event()
        self.over = False
        self.lines: list[Any] = []

    async def listen(self, seat: int) -> None:
        async with connect(self.address, compression=None, max_queue=None) as line:
            await line.send(json.dumps({"type": "join", "tokens": [self.tokens[seat]], "from": 0}))
            self.lines.append((seat, line))
            with contextlib.suppress(Exception):
                async for text in line:
                    self.hear(seat, read(text))

    def hear(self, seat: int, news: News) -> None:
        if news.type == "over":
            self.over = True
            self.turn.set()
        if news.type == "refused":  # two tickets' choices of one seat crossed
            self.sent.pop(news.id or "", None)
        if news.type not in ("joined", "events"):
            return
        if news.next > self.next:
            self.next, self.moves = news.next, {}
        if news.id in self.sent:
            self.heard[news.id] = self.heard.get(news.id, 0) + 1
            if self.heard[news.id] == SEATS:
                self.times.append(time.perf_counter() - self.sent.pop(news.id))
        if news.next == self.next and news.views and news.views[0].moves:
            self.moves[seat] = news.views[0].moves
        self.turn.set()

    async def play(self, pause: float, until: float) -> None:
        number = 0
        while len(self.lines) < SEATS:
            await asyncio.sleep(0.01)
        lines = dict(self.lines)
        due = time.perf_counter() + self.luck.uniform(0, pause)
        while not self.over and time.perf_counter() < until:
            while not self.moves and not self.over:
                self.turn.clear()
                await self.turn.wait()
            if self.over:
                return
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due = max(due + self.luck.uniform(0, 2 * pause), time.perf_counter())
            if not self.moves:
                continue
            seat, moves = next(iter(self.moves.items()))
            calm = [m for m in moves if not m.startswith(("tickets", "station"))] or moves
            number += 1
            name = f"m{number}"
            self.moves = {}
            frame = {"type": "move", "id": name, "seat": seat, "at": self.next}
            self.sent[name] = time.perf_counter()
            await lines[seat].send(json.dumps({**frame, "move": self.luck.choice(calm)}))


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


SERVE = """
import socket, sys
from pathlib import Path
from whistlestop.server.app import create_app
from whistlestop.server.serving import server_of, settle
from whistlestop.server.settings import Limits, Settings
many = Limits(frames_per_second=1e6, frames_at_once=10**6, calls_per_second=1e6,
              calls_at_once=10**6, rooms_per_hour=10**6)
settings = Settings(data=Path(sys.argv[2]), limits=many, forget_after=1e6)
door = socket.socket()
door.bind(("127.0.0.1", int(sys.argv[1])))
door.listen(1024)
settle()
server_of(create_app(settings), settings).run(sockets=[door])
"""


def start(folder: str) -> tuple[subprocess.Popen[bytes], int, float]:
    """A server, its port, and the seconds to its first page."""
    port, began = free_port(), time.perf_counter()
    server = subprocess.Popen([sys.executable, "-c", SERVE, str(port), folder])
    while True:
        try:
            with socket.create_connection(("127.0.0.1", port), timeout=5) as line:
                line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                if line.recv(12).endswith(b"200"):
                    return server, port, time.perf_counter() - began
        except OSError:
            time.sleep(0.01)


def room(edition: str) -> dict[str, Any]:
    seats = [{"kind": "person"}] * SEATS
    return {"edition": edition, "seats": seats, "pace": "instant"}


async def crowd(port: int, pid: int, options: argparse.Namespace) -> None:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        editions = ["europe", "new_york"] if options.edition == "both" else [options.edition]
        opened = [
            (await client.post("/api/rooms", json=room(editions[i % len(editions)]))).json()
            for i in range(options.rooms)
        ]
    tables = [Table(port, found, random.Random(i)) for i, found in enumerate(opened)]
    lines = [asyncio.create_task(t.listen(seat)) for t in tables for seat in range(SEATS)]
    while sum(len(table.lines) for table in tables) < options.rooms * SEATS:
        await asyncio.sleep(0.1)
    await asyncio.sleep(1)
    began, spent = time.perf_counter(), cpu(pid)
    until = began + options.seconds
    await asyncio.gather(*(table.play(options.pause, until) for table in tables))
    took, spent = time.perf_counter() - began, cpu(pid) - spent
    await asyncio.sleep(1)
    times = sorted(t for table in tables for t in table.times)
    lost = sum(len(table.sent) for table in tables)
    print(f"{options.rooms} rooms, {len(lines)} sockets, {took:.1f} s: {len(times)} moves")
    print(f"moves a second                {len(times) / took:8.0f}")
    print(f"move to all clients, p50      {1000 * times[len(times) // 2]:8.1f} ms")
    print(f"move to all clients, p99      {1000 * times[int(len(times) * 0.99)]:8.1f} ms")
    print(f"move to all clients, most     {1000 * times[-1]:8.1f} ms")
    print(f"moves without an answer       {lost:8}")
    print(f"server CPU                    {100 * spent / took:8.0f} %")
    print(f"this client's CPU             {100 * time.process_time() / took:8.0f} % (in all)")
    for line in lines:
        line.cancel()
    await asyncio.gather(*lines, return_exceptions=True)


def cpu(pid: int) -> float:
    """CPU-seconds of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def played(seed: int) -> tuple[str, list[tuple[int, Move]]]:
    """A whole game of Europe by greedy players: its seed and its moves."""
    name, found = f"memory {seed}", []
    game = Playing(edition("europe"), SEATS, name, None)
    game.take(game.set_up())
    while not game.state.over:
        seat = game.turn[0]
        move = think("greedy", observe(game.state, seat), f"{seed} {game.moves}")
        found.append((seat, move))
        game.take(game.make(seat, move))
    return name, found


def full_room(seed: str, moves: list[tuple[int, Move]], company: Company) -> Room:
    """A room of Europe in which those moves were made."""
    board = edition("europe")
    row = new_row(wire.NewRoom("europe", [wire.NewSeat("person")] * SEATS), 0)
    seats = [SeatRow("person", None, "Ana", "0" * 64) for _ in range(SEATS)]
    found = Room(board, row, seats, None, company)  # type: ignore[arg-type]
    game = found.game = Playing(board, SEATS, seed, None)
    game.take(game.set_up())
    for seat, move in moves:
        game.take(game.make(seat, move, None, f"message-{game.moves}"))
    return found


def room_memory() -> None:
    """A room nobody plays in: after the first deal, and after a whole game of Europe."""
    company, games = Company(1, 1, Readying()), [played(seed) for seed in range(5)]
    kept = [full_room(seed, moves, company) for seed, moves in games]
    tracemalloc.start()
    kept += [full_room(seed, [], company) for seed, _ in games]
    dealt = tracemalloc.get_traced_memory()[0]
    kept += [full_room(seed, moves, company) for seed, moves in games]
    whole = tracemalloc.get_traced_memory()[0] - dealt
    tracemalloc.stop()
    length = sum(len(moves) for _, moves in games) / len(games)
    print(f"idle room after the deal      {dealt / len(games) / 1000:8.1f} kB")
    print(f"idle room after {length:3.0f} moves     {whole / len(games) / 1000:8.1f} kB")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rooms", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--pause", type=float, default=0.25)
    parser.add_argument("--edition", default="both")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server, port, cold = start(folder)
        try:
            print(f"cold start to first page      {cold:8.2f} s")
            uvloop.run(crowd(port, server.pid, options))
        finally:
            server.send_signal(signal.SIGTERM)
            with contextlib.suppress(subprocess.TimeoutExpired):
                server.wait(10)
            server.kill()
    room_memory()


if __name__ == "__main__":
    main()
