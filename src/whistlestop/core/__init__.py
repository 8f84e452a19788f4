"""The game, pure: no input or output, no clock, no global random, no edition's name."""
