"""The random generator of every match, bot and simulation: small, portable, the same on every build.

It is SFC32 (Chris Doty-Humphrey's "small fast counter", 32-bit words a, b, c and a counter):

    t = a + b + counter;  counter += 1
    a = b ^ b >> 9;  b = c + (c << 3);  c = rotate_left(c, 21) + t;  the number is t

with every word taken modulo 2**32. The four words come from the first 16 bytes (big-endian) of the SHA-256 of the key,
and twelve numbers are thrown away. `below(n)` takes the next number under the largest multiple of n, modulo n.
Anybody can rewrite this in ten lines of any language; docs/records.md has test numbers.
"""

import hashlib
from typing import Final

from mypy_extensions import i64

from bunkhouse.core.vecs import append, vec

WORD: Final[i64] = 0xFFFFFFFF
TWO_32: Final[i64] = 0x100000000
WARM_UP: Final = 12
STREAM_WARM_UP: Final = 8


class Random:
    def __init__(self, key: str) -> None:
        digest = hashlib.sha256(key.encode()).digest()
        self.a: i64 = int.from_bytes(digest[0:4], "big")
        self.b: i64 = int.from_bytes(digest[4:8], "big")
        self.c: i64 = int.from_bytes(digest[8:12], "big")
        self.counter: i64 = int.from_bytes(digest[12:16], "big")
        for _ in range(WARM_UP):
            self.word()

    def __repr__(self) -> str:
        return f"<Random {self.a:08x} {self.b:08x} {self.c:08x} {self.counter:08x}>"

    def word(self) -> i64:
        """The next 32 random bits."""
        b = self.b
        c = self.c
        counter = self.counter
        t = self.a + b + counter & WORD
        self.counter = counter + 1 & WORD
        self.a = b ^ b >> 9
        self.b = c * 9 & WORD
        self.c = (c << 21 | c >> 11) + t & WORD
        return t

    def words(self, count: i64) -> vec[i64]:
        """The next so many numbers."""
        numbers = vec[i64](capacity=count)
        for _ in range(count):
            numbers = append(numbers, self.word())
        return numbers

    def begin(self, base: vec[i64], number: i64) -> None:
        """Go on with the numbered one of the streams that four words are the base of."""
        self.a = base[0] + number * 0x9E3779B1 & WORD
        self.b = base[1] ^ number
        self.c = base[2]
        self.counter = base[3]
        for _ in range(STREAM_WARM_UP):
            self.word()

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each equally likely; bound is at most 2**32."""
        number = self.word()
        while number >= TWO_32 - TWO_32 % bound:
            number = self.word()
        return number % bound

    def weighted(self, weights: vec[i64], total: i64) -> i64:
        """An index, each as likely as its share of the total."""
        left = self.below(total)
        index: i64 = 0
        while left >= weights[index]:
            left -= weights[index]
            index += 1
        return index
