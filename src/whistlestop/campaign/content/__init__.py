"""What a campaign pack holds: its form, read file by file, checked and proof-read."""
