"""The arena on a real Ray, on this machine, with two workers."""

import json
import subprocess
import sys
from importlib.util import find_spec

import pytest

pytestmark = pytest.mark.skipif(
    find_spec("ray") is None, reason="Ray is not installed (`make ray` installs it and runs this)"
)

COMMAND = ["arena", "--edition", "new_york", "--bots", "greedy,random", "--games", "12"]
COMMAND += ["--workers", "2", "--full", "--json", "-"]
CODE = """
import sys
import ray
from whistlestop.cli import main
init = ray.init
def noting(**wishes):
    found = init(**wishes)
    print("workers:", int(ray.cluster_resources()["CPU"]), file=sys.stderr)
    return found
ray.init = noting
main(sys.argv[1:])
"""


def played(*more: str) -> tuple[dict[str, object], str]:
    told = subprocess.run(
        [sys.executable, "-c", CODE, *COMMAND, *more], capture_output=True, text=True, check=True
    )
    found = json.loads(told.stdout)
    for line in found["lines"]:
        del line["think_ms"]
    return found, told.stderr


def test_ray_plays_the_same_games_as_the_pool() -> None:
    on_ray, told = played("--engine", "ray")
    in_pool, _ = played()
    assert "workers: 2" in told
    assert on_ray["played"] == 12
    assert on_ray == in_pool
