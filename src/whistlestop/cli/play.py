"""`whistlestop play`: the table in the terminal."""


def play() -> None:
    """Play at the terminal."""
    raise ValueError("the terminal table is being built")
