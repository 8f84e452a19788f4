"""Balance by simulation."""
