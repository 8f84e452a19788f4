"""The arena and the statistics."""
