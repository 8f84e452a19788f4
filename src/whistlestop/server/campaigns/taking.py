"""Campaigns from files: nothing is put on the shelf that cannot be shown and played from there."""

import json

from whistlestop.campaign import Shelf, Volume, built_in, observe
from whistlestop.campaign.kept.save import Saved, import_lines
from whistlestop.server.errors import Wrong
from whistlestop.server.told import encode

FILE = "the file"


def checked(data: bytes) -> list[str]:
    """The lines of a file that is a whole campaign of a pack that is here; Wrong if it is not."""
    try:
        lines = data.decode("utf-8").split("\n")
    except UnicodeDecodeError as problem:
        raise Wrong(422, f"{FILE} is not UTF-8 text (byte {problem.start})") from None
    try:
        head = json.loads(next((line for line in lines if line.strip()), ""))
    except (RecursionError, ValueError):
        head = None
    # A pack may also be named by its folder; what folders there are is nobody's business.
    if isinstance(head, dict) and head.get("pack", "") not in built_in():
        raise Wrong(422, f"{FILE} is a campaign of a pack that is not here")
    try:
        saved = Saved(lines, FILE)
        for company in (None, *range(len(saved.campaign.companies))):
            encode(observe(saved.campaign, company))
    except ValueError as problem:
        raise Wrong(422, str(problem)) from None
    except Exception:
        # The lines are whole, but the facts in them are of no campaign that could be played.
        raise Wrong(422, f"{FILE} tells of things that do not fit together") from None
    return lines


def put(shelf: Shelf, lines: list[str]) -> Volume:
    """A new campaign on the shelf."""
    return import_lines(shelf, lines, FILE)
