"""Token buckets: so many requests a second, a few more at once."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

FORGET_AT = 10_000  # buckets; those that are full again are forgotten


class Bucket:
    __slots__ = ("_capacity", "_filled", "_rate", "_tokens")

    def __init__(self, rate: float, capacity: float) -> None:
        self._rate = rate
        self._capacity = capacity
        self._tokens = capacity
        self._filled = time.monotonic()

    def take(self) -> bool:
        self._fill()
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def is_full(self) -> bool:
        self._fill()
        return self._tokens >= self._capacity

    def _fill(self) -> None:
        moment = time.monotonic()
        self._tokens = min(self._capacity, self._tokens + (moment - self._filled) * self._rate)
        self._filled = moment


class Limit:
    """A bucket for everyone, by key or address."""

    def __init__(self, rate: float, capacity: float) -> None:
        self._rate = rate
        self._capacity = capacity
        self._buckets: dict[str, Bucket] = {}

    def allows(self, who: str) -> bool:
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= FORGET_AT:
                self._buckets = {name: old for name, old in self._buckets.items() if not old.is_full()}
            bucket = self._buckets[who] = Bucket(self._rate, self._capacity)
        return bucket.take()


class Places:
    """At most so many at a time, for everyone."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    @contextmanager
    def place(self, who: str | None) -> Iterator[bool]:
        """Whether there was room; the place is given back at the end."""
        if who is None:
            yield True
        elif self._taken[who] >= self._most:
            yield False
        else:
            self._taken[who] += 1
            try:
                yield True
            finally:
                self._taken[who] -= 1
                if not self._taken[who]:
                    del self._taken[who]
