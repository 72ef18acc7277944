"""A small implementation of the layers written apart, to compare with: objects are tuples of plain values.

Knows nothing of the engine. Effects are functions of a board, in four kinds of layers; dependency is found by trying
every pair (CR 613.8a), and the whole order is worked out anew after each application (613.8c)."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

LAYERS = ("type", "color", "ability", "set", "modify", "switch")


@dataclass(frozen=True)
class Thing:
    """A permanent: what it is, and which effects its abilities make."""

    types: frozenset[str]
    colors: frozenset[str]
    keywords: frozenset[str]
    size: tuple[int, int]
    effects: tuple[int, ...] = ()


Board = Mapping[str, Thing]
Applies = Callable[[Thing], bool]
Does = Callable[[Thing], Thing]


@dataclass(frozen=True)
class Plain:
    """An effect of a permanent's ability, known by its number: to what it applies, and what it does in which layers."""

    number: int
    source: str
    applies: Applies
    parts: Mapping[str, Does]


def layered(board: Board, effects: Sequence[Plain]) -> Board:
    """CR 613.1: everybody's values after all layers; `effects` are in timestamp order."""
    begun: dict[int, tuple[str, ...]] = {}
    for layer in LAYERS:
        done: set[int] = set()
        while waiting := [each for each in effects if is_due(each, layer, done, begun, board)]:
            chosen = first(waiting, layer, begun, board)
            things = found(chosen, begun, board)
            begun[chosen.number] = things
            board = after(chosen, layer, things, board)
            done.add(chosen.number)
    return board


def is_due(effect: Plain, layer: str, done: set[int], begun: Mapping[int, tuple[str, ...]], board: Board) -> bool:
    exists = effect.number in begun or effect.number in board[effect.source].effects
    return layer in effect.parts and effect.number not in done and exists


def found(effect: Plain, begun: Mapping[int, tuple[str, ...]], board: Board) -> tuple[str, ...]:
    if effect.number in begun:
        return begun[effect.number]
    return tuple(sorted(name for name, thing in board.items() if effect.applies(thing)))


def after(effect: Plain, layer: str, things: Sequence[str], board: Board) -> Board:
    return {name: effect.parts[layer](thing) if name in things else thing for name, thing in board.items()}


def first(waiting: Sequence[Plain], layer: str, begun: Mapping[int, tuple[str, ...]], board: Board) -> Plain:
    """CR 613.8b: the oldest of those whose every dependency, near or far, depends on it in turn."""
    edges = {
        each.number: {
            other.number for other in waiting if other is not each and depends(each, other, layer, begun, board)
        }
        for each in waiting
    }
    reach = {number: closure(edges, number) for number in edges}
    return next(each for each in waiting if all(each.number in reach[other] for other in reach[each.number]))


def closure(edges: Mapping[int, set[int]], start: int) -> set[int]:
    seen: set[int] = set()
    frontier = set(edges[start])
    while frontier:
        seen |= frontier
        frontier = {each for known in frontier for each in edges[known]} - seen
    return seen


def depends(one: Plain, other: Plain, layer: str, begun: Mapping[int, tuple[str, ...]], board: Board) -> bool:
    """CR 613.8a."""
    if one.number in begun:
        return False
    then = after(other, layer, found(other, begun, board), board)
    gone = one.number not in then[one.source].effects
    return gone or found(one, begun, then) != found(one, begun, board)


def bare(thing: Thing) -> Thing:
    """It loses all abilities."""
    return replace(thing, keywords=frozenset(), effects=())


def switched(thing: Thing) -> Thing:
    return replace(thing, size=(thing.size[1], thing.size[0]))
