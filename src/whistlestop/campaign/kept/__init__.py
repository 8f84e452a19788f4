"""Campaigns on the disk: the text of facts and moves, the shelf, and the file to take along."""
