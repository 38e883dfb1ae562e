"""Everything a face does to the table, as flat tables made once at import from the components.

A *face* is a printed picture (index into data.FACES), a *turn* 0 to 3 clockwise quarter turns, and `face * 4 + turn` a
*turned face*. The parts of a face are numbered rails first, then mountains, prairies and the city; that *offset* plus
the tile's base gives the node of a part on the table. A *part code* names a part without knowing the face: r1 to r4 are
0 to 3, m1 to m4 4 to 7, p1 to p4 8 to 11, c1 is 12.
"""

from typing import Final

from mypy_extensions import i64

from bunkhouse.core.vecs import vec
from bunkhouse.games.goldrush.rules import areas
from bunkhouse.games.goldrush.rules.components import FACES, FIGURES, HALVES, ORE_TOKENS, SIDES, Face

RAIL_CODE: Final[i64] = 0
MOUNTAIN_CODE: Final[i64] = 4
PRAIRIE_CODE: Final[i64] = 8
CITY_CODE: Final[i64] = 12
PART_NAMES: Final = ["r1", "r2", "r3", "r4", "m1", "m2", "m3", "m4", "p1", "p2", "p3", "p4", "c1"]
CODES: Final = 16  # stride of part codes

FACE_NAMES: Final = [face.name for face in FACES]
START_FACE: Final[i64] = next(index for index, face in enumerate(FACES) if face.is_start)
TILE_COUNT: Final[i64] = sum(face.count for face in FACES)
FULL_BAG: Final[vec[i64]] = vec[i64]([index for index, face in enumerate(FACES) for _ in range(face.count)])

ORE_VALUES: Final[vec[i64]] = vec[i64]([value for value, _ in ORE_TOKENS])
ORE_COPIES: Final[vec[i64]] = vec[i64]([count for _, count in ORE_TOKENS])
ORE_KINDS: Final[i64] = len(ORE_TOKENS)
ORE_COUNT: Final[i64] = sum(count for _, count in ORE_TOKENS)

# What a side asks of its neighbour. A place's *signature* holds what is asked on each of its four sides; 0 is "nothing
# lies there".
PRAIRIE_EDGE: Final[i64] = 1
RAIL_EDGE: Final[i64] = 2
MOUNTAIN_EDGE: Final[i64] = 3
EDGE_CODES: Final = {"P": int(PRAIRIE_EDGE), "R": int(RAIL_EDGE), "M": int(MOUNTAIN_EDGE)}
SIDE_COUNT: Final[i64] = 4
TURNS: Final[i64] = 4
SIGNATURES: Final[i64] = 256


def group_of(code: i64) -> i64:
    """What a part is by its code: RAIL_CODE, MOUNTAIN_CODE, PRAIRIE_CODE or CITY_CODE."""
    return code & ~3


def number_in_group(code: i64) -> i64:
    """The number of a part among those of its tile that are the same: 0 for m1."""
    return code & 3


def _signature(edge: int, side: int) -> int:
    """Of a place that is asked for the edge on one side alone."""
    return edge << 2 * side


def _asked(signature: int, side: int) -> int:
    return signature >> 2 * side & 3


def _edge(face: Face, turn: int, side: int) -> int:
    """The landscape on a side (0 to 3, clockwise from the top) of the turned face."""
    return EDGE_CODES[face.edges[(side - turn) % 4]]


def _part_codes(face: Face) -> list[int]:
    codes = list(range(len(face.rails)))
    codes += [4 + number for number in range(len(face.mountains))]
    codes += [8 + number for number in range(len(face.prairies))]
    return codes + [12] * face.city


def _offset_of_code(face: Face) -> list[int]:
    codes = _part_codes(face)
    return [codes.index(code) if code in codes else -1 for code in range(CODES)]


def _side_part(face: Face, turn: int, side: int) -> int:
    """The offset of the rail or mountain part that reaches the side."""
    letter = SIDES[(side - turn) % 4]
    for number, rail in enumerate(face.rails):
        if letter in rail.sides:
            return number
    for number, mountain in enumerate(face.mountains):
        if letter in mountain.sides:
            return len(face.rails) + number
    return -1


def _half_part(face: Face, turn: int, half: int) -> int:
    """The offset of the prairie part that reaches the half-side."""
    name = HALVES[(half - 2 * turn) % 8]
    for number, prairie in enumerate(face.prairies):
        if name in prairie.halves:
            return len(face.rails) + len(face.mountains) + number
    return -1


