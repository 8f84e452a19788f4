"""Write build/<edition>.json: a board's cities, label boxes and routes, for layout.mjs."""

from __future__ import annotations

import json
import sys
from pathlib import Path

HERE = Path(__file__).parent
SOURCE = HERE.parents[1] / "src"
sys.path.insert(0, str(SOURCE))

from whistlestop.picture.lettering import measure  # noqa: E402

PLATE = 17  # size of the name on the plate of a closed piece


def brief(edition: str) -> dict[str, object]:
    """All that the layout needs to know of an edition."""
    board_file = SOURCE / "whistlestop" / "editions" / edition / "board.json"
    board = json.loads(board_file.read_text("utf-8"))
    size = json.loads((HERE / "places" / f"{edition}.json").read_text("utf-8"))["label_size"]
    boxes = {
        city["id"]: {lang: measure(name, size) for lang, name in city["name"].items()}
        for city in board["cities"]
    }
    routes = [
        {
            **{key: route.get(key) for key in ("id", "from", "to", "length", "group")},
            **{key: route.get("traits", {}).get(key, 0) for key in ("tunnel", "ferry")},
        }
        for route in board["routes"]
    ]
    plates = {
        piece["id"]: max(measure(name, PLATE).width for name in piece["name"].values())
        for piece in board.get("pieces", [])
    }
    return {"boxes": boxes, "routes": routes, "plates": plates}


def main() -> None:
    edition = sys.argv[1]
    target = HERE / "build" / f"{edition}.json"
    target.parent.mkdir(exist_ok=True)
    target.write_text(json.dumps(brief(edition)), "utf-8")


if __name__ == "__main__":
    main()
