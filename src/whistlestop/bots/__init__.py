"""Bots: players that see what a seat may see (a View) and choose one of its legal moves."""
