"""Flat arrays: `librt.vecs` in the compiled build, plain lists in the interpreted one, where a list is twice as fast.

Import `vec`, `append`, `extend`, `pop` and `remove` from here, never from librt, so that a whole build has one kind.
mypy and mypyc see the names of librt and turn them into machine code.
"""
# Not compiled: it chooses the arrays of the build.

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

_seats = find_spec("bunkhouse.core.seats")
COMPILED = _seats is not None and not str(_seats.origin).endswith(".py")

if TYPE_CHECKING or COMPILED:
    from librt.vecs import append as append
    from librt.vecs import extend as extend
    from librt.vecs import pop as pop
    from librt.vecs import remove as remove
    from librt.vecs import vec as vec
else:
    from mypy_extensions import u8

    def _list(items=(), *, capacity=0):
        return list(items)

    def _bytes(items=(), *, capacity=0):
        return bytearray(items)

    class vec:  # noqa: N801 (it stands in for librt's)
        def __class_getitem__(cls, item):
            return _bytes if item is u8 else _list

    def append(items, item):
        items.append(item)
        return items

    def extend(items, more):
        items.extend(more)
        return items

    def pop(items):
        item = items.pop()
        return items, item

    def remove(items, item):
        items.remove(item)
        return items
