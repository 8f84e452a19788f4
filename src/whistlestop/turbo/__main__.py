"""`python -m whistlestop.turbo`: compile everything now, so that nothing waits for it later."""

import sys

from whistlestop.turbo.jit import MISSING, available
from whistlestop.turbo.prepare import prepare


def main() -> int:
    """Compile, and tell how long it took."""
    if not available():
        sys.stdout.write(f"{MISSING}\n")
        return 0
    seconds = prepare(lambda text: print(text, flush=True))  # noqa: T201
    sys.stdout.write(f"Native speed is ready ({seconds:.1f} s).\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
