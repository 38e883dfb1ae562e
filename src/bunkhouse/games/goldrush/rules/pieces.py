"""What lies and stands on the table, an int each: tiles, places beside them, cowboys and tents.

A *node* is the number of a part on the table; the parts of one tile are numbered on from its *base*.
"""

from mypy_extensions import i64


def tile_entry(position: i64, turned_face: i64, base: i64) -> i64:
    return position << 20 | turned_face << 10 | base


def position_of_tile(tile: i64) -> i64:
    return tile >> 20


def turned_face_of_tile(tile: i64) -> i64:
    return tile >> 10 & 1023


def face_of_tile(tile: i64) -> i64:
    return tile >> 12 & 255


def turn_of_tile(tile: i64) -> i64:
    return tile >> 10 & 3


def base_of_tile(tile: i64) -> i64:
    return tile & 1023


def place_entry(position: i64, signature: i64) -> i64:
    """An empty position, and what the tiles around it ask of one that is laid there (tiles.py)."""
    return position << 8 | signature


def position_of_place(place: i64) -> i64:
    return place >> 8


def signature_of_place(place: i64) -> i64:
    return place & 255


def asking_also(place: i64, signature: i64) -> i64:
    """The same place with one neighbour more."""
    return place | signature


def cowboy_entry(seat: i64, node: i64) -> i64:
    return node << 3 | seat


def seat_of_cowboy(cowboy: i64) -> i64:
    return cowboy & 7


def node_of_cowboy(cowboy: i64) -> i64:
    return cowboy >> 3


def tent_entry(action: i64, node: i64) -> i64:
    """Where a tent stands, and the action that brought it there."""
    return action << 10 | node


def action_of_tent(tent: i64) -> i64:
    return tent >> 10


def node_of_tent(tent: i64) -> i64:
    return tent & 1023
