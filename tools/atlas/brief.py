"""Write build/<edition>.json: a board's cities, label boxes and routes, for layout.mjs."""

from __future__ import annotations

import json
import sys
from pathlib import Path

HERE = Path(__file__).parent
SOURCE = HERE.parents[1] / "src"
sys.path.insert(0, str(SOURCE))

from whistlestop.picture.lettering import measure  # noqa: E402


def brief(edition: str, board_file: Path) -> dict[str, object]:
    """All that the layout needs to know of an edition."""
    board = json.loads(board_file.read_text("utf-8"))
    setting = json.loads((HERE / "places" / f"{edition}.json").read_text("utf-8"))
    size = setting["label_size"]
    boxes = {
        city["id"]: {lang: measure(name, size) for lang, name in city["name"].items()}
        for city in board["cities"]
    }
    kept = ("id", "from", "to", "length", "tunnel", "ferry", "group")
    routes = [{key: route.get(key) for key in kept} for route in board["routes"]]
    return {"edition": edition, "setting": setting, "boxes": boxes, "routes": routes}


def main() -> None:
    edition = sys.argv[1]
    default = SOURCE / "whistlestop" / "editions" / edition / "board.json"
    board_file = Path(sys.argv[2]) if len(sys.argv) > 2 else default
    target = HERE / "build" / f"{edition}.json"
    target.parent.mkdir(exist_ok=True)
    target.write_text(json.dumps(brief(edition, board_file)), "utf-8")


if __name__ == "__main__":
    main()
