"""The generator: known numbers, so that it is the same on every build and in every language it is rewritten in."""

import hashlib

from mypy_extensions import i64

from bunkhouse.core.random import Random
from bunkhouse.core.vecs import vec


def test_known_numbers() -> None:
    random = Random("Bunkhouse")
    assert [random.word() for _ in range(4)] == [2095611255, 2466819945, 1737631252, 953319902]
    random = Random("dice")
    assert [random.below(6) + 1 for _ in range(20)] == [1, 5, 1, 2, 6, 5, 1, 3, 2, 2, 2, 3, 2, 3, 1, 4, 2, 6, 1, 3]


def test_an_independent_copy_of_the_algorithm() -> None:
    """docs/records.md, written out again with plain Python numbers."""
    digest = hashlib.sha256(b"any key").digest()
    a, b, c, counter = (int.from_bytes(digest[4 * n : 4 * n + 4], "big") for n in range(4))
    numbers = []
    for _ in range(212):
        t = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b >> 9)
        b = (c + c * 8) % 2**32
        c = ((c * 2**21 + (c >> 11)) + t) % 2**32
        numbers.append(t)
    random = Random("any key")
    assert [random.word() for _ in range(200)] == numbers[12:]


def test_below_is_fair() -> None:
    random = Random("fair")
    counts = [0] * 7
    for _ in range(14_000):
        counts[random.below(7)] += 1
    assert all(1800 < count < 2200 for count in counts)
    assert {random.below(1) for _ in range(5)} == {0}


def test_weighted_follows_its_weights() -> None:
    random = Random("weights")
    counts = [0] * 4
    for _ in range(8_000):
        counts[random.weighted(vec[i64]([1, 0, 5, 2]), 8)] += 1
    assert counts[1] == 0
    assert 850 < counts[0] < 1150
    assert 4800 < counts[2] < 5200
