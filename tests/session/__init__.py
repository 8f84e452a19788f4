"""Tests of games in progress and their files."""