def _new_areas(face: Face) -> list[int]:
    """The parts of a face as areas of their own, ore tokens already on the mountains (GR-4.8)."""
    fork = int(areas.FORK) if len(face.rails) > 1 else 0
    packed = [
        int(areas.TRACK + areas.TILES + areas.OPEN * len(rail.sides) + areas.LOCOMOTIVE * rail.locomotives) + fork
        for rail in face.rails
    ]
    packed += [
        int(areas.MOUNTAIN + areas.OPEN * len(rock.sides) + (areas.NUGGET + areas.TOKEN) * rock.nuggets)
        for rock in face.mountains
    ]
    packed += [int(areas.PRAIRIE + areas.TIPI * field.tipis + areas.HERD * field.herds) for field in face.prairies]
    if face.city:
        packed.append(int(areas.CITY + areas.OPEN * len(face.rails)))
    return packed


def _fitting_turns(face: Face, signature: int) -> int:
    """The mask of turns in which the face continues all neighbours of a place (GR-4.5)."""
    mask = 0
    for turn in range(TURNS):
        if all(_asked(signature, side) in (0, _edge(face, turn, side)) for side in range(SIDE_COUNT)):
            mask |= 1 << turn
    return mask


def _check_widths() -> None:
    """The packed fields of an area must hold whatever these components can add up to."""

    def total(count_of: list[int]) -> int:
        return sum(face.count * number for face, number in zip(FACES, count_of, strict=True))

    limits = {
        "tiles": (int(TILE_COUNT), 72),
        "cowboys": (FIGURES.cowboys, 7),
        "locomotives": (total([sum(rail.locomotives for rail in face.rails) for face in FACES]), 15),
        "nuggets": (total([sum(rock.nuggets for rock in face.mountains) for face in FACES]), 127),
        "mountain sides": (total([face.edges.count("M") for face in FACES]), 127),
        "tipi camps": (total([sum(field.tipis for field in face.prairies) for face in FACES]), 31),
        "herds": (total([sum(field.herds for field in face.prairies) for face in FACES]), 31),
        "tracks that cross a tile twice": (
            total([sum(rail.end == "" for rail in face.rails) if len(face.rails) > 1 else 0 for face in FACES]),
            13,
        ),
    }
    for what, (number, most) in limits.items():
        if number > most:
            raise ValueError(f"components.toml has {number} {what}; the engine has room for {most}")


_check_widths()

NODE_COUNT: Final[i64] = sum(face.count * len(_part_codes(face)) for face in FACES)
PARTS: Final[vec[i64]] = vec[i64]([len(_part_codes(face)) for face in FACES])
RAILS: Final[vec[i64]] = vec[i64]([len(face.rails) for face in FACES])
MOUNTAINS: Final[vec[i64]] = vec[i64]([len(face.mountains) for face in FACES])
CITY_OFFSET: Final[vec[i64]] = vec[i64]([len(_part_codes(face)) - 1 if face.city else -1 for face in FACES])
NUGGETS: Final[vec[i64]] = vec[i64]([sum(rock.nuggets for rock in face.mountains) for face in FACES])
PART_CODE: Final[vec[i64]] = vec[i64](
    [code for face in FACES for code in (_part_codes(face) + [-1] * CODES)[:CODES]]
)  # face * CODES + offset
PART_OFFSET: Final[vec[i64]] = vec[i64]([o for face in FACES for o in _offset_of_code(face)])  # face * CODES + code
NEW_AREA: Final[vec[i64]] = vec[i64](
    [area for face in FACES for area in (_new_areas(face) + [0] * CODES)[:CODES]]
)  # face * CODES + offset
FITTING_TURNS: Final[vec[i64]] = vec[i64](
    [_fitting_turns(face, signature) for face in FACES for signature in range(SIGNATURES)]
)  # face * SIGNATURES + signature of the place -> mask of turns
FITTING_COUNT: Final[vec[i64]] = vec[i64]([int(turns).bit_count() for turns in FITTING_TURNS])
EDGE: Final[vec[i64]] = vec[i64](
    [_edge(face, turn, side) for face in FACES for turn in range(TURNS) for side in range(SIDE_COUNT)]
)  # turned face * SIDE_COUNT + side
ASKING: Final[vec[i64]] = vec[i64](
    [
        _signature(_edge(face, turn, side), (side + 2) % SIDE_COUNT)
        for face in FACES
        for turn in range(TURNS)
        for side in range(SIDE_COUNT)
    ]
)  # turned face * SIDE_COUNT + side -> signature that it gives to the place across that side
SIDE_PART: Final[vec[i64]] = vec[i64](
    [_side_part(face, turn, side) for face in FACES for turn in range(TURNS) for side in range(SIDE_COUNT)]
)  # turned face * SIDE_COUNT + side
HALF_PART: Final[vec[i64]] = vec[i64](
    [_half_part(face, turn, half) for face in FACES for turn in range(TURNS) for half in range(8)]
)  # turned face * 8 + half
