"""The web service: tables, seats, live updates, storage. It knows no game by name and no rule.

The rooms, from the door inwards: `http` (routes, sockets, what stands before them), `tables` (what happens at one),
`storage` (what is on disk), `workers` (where bots think), `protocol` (what is said). Begin with `serving.run` or
`http.app.create_app`. Light to import: the bots' worker processes come through here, too.
"""
