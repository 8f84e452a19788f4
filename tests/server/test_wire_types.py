"""The client's types are written from the server's, and are up to date."""

from tools import wire_types


def test_the_types_of_the_client_are_fresh() -> None:
    written = wire_types.TARGET.read_text("utf-8")
    assert written == wire_types.source(), "run python tools/wire_types.py"
