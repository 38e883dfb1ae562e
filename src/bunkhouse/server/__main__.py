"""`python -m bunkhouse.server`: the same as `bunkhouse serve`."""

from bunkhouse.server.serving import main

if __name__ == "__main__":
    main()
