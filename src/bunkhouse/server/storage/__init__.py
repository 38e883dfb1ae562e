"""What is on disk, and the way to it."""
