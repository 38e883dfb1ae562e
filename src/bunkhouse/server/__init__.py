"""The web service: tables, seats, live updates, storage. It knows no game by name and no rule.

Light to import: the bots' worker processes come through here, too. Begin with `serving.run` or `app.create_app`.
"""
