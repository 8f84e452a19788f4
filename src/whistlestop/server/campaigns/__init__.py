"""Campaigns on the server: companies, decisions between games, and the rooms of the games."""
