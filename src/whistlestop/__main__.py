"""`python -m whistlestop` is the same as the command `whistlestop`."""

from whistlestop.cli import main

main()
