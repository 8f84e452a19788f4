"""One server for the tests that need no other."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import House, running, settings


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that allows much."""
    with running(settings(tmp_path_factory.mktemp("house"))) as found:
        yield found


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder for a server of one's own."""
    return tmp_path / "data"
