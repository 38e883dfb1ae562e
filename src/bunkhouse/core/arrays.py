"""Small makers of arrays."""

from mypy_extensions import i64

from bunkhouse.core.vecs import append, vec


def repeated(value: i64, count: i64) -> vec[i64]:
    """An array with the same value in every place."""
    items = vec[i64](capacity=count)
    for _ in range(count):
        items = append(items, value)
    return items
