"""The table in the terminal: what a seat may see as text, and a prompt to play at."""
