"""Tests of the layouts, the land and the picture module."""
