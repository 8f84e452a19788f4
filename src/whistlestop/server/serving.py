"""How the application is run: the one place that knows the web server."""

import gc

import uvicorn
from fastapi import FastAPI

from whistlestop.server.settings import Settings

GOODBYE = 3
"""Seconds that connections have to end when the server stops."""


def server_of(app: FastAPI, settings: Settings) -> uvicorn.Server:
    """A server for the application; run it with the sockets it should listen on."""
    return uvicorn.Server(
        uvicorn.Config(
            app,
            ws="websockets-sansio",
            ws_max_size=settings.limits.message,
            # Frames are small and many: squeezing each costs more than it saves.
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=GOODBYE,
        )
    )


def settle() -> None:
    """Before serving: what is loaded stays, so it need not be searched for garbage each time.

    Games are made of values that refer to no others in a circle. A full search through all of them
    would hold everybody up for a moment, and find nothing.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
