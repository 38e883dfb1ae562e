"""What text fields of events, choices, questions and views can be: each value has its word."""

from bunkhouse_liarsdice.edge.report import FACE_NAMES

VOCABULARY = {
    "bid": FACE_NAMES[1:],  # after a number: 4 sixes
    "face": FACE_NAMES[1:],
    "call": ("doubt", "spot_on"),
    "kind": ("first", "roll", "number", "face", "doubt", "spot_on"),
}
