"""What the server answers when it cannot do what it is asked."""

from whistlestop.core.errors import BadInput


class Declined(BadInput):
    """Not possible now. Its key is the reason that a client may act on (docs/protocol.md)."""


class Wrong(BadInput):
    """An HTTP answer with a 4xx status."""

    def __init__(self, status: int, key: str, **facts: object) -> None:
        super().__init__(key, **facts)
        self.status = status
