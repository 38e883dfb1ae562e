"""The way in: routes, what stands before them, and how they are described."""
