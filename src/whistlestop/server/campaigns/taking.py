"""Campaigns from files: nothing is put on the shelf that cannot be shown and played from there."""

import json
import logging

from whistlestop.campaign import Shelf, Volume, built_in, observe
from whistlestop.campaign.kept.save import Saved, import_lines
from whistlestop.core.errors import BadInput, CannotRead
from whistlestop.server.told import encode

log = logging.getLogger(__name__)
FILE = "the file"


def checked(data: bytes) -> list[str]:
    """The lines of a file that is a whole campaign of a pack that is here; BadInput if not."""
    try:
        lines = data.decode("utf-8").split("\n")
    except UnicodeDecodeError as problem:
        raise BadInput("file-not-text", byte=problem.start) from None
    try:
        head = json.loads(next((line for line in lines if line.strip()), ""))
    except (RecursionError, ValueError):
        head = None
    # A pack may also be named by its folder; what folders there are is nobody's business.
    if isinstance(head, dict) and head.get("pack", "") not in built_in():
        raise BadInput("file-other-pack")
    try:
        saved = Saved(lines, FILE)
        for company in (None, *range(len(saved.campaign.companies))):
            encode(observe(saved.campaign, company))
    except CannotRead as problem:
        raise BadInput("file-damaged", problem=str(problem)) from None
    except Exception:
        # The lines are whole, but the facts in them are of no campaign that could be played.
        log.info("a campaign that was brought cannot be shown", exc_info=True)
        raise BadInput("file-misfit") from None
    return lines


def put(shelf: Shelf, lines: list[str]) -> Volume:
    """A new campaign on the shelf."""
    return import_lines(shelf, lines, FILE)
