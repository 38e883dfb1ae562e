"""The games of this package: a new one is a folder here. `core.registry` finds them."""
