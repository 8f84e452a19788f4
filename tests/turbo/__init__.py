"""The twin on flat arrays is held equal to the law."""
