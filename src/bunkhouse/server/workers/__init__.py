"""Where bots think: processes of their own, which are told nothing that their seat may not know."""
