"""Writes new recorded campaigns for tests/campaign/recorded. Old ones are never changed.

Whole campaigns are compressed: a file that ends in .gz is the same lines, smaller.
"""

import gzip
import json
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from whistlestop.bots import registry as bots
from whistlestop.campaign import (
    Campaign,
    Shelf,
    Volume,
    find_pack,
    legal,
    observe,
    suggest,
    view_to_json,
)
from whistlestop.campaign import registry as effects
from whistlestop.campaign.balance.simulate import play_game
from whistlestop.campaign.kept.save import export_lines

HOME = Path(__file__).parent.parent
FOLDER = HOME / "tests" / "campaign" / "recorded"
COLOURS = ("black", "blue", "green", "yellow", "red")
KEPT = ("companies", "standing", "map", "boxes", "marks", "chronicle", "retired", "punched")


def played(shelf: Shelf, pack: str, companies: int, games: int, seed: str) -> Volume:
    """A campaign of bots, up to the end of so many games or to what is not printed yet."""
    volume = Volume.begin(shelf, find_pack(pack), COLOURS[:companies], seed=seed, name=seed)
    while len(volume.campaign.games) < games or volume.campaign.stage != "between":
        if volume.campaign.stage == "play":
            state = play_game(volume.campaign, volume.game_seed(), lambda s: bots.make("greedy", s))
            volume.record(state)
        elif legal(volume.campaign):
            volume.play(suggest(volume.campaign))
        else:
            break
    return volume


def wordless(value: Any) -> Any:
    """A value without the texts of the pack: they may be written better one day."""
    if isinstance(value, list):
        return [wordless(one) for one in value]
    if not isinstance(value, dict):
        return value
    return None if "en" in value else {key: wordless(one) for key, one in value.items()}


def told(campaign: Campaign) -> Any:
    """What the first company sees of a campaign, as far as it must stay so for ever."""
    view = view_to_json(observe(campaign, 0))
    return wordless({key: view[key] for key in KEPT})


def read(path: Path) -> str:
    """The text of a recorded file, compressed or not."""
    data = path.read_bytes()
    return (gzip.decompress(data) if path.suffix == ".gz" else data).decode()


def write(path: Path, text: str) -> None:
    """Write such a file; the same text gives the same bytes."""
    data = text.encode()
    path.write_bytes(gzip.compress(data, mtime=0) if path.suffix == ".gz" else data)


def view_of(path: Path) -> Path:
    """The file with what the first company sees of a recorded campaign."""
    return path.with_name(path.name.replace(".jsonl", ".view.json"))


def save(name: str, play: Callable[[], Volume]) -> None:
    """A campaign and what its first company sees of it, in two new files."""
    path = FOLDER / name
    if path.exists():
        print(f"{path.name} is there already")
        return
    volume = play()
    FOLDER.mkdir(exist_ok=True)
    write(path, "".join(line + "\n" for line in export_lines(volume)))
    seen = json.dumps(told(volume.campaign), ensure_ascii=False, indent=1) + "\n"
    write(view_of(path), seen)
    print(path.name)


def main() -> None:
    effects.look_in("tests.campaign.rules")
    sys.path.insert(0, str(HOME))
    small = str(HOME / "tests" / "campaign" / "packs" / "small")
    with tempfile.TemporaryDirectory() as folder:
        shelf = Shelf(Path(folder))
        for n in (2, 3, 4):
            save(f"small-{n}.jsonl", partial(played, shelf, small, n, 6, f"small {n}"))
        for n in (2, 5):
            name = f"lantern_line-{n}"
            save(f"{name}.jsonl", partial(played, shelf, "lantern_line", n, 3, name))
        for n in (2, 3, 4, 5):
            name = f"lantern_line-whole-{n}"
            save(f"{name}.jsonl.gz", partial(played, shelf, "lantern_line", n, 12, name))


if __name__ == "__main__":
    main()
