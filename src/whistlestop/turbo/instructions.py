"""Single instructions of the processor, for compiled code: bits counted, sums that wrap."""

from collections.abc import Callable
from typing import Any, cast

from llvmlite import ir
from numba import from_dtype, types
from numba.extending import intrinsic

Emit = Callable[..., Any]


def _on_one(emit: Emit) -> Callable[[int], int]:
    """An instruction on one word."""

    def instruction(typing_context: Any, word: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return emit(builder, args[0])

        return types.int64(types.int64), code

    return cast(Callable[[int], int], intrinsic(instruction))


def _on_two(emit: Emit) -> Callable[[int, int], int]:
    """An instruction on two words."""

    def instruction(typing_context: Any, one: Any, other: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return emit(builder, args[0], args[1])

        return types.int64(types.int64, types.int64), code

    return cast(Callable[[int, int], int], intrinsic(instruction))


def _cttz(builder: Any, word: Any) -> Any:
    return builder.cttz(word, ir.Constant(ir.IntType(1), 0))


def _drop(builder: Any, word: Any) -> Any:
    return builder.and_(word, builder.sub(word, ir.Constant(ir.IntType(64), 1)))


popcount = _on_one(lambda builder, word: builder.ctpop(word))
"""How many bits of a word are set."""
lowest = _on_one(_cttz)
"""The place of the lowest set bit."""
drop = _on_one(_drop)
"""The word without its lowest set bit."""
only_lowest = _on_one(lambda builder, word: builder.and_(word, builder.neg(word)))
"""The lowest set bit of a word, alone."""
plus = _on_two(lambda builder, one, other: builder.add(one, other))
"""A sum that wraps around."""
minus = _on_two(lambda builder, one, other: builder.sub(one, other))
"""A difference that wraps around."""
times = _on_two(lambda builder, one, other: builder.mul(one, other))
"""A product that wraps around."""
right = _on_two(lambda builder, word, count: builder.lshr(word, count))
"""A shift to the right that fills with zeros."""


def record_at(dtype: Any, size: int) -> Callable[[Any, int], Any]:
    """The record at a place in a row of words: its fields are those words, not a copy."""
    kind = from_dtype(dtype)

    def found(typing_context: Any, row: Any, place: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            words = context.make_array(signature.args[0])(context, builder, args[0]).data
            first = builder.mul(args[1], ir.Constant(ir.IntType(64), size))
            return builder.bitcast(builder.gep(words, [first]), context.get_value_type(kind))

        return kind(row, types.int64), code

    return cast(Callable[[Any, int], Any], intrinsic(found))
